"""What is drawn: the deck, the bot's own picture, and the pictures of tables. No Discord, no words."""
