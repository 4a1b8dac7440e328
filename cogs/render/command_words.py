"""What the slash commands of a game say, in every language of Discord: their texts are translated by `cogs/tree.py`."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from discord.app_commands import locale_str


def scene(context: str, name: str) -> locale_str:
    """Return an English name whose translation depends on where it stands, like `Words.scene` for sentences.

    Options' names stand in the scene `option`. Discord takes a word in lower case for one: letters, digits, `-`, `_`
    and `'`, at most 32 of them, and another one for each option of a command.
    """
    return locale_str(name, scene=context)


@dataclass(frozen=True, slots=True)
class ChipsOption:
    """The option that says what everybody brings to a table."""

    name: locale_str
    about: locale_str
    least: int = 1
    switch: str = "chips"
    """The house rule that it sets."""


@dataclass(frozen=True, slots=True)
class GameTexts:
    """The texts of one game's commands. By default all say the game's name."""

    name: locale_str
    about: locale_str | None = None
    rating: locale_str | None = None
    """The game's leaderboard, as a choice."""
    rules: Mapping[str, locale_str] = field(default_factory=dict)
    """The presets that can be chosen."""
    levels: Mapping[str, locale_str] = field(default_factory=dict)
    """The levels of computer players that can be chosen."""
    chips: ChipsOption | None = None
    """None in a game that is played for nothing."""
