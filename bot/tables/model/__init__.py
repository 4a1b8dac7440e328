"""A table between two actions, and how it is written down. Pure."""
