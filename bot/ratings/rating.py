"""One match as evidence of how well its players play: Plackett–Luce, as `openskill` computes it.

A rating is what is believed of a player: `mu`, and how sure that is, `sigma`. All is pure: the same participants give
the same ratings, in whatever order they come. Only the last bits of a float may differ between processors.
"""

from collections.abc import Mapping, Sequence
from enum import StrEnum

from openskill.models import PlackettLuce

from bot.store.chips.boards import PROVISIONAL as PROVISIONAL
from bot.store.tables.results import Rating as Rating
from engine.catalogue import CATALOGUE
from engine.players import EASY, HARD, NORMAL

MU = 25.0
NEWCOMER = Rating(MU, MU / 3)
"""What is believed of somebody who has not played yet."""


Participant = tuple[int, Rating]
"""Somebody in a match: the place that they took, from 1, which equals share, and their rating before it."""


def rated(game: str, participants: Sequence[Participant]) -> list[Rating]:
    """Return everybody's rating after a match, in the order of the participants. `participants`: at least two."""
    # `sigma` shrinks by all that a match tells; by its rule of thumb, `openskill` has it shrink more slowly.
    model = PlackettLuce(beta=CATALOGUE[game].luck, gamma=lambda *_match: 1.0)
    # Sorted, so that sums of floats do not depend on who was named first.
    order = sorted(range(len(participants)), key=participants.__getitem__)
    teams = [[model.create_rating([participants[at][1].mu, participants[at][1].sigma])] for at in order]
    ranks = [float(participants[at][0]) for at in order]
    after = {at: team[0] for at, team in zip(order, model.rate(teams, ranks=ranks), strict=True)}
    return [Rating(after[at].mu, after[at].sigma, each.rated + 1) for at, (_, each) in enumerate(participants)]


def held(before: Rating, after: Rating, most: float) -> Rating:
    """Return the rating after a match, limited so that `sure` is at most `most`.

    First `sigma` shrinks less than it would, at worst not at all; then `mu` rises less. A `mu` that falls does so in
    full.
    """
    if after.sure <= most:
        return after
    mu = min(after.mu, most + 3 * before.sigma)
    return after._replace(mu=mu, sigma=max(after.sigma, (mu - most) / 3))


# --- computer players -----------------------------------------------------------------------------------------

SURE = 1.0
"""The approximate `sigma` of the measured levels."""
REFERENCES: Mapping[str, Mapping[str, Mapping[str, Rating]]] = {
    key: {
        preset: {EASY: Rating(easy, SURE), NORMAL: Rating(MU, SURE), HARD: Rating(hard, SURE)}
        for preset in pack.game.rulebook.presets()
        for easy, hard in [pack.strengths.get(preset, (MU, MU))]
    }
    for key, pack in CATALOGUE.items()
}
"""Computer players as opponents whose strength is known, by game, preset and level.

`normal` stands where members begin: nobody knows yet whether they are better. The others were measured by mutual play
(`benchmarks/ratings.py`, and docs/decisions/results-and-ratings.md): three at a table, one of each level. The figures
lie in the packs of the games.
"""


# --- a rating as a word ---------------------------------------------------------------------------------------


class Title(StrEnum):
    """What somebody is called by their rating in a game, from the lowest."""

    NEWCOMER = "newcomer"
    """With fewer than `PROVISIONAL` rated matches."""
    APPRENTICE = "apprentice"
    REGULAR = "regular"
    SKILLED = "skilled"
    EXPERT = "expert"
    MASTER = "master"


FROM: Mapping[Title, float] = {Title.REGULAR: 5.0, Title.SKILLED: 10.0, Title.EXPERT: 16.0, Title.MASTER: 22.0}
"""The least `Rating.sure`, to a thousandth, of each title, from the lowest. Below is an apprentice."""


def title(rating: Rating) -> Title:
    """Return the title of somebody with a rating."""
    if rating.rated < PROVISIONAL:
        return Title.NEWCOMER
    reached = [each for each, least in FROM.items() if rating.score >= 1000 * least]
    return reached[-1] if reached else Title.APPRENTICE
