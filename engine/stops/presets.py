"""The named games of RULES.md, *Presets*: constants of `Rules`."""

from collections.abc import Mapping

from engine.stops.rules import Rules

_NAMED = (
    Rules(),
    Rules(preset="traditional", lead_change="suit", lead_blocked="pass"),
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
    Rules(
        preset="horses",
        players=range(2, 7),
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
    Rules(
        preset="three-in-one",
        players=range(2, 10),
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
)
PRESETS: Mapping[str, Rules] = {each.preset: each for each in _NAMED}
"""Every preset by name, the one for newcomers first. Nothing in the engine asks for a name."""
