"""Until when a table waits, and what happens then. Pure."""
