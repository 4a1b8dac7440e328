"""Leading and following: the board with its run, and the hand with the cards that may be played."""

from dataclasses import replace
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.refusals import DecisionOver
from bot.tables.time.clock import Waiting
from cogs.render.games import RENDERERS
from cogs.render.ids import CustomId
from engine.cards import card
from engine.players import Weighed
from engine.stops.actions import PlayCard
from engine.stops.state import State
from tests.cogs.render.conftest import Looks, looks
from tests.cogs.render.tables import (
    ADA,
    ANN,
    BEN,
    CLARA,
    WORDS,
    at_table,
    board_form,
    both,
    hand_form,
    hand_of,
    shown_hand,
)  # fmt: skip
from tests.engine.stops.situations import before_the_deal, dealt, play

ANY = {"lead.card": "any"}
HANDS = ("2S 3S 9H KD", "4S 8C 9C TD", "5S QD 3C")


def played(line: str = "", *hands: str, **situation: Any) -> State:
    """The state when these cards are played; Ann is eldest."""
    situation.setdefault("table", {"AH": 4, "QD": 6})
    return play(dealt(*(hands or HANDS), **situation), line).state


BLOCKED = {"lead.change": "suit", "lead.blocked": "pass"}
"""With nothing but clubs left, nobody can lead."""
LOOKS: Looks = {
    "the eldest opens the round": lambda: both(at_table(played())),
    "a stand in plays for who is away": lambda: both(
        at_table(played(), replace(ANN, away=True), BEN, ADA), waiting=Waiting.AUTOMATIC
    ),
    "a stand in plays for who leaves": lambda: both(
        at_table(played(), replace(ANN, leaving=True), BEN, ADA), waiting=Waiting.AUTOMATIC
    ),
    "after a stop the last player leads": lambda: both(at_table(played("2S 3S 4S 5S"), ANN, BEN, CLARA), 2),
    "a round that is over": lambda: both(at_table(played("2S 3S", "2S 3S", "4S", "8D 9C")), waiting=Waiting.DEAL),
    "a round that nobody could finish": lambda: both(
        at_table(played("5C 6C", "5C 9C", "6C JC KC", "2C 3C", house=BLOCKED)), waiting=Waiting.DEAL
    ),
    "the first deal is about to come": lambda: both(at_table(before_the_deal((50, 50, 50))), waiting=Waiting.DEAL),
    "the first stakes are about to be placed": lambda: both(
        at_table(before_the_deal((50, 50, 50), preset="boodle")), waiting=Waiting.DEAL
    ),
    "who has no chips left is out": lambda: both(
        at_table(played(house={"end.mode": "elimination"}, eliminated={1}, chips=(50, 0, 50))), 1
    ),
    "the run asks for its next card": lambda: board_form(at_table(played("2S"))),
    "when half of the time is over its holder is named": lambda: board_form(at_table(played("2S 3S")), half_over=True),
    "a computer that holds it is not named": lambda: board_form(
        at_table(played("2S 3S 4S")), Waiting.AUTOMATIC, half_over=True
    ),
    "who holds the wanted card has its button": lambda: hand_form(at_table(played("2S 3S")), 1),
    "who lets it follow sees that it does": lambda: hand_form(
        at_table(played("2S 3S"), ANN, replace(BEN, follow=True), ADA), 1
    ),
    "who does not hold it waits": lambda: hand_form(at_table(played("2S 3S")), novice=True),
    "a run that got to the top stops": lambda: board_form(at_table(played("KS AS", "KS 2D", "AS 3D", "4C 5C"))),
    "a run stops below a card that is played": lambda: board_form(
        at_table(played("4S 3S", "4S 3S 9D", "5C 6C", "7H 9H", house=ANY))
    ),
    "chips that were taken are told for two runs": lambda: board_form(
        at_table(played("QD", "QD 2S", "3S 3C", "4C 5H", house=ANY))
    ),
    "a single card that can be led is said": lambda: hand_form(at_table(played("", "2S 3S", "4S 8C", "5S QD"))),
    "a novice who leads is told what to do": lambda: hand_form(at_table(played(house=ANY)), novice=True),
    "a hint stands below the hand": lambda: shown_hand(
        hand_of(at_table(played(house=ANY)), novice=True),
        hint=Weighed(PlayCard(card("9H")), ((PlayCard(card("2S")), 1.6),)),
    ),
    "who passed the lead on is told": lambda: board_form(
        at_table(played("2S", "2S 5S", "4S 8S", "7S QD 3C", house={"lead.change": "suit", "lead.blocked": "pass"}))
    ),
    "who may lead any suit is told": lambda: board_form(
        at_table(played("2S", "2S 5S", "4S 8S", "7S QD 3C", house={"lead.change": "suit"}))
    ),
    "of many runs as many as fit a phone": lambda: board_form(
        at_table(
            played(
                "2S 3S 4S 5S 6S 2H 3H 4H 5H 6H 2D 3D 4D 5D 2C",
                "2S 3S 4S 5S 6S 2H 3H 4H 5H 6H 2D 3D 4D 5D 2C 8C",
                "9S 8S",
                "8D QD KC",
                house=ANY,
            )
        )
    ),
}
test_boards_and_hands = looks(LOOKS)


@pytest.mark.parametrize("rule", ["any", "suit_low", "group_low"])
def test_the_rule_for_a_lead_is_said(rule: str, snapshot: SnapshotAssertion) -> None:
    state = played("", "2S 3S 2H KD 2C", "4S 8C", "5S QD", house={"lead.card": rule})
    assert hand_form(at_table(state)) == snapshot


@pytest.mark.parametrize("change", ["suit", "colour", "none"])
def test_who_may_not_lead_every_suit_is_told_why(change: str, snapshot: SnapshotAssertion) -> None:
    state = played("2S", "2S 5S 5C 6H 7D", "4S 8S", "7S QD 3C", house={**ANY, "lead.change": change})
    assert hand_form(at_table(state)) == snapshot


def test_the_first_lead_of_a_round_is_not_told_of_a_last_card() -> None:
    house = {"lead.card": "group_low", "lead.change": "suit"}
    state = played("", "2S 5S 5C 6H", "4S 8S", "7S QD 3C", house=house)
    assert "last card" not in hand_form(at_table(state))


@pytest.mark.parametrize("verb", ["card", "next"])
def test_a_cards_button_plays_it(verb: str) -> None:
    assert RENDERERS["stops"].decisions.action(CustomId(5, verb, 7, "TH")) == {"do": "play", "card": "TH"}
    assert RENDERERS["stops"].decisions.card_text("TH", WORDS) == "10♥️"
    with pytest.raises(DecisionOver):
        RENDERERS["stops"].decisions.action(CustomId(5, verb, 7, "swap"))
