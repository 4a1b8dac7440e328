"""New York, New York (RULES.md, *New York, New York*): twelve piles in a row, and whose card lies on top.

The files follow a round in this order: `deal`, `turns`, `scoring`, `settle`; `pot` has the stakes. `match` is the
entry point.
"""
