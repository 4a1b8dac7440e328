"""The deal of the day: secrets of days, members' attempts, and how they compare."""
