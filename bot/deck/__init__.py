"""The deck as the application's emojis at Discord: uploaded, kept complete, and known by their ids."""
