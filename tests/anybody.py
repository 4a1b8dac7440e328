"""Whoever there is, for tests that read what is stored without asking who is at which table."""

from bot.members.people import Name
from bot.tables.model.people import People


class Anybody(People):
    """Everybody is stored as who they are, and called by their number."""

    def key(self, member: int) -> int:
        return member

    def name(self, person: int) -> Name:
        return Name(f"Person {person}" if person else "", person)

    def stored(self, name: str) -> int | str:
        return name.member if isinstance(name, Name) else name

    def read(self, stored: object) -> str:
        return self.name(stored) if isinstance(stored, int) else str(stored)


ANYBODY = Anybody()
