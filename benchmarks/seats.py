"""What members gain by joining in, leaving and moving on when it suits them, beyond what honest play brings.

Honest play and the trick get the same deals, and everybody decides as a stand-in does. One trick is to join in at a
seat whose stack is short of a round's stakes. One is to sell the seat before each own deal, when the stakes are double,
and to buy it back. One is to fill the layout at a table of computers, and to collect at a small one. Members who are
sold no seat do without.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from statistics import fmean
from typing import Any

from benchmarks.figures import Figure, mean
from bot.chips.accounts import Kind, leftover
from bot.refusals import NoSeatFree, SeatSold
from bot.tables.model.actions import Act, AddComputer, DealRound, Join, Leave, Start, TableAction
from bot.tables.model.deals import new_secret, new_secrets
from bot.tables.model.names import NAMES
from bot.tables.model.table import Lobby, Match, Table
from bot.tables.model.terms import Terms
from bot.tables.time.clock import Waiting
from bot.tables.time.deadline import time_is_up
from bot.tables.transitions.transition import transition
from engine.stops.pack import PACK as STOPS

CHANNEL = 2
CRAFTY = 1
"""Who tries the trick; other members have the numbers after this one."""
SHORT = {"stake.amount": 5, "stake.dealer": 10, "end.rounds": 30}
"""A round asks 20 chips of a player, and everybody begins with 50."""
LONG = {"end.rounds": 60}
PLAYERS = 5
CYCLES = 2
"""Cycles of an evening, in each of which the layout is filled and collected once."""
WARM = 10
"""Rounds before the measured ones, until what lies on the layout neither grows nor shrinks any more."""


class Evening:
    """Tables of one channel, one after the other: what comes of actions there, in members' wallets too."""

    def __init__(self, seed: str) -> None:
        """`seed`: what deals and decisions come from."""
        self.seed = seed
        self.won = 0
        """What has come into the wallets of all members here, less what they have paid."""
        self.waiting = 0
        """The chips that wait in the channel."""

    def begins(self, house: Mapping[str, Any], members: int, computers: int, buy_in: int = 50) -> Match:
        """Return a match of michigan that begins with so many members and computer players."""
        rules = STOPS.game.rulebook.read("michigan", house)
        table: Table = Lobby(
            id=0,
            guild=1,
            channel=CHANNEL,
            terms=Terms(STOPS.game.key, rules, buy_in, 60),
            follow_seconds=10,
            most_rounds=1_000,
            host=CRAFTY,
            secrets=new_secrets(Random(self.seed).randbytes),
        )
        joining = [Join(member, str(member), follow=False) for member in range(CRAFTY, CRAFTY + members)]
        adding = [AddComputer(0, name) for name in NAMES[:computers]]
        sitting: list[TableAction] = [*joining, *adding, Start(CRAFTY, (), self.seed, self.waiting)]
        for each in sitting:
            table = self.does(table, each)
        assert isinstance(table, Match)
        return table

    def does(self, table: Table, action: TableAction) -> Table:
        """Return a table after an action."""
        change = transition(table, action)
        for move in change.moves:
            for account, chips in ((move.target, move.chips), (move.source, -move.chips)):
                self.won += chips * (account.kind == Kind.WALLET)
                self.waiting += chips * (account == leftover(CHANNEL))
        return change.table

    def plays(self, table: Match, number: int) -> Match:
        """Return a table after a round; which number it has here decides the cards."""
        random = Random(f"{self.seed} {number}")
        table = replace(table, secrets=new_secrets(random.randbytes), entropy=self.seed, paused=False)
        after = self.does(table, DealRound(new_secret(random.randbytes)))
        while isinstance(after, Match) and after.acting() is not None:
            action = time_is_up(after, Waiting.AUTOMATIC, random)
            assert isinstance(action, Act)
            after = self.does(after, replace(action, by="computer"))
        assert isinstance(after, Match)
        return after


def short_stack(number: int) -> float:
    """Return what joining in at a short stack brings in a round, beyond what a full one would bring there."""
    evening = Evening(str(number))
    table = evening.begins(SHORT, 3, 1)
    at, played = 3, 0
    while not 0 < table.stacks()[at] < 20:
        table = evening.plays(table, played)
        played += 1
        if played == WARM:
            return 0.0
    try:
        bought = evening.does(table, Join(0, "0", follow=False))
    except NoSeatFree:
        return 0.0
    assert isinstance(bought, Match)
    full = replace(table, state=table.state.with_(chips=(*table.stacks()[:at], table.terms.buy_in)))
    gains = [evening.plays(each, played).stacks()[at] - each.stacks()[at] for each in (bought, full)]
    return gains[0] - gains[1]


def own_deals(number: int) -> float:
    """Return what selling the seat before one's own deal, and buying it back, brings in an orbit; a mean over seats."""
    evening = Evening(str(number))
    honest = [evening.begins(LONG, PLAYERS, 0, 500)]
    for played in range(WARM + 2 * PLAYERS):
        honest.append(evening.plays(honest[-1], played))
    return fmean(_without_deals(evening.seed, honest, first) for first in range(WARM, WARM + PLAYERS))


def _without_deals(seed: str, honest: Sequence[Match], first: int) -> float:
    """Return the same for the seat that deals the round after the first ones of a match, from all its rounds."""
    table, over = honest[first], honest[first + PLAYERS]
    at = table.state.dealer
    member = table.seats[at].member or 0
    evening = Evening(seed)
    away = evening.does(table, Leave(member))
    assert isinstance(away, Match)
    now = evening.plays(away, first)
    stack = 0
    try:
        back = evening.does(now, Join(member, str(member), follow=False))
    except (NoSeatFree, SeatSold):
        pass
    else:
        assert isinstance(back, Match)
        for played in range(first + 1, first + PLAYERS):
            back = evening.plays(back, played)
        stack = back.stacks()[at]
    gain: int = evening.won + stack - over.stacks()[at]
    return gain


def filled_layout(number: int) -> float:
    """Return what a round with seven computers brings two members who then play a match with one, by the cycle."""
    crafty, honest = Evening(str(number)), Evening(str(number))
    for cycle in range(CYCLES):
        table: Table = crafty.plays(crafty.begins({}, 1, 7), cycle)
        crafty.does(table, Leave(CRAFTY))
        for each in (crafty, honest):
            small = each.begins({}, 2, 1)
            for played in range(3):
                small = each.plays(small, CYCLES + 3 * cycle + played)
    return (crafty.won - honest.won) / CYCLES


def measure(samples: int) -> Iterator[Figure]:
    """Yield what each trick gains. What nobody should gain may still be a chip of chance."""
    for name, unit, trick, limit in (
        ("joining in at a short stack", "chips per round", short_stack, 0.0),
        ("selling the seat before own deals", "chips per orbit", own_deals, 1.0),
        ("filling the layout among computers", "chips per cycle", filled_layout, 0.0),
    ):
        gains = [trick(number) for number in range(samples)]
        yield replace(mean(f"michigan: gained by {name}", unit, gains), limit=limit)
