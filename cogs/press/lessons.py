"""Lessons: private messages that a pupil goes through. Only the buttons' ids say where the pupil is."""

from bot.lessons.lesson import Position, position
from bot.refusals import DecisionOver
from bot.tables.transitions.permissions import server_of
from cogs.press.boundary import Interaction, actor, answer, with_own_cards
from cogs.render.games import RENDERERS
from cogs.render.ids import CustomId, LearnId
from cogs.render.lessons import HINT, lesson_message, praise, wrong
from cogs.render.words import Words
from engine.catalogue import CATALOGUE
from engine.game import Action
from engine.lesson import Lesson


async def go_to(interaction: Interaction, pressed: LearnId, words: Words) -> None:
    """Show a lesson at a step: in the pressed message if that is the lesson's, else in a new private one."""
    at = position(_lesson(pressed), pressed.step, pressed.done)
    await _show(interaction, at, await with_own_cards(interaction, words))


async def attempt(interaction: Interaction, pressed: LearnId, words: Words) -> None:
    """Do what was pressed if it solves the step, and say what follows; otherwise say why it does not."""
    at = position(_lesson(pressed), pressed.step, pressed.done)
    words, name = await with_own_cards(interaction, words), actor(interaction).name
    if at.over:  # a button of another version
        await _show(interaction, at, words)
        return
    action = _action(pressed)
    after = at.tried(action)
    if after is None:
        await _show(interaction, at, words, wrong(at, action, name, words))
        return
    who = actor(interaction)
    if after.over and who.guild is not None:  # only servers have wallets, with which this is stored
        await interaction.client.pupils.finish(server_of(who), who, pressed.game)
        interaction.client.tables.cache.show_anew(members=[who.member])
    await _show(interaction, after, words, praise(at, after, name, words))


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


async def _show(interaction: Interaction, at: Position, words: Words, note: str = "") -> None:
    await answer(interaction, lesson_message(at, actor(interaction).name, words, note))
