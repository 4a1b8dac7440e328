"""What each member prefers, in every server: where and how they see their cards, how they are called, and more."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import asdict, dataclass, field, replace
from enum import StrEnum
from typing import Any

from pydantic import TypeAdapter

from bot.members import languages
from bot.members.nights import STARTS, ZONES, Night
from bot.refusals import KnownNowhere, NoSuchChoice
from bot.store.database import Database
from bot.store.work import Work


class HandsBy(StrEnum):
    """Where a member's cards are shown."""

    DIRECT = "direct"
    """By direct message, and under *My hand*."""
    BUTTON = "button"
    """Only under *My hand*."""


class CallsBy(StrEnum):
    """How a member is called when a table waits for them."""

    MENTION = "mention"
    """By mention, in the table's channel."""
    DIRECT = "direct"
    """By direct message."""
    NEVER = "never"


class CardsBy(StrEnum):
    """How cards are shown."""

    PICTURES = "pictures"
    FOUR_COLOUR = "four_colour"
    """Pictures on which each suit has a colour of its own."""
    TEXT = "text"


class StatsFor(StrEnum):
    """Who may see a member's statistics."""

    EVERYBODY = "shown"
    """Everybody in a server where they play."""
    ONESELF = "hidden"


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a member has chosen. The defaults hold for members who have chosen nothing."""

    hands: HandsBy = HandsBy.DIRECT
    calls: CallsBy = CallsBy.MENTION
    follow: bool = False
    """Whether forced cards are played for them from the start of every match."""
    cards: CardsBy = CardsBy.PICTURES
    stats: StatsFor = StatsFor.EVERYBODY
    locale: str | None = None
    """The language of their private messages; None: as in their Discord."""
    night: int | None = None
    """The hour at which their night begins, in which no day-long decision is due; None: they have none."""
    zone: int = 0
    """By how many minutes their clock is ahead of UTC."""

    @property
    def sleeps(self) -> Night | None:
        """Their night."""
        return None if self.night is None else Night(self.night, self.zone)


NO_NIGHT = "none"
"""Stands in a menu for no night at all."""
UNCHOSEN = Preferences()
"""The preferences of members who have chosen nothing."""

_PREFERENCES = TypeAdapter(Preferences)

CHOICES: Mapping[str, Mapping[str, Any]] = {
    "hands": {str(each): each for each in HandsBy},
    "calls": {str(each): each for each in CallsBy},
    "follow": {"on": True, "off": False},
    "cards": {str(each): each for each in CardsBy},
    "stats": {str(each): each for each in StatsFor},
    "night": {NO_NIGHT: None, **{str(each): each for each in STARTS}},
    "zone": {str(each): each for each in ZONES},
}
"""What can be chosen for each field of `Preferences` but the language, by the text that stands for it in a menu."""

Told = Callable[[int, str, Preferences], Awaitable[None]]
"""Called with a choice: the member, the setting, and what they prefer now."""


def choices(setting: str) -> Mapping[str, Any]:
    """Return what can be chosen for a field of `Preferences`, by the text that stands for it in a menu."""
    return languages.choices() if setting == "locale" else CHOICES.get(setting, {})


def nobody() -> None:
    """Tell nobody: there are no other processes."""


@dataclass(eq=False)
class PersonalSettings:
    """Keeps what members have chosen. Languages and nights are in memory too, as answers and deadlines need them."""

    _database: Database
    _changed: Told
    """Called with every choice that changes something."""
    _tell: Callable[[], None] = nobody
    """Lets other processes read the choices again."""
    _habits: dict[int, tuple[str | None, Night | None]] = field(default_factory=dict)

    async def load(self) -> set[int]:
        """Read who has chosen which language and night, and return the members whose language was another one.

        Called at the start, when somebody may have been forgotten, and when another process has taken a choice.
        """
        before = self._habits
        async with self._database.reading() as work:
            rows = await work.everywhere.habits()
        self._habits = {
            member: (locale, None if hour is None else Night(hour, zone)) for member, locale, hour, zone in rows
        }
        both = {*before, *self._habits}
        return {member for member in both if before.get(member, (None,))[0] != self.language(member)}

    def language(self, member: int) -> str | None:
        """Return the language that a member has chosen, None for members who have chosen none."""
        return self._habits.get(member, (None,))[0]

    def spared(self, member: int, at: float) -> float:
        """Return a member's deadline, in seconds since 1970, or the end of their night if it is within that."""
        _, night = self._habits.get(member, (None, None))
        return at if night is None else night.spared(at)

    async def get(self, member: int) -> Preferences:
        """Return what a member prefers."""
        async with self._database.reading() as work:
            return await of_member(work, member)

    async def check_kept(self, member: int) -> None:
        """Refuse choices of somebody whom no server knows: choices are deleted with the last server that knows them.

        Raises:
            KnownNowhere: no server knows them.
        """
        async with self._database.reading() as work:
            if not await work.people.servers(member):
                raise KnownNowhere

    async def choose(self, member: int, setting: str, choice: str) -> Preferences:
        """Choose for a member, and return what they prefer now.

        `setting`: what to choose, a field of `Preferences`. `choice`: one of the texts of `choices`.

        Raises:
            NoSuchChoice: there is no such setting, or no such choice for it.
        """
        possible = choices(setting)
        if choice not in possible:
            raise NoSuchChoice
        async with self._database.writing() as work:
            before = await of_member(work, member)
            now = replace(before, **{setting: possible[choice]})
            if now != before:
                await work.everywhere.put_preferences(member, asdict(now))
        self._habits[member] = now.locale, now.sleeps
        if now != before:
            self._tell()
        if now != before or setting == "follow":  # the first time may not have come to the end of their lobbies
            await self._changed(member, setting, now)
        return now


async def of_member(work: Work, member: int) -> Preferences:
    """Return within a unit of work what a member prefers."""
    return of_row(await work.everywhere.preferences(member))


async def keeps_statistics(work: Work, member: int) -> bool:
    """Return within a unit of work whether nobody but a member may see what they have done."""
    return (await of_member(work, member)).stats is StatsFor.ONESELF


def of_row(row: Mapping[str, Any] | None) -> Preferences:
    """Return the preferences that a row stores; None stands for somebody who has chosen nothing."""
    return UNCHOSEN if row is None else _PREFERENCES.validate_python(row)
