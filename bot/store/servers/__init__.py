"""The data of servers and channels, in SQL."""
