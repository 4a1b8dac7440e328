"""What happens in a round of New York, New York: the deal, turns, the score, and how it is settled."""
