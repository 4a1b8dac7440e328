"""What lies on the table, as data: the spaces that chips are put on (RULES.md, *Words*)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from engine.cards import CARDS, SUITS, CardSet, card

ANY_SUIT = "?"
"""Stands for a suit in `Space.collected_by`: all cards of the space must be of one suit, whichever."""


@dataclass(frozen=True)
class Space:
    """A place for chips."""

    name: str
    """How rules and records call it."""
    collected_by: tuple[str, ...] = ()
    """The cards that take its chips, all in one hand: `KH`, or `8?` for one of any suit. Empty without such cards."""
    pays: str = "cards"
    """Who gets its chips: who has its `cards`, who goes `out`, or who wins the `poker`."""

    @property
    def is_card(self) -> bool:
        """Whether the space is a card of the layout."""
        return self.collected_by == (self.name,)

    @property
    def of_any_suit(self) -> bool:
        """Whether its cards may be of any suit."""
        return any(each.endswith(ANY_SUIT) for each in self.collected_by)

    @cached_property
    def sets(self) -> tuple[CardSet, ...]:
        """What takes its chips: all cards of any one of these sets."""
        suits = SUITS if self.of_any_suit else SUITS[:1]
        sets = (CardSet.of(card(each.replace(ANY_SUIT, suit)) for each in self.collected_by) for suit in suits)
        return tuple(sets) if self.collected_by else ()


KITTY, POT = "kitty", "pot"
BESIDE = (Space(KITTY, pays="out"), Space(POT, pays="poker"))
"""The spaces of every game that are no part of its layout."""
NAMED = (Space("KQ", ("KH", "QH")), Space("8910", ("8?", "9?", "T?")))
"""The spaces of a layout that have names of their own."""
SPACES: Mapping[str, Space] = MappingProxyType(
    {each.name: each for each in (*(Space(str(each), (str(each),)) for each in CARDS), *NAMED, *BESIDE)}
)
"""Every space by its name. A card of a layout is a space."""
