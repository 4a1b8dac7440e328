"""What a round was for each seat, in numbers and moments: counted again from everything that was told in it."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from hypothesis import given

from engine.figures import CERTAIN, KINDS
from engine.game import Event, Moment
from engine.stops.events import BoodleCollected, CardPlayed, PokerEnded, PotWon, RoundEnded
from engine.stops.spaces import SPACES
from tests.engine.stops.random_play import Played, matches
from tests.engine.stops.situations import GAME, after_the_deal, dealt, play


def counted(told: Iterable[tuple[Event, ...]], players: int) -> list[tuple[bool, int, int, tuple[int, ...]]]:
    """Count what a round was for each seat, from the events of each of its actions."""
    won, runs, payouts = Counter[int](), Counter[int](), Counter[int]()
    boodle: list[Counter[str]] = [Counter() for _ in range(players)]
    run = Counter[int]()
    names = {"A": "aces", "K": "kings", "Q": "queens", "J": "jacks", "T": "tens"}
    for events in told:
        got: Counter[tuple[int, str]] = Counter()
        for event in events:
            match event:
                case CardPlayed(seat, _, led):
                    run = Counter() if led else run
                    run[seat] += 1
                    runs[seat] = max(runs[seat], run[seat])
                case BoodleCollected(seat, space, played, chips):
                    cards = SPACES[space].collected_by
                    boodle[seat][names.get(cards[0][0], "others") if len(cards) == 1 else "others"] += 1
                    got[seat, f"boodle {played}"] += chips
                case PokerEnded():
                    for pot in event.pots:
                        for seat in pot.winners:
                            got[seat, "poker"] += pot.share
                case RoundEnded(winner=int(winner)):
                    won[winner] += 1
                    got[winner, "out"] += event.kitty + sum(each.chips for each in event.payments)
        for (seat, _), chips in got.items():
            payouts[seat] = max(payouts[seat], chips)
    return [
        (bool(won[seat]), payouts[seat], runs[seat], tuple(boodle[seat][kind] for kind in KINDS))
        for seat in range(players)
    ]


@given(matches())
def test_whatever_is_played_it_is_what_was_told(played: Played) -> None:
    told: list[tuple[Event, ...]] = []
    rounds = 0
    for before, step in zip(played.states, played.steps, strict=False):
        told.append(step.events)
        found = GAME.figures(before, step.state, step.events)
        ended = [event for event in step.events if isinstance(event, RoundEnded)]
        assert bool(found) == bool(ended)
        if not found:
            continue
        rounds += 1
        again = counted(told, before.players)
        assert [(each.won, each.payout, each.run, each.taken) for each in found] == again
        assert [each.played for each in found] == [seat not in before.eliminated for seat in range(before.players)]
        together = sum(each.chance for each in found)
        assert together == CERTAIN * sum(each.won for each in found)
        told = []
    assert rounds == sum(isinstance(event, RoundEnded) for step in played.steps for event in step.events)


# --- moments ----------------------------------------------------------------------------------------------------------


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
