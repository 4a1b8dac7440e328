"""The deck that can be shown: whole or text, in each process, whatever becomes of the upload."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.deck.application import DiscordRefuses, NotNow
from bot.deck.deck import CHECK, FIRST_PAUSE, LOOK, PictureDeck
from bot.deck.upload import LEASED
from tests.bot.club import Club
from tests.bot.deck.shelf import FakeShelf

SEVEN = "seven_of_spades"
SOME = (SEVEN, "seven_of_spades_", "red_heart_twelve", "cards")


class Process:
    """A process that shows cards, and counts how often they look different."""

    def __init__(self, club: Club, shelf: FakeShelf) -> None:
        self.deck = PictureDeck(club.database, shelf, club.clock, 0.0)
        self.changes = 0
        self.held: asyncio.Event | None = None
        """Uploads wait for it, where there is one."""

    async def begin(self) -> None:
        await self.deck.load()
        self.deck.start(self._turn, self._changed)

    async def _turn(self) -> None:
        if self.held is not None:
            await self.held.wait()

    def _changed(self) -> None:
        self.changes += 1


Begun = Callable[[], Process]


@pytest.fixture(autouse=True)
def fewer(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deck of few pictures: every upload is a transaction of its own."""
    monkeypatch.setattr("tests.bot.deck.shelf.EVERY", SOME)


@pytest.fixture
async def process(club: Club, shelf: FakeShelf, folder: Path) -> AsyncIterator[Begun]:
    """Makes processes on one database, and stops them in the end."""
    made: list[Process] = []

    def make() -> Process:
        made.append(Process(club, shelf))
        return made[-1]

    yield make
    for each in made:
        await each.deck.stop()


@pytest.fixture
async def one(process: Begun) -> Process:
    """A process that has uploaded the deck, and shows it."""
    one = process()
    await one.begin()
    await until(lambda: one.deck.ids)
    return one


async def until(true: Callable[[], object], pass_time: Callable[[], Awaitable[None]] | None = None) -> None:
    """Wait for something, and let time pass meanwhile where that is said."""
    for _ in range(12_000):
        if true():
            return
        if pass_time is not None:
            await pass_time()
        await asyncio.sleep(0.005)
    pytest.fail("it has not come")


def whole(shelf: FakeShelf) -> dict[str, int]:
    return {name: emoji for emoji, name in shelf.emojis.items() if name in SOME}


async def test_cards_are_text_until_all_is_uploaded(process: Begun, shelf: FakeShelf) -> None:
    one = process()
    one.held = asyncio.Event()
    await one.begin()
    await until(lambda: shelf.asked)
    assert one.deck.ids == {}
    one.held.set()
    await until(lambda: one.deck.ids)
    assert one.deck.ids == whole(shelf)
    assert one.changes == 1


async def test_after_a_restart_the_deck_is_shown_at_once_and_nothing_is_uploaded_again(
    process: Begun, one: Process, shelf: FakeShelf
) -> None:
    await one.deck.stop()
    asked, two = shelf.asked, process()
    await two.begin()
    assert two.deck.ids == whole(shelf), "before Discord was asked"
    await until(lambda: shelf.asked > asked)
    assert len(shelf.added) == len(SOME)
    assert two.changes == 0


async def test_two_processes_upload_once_and_both_show_it(club: Club, process: Begun, shelf: FakeShelf) -> None:
    one, two = process(), process()
    one.held = asyncio.Event()
    await one.begin()
    await until(lambda: shelf.asked)
    await two.begin()
    await asyncio.sleep(0.1)
    one.held.set()
    await until(lambda: one.deck.ids)
    await until(lambda: two.deck.ids, lambda: club.clock.forward(LOOK))
    assert one.deck.ids == two.deck.ids == whole(shelf)
    assert sorted(shelf.added) == sorted(SOME)


async def test_another_process_goes_on_where_one_was_killed(club: Club, process: Begun, shelf: FakeShelf) -> None:
    one, two = process(), process()
    one.held = asyncio.Event()  # which never goes on
    await one.begin()
    await until(lambda: shelf.asked)
    await two.begin()
    begun = club.clock()
    await until(lambda: two.deck.ids, lambda: club.clock.forward(LOOK))
    assert two.deck.ids == whole(shelf)
    assert club.clock() - begun >= LEASED - LOOK


@pytest.mark.parametrize(
    ("failure", "wait"),
    [
        (NotNow("it answers with 500"), FIRST_PAUSE),
        (NotNow("it asks for 1800 s", 1800.0), 1800.0),
        (DiscordRefuses("403, 50013: Missing Permissions"), CHECK),
        (DiscordRefuses("400, 30008: Maximum number of emojis reached (2000)"), CHECK),
    ],
    ids=["failing", "limited", "not allowed", "full"],
)
async def test_where_discord_takes_no_pictures_cards_are_text_with_one_line_and_it_is_tried_later(
    club: Club,
    process: Begun,
    shelf: FakeShelf,
    failure: Exception,
    wait: float,
    caplog: pytest.LogCaptureFixture,
) -> None:
    shelf.fails_after, shelf.failure = 2, failure
    one = process()
    with caplog.at_level(logging.WARNING):
        await one.begin()
        await until(lambda: caplog.records)
        begun = club.clock()
        assert shelf.asked == 4, "a comparison, two uploads and what failed"
        await until(lambda: shelf.asked == 6, lambda: club.clock.forward(wait / 10))
        assert club.clock() - begun >= wait * 0.9
    assert one.deck.ids == {}
    assert len([each for each in caplog.records if each.name.startswith("bot.deck")]) == 1
    shelf.fails_after = None
    await until(lambda: one.deck.ids, lambda: club.clock.forward(FIRST_PAUSE))
    assert sorted(shelf.added) == sorted(SOME)


async def test_where_discord_refuses_what_it_has_cards_are_text_for_a_while_that_grows(
    club: Club, one: Process, shelf: FakeShelf
) -> None:
    for pause in (FIRST_PAUSE, 2 * FIRST_PAUSE):
        asked = shelf.asked
        one.deck.refused()
        await until(lambda asked=asked: shelf.asked > asked)
        begun = club.clock()
        await until(lambda: one.deck.ids, lambda pause=pause: club.clock.forward(pause / 10))
        assert club.clock() - begun >= pause * 0.8
    assert len(shelf.added) == len(SOME)


async def test_what_is_removed_by_hand_is_found_within_the_hour(club: Club, one: Process, shelf: FakeShelf) -> None:
    shelf.hand_removes(SEVEN)
    await until(lambda: shelf.added.count(SEVEN) == 2, lambda: club.clock.forward(LOOK))
    await until(lambda: one.deck.ids == whole(shelf))
