"""Accounts, movements, and members' places on boards, in SQL."""
