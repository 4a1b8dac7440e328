"""Copying a database while others write to it, and moving it into another."""
