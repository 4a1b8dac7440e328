"""A club of members in an offline Discord: what they see, and what they press."""

import asyncio
import re
import secrets
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
import simcord
import sqlalchemy as sa
from simcord._dpy_internals import real_monotonic
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle, GuildHandle, UserHandle
from simcord.enums import OverwriteType
from simcord.interactions import base_payload
from simcord.results import InteractionResult, ResponseMessage
from simcord.types import HttpLogEntry

from bot.app import NewmarketBot, now
from bot.settings import Settings
from bot.store import schema
from bot.tables.model.table import Status
from bot.tables.views import Board

TEXT, BUTTON, SELECT = 10, 2, 3
PRESSED = 3
"""The kind of an interaction that is a pressed button."""
PATIENCE = 20.0
"""Real seconds within which the bot has to come to rest. What waits longer by itself is taken for a deadline."""
LONG_PATIENCE = 120.0
"""Real seconds for a whole match of stand-ins."""


def quick_settings(database: Path, **changes: Any) -> Settings:
    """Settings without pauses."""
    values: dict[str, Any] = {
        "database": str(database),
        "pace_card": 0,
        "pace_lead": 0,
        "pace_deal": 0,
        "pace_round": 0,
        "pace_delivery": 0,
        "board_interval": 0,
        "board_apart": 0,
        "NEWMARKET_BOARD_LAG": 0,
        "NEWMARKET_HAND_LAG": 0,
        "result_pause": 0,
        "direct_interval": 0,
        "direct_a_day": 1_000_000,
        "requests_a_second": 1_000_000,
        "requests_at_once": 1_000_000,
        "tables_at_once": 1_000_000,
        "thinkers": 0,
        "audit_at": "",
        "pictures": False,
        "shards": 1,
    }
    return Settings(_env_file=None, **{**values, **changes})  # type: ignore[call-arg]


def components(message: Any) -> Iterator[dict[str, Any]]:
    """All components of a message, outer ones first."""

    yield from walk(message.components)


def walk(found: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """All components within others, outer ones first."""
    for each in found:
        yield each
        yield from walk(each.get("components") or [])


def button_of(found: list[dict[str, Any]], verb: str, value: str = "") -> str:
    """The id of the first table button with a verb, and a value where one is given."""
    ids = [each.get("custom_id", "") for each in walk(found)]
    fitting = [each for each in ids if re.fullmatch(rf"nm:\d+:\d+:{verb}(:{value or '.*'})?", each)]
    assert fitting, (verb, value, ids)
    return str(fitting[0])


def read(message: Any) -> str:
    """All that a message says."""
    texts = [each["content"] for each in components(message) if each["type"] == TEXT]
    return "\n".join([message.content, *texts]).strip()


def pictures(message: Any) -> list[str]:
    """What is said in place of the pictures of a message."""
    return [str(item["description"]) for each in components(message) for item in each.get("items") or ()]


def labels(message: Any) -> list[str]:
    """The labels of the buttons that can be pressed."""
    return [
        each.get("label", "")
        for each in components(message)
        if each["type"] == BUTTON and not each.get("disabled") and "custom_id" in each
    ]


def verbs(message: Any) -> list[str]:
    """The verbs of a message's table buttons that can be pressed."""
    return [
        each["custom_id"].split(":")[3]
        for each in components(message)
        if each["type"] == BUTTON and each.get("custom_id", "").startswith("nm:") and not each.get("disabled")
    ]


def answer(result: InteractionResult) -> str:
    """What the person of an interaction reads."""
    said = [] if result.response is None else [read(result.response)]
    return "\n".join([*said, *map(read, result.followups)])


class Drawn:
    """Where the deals' secrets are drawn from. Nothing else may draw the same again: pages name pictures by chance."""

    bytes = staticmethod(secrets.token_bytes)


def entropy(size: int) -> bytes:
    """What the deals' secrets come from: `same_deals` may have changed it meanwhile."""
    return Drawn.bytes(size)


def same_deals(monkeypatch: pytest.MonkeyPatch, which: int = 0) -> None:
    """Let the same clicks have the same deals in every run; there are 256 different ones."""
    monkeypatch.setattr(Drawn, "bytes", lambda size: bytes([which]) * size)


def only_fixes(message: ResponseMessage) -> bool:
    """Whether a message tells commitments to deals alone."""
    return all(line.startswith("-# 🔒") for line in read(message).splitlines() or [""])


def refusal(result: InteractionResult) -> str:
    """The one sentence that the person of an interaction reads, and nobody else."""
    assert result.response is not None
    assert result.response.ephemeral
    assert not result.followups
    assert not labels(result.response)
    text = read(result.response)
    assert text.endswith((".", "!"))
    assert "Something went wrong" not in text
    return text


def calm(env: simcord.Env) -> None:
    """Spare the processor: the offline Discord is to look often whether the bot rests, and not to spin meanwhile.

    Where computers play without pauses, it would otherwise take from one second to twenty for a round.
    """
    call_at = env._runtime.call_at

    def not_at_once(when: float, *args: Any, **kwargs: Any) -> Any:
        return call_at(max(when, real_monotonic() + 0.001), *args, **kwargs)

    env._runtime.call_at = not_at_once
    env._settle_internal = partial(env._settle_internal, idle=0.005)


def installed(env: simcord.Env, abroad: set[int]) -> None:
    """Let the offline Discord say with everything that members do who has installed the application, as Discord does.

    That is their server, or they for themselves in those that are `abroad`; in direct messages it is said to be 0.
    """
    emit = env.backend.emit

    def with_owners(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            server = payload.get("guild_id", "0")
            own = {"1": payload["member"]["user"]["id"]} if int(server) in abroad else {"0": server}
            payload = {**payload, "authorizing_integration_owners": payload["authorizing_integration_owners"] or own}
        emit(event, payload)

    env.backend.emit = with_owners  # type: ignore[method-assign]


@dataclass
class Click:
    """A pressed button on its way to the bot."""

    result: InteractionResult
    payload: dict[str, Any]


@dataclass
class Club:
    """The members, their channel, and the bot."""

    env: simcord.Env
    bot: NewmarketBot
    settings: Settings
    guild: GuildHandle
    channel: ChannelHandle
    results: list[InteractionResult]
    abroad: set[int] = field(default_factory=set)
    """Servers that the bot is not in, where members use what they have installed for themselves."""
    _moderator: MemberActor | None = None

    def __post_init__(self) -> None:
        self.env.settle_timeout = PATIENCE
        calm(self.env)
        installed(self.env, self.abroad)

    def member(self, name: str, **kwargs: Any) -> MemberActor:
        """Let somebody join the server."""
        return self.guild.add_member(self.env.create_user(name.lower(), global_name=name), **kwargs)

    # what is seen

    def messages(self, channel: ChannelHandle | None = None) -> list[ResponseMessage]:
        """The public messages of a channel, oldest first, but for those that tell commitments to deals alone."""
        return [each for each in self._public(channel) if not only_fixes(each)]

    def fixing(self) -> list[ResponseMessage]:
        """The public messages in the channel that tell commitments to deals, oldest first."""
        return [each for each in self._public(None) if "🔒" in read(each)]

    def _public(self, channel: ChannelHandle | None) -> list[ResponseMessage]:
        where = self.channel if channel is None else channel
        stored = self.env.backend.messages.get(where.id, {})
        return [ResponseMessage(self.env, stored[each]) for each in sorted(stored) if not stored[each].flags & 64]

    def board(self, channel: ChannelHandle | None = None) -> ResponseMessage:
        """The latest message that is a lobby or a board."""
        found = [each for each in self.messages(channel) if "menu" in verbs(each)]
        assert found, [read(each) for each in self.messages(channel)]
        return found[-1]

    def direct(self, user: UserHandle) -> list[ResponseMessage]:
        """The bot's direct messages to somebody, oldest first."""
        channel = self.env.backend.dm_channels.get(user.id)
        stored = {} if channel is None else self.env.backend.messages.get(channel, {})
        return [ResponseMessage(self.env, stored[each]) for each in sorted(stored)]

    def private(self, who: MemberActor, channel: ChannelHandle | None = None) -> list[ResponseMessage]:
        """What only one member sees in a channel, oldest first."""
        where = self.channel if channel is None else channel
        stored = self.env.backend.messages.get(where.id, {})
        mine = [each for each in sorted(stored) if stored[each].flags & 64 and stored[each].visible_to(who.id)]
        return [ResponseMessage(self.env, stored[each]) for each in mine]

    def told(self) -> str:
        """All that is public in the channel."""
        return "\n".join(map(read, self.messages()))

    def boards(self) -> list[ResponseMessage]:
        """The public messages that are lobbies or boards, oldest first."""
        return [each for each in self.messages() if "menu" in verbs(each)]

    def asked(self, since: int, where: str = "", method: str = "") -> list[HttpLogEntry]:
        """What the bot has asked of the channel, or elsewhere, after so many requests."""
        where = where or f"/channels/{self.channel.id}"
        return [
            each for each in self.env.http_requests[since:] if each.path.startswith(where) and method in each.method
        ]

    async def table(self, number: int = 1) -> Board:
        """What everybody may know of a table, as a value."""
        return await self.bot.tables.queries.board(number)

    async def books(self) -> dict[str, list[Any]]:
        """All accounts, and how far every table has come: equal where nothing has changed."""
        accounts, tables, scores = schema.accounts.c, schema.tables.c, schema.scores.c
        kept = {
            "accounts": sa.select(accounts.guild_id, accounts.kind, accounts.owner, accounts.balance),
            "tables": sa.select(tables.id, tables.status, tables.seq),
            "chips": sa.select(scores.guild_id, scores.board, scores.person, scores.score),
        }
        async with self.bot.database.reading() as work:
            return {name: list(await work.connection.execute(query)) for name, query in kept.items()}

    async def wallet(self, who: MemberActor) -> int | None:
        """The chips in a member's wallet, None if they have none."""
        statement = await self.bot.wallets.statement(who.guild.id, who.id, who.id)
        return None if statement is None else statement.own.wallet

    async def turn(self, players: Sequence[MemberActor], table: int = 1) -> MemberActor:
        """The one of these players who has to act now."""
        acting = [hand.member for hand in await self.bot.tables.queries.hands(table) if hand.acting]
        return next(each for each in players if each.id in acting)

    def seen(self, message: ResponseMessage) -> dict[str, Any]:
        """A message as it looks now, for pressing its buttons when they are gone."""
        stored = self.env.backend.get_message(message.channel_id, message.id)
        return deepcopy(dict(serializers.message_payload(self.env.backend, stored)))

    # what is done

    def forbid(self, channel: ChannelHandle, who: MemberActor | None = None, **permissions: bool) -> None:
        """Deny the bot, or somebody, these permissions in a channel, and nothing else."""
        assert self.bot.user is not None
        denied = discord.Permissions(**permissions).value
        number = self.bot.user.id if who is None else who.id
        self.env.backend.set_overwrite(channel.id, Overwrite(number, OverwriteType.MEMBER, deny=denied))

    def refuse(self, method: str, path: str, status: int, code: int = 0) -> None:
        """Let Discord refuse requests from now on."""
        self.env.inject_error(method, path, status=status, code=code, message="Refused", times=None)

    def relent(self) -> None:
        """Let Discord refuse nothing any more."""
        self.env.backend.faults.clear()

    async def click(self, who: MemberActor | UserHandle, message: Any, verb: str, value: str = "") -> InteractionResult:
        """Press a button by its verb."""
        return await self.button(who, message, button_of(message.components, verb, value))

    async def label(self, who: MemberActor | UserHandle, message: Any, label: str) -> InteractionResult:
        """Press a button by what stands on it."""
        (found,) = [each["custom_id"] for each in components(message) if each.get("label") == label]
        return await self.button(who, message, found)

    async def button(self, who: MemberActor | UserHandle, message: Any, custom_id: str) -> InteractionResult:
        """Press a button by its id."""
        result = await who.click(message, custom_id=custom_id)
        self.results.append(result)
        return result

    async def pick(
        self, who: MemberActor | UserHandle, message: Any, beginning: str, *values: Any
    ) -> InteractionResult:
        """Choose in the menu whose id begins so."""
        (found,) = [
            each["custom_id"]
            for each in components(message)
            if each["type"] != BUTTON and each.get("custom_id", "").startswith(beginning)
        ]
        result = await who.select(message, values, custom_id=found)
        self.results.append(result)
        return result

    async def outage(self, **how: bool) -> None:
        """Let the gateway say that the server is gone: for a while where it is `unavailable`, or else for good."""
        self.env.backend.emit("GUILD_DELETE", {"id": str(self.guild.id), **how})
        await self.env.settle()

    async def comes(self, **changes: Any) -> None:
        """Let the gateway say that the server is there. `unavailable` is said only after an outage."""
        stored = self.env.backend.guilds[self.guild.id]
        payload = deepcopy(dict(serializers.guild_create_payload(self.env.backend, stored)))
        payload.pop("unavailable")
        self.env.backend.emit("GUILD_CREATE", {**payload, **changes})
        await self.env.settle()

    def moderator(self) -> MemberActor:
        """Somebody who moderates, and plays nowhere."""
        if self._moderator is None:
            role = self.guild.create_role("Moderator", permissions=discord.Permissions(manage_messages=True))
            self._moderator = self.member("Mo", roles=[role])
        return self._moderator

    async def end(self, game: str = "newmarket") -> InteractionResult:
        """Have a moderator stop the channel's table, and wait until stand-ins have played what had begun."""
        table = await self.bot.tables.queries.in_channel(self.channel.id)
        assert table is not None
        asked = await self.slash(self.moderator(), f"{game} stop")
        seen = self.seen(asked.response)
        click = self.press(self.moderator(), seen, button_of(seen["components"], "stop_now"))
        self.env.backend.emit("INTERACTION_CREATE", deepcopy(click.payload))
        async with asyncio.timeout(LONG_PATIENCE):
            while (await self.table(table)).status is not Status.CLOSED:  # noqa: ASYNC110
                await asyncio.sleep(0.01)  # settling would wait for what is tried again in less than a minute
        await self.env.settle()
        self.results.append(click.result)
        return click.result

    async def closed(self, table: int = 1) -> Board:
        """Wait until stand-ins have played a table to its end, and return it."""
        async with asyncio.timeout(LONG_PATIENCE):
            while (await self.table(table)).status is not Status.CLOSED:
                await asyncio.sleep(0)
                await self.env.settle()
        return await self.table(table)

    async def my_hand(self, who: MemberActor) -> ResponseMessage:
        """Press *My hand* on the board, and return what only its owner sees then."""
        await self.click(who, self.board(), "hand")
        return self.private(who)[-1]

    async def choose(self, who: MemberActor, message: Any, switch: str, value: str) -> InteractionResult:
        """Choose in a select of a table's rules."""
        ids = [each.get("custom_id", "") for each in components(message) if each["type"] == SELECT]
        (found,) = [each for each in ids if each.split(":")[4] == switch]
        return await self.pick(who, message, found, value)

    def press(self, who: MemberActor | UserHandle, seen: dict[str, Any], custom_id: str) -> Click:
        """Press a button of a message as it was seen; one that it never had takes the place of its first."""
        message = deepcopy(seen)
        buttons = [each for each in walk(message["components"]) if each["type"] == BUTTON and "custom_id" in each]
        if custom_id not in [each["custom_id"] for each in buttons]:
            buttons[0]["custom_id"] = custom_id
        guild = getattr(who, "guild", None)
        record, payload = base_payload(
            self.env.backend,
            type=PRESSED,
            channel_id=int(message["channel_id"]),
            guild_id=None if guild is None else guild.id,
            user_id=who.id,
            data={"custom_id": custom_id, "component_type": BUTTON},
        )
        record.source_message_id = int(message["id"])
        return Click(InteractionResult(self.env, record), {**payload, "message": message})

    def choose_unseen(
        self, who: MemberActor, seen: dict[str, Any], custom_id: str, *values: str, kind: int = SELECT
    ) -> Click:
        """Choose in a menu that a message never had."""
        click = self.press(who, seen, custom_id)
        click.payload["data"].update(component_type=kind, values=[*values])
        menu: dict[str, Any] = {"type": kind, "id": 2, "custom_id": custom_id, "min_values": 0}
        menu |= {"options": [{"label": "?", "value": "?"}]} if kind == SELECT else {}
        click.payload["message"]["components"] = [{"type": 1, "id": 1, "components": [menu]}]
        return click

    async def arrive(self, *clicks: Click) -> list[InteractionResult]:
        """Let clicks arrive, all at the same moment. The same click twice is delivered twice."""
        for each in clicks:
            self.env.backend.emit("INTERACTION_CREATE", deepcopy(each.payload))
        await self.env.settle()
        found = [each.result for each in clicks]
        self.results.extend(found)
        return found

    async def click_late(
        self, who: MemberActor | UserHandle, seen: dict[str, Any], verb: str, value: str = ""
    ) -> InteractionResult:
        """Press a button of a message as it was seen before."""
        (result,) = await self.arrive(self.press(who, seen, button_of(seen["components"], verb, value)))
        return result

    async def play(self, who: MemberActor) -> InteractionResult:
        """Let somebody play the first card that their direct message offers."""
        return await self.click(who.user, self.direct(who.user)[-1], "card")

    async def play_until(self, players: Sequence[MemberActor], there: Callable[[Board], bool], table: int = 1) -> Board:
        """Let these players play, by direct message, until the table is as it should be."""
        while not there(board := await self.table(table)):
            await self.play(await self.turn(players, table))
        return board

    async def finish(self, *players: MemberActor, table: int = 1) -> ResponseMessage:
        """Let these players play a match to its end, by direct message, and return its result."""
        await self.play_until(players, lambda board: board.ending is not None, table)
        await self.env.settle()
        return next(each for each in reversed(self.messages()) if "again" in verbs(each))

    async def slash(self, who: MemberActor, name: str, channel: ChannelHandle | None = None, **options: Any) -> Any:
        """Type a command."""
        result = await who.slash(self.channel if channel is None else channel, name, **options)
        self.results.append(result)
        return result

    async def restart(self) -> None:
        """End the process of the bot, and start it anew on the same database."""
        await self.bot.close()
        self.bot = NewmarketBot(self.settings, random=Random(2), monotonic=now, entropy=entropy)
        await self.env.restart_bot(self.bot)

    async def menu(self, who: MemberActor | UserHandle, verb: str, seen: ResponseMessage | None = None) -> Any:
        """Open the menu below a board, or the one that is seen, and press a button there."""
        opened = await self.click(who, seen or self.board(), "menu")
        return await self.click(who, opened.response, verb)

    async def open(self, host: MemberActor, *others: MemberActor, **options: Any) -> ResponseMessage:
        """Open a table, and let the others join; return its board."""
        await self.slash(host, "newmarket start", **options)
        for each in others:
            await self.click(each, self.board(), "join")
        return self.board()

    async def start(self, host: MemberActor, *others: MemberActor, **options: Any) -> ResponseMessage:
        """Open a table, let the others join, and start; return its board."""
        await self.click(host, await self.open(host, *others, **options), "start")
        return self.board()
