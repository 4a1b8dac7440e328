"""New York, New York by clicks only: a whole match with everything that may happen to it, the stake, and passing."""

import itertools
import re
from collections.abc import Sequence

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.members.people import Actor
from engine.newyork.state import Phase
from tests.e2e.club import Club, answer, read
from tests.e2e.test_match import plain

WELCOME = 500


async def begin(club: Club, host: MemberActor, *others: MemberActor, **options: object) -> None:
    """Open a table of New York, let the others join, and start."""
    await club.slash(host, "newyork start", **options)
    for each in others:
        await club.click(each, club.board(), "join")
    await club.click(host, club.board(), "start")


async def hand(club: Club, who: MemberActor) -> ResponseMessage:
    """Somebody's hand: the direct message, or the private one where that is closed."""
    found = [each for each in club.direct(who.user) if "Your hand" in read(each)]
    if not found:
        await club.click(who, club.board(), "hand")
        found = club.private(who)
    return found[-1]


async def move(club: Club, who: MemberActor, which: str) -> None:
    """Press the first button of a hand that lays, takes or passes."""
    message = await hand(club, who)
    actor = who.user if club.direct(who.user) else who
    await club.click(actor, message, "do", rf"{which}\w*")


async def turn(club: Club, players: Sequence[MemberActor]) -> None:
    """Let whoever is asked lay, and take."""
    who = await club.turn(players)
    taking = (await club.table()).view.phase is Phase.TAKE
    await move(club, who, "take" if taking else "lay")


async def play_on(club: Club, players: Sequence[MemberActor], *, rounds: int) -> None:
    """Play until so many rounds are over, or the match is."""
    while (board := await club.table()).ending is None and len(board.view.scores) < rounds:
        await turn(club, players)


async def hurry(club: Club, *, rounds: int) -> None:
    """Let everybody pass, without clicks, until so many rounds are over, or the match is."""
    while (board := await club.table()).ending is None and len(board.view.scores) < rounds:
        hands = await club.bot.tables.queries.hands(1)
        acting = [each.member for each in hands if each.acting and not each.own.leaving]
        if not acting:
            await club.env.settle()
            continue
        pressed = next(clicks)
        do = {"do": "take", "card": str(board.view.market[0])} if board.view.phase is Phase.TAKE else {"do": "pass"}
        who = Actor(acting[0], "", None, guild=club.guild.id)
        await club.bot.tables.match.play(1, who, board.decision, do, pressed)
        await club.env.settle()
    while await club.bot.tables.queries.unannounced(1):
        await club.env.settle()


clicks = itertools.count(1)
"""Ids of interactions that never were."""


async def test_a_whole_match_for_a_stake_with_a_closed_door_a_leaver_and_a_restart_between_lay_and_take(
    club: Club, three: list[MemberActor]
) -> None:
    ann, ben, clara = three
    club.refuse("POST", f"/channels/{clara.user.dm_channel.id}/messages", 403, 50007)
    await begin(club, *three, stake=20)
    assert [await club.wallet(each) for each in three] == [WELCOME - 20] * 3
    board = await club.table()
    assert (board.game, len(board.view.market)) == ("new-york", 6)
    first = await club.turn(three)
    await move(club, first, "lay")
    assert (await club.table()).view.phase is Phase.TAKE
    await club.restart()
    await move(club, first, "take")
    board = await club.table()
    assert board.view.counts[board.view.starter] == 6
    await play_on(club, three, rounds=1)
    assert "round 1 of 3" in club.told()
    await turn(club, three)

    menu = (await club.click(ann, club.board(), "menu")).response
    assert "If you leave, a computer plays on for you, and what it wins is yours." in read(menu)
    await club.click(ann, menu, "menu_leave")
    assert "A computer finishes for you. You keep the winnings." in read(menu)
    assert "Ann has left, and a computer plays on" in read(club.board())
    await club.click(ann, menu, "menu_back")
    await club.slash(ben, "newyork leave")
    assert [seat.leaving for seat in (await club.table()).seats] == [False, True, False]
    await hurry(club, rounds=3)

    board = await club.table()
    assert board.ending == "finished"
    winners = board.view.outcome.winners
    wallets = [await club.wallet(each) or 0 for each in three]
    assert wallets == [WELCOME - 20 + (60 // len(winners) if at in winners else 0) for at in range(3)]
    told = plain(club.told())
    assert re.search(r"wins the match|share the win", told)
    assert re.search(r"\d+ points", told)
    assert "takes the pot" in told or "share the pot" in told
    assert str(max(wallets)) in answer(await club.slash(ann, "chips"))


async def test_passing_is_asked_about_once_and_final(club: Club, three: list[MemberActor]) -> None:
    await begin(club, *three)
    who = await club.turn(three)
    question = await club.click(who.user, await hand(club, who), "pass")
    assert "final for this round" in answer(question)
    asked = question.response
    await club.click(who.user, asked, "pass_no")
    assert asked.id not in {each.id for each in club.private(who)}, "the hand is there"
    assert (await club.turn(three)) is who
    question = await club.click(who.user, await hand(club, who), "pass")
    await club.click(who.user, question.response, "pass_yes")
    board = await club.table()
    assert len(board.view.passed) == 1
    assert "passed" in read(club.board())
    assert "You've passed" in read(await hand(club, who))


@pytest.mark.parametrize("added", [0, 2])
async def test_play_now_is_one_opponent_and_two_rounds_and_more_by_choice(club: Club, added: int) -> None:
    ann = club.member("Ann")
    await club.slash(ann, "newyork start")
    for _ in range(added):
        await club.menu(ann, "add")
    await club.click(ann, club.board(), "now" if not added else "start")
    board = await club.table()
    assert len(board.seats) == board.view.rounds == max(added, 1) + 1
