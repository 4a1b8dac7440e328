"""Search: deals that could be, and rounds played to their end at once."""
