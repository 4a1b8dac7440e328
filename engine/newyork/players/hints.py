"""Reasons for a move in New York, New York: facts that its seat can know, for a sentence to a newcomer."""

from dataclasses import dataclass

from engine.game import Action, Seat
from engine.newyork.actions import Lay, Take
from engine.newyork.cards import Card, CardSet
from engine.newyork.players.levels import gain
from engine.newyork.scoring import Score, score
from engine.newyork.view import View
from engine.newyork.worth import PILES, Outlook


@dataclass(frozen=True, slots=True)
class Hint:
    """A move, and what is certain about it. Points are those of the row as it is now."""

    action: Action
    points: int
    """By how much the seat's score changes if the card is laid now; 0 for passing."""
    blocks: int
    """How many of these are for blocks."""
    others: tuple[tuple[Seat, int], ...]
    """By how much the others' scores change, if they do."""
    final: bool
    """Whether nobody else can cover the card, once it is laid."""
    costly: bool
    """For passing: whether every card that could be laid costs the seat points."""
    idle: bool
    """For passing: whether nothing that the seat holds would help it."""

    @property
    def special(self) -> bool:
        """Whether something is certain that speaks for the move."""
        moved = any(change < 0 or isinstance(self.action, Take) for _, change in self.others)
        return self.points > 0 or moved or self.costly or self.idle


def passing_is_free(view: View) -> bool:
    """Return whether passing costs a seat nothing: there is nothing to take, and no card that it holds would help it.

    A card helps if it raises the seat's own score on the row, or lowers another's.
    """
    seats = range(len(view.counts))
    changes = ((seat == view.seat, _change(view, card, seat)[0]) for card in view.hand for seat in seats)
    return not view.market and not any(change > 0 if own else change < 0 for own, change in changes)


def explained(view: View, action: Action) -> Hint:
    """Return what a seat can know about a move of its own."""
    assert view.seat is not None
    if not isinstance(action, Lay | Take):
        costly = all(_change(view, each, view.seat)[0] < 0 for each in view.hand)
        return Hint(action, 0, 0, (), final=False, costly=costly, idle=passing_is_free(view))
    points, blocks = _change(view, action.card, view.seat)
    others = [(seat, _change(view, action.card, seat)[0]) for seat in range(len(view.counts)) if seat != view.seat]
    changed = tuple((seat, change) for seat, change in others if change)
    final = not CardSet.of(PILES[action.card.number - 1]).without_card(action.card) - view.laid - view.hand
    return Hint(action, points, blocks, changed, final, costly=False, idle=False)


def compared(view: View, action: Action) -> tuple[Action, float] | None:
    """Return the best other move, and by how many points a move is better; None if it is the only one.

    Points are own ones, less an equal share of what the others get, with all cards to come, by `normal`'s estimate.
    """
    outlook = Outlook.of(view)
    gains = {each: gain(outlook, each) for each in view.choices if each != action}
    if not gains:
        return None
    other = max(gains, key=gains.__getitem__)
    return other, gain(outlook, action) - gains[other]


def _change(view: View, laid: Card, seat: Seat) -> tuple[int, int]:
    """Return by how much a seat's score changes if a card is laid now, and how much of that is for blocks."""
    tops = (*view.tops[: laid.number - 1], laid, *view.tops[laid.number :])
    before: Score = view.standing[seat]
    after = score(tops, seat, profi=view.rules.profi)
    return after.points - before.points, after.bonus - before.bonus
