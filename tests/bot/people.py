"""Who plays in these tests."""

from bot.people import Actor

ANN = Actor(1001, "Ann", "en-US")
BEN = Actor(1002, "Ben", "de")
CLARA = Actor(1003, "Clara", "nl")
DIRK = Actor(1004, "Dirk", "en-US")
MODERATOR = Actor(1099, "Mo", "en-US", manages=True)


def somebody(number: int) -> Actor:
    return Actor(2000 + number, f"Member {number}", "en-US")
