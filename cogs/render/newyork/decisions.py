"""What the buttons of New York, New York mean."""

from bot.refusals import DecisionOver
from cogs.render.words import Words
from engine.newyork.actions import Pass
from engine.newyork.view import View


def question(view: View, words: Words) -> str:
    """Return the question before passing."""
    if Pass() not in view.choices:
        raise DecisionOver
    return words.say("**Pass?** That's final for this round: you play no more cards, and your hand scores nothing.")
