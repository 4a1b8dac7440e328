"""What lies on the table, as data: the spaces that chips are put on (RULES.md, *Words*)."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.cards import CARDS, SUITS, Card, CardSet, card

ANY_SUIT, TRUMPS = "?", "*"
"""Placeholders for a suit in `Space.collected_by`: all cards of the space must be of one suit, any, or of trumps."""


@dataclass(frozen=True)
class Space:
    """A place for chips."""

    name: str
    """Its name in rules and records."""
    collected_by: tuple[str, ...] = ()
    """The cards that take its chips, all in one hand: `KH`, `8?` of any suit, `K*` of trumps."""
    dressed_by: int = 1
    """How many chips a stake puts there."""
    pays: str = "cards"
    """Who gets its chips: who has its `cards`, who goes `out`, or who wins the `poker`."""
    spares: bool = False
    """Whether a player who still holds its cards pays nothing for cards left."""

    @property
    def is_card(self) -> bool:
        """Whether the space is a card of the layout."""
        return self.collected_by == (self.name,)

    @property
    def of_any_suit(self) -> bool:
        """Whether its cards may be of any suit."""
        return any(each.endswith(ANY_SUIT) for each in self.collected_by)

    @property
    def of_trumps(self) -> bool:
        """Whether its cards are of trumps."""
        return any(each.endswith(TRUMPS) for each in self.collected_by)

    @property
    def fixed(self) -> tuple[Card, ...]:
        """Its cards, if they are the same in every round."""
        return () if self.of_any_suit or self.of_trumps else tuple(map(card, self.collected_by))

    def sets(self, trump: str = "") -> tuple[CardSet, ...]:
        """Return what takes its chips: all cards of any one of these sets. `trump`: the suit, empty without trumps."""
        if not self.collected_by or (self.of_trumps and not trump):
            return ()
        suits, cards = SUITS if self.of_any_suit else (trump,), "".join(self.collected_by)
        return tuple(CardSet.parse(cards.replace(ANY_SUIT, suit).replace(TRUMPS, suit)) for suit in suits)


KITTY, POT = "kitty", "pot"
OFF_LAYOUT = (Space(KITTY, pays="out"), Space(POT, pays="poker"))
"""The spaces of every game that are no part of its layout."""
NAMED = (
    Space("KQ", ("KH", "QH")),
    Space("8910", ("8?", "9?", "T?")),
    Space("pope", ("9D",), dressed_by=6, spares=True),
    Space("ace", ("A*",)),
    Space("king", ("K*",)),
    Space("queen", ("Q*",)),
    Space("jack", ("J*",)),
    Space("matrimony", ("K*", "Q*"), dressed_by=2),
    Space("intrigue", ("Q*", "J*"), dressed_by=2),
    Space("game", pays="out"),
)
"""The spaces of a layout that have names of their own."""
SPACES: Mapping[str, Space] = {
    each.name: each for each in (*(Space(str(each), (str(each),)) for each in CARDS), *NAMED, *OFF_LAYOUT)
}
"""Every space by its name. A card of a layout is a space."""
