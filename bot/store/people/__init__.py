"""Whose a key is, and the data of members, in SQL."""
