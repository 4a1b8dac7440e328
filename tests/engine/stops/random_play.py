"""Random legal play under random house rules, as strategies for properties that hold whatever is played."""

from random import Random
from typing import Any

from hypothesis import strategies as st

from engine.cards import CARDS
from engine.stops.match import new_match
from engine.stops.phases.poker import FIVE
from engine.stops.presets import PRESETS
from engine.stops.rules import PARAMETERS, Rules, contradictions
from engine.stops.spaces import NAMED, SPACES
from engine.stops.state import State
from tests.engine.played import Played, any_of, any_stream, play
from tests.engine.stops.situations import GAME

HOUSE: dict[str, st.SearchStrategy[Any]] = {
    "ace": st.sampled_from(["high", "low"]),
    "pack": st.sampled_from(["double", "single"]),
    "layout": st.lists(
        st.sampled_from([*map(str, CARDS), *[each.name for each in NAMED] * 6]), min_size=1, max_size=6, unique=True
    ),
    "pack.without": st.lists(st.sampled_from([*map(str, CARDS)]), max_size=5, unique=True),
    "deal.turn_up": st.booleans(),
    "stake.mode": st.sampled_from(["each", "free", "shared"]),
    "stake.amount": st.integers(0, 3),
    "stake.dealer": st.integers(0, 3),
    "ante.kitty": st.integers(0, 2),
    "ante.pot": st.integers(0, 2),
    "deal.spare_seat": st.sampled_from(["last", "first"]),
    "spare.owner": st.sampled_from(["none", "dealer", "eldest"]),
    "spare.sale": st.sampled_from(["auction", "offer", "none"]),
    "spare.price": st.integers(1, 4),
    "spare.resale": st.booleans(),
    "spare.late_swap": st.booleans(),
    "open.leader": st.sampled_from(["eldest", "dealer", "lowest", "suit", "poker"]),
    "open.suit": st.sampled_from(["C", "D", "H", "S"]),
    "lead.card": st.sampled_from(["any", "suit_low", "group_low"]),
    "lead.change": st.sampled_from(["none", "suit", "colour"]),
    "lead.blocked": st.sampled_from(["relax", "pass"]),
    "lead.deadlock": st.sampled_from(["end", "relax"]),
    "pay.per_card": st.integers(0, 3),
    "paycards.when": st.sampled_from(["play", "deal"]),
    "poker": st.booleans(),
    "poker.limit": st.integers(1, 6),
    "poker.raises": st.integers(0, 3),
    "chips": st.integers(1, 20),
    "end.mode": st.sampled_from(["rounds", "first_bust", "elimination", "topup"]),
    "end.rounds": st.just("players") | st.integers(1, 3),
    "end.leftover": st.sampled_from(["leave", "split"]),
}
"""House rules by parameter: every parameter there is."""


@st.composite
def valid_rules(draw: st.DrawFn) -> Rules:
    """Draw rules that are not refused: any preset with any house rules, mended where they contradict each other."""
    preset = draw(st.sampled_from(list(PRESETS)))
    house = {name: getattr(PRESETS[preset], parameter.name) for name, parameter in PARAMETERS.items()}
    house |= draw(st.fixed_dictionaries({}, optional=HOUSE))
    return GAME.rulebook.read(preset, _mended(house))


def _mended(house: dict[str, Any]) -> dict[str, Any]:
    if house["open.leader"] == "poker":
        house["poker"] = True
    if house["spare.resale"] or house["spare.late_swap"]:
        house["spare.sale"] = "auction"
    if house["spare.sale"] != "none" and house["spare.owner"] == "none":
        house["spare.owner"] = "dealer"
    if any(SPACES[space].of_trumps for space in house["layout"]):
        house["deal.turn_up"] = True
    if house["deal.turn_up"]:
        house |= {"spare.owner": "none", "spare.sale": "none", "spare.resale": False, "spare.late_swap": False}
    kept = {each[0] for space in house["layout"] for each in SPACES[space].collected_by}
    house["pack.without"] = [each for each in house["pack.without"] if each[0] not in kept]
    if house["pack"] == "single":
        house["paycards.when"] = "play"
        fits: tuple[str, ...] = ()
        for space in house["layout"]:
            if not any(contradictions(_single(house, (*fits, space)))):
                fits = (*fits, space)
        house["layout"] = fits or ("QD",)
        if not fits:
            house["pack.without"] = []
    return house


def _single(house: dict[str, Any], layout: tuple[str, ...]) -> Rules:
    without = tuple(house["pack.without"])
    return Rules(
        pack="single", ace=house["ace"], layout=layout, pack_without=without, deal_turn_up=house["deal.turn_up"]
    )


@st.composite
def matches(draw: st.DrawFn, rounds: int = 3) -> Played:
    """Draw a match of as many as the rules allow, played at random for some rounds or to its end."""
    rules = draw(valid_rules())
    seats = rules.players
    players = draw(st.sampled_from([each for each in seats if not rules.poker or rules.smallest_hand(each) >= FIVE]))
    stack = st.integers(1, draw(st.sampled_from([60, 12, 4])))
    chips = draw(st.lists(stack, min_size=players, max_size=players))
    carried = draw(st.dictionaries(st.sampled_from(rules.spaces), st.integers(0, 9), max_size=3))
    start = new_match(rules, chips, draw(st.integers(0, players - 1)), carried)
    return play_at_random(start, Random(draw(st.integers(0, 2**32 - 1))), rounds)


def play_at_random(start: State, random: Random, rounds: int) -> Played:
    """Play these rounds, or fewer if the match ends before, with any legal actions."""
    return play(GAME, start, lambda legal: any_of(legal, random), any_stream(random), rounds)
