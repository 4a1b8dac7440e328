"""Two servers that share the bot, with a table each, and people in every role."""

from dataclasses import dataclass
from typing import Any

import discord
import sqlalchemy as sa
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle
from simcord.results import InteractionResult

from bot.members.people import Actor
from bot.store import schema
from cogs.render.ids import CustomId
from tests.e2e.club import Club, answer
from tests.e2e.conftest import PATIENT

PEOPLE = ("host", "player", "stranger", "admin")
FAR = "That table is in another server"
SEAT, HOST, KEEPER = "not at this table", "Only the host can", "Only an admin, or the host"
MODERATES = "Only moderators can stop a table"
REFUSED = (FAR, SEAT, HOST, KEEPER, MODERATES, "Only members who can manage")
"""How every refusal begins that says: this is not yours."""

TABLE, FAR_TABLE = 1, 2
VALUES = {
    "next": "2C",
    "card": "2C",
    "do": "spare-keep",
    "prep": "poker",
    "follow": "yes",
    "menu_follow": "yes",
    "pass_yes": "pass",
    "house_page": "main",
    "house_forget": "stops",
    "stop_now": "leave",
}
"""What the ids of some buttons carry."""


@dataclass
class Two:
    """Two servers that share the bot, with a table each; everybody is in both, and somebody else in each role."""

    club: Club
    people: dict[str, MemberActor]
    far: MemberActor
    """The host of this server's table, who may manage the other server, and speaks there."""
    far_channel: ChannelHandle
    seen: dict[str, Any]
    """A message of this server's channel, to press forged buttons on."""
    far_seen: dict[str, Any]

    async def everything(self) -> dict[str, list[Any]]:
        """All that is kept of both servers, but for where messages are."""
        async with self.club.bot.database.reading() as work:
            return {
                table.name: list(await work.connection.execute(sa.select(table)))
                for table in schema.metadata.sorted_tables
                if table.name not in ("posts", "outbox")
            }


async def two_servers(club: Club, *, begun: bool) -> Two:
    """Open both tables, and give everybody their first chips."""
    await club.bot.wallets.change_settings(club.guild.id, **PATIENT)
    role = club.guild.create_role("Admin", permissions=discord.Permissions(manage_guild=True))
    people = {name: club.member(name.title(), roles=[role] if name == "admin" else []) for name in PEOPLE}
    other: GuildHandle = club.env.create_guild("Another club")
    there = other.create_text_channel("games")
    far_role = other.create_role("Admin", permissions=discord.Permissions(manage_guild=True))
    far = other.add_member(people["host"].user, roles=[far_role])
    made = Two(club, people, far, there, {}, {})
    for each in (*people.values(), far):  # nobody gets their first chips by a press that is refused
        actor = Actor(each.id, each.user.global_name or "", "en-US", guild=each.guild.id)
        await club.bot.wallets.ensure(each.guild.id, actor)
    await (club.start if begun else club.open)(people["host"], people["player"], computers=1)
    await club.slash(far, "newmarket start", there, **{"buy-in": 7})
    await club.env.settle()
    made.seen, made.far_seen = club.seen(club.board()), club.seen(club.board(there))
    return made


def custom_id(verb: str, table: int) -> str:
    agreed = 1 if verb in ("join", "start", "now") else 0  # no terms have changed
    return str(CustomId(table, verb, agreed, VALUES.get(verb, "")))


async def press(two: Two, who: MemberActor, seen: dict[str, Any], button: str) -> InteractionResult:
    (result,) = await two.club.arrive(two.club.press(who, seen, button))
    assert result.acknowledged
    return result


async def refused(two: Two, result: InteractionResult, sentence: str, before: dict[str, list[Any]], about: Any) -> None:
    assert sentence in answer(result), (about, answer(result))
    assert await two.everything() == before, about


def not_refused(result: InteractionResult, about: Any) -> None:
    assert not answer(result).startswith(REFUSED), (about, answer(result))
    assert "Something went wrong" not in answer(result), about
