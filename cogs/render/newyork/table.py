"""The words of New York, New York."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import discord

from bot.refusals import DecisionOver
from bot.tables.clock import Waiting
from bot.tables.hints import Suggestion
from bot.tables.views import Board, Hand
from cogs.render.ids import CustomId
from cogs.render.newyork import explained, hints, results
from cogs.render.newyork.cards import blocks_text, card_text, in_order, market_text, row_lines, shape
from cogs.render.parts import Button, Row, button, rows_of, shown, until
from cogs.render.words import Words
from engine.game import Event
from engine.newyork.actions import Lay, Pass, Take
from engine.newyork.cards import COLOURS
from engine.newyork.rules import Rules
from engine.newyork.state import Phase
from engine.newyork.view import View


class NewYorkRenderer:
    """New York, New York in words."""

    def title(self, rules: Rules, words: Words) -> str:
        """Return the game's name with its preset's."""
        return explained.preset_name(rules.preset, words)

    def teaser(self, rules: Rules, words: Words) -> str:
        """Return one sentence that tells somebody new what the game is about."""
        return words.say("Lay cards on the piles 1 to 12; your colour on top scores the pile's number.")

    def length(self, rules: Rules, words: Words) -> str:
        """Return how long a match lasts."""
        return words.say("one round per player")

    def summary(self, rules: Rules, words: Words, buy_in: int, turn_seconds: int) -> str:
        """Return the rules in one line."""
        return explained.summary(rules, words, turn_seconds)

    def preset(self, preset: str, words: Words) -> tuple[str, str]:
        """Return a preset's name, and a line about it."""
        return explained.preset_name(preset, words), explained.preset_line(preset, words)

    def choice(self, rules: Rules, switch: str, choice: str, words: Words) -> tuple[str, str]:
        """Return what a stake is called."""
        return explained.stake_text(int(choice), words), ""

    def explained(self, rules: Rules, words: Words) -> str:
        """Return how to play, for somebody who has never done it."""
        return explained.explained(rules, words)

    def told(self, events: Sequence[Event], names: Sequence[str], words: Words) -> list[str]:
        """Return round results and the pot as texts."""
        return results.told(events, names, words)

    def broken_off(self, board: Board, words: Words) -> str:
        """Return what becomes of the pot where a match is broken off."""
        if board.view is None or not board.view.pot:
            return words.say("Nobody loses or wins anything.")
        if not board.view.scores:
            return words.say("The stakes go back to everybody.")
        return words.say("The pot goes to whoever has most points so far.")

    def worth(self, hand: Hand, words: Words) -> str:
        """Return what a seat plays for."""
        if hand.view is None or not hand.view.pot:
            return words.say("You play for points here.")
        return words.say("Your stake is in the pot. Whoever leaves gives it up.")

    def hint(self, hand: Hand, suggestion: Suggestion, words: Words) -> str:
        """Return a move, and what it changes on the row."""
        assert isinstance(suggestion.action, Lay | Take | Pass)
        names = [seat.name for seat in hand.board.seats]
        return hints.hint_text(hand.view, suggestion.action, names, words)

    def question(self, hand: Hand, words: Words) -> str:
        """Return what is asked before passing."""
        if Pass() not in hand.view.choices:
            raise DecisionOver
        return words.say(
            "**Pass?** It is final for this round: you lay no more, and the cards in your hand count nothing."
        )

    def progress(self, board: Board, words: Words) -> str:
        """Return the game's title, and the round."""
        view: View = board.view
        title = self.title(board.rules, words)
        number = board.round or view.round  # the coming round counts when it has begun
        return words.say("{title} · round {round} of {rounds}", title=title, round=number, rounds=view.rounds)

    def player_line(self, board: Board, seat: int, who: str, words: Words) -> str:
        """Return a player's colour, cards and points: those of the rounds before, and what the row gives now."""
        view: View = board.view
        mark = "➤ " if seat == view.decides else ""
        player = f"{mark}{shape(seat)} {who}"
        before, now = view.totals[seat], view.standing[seat].points
        if board.dealing or view.phase is Phase.OVER:
            return words.say("{player} · **{points}** points", player=player, points=before)
        points = words.say("{before} + **{now}**", before=before, now=now) if view.round > 1 else f"**{now}**"
        if seat in view.passed:
            return words.say("{player} · passed · {points}", player=player, points=points)
        return words.count(
            "{player} · {n} card · {points}",
            "{player} · {n} cards · {points}",
            view.counts[seat],
            player=player,
            points=points,
        )

    def board_texts(self, board: Board, words: Words) -> list[str]:
        """Return whose turn it is, the row, the market, and what happened last."""
        view: View = board.view
        row = [*row_lines(view.tops), *_blocks(view, words), *_neutral(view, words)]
        texts = [_headline(board, view, words), "\n".join(row)]
        if not board.dealing:
            texts.append(_market(view, words))
        texts.append(_latest(board, view, words))
        return texts

    def last_seen(self, board: Board, words: Words) -> str:
        """Return the row as it lies."""
        view: View = board.view
        return "\n".join(row_lines(view.tops))

    def board_buttons(self, board: Board, words: Words) -> list[Button]:
        """Return nothing: every move needs a look at one's own hand."""
        return []

    def hand_texts(self, hand: Hand, words: Words) -> list[str]:
        """Return the own cards, the row and the market, and what may be done."""
        view: View = hand.view
        if hand.board.dealing:
            return [words.say("Your cards are dealt {when}.", when=until(hand.board.due_at))]
        mine = words.say("You are {shape}", shape=shape(hand.seat))
        cards = "\u2002".join(map(card_text, in_order(view.hand))) or "–"
        texts = [f"{mine} · {cards}"]
        if hand.acting:  # what is needed for the choice: it cannot change as long as it is to be made
            texts.append("\n".join(row_lines(view.tops)))
            if view.phase is Phase.LAY:
                texts.append(_market(view, words))
        texts.append(_prompt(hand, view, words))
        if hand.novice and (hand.acting or (view.hand and hand.seat not in view.passed)):
            texts.append("-# 💡 " + explained.coaching(view, words))
        return texts

    def hand_rows(self, hand: Hand, words: Words) -> list[Row]:
        """Return a button for each card that may be laid or taken, and the one for passing."""
        view: View = hand.view
        buttons = [_move(hand, each, words) for each in _sorted(view.choices)]
        return rows_of(buttons, 3)

    def action(self, pressed: str) -> dict[str, Any]:
        """Return the action that a button of a hand stands for: `layR12`, `takeB3`, `pass`."""
        found = re.fullmatch(r"(lay|take)([RBGY]\d{1,2})|(pass)", pressed)
        if found is None:
            raise DecisionOver
        return {"do": "pass"} if found[3] else {"do": found[1], "card": found[2]}

    def prepared(self, hand: Hand, pressed: str, chosen: Sequence[str]) -> tuple[dict[str, Any], bool]:
        """Refuse: here each decision depends on the one before."""
        raise DecisionOver


def _market(view: View, words: Words) -> str:
    pot = words.say(" · 💰 {n}", n=view.pot) if view.pot else ""
    if not view.market:
        return words.say("🛒 The market is empty.") + pot
    return words.say("🛒 {market} · pile\u00a0{n}", market=market_text(view), n=view.pile) + pot


def _neutral(view: View, words: Words) -> list[str]:
    """Return whose colours nobody plays, where some are."""
    shapes = [shape(seat) for seat in range(len(view.chips), len(COLOURS))]
    return ["-# " + words.say("nobody's: {shapes}", shapes=" ".join(shapes))] if shapes else []


def _headline(board: Board, view: View, words: Words) -> str:
    if board.dealing:
        return words.say("## Round {round} is dealt {when}", round=view.round, when=until(board.due_at))
    if view.decides is None:
        return ""
    clock = f" ⏳ {until(board.due_at)}" if board.waiting is Waiting.MEMBER else ""
    who = f"{shape(view.decides)} {shown(board.seats[view.decides].name)}"
    if view.phase is Phase.TAKE:
        return words.say("## {name} takes a card", name=who) + clock
    return words.say("## {name} lays a card", name=who) + clock


def _blocks(view: View, words: Words) -> list[str]:
    """Return each player's blocks, where they score."""
    lines = []
    for seat, each in enumerate(view.standing):
        if each.blocks:
            lines.append("-# " + words.say("{shape} blocks {blocks}", shape=shape(seat), blocks=blocks_text(each)))
    return lines


def _latest(board: Board, view: View, words: Words) -> str:
    told = []
    for turn in [] if board.dealing else view.turns[1 - len(view.chips) :]:
        name = shown(board.seats[turn.seat].name)
        if turn.laid is None:
            told.append(words.say("{name} passed", name=name))
        elif turn.took is None:
            told.append(words.say("{name} laid {card}", name=name, card=card_text(turn.laid)))
        else:
            told.append(
                words.say(
                    "{name} laid {card} and took {other}",
                    name=name,
                    card=card_text(turn.laid),
                    other=card_text(turn.took),
                )
            )
    return "-# " + " · ".join(told) if told else ""


def _prompt(hand: Hand, view: View, words: Words) -> str:
    if hand.leaving:
        return words.say("🚪 A computer finishes the round for you; then your chips go to your wallet.")
    if hand.away:
        return words.say("💤 A stand-in plays your cards.")
    when = until(hand.board.due_at)
    if hand.acting and view.phase is Phase.TAKE:
        return words.say("**Take a card from the market.** ⏳ {when}", when=when)
    if hand.acting:
        return words.say("**Your turn: lay a card** on the pile of its number. ⏳ {when}", when=when)
    if hand.seat in view.passed:
        return words.say("You have passed. The next round comes by itself.")
    if not view.hand:
        return words.say("You have laid all your cards. The next round comes by itself.")
    return words.say("When it is your turn, your cards have buttons here.")


def _sorted(choices: Sequence[Any]) -> list[Any]:
    """Return cards as they are held, and passing last."""
    cards = {each.card: each for each in choices if isinstance(each, Lay | Take)}
    return [*(cards[each] for each in in_order(cards)), *(each for each in choices if isinstance(each, Pass))]


def _move(hand: Hand, choice: Lay | Take | Pass, words: Words) -> Button:
    table, decision = hand.board.id, hand.board.decision
    match choice:
        case Lay(card):
            over = hand.view.tops[card.number - 1]
            label = (
                f"{card.number}"
                if over is None
                else words.say("{n} over {shape}", n=card.number, shape=shape(over.owner))
            )
            pressed = CustomId(table, "do", decision, f"lay{card}")
            return button(pressed, label, emoji=shape(card.owner), style=discord.ButtonStyle.primary)
        case Take(card):
            pressed = CustomId(table, "do", decision, f"take{card}")
            return button(pressed, f"{card.number}", emoji=shape(card.owner), style=discord.ButtonStyle.success)
    if hand.view.passing_is_free:
        return button(CustomId(table, "do", decision, "pass"), words.say("Pass"))
    return button(CustomId(table, "pass", decision), words.say("Pass"))
