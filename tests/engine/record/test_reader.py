"""Records: written and read back they give the same match, and whatever is no record is refused where it is wrong."""

import json
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.record.film import Film
from engine.record.reader import Played, RecordRefused, read, write
from engine.shuffle import Stream
from engine.stops.actions import PlayCard
from engine.stops.match import new_match
from tests.engine.newyork import random_play as newyork
from tests.engine.played import any_of, play
from tests.engine.stops import random_play
from tests.engine.stops.situations import GAME

Record = dict[str, Any]
NAMES = ("Ann", "Ben", "Clara", "Dirk", "Eva", "Fritz")


def played(preset: str, house: dict[str, Any], rounds: int, players: int = 3, last: int = 40) -> list[Played]:
    """Some rounds of a match, the same in every run. All but the last player begin with 40 chips."""
    random = Random(preset)
    rules = GAME.rulebook.read(preset, house)
    start = new_match(rules, (*(40,) * (players - 1), last), 1, {rules.layout[0]: 2})
    return play(GAME, start, lambda legal: any_of(legal, random), partial(Stream, b"", preset), rounds).recorded


def record(preset: str = "michigan", house: dict[str, Any] | None = None, rounds: int = 2, players: int = 3) -> Record:
    acts = played(preset, house or {}, rounds, players)
    return write("stops", acts[0][0].rules, NAMES[:players], acts).document


MICHIGAN = record(rounds=3)
BOODLE = record("boodle")
HORSES = record("horses", {"ante.kitty": 0})
THREE = record("three-in-one", {"spare.owner": "eldest"})
SINGLE = record(house={"pack": "single"}, rounds=1)


# --- the shape ----------------------------------------------------------------------------------------------


def test_a_record_has_the_keys_of_the_rules_in_their_order() -> None:
    assert list(MICHIGAN) == ["format", "game", "rules", "players", "chips", "table", "rounds", "result"]
    first = MICHIGAN["rounds"][0]
    assert list(first) == ["dealer", "deal", "actions", "result"]
    assert list(first["deal"]) == ["hands", "spare"]
    assert list(first["actions"][0]) == ["seat", "do", "card", "legal"]
    assert list(first["result"]) == ["winner", "chips", "table"]
    assert list(MICHIGAN["result"]) == ["winners", "chips", "topups", "left_on_table"]
    topup = record(house={"end.mode": "topup"}, rounds=1)
    assert list(topup["rounds"][0]["result"]) == ["winner", "chips", "table", "chips_after_topup"]


def test_a_match_before_its_first_round_can_be_read() -> None:
    assert read({**MICHIGAN, "rounds": []}).document["result"] is None


def end_of(film: Film) -> Any:
    *_, last = film.played(film.rounds)
    return last.step.state


# --- reading ------------------------------------------------------------------------------------------------


def without_results(document: Record, instead: Any) -> Record:
    """A record that says something else, or nothing, of all that a reader computes."""
    bare = deepcopy(document)
    for part in [bare, *bare["rounds"], *(entry for each in bare["rounds"] for entry in each["actions"])]:
        for key in ("result", "legal"):
            if key in part:
                del part[key]
                if instead is not ...:
                    part[key] = instead
    return bare


@pytest.mark.parametrize("document", [MICHIGAN, BOODLE, HORSES, THREE, SINGLE])
@pytest.mark.parametrize("instead", [..., None, "forged", {"winner": 0}])
def test_what_a_reader_computes_is_never_read(document: Record, instead: Any) -> None:
    assert read(without_results(document, instead)).document == document


def test_the_order_within_hands_and_of_keys_means_nothing() -> None:
    document = json.loads(json.dumps(BOODLE, sort_keys=True))
    for hand in document["rounds"][0]["deal"]["hands"].values():
        hand.reverse()
    assert read(document).document == document
    assert end_of(read(document).film) == end_of(read(BOODLE).film)


def test_a_stake_of_thousands_of_millions_is_paid_at_once() -> None:
    huge = {"stake.amount": 10**12, "ante.pot": 10**12}
    document = {**record(house=huge, rounds=1), "chips": [10**12] * 3}
    document["rounds"] = [{**document["rounds"][0], "actions": []}]
    assert end_of(read(document).film).chips == (0, 0, 0)


MATCHES = {"stops": random_play.matches(rounds=2), "new-york": newyork.matches()}


@pytest.mark.parametrize("key", MATCHES)
@settings(max_examples=120)
@given(data=st.data())
def test_a_match_that_is_written_and_read_back_is_the_same(key: str, data: st.DataObject) -> None:
    match = data.draw(MATCHES[key])
    game, acts = match.game, match.recorded
    dealt = {state.round: at for at, (state, _, _) in enumerate(acts) if game.draws(state)}
    last = data.draw(
        st.sampled_from([at for at, (state, _, _) in enumerate(acts) if at >= dealt.get(state.round, len(acts))])
    )
    names = [f"P{seat}" for seat in range(match.start.players)]
    document = json.loads(json.dumps(write(key, match.start.rules, names, acts[: last + 1]).document))
    again = read(document)
    assert again.document == document
    end, was = end_of(again.film), match.steps[last].state
    if key == "stops":
        assert (again.film.rules, end) == (match.start.rules, was)
    assert (end.deal, game.standing(end), end.turn) == (was.deal, game.standing(was), was.turn)
    assert (document["result"] is None) == (was.outcome is None)
    told = [(seat, action) for each in again.film.scenes for seat, action in each.acts if seat is not None]
    assert told == [(seat, action) for _, seat, action in acts[: last + 1] if seat is not None]
    leads = [entry for each in document["rounds"] for entry in each["actions"] if entry["do"] == "play"]
    assert [entry["legal"] for entry in leads] == [
        sorted(str(each.card) for each in game.legal(state, seat))
        for state, seat, action in acts[: last + 1]
        if isinstance(action, PlayCard)
    ]


# --- refusing -----------------------------------------------------------------------------------------------


def put(value: Any, *path: str | int) -> Callable[[Record], None]:
    """Put a value somewhere into a document."""

    def change(document: Record) -> None:
        part: Any = document
        for step in path[:-1]:
            part = part[step]
        part[path[-1]] = value

    return change


def drop(*path: str | int) -> Callable[[Record], None]:
    """Take something out of a document."""

    def change(document: Record) -> None:
        part: Any = document
        for step in path[:-1]:
            part = part[step]
        del part[path[-1]]

    return change


def refusal(document: Record, change: Callable[[Record], None]) -> RecordRefused:
    """Why a document is refused after a change."""
    changed = deepcopy(document)
    change(changed)
    with pytest.raises(RecordRefused) as refused:
        read(changed)
    return refused.value


HAND = ("rounds", 1, "deal", "hands", "0")
ENTRY = ("rounds", 0, "actions", 0)
DEALER = MICHIGAN["rounds"][1]["dealer"]
LEADER = MICHIGAN["rounds"][0]["actions"][0]["seat"]
MISSING = MICHIGAN["rounds"][1]["deal"]["hands"]["0"][0]


@pytest.mark.parametrize(
    ("change", "place", "why"),
    [
        (drop("format"), "format", "missing"),
        (put("newmarket-record/2", "format"), "format", "newmarket-record/1"),
        (put("whist", "game"), "game", '"whist" is not known'),
        (put(1, "colour"), "colour", "unknown key"),
        (put(1, "two words\n"), '["two words\\n"]', "unknown key"),
        (drop("chips"), "chips", "missing"),
        (put(None, "rounds"), "rounds", "an array, and is null"),
        (drop("rules", "preset"), "rules.preset", "missing"),
        (put("whist", "rules", "preset"), "rules.preset", '"whist"'),
        (put("highest", "rules", "lead.card"), 'rules["lead.card"]', "lead.card"),
        (put(10**15, "rules", "stake.amount"), 'rules["stake.amount"]', "too large"),
        (put(1, "rules", "colour"), "rules.colour", "unknown"),
        (put("offer", "rules", "spare.sale"), 'rules["spare.sale"]', "owner"),
        (put(True, "rules", "poker"), "rounds[0].actions[0].do", "may not play now"),
        (put(["Ann"], "players"), "players", "michigan takes 3 to 8 players, and these are 1"),
        (put([40, 40], "chips"), "chips", "2 numbers for 3 players"),
        (put(0, "chips", 2), "chips[2]", "1 or more"),
        (put(True, "chips", 2), "chips[2]", "a whole number, and is true"),
        (put(10**13, "chips", 2), "chips[2]", "too large"),
        (put(-1, "table", "AH"), "table.AH", "0 or more"),
        (put(1, "table", "2H"), "table.2H", "no space"),
        (put(7, "rounds", 1), "rounds[1]", "an object"),
        (put((DEALER + 1) % 3, "rounds", 1, "dealer"), "rounds[1].dealer", f"seat {DEALER}'s turn to begin"),
        (put(3, "rounds", 0, "dealer"), "rounds[0].dealer", "no seat 3"),
        (drop("rounds", 1, "deal", "spare"), "rounds[1].deal.spare", "missing"),
        (put([], "rounds", 1, "deal", "hands", "00"), "rounds[1].deal.hands.00", "unknown key"),
        (drop(*HAND), "rounds[1].deal.hands.0", "missing"),
        (drop(*HAND, 0), "rounds[1].deal", f"the card {MISSING} is missing"),
        (put("1H", *HAND, 0), "rounds[1].deal.hands.0[0]", 'no card "1H"'),
        (put(MICHIGAN["rounds"][1]["deal"]["hands"]["0"][1], *HAND, 0), "rounds[1].deal.hands.0[1]", "twice"),
        (drop("rounds", 1, "actions", -1), "rounds[2]", "the round before this one is not finished"),
        (put([], "rounds", 1, "actions"), "rounds[2]", "not finished"),
        (put((LEADER + 1) % 3, *ENTRY, "seat"), "rounds[0].actions[0].seat", f"the turn of seat {LEADER}"),
        (put(9, *ENTRY, "seat"), "rounds[0].actions[0].seat", "seat 9 has nothing to do"),
        (put("open", *ENTRY, "do"), "rounds[0].actions[0].card", "unknown key"),
        (put({"seat": LEADER, "do": "swap"}, *ENTRY), "rounds[0].actions[0].do", "may not swap now"),
        (put({"seat": LEADER, "do": "keep", "legal": []}, *ENTRY), "rounds[0].actions[0].legal", "unknown key"),
        (drop(*ENTRY, "card"), "rounds[0].actions[0].card", "missing"),
        (put("XX", *ENTRY, "card"), "rounds[0].actions[0].card", "no card 'XX'"),
    ],
)
def test_what_is_wrong_is_refused_by_its_place(change: Callable[[Record], None], place: str, why: str) -> None:
    refused = refusal(MICHIGAN, change)
    assert (refused.place, why in refused.reason) == (place, True), refused


def test_a_card_that_may_not_be_played_is_refused_with_those_that_may() -> None:
    lead, follow, *_ = MICHIGAN["rounds"][0]["actions"]
    assert str(refusal(MICHIGAN, put(lead["card"], "rounds", 0, "actions", 1, "card"))) == (
        f"rounds[0].actions[1].card: seat {follow['seat']} may not play {lead['card']} now, "
        f"but {' or '.join(follow['legal'])}"
    )


def test_what_comes_after_the_end_of_a_round_or_of_the_match_is_refused() -> None:
    actions = MICHIGAN["rounds"][1]["actions"]
    refused = refusal(MICHIGAN, put([*actions, actions[-1]], "rounds", 1, "actions"))
    assert str(refused) == f"rounds[1].actions[{len(actions)}]: the round is over before this action"
    refused = refusal(MICHIGAN, put([*MICHIGAN["rounds"], MICHIGAN["rounds"][0]], "rounds"))
    assert str(refused) == "rounds[3]: the match is over before this round"


def test_whoever_comes_first_gets_the_extra_cards() -> None:
    document = record(players=4, rounds=1)
    hands = document["rounds"][0]["deal"]["hands"]
    assert {seat: len(hand) for seat, hand in hands.items()} == {"0": 10, "1": 10, "2": 11, "3": 11}
    wrong = {**hands, "1": [*hands["1"], hands["2"][0]], "2": hands["2"][1:]}
    refused = refusal(document, put(wrong, "rounds", 0, "deal", "hands"))
    assert str(refused) == "rounds[0].deal.hands.2: has 10 cards, and 11 are dealt to it"


def test_who_is_eliminated_has_no_hand() -> None:
    acts = played("michigan", {"end.mode": "elimination", "pay.per_card": 3}, 40, players=6, last=1)
    document = write("stops", acts[0][0].rules, NAMES, acts).document
    at = next(at for at, each in enumerate(document["rounds"]) if len(each["deal"]["hands"]) < 6)
    start, hands = read(document).film.scenes[at].start, document["rounds"][at]["deal"]["hands"]
    assert set(hands) == set(map(str, start.in_order()))
    gone = next(seat for seat in "012345" if seat not in hands)
    assert refusal(document, put([], "rounds", at, "deal", "hands", gone)).place == f"rounds[{at}].deal.hands.{gone}"


@pytest.mark.parametrize(
    "on", [{}, {"AS": 3}, {"AS": 4, "KH": 1}, {"kitty": 4}, {"AS": 5, "KH": -1}, {"AS": 4, "KH": 0}, {"AS": True}, 4]
)
def test_a_stake_is_refused_that_is_not_exactly_what_is_owed_on_the_layout(on: Any) -> None:
    place = "rounds[0].actions[1].on"
    assert refusal(BOODLE, put(on, "rounds", 0, "actions", 1, "on")).place.startswith(place)


@pytest.mark.parametrize(("do", "chips"), [("bet", 6), ("bet", 0), ("bet", "1"), ("bet", 1.0)])
def test_a_bet_that_may_not_be_made_is_refused(do: str, chips: Any) -> None:
    actions = THREE["rounds"][0]["actions"]
    at = max(at for at, entry in enumerate(actions) if entry["do"] == "hold") + 1
    bet = {"seat": actions[at]["seat"], "do": do, "chips": chips}
    refused = refusal(THREE, put([{**THREE["rounds"][0], "actions": [*actions[:at], bet]}], "rounds"))
    assert refused.place == f"rounds[0].actions[{at}].chips"
