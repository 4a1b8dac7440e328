"""Discord's HTTP API, as far as the bot uses it."""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING, Any

from aiohttp import web

from tests.wire.faults import Fault
from tests.wire.limits import USER, Target, Verdict, refusal
from tests.wire.messages import EPHEMERAL, Interaction, Message, Payload, Request, Version
from tests.wire.there import There

if TYPE_CHECKING:
    from tests.wire.discord import Discord

PREFIX = "/api/v10"
MESSAGE, LATER, SILENT, CHANGE, CHOICES = 4, 5, 6, 7, 8
"""Kinds of a first answer."""
TOKEN_LIFE = 15 * 60.0


class Refusal(Exception):
    """The request cannot be granted."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(message)
        self.status, self.code = status, code


class Rest:
    """Answers requests, and records them."""

    def __init__(self, discord: Discord) -> None:
        self._discord = discord
        self._over = asyncio.Event()

    def close(self) -> None:
        """Let nobody wait any more."""
        self._over.set()

    async def handle(self, asked: web.BaseRequest) -> web.StreamResponse:
        """Answer a request, as the rules for failures will have it."""
        request = Request(time.time(), asked.method, asked.path.removeprefix(PREFIX), await _body(asked))
        self._discord.note(request)
        verdict = self._discord.limits.take(request, self._target(request))
        fault = None if verdict.body else self._discord.faults.hit(request)
        if fault is not None:
            self._discord.changed()
        if verdict.body:
            status, answer = 429, verdict.body
        elif fault is None:
            status, answer = self._answer(request, asked)
        else:
            status, answer, verdict = await self._faulty(request, asked, fault, verdict)
        request.status, request.scope = status, verdict.scope
        self._discord.limits.answered(status, verdict.scope)
        self._discord.changed()
        if fault is not None and fault.reset and asked.transport is not None:
            asked.transport.abort()
        headers = {"Via": "1.1 loopback", **verdict.headers}
        if status == 204:
            return web.Response(status=204, headers=headers)
        if fault is not None and fault.status is not None and not fault.by_discord:
            return _not_discord(fault.status)
        return web.Response(
            status=status, body=json.dumps(answer).encode(), content_type="application/json", headers=headers
        )

    async def _faulty(
        self, request: Request, asked: web.BaseRequest, fault: Fault, verdict: Verdict
    ) -> tuple[int, Any, Verdict]:
        answered = self._answer(request, asked) if fault.performed else None
        self._discord.changed()
        if fault.delay:
            try:
                async with asyncio.timeout(fault.delay):
                    await self._over.wait()
            except TimeoutError:
                pass
        if fault.status is None:
            return *(answered or self._answer(request, asked)), verdict
        if fault.status == 429:
            refused = refusal(fault.retry_after or 1.0, USER, fault.code)
            return 429, refused.body, Verdict({**verdict.headers, **refused.headers}, refused.body, USER)
        return fault.status, {"message": fault.message, "code": fault.code}, verdict

    def _target(self, request: Request) -> Target:
        """Find the channel that a request is about, and the age of the message, if there is one."""
        message = None
        match request.path.strip("/").split("/"):
            case ["channels", channel, "messages", number]:
                message = self._discord.messages.get(int(number))
                return Target(int(channel), None if message is None else time.time() - message.posted_at)
            case ["webhooks", _, token, *rest] if token in self._discord.interactions:
                interaction = self._discord.interactions[token]
                if len(rest) == 2:
                    try:
                        message = self._own(interaction, rest[1])
                    except Refusal:
                        message = None
                return Target(interaction.channel, None if message is None else time.time() - message.posted_at)
        return Target()

    def _answer(self, request: Request, asked: web.BaseRequest) -> tuple[int, Any]:
        wrong = self._discord.strict.refusal(There(self._discord), request.method, request.path, request.body)
        if wrong is not None:
            return 400, wrong
        try:
            answer = self._route(request, asked)
        except Refusal as refusal:
            return refusal.status, {"message": str(refusal), "code": refusal.code}
        return (204, None) if answer is None else (200, answer)

    def _route(self, request: Request, asked: web.BaseRequest) -> Any:
        discord, body = self._discord, request.body or {}
        match (request.method, *request.path.strip("/").split("/")):
            case ("GET", "users", "@me"):
                return discord.bot_payload()
            case ("GET", "oauth2", "applications", "@me") | ("GET", "applications", "@me"):
                return discord.application_payload()
            case ("GET", "gateway") | ("GET", "gateway", "bot"):
                gateway = discord.gateway
                known = {"shards": gateway.recommended, "session_start_limit": gateway.limits()}
                return {"url": discord.gateway_url, **known}
            case ("PUT", "applications", _, "commands"):
                if any(1 in each.get("integration_types", ()) for each in body):  # nobody installs it for themselves
                    raise Refusal(400, 50035, "Invalid Form Body")
                own = {"application_id": str(discord.application), "version": str(discord.new_id())}
                discord.commands = {each["name"]: {**each, **own, "id": str(discord.new_id())} for each in body}
                return list(discord.commands.values())
            case ("GET", "applications", _, "commands"):
                there = list(discord.commands.values())
                return there if asked.query.get("with_localizations") == "true" else _untranslated(there)
            case (method, "applications", _, "emojis", *emoji):
                return self._emojis(method, int(emoji[0]) if emoji else discord.new_id(), body)
            case ("GET", "users", "@me", "guilds"):
                after = int(asked.query.get("after", 0))
                return [discord.guild_payload(each) for each in sorted(discord.guilds) if each > after]
            case ("GET", "guilds", guild, *what):
                if int(guild) not in discord.guilds:
                    raise Refusal(404, 10004, "Unknown Guild")
                return _of_guild(discord, int(guild), what)
            case ("POST", "users", "@me", "channels"):
                return self._door(int(body["recipient_id"]))
            case ("POST", "channels", channel, "messages"):
                return self._post(int(channel), body)
            case ("PATCH", "channels", channel, "messages", message):
                return self._edit(self._message(int(channel), int(message)), body)
            case ("DELETE", "channels", channel, "messages", message):
                return discord.remove(self._message(int(channel), int(message)))
            case ("POST", "interactions", number, token, "callback"):
                interaction = self._interaction(token)
                if interaction.id != int(number) or time.time() - interaction.at > discord.interaction_seconds:
                    raise Refusal(404, 10062, "Unknown interaction")
                return self._callback(interaction, body, asked.query.get("with_response") in ("1", "true"))
            case ("POST", "webhooks", _, token):
                return self._follow_up(self._living(token), body)
            case ("PATCH", "webhooks", _, token, "messages", message):
                interaction = self._living(token)
                interaction.loading = interaction.loading and message != "@original"
                edited = self._edit(self._own(interaction, message), body)
                if message == "@original" and interaction.answer is None:
                    interaction.answer = self._own(interaction, message).now
                return edited
            case ("DELETE", "webhooks", _, token, "messages", message):
                return discord.remove(self._own(self._living(token), message))
        raise Refusal(404, 0, f"404: Not Found ({request.method} {request.path})")

    def _emojis(self, method: str, emoji: int, body: Payload) -> Payload | None:
        """List, add, rename or remove the application's emojis."""
        there = self._discord.emojis
        match method:
            case "GET":
                return {"items": [{"id": str(each), "name": name} for each, name in there.items()]}
            case "DELETE":
                there.pop(emoji, None)
                return None
        there[emoji] = body["name"]
        return {"id": str(emoji), "name": body["name"]}

    # --- messages -----------------------------------------------------------------------------------------------

    def _door(self, recipient: int) -> Payload:
        """Open the channel of somebody's direct messages. An existing one does not count as new."""
        known = any(reader.id == recipient for reader in self._discord.direct_channels.values())
        refused = None if known else self._discord.limits.open_door()
        if refused is not None:
            raise Refusal(403, *refused)
        return self._discord.direct_channel_payload(recipient)

    def _post(self, channel: int, body: Payload) -> Payload:
        if channel not in self._discord.channels and channel not in self._discord.direct_channels:
            raise Refusal(404, 10003, "Unknown Channel")
        reader = self._discord.direct_channels.get(channel)
        if reader is not None and reader.closed:
            raise Refusal(403, 50007, "Cannot send messages to this user")
        nonce = body.get("nonce")
        if nonce is not None and body.get("enforce_nonce"):
            before = self._discord.with_nonce(str(nonce))
            if before is not None:
                return self._discord.message_payload(before)
        message = self._discord.post(channel, _version(body), nonce=None if nonce is None else str(nonce))
        return self._discord.message_payload(message)

    def _edit(self, message: Message, body: Payload) -> Payload:
        self._discord.edit(message, _version(body, message.now))
        return self._discord.message_payload(message)

    def _message(self, channel: int, number: int) -> Message:
        if channel not in self._discord.channels and channel not in self._discord.direct_channels:
            raise Refusal(404, 10003, "Unknown Channel")
        message = self._discord.messages.get(number)
        if message is None or message.deleted or message.channel != channel or message.now.flags & EPHEMERAL:
            raise Refusal(404, 10008, "Unknown Message")
        return message

    # --- interactions -------------------------------------------------------------------------------------------

    def _interaction(self, token: str) -> Interaction:
        interaction = self._discord.interactions.get(token)
        if interaction is None:
            raise Refusal(404, 10062, "Unknown interaction")
        return interaction

    def _living(self, token: str) -> Interaction:
        interaction = self._discord.interactions.get(token)
        if interaction is None or interaction.callback is None:
            raise Refusal(404, 10015, "Unknown Webhook")
        if time.time() - interaction.at > TOKEN_LIFE:
            raise Refusal(401, 50027, "Invalid Webhook Token")
        return interaction

    def _own(self, interaction: Interaction, number: str) -> Message:
        if number == "@original":
            message = interaction.original
        else:
            message = next((each for each in interaction.followups if each.id == int(number)), None)
        if message is None or message.deleted:
            raise Refusal(404, 10008, "Unknown Message")
        return message

    def _callback(self, interaction: Interaction, body: Payload, with_response: bool) -> Payload | None:
        discord, kind, data = self._discord, body["type"], body.get("data") or {}
        if interaction.callback is not None:
            discord.twice.append(interaction)
            raise Refusal(400, 40060, "Interaction has already been acknowledged.")
        if kind in (SILENT, CHANGE) and interaction.source is None:
            raise Refusal(400, 50035, "There is no message to change")
        if kind == CHANGE and interaction.source is not None and interaction.source.deleted:
            raise Refusal(404, 10008, "Unknown Message")
        if kind in (MESSAGE, LATER):
            interaction.original = self._say(interaction, data)
            interaction.loading = kind == LATER
        elif kind in (SILENT, CHANGE):
            interaction.original = interaction.source
            if kind == CHANGE and interaction.source is not None:
                discord.edit(interaction.source, _version(data, interaction.source.now))
        interaction.callback, interaction.answered_at = kind, time.time()
        if kind in (MESSAGE, CHANGE) and interaction.original is not None:
            interaction.answer = interaction.original.now
        interaction.done.set()
        if not with_response:
            return None
        about: Payload = {"id": str(interaction.id), "type": 2 if interaction.source is None else 3}
        answer: Payload = {"interaction": about}
        if interaction.original is not None:
            about |= {
                "response_message_id": str(interaction.original.id),
                "response_message_loading": interaction.loading,
                "response_message_ephemeral": bool(interaction.original.now.flags & EPHEMERAL),
            }
            if kind in (MESSAGE, CHANGE):
                shown = discord.message_payload(interaction.original)
                answer["resource"] = {"type": kind, "message": shown}
        return answer

    def _follow_up(self, interaction: Interaction, body: Payload) -> Payload:
        if interaction.loading and interaction.original is not None:  # the first one takes the place of "thinking"
            interaction.loading = False
            return self._edit(interaction.original, body)
        message = self._say(interaction, body)
        interaction.followups.append(message)
        return self._discord.message_payload(message)

    def _say(self, interaction: Interaction, data: Payload) -> Message:
        version = _version(data)
        reader = interaction.member.id if version.flags & EPHEMERAL else None
        return self._discord.post(interaction.channel, version, reader=reader)


def _not_discord(status: int) -> web.Response:
    """Return what is answered by those who stand before Discord."""
    return web.Response(status=status, text="<h1>You are being rate limited</h1>", content_type="text/html")


def _of_guild(discord: Discord, guild: int, what: list[str]) -> Any:
    there = discord.guild_payload(guild)
    match what:
        case ["channels"]:
            return there["channels"]
        case ["threads", "active"]:
            return {"threads": [], "members": []}
        case ["members", member] if int(member) == discord.application:
            return discord.own_membership()
    return there


def _untranslated(found: Any) -> Any:
    """Return commands as Discord does to those who do not ask for their translations."""
    if isinstance(found, list):
        return [_untranslated(each) for each in found]
    if isinstance(found, dict):
        return {key: _untranslated(each) for key, each in found.items() if not key.endswith("_localizations")}
    return found


def _version(body: Payload, before: Version | None = None) -> Version:
    """What a message shows after a request. What an edit leaves out stays."""
    old = before or Version(0.0, "", [], 0)
    content, components, flags = body.get("content"), body.get("components"), body.get("flags")
    return Version(
        time.time(),
        (content or "") if "content" in body else old.content,
        (components or []) if "components" in body else old.components,
        old.flags if flags is None else flags | (old.flags & EPHEMERAL),
    )


async def _body(asked: web.BaseRequest) -> Any:
    if asked.content_type == "application/json":
        return json.loads(await asked.read())
    if asked.content_type == "multipart/form-data":
        form = await asked.post()
        return json.loads(str(form["payload_json"]))
    return None
