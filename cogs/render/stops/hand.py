"""A hand of a stops match: its cards by suit, what its player may do, and buttons for it."""

from __future__ import annotations

import discord

from bot.tables.views import Board, Hand
from cogs.render.ids import CustomId
from cogs.render.parts import Button, Row, button, rows_of, shown, until
from cogs.render.stops.cards import card_text, hand_text, in_suits, shown_card, shown_cards, side_by_side, space_text
from cogs.render.stops.choices import choice_rows, choice_texts
from cogs.render.stops.coaching import coaching
from cogs.render.stops.hints import hint_text
from cogs.render.words import Words
from engine.cards import Card, CardSet
from engine.players import Weighed
from engine.stops.actions import PlayCard
from engine.stops.state import Phase
from engine.stops.view import View


def texts(hand: Hand, view: View, words: Words) -> list[str]:
    """Return what the player may do, and below it their cards by suit: whose turn it is is read first."""
    absent = hand.leaving or hand.away
    if view.stake_due:
        return [_idle(hand, words)] if absent else [*choice_texts(hand, view, words), *_coached(hand, view, words)]
    if not view.hand:
        return [_without_cards(hand, view, words)]
    cards = hand_text(view.hand, view.rules.order, words)
    if view.phase not in (Phase.LEAD, Phase.FOLLOW):
        if absent:
            return [_idle(hand, words), cards]
        return [*(choice_texts(hand, view, words) or [_idle(hand, words)]), cards, *_coached(hand, view, words)]
    return [
        _prompt(hand, view, words),
        cards,
        *_missing(view, words),
        *_collects(view, words),
        *_coached(hand, view, words),
    ]


def rows(hand: Hand, view: View, words: Words) -> list[Row]:
    """Return the buttons of an open decision, or one for each card that may be played now."""
    if view.phase not in (Phase.LEAD, Phase.FOLLOW):
        return choice_rows(hand, view, words)
    return rows_of([_card_button(hand, view, each, words) for each in in_suits(view.legal, view.rules.order)])


def hint(hand: Hand, view: View, suggestion: Weighed, words: Words) -> str:
    """Return a lead, what is certain about it, and how it compares."""
    assert isinstance(suggestion.action, PlayCard)
    return hint_text(view, suggestion.action, suggestion.ahead, words)


def worth(hand: Hand, view: View | None, words: Words) -> str:
    """Return a seat's stack."""
    return words.count(
        "You have {n} chip here. If you leave, it goes to your wallet after the round.",
        "You have {n} chips here. If you leave, they go to your wallet after the round.",
        hand.stack,
    )


def leaving(board: Board, words: Words) -> str:
    """Return that a computer plays the round to its end, what becomes of the stack then, and that this is for good."""
    return words.say(
        "A computer plays your hand to the end of the round; then your chips go to your wallet, "
        "and you can't come back into this match."
    )


def has_won(hand: Hand, view: View) -> bool:
    """Return whether the seat was out first in the round that has just ended."""
    return hand.change is not None and view.went_out == hand.seat


def _card_button(hand: Hand, view: View, each: Card, words: Words) -> Button:
    """Return the button that plays a card. In a lead, where there are several, a picture says all."""
    picture, text = words.deck.card(each), "" if words.deck else card_text(each, words)
    pressed = CustomId(hand.board.id, "card", hand.board.decision, str(each))
    if view.wanted is None:
        return button(pressed, text, style=discord.ButtonStyle.primary, emoji=picture)
    # Translators: a button with a picture of the card that it plays.
    label = words.scene("a card", "Play") if picture else words.say("Play {card}", card=text)
    return button(pressed, label, style=discord.ButtonStyle.success, emoji=picture)


def _without_cards(hand: Hand, view: View, words: Words) -> str:
    if hand.leaving:
        return _idle(hand, words)
    if hand.change is not None:
        return _round_over(hand, view, words.signed(hand.change), words)
    if view.went_out == hand.seat:
        if hand.board.dealing:
            return words.say("🏁 **You won the round!** The next one begins {when}.", when=until(hand.board.due_at))
        return words.say("🏁 **You won the round!** The next one starts by itself.")
    if view.phase is Phase.ROUND:
        return words.say("The next round begins {when}.", when=until(hand.board.due_at))
    if hand.board.dealing and view.round == 1:
        return words.say("Your cards are dealt {when}.", when=until(hand.board.due_at))
    return words.say("You have no cards now. The next deal comes by itself.")


def _round_over(hand: Hand, view: View, change: str, words: Words) -> str:
    """Return who went out, what the round has brought the reader, and when the next one begins."""
    if view.went_out is None:
        over = words.say("**Nobody could lead any more.** Your chips this round: **{change}**", change=change)
    elif view.went_out == hand.seat:
        over = words.say("🏁 **You won the round: {change}.**", change=change)
    else:
        name = shown(hand.board.seats[view.went_out].name)
        over = words.say("**{name} went out first.** Your chips this round: **{change}**", name=name, change=change)
        if view.left == 1:
            over += "\n" + words.say("So close: one card left.")
    if hand.stack > max(each.stack for at, each in enumerate(hand.board.seats) if at != hand.seat):
        # Translators: you have the most chips at the table
        over += " " + words.scene("most chips", "You lead.")
    if hand.board.dealing:
        begins = words.say("The next round begins {when}.", when=until(hand.board.due_at))
    else:
        begins = words.say("The next round starts by itself.")
    return f"{over}\n{begins}"


def _collects(view: View, words: Words) -> list[str]:
    """Return the spaces with chips for which the seat holds the card."""
    collected = {view.rules.spaces[at] for each, at in view.rules.collectors.items() if each in view.hand}
    pays = [
        f"**{space_text(space, words)}** {words.number(count)}"
        for space, count in view.table
        if count and space in collected
    ]
    return ["-# " + words.say("Yours to collect: {cards}", cards=side_by_side(pays, words))] if pays else []


def _coached(hand: Hand, view: View, words: Words) -> list[str]:
    line = coaching(hand, view, words) if hand.novice else ""
    return ["-# 💡 " + line] if line else []


def _idle(hand: Hand, words: Words) -> str:
    if hand.leaving:
        return "🚪 " + leaving(hand.board, words)
    if hand.away:
        return words.say("💤 A computer plays your cards.")
    return words.say("The others are deciding. The first card is led soon.")


def _prompt(hand: Hand, view: View, words: Words) -> str:
    """Return what this seat may do, in one sentence."""
    if hand.leaving or hand.away:
        return _idle(hand, words)
    if view.legal and view.wanted is not None:
        wanted = shown_card(view.wanted, words)
        if hand.follow:
            return words.say("The run goes on with your **{card}**.", card=wanted)
        clock = until(hand.board.due_at)
        return words.say("▶ **The run waits for your {card}** ⏳ {when}", card=wanted, when=clock)
    if view.legal:
        return _lead(view, until(hand.board.due_at), words)
    return words.say("When your card is wanted, or you lead, the buttons appear here.")


def _missing(view: View, words: Words) -> list[str]:
    """Return why cards of some suits cannot be led now: RULES.md, *Which suits may be led*."""
    if view.wanted is not None or not view.legal or view.relaxed or not view.run:
        return []  # the first lead of a round follows no card
    missing = {each.suit for each in view.hand} - {each.suit for each in view.legal}
    if not missing:
        return []
    blocked = CardSet.of(each for each in view.hand if each.suit in missing)
    cards = shown_cards(in_suits(blocked, view.rules.order), words)
    last = view.run[-1].card
    if view.rules.lead_change == "suit":
        return ["-# " + _after_suit(last, cards, words)]
    if view.rules.lead_change == "colour":
        return ["-# " + _after_colour(last, cards, words)]
    return []


def _after_suit(last: Card, cards: str, words: Words) -> str:
    """Return which cards cannot be led, because they are of the last card's suit."""
    return {
        "S": words.say("Not now: {cards} · spades were played last", cards=cards),
        "H": words.say("Not now: {cards} · hearts were played last", cards=cards),
        "D": words.say("Not now: {cards} · diamonds were played last", cards=cards),
        "C": words.say("Not now: {cards} · clubs were played last", cards=cards),
    }[last.suit]


def _after_colour(last: Card, cards: str, words: Words) -> str:
    """Return which cards cannot be led, because they are of the last card's colour."""
    if last.red:
        return words.say("Not now: {cards} · red was played last", cards=cards)
    return words.say("Not now: {cards} · black was played last", cards=cards)


def _lead(view: View, when: str, words: Words) -> str:
    """Return which cards may be led, and until when. The buttons of these cards stand below."""
    if len(view.legal) == 1:
        return words.say("**You lead:** only this card is allowed. ⏳ {when}", when=when)
    if view.rules.lead_card == "suit_low":
        return words.say("**You lead:** choose a suit; your lowest card in it is led. ⏳ {when}", when=when)
    if view.rules.lead_card == "group_low":
        return words.say("**You lead:** choose one of your lowest cards. ⏳ {when}", when=when)
    return words.say("**You lead:** any of these. ⏳ {when}", when=when)
