"""Decisions of stops games that are prepared click by click: spreading a stake, and five cards for the poker."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.refusals import DecisionOver
from bot.tables.views import Hand
from cogs.render.ids import CustomId, PrepareId
from cogs.render.parts import Button, Row, button, chips, rows_of, select, until
from cogs.render.stops.cards import card_text, in_suits, space_text, spaces_text
from cogs.render.stops.hands import five_text
from cogs.render.words import Words
from engine.cards import CardSet, card
from engine.poker_hands import best_five
from engine.stops.phases.stakes import evenly
from engine.stops.state import Phase
from engine.stops.view import View

FIVE = 5
"""Cards in a poker hand."""
Draft = dict[str, Any]


def prepared(hand: Hand, pressed: str, chosen: Sequence[str]) -> tuple[Draft, bool]:
    """Return a decision as a click leaves it, and whether it is ready to act.

    Args:
        hand: what the seat may know, with the draft before the click.
        pressed: what the button or select says.
        chosen: what was chosen in a select.

    Raises:
        DecisionOver: the button is none of this decision's.
    """
    view: View = hand.view
    if hand.ready and not pressed.startswith("re"):  # an older copy of the message: what is ready stays so
        raise DecisionOver
    if view.phase is Phase.STAKE:
        return _staked(view, hand.draft, pressed)
    if view.phase is Phase.HOLD:
        return _held(view, hand.draft, pressed, chosen)
    raise DecisionOver


# --- stakes -------------------------------------------------------------------------------------------------


def _staked(view: View, draft: Mapping[str, Any] | None, pressed: str) -> tuple[Draft, bool]:
    on = _placed(draft)
    last = dict(view.placed)
    match re.fullmatch(r"([a-z]+)(\d*)", pressed):
        case re.Match() as found if found[1] == "add" and found[2] and int(found[2]) < len(view.rules.layout):
            space = view.rules.layout[int(found[2])]
            if sum(on.values()) < view.stake_due:
                on = {**on, space: on.get(space, 0) + 1}
            # A single chip is placed with one tap.
            return _stake(on), view.stake_due == 1
    match pressed:
        case "back" if on:
            space = list(on)[-1]
            on = {each: count - (each == space) for each, count in on.items() if count - (each == space)}
            return _stake(on), False
        case "even":
            return _stake(evenly(view.rules.layout, view.stake_due)), False
        case "same" if sum(last.values()) == view.stake_due:
            return _stake(last), False
        case "restake":
            return _stake(on), False
        case "staked":
            return _stake(on), True
    raise DecisionOver


def _placed(draft: Mapping[str, Any] | None) -> dict[str, int]:
    return dict(draft["on"]) if draft and draft.get("do") == "stake" else {}


def _stake(on: Mapping[str, int]) -> Draft:
    return {"do": "stake", "on": dict(on)}


def stake_texts(hand: Hand, words: Words) -> list[str]:
    """Return how much is to be spread, and where it lies so far."""
    view: View = hand.view
    on = _placed(hand.draft)
    if hand.ready:
        return [words.say("✅ **Your stake:** {spaces}", spaces=spaces_text(on.items(), words)), _waiting(words)]
    left = view.stake_due - sum(on.values())
    when = until(hand.board.together_until)
    if view.stake_due == 1:
        texts = [words.say("**Place one chip:** tap where it is to lie. ⏳ {when}", when=when)]
    else:
        texts = [
            words.say(
                "**Place {chips}** where you like, all on one if you want; then press **Done**. ⏳ {when}",
                chips=chips(words, view.stake_due),
                when=when,
            )
        ]
    if on:
        texts.append(
            words.say("So far: {spaces} · {left} left", spaces=spaces_text(on.items(), words), left=left)
            if left
            else words.say("So far: {spaces}", spaces=spaces_text(on.items(), words))
        )
    return texts


def stake_rows(hand: Hand, words: Words) -> list[Row]:
    """Return a button a space, and what makes it quick."""
    view: View = hand.view
    if hand.ready:
        return [[_press(hand, "restake", words.say("Change"))]]
    on = _placed(hand.draft)
    repeatable = sum(count for _, count in view.placed) == view.stake_due
    full = sum(on.values()) >= view.stake_due
    spaces = [
        _press(hand, f"add{at}", f"{space_text(space, words)} {on.get(space) or ''}".rstrip(), disabled=full)
        for at, space in enumerate(view.rules.layout)
    ]
    if view.stake_due == 1 and not on:
        return rows_of(spaces)
    quick = [_press(hand, "back", words.say("Take back"), disabled=not on)]
    if repeatable:
        quick.append(_press(hand, "same", words.say("Same as last time")))
    quick.append(_press(hand, "even", words.say("Spread evenly")))
    done = _press(hand, "staked", words.say("Done"), style=discord.ButtonStyle.success, disabled=not full)
    return [*rows_of(spaces), [*quick, done]]


# --- five cards for the poker -------------------------------------------------------------------------------


def _held(view: View, draft: Mapping[str, Any] | None, pressed: str, chosen: Sequence[str]) -> tuple[Draft, bool]:
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


def hold_texts(hand: Hand, words: Words) -> list[str]:
    """Return the five cards, and what they are worth."""
    view: View = hand.view
    five = five_text(chosen_five(view, hand.draft), words)
    if hand.ready:
        return [words.say("✅ **You hold** {five}", five=five), _waiting(words)]
    return [
        words.say(
            "**Poker: hold five cards.** They stay in your hand for the play. ⏳ {when}",
            when=until(hand.board.together_until),
        ),
        words.say("Your five: {five}. The menu takes others.", five=five),
    ]


def hold_rows(hand: Hand, words: Words) -> list[Row]:
    """Return the button that holds the five, and a menu of all cards for choosing others."""
    view: View = hand.view
    if hand.ready:
        return [[_press(hand, "rehold", words.say("Change"))]]
    five = chosen_five(view, hand.draft)
    rows: list[Row] = []
    done = [_press(hand, "held", words.say("Hold these five"), style=discord.ButtonStyle.success)]
    if five != best_five(view.hand):
        done.append(_press(hand, "best", words.say("Best five")))
    rows.append(done)
    options = [
        discord.SelectOption(label=card_text(each), value=str(each), default=each in five)
        for each in in_suits(view.hand, view.rules.order)
    ]
    # Clients keep what was chosen in a menu as long as it is the same one: another five has another id.
    showing = int(five) % 99_991
    custom_id = PrepareId(hand.board.id, hand.board.round, "five", showing)
    menu = select(custom_id, options, words.say("Five cards"), least=FIVE, most=FIVE)
    menu.id = 1000 + showing
    rows.append([menu])
    return rows


def _waiting(words: Words) -> str:
    return "-# " + words.say("It counts when it is your turn; until then you can change it.")


def _press(
    hand: Hand,
    value: str,
    label: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
) -> Button:
    """Return a button of a decision that is prepared. It belongs to the round: others decide at the same time."""
    return button(CustomId(hand.board.id, "prep", hand.board.round, value), label, style=style, disabled=disabled)
