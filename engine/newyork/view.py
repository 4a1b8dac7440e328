"""What a seat may know of a match of New York, New York, and what everybody may know."""

from dataclasses import dataclass, fields

from engine.game import Action, Seat
from engine.newyork.cards import FULL_PACK, NO_CARDS, Card, CardSet
from engine.newyork.phases.settle import standing
from engine.newyork.phases.turns import choices
from engine.newyork.scoring import Score
from engine.newyork.state import Phase, PublicState, State, Turn


@dataclass(frozen=True, kw_only=True)
class View(PublicState):
    """All that one seat may know (`seat` is None: all that everybody may know). Tuples are by seat.

    Between two rounds the row and the turns are those of the last one, and nobody has cards.
    """

    seat: Seat | None
    rounds: int
    choices: tuple[Action, ...]
    """What this seat may do now."""
    hand: CardSet
    """The seat's own cards; empty for everybody's view."""
    counts: tuple[int, ...]
    """Cards in each hand."""
    known: tuple[CardSet, ...]
    """The cards of each hand that everybody has seen taken from the market."""
    market: tuple[Card, ...]
    pile: int
    """How many cards are still to be drawn."""
    tops: tuple[Card | None, ...]
    """The card on top of each pile of the row, by number from 1; None if there is no pile."""
    turns: tuple[Turn, ...]
    """Every turn of this round, in order."""
    passed: frozenset[Seat]
    standing: tuple[Score, ...]
    """What everybody scores with the row as it is."""

    @property
    def laid(self) -> CardSet:
        """Every card laid in this round, covered or not."""
        return CardSet.of(turn.laid for turn in self.turns if turn.laid is not None)

    @property
    def unseen(self) -> CardSet:
        """The cards that this seat cannot place: in the pile, or in another hand without its knowing."""
        seen = self.laid | self.hand | CardSet.of(self.market)
        for cards in self.known:
            seen |= cards
        return FULL_PACK - seen


_PUBLIC = tuple(each.name for each in fields(PublicState))


def view(state: State, seat: Seat | None) -> View:
    """Return what a seat may know of a state, or what everybody may know for None."""
    playing = state.phase in (Phase.LAY, Phase.TAKE)
    nobody = (NO_CARDS,) * state.players
    return View.made(
        **{each: getattr(state, each) for each in _PUBLIC},
        seat=seat,
        rounds=state.players,
        choices=() if seat is None else choices(state, seat),
        hand=NO_CARDS if seat is None or not playing else state.deal.hands[seat],
        counts=tuple(map(len, state.deal.hands if playing else nobody)),
        known=state.deal.known if playing else nobody,
        market=state.deal.market if playing else (),
        pile=len(state.deal.pile) if playing else 0,
        tops=state.deal.tops,
        turns=state.deal.turns,
        passed=state.deal.passed,
        standing=standing(state),
    )
