"""What the board says before the first card is led: who decides what, and what everybody saw."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import MappingProxyType

from bot.tables.views import Board, SeatView
from cogs.render.parts import chips, shown
from cogs.render.stops.cards import spaces_text
from cogs.render.words import Words
from engine.game import Event, Seat
from engine.stops import events
from engine.stops.state import Phase
from engine.stops.view import View

LATEST = 3
"""How many of the latest events the board tells."""


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
            price = chips(words, view.rules.spare_price)
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
    return [_TEXTS[type(event)](event, names, words) for event in view.opening_log if type(event) in _TEXTS][-LATEST:]


def _placed(event: events.StakePaid, names: list[str], words: Words) -> str:
    return words.say("{name}: {spaces}", name=names[event.seat], spaces=spaces_text(event.chips, words))


def _called(event: events.BetCalled, names: list[str], words: Words) -> str:
    if event.all_in:
        return words.say("{name} is all in with {n}", name=names[event.seat], n=event.chips)
    return words.say("{name} calls {n}", name=names[event.seat], n=event.chips)


def _opened(event: events.AuctionOpened, names: list[str], words: Words) -> str:
    if event.old:
        return words.say("{name} auctions the old hand", name=names[event.seat])
    return words.say("{name} auctions the extra hand", name=names[event.seat])


def _sold(event: events.HandSold, names: list[str], words: Words) -> str:
    return words.say("{name} buys the hand for {n}", name=names[event.seat], n=event.chips)


_TEXTS: MappingProxyType[type[Event], Callable[..., str]] = MappingProxyType(
    {
        events.StakePaid: _placed,
        events.SpareSwapped: lambda event, names, words: words.say("{name} swaps hands", name=names[event.seat]),
        events.SpareKept: lambda event, names, words: words.say("{name} keeps their hand", name=names[event.seat]),
        events.SpareDeclined: lambda event, names, words: words.say("{name} does not buy", name=names[event.seat]),
        events.AuctionOpened: _opened,
        events.BidMade: lambda event, names, words: words.say("{name} bids {n}", name=names[event.seat], n=event.chips),
        events.BidPassed: lambda event, names, words: words.say("{name} passes", name=names[event.seat]),
        events.AuctionFailed: lambda _event, _names, words: words.say("Nobody bids"),
        events.HandSold: _sold,
        events.HandHeld: lambda event, names, words: words.say("{name} has chosen five", name=names[event.seat]),
        events.Checked: lambda event, names, words: words.say("{name} checks", name=names[event.seat]),
        events.BetMade: lambda event, names, words: words.say("{name} bets {n}", name=names[event.seat], n=event.chips),
        events.BetRaised: lambda event, names, words: words.say(
            "{name} raises by {n}", name=names[event.seat], n=event.chips
        ),
        events.BetCalled: _called,
        events.Folded: lambda event, names, words: words.say("{name} folds", name=names[event.seat]),
        events.PokerEnded: lambda event, names, words: words.say("{name} wins the poker", name=names[event.winner]),
    }
)
"""A few words for each event. What is collected at the deal stands beside the spaces."""
