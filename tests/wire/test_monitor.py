"""Whoever watches over the bot hears how it is: through a socket beside the database, or through a port."""

import asyncio
import re
import socket
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli.health import run as health
from tests.wire.discord import Discord
from tests.wire.process import ROOT, BotProcess, bot_process
from tests.wire.table import play_now


async def asked(capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    code = await asyncio.to_thread(health)
    said = capsys.readouterr()
    return code, (said.out + said.err).strip()


async def until_asked(capsys: pytest.CaptureFixture[str], expected: str) -> int:
    async with asyncio.timeout(60):
        while (found := await asked(capsys))[1] != expected:  # noqa: ASYNC110 - it is asked, and tells nothing by itself
            await asyncio.sleep(0.2)
    return found[0]


async def fetched(port: int, path: str) -> tuple[int, str]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {path} HTTP/1.0\r\n\r\n".encode())
    head, _, body = (await reader.read()).decode().partition("\r\n\r\n")
    writer.close()
    return int(head.split()[1]), body


@pytest.fixture
def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


async def test_without_a_port_a_socket_beside_the_database_tells(
    discord: Discord,
    channel: int,
    bot: BotProcess,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("NEWMARKET_DATABASE", str(bot.database))
    assert (await asked(capsys))[0] == 1
    await bot.up()
    assert await asked(capsys) == (0, "ready")
    where = bot.database.with_name("bot.sqlite3.health")
    assert stat.S_IMODE(where.stat().st_mode) == 0o600
    discord.gateway.refuse()
    assert await until_asked(capsys, "not ready: the gateway is not connected") == 1
    discord.gateway.up()
    assert await until_asked(capsys, "ready") == 0
    await bot.kill()
    code, said = await asked(capsys)
    assert (code, said) == (1, f"The bot does not answer (no bot runs on {bot.database}).")
    await bot.up()
    assert await until_asked(capsys, "ready") == 0, "what a killed process has left behind is in nobody's way"
    assert (await bot.terminate()).code == 0
    assert not where.exists()


def test_asking_needs_little(tmp_path: Path) -> None:
    loaded = "import sys; from bot.cli import health; print(*{each.split('.')[0] for each in sys.modules})"
    done = subprocess.run([sys.executable, "-c", loaded], cwd=ROOT, capture_output=True, text=True, check=True)
    assert not {"discord", "aiohttp", "sqlalchemy", "PIL", "prometheus_client"} & set(done.stdout.split())
    bare = {"PYTHONPATH": str(ROOT)}
    ended = subprocess.run(
        [sys.executable, "-m", "bot", "health"], cwd=tmp_path, env=bare, capture_output=True, text=True
    )
    assert ended.returncode == 1
    assert ended.stderr == "The bot does not answer (no bot runs on newmarket.sqlite3).\n"


async def test_with_a_port_it_is_measured(
    discord: Discord,
    channel: int,
    tmp_path: Path,
    free_port: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    ann = discord.member("Ann")
    async with bot_process(discord.port, tmp_path, NEWMARKET_METRICS_PORT=str(free_port)) as bot:
        await bot.up()
        await play_now(discord, ann, channel)
        assert await fetched(free_port, "/healthz") == (200, "ready\n")
        status, said = await fetched(free_port, "/metrics")
        monkeypatch.setenv("NEWMARKET_METRICS_PORT", str(free_port))
        assert await asked(capsys) == (0, "ready")
        assert not bot.database.with_name("bot.sqlite3.health").exists()
        told = dict(re.findall(r"^newmarket_(\S+|\S+\{[^}]*\}) (\S+)$", said, flags=re.MULTILINE))
        assert (status, told["ready"], told["servers"]) == (200, "1.0", "1.0")
        assert told['click_seconds_count{verb="/newmarket start"}'] == "1.0"
        assert told['click_seconds_count{verb="nm:now"}'] == "1.0"
        assert told['requests_total{outcome="2xx",route="answer"}'] >= "3.0"
        assert told['tables{status="playing"}'] == "1.0"
        assert float(told["ledger_head"]) > 0
        assert (told["deadlines_overdue"], told["search_queue"]) == ("0.0", "0.0")
        assert "event_loop_delay_seconds_count" in told
        assert float(told["outbox_age_seconds"]) < 60
        assert "process_resident_memory_bytes" in said
        for secret in (ann.id, channel, *discord.guilds, *discord.interactions):
            assert str(secret) not in said
        discord.gateway.refuse()
        assert await until_asked(capsys, "not ready: the gateway is not connected") == 1
        assert (await fetched(free_port, "/healthz"))[0] == 503
        assert (await bot.terminate()).code == 0
