"""What should be seen of a table: every message as a value, and in which words. Nothing here asks Discord."""
