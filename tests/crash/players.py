"""Scripted members: what they ask for at their tables, as plain requests that can be repeated word for word."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.chips.wallets import Wallets
from bot.members.people import Actor
from bot.tables.commands import Tables
from bot.tables.table import Status
from bot.tables.terms import Terms
from bot.tables.views import Board, Hand
from engine.catalogue import CATALOGUE
from engine.players import NORMAL

GUILD = 7
Request = dict[str, Any]
"""What somebody asks for, as JSON types; `id` is the interaction's."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played in a channel, and by whom."""

    channel: int
    preset: str
    members: tuple[int, ...]
    computers: int = 0
    game: str = "stops"
    house: tuple[tuple[str, Any], ...] = (("end.mode", "rounds"), ("end.rounds", 1))
    buy_in: int = 50


PLANS = (
    Plan(70, "michigan", (1, 2, 3)),
    Plan(71, "horses", (4,), computers=2, buy_in=12),
    Plan(72, "three-in-one", (5, 6), computers=1, buy_in=100),
    Plan(73, "boodle", (1, 4, 7), computers=1),
    Plan(74, "new-york", (2, 5), game="new-york", house=(("stake", 5),), buy_in=5),
)
OUTSIDER = 8
"""Takes seats over."""
LAZY = 7
"""Lets every decision pass."""


def actor(member: int) -> Actor:
    return Actor(member, f"Member {member}", "en-US", guild=GUILD)


class Players:
    """Decide what to ask for. Chance comes from one stream."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def wish(self, plan: Plan, before: int | None, board: Board | None, hands: list[Hand]) -> Request | None:
        """Return the next request of somebody at a table, if there is one.

        Args:
            plan: what is to be played.
            before: the last table of the channel, which may be played again.
            board: the open table, None if there is none.
            hands: the hands at it.
        """
        if self._chance(0.03):
            return {"do": "grant", "member": self._random.choice(plan.members)}
        if board is None:
            return self._opening(plan, before)
        if board.status is Status.LOBBY:
            return self._lobby(plan, before, board)
        wishes = [wish for each in hands if (wish := self._at_the_table(each)) is not None]
        if board.seat_price is not None and self._chance(0.2):
            price = board.seat_price
            wishes.append({"do": "take_seat", "table": board.id, "member": OUTSIDER, "price": price})
        return self._random.choice(wishes) if wishes else None

    def _opening(self, plan: Plan, before: int | None) -> Request:
        if before is not None and self._chance(0.5):
            return {"do": "again", "table": before, "member": self._random.choice(plan.members)}
        return {"do": "open", "channel": plan.channel, "member": self._random.choice(plan.members)}

    def _lobby(self, plan: Plan, before: int | None, board: Board) -> Request | None:
        seated = {seat.member for seat in board.seats}
        missing = [member for member in plan.members if member not in seated]
        if missing and not self._chance(0.1):
            member = self._random.choice(missing)
            if before is not None and member in board.expected:
                return {"do": "again", "table": before, "member": member}
            return {"do": "join", "table": board.id, "member": member, "agreed": board.terms_number}
        host = next(seat.member for seat in board.seats if seat.host)
        if self._chance(0.1):
            return {"do": "leave", "table": board.id, "member": host}
        return {"do": "start", "table": board.id, "member": host, "agreed": board.terms_number}

    def _at_the_table(self, hand: Hand) -> Request | None:
        board, member = hand.board, hand.member
        request = {"table": board.id, "member": member}
        if board.status is Status.PAUSED:
            return {"do": "wake", **request}
        if hand.leaving or hand.view is None:
            return None
        if hand.away:
            return {"do": "back", **request} if member != LAZY and self._chance(0.2) else None
        if self._chance(0.02):
            return {"do": self._random.choice(["away", "leave", "follow"]), **request}
        if member == LAZY:
            return None
        if hand.preparing and not hand.ready and self._chance(0.5):
            action = CATALOGUE[board.game].game.codec.dump_action(
                CATALOGUE[board.game].default(hand.view, self._random)
            )
            ready = self._chance(0.8)
            return {"do": "prepare", "round": board.round, "action": action, "ready": ready, **request}
        if hand.acting:
            action = CATALOGUE[board.game].game.codec.dump_action(
                CATALOGUE[board.game].players[NORMAL](hand.view, self._random)
            )
            return {"do": "play", "decision": board.decision, "action": action, **request}
        return None

    def _chance(self, of_one: float) -> bool:
        return self._random.random() < of_one


async def ask(tables: Tables, wallets: Wallets, request: Mapping[str, Any]) -> None:
    """Make a request of the services, as the cogs would.

    Raises:
        Refused: it cannot be granted now.
        RuleBroken: the rules do not allow it.
    """
    click, who = int(request["id"]), actor(request["member"])
    if request["do"] == "open":
        plan = next(plan for plan in PLANS if plan.channel == request["channel"])
        rules = CATALOGUE[plan.game].game.rulebook.read(plan.preset, dict(plan.house))
        await tables.open(
            guild=GUILD,
            channel=plan.channel,
            host=who,
            terms=Terms(plan.game, rules, plan.buy_in, (await wallets.settings(GUILD)).turn_seconds),
            computers=plan.computers,
            interaction=click,
        )
        return
    if request["do"] == "grant":
        await wallets.grant(GUILD, who, 300, by=99, interaction=click)
        return
    table = int(request["table"])
    requests: Mapping[str, Callable[[], Any]] = {
        "again": lambda: tables.again(table, who, click),
        "join": lambda: tables.join(table, who, click, request["agreed"]),
        "leave": lambda: tables.leave(table, who, click),
        "start": lambda: tables.start(table, who, click, request["agreed"], fill=True),
        "take_seat": lambda: tables.take_seat(table, who, click, request["price"]),
        "away": lambda: tables.set_away(table, who, True, click),
        "back": lambda: tables.set_away(table, who, False, click),
        "follow": lambda: tables.set_follow(table, who, True, click),
        "wake": lambda: tables.wake(table, who, click),
        "play": lambda: tables.play(table, who, request["decision"], request["action"], click),
        "prepare": lambda: tables.prepare(
            table, who, request["round"], lambda _: (request["action"], request["ready"]), click
        ),
    }
    await requests[request["do"]]()
