"""Lessons: rounds with fixed deals that teach a game, and who has finished them."""
