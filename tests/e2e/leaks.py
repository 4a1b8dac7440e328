"""What leaves the process, searched at that moment for what its receiver may not know.

Who may know what is worked out here, from the tables' true state and the rules of the games alone.
"""

import base64
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
import simcord
from simcord.http import router

import bot.tables.service.writer
from bot.tables.model.actions import Act, DealRound, TableAction
from bot.tables.model.change import Change
from bot.tables.model.table import Lobby, Match, Table
from engine.newyork.state import State as NewYork
from engine.stops.state import State as Stops
from tests.e2e.spellings import held, named, texts

EPHEMERAL = 64
SHOWN, UPDATED = 4, 7
"""The kinds of answers to an interaction that show something: in a new message, and in the one that was clicked."""
PIECE = 8
"""So many hexadecimal digits of a secret are none by chance."""
RANKS = {"high": "23456789TJQKA", "low": "A23456789TJQK"}

Member = int | None
"""Who receives something: a member, None for everybody in a channel."""


@dataclass
class Known:
    """What is known of a round of a table: by everybody, and by each member beside that. Cards by their codes."""

    public: set[str] = field(default_factory=set)
    own: dict[int, set[str]] = field(default_factory=dict)

    def by(self, member: Member) -> set[str]:
        """Return the cards that somebody may be told of."""
        return self.public | (self.own.get(member, set()) if member is not None else set())


@dataclass(frozen=True)
class Sent:
    """One request that shows somebody something."""

    to: Member
    method: str
    path: str
    body: Any


class Watch:
    """Reads every request and every line of the log when it is made. `found` is what should not have been in them."""

    def __init__(self, env: simcord.Env, tokens: list[str], patch: pytest.MonkeyPatch) -> None:
        """Begin to watch; `tokens` are never to be seen."""
        self.found: list[str] = []
        self.sent: list[Sent] = []
        self.lines = 0
        self.recognised: dict[Member, set[str]] = {}
        """The cards that each receiver was told of."""
        self.tables: dict[int, Table] = {}
        self.secrets: dict[int, list[str]] = {}
        """Every secret that a table has had, in hexadecimal, the first round's first."""
        self.known: dict[int, Known] = {}
        self.done = 0
        """How often a seat has acted."""
        self._backend = env.backend
        self._tokens = tokens
        self._watch_tables(patch)
        self._watch_requests(patch)

    # --- the true state -------------------------------------------------------------------------------------------

    def _watch_tables(self, patch: pytest.MonkeyPatch) -> None:
        transition = bot.tables.service.writer.transition

        def watched(table: Table, action: TableAction) -> Change[Table]:
            change = transition(table, action)
            self.done += isinstance(action, Act)
            if isinstance(action, DealRound) or table.id not in self.known:
                self.known[table.id] = Known()
            self.tables[table.id] = change.table
            had = self.secrets.get(table.id, [])
            self.secrets[table.id] = list(dict.fromkeys([*had, *table.secrets, *change.table.secrets]))
            learn(self.known[table.id], change.table)
            return change

        patch.setattr(bot.tables.service.writer, "transition", watched)

    def hidden_from(self, member: Member) -> set[str]:
        """Return the cards of all tables that are being played which a member may not be told of."""
        hidden: set[str] = set()
        for table in self.tables.values():
            if isinstance(table, Match) and table.ending is None:
                hidden |= pack_of(table.state) - self.known[table.id].by(member)
        return hidden

    def _held_by(self, member: Member) -> set[str]:
        own = [known.own.get(member, set()) for known in self.known.values() if member is not None]
        return set().union(*own)

    def _secrets(self) -> Iterator[bytes]:
        """Yield what nobody may know: all of an open table, and of a closed one what was never dealt."""
        for number, table in self.tables.items():
            open_now = table.ending is None
            yield from map(bytes.fromhex, self.secrets[number] if open_now else table.secrets)

    # --- requests ---------------------------------------------------------------------------------------------------

    def _watch_requests(self, patch: pytest.MonkeyPatch) -> None:
        dispatch = router.dispatch

        def watched(backend: Any, method: str, path: str, **rest: Any) -> Any:
            body = [rest.get("json"), [read_file(each) for each in rest.get("files") or []]]
            self.request(method, path, body)
            return dispatch(backend, method, path, **rest)

        patch.setattr(router, "dispatch", watched)

    def request(self, method: str, path: str, body: Any) -> None:
        """Search a request for what its receiver may not know."""
        to = self._receiver(path, body[0])
        self.sent.append(Sent(to, method, path, body))
        where = f"{method} {path} to {to or 'everybody'}"
        running = any(isinstance(table, Match) and table.ending is None for table in self.tables.values())
        cards = set().union(*map(named, texts(body)))
        self.recognised.setdefault(to, set()).update(cards)
        self._note(where, "names", cards & self.hidden_from(to), body)
        if running:
            self._note(where, "shows as the reader's own", held(body) - self._held_by(to), body)
        self._search(where, body)

    def _receiver(self, path: str, body: Any) -> Member:
        """Return who gets to see what a request brings."""
        backend, parts = self._backend, path.strip("/").split("/")
        match parts:
            case ["channels", channel, "messages", *_]:
                return self.reader_of(int(channel))
            case ["interactions", number, _, "callback"]:
                asked = backend.interactions[int(number)]
                if body["type"] == SHOWN:
                    alone = int((body.get("data") or {}).get("flags") or 0) & EPHEMERAL
                    return asked.user_id if alone else self.reader_of(asked.channel_id)
                if body["type"] == UPDATED:
                    return self.reader_of(asked.channel_id, asked.source_message_id)
                return int(asked.user_id)
            case ["webhooks", _, token]:
                asked = backend.interaction_by_token(token)
                alone = int((body or {}).get("flags") or 0) & EPHEMERAL
                return int(asked.user_id) if alone else self.reader_of(asked.channel_id)
            case ["webhooks", _, token, "messages", message]:
                asked = backend.interaction_by_token(token)
                return self.reader_of(asked.channel_id, asked.message_id if message == "@original" else int(message))
        return None

    def reader_of(self, channel: int, message: int | None = None) -> Member:
        """Return who sees a message, or a new one, in a channel."""
        for member, direct in self._backend.dm_channels.items():
            if direct == channel:
                return int(member)
        stored = self._backend.messages.get(channel, {}).get(message)
        if stored is None or not stored.flags & EPHEMERAL:
            return None
        (reader,) = [each for each in self._backend.users if stored.visible_to(each)]
        return int(reader)

    # --- the log ----------------------------------------------------------------------------------------------------

    def write(self, text: str) -> None:
        """Search what is logged: it may say what everybody knows."""
        self.lines += text.count("\n")
        self._note("the log", "names", named(text) & self.hidden_from(None), text)
        self._search("the log", text)

    def flush(self) -> None:
        """Do nothing: a stream has this."""

    # --- searching --------------------------------------------------------------------------------------------------

    def _search(self, where: str, body: Any) -> None:
        """Search for secrets, tokens, and sets of cards as numbers."""
        text = "\n".join(texts(body))
        low = text.lower()
        for secret in self._secrets():
            pieces = {secret.hex()[at : at + PIECE] for at in range(2 * len(secret) - PIECE + 1)}
            for run in re.findall(rf"[0-9a-f]{{{PIECE},}}", low):
                if any(run[at : at + PIECE] in pieces for at in range(len(run) - PIECE + 1)):
                    self.found.append(f"{where} has a piece of a secret: {run}")
            for other in (repr(secret)[2:-1], base64.b64encode(secret).decode(), str(int.from_bytes(secret, "big"))):
                if other in text:
                    self.found.append(f"{where} has a secret")
        for token in [*self._tokens, *self._backend.interaction_tokens]:
            if str(token) in text:
                self.found.append(f"{where} has a token")
        numbers = set(re.findall(r"(?<!\d)\d{6,15}(?!\d)", text))
        for table in self.tables.values():
            if numbers and isinstance(table, Match) and table.ending is None:
                for cards in (*table.state.deal.hands, getattr(table.state.deal, "dead", 0)):
                    if str(int(cards)) in numbers:
                        self.found.append(f"{where} has a hand as a number")

    def _note(self, where: str, does: str, cards: set[str], body: Any) -> None:
        if cards:
            said = body if isinstance(body, str) else json.dumps(body, ensure_ascii=False, default=str)
            self.found.append(f"{where} {does} {' '.join(sorted(cards))}: {said[:1500]}")


def read_file(sent: Any) -> str:
    """Return what is in a file that is sent along, as text, and leave it as it was."""
    file = getattr(sent, "fp", sent)
    at = file.tell()
    content = file.read()
    file.seek(at)
    return str(content.decode("utf-8", "replace"))


def pack_of(match: Any) -> set[str]:
    """Return all cards of a match."""
    if isinstance(match, NewYork):
        return {f"{colour}{number}" for colour in "RBGY" for number in range(1, 13)}
    return {rank + suit for rank in RANKS["high"] for suit in "CDHS"}


def learn(known: Known, table: Table) -> None:
    """Add what everybody, and each member, sees of a table's match as it is now."""
    if isinstance(table, Lobby):
        return
    match = table.state
    known.public |= seen_in_new_york(match) if isinstance(match, NewYork) else seen_in_stops(match)
    if table.rules_of_play.between_rounds(match) and match.round > 1:
        known.public |= left_in(match)
    for at, seat in enumerate(table.seats):
        if seat.member is not None:
            known.own.setdefault(seat.member, set()).update(map(str, match.deal.hands[at]))


def left_in(match: Any) -> set[str]:
    """Return what everybody still held at a round's end, and the dead hand: it is shown then."""
    return {str(card) for cards in (*match.deal.hands, getattr(match.deal, "dead", ())) for card in cards}


def seen_in_new_york(match: NewYork) -> set[str]:
    """Return the cards that lay face up: in the market, or on the row. What was taken was seen in the market."""
    laid = {str(turn.laid) for turn in match.deal.turns if turn.laid is not None}
    taken = {str(turn.took) for turn in match.deal.turns if turn.took is not None}
    return laid | taken | set(map(str, match.deal.market))


def seen_in_stops(match: Stops) -> set[str]:
    """Return the cards that everybody may be told of.

    These are the layout's, the played ones, those that a run asked for, and the fives of a showdown. A layout card
    and the one that is asked for are named only: who has them is nobody's to know.
    """
    seen = {"KH", "QH"} if "KQ" in match.rules.layout else set()
    seen |= {space for space in match.rules.layout if space not in ("KQ", "8910")}
    ranks = RANKS[match.rules.ace]
    for play in match.deal.plays:
        seen.add(str(play.card))
        went_out = play is match.deal.plays[-1] and not match.deal.hands[play.seat]
        if play.card.rank != ranks[-1] and not went_out:
            seen.add(ranks[ranks.index(play.card.rank) + 1] + play.card.suit)
    inside = [
        seat for seat in range(len(match.chips)) if seat not in match.deal.folded and seat not in match.eliminated
    ]
    if match.deal.held and match.deal.poker_winner is not None and len(inside) > 1:
        seen |= {str(card) for seat in inside for card in match.deal.held[seat]}
    return seen
