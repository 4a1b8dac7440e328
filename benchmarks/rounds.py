"""Single rounds of any stops game, from the stakes to the settlement."""

from collections.abc import Sequence
from random import Random

from engine.cards import CARDS
from engine.game import Action, Seat
from engine.players import ComputerPlayer
from engine.stops.actions import Deal, OpenRound
from engine.stops.match import new_match
from engine.stops.pack import PACK as STOPS
from engine.stops.rules import Rules
from engine.stops.search.lanes import Lanes
from engine.stops.search.playout import Policy
from engine.stops.state import Phase, State
from engine.stops.view import View

GAME = STOPS.game
MICHIGAN = Rules()

CHANCE = None
"""Who sits here does any legal thing, each equally likely: the computer player that knows nothing."""

Player = ComputerPlayer[View] | None


def shuffled(random: Random) -> Deal:
    """Return the deal of a pack in random order."""
    return Deal(tuple(random.sample(CARDS, len(CARDS))))


def begin(players: int, dealer: Seat, pack: Deal) -> State:
    """Return a round of michigan in which everybody has their hand and the opening leader is asked."""
    return GAME.apply(new_match(MICHIGAN, (MICHIGAN.chips,) * players, dealer, {}), None, pack).state


def gains(rules: Rules, pack: Deal, dealer: Seat, players: Sequence[Player], seed: str) -> tuple[int, ...]:
    """Play one round on an empty table and return what it has brought each seat, in chips.

    Args:
        rules: the rules of the game.
        pack: the cards in the order in which they are dealt.
        dealer: the seat that deals.
        players: who decides, by seat; forced cards follow by themselves.
        seed: each seat's stream of chance follows from this and the seat, not from who sits there.
    """
    streams = [Random(f"{seed} {seat}") for seat in range(len(players))]
    state = new_match(rules, (rules.chips,) * len(players), dealer, {})
    while state.round == 1 and state.phase is not Phase.OVER:
        if GAME.awaits_deal(state):
            state = GAME.apply(state, None, OpenRound() if state.phase is Phase.ROUND else pack).state
        else:
            (seat,) = GAME.to_act(state)
            state = GAME.apply(state, seat, _decision(state, seat, players[seat], streams[seat])).state
    return tuple(chips - rules.chips for chips in state.chips)


def _decision(state: State, seat: Seat, player: Player, random: Random) -> Action:
    choices = list(GAME.legal(state, seat))
    if len(choices) == 1:
        return choices[0]
    return random.choice(choices) if player is CHANCE else player(GAME.view(state, seat), random)


def at_random(random: Random) -> Policy:
    """Return a policy to which every lead is as good as the others."""
    draw = random.random

    def choose(leads: Lanes, _hand: Lanes, _held: Lanes) -> Lanes:
        for _ in range(int(draw() * leads.bit_count())):
            leads &= leads - 1
        return leads & -leads

    return choose
