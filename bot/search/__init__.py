"""The processes in which computer players think and finished matches are played again, and what is said to them."""
