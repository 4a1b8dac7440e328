"""Spaces in columns, what was just taken from them, and the board's colour."""

import re

import pytest

from cogs.render.board import board_message
from cogs.render.parts import GOLD, LEAD_BLUE, TABLE_GREEN
from cogs.render.stops.board import colour
from cogs.render.stops.spaces import just_taken, payouts_text, spaces_shown
from engine.stops.events import BoodleCollected
from engine.stops.state import State
from engine.stops.view import View
from tests.cogs.render.tables import DRAWN, WORDS, at_table, board_of
from tests.engine.stops.situations import GAME, before_the_deal, dealt, play

ANY = {"lead.card": "any"}
CARDS = ("QD 2S 4H", "3S 3C 6H", "4C 5H 8H")
"""Ann can take what lies on the queen of diamonds; nobody has the king."""


def seen(state: State) -> View:
    return GAME.view(state, None)


def after(line: str) -> State:
    return play(dealt(*CARDS, table={"QD": 6, "AH": 4}, house=ANY), line).state


def test_nine_spaces_are_aligned() -> None:
    table = {"AH": 4, "TH": 12, "KQ": 5, "8910": 100, "kitty": 10, "pot": 6}
    view = seen(before_the_deal((50, 50, 50), table=table, preset="three-in-one"))
    drawn = [re.sub(r"<:\w+:\d+>", "#", line) for line in spaces_shown(view, DRAWN).split("\n")]
    assert [len(line.split("\u2002")) for line in drawn] == [3, 3, 3]
    for column in (0, 1):
        assert {len(line.split("\u2002")[column]) for line in drawn} == {len("#\u2009`12`")}
    text = [line.replace("\ufe0e", "").split("\u2002") for line in spaces_shown(view, WORDS).split("\n")]
    for column in (0, 1):
        assert len({len(line[column]) for line in text}) == 1
    assert {"A♥", "10♥", "K-Q", "8-9-10", "kitty", "pot"} <= {
        cell.strip("`").split("\u00a0")[0] for line in text for cell in line
    }


def test_what_was_taken_is_told_until_the_second_run_after_it() -> None:
    assert [each.space for each in just_taken(seen(after("QD")))] == ["QD"]
    assert [each.space for each in just_taken(seen(after("QD 4H 5H 6H")))] == ["QD"]
    stopped = after("QD 4H 5H 6H 3C 4C")
    assert [play.card.suit for play in seen(stopped).run] == ["C", "C"]
    assert just_taken(seen(stopped)) == []


def test_who_took_several_spaces_in_a_round_is_named_once() -> None:
    taken = [BoodleCollected(0, "QD", None, 5), BoodleCollected(1, "AH", None, 12), BoodleCollected(0, "JS", None, 3)]
    assert (
        payouts_text(taken, ["Kim", "Ada"], WORDS).translate({0xFE0E: None, 0xFE0F: None})
        == "💰 Kim Q♦ 5, J♠ 3 · Ada A♥ 12"
    )


def test_the_colour_tells_a_payout_a_stop_and_a_turn_apart() -> None:
    shown = {line: after(line) for line in ("", "QD", "QD 4H", "QD 4H 5H 6H")}
    colours = [colour(board_of(at_table(state)), seen(state)) for state in shown.values()]
    assert colours == [TABLE_GREEN, GOLD, TABLE_GREEN, LEAD_BLUE]


@pytest.mark.parametrize("words", [WORDS, DRAWN], ids=["text", "pictures"])
def test_only_one_seat_can_have_the_most_chips(words: object) -> None:
    crowned = "👑" if words is WORDS else "most_chips"
    for chips, crowns in (((50, 50, 50), 0), ((50, 50, 40), 0), ((50, 51, 40), 1)):
        state = dealt("2S 9H", "4S 8C", "5S QD", chips=chips)
        message = board_message(board_of(at_table(state)), words)  # type: ignore[arg-type]
        assert str(message.to_components()).count(crowned) == crowns
