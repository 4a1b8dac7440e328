"""A hand's texts and buttons for the decisions before the first card is led: RULES.md, *Stakes* to *Poker*."""

import discord

from bot.tables.views import Hand
from cogs.render.ids import CustomId
from cogs.render.parts import Button, Row, button, clock, rows_of, shown
from cogs.render.stops.poker_hands import five_text
from cogs.render.stops.preparing import hold_rows, hold_texts, stake_rows, stake_texts
from cogs.render.words import Words
from engine.stops.actions import Auction, Bet, Buy, Call, Check, Decline, Fold, Keep, Raise, Swap
from engine.stops.state import Phase
from engine.stops.view import View

STEPS = (1, 2, 5)
"""By how many chips a bid may be raised with one tap."""
BETS = (1, 2, 3, 5, 10, 25, 50, 100)
"""The bets and raises that have a button, besides the highest, when there are too many."""
MOST_BETS = 5


def choice_texts(hand: Hand, view: View, words: Words) -> list[str]:
    """Return what a seat has to decide, if anything."""
    if view.stake_due:
        return stake_texts(hand, view, words)
    if view.phase is Phase.HOLD and hand.preparing:
        return hold_texts(hand, view, words)
    held = [words.say("You hold {five}", five=five_text(view.held, words))] if view.held else []
    if view.phase is Phase.BET and hand.acting:
        return [_betting(view, words) + clock(hand.board.due_at), *held]
    if hand.acting:
        return [_spare(hand, view, words) + clock(hand.board.due_at)]
    return held


def choice_rows(hand: Hand, view: View, words: Words) -> list[Row]:
    """Return the buttons of what a seat has to decide."""
    if view.stake_due:
        return stake_rows(hand, view, words)
    if view.phase is Phase.HOLD and hand.preparing:
        return hold_rows(hand, view, words)
    if view.bids or view.phase is Phase.AUCTION:
        return _bids(hand, view, words) if hand.acting else []
    return rows_of([_choice(hand, view, each, words) for each in _offered(view)])


def _spare(hand: Hand, view: View, words: Words) -> str:
    match view.phase:
        case Phase.SPARE:
            return words.say("**What do you do with the extra hand?** Nobody has seen it.")
        case Phase.RESALE:
            return words.say("**Auction your old hand?** Otherwise it stays out of play.")
        case Phase.LATE_SWAP:
            return words.say("**Nobody bid.** You may still swap your hand for the extra one.")
        case Phase.OFFER:
            price = words.chips(view.rules.spare_price)
            return words.say("**Buy the extra hand for {price}?** Your own is discarded.", price=price)
    if view.bidder is None:
        return words.say("**Bid for the extra hand.** If you win it, your own is discarded.")
    return words.say(
        "**{name} bids {bid} for the extra hand. Do you bid more?** If you win it, your own is discarded.",
        name=shown(hand.board.seats[view.bidder].name),
        bid=words.chips(view.bid),
    )


def _betting(view: View, words: Words) -> str:
    pot = words.chips(dict(view.table).get("pot", 0))
    if not max(view.bets):
        return words.say("**Poker: check or bet.** {pot} in the pot.", pot=pot)
    return words.say("**Poker: {need} to stay in.** {pot} in the pot.", need=words.chips(view.to_call), pot=pot)


def _bids(hand: Hand, view: View, words: Words) -> list[Row]:
    raised = [
        _act(
            hand,
            f"bid{view.bid + step}",
            words.scene("an auction", "Bid {bid}", bid=view.bid + step),
            style=discord.ButtonStyle.primary,
        )
        for step in STEPS
        if view.bid + step in view.bids
    ]
    return [[*raised, _act(hand, "pass", words.scene("an auction", "Pass"))]]


def _offered(view: View) -> list[object]:
    """Return the choices that have a button: of many bets, only a few."""
    sizes = [each.chips for each in view.choices if isinstance(each, Bet | Raise)]
    if len(sizes) > MOST_BETS:
        few = [size for size in BETS if size < sizes[-1]][: MOST_BETS - 1]
        sizes = [*few, sizes[-1]]
    return [each for each in view.choices if not isinstance(each, Bet | Raise) or each.chips in sizes]


def _choice(hand: Hand, view: View, choice: object, words: Words) -> Button:
    primary, danger = discord.ButtonStyle.primary, discord.ButtonStyle.danger
    match choice:
        case Swap():
            return _act(hand, "swap", words.scene("the extra hand", "Swap"), style=primary)
        case Keep() if view.phase is Phase.RESALE:
            return _act(hand, "keep", words.scene("the old hand", "Don't sell"))
        case Keep():
            return _act(hand, "keep", words.scene("the extra hand", "Keep my hand"))
        case Auction():
            return _act(hand, "auction", words.scene("the extra hand", "Auction it"))
        case Buy():
            price = view.rules.spare_price
            return _act(hand, "buy", words.scene("the extra hand", "Buy for {price}", price=price), style=primary)
        case Decline():
            return _act(hand, "decline", words.scene("the extra hand", "No thanks"))
        case Check():
            return _act(hand, "check", words.scene("poker", "Check"), style=primary)
        case Call():
            own = view.chips[view.seat or 0]
            label = (
                words.scene("poker", "Call {n}", n=view.to_call)
                if own >= view.to_call
                else words.scene("poker", "All in: {n}", n=own)
            )
            return _act(hand, "call", label, style=primary)
        case Bet(size):
            return _act(hand, f"bet{size}", words.scene("poker", "Bet {n}", n=size))
        case Raise(size):
            return _act(hand, f"raise{size}", words.scene("poker", "Raise {n}", n=size))
        case Fold():
            return _act(hand, "fold", words.scene("poker", "Fold"), style=danger)
    raise AssertionError(f"{choice!r} has no button")


def _act(hand: Hand, value: str, label: str, *, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Button:
    return button(CustomId(hand.board.id, "do", hand.board.decision, value), label, style=style)
