"""What remains of a match: its record, and replays of it."""
