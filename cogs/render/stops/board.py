"""The board of a stops match: how far it is, its players, the run or the lead, the boodle, and what happened last."""

from __future__ import annotations

import discord

from bot.tables.clock import Waiting
from bot.tables.views import Board
from cogs.render.ids import CustomId
from cogs.render.parts import Button, button, shown, until
from cogs.render.stops.cards import card_text, run_text, space_text
from cogs.render.stops.opening import latest as opening_told
from cogs.render.stops.opening import waits_for
from cogs.render.stops.rules import title
from cogs.render.words import Words
from engine.stops.state import Phase
from engine.stops.view import View

PHONE = 30
"""Characters of cards that fit a line on a phone, beside a word."""


def progress(board: Board, view: View, words: Words) -> str:
    """Return the game's title, and the round."""
    name = title(board.rules, words)
    number = board.round or view.round  # the coming round counts when it has begun
    if view.rounds is None:
        return words.say("{title} · round {round}", title=name, round=number)
    return words.say("{title} · round {round} of {rounds}", title=name, round=number, rounds=view.rounds)


def player_line(board: Board, view: View, seat: int, who: str, words: Words) -> str:
    """Return a player's cards and chips; the leader is marked."""
    if seat in view.eliminated:
        return words.say("{player} · out", player=who)
    player = "➤ " + who if seat == view.decides else who
    stack, held = board.seats[seat].stack, view.counts[seat]
    if not held:
        return words.say("{player} · **{stack}** chips", player=player, stack=stack)
    return words.count(
        "{player} · {n} card · **{stack}** chips",
        "{player} · {n} cards · **{stack}** chips",
        held,
        player=player,
        stack=stack,
    )


def texts(board: Board, view: View, words: Words) -> list[str]:
    """Return the run or the lead, the boodle, and what happened last."""
    latest = _latest(board, view, words) + _before(view, words)
    return [_now(board, view, words), _payout(board, view, words), _boodle(view, words), latest]


def buttons(board: Board, view: View, words: Words) -> list[Button]:
    """Return the button for the run's next card."""
    if view.wanted is None:
        return []
    pressed = CustomId(board.id, "next", board.decision, str(view.wanted))
    return [button(pressed, f"▶ {card_text(view.wanted)}", style=discord.ButtonStyle.success)]


def last_seen(board: Board, view: View, words: Words) -> str:
    """Return the last run of a round, and who went out with it."""
    if not view.run:
        return ""
    run = run_text(play.card for play in view.run)
    if view.went_out is None:
        return words.say("## {run} ✋ nobody can lead", run=run)
    return words.say("## {run} 🏁 {name} goes out", run=run, name=shown(board.seats[view.went_out].name))


def played_out(words: Words) -> str:
    """Return that computers play the round to its end."""
    return words.say("Computers play this round to its end.")


def left(board: Board, who: str, words: Words) -> str:
    """Return that somebody leaves after the round."""
    return words.say("{name} leaves after this round", name=who)


def are_dealt(view: View) -> bool:
    """Return whether the hands of the round are dealt."""
    return any(view.counts)


def _now(board: Board, view: View, words: Words) -> str:
    """Return the line that says what the table waits for."""
    clock = f" ⏳ {until(board.due_at)}" if board.waiting is Waiting.MEMBER else ""
    run = run_text(play.card for play in view.run)
    opening = waits_for(board, view, words)
    if opening:
        return opening + clock
    if board.dealing or view.phase is Phase.ROUND:
        before = last_seen(board, view, words)
        return before + "\n" + _coming(board, view, words) if before else _coming(board, view, words)
    if view.wanted is not None:
        asked = words.say("## {run} → who has {card}?", run=run, card=card_text(view.wanted)) + clock
        if board.waited_for is not None and board.waiting is Waiting.MEMBER:
            asked += "\n" + words.say("👀 {name} has it!", name=shown(board.waited_for))
        return asked
    if view.leader is not None:
        name = shown(board.seats[view.leader].name)
        if not view.plays:
            return words.say("## {name} opens the round", name=name) + clock
        stopped = words.say("## {run} ✋ {name} leads", run=run, name=name)
        return stopped + clock
    return ""


def _coming(board: Board, view: View, words: Words) -> str:
    """Return when the next round comes."""
    when = until(board.due_at)
    if view.phase is Phase.ROUND:
        return words.say("## Round {round} begins {when}", round=view.round, when=when)
    if view.round == 1:
        return words.say("## The cards are dealt {when}", when=when)
    return words.say("## Round {round} is dealt {when}", round=view.round, when=when)


def _payout(board: Board, view: View, words: Words) -> str:
    """Return what was taken in the present run and in the one before, which may have stopped a moment ago."""
    run = {play.card for each in view.runs[-2:] for play in each}
    return "\n".join(
        words.say(
            "💰 **{name} took {n} on {card}**",
            name=shown(board.seats[each.seat].name),
            n=each.chips,
            card=space_text(each.space, words),
        )
        for each in view.collected
        if each.card in run
    )


def _boodle(view: View, words: Words) -> str:
    """Return the layout: the chips on each card, or who has taken them."""
    parts = []
    for space, count in view.table:
        text = space_text(space, words)
        parts.append(f"{text}\u00a0**{count}**" if count else f"{text}\u00a0–")
    return "💰 " + " · ".join(parts)


def _latest(board: Board, view: View, words: Words) -> str:
    """Return a small line with what happened last."""
    if view.phase not in (Phase.LEAD, Phase.FOLLOW):
        told = opening_told(board, view, words) if board.round == view.round else []
        return "-# " + " · ".join(told) if told else ""
    said = []
    if view.leader is not None and view.plays:
        said.append(_stopped(view, words))
    if view.passed and view.leader is not None:
        names = words.listing([shown(board.seats[seat].name) for seat in view.passed])
        said.append(words.say("{names} could not lead another suit", names=names))
    if view.relaxed and view.leader is not None:
        said.append(words.say("{name} may lead any suit", name=shown(board.seats[view.leader].name)))
    if view.run:
        first = view.run[0]
        said.append(
            words.say("{name} led {card}", name=shown(board.seats[first.seat].name), card=card_text(first.card))
        )
    return "-# " + " · ".join(said) if said else ""


def _before(view: View, words: Words) -> str:
    """Return a small line with the runs before the present one, as many as fit: some may have gone by unseen."""
    if view.phase not in (Phase.LEAD, Phase.FOLLOW):
        return ""
    runs = [run_text(play.card for play in run) for run in view.runs[:-1]]
    told: list[str] = []
    while runs and (not told or len(" · ".join([runs[-1], *told])) <= PHONE):
        told.insert(0, runs.pop())
    return "\n-# " + words.say("before: {runs}", runs=" · ".join(told)) if told else ""


def _stopped(view: View, words: Words) -> str:
    """Return why the last run stopped."""
    last = view.plays[-1].card
    above = view.rules.order.above[last]
    if above is None:
        return words.say("{card} is the top", card=card_text(last))
    if above in view.played:
        return words.say("{card} has been played", card=card_text(above))
    return words.say("nobody has {card}", card=card_text(above))
