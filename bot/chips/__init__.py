"""Chips: who has how many, and every movement of them. Double entry; see `ledger`."""
