"""Posting, editing and removing messages, so that Discord shows what should be seen of the tables."""
