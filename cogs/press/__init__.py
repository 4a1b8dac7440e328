"""Pressed buttons and chosen options: their ids, what each does, and how every interaction is answered."""
