"""Payouts and rounds of stops games, as messages of their own."""

from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from cogs.render.words import Words
from engine.cards import CARDS, CardSet, card
from engine.game import Event
from engine.stops.events import (
    BoodleCollected,
    Payment,
    PlayerEliminated,
    PokerEnded,
    PotWon,
    RoundEnded,
    TableShared,
    ToppedUp,
)
from tests.cogs.render.conftest import Looks, looks
from tests.cogs.render.pictures import PICTURES
from tests.cogs.render.tables import WORDS, announced
from tests.engine.stops.situations import cards

HANDS = ("2S 3S 9H", "4S 8C 9C TD", "QD")


IN = {"text": WORDS, "pictures": WORDS.with_deck(PICTURES)}
LEFT = {"held": (cards(""), cards("4S AS 9H"), cards("2C")), "dead": cards("8C 9C TC 2D"), "ace": "high"}


def told(*events: Event, words: Words = WORDS) -> str:
    return announced(events, "stops", words=words)


def ended(*payments: Payment, winner: int | None = 0, words: Words = WORDS, **more: Any) -> str:
    """The message about a round of three: Ann, who had 49, goes out unless somebody else is named."""
    known: dict[str, Any] = {
        "round": 2,
        "rounds": 3,
        "winner": winner,
        "card": None if winner is None else card("9S"),
        "kitty": 0,
        "payments": payments,
        "before": (49, 60, 50),
        "chips": (53, 57, 50),
        "table": (),
        "held": (cards(""),) * 3,
        "dead": cards(""),
        "ace": "high",
    }
    return told(RoundEnded(**known | more), words=words)


LOOKS: Looks = {
    "the winner is paid for cards left": lambda: ended(Payment(1, 3, 3), Payment(2, 1, 1)),
    "what nobody took stays on the table": lambda: ended(
        Payment(1, 3, 3), table=(("AH", 4), ("KQ", 2), ("8910", 1), ("kitty", 3))
    ),
    "who cannot pay is forgiven the rest": lambda: ended(Payment(1, 8, 3), Payment(2, 2, 1)),
    "the last card may be the first of the deck": lambda: ended(card=card("2C")),
    "a round that nobody can lead has no winner": lambda: ended(winner=None),
    "the winner takes the kitty": lambda: ended(winner=1, kitty=3),
    "with a single deck the card below takes them": lambda: told(BoodleCollected(1, "AH", card("KH"), 1)),
    "who is out of chips is told": lambda: told(PlayerEliminated(1)),
    "new chips from the bank are told": lambda: told(ToppedUp(1, 50)),
    "chips that are shared at the end are told": lambda: told(TableShared((0, 1, 2), 3)),
    "cards that are left are sorted as the rules say": lambda: ended(**LEFT | {"ace": "low"}),
    "pots of the same winners are one": lambda: told(
        PokerEnded(0, (PotWon(9, (0,), 9), PotWon(3, (1, 2), 1), PotWon(4, (0,), 4)), ())
    ),
}
test_a_result = looks(LOOKS)


@pytest.mark.parametrize("look", IN)
def test_everybody_sees_what_the_others_held_and_the_dead_hand(look: str, snapshot: SnapshotAssertion) -> None:
    assert ended(Payment(1, 3, 3), Payment(2, 1, 1), kitty=8, words=IN[look], **LEFT) == snapshot


@pytest.mark.parametrize("look", IN)
def test_what_somebody_takes_one_after_the_other_is_one_line(look: str, snapshot: SnapshotAssertion) -> None:
    taken = (
        BoodleCollected(1, "AH", card("AH"), 4),
        BoodleCollected(0, "KC", card("KC"), 5),
        BoodleCollected(1, "KQ", card("KH"), 2),
        BoodleCollected(1, "8910", None, 1),
    )
    assert told(*taken, words=IN[look]) == snapshot


@pytest.mark.parametrize("look", IN)
def test_a_single_payout_names_its_card(look: str, snapshot: SnapshotAssertion) -> None:
    assert told(BoodleCollected(1, "KQ", card("KH"), 2), words=IN[look]) == snapshot


def test_with_more_cards_than_a_message_holds_as_pictures_all_are_written() -> None:
    names = tuple("*_~`" * 5 for _ in range(8))
    everything = RoundEnded(
        2, 3, 0, card("9S"), 0, (), (50,) * 8, (50,) * 8, (), (CardSet.of(CARDS[:20]),) * 8, cards(""), "high"
    )
    message = announced([everything], "stops", names, words=WORDS.with_deck(PICTURES))
    assert "[seven_of_spades]" not in message
    assert "♠" in message
