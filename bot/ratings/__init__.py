"""Ratings: how well members play each game, from the places that they took at tables with other members."""
