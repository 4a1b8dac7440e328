"""What is drawn: the deck, and the pictures of tables. Shapes and pixels from plain data: no Discord, no words."""
