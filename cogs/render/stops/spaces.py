"""The spaces of the layout with their chips, as the board shows them, and who has just taken some."""

from collections.abc import Collection, Iterable, Sequence

from bot.tables.views import Board
from cogs.render.deck import SYMBOLS
from cogs.render.parts import shown
from cogs.render.stops.cards import WIDE, rank_text, ranks_text, shown_hands, space_picture, space_text, turned_text
from cogs.render.words import Words
from engine.cards import card
from engine.game import Event, Seat
from engine.stops.events import BoodleCollected, PokerEnded
from engine.stops.moments import moments
from engine.stops.spaces import SPACES
from engine.stops.view import View

IN_A_LINE = 4
"""How many spaces fit one line; more of them are arranged in columns."""
COLUMNS = 3
NBSP = "\u00a0"
TEXT_MARK = "\ufe0e"
"""Requests the character before it as text, and has no width."""


def just_taken(view: View) -> list[BoodleCollected]:
    """Return what was taken at the deal, or in the present run and the one before, which may have just stopped."""
    if not view.plays:
        return list(view.collected)
    run = {play.card for each in view.runs[-2:] for play in each}
    return [each for each in view.collected if each.card in run]


def payouts_text(events: Iterable[Event], names: Sequence[str], words: Words) -> str:
    """Return what players took in a round so far: `💰 Kim Q♦ 5, J♠ 3 · Ada A♥ 12`; empty if nobody took anything.

    `names`: by seat, as they are shown.
    """
    told: dict[Seat, list[str]] = {}
    for each in events:
        match each:
            case BoodleCollected(seat, space, _, count):
                told.setdefault(seat, []).append(f"{space_text(space, words)} {words.number(count)}")
            case PokerEnded():
                for won in moments([each]):
                    if won.amount:
                        told.setdefault(won.seat, []).append(f"🃏 {words.number(won.amount)}")
    return "💰 " + " · ".join(f"{names[seat]} {words.row(each)}" for seat, each in told.items()) if told else ""


def payout_lines(board: Board, view: View, words: Words) -> str:
    """Return what was just taken, one line for each player, and a small line below of what was taken in this round."""
    names = [shown(seat.name) for seat in board.seats]
    poker = [each for each in view.opening_log if isinstance(each, PokerEnded)]
    lines = [line for each in poker if len(view.runs) < 2 for line in shown_hands(each.shown, names, words)]
    just = just_taken(view)
    for seat in dict.fromkeys(each.seat for each in just):
        own = [each for each in just if each.seat == seat]
        spaces = words.listing([space_text(each.space, words) for each in own])
        n = sum(each.chips for each in own)
        lines.append(words.say("💰 **{name} took {n} on {card}**", name=names[seat], n=n, card=spaces))
    taken = payouts_text([*poker, *view.collected], names, words)
    if taken and (poker or len(just) < len(view.collected)):
        lines.append(f"-# {taken}")
    return "\n".join(lines)


def spaces_shown(view: View, words: Words, level: str = "## ") -> str:
    """Return the layout: the chips on each space, crossed out if just taken. `level`: the heading's marks."""
    taken = {each.space: each.chips for each in just_taken(view)}
    if len(view.table) > IN_A_LINE:
        columns = _columns(view, taken, words)
        return columns if view.turned is None else f"{columns}\n-# {turned_text(view.turned, words)}"
    parts = []
    for space, count in view.table:
        name = _tile(space, words)
        if not count and space in taken:
            gone = words.number(taken[space])
            parts.append(f"{name}{NBSP}~~{gone}~~" if words.deck else f"~~{name}{NBSP}{gone}~~")
        else:
            parts.append(f"{name}{NBSP}**{words.number(count)}**" if count else f"{name}{NBSP}–")
    return level + "\u2002".join(parts) if words.deck else "💰 " + " · ".join(parts)


def _columns(view: View, taken: dict[str, int], words: Words) -> str:
    """Return the layout in lines of three spaces."""
    counts = dict(view.table)
    lines = in_columns([*counts])
    widths = [
        # as wide as the widest space; spaces of several cards widen only the last column
        max(
            _width(_name(line[at], words))
            for line in lines
            if at < len(line) and (line[at] not in WIDE or at == COLUMNS - 1)
        )
        for at in range(COLUMNS)
    ]
    return "\n".join(
        "\u2002".join(_cell(space, counts[space], taken, widths[at], words) for at, space in enumerate(line))
        for line in lines
    )


def in_columns(spaces: Collection[str]) -> list[list[str]]:
    """Return spaces in lines of three. Those of several cards come last in a line, so that the others are aligned."""
    wide = [space for space in WIDE if space in spaces]
    single = [space for space in spaces if space not in WIDE]
    number = -(-len(spaces) // COLUMNS)
    lines = []
    for at in range(number):
        last = wide[at - number + len(wide)] if at >= number - len(wide) else None
        room = COLUMNS - (last is not None)
        lines.append([*single[:room], *([last] if last else [])])
        single = single[room:]
    return lines


def _cell(space: str, count: int, taken: dict[str, int], width: int, words: Words) -> str:
    gone = not count and space in taken
    amount = taken[space] if gone else count
    number = (words.number(amount) if amount else "–").rjust(2, NBSP)
    if words.deck:  # a picture cannot be crossed out, and a crossed out blank looks like a minus
        digits = number.lstrip(NBSP)
        blank = "\u2007" * (len(number) - len(digits))
        return f"{_tile(space, words)}\u2009" + (f"{blank}~~`{digits}`~~" if gone else f"`{number}`")
    name = _name(space, words)
    cell = f"`{name}{NBSP * (width - _width(name) + 1)}{number}`"
    return f"~~{cell}~~" if gone else cell


def _tile(space: str, words: Words) -> str:
    """Return a space in the layout: its picture if it has one, or its name."""
    return space_picture(space, words) or space_text(space, words)


def _name(space: str, words: Words) -> str:
    """Return a space in letters that are as wide as the digits of a column."""
    if space in WIDE:
        return ranks_text(space, words)
    if not SPACES[space].is_card:
        return space_text(space, words)
    each = card(space)
    return rank_text(each, words) + SYMBOLS[each.suit][0] + TEXT_MARK


def _width(name: str) -> int:
    return len(name.replace(TEXT_MARK, ""))
