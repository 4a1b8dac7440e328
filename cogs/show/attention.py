"""Where a member follows the game, and so for how long their hand in a direct message may be behind."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.tables.views import Hand
from cogs.show.deferral import Deferral, chooses, may_defer_hand

AT_THE_BOARD = 60.0
"""Members who have played on the board or under *My hand* are taken to be there for this many seconds."""
CHOICE = 6.0
"""They may choose there for this many seconds before the direct message shows the choice too: mostly they have by
then."""


@dataclass(slots=True)
class Attention:
    """What one member has last done, and what their direct message shows."""

    shows_choice: bool = False
    """Whether the direct message shows something to choose."""
    follows_there: bool = False
    """Whether they played the last forced card from there."""
    played_there: bool = False
    """Whether they played last from there, whatever it was."""
    elsewhere_at: float = 0.0
    """When they last played from the board or from the hand beside it, in seconds since 1970."""
    behind: Deferral = field(default_factory=Deferral)
    """Since when the direct message is behind."""
    choice: Deferral = field(default_factory=Deferral)
    """Since when it does not show a choice."""

    def played(self, now: float, *, there: bool) -> None:
        """Note a card. A lead says nothing about where they follow: the board takes none.

        Args:
            now: the time in seconds since 1970.
            there: whether it was played from the direct message.
        """
        if not there:
            self.follows_there = self.played_there = False
            self.elsewhere_at = now
            return
        self.played_there = True
        if not self.shows_choice:
            self.follows_there = True

    def shown(self, hand: Hand) -> None:
        """Note that the direct message shows the present."""
        self.behind.over()
        self.shows_choice = chooses(hand)

    def moved(self) -> None:
        """Note that the hand is shown elsewhere from now on."""
        self.shows_choice = self.follows_there = self.played_there = False

    def may_defer(self, hand: Hand, now: float, longest: float, *, beside: bool) -> float:
        """Return how many seconds the direct message may be behind, 0.0 if somebody may wait for it.

        Args:
            hand: the present.
            now: the time in seconds since 1970.
            longest: the most seconds that it may be behind.
            beside: whether another message shows the present.
        """
        if self.shows_choice or self.follows_there:
            return 0.0
        if not chooses(hand):
            self.choice.over()
        if may_defer_hand(hand, now, beside=beside and not self.played_there):
            return self.behind.left(longest)
        if chooses(hand) and now - self.elsewhere_at < AT_THE_BOARD:
            return self.choice.left(min(CHOICE, longest))
        return 0.0
