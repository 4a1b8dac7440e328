"""What stops games can be played by: the presets, with house rules on top."""

from collections.abc import Mapping
from typing import Any

from engine.game import Problem, Rulebook, RulesRefused, Switch
from engine.stops import switches
from engine.stops.phases.stakes import evenly
from engine.stops.presets import PRESETS
from engine.stops.rules import PARAMETERS, Rules, read_rules


class StopsRulebook(Rulebook[Rules]):
    """The rules of stops games, under the contract of `engine.game.Rulebook`."""

    def read(self, preset: str, overrides: Mapping[str, Any]) -> Rules:
        """Return a preset's rules with dotted overrides (RULES.md, *Presets* and *Parameters*)."""
        if preset not in PRESETS:
            raise RulesRefused([Problem("unknown-preset", (preset,))])
        return read_rules(PRESETS[preset].rules, overrides)

    def presets(self) -> tuple[str, ...]:
        """Return the names of the presets, the one for newcomers first."""
        return tuple(PRESETS)

    def seats(self, preset: str) -> range:
        """Return the numbers of players that a preset allows."""
        return PRESETS[preset].players

    def switches(self, rules: Rules) -> tuple[Switch, ...]:
        """Return the house rules that people ask for by name."""
        return switches.switches(rules)

    def switched(self, rules: Rules, name: str, choice: str) -> Rules:
        """Return rules with another choice of one house rule."""
        return switches.switched(rules, name, choice)

    def top_ups(self, rules: Rules, players: int) -> int:
        """Return `chips` for every round where `end.mode` tops players up, 0 elsewhere."""
        return rules.top_ups(players)

    def rounds(self, rules: Rules, players: int) -> int | None:
        """Return how many rounds a match has, None if chips alone decide (RULES.md, *Match*)."""
        return rules.rounds(players)

    def carry(self, rules: Rules, chips: int) -> dict[str, int]:
        """Spread chips over the layout as evenly as it goes, the first spaces one more."""
        return evenly(rules.layout, chips)

    def dump(self, rules: Rules) -> dict[str, Any]:
        """Return rules as in a record: the preset's name, and what differs from it."""
        base = PRESETS[rules.preset].rules
        changed: dict[str, Any] = {"preset": rules.preset}
        for name, parameter in PARAMETERS.items():
            value = getattr(rules, parameter.name)
            if value != getattr(base, parameter.name):
                changed[name] = list(value) if isinstance(value, tuple) else value
        return changed
