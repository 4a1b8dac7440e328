"""Decisions that are made ahead, click by click: stakes that people spread, and five cards for the poker."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.refusals import DecisionOver
from bot.tables.views import Hand
from cogs.render.ids import CustomId, PrepareId
from cogs.render.parts import Button, Row, button, clock, rows_of, select
from cogs.render.stops.cards import card_text, in_suits, space_picture, space_text, spaces_text, spoken_card
from cogs.render.stops.poker_hands import five_text
from cogs.render.words import Words
from engine.cards import CardSet, card
from engine.poker_hands import best_five
from engine.stops.phases.stakes import evenly
from engine.stops.view import View

Draft = dict[str, Any]
FIVE = 5
"""Cards in a poker hand."""


def staked(view: View, draft: Mapping[str, Any] | None, pressed: str) -> tuple[Draft, bool]:
    """Return a stake as a click leaves it, and whether it is ready to act.

    Raises:
        DecisionOver: the button is none of this decision's.
    """
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


def stake_texts(hand: Hand, view: View, words: Words) -> list[str]:
    """Return how much is to be spread, and where it lies so far."""
    on = _placed(hand.draft)
    if hand.ready:
        return [words.say("✅ **Your stake:** {spaces}", spaces=spaces_text(on.items(), words)), _counts_later(words)]
    left = view.stake_due - sum(on.values())
    if view.stake_due == 1:
        ask = words.say("**Place one chip:** tap where it should go.")
    else:
        due = words.chips(view.stake_due)
        ask = words.say("**Place {chips}** where you like, even all on one; then press **Done**.", chips=due)
    texts = [ask + clock(hand.together_until)]
    if on:
        texts.append(
            words.say("So far: {spaces} · {left} left", spaces=spaces_text(on.items(), words), left=left)
            if left
            else words.say("So far: {spaces}", spaces=spaces_text(on.items(), words))
        )
    return texts


def stake_rows(hand: Hand, view: View, words: Words) -> list[Row]:
    """Return a button for each space, and shortcuts."""
    if hand.ready:
        return [[_button(hand, "restake", words.scene("button", "Change"))]]
    on = _placed(hand.draft)
    repeatable = sum(count for _, count in view.placed) == view.stake_due
    full = sum(on.values()) >= view.stake_due
    spaces = [
        _space_button(hand, at, space, on.get(space, 0), words, disabled=full)
        for at, space in enumerate(view.rules.layout)
    ]
    if view.stake_due == 1 and not on:
        return rows_of(spaces)
    # Translators: a button that takes back the last chip that was placed.
    quick = [_button(hand, "back", words.say("Take back"), disabled=not on)]
    if repeatable:
        quick.append(_button(hand, "same", words.say("Same as last time")))
    quick.append(_button(hand, "even", words.say("Spread evenly")))
    done = _button(hand, "staked", words.say("Done"), style=discord.ButtonStyle.success, disabled=not full)
    return [*rows_of(spaces), [*quick, done]]


def _space_button(hand: Hand, at: int, space: str, count: int, words: Words, *, disabled: bool) -> Button:
    """Return the button that puts a chip on a space. `count`: the chips that lie there by this draft."""
    picture = space_picture(space, words)
    name = "" if picture else space_text(space, words)
    label = f"{name} {words.number(count) if count else ''}".strip()
    return _button(hand, f"add{at}", label, emoji=picture, disabled=disabled)


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
            return _hold(_chosen_five(view, draft)), False
        case "held":
            return _hold(_chosen_five(view, draft)), True
    raise DecisionOver


def _chosen_five(view: View, draft: Mapping[str, Any] | None) -> CardSet:
    """Return the five cards that a seat has chosen so far: its best five unless it said otherwise."""
    if draft and draft.get("do") == "hold":
        return CardSet.of(map(card, draft["cards"]))
    return best_five(view.hand)


def _hold(cards: CardSet) -> Draft:
    return {"do": "hold", "cards": [str(each) for each in cards]}


def hold_texts(hand: Hand, view: View, words: Words) -> list[str]:
    """Return the five cards, and what they are worth."""
    five = five_text(_chosen_five(view, hand.draft), words)
    if hand.ready:
        return [words.say("✅ **Your five:** {five}", five=five), _counts_later(words)]
    return [
        words.say("**Poker: choose your five.** They stay in your hand for the play.") + clock(hand.together_until),
        words.say("Your five: {five}. Use the menu to pick different cards.", five=five),
    ]


def hold_rows(hand: Hand, view: View, words: Words) -> list[Row]:
    """Return the button that holds the five, and a menu of all cards for choosing others."""
    if hand.ready:
        return [[_button(hand, "rehold", words.scene("button", "Change"))]]
    five = _chosen_five(view, hand.draft)
    rows: list[Row] = []
    done = [_button(hand, "held", words.say("Use these five"), style=discord.ButtonStyle.success)]
    if five != best_five(view.hand):
        done.append(_button(hand, "best", words.scene("button", "Best five")))
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


def _counts_later(words: Words) -> str:
    """Return that a decision which is ready can still be changed."""
    return "-# " + words.say("You can change this until your turn.")


def _button(
    hand: Hand,
    value: str,
    label: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str = "",
    disabled: bool = False,
) -> Button:
    """Return a button of a decision that is prepared. It belongs to the round: others decide at the same time."""
    pressed = CustomId(hand.board.id, "prep", hand.board.round, value)
    return button(pressed, label, style=style, emoji=emoji, disabled=disabled)
