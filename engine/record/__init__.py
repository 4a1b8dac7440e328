"""Records of matches (RECORDS.md): a match played again from one, and a match as a film."""
