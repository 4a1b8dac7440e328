"""How long a page of the leaderboard takes in a server with many wallets."""

import time
from pathlib import Path
from random import Random
from statistics import median

import sqlalchemy as sa

from benchmarks.figures import Figure
from benchmarks.filled import GUILD, MEMBER
from bot.chips.accounts import Kind
from bot.chips.leaderboard import PAGE, Leaderboard
from bot.chips.wallets import POOR, Wallets
from bot.members.people import Actor
from bot.settings import address_of
from bot.store.database import Database
from bot.store.schema import accounts, members, people

FEW, MANY = 1_000, 100_000
RICHEST = 5_000
"""So many different wallets there are; many share a rank."""
SEATED = 20
"""One in so many has chips on tables too."""
AT_ONCE = 100
"""Members who come to the board in one step."""
REPEATS = 30


async def measure_leaderboard(folder: Path) -> list[Figure]:
    """Return how long pages take with many wallets, measured in turn with few."""
    sizes = {"few": (FEW, RICHEST), "many": (MANY, RICHEST), "equal": (MANY, 1)}
    servers = {name: await _server(folder / f"{name}.sqlite3", *size) for name, size in sizes.items()}
    turns = [
        {name: await _look(server, sizes[name][0], turn) for name, server in servers.items()}
        for turn in range(-3, REPEATS)
    ]
    for each in servers.values():
        await each.close()
    took = {name: median(turn[name] for turn in turns[3:]) for name in servers}
    names = {"many": f"{MANY:,} wallets", "equal": f"{MANY:,} wallets with hardly any difference"}
    return [
        Figure(
            f"a page of the leaderboard with own rank, {what}",
            took[name] * 1000,
            "ms",
            samples=REPEATS,
            ratio=took[name] / took["few"],
            against=f"that with {FEW:,}, {took['few'] * 1000:,.2f} ms",
            limit=2,
        )
        for name, what in names.items()
    ]


async def _server(file: Path, count: int, richest: int) -> Database:
    """Make a server with this many wallets of this many different sizes; nobody is poor."""
    database = Database(address_of(str(file)))
    await database.open()
    random = Random(count)
    known, holders, wallets, sums = [], [], [], dict[int, int]()
    for member in range(MEMBER, MEMBER + count):
        on_tables = random.randrange(100) if random.randrange(SEATED) == 0 else 0
        name = f"Member {member - MEMBER}"
        who = {"person": member, "guild_id": GUILD, "member_id": member}
        known.append({**who, "name": name, "locale": "en-US", "salt": ""})
        holder = {"person": member, "guild_id": GUILD, "rounds": 1, "claimed_at": None}
        holders.append(holder)
        balance = POOR + random.randrange(richest)
        wallets.append({"guild_id": GUILD, "kind": str(Kind.WALLET), "owner": member, "balance": balance})
        sums[member] = balance + on_tables
    async with database.writing(GUILD) as work:
        await work.connection.execute(sa.insert(people), known)
        await work.connection.execute(sa.insert(members), holders)
        await work.connection.execute(sa.insert(accounts), wallets)
        for first in range(MEMBER, MEMBER + count, AT_ONCE):
            new = range(first, min(first + AT_ONCE, MEMBER + count))
            await work.scores.add_chips(GUILD, {each: sums[each] for each in new})
    return database


async def _look(database: Database, count: int, turn: int) -> float:
    """Return the seconds that a random page takes."""
    random = Random(turn)
    member = MEMBER + random.randrange(count)
    page = random.randrange(count // PAGE)
    leaderboard = Leaderboard(database, Wallets(database, time.time), time.time)
    began = time.perf_counter()
    await leaderboard.page(GUILD, Actor(member, f"Member {member - MEMBER}", "en-US", guild=GUILD), page)
    return time.perf_counter() - began
