"""Imagined deals of New York, New York: hands of the others and a draw pile that agree with all that a seat knows."""

from random import Random

from engine.newyork.view import View


class Deals:
    """Deals for one decision of one seat.

    Every deal that agrees is as likely as the others: everybody sees what is taken from the market, and what players do
    says little about the cards that nobody has seen.
    """

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        own = view.seat
        self._known = [
            [int(each) for each in (view.hand if seat == own else known)] for seat, known in enumerate(view.known)
        ]
        self._room = [
            0 if seat == own else count - len(known)
            for seat, (count, known) in enumerate(zip(view.counts, view.known, strict=True))
        ]
        self._unseen = [int(each) for each in view.unseen]

    @property
    def only_one(self) -> bool:
        """Whether only one deal agrees: a single card, or a single hand, is unseen."""
        return len(self._unseen) <= 1 or max(self._room) == len(self._unseen)

    def draw(self, random: Random) -> tuple[list[list[int]], list[int]]:
        """Return the hands and the draw pile, its first card last: by number, in lists for playouts."""
        unseen = random.sample(self._unseen, len(self._unseen))
        hands, start = [], 0
        for known, room in zip(self._known, self._room, strict=True):
            hands.append(known + unseen[start : start + room])
            start += room
        return hands, unseen[start:]
