"""Newmarket, also called Michigan, Boodle or Stops: one engine, many house rules (RULES.md, *Stops games*).

A round is told by the files in this order: `stakes`, `deal`, `leads`, `play`, `settle`. `rules` and `presets` say what
can differ, `match` is the door.
"""
