"""Pictures to share: a match's result, a leaderboard, a wallet over time. Drawn from plain data, without words."""
