"""What members gain who end a match when it suits them, beyond what the same deals bring those who stay.

A member among three plays as `normal` does, and so do the others and every stand-in. At the moment that suits them best
they stop, leave, walk away, have the table stopped or its channel deleted. In michigan the moment is when somebody else
has one card left, and whoever has got out of a round so plays the next one, at a new table if need be. In New
York it is the end of round 1 for who is behind, and every later moment for who leads. The former rule, by which a stop
took back what had begun, shows what there was to gain.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from random import Random
from typing import Any

from benchmarks.figures import Figure, mean
from bot.chips.accounts import Account, leftover, wallet
from bot.tables.model.actions import (
    Act,
    AddComputer,
    Close,
    Join,
    Leave,
    SetAway,
    Start,
    TableAction,
)
from bot.tables.model.change import Change
from bot.tables.model.deals import new_secrets
from bot.tables.model.table import Ending, Lobby, Match, Table
from bot.tables.model.terms import Terms
from bot.tables.time.clock import Waiting
from bot.tables.time.deadline import time_is_up
from bot.tables.transitions.ending import close_early
from bot.tables.transitions.transition import transition
from engine.game import CHANCE
from engine.newyork.pack import PACK as NEW_YORK
from engine.newyork.state import State as NewYorkState
from engine.shuffle import Stream
from engine.stops.pack import PACK as STOPS
from engine.stops.state import State as StopsState

GUILD, CHANNEL, MEMBER, OTHER = 1, 2, 3, 4
SEATS = 4
ROUNDS = 4
"""Rounds of an evening of michigan."""
STAKE = 10
SECRET = bytes(32)


class Way(Enum):
    """How what has begun is ended."""

    STOPS = "stopping, alone among computers"
    LEAVES = "leaving others behind"
    WALKS = "walking away"
    OUTSIDE = "having it stopped from outside"
    CHANNEL = "deleting the channel"
    FORMER = "stopping by the former rule"


_ACTIONS: dict[Way, TableAction] = {
    Way.STOPS: Leave(MEMBER),
    Way.LEAVES: Leave(MEMBER),
    Way.WALKS: SetAway(MEMBER, away=True),
    Way.OUTSIDE: Close("stopped", "Mo"),
    Way.CHANNEL: Close("channel_gone", ""),
}


@dataclass(slots=True)
class _Member:
    """What a member does and has at one table after another of a channel."""

    seed: str
    way: Way | None
    suits: Callable[[Match, int], bool]
    """Whether the moment suits a member to end it, from the table and their seat."""
    chips: int = 0
    """What has come into their wallet, less what they have paid."""
    waiting: int = 0
    """What waits in the channel for its next table."""

    def open(self, terms: Terms) -> Match:
        """Return a table at which the match has begun."""
        table: Table = Lobby(
            id=0,
            guild=GUILD,
            channel=CHANNEL,
            terms=terms,
            follow_seconds=10,
            most_rounds=1_000,
            host=MEMBER,
            secrets=new_secrets(Random(1).randbytes),
        )
        other = Join(OTHER, "Ben", follow=False) if self.way is Way.LEAVES else AddComputer(0, "Ben")
        computers = [AddComputer(0, name) for name in ("Ada", "Blaise")]
        for action in (Join(MEMBER, "Ann", follow=False), other, *computers, Start(MEMBER, (), "1", self.waiting)):
            table = self._took(transition(table, action))
        assert isinstance(table, Match)
        return table

    def play_round(self, table: Match, number: int) -> Match:
        """Return a table when its next round is over, or the table is closed; which round it is decides the cards."""
        game = table.rules_of_play
        deal = game.deal(table.state, Stream(SECRET, self.seed, number))
        match = game.apply(table.state, CHANCE, deal).state
        sheet = table.score_sheet.settling(game, table.state, match, [each.member for each in table.seats])
        table = replace(table, state=match, score_sheet=sheet, human_acted=False, hurried=False, notices=())
        step = 0
        while table.acting() is not None:
            stays = table.winding_up is None and not table.seats[0].automatic
            if self.way is not None and stays and self.suits(table, 0):
                table = self._ended(table, self.way)
                continue
            action = time_is_up(table, Waiting.AUTOMATIC, Random(f"{self.seed} {number} {step}"))
            at = table.acting()
            assert isinstance(action, Act)
            assert at is not None
            if table.winding_up is None and not table.seats[at].automatic:
                action = replace(action, by="member")
            table = self.do(table, action)
            step += 1
        return table

    def _ended(self, table: Match, way: Way) -> Match:
        """Return the table after the member has ended it. By the former rule what had begun was broken off."""
        if way is Way.FORMER:
            return self._match(close_early(table, Ending.STOPPED))
        return self.do(table, _ACTIONS[way])

    def do(self, table: Match, action: TableAction) -> Match:
        """Return the table after something that the member does, or time."""
        return self._match(transition(table, action))

    def _match(self, change: Change[Any]) -> Match:
        after = self._took(change)
        assert isinstance(after, Match)
        return after

    def _took(self, change: Change[Table]) -> Table:
        """Note the chips that came or went, and return the table."""
        self.chips += _into(change, wallet(MEMBER))
        self.waiting += _into(change, leftover(CHANNEL))
        return change.table


def _into(change: Change[Table], account: Account) -> int:
    """Return how many chips more an account has after a change."""
    came = sum(move.chips for move in change.moves if move.target == account)
    return came - sum(move.chips for move in change.moves if move.source == account)


# --- michigan --------------------------------------------------------------------------------------------------


def michigan(number: int, way: Way | None) -> int:
    """Return what a member wins in an evening of michigan, in chips."""
    rules = STOPS.game.rulebook.read("michigan", {"end.rounds": ROUNDS})
    terms = Terms(STOPS.game.key, rules, rules.chips, 60)
    member = _Member(str(number), way, _is_about_to_pay)
    table = None
    for played in range(ROUNDS):
        if table is None or table.ending is not None or table.seat_of(MEMBER) is None:
            table = member.open(terms)
            table = replace(table, state=table.state.with_(dealer=(number + played) % SEATS))
        elif table.seats[0].away:
            table = member.do(table, SetAway(MEMBER, away=False))
        table = member.play_round(table, played)
    assert table is not None
    at = table.seat_of(MEMBER)
    return member.chips + (0 if at is None else table.stacks()[at])


def _is_about_to_pay(table: Match, seat: int) -> bool:
    """Return whether somebody else is about to go out, and the member would pay for their cards."""
    state = table.state
    assert isinstance(state, StopsState)
    left = [len(hand) for hand in state.deal.hands]
    return left[seat] > 1 and min(left[:seat] + left[seat + 1 :]) == 1


# --- New York, New York ----------------------------------------------------------------------------------------


def new_york(number: int, way: Way | None) -> float:
    """Return what a member wins in a match of New York, New York, in stakes."""
    rules = NEW_YORK.game.rulebook.read("new-york", {"stake": STAKE})
    member = _Member(str(number), way, _is_behind_or_ahead)
    table = member.open(Terms(NEW_YORK.game.key, rules, STAKE, 60))
    table = replace(table, state=table.state.with_(starter=number % SEATS))
    while table.ending is None:
        if table.paused:
            table = member.do(table, time_is_up(table, Waiting.EXPIRE, Random(0)))
        table = member.play_round(table, table.state.round)
    return member.chips / STAKE


def _is_behind_or_ahead(table: Match, seat: int) -> bool:
    """Return whether a member loses by the first round's end, or has most points later."""
    state = table.state
    assert isinstance(state, NewYorkState)
    if state.totals != (0,) * SEATS:
        return state.totals[seat] == max(state.totals)
    points = [each.points for each in NEW_YORK.game.view(state, None).standing]
    return len(state.deal.hands[seat]) <= 1 and points[seat] < max(points)


# --- both ------------------------------------------------------------------------------------------------------


def measure(matches: int, evenings: int) -> list[Figure]:
    """Return what each way of ending gains: in stakes a match of New York, in chips an evening of michigan."""
    figures = []
    for name, unit, play, count, limit in (
        ("new-york", "stakes per match", new_york, matches, 0.05),
        ("michigan", f"chips per {ROUNDS} rounds", michigan, evenings, 0.3),
    ):
        stayed = [play(number, None) for number in range(count)]
        for way in Way:
            gains = [play(number, way) - without for number, without in enumerate(stayed)]
            gained = mean(f"{name}: gained by {way.value}", unit, gains)
            figures.append(gained if way is Way.FORMER else replace(gained, limit=limit))
    return figures
