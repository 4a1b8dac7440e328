"""New York, New York (RULES.md, *New York, New York*): twelve piles in a row, and whose card lies on top.

A round is told by the files in this order: `deal`, `turns`, `scoring`, `settle`; `pot` is what a table plays for.
`match` is the door.
"""
