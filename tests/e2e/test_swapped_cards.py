"""The same match twice, with the same clicks, but for what a member cannot see: not a byte that they receive differs.

Two hidden cards have changed places, or somebody prepares another decision. What the true states of the two matches
openly differ in ends the comparison: from then on they are two matches.
"""

from __future__ import annotations

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
from engine.newyork.match import NewYorkGame
from engine.newyork.state import State as NewYork
from engine.poker_hands import best_five
from engine.stops.actions import Hold
from engine.stops.match import StopsGame
from engine.stops.state import Phase
from tests.e2e.club import SELECT, Club, components, quick_settings
from tests.e2e.conftest import PATIENT
from tests.e2e.leaks import Done, Member, Watch
from tests.e2e.test_secrecy import Plan, hand, players, playing, step

TRIES = 200
"""How many swaps are tried for one that the match would notice late."""
GAMES: dict[str, Any] = {"stops": StopsGame(), "new-york": NewYorkGame()}
NOT_PUBLIC = {"deal", "hands", "dead", "held", "pile", "turn", "options"}
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
        for kind in (StopsGame, NewYorkGame):
            patch.setattr(kind, "deal", swapping(kind.deal, swap, dealt))
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
    known["counts"] = [
        *map(len, match.deal.hands),
        len(getattr(match.deal, "dead", ())),
        len(getattr(match.deal, "pile", ())),
    ]
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
    game = GAMES[playing(first.watch).game]
    before, deal = first.dealt[0]
    hands = game.apply(before, CHANCE, deal).state.deal.hands

    def holder(card: Any) -> int | None:
        return next((seat for seat, held in enumerate(hands) if card in held), None)

    best: tuple[int, Swap] = (0, {})
    hidden = [each for each in sorted(deal.pack) if holder(each) != 0]
    for here, there in Random(3).sample(list(combinations(hidden, 2)), TRIES):
        if best[0] == len(first.watch.done):
            break
        if holder(here) != holder(there) and {holder(here), holder(there)} & {1, 2}:
            swap = {here: there, there: here}
            state = game.apply(before, CHANCE, type(deal)(tuple(swap.get(each, each) for each in deal.pack))).state
            length = 0
            for done in first.watch.done:
                try:
                    state = game.apply(state, done.seat, again(done, state)).state
                except RuleBroken:
                    break
                if openly(state) != openly(done.after):
                    break
                length += 1
            if length > best[0]:
                best = length, swap
    return best[1], {seat for card in best[1] if (seat := holder(card)) is not None}


def again(done: Done, state: Any) -> Any:
    """Return what the same click does in another state: for the poker it holds the best five cards."""
    if done.action["do"] == "hold":
        return Hold(best_five(state.deal.hands[done.seat]))
    return GAMES["new-york" if isinstance(state, NewYork) else "stops"].codec.load_action(done.action)


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


async def test_two_hidden_cards_of_three_in_one_can_change_places_and_nobody_else_notices(tmp_path: Path) -> None:
    async def script(evening: Evening, done: list[Done]) -> None:
        await evening.club.start(*evening.members, rules="three-in-one")
        evening.note()
        await looked_at(evening)
        plan = {
            "spare": ["keep"],
            "hold": ["held"],
            "bet": ["bet3", "call", "call"],
            "card": as_before(done, "play"),
        }
        await played(evening, plan, actions=12)
        await looked_at(evening)

    await twice(tmp_path, script, least=10)


async def test_two_hidden_cards_of_new_york_can_change_places_and_nobody_else_notices(tmp_path: Path) -> None:
    async def script(evening: Evening, done: list[Done]) -> None:
        club, (ann, *others) = evening.club, evening.members
        await club.slash(ann, "newyork start")
        for each in others:
            await club.click(each, club.board(), "join")
        await club.click(ann, club.board(), "start")
        evening.note()
        plan = {"lay": as_before(done, "lay", "lay"), "take": as_before(done, "take", "take")}
        await played(evening, plan, actions=13)
        await looked_at(evening)

    await twice(tmp_path, script, least=10)


def waiting(evening: Evening) -> int:
    """The seat whose turn comes after the one whose turn it is: what it prepares waits for that."""
    acting = playing(evening.watch).acting()
    assert acting is not None
    return (acting + 1) % len(evening.members)


async def test_what_somebody_prepares_changes_nothing_for_the_others(tmp_path: Path) -> None:
    async def stakes(file: Path, *clicks: str) -> Evening:
        async with evening(file, {}) as prepared:
            await prepared.club.start(*prepared.members, rules="boodle")
            prepared.note()
            for each in clicks:
                presser, message = hand(prepared.club, prepared.members[waiting(prepared)])
                await prepared.club.click(presser, message, "prep", each)
                prepared.note()
            await looked_at(prepared)
            return prepared

    one = await stakes(tmp_path / "one.sqlite3", "add0", "add0", "add0", "add0", "staked")
    other = await stakes(tmp_path / "other.sqlite3", "add3", "add1", "back", "even", "staked")
    drafts = [playing(each.watch).seats[waiting(each)].draft for each in (one, other)]
    assert drafts[0] != drafts[1]
    assert_same(one, other, [each for at, each in enumerate(one.members) if at != waiting(one)], least=9)


async def test_which_five_cards_somebody_chooses_changes_nothing_for_the_others(tmp_path: Path) -> None:
    async def chosen(file: Path, first: int) -> Evening:
        async with evening(file, {}) as prepared:
            club = prepared.club
            await club.start(*prepared.members, rules="three-in-one")
            await step(club, prepared.watch, prepared.members, {"spare": ["keep"]})
            assert playing(prepared.watch).match.phase is Phase.HOLD
            prepared.note()
            who = prepared.members[waiting(prepared)]
            message = club.direct(who.user)[-1]
            (menu,) = [each for each in components(message) if each["type"] == SELECT]
            five = [each["value"] for each in menu["options"]][first : first + 5]
            await who.user.select(message, five, custom_id=menu["custom_id"])
            prepared.note()
            await club.click(who.user, club.direct(who.user)[-1], "prep", "held")
            prepared.note()
            await looked_at(prepared)
            return prepared

    one, other = await chosen(tmp_path / "one.sqlite3", 0), await chosen(tmp_path / "other.sqlite3", 5)
    drafts = [playing(each.watch).seats[waiting(each)].draft for each in (one, other)]
    assert drafts[0] != drafts[1]
    assert_same(one, other, [each for at, each in enumerate(one.members) if at != waiting(one)], least=1)
