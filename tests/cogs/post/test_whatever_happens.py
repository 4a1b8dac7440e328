"""After quiet the world shows exactly what should be seen, whatever Discord did and whoever pressed what meanwhile."""

import os
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.settings import Settings
from bot.tables.model.table import Table
from bot.tables.time.clock import Waiting
from cogs.screen.message import Kind, Slot
from cogs.screen.screens import screens
from tests.cogs.post.fake_discord import FAILS, REFUSED, Shown, http_error
from tests.cogs.post.fakes import Hall
from tests.cogs.post.situations import ANNS, BENS, CHANNEL, COMPUTERS, LEAD, RUN, seen

EXAMPLES = int(os.environ.get("EXAMPLES", "0")) * 2000 or 25
"""Half a second; with `EXAMPLES` set, as in `make soak`, a minute."""
PAUSES = Settings(_env_file=None, result_pause=0)  # type: ignore[call-arg]
NEXT = replace(RUN, state=replace(RUN.state, round=2))
MOMENTS: list[tuple[Table, Waiting]] = [
    (LEAD, Waiting.MEMBER),
    (RUN, Waiting.MEMBER),
    (COMPUTERS, Waiting.AUTOMATIC),
    (NEXT, Waiting.MEMBER),
]
OWN = {ANNS: ("♠︎\u20022", "♠︎\u20029"), BENS: ("♠︎\u20023", "♥️\u2002K")}
"""How cards look in the hand of whoever holds them."""
FAULTS: dict[str, list[Exception | None]] = {
    "edit": [None, FAILS, REFUSED, http_error(400, 50035), http_error(429, 30046)],
    "send": [None, FAILS, REFUSED],
}


def steps(random: Random) -> list[tuple[str, Any]]:
    """Return what happens, by chance. A process that is killed does not know what it may have posted."""
    without = random.choice(("restarts", "loses"))
    all_of_them = [random.choice(possible)(random) for _ in range(random.randint(3, 16))]
    return [each for each in all_of_them if each[0] != without]


possible: list[Callable[[Random], tuple[str, Any]]] = [
    lambda random: ("becomes", random.randrange(len(MOMENTS))),
    lambda random: ("fails", random.choice([(what, each) for what, errors in FAULTS.items() for each in errors])),
    lambda random: ("rests", random.choice([0.0, 1.5, 7.0, 40.0, 800.0, 3100.0])),
    lambda random: ("looks", random.choice([ANNS, BENS])),
    lambda random: ("chats", random.randint(1, 12)),
    lambda random: ("deletes", random.random() < 0.5),
    lambda _: ("restarts", None),
    lambda _: ("loses", None),
]


class World:
    """A hall, and what is done to it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch
        self.hall = Hall(monkeypatch, PAUSES)
        self.now = MOMENTS[0]
        self.clicks: list[Any] = []

    async def does(self, step: str, what: Any) -> None:
        """Take a step."""
        hall = self.hall
        boards = [each for each in hall.discord.of(CHANNEL) if "hand" in str(each.buttons)]
        match step:
            case "becomes":
                self.now = MOMENTS[what]
                await hall.shows(*seen(*self.now))
            case "fails":
                fault, error = what
                hall.discord.fails.pop(fault, None)
                if error is not None:
                    hall.discord.fails[fault] = error
            case "rests":
                await hall.rest(what)
            case "looks" if boards:
                self.clicks.append(await hall.press(what, boards[-1], "hand"))
            case "chats" if hall.discord.messages:
                for number in range(what):
                    hall.publisher.message_seen(CHANNEL, hall.discord.messages[-1].id + number + 1)
            case "deletes" if boards:
                boards[-1].deleted = True
                if what:  # else an edit finds it out
                    await hall.publisher.message_gone(CHANNEL, boards[-1].id)
            case "restarts":
                await self._restart()
            case "loses":
                hall.discord.loses = 1

    def secrets(self) -> None:
        """Look whether somebody sees a card of another's hand, or everybody one of anybody's."""
        owners = {each.id: click.user.id for click in self.clicks for each in click.sent}
        for each in self.hall.discord.messages:
            reader = owners.get(each.id, -each.channel.id)
            for owner, cards in OWN.items():
                assert reader == owner or not any(card in each.text for card in cards), (owner, each)

    async def _restart(self) -> None:
        before = self.hall
        await before.publisher.cog_unload()
        self.hall = Hall(self.monkeypatch, PAUSES, before)
        await self.hall.shows(*seen(*self.now))

    async def quiet(self) -> None:
        """Let everything work again, and all time pass that anything may wait."""
        self.hall.discord.fails.clear()
        self.hall.publisher.pressed(RUN.id, here=True)
        self.hall.publisher.may_write(CHANNEL)
        for moment in (MOMENTS[0], MOMENTS[1], self.now, self.now):
            await self.hall.shows(*seen(*moment))
            await self.hall.rest(2000.0)
        for _ in range(4):  # and what may be behind then
            await self.hall.rest(310.0)

    def shown(self, slot: Slot) -> Shown | None:
        """Return the message that stands in a slot."""
        post = self.hall.posts.kept.get((RUN.id, slot.kind, slot.member))
        return None if post is None or post.message is None else self.hall.discord.find(post.message)


@pytest.mark.parametrize("seed", range(EXAMPLES))
async def test_after_quiet_the_world_shows_what_should_be_seen(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    world, happens = World(monkeypatch), steps(Random(seed))
    for step, what in happens:
        await world.does(step, what)
        world.secrets()
    await world.quiet()
    await check(world, happens)
    await world.hall.publisher.cog_unload()


async def check(world: World, steps: Any) -> None:
    """Compare what Discord shows with what should be seen."""
    hall = world.hall
    state = hall.reconciler.states.of(RUN.id)
    now = await hall.reconciler.states.read(state)
    wanted = screens(now, hall.reconciler.readers)
    for slot, message in wanted.items():
        there = world.shown(slot)
        if slot.kind is Kind.DIRECT_HAND and there is None:
            assert slot.member in now.unreached, (slot, steps)
        else:
            assert there is not None, (slot, steps)
            assert there.view.to_components() == message.view.to_components(), (slot, steps)
    public = [each for each in hall.discord.of(CHANNEL) if not each.flags.ephemeral]
    assert len(public) == 1, ("the board, once", public, steps)
    for member in (ANNS, BENS):
        directs = Counter(each.id for each in hall.discord.of(-member))
        assert len(directs) <= 1, ("one direct message each", steps)
