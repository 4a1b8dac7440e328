"""Computer players of stops games. They receive a view, never a state."""
