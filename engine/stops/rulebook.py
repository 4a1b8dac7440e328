"""What stops games can be played by: presets, and the house rules that people ask for by name (RULES.md).

A switch sets all parameters that belong together. If a preset is played like that by default, choosing it restores
the preset's own details: an auction in `three-in-one` has its resale, free stakes in `boodle` are four chips.
"""

from collections.abc import Mapping
from typing import Any

from engine.game import Problem, Rulebook, RulesRefused, Switch
from engine.stops.phases.stakes import evenly
from engine.stops.presets import PRESETS
from engine.stops.rules import PARAMETERS, Rules, contradictions


def _spare(owner: str, sale: str) -> dict[str, Any]:
    return {"spare.owner": owner, "spare.sale": sale, "spare.resale": False, "spare.late_swap": False}


def _change(change: str, blocked: str) -> dict[str, Any]:
    return {"lead.change": change, "lead.blocked": blocked, "lead.deadlock": "end"}


CHOICES: Mapping[str, Mapping[str, Mapping[str, Any]]] = {
    "deck": {"double": {"pack": "double"}, "single": {"pack": "single"}},
    "ace": {"high": {"ace": "high"}, "low": {"ace": "low"}},
    "spare": {
        "dead": _spare("none", "none"),
        "swap": _spare("dealer", "none"),
        "auction": _spare("dealer", "auction"),
        "offer": _spare("eldest", "offer"),
    },
    "stakes": {
        "each": {"stake.mode": "each", "stake.amount": 1, "stake.dealer": 2},
        "free": {"stake.mode": "free", "stake.amount": 6, "stake.dealer": 6},
        "shared": {"stake.mode": "shared", "stake.amount": 0, "stake.dealer": 1},
    },
    "suit": {
        "none": _change("none", "relax"),
        "suit": _change("suit", "relax"),
        "suit_pass": _change("suit", "pass"),
        "colour": _change("colour", "relax"),
        "colour_pass": _change("colour", "pass"),
    },
    "paycards": {"play": {"paycards.when": "play"}, "deal": {"paycards.when": "deal"}},
    "end": {mode: {"end.mode": mode} for mode in ("rounds", "first_bust", "elimination", "topup")},
}
"""What each choice of a switch sets."""
TOLD_BY = {
        "deck": "pack", "ace": "ace", "spare": "spare.sale", "stakes": "stake.mode", "suit": "lead.change",
        "paycards": "paycards.when", "end": "end.mode",
    }  # fmt: skip
"""The parameter that tells the present choice, mostly by the choice's name."""

ROUNDS = ("players", "1", "2", "3", "4", "6", "8", "10", "12", "16", "20")
CHIPS = ("12", "20", "30", "50", "100", "200", "500", "1000")
STAKES = {"each": ("1", "2", "3", "5"), "free": ("1", "2", "4", "6", "8", "12"), "shared": ("1", "2", "3")}


class StopsRulebook(Rulebook[Rules]):
    """The rules of stops games, under the contract of `engine.rulebook.Rulebook`."""

    plain = PRESETS
    contradictions = staticmethod(contradictions)

    def switches(self, rules: Rules) -> tuple[Switch, ...]:
        """Return every switch that means something under these rules, with the present choice."""
        found = [Switch(name, tuple(choices), _present(rules, name)) for name, choices in CHOICES.items()]
        found.append(_number("stake", STAKES[rules.stake_mode], str(rules.stake_amount or rules.stake_dealer)))
        found.append(_number("chips", CHIPS, str(rules.chips)))
        if rules.end_mode in ("rounds", "topup"):
            found.append(_number("rounds", ROUNDS, str(rules.end_rounds)))
        return tuple(found)

    def switched(self, rules: Rules, name: str, choice: str) -> Rules:
        """Return these rules with a switch set."""
        return self.changed(rules, _changes(rules, name, choice))

    def carry(self, rules: Rules, chips: int) -> dict[str, int]:
        """Spread chips over the layout as evenly as possible; the first spaces get one more."""
        return evenly(rules.layout, chips)


def _changes(rules: Rules, name: str, choice: str) -> dict[str, Any]:
    wanted = CHOICES.get(name, {}).get(choice)
    if wanted is not None:
        own = PRESETS[rules.preset]
        if _present(own, name) == choice:
            return {parameter: getattr(own, PARAMETERS[parameter].name) for parameter in wanted}
        return dict(wanted)
    if name == "rounds" and choice == "players":
        return {"end.rounds": choice}
    if name in ("stake", "chips", "rounds") and choice.isdecimal():
        number = int(choice)
        return {
            "stake": {  # the dealer's in the present proportion to the others'
                "stake.amount": number if rules.stake_amount or not rules.stake_dealer else 0,
                "stake.dealer": number * rules.stake_dealer // rules.stake_amount if rules.stake_amount else number,
            },
            "chips": {"chips": number},
            "rounds": {"end.rounds": number},
        }[name]
    raise RulesRefused([Problem("unknown-choice", (name,))])


def _present(rules: Rules, name: str) -> str:
    if name == "spare" and "none" in (rules.spare_owner, rules.spare_sale):
        return "dead" if rules.spare_owner == "none" else "swap"
    passes = name == "suit" and rules.lead_change != "none" and rules.lead_blocked == "pass"
    return str(getattr(rules, PARAMETERS[TOLD_BY[name]].name)) + ("_pass" if passes else "")


def _number(name: str, usual: tuple[str, ...], present: str) -> Switch:
    """Return a switch for a number, the present one among the usual ones."""
    if present in usual:
        return Switch(name, usual, present)
    words = tuple(each for each in usual if not each.isdecimal())
    numbers = sorted({*map(int, usual[len(words) :]), int(present)})
    return Switch(name, (*words, *map(str, numbers)), present)
