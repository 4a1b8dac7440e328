"""What a host reads in the log while tables are shown."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator

import pytest

from bot.ops.logs import OneLine
from cogs.show.tokens import Tokens
from tests.e2e.club import Club


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What standard error would get."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(OneLine())
    logging.getLogger().addHandler(handler)
    yield stream
    logging.getLogger().removeHandler(handler)


async def test_a_job_that_shows_a_table_names_it_and_only_it(
    club: Club, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Tokens, "take", lambda *_: None)  # what goes through clicks needs no permission
    ann, ben = club.member("Ann"), club.member("Ben")
    other = club.guild.create_text_channel("more-games")
    await club.open(ann)
    await club.slash(ben, "newmarket start", other)
    club.env.inject_error("*", f"/channels/{other.id}/*", status=403, code=50001, message="Refused", times=None)
    await club.click(ben, club.board(other), "now")
    club.env.backend.faults.clear()
    refused = [line for line in written.getvalue().splitlines() if "Discord refuses messages" in line]
    assert refused
    assert all("cogs.show.delivery [table 2]: " in line for line in refused)
