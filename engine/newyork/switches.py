"""What can be chosen by name on top of a preset: what the table plays for."""

from __future__ import annotations

from engine.game import Problem, RulesRefused, Switch
from engine.newyork.rules import STAKE, Rules, read_rules

USUAL = (0, 1, 2, 5, 10, 20, 50, 100)
"""Stakes that are offered, in chips; the present one is among them anyway."""


def switches(rules: Rules) -> tuple[Switch, ...]:
    """Return the one switch that there is."""
    return (Switch(STAKE, tuple(map(str, sorted({*USUAL, rules.stake}))), str(rules.stake)),)


def switched(rules: Rules, name: str, choice: str) -> Rules:
    """Return these rules with another stake.

    Raises:
        RulesRefused: there is no such choice.
    """
    if name != STAKE or not (choice.isascii() and choice.isdecimal()):
        raise RulesRefused([Problem("unknown-choice", (name,))])
    return read_rules(rules, {STAKE: int(choice)})
