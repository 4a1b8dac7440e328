"""What remains of a match, and what becomes of tables in a restored copy."""
