"""Drawing a picture, as a job for another process."""

from __future__ import annotations

from art.pictures.model import LeaderboardPicture, Picture, PodiumPicture, ProfilePicture, ResultPicture


def drawn(picture: Picture) -> bytes:
    """Return a picture as the content of a PNG file."""
    # Pillow is loaded here, in the process that draws: the bot's own does without it.
    from art.pictures import leaderboard, podium, profile, result, wallet

    if isinstance(picture, ResultPicture):
        return result.draw(picture)
    if isinstance(picture, LeaderboardPicture):
        return leaderboard.draw(picture)
    if isinstance(picture, PodiumPicture):
        return podium.draw(picture)
    if isinstance(picture, ProfilePicture):
        return profile.draw(picture)
    return wallet.draw(picture)
