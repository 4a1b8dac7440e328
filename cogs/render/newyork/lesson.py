"""The lesson of New York, New York in words: its table, the tasks, and the answers to what the pupil tries."""

from collections.abc import Sequence

from bot.tables.views import Hand
from cogs.render.newyork.board import market_lines
from cogs.render.newyork.cards import card_text, cards_text, large, row_lines, shape
from cogs.render.newyork.hand import rows as rows
from cogs.render.parts import shown
from cogs.render.words import Words
from engine.game import Action, Event
from engine.newyork.actions import Lay, Pass, Take
from engine.newyork.cards import Card
from engine.newyork.events import RoundScored
from engine.newyork.view import View


def texts(key: str, hand: Hand, view: View, words: Words) -> list[str]:
    """Return the row, the market and the pupil's cards, as the hand at a table shows them."""
    # Translators: above the cards of a hand; {shape}: the sign of the pupil's colour
    cards = words.say("Your cards · you are {shape}", shape=shape(hand.seat, words))
    return [
        "\n".join(["-# " + words.say("The row"), *row_lines(view.tops, words, 2)]),
        market_lines(view, words) if view.market else "",
        f"-# {cards}\n{large(cards_text(view.hand, words), words, 2)}",
    ]


def task(key: str, done: int, hand: Hand, view: View, words: Words) -> tuple[str, str]:
    """Return what is new in a step, and the task."""
    own, other = view.standing[hand.seat].points, view.standing[1 - hand.seat]
    name = shown(hand.board.seats[1 - hand.seat].name)
    match key:
        case "lay":
            high = max(each for each in view.hand if each.owner == hand.seat)
            return (
                words.say(
                    "Every card goes on the pile with its number. A pile with your colour {shape} on top scores its "
                    "number for you.",
                    shape=shape(hand.seat, words),
                ),
                words.scene("New York", "Play your {card}.", card=card_text(high, words)),
            )
        case "take":
            return (
                words.say("After playing a card, you take one from the market."),
                words.say("Take the card in your colour {shape}.", shape=shape(hand.seat, words)),
            )
        case "cover" if not done:
            number = max(other.numbers)
            return (
                words.say("Any card with the same number covers it, and only what is on top scores."),
                words.say("Cover {name}'s {n}.", name=name, n=number),
            )
        case "cover":
            return "", words.say("Take the card in your colour {shape}.", shape=shape(hand.seat, words))
        case "score":
            return (
                " ".join(
                    (
                        words.say("Late in a round the market is empty. Only you and {name} are playing.", name=name),
                        words.count("You have {n} point.", "You have {n} points.", own),
                    )
                ),
                words.say("Play the card that brings you points."),
            )
        case "hint":
            if done:
                return "", words.say("Play that card.")
            # Translators: what a lesson asks for; the button is called "Hint"
            press = words.say("Press Hint.")
            return words.say("Not sure what to play next?"), press
    return (
        words.say(
            "Both cards you have left would cover your own. If you pass, you play no more this round, and lose nothing."
        ),
        # Translators: what a lesson asks for; the button is called "Pass"
        words.say("Press Pass."),
    )


def praise(key: str, done: int, hand: Hand, view: View, words: Words) -> str:
    """Return the result of what the pupil did. `view`: the match after that and the opponent's answer."""
    own, other = view.standing[hand.seat].points, view.standing[1 - hand.seat]
    name = shown(hand.board.seats[1 - hand.seat].name)
    match key:
        case "lay":
            return words.count(
                "✅ {n} point for you, as long as it stays on top.",
                "✅ {n} points for you, as long as it stays on top.",
                own,
            )
        case "take":
            last = view.turns[-1].laid
            assert last is not None
            return words.count(
                "✅ Right! Then {name} played {card}: {n} point for {name}.",
                "✅ Right! Then {name} played {card}: {n} points for {name}.",
                last.number,
                name=name,
                card=card_text(last, words),
            )
        case "cover" if not done:
            return words.count(
                "✅ {name} has only {n} point left.", "✅ {name} has only {n} points left.", other.points, name=name
            )
        case "cover":
            return words.say("✅ Now for the end of a round.")
        case "score":
            return words.count("✅ Now you have {n} point.", "✅ Now you have {n} points.", own)
        case "hint" if done:
            return words.say("✅ Nobody can cover it any more.")
    return ""


def wrong(key: str, done: int, hand: Hand, view: View, action: Action | None, words: Words) -> str:
    """Return why an action is not the step's task. `action`: None if the pupil asked for a hint instead."""
    if key == "hint" and action is not None:
        return words.say("Try what the hint says.") if done else words.say("Ask first: press **Hint**.")
    match action:
        case Lay(laid):
            return _not_this(key, laid, hand, view, words)
        case Take():
            return words.say("That's not your colour: take the card with {shape}.", shape=shape(hand.seat, words))
        case Pass():
            return words.say("Not yet: if you pass, you play no more this round.")
    return words.say("You can do this without a hint.")


def finished(events: Sequence[Event], names: Sequence[str], words: Words) -> str:
    """Return how the round ended, and what the pupil has learnt."""
    own, other = next(event.totals for event in events if isinstance(event, RoundScored))
    return "\n".join(
        (
            words.count(
                "🏅 **You win the round!** You have {n} point, {name} has {other}.",
                "🏅 **You win the round!** You have {n} points, {name} has {other}.",
                own,
                name=shown(names[1]),
                other=other,
            ),
            words.say(
                "You know it all now: get your colour on top, cover the others, and pass when a card would only "
                "hurt you."
            ),
        )
    )


def _not_this(key: str, laid: Card, hand: Hand, view: View, words: Words) -> str:
    """Return why a card is not the one to play."""
    over = view.tops[laid.number - 1]
    if over is not None and over.owner == hand.seat:
        return words.count(
            "That would cover your own {card}: you'd lose {n} point.",
            "That would cover your own {card}: you'd lose {n} points.",
            over.number,
            card=card_text(over, words),
        )
    if key == "cover":
        number = max(view.standing[1 - hand.seat].numbers)
        # Translators: {n} and {number} are piles, and the numbers of the cards that go on them
        return words.say(
            "That goes on pile {n}. To cover the {number}, you need another {number}.", n=laid.number, number=number
        )
    if laid.owner == hand.seat:
        return words.count("That scores only {n} point.", "That scores only {n} points.", laid.number)
    return words.say("That isn't your colour, so it scores nothing for you.")
