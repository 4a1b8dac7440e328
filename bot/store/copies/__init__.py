"""A copy of a database while others write to it, and bringing it into another."""
