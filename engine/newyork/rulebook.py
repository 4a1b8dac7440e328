"""What New York, New York can be played by: two presets, and the stake."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.game import Problem, Rulebook, RulesRefused, Switch
from engine.newyork.phases.pot import POT
from engine.newyork.rules import PRESETS, STAKE, Rules

USUAL = (0, 1, 2, 5, 10, 20, 50, 100)
"""The stakes offered, in chips; the present one is always added."""


class NewYorkRulebook(Rulebook[Rules]):
    """The rules of New York, New York, under the contract of `engine.game.Rulebook`."""

    plain = PRESETS

    def changed(self, rules: Rules, overrides: Mapping[str, Any]) -> Rules:
        """Return rules with overrides in JSON types; `stake` is the only parameter."""
        problems = [Problem("unknown-parameter", (name,)) for name in overrides if name != STAKE]
        stake = overrides.get(STAKE, rules.stake)
        if not isinstance(stake, int) or isinstance(stake, bool) or stake < 0:
            problems.append(Problem("bad-value", (STAKE,)))
        if problems:
            raise RulesRefused(problems)
        return replace(rules, stake=stake)

    def switches(self, rules: Rules) -> tuple[Switch, ...]:
        """Return the stake, which can be chosen on any preset."""
        return (Switch(STAKE, tuple(map(str, sorted({*USUAL, rules.stake}))), str(rules.stake)),)

    def with_preset(self, rules: Rules, preset: str) -> Rules:
        """Return another preset with the same stake."""
        return self.read(preset, {STAKE: rules.stake})

    def switched(self, rules: Rules, name: str, choice: str) -> Rules:
        """Return rules with another stake."""
        if name != STAKE or not (choice.isascii() and choice.isdecimal()):
            raise RulesRefused([Problem("unknown-choice", (name,))])
        return self.changed(rules, {STAKE: int(choice)})

    def carry(self, rules: Rules, chips: int) -> dict[str, int]:
        """Lay chips on the pot, if the table plays for one."""
        return {POT: chips} if chips and rules.stake else {}

    def dump(self, rules: Rules) -> dict[str, Any]:
        """Return the preset's name, and the stake if there is one."""
        return {"preset": rules.preset, **({STAKE: rules.stake} if rules.stake else {})}
