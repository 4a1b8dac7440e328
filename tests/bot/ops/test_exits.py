"""What keeps the bot from running: each has an exit code and a sentence, and the documents tell the same."""

import ast
import re
import ssl
import subprocess
import sys
from math import inf
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.ops.endings import OUTGROWN, ending
from bot.ops.exits import Exit, Failed
from bot.refusals import NotWritten

ROOT = Path(__file__).resolve().parents[3]
HOSTING, TROUBLE = ((ROOT / "docs" / each).read_text(encoding="utf-8") for each in ("HOSTING.md", "TROUBLE.md"))
KEY = cast("Any", SimpleNamespace(host="discord.com", port=443, ssl=True, is_ssl=True))
PAGE = "<html>\n" + "<p>You are being rate limited</p>\n" * 50


def closed(code: int) -> discord.ConnectionClosed:
    return discord.ConnectionClosed(cast("Any", SimpleNamespace(close_code=code)), shard_id=None, code=code)


def answered(status: int, code: int = 0, kind: type[discord.HTTPException] = discord.HTTPException) -> Exception:
    headers = {"Via": "1.1 google", "Content-Type": "application/json"}
    response = SimpleNamespace(status=status, reason="No", headers=headers)
    return kind(cast("Any", response), {"message": "That will not do.", "code": code})


def by_cloudflare(status: int) -> Exception:
    response = SimpleNamespace(status=status, reason="No", headers={"Content-Type": "text/html"})
    return discord.HTTPException(cast("Any", response), PAGE)


def handshake(status: int) -> Exception:
    return aiohttp.WSServerHandshakeError(cast("Any", SimpleNamespace(real_url="wss://x")), (), status=status)


CASES: dict[str, list[BaseException]] = {
    "the login is answered with 401": [discord.LoginFailure("Improper token has been passed."), answered(401)],
    "the gateway closes with 4004": [closed(4004)],
    "the gateway closes with 4010": [closed(4010)],
    "the gateway closes with 4011": [closed(4011)],
    "the gateway closes with 4011, and `NEWMARKET_SHARDS` is 0": [Failed(Exit.UNAVAILABLE, OUTGROWN)],
    "the gateway closes with 4012": [closed(4012)],
    "the gateway closes with 4013": [closed(4013)],
    "the gateway closes with 4014": [discord.PrivilegedIntentsRequired(None), closed(4014)],
    "the login is answered with 400 and 50041": [answered(400, 50041)],
    "the login is answered with another 4xx": [
        answered(400), answered(403, kind=discord.Forbidden), answered(404, kind=discord.NotFound), answered(405),
    ],
    "Cloudflare, before Discord, answers with 429 or 403": [
        by_cloudflare(429), by_cloudflare(403), handshake(429), handshake(403),
    ],
    "the login is answered with 5xx": [answered(500, kind=discord.DiscordServerError), by_cloudflare(502)],
    "Discord makes the login wait": [discord.RateLimited(300.0)],
    "no network, no name service, no answer": [
        aiohttp.ClientConnectorError(KEY, OSError(101, "Network is unreachable")),
        aiohttp.ClientConnectorDNSError(KEY, OSError(-2, "Name or service not known")),
        aiohttp.ServerDisconnectedError(), aiohttp.ServerTimeoutError(), TimeoutError(), ConnectionResetError(),
        discord.GatewayNotFound(), answered(429),
    ],
    "the gateway takes no connection at the start": [handshake(503), aiohttp.ClientPayloadError("cut off")],
    "the gateway closes with any other code, and for good": [closed(1000), closed(4003)],
    "a certificate or TLS fails": [
        aiohttp.ClientConnectorCertificateError(KEY, ssl.SSLCertVerificationError(1, "certificate has expired")),
        aiohttp.ClientConnectorSSLError(KEY, ssl.SSLError(1, "wrong version number")),
        ssl.SSLError(1, "bad record"),
    ],
}  # fmt: skip


def told_in_trouble() -> dict[str, tuple[int, str]]:
    """The table of TROUBLE.md: what happened, the number, and the sentence."""
    _, _, section = TROUBLE.partition("## When Discord refuses the bot\n")
    rows = re.findall(r"^\| (.+?) \| (\d+) \| (.+?) \|$", section.partition("\n## ")[0], flags=re.MULTILINE)
    return {what: (int(number), sentence) for what, number, sentence in rows}


def test_the_table_of_the_documents_has_every_case() -> None:
    assert list(told_in_trouble()) == [*CASES, "the token is another application's"]


@pytest.mark.parametrize(("what", "error"), [(what, each) for what, those in CASES.items() for each in those])
def test_each_failure_ends_with_the_number_and_the_sentence_that_the_documents_tell(
    what: str, error: BaseException
) -> None:
    number, told = told_in_trouble()[what]
    found = error if isinstance(error, Failed) else ending(error)
    assert found is not None
    assert found.code == number
    assert re.fullmatch(re.escape(told).replace("…", ".+?"), str(found)), str(found)
    assert "\n" not in str(found)
    assert "<" not in str(found)
    assert len(str(found)) < 400


def test_after_a_database_that_fails_meanwhile_it_is_tried_again() -> None:
    found = ending(NotWritten())
    assert found is not None
    assert found.code is Exit.UNAVAILABLE
    assert not found.code.rest


def test_an_error_of_the_bots_own_is_none_of_them() -> None:
    assert ending(KeyError("x")) is None
    assert ending(None) is None


def test_the_manual_has_every_code_and_when_to_start_again() -> None:
    when = {0.0: "at any time", 3600.0: "after an hour", inf: "after a change"}
    assert re.findall(r"^\| (\d+) \| (.+) \| (.+) \|$", TROUBLE, flags=re.MULTILINE) == [
        (str(int(each)), each.why, when[each.rest]) for each in Exit
    ]


def test_the_service_is_not_started_again_before_that_helps() -> None:
    assert Exit.SHUT_OUT.rest, "its sentence says: start again in an hour"
    (listed,) = re.findall(r"^RestartPreventExitStatus=(.+)$", HOSTING, flags=re.MULTILINE)
    assert listed.split() == [str(int(each)) for each in Exit if each.rest]
    (in_container,) = re.findall(r"does not\s+help after codes ([\d, and]+):", HOSTING)
    assert re.findall(r"\d+", in_container) == listed.split()


SAMPLE = re.compile(r"%[-+]?[\d.]*[dsf]")


def sentences() -> set[str]:
    """Every text in the program that can be logged, with 0 in its places."""
    texts = set()
    for path in (file for folder in ("bot", "cogs") for file in (ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(SAMPLE.sub("0", node.value))
    return texts


def test_every_line_of_the_log_in_the_manual_is_one_of_the_programs() -> None:
    _, _, section = TROUBLE.partition("## The log\n")
    said = "\n".join(sentences())
    missing = []
    for row in re.findall(r"^\| (`.+?) \| ", section, flags=re.MULTILINE):
        for line in re.findall(r"`([^`]+)`", row):
            pattern = re.sub(r"…|\d+(?:\\\.\d+)?", ".*", re.escape(line))
            missing += [line] if not re.search(rf"^{pattern}$", said, flags=re.MULTILINE) else []
    assert missing == []


# --- a process that hangs ---------------------------------------------------------------------------------------------


HANGS = """
import time
from bot.ops import stopping
stopping.LIMIT = 0.2
with stopping.hanging_at_the_end() as ends:
    ends()
    time.sleep(60)
"""


def test_a_process_that_hangs_when_it_ends_by_itself_is_ended_with_the_code_for_another_start() -> None:
    ended = subprocess.run([sys.executable, "-c", HANGS], timeout=50, check=False)
    assert ended.returncode == Exit.UNAVAILABLE
    assert not Exit.UNAVAILABLE.rest


def test_one_that_does_not_hang_ends_as_it_would() -> None:
    hangs = HANGS.replace("time.sleep(60)", "raise SystemExit(3)")
    assert subprocess.run([sys.executable, "-c", hangs], timeout=50, check=False).returncode == 3
