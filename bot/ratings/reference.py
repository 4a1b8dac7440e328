"""Computer players as opponents whose strength is known, by game, preset and level.

`normal` stands where members begin: nobody knows yet whether they are better. The others were measured by mutual play
(`benchmarks/ratings.py`, and docs/decisions/results-and-ratings.md): three at a table, one of each level. The figures
lie in the packs of the games.
"""

from collections.abc import Mapping
from types import MappingProxyType

from bot.ratings.rating import MU, Rating
from engine.catalogue import CATALOGUE
from engine.players import EASY, HARD, NORMAL

SURE = 1.0
"""The approximate `sigma` of the measured levels."""


def _levels(easy: float, hard: float) -> Mapping[str, Rating]:
    return MappingProxyType({EASY: Rating(easy, SURE), NORMAL: Rating(MU, SURE), HARD: Rating(hard, SURE)})


REFERENCES: Mapping[str, Mapping[str, Mapping[str, Rating]]] = MappingProxyType(
    {
        key: MappingProxyType(
            {each: _levels(*pack.strengths.get(each, (MU, MU))) for each in pack.game.rulebook.presets()}
        )
        for key, pack in CATALOGUE.items()
    }
)
"""Computer players as fixed opponents, and members who are as strong as these."""
