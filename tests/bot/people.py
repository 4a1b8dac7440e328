"""Who plays in these tests."""

from bot.members.people import Actor
from bot.store.people.people import PersonRow
from bot.tables.model.people import People

GUILD = 7
"""The server that everybody here is in."""
ANN = Actor(1001, "Ann", "en-US", guild=GUILD)
BEN = Actor(1002, "Ben", "de", guild=GUILD)
CLARA = Actor(1003, "Clara", "nl", guild=GUILD)
DIRK = Actor(1004, "Dirk", "en-US", guild=GUILD)
MODERATOR = Actor(1099, "Mo", "en-US", manages=True, guild=GUILD)
ADMIN = Actor(1098, "Olga", "en-US", manages=True, administers=True, guild=GUILD)


def somebody(number: int) -> Actor:
    return Actor(2000 + number, f"Member {number}", "en-US", guild=GUILD)


def seated(member: int | None) -> Actor:
    """Return the member with this id, as they ask for something at their table."""
    return Actor(member or 0, "Somebody", "en-US", guild=GUILD)


PEOPLE = People(
    PersonRow(key, each.member, each.name)
    for key, each in enumerate((ANN, BEN, CLARA, DIRK, MODERATOR, ADMIN, *map(somebody, range(32))), start=1)
)
"""All of them, with the keys by which they are stored where a test is about no database."""
