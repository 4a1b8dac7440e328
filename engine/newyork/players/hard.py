"""The computer player `hard` for New York, New York: it imagines possible deals, and plays the round to its end.

Each imagined deal agrees with all that its seat has seen (`search.deals`). Each action is played out on the same deals,
with everybody doing what a `normal` that saw all cards would do (`search.quick`). The result of a playout is the seat's
own points less an equal share of the others'. `normal`'s estimate of an action counts like some further deals: few
deals tell little, and not everybody plays as playouts do. An action that is clearly behind is dropped.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from random import Random
from statistics import variance

from engine.game import Action
from engine.newyork.players.levels import gain
from engine.newyork.search.deals import Deals
from engine.newyork.search.playout import Playout
from engine.newyork.search.quick import quick
from engine.newyork.view import View
from engine.newyork.worth import Outlook
from engine.players import Weighed

THOUGHT = 32
"""How many deals `normal`'s estimate of a gain counts for. Without it `hard` wins less from `normal`, and much less
from players who act at random."""
LOOK = 16
"""Actions that are clearly behind are dropped after this many deals, and again after every half as many more."""
CLEARLY = 2.5
"""How many standard errors behind the best an action is clearly behind."""


def weighed(view: View, random: Random, enough: Callable[[], bool]) -> Weighed:
    """Return the action that brings most points in the deals that time allows, and how many fewer the others bring.

    A dropped action is compared on the deals in which it was played.
    """
    assert view.seat is not None
    if len(view.choices) == 1:
        return Weighed(view.choices[0])
    seat, others = view.seat, len(view.counts) - 1
    playout, deals, policy, outlook = Playout(view), Deals(view), quick(len(view.counts)), Outlook.of(view)
    gains = [(action, gain(outlook, action)) for action in view.choices]
    every = racing = [_Candidate(action, each, THOUGHT * each) for action, each in gains]
    drawn, look = 0, LOOK
    while True:
        hands, pile = deals.draw(random)
        for each in racing:
            points = playout.play(hands, pile, each.action, policy)
            each.add(points[seat] - (sum(points) - points[seat]) / others)
        drawn += 1
        if deals.only_one:
            return _compared(max(racing, key=lambda each: (each.brought[0], each.gain)), every)
        if enough():
            return _compared(max(racing, key=_promise), every)
        if drawn == look:
            best = max(racing, key=_promise)
            racing = [each for each in racing if each is best or not each.behind(best)]
            look += look // 2


@dataclass(eq=False, slots=True)
class _Candidate:
    """An action, and what it has brought so far."""

    action: Action
    gain: float
    """The gain that `normal` estimates, in points."""
    promise: float
    """The sum of the results, with `normal`'s estimate as the result of `THOUGHT` further deals."""
    brought: list[float] = field(default_factory=list)
    """Its results by deal, in points."""

    def add(self, points: float) -> None:
        self.brought.append(points)
        self.promise += points

    @property
    def worth(self) -> float:
        """What it brings on average, in points."""
        return self.promise / (THOUGHT + len(self.brought))

    def behind(self, best: "_Candidate") -> bool:
        """Return whether it is clearly behind another on the same deals."""
        differences = [more - less for more, less in zip(best.brought, self.brought, strict=True)]
        return best.promise - self.promise > CLEARLY * math.sqrt(variance(differences) * len(differences))


_promise = attrgetter("promise")


def _compared(best: _Candidate, every: Sequence[_Candidate]) -> Weighed:
    others = sorted((each for each in every if each is not best), key=lambda each: -each.worth)
    return Weighed(best.action, tuple((each.action, max(best.worth - each.worth, 0.0)) for each in others))
