"""Hints in words: the move in bold, and each reason as a sentence of its own."""

import re
from collections.abc import Sequence
from random import Random

import pytest
from syrupy.assertion import SnapshotAssertion

from cogs.render.stops.cards import card_text
from cogs.render.stops.hints import hint
from cogs.render.words import Words, words_for
from engine.cards import CardSet, card
from engine.players import Weighed
from engine.stops.actions import PlayCard
from engine.stops.events import CardPlayed
from engine.stops.players.hard import weighed
from engine.stops.state import State
from tests.cogs.render.pictures import PICTURES
from tests.cogs.render.tables import at_table, hand_of
from tests.engine.stops.players.looks import After
from tests.engine.stops.situations import GAME, dealt

WORDS = words_for("en-US")
ANY = {"lead.card": "any"}
Others = Sequence[tuple[str, float]]


def said(state: State, led: str, others: Others = (), words: Words = WORDS) -> str:
    """A hint without its first sentence, which names the lead."""
    assert state.turn is not None
    weighed = Weighed(PlayCard(card(led)), tuple((PlayCard(card(other)), chips) for other, chips in others))
    text = hint(hand_of(at_table(state)), GAME.view(state, state.turn), weighed, words)
    first, _, reasons = text.partition("** ") if "** " in text else text.partition("**. ")
    assert first.startswith("💡 Lead the **")
    return re.sub("[\ufe0e\ufe0f]", "", reasons)


def played(state: State, *cards: str) -> State:
    """A situation in which another seat has played these cards before."""
    gone = CardSet.of(map(card, cards))
    plays = tuple(CardPlayed(1, each, led=True) for each in gone)
    return state.with_deal(plays=plays, dead=state.deal.dead - gone)


@pytest.mark.parametrize(
    "hand", ["TS JS 2D", "8S 9S TS 2D", "AS 2D", "7H 8H", "8C 2D", "TS 2D", "TS KS 2D", "9S JS 2D", "3D 2S"]
)
def test_the_reasons_to_lead_the_first_card_of_a_hand(hand: str, snapshot: SnapshotAssertion) -> None:
    state = played(dealt(hand, "4H 5H 6H", "5D 6D", house=ANY, table={"JS": 4}), "9C")
    assert said(state, hand[:2]) == snapshot


OTHERS: list[Others] = [(("2S", 2.6), ("7C", 4.0)), (("7C", 0.5), ("2S", 4.0)), (("7C", 0.49), ("2S", 4.0))]


@pytest.mark.parametrize("others", OTHERS, ids=str)
def test_it_says_how_it_compares_where_the_round_was_played_through(
    others: Others, snapshot: SnapshotAssertion
) -> None:
    assert said(dealt("3D 2S 7C", "4H 5H 6H", "5D 6D", house=ANY), "3D", others) == snapshot


def test_a_lead_above_cards_that_are_kept_says_why_and_compares_with_the_lowest(snapshot: SnapshotAssertion) -> None:
    several = dealt("3S 4S 5S KD", "4H 5H 6H", "5D 6D", house=ANY)
    one = dealt("4S 5S KD", "4H 5H 6H", "5D 6D", house=ANY)
    told = [said(several, "5S", [("KD", 0.2), ("4S", 1.0), ("3S", 2.8)]), said(one, "5S")]
    assert "\n".join(told) == snapshot


def test_no_hint_goes_without_a_reason_and_its_numbers_are_those_of_the_search() -> None:
    state = dealt("3S 4S 5S 9D KD", "4H 5H 6H TD 6S", "5D 6D JD 2C", house=ANY)
    view = GAME.view(state, 0)
    found = weighed(view, Random(3), After(4))
    assert isinstance(found.action, PlayCard)
    text = hint(hand_of(at_table(state)), view, found, WORDS)
    least = found.ahead[0]
    assert isinstance(least[0], PlayCard)
    number = int(least[1] + 0.5)
    told = f"wins {number} chip" if number else "is about as good"
    assert told in text
    assert text.count(card_text(least[0].card, WORDS)) >= 1


def test_cards_are_pictures_where_the_deck_has_some() -> None:
    state = dealt("3S 4S 5S KD", "4H 5H 6H", "5D 6D", house=ANY, table={"JS": 3})
    text = said(state, "5S", [("3S", 2.8)], WORDS.with_deck(PICTURES))
    assert "♠" not in text
    assert PICTURES.card(card("3S")) in text


def test_where_the_lead_does_not_come_back_it_says_so() -> None:
    house = {**ANY, "lead.change": "suit", "lead.blocked": "pass"}
    reasons = said(dealt("AS 2S", "4H 5H", "5D 6D", house=house), "AS")
    assert reasons.endswith("But then you have no card in a suit that you may lead.")
