"""A Discord that keeps messages, and clicks on them."""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from itertools import count
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
from discord import InteractionResponseType, InteractionType

from bot.ops.stopping import Answers
from cogs.render.parts import texts_of
from tests.strict.build import POST, Shows
from tests.strict.messages import COMPONENTS_V2
from tests.strict.strict import Strict


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
        self.heard: Callable[[str, int], None] = lambda _what, _channel: None
        """Hears what is asked for in which channel. What it raises is the answer."""
        self.refuses: Callable[[int, Any], bool] = lambda _channel, _view: False
        """Whether a message in a channel is refused for good, though nothing is wrong with it."""
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

    def channel_of(self, message: int) -> int:
        """Return where a message is, or was."""
        return next((each.channel.id for each in self.messages if each.id == message), 0)

    async def _ask(self, what: str, channel: int) -> None:
        self.asked[what] += 1
        self.heard(what, channel)
        await asyncio.sleep(0)
        if what in self.fails:
            raise self.fails[what]

    def _judge(self, channel: int, view: Any, files: Sequence[discord.File] | None = None) -> None:
        if self.refuses(channel, view):
            raise FINAL
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
        await self._ask("send", channel)
        if nonce in self._nonces:
            return self._nonces[nonce]
        if view is not None:
            self._judge(channel, view)
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
        await self._ask("open", -member)
        return {"id": str(-member)}

    def _partial(self, message: int) -> Any:
        async def edit(*, view: Any, attachments: Sequence[discord.File] | None = None) -> None:
            await self._ask("edit", self.channel_of(message))
            there = self.find(message)
            self._judge(there.channel.id, view, attachments)
            there.show(view)
            there.files = there.files if attachments is None else [each.filename for each in attachments]
            there.edits += 1

        async def delete() -> None:
            await self._ask("delete", self.channel_of(message))
            self.find(message).deleted = True

        return SimpleNamespace(edit=edit, delete=delete)


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
        self.edits = 0
        """How often something was to be edited through it after its answer."""
        self.taken: list[str] = []
        """The requests that Discord took: defer, send, update, follow up, edit, delete."""
        self.seconds: dict[str, float] = {}
        """How long each of these takes."""
        self.failing: dict[str, Exception] = {}
        """What each of these raises."""
        self.losing: set[str] = set()
        """Which of these arrive, and seem not to."""

    async def ask(self, what: str) -> None:
        """Send a request, of those of the first answer only one."""
        if what in self.seconds:
            await asyncio.sleep(self.seconds[what])
        if what in self.failing:
            raise self.failing[what]
        if what in FIRST and {*FIRST} & {*self.taken}:
            raise http_error(400, 40060)
        self.taken.append(what)
        if what in self.losing:
            raise aiohttp.ServerDisconnectedError

    def new(self, *, view: Any = None, content: str = "", ephemeral: bool = False, **_: Any) -> Shown:
        """Have a new message that came by it."""
        message = self._discord.put(self.channel_id, view, ephemeral=ephemeral)
        message.texts = message.texts or [content]
        self.sent.append(message)
        return message

    async def _follow_up(self, **message: Any) -> Shown:
        await self.ask("follow up")
        return self.new(**message)

    async def edit_original_response(self, *, view: Any) -> None:
        await self._edit(self._original(), view=view)

    async def delete_original_response(self) -> None:
        await self._delete(self._original())

    def _original(self) -> int | None:
        """Return the message that is its answer, None where that only says that one will come."""
        changes = self.response.type is InteractionResponseType.message_update or not self.sent
        message = self.message if changes else self.sent[0]
        return None if message is None else message.id

    async def _edit(self, message: int | str | None, *, view: Any) -> None:
        self.edits += 1
        await self.ask("edit")
        message = self._original() if message == "@original" else message
        if message is not None:
            self._discord.find(message).show(view)

    async def _delete(self, message: int | str | None) -> None:
        await self.ask("delete")
        message = self._original() if message == "@original" else message
        if message is not None:
            self._discord.find(message).deleted = True


FIRST = ("defer", "send", "update")
"""The first answers to an interaction."""


class _Response:
    """The first answer of an interaction."""

    def __init__(self, click: Click) -> None:
        self._click = click
        self.type: InteractionResponseType | None = None

    def is_done(self) -> bool:
        return self.type is not None

    async def defer(self, *, ephemeral: bool, thinking: bool = False) -> None:
        assert self.type is None, "discord.py refuses a second one"
        await self._click.ask("defer")
        command = self._click.type is InteractionType.application_command
        kinds = InteractionResponseType
        self.type = kinds.deferred_channel_message if command else kinds.deferred_message_update

    async def edit_message(self, *, view: Any) -> None:
        assert self.type is None, "discord.py refuses a second one"
        await self._click.ask("update")
        assert self._click.message is not None
        self._click._discord.find(self._click.message.id).show(view)
        self.type = InteractionResponseType.message_update

    async def send_message(self, **message: Any) -> Any:
        assert self.type is None, "discord.py refuses a second one"
        await self._click.ask("send")
        self.type = InteractionResponseType.channel_message
        return SimpleNamespace(message_id=self._click.new(**message).id)
