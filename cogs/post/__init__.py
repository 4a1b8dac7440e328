"""Posting, editing and removing messages, so that Discord shows the present state of the tables."""
