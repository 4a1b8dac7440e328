"""The effects of actions: the next table, the chips that move, the announcements. Pure."""
