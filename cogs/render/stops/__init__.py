"""Stops games in words: their tables, hands, decisions, rules and results."""
