"""What members read and press when the terms of a table change: nothing moves before they have agreed."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
from simcord.actors import MemberActor

from bot.settings import Settings
from bot.tables.table import Status
from tests.e2e.club import (
    SELECT,
    Club,
    answer,
    components,
    one_round,
    quick_settings,
    read,
    refusal,
    same_deals,
    verbs,
)

WELCOME = 500


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deals(monkeypatch)


@pytest.fixture
def settings(file: Path) -> Settings:
    return quick_settings(file, pace_round=60)


@pytest.fixture
def ann(club: Club) -> MemberActor:
    return club.member("Ann")


@pytest.fixture
def ben(club: Club) -> MemberActor:
    return club.member("Ben")


async def numbers(club: Club, host: MemberActor) -> None:
    """Let the host turn to the numbers among the rules."""
    await club.click(host, club.board(), "house")
    for page in ("more", "numbers"):
        await club.click(host, club.private(host)[-1], "house_page", page)


def offered(club: Club, host: MemberActor) -> list[str]:
    """The numbers of chips to start with among which the host can choose."""
    menus = [each for each in components(club.private(host)[-1]) if each["type"] == SELECT]
    return [option["value"] for each in menus if ":chips:" in each["custom_id"] for option in each["options"]]


async def chips(club: Club, host: MemberActor, number: int) -> None:
    """Let the host choose another number of chips to start with, in the menus of the rules."""
    await numbers(club, host)
    await club.choose(host, club.private(host)[-1], "chips", str(number))


async def test_who_joined_for_12_agrees_to_100_or_is_left_out(club: Club, ann: MemberActor, ben: MemberActor) -> None:
    clara = club.member("Clara")
    await club.open(ann, ben, clara, computers=2, **{"buy-in": 12})
    seen = club.seen(club.board())
    await chips(club, ann, 100)
    assert [await club.wallet(each) for each in (ann, ben, clara)] == [WELCOME - 100, WELCOME, WELCOME]
    assert "Seats are kept for **Ben** and **Clara**" in read(club.board())
    books = await club.books()
    shown = (await club.click_late(ben, seen, "join")).response
    assert shown is not None
    assert shown.ephemeral
    for said in ("have changed", "100 chips", "12 chips", "You have your chips back"):
        assert said in read(shown)
    assert await club.books() == books
    assert "You have a seat" in answer(await club.click(ben, shown, "join"))
    assert await club.wallet(ben) == WELCOME - 100
    await club.click(ann, club.board(), "start")
    board = await club.table()
    assert {seat.member for seat in board.seats} == {ann.id, ben.id, None}
    assert await club.wallet(clara) == WELCOME
    assert "The match began without Clara" in read(club.board())


@pytest.mark.parametrize("verb", ["start", "now"])
async def test_a_host_who_presses_an_old_message_is_asked_first(club: Club, ann: MemberActor, verb: str) -> None:
    await club.open(ann, computers=3, **{"buy-in": 12})
    seen = club.seen(club.board())
    await chips(club, ann, 100)
    shown = (await club.click_late(ann, seen, verb)).response
    assert shown is not None
    assert (await club.table()).status is Status.LOBBY
    assert "12 chips" in read(shown)
    assert "Your hand" in answer(await club.click(ann, shown, verb))
    assert (await club.table()).status is Status.PLAYING


async def test_play_again_shows_what_the_next_match_is_played_for(
    club: Club, ann: MemberActor, ben: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    one_round(monkeypatch)
    await club.start(ann, ben, computers=1, **{"buy-in": 12})
    await club.play_until([ann, ben], lambda board: board.ending is not None)
    result = next(each for each in reversed(club.messages()) if "again" in verbs(each))
    await club.click(ann, result, "again")
    await chips(club, ann, 100)
    have = await club.wallet(ben)
    shown = (await club.click(ben, result, "again")).response
    assert shown is not None
    assert "100 chips" in read(shown)
    assert "12 chips" in read(shown)
    assert await club.wallet(ben) == have
    assert (await club.table(2)).status is Status.LOBBY
    assert "Your hand" in answer(await club.click(ben, shown, "join"))
    assert (await club.table(2)).status is Status.PLAYING
    assert await club.wallet(ben) == (have or 0) - 100


async def test_a_computers_seat_is_not_sold_for_a_price_that_was_not_shown(
    club: Club, ann: MemberActor, ben: MemberActor
) -> None:
    await club.start(ann, computers=2)
    await club.click(ann, club.board(), "hand")
    await club.play_until([ann], lambda board: board.dealing)
    if (price := (await club.table()).seat_price) is None:
        pytest.fail("no seat is sold")
    seen = club.seen(club.board())
    (result,) = await club.arrive(club.press(ben, seen, "nm:1:0:sit"))
    assert result.response is not None
    assert f"{price} chips" in read(result.response)
    assert await club.wallet(ben) in (None, WELCOME)
    assert "Your hand" in answer(await club.click(ben, result.response, "sit"))
    assert await club.wallet(ben) == WELCOME - price


async def test_admins_cap_what_a_table_asks_of_a_player(club: Club, ann: MemberActor) -> None:
    role = club.guild.create_role("Treasurer", permissions=discord.Permissions(manage_guild=True))
    said = await club.slash(club.member("Olga", roles=[role]), "bank settings", **{"highest-buy-in": 10})
    assert "A table may ask at most 10 chips of a player." in answer(said)
    assert "at most 10 chips" in refusal(await club.slash(ann, "newmarket start", **{"buy-in": 11}))
    assert not (await club.books())["tables"]
    board = await club.open(ann)
    assert "10 chips each" in read(board), "what nobody has chosen is cheaper by itself"
    await numbers(club, ann)
    assert offered(club, ann) == ["10"]
    await club.bot.wallets.change_settings(club.guild.id, most_buy_in=200)
    for page in ("more", "numbers"):
        await club.click(ann, club.private(ann)[-1], "house_page", page)
    assert "200" in offered(club, ann)
    assert "500" not in offered(club, ann)
    await club.bot.wallets.change_settings(club.guild.id, most_buy_in=10)
    await club.choose(ann, club.private(ann)[-1], "chips", "100")
    assert "at most 10 chips" in read(club.private(ann)[-1]), "a menu from before the change"
    assert offered(club, ann) == ["10"]
    assert (await club.table()).terms.buy_in == 10
    await club.click(ann, club.private(ann)[-1], "house_page", "main")
    await club.choose(ann, club.private(ann)[-1], "preset", "horses")
    now = (await club.table()).terms
    assert (now.rules.preset, now.buy_in) == ("horses", 10)
