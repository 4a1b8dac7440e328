"""Discord: slash commands, buttons, and the messages that show tables and chips.

Callbacks parse, call a service and render. Rules of games and SQL must not come in here.
"""
