"""An offline Discord that fails: by a status, by putting off, by taking a message and losing its answer."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.results import ResponseMessage
from simcord.types import HttpLogEntry

from tests.e2e.club import Club, verbs


def refuse(club: Club, method: str, path: str, status: int, code: int = 0, *, times: int | None = None) -> None:
    club.env.inject_error(method, path, status=status, code=code, message="Refused", times=times)


def relent(club: Club) -> None:
    """Let Discord refuse nothing any more."""
    club.env.backend.faults.clear()


def asked(club: Club, since: int, where: str = "", method: str = "") -> list[HttpLogEntry]:
    """What the bot asked of the channel, or elsewhere, after so many requests."""
    where = where or f"/channels/{club.channel.id}"
    return [each for each in club.env.http_requests[since:] if each.path.startswith(where) and method in each.method]


def boards(club: Club) -> list[ResponseMessage]:
    return [each for each in club.messages() if {"menu", "leave"} & set(verbs(each))]


def put_off(club: Club, monkeypatch: pytest.MonkeyPatch, method: str, path: str, seconds: float) -> list[float]:
    """Let discord.py say of a request that Discord puts it off for long; return when it was asked."""
    ask, tried = club.bot.http.request, []

    async def request(route: discord.http.Route, **kwargs: Any) -> Any:
        if route.method == method and path in route.url:
            tried.append(club.env.now().timestamp())
            raise discord.RateLimited(seconds)
        return await ask(route, **kwargs)

    monkeypatch.setattr(club.bot.http, "request", request)
    return tried
