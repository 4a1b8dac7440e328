"""What seats get at one stroke."""

from typing import Any

from engine.game import Moment
from engine.stops.events import PokerEnded, PotWon
from tests.engine.stops.situations import GAME, after_the_deal, dealt, play


def moments(line: str, *hands: str, **situation: Any) -> tuple[Moment, ...]:
    return GAME.moments(play(dealt(*hands, house={"lead.card": "any"}, **situation), line).events)


def test_a_card_takes_its_chips() -> None:
    assert moments("QD", "QD 2C", "4S 8C", "3S", table={"QD": 6}) == (Moment(0, "card", 6, ("QD",)),)


def test_going_out_brings_the_kitty_and_what_the_others_pay() -> None:
    assert moments("5C", "5C", "2H 3H", "4D", table={"kitty": 8}) == (Moment(0, "out", 11, ("5C",)),)


def test_what_somebody_takes_at_the_deal_is_one_moment() -> None:
    table = {"AH": 2, "KQ": 3, "8910": 4}
    house = {"spare.owner": "none", "spare.sale": "none", "spare.resale": False, "spare.late_swap": False}
    hands = ("AH 8C 9C TC 2C", "KH QH 3C 4C 5C", "2D 3D 4D 5D 6D")
    step = after_the_deal(*hands, preset="three-in-one", house=house, table=table)
    assert GAME.moments(step.events) == (
        Moment(0, "deal", 6, ("AH", "8910")),
        Moment(1, "deal", 3, ("KQ",)),
    )


def test_all_pots_of_a_poker_together_are_what_somebody_won() -> None:
    ended = PokerEnded(1, (PotWon(9, (0, 1), 4), PotWon(3, (1,), 3)), ())
    assert GAME.moments([ended]) == (Moment(0, "poker", 4), Moment(1, "poker", 7))
