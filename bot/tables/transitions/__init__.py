"""What an action makes of a table: the next one, the chips that move, what is told. Pure."""
