"""Pictures and their alt texts: both are made from the same view, and one tells what the other does."""

import re
import subprocess
import sys
from dataclasses import astuple, replace
from typing import Any

import discord
import pytest
from syrupy.assertion import SnapshotAssertion

from art.pictures.letters import drawable
from art.pictures.model import Picture, ResultPicture
from bot.chips.accounts import Reason
from bot.chips.leaderboard import ALL_CHIPS, Page, ScorePlace
from bot.chips.wallets import MovementRow, Statement
from bot.tables.model.announcements import BestMoment, MatchResult, Standing
from cogs.render.pictures.pictured import MOST_ALT, Pictured, fitting, texts_of, with_picture
from cogs.render.pictures.result import result_picture
from cogs.render.pictures.wallets import board_picture, wallet_picture
from cogs.render.results import announcement_message
from cogs.render.stops.cards import card_text
from engine.cards import CARDS
from engine.game import Moment
from tests.cogs.render.pictures import IDS
from tests.cogs.render.tables import ANN, BEN, WORDS, at_table, board_of
from tests.engine.newyork.situations import dealt as newyork_dealt
from tests.engine.stops.situations import dealt
from tests.strict.build import EDIT, mistakes, v2
from tests.strict.messages import COMPONENTS_V2, Shown

BOARD = board_of(at_table(dealt("9C 3D", "2H 3H 5D", "2D 4S 6H")))
BEST = BestMoment("Ann", 2, Moment(0, "card", 19, ("KC",)))
ANNS, ADAS, BENS = (
    Standing("Ann", 1001, 81, 50, course=(50, 62, 81)),
    Standing("Ada", None, 47, 50, course=(50, 51, 47)),
    Standing("B_n", 1002, 22, 50, course=(50, 37, 22)),
)
RESULT = MatchResult(5, ("Ann",), (ANNS, ADAS, BENS), 0, game="stops", best=BEST)


def drawn(result: MatchResult = RESULT, board: Any = BOARD) -> tuple[Pictured, ResultPicture]:
    shows = result_picture(result, board, WORDS, {1001: b"an avatar"})
    assert shows is not None
    assert isinstance(shows.picture, ResultPicture)
    return shows, shows.picture


def renamed(names: dict[str, str]) -> tuple[MatchResult, Any]:
    """The same match of people with other names."""
    standings = tuple(replace(each, name=names.get(each.name, each.name)) for each in RESULT.standings)
    seats = tuple(replace(each, name=names.get(each.name, each.name)) for each in BOARD.seats)
    winners = tuple(names.get(each, each) for each in RESULT.winners)
    best = replace(BEST, name=names.get(BEST.name, BEST.name))
    return replace(RESULT, standings=standings, winners=winners, best=best), replace(BOARD, seats=seats)


def told_by(picture: Picture) -> set[str]:
    """Every name and number that a picture shows, axes left out: they only repeat what the lines show."""
    shown = {*texts_of(astuple(picture))}.difference(IDS)
    texts = " ".join(each for each in shown if len(each) > 2 or each.isdigit())
    lines = picture.results if isinstance(picture, ResultPicture) else ()
    return {*re.findall(r"\w+", texts), *(str(chips) for each in lines for chips in each.course)}


UNTOLD = replace(RESULT, best=None, game="", standings=tuple(replace(each, course=()) for each in RESULT.standings))
SHARED = replace(UNTOLD, winners=("Ann", "B_n"), standings=(ANNS, replace(BENS, chips=ANNS.chips), ADAS))
PILES = board_of(at_table(newyork_dealt("R1", "B1", row="R3 B4 B12 Y5"), ANN, BEN))
POINTS = (Standing("B_n", 1002, 0, 0, 16, course=(0, 16), seat=1), Standing("Ann", 1001, 0, 0, 3, course=(0, 3)))
SHOWN: dict[str, tuple[MatchResult, Any]] = {
    "places, stacks, lines and the best moment": (RESULT, BOARD),
    "without a story places alone": (UNTOLD, BOARD),
    "those who share the win share the first place": (SHARED, BOARD),
    "the piles of New York by their owners": (MatchResult(5, ("B_n",), POINTS, 0, game="new-york"), PILES),
}


@pytest.mark.parametrize("what", SHOWN)
def test_a_result_is_drawn_and_told(what: str, snapshot: SnapshotAssertion) -> None:
    shows, picture = drawn(*SHOWN[what])
    assert picture == snapshot(name="drawn")
    assert shows.alt == snapshot(name="told")
    assert shows.beside == ""


def test_the_alt_text_tells_all_that_a_result_shows() -> None:
    shows, picture = drawn()
    assert told_by(picture) <= {*re.findall(r"\w+", shows.alt)}


def test_a_name_that_cannot_be_drawn_is_a_number_and_stands_beside_the_picture() -> None:
    shows, picture = drawn(*renamed({"Ann": "李明", "B_n": "*🦊*"}))
    assert [each.who.name for each in picture.results] == ["Player 1", "Ada", "Player 2"]
    assert [each.who.sign for each in picture.results] == ["1", "A", "2"]
    assert picture.title == "Player 1 wins the match"
    assert picture.moment is not None
    assert "Player 1 took 19 chips" in picture.moment.text
    assert "1. Player 1 (李明): 81 (+31)." in shows.alt
    assert shows.beside == "In the picture: Player 1 = 李明 · Player 2 = \\*🦊\\*"
    assert all(map(drawable, texts_of(astuple(picture))))


def test_a_number_is_not_what_somebody_else_calls_themselves() -> None:
    shows, picture = drawn(*renamed({"Ann": "Player 1", "Ada": "李明", "B_n": "🦊"}))
    assert [each.who.name for each in picture.results] == ["Player 1", "Player 2", "Player 3"]
    assert [each.who.sign for each in picture.results[1:]] == ["2", "3"]
    assert "Player 2 took" not in shows.alt
    assert shows.beside == "In the picture: Player 2 = 李明 · Player 3 = 🦊"


def test_emojis_in_names_count_twice_in_alt_texts() -> None:
    names = ["🦊" * 20, *(f"{each}" + "👩" * 19 for each in range(7))]
    seats = tuple(replace(BOARD.seats[0], name=name) for name in names)
    standings = tuple(Standing(name, 1001, 10, 50, course=tuple(range(10, 23))) for name in names)
    result = replace(RESULT, winners=tuple(names[:1]), standings=standings, best=replace(BEST, name=names[0]))
    shows, _ = drawn(result, replace(BOARD, seats=seats))
    view = with_picture(announcement_message(result, WORDS), shows)
    edit = {**v2(*view.to_components()), "attachments": [{"id": 0, "filename": shows.file}]}
    assert mistakes(edit, EDIT, Shown(COMPONENTS_V2), uploaded=[shows.file]) == {}


def test_a_long_match_of_many_has_an_alt_text_that_fits_and_says_where_the_rest_is() -> None:
    names = [f"Somebody Number {at:04d}" for at in range(8)]
    course = tuple(range(1_000_000, 1_000_060))
    seats = tuple(replace(BOARD.seats[0], name=name) for name in names)
    standings = tuple(Standing(name, 1001, 1_000_059, 50, course=course) for name in names)
    result = replace(RESULT, winners=tuple(names[:1]), standings=standings, best=replace(BEST, name=names[0]))
    shows, picture = drawn(result, replace(BOARD, seats=seats))
    assert len(shows.alt) <= MOST_ALT
    assert shows.alt.endswith("The match's record lists every round.")
    for name in names:
        assert f"{name}: 1,000,059" in shows.alt
    assert len(picture.results) == 8


def test_the_alt_text_is_told_shorter_before_it_is_cut() -> None:
    assert fitting(["A."], ["long", ""]) == "A. long"
    assert fitting(["A."], ["x" * MOST_ALT, "short"]) == "A. short"
    assert fitting(["A."], ["x" * MOST_ALT]) == "A."
    assert len(fitting(["x" * 2000], [""])) == MOST_ALT


def test_every_card_of_a_moment_is_drawn() -> None:
    for card in CARDS:
        moment = replace(BEST, moment=replace(BEST.moment, on=(str(card),)))
        _, picture = drawn(replace(RESULT, best=moment))
        assert picture.moment is not None
        assert card_text(card, WORDS) not in picture.moment.text
        assert len(picture.moment.cards) == 1


def test_the_picture_stands_above_the_buttons_and_discord_takes_it() -> None:
    shows, _ = drawn(*renamed({"Ann": "李明"}))
    view = with_picture(announcement_message(RESULT, WORDS), shows)
    body = view.to_components()
    kinds = [each["type"] for each in body[0]["components"]]
    assert kinds[kinds.index(1) - 2 :][:3] == [12, 10, 1]
    edit = {**v2(*body), "attachments": [{"id": 0, "filename": shows.file}]}
    before = Shown(COMPONENTS_V2)
    assert mistakes(edit, EDIT, before, uploaded=[shows.file]) == {}
    assert mistakes(edit | {"attachments": []}, EDIT, before, uploaded=[]) != {}
    assert isinstance(view.children[0], discord.ui.Container)


# --- chips ------------------------------------------------------------------------------------------------------

ROWS = (ScorePlace(11, 1, "Ann", 450, 50), ScorePlace(12, 2, "دانا", 300))
PAGE = Page(ALL_CHIPS, 1, 3, ROWS, 7, ScorePlace(40, 7, "Zoë", 10))


def test_a_leaderboard_shows_its_page_and_who_asked(snapshot: SnapshotAssertion) -> None:
    assert board_picture(PAGE, WORDS, {2: b"an avatar"}) == snapshot


DAY = 86400.0
STATEMENT = Statement(
    ScorePlace(1, 1, "Ann", 480),
    (
        MovementRow(20 * DAY, 30, Reason.STACK, None, 70),
        MovementRow(10 * DAY, -50, Reason.BUY_IN, None, 70),
        MovementRow(0.0, 500, Reason.WELCOME, None, None),
    ),
)


def test_a_wallet_is_drawn_from_before_its_oldest_movement_to_now(snapshot: SnapshotAssertion) -> None:
    assert wallet_picture(STATEMENT, WORDS, 30 * DAY) == snapshot
    assert wallet_picture(replace(STATEMENT, movements=()), WORDS, 30 * DAY) is None


def test_the_bots_own_process_does_without_the_library_that_draws() -> None:
    tried = "import sys, cogs.chips, cogs.post.publisher; sys.exit('PIL' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", tried], check=False).returncode == 0
