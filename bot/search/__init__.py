"""The processes in which computer players think, and what is said to them."""
