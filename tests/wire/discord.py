"""A small Discord on the loopback interface. It outlives the bot's processes, and can be told to fail.

Tests make servers, channels and members, let the members type and press, and look at what the bot has posted. What goes
wrong on the way is a `Fault`; the gateway can be cut, refused, frozen. It takes as many requests as Discord does: see
`limits`.
"""

import asyncio
import secrets
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any, TypeVar

from aiohttp import web

from tests.strict.strict import Strict
from tests.wire.faults import Fault, Faults
from tests.wire.gateway import Event, Gateway, Shard, shard_of
from tests.wire.limits import Limits
from tests.wire.messages import EPHEMERAL, Interaction, Member, Message, Payload, Request, Snowflakes, Version
from tests.wire.rest import Rest

T = TypeVar("T")

COMMAND, COMPONENT = 2, 3
BUTTON = 2
PATIENCE = 120.0
"""Real seconds that a test waits for what should come by itself."""
FEW = 20
"""So many requests are kept where there are no histories."""
NONCE_SECONDS = 300.0
"""So long a nonce keeps a second message with it away."""
ALLOWED = str((1 << 40) - 1)
"""The permissions of the bot."""
ADMINISTRATOR = 1 << 3


class Discord:
    """The world outside the bot."""

    def __init__(
        self,
        *,
        seed: int = 0,
        interaction_seconds: float = 3.0,
        histories: bool = True,
        limits: Limits | None = None,
    ) -> None:
        """Make an empty world.

        Args:
            seed: decides which requests fail where a fault has a probability.
            interaction_seconds: the seconds within which an interaction needs its first answer.
            histories: whether all is kept that ever was; otherwise messages keep only the latest that they showed, and
                removed messages and earlier requests are forgotten.
            limits: how many requests are taken; by default as many as Discord takes.
        """
        self.interaction_seconds = interaction_seconds
        self.new_id = Snowflakes()
        self.application = self.new_id()
        self.port = 0
        self.limits = limits or Limits()
        self.members: dict[int, Member] = {}
        self.guilds: dict[int, str] = {}
        self.channels: dict[int, int] = {}
        """Every channel's server."""
        self.denied: dict[int, int] = {}
        """What nobody but its owner and admins may do in a channel, as Discord's number."""
        self.direct_channels: dict[int, Member] = {}
        self.messages: dict[int, Message] = {}
        self.interactions: dict[str, Interaction] = {}
        self.requests: list[Request] = []
        self.twice: list[Interaction] = []
        """What was to be answered though it had been (40060)."""
        self.commands: dict[str, Payload] = {}
        self.emojis: dict[int, str] = {}
        """What the application's emojis are called."""
        self.faults = Faults(seed)
        self.strict = Strict()
        """Bodies that Discord refuses are refused here too; tests fail where that had to be."""
        self.gateway = Gateway(self._welcome, self.changed, lambda shard: len(self._guilds_of(shard)))
        self._rest = Rest(self)
        self._histories = histories
        self._in_channel: defaultdict[int, list[Message]] = defaultdict(list)
        self._nonces: dict[str, Message] = {}
        self._news = asyncio.Event()

    @asynccontextmanager
    async def open(self) -> "AsyncIterator[Discord]":
        """Serve at a free port of this machine."""
        runner = web.ServerRunner(web.Server(self._handle))
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        self.port = runner.addresses[0][1]
        try:
            yield self
        finally:
            self._rest.close()
            self.gateway.close()
            await runner.cleanup()

    async def _handle(self, request: web.BaseRequest) -> web.StreamResponse:
        if request.path.startswith("/gateway"):
            return await self.gateway.connect(request)
        return await self._rest.handle(request)

    @property
    def gateway_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/gateway"

    # --- the world ----------------------------------------------------------------------------------------------

    def guild(self, name: str = "Card club", *, shard: Shard = (0, 1)) -> int:
        """Make a server that belongs to a shard; the bot is in it from its next start on."""
        number = self.new_id(shard)
        self.guilds[number] = name
        return number

    def channel(self, guild: int) -> int:
        """Make a text channel; the bot knows it from its next start on."""
        number = self.new_id()
        self.channels[number] = guild
        return number

    def member(self, name: str, **known: Any) -> Member:
        """Make a person, a member of every server."""
        member = Member(self.new_id(), name, **known)
        self.members[member.id] = member
        return member

    def fail(self, method: str, path: str, status: int | None = None, **how: Any) -> Fault:
        """Let requests fail or take their time; see `Fault`."""
        return self.faults.add(Fault(method, path, status, **how))

    # --- looking ------------------------------------------------------------------------------------------------

    def changed(self) -> None:
        """Let everybody who waits look again."""
        self._news.set()
        self._news = asyncio.Event()

    async def until(self, condition: Callable[[], T], seconds: float = PATIENCE) -> T:
        """Wait until a condition gives something, and return that."""
        try:
            async with asyncio.timeout(seconds):
                while not (found := condition()):
                    await self._news.wait()
        except TimeoutError:
            latest = [(each.method, each.path, each.status) for each in self.requests[-8:]]
            shown = [each.text for each in self.messages.values() if not each.deleted]
            raise AssertionError(f"not within {seconds} s; shown: {shown}; the latest requests: {latest}") from None
        return found

    def public(self, channel: int) -> list[Message]:
        """What everybody sees in a channel, oldest first."""
        return [each for each in self._in_channel[channel] if not each.deleted and each.reader is None]

    def private(self, channel: int, member: Member) -> list[Message]:
        """What only one member sees in a channel, oldest first."""
        return [each for each in self._in_channel[channel] if not each.deleted and each.reader == member.id]

    def direct(self, member: Member) -> list[Message]:
        """The bot's direct messages to somebody, oldest first."""
        channels = [number for number, reader in self.direct_channels.items() if reader is member]
        return [each for number in channels for each in self._in_channel[number] if not each.deleted]

    def hands(self, member: Member) -> list[Message]:
        """Where somebody can play from: direct messages, or what they alone see in channels where there are none."""
        private = [each for channel in self._in_channel for each in self.private(channel, member)]
        return self.direct(member) or private

    def ever(self, channel: int) -> list[Message]:
        """Every message that was ever in a channel, removed and ephemeral ones included, oldest first."""
        return list(self._in_channel[channel])

    def board(self, channel: int) -> Message | None:
        """The latest message that is a lobby or a board."""
        offering = [each for each in self.public(channel) if each.verbs]
        for its in ("menu", "hand"):  # a call has the hand alone, and so has what is there before a start
            found = [each for each in offering if its in each.verbs]
            if found:
                return found[-1]
        return None

    # --- doing --------------------------------------------------------------------------------------------------

    def slash(self, member: Member, channel: int, command: str, **options: str | int | bool) -> Interaction:
        """Let somebody type a command: `newmarket start`."""
        name, *sub = command.split()
        assert name in self.commands, (name, list(self.commands))
        found: list[Payload] = [{"name": key, "type": _kind(value), "value": value} for key, value in options.items()]
        for each in reversed(sub):
            found = [{"name": each, "type": 1, "options": found}]
        data = {"id": self.commands[name]["id"], "name": name, "type": 1, "options": found}
        return self._send(COMMAND, member, channel, None, data)

    def click(
        self, member: Member, message: Message, verb: str, value: str = "", version: Version | None = None
    ) -> Interaction:
        """Let somebody press a table's button, as the message looks now or as it looked in an earlier version."""
        return self.press(member, message, message.id_of(verb, value, version), version)

    def press(self, member: Member, message: Message, custom_id: str, version: Version | None = None) -> Interaction:
        """Let somebody press a button by its id, as the message looks now or as it looked in an earlier version."""
        data = {"custom_id": custom_id, "component_type": BUTTON}
        return self._send(COMPONENT, member, message.channel, message, data, version)

    def choose(self, member: Member, message: Message, start_of_id: str, *values: str) -> Interaction:
        """Let somebody choose in the first select whose id begins so."""
        found = next(each for each in message.ids() if each.startswith(start_of_id))
        data: Payload = {"custom_id": found, "component_type": 3, "values": list(values)}
        return self._send(COMPONENT, member, message.channel, message, data)

    def _send(
        self,
        kind: int,
        member: Member,
        channel: int,
        source: Message | None,
        data: Payload,
        version: Version | None = None,
    ) -> Interaction:
        assert source is None or source.reader in (None, member.id), "nobody else sees this message"
        interaction = Interaction(self.new_id(), secrets.token_hex(16), member, channel, source, time.time())
        self.interactions[interaction.token] = interaction
        guild = self.channels.get(channel)
        payload: Payload = {
            "id": str(interaction.id),
            "application_id": str(self.application),
            "type": kind,
            "token": interaction.token,
            "version": 1,
            "data": data,
            "channel_id": str(channel),
            "channel": self._channel_payload(channel),
            "locale": member.locale,
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(guild or 0)},
            "context": 1 if guild is None else 0,
            "attachment_size_limit": 10_485_760,
            "app_permissions": ALLOWED,
        }
        if guild is None:
            payload["user"] = member.payload()
        else:
            payload |= {"guild_id": str(guild), "guild_locale": "en-US", "member": _membership(member)}
        if source is not None:
            payload["message"] = self.message_payload(source, version)
        self.gateway.emit("INTERACTION_CREATE", payload)
        return interaction

    # --- what requests do ---------------------------------------------------------------------------------------

    def post(
        self,
        channel: int,
        version: Version,
        *,
        reader: int | None = None,
        nonce: str | None = None,
    ) -> Message:
        """Put a message into a channel."""
        message = Message(self.new_id(), channel, [version], reader, nonce)
        self.keep(message)
        if nonce is not None:
            self._nonces[nonce] = message
        self._tell("MESSAGE_CREATE", message)
        return message

    def note(self, request: Request) -> None:
        """Keep a request to look at."""
        self.requests.append(request)
        if not self._histories:
            del self.requests[:-FEW]

    def keep(self, message: Message) -> None:
        """Keep a message without telling the bot."""
        self.messages[message.id] = message
        self._in_channel[message.channel].append(message)

    def edit(self, message: Message, version: Version) -> None:
        """Let a message show something else."""
        if not self._histories:
            message.history.clear()
        message.history.append(version)
        self._tell("MESSAGE_UPDATE", message)

    def remove(self, message: Message) -> None:
        """Take a message away."""
        message.deleted = True
        if not self._histories:
            self.messages.pop(message.id, None)
            self._in_channel[message.channel].remove(message)
        self._tell("MESSAGE_DELETE", message)

    def forget_nonces(self) -> None:
        """Let the time be over for which nonces keep second messages away."""
        self._nonces.clear()

    def with_nonce(self, nonce: str) -> Message | None:
        """The bot's message of the last minutes with a nonce."""
        message = self._nonces.get(nonce)
        return None if message is None or time.time() - message.history[0].at > NONCE_SECONDS else message

    def _tell(self, event: str, message: Message) -> None:
        guild = self.channels.get(message.channel)
        if guild is not None and message.reader is None:
            if event == "MESSAGE_DELETE":
                gone = {"id": str(message.id), "channel_id": str(message.channel), "guild_id": str(guild)}
                self.gateway.emit(event, gone)
            else:
                self.gateway.emit(event, {**self.message_payload(message), "guild_id": str(guild)})
        self.changed()

    # --- payloads -----------------------------------------------------------------------------------------------

    def guild_payload(self, guild: int) -> Payload:
        channels = [self._channel_payload(each) for each, owner in self.channels.items() if owner == guild]
        told = _guild_payload(guild, self.guilds[guild], channels, self.application)
        if any(self.channels[each] == guild for each in self.denied):  # then somebody else is owner and admin
            told["owner_id"] = "1"
            told["roles"][0]["permissions"] = str(int(ALLOWED) & ~ADMINISTRATOR)
        return told

    def bot_payload(self) -> Payload:
        return {**Member(self.application, "Newmarket").payload(), "bot": True}

    def own_membership(self) -> Payload:
        return {**_membership(Member(self.application, "Newmarket")), "user": self.bot_payload()}

    def application_payload(self) -> Payload:
        return {
            "id": str(self.application),
            "name": "Newmarket",
            "description": "",
            "icon": None,
            "bot_public": True,
            "bot_require_code_grant": False,
            "owner": self.bot_payload(),
            "verify_key": "",
            "flags": 0,
            "integration_types_config": {"0": {}},
        }

    def direct_channel_payload(self, recipient: int) -> Payload:
        member = self.members[recipient]
        known = [number for number, reader in self.direct_channels.items() if reader is member]
        channel = known[0] if known else self.new_id()
        self.direct_channels[channel] = member
        return self._channel_payload(channel)

    def message_payload(self, message: Message, version: Version | None = None) -> Payload:
        shown = version or message.now
        return {
            "id": str(message.id),
            "channel_id": str(message.channel),
            "author": self.bot_payload(),
            "content": shown.content,
            "timestamp": _iso(message.history[0].at),
            "edited_timestamp": None if shown is message.history[0] else _iso(shown.at),
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": shown.components,
            "pinned": False,
            "type": 0,
            "flags": shown.flags | (EPHEMERAL if message.reader is not None else 0),
        }

    def _channel_payload(self, channel: int) -> Payload:
        reader = self.direct_channels.get(channel)
        if reader is not None:
            return {"id": str(channel), "type": 1, "recipients": [reader.payload()], "last_message_id": None}
        return {
            "id": str(channel),
            "type": 0,
            "name": f"games-{channel}",
            "guild_id": str(self.channels[channel]),
            "position": 0,
            "permission_overwrites": [
                {"id": str(self.channels[channel]), "type": 0, "allow": "0", "deny": str(self.denied.get(channel, 0))}
            ],
            "parent_id": None,
            "nsfw": False,
            "topic": None,
            "rate_limit_per_user": 0,
            "last_message_id": None,
            "permissions": ALLOWED,
        }

    def _guilds_of(self, shard: Shard) -> list[int]:
        return [guild for guild in self.guilds if shard_of(guild, shard[1]) == shard[0]]

    def _welcome(self, shard: Shard) -> Iterator[Event]:
        guilds = self._guilds_of(shard)
        yield (
            "READY",
            {
                "v": 10,
                "user": self.bot_payload(),
                "guilds": [{"id": str(guild), "unavailable": True} for guild in guilds],
                "resume_gateway_url": self.gateway_url,
                "application": {"id": str(self.application), "flags": 0},
            },
        )
        for guild in guilds:
            yield "GUILD_CREATE", self.guild_payload(guild)


def _guild_payload(guild: int, name: str, channels: list[Payload], owner: int) -> Payload:
    everyone = {
        "id": str(guild), "name": "@everyone", "color": 0, "colors": {"primary_color": 0}, "hoist": False,
        "position": 0, "permissions": ALLOWED, "managed": False, "mentionable": False, "flags": 0,
    }  # fmt: skip
    return {
        "id": str(guild), "name": name, "owner_id": str(owner), "icon": None, "splash": None, "banner": None,
        "discovery_splash": None, "description": None, "afk_channel_id": None, "afk_timeout": 300,
        "verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0, "mfa_level": 0,
        "premium_tier": 0, "preferred_locale": "en-US", "system_channel_id": None, "system_channel_flags": 0,
        "rules_channel_id": None, "public_updates_channel_id": None, "vanity_url_code": None, "application_id": None,
        "features": [], "emojis": [], "stickers": [], "roles": [everyone], "member_count": 1, "large": False,
        "unavailable": False, "joined_at": _iso(time.time()), "members": [], "channels": channels, "threads": [],
        "presences": [], "voice_states": [], "stage_instances": [], "guild_scheduled_events": [],
        "soundboard_sounds": [], "nsfw_level": 0, "premium_progress_bar_enabled": False,
    }  # fmt: skip


def _membership(member: Member) -> Payload:
    return {
        "user": member.payload(),
        "roles": [],
        "joined_at": _iso(0),
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": str(member.permissions),
    }


def _kind(value: object) -> int:
    """The kind of a command's option."""
    return 5 if isinstance(value, bool) else 4 if isinstance(value, int) else 3


def _iso(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat()
