"""Writes a database with whatever version of the program it is run in, as SQL: see the README beside it.

It asks for nothing that the first version could not do, unless that version has it.
"""

import asyncio
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random
from sqlite3 import connect
from typing import Any

sys.path.insert(0, str(Path.cwd()))

import pytest

from bot.members.people import Actor
from bot.tables.clock import Paces, Waiting
from bot.tables.posts import BOARD, HAND, NUDGE, Post, Posts
from bot.tables.table import Status
from engine.catalogue import CATALOGUE
from engine.game import RulesRefused
from tests.bot.clock import HandClock
from tests.bot.club import GUILD, AuditedDatabase, Club, terms
from tests.bot.people import ANN, BEN, CLARA, DIRK, MODERATOR

DAY = 24 * 60 * 60
STAKES = {"stake.mode": "free", "stake.amount": 2, "stake.dealer": 2}


def asking(member: int) -> Any:
    """Return a member as the version's services want whoever asks: later ones know the server that they ask from."""
    known: dict[str, Any] = {"guild": GUILD}
    return Actor(member, "", "en-US", **known) if "guild" in Actor.__dataclass_fields__ else member


class Writer:
    """Plays in a club, every table in a channel of its own."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.tables = club.tables
        self.random = Random(1)
        self.channel = 70

    async def open(
        self,
        *others: Actor,
        game: str = "stops",
        preset: str = "michigan",
        house: dict[str, Any] | None = None,
        buy_in: int = 40,
        computers: int = 1,
        channel: int | None = None,
    ) -> int:
        """Open a table of Ann's."""
        self.channel += channel is None
        settings = await self.club.wallets.settings(GUILD)
        table = await self.tables.open(
            guild=GUILD,
            channel=channel or self.channel,
            host=ANN,
            terms=terms(house, buy_in, game=game, preset=preset, turn_seconds=settings.turn_seconds),
            computers=computers,
            interaction=self.club.click(),
        )
        for each in others:
            await self.join(table, each)
        return table

    async def join(self, table: int, who: Actor) -> None:
        if hasattr(self.club, "join"):
            await self.club.join(table, who)
        else:  # earlier versions did not ask by which terms
            await self.tables.join(table, who, self.club.click())

    async def begin(self, *others: Actor, **options: Any) -> int:
        """Open a table of Ann's and start the match."""
        table = await self.open(*others, **options)
        await self.club.start(table, ANN)
        return table

    async def step(self, table: int) -> None:
        """Let one thing happen: a member does anything legal, or what the table waits for comes."""
        board = await self.tables.board(table)
        if board.waiting is not Waiting.MEMBER:
            await self.club.time_is_up(table)
            return
        now = await self.club.stored(table)
        (at,) = [seat for seat in (now.acting(),) if seat is not None]
        choices = CATALOGUE[now.game].game.legal(now.match, at)
        action = CATALOGUE[now.game].game.codec.dump_action(choices[self.random.randrange(len(choices))])
        member = now.seats[at].member
        assert member is not None
        await self.tables.play(table, asking(member), board.decision, action, self.club.click())

    async def go(self, table: int, *, decisions: int = 100_000, round_number: int = 0) -> None:
        """Go on until so many decisions are made, or a round is about to be dealt, or the match is over."""
        while (board := await self.tables.board(table)).status is Status.PLAYING:
            if board.decision >= decisions and board.waiting is Waiting.MEMBER:
                return
            if round_number and board.dealing and board.round == round_number:
                return
            await self.step(table)

    async def told(self, table: int) -> None:
        """Take what is to be told of a table out of the outbox, as if it were posted."""
        await self.tables.announced([number for number, _ in await self.tables.unannounced(table)])

    async def stops(self) -> None:
        await self.purses()
        await self.between()
        await self.presets("stops", "michigan", "traditional", "boodle", "horses", "three-in-one")
        if hasattr(self.tables, "prepare"):
            await self.prepared()
        await self.late()
        await self.endings()  # last, because it leaves lobbies, and later versions let a member sit in two at most

    async def new_york(self) -> None:
        await self.purses()
        await self.presets("new-york", "new-york", "new-york-profi")
        await self.for_chips()

    async def purses(self) -> None:
        wallets = self.club.wallets
        await wallets.change_settings(GUILD, welcome=900, daily=70, turn_seconds=DAY, follow_seconds=DAY)
        for each in (ANN, BEN, CLARA, DIRK):
            await wallets.ensure(GUILD, each)
        await wallets.grant(GUILD, ANN, 100, by=ANN.member)
        await wallets.take(GUILD, DIRK, 880, by=ANN.member)
        await wallets.claim(GUILD, DIRK)
        await self.ben_follows()

    async def ben_follows(self) -> None:
        """Let Ben's forced cards be played for them at every table: earlier versions took a press at one for that."""
        if hasattr(self.club.wallets, "remember_follow"):
            await self.club.wallets.remember_follow(GUILD, BEN.member, follow=True)
        else:
            await self.club.preferences.choose(BEN.member, "follow", "on")

    async def endings(self) -> None:
        """A finished match that nobody was told of, a lobby over its leftover chips, a stopped match, one after it."""
        finished = await self.begin(BEN, house={"end.rounds": 2}, buy_in=60)
        await self.go(finished)
        lobby = await self.open(BEN, CLARA, channel=self.channel)
        await self.tables.leave(lobby, asking(CLARA.member), self.club.click())
        again = await self.begin(BEN, house={"end.rounds": 1})
        await self.go(again)
        await self.told(again)
        await self.tables.again(again, BEN, self.club.click())
        stopped = await self.begin(CLARA)
        await self.go(stopped, decisions=6)
        await self.tables.stop_table(stopped, MODERATOR, self.club.click())
        await self.go(stopped)
        await self.go(await self.begin(CLARA, channel=self.channel), decisions=2)

    async def between(self) -> None:
        """Tables between two rounds: one that somebody left, one that is paused, one with chips of the bank's."""
        left = await self.begin(BEN, CLARA)
        await self.go(left, decisions=5)
        await self.tables.leave(left, asking(BEN.member), self.club.click())
        await self.go(left, round_number=1)
        await self.told(left)
        if hasattr(self.tables, "take_seat"):
            if hasattr(self.club, "take_seat"):
                await self.club.take_seat(left, DIRK)
            else:
                await self.tables.take_seat(left, DIRK, self.club.click())
        paused = await self.begin(BEN)
        await self.step(paused)
        for each in (ANN, BEN):
            await self.tables.set_away(paused, asking(each.member), True, self.club.click())
        while (await self.tables.board(paused)).status is not Status.PAUSED:
            await self.club.time_is_up(paused)
        await self.told(paused)
        topped_up = await self.begin(BEN, house={"end.mode": "topup", "chips": 6, "end.rounds": 4}, buy_in=6)
        await self.go(topped_up, round_number=3)
        await self.told(topped_up)

    async def presets(self, game: str, *presets: str) -> None:
        """Every preset that this version plays, in the middle of a round."""
        for at, preset in enumerate(presets):
            try:
                CATALOGUE[game].game.rulebook.read(preset, {})
            except RulesRefused:
                continue
            buy_in = {"three-in-one": 100, "horses": 12}.get(preset, 20 if game == "stops" else 0)
            table = await self.begin(BEN, game=game, preset=preset, buy_in=buy_in)
            await self.go(table, decisions=7 + at)
            await self.told(table)

    async def prepared(self) -> None:
        """Stakes, one placed and others prepared, half and whole; a table at the poker; their house rules kept."""
        staking = await self.begin(BEN, CLARA, house=STAKES, computers=0)
        await self.step(staking)
        await self.step(staking)
        board = await self.tables.board(staking)
        hands = {each.seat: each for each in await self.tables.hands(staking)}
        waiting = [hands[at] for at in (await self.club.stored(staking)).preparing()]
        for each, ready in zip(waiting, (False, True), strict=True):
            draft = {"do": "stake", "on": {"AH": each.view.stake_due if ready else 1}}
            await self.tables.prepare(
                staking, asking(each.member), board.round, lambda _, of=(draft, ready): of, self.club.click()
            )
        poker = await self.begin(BEN, preset="three-in-one", buy_in=100)
        await self.go(poker, decisions=2)
        await self.keep_rules(staking, poker)

    async def for_chips(self) -> None:
        """New York for chips: finished, in round one, stopped after it, in round two; and over leftover chips."""
        chips: dict[str, Any] = {"game": "new-york", "preset": "new-york", "house": {"stake": 7}, "buy_in": 7}
        finished = await self.begin(BEN, **chips)
        await self.keep_rules(finished)
        await self.go(finished)
        await self.go(await self.begin(BEN, **chips), decisions=2)
        for stop in (True, False):
            table = await self.begin(BEN, **chips)
            await self.go(table, round_number=1)
            await self.go(table, decisions=(await self.tables.board(table)).decision + 3)
            await self.told(table)
            if stop:
                await self.tables.stop_table(table, MODERATOR, self.club.click())
                await self.go(table)
        left = await self.begin(BEN)
        await self.go(left, decisions=1)
        await self.tables.stop_table(left, MODERATOR, self.club.click())
        await self.go(left)
        free = await self.begin(BEN, game="new-york", preset="new-york", buy_in=0, channel=self.channel)
        await self.go(free, decisions=4)

    async def keep_rules(self, *tables: int) -> None:
        from bot.servers.house_rules import HouseRules

        kept = HouseRules(self.club.database, self.tables)
        for table in tables:
            await kept.keep(table, ANN)

    async def late(self) -> None:
        """A match in which somebody goes and somebody misses their decisions, with its messages."""
        await self.club.wallets.change_settings(GUILD, welcome=900, daily=70, turn_seconds=90, follow_seconds=15)
        table = await self.begin(BEN, CLARA)
        await self.go(table, decisions=3)
        for _ in range(3):
            await self.club.time_is_up(table)
        await self.tables.set_away(table, asking(CLARA.member), True, self.club.click())
        await self.tables.set_follow(table, asking(ANN.member), True, self.club.click())
        await self.go(table, round_number=1)
        await self.go(table, decisions=(await self.tables.board(table)).decision + 4)
        posts = Posts(self.club.database)
        await posts.keep(table, BOARD, Post(self.channel, 9001, self.club.clock()))
        await posts.keep(table, HAND, Post(501, 9002, self.club.clock(), shows=2), ANN.member)
        await posts.keep(table, HAND, Post(502, None, self.club.clock()), BEN.member)
        await posts.keep(table, NUDGE, Post(self.channel, 9003, self.club.clock(), shows=5), CLARA.member)


async def write(game: str, path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        clock = HandClock()
        clock.drive(asyncio.get_running_loop(), patch)
        database = AuditedDatabase(path)
        await database.open()
        club = Club(database, clock, Paces(lobby=DAY, paused=DAY))
        await club.tables.resume(club.audience)
        await {"stops": Writer.stops, "new-york": Writer.new_york}[game](Writer(club))
        await club.tables.stop()
        await database.close()
        assert database.wrong == [], database.wrong


def main() -> None:
    _, game, file = sys.argv
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "written.sqlite3"
        asyncio.run(write(game, path))
        with closing(connect(path)) as connection:
            Path(file).write_text("\n".join(connection.iterdump()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
