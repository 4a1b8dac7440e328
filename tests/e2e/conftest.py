import json
import logging
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
import simcord
from simcord.actors import MemberActor

from bot.app import NewmarketBot, now
from bot.cli.audit import audit
from bot.members import languages
from bot.members.doors import Doors
from bot.ops.command_sync import CommandSync
from bot.search.pool import SearchPool
from bot.settings import Settings
from engine.stops.rulebook import StopsRulebook
from tests.bot.club import here
from tests.chaos.evidence import Reader
from tests.chaos.promises import broken
from tests.e2e.club import PATIENCE, Club, entropy, quick_settings, same_deals
from tests.inline import connect_inline
from tests.strict.offline import strict_offline
from tests.strict.strict import Strict

RUN = SearchPool.run
DESCRIBED = CommandSync._described
IS_STRANGER = Doors.is_stranger
PATIENT = {"turn_seconds": 3600, "follow_seconds": 3600}
"""No deadline within the time that a test takes: the offline Discord would wait for it."""
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the offline Discord wait longer than its five seconds for a bot that comes up on a busy machine."""
    for each in items:
        if HERE in each.path.parents:
            each.add_marker(pytest.mark.simcord(settle_timeout=PATIENCE))


@pytest.fixture(autouse=True, scope="session")
def comes_up_slowly() -> Iterator[None]:
    """Let the offline Discord wait as long at the bot's start, for which it has a limit of its own."""
    settle = simcord.Env._settle_internal

    async def patiently(env: simcord.Env, **how: Any) -> None:
        await settle(env, **{**how, **({"timeout": PATIENCE} if how.get("timeout") else {})})

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(simcord.Env, "_settle_internal", patiently)
        yield


@pytest.fixture(autouse=True)
def strict() -> Iterator[Strict]:
    """The offline Discord refuses what Discord refuses. A test that wants that looks at `refused`, and clears it.

    It comes before `monkeypatch`: what a test patches is undone first.
    """
    with strict_offline() as strict:
        yield strict
    strict.assert_content()


@pytest.fixture
def slow_retries(monkeypatch: pytest.MonkeyPatch) -> None:
    """What failed is tried again after a minute at first: for a shorter time the offline Discord would wait."""
    monkeypatch.setattr("cogs.post.failures.PAUSES", (60.0, 300.0))


@pytest.fixture(autouse=True)
def inline(strict: Strict, monkeypatch: pytest.MonkeyPatch) -> None:
    """Spare the connections to the database their threads. Most tests of `bot`, and those of processes, have them."""
    monkeypatch.setattr("bot.store.backends.sqlite.connect_seldom_asked", connect_inline)


@pytest.fixture(autouse=True)
def matches_are_played_again_here(strict: Strict, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process for each test would take longer than all the rest of it; `matches_are_played_again_elsewhere`."""
    monkeypatch.setattr(SearchPool, "run", lambda _pool, *job: here(*job))


@pytest.fixture
def matches_are_played_again_elsewhere(matches_are_played_again_here: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are played in a process of their own, as always."""
    monkeypatch.setattr(SearchPool, "run", RUN)


@pytest.fixture(autouse=True)
def acquaintances(strict: Strict, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot has written to all members before, so that they have direct messages beside other hands; `strangers`."""
    monkeypatch.setattr(Doors, "is_stranger", lambda _doors, _member: False)


@pytest.fixture
def strangers(acquaintances: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot has never written to anybody, which is so."""
    monkeypatch.setattr(Doors, "is_stranger", IS_STRANGER)


@pytest.fixture(scope="session")
def descriptions() -> dict[tuple[str, Path], str]:
    """What Discord is told of the commands in all languages, by what they are in English and by the catalogues."""
    return {}


@pytest.fixture(autouse=True)
def commands_described_once(
    strict: Strict, descriptions: dict[tuple[str, Path], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Describe the same commands once a session: in all languages that takes an eighth of a test's time.

    Tests of commands describe them each time.
    """

    async def described(sync: CommandSync) -> list[dict[str, Any]]:
        commands = sync._tree._get_all_commands(guild=None)
        english = json.dumps([each.to_dict(sync._tree) for each in commands])
        key = english, languages.CATALOGUES
        if key not in descriptions:
            descriptions[key] = json.dumps(await DESCRIBED(sync))
        told: list[dict[str, Any]] = json.loads(descriptions[key])
        return told

    monkeypatch.setattr(CommandSync, "_described", described)


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same clicks have the same deals in every test."""
    same_deals(monkeypatch)


@pytest.fixture
def one_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every match lasts one round, whatever the rules say."""
    read_rules = StopsRulebook.read
    monkeypatch.setattr(
        StopsRulebook, "read", lambda book, preset, overrides: read_rules(book, preset, {**overrides, "end.rounds": 1})
    )


@pytest.fixture
def settings(file: Path, request: pytest.FixtureRequest) -> Settings:
    """Settings without pauses; a test's parameters of this name change some."""
    return quick_settings(file, **getattr(request, "param", {}))


@pytest.fixture
def simcord_bot(settings: Settings) -> NewmarketBot:
    return NewmarketBot(settings, random=Random(1), monotonic=now, entropy=entropy)


@pytest.fixture
async def club(
    simcord_env: simcord.Env, simcord_bot: NewmarketBot, settings: Settings, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[Club]:
    """A club whose bot has kept all promises afterwards, acknowledged every click, and logged no error."""
    guild = simcord_env.create_guild("Card club")
    channel = guild.create_text_channel("games")
    await simcord_bot.wallets.change_settings(guild.id, **PATIENT)
    club = Club(simcord_env, simcord_bot, settings, guild, channel, [])
    yield club
    await simcord_env.settle()
    async with club.bot.database.reading() as work:
        audited = (await audit(work)).wrong
    await club.bot.close()
    assert broken(replace(Reader(settings.database).look(), audit=audited)) == []
    assert all(result.acknowledged for result in club.results)
    for phase in ("setup", "call", "teardown"):
        logged = caplog.get_records(phase)
        assert not [each for each in logged if each.name.startswith("discord.ui")]
        assert not [each.getMessage() for each in logged if each.levelno >= logging.ERROR]


@pytest.fixture
def ann(club: Club) -> MemberActor:
    return club.member("Ann")


@pytest.fixture
def ben(club: Club) -> MemberActor:
    return club.member("Ben")


@pytest.fixture
def three(club: Club) -> list[MemberActor]:
    return [club.member(name) for name in ("Ann", "Ben", "Clara")]


@pytest.fixture
def admin(club: Club) -> MemberActor:
    """Somebody who manages the server."""
    role = club.guild.create_role("Treasurer", permissions=discord.Permissions(manage_guild=True))
    return club.member("Olga", roles=[role])
