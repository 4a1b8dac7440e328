"""Matches that are over, to be watched again: a list to choose from, and the message that steps through one."""
