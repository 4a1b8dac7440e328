"""The board of New York, New York: whose turn it is, the row, the market, the players, and what happened last."""

from __future__ import annotations

from bot.tables.clock import Waiting
from bot.tables.views import Board
from cogs.render.newyork.cards import blocks_text, card_text, market_text, row_lines, shape
from cogs.render.newyork.rules import title
from cogs.render.parts import Button, shown, until
from cogs.render.words import Words
from engine.newyork.cards import COLOURS
from engine.newyork.state import Phase
from engine.newyork.view import View


def progress(board: Board, view: View, words: Words) -> str:
    """Return the game's title, and the round."""
    name = title(board.rules, words)
    number = board.round or view.round  # the coming round counts when it has begun
    return words.say("{title} · round {round} of {rounds}", title=name, round=number, rounds=view.rounds)


def player_line(board: Board, view: View, seat: int, who: str, words: Words) -> str:
    """Return a player's colour, cards and points: those of the rounds before, and what the row gives now."""
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


def texts(board: Board, view: View, words: Words) -> list[str]:
    """Return whose turn it is, the row, the market, and what happened last."""
    row = [*row_lines(view.tops), *_blocks(view, words), *_neutral(view, words)]
    said = [_headline(board, view, words), "\n".join(row)]
    if not board.dealing:
        said.append(market_line(view, words))
    said.append(_latest(board, view, words))
    return said


def buttons(board: Board, view: View, words: Words) -> list[Button]:
    """Return nothing: every move needs a look at the hand."""
    return []


def last_seen(board: Board, view: View, words: Words) -> str:
    """Return the row as it lies."""
    return "\n".join(row_lines(view.tops))


def played_out(words: Words) -> str:
    """Return that computers play the match to its end."""
    return words.say("Computers play this match to its end.")


def left(board: Board, who: str, words: Words) -> str:
    """Return that somebody leaves: with the match's end, or by the first law after the round."""
    if board.law == 1:
        return words.say("{name} leaves after this round", name=who)
    return words.say("{name} has left, and a computer plays on", name=who)


def are_dealt(view: View) -> bool:
    """Return whether the hands of the round are dealt."""
    return any(view.counts)


def market_line(view: View, words: Words) -> str:
    """Return the cards that can be taken, how many are to come, and the pot."""
    pot = words.say(" · 💰 {n}", n=view.pot) if view.pot else ""
    if not view.market:
        return words.say("🛒 The market is empty.") + pot
    return words.say("🛒 {market} · pile\u00a0{n}", market=market_text(view), n=view.pile) + pot


def _neutral(view: View, words: Words) -> list[str]:
    """Return the colours that nobody plays, if there are any."""
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
        return words.say("## {name}'s turn: take a card", name=who) + clock
    return words.say("## {name}'s turn: play a card", name=who) + clock


def _blocks(view: View, words: Words) -> list[str]:
    """Return each player's blocks, if they score."""
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
            told.append(words.say("{name} played {card}", name=name, card=card_text(turn.laid)))
        else:
            told.append(
                words.say(
                    "{name} played {card} and took {other}",
                    name=name,
                    card=card_text(turn.laid),
                    other=card_text(turn.took),
                )
            )
    return "-# " + " · ".join(told) if told else ""
