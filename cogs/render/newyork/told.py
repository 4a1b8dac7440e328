"""What has happened in New York, New York, action by action, for those who look at a match that is over."""

from collections.abc import Sequence

from cogs.render.newyork.cards import card_text, cards_text
from cogs.render.told import Kind, Told, match_won
from cogs.render.words import Words
from engine.game import Event
from engine.newyork import events
from engine.newyork.view import View


def told(happened: Sequence[Event], names: Sequence[str], words: Words) -> list[Told]:
    """Return what an action led to, a sentence for each thing that everybody saw.

    `names`: by seat, as they are shown.
    """
    lines = []
    stakes = [each.chips for each in happened if isinstance(each, events.StakePaid)]
    if sum(stakes):
        lines.append(Told(words.say("The stakes are paid: {chips} in total.", chips=words.chips(sum(stakes)))))
    for event in happened:
        match event:
            case events.RoundBegan(number, _, starter):
                lines.append(Told(words.say("Round {round}: {name} begins.", round=number, name=names[starter])))
            case events.CardLaid():
                lines.append(_laid(event, names, words))
            case events.CardTaken():
                lines.append(_taken(event, names, words))
            case events.Passed(seat, left):
                lines.append(
                    Told(
                        words.count(
                            "{name} passes and keeps {n} card.",
                            "{name} passes and keeps {n} cards.",
                            left,
                            name=names[seat],
                        ),
                        Kind.STOP,
                    )
                )
            case events.RoundScored():
                lines.append(_scored(event, names, words))
            case events.PotWon():
                lines.append(_pot(event, names, words))
            case events.MatchEnded(outcome):
                lines.append(Told(match_won(outcome, names, words), Kind.END))
    return lines


def held(view: View, words: Words) -> str:
    """Return a hand in one line, colour by colour; empty without cards."""
    return cards_text(view.hand, words)


def _laid(event: events.CardLaid, names: Sequence[str], words: Words) -> Told:
    name, card = names[event.seat], card_text(event.card, words)
    if event.covered is None:
        return Told(words.scene("New York", "{name} plays {card}.", name=name, card=card))
    covered = card_text(event.covered, words)
    return Told(words.say("{name} covers {covered} with {card}.", name=name, covered=covered, card=card))


def _taken(event: events.CardTaken, names: Sequence[str], words: Words) -> Told:
    name, card = names[event.seat], card_text(event.card, words)
    if event.filled is None:
        return Told(words.say("{name} takes {card} from the market.", name=name, card=card))
    filled = card_text(event.filled, words)
    return Told(
        # Translators: {filled}: the card that fills the gap in the market
        words.say("{name} takes {card} from the market; {filled} comes in.", name=name, card=card, filled=filled)
    )


def first_in(event: events.RoundScored, names: Sequence[str]) -> tuple[int, list[str]]:
    """Return the most points of a round, and who scored them."""
    best = max(each.points for each in event.scores)
    return best, [names[seat] for seat, each in enumerate(event.scores) if each.points == best]


def _scored(event: events.RoundScored, names: Sequence[str], words: Words) -> Told:
    best, first = first_in(event, names)
    return Told(
        words.count(
            "Round {round}: {names} wins, scoring {best}.",
            "Round {round}: {names} tie, scoring {best} each.",
            len(first),
            round=event.round,
            names=words.listing(first),
            best=best,
        ),
        Kind.OUT,
    )


def _pot(event: events.PotWon, names: Sequence[str], words: Words) -> Told:
    share, winners = words.chips(event.chips), words.listing([names[seat] for seat in event.winners])
    if len(event.winners) == 1:
        return Told(words.say("{name} takes the pot: {chips}.", name=winners, chips=share), Kind.PAYOUT)
    return Told(words.say("{names} share the pot: {chips} each.", names=winners, chips=share), Kind.PAYOUT)
