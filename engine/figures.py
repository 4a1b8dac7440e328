"""Each seat's figures of a finished round, from which statistics are made."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

CERTAIN = 2520
"""Chances are counted in parts of this. All numbers up to 10 divide it, so that sums of chances are exact."""
KINDS = ("aces", "kings", "queens", "jacks", "tens", "others")
"""The kinds of boodle cards, in the order in which they are counted: the last are lower cards, pairs and sequences."""
NOTHING_TAKEN = (0,) * len(KINDS)
COMEBACK = "comeback"
"""A feat: won the match after being last of three or more, alone, before the last round."""
PHOTO_FINISH = "photo-finish"
"""A feat: won the match by one chip, or one point."""


@dataclass(frozen=True, slots=True)
class Figures:
    """One seat's figures of a round."""

    played: bool = True
    """False for a seat that had left the match before; its other figures mean nothing."""
    won: bool = False
    chance: int = 0
    """The chance to win the round if all players are equally good, in parts of `CERTAIN`. Over all seats it adds up to
    the number of winners: 0 in a round that nobody wins."""
    payout: int = 0
    """The most chips that the seat got at one stroke."""
    run: int = 0
    """The most cards that it played in one run."""
    taken: tuple[int, ...] = NOTHING_TAKEN
    """The boodle cards whose chips it took, by `KINDS`."""
    points: int = 0
    """The points it scored, in a game that counts points."""
    feats: tuple[str, ...] = ()
    """Its feats, which people will talk about, by the game's own names."""


def chances(winners: int, players: int) -> int:
    """Return each player's chance to be among the winners, in parts of `CERTAIN`, if all are equally good."""
    return CERTAIN * winners // players


def feats_of_champion(before: Sequence[int], now: Sequence[int], seat: int, behind: int = 0) -> Iterator[str]:
    """Yield the feats that the only winner of a match achieved in its last round, in any game.

    `before`, `now`: what decides the match, by seat, before that round and after it. `behind`: the least distance to
    the first from which a comeback begins.
    """
    least = min(each for at, each in enumerate(before) if at != seat)
    if len(before) > 2 and before[seat] < least and max(before) - before[seat] >= behind:
        yield COMEBACK
    if now[seat] - max(each for at, each in enumerate(now) if at != seat) == 1:
        yield PHOTO_FINISH
