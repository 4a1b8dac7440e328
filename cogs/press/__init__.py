"""Buttons and menus: what each does, and how every interaction ends."""
