"""Computer players as opponents whose strength is known, by game, preset and level.

`normal` stands where members begin: nobody knows yet whether they are better. The others were measured by mutual play
(`benchmarks/ratings.py`, and docs/decisions/results-and-ratings.md): three at a table, one of each level. The figures
stay as they are when computer players are measured again: every rating of the past is computed with them.
"""

from collections.abc import Mapping
from types import MappingProxyType

from bot.ratings.rating import MU, Rating
from engine.players import EASY, HARD, NORMAL

SURE = 1.0
"""The `sigma` of what was measured, about."""


def _levels(easy: float, hard: float) -> Mapping[str, Rating]:
    return MappingProxyType({EASY: Rating(easy, SURE), NORMAL: Rating(MU, SURE), HARD: Rating(hard, SURE)})


REFERENCES: Mapping[str, Mapping[str, Mapping[str, Rating]]] = MappingProxyType(
    {
        "stops": MappingProxyType(
            {
                "michigan": _levels(20.5, 31.5),
                "traditional": _levels(24.5, 33.5),
                "boodle": _levels(21.5, 35.5),
                "horses": _levels(21.0, 26.5),
                "three-in-one": _levels(20.0, 39.0),
                "pope-joan": _levels(20.5, 31.5),
            }
        ),
        # `easy` lays anything there. It has lost every match, so that its strength has no lower end: it is put at 0.
        "new-york": MappingProxyType({"new-york": _levels(0.0, 30.5), "new-york-profi": _levels(0.0, 33.0)}),
    }
)
