"""Scores counted in the most obvious way, for comparison."""

from collections.abc import Sequence

from engine.newyork.cards import Card

TABLE = {1: 0, 2: 3, 3: 6, 4: 10, 5: 15}


def slow_points(tops: Sequence[Card | None], colour: str, *, profi: bool) -> int:
    """Walk round the ring of piles, starting after a gap, and score each block when it ends."""
    own = [top is not None and str(top)[0] == colour for top in tops]
    total = sum(int(str(top)[1:]) for top in tops if top is not None and str(top)[0] == colour)
    if not profi:
        return total
    if all(own):
        return total + 25
    gap = own.index(False)
    ring = own[gap:] + own[:gap]
    for block in "".join("x" if mine else " " for mine in ring).split():
        total += TABLE.get(len(block), 25)
    return total
