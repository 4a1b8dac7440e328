"""Members as tables know them: who asks, what they prefer, and where their direct messages are."""
