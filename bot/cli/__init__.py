"""The commands beside running the bot: replay, verify, the demo; and their text."""
