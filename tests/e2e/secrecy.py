"""What leaves the process, searched when it does: hands are for their owners alone, secrets and tokens for nobody.

It looks at who gets which message. What a board or a call may say of cards is in
`tests/cogs/render/test_exchanged_cards.py`.
"""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import unquote

import pytest
import simcord
from simcord.http import router

import bot.tables.service.writer
from bot.tables.model.actions import DealRound, TableAction
from bot.tables.model.change import Change
from bot.tables.model.table import Match, Table

EPHEMERAL = 64
SHOWN, UPDATED = 4, 7
"""The kinds of answers to an interaction that show something: in a new message, and in the one that was clicked."""
PIECE = 8
"""So many hexadecimal digits of a secret are none by chance."""
SUITS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
MARKS = str.maketrans({"\ufe0e": "", "\ufe0f": "", "\u2060": "", "*": "", "\u00a0": " ", "\u2002": " "})
"""What cards are drawn with, and what tells nothing."""
RANK = r"(?:10|[2-9TJQKA])"
CARDS = re.compile(rf"(?<![A-Za-z0-9])(?:{RANK}[CDHS]|[RBGY](?:1[0-2]|[1-9]))+(?![A-Za-z0-9])|{RANK}[♠♥♦♣]")
"""Cards as the program writes them."""
LINE = re.compile(rf"^([♠♥♦♣]) +({RANK}(?: +{RANK})*) *$", re.MULTILINE)
"""A suit of a hand."""
OFFERED = re.compile(r":(?:card|do):(?:lay|play|hold)?((?:[2-9TJQKA][CDHS]|[RBGY]\d{1,2})+)$")
"""The id of a button that plays a card, or the value of a menu that holds some."""

Member = int | None
"""Who receives something: a member, None for everybody in a channel."""


class Watch:
    """Reads every request and every line of the log when it is made. `found` is what should not have been in them."""

    def __init__(self, env: simcord.Env, tokens: list[str], patch: pytest.MonkeyPatch) -> None:
        """Begin to watch; `tokens` are never to be seen."""
        self.found: list[str] = []
        self.recognised: dict[Member, set[str]] = {}
        """The cards that each receiver was shown as their own."""
        self.lines = 0
        self.tables: dict[int, Table] = {}
        self.secrets: dict[int, set[str]] = {}
        """Every secret that a table has had, in hexadecimal."""
        self.own: dict[int, dict[int, set[str]]] = {}
        """What each member has held in the present round, by table."""
        self._backend, self._tokens = env.backend, tokens
        self._watch_tables(patch)
        self._watch_requests(patch)

    def _watch_tables(self, patch: pytest.MonkeyPatch) -> None:
        transition = bot.tables.service.writer.transition

        def watched(table: Table, action: TableAction) -> Change[Table]:
            change = transition(table, action)
            now = self.tables[table.id] = change.table
            self.secrets.setdefault(table.id, set()).update(table.secrets, now.secrets)
            if isinstance(action, DealRound):
                self.own[table.id] = {}
            if isinstance(now, Match):
                for seat, hand in zip(now.seats, now.state.deal.hands, strict=True):
                    if seat.member is not None:
                        self.own.setdefault(table.id, {}).setdefault(seat.member, set()).update(map(str, hand))
            return change

        patch.setattr(bot.tables.service.writer, "transition", watched)

    def _watch_requests(self, patch: pytest.MonkeyPatch) -> None:
        dispatch = router.dispatch

        def watched(backend: Any, method: str, path: str, **rest: Any) -> Any:
            self._request(method, path, rest.get("json"))
            return dispatch(backend, method, path, **rest)

        patch.setattr(router, "dispatch", watched)

    def _request(self, method: str, path: str, body: Any) -> None:
        to = self._receiver(path, body)
        where, cards = f"{method} {path} to {to or 'everybody'}", held(body)
        self.recognised.setdefault(to, set()).update(cards)
        if any(isinstance(table, Match) and table.ending is None for table in self.tables.values()):
            mine = set().union(*(each.get(to, set()) for each in self.own.values() if to is not None))
            if cards - mine:
                self.found.append(f"{where} shows {' '.join(sorted(cards - mine))}: {str(body)[:1500]}")
        self._search(where, json.dumps(body, ensure_ascii=False))

    def write(self, text: str) -> None:
        """Search what is logged: it names no card."""
        self.lines += text.count("\n")
        if CARDS.search(text):
            self.found.append(f"the log names a card: {text}")
        self._search("the log", text)

    def flush(self) -> None:
        """Do nothing: a stream has this."""

    def _search(self, where: str, text: str) -> None:
        for table in self.tables.values():  # of a closed one, what was never dealt from
            for secret in self.secrets[table.id] if table.ending is None else table.secrets:
                if any(secret[at : at + PIECE] in text for at in range(len(secret) - PIECE + 1)):
                    self.found.append(f"{where} has a piece of a secret: {text}")
        for token in (*self._tokens, *self._backend.interaction_tokens):
            if str(token) in text:
                self.found.append(f"{where} has a token")

    def _receiver(self, path: str, body: Any) -> Member:
        """Return who gets to see what a request brings."""
        backend = self._backend
        match unquote(path).strip("/").split("/"):
            case ["channels", channel, "messages", *_]:
                return self._reader_of(int(channel))
            case ["interactions", number, _, "callback"]:
                asked = backend.interactions[int(number)]
                if body["type"] == SHOWN:
                    return int(asked.user_id) if _is_private(body.get("data")) else self._reader_of(asked.channel_id)
                if body["type"] == UPDATED:
                    return self._reader_of(asked.channel_id, asked.source_message_id)
                return int(asked.user_id)
            case ["webhooks", _, token]:
                asked = backend.interaction_by_token(token)
                return int(asked.user_id) if _is_private(body) else self._reader_of(asked.channel_id)
            case ["webhooks", _, token, "messages", message]:
                asked = backend.interaction_by_token(token)
                return self._reader_of(asked.channel_id, asked.message_id if message == "@original" else int(message))
        return None

    def _reader_of(self, channel: int, message: int | None = None) -> Member:
        """Return who sees a message, or a new one, in a channel."""
        for member, direct in self._backend.dm_channels.items():
            if direct == channel:
                return int(member)
        stored = self._backend.messages.get(channel, {}).get(message)
        if stored is None or not stored.flags & EPHEMERAL:
            return None
        (reader,) = [each for each in self._backend.users if stored.visible_to(each)]
        return int(reader)


def held(body: Any) -> set[str]:
    """Return the cards that a message shows as its reader's own: lines of a hand, buttons and menus to play them."""
    found: set[str] = set()
    for text in texts(body):
        for suit, ranks in LINE.findall(text.translate(MARKS)):
            found |= {rank.replace("10", "T") + SUITS[suit] for rank in ranks.split()}
        for codes in OFFERED.findall(text):
            found |= set(re.findall(r"[2-9TJQKA][CDHS]|[RBGY]\d{1,2}", codes))
    return found


def texts(found: Any) -> Iterator[str]:
    """Yield every text in a body."""
    if isinstance(found, str):
        yield found
    elif isinstance(found, Mapping | list):
        for each in found.values() if isinstance(found, Mapping) else found:
            yield from texts(each)


def _is_private(message: Any) -> bool:
    return bool(int((message or {}).get("flags") or 0) & EPHEMERAL)
