"""What the small Discord takes, and how it refuses what is too much. Asked with aiohttp alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import aiohttp

from tests.wire.discord import Discord
from tests.wire.limits import GLOBAL, SHARED, UNLIMITED, USER, Limits, Rate, Rules
from tests.wire.messages import Interaction, Message
from tests.wire.rest import MESSAGE, PREFIX, TOKEN_LIFE

SAYS = {"content": "hello"}


@dataclass(slots=True)
class Clock:
    """A clock that somebody sets."""

    now: float = 0.0

    def __call__(self) -> float:
        return self.now


@dataclass(slots=True)
class Answer:
    """What came back."""

    status: int
    headers: Any
    body: Any


class Client:
    """Asks the small Discord, where a server has two channels."""

    def __init__(self, discord: Discord, session: aiohttp.ClientSession, clock: Clock) -> None:
        self.discord = discord
        self.clock = clock
        self._session = session
        guild = discord.guild()
        self.channel, self.other = discord.channel(guild), discord.channel(guild)

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        async with self._session.request(method, PREFIX + path, json=body) as answer:
            said = await answer.json() if answer.content_type == "application/json" else None
            return Answer(answer.status, answer.headers, said)

    async def post(self, channel: int | None = None) -> Answer:
        return await self.ask("POST", f"/channels/{channel or self.channel}/messages", SAYS)

    async def edit(self, message: Message) -> Answer:
        return await self.ask("PATCH", f"/channels/{message.channel}/messages/{message.id}", SAYS)

    async def delete(self, message: Message) -> Answer:
        return await self.ask("DELETE", f"/channels/{message.channel}/messages/{message.id}")

    async def message(self) -> Message:
        """Post something, and return it."""
        return self.discord.messages[int((await self.post()).body["id"])]

    async def open(self) -> Answer:
        """Open the direct messages of somebody new."""
        member = self.discord.member("Ann")
        return await self.ask("POST", "/users/@me/channels", {"recipient_id": str(member.id)})

    async def clicked(self, channel: int | None = None) -> Interaction:
        """Let somebody press a button, and answer with a message."""
        interaction = self.click(channel)
        assert (await self.answer(interaction)).status == 204
        return interaction

    def click(self, channel: int | None = None) -> Interaction:
        source = self.discord.say(self.discord.member("Ann"), channel or self.channel)
        return self.discord.press(self.discord.member("Ann"), source, "nm:1:1:hand:")

    async def answer(self, interaction: Interaction) -> Answer:
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        return await self.ask("POST", path, {"type": MESSAGE, "data": SAYS})

    async def follow_up(self, interaction: Interaction) -> Answer:
        return await self.ask("POST", f"/webhooks/{self.discord.application}/{interaction.token}", SAYS)

    async def edit_original(self, interaction: Interaction) -> Answer:
        path = f"/webhooks/{self.discord.application}/{interaction.token}/messages/@original"
        return await self.ask("PATCH", path, SAYS)


@asynccontextmanager
async def client(rules: Rules | None = None) -> AsyncIterator[Client]:
    clock = Clock()
    async with (
        Discord(limits=Limits(rules, clock)).open() as discord,
        aiohttp.ClientSession(f"http://127.0.0.1:{discord.port}") as session,
    ):
        yield Client(discord, session, clock)


async def test_a_channel_takes_five_messages_at_once_and_one_more_a_second() -> None:
    async with client() as here:
        answers = [await here.post() for _ in range(6)]
        assert [each.status for each in answers] == [200] * 5 + [429]
        assert [each.headers["X-RateLimit-Remaining"] for each in answers] == ["4", "3", "2", "1", "0", "0"]
        first, *_, last = answers
        assert first.headers["X-RateLimit-Limit"] == "5"
        assert first.headers["X-RateLimit-Reset-After"] == "1.000"
        assert float(first.headers["X-RateLimit-Reset"]) > 1.7e9
        assert last.headers["X-RateLimit-Bucket"] == first.headers["X-RateLimit-Bucket"]
        assert last.headers["X-RateLimit-Scope"] == USER
        assert last.headers["Retry-After"] == "1"
        assert last.headers["Via"]
        assert last.body == {"message": "You are being rate limited.", "code": 0, "retry_after": 1.0, "global": False}
        assert "X-RateLimit-Scope" not in first.headers

        assert (await here.post(here.other)).status == 200
        here.clock.now += last.body["retry_after"]
        assert [(await here.post()).status for _ in range(2)] == [200, 429]
        here.clock.now += 5.0
        assert [(await here.post()).status for _ in range(6)] == [200] * 5 + [429]


async def test_edits_have_a_bucket_of_their_own_for_all_messages_of_a_channel() -> None:
    async with client() as here:
        messages = [await here.message() for _ in range(5)]
        assert (await here.post()).status == 429
        assert [(await here.edit(each)).status for each in [*messages, messages[0]]] == [200] * 5 + [429]


async def test_messages_are_deleted_at_a_pace_that_depends_on_their_age() -> None:
    async with client() as here:
        messages = [await here.message() for _ in range(5)]
        young = await here.delete(messages[0])
        for each in messages[1:]:
            each.posted_at -= 20.0
        older = [await here.delete(each) for each in messages[1:]]
        assert young.status == 204
        assert (young.headers["X-RateLimit-Limit"], young.headers["X-RateLimit-Remaining"]) == ("5", "4")
        assert [each.status for each in older] == [204, 204, 204, 429]
        assert older[0].headers["X-RateLimit-Bucket"] != young.headers["X-RateLimit-Bucket"]
        assert (await here.delete(messages[0])).status == 404  # what is not there has the bucket of young messages


async def test_messages_older_than_an_hour_take_few_edits_whoever_edits_them() -> None:
    async with client() as here:
        interaction, message = await here.clicked(), await here.message()
        message.posted_at -= 3700.0
        assert interaction.original is not None
        interaction.original.posted_at -= 3700.0
        for _ in range(2):
            assert (await here.edit(message)).status == 200
        assert (await here.edit_original(interaction)).status == 200
        refused = await here.edit(message)
        assert (refused.status, refused.body["code"], refused.body["global"]) == (429, 30046, False)
        assert (await here.edit_original(interaction)).body["code"] == 30046
        here.clock.now += refused.body["retry_after"]
        assert (await here.edit(message)).status == 200


async def test_fifty_requests_a_second_are_taken_and_interactions_do_not_count() -> None:
    async with client() as here:
        path = "/users/@me"
        assert [(await here.ask("GET", path)).status for _ in range(51)] == [200] * 50 + [429]
        refused = await here.post()
        assert refused.status == 429
        assert refused.headers["X-RateLimit-Global"] == "true"
        assert refused.headers["X-RateLimit-Scope"] == GLOBAL
        assert (refused.body["global"], refused.body["retry_after"]) == (True, 1.0)
        interaction = await here.clicked()
        assert (await here.follow_up(interaction)).status == 200
        assert (await here.edit_original(interaction)).status == 200
        here.clock.now += refused.body["retry_after"]
        for _ in range(49):
            assert (await here.follow_up(await here.clicked(here.discord.channel(here.channel)))).status == 200
        assert [(await here.ask("GET", path)).status for _ in range(51)] == [200] * 50 + [429]
        assert here.discord.limits.refused == {GLOBAL: 3}


async def test_each_interaction_takes_five_requests_in_two_seconds() -> None:
    async with client() as here:
        one, other = await here.clicked(), await here.clicked()
        answers = [await here.follow_up(one) for _ in range(3)] + [await here.edit_original(one) for _ in range(3)]
        assert [each.status for each in answers] == [200] * 5 + [429]
        assert answers[0].headers["X-RateLimit-Reset-After"] == "0.400"
        assert answers[-1].body["retry_after"] == 0.4
        assert (await here.edit_original(other)).status == 200
        here.clock.now += 2.0
        assert (await here.edit_original(one)).status == 200


async def test_a_channel_takes_thirty_follow_ups_a_minute_and_too_many_are_nobodys_fault() -> None:
    async with client() as here:
        for _ in range(30):
            assert (await here.follow_up(await here.clicked())).status == 200
        interaction = await here.clicked()
        refused = await here.follow_up(interaction)
        assert (refused.status, refused.headers["X-RateLimit-Scope"]) == (429, SHARED)
        assert refused.headers["X-RateLimit-Remaining"] == "4"  # the bot's own bucket is nearly full
        assert refused.body["retry_after"] == 2.0
        assert (await here.edit_original(interaction)).status == 200
        assert (here.discord.limits.refused, here.discord.limits.invalid) == ({SHARED: 1}, 0)


async def test_a_shared_limit_can_be_had_anywhere() -> None:
    async with client() as here:
        here.discord.fail("POST", f"/channels/{here.channel}/messages", 429, retry_after=7.5, scope=SHARED)
        refused = await here.post()
        assert (refused.status, refused.headers["X-RateLimit-Scope"]) == (429, SHARED)
        assert (refused.headers["Retry-After"], refused.body["retry_after"]) == ("8", 7.5)
        assert refused.headers["X-RateLimit-Remaining"] == "4"
        assert (await here.post()).status == 200
        assert here.discord.limits.invalid == 0


async def test_answers_that_discord_bans_for_are_counted() -> None:
    async with client() as here:
        ann = here.discord.member("Ann", closed=True)
        door = await here.ask("POST", "/users/@me/channels", {"recipient_id": str(ann.id)})
        closed = await here.post(int(door.body["id"]))
        assert (closed.status, closed.body["code"]) == (403, 50007)
        assert (await here.post(1)).status == 404
        for _ in range(6):
            await here.post()
        assert here.discord.limits.refused == {USER: 1}
        assert here.discord.limits.invalid == 2
        assert [each.scope for each in here.discord.requests if each.status == 429] == [USER]


async def test_new_direct_messages_are_opened_gently_or_not_at_all() -> None:
    async with client(Rules(openings=None, doors=Rate(2, 60.0), flagged=Rate(5, 6000.0))) as here:
        assert [(await here.open()).status for _ in range(2)] == [200, 200]
        assert [(await here.open()).body["code"] for _ in range(2)] == [40003, 40003]
        known = next(iter(here.discord.direct_channels.values()))
        again = await here.ask("POST", "/users/@me/channels", {"recipient_id": str(known.id)})
        assert again.status == 200
        here.clock.now += 120.0
        assert (await here.open()).status == 200
        flagged = await here.open()
        assert (flagged.status, flagged.body["code"]) == (403, 20026)
        here.clock.now += 86_400.0
        assert (await here.open()).body["code"] == 20026
        assert (await here.post(next(iter(here.discord.direct_channels)))).status == 200
        here.discord.limits.flagged = False
        assert (await here.open()).status == 200
        assert here.discord.limits.doors == 4


async def test_the_channels_of_direct_messages_have_a_bucket_too() -> None:
    async with client() as here:
        assert [(await here.open()).status for _ in range(11)] == [200] * 10 + [429]


async def test_an_interaction_is_answered_soon_and_its_token_dies_after_a_quarter_of_an_hour() -> None:
    async with client() as here:
        late, unanswered = here.click(), here.click()
        late.at -= here.discord.interaction_seconds + 0.1
        refused = await here.answer(late)
        assert (refused.status, refused.body["code"]) == (404, 10062)
        assert "X-RateLimit-Limit" not in refused.headers
        assert (await here.follow_up(unanswered)).body["code"] == 10015
        interaction = await here.clicked()
        assert (await here.answer(interaction)).body["code"] == 40060
        interaction.at -= TOKEN_LIFE + 1.0
        refused = await here.edit_original(interaction)
        assert (refused.status, refused.body["code"]) == (401, 50027)
        assert here.discord.limits.invalid == 1


async def test_nothing_is_too_much_without_limits() -> None:
    async with client(UNLIMITED) as here:
        assert {(await here.post()).status for _ in range(60)} == {200}
        assert {(await here.open()).status for _ in range(60)} == {200}
        assert "X-RateLimit-Limit" not in (await here.post()).headers
