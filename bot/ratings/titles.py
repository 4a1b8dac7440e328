"""Titles: a rating as a word."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from bot.ratings.rating import Rating
from bot.store.chips.boards import PROVISIONAL as PROVISIONAL


class Title(StrEnum):
    """What somebody is called by their rating in a game, from the lowest."""

    NEWCOMER = "newcomer"
    """With fewer than `PROVISIONAL` rated matches."""
    APPRENTICE = "apprentice"
    REGULAR = "regular"
    SKILLED = "skilled"
    EXPERT = "expert"
    MASTER = "master"


FROM: Mapping[Title, float] = MappingProxyType(
    {Title.REGULAR: 5.0, Title.SKILLED: 10.0, Title.EXPERT: 16.0, Title.MASTER: 22.0}
)
"""The least `Rating.sure`, to a thousandth, of each title, from the lowest. Below is an apprentice."""


def title(rating: Rating, matches: int) -> Title:
    """Return the title of somebody with a rating after some rated `matches`."""
    if matches < PROVISIONAL:
        return Title.NEWCOMER
    reached = [each for each, least in FROM.items() if rating.score >= 1000 * least]
    return reached[-1] if reached else Title.APPRENTICE
