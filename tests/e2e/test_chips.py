"""`/chips` and `/bank`: who has how many, what moved, and what admins may do."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from bot.members.people import Actor
from tests.e2e.club import Club, answer, components, labels, read, refusal

WELCOME, STACK, DAILY = 500, 50, 100
DAY = 24 * 60 * 60


@pytest.fixture
def ann(club: Club) -> MemberActor:
    return club.member("Ann")


@pytest.fixture
def admin(club: Club) -> MemberActor:
    role = club.guild.create_role("Treasurer", permissions=discord.Permissions(manage_guild=True))
    return club.member("Olga", roles=[role])


async def press(club: Club, who: MemberActor, message: Any, label: str) -> Any:
    (found,) = [each["custom_id"] for each in components(message) if each.get("label") == label]
    result = await who.click(message, custom_id=found)
    club.results.append(result)
    return result


async def fill(club: Club, chips: dict[str, int]) -> None:
    """Give wallets to members by name, with so many chips each."""
    for name, wanted in chips.items():
        who = club.member(name)
        actor = Actor(who.id, name, "en-US")
        if wanted >= WELCOME:
            await club.bot.wallets.grant(club.guild.id, actor, wanted - WELCOME + 1, who.id)
            await club.bot.wallets.take(club.guild.id, actor, 1, who.id)
        else:
            await club.bot.wallets.take(club.guild.id, actor, WELCOME - wanted, who.id)


async def test_a_newcomer_finds_the_welcome_chips(club: Club, ann: MemberActor) -> None:
    result = await club.slash(ann, "chips")
    assert result.ephemeral
    assert "➤ 1. **Ann** · 500 chips" in answer(result)


async def test_chips_on_tables_stand_beside_those_in_the_wallet(club: Club, ann: MemberActor) -> None:
    await club.open(ann)
    assert "**Ann** · 450 chips + 50 on tables" in answer(await club.slash(ann, "chips"))


async def test_equal_chips_share_a_rank(club: Club, ann: MemberActor) -> None:
    await fill(club, {"Ben": 700, "Clara": 600, "Dirk": 600})
    shown = answer(await club.slash(ann, "chips"))
    assert re.findall(r"(\d+)\. \**(\w+)", shown) == [("1", "Ben"), ("2", "Dirk"), ("2", "Clara"), ("4", "Ann")]


async def test_pages_turn_and_the_own_row_stays_in_sight(club: Club, ann: MemberActor) -> None:
    await fill(club, {f"M{number}": 1000 + number for number in range(23)})
    result = await club.slash(ann, "chips")
    first = answer(result)
    assert "page 1 of 3" in first
    assert "1. M22" in first
    assert "➤ 24. **Ann**" in first
    turned = await press(club, ann, result.response, "Next")
    second = answer(turned)
    assert "page 2 of 3" in second
    assert "11. M12" in second
    assert "➤ 24. **Ann**" in second
    last = await press(club, ann, turned.response, "Next")
    assert "page 3 of 3" in answer(last)
    assert "Next" not in labels(last.response)
    assert answer(last).count("Ann") == 1, "the own row stands in its place, once"


async def test_a_statement_tells_the_last_movements_in_words(club: Club, ann: MemberActor) -> None:
    await club.open(ann)
    await club.click(ann, club.board(), "leave")
    result = await club.slash(ann, "chips", show="statement")
    head, latest = answer(result).splitlines()
    assert "Ann: 500 chips" in head
    assert latest.endswith(f"**+{STACK}** buy-in returned at <#{club.channel.id}>")
    lines = answer(await press(club, ann, result.response, "Details")).splitlines()
    assert "Ann: 500 chips" in lines[0]
    assert [line.split(" ", 1)[1] for line in lines[1:]] == [
        f"**+{STACK}** buy-in returned at <#{club.channel.id}>",
        f"**−{STACK}** bought in at <#{club.channel.id}>",
        f"**+{WELCOME}** a welcome gift",
    ]


async def test_everybody_may_read_a_members_statement(club: Club, ann: MemberActor) -> None:
    ben = club.member("Ben")
    assert "Ben has never had chips" in refusal(await club.slash(ann, "chips", member=ben))
    await club.slash(ben, "chips")
    assert "Ben: 500 chips" in answer(await club.slash(ann, "chips", member=ben))


async def test_the_hand_out_is_for_those_with_few_and_once_a_day(club: Club, ann: MemberActor) -> None:
    await club.slash(ann, "chips")
    assert "for members with fewer than 50 chips" in refusal(await club.slash(ann, "chips", show="claim"))
    await club.bot.wallets.take(club.guild.id, Actor(ann.id, "Ann", "en-US"), WELCOME - 49, ann.id)
    shown = await club.slash(ann, "chips")
    assert "Take 100 chips" in labels(shown.response)
    assert "100 chips" in refusal(await press(club, ann, shown.response, "Take 100 chips"))
    assert await club.wallet(ann) == 49 + DAILY
    await club.bot.wallets.take(club.guild.id, Actor(ann.id, "Ann", "en-US"), DAILY, ann.id)
    assert "You've had today's chips" in refusal(await press(club, ann, shown.response, "Take 100 chips"))
    await club.env.advance_time(DAY)
    refusal(await club.slash(ann, "chips", show="claim"))
    assert await club.wallet(ann) == 49 + DAILY


async def test_chips_on_a_table_count_as_chips(club: Club, ann: MemberActor) -> None:
    await club.open(ann, **{"buy-in": 480})
    assert await club.wallet(ann) == 20
    assert "you have 500 chips" in refusal(await club.slash(ann, "chips", show="claim"))


async def test_an_admin_sees_what_the_bank_gave_and_who_ordered_it(
    club: Club, ann: MemberActor, admin: MemberActor
) -> None:
    await club.slash(admin, "bank grant", member=ann, amount=250)
    await club.slash(admin, "bank take", member=ann, amount=20)
    result = await club.slash(admin, "bank audit")
    assert result.ephemeral
    shown = answer(result)
    assert "welcome gifts: 500 this month, 500 chips all time" in shown
    assert "given by admins: 250 this month, 250 chips all time" in shown
    assert "taken by admins: 20 this month, 20 chips all time" in shown
    assert "1. Ann · 730 this month, 730 chips all time" in shown
    assert f"<@{admin.id}> gave Ann 250 chips" in shown
    assert f"<@{admin.id}> took 20 chips from Ann" in shown


async def test_an_admin_grants_and_takes(club: Club, ann: MemberActor, admin: MemberActor) -> None:
    assert "gets 250 chips" in refusal(await club.slash(admin, "bank grant", member=ann, amount=250))
    assert await club.wallet(ann) == WELCOME + 250
    assert "In their wallet now: 0." in refusal(await club.slash(admin, "bank take", member=ann, amount=WELCOME + 250))
    assert await club.wallet(ann) == 0
    assert "the wallet has 0 chips" in refusal(await club.slash(admin, "bank take", member=ann, amount=1))
    shown = await club.slash(ann, "chips", show="statement")
    told = answer(await press(club, ann, shown.response, "Details"))
    assert f"**+250** given by <@{admin.id}>" in told
    assert f"**−750** taken by <@{admin.id}>" in told


async def test_only_those_who_manage_the_server_see_the_bank(club: Club, ann: MemberActor, admin: MemberActor) -> None:
    assert "bank grant" in admin.available_commands(club.channel)
    assert not [each for each in ann.available_commands(club.channel) if each.startswith("bank")]


async def test_bots_have_no_wallets(club: Club, admin: MemberActor) -> None:
    robot = club.guild.add_member(club.env.create_user("robot", bot=True))
    assert "no wallets" in refusal(await club.slash(admin, "bank grant", member=robot, amount=5))
    assert await club.wallet(robot) is None


async def test_settings_are_shown_and_changed(club: Club, ann: MemberActor, admin: MemberActor) -> None:
    await club.slash(admin, "bank settings", welcome=0, daily=7, **{"turn-seconds": 45, "follow-seconds": 15})
    shown = answer(await club.slash(admin, "bank settings"))
    assert "A new wallet holds 0 chips" in shown
    assert "Daily chips: 7 chips" in shown
    assert "A decision, such as a lead, may take 45 seconds" in shown
    assert "Playing the run's next card may take 15 seconds" in shown
    await club.slash(ann, "chips", show="claim")
    assert await club.wallet(ann) == 7


async def test_servers_do_not_touch_each_other(club: Club, ann: MemberActor) -> None:
    elsewhere = club.env.create_guild("Another club")
    there = elsewhere.create_text_channel("games")
    twin = elsewhere.add_member(ann.user)
    await club.bot.wallets.grant(elsewhere.id, Actor(ann.id, "Ann", "en-US"), 1000, ann.id)
    assert "500 chips" in answer(await club.slash(ann, "chips"))
    assert "1,500 chips" in answer(await club.slash(twin, "chips", there))
    assert "Ben" not in read((await club.slash(twin, "chips", there)).response)
