"""Choosing rules in the lobby, keeping them for a channel, and reading them."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.interactions import base_payload
from simcord.results import InteractionResult, ResponseMessage

from bot.members.people import Actor
from bot.tables.terms import OPTIONS
from cogs.render.picker import MORE, page_of
from engine.stops.presets import PRESETS
from engine.stops.switches import CHOICES
from tests.bot.club import terms
from tests.e2e.club import (
    BUTTON,
    PRESSED,
    SELECT,
    Click,
    Club,
    components,
    labels,
    read,
    same_deals,
    verbs,
    walk,
)

WELCOME = 500
PLAIN = {option: terms().chosen(option) for option in OPTIONS}
"""What is chosen for the options of every game to begin with."""


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deals(monkeypatch)


@pytest.fixture
def ann(club: Club) -> MemberActor:
    return club.member("Ann")


@pytest.fixture
def ben(club: Club) -> MemberActor:
    return club.member("Ben")


@pytest.fixture
def admin(club: Club) -> MemberActor:
    role = club.guild.create_role("Treasurer", permissions=discord.Permissions(manage_guild=True))
    return club.member("Admin", roles=[role])


def holds_select(row: dict[str, Any]) -> bool:
    return any(each["type"] == SELECT for each in row.get("components") or [])


async def rules(club: Club, table: int = 1) -> Any:
    return (await club.table(table)).rules


async def picker(club: Club, who: MemberActor, page: str = "main") -> ResponseMessage:
    """The private message in which somebody chooses the rules, at one of its pages."""
    await club.click(who, club.board(), "house")
    for each in {"main": [], "more": ["more"], "numbers": ["more", "numbers"]}[page]:
        await club.click(who, club.private(who)[-1], "house_page", each)
    return club.private(who)[-1]


def selects(message: ResponseMessage) -> dict[str, dict[str, str]]:
    """The options of each select that can be used, by switch: labels by value."""
    return {
        each["custom_id"].split(":")[2]: {option["value"]: option["label"] for option in each["options"]}
        for each in components(message)
        if each["type"] == SELECT and not each.get("disabled")
    }


def present(message: ResponseMessage) -> dict[str, str]:
    """What is chosen in each select."""
    return {
        each["custom_id"].split(":")[2]: option["value"]
        for each in components(message)
        if each["type"] == SELECT
        for option in each["options"]
        if option.get("default")
    }


def now(club: Club, who: MemberActor, message: ResponseMessage) -> ResponseMessage:
    """A private message as it is now, though others have come after it."""
    return next(each for each in club.private(who) if each.id == message.id)


def choice(club: Club, who: MemberActor, message: ResponseMessage, custom_id: str, value: str) -> Click:
    """A choice in a select on its way to the bot, whether the message has such a select and option or not."""
    record, payload = base_payload(
        club.env.backend,
        type=PRESSED,
        channel_id=message.channel_id,
        guild_id=who.guild.id,
        user_id=who.id,
        data={"custom_id": custom_id, "component_type": SELECT, "values": [value]},
    )
    record.source_message_id = message.id
    seen = club.seen(message)
    for each in walk(seen["components"]):
        if each["type"] == SELECT:
            each["custom_id"] = custom_id
            break
    return Click(InteractionResult(club.env, record), {**payload, "message": seen})


async def test_the_host_chooses_a_game_from_one_list_with_a_line_about_each(club: Club, ann: MemberActor) -> None:
    await club.open(ann)
    message = await picker(club, ann)
    assert "Michigan · 50 chips each" in read(message)
    assert list(selects(message)) == ["preset", *OPTIONS]
    assert list(selects(message)["preset"]) == list(PRESETS)
    await club.choose(ann, message, "preset", "boodle")
    assert (await rules(club)).preset == "boodle"
    assert present(club.private(ann)[-1]) == {"preset": "boodle", **PLAIN}
    assert "Boodle · 50 chips each" in read(club.private(ann)[-1])
    assert "Boodle · 50 chips each" in read(club.board())
    assert len(club.private(ann)) == 1


async def test_another_game_brings_its_chips_and_the_difference_moves_at_once(
    club: Club, ann: MemberActor, ben: MemberActor
) -> None:
    await club.open(ann, ben)
    await club.choose(ann, await picker(club, ann), "preset", "horses")
    assert [await club.wallet(each) for each in (ann, ben)] == [WELCOME - 12, WELCOME], "Ben has not agreed yet"
    await club.click(ben, club.board(), "join")
    assert await club.wallet(ben) == WELCOME - 12
    assert "Horses · 12 chips each" in read(club.board())
    assert "2 to 6 players" in read(club.board())
    await club.choose(ann, club.private(ann)[-1], "preset", "three-in-one")
    assert [await club.wallet(each) for each in (ann, ben)] == [WELCOME - 100, WELCOME]


@pytest.mark.parametrize("preset", PRESETS)
async def test_behind_more_every_switch_shows_how_it_is(club: Club, ann: MemberActor, preset: str) -> None:
    await club.open(ann, rules=preset)
    message = await picker(club, ann, "more")
    assert set(selects(message)) == {each for each in CHOICES if page_of(each) == MORE}
    assert present(message).keys() == selects(message).keys()
    await club.click(ann, message, "house_page", "numbers")
    message = club.private(ann)[-1]
    assert {"stake", "chips", "turn"} <= set(selects(message))
    assert present(message).keys() == selects(message).keys()
    await club.click(ann, message, "house_page", "main")
    assert present(club.private(ann)[-1]) == {"preset": preset, **PLAIN}


async def test_switches_change_the_table_and_the_line_that_everybody_reads(club: Club, ann: MemberActor) -> None:
    await club.open(ann)
    message = await picker(club, ann, "more")
    for switch, value in (("deck", "single"), ("spare", "swap"), ("end", "first_bust")):
        await club.choose(ann, message, switch, value)
        assert present(club.private(ann)[-1])[switch] == value
    said = "Michigan, single deck, stick or switch, until somebody is out of chips · 50 chips each"
    assert said in read(club.private(ann)[-1])
    assert said in read(club.board())
    await club.click(ann, club.private(ann)[-1], "house_page", "main")
    await club.click(ann, club.private(ann)[-1], "house_plain")
    assert await rules(club) == PRESETS["michigan"].rules
    assert "house_plain" not in verbs(club.private(ann)[-1])


async def test_numbers_are_chosen_without_typing(club: Club, ann: MemberActor, ben: MemberActor) -> None:
    await club.open(ann, ben, **{"buy-in": 73})
    message = await picker(club, ann, "numbers")
    assert present(message)["chips"] == "73", "an unusual number is there as well"
    for switch, value in (("chips", "200"), ("stake", "2"), ("rounds", "3"), ("turn", "300")):
        await club.choose(ann, message, switch, value)
        message = club.private(ann)[-1]
        assert present(message)[switch] == value
    board = await club.table()
    assert (board.terms.buy_in, board.rules.chips, board.rules.end_rounds) == (200, 200, 3)
    assert board.terms.turn_seconds == 300
    assert (board.rules.stake_amount, board.rules.stake_dealer) == (2, 4)
    await club.click(ben, club.board(), "join")
    assert [await club.wallet(each) for each in (ann, ben)] == [WELCOME - 200] * 2
    assert "5 minutes a turn" in read(club.board())


async def test_a_choice_that_contradicts_others_is_refused_with_every_reason(club: Club, ann: MemberActor) -> None:
    await club.open(ann, rules="three-in-one")
    message = await picker(club, ann, "more")
    before = await club.books()
    await club.choose(ann, message, "deck", "single")
    message = club.private(ann)[-1]
    said = read(message)
    assert "⚠️" in said
    assert said.count("\n- ") == 3
    for word in ("8-9-10", "at the deal", "below a boodle card"):
        assert word in said
    assert present(message)["deck"] == "double"
    assert await rules(club) == PRESETS["three-in-one"].rules
    assert await club.books() == before
    await club.choose(ann, message, "paycards", "play")
    assert "⚠️" not in read(club.private(ann)[-1])


async def test_a_refused_choice_is_not_left_standing_in_the_list(club: Club, ann: MemberActor) -> None:
    await club.open(ann, rules="three-in-one")
    message = await picker(club, ann, "more")
    before = {(each["id"], each["custom_id"]) for each in components(message) if each["type"] == SELECT}
    await club.choose(ann, message, "deck", "single")
    after = {(each["id"], each["custom_id"]) for each in components(club.private(ann)[-1]) if each["type"] == SELECT}
    for part in (0, 1):
        assert {each[part] for each in before}.isdisjoint({each[part] for each in after}), "clients keep it otherwise"


async def test_choices_that_arrive_at_the_same_moment_are_all_kept(club: Club, ann: MemberActor) -> None:
    await club.open(ann)
    message = await picker(club, ann, "more")
    wanted = (("deck", "single"), ("spare", "swap"), ("suit", "suit_pass"))
    await club.arrive(*(choice(club, ann, message, f"nmr:1:{switch}:0", value) for switch, value in wanted))
    kept = await rules(club)
    assert (kept.pack, kept.spare_owner, kept.lead_change, kept.lead_blocked) == ("single", "dealer", "suit", "pass")


async def test_a_host_who_cannot_pay_more_is_told_so(club: Club, ann: MemberActor, ben: MemberActor) -> None:
    await club.open(ann, ben)
    message = await picker(club, ann, "numbers")
    await club.bot.wallets.take(club.guild.id, Actor(ann.id, "Ann", None), 445, by=ann.id)
    before = await club.books()
    await club.choose(ann, message, "chips", "100")
    said = read(club.private(ann)[-1])
    assert "You can't pay 50 chips more" in said
    assert "Ann" not in said
    assert await club.books() == before


async def test_others_learn_whom_to_ask_and_read_all_of_the_rules_only_when_they_want_to(
    club: Club, ann: MemberActor, ben: MemberActor
) -> None:
    await club.open(ann, ben, rules="boodle")
    for who in (ben, club.member("Clara")):
        await club.click(who, club.board(), "house")
        message = club.private(who)[-1]
        assert "Only the host" in read(message)
        assert "Ann" in read(message)
        assert "Boodle · 50 chips each" in read(message)
        assert "The aim" not in read(message)
        assert not selects(message)
        assert labels(message) == ["How to play"]
        await club.click(who, message, "rules")
        assert "The aim" in read(club.private(who)[-1])


async def test_a_match_that_has_begun_keeps_its_rules(club: Club, ann: MemberActor) -> None:
    await club.open(ann, computers=2)
    message = await picker(club, ann)
    seen = club.seen(message)
    await club.click(ann, club.board(), "start")
    before = await club.books()
    for late in (
        choice(club, ann, message, "nmr:1:preset:0", "boodle"),
        club.press(ann, seen, "nm:1:0:house_page:more"),
        club.press(ann, seen, "nm:1:0:house_plain"),
    ):
        await club.arrive(late)
        shown = now(club, ann, message)
        assert "Rules are chosen before the match begins." in read(shown)
        assert not selects(shown)
        assert verbs(shown) == ["house_keep", "rules"]
    assert await club.books() == before


async def test_the_lobby_says_once_how_long_a_match_lasts(club: Club, ann: MemberActor) -> None:
    await club.open(ann)
    assert read(club.board()).count("one round per player") == 1
    await club.choose(ann, await picker(club, ann, "more"), "end", "elimination")
    assert read(club.board()).count("until one player is left") == 1
    assert "3 to 8 players" in read(club.board())
    assert "until one player is left" in read(club.private(ann)[-1])


async def test_the_list_works_after_a_restart(club: Club, ann: MemberActor) -> None:
    await club.open(ann)
    message = await picker(club, ann, "more")
    await club.restart()
    await club.choose(ann, message, "suit", "suit_pass")
    await club.env.settle()
    assert (await rules(club)).lead_change == "suit"
    assert "a different suit or pass" in read(club.board())


async def test_the_next_table_begins_with_what_is_saved_for_the_channel(
    club: Club, ann: MemberActor, ben: MemberActor
) -> None:
    await club.open(ann)
    await club.choose(ann, await picker(club, ann), "preset", "traditional")
    await club.click(ann, club.private(ann)[-1], "house_page", "more")
    await club.choose(ann, club.private(ann)[-1], "deck", "single")
    await club.click(ann, club.private(ann)[-1], "house_page", "numbers")
    await club.choose(ann, club.private(ann)[-1], "chips", "30")
    await club.choose(ann, club.private(ann)[-1], "turn", "120")
    await club.click(ann, club.private(ann)[-1], "house_page", "main")
    await club.click(ann, club.private(ann)[-1], "house_keep")
    assert "Saved" in read(club.private(ann)[-1])
    await club.end()
    await club.restart()
    await club.open(ben)
    board = await club.table(2)
    assert (board.rules.preset, board.rules.pack, board.terms.buy_in, board.terms.turn_seconds) == (
        "traditional",
        "single",
        30,
        120,
    )
    assert "Traditional, single deck · 30 chips each · 2 minutes a turn" in read(club.board())
    await club.end()
    await club.open(ben, rules="michigan")
    assert await rules(club, 3) == PRESETS["michigan"].rules
    await club.end()
    await club.open(ben, **{"buy-in": 40})
    board = await club.table(4)
    assert (board.rules.preset, board.terms.buy_in) == ("traditional", 40)


async def test_the_rules_that_are_explained_are_the_tables_then_the_channels_then_the_plain_ones(
    club: Club, ann: MemberActor, ben: MemberActor
) -> None:
    text = read((await club.slash(ben, "newmarket rules")).response)
    assert "no house rules" in text
    assert "Michigan · 50 chips each" in text
    await club.open(ann, rules="horses")
    text = read((await club.slash(ben, "newmarket rules")).response)
    assert "table in this channel" in text
    assert "Horses · 12 chips each" in text
    assert "You take the kitty" in text
    await club.click(ben, club.board(), "rules")
    assert "Horses · 12 chips each" in read(club.private(ben)[-1])


async def test_the_picker_can_be_read_and_tapped_on_a_phone(club: Club, ann: MemberActor) -> None:
    await club.open(ann)
    for page, title, buttons in (
        ("main", "### The rules of this table", ["More", "Save for this channel", "How to play"]),
        ("more", "### House rules", ["Back", "Numbers"]),
        ("numbers", "### Numbers", ["Back", "House rules"]),
    ):
        message = await picker(club, ann, page)
        assert read(message).startswith(title)
        assert labels(message) == buttons
        for options in selects(message).values():
            assert all(len(label) <= 28 for label in options.values()), "longer ones are cut on a phone"
        found = list(components(message))
        (container,) = message.components
        above = [each for each, below in pairwise(container["components"]) if holds_select(below)]
        assert len(above) == len(selects(message)) == len({each["content"] for each in above})
        assert all(each["content"].startswith("-# ") for each in above), "every menu has a name of its own"
        assert len(found) <= 40
        assert sum(each["type"] == SELECT for each in found) <= 6
        assert all(len(each["label"]) <= 24 for each in found if each["type"] == BUTTON and "label" in each)
