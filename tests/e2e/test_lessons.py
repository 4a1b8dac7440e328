"""Lessons by clicks: from the lobby to the last card, wrong cards, old buttons, and on to a real table."""

from collections.abc import Iterator
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.lessons.lesson import Position, position
from bot.tables.model.table import Status
from cogs.render.ids import LEARN_TEMPLATE, LearnId
from cogs.render.lessons import PLAY
from engine.catalogue import CATALOGUE
from engine.lesson import PUPIL
from tests.e2e.club import BUTTON, Club, answer, components, read
from tests.lessons import LESSONS

COMMANDS = {"stops": "newmarket", "new-york": "newyork"}
OPPONENTS = {"stops": 2, "new-york": 1}
"""How many computer players wait where a pupil plays now."""


def ways(message: Any) -> Iterator[LearnId]:
    """What the buttons of a lesson mean."""
    for each in components(message):
        found = LEARN_TEMPLATE.fullmatch(each.get("custom_id", "")) if each["type"] == BUTTON else None
        if found is not None:
            yield LearnId.read(found)


def answers(at: Position) -> str:
    """What leads on from a position, as the values of buttons say it."""
    if at.goal is None:
        return ""
    legal = CATALOGUE[at.lesson.game].game.legal(at.state, PUPIL)
    (found,) = [each for each in legal if at.tried(each) is not None]
    said = CATALOGUE[at.lesson.game].game.codec.dump_action(found)
    return str(said["card"]) if said["do"] == "play" else f"{said['do']}{said.get('card', '')}"


async def press(who: MemberActor, message: Any, verb: str, value: str = "") -> Any:
    (found,) = [each for each in ways(message) if each.verb == verb and each.value == value]
    return await who.click(message, custom_id=str(found))


async def step(who: MemberActor, message: Any, at: Position) -> None:
    """Do what is to be done."""
    value = answers(at)
    (found,) = [each for each in ways(message) if (each.value == value if value else each.verb == "hint")]
    await who.click(message, custom_id=str(found))


@pytest.mark.parametrize("game", LESSONS)
async def test_a_lesson_is_played_from_the_command_to_a_real_table(club: Club, ann: MemberActor, game: str) -> None:
    shown = (await club.slash(ann, f"{COMMANDS[game]} learn")).response
    assert shown.ephemeral
    at, clicks = position(LESSONS[game], 0), 0
    while not at.over:
        assert f"step {at.step + 1} of 6" in read(shown)
        wrong = next((each for each in ways(shown) if each.verb in ("card", "do") and each.value != answers(at)), None)
        if wrong is not None:
            await ann.click(shown, custom_id=str(wrong))
            assert "↩️" in read(shown)
            assert f"step {at.step + 1} of 6" in read(shown), "nothing wrong is played"
        if clicks == 2:
            await club.restart()  # everything is in the ids
        await step(ann, shown, at)
        at, clicks = at.next(), clicks + 1
    assert clicks == sum(len(each.goals) for each in LESSONS[game].steps)
    assert "You know it all now" in read(shown)
    assert club.messages() == []
    explained = await press(ann, shown, "rules")
    assert "This is the game without house rules." in answer(explained)
    await press(ann, shown, "play")
    board = await club.table()
    assert (board.status, board.game, board.terms.level) == (Status.LOBBY, game, "easy")
    assert [seat.member for seat in board.seats] == [ann.id, *[None] * OPPONENTS[game]]
    await club.click(ann, club.board(), "start")
    (hand,) = await club.bot.tables.queries.hands(board.id)
    assert (hand.novice, hand.taught) == (True, True)
    assert "You know it all now" in read(shown), "the lesson stays where it is"


async def test_everybody_gets_a_lesson_of_their_own_from_the_button_in_the_lobby(
    club: Club, ann: MemberActor, ben: MemberActor
) -> None:
    lobby = await club.open(ann)
    before = read(lobby)
    for who in (ann, ben):
        await press(who, (await club.click(who, lobby, "menu")).response, "go")
        (own,) = club.private(who)
        assert "step 1 of 6" in read(own)
    await step(ann, club.private(ann)[0], position(LESSONS["stops"], 0))
    assert "step 2 of 6" in read(club.private(ann)[0])
    assert "step 1 of 6" in read(club.private(ben)[0])
    assert read(lobby) == before


async def test_after_the_lesson_a_pupil_plays_at_the_table_that_they_have_opened(club: Club, ann: MemberActor) -> None:
    lobby = await club.open(ann)
    await press(ann, (await club.click(ann, lobby, "menu")).response, "go")
    (lesson,) = club.private(ann)
    await club.arrive(club.press(ann, club.seen(lesson), str(LearnId("stops", 6, 0, PLAY))))
    offered = club.private(ann)[-1]
    assert "You have a seat at the table here." in read(offered)
    await club.click(ann, offered, "now")
    assert (await club.table()).status is Status.PLAYING
    assert "Your hand" in read(offered)
