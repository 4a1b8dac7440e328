"""`python -m bot doctor`: checks everything that a bot needs, and says in one line each what to do."""
