"""Lessons: private messages that a pupil goes through. Only the buttons' ids say where the pupil is."""

from bot.lessons.lesson import Position, position
from bot.refusals import DecisionOver
from cogs.press.press import Asked
from cogs.render.games import RENDERERS
from cogs.render.ids import CustomId, LearnId
from cogs.render.lessons import HINT, lesson_message, praise, wrong
from cogs.render.words import Words
from engine.catalogue import CATALOGUE
from engine.game import Action
from engine.lesson import Lesson


async def go_to(asked: Asked, pressed: LearnId) -> None:
    """Show a lesson at a step: in the pressed message if that is the lesson's, else in a new private one."""
    at = position(_lesson(pressed), pressed.step, pressed.done)
    await _show(asked, at, await asked.own_words())


async def attempt(asked: Asked, pressed: LearnId) -> None:
    """Do what was pressed if it solves the step, and say what follows; otherwise say why it does not."""
    at = position(_lesson(pressed), pressed.step, pressed.done)
    words, who = await asked.own_words(), asked.actor
    if at.over:  # a button of another version
        await _show(asked, at, words)
        return
    action = _action(pressed)
    after = at.tried(action)
    if after is None:
        await _show(asked, at, words, wrong(at, action, who.name, words))
        return
    if after.over and who.guild is not None:  # only servers have wallets, with which this is stored
        await asked.bot.pupils.finish(who.guild, who, pressed.game)
        asked.bot.tables.cache.show_anew(members=[who.member])
    await _show(asked, after, words, praise(at, after, who.name, words))


def _lesson(pressed: LearnId) -> Lesson:
    pack = CATALOGUE.get(pressed.game)
    if pack is None or pack.lesson is None:
        raise DecisionOver
    return pack.lesson


def _action(pressed: LearnId) -> Action | None:
    """Return the action that a button stands for, None for a hint.

    Raises:
        DecisionOver: the action does not exist.
    """
    if pressed.verb == HINT:
        return None
    data = RENDERERS[pressed.game].decisions.action(CustomId(0, pressed.verb, 0, pressed.value))
    try:
        return CATALOGUE[pressed.game].game.codec.load_action(data)
    except ValueError as error:
        raise DecisionOver from error


async def _show(asked: Asked, at: Position, words: Words, note: str = "") -> None:
    await asked.answer(lesson_message(at, asked.actor.name, words, note))
