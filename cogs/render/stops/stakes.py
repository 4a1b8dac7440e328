"""Stakes that people spread as they like, click by click."""

import re
from collections.abc import Mapping
from typing import Any

import discord

from bot.refusals import DecisionOver
from bot.tables.views import Hand
from cogs.render.parts import Button, Row, rows_of, until
from cogs.render.stops.cards import space_picture, space_text, spaces_text
from cogs.render.stops.prepare import counts_later, prepare_button
from cogs.render.words import Words
from engine.stops.phases.stakes import evenly
from engine.stops.view import View

Draft = dict[str, Any]


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
        return [words.say("✅ **Your stake:** {spaces}", spaces=spaces_text(on.items(), words)), counts_later(words)]
    left = view.stake_due - sum(on.values())
    when = until(hand.together_until)
    if view.stake_due == 1:
        texts = [words.say("**Place one chip:** tap where it should go. ⏳ {when}", when=when)]
    else:
        texts = [
            words.say(
                "**Place {chips}** where you like, even all on one; then press **Done**. ⏳ {when}",
                chips=words.chips(view.stake_due),
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


def stake_rows(hand: Hand, view: View, words: Words) -> list[Row]:
    """Return a button for each space, and shortcuts."""
    if hand.ready:
        return [[prepare_button(hand, "restake", words.scene("button", "Change"))]]
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
    quick = [prepare_button(hand, "back", words.say("Take back"), disabled=not on)]
    if repeatable:
        quick.append(prepare_button(hand, "same", words.say("Same as last time")))
    quick.append(prepare_button(hand, "even", words.say("Spread evenly")))
    done = prepare_button(hand, "staked", words.say("Done"), style=discord.ButtonStyle.success, disabled=not full)
    return [*rows_of(spaces), [*quick, done]]


def _space_button(hand: Hand, at: int, space: str, count: int, words: Words, *, disabled: bool) -> Button:
    """Return the button that puts a chip on a space. `count`: the chips that lie there by this draft."""
    picture = space_picture(space, words)
    name = "" if picture else space_text(space, words)
    label = f"{name} {words.number(count) if count else ''}".strip()
    return prepare_button(hand, f"add{at}", label, emoji=picture, disabled=disabled)
