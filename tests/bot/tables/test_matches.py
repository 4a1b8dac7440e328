"""Whole matches of anybody with anybody. After every commit the books are looked through (`bot.cli.audit`)."""

from contextlib import suppress
from random import Random
from typing import Any

import pytest

from bot.chips.accounts import Reason
from bot.members.people import Actor
from bot.refusals import Refused
from bot.tables.announcements import MatchResult, TableClosed
from bot.tables.clock import Waiting
from bot.tables.table import Ending, Status
from bot.tables.views import Board, Hand
from engine.game import RuleBroken
from tests.bot.club import GUILD, Club, terms
from tests.bot.people import seated, somebody
from tests.examples import ALL

MATCHES = 30 if ALL else 10
HOUSES: list[tuple[dict[str, Any], int]] = [
    ({"end.rounds": 1}, 50),
    ({"end.rounds": 2}, 20),
    ({"end.rounds": 1, "end.leftover": "split"}, 7),
    ({"end.rounds": 1, "lead.change": "suit", "lead.blocked": "pass"}, 50),
    ({"end.rounds": 1, "ante.kitty": 2, "pay.per_card": 2, "pack": "single"}, 30),
    ({"end.rounds": 2, "end.mode": "topup", "chips": 9}, 5),
    ({"end.mode": "first_bust"}, 5),
]
"""House rules that are soon over, with the buy-in."""


class Match:
    """A match in which people come and go as they like."""

    def __init__(self, club: Club, random: Random) -> None:
        self.club = club
        self.random = random
        self.people = [somebody(number) for number in range(random.randint(1, 4))]
        self.house, self.buy_in = random.choice(HOUSES)
        self.kinds: tuple[str, ...] = ("away", "away", "back", "follow", "join", "leave")
        if random.random() < 0.15:
            # Nobody is really there.
            self.house, self.kinds = {"end.rounds": 2}, ("away", "follow", "join")
        self.table = 0

    async def begin(self) -> None:
        seats = self.random.randint(max(3, len(self.people)), 8)
        computers = seats - len(self.people)
        self.table = await self.club.open(*self.people, computers=computers, buy_in=self.buy_in, house=self.house)
        await self.club.start(self.table, self.people[0])
        if "back" not in self.kinds:
            for who in self.people:
                await self.ask("away", who)

    async def play(self) -> None:
        while (board := await self.club.tables.board(self.table)).status is not Status.CLOSED:
            if self.random.random() < 0.1:
                await self.whim()
            elif board.status is Status.PAUSED:
                await self.paused(board)
            elif board.waiting is not Waiting.MEMBER:
                await self.club.audience.next_change()
            elif (hand := await self.club.acting(self.table)) is not None:
                await self.decide(hand)

    async def decide(self, hand: Hand) -> None:
        """Somebody acts, or somebody else tries to, or nobody does in time."""
        tables, click, decision = self.club.tables, self.club.click(), hand.board.decision
        chance = self.random.random()
        if chance < 0.08:
            await self.club.time_is_up(self.table)
        elif chance < 0.3:
            card = str(hand.view.wanted or self.random.choice(list(hand.view.hand)))
            anybody = self.random.choice(self.people).member
            late = self.random.choice((0, 0, 1))
            with suppress(Refused, RuleBroken):
                await tables.play(self.table, seated(anybody), decision - late, {"do": "play", "card": card}, click)
        else:
            card = str(self.random.choice(list(hand.view.legal)))
            await tables.play(self.table, seated(hand.member), decision, {"do": "play", "card": card}, click)

    async def whim(self) -> None:
        """Somebody, or now and then everybody, goes, comes back or changes their mind."""
        kind = self.random.choice(self.kinds)
        crowd = self.people if self.random.random() < 0.15 else [self.random.choice(self.people)]
        for who in crowd:
            with suppress(Refused):
                await self.ask(kind, who)

    async def ask(self, kind: str, who: Actor) -> None:
        tables, click = self.club.tables, self.club.click()
        match kind:
            case "away" | "back":
                await tables.set_away(self.table, who, kind == "away", click)
            case "follow":
                await tables.set_follow(self.table, who, self.random.random() < 0.7, click)
            case "join":
                await self.club.join(self.table, who, click)
            case "leave":
                await tables.leave(self.table, who, click)

    async def paused(self, board: Board) -> None:
        members = [seat.member for seat in board.seats if seat.member is not None]
        if self.random.random() < 0.5:
            await self.club.tables.wake(self.table, seated(self.random.choice(members)), self.club.click())
        else:
            await self.club.time_is_up(self.table)

    @property
    def price(self) -> int:
        """What sitting down takes: the buy-in, and what is set aside for top-ups."""
        return self.buy_in + terms(self.house).rules.top_ups(players=8)

    async def came_back(self, who: Actor) -> int:
        """Return the chips that came back to somebody's wallet from the table."""
        statement = await self.club.wallets.statement(GUILD, who.member)
        assert statement is not None
        first, second, *later = reversed(statement.movements)
        assert (first.reason, second.reason) == (Reason.WELCOME, Reason.BUY_IN)
        assert first.chips == 500
        assert second.chips == -self.price
        assert [move.reason for move in later if move.reason is not Reason.SET_ASIDE][1:] == []
        came_back = sum(move.chips for move in later)
        assert (statement.own.wallet, statement.own.on_tables) == (500 - self.price + came_back, 0)
        return came_back


def returned(told: MatchResult | TableClosed, price: int) -> dict[str, int]:
    """Return what the last message of a table says that members who paid this price have back, by name."""
    if isinstance(told, TableClosed):
        return dict(told.returned)
    return {each.name: price + each.chips - each.paid_in for each in told.standings if each.member is not None}


@pytest.mark.parametrize("seed", range(MATCHES))
async def test_a_match_comes_to_its_end_and_everybody_has_what_was_told(quick_club: Club, seed: int) -> None:
    match = Match(quick_club, Random(seed))
    await match.begin()
    await match.play()
    table = await quick_club.stored(match.table)
    assert table.ending in (Ending.FINISHED, Ending.DESERTED, Ending.EMPTY)
    told = (await quick_club.told(match.table))[-1]
    assert isinstance(told, MatchResult) == (table.ending is Ending.FINISHED)
    back = returned(told, match.price)
    for who in match.people:
        came_back = await match.came_back(who)
        if who.member in table.members():
            assert came_back == back.get(who.name, 0)
