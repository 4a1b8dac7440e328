"""Showing tables in channels and direct messages: what is sent, edited and removed, and when."""
