"""What the board says before the first card is led: who decides what, and what everybody saw."""

from collections.abc import Sequence

from bot.tables.views import Board, SeatView
from cogs.render.parts import shown
from cogs.render.stops.told import told
from cogs.render.words import Words
from engine.game import Seat
from engine.stops.events import BoodleCollected, CardTurned
from engine.stops.state import Phase
from engine.stops.view import View

LATEST = 3
"""How many of the latest events the board tells."""
BESIDE_THE_SPACES = (BoodleCollected, CardTurned)
"""What the board says where the spaces are."""


def waits_for(board: Board, view: View, words: Words) -> str:
    """Return who has to decide what before play, empty in all other phases."""
    if view.decides is None or view.phase in (Phase.LEAD, Phase.FOLLOW):
        return ""
    name = shown(board.seats[view.decides].name)
    match view.phase:
        case Phase.STAKE:
            # Translators: {names} still have to place their chips on the boodle cards.
            return words.say("## Stakes: {names}", names=_not_ready(board, view, words))
        case Phase.SPARE:
            # Translators: these large lines say what a table waits for; a countdown may stand behind them.
            return words.say("## {name} decides on the extra hand", name=name)
        case Phase.OFFER:
            price = words.chips(view.rules.spare_price)
            return words.say("## The extra hand costs {price}: {name}, buy it?", price=price, name=name)
        case Phase.RESALE:
            return words.say("## {name}, sell your old hand?", name=name)
        case Phase.LATE_SWAP:
            return words.say("## Nobody bids. {name}, swap hands?", name=name)
        case Phase.AUCTION if view.bidder is None:
            return words.say("## Auction: {name}, your bid?", name=name)
        case Phase.AUCTION:
            bidder = shown(board.seats[view.bidder or 0].name)
            return words.say(
                "## Auction: {bidder} bids {bid} · {name}, your bid?", bid=view.bid, bidder=bidder, name=name
            )
        case Phase.HOLD:
            # Translators: {names} still have to choose the five cards they play poker with.
            return words.say("## Poker: {names} to choose five cards", names=_not_ready(board, view, words))
        case _:
            return words.say("## Poker, pot {pot}: {name} to act", pot=dict(view.table).get("pot", 0), name=name)


def deciding(board: Board, view: View) -> Sequence[Seat]:
    """Return the seats for which the table waits: several where all choose at the same time."""
    if view.phase not in (Phase.STAKE, Phase.HOLD):
        return [] if view.decides is None else [view.decides]
    waiting = [at for at in view.asked if _is_waited_for(board.seats[at])]
    return waiting or view.asked[:1]


def _is_waited_for(seat: SeatView) -> bool:
    return seat.member is not None and not (seat.ready or seat.away or seat.leaving)


def _not_ready(board: Board, view: View, words: Words) -> str:
    return words.listing([shown(board.seats[at].name) for at in deciding(board, view)])


def latest(board: Board, view: View, words: Words) -> list[str]:
    """Return the latest of what everybody saw before play, oldest first."""
    names = [shown(seat.name) for seat in board.seats]
    seen = [event for event in view.opening_log if not isinstance(event, BESIDE_THE_SPACES)][-LATEST:]
    return [each.text for event in seen for each in told([event], names, words)]
