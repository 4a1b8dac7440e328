"""Computer players of New York, New York. They receive a view, never a state."""
