"""What stops games can be played by: the presets, with house rules on top."""

from types import MappingProxyType
from typing import Any

from engine.game import Rulebook
from engine.stops.phases.stakes import evenly
from engine.stops.presets import PRESETS
from engine.stops.rules import PARAMETERS, Rules, read_rules
from engine.stops.switches import switched, switches


class StopsRulebook(Rulebook[Rules]):
    """The rules of stops games, under the contract of `engine.game.Rulebook`."""

    plain = MappingProxyType({name: each.rules for name, each in PRESETS.items()})
    switches = staticmethod(switches)
    switched = staticmethod(switched)

    changed = staticmethod(read_rules)

    def seats(self, preset: str) -> range:
        """Return the numbers of players that a preset allows."""
        return PRESETS[preset].players

    def top_ups(self, rules: Rules, players: int) -> int:
        """Return `chips` for every round if `end.mode` tops players up, else 0."""
        return rules.top_ups(players)

    def rounds(self, rules: Rules, players: int) -> int | None:
        """Return how many rounds a match has, None if chips alone decide (RULES.md, *Match*)."""
        return rules.rounds(players)

    def carry(self, rules: Rules, chips: int) -> dict[str, int]:
        """Spread chips over the layout as evenly as possible; the first spaces get one more."""
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
