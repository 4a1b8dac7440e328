"""Chips: who has how many, and every movement of them. Double entry; the ledger is in `bot/store/chips/ledger.py`."""
