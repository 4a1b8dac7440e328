"""Pressed buttons and chosen options: what each does, and how every interaction ends."""
