"""Every command and every button by everybody: the host, a player, a stranger, an admin, another server's admin.

What is refused leaves the books and the tables of both servers as they were. A new command, button or menu without a
line here fails.
"""

from __future__ import annotations

import discord
import pytest
from simcord.actors import MemberActor
from simcord.interactions import base_payload
from simcord.results import InteractionResult

from bot.members.people import Actor
from cogs.chips import TEMPLATE as CHIPS
from cogs.chips import BoardButton, BoardMenu, ChipsButton
from cogs.erasure import ForgetButton
from cogs.help import HelpButton
from cogs.lessons import LearnButton
from cogs.preferences import PreferenceSelect
from cogs.press.dispatch import PRESSES, TableButton
from cogs.press.film import FilmButton, FilmSelect
from cogs.press.invite import InviteSelect, TakeBackSelect
from cogs.press.match import PrepareSelect
from cogs.press.picker import RulesSelect
from cogs.press.settings import SettingsMenu
from cogs.render.ids import PrepareId, SelectId
from cogs.stats import StatsButton, StatsMenu, StatsVersus
from tests.e2e.club import SELECT, Click, Club, answer, same_deals, walk
from tests.e2e.two_servers import (
    FAR,
    HOST,
    KEEPER,
    MODERATES,
    PEOPLE,
    SEAT,
    Two,
    choice,
    custom_id,
    not_refused,
    press,
    refused,
    two_servers,
)

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
    "sit": (NOT_BEGUN,) * 4,
    "leave": SEATED_DO,
    "invite": SEATED_SEE,
    "add": HOST_DOES,
    "drop": HOST_DOES,
    "start": HOST_DOES,
    "now": SEATED_DO,
    "rules": ALL,
    "next": ("You don't have the", "You don't have the", SEAT, SEAT),
    "card": SEATED_SEE,
    "do": SEATED_SEE,
    "pass": SEATED_SEE,
    "pass_yes": SEATED_SEE,
    "pass_no": SEATED_SEE,
    "prep": SEATED_SEE,
    "hint": SEATED_SEE,
    "hand": SEATED_SEE,
    "follow": SEATED_DO,
    "away": SEATED_LATER,
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
    "house": ALL,
    "house_page": ALL,
    "house_plain": HOST_DOES,
    "house_keep": (DONE, HOST, HOST, DONE),
    "house_forget": (DONE, KEEPER, KEEPER, DONE),
}
IN_MATCH: dict[str, Line] = {
    **IN_LOBBY,
    "join": NOBODY_NOW,
    "sit": (HERE, HERE, ROUND, ROUND),
    "add": HOST_TOO_LATE,
    "drop": HOST_TOO_LATE,
    "start": (SHOWN, HOST, HOST, HOST),
    "now": SEATED_SEE,
    "next": SEATED_SEE,
    "away": SEATED_DO,
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
    "chips",
    "bank grant",
    "bank take",
    "bank settings",
    "bank audit",
    "bank wipe",
    "settings",
    "stats",
}


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deals(monkeypatch, 3)


@pytest.fixture(params=["lobby", "match"])
def begun(request: pytest.FixtureRequest) -> bool:
    return bool(request.param == "match")


@pytest.fixture
async def two(club: Club, begun: bool) -> Two:
    return await two_servers(club, begun=begun)


def test_every_button_every_command_and_every_menu_has_a_line(club: Club) -> None:
    assert set(IN_LOBBY) == set(IN_MATCH) == set(PRESSES)
    commands = {
        each.qualified_name for each in club.bot.tree.walk_commands() if isinstance(each, discord.app_commands.Command)
    }
    games = {f"{game} {name}" for game in ("newmarket", "newyork") for name in GAME_COMMANDS}
    assert commands == games | SERVER_COMMANDS
    registered = set(club.bot._connection._view_store._dynamic_items.values())
    menus = {RulesSelect, PrepareSelect, SettingsMenu, PreferenceSelect, StatsMenu, StatsVersus}
    menus |= {InviteSelect, TakeBackSelect, FilmSelect, BoardMenu}
    buttons = {TableButton, ChipsButton, BoardButton, FilmButton, ForgetButton, HelpButton, LearnButton, StatsButton}
    assert registered == menus | buttons
    assert "(?P<verb>page|first|statement|claim|details|picture|chart)" in CHIPS.pattern


async def test_every_button_does_what_it_may_for_whoever_presses(two: Two, begun: bool) -> None:
    """All who press the same button do so at the same moment, the other server's people among them."""
    lines = IN_MATCH if begun else IN_LOBBY
    before = await two.everything()
    for verb, line in lines.items():
        here, there = custom_id(verb, two.table), custom_id(verb, 2)
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


async def test_who_may_press_a_button_changes_the_table(two: Two, begun: bool) -> None:
    for verb, line in (IN_MATCH if begun else IN_LOBBY).items():
        for role, outcome in zip(PEOPLE, line, strict=True):
            if outcome != DONE:
                continue
            table, _ = await two.fresh(begun=begun)
            if verb == "house_forget":
                await two.club.bot.house_rules.keep(table, two.actor("host"))
            if verb == "wake":
                await two.club.bot.tables.set_away(table, two.actor(role), True, next(two.clicks))
            before = await two.everything()
            not_refused(await press(two, two.people[role], two.seen, custom_id(verb, table)), (verb, role))
            assert await two.everything() != before, (verb, role)


async def test_menus_are_fenced_as_the_buttons_are(two: Two, begun: bool) -> None:
    before = await two.everything()
    for role in PEOPLE:
        who = two.people[role]
        for table, seen in ((two.table, two.seen), (2, two.seen)):
            rules = {
                "type": SELECT,
                "custom_id": str(SelectId(table, "turn", 5)),
                "options": [{"label": "x", "value": "15"}],
            }
            options = [{"label": "x", "value": "AH"}]
            prepared = {"type": SELECT, "custom_id": str(PrepareId(table, 1, "poker")), "options": options}
            if table == 2:
                expected = (FAR, FAR)
            else:
                expected = (
                    (SHOWN if begun or role == "host" else HOST) if role == "host" else HOST,
                    SHOWN if role in ("host", "player") else SEAT,
                )
            for select, value, outcome in zip((rules, prepared), ("15", "AH"), expected, strict=True):
                if select is rules and outcome == SHOWN and not begun:
                    continue  # pressed last: it changes the table
                (result,) = await two.club.arrive(choice(two, who, seen, select, [value]))
                if outcome == SHOWN:
                    not_refused(result, (role, select))
                    assert await two.everything() == before
                else:
                    await refused(two, result, outcome, before, (role, select))
    rules = {"type": SELECT, "custom_id": str(SelectId(1, "turn", 5)), "options": [{"label": "x", "value": "15"}]}
    await two.club.arrive(choice(two, two.people["host"], two.seen, rules, ["15"]))
    assert (await two.club.table()).terms.turn_seconds == (3600 if begun else 15)


async def test_every_command_does_what_it_may_for_whoever_types_it(two: Two, begun: bool) -> None:
    at = "match" if begun else "lobby"
    for name, lines in GAME_COMMANDS.items():
        for role, outcome in zip(PEOPLE, lines[at], strict=True):
            about, who = (name, role), two.people[role]
            channel = (await two.fresh(begun=begun))[1] if outcome == DONE else two.club.channel
            before = await two.everything()
            for game in (
                ("newyork", "newmarket") if outcome != DONE and name not in ("rules", "record") else ("newmarket",)
            ):
                result = await two.club.slash(who, f"{game} {name}", channel)
                if outcome in (DONE, SHOWN):
                    not_refused(result, about)
                    assert (await two.everything() != before) == (outcome == DONE), about
                else:
                    await refused(two, result, outcome, before, about)


async def test_a_command_in_a_channel_of_another_server_is_told_nothing(two: Two) -> None:
    """Discord never sends that; if it did, nothing would come of it."""
    before = await two.everything()
    assert FAR in answer(await forged_command(two, "help"))
    for name in GAME_COMMANDS:
        for command in (f"newmarket {name}", f"newyork {name}"):
            result = await forged_command(two, command)
            told = answer(result)
            if name == "learn" or command == "newyork rules":  # neither tells of a table
                continue
            assert FAR in told, (command, told)
            assert await two.everything() == before, command


async def forged_command(two: Two, command: str) -> InteractionResult:
    """Type a command in the other server, with the channel of this one's table in it."""
    group, *names = command.split()
    root = next(each for each in two.club.env.backend.commands[None].values() if each["name"] == group)
    data = {
        "id": root["id"],
        "name": group,
        "type": 1,
        "options": [{"type": 1, "name": name, "options": []} for name in names],
    }
    record, payload = base_payload(
        two.club.env.backend,
        type=2,
        channel_id=two.far_channel.id,
        guild_id=two.far.guild.id,
        user_id=two.far.id,
        data=data,
    )
    here = str(two.club.channel.id)
    payload = {**payload, "channel_id": here, "channel": {**payload["channel"], "id": here}}
    (result,) = await two.club.arrive(Click(InteractionResult(two.club.env, record), payload))
    return result


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
    assert [row for row in after["accounts"] if row.guild_id == here] == [
        row for row in before["accounts"] if row.guild_id == here
    ]
    far_before = [row for row in after["accounts"] if row.guild_id != here]
    await club.slash(admin, "bank take", member=player, amount=33)
    await club.slash(admin, "bank settings", welcome=1)
    last = await two.everything()
    assert [row for row in last["accounts"] if row.guild_id != here] == far_before
    assert [row for row in last["guilds"] if row.guild_id != here] == [
        row for row in before["guilds"] if row.guild_id != here
    ]


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
    assert await club.bot.wallets.statement(two.far.guild.id, zoe.id) is None


async def test_only_admins_choose_channels_and_only_their_own_servers(two: Two, club: Club) -> None:
    menu = {"type": CHANNEL_SELECT, "custom_id": "bank:channels:5", "min_values": 0, "max_values": 25}
    before = await two.everything()
    for role in ("host", "player", "stranger"):
        (result,) = await club.arrive(choice(two, two.people[role], two.seen, menu, []))
        await refused(two, result, "Only members who can manage this server", before, role)
    await club.bot.wallets.change_settings(two.far.guild.id, channels=(5, 6))
    (result,) = await club.arrive(choice(two, two.people["admin"], two.seen, menu, []))
    not_refused(result, "admin")
    assert (await club.bot.wallets.settings(two.far.guild.id)).channels == (5, 6)
    (result,) = await club.arrive(choice(two, two.far, two.far_seen, menu, []))
    assert (await club.bot.wallets.settings(two.far.guild.id)).channels == ()


async def test_everybody_chooses_for_themselves_alone(two: Two, club: Club) -> None:
    options = [{"label": "x", "value": "button"}]
    menu = {"type": SELECT, "custom_id": "mine:hands:5", "options": options}
    chosen = set()
    for who, seen in [*((each, two.seen) for each in two.people.values()), (two.far, two.far_seen)]:
        before = await two.everything()
        (result,) = await club.arrive(choice(two, who, seen, menu, ["button"]))
        not_refused(result, who.name)
        chosen.add(who.id)
        after = await two.everything()
        assert {row.member_id for row in after.pop("preferences")} == chosen
        before.pop("preferences")
        assert after == before, who.name


async def test_the_buttons_of_the_leaderboard_show_the_server_where_they_are_pressed(two: Two, club: Club) -> None:
    before = await two.everything()
    for verb in ("page", "first", "statement", "claim", "details", "picture", "chart"):
        for who, seen in [*((each, two.seen) for each in two.people.values()), (two.far, two.far_seen)]:
            number = who.id if verb in ("details", "chart") else 0
            result = await press(two, who, seen, f"chips:{verb}:{number}")
            if who is two.far:
                assert "499" not in answer(result)
                assert "493 chips" in answer(result) or verb == "claim"
            assert "Something went wrong" not in answer(result)
            assert await two.everything() == before, (verb, who.name)


def by_message(two: Two, who: MemberActor, verb: str) -> Click:
    """Press a button in the direct message that shows the host's hand, whoever can see it."""
    seen = two.club.seen(two.club.direct(two.people["host"].user)[0])
    button = next(each for each in walk(seen["components"]) if each.get("custom_id"))
    button["custom_id"] = custom_id(verb, two.table)
    record, payload = base_payload(
        two.club.env.backend,
        type=3,
        channel_id=int(seen["channel_id"]),
        guild_id=None,
        user_id=who.id,
        data={"custom_id": button["custom_id"], "component_type": 2},
    )
    record.source_message_id = int(seen["id"])
    return Click(InteractionResult(two.club.env, record), {**payload, "message": seen})


@pytest.mark.parametrize("begun", [True], ids=["match"])
async def test_in_direct_messages_only_who_sits_at_the_table_is_answered(two: Two, begun: bool) -> None:
    before = await two.everything()
    for verb in PRESSES:
        (result,) = await two.club.arrive(by_message(two, two.people["admin"], verb))
        await refused(two, result, SEAT, before, verb)
    for verb in ("house_keep", "house_plain", "add"):
        (result,) = await two.club.arrive(by_message(two, two.people["player"], verb))
        await refused(two, result, HOST, before, verb)
