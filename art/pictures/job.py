"""Drawing a picture, as a job for another process."""

from art.pictures.model import LeaderboardPicture, Picture, PodiumPicture, ProfilePicture, ResultPicture, WalletPicture


def drawn(picture: Picture) -> bytes:
    """Return a picture as the content of a PNG file."""
    # Pillow is loaded here, in the process that draws: the bot's own does without it.
    from art.pictures import leaderboard, podium, profile, result, wallet

    match picture:
        case ResultPicture():
            painted = result.paint(picture)
        case LeaderboardPicture():
            painted = leaderboard.paint(picture)
        case PodiumPicture():
            painted = podium.paint(picture)
        case ProfilePicture():
            painted = profile.paint(picture)
        case WalletPicture():
            painted = wallet.paint(picture)
    return painted.png()
