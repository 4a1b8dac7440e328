"""Pictures and their alt texts: both are made from the same view, and one tells what the other does."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace
from typing import Any

import discord
import pytest

from art.pictures.letters import drawable
from art.pictures.model import CARD, Picture, ResultPicture
from bot.chips.accounts import Reason
from bot.chips.leaderboard import Page
from bot.chips.wallets import Movement, Statement, Wealth
from bot.tables.announcements import BestMoment, MatchResult, Standing
from cogs.render.pictures.pictured import MOST_ALT, People, Pictured, fitting, texts_of, with_picture
from cogs.render.pictures.result import result_picture
from cogs.render.pictures.wallets import leaderboard_picture, wallet_picture
from cogs.render.results import announcements_message
from cogs.render.stops.cards import card_text
from engine.cards import CARDS
from engine.game import Moment
from tests.cogs.render.tables import ANN, BEN, WORDS, at_table, board_of
from tests.engine.newyork.situations import dealt as newyork_dealt
from tests.engine.stops.situations import dealt
from tests.strict.build import EDIT, mistakes, v2
from tests.strict.messages import COMPONENTS_V2, Shown

ADA = "Ada"
BOARD = board_of(at_table(dealt("9C 3D", "2H 3H 5D", "2D 4S 6H")))
BEST = BestMoment("Ann", 2, Moment(0, "card", 19, ("KC",)))
RESULT = MatchResult(
    5,
    ("Ann",),
    (
        Standing("Ann", 1001, 81, 50, course=(50, 62, 81)),
        Standing(ADA, None, 47, 50, course=(50, 51, 47)),
        Standing("B_n", 1002, 22, 50, course=(50, 37, 22)),
    ),
    0,
    game="stops",
    best=BEST,
)


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
    texts = " ".join(each for each in texts_of(picture) if len(each) > 2 or each.isdigit())
    lines = picture.results if isinstance(picture, ResultPicture) else ()
    return {*re.findall(r"\w+", texts), *(str(chips) for each in lines for chips in each.course)}


def test_a_result_has_places_stacks_lines_and_the_best_moment() -> None:
    shows, picture = drawn()
    assert picture.title == "Ann wins the match"
    assert picture.subtitle == "Newmarket · Michigan · 2 rounds · chips"
    first, second, third = picture.results
    assert (first.place, first.score, first.change, first.wins) == ("1", "81", "+31", True)
    assert (third.place, third.score, third.change, third.wins) == ("3", "22", "−28", False)
    assert (first.who.name, first.who.avatar, first.who.sign) == ("Ann", b"an avatar", "An")
    assert (second.who.face, second.course) == ("computer_with_flower", (50, 51, 47))
    assert picture.moment is not None
    assert picture.moment.text == f"Best moment: Ann took 19 chips on {CARD} in round 2"
    assert picture.moment.cards == ("king_of_clubs",)
    assert shows.alt == (
        "Ann wins the match (Newmarket · Michigan · 2 rounds · chips). "
        "1. Ann: 81 (+31). 2. Ada: 47 (−3). 3. B_n: 22 (−28). "
        "Best moment: Ann took 19 chips on K♣\ufe0e in round 2. "
        "Before the first round and after each one: Ann 50, 62, 81; Ada 50, 51, 47; B_n 50, 37, 22."
    )
    assert shows.beside == ""


def test_the_alt_text_tells_all_that_a_result_shows() -> None:
    shows, picture = drawn()
    assert told_by(picture) <= {*re.findall(r"\w+", shows.alt)}


def test_the_alt_text_tells_the_piles_of_new_york_by_their_owners() -> None:
    board = board_of(at_table(newyork_dealt("R1", "B1", row="R3 B4 B12 Y5"), ANN, BEN))
    standings = (Standing("B_n", 1002, 0, 0, 16, course=(0, 16)), Standing("Ann", 1001, 0, 0, 3, course=(0, 3)))
    shows, picture = drawn(MatchResult(5, ("B_n",), standings, 0, game="new-york"), board)
    assert picture.piles[:5] == ("empty_one", "empty_two", "red_heart_three", "blue_diamond_four", "yellow_star_five")
    assert [each.who.face for each in picture.results] == ["blue_diamond", "red_heart"]
    lie = "nobody, nobody, Ann, B_n, nobody, nobody, nobody, nobody, nobody, nobody, nobody, B_n"
    assert f"The piles from 1 to 12 belong to: {lie}." in shows.alt
    assert picture.subtitle.endswith("1 round · points")
    assert [each.change for each in picture.results] == ["", ""]


def test_a_result_without_a_story_has_its_places_alone() -> None:
    standings = tuple(replace(each, course=()) for each in RESULT.standings)
    shows, picture = drawn(replace(RESULT, standings=standings, best=None, game=""))
    assert picture.moment is None
    assert picture.subtitle == "Newmarket · Michigan · chips"
    assert shows.alt.endswith("3. B_n: 22 (−28).")


def test_those_who_share_the_win_share_the_first_place() -> None:
    standings = (
        Standing("Ann", 1001, 60, 50), Standing("B_n", 1002, 60, 50), Standing(ADA, None, 30, 50)
    )  # fmt: skip
    _, picture = drawn(replace(RESULT, winners=("Ann", "B_n"), standings=standings))
    assert picture.title == "Ann and B_n share the win"
    assert [(each.place, each.wins) for each in picture.results] == [("1", True), ("1", True), ("3", False)]


def test_a_name_that_cannot_be_drawn_is_a_number_and_stands_beside_the_picture() -> None:
    shows, picture = drawn(*renamed({"Ann": "李明", "B_n": "*🦊*"}))
    assert [each.who.name for each in picture.results] == ["Player 1", "Ada", "Player 2"]
    assert [each.who.sign for each in picture.results] == ["1", "A", "2"]
    assert picture.title == "Player 1 wins the match"
    assert picture.moment is not None
    assert "Player 1 took 19 chips" in picture.moment.text
    assert "1. Player 1 (李明): 81 (+31)." in shows.alt
    assert shows.beside == "In the picture: Player 1 = 李明 · Player 2 = \\*🦊\\*"
    assert all(map(drawable, texts_of(picture)))


def test_a_number_is_not_what_somebody_else_calls_themselves() -> None:
    shows, picture = drawn(*renamed({"Ann": "Player 1", "Ada": "李明", "B_n": "🦊"}))
    assert [each.who.name for each in picture.results] == ["Player 1", "Player 2", "Player 3"]
    assert [each.who.sign for each in picture.results[1:]] == ["2", "3"]
    assert "Player 2 took" not in shows.alt
    assert shows.beside == "In the picture: Player 2 = 李明 · Player 3 = 🦊"


@pytest.mark.parametrize("name", ["\u0390x", "\u1e96", "\u01f0"])
def test_a_name_whose_first_letter_has_no_capital_has_a_picture(name: str) -> None:
    shows, picture = drawn(*renamed({"Ann": name}))
    assert picture.results[0].who.name == name
    assert name in shows.alt


def test_emojis_in_names_count_twice_in_alt_texts() -> None:
    names = ["🦊" * 20, *(f"{each}" + "👩" * 19 for each in range(7))]
    seats = tuple(replace(BOARD.seats[0], name=name) for name in names)
    standings = tuple(Standing(name, 1001, 10, 50, course=tuple(range(10, 23))) for name in names)
    result = replace(RESULT, winners=tuple(names[:1]), standings=standings, best=replace(BEST, name=names[0]))
    shows, _ = drawn(result, replace(BOARD, seats=seats))
    view = with_picture(announcements_message([result], WORDS), shows)
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
    assert shows.alt.endswith("The match's record has every round.")
    for name in names:
        assert f"{name}: 1,000,059" in shows.alt
    assert len(picture.results) == 8


def test_the_alt_text_is_told_shorter_before_it_is_cut() -> None:
    assert fitting(["A."], ["long", ""]) == "A. long"
    assert fitting(["A."], ["x" * MOST_ALT, "short"]) == "A. short"
    assert fitting(["A."], ["x" * MOST_ALT]) == "A."
    assert len(fitting(["x" * 2000], [""])) == MOST_ALT


@pytest.mark.parametrize("card", CARDS)
def test_every_card_of_a_moment_is_drawn(card: Any) -> None:
    moment = replace(BEST, moment=replace(BEST.moment, on=(str(card),)))
    _, picture = drawn(replace(RESULT, best=moment))
    assert picture.moment is not None
    assert card_text(card, WORDS) not in picture.moment.text
    assert len(picture.moment.cards) == 1


def test_a_picture_tells_no_card_but_that_of_the_best_moment() -> None:
    """The hands at the match's end are another message's: here the same match is told whatever anybody holds."""
    other = board_of(at_table(dealt("AC KD", "2C 3C 5C", "2S 4D 6D")))
    assert drawn() == drawn(board=other)
    cards = re.findall("[♠♥♦♣]", drawn()[0].alt)
    assert cards == ["♣"]


def test_the_picture_stands_above_the_buttons_and_discord_takes_it() -> None:
    shows, _ = drawn(*renamed({"Ann": "李明"}))
    view = with_picture(announcements_message([RESULT], WORDS), shows)
    body = view.to_components()
    kinds = [each["type"] for each in body[0]["components"]]
    assert kinds[kinds.index(1) - 2 :][:3] == [12, 10, 1]
    edit = {**v2(*body), "attachments": [{"id": 0, "filename": shows.file}]}
    before = Shown(COMPONENTS_V2)
    assert mistakes(edit, EDIT, before, uploaded=[shows.file]) == {}
    assert mistakes(edit | {"attachments": []}, EDIT, before, uploaded=[]) != {}
    assert isinstance(view.children[0], discord.ui.Container)


# --- chips ------------------------------------------------------------------------------------------------------

PAGE = Page(
    1, 3, (Wealth(11, 1, "Ann", 400, 50), Wealth(12, 2, "دانا", 300, 0)), Wealth(40, 7, "Zoë", 10, 0), claimable=0
)


def test_a_leaderboard_shows_its_page_and_who_asked() -> None:
    shows = leaderboard_picture(PAGE, WORDS, {2: b"an avatar"})
    assert shows is not None
    picture: Any = shows.picture
    assert [(each.place, each.who.name, each.chips, each.own) for each in picture.ranks] == [
        ("11", "Ann", 450, False),
        ("12", "Player 1", 300, False),
        ("40", "Zoë", 10, True),
    ]
    assert picture.ranks[1].who.avatar == b"an avatar"
    assert shows.alt == (
        "Chips in this server (chips in wallets and on tables · page 2 of 3). 11. Ann: 450. "
        "12. Player 1 (دانا): 300. 40. Zoë: 10."
    )
    assert shows.beside == "In the picture: Player 1 = دانا"


DAY = 86400.0
STATEMENT = Statement(
    Wealth(1, 1, "Ann", 480, 0),
    (
        Movement(20 * DAY, 30, Reason.STACK, None, 70),
        Movement(10 * DAY, -50, Reason.BUY_IN, None, 70),
        Movement(0.0, 500, Reason.WELCOME, None, None),
    ),
)


def test_a_wallet_is_drawn_from_before_its_oldest_movement_to_now() -> None:
    shows = wallet_picture(STATEMENT, WORDS, 30 * DAY)
    assert shows is not None
    picture: Any = shows.picture
    assert picture.title == "Ann: 480 chips"
    assert picture.balances == ((-0.6 * DAY, 0), (0.0, 500), (10 * DAY, 450), (20 * DAY, 480), (30 * DAY, 480))
    days = [text for _, text in picture.days]
    assert (days[0], days[-1]) == ("31 Dec 1969", "31 Jan 1970")
    assert shows.alt == (
        "Ann: 480 chips (last 3 changes). From 31 Dec 1969 to 31 Jan 1970, between 0 and 500 chips. "
        f"Days below the line: {', '.join(days)}. Chips after each change: 0, 500, 450, 480."
    )


def test_a_wallet_without_movements_has_no_picture() -> None:
    assert wallet_picture(replace(STATEMENT, movements=()), WORDS, 30 * DAY) is None


def test_the_bots_own_process_does_without_the_library_that_draws() -> None:
    tried = "import sys, cogs.chips, cogs.show.publisher; sys.exit('PIL' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", tried], check=False).returncode == 0


def test_a_name_without_anything_to_see_has_a_sign() -> None:
    assert People(["\u200b"], WORDS).drawn[0].name == "?"
