"""The lesson of stops games in words: its table, the tasks, and the answers to what the pupil tries."""

from collections.abc import Sequence

from bot.tables.views import Hand
from cogs.render.ids import CustomId
from cogs.render.parts import Row, Style, button, rows_of, shown
from cogs.render.stops.board import texts as board_texts
from cogs.render.stops.cards import card_text, in_suits, shown_card
from cogs.render.words import Words
from engine.game import Action, Event
from engine.stops.actions import PlayCard
from engine.stops.events import RoundEnded
from engine.stops.view import View

WITHOUT_BOODLE = ("follow", "stop", "lead")
"""The steps before the one that explains the chips."""
IN_A_LINE = 5
"""How many buttons fit a row; more cards are split into two rows of about the same length."""


def texts(key: str, hand: Hand, view: View, words: Words) -> list[str]:
    """Return the run, and the boodle once the lesson explains it. The pupil's cards are the buttons."""
    run, taken, boodle, _before = board_texts(hand.board, hand.board.view, words)
    return [run] if key in WITHOUT_BOODLE else [run, taken, boodle]


def rows(hand: Hand, view: View, words: Words) -> list[Row]:
    """Return a button for each card, whether the pupil may play it now or not."""
    cards = [
        button(
            CustomId(0, "card", 0, str(each)),
            "" if words.deck else card_text(each, words),
            style=Style.primary,
            emoji=words.deck.card(each),
        )
        for each in in_suits(view.hand, view.rules.order)
    ]
    return rows_of(cards, -(-len(cards) // 2) if len(cards) > IN_A_LINE else IN_A_LINE)


def task(key: str, done: int, hand: Hand, view: View, words: Words) -> tuple[str, str]:
    """Return what is new in a step, and the task."""
    wanted = "" if view.wanted is None else shown_card(view.wanted, words)
    match key:
        case "follow":
            return (
                words.say(
                    "The first to run out of cards wins. A run goes up in one suit: if you have the next card, you "
                    "play it."
                ),
                words.say("Play your {card}.", card=wanted),
            )
        case "stop":
            return "", words.say("You have the next card, too: play the {card}.", card=wanted)
        case "lead":
            return (
                words.say("You played last, so you lead: choose a suit, and play your lowest card in it."),
                words.say("Lead your lowest diamond."),
            )
        case "boodle":
            taken = next((there for space, there in view.table if space == str(view.wanted)), 0)
            return (
                words.say("The cards with chips on them are the boodle. If you play one, its chips are yours."),
                words.say("Play the {card} and take {chips}.", card=wanted, chips=words.chips(taken)),
            )
        case "hint":
            if done:
                return "", words.say("Lead that card.")
            return words.say("You lead again. Not sure which card?"), words.say("Press Hint.")
    return (
        words.say(
            "The first player without cards wins the round: the others pay a chip for each card they still hold."
        ),
        words.say("Play your last card."),
    )


def praise(key: str, done: int, hand: Hand, view: View, words: Words) -> str:
    """Return the result of what the pupil did. `view`: the match after that and the others' answers."""
    last = view.plays[-1]
    match key:
        case "follow":
            name = shown(hand.board.seats[last.seat].name)
            return words.say("✅ Right! {name} had the {card}.", name=name, card=shown_card(last.card, words))
        case "stop":
            return words.say(
                "✅ The run stops: the {card} is in the extra hand, which nobody plays.", card=_above(view, words)
            )
        case "lead":
            leads = view.run[0]
            return words.say(
                "✅ {name} finished that run and led {card}.",
                card=shown_card(leads.card, words),
                name=shown(hand.board.seats[leads.seat].name),
            )
        case "boodle":
            return words.say("✅ They're yours! Nobody has the {card}, so the run stops.", card=_above(view, words))
        case "hint" if done:
            return words.say("✅ Nothing could follow, so you lead again.")
    return ""


def wrong(key: str, done: int, hand: Hand, view: View, action: Action | None, words: Words) -> str:
    """Return why an action is not the step's task. `action`: None if the pupil asked for a hint too early."""
    if action is None:
        return words.say("You can do this without a hint.")
    if not isinstance(action, PlayCard):
        return words.say("You can't do that right now.")
    tried = shown_card(action.card, words)
    if view.wanted is not None:
        return words.say(
            "That's the {card}. The run needs the {wanted} now.", card=tried, wanted=shown_card(view.wanted, words)
        )
    if key == "hint":
        return words.say("Try what the hint says.") if done else words.say("Ask first: press **Hint**.")
    if action.card.suit == "D" and view.hand >> action.card & 1:
        lowest = next(each for each in in_suits(view.hand, view.rules.order) if each.suit == "D")
        return words.say(
            "That's your {card}; your lowest diamond is the {lowest}.", card=tried, lowest=shown_card(lowest, words)
        )
    return words.say("That's not a diamond. You could lead any suit, but try diamonds this time.")


def finished(events: Sequence[Event], names: Sequence[str], words: Words) -> str:
    """Return how the round ended, and what the pupil has learnt."""
    paid = sum(each.chips for event in events if isinstance(event, RoundEnded) for each in event.payments)
    return "\n".join(
        (
            words.say("🏁 **You win the round!** The others pay you {chips}.", chips=words.chips(paid)),
            words.say(
                "You know it all now: follow runs, lead your lowest card, take the boodle, and run out of cards first."
            ),
        )
    )


def _above(view: View, words: Words) -> str:
    """Return the card above the last one, which nobody had."""
    above = view.rules.order.above[view.plays[-1].card]
    return "" if above is None else shown_card(above, words)
