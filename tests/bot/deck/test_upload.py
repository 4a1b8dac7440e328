"""The deck's pictures come to Discord: all of them, once, and again what has changed."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.deck.application import MOST, DiscordRefuses, NotNow
from bot.deck.pictures import read_pictures
from bot.deck.upload import GRACE, Upload
from bot.store.operation.application import EmojiRow
from bot.tables.service.posts import BOARD, Post, Posts
from tests.bot.club import Club
from tests.bot.deck.shelf import FakeShelf, draw
from tests.bot.people import ANN
from tests.postgresql import ON_BOTH

pytestmark = ON_BOTH

Bring = Callable[[], Awaitable[None]]

SEVEN = "seven_of_spades"
SOME = {SEVEN, "seven_of_spades_", "wanted_ace_of_hearts", "red_heart_twelve", "empty_one", "cards"}
"""Enough of the deck for these tests: every upload is a transaction of its own."""


@pytest.fixture
def bring(club: Club, shelf: FakeShelf, folder: Path) -> Bring:
    """Compares and uploads once."""

    async def turn() -> None:
        """Go on at once."""

    async def once() -> None:
        upload = Upload(club.database, shelf, club.clock)
        pictures = [each for each in read_pictures() if each.name in SOME]
        await upload.bring(await upload.compare(pictures), turn)

    return once


async def known(club: Club) -> list[EmojiRow]:
    async with club.database.reading() as work:
        return await work.emojis.everything()


async def current(club: Club) -> dict[str, int]:
    return {row.name: row.emoji_id for row in await known(club) if row.replaced_at is None}


async def test_everything_is_uploaded_under_its_name_and_then_nothing_more(
    club: Club, shelf: FakeShelf, bring: Bring
) -> None:
    await bring()
    assert sorted(shelf.emojis.values()) == sorted(SOME)
    assert await current(club) == {name: emoji for emoji, name in shelf.emojis.items()}
    asked = shelf.asked
    await bring()
    assert shelf.asked == asked + 1, "one request tells that all is there"


@pytest.mark.parametrize("uploaded", [0, 4])
async def test_what_was_left_half_done_goes_on_where_it_was(
    club: Club, shelf: FakeShelf, uploaded: int, bring: Bring
) -> None:
    shelf.fails_after = uploaded
    with pytest.raises(NotNow):
        await bring()
    assert len(await current(club)) == uploaded
    shelf.fails_after = None
    await bring()
    assert sorted(shelf.added) == sorted(SOME), "each of them once"


async def test_a_changed_picture_takes_the_place_of_the_old_one_which_stays_for_what_shows_it(
    club: Club, shelf: FakeShelf, folder: Path, bring: Bring
) -> None:
    await bring()
    before = (await current(club))[SEVEN]
    draw(folder, **{SEVEN: "with more colour"})
    await bring()
    after = (await current(club))[SEVEN]
    assert (shelf.emojis[after], shelf.emojis[before]) == (SEVEN, f"replaced_{before}")
    assert shelf.images[after].endswith(b"with more colour")
    assert len(shelf.added) == len(SOME) + 1


async def test_a_change_that_was_left_half_done_is_finished(
    club: Club, shelf: FakeShelf, folder: Path, bring: Bring
) -> None:
    """Renamed, and then the process ended: the old one is shown until the new one is there."""
    await bring()
    before = await current(club)
    draw(folder, **{SEVEN: "again"})
    shelf.fails_after = len(shelf.added)
    with pytest.raises(NotNow):
        await bring()
    assert shelf.emojis[before[SEVEN]] == f"replaced_{before[SEVEN]}"
    assert await current(club) == before
    shelf.fails_after = None
    await bring()
    assert shelf.emojis[(await current(club))[SEVEN]] == SEVEN


async def test_a_replaced_picture_is_removed_a_day_later_when_no_open_table_was_posted_before(
    club: Club, shelf: FakeShelf, folder: Path, bring: Bring
) -> None:
    posts = Posts(club.database)
    await bring()
    old = (await current(club))[SEVEN]
    draw(folder, **{SEVEN: "new"})
    await bring()
    await club.clock.forward(GRACE / 2)
    await bring()
    assert old in shelf.emojis, "half a day is too early"
    await club.clock.forward(GRACE)
    table = await club.open(ANN)
    await posts.keep(table, BOARD, Post(70, 1, club.clock() - 2 * GRACE))
    await bring()
    assert old in shelf.emojis, "a message of an open table may show it"
    await posts.keep(table, BOARD, Post(70, 2, club.clock()))
    await bring()
    assert old not in shelf.emojis
    assert old not in [row.emoji_id for row in await known(club)]


async def test_what_was_replaced_and_is_not_known_any_more_is_removed_a_day_later(
    club: Club, shelf: FakeShelf, bring: Bring
) -> None:
    """Renamed, and then Discord failed, or the database is an earlier copy."""
    lost = await shelf.add(SEVEN, b"")
    shelf.fails_after = len(shelf.added)
    with pytest.raises(NotNow):
        await bring()
    while SEVEN in shelf.emojis.values():  # other pictures come first
        shelf.fails_after = len(shelf.added) + 1
        with pytest.raises(NotNow):
            await bring()
    assert shelf.emojis[lost] == f"replaced_{lost}"
    shelf.fails_after = None
    somebodys = await shelf.add("replaced_7", b"")
    await bring()
    assert lost in shelf.emojis
    assert (await current(club))[SEVEN] != lost
    await club.clock.forward(2 * GRACE)
    await bring()
    assert lost not in shelf.emojis
    assert somebodys in shelf.emojis
    assert {row.emoji_id for row in await known(club)} == set(shelf.emojis) - {somebodys}


async def test_where_there_is_no_room_for_all_none_is_uploaded(shelf: FakeShelf, bring: Bring) -> None:
    shelf.emojis = {number: f"mine_{number}" for number in range(MOST - len(SOME) + 1)}
    with pytest.raises(DiscordRefuses, match="of 2000 at most"):
        await bring()
    assert shelf.added == []
