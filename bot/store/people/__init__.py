"""The people behind keys, and the data of members, in SQL."""
