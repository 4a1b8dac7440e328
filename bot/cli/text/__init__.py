"""Sentences of the command line: matches as plain text. What Discord shows is made in `cogs/render`."""
