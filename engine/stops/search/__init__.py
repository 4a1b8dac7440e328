"""Search: possible deals, and rounds played to their end at once."""
