"""Who asks for something."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Actor:
    """The person behind a request, as Discord described them with it."""

    member: int
    """Their id."""
    name: str
    """Their name in the server, cleaned for showing."""
    locale: str | None
    """Their language, as Discord writes it: `en-US`; None where a request says nothing of it."""
    manages: bool = False
    """Whether they may manage the channel's messages or the server: stop others' tables, keep house rules."""
    administers: bool = False
    """Whether they may manage the server."""
    guild: int | None = None
    """The server that the request comes from, None in direct messages. `manages` and `administers` are about it."""
