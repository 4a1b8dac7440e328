"""The board of New York, New York: whose turn it is, the row, the market, the players, and what happened last."""

from collections.abc import Iterator

from art import names
from bot.tables.views import Board
from cogs.render.newyork.cards import blocks_text, card_text, cards_text, large, row_lines, shape
from cogs.render.parts import board_clock, next_deal, shown
from cogs.render.words import Words
from engine.newyork.cards import COLOURS
from engine.newyork.state import Phase, Turn
from engine.newyork.view import View


def player_line(board: Board, view: View, seat: int, who: str, words: Words) -> str:
    """Return a player's colour, cards and points: those of earlier rounds, and those of the row now."""
    acts = seat == view.turn
    name = f"**{who}**" if acts and words.deck else who
    player = f"➤ {shape(seat, words)} {name}" if acts else f"{shape(seat, words)} {name}"
    before, now = view.totals[seat], view.standing[seat].points
    if board.dealing or view.phase is Phase.OVER:
        # Translators: a player's line on the board, short; {player}: colour and name
        return words.count("{player} · **{n}** point", "{player} · **{n}** points", before, player=player)
    # Translators: a player's points: those of the rounds before, and what the row gives now
    points = words.say("{before} + **{now}**", before=before, now=now) if view.round > 1 else f"**{words.number(now)}**"
    # Translators: a player's line on the board; {player}: colour and name, {cards}: "5 cards" or "passed"
    line = words.say("{player} · {cards} · {points}", player=player, cards=_held(view, seat, words), points=points)
    blocks = blocks_text(view.standing[seat], words)
    return f"{line}\n-# {blocks}" if blocks else line


def texts(board: Board, view: View, words: Words) -> list[str]:
    """Return whose turn it is, the row, the market, and what happened last."""
    said = [_headline(board, view, words), "\n".join([*row_lines(view.tops, words), *_nobodys(view, words)])]
    if board.dealing:
        return [*said, ""]
    # the last turn of each player except the one who acts now, the latest first
    turns = reversed(view.turns[1 - len(view.chips) :])
    latest = [_turn(turn, shown(board.seats[turn.seat].name), words) for turn in turns]
    return [*said, market_lines(view, words), "\n".join(latest if words.deck else [f"-# {each}" for each in latest])]


def last_seen(board: Board, view: View, words: Words) -> str:
    """Return the row."""
    return "\n".join(row_lines(view.tops, words))


def market_lines(view: View, words: Words) -> str:
    """Return the size of the draw pile and the pot, and below them the cards of the market."""
    pot = f" · {words.deck.picture(names.POT) or '💰'} {words.number(view.pot)}" if view.pot else ""
    if not view.market:
        return "-# " + words.say("🛒 The market is empty") + pot
    # Translators: {n}: cards in the draw pile; below it stand the cards that can be taken
    head = words.say("🛒 Market · draw pile {n}", n=view.pile) + pot
    return "\n".join([f"-# {head}", large(cards_text(view.market, words), words, 2)])


def _held(view: View, seat: int, words: Words) -> str:
    """Return how many cards a player holds, or that they have passed."""
    if seat in view.passed:
        # Translators: stands with a player who has passed, where else the number of cards stands: "passed" or "5 cards"
        return words.say("passed")
    held = view.counts[seat]
    if words.deck:
        return f"{words.deck.picture(names.BACK)}\u00a0×{held}"
    return words.count("{n} card", "{n} cards", held)


def _nobodys(view: View, words: Words) -> Iterator[str]:
    """Yield the colours without a player, if there are any: their cards cover others, and score for nobody."""
    shapes = [shape(seat, words) for seat in range(len(view.chips), len(COLOURS))]
    if not shapes:
        return
    # Translators: a small line on the board; {shapes}: signs of colours that no player has
    said = words.count(
        "{shapes} scores for nobody", "{shapes} score for nobody", len(shapes), shapes=words.listing(shapes)
    )
    yield f"-# {said}"


def _headline(board: Board, view: View, words: Words) -> str:
    if board.dealing:
        return next_deal(board, view.round, words)
    if view.turn is None:
        return ""
    who = f"{shape(view.turn, words)} {shown(board.seats[view.turn].name)}"
    if view.phase is Phase.TAKE:
        # Translators: {name}: colour and name; keep the "## "
        return words.say("## {name}'s turn: take a card", name=who) + board_clock(board)
    # Translators: {name}: colour and name; keep the "## "
    return words.say("## {name}'s turn: play a card", name=who) + board_clock(board)


def _turn(turn: Turn, name: str, words: Words) -> str:
    if turn.laid is None:
        # Translators: a small line on the board, about a player's last turn
        return words.say("{name} passed", name=name)
    laid = card_text(turn.laid, words)
    if turn.took is None:
        # Translators: a small line on the board; {card}: colour and number
        return words.say("{name} played {card}", name=name, card=laid)
    # Translators: a small line on the board; {card}: colour and number, {other}: the card taken from the market
    return words.say("{name} played {card} and took {other}", name=name, card=laid, other=card_text(turn.took, words))
