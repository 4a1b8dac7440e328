"""What a round that is over was for each seat, in numbers: what statistics are made of."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

CERTAIN = 2520
"""Chances are counted in parts of this. All numbers up to 10 divide it, so that sums of chances are exact."""
KINDS = ("aces", "kings", "queens", "jacks", "tens", "others")
"""The kinds of boodle cards, in the order in which they are counted: the last are lower cards, pairs and sequences."""
NOTHING_TAKEN = (0,) * len(KINDS)
COMEBACK = "comeback"
"""A feat: won the match, and was the last of three or more, alone, before its last round."""
PHOTO_FINISH = "photo-finish"
"""A feat: won the match by one chip, or one point."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What a round was for one seat."""

    played: bool = True
    """False for a seat that was out of the match already: then there is nothing else to tell."""
    won: bool = False
    chance: int = 0
    """To win the round if every player is as good as any other, in parts of `CERTAIN`. Over all seats these come to the
    number of winners: 0 in a round that nobody wins."""
    payout: int = 0
    """The most chips that the seat got at one stroke."""
    run: int = 0
    """The most cards that it played in one run."""
    taken: tuple[int, ...] = NOTHING_TAKEN
    """The boodle cards whose chips it took, by `KINDS`."""
    points: int = 0
    """In a game that counts points."""
    feats: tuple[str, ...] = ()
    """What it did that people will talk about, by names of the game's own."""


def chances(winners: int, players: int) -> int:
    """Return each player's chance to be among the winners, in parts of `CERTAIN`, if all are alike."""
    return CERTAIN * winners // players


def feats_of_champion(before: Sequence[int], now: Sequence[int], seat: int, behind: int = 0) -> Iterator[str]:
    """Yield what the only winner of a match did in its last round, in any game.

    `before`: what decides the match, by seat, before that round. `behind`: how far behind the first a comeback begins,
    at least.
    """
    least = min(each for at, each in enumerate(before) if at != seat)
    if len(before) > 2 and before[seat] < least and max(before) - before[seat] >= behind:
        yield COMEBACK
    if now[seat] - max(each for at, each in enumerate(now) if at != seat) == 1:
        yield PHOTO_FINISH
