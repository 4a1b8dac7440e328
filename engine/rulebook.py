"""What can be played of a game: presets, and house rules on top of them."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import Field, dataclass, field, fields, replace
from functools import cached_property, lru_cache
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


def parameter(
    name: str, default: Any, *, choices: Collection[str] = (), least: int = 0, listed: Collection[str] = ()
) -> Any:
    """Return a field of rules that house rules may change.

    Args:
        name: its name in records.
        default: of the same kind as every value: a truth, a number, a text or a tuple of texts.
        choices: the texts to choose from.
        least: the lowest number.
        listed: what a tuple may contain. It is empty only if the default is.
    """
    return field(default=default, metadata={"name": name, "choices": choices, "least": least, "listed": listed})


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

    plain: Mapping[str, R] = {PLAIN: cast("R", PLAIN_RULES)}
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

    @cached_property
    def parameters(self) -> Mapping[str, "Field[Any]"]:
        """The fields of the rules that house rules may change, by their names in records."""
        rules = next(iter(self.plain.values()))
        return {each.metadata["name"]: each for each in fields(rules) if "name" in each.metadata}

    def changed(self, rules: R, overrides: Mapping[str, Any]) -> R:
        """Return rules with dotted overrides in JSON types; see `read`. Equal rules are mostly one object."""
        problems = [Problem("unknown-parameter", (name,)) for name in overrides if name not in self.parameters]
        changes: dict[str, Any] = {}
        for name, value in overrides.items():
            if name in self.parameters:
                if _fits(self.parameters[name], value):
                    changes[self.parameters[name].name] = tuple(value) if isinstance(value, list) else value
                else:
                    problems.append(Problem("bad-value", (name,)))
        rules = replace(rules, **changes)
        bad = {name for problem in problems for name in problem.parameters}
        problems += [each for each in self.contradictions(rules) if not bad.intersection(each.parameters)]
        if problems:
            raise RulesRefused(problems)
        shared: R = _shared(rules)
        return shared

    def contradictions(self, rules: R) -> Iterable[Problem]:
        """Return why rules contradict themselves, for any players."""
        return ()

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
        base, changed = self.plain[rules.preset], dict[str, Any](preset=rules.preset)
        for name, each in self.parameters.items():
            value = getattr(rules, each.name)
            if value != getattr(base, each.name):
                changed[name] = list(value) if isinstance(value, tuple) else value
        return changed

    def load(self, data: Mapping[str, Any]) -> R:
        """Return the rules that `dump` wrote.

        Raises:
            RulesRefused: they are not valid rules.
        """
        overrides = dict(data)
        return self.read(overrides.pop("preset"), overrides)


@lru_cache(maxsize=256)
def _shared(rules: R) -> R:
    """Return the same object for equal rules: each one has two kilobytes, and what it has computed."""
    return rules


def _fits(parameter: "Field[Any]", value: object) -> bool:
    default, said = parameter.default, parameter.metadata
    if isinstance(default, tuple):
        return (
            isinstance(value, list | tuple)
            and (len(value) > 0 or not default)
            and all(isinstance(each, str) and each in said["listed"] for each in value)
        )
    if said["choices"]:
        return isinstance(value, str) and value in said["choices"]
    if isinstance(default, bool):
        return isinstance(value, bool)
    if isinstance(value, str):
        return value == default
    return isinstance(value, int) and not isinstance(value, bool) and value >= said["least"]
