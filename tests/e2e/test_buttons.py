"""No click is lost or counted twice; a click that cannot count changes nothing, and says so to one person only."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.tables.table import Ending, Status
from bot.tables.views import Board
from tests.e2e.club import Club, answer, button_of, labels, one_round, read, refusal, same_deals, verbs

STACK = 50
WELCOME = 500


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deals(monkeypatch)


@pytest.fixture
def three(club: Club) -> list[MemberActor]:
    return [club.member(name) for name in ("Ann", "Ben", "Clara")]


def runs(board: Board) -> bool:
    """Whether somebody's card is wanted."""
    return board.view is not None and board.view.wanted is not None


def others(players: list[MemberActor], who: MemberActor) -> list[MemberActor]:
    return [each for each in players if each is not who]


def present(result: InteractionResult, board_id: int) -> None:
    """Assert that a click was answered with the board alone."""
    assert result.acknowledged
    assert not result.followups
    assert result.response is None or result.response.id == board_id


# --- the wrong person ---------------------------------------------------------------------------------------------


async def test_somebody_elses_card_cannot_be_played_from_their_hand(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    leader = await club.turn(three)
    button = button_of(club.direct(leader.user)[-1].components, "card")
    before = await club.books()
    for each in others(three, leader):
        (result,) = await club.arrive(club.press(each, club.seen(club.board()), button))
        (told,) = result.followups
        assert told.ephemeral
        assert "not your turn" in read(told)
        assert "card" not in verbs(told)
    assert await club.books() == before


async def test_a_stranger_cannot_play_anybodys_card(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    leader = await club.turn(three)
    button = button_of(club.direct(leader.user)[-1].components, "card")
    stranger = club.member("Zoe")
    before = await club.books()
    (result,) = await club.arrive(club.press(stranger, club.seen(club.board()), button))
    assert "not at this table" in refusal(result)
    assert await club.books() == before


async def test_who_does_not_hold_the_runs_next_card_is_told_which_one_it_is(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three)
    board = await club.play_until(three, runs)
    holder = await club.turn(three)
    shown = club.seen(club.board())
    before = await club.books()
    for each in others(three, holder):
        said = refusal(await club.click(each, club.board(), "next"))
        assert f"have the {'10' if board.view.wanted.rank == 'T' else board.view.wanted.rank}" in said
        assert "You don't have the" in said
        assert (holder.user.global_name or "") not in said
    assert await club.books() == before
    assert club.seen(club.board()) == shown


async def test_who_does_not_sit_there_has_no_hand_but_a_menu(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    zoe = club.member("Zoe")
    assert "not at this table" in refusal(await club.click(zoe, club.board(), "hand"))
    assert "not at this table" in refusal(await club.slash(zoe, "newmarket hand"))
    menu = (await club.click(zoe, club.board(), "menu")).response
    assert menu is not None
    assert menu.ephemeral
    assert verbs(menu) == ["rules", "proofs"]


# --- too late -----------------------------------------------------------------------------------------------------


async def test_a_hand_of_an_earlier_move_answers_with_the_present_one(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    leader = await club.turn(three)
    hand = club.direct(leader.user)[-1]
    seen = club.seen(hand)
    await club.play(leader)
    before = await club.books()
    result = await club.click_late(leader.user, seen, "card")
    assert await club.books() == before
    assert result.response is not None
    assert result.response.id == hand.id
    assert "move is over" in read(result.response)
    present_hand = await club.bot.tables.hand(1, leader.id)
    assert verbs(result.response).count("card") == len(present_hand.view.legal)
    assert len(club.direct(leader.user)) == 1


async def test_a_board_of_an_earlier_move_answers_with_the_present_one(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    await club.play_until(three, runs)
    holder = await club.turn(three)
    seen = club.seen(club.board())
    await club.click(holder, club.board(), "next")
    before = await club.books()
    shown = club.seen(club.board())["components"]
    for each in three:
        present(await club.click_late(each, seen, "next"), club.board().id)
    assert await club.books() == before
    assert club.seen(club.board())["components"] == shown


async def test_a_click_on_a_board_that_has_just_been_removed_still_counts(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    await club.play_until(three, runs)
    holder = await club.turn(three)
    seen = club.seen(club.board())
    before = (await club.table()).decision
    club.env.backend.delete_message(club.channel.id, club.board().id)
    await club.click_late(holder, seen, "next")
    assert (await club.table()).decision == before + 1
    assert len([each for each in club.messages() if "hand" in verbs(each)]) == 1


# --- twice --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("at_once", [True, False])
async def test_a_double_click_on_a_card_plays_one(club: Club, three: list[MemberActor], at_once: bool) -> None:
    await club.start(*three)
    leader = await club.turn(three)
    seen = club.seen(club.direct(leader.user)[-1])
    button = button_of(seen["components"], "card")
    clicks = [club.press(leader.user, seen, button) for _ in range(2)]
    if at_once:
        await club.arrive(*clicks)
    else:
        for each in clicks:
            await club.arrive(each)
    assert (await club.table()).decision == 1
    assert all(each.result.acknowledged for each in clicks)


@pytest.mark.parametrize("at_once", [True, False])
async def test_a_double_click_on_the_runs_next_card_plays_one(
    club: Club, three: list[MemberActor], at_once: bool
) -> None:
    await club.start(*three)
    before = await club.play_until(three, runs)
    holder = await club.turn(three)
    seen = club.seen(club.board())
    clicks = [club.press(holder, seen, button_of(seen["components"], "next")) for _ in range(2)]
    if at_once:
        await club.arrive(*clicks)
    else:
        for each in clicks:
            await club.arrive(each)
    assert (await club.table()).decision == before.decision + 1
    for each in clicks:
        present(each.result, club.board().id)


async def test_everybody_presses_the_runs_next_card_at_the_same_moment(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    before = await club.play_until(three, runs)
    holder = await club.turn(three)
    seen = club.seen(club.board())
    button = button_of(seen["components"], "next")
    clicks = {each.id: club.press(each, seen, button) for each in three}
    await club.arrive(*clicks.values())
    after = await club.table()
    assert after.decision == before.decision + 1
    assert after.view.run[-1].card == before.view.wanted or not after.view.run
    present(clicks[holder.id].result, club.board().id)


# --- over ---------------------------------------------------------------------------------------------------------

PLAYERS_BUTTONS = ("follow:yes", "away", "back", "menu_follow:yes", "menu_away", "menu_back", "menu_leave", "leave")
TABLE_BUTTONS = ("hand", "menu", "wake", "join", "add", "drop", "start", "now", "stop_now")


async def click_all(club: Club, who: MemberActor, seen: dict[str, Any]) -> None:
    """Press everything that a closed table ever offered; every answer is one sentence to one person."""
    decision = (await club.table()).decision
    before = await club.books()
    for verb in (*PLAYERS_BUTTONS, *TABLE_BUTTONS):
        (result,) = await club.arrive(club.press(who, seen, f"nm:1:0:{verb}"))
        assert "closed" in refusal(result), verb
    for verb in ("next:2C", "card:2C"):
        (result,) = await club.arrive(club.press(who, seen, f"nm:1:{decision}:{verb}"))
        assert "closed" in refusal(result), verb
    for verb in ("next:2C", "card:2C"):
        (result,) = await club.arrive(club.press(who, seen, f"nm:1:{decision - 1}:{verb}"))
        assert result.acknowledged
        assert result.response is None or not verbs(result.response)
    assert await club.books() == before


async def test_after_a_match_has_ended_its_buttons_say_so(
    club: Club, three: list[MemberActor], monkeypatch: pytest.MonkeyPatch
) -> None:
    one_round(monkeypatch)
    ann = three[0]
    seen = club.seen(await club.start(ann, computers=2))
    await club.play_until([ann], lambda board: board.status is Status.CLOSED)
    await click_all(club, ann, seen)
    assert (await club.table()).ending is Ending.FINISHED


async def test_buttons_of_an_earlier_table_do_nothing_to_the_next(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    seen = club.seen(club.board())
    hand = club.seen(club.direct(three[0].user)[-1])
    await club.end()
    await club.start(*three)
    before, shown = await club.books(), club.seen(club.board())["components"]
    for verb in ("hand", "menu"):
        assert "closed" in refusal(await club.click_late(three[0], seen, verb))
    for verb in ("follow", "away"):
        assert "closed" in answer(await club.click_late(three[0].user, hand, verb))
    assert await club.books() == before
    assert club.seen(club.board())["components"] == shown


# --- nonsense -----------------------------------------------------------------------------------------------------

NONSENSE = [
    "nm:999999999999999999:0:hand",
    "nm:0:0:join",
    "nm:2:0:menu",
    "nm:000000000000000002:000000000:start",
    "nm:1:0:dance",
    "nm:1:0:____________________",
    "nm:1:0:join:99999999999999999999",
    "nm:1:999999999:next:2C",
    "nm:1:999999999:card:2C",
    "nm:1:0:next:9X",
    "nm:1:0:next:10C",
    "nm:1:0:next:AAAAAAAAAAAAAAAAAAAA",
    "nm:1:0:next",
    "nm:1:0:card:9X",
    "nm:1:0:card:c2",
    "nm:1:0:card",
    "nm:١:0:card:9X",
]


async def test_a_button_that_means_nothing_changes_nothing(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    leader = await club.turn(three)
    stranger = club.member("Zoe")
    await club.slash(stranger, "chips")
    before = await club.books()
    seen = club.seen(club.board())
    for button in NONSENSE:
        for who in (leader, others(three, leader)[0], stranger):
            (result,) = await club.arrive(club.press(who, seen, button))
            assert result.acknowledged
            assert "Something went wrong" not in answer(result)
            assert all(each.ephemeral for each in result.followups)
    assert await club.books() == before
    assert club.seen(club.board())["components"] == seen["components"]


# --- stopping -----------------------------------------------------------------------------------------------------


async def test_a_moderator_is_asked_first_and_stand_ins_play_the_round(club: Club, three: list[MemberActor]) -> None:
    moderator = club.moderator()
    board = await club.start(*three)
    menu = (await club.click(moderator, board, "menu")).response
    question = (await club.click(moderator, menu, "stop")).response
    assert question is not None
    assert question.ephemeral
    assert "Computers play this round to its end." in read(question)
    assert (await club.table()).winding_up is None
    await club.click(moderator, question, "stop_now")
    over = await club.closed()
    assert over.ending is Ending.STOPPED
    for each, chips in zip(three, over.view.chips, strict=True):
        assert await club.wallet(each) == WELCOME - STACK + chips
    assert not labels(question)
    told = read(club.messages()[-1])
    assert "**Mo stopped the table.**" in told
    assert "Computers played the round to its end." in told
