"""Newmarket, also called Michigan, Boodle or Stops: one engine, many house rules (RULES.md, *Stops games*).

The files follow a round in this order: `stakes`, `deal`, `leads`, `play`, `settle`. `rules` and `presets` say what can
differ, `match` is the entry point.
"""
