"""Who a key is, and what is kept of members, in SQL."""
