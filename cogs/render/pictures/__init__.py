"""Pictures to share in words: what is drawn, and what is said of it to those who do not see it, from the same views."""
