"""Payouts and rounds of stops games, as messages of their own."""

from __future__ import annotations

from typing import Any

from syrupy.assertion import SnapshotAssertion

from engine.cards import card
from engine.game import Event
from engine.stops.events import BoodleCollected, Payment, PlayerEliminated, RoundEnded, TableShared, ToppedUp
from tests.cogs.render.tables import announced
from tests.engine.stops.situations import after_the_deal, dealt, play

HANDS = ("2S 3S 9H", "4S 8C 9C TD", "QD")


def told(*events: Event) -> str:
    return announced(events, "stops")


def played(line: str, *hands: str, **situation: Any) -> str:
    return told(*play(dealt(*(hands or HANDS), house={"lead.card": "any"}, **situation), line).events)


def ended(*payments: Payment, winner: int | None = 0, **more: Any) -> str:
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
    }
    return told(RoundEnded(**known | more))


def test_the_winner_is_paid_for_cards_left(snapshot: SnapshotAssertion) -> None:
    assert ended(Payment(1, 3, 3, 3), Payment(2, 1, 1, 1)) == snapshot


def test_what_nobody_took_stays_on_the_table(snapshot: SnapshotAssertion) -> None:
    assert ended(Payment(1, 3, 3, 3), table=(("AH", 4), ("KQ", 2), ("8910", 1), ("kitty", 3))) == snapshot


def test_who_cannot_pay_is_forgiven_the_rest(snapshot: SnapshotAssertion) -> None:
    assert ended(Payment(1, 4, 8, 3), Payment(2, 1, 2, 1)) == snapshot


def test_where_nothing_is_paid_for_cards_nothing_is_said_of_it(snapshot: SnapshotAssertion) -> None:
    assert ended() == snapshot


def test_a_round_that_nobody_can_lead_has_no_winner(snapshot: SnapshotAssertion) -> None:
    assert ended(winner=None) == snapshot


def test_the_winner_takes_the_kitty(snapshot: SnapshotAssertion) -> None:
    assert ended(winner=1, kitty=3) == snapshot


def test_a_card_takes_its_chips(snapshot: SnapshotAssertion) -> None:
    assert played("QD", "QD 2C", "4S 8C", "3S", table={"QD": 6}) == snapshot


def test_with_a_single_deck_the_card_below_takes_them(snapshot: SnapshotAssertion) -> None:
    assert told(BoodleCollected(1, "AH", card("KH"), 1)) == snapshot


def test_at_the_deal_a_holder_takes_them(snapshot: SnapshotAssertion) -> None:
    table = {"AH": 2, "KQ": 3, "8910": 4}
    house = {"spare.owner": "none", "spare.sale": "none", "spare.resale": False, "spare.late_swap": False}
    hands = ("AH 8C 9C TC 2C", "KH QH 3C 4C 5C", "2D 3D 4D 5D 6D")
    step = after_the_deal(*hands, preset="three-in-one", house=house, table=table)
    assert told(*step.events) == snapshot


def test_who_is_out_of_chips_is_told(snapshot: SnapshotAssertion) -> None:
    assert told(PlayerEliminated(1)) == snapshot


def test_new_chips_from_the_bank_are_told(snapshot: SnapshotAssertion) -> None:
    assert told(ToppedUp(1, 50)) == snapshot


def test_chips_that_are_shared_at_the_end_are_told(snapshot: SnapshotAssertion) -> None:
    assert told(TableShared((0, 1, 2), 3)) == snapshot
