"""Every command and every button by everybody: the host, a player, a stranger, an admin, another server's admin.

What is refused leaves the books and the tables of both servers as they were.
"""

import re
from dataclasses import dataclass
from itertools import product
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle
from simcord.results import InteractionResult

from bot.members.people import Actor
from bot.store import schema
from cogs.chips import TEMPLATE as CHIPS
from cogs.loading import ON_PRESS
from cogs.press.dispatch import PRESSES
from cogs.render.ids import CustomId
from tests.e2e.club import Click, Club, answer

PEOPLE = ("host", "player", "stranger", "admin")
FAR = "That table is in another server"
SEAT, HOST, KEEPER = "not at this table", "Only the host can", "Only an admin, or the host"
MODERATES = "Only moderators can stop a table"
THEIRS, NOBODY = (SEAT, HOST, KEEPER, MODERATES), ()
REFUSED = (FAR, *THEIRS, "Only members who can manage")
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
    "invite_menu": "back",
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


CHANNEL_SELECT = 8
ANYBODYS = {
    *["join", "sit", "again", "menu", "rules", "proofs", "deals", "deal_files", "cards"],
    *["house", "house_page", "house_done"],
}
"""The buttons that strangers may press; others are for those who sit at the table."""
HOSTS = {"add", "drop", "start", "house_menu", "house_plain", "house_keep", "house_forget", "invite_menu"}
"""Those that are for its host alone, of whom sits there."""
ADMINS = {"stop", "stop_now", "house_keep", "house_forget"}
"""Those that are for admins as well, who need not sit there."""
CHANGES = {
    *["join", "decline", "add", "drop", "start", "now", "follow", "back", "wake", "stop_now"],
    *["menu_follow", "menu_away", "menu_back", "menu_leave", "house_plain", "house_keep", "house_forget"],
}
"""Those that change something, for whoever may. What they change is in the tests of these buttons."""
GAME_COMMANDS = ("start", "rules", "learn", "hand", "leave", "stop", "replay", "record")
SERVER_COMMANDS = {
    "help",
    "daily",
    "tables",
    "chips",
    "bank grant",
    "bank take",
    "bank settings",
    "bank audit",
    "bank wipe",
    "settings",
    "stats",
}

PRESSED = [
    *["bank", "chips", "chips", "chips", "day", "film", "forget", "help", "learn"],
    *["mine", "nm", "stats", "tables"],
]
"""How the ids of buttons and menus begin, one for each kind."""

IN_BOTH = pytest.mark.parametrize("begun", [False, True], ids=["lobby", "match"], indirect=True)


@pytest.fixture
def begun(request: pytest.FixtureRequest) -> bool:
    """Whether the table is in its match, as it is unless a test says otherwise."""
    return getattr(request, "param", True)


@pytest.fixture
async def two(club: Club, begun: bool) -> Two:
    """Both tables are open, and everybody has their first chips."""
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


def test_every_command_and_every_menu_is_known_here(club: Club) -> None:
    """Of a button that nobody has thought of, only those may press it who sit at the table, and nothing is changed."""
    assert {*ANYBODYS, *HOSTS, *ADMINS, *CHANGES} < {*PRESSES}
    commands = {
        each.qualified_name for each in club.bot.tree.walk_commands() if isinstance(each, discord.app_commands.Command)
    }
    games = {f"{game} {name}" for game in ("newmarket", "newyork") for name in GAME_COMMANDS}
    assert commands == games | SERVER_COMMANDS
    assert sorted(re.findall(r"\w+", each.template.pattern)[0] for each in ON_PRESS) == PRESSED
    assert "(?P<verb>statement|claim|details|chart)" in CHIPS.pattern


def may(role: str, verb: str) -> bool:
    if role in ("host", "player"):
        return role == "host" or verb not in HOSTS
    return verb in ANYBODYS or (role == "admin" and verb in ADMINS)


@IN_BOTH
async def test_every_button_does_what_it_may_for_whoever_presses(two: Two) -> None:
    """All who press the same button do so at the same moment, the other server's people among them.

    What each request asks of members is in `tests/bot/tables/test_permissions.py`.
    """
    before = await two.everything()
    for verb in PRESSES:
        here, there = custom_id(verb, TABLE), custom_id(verb, FAR_TABLE)
        allowed = [role for role in PEOPLE if may(role, verb) and verb not in CHANGES]
        presses = [(two.club.press(two.people[role], two.seen, here), NOBODY) for role in allowed]
        presses += [
            (two.club.press(two.people[role], two.seen, here), THEIRS) for role in PEOPLE if not may(role, verb)
        ]
        presses.append((two.club.press(two.far, two.far_seen, here), (FAR,)))
        presses.append((two.club.press(two.people["host"], two.seen, there), (FAR,)))
        results = await two.club.arrive(*(click for click, _ in presses))
        for (click, refusals), result in zip(presses, results, strict=True):
            about = (verb, click.payload["member"]["user"]["username"], answer(result))
            assert result.acknowledged, about
            if refusals:
                assert any(each in answer(result) for each in refusals), about
            else:
                not_refused(result, about)
        assert await two.everything() == before, verb


def rule(table: int, switch: str) -> CustomId:
    return CustomId(table, "house_menu", value=switch, showing=5)


@IN_BOTH
async def test_menus_are_fenced_as_the_buttons_are(two: Two, begun: bool) -> None:
    before = await two.everything()
    for role in PEOPLE:
        seated = "" if role in ("host", "player") else SEAT
        for custom, value, outcome in (
            (rule(TABLE, "turn"), "15", HOST),
            (rule(FAR_TABLE, "turn"), "15", FAR),
            (CustomId(TABLE, "prep", 1, "poker", 5), "AH", seated),
            (CustomId(FAR_TABLE, "prep", 1, "poker", 5), "AH", FAR),
            (CustomId(TABLE, "invite_menu", value="back", showing=1), str(two.people["player"].id), HOST),
            (CustomId(FAR_TABLE, "invite_menu", value="back", showing=1), str(two.far.id), FAR),
        ):
            if role == "host" and outcome == HOST:
                continue  # the host may
            result = await chosen(two, two.people[role], str(custom), value)
            if outcome:
                assert outcome in answer(result), (role, custom)
            else:
                not_refused(result, (role, custom))
            assert await two.everything() == before, (role, custom)
    await chosen(two, two.people["host"], str(rule(TABLE, "turn")), "15")
    assert (await two.club.table()).terms.turn_seconds == (3600 if begun else 15)


async def chosen(two: Two, who: MemberActor, custom_id: str, value: str) -> InteractionResult:
    """Choose in a menu that nobody was shown."""
    (result,) = await two.club.arrive(two.club.choose_unseen(who, two.seen, custom_id, value))
    return result


@IN_BOTH
async def test_every_command_does_what_it_may_for_whoever_types_it(two: Two) -> None:
    before = await two.everything()
    for name, role in product(GAME_COMMANDS, PEOPLE):
        seated = role in ("host", "player")
        for game in ("newmarket",) if name in ("rules", "record") else ("newyork", "newmarket"):
            if name == "leave" and seated:
                continue
            result, about = await two.club.slash(two.people[role], f"{game} {name}"), (name, role)
            if name in ("hand", "leave") and not seated:
                await refused(two, result, SEAT, before, about)
            elif name == "stop" and role == "stranger":
                await refused(two, result, MODERATES, before, about)
            else:
                not_refused(result, about)
                assert await two.everything() == before, about


async def test_the_bank_is_its_own_servers(two: Two, club: Club) -> None:
    player, admin = two.people["player"], two.people["admin"]
    there = two.far_channel
    before = await two.everything()
    for role in ("host", "player", "stranger"):
        assert not [each for each in two.people[role].available_commands(club.channel) if each.startswith("bank")]
    twin = two.far.guild.add_member(player.user)
    await club.slash(two.far, "bank grant", there, member=twin, amount=77)
    after = await two.everything()
    here = club.guild.id
    assert of_server(after, here) == of_server(before, here)
    await club.slash(admin, "bank take", member=player, amount=33)
    await club.slash(admin, "bank settings", welcome=1)
    last = await two.everything()
    assert of_server(last, two.far.guild.id) == of_server(after, two.far.guild.id)
    assert of_server(last, here) != of_server(after, here)


def of_server(everything: dict[str, list[Any]], guild: int) -> list[Any]:
    """The accounts and settings of a server."""
    return [row for name in ("accounts", "guilds") for row in everything[name] if row.guild_id == guild]


async def test_only_admins_have_others_forgotten_and_only_in_their_server(two: Two, club: Club) -> None:
    zoe = club.member("Zoe")
    for guild in (club.guild, two.far.guild):
        await club.bot.wallets.ensure(guild.id, Actor(zoe.id, "Zoe", "en-US", guild=guild.id))
    before = await two.everything()
    for role in ("host", "player", "stranger"):
        result = await press(two, two.people[role], two.seen, f"forget:{zoe.id}")
        await refused(two, result, "To have others forgotten, ask somebody", before, role)
    await press(two, two.far, two.far_seen, f"forget:{zoe.id}")
    assert await club.wallet(zoe) == 500, "this server keeps them"
    assert await club.bot.wallets.statement(two.far.guild.id, zoe.id, zoe.id) is None


async def test_only_admins_choose_channels_and_only_their_own_servers(two: Two, club: Club) -> None:
    def chooses(who: MemberActor, seen: dict[str, Any]) -> Click:
        return club.choose_unseen(who, seen, "bank:channels:5", kind=CHANNEL_SELECT)

    before = await two.everything()
    for role in ("host", "player", "stranger"):
        (result,) = await club.arrive(chooses(two.people[role], two.seen))
        await refused(two, result, "Only members who can manage this server", before, role)
    await club.bot.wallets.change_settings(two.far.guild.id, channels=(5, 6))
    (result,) = await club.arrive(chooses(two.people["admin"], two.seen))
    not_refused(result, "admin")
    assert (await club.bot.wallets.settings(two.far.guild.id)).channels == (5, 6)
    (result,) = await club.arrive(chooses(two.far, two.far_seen))
    assert (await club.bot.wallets.settings(two.far.guild.id)).channels == ()


def by_message(two: Two, who: MemberActor, verb: str) -> Click:
    """Press a button in the direct message that shows the host's hand, whoever can see it."""
    seen = two.club.seen(two.club.direct(two.people["host"].user)[0])
    return two.club.press(who.user, seen, custom_id(verb, TABLE))


async def test_in_direct_messages_only_who_sits_at_the_table_is_answered(two: Two) -> None:
    before = await two.everything()
    for verb in PRESSES:
        (result,) = await two.club.arrive(by_message(two, two.people["admin"], verb))
        await refused(two, result, SEAT, before, verb)
    for verb in ("house_keep", "house_plain", "add"):
        (result,) = await two.club.arrive(by_message(two, two.people["player"], verb))
        await refused(two, result, HOST, before, verb)
