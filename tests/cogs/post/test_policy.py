"""The policy names every kind of message, and what every refusal of Discord's does to it."""

import re
from pathlib import Path

import pytest

from bot.settings import Settings
from cogs.post.failures import Refusal, is_fault, is_final, refusal_of
from cogs.post.policy import BURIED, OLD, Then, policies
from cogs.screen.message import Kind
from tests.cogs.post.fake_discord import http_error

ROOT = Path(__file__).resolve().parents[3]
POLICY = policies(Settings(_env_file=None))  # type: ignore[call-arg]


def test_every_kind_has_one() -> None:
    assert set(POLICY) == set(Kind)


@pytest.mark.parametrize(
    ("status", "code", "refusal"),
    [
        (403, 50001, Refusal.FORBIDDEN),
        (403, 50007, Refusal.CLOSED),
        (400, 50278, Refusal.CLOSED),
        (404, 10008, Refusal.GONE),
        (404, 10062, Refusal.GONE),
        (404, 10003, Refusal.NO_CHANNEL),
        (429, 30046, Refusal.TOO_OLD),
        (429, 20022, Refusal.TOO_OLD),
        (400, 50083, Refusal.TOO_OLD),
        (400, 50035, Refusal.FINAL),
        (400, 40060, Refusal.GONE),
        (403, 40003, Refusal.FORBIDDEN),
        (401, 50027, None),
        (429, 0, None),
        (503, 0, None),
    ],
)
def test_what_discord_means(status: int, code: int, refusal: Refusal | None) -> None:
    error = http_error(status, code)
    assert refusal_of(error) is refusal
    assert is_fault(error) == (refusal is None)
    assert is_final(error) == (refusal is Refusal.FINAL)


def test_the_documents_have_the_same_table() -> None:
    text = (ROOT / "docs" / "decisions" / "what-is-shown-when.md").read_text(encoding="utf-8")
    rows = {
        cells[0]: cells[1:]
        for line in text.splitlines()
        if line.startswith("| ") and len(cells := [each.strip() for each in line.strip("|").split("|")]) == 9
    }
    for kind, policy in POLICY.items():
        told = rows[str(kind)][2:]
        assert told == [policy.on.get(each, Then.REST).name.lower().replace("_", " ") for each in Refusal], kind
    assert re.search(rf"more than {BURIED} messages", text)
    assert f"{OLD / 60:.0f} minutes" in text
