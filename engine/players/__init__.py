"""Computer players. They receive a view, never a state: they know what their seat may know, and no more."""
