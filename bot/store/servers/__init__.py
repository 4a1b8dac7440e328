"""What is kept of servers and channels, in SQL."""
