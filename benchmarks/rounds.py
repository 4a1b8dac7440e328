"""Single rounds of michigan from a shuffled pack to the settlement."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.cards import CARDS
from engine.game import Action, Seat
from engine.players.contract import ComputerPlayer
from engine.registry import GAMES
from engine.stops.actions import Deal, PlayCard
from engine.stops.match import new_match
from engine.stops.rules import Rules
from engine.stops.state import State
from engine.stops.view import View

GAME = GAMES["stops"]
MICHIGAN = Rules()


def random_leader(view: View, random: Random) -> Action:
    """Lead any legal card, each equally likely: the computer player that knows nothing."""
    return PlayCard(random.choice(list(view.legal)))


def shuffled(random: Random) -> Deal:
    """Return the deal of a pack in random order."""
    return Deal(tuple(random.sample(CARDS, len(CARDS))))


def begin(players: int, dealer: Seat, pack: Deal) -> State:
    """Return a round in which everybody has his hand and the opening leader is asked."""
    state: State = GAME.apply(new_match(MICHIGAN, (MICHIGAN.chips,) * players, dealer, {}), None, pack).state
    return state


def gains(pack: Deal, dealer: Seat, leaders: Sequence[ComputerPlayer], seed: str) -> tuple[int, ...]:
    """Play one round on an empty table and return what it has brought each seat, in chips.

    Args:
        pack: how the cards are dealt.
        dealer: who deals them.
        leaders: who decides, by seat; forced cards follow by themselves.
        seed: each seat's stream of chance comes from this and the seat, whoever sits there.
    """
    streams = [Random(f"{seed} {seat}") for seat in range(len(leaders))]
    state = begin(len(leaders), dealer, pack)
    while GAME.to_act(state):
        (seat,) = GAME.to_act(state)
        if GAME.forced(state):
            (action,) = GAME.legal(state, seat)
        else:
            action = leaders[seat](GAME.view(state, seat), streams[seat])
        state = GAME.apply(state, seat, action).state
    return tuple(chips - MICHIGAN.chips for chips in GAME.stacks(state))
