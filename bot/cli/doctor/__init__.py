"""`python -m bot doctor`: looks at everything that a bot needs, and says in one line each what to do."""
