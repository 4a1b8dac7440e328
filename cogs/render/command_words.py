"""The texts of a game's slash commands; `cogs/tree.py` translates them into every language of Discord."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from discord.app_commands import locale_str


def scene(context: str, name: str) -> locale_str:
    """Return an English name whose translation depends on its context, like `Words.scene` for sentences.

    Options' names stand in the scene `option`. Discord takes lower-case names of at most 32 letters, digits, `-`, `_`
    and `'`. No two options of a command may have the same name.
    """
    return locale_str(name, scene=context)


@dataclass(frozen=True, slots=True)
class ChipsOption:
    """The option for how many chips everybody brings to a table."""

    name: locale_str
    about: locale_str
    least: int = 1
    switch: str = "chips"
    """The house rule that the option sets."""


@dataclass(frozen=True, slots=True)
class GameTexts:
    """The texts of one game's commands. By default each is the game's name."""

    name: locale_str
    about: locale_str | None = None
    rating: locale_str | None = None
    """The game's leaderboard, as a choice."""
    rules: Mapping[str, locale_str] = field(default_factory=dict)
    """The presets that can be chosen."""
    levels: Mapping[str, locale_str] = field(default_factory=dict)
    """The levels of computer players that can be chosen."""
    chips: ChipsOption | None = None
    """None in a game that is played without chips."""
