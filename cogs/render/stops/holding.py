"""The five cards that people hold for the poker, chosen from a menu."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.refusals import DecisionOver
from bot.tables.views import Hand
from cogs.render.ids import PrepareId
from cogs.render.parts import Row, select, until
from cogs.render.stops.cards import card_text, in_suits, spoken_card
from cogs.render.stops.poker_hands import five_text
from cogs.render.stops.prepare import counts_later, prepare_button
from cogs.render.words import Words
from engine.cards import CardSet, card
from engine.poker_hands import best_five
from engine.stops.view import View

FIVE = 5
"""Cards in a poker hand."""
Draft = dict[str, Any]


def held(view: View, draft: Mapping[str, Any] | None, pressed: str, chosen: Sequence[str]) -> tuple[Draft, bool]:
    """Return five cards as a click leaves them, and whether they are ready to act.

    Raises:
        DecisionOver: the button is none of this decision's, or these are not five cards of the hand.
    """
    match pressed:
        case "five" if len({*chosen}) == len(chosen) == FIVE and {*chosen} <= {*map(str, view.hand)}:
            return _hold(CardSet.of(map(card, chosen))), False
        case "best":
            return _hold(best_five(view.hand)), False
        case "rehold":
            return _hold(chosen_five(view, draft)), False
        case "held":
            return _hold(chosen_five(view, draft)), True
    raise DecisionOver


def chosen_five(view: View, draft: Mapping[str, Any] | None) -> CardSet:
    """Return the five cards that a seat has chosen so far: its best five unless it said otherwise."""
    if draft and draft.get("do") == "hold":
        return CardSet.of(map(card, draft["cards"]))
    return best_five(view.hand)


def _hold(cards: CardSet) -> Draft:
    return {"do": "hold", "cards": [str(each) for each in cards]}


def hold_texts(hand: Hand, view: View, words: Words) -> list[str]:
    """Return the five cards, and what they are worth."""
    five = five_text(chosen_five(view, hand.draft), words)
    if hand.ready:
        return [words.say("✅ **Your five:** {five}", five=five), counts_later(words)]
    return [
        words.say(
            "**Poker: choose your five.** They stay in your hand for the play. ⏳ {when}",
            when=until(hand.together_until),
        ),
        words.say("Your five: {five}. Use the menu to pick different cards.", five=five),
    ]


def hold_rows(hand: Hand, view: View, words: Words) -> list[Row]:
    """Return the button that holds the five, and a menu of all cards for choosing others."""
    if hand.ready:
        return [[prepare_button(hand, "rehold", words.scene("button", "Change"))]]
    five = chosen_five(view, hand.draft)
    rows: list[Row] = []
    done = [prepare_button(hand, "held", words.say("Use these five"), style=discord.ButtonStyle.success)]
    if five != best_five(view.hand):
        done.append(prepare_button(hand, "best", words.scene("button", "Best five")))
    rows.append(done)
    options = [
        discord.SelectOption(
            label=spoken_card(each, words) if words.deck else card_text(each, words),
            value=str(each),
            emoji=words.deck.card(each) or None,
            default=each in five,
        )
        for each in in_suits(view.hand, view.rules.order)
    ]
    # Clients keep what was chosen in a menu as long as it is the same one: another five has another id.
    showing = int(five) % 99_991
    custom_id = PrepareId(hand.board.id, hand.board.round, "five", showing)
    menu = select(custom_id, options, words.say("Choose five cards"), least=FIVE, most=FIVE)
    menu.id = 1000 + showing
    rows.append([menu])
    return rows
