"""The deck as the application's emojis at Discord: uploaded, kept whole, and known by their ids."""
