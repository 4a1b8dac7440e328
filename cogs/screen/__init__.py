"""What a table should show: every message as a value, and its reader's language. Nothing here asks Discord."""
