"""The lessons as rounds: every step can be done in exactly one way. Who has finished one is taught by it at tables."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.lessons.lesson import Position, position
from bot.lessons.pupils import Pupils
from bot.members.people import Actor
from engine.catalogue import CATALOGUE
from engine.game import Action
from engine.lesson import PUPIL, Lesson
from engine.players import NORMAL
from tests.bot.club import GUILD, Club
from tests.bot.people import ANN, BEN
from tests.lessons import LESSONS
from tests.postgresql import ON_BOTH

EVERY = pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))


def positions(lesson: Lesson) -> Iterator[Position]:
    """Yield where a pupil stands from the first step to the last one, each goal for itself."""
    at = position(lesson, 0)
    while not at.over:
        yield at
        at = at.next()


def actions(at: Position) -> list[Action]:
    return list(CATALOGUE[at.lesson.game].game.legal(at.state, PUPIL))


@EVERY
def test_a_lesson_has_six_steps_of_one_or_two_goals(lesson: Lesson) -> None:
    assert len(lesson.steps) == len({each.key for each in lesson.steps}) == 6
    assert all(len(each.goals) in (1, 2) for each in lesson.steps)


@EVERY
def test_in_every_step_exactly_one_thing_leads_on(lesson: Lesson) -> None:
    for at in positions(lesson):
        assert CATALOGUE[at.lesson.game].game.to_act(at.state) == (PUPIL,)
        leads_on = [each for each in (None, *actions(at)) if at.tried(each) is not None]
        assert len(leads_on) == 1, at.key
        assert (leads_on[0] is None) == (at.goal is None)
        assert at.tried(leads_on[0]) == at.next()


HAPPENS = {
    "stops": ["CardPlayed", "RunStopped", "CardPlayed", "BoodleCollected", None, "RunStopped", "RoundEnded"],
    "new-york": ["CardLaid", "CardTaken", "CardLaid", "CardTaken", "CardLaid", None, "CardLaid", "Passed"],
}


@EVERY
def test_what_is_to_be_done_does_what_the_lesson_teaches(lesson: Lesson) -> None:
    for at, happens in zip(positions(lesson), HAPPENS[lesson.game], strict=True):
        if happens is None:
            assert at.goal is None
            continue
        assert at.goal is not None
        events = CATALOGUE[lesson.game].game.apply(at.state, PUPIL, lesson.read(at.goal)).events
        assert [
            each
            for each in events
            if type(each).__name__ == happens and PUPIL in (getattr(each, "seat", None), getattr(each, "winner", None))
        ]
        if at.key == "cover":
            assert not [each for each in events if getattr(each, "covered", "") is None]


@EVERY
def test_what_the_rules_refuse_leads_nowhere(lesson: Lesson) -> None:
    """Every action that is legal anywhere in the lesson, tried everywhere else."""
    known = {action for at in positions(lesson) for action in actions(at)}
    for at in positions(lesson):
        assert not [each for each in known - set(actions(at)) if at.tried(each) is not None]


@EVERY
def test_a_round_that_goes_on_from_step_to_step_is_the_round_that_was_played(lesson: Lesson) -> None:
    game = CATALOGUE[lesson.game].game
    for at in positions(lesson):
        after = at.next()
        if at.goal is None:
            assert after.state == at.state
            continue
        (played,) = [each for each in actions(at) if at.tried(each) is not None]
        state = game.apply(at.state, PUPIL, played).state
        if not after.over and after.done == 0 and lesson.steps[after.step].start is not None:
            continue  # another round begins
        script = lesson.after if after.over else lesson.steps[after.step].before if after.done == 0 else ""
        for word in script.split():
            (seat,) = game.to_act(state)
            assert seat != PUPIL
            state = game.apply(state, seat, lesson.read(word)).state
        assert after.state == state


@EVERY
def test_the_hint_is_what_is_to_be_done_then(lesson: Lesson) -> None:
    for at in positions(lesson):
        view = CATALOGUE[lesson.game].game.view(at.state, PUPIL)
        if at.goal is None:
            assert CATALOGUE[lesson.game].is_choice(view)
        if at.hinted:
            assert at.tried(CATALOGUE[lesson.game].players[NORMAL](view, Random(0))) is not None


@EVERY
def test_at_the_end_the_pupil_has_won_the_round(lesson: Lesson) -> None:
    end = position(lesson, len(lesson.steps))
    game = CATALOGUE[lesson.game].game
    assert game.between_rounds(end.state)
    best = max(game.standing(end.state))
    assert [seat for seat, each in enumerate(game.standing(end.state)) if each == best] == [PUPIL]


@EVERY
def test_a_step_that_there_is_not_is_the_nearest_one(lesson: Lesson) -> None:
    assert position(lesson, 99, 9) == position(lesson, 6)
    assert position(lesson, 0, 9) == position(lesson, 0, 0)


# --- pupils -----------------------------------------------------------------------------------------------------------


pytestmark = ON_BOTH

ELSEWHERE = GUILD + 1


@pytest.fixture
def pupils(quick_club: Club) -> Pupils:
    return Pupils(quick_club.database, quick_club.wallets, quick_club.clock)


async def taught(club: Club, table: int, who: Actor) -> bool:
    return (await club.tables.queries.hand(table, who.member)).taught


async def test_who_has_finished_the_lesson_is_taught_at_tables_of_that_game(quick_club: Club, pupils: Pupils) -> None:
    await pupils.finish(GUILD, ANN, "stops")
    await pupils.finish(GUILD, ANN, "stops")  # once more for fun
    await pupils.finish(GUILD, BEN, "new-york")
    assert await quick_club.wallet(ANN) == 500, "what everybody gets who comes"
    table = await quick_club.open(ANN, BEN)
    assert await taught(quick_club, table, ANN)
    assert not await taught(quick_club, table, BEN)
    elsewhere = await quick_club.open(replace(ANN, guild=ELSEWHERE), guild=ELSEWHERE, channel=71)
    assert await taught(quick_club, elsewhere, ANN)
