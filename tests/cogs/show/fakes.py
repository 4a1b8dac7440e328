"""What shows tables, on fakes: a Discord that keeps messages, tables that are set by hand, posts in memory.

`Hall` has the real publisher on them: a test sets a board, lets time pass, and looks at the messages. Time stands still
until the hall's clock is moved.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, field
from itertools import count
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import InteractionResponseType, InteractionType

from bot.members.people import Actor
from bot.ops.refused_requests import RefusedRequests
from bot.ops.stopping import Answers
from bot.refusals import NotSeated
from bot.tables.model.announcements import Announcement
from bot.tables.service.posts import Post
from bot.tables.transitions.permissions import Request
from bot.tables.views import Board, Hand
from cogs.press.dispatch import table_button
from cogs.render.deck import TEXT
from cogs.render.ids import TEMPLATE
from cogs.render.parts import texts_of
from cogs.show.avatars import Avatars
from cogs.show.messenger import Messenger
from cogs.show.pace import Pace
from cogs.show.pauses import Pauses
from cogs.show.pictures import Pictures
from cogs.show.publisher import Publisher
from cogs.show.tokens import Tokens
from tests.bot.clock import HandClock
from tests.cogs.show.fake_doors import FakeDoors
from tests.cogs.show.reading import Languages, readers_of
from tests.strict.build import POST, Shows
from tests.strict.messages import COMPONENTS_V2
from tests.strict.strict import Strict

IMMEDIATE = Pauses(0, 0, 0, 0, 0, 0, 0, refused=60.0, reminder=0)
"""Nothing waits for anything."""


def http_error(status: int, code: int = 0) -> discord.HTTPException:
    """Return what discord.py raises for an answer of Discord's."""
    response: Any = SimpleNamespace(status=status, reason="", headers={})
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    return kind(response, {"code": code, "message": ""})


GONE = http_error(404, 10008)
"""There is no such message."""
REFUSED = http_error(403, 50013)
"""The bot can't write there."""
FAILS = http_error(500)
FINAL = http_error(400, 50035)
"""There is something wrong with the message, and there will be."""


async def look_up() -> None:
    """Take a moment, as a database does: others go on meanwhile."""
    for _ in range(3):
        await asyncio.sleep(0)


@dataclass(eq=False)
class Shown:
    """A message as it is in a channel."""

    id: int
    channel: Any
    texts: list[str]
    buttons: list[str]
    """Their ids."""
    silent: bool = False
    mentions: list[int] = field(default_factory=list)
    edits: int = 0
    deleted: bool = False
    files: list[str] = field(default_factory=list)
    """The names of its files."""
    view: Any = None
    flags: Any = field(default_factory=lambda: SimpleNamespace(ephemeral=False))

    def show(self, view: Any) -> None:
        """Show something else."""
        self.view, self.texts = view, texts_of(view)
        items = [each for each in view.walk_children() if isinstance(each, discord.ui.Button)]
        self.buttons = [each.custom_id for each in items if each.custom_id]

    @property
    def attachments(self) -> list[str]:
        """Its files, as discord.py's messages call them."""
        return self.files

    @property
    def text(self) -> str:
        """All that it says."""
        return "\n".join(self.texts)

    @property
    def components(self) -> list[Any]:
        """What it is made of, as discord.py reads a message that has come."""
        from_view = [] if self.view is None else self.view.to_components()
        return [discord.components._component_factory(each) for each in from_view]


class FakeDiscord:
    """A client of discord.py's that keeps what it is asked for. A member's channel is the member's number, negative."""

    def __init__(self) -> None:
        self.messages: list[Shown] = []
        """All that were ever sent, oldest first."""
        self.asked: Counter[str] = Counter()
        """How often the bot has asked by itself: send, edit, delete, open."""
        self.fails: dict[str, Exception] = {}
        """What each of these raises."""
        self.strict = Strict()
        """Refuses messages of a kind for good, where it is told to."""
        self.emojis: Collection[int] = ()
        """The ids of the application's emojis."""
        self.loses = 0
        """So many messages arrive from now on and seem not to."""
        self.http = SimpleNamespace(start_private_message=self._open)
        self._ids = count(1000)
        self._nonces: dict[str, Shown] = {}

    def get_guild(self, guild: int) -> None:
        """Know no server: boards are in English."""

    def get_partial_messageable(self, channel: int, **_: Any) -> Any:
        async def send(**what: Any) -> Shown:
            return await self._send(channel, **what)

        return SimpleNamespace(send=send, get_partial_message=self._partial)

    def of(self, channel: int) -> list[Shown]:
        """Return what is in a channel."""
        return [each for each in self.messages if each.channel.id == channel and not each.deleted]

    def put(self, channel: int, view: Any = None, *, ephemeral: bool = False) -> Shown:
        """Have a message in a channel, nobody asks how."""
        message = Shown(next(self._ids), SimpleNamespace(id=channel), [], [])
        message.flags.ephemeral = ephemeral
        if view is not None:
            message.show(view)
        self.messages.append(message)
        return message

    def find(self, message: int) -> Shown:
        """Return a message.

        Raises:
            discord.NotFound: it is gone.
        """
        there = next((each for each in self.messages if each.id == message), None)
        if there is None or there.deleted:
            raise GONE
        return there

    async def _ask(self, what: str) -> None:
        self.asked[what] += 1
        await asyncio.sleep(0)
        if what in self.fails:
            raise self.fails[what]

    def _judge(self, view: Any, files: Sequence[discord.File] | None = None) -> None:
        body = {"components": view.to_components(), "flags": COMPONENTS_V2, "allowed_mentions": {"parse": []}}
        uploaded = [each.filename for each in files or ()]
        refusal = self.strict.refusal(Shows(emojis=self.emojis), *POST, body, uploaded)
        if refusal is not None:
            raise discord.HTTPException(FINAL.response, refusal)

    async def _send(
        self,
        channel: int,
        *,
        silent: bool = False,
        view: Any = None,
        content: str = "",
        nonce: str = "",
        allowed_mentions: Any = None,
    ) -> Shown:
        await self._ask("send")
        if nonce in self._nonces:
            return self._nonces[nonce]
        if view is not None:
            self._judge(view)
        message = self.put(channel, view)
        message.silent = silent
        message.texts = message.texts or [content]
        message.mentions = [each.id for each in allowed_mentions.users] if allowed_mentions else []
        if nonce:
            self._nonces[nonce] = message
        if self.loses:
            self.loses -= 1
            raise FAILS
        return message

    async def _open(self, member: int) -> dict[str, str]:
        await self._ask("open")
        return {"id": str(-member)}

    def _partial(self, message: int) -> Any:
        async def edit(*, view: Any, attachments: Sequence[discord.File] | None = None) -> None:
            await self._ask("edit")
            there = self.find(message)
            self._judge(view, attachments)
            there.show(view)
            there.files = there.files if attachments is None else [each.filename for each in attachments]
            there.edits += 1

        async def delete() -> None:
            await self._ask("delete")
            self.find(message).deleted = True

        return SimpleNamespace(edit=edit, delete=delete)


class FakeTables:
    """Tables as somebody sets them. `reads` counts what was read."""

    def __init__(self) -> None:
        self.boards: dict[int, Board] = {}
        self.seated: dict[int, list[Hand]] = {}
        self.reads: Counter[str] = Counter()
        self.pending: dict[int, list[tuple[int, Announcement]]] = {}
        self.skips: list[int] = []
        self.now_seen: list[int] = []
        self.gone: list[int] = []
        self.acts = 0
        self.changed: Callable[[int], None] = lambda _: None  # hears of each request that a table has changed
        self.plans: dict[int, tuple[Board, Sequence[Hand]] | Exception] = {}  # what the next request makes, or raises
        self.fails: Exception | None = None  # what noting an announcement raises
        self.elsewhere: set[int] = set()  # tables that another process keeps
        self.lobby = self.match = self.queries = self.cache = self.time = self  # it plays every part

    def keeps(self, table: int) -> bool:
        return table not in self.elsewhere

    async def serves(self, table: int, *_: int) -> bool:
        return self.keeps(table)

    def set(self, board: Board, hands: Sequence[Hand] = ()) -> None:
        """Let a table be like this from now on."""
        self.boards[board.id], self.seated[board.id] = board, list(hands)

    async def board(self, table: int) -> Board:
        self.reads["board"] += 1
        return self.boards[table]

    async def hands(self, table: int) -> list[Hand]:
        self.reads["hands"] += 1
        await look_up()
        return self.seated[table]

    async def hand(self, table: int, member: int) -> Hand:
        self.reads["hand"] += 1
        await look_up()
        for each in self.seated[table]:
            if each.member == member:
                return each
        raise NotSeated

    async def allow(self, request: Request, table: int, actor: Actor) -> Board:
        self.reads["allow"] += 1
        return self.boards[table]

    async def act(self, table: int, *_: Any, **__: Any) -> None:
        """Take any request, and let what was planned become so."""
        self.acts += 1
        self.changed(table)
        plan = self.plans.pop(table, None)
        if isinstance(plan, Exception):
            raise plan
        if plan is not None:
            self.set(*plan)

    play = start = join = leave = take_seat = add_computer = remove_computer = set_follow = set_away = deal_now = act
    may_post = serves

    async def unannounced(self, table: int) -> list[tuple[int, Announcement]]:
        return list(self.pending.get(table, []))

    async def announced(self, numbers: list[int]) -> None:
        if self.fails is not None:
            raise self.fails
        for each in self.pending.values():
            each[:] = [(number, told) for number, told in each if number not in numbers]

    async def skipped(self, numbers: list[int]) -> None:
        self.skips += numbers
        await self.announced(numbers)

    async def channel_gone(self, table: int) -> None:
        self.gone.append(table)

    def seen(self, table: int) -> None:
        self.now_seen.append(table)


class FakePosts:
    """Where messages are, in memory. `reads` counts how often that was asked."""

    unwritten = False

    def __init__(self) -> None:
        self.kept: dict[tuple[int, str, int], Post] = {}
        self.reads = 0

    async def write(self, *_: Any) -> None:
        """Everything is written."""

    let_go = write

    async def get(self, table: int, kind: str, member: int = 0) -> Post | None:
        self.reads += 1
        await look_up()
        return self.kept.get((table, kind, member))

    async def keep(self, table: int, kind: str, post: Post, member: int = 0) -> None:
        self.kept[table, kind, member] = post

    async def drop(self, table: int, kind: str, member: int = 0) -> None:
        self.kept.pop((table, kind, member), None)

    async def everything(self, table: int) -> dict[tuple[str, int], Post]:
        self.reads += 1
        await look_up()
        return {(kind, member): post for (its, kind, member), post in self.kept.items() if its == table}

    async def forget(self, table: int, kind: str) -> None:
        for key in [each for each in self.kept if each[:2] == (table, kind)]:
            del self.kept[key]


class Click:
    """An interaction: a click on a message, or a command where there is none. `sent` is what it was answered with."""

    def __init__(self, discords: FakeDiscord, member: int, message: Shown | None = None, guild: int | None = 7) -> None:
        self._discord = discords
        self.id = next(discords._ids)
        self.type = InteractionType.application_command if message is None else InteractionType.component
        self.message = message
        self.user = SimpleNamespace(id=member, name=f"member{member}", display_name=f"Member {member}")
        self.guild_id = guild
        self.channel_id = 70
        self.locale = "en-US"
        self.permissions = discord.Permissions()
        self.extras: dict[Any, Any] = {}
        self.data: dict[str, Any] = {}
        self.client: Any = SimpleNamespace(answers=Answers())
        self.response: Any = _Response(self)
        self.followup: Any = SimpleNamespace(send=self._follow_up, edit_message=self._edit, delete_message=self._delete)
        self.sent: list[Shown] = []
        self.edits = 0  # how often something was edited through it after its answer

    async def _follow_up(self, *, view: Any = None, content: str = "", ephemeral: bool = False, **_: Any) -> Shown:
        message = self._discord.put(self.channel_id, view, ephemeral=ephemeral)
        message.texts = message.texts or [content]
        self.sent.append(message)
        return message

    async def edit_original_response(self, *, view: Any) -> None:
        changes = self.response.type is InteractionResponseType.message_update or not self.sent
        message = self.message if changes else self.sent[0]
        assert message is not None
        await self._edit(message.id, view=view)

    async def delete_original_response(self) -> None:
        await self._delete(self.sent[0].id)

    async def _edit(self, message: int, *, view: Any) -> None:
        self.edits += 1
        self._discord.find(message).show(view)

    async def _delete(self, message: int) -> None:
        self._discord.find(message).deleted = True


class _Response:
    """The first answer of an interaction."""

    def __init__(self, click: Click) -> None:
        self._click = click
        self.type: InteractionResponseType | None = None

    def is_done(self) -> bool:
        return self.type is not None

    async def defer(self, *, ephemeral: bool, thinking: bool = False) -> None:
        self.type = InteractionResponseType.deferred_message_update

    async def edit_message(self, *, view: Any) -> None:
        assert self._click.message is not None
        self._click._discord.find(self._click.message.id).show(view)
        self.type = InteractionResponseType.message_update

    async def send_message(self, **message: Any) -> Any:
        sent = await self._click._follow_up(**message)
        self.type = InteractionResponseType.channel_message
        return SimpleNamespace(message_id=sent.id)


async def drawn_at_once(_: Any) -> bytes:
    """Return what stands for a picture here."""
    return b"a picture"


class Hall:
    """The publisher on fakes, whose time is moved by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, pauses: Pauses = IMMEDIATE) -> None:
        self.numbers = count(1)
        """Of announcements."""
        self.with_pictures = False
        """Whether the server wants pictures."""
        self.draws: Callable[[Any], Awaitable[bytes]] = drawn_at_once
        """What draws a picture."""
        self.clock = HandClock()
        self.clock.drive(asyncio.get_running_loop(), monkeypatch)
        self.discord, self.tables, self.posts = FakeDiscord(), FakeTables(), FakePosts()
        fakes: Any = (self.discord, self.tables, self.posts, FakeDoors())
        client, tables, posts, doors = fakes
        self.refused = RefusedRequests(self.clock)
        self.tokens = Tokens(self.clock)
        messenger = Messenger(client, self.refused, self.tokens, Pace(1_000_000.0))
        self.deck = TEXT  # what everybody sees cards in
        self.languages = Languages()
        readers = readers_of(client, lambda _: self.deck, self.languages)
        self.avatars = Avatars()
        self.pictures = Pictures(messenger, self.avatars, self._draw, lambda _: self.with_pictures)
        self.publisher = Publisher(
            messenger, tables, posts, doors, self.clock, pauses, readers, self.pictures, self._unknown
        )
        self.tables.changed = self.publisher.changed

    def _unknown(self) -> None:
        """Show cards as text, because Discord does not know an emoji."""
        self.deck = TEXT

    async def _draw(self, _: Callable[..., Any], picture: Any) -> Any:
        return await self.draws(picture)

    def click(self, member: int, message: Shown | None = None, *, guild: int | None = 7) -> Any:
        """Return a member's click on a message, or a command where none is named."""
        click = Click(self.discord, member, message, guild)
        click.client.tables, click.client.get_cog = self.tables, lambda _: self.publisher
        return click

    async def press(self, member: int, message: Shown, verb: str) -> Any:
        """Let a member press the first button of a verb on a message, and return their click."""
        found = [match for match in map(TEMPLATE.fullmatch, message.buttons) if match]
        click = self.click(member, message, guild=None if message.channel.id < 0 else 7)
        pressed = next(each for each in found if each["verb"] == verb)
        button = await table_button.from_custom_id(click, discord.ui.Button(custom_id=pressed.string), pressed)
        await button.callback(click)
        return click

    async def shows(self, board: Board, hands: Sequence[Hand] = ()) -> None:
        """Let a table be like this, and let all be shown that is shown at once."""
        self.tables.set(board, hands)
        self.publisher.changed(board.id)
        await self.rest()

    async def rest(self, seconds: float = 0.0) -> None:
        """Let seconds pass, and let everything come to its end that is due by then."""
        await self.clock.forward(seconds)
        for _ in range(60):
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Stop showing. All that was shown is what Discord takes."""
        await self.publisher.cog_unload()
        self.discord.strict.assert_content()
