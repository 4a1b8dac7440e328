"""Who reads what in tests of what is shown: English, and cards as text if nothing else is said."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

from bot.members.preferences import CardsBy
from cogs.screen.readers import Readers


@dataclass
class Languages:
    """What members have chosen, what was chosen for servers and channels, and what Discord has told of members."""

    own: dict[int, str] = field(default_factory=dict)
    public: dict[int, str] = field(default_factory=dict)
    noted: dict[int, str] = field(default_factory=dict)
    by: CardsBy = CardsBy.PICTURES
    """How servers want cards."""

    def cards(self, _guild: int) -> CardsBy:
        return self.by

    def language(self, guild: int, channel: int, parent: int | None) -> str | None:
        return next((self.public[each] for each in (channel, parent, guild) if each in self.public), None)

    async def locale(self, _guild: int, member: int) -> str:
        return self.noted.get(member, "")


class Pictures:
    """The application's pictures of cards."""

    def __init__(self, ids: Mapping[str, int]) -> None:
        self.ids = ids

    def refused(self) -> None:
        """Show cards as text, because Discord does not know an emoji."""
        self.ids = {}


def readers_of(bot: Any, languages: Languages | None = None, ids: Mapping[str, int] | None = None) -> Readers:
    """Return what gives words, on a bot that gets the services for it. `ids`: those of the pictures of cards."""
    chosen = languages or Languages()
    bot.server_choices = bot.wallets = chosen
    bot.preferences = SimpleNamespace(language=chosen.own.get)
    bot.deck = Pictures(ids or {})
    return Readers(bot)
