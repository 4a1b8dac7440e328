"""New York, New York in words: its tables, hands, rules and results."""
