"""The same match twice, with the same clicks, but for what a member cannot see: not a byte that they receive differs.

Two hidden cards have changed places, or somebody prepares another decision. What the true states of the two matches
openly differ in ends the comparison: from then on they are two matches.
"""

import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, fields
from itertools import combinations, zip_longest
from pathlib import Path
from random import Random
from typing import Any

import pytest
import simcord
from simcord.actors import MemberActor

from bot.app import NewmarketBot, now
from engine.game import CHANCE, RuleBroken
from engine.stops.match import StopsGame
from engine.stops.state import Phase
from tests.e2e.club import Club, quick_settings
from tests.e2e.conftest import PATIENT
from tests.e2e.leaks import Done, Member, Watch
from tests.e2e.test_secrecy import Plan, players, playing, step

pytestmark = pytest.mark.soak  # `tests/cogs/render/test_exchanged_cards.py` compares what is made for everybody
TRIES = 200
"""How many swaps are tried for one that the match would notice late."""
GAME = StopsGame()
NOT_PUBLIC = {"deal", "hands", "dead", "held", "turn", "options"}
"""What of a match only some may know; whose turn it is, and what may be led, is looked at where it is open."""
CHANCE_NONCE = re.compile(r'"nonce": "\d+"')
"""What discord.py draws by chance for each message, so that sending it twice makes one."""
Swap = dict[Any, Any]


@dataclass
class Evening:
    """A match of three members, and what everybody received in it, click by click."""

    club: Club
    watch: Watch
    members: list[MemberActor]
    dealt: list[tuple[Any, Any]]
    """The state before a deal, and the deal."""
    steps: list[tuple[int, list[Any], list[str]]]
    """After each click: how many actions the match has seen, what was sent since the last one, and what is there."""

    def note(self) -> None:
        """Note what everybody has received since the last time, and all that is there to be seen."""
        before = sum(len(sent) for _, sent, _ in self.steps)
        self.steps.append((len(self.watch.done), self.watch.sent[before:], self._there()))

    def _there(self) -> list[str]:
        """Return every message that is there, after whoever sees it."""
        found = []
        for channel, messages in self.club.env.backend.messages.items():
            for stored in messages.values():
                to = self.watch.reader_of(channel, stored.id)
                shown = [stored.content, stored.components, stored.flags]
                found.append(f"{to}: {stored.id} {json.dumps(shown, default=str)}")
        return sorted(found)


@asynccontextmanager
async def evening(file: Path, swap: Swap) -> AsyncIterator[Evening]:
    """Open a club in which the deals are the same every time, but for swapped cards."""
    with pytest.MonkeyPatch.context() as patch:
        dealt: list[tuple[Any, Any]] = []
        patch.setattr(StopsGame, "deal", swapping(StopsGame.deal, swap, dealt))
        settings = quick_settings(file)
        bot = NewmarketBot(settings, random=Random(1), monotonic=now, entropy=Random("swapped 6").randbytes)
        env = simcord.Env(bot)
        await env.start()
        try:
            guild = env.create_guild("Card club")
            await bot.wallets.change_settings(guild.id, **PATIENT)
            club = Club(env, bot, settings, guild, guild.create_text_channel("games"), [])
            members = players(club, "Ann", "Ben", "Clara")
            yield Evening(club, Watch(env, [], patch), members, dealt, [])
        finally:
            await bot.close()
            await env.shutdown()


def swapping(deal: Any, swap: Swap, dealt: list[tuple[Any, Any]]) -> Any:
    """Return a deal in which cards have changed places; it notes what was dealt."""

    def swapped(self: Any, state: Any, stream: Any) -> Any:
        action = deal(self, state, stream)
        if hasattr(action, "pack"):
            action = type(action)(tuple(swap.get(each, each) for each in action.pack))
            dealt.append((state, action))
        return action

    return swapped


def openly(match: Any) -> dict[str, Any]:
    """Return all of a match that everybody may know."""
    all_of_it = {each.name: getattr(part, each.name) for part in (match, match.deal) for each in fields(part)}
    known = {name: value for name, value in all_of_it.items() if name not in NOT_PUBLIC}
    known["counts"] = [*map(len, match.deal.hands), len(match.deal.dead)]
    known["asks"] = match.options if match.phase is Phase.FOLLOW else match.turn
    return known


def differs_at(one: Sequence[Done], other: Sequence[Done]) -> int:
    """Return how many actions two matches have openly had in common."""
    for at, (here, there) in enumerate(zip(one, other, strict=False)):
        if (here.seat, openly(here.after)) != (there.seat, openly(there.after)):
            return at
    return min(len(one), len(other))


def best_swap(first: Evening) -> tuple[Swap, set[int]]:
    """Return two cards of which the match would notice latest, and the seats that had them.

    They were in two hands, or in one and nobody's.
    """
    before, deal = first.dealt[0]
    hands = GAME.apply(before, CHANCE, deal).state.deal.hands

    def holder(card: Any) -> int | None:
        return next((seat for seat, held in enumerate(hands) if card in held), None)

    best: tuple[int, Swap] = (0, {})
    hidden = [each for each in sorted(deal.pack) if holder(each) != 0]
    for here, there in Random(3).sample(list(combinations(hidden, 2)), TRIES):
        if best[0] == len(first.watch.done):
            break
        if holder(here) != holder(there) and {holder(here), holder(there)} & {1, 2}:
            swap = {here: there, there: here}
            state = GAME.apply(before, CHANCE, type(deal)(tuple(swap.get(each, each) for each in deal.pack))).state
            length = 0
            for done in first.watch.done:
                try:
                    state = GAME.apply(state, done.seat, GAME.codec.load_action(done.action)).state
                except RuleBroken:
                    break
                if openly(state) != openly(done.after):
                    break
                length += 1
            if length > best[0]:
                best = length, swap
    return best[1], {seat for card in best[1] if (seat := holder(card)) is not None}


def received(evening: Evening, members: set[Member], actions: int) -> Iterator[tuple[list[str], list[str]]]:
    """Yield, click by click, what some members and everybody received, while the match saw so many actions.

    Where a click leads to several actions, chance decides which of them a message shows before it shows the last. The
    same goes for an edit that another one overtakes: what was prepared, and what came of it.
    """
    before = 0
    for seen, sent, there in evening.steps:
        if seen > actions:
            return
        at_once, before = seen - before > 1, seen
        requests = [
            f"{each.to} {each.method} {each.path} {CHANCE_NONCE.sub('', json.dumps(each.body))}" for each in sent
        ]
        last = {each.path: at for at, each in enumerate(sent)}
        told = [
            text
            for at, (each, text) in enumerate(zip(sent, requests, strict=True))
            if each.to in members and (each.method != "PATCH" or last[each.path] == at)
        ]
        yield [] if at_once else sorted(set(told)), [each for each in there if each.split(":")[0] in map(str, members)]


def assert_same(one: Evening, other: Evening, receivers: Sequence[MemberActor], *, least: int) -> None:
    """The two evenings brought these members, and everybody, the same until they openly differ."""
    actions = differs_at(one.watch.done, other.watch.done)
    members: set[Member] = {None, *(each.id for each in receivers)}
    here, there = list(received(one, members, actions)), list(received(other, members, actions))
    clicks = min(len(here), len(there))
    assert clicks >= least
    for at in range(clicks):
        for one_told, other_told in zip(here[at], there[at], strict=True):
            assert one_told == other_told, f"click {at}: {difference(one_told, other_told)}"
    assert any(told for told, _ in here)


def difference(one: list[str], other: list[str]) -> list[str]:
    """Return where two lists of texts part."""
    here, there = next(pair for pair in zip_longest(one, other, fillvalue="") if pair[0] != pair[1])
    at = next((at for at, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), 0)
    return [each[max(at - 200, 0) : at + 200] for each in (here, there)]


async def looked_at(evening: Evening) -> None:
    """Let everybody open their hand and the menu, and note what all received."""
    for each in evening.members:
        await evening.club.click(each, evening.club.board(), "hand")
        evening.note()
    await evening.club.click(evening.members[0], evening.club.board(), "menu")
    evening.note()


async def played(evening: Evening, plan: Plan, *, actions: int) -> None:
    """Play click by click."""
    while len(evening.watch.done) < actions and playing(evening.watch).ending is None:
        await step(evening.club, evening.watch, evening.members, plan)
        evening.note()


async def twice(file: Path, script: Callable[[Evening, list[Done]], Awaitable[None]], *, least: int) -> None:
    """Play a match, and once more with two cards swapped; compare what those received who had neither of them."""
    async with evening(file / "one.sqlite3", {}) as one:
        await script(one, [])
    swap, holders = best_swap(one)
    async with evening(file / "other.sqlite3", swap) as other:
        await script(other, one.watch.done)
    assert one.dealt[0] != other.dealt[0]
    before = one.watch.done[0].before
    assert all(before.deal.hands[seat] != other.watch.done[0].before.deal.hands[seat] for seat in holders)
    members = [seat.member for seat in playing(one.watch).seats]
    at = {member: seat for seat, member in enumerate(members)}
    assert_same(one, other, [each for each in other.members if at[each.id] not in holders], least=least)


def as_before(done: Sequence[Done], kind: str, verb: str = "") -> list[str]:
    """Return the cards of what was done, to do the same again; any where nothing was done before."""
    return [f"{verb}{each.action['card']}" for each in done if each.action["do"] == kind] or [rf"{verb}\w+"]


async def test_two_hidden_cards_of_michigan_can_change_places_and_nobody_else_notices(tmp_path: Path) -> None:
    async def script(evening: Evening, done: list[Done]) -> None:
        await evening.club.start(*evening.members)
        evening.note()
        plan = {"card": as_before(done, "play")}
        await played(evening, plan, actions=5)
        await looked_at(evening)
        await played(evening, plan, actions=13)
        await looked_at(evening)

    await twice(tmp_path, script, least=10)
