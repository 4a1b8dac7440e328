"""Accounts, movements, and who stands where, in SQL."""
