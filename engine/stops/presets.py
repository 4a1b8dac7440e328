"""The named games of RULES.md, *Presets*: constants of `Rules`, and how many can play each."""

from dataclasses import dataclass

from engine.stops.rules import Rules


@dataclass(frozen=True, slots=True)
class Preset:
    """A named game: its rules, and the numbers of players it takes."""

    rules: Rules
    players: range


PRESETS: dict[str, Preset] = {
    "michigan": Preset(Rules(), range(3, 9)),
    "traditional": Preset(
        Rules(preset="traditional", lead_change="suit", lead_blocked="pass"),
        range(3, 9),
    ),
    "boodle": Preset(
        Rules(
            preset="boodle",
            ace="low",
            layout=("AS", "KH", "QD", "JC"),
            stake_mode="free",
            stake_amount=4,
            stake_dealer=4,
            open_leader="lowest",
            lead_card="any",
            lead_change="suit",
        ),
        range(3, 9),
    ),
    "horses": Preset(
        Rules(
            preset="horses",
            layout=("JC", "QD", "KS", "AH"),
            stake_mode="free",
            stake_amount=1,
            stake_dealer=1,
            ante_kitty=1,
            deal_spare_seat="first",
            spare_owner="eldest",
            spare_sale="offer",
            open_leader="suit",
            lead_card="group_low",
            lead_change="colour",
            lead_blocked="pass",
            pay_per_card=0,
            chips=12,
            end_mode="first_bust",
        ),
        range(2, 7),
    ),
    "three-in-one": Preset(
        Rules(
            preset="three-in-one",
            layout=("AH", "KH", "QH", "JH", "TH", "KQ", "8910"),
            stake_dealer=1,
            ante_kitty=1,
            ante_pot=1,
            spare_owner="dealer",
            spare_sale="auction",
            spare_resale=True,
            spare_late_swap=True,
            open_leader="poker",
            paycards_when="deal",
            poker=True,
            chips=100,
        ),
        range(2, 10),
    ),
    "pope-joan": Preset(
        Rules(
            preset="pope-joan",
            ace="low",
            pack_without=("8D",),
            layout=("pope", "ace", "king", "queen", "jack", "matrimony", "intrigue", "game"),
            stake_amount=0,
            stake_dealer=1,
            deal_turn_up=True,
            lead_card="any",
            chips=100,
        ),
        range(3, 9),
    ),
}
"""Every preset by name. Nothing in the engine asks for a name."""
