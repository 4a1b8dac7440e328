"""The check that every other test here makes of the bot's requests can itself fail; `tests/strict` tests the other."""

from __future__ import annotations

import pytest
from simcord.types import HttpLogEntry

from tests.e2e.audit import DESCRIPTION, assert_requests_fit

pytestmark = pytest.mark.skipif(
    not DESCRIPTION.exists(),
    reason=f"Discord's description of its API is not at {DESCRIPTION}; NEWMARKET_SHARED may say where shared/ is",
)


def request(method: str, path: str, json: object) -> HttpLogEntry:
    return HttpLogEntry(method=method, path=path, params={}, json=json, reason=None)


def test_a_body_that_discord_describes_fits() -> None:
    assert_requests_fit([request("POST", "/channels/1/messages", {"content": "hello"})])


def test_a_body_that_discord_does_not_describe_is_found() -> None:
    with pytest.raises(AssertionError, match="POST /channels/1/messages"):
        assert_requests_fit([request("POST", "/channels/1/messages", {"content": 5})])


def test_a_request_that_discord_does_not_know_is_found() -> None:
    with pytest.raises(AssertionError, match="describes no"):
        assert_requests_fit([request("POST", "/channels/1/carrier-pigeons", {})])
