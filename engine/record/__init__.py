"""Records of matches: a document read strictly, what each game says for itself, and a match played again from one."""
