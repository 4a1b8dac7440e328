"""What New York, New York can be played by: two presets, and the stake."""

from engine.game import Problem, Rulebook, RulesRefused, Switch
from engine.newyork.phases.pot import POT
from engine.newyork.rules import PRESETS, STAKE, Rules

USUAL = (0, 1, 2, 5, 10, 20, 50, 100)
"""The stakes offered, in chips; the present one is always added."""


class NewYorkRulebook(Rulebook[Rules]):
    """The rules of New York, New York, under the contract of `engine.game.Rulebook`."""

    plain = PRESETS

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
