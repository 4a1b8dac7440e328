"""What can be played of a game: presets, and house rules on top of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Generic, TypeVar, cast

PLAIN = "plain"
"""The only preset of a game that has no others."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One reason why rules are refused: a kind, and the names of the parameters concerned."""

    kind: str
    parameters: tuple[str, ...] = ()

    def __str__(self) -> str:
        named = ", ".join(self.parameters)
        return f"{self.kind.replace('-', ' ')}: {named}" if named else self.kind.replace("-", " ")


class RulesRefused(ValueError):
    """Rules that contradict each other, do not fit the players, or are not supported; `problems` has every reason."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("; ".join(map(str, problems)))
        self.problems = tuple(problems)


@dataclass(frozen=True, slots=True)
class Switch:
    """A house rule that can be chosen by name, on top of a preset: its choices in order, and the present one."""

    name: str
    choices: tuple[str, ...]
    present: str


@dataclass(frozen=True)
class Rules:
    """The rules of a match, to which each game adds its own. By default two to eight play, and for nothing."""

    preset: str = PLAIN
    """The preset that they are based on."""

    @property
    def players(self) -> range:
        """The numbers of players that are allowed."""
        return range(2, 9)

    @property
    def chips(self) -> int:
        """The chips that everybody brings to a table; 0 in a game that is played for nothing."""
        return 0

    def rounds(self, players: int) -> int | None:
        """Return how many rounds a match of this many players has, None if nobody knows before its end."""
        return None

    def top_ups(self, players: int, played: int = 0) -> int:
        """Return the most chips that a seat may be topped up with after `played` rounds of a match of this many."""
        return 0


PLAIN_RULES = Rules()
R = TypeVar("R", bound=Rules)


class Rulebook(Generic[R]):
    """What can be played. By default that is one preset without house rules."""

    plain: Mapping[str, R] = MappingProxyType({PLAIN: cast("R", PLAIN_RULES)})
    """The rules of each preset, the one for newcomers first."""

    def presets(self) -> tuple[str, ...]:
        """Return the names of the presets, the one for newcomers first."""
        return tuple(self.plain)

    def read(self, preset: str, overrides: Mapping[str, Any]) -> R:
        """Return the rules of a preset with dotted overrides, as in records.

        Raises:
            RulesRefused: an unknown preset, parameter or value, or a contradiction; with every reason.
        """
        if preset not in self.plain:
            raise RulesRefused([Problem("unknown-preset", (preset,))])
        return self.changed(self.plain[preset], overrides)

    def changed(self, rules: R, overrides: Mapping[str, Any]) -> R:
        """Return rules with dotted overrides in JSON types; see `read`."""
        if overrides:
            raise RulesRefused([Problem("unknown-parameter", (name,)) for name in overrides])
        return rules

    def switches(self, rules: R) -> tuple[Switch, ...]:
        """Return the house rules that can be chosen by name, as they are under these rules."""
        return ()

    def with_preset(self, rules: R, preset: str) -> R:
        """Return the rules of another preset, keeping those present house rules that every preset has."""
        return self.read(preset, {})

    def switched(self, rules: R, name: str, choice: str) -> R:
        """Return rules with another choice of one house rule.

        Raises:
            RulesRefused: there is no such choice, or it contradicts others; with every reason.
        """
        raise RulesRefused([Problem("unknown-choice", (name,))])

    def carry(self, rules: R, chips: int) -> dict[str, int]:
        """Return how chips left over from an earlier match are laid on the spaces, by space; by default none are."""
        return {}

    def dump(self, rules: R) -> dict[str, Any]:
        """Return rules as in a record: the preset's name, and what differs from it."""
        return {"preset": rules.preset}

    def load(self, data: Mapping[str, Any]) -> R:
        """Return the rules that `dump` wrote.

        Raises:
            RulesRefused: they are not valid rules.
        """
        overrides = dict(data)
        return self.read(overrides.pop("preset"), overrides)
