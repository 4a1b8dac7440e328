"""Every command and every button by everybody: the host, a player, a stranger, an admin, another server's admin.

What is refused leaves the books and the tables of both servers as they were. A new command, button or menu without a
line here fails.
"""

import re
from dataclasses import dataclass
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
from cogs.press.dispatch import PRESSES
from cogs.press.presses import presses_of
from cogs.render.ids import CustomId, PrepareId, SelectId
from tests.e2e.club import Click, Club, answer

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
DONE, SHOWN = "done", "shown"
"""A press that changes something, and one that shows something only."""
HERE, BEGUN, NOT_BEGUN = "You already have a seat", "The match has begun", "hasn't begun yet"
ROUND = "A round is being played"

Line = tuple[str, str, str, str]
"""What becomes of a press by the host, a player, a stranger and an admin."""
ALL: Line = (SHOWN,) * 4
SEATED_SEE: Line = (SHOWN, SHOWN, SEAT, SEAT)
SEATED_DO: Line = (DONE, DONE, SEAT, SEAT)
SEATED_LATER: Line = (NOT_BEGUN, NOT_BEGUN, SEAT, SEAT)
HOST_DOES: Line = (DONE, HOST, HOST, HOST)
HOST_TOO_LATE: Line = (BEGUN, HOST, HOST, HOST)
NOBODY_NOW: Line = (BEGUN,) * 4

IN_LOBBY: dict[str, Line] = {
    "join": (HERE, HERE, DONE, DONE),
    "decline": SEATED_DO,
    "sit": (NOT_BEGUN,) * 4,
    "invite": SEATED_SEE,
    "add": HOST_DOES,
    "drop": HOST_DOES,
    "start": HOST_DOES,
    "now": SEATED_DO,
    "rules": ALL,
    "next": SEATED_SEE,
    "card": SEATED_SEE,
    "do": SEATED_SEE,
    "pass": SEATED_SEE,
    "pass_yes": SEATED_SEE,
    "pass_no": SEATED_SEE,
    "prep": SEATED_SEE,
    "hint": SEATED_SEE,
    "hand": SEATED_SEE,
    "follow": SEATED_DO,
    "back": SEATED_LATER,
    "wake": SEATED_LATER,
    "deal": SEATED_SEE,
    "menu": ALL,
    "menu_follow": SEATED_DO,
    "menu_away": SEATED_LATER,
    "menu_back": SEATED_LATER,
    "menu_leave": SEATED_DO,
    "stop": (SHOWN, SHOWN, MODERATES, SHOWN),
    "stop_now": (DONE, DONE, MODERATES, SHOWN),  # the button that leaves: others are asked anew
    "again": (HERE, HERE, "has a table already", "has a table already"),
    "proofs": ALL,
    "deals": ("no finished match here whose deals",) * 4,
    "deal_files": ("no finished match here whose deals",) * 4,
    "cards": ("aren't kept any more",) * 4,
    "house": ALL,
    "house_page": ALL,
    "house_done": ALL,
    "house_plain": HOST_DOES,
    "house_keep": (DONE, HOST, HOST, DONE),
    "house_forget": (DONE, KEEPER, KEEPER, DONE),
}
IN_MATCH: dict[str, Line] = {
    **IN_LOBBY,
    "join": NOBODY_NOW,
    "decline": SEATED_DO,
    "sit": (HERE, HERE, ROUND, ROUND),
    "add": HOST_TOO_LATE,
    "drop": HOST_TOO_LATE,
    "start": (SHOWN, HOST, HOST, HOST),
    "now": SEATED_SEE,
    "back": SEATED_DO,
    "wake": SEATED_DO,
    "menu_away": SEATED_DO,
    "menu_back": SEATED_DO,
    "house_plain": (SHOWN, HOST, HOST, HOST),
}

GAME_COMMANDS: dict[str, dict[str, Line]] = {
    "start": {
        "lobby": ("You have a seat", "You have a seat", "has a table already", "has a table already"),
        "match": ("You're playing", "You're playing", "has a table already", "has a table already"),
    },
    "rules": {"lobby": ALL, "match": ALL},
    "learn": {"lobby": ALL, "match": ALL},
    "hand": {"lobby": SEATED_SEE, "match": SEATED_SEE},
    "leave": {"lobby": SEATED_DO, "match": SEATED_DO},
    "stop": {"lobby": (SHOWN, SHOWN, MODERATES, SHOWN), "match": (SHOWN, SHOWN, MODERATES, SHOWN)},
    "replay": {"lobby": ("no finished match to watch here",) * 4, "match": ("no finished match to watch here",) * 4},
    "record": {"lobby": ("No match has been finished",) * 4, "match": ("comes when it's over",) * 4},
}
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
    *["bank", "chips", "chips", "chips", "day", "film", "forget", "help", "invite"],
    *["learn", "mine", "nm", "nmp", "nmr", "stats", "tables"],
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


def test_every_button_every_command_and_every_menu_has_a_line(club: Club) -> None:
    assert set(IN_LOBBY) == set(IN_MATCH) == set(PRESSES)
    commands = {
        each.qualified_name for each in club.bot.tree.walk_commands() if isinstance(each, discord.app_commands.Command)
    }
    games = {f"{game} {name}" for game in ("newmarket", "newyork") for name in GAME_COMMANDS}
    assert commands == games | SERVER_COMMANDS
    assert sorted(re.findall(r"\w+", each.template.pattern)[0] for each in presses_of(club.bot).known) == PRESSED
    assert "(?P<verb>page|first|statement|claim|details|picture|chart)" in CHIPS.pattern


@IN_BOTH
async def test_every_button_does_what_it_may_for_whoever_presses(two: Two, begun: bool) -> None:
    """All who press the same button do so at the same moment, the other server's people among them.

    What presses change that may change something is in the tests of these buttons.
    """
    lines = IN_MATCH if begun else IN_LOBBY
    before = await two.everything()
    for verb, line in lines.items():
        here, there = custom_id(verb, TABLE), custom_id(verb, FAR_TABLE)
        presses = [
            (two.people[role], two.seen, here, outcome)
            for role, outcome in zip(PEOPLE, line, strict=True)
            if outcome != DONE
        ]
        presses += [(two.far, two.far_seen, here, FAR), (two.people["host"], two.seen, there, FAR)]
        results = await two.club.arrive(*(two.club.press(who, seen, button) for who, seen, button, _ in presses))
        for (who, _, button, outcome), result in zip(presses, results, strict=True):
            about = (verb, who.name, button)
            assert result.acknowledged, about
            if outcome == SHOWN:
                not_refused(result, about)
            else:
                assert outcome in answer(result), (about, answer(result))
        assert await two.everything() == before, verb


@IN_BOTH
async def test_menus_are_fenced_as_the_buttons_are(two: Two, begun: bool) -> None:
    before = await two.everything()
    for role in PEOPLE:
        seated = SHOWN if role in ("host", "player") else SEAT
        for custom, value, outcome in (
            (SelectId(TABLE, "turn", 5), "15", HOST),
            (SelectId(FAR_TABLE, "turn", 5), "15", FAR),
            (PrepareId(TABLE, 1, "poker"), "AH", seated),
            (PrepareId(FAR_TABLE, 1, "poker"), "AH", FAR),
            (f"invite:back:{TABLE}:1", str(two.people["player"].id), HOST),
            (f"invite:back:{FAR_TABLE}:1", str(two.far.id), FAR),
        ):
            if role == "host" and outcome == HOST:
                continue  # the host may
            result = await chosen(two, two.people[role], str(custom), value)
            if outcome == SHOWN:
                not_refused(result, (role, custom))
            else:
                assert outcome in answer(result), (role, custom)
            assert await two.everything() == before, (role, custom)
    await chosen(two, two.people["host"], str(SelectId(TABLE, "turn", 5)), "15")
    assert (await two.club.table()).terms.turn_seconds == (3600 if begun else 15)


async def chosen(two: Two, who: MemberActor, custom_id: str, value: str) -> InteractionResult:
    """Choose in a menu that nobody was shown."""
    (result,) = await two.club.arrive(two.club.choose_unseen(who, two.seen, custom_id, value))
    return result


@IN_BOTH
async def test_every_command_does_what_it_may_for_whoever_types_it(two: Two, begun: bool) -> None:
    before = await two.everything()
    for name, lines in GAME_COMMANDS.items():
        for role, outcome in zip(PEOPLE, lines["match" if begun else "lobby"], strict=True):
            for game in ("newmarket",) if name in ("rules", "record") else ("newyork", "newmarket"):
                if outcome == DONE:
                    continue
                result = await two.club.slash(two.people[role], f"{game} {name}")
                if outcome == SHOWN:
                    not_refused(result, (name, role))
                    assert await two.everything() == before, (name, role)
                else:
                    await refused(two, result, outcome, before, (name, role))


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
