"""The events of a stops game in sentences, action by action, for viewers of a finished match."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from cogs.render.stops.cards import line_of_suits, shown_card, space_text, spaces_text, turned_text
from cogs.render.told import Kind, Told, match_won
from cogs.render.words import Words
from engine.game import Action, Event, MatchEnded
from engine.stops import actions, events
from engine.stops.view import View

THIN = "\u2009"
"""The space between two suits in pictures, so thin that eleven cards fit a line on a phone."""
Places = dict[str, object]
"""The values for the placeholders of a sentence."""


def told(happened: Sequence[Event], names: Sequence[str], words: Words) -> list[Told]:
    """Return a sentence for each public event of an action. `names`: by seat, as they are shown."""
    stakes = [each for each in happened if isinstance(each, events.StakePaid)]
    lines = [
        Told(words.say("Round {round}: {name} deals.", round=each.round, name=names[each.first]))
        for each in happened
        if isinstance(each, events.RoundBegan)
    ]
    if len(stakes) > 1:
        whole = sum(count for each in stakes for _, count in each.chips)
        lines.append(Told(words.say("The stakes are paid: {chips} in total.", chips=words.chips(whole))))
    elif stakes:
        lines.append(Told(words.say("{name} places their stake: {spaces}.", **_places_of(stakes[0], names, words))))
    for event in happened:
        if isinstance(event, events.RoundEnded):
            lines += _round_ended(event, names, words)
        kind = type(event.action if isinstance(event, events.Chose) else event)
        if kind in _TEXTS:
            text = _TEXTS[kind](words, _places_of(event, names, words), event, names)
            lines.append(Told(text, _KINDS.get(kind, Kind.PLAIN)))
    return lines


def held(view: View, words: Words) -> str:
    """Return a hand in one line, suit by suit; empty without cards."""
    return line_of_suits(view.hand, view.rules.order, words, THIN if words.deck else "\u2002")


def _places_of(event: Any, names: Sequence[str], words: Words) -> Places:
    """Return the values for a sentence about an event: player, card, chips and their spaces."""
    places: Places = {}
    seat = getattr(event, "seat", getattr(event, "winner", None))
    if seat is not None:
        places["name"] = names[seat]
    event = getattr(event, "action", event)
    if getattr(event, "card", None) is not None:
        places["card"] = shown_card(event.card, words)
    if hasattr(event, "space"):
        places["space"] = space_text(event.space, words)
    match getattr(event, "chips", None):
        case int(count):
            places |= {"n": count, "chips": words.chips(count)}
        case ((str(), _), *_) as on:
            places["spaces"] = spaces_text(on, words)
    return places


def _round_ended(event: events.RoundEnded, names: Sequence[str], words: Words) -> Iterator[Told]:
    """Yield how the winner of a round went out, what they got for that, and that they have won."""
    if event.winner is None or event.card is None:
        yield Told(words.say("Nobody can lead, so nobody wins round {round}.", round=event.round), Kind.OUT)
        return
    name, got = names[event.winner], sum(each.chips for each in event.payments)
    yield Told(words.say("{name} goes out with {card}.", name=name, card=shown_card(event.card, words)), Kind.OUT)
    if event.kitty:
        kitty = words.chips(event.kitty)
        yield Told(words.say("{name} takes {chips} from the kitty.", name=name, chips=kitty), Kind.PAYOUT)
    if got:
        paid = words.chips(got)
        yield Told(words.say("{name} gets {chips} for the cards left in hand.", name=name, chips=paid), Kind.PAYOUT)
    elif event.payments:
        yield Told(words.say("Nobody can pay {name} for the cards left in hand.", name=name))
    yield Told(words.say("{name} wins round {round}.", name=name, round=event.round), Kind.OUT)


def _stopped(words: Words, places: Places, event: events.RunStopped, names: Sequence[str]) -> str:
    if event.missing is None:
        return words.say("{card} is the highest card: the run stops.", **places)
    return words.say("Nobody has {card}: the run stops.", card=shown_card(event.missing, words))


def _sold(words: Words, places: Places, event: events.HandSold, names: Sequence[str]) -> str:
    sellers = {"buyer": names[event.seat], "owner": names[event.owner]}
    return words.say("{buyer} buys a hand from {owner} for {chips}.", chips=places["chips"], **sellers)


def _poker(words: Words, places: Places, event: events.PokerEnded, names: Sequence[str]) -> str:
    first = event.pots[0].winners
    winners = words.listing([names[seat] for seat in first])
    won = words.chips(sum(each.share for each in event.pots if each.winners == first))
    if len(first) > 1:
        return words.say("{names} share the poker pot: {chips} each.", names=winners, chips=won)
    return words.say("{name} wins the poker: {chips}.", name=winners, chips=won)


def _shared(words: Words, places: Places, event: events.TableShared, names: Sequence[str]) -> str:
    sharers = words.listing([names[seat] for seat in event.seats])
    return words.say("The chips on the table are shared: {chips} each for {names}.", **places, names=sharers)


_TEXTS: Mapping[type[Event | Action], Callable[..., str]] = {
    events.BoodleCollected: lambda words, places, event, *_: (
        words.say("{name} holds {space} and takes {chips}.", **places)
        if event.card is None
        else words.say("{name} takes {chips} from {space}.", **places)
    ),
    events.CardTurned: lambda words, _, event, *__: turned_text(event.card, words),
    events.HandsDealt: lambda words, places, *_: words.say("The cards are dealt.", **places),
    actions.Swap: lambda words, places, *_: words.say("{name} takes the extra hand.", **places),
    actions.Keep: lambda words, places, *_: words.say("{name} keeps their hand.", **places),
    actions.Decline: lambda words, places, *_: words.say("{name} does not buy the extra hand.", **places),
    events.AuctionOpened: lambda words, places, event, *_: (
        words.say("{name} puts the old hand up for auction.", **places)
        if event.old
        else words.say("{name} puts the extra hand up for auction.", **places)
    ),
    actions.Bid: lambda words, places, *_: words.say("{name} bids {chips}.", **places),
    actions.PassBid: lambda words, places, *_: words.say("{name} passes.", **places),
    events.AuctionFailed: lambda words, places, *_: words.say("Nobody bids.", **places),
    events.HandSold: _sold,
    events.HandHeld: lambda words, places, *_: words.say("{name} chooses five cards for the poker.", **places),
    actions.Check: lambda words, places, *_: words.say("{name} checks.", **places),
    actions.Bet: lambda words, places, *_: words.say("{name} bets {chips}.", **places),
    actions.Raise: lambda words, places, *_: words.say("{name} raises by {chips}.", **places),
    events.BetCalled: lambda words, places, event, *_: (
        words.say("{name} calls with {chips} and is all in.", **places)
        if event.all_in
        else words.say("{name} calls with {chips}.", **places)
    ),
    actions.Fold: lambda words, places, *_: words.say("{name} folds.", **places),
    events.PokerEnded: _poker,
    events.CardPlayed: lambda words, places, event, *_: (
        words.say("{name} leads {card}.", **places) if event.led else words.say("{name} plays {card}.", **places)
    ),
    events.RunStopped: _stopped,
    events.LeadPassed: lambda words, places, *_: words.say(
        "{name} has no card to lead, and the lead passes on.", **places
    ),
    events.RestrictionLifted: lambda words, places, *_: words.say("{name} may lead any suit.", **places),
    events.PlayerEliminated: lambda words, places, *_: words.say(
        "{name} has no chips left and is out of the match.", **places
    ),
    events.ToppedUp: lambda words, places, *_: words.say("{name} is out of chips and tops up with {chips}.", **places),
    events.TableShared: _shared,
    MatchEnded: lambda words, _, event, names: match_won(event.outcome, names, words),
}
"""A sentence for each kind of event, except stakes and the end of a round: `told` puts several together for these."""
_KINDS: Mapping[type[Event | Action], Kind] = {
    **dict.fromkeys((events.BoodleCollected, events.HandSold, events.PokerEnded), Kind.PAYOUT),
    events.RunStopped: Kind.STOP,
    MatchEnded: Kind.END,
}
"""The kinds of events that are not `PLAIN`."""
