"""Databases with many open tables in the middle of their matches, and the small Discord around them.

Five members sit at each table. It waits for one who has most of a day, so that nothing happens there by itself.
Some tables are opened and played through the service; the others are copies of these in other servers and channels.
All ids follow from the table's number, so that the small Discord can be given the same servers, members and messages.
"""

import asyncio
import json
import secrets
import sqlite3
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from bot.chips.wallets import GuildSettings, Wallets
from bot.members.people import Actor
from bot.ops.steady import SteadyClock
from bot.settings import address_of
from bot.store.chain import BEGINNING, Identity, Movement, digest_of, link
from bot.store.database import Database
from bot.tables.commands.tables import Tables
from bot.tables.model.deals import Entropy
from bot.tables.model.table import Match
from bot.tables.model.terms import Terms
from bot.tables.service.posts import BOARD, HAND, Post, Posts
from bot.tables.time.clock import Waiting
from bot.tables.time.paces import Paces
from engine.players import NORMAL
from engine.stops.pack import PACK as STOPS
from tests.wire.discord import Discord
from tests.wire.messages import BUTTON, Member, Message, Version

LONG_TURN = 23 * 60 * 60
"""Nothing happens by itself meanwhile, and nobody is called, as they are where a turn takes a day."""
UNHURRIED = GuildSettings(turn_seconds=LONG_TURN, follow_seconds=LONG_TURN)
PLAYERS = 5
LONG = 1000
"""Rounds of a match that does not end meanwhile."""
IN_A_GUILD = 20
BLOCK = 10**17
GUILD, CHANNEL, MEMBER, DIRECT, BOARD_MESSAGE, HAND_MESSAGE, KEY = (number * BLOCK for number in range(1, 8))
PER_TABLE = {1: 1 / IN_A_GUILD, 2: 1, 3: PLAYERS, 4: PLAYERS, 5: 1, 6: PLAYERS}
"""How many numbers of each block a table has."""
ROW = 1
COMPONENTS_V2 = 1 << 15
"""The flag of a message that is nothing but components."""
CLICKS = 100
"""Numbers of clicks that each table has."""
COPIED = (
    "guilds", "people", "members", "scores", "score_blocks", "accounts", "tables", "journal", "visits", "transfers",
    "identities", "posts",
)  # fmt: skip
"""What is multiplied, in this order."""


@dataclass(frozen=True, slots=True)
class Place:
    """The server, channels, members and messages around one table, by the table's number from 0."""

    number: int
    in_a_guild: int = IN_A_GUILD
    """How many tables a server has."""

    @property
    def guild(self) -> int:
        """The table's server."""
        return GUILD + self.number // self.in_a_guild

    @property
    def channel(self) -> int:
        """The table's channel."""
        return CHANNEL + self.number

    @property
    def board(self) -> int:
        """The table's board."""
        return BOARD_MESSAGE + self.number

    def member(self, at: int) -> int:
        """The member in a seat."""
        return MEMBER + self.number * PLAYERS + at

    def people(self, count: int) -> list[Actor]:
        """The members in so many seats."""
        return [Actor(self.member(at), f"Member {at}", "en-US", guild=self.guild) for at in range(count)]

    def direct(self, at: int) -> int:
        """The channel of the direct messages of the member in a seat."""
        return DIRECT + self.number * PLAYERS + at

    def hand(self, at: int) -> int:
        """The direct message with the hand of the member in a seat."""
        return HAND_MESSAGE + self.number * PLAYERS + at


def places(count: int, in_a_guild: int = IN_A_GUILD) -> list[Place]:
    """Return the surroundings of this many tables, with so many of them in a server."""
    return [Place(number, in_a_guild) for number in range(count)]


async def fill(
    file: Path | str,
    those: Sequence[Place],
    *,
    humans: int = PLAYERS,
    level: str = NORMAL,
    rounds: int = LONG,
    settings: GuildSettings = UNHURRIED,
    entropy: Entropy = secrets.token_bytes,
    played: int = 1,
    novices: bool = True,
) -> None:
    """Open a table at every place of a new database, and play until it waits for a member.

    Args:
        file: the database's file, or its address.
        those: the places.
        humans: members at each table; computer players take the other seats.
        level: the level of the computer players.
        rounds: how many rounds a match has.
        settings: the settings of every server; by default nothing happens by itself for most of a day.
        entropy: what the deals' secrets come from.
        played: less than so many cards are played at the tables, at each a card more than at the one before it, and
            none again after the most.
        novices: whether the members have never played, so that they are told what to do.
    """
    database = Database(address_of(str(file)))
    await database.open()
    async with database.writing() as work:
        await work.tables.count_on({"people": KEY}, 0)  # a key is known by its size then
    wallets, posts = Wallets(database, time.time), Posts(database)
    steady = SteadyClock(time.time, asyncio.get_running_loop().time)
    tables = Tables(database, wallets, steady, Paces(card=0, lead=0, deal=0, round=0), Random(0), entropy=entropy)
    waits = Waits(tables)
    await tables.cache.resume(waits)
    for place in those:
        await wallets.change_settings(place.guild, **asdict(replace(settings, most_rounds=rounds)))
        people = place.people(humans)
        table = await open_table(tables, place, people, level, rounds, settings.turn_seconds)
        if not novices:
            async with database.writing(place.guild) as work:
                await work.members.count_round(place.guild, tuple(each.member for each in people))
        await waits.for_a_member(table)
        for turn in range(place.number % played):
            await _play(tables, place, table, turn)
            await waits.for_a_member(table)
        await tables.announced([number for number, _ in await tables.queries.unannounced(table)])
        await posts.keep(table, BOARD, Post(place.channel, place.board, time.time()))
        for at, each in enumerate(people):
            hand = Post(place.direct(at), place.hand(at), time.time(), shows=(await tables.queries.board(table)).round)
            await posts.keep(table, HAND, hand, each.member)
    await tables.time.stop()
    await database.close()


async def open_table(
    tables: Tables, place: Place, people: Sequence[Actor], level: str, rounds: int, turn: int = LONG_TURN
) -> int:
    """Open a table whose match begins when everybody has joined."""
    rules = STOPS.game.rulebook.read("michigan", {"end.rounds": rounds})
    click = place.number * CLICKS + 1
    host, *others = people
    table = await tables.lobby.open(
        guild=place.guild,
        channel=place.channel,
        host=host,
        terms=Terms("stops", rules, rules.chips, turn, level),
        computers=PLAYERS - len(people),
        interaction=click,
        expected=[each.member for each in others],
        start=not others,
    )
    for number, each in enumerate(others, click + 1):
        await tables.lobby.join(table, each, number, 1)
    return table


async def _play(tables: Tables, place: Place, table: int, turn: int) -> None:
    """Have the member who is to act do the first thing that they may."""
    now = (await tables.cache.get(table)).table
    assert isinstance(now, Match)
    at = now.acting()
    assert at is not None
    seat, game = now.seats[at], now.rules_of_play
    who = Actor(seat.member or 0, seat.name, "en-US", guild=place.guild)
    action = game.codec.dump_action(next(iter(game.legal(now.state, at))))
    await tables.match.play(table, who, now.decision, action, place.number * CLICKS + PLAYERS + 1 + turn)


class Waits:
    """An audience that waits until tables wait for a member."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._news = asyncio.Event()

    def changed(self, table: int) -> None:
        """Look again."""
        self._news.set()

    def is_behind(self, table: int) -> bool:
        """Nobody watches."""
        return False

    def played(self, table: int, member: int) -> None:
        """There are no direct messages."""

    async def let_go(self, tables: Collection[int], servers: Callable[[int], bool]) -> None:
        """Nothing is kept of a table."""

    async def for_a_member(self, table: int) -> None:
        """Wait until a member has to decide."""
        while (await self._tables.queries.board(table)).waiting is not Waiting.MEMBER:
            self._news.clear()
            await self._news.wait()


def multiply(file: Path, tables: int, times: int, in_a_guild: int = IN_A_GUILD) -> None:
    """Multiply the tables of a database by a number, with everything that belongs to them.

    Args:
        file: the database.
        tables: how many there are, whole servers.
        times: the number.
        in_a_guild: how many tables a server has.
    """
    assert tables % in_a_guild == 0
    with closing(sqlite3.connect(file)) as database:
        database.row_factory = sqlite3.Row
        given = dict(database.execute("SELECT name, seq FROM sqlite_sequence").fetchall())
        assert (given["people"] - KEY) % tables == 0, "tables have different numbers of keys"
        numbers = {**PER_TABLE, GUILD // BLOCK: 1 / in_a_guild, KEY // BLOCK: (given["people"] - KEY) // tables}
        last = {
            name: database.execute(f"SELECT max(id) FROM {name}").fetchone()[0] for name in ("accounts", "transfers")
        }
        there = {name: [dict(row) for row in database.execute(f"SELECT * FROM {name}")] for name in COPIED}
        for turn in range(1, times):
            later = {name: turn * count for name, count in last.items()}
            copies = {
                name: [_copied(name, row, turn * tables, later, numbers) for row in rows]
                for name, rows in there.items()
            }
            heads = _sealed(copies)
            for name, rows in copies.items():
                marks = ", ".join(f":{column}" for column in rows[0])
                database.executemany(f"INSERT INTO {name} ({', '.join(rows[0])}) VALUES ({marks})", rows)
            database.executemany("INSERT INTO chains VALUES (?, ?)", heads.items())
        database.commit()


def _copied(
    name: str, row: dict[str, Any], tables: int, later: Mapping[str, int], numbers: Mapping[int, float]
) -> dict[str, Any]:
    """Return a row as it is for the table that comes this many tables later. `later`: by how much ids are higher."""
    copy = {column: _moved(value, tables, numbers) for column, value in row.items()}
    for column in ("snapshot", "action"):
        if column in row:
            document = json.loads(row[column])
            moved = _moved(document, tables, numbers)
            if "seats" in document:
                moved["id"] += tables
            copy[column] = json.dumps(moved)
    if name == "tables":
        copy["id"] += tables
    elif name == "accounts":
        copy["id"] += later["accounts"]
        copy["owner"] += tables if row["kind"] == "escrow" else 0
    elif name == "transfers":
        copy["id"] += later["transfers"]
        copy |= {each: row[each] + later["accounts"] for each in ("source_id", "target_id")}
    elif name == "identities":
        copy |= {"id": None, "after_id": row["after_id"] and row["after_id"] + later["transfers"]}
    if copy.get("table_id") is not None:
        copy["table_id"] += tables
    if copy.get("interaction_id") is not None:
        copy["interaction_id"] += tables * CLICKS
    return copy


def _sealed(copies: Mapping[str, list[dict[str, Any]]]) -> dict[int, str]:
    """Give movements and those who came the hashes that they have in their servers' chains; return the last of each."""
    members = {row["person"]: (row["member_id"], row["salt"]) for row in copies["people"]}
    heads: dict[int, str] = {}
    movements = [(row["id"], 0, row) for row in copies["transfers"]]
    came = [(row["after_id"], at, row) for at, row in enumerate(copies["identities"], start=1)]
    for _, is_identity, row in sorted(movements + came, key=lambda each: each[:2]):
        guild = row["guild_id"]
        entry: Movement | Identity
        if is_identity:
            row["digest"] = digest_of(*members[row["person"]])
            entry = Identity(guild, row["person"], row["digest"])
        else:
            ends = (row["source_id"], row["target_id"])
            entry = Movement(
                guild, row["at"], *ends, row["chips"], row["reason"], row["table_id"], row["by"], row["interaction_id"]
            )
        row["hash"] = heads[guild] = link(heads.get(guild, BEGINNING), entry)
    return heads


def _moved(value: Any, tables: int, numbers: Mapping[int, float]) -> Any:
    """Return a value with its servers, channels, members, keys and messages replaced by those of a later table."""
    if isinstance(value, dict):
        return {key: _moved(each, tables, numbers) for key, each in value.items()}
    if isinstance(value, list):
        return [_moved(each, tables, numbers) for each in value]
    if isinstance(value, int) and value // BLOCK in numbers:
        return value + int(numbers[value // BLOCK] * tables)
    return value


def surround(discord: Discord, those: Sequence[Place], humans: int = PLAYERS) -> None:
    """Give a small Discord the servers, channels, members and messages of the places.

    The messages have only the button **My hand**, and date from 1970 until the bot brings them up to date.
    """

    def put(number: int, channel: int, place: Place) -> None:
        button = {"type": BUTTON, "style": 2, "label": "My hand", "custom_id": f"nm:{place.number + 1}:0:hand"}
        old = Version(0.0, "", [{"type": ROW, "components": [button]}], COMPONENTS_V2)
        discord.keep(Message(number, channel, [old]))

    for place in those:
        discord.guilds.setdefault(place.guild, f"Club {place.guild - GUILD}")
        discord.channels[place.channel] = place.guild
        put(place.board, place.channel, place)
        for at in range(humans):
            member = Member(place.member(at), f"Member {at}")
            discord.members[member.id] = member
            discord.direct_channels[place.direct(at)] = member
            put(place.hand(at), place.direct(at), place)
