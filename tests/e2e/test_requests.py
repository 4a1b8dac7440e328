"""The check that every other test here makes of the bot's requests can itself fail."""

from __future__ import annotations

import pytest
from simcord.types import HttpLogEntry

from tests.e2e.audit import DESCRIPTION, assert_limits_kept, assert_requests_fit

pytestmark = pytest.mark.skipif(
    not DESCRIPTION.exists(),
    reason=f"Discord's description of its API is not at {DESCRIPTION}; NEWMARKET_SHARED may say where shared/ is",
)


def request(method: str, path: str, json: object) -> HttpLogEntry:
    return HttpLogEntry(method=method, path=path, params={}, json=json, reason=None)


def button(number: int) -> dict[str, object]:
    return {"type": 2, "style": 1, "label": str(number), "custom_id": f"nm:1:0:{number}"}


def test_a_body_that_discord_describes_fits() -> None:
    assert_requests_fit([request("POST", "/channels/1/messages", {"content": "hello"})])


def test_a_body_that_discord_does_not_describe_is_found() -> None:
    with pytest.raises(AssertionError, match="POST /channels/1/messages"):
        assert_requests_fit([request("POST", "/channels/1/messages", {"content": 5})])


def test_a_request_that_discord_does_not_know_is_found() -> None:
    with pytest.raises(AssertionError, match="describes no"):
        assert_requests_fit([request("POST", "/channels/1/carrier-pigeons", {})])


def test_a_row_of_six_buttons_is_found() -> None:
    row = {"type": 1, "components": [button(number) for number in range(6)]}
    with pytest.raises(AssertionError):
        assert_limits_kept([request("POST", "/channels/1/messages", {"components": [row]})])
