"""Where a card can be, as far as a seat can know: what the plays of a stops round have revealed about the hands.

Nothing here guesses. A card is excluded from a hand only if the history would have been impossible with the card in it:
a lead that had to be the lowest, a lead that was passed on, chips that nobody took at the deal, a hand that was sold.
What others might have preferred is no knowledge.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.cards import FULL_PACK, NO_CARDS, SUIT_CARDS, Card, CardSet
from engine.game import Seat
from engine.stops.events import CardPlayed, PokerEnded
from engine.stops.state import Phase
from engine.stops.view import View


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What one seat knows about the cards that it does not see. Places are the seats, and after them the dead hand."""

    unseen: CardSet
    """The cards that it cannot see: in others' hands, or dead."""
    room: tuple[int, ...]
    """By place, how many of these lie there; 0 for the seat itself."""
    may: tuple[CardSet, ...]
    """By place, the unseen cards that can lie there."""
    played: tuple[CardSet, ...]
    """By seat, what it has played in this round."""
    paid: tuple["Paid", ...]
    """What is known about spaces that were paid at the deal, unless the places of cards say it."""

    def whole(self, hands: tuple[CardSet, ...]) -> bool:
        """Return whether hands that fit the places agree with what is known about cards that are paid for together."""
        if not self.paid:
            return True
        had = [now | before for now, before in zip(hands, self.played, strict=True)]
        return all(each.agrees(had) for each in self.paid)


@dataclass(frozen=True, slots=True)
class Paid:
    """Who was paid at the deal from a space."""

    sets: tuple[CardSet, ...]
    seats: frozenset[Seat]
    """The seats that were paid: these had such a set, and no other had."""
    unshared: int
    """Chips that nobody was paid: nobody had a set, or more seats than there were chips. Else 0."""

    def agrees(self, had: list[CardSet]) -> bool:
        """Return whether the hands at the deal agree with it."""
        holders = {seat for seat, each in enumerate(had) if any(not cards - each for cards in self.sets)}
        if self.unshared:
            return not holders or len(holders) > self.unshared
        return holders == self.seats


def knowledge(view: View) -> Knowledge:
    """Return what the seat of a view knows. Its round is dealt."""
    assert view.seat is not None
    seats = range(len(view.counts))
    excluded = [NO_CARDS] * (len(seats) + 1)
    for seat, cards in _excluded(view):
        excluded[seat] |= cards
    placed = _placed(view)
    unseen = view.unseen | view.sold
    may = []
    for place in range(len(seats) + 1):
        elsewhere = CardSet.of(each for each, at in placed.items() if at != place)
        may.append(unseen - excluded[place] - elsewhere)
    room = [0 if seat == view.seat else view.counts[seat] for seat in seats]
    may[view.seat] = NO_CARDS
    return Knowledge(
        unseen=unseen,
        room=(*room, view.dead - len(view.missing | view.given_up)),
        may=tuple(may),
        played=tuple(CardSet.of(play.card for play in view.plays if play.seat == seat) for seat in seats),
        paid=tuple(
            Paid(sets, frozenset(takers), 0 if takers else chips)
            for sets, takers, chips in _spaces_paid(view)
            if (len(sets) > 1 and takers) or (chips and not takers)
        ),
    )


# --- leads -------------------------------------------------------------------------------------------------------


def _excluded(view: View) -> Iterator[tuple[Seat, CardSet]]:
    """Yield seats, each with cards that it cannot hold any more because of what was led, or was not."""
    assert view.seat is not None
    before: CardPlayed | None = None
    for play in view.plays:
        if play.led:
            yield from _opened(view, play) if before is None else _led(view, before, play)
        before = play
    if view.phase is Phase.LEAD and before is None and view.legal:  # what the seat may lead tells it the same
        yield from _opened(view, CardPlayed(view.seat, next(iter(view.legal)), led=True))
    elif view.phase is Phase.LEAD and before is not None:
        permitted = view.rules.permitted_after(before.card)
        blocked = view.left_of(view.dealer) if view.relaxed and view.rules.lead_blocked == "pass" else view.passed
        yield from ((seat, permitted) for seat in blocked)


def _opened(view: View, play: CardPlayed) -> Iterator[tuple[Seat, CardSet]]:
    """Yield what the first lead of a round reveals."""
    order, led = view.rules.order, play.card
    if view.rules.open_leader == "lowest":
        lower = CardSet.of(each for each in view.rules.cards if order.height[each] < order.height[led])
        same = CardSet.of(each for each in view.rules.cards if order.height[each] == order.height[led])
        earlier = True
        for seat in view.left_of(view.dealer):
            earlier = earlier and seat != play.seat
            yield seat, lower | (same if earlier else NO_CARDS)
    elif view.rules.open_leader == "suit":
        suits = view.rules.opening_suits
        sooner = CardSet(sum(SUIT_CARDS[suit] for suit in suits[: suits.index(led.suit)]))
        yield from ((seat, sooner | _lower(view, SUIT_CARDS[led.suit], led)) for seat in view.left_of(view.dealer))
    else:
        yield play.seat, _not_lowest(view, FULL_PACK, led)


def _led(view: View, before: CardPlayed, play: CardPlayed) -> Iterator[tuple[Seat, CardSet]]:
    """Yield what a lead after a stop reveals: about the leader, and about those who had to pass it on."""
    permitted = view.rules.permitted_after(before.card)
    if play.card not in permitted:  # the seat that was asked had nothing else
        blocked = view.left_of(view.dealer) if view.rules.lead_blocked == "pass" else [play.seat]
        yield from ((seat, permitted) for seat in blocked)
        yield play.seat, _not_lowest(view, FULL_PACK, play.card)
        return
    if play.seat != before.seat:
        yield before.seat, permitted
        for seat in view.left_of(before.seat):
            if seat == play.seat:
                break
            yield seat, permitted
    yield play.seat, _not_lowest(view, permitted, play.card)


def _not_lowest(view: View, permitted: CardSet, led: Card) -> CardSet:
    """Return the cards that a leader would have had to lead before this one."""
    if view.rules.lead_card == "suit_low":
        return _lower(view, permitted & SUIT_CARDS[led.suit], led)
    return _lower(view, permitted, led) if view.rules.lead_card == "group_low" else NO_CARDS


def _lower(view: View, cards: CardSet, led: Card) -> CardSet:
    height = view.rules.order.height
    return CardSet.of(each for each in cards & view.rules.cards if height[each] < height[led])


# --- what was seen apart from leads --------------------------------------------------------------------------------


def _placed(view: View) -> dict[Card, int]:
    """Return the unseen cards whose place is known."""
    placed: dict[Card, int] = {}
    dead = len(view.counts)
    for event in view.opening_log:
        if isinstance(event, PokerEnded):
            for seat, five in event.shown:
                placed.update(dict.fromkeys(five, seat))
    if view.buyer is not None:
        placed.update(dict.fromkeys(view.sold, view.buyer))
    for sets, takers, chips in _spaces_paid(view):
        if len(sets) == 1 and takers:
            placed.update(dict.fromkeys(sets[0], takers[0]))
        elif len(sets) == len(sets[0]) == 1 and chips:
            placed.update(dict.fromkeys(sets[0], dead))
    return {each: at for each, at in placed.items() if each in view.unseen | view.sold}


def _spaces_paid(view: View) -> Iterator[tuple[tuple[CardSet, ...], tuple[Seat, ...], int]]:
    """Yield for each space paid at the deal: the sets that collect it, the seats paid, and the chips still there."""
    after = (Phase.HOLD, Phase.BET, Phase.LEAD, Phase.FOLLOW)
    if view.rules.paycards_when != "deal" or view.phase not in after:
        return
    for (space, chips), sets in zip(view.table, view.rules.collected_by[view.trump], strict=False):
        if sets:
            yield sets, tuple(each.seat for each in view.collected if each.space == space), chips
