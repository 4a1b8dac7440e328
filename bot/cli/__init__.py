"""The commands of `python -m bot`, and what they print."""
