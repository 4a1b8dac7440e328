"""Servers that are out of reach for a while, servers that are gone, and those where the bot never was."""

from collections.abc import AsyncIterator

import pytest
from simcord.actors import MemberActor

from bot.refusals import NotRead
from bot.tables.model.table import Ending, Status
from bot.tables.service.cache import TableCache
from bot.tables.service.live import Audience
from bot.tables.service.ownership import Servers
from bot.tables.time import clock
from bot.tables.views import Board
from tests.e2e.club import Club, read, refusal, verbs

TURN = 120
HOUR = 3600.0
MOMENT = 60
"""Seconds that members have at least afterwards. The offline Discord would wait for a shorter time to pass."""


pytestmark = pytest.mark.usefixtures("slow_retries")


@pytest.fixture(autouse=True)
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "GRACE", float(MOMENT))


@pytest.fixture
async def three(club: Club) -> list[MemberActor]:
    """Three at a table, one of them to lead, with two minutes for it."""
    await club.bot.wallets.change_settings(club.guild.id, turn_seconds=TURN, follow_seconds=TURN)
    three = [club.member(name) for name in ("Ann", "Ben", "Clara")]
    await club.start(*three)
    return three


async def happens(club: Club, *events: str) -> None:
    """Let discord.py tell of the one shard."""
    for event in events:
        with club.env._bot_scope():
            club.bot.dispatch(f"shard_{event}", 0)
        await club.env.settle()


async def unnamed(club: Club) -> None:
    """Let the bot come back to a gateway that does not name the server."""
    club.env.backend.emit("GUILD_DELETE", {"id": str(club.guild.id), "unavailable": True})
    club.bot._connection._remove_guild(club.bot.get_guild(club.guild.id))
    await happens(club, "disconnect", "ready")


def seconds_left(club: Club, table: Board) -> float:
    assert table.due_at is not None
    return table.due_at - club.env.now().timestamp()


# --- out of reach -----------------------------------------------------------------------------------------------------


async def test_nobody_is_played_for_while_their_server_is_out_of_reach(club: Club, three: list[MemberActor]) -> None:
    who, before = await club.turn(three), await club.table()
    await club.outage(unavailable=True)
    await happens(club, "disconnect", "resumed", "disconnect", "ready")  # which ends no server's own outage
    await club.env.advance_time(HOUR)
    assert (await club.table()).decision == before.decision
    await club.comes(unavailable=False)
    now = await club.table()
    assert now.decision == before.decision
    assert 0 < seconds_left(club, now) <= MOMENT
    await club.play(who)
    played = (await club.table()).decision
    assert played > before.decision
    await club.outage(unavailable=True)
    await club.env.advance_time(HOUR)
    await club.comes(unavailable=False)
    await club.env.advance_time(MOMENT + 1)
    assert (await club.table()).decision > played, "who does nothing afterwards either is played for"


async def test_tables_go_on_when_the_database_is_back_after_a_start(
    club: Club, three: list[MemberActor], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    there, failures = TableCache.resume, iter([NotRead, NotRead])

    async def resume(tables: TableCache, audience: Audience, servers: Servers) -> None:
        for failure in failures:
            raise failure
        await there(tables, audience, servers)

    monkeypatch.setattr(TableCache, "resume", resume)
    monkeypatch.setattr("cogs.post.failures.PAUSES", (0.01, 300.0))
    await club.restart()
    assert sum("cannot go on" in each for each in caplog.messages) == 2
    await club.play(await club.turn(three))
    assert (await club.table()).decision > 0


# --- not named by the gateway ---------------------------------------------------------------------------------------


async def test_a_table_waits_until_discord_says_what_became_of_its_server(club: Club, three: list[MemberActor]) -> None:
    who, before = await club.turn(three), await club.table()
    club.refuse("GET", f"/guilds/{club.guild.id}", 503)
    await unnamed(club)
    await club.env.advance_time(HOUR)
    assert (await club.table()).decision == before.decision
    club.relent()
    now = await club.table()
    while seconds_left(club, now) < 0:
        await club.env.advance_time(30)
        now = await club.table()
    assert (now.status, now.decision) == (Status.PLAYING, before.decision)
    await club.play(who)
    assert (await club.table()).decision > before.decision


@pytest.mark.parametrize("fault", [(404, 10004), (403, 50001)])
async def test_a_table_closes_where_discord_says_that_the_bot_is_not_there(
    club: Club, three: list[MemberActor], fault: tuple[int, int]
) -> None:
    club.refuse("GET", f"/guilds/{club.guild.id}", *fault)
    await unnamed(club)
    assert (await club.table()).ending is Ending.CHANNEL_GONE
    assert "the table is closed" in read(club.direct(three[0].user)[-1])


# --- where the bot is not ---------------------------------------------------------------------------------------------


@pytest.fixture
async def stranger(club: Club) -> AsyncIterator[MemberActor]:
    """Somebody in a server that the bot is no member of."""
    who = club.member("Dora")
    club.refuse("GET", f"/guilds/{club.guild.id}", 403, 50001)
    await club.outage()
    yield who
    club.relent()


async def test_where_a_server_has_admitted_the_commands_alone_discord_is_asked_once(
    club: Club, stranger: MemberActor
) -> None:
    since = len(club.env.http_requests)
    for _ in range(3):
        assert "I'm not a member of this server" in refusal(await club.slash(stranger, "newmarket start"))
    assert (await club.books())["tables"] == []
    asked = [each for each in club.env.http_requests[since:] if each.path.startswith("/guilds")]
    assert len(asked) == 1
    club.relent()
    await club.comes()
    await club.slash(stranger, "newmarket start")
    assert "join" in verbs(club.board())


async def test_discord_is_told_which_commands_work_without_the_bot_in_the_server(club: Club) -> None:
    told = [command.to_dict(club.bot.tree) for command in club.bot.tree.get_commands()]
    offered = {each["name"]: (each["integration_types"], each["contexts"]) for each in told}
    anywhere, in_servers = ([0, 1], [0, 1, 2]), ([0], [0])
    assert {name for name, where in offered.items() if where == anywhere} == {
        "newmarket",
        "newyork",
        "stats",
        "settings",
        "help",
        "daily",
        "tables",
    }
    assert [name for name, where in offered.items() if where == in_servers]
    assert len(set(map(str, offered.values()))) == 2
