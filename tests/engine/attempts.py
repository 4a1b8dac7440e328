"""Things that somebody might try, allowed or not, in every phase of a stops match."""

from collections.abc import Iterator
from random import Random

from engine.cards import CARDS, CardSet
from engine.game import Action, Seat
from engine.stops.actions import (
    Auction,
    Bet,
    Bid,
    Buy,
    Call,
    Check,
    Decline,
    Fold,
    Hold,
    Keep,
    OpenRound,
    PassBid,
    PlaceStake,
    PlayCard,
    Raise,
    Swap,
)
from engine.stops.spaces import KITTY, POT
from engine.stops.state import State
from tests.engine.stops.situations import GAME

FEW = 40
"""How many of a long list of choices are tried."""

BARE = (OpenRound(), Swap(), Keep(), Auction(), PassBid(), Buy(), Decline(), Check(), Call(), Fold())


def attempts(state: State, seat: Seat, random: Random) -> list[Action]:
    """Return every play, every word, and numbers, stakes and hands on both sides of what is allowed."""
    listed = list(GAME.legal(state, seat))
    some = random.sample(listed, min(FEW, len(listed)))
    tried = [*some, *map(PlayCard, CARDS), *BARE, *_numbers(state, random)]
    tried += [*_stakes(state, some), *_hands(state, some, random)]
    return list(dict.fromkeys(tried))


def _numbers(state: State, random: Random) -> Iterator[Action]:
    most = max(state.chips)
    for chips in {
        -1,
        0,
        1,
        2,
        state.deal.bid,
        state.deal.bid + 1,
        state.rules.poker_limit + 1,
        most,
        most + 1,
        random.randint(1, 60),
    }:
        yield from (Bid(chips), Bet(chips), Raise(chips))


def _stakes(state: State, some: list[Action]) -> Iterator[Action]:
    first, *_ = state.rules.layout
    yield from (PlaceStake(()), PlaceStake(((first, 1),)), PlaceStake(((first, 0),)))
    for on in (action.on for action in some[:3] if isinstance(action, PlaceStake)):
        (space, chips), *rest = on
        yield PlaceStake(((space, chips + 1), *rest))
        yield PlaceStake(((space, chips - 1), *rest))
        yield PlaceStake(tuple(rest))
        yield PlaceStake((*on, on[0]))
        yield PlaceStake((*on, (KITTY, 1)))
        yield PlaceStake(((KITTY, chips), *rest))
        yield PlaceStake(((POT, chips), *rest))
        yield PlaceStake((*on, ("2X", 0)))
        yield PlaceStake((*on, (first, -1), (first, 1)))


def _hands(state: State, some: list[Action], random: Random) -> Iterator[Action]:
    for number in (0, 4, 5, 6):
        yield Hold(CardSet.of(random.sample(CARDS, number)))
    for hand in state.deal.hands:
        yield Hold(CardSet.of(list(hand)[:5]))
    for held in (action.cards for action in some[:3] if isinstance(action, Hold)):
        rest = list(held)[1:]
        yield Hold(CardSet.of(rest))
        yield Hold(CardSet.of([random.choice(CARDS), *rest]))
        yield Hold(held.with_card(random.choice(CARDS)))
