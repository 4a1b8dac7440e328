"""Stops games as text: a line for every event, and one for every run."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from types import MappingProxyType

from bot.cli.text.listing import GameText, listing, won
from engine.cards import SUITS, Card, CardSet
from engine.game import Event
from engine.record.reader import Act, Round
from engine.stops import events as happened
from engine.stops.actions import Hold, Keep
from engine.stops.order import Order
from engine.stops.rules import Rules
from engine.stops.state import State


class StopsText(GameText[Rules, State]):
    """Stops games under the contract of `bot.cli.text.listing.GameText`."""

    def head(self, rules: Rules, start: State, names: Sequence[str]) -> list[str]:
        """Return everybody's chips, and those on the table."""
        return [_chips(start.chips, start.table(), names)]

    def round(self, played: Round[State], names: Sequence[str]) -> list[str]:
        """Return a round, from the stakes to the settlement."""
        story = _Story(names, played.start.rules.order)
        story.lines.append(f"{names[played.start.dealer]} deals.")
        for act in played.acts:
            story.tell(act)
        story.end_run("…" if not played.finished else "")
        return story.lines

    def result(self, state: State, names: Sequence[str]) -> list[str]:
        """Return who won, and what everybody has."""
        outcome = state.outcome
        assert outcome is not None
        winners = [names[seat] for seat in outcome.winners]
        lines = [won(winners), _chips(outcome.chips, (), names)]
        if any(outcome.topups):
            more = [f"{name} {chips}" for name, chips in zip(names, outcome.topups, strict=True) if chips]
            lines.append(f"Of these the bank gave: {', '.join(more)}")
        if outcome.left_on_table:
            lines.append(f"Left on the table: {outcome.left_on_table}")
        return lines


class _Story:
    """The lines of one round, with the run that is being told."""

    def __init__(self, names: Sequence[str], order: Order) -> None:
        self.lines: list[str] = []
        self._names = names
        self._order = order
        self._run: list[str] = []

    def tell(self, act: Act[State]) -> None:
        """Tell what an act led to."""
        if isinstance(act.action, Keep) and act.seat is not None and not _has(act, happened.SpareKept):
            self.lines.append(f"{self._names[act.seat]} does not sell the old hand.")
        for event in act.step.events:
            match event:
                case happened.CardPlayed(seat, card, led):
                    self._run.append(f"{self._names[seat]} leads {card}" if led else f"{self._names[seat]} {card}")
                case happened.RunStopped(_, _, None):
                    self.end_run("top of the suit")
                case happened.RunStopped(_, _, missing):
                    self.end_run(f"nobody has {missing}")
                case happened.WentOut(seat, _):
                    self.end_run(f"{self._names[seat]} is out of cards")
                case happened.BoodleCollected(_, space, card, chips) if card is not None and self._run:
                    self._run[-1] += f" [+{chips} {space}]"
                case happened.HandHeld(seat) if isinstance(act.action, Hold):
                    self.lines.append(f"{self._names[seat]} holds {self._cards(act.action.cards)} for the poker.")
                case happened.HandsDealt():
                    self._deal(act)
                case happened.HandTaken(seat, cards):
                    self.lines.append(f"{self._names[seat]} has {self._cards(cards)} now.")
                case happened.PokerEnded():
                    self.lines += _poker(event, self._names)
                case happened.RoundEnded():
                    self._end(event)
                case _:
                    self.lines += _told(event, self._names)

    def end_run(self, why: str) -> None:
        """End the run that is being told, if one is."""
        if self._run:
            self.lines.append(", ".join(self._run) + (f" – {why}" if why else ""))
        self._run = []

    def _deal(self, act: Act[State]) -> None:
        hands = {event.seat: event.cards for event in act.step.events if isinstance(event, happened.HandDealt)}
        wide = max(len(self._names[seat]) for seat in hands)
        for seat in sorted(hands):
            self.lines.append(f"{self._names[seat]:<{wide}} is dealt {self._cards(hands[seat])}")
        dealt = CardSet(0)
        for cards in hands.values():
            dealt |= cards
        self.lines.append(f"{'Spare':<{wide}} is dealt {self._cards(act.step.state.rules.cards - dealt)}")

    def _end(self, event: happened.RoundEnded) -> None:
        self.end_run("")
        if event.winner is None:
            self.lines.append("Nobody can lead: the round ends without a winner.")
        self.lines.append(_chips(event.chips, event.table, self._names))

    def _cards(self, cards: CardSet) -> str:
        """Return cards by suit, from the lowest up."""

        def place(card: Card) -> tuple[int, int]:
            return SUITS.index(card.suit), self._order.height[card]

        return " ".join(map(str, sorted(cards, key=place)))


def _has(act: Act[State], kind: type[Event]) -> bool:
    return any(isinstance(event, kind) for event in act.step.events)


SENTENCES: Mapping[type[Event], str] = MappingProxyType(
    {
        happened.LeadPassed: "{seat} has nothing to lead, and passes.",
        happened.RestrictionLifted: "{seat} is blocked, and may lead any suit.",
        happened.KittyCollected: "{seat} takes the kitty: {chips}.",
        happened.PlayerEliminated: "{seat} has no chips left, and is out of the match.",
        happened.ToppedUp: "{seat} has no chips left, and gets {chips} from the bank.",
        happened.CardTurned: "{card} is turned up.",
        happened.SpareSwapped: "{seat} takes the extra hand.",
        happened.SpareKept: "{seat} keeps the hand.",
        happened.SpareDeclined: "{seat} does not buy the extra hand.",
        happened.BidMade: "{seat} bids {chips}.",
        happened.BidPassed: "{seat} passes.",
        happened.AuctionFailed: "Nobody bids.",
        happened.HandSold: "{seat} buys the hand of {owner} for {chips}.",
        happened.Checked: "{seat} checks.",
        happened.BetMade: "{seat} bets {chips}.",
        happened.BetRaised: "{seat} raises by {chips} to {level}.",
        happened.Folded: "{seat} folds.",
    }
)
"""Sentences for events that need nothing but the fields of the event."""


def _told(event: Event, names: Sequence[str]) -> list[str]:
    """Return the line for an event beside the cards; none if another line tells of it already."""
    match event:
        case happened.StakePaid(seat, chips):
            return [f"{names[seat]} pays {_spaces(chips)}."]
        case happened.BoodleCollected(seat, space, None, chips):
            return [f"{names[seat]} holds {space} and takes {chips}."]
        case happened.BoodleCollected(seat, space, _, chips):
            return [f"{names[seat]} takes {chips} from {space}."]
        case happened.CardsPaid(winner, payment):
            forgiven = f", {payment.due - payment.chips} are forgiven" if payment.chips < payment.due else ""
            cards = "1 card" if payment.cards == 1 else f"{payment.cards} cards"
            return [f"{names[payment.seat]} pays {names[winner]} {payment.chips} for {cards}{forgiven}."]
        case happened.TableShared(seats, chips):
            return [f"The table is shared: {chips} each for {listing([names[seat] for seat in seats])}."]
        case happened.AuctionOpened(seat, old):
            return [f"{names[seat]} puts the {'old' if old else 'spare'} hand up for auction."]
        case happened.BetCalled(seat, chips, all_in):
            return [f"{names[seat]} calls with {chips}{', all-in' if all_in else ''}."]
    if type(event) not in SENTENCES:
        return []
    told = {each.name: getattr(event, each.name) for each in fields(event)}
    people = {key: names[value] for key, value in told.items() if key in ("seat", "owner")}
    return [SENTENCES[type(event)].format(**{**told, **people})]


def _poker(event: happened.PokerEnded, names: Sequence[str]) -> list[str]:
    lines = []
    for at, pot in enumerate(event.pots):
        which = "pot" if not at else "side pot"
        winners = [names[seat] for seat in pot.winners]
        if len(winners) == 1:
            lines.append(f"{winners[0]} wins the {which}: {pot.share}.")
        else:
            lines.append(f"{listing(winners)} share the {which}: {pot.share} each.")
    return lines


def _chips(chips: Iterable[int], table: Iterable[tuple[str, int]], names: Sequence[str]) -> str:
    stacks = ", ".join(f"{name} {count}" for name, count in zip(names, chips, strict=True))
    lying = _spaces(table)
    return f"Chips: {stacks}" + (f"; on the table {lying}" if lying else "")


def _spaces(chips: Iterable[tuple[str, int]]) -> str:
    return ", ".join(f"{space} {count}" for space, count in chips)


TEXT = StopsText
