"""What has happened in a stops game, action by action, for those who look at a match that is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import MappingProxyType

from cogs.render.parts import chips
from cogs.render.stops.cards import shown_card, space_text, spaces_text
from cogs.render.told import Kind, Told
from cogs.render.words import Words
from engine.game import Event
from engine.stops import events


def told(happened: Sequence[Event], names: Sequence[str], words: Words) -> list[Told]:
    """Return what an action led to, a sentence for each thing that everybody saw.

    Args:
        happened: the events of the action.
        names: by seat, as they are shown.
        words: the reader's words.
    """
    stakes = [each for each in happened if isinstance(each, events.StakePaid)]
    lines = [_begun(each, names, words) for each in happened if isinstance(each, events.RoundBegan)]
    if len(stakes) > 1:
        whole = sum(count for each in stakes for _, count in each.chips)
        lines.append(Told(words.say("The stakes are paid: {chips} in total.", chips=chips(words, whole))))
    elif stakes:
        lines.append(_placed(stakes[0], names, words))
    paid = [each for each in happened if isinstance(each, events.CardsPaid)]
    for event in happened:
        if type(event) in _TEXTS:
            lines.append(_TEXTS[type(event)](event, names, words))
        elif paid and event is paid[-1]:
            lines.append(_cards_paid(paid, names, words))
    return lines


def _begun(event: events.RoundBegan, names: Sequence[str], words: Words) -> Told:
    return Told(words.say("Round {round}: {name} deals.", round=event.round, name=names[event.dealer]))


def _placed(event: events.StakePaid, names: Sequence[str], words: Words) -> Told:
    spaces = spaces_text(event.chips, words)
    return Told(words.say("{name} places their stake: {spaces}.", name=names[event.seat], spaces=spaces))


def _cards_paid(paid: Sequence[events.CardsPaid], names: Sequence[str], words: Words) -> Told:
    got = sum(each.payment.chips for each in paid)
    name = names[paid[0].winner]
    if not got:
        return Told(words.say("Nobody can pay {name} for the cards left in hand.", name=name))
    return Told(
        words.say("{name} gets {chips} for the cards left in hand.", name=name, chips=chips(words, got)), Kind.PAYOUT
    )


def _played(event: events.CardPlayed, names: Sequence[str], words: Words) -> Told:
    places = {"name": names[event.seat], "card": shown_card(event.card, words)}
    return Told(
        words.say("{name} leads {card}.", **places) if event.led else words.say("{name} plays {card}.", **places)
    )


def _collected(event: events.BoodleCollected, names: Sequence[str], words: Words) -> Told:
    places = {
        "name": names[event.seat],
        "chips": chips(words, event.chips),
        "space": space_text(event.space, words),
    }
    if event.card is None:
        return Told(words.say("{name} holds {space} and takes {chips}.", **places), Kind.PAYOUT)
    return Told(words.say("{name} takes {chips} from {space}.", **places), Kind.PAYOUT)


def _stopped(event: events.RunStopped, names: Sequence[str], words: Words) -> Told:
    if event.missing is None:
        card = shown_card(event.card, words)
        return Told(words.say("{card} is the highest card: the run stops.", card=card), Kind.STOP)
    card = shown_card(event.missing, words)
    return Told(words.say("Nobody has {card}: the run stops.", card=card), Kind.STOP)


def _went_out(event: events.WentOut, names: Sequence[str], words: Words) -> Told:
    card = shown_card(event.card, words)
    return Told(words.say("{name} goes out with {card}.", name=names[event.seat], card=card), Kind.OUT)


def _kitty(event: events.KittyCollected, names: Sequence[str], words: Words) -> Told:
    places = {"name": names[event.seat], "chips": chips(words, event.chips)}
    return Told(words.say("{name} takes {chips} from the kitty.", **places), Kind.PAYOUT)


def _ended(event: events.RoundEnded, names: Sequence[str], words: Words) -> Told:
    if event.winner is None:
        return Told(words.say("Nobody can lead, so nobody wins round {round}.", round=event.round), Kind.OUT)
    return Told(words.say("{name} wins round {round}.", name=names[event.winner], round=event.round), Kind.OUT)


def _sold(event: events.HandSold, names: Sequence[str], words: Words) -> Told:
    return Told(
        words.say(
            "{buyer} buys a hand from {owner} for {chips}.",
            buyer=names[event.seat],
            owner=names[event.owner],
            chips=chips(words, event.chips),
        ),
        Kind.PAYOUT,
    )


def _auctioned(event: events.AuctionOpened, names: Sequence[str], words: Words) -> Told:
    if event.old:
        return Told(words.say("{name} puts the old hand up for auction.", name=names[event.seat]))
    return Told(words.say("{name} puts the extra hand up for auction.", name=names[event.seat]))


def _called(event: events.BetCalled, names: Sequence[str], words: Words) -> Told:
    places = {"name": names[event.seat], "chips": chips(words, event.chips)}
    if event.all_in:
        return Told(words.say("{name} calls with {chips} and is all in.", **places))
    return Told(words.say("{name} calls with {chips}.", **places))


def _poker(event: events.PokerEnded, names: Sequence[str], words: Words) -> Told:
    pot = event.pots[0]
    winners = words.listing([names[seat] for seat in pot.winners])
    if len(pot.winners) > 1:
        return Told(
            words.say("{names} share the poker pot: {chips} each.", names=winners, chips=chips(words, pot.share)),
            Kind.PAYOUT,
        )
    won = sum(each.share for each in event.pots if each.winners == pot.winners)
    return Told(words.say("{name} wins the poker: {chips}.", name=winners, chips=chips(words, won)), Kind.PAYOUT)


def _shared(event: events.TableShared, names: Sequence[str], words: Words) -> Told:
    return Told(
        words.say(
            "The chips on the table are shared: {chips} each for {names}.",
            chips=chips(words, event.chips),
            names=words.listing([names[seat] for seat in event.seats]),
        )
    )


def _match_ended(event: events.MatchEnded, names: Sequence[str], words: Words) -> Told:
    winners = [names[seat] for seat in event.outcome.winners]
    if len(winners) == 1:
        return Told(words.say("{name} wins the match.", name=winners[0]), Kind.END)
    return Told(words.say("{names} share the win.", names=words.listing(winners)), Kind.END)


_TEXTS: MappingProxyType[type[Event], Callable[..., Told]] = MappingProxyType(
    {
        events.BoodleCollected: _collected,
        events.HandsDealt: lambda _event, _names, words: Told(words.say("The cards are dealt.")),
        events.SpareSwapped: lambda event, names, words: Told(
            words.say("{name} takes the extra hand.", name=names[event.seat])
        ),
        events.SpareKept: lambda event, names, words: Told(
            words.say("{name} keeps their hand.", name=names[event.seat])
        ),
        events.SpareDeclined: lambda event, names, words: Told(
            words.say("{name} does not buy the extra hand.", name=names[event.seat])
        ),
        events.AuctionOpened: _auctioned,
        events.BidMade: lambda event, names, words: Told(
            words.say("{name} bids {chips}.", name=names[event.seat], chips=chips(words, event.chips))
        ),
        events.BidPassed: lambda event, names, words: Told(words.say("{name} passes.", name=names[event.seat])),
        events.AuctionFailed: lambda _event, _names, words: Told(words.say("Nobody bids.")),
        events.HandSold: _sold,
        events.HandHeld: lambda event, names, words: Told(
            words.say("{name} chooses five cards for the poker.", name=names[event.seat])
        ),
        events.Checked: lambda event, names, words: Told(words.say("{name} checks.", name=names[event.seat])),
        events.BetMade: lambda event, names, words: Told(
            words.say("{name} bets {chips}.", name=names[event.seat], chips=chips(words, event.chips))
        ),
        events.BetRaised: lambda event, names, words: Told(
            words.say("{name} raises by {chips}.", name=names[event.seat], chips=chips(words, event.chips))
        ),
        events.BetCalled: _called,
        events.Folded: lambda event, names, words: Told(words.say("{name} folds.", name=names[event.seat])),
        events.PokerEnded: _poker,
        events.CardPlayed: _played,
        events.RunStopped: _stopped,
        events.LeadPassed: lambda event, names, words: Told(
            words.say("{name} has no card to lead, and the lead passes on.", name=names[event.seat])
        ),
        events.RestrictionLifted: lambda event, names, words: Told(
            words.say("{name} may lead any suit.", name=names[event.seat])
        ),
        events.WentOut: _went_out,
        events.KittyCollected: _kitty,
        events.RoundEnded: _ended,
        events.PlayerEliminated: lambda event, names, words: Told(
            words.say("{name} has no chips left and is out of the match.", name=names[event.seat])
        ),
        events.ToppedUp: lambda event, names, words: Told(
            words.say(
                "{name} is out of chips and tops up with {chips}.",
                name=names[event.seat],
                chips=chips(words, event.chips),
            )
        ),
        events.TableShared: _shared,
        events.MatchEnded: _match_ended,
    }
)
"""A sentence for each event; stakes, and what is paid for cards left in hand, are told together."""
