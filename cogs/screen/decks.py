"""The decks in which cards can be shown now, for each way that somebody may have chosen."""

from collections.abc import Callable, Mapping

from bot.members.preferences import CardsBy
from cogs.render.deck import TEXT, Deck


class Decks:
    """Gives decks. All messages share them; when the application's emojis change, it makes new ones."""

    def __init__(self, ids: Callable[[], Mapping[str, int]]) -> None:
        """Make the service. `ids` returns the ids of all pictures by name, nothing while cards are shown as text."""
        self._ids = ids
        self._made: Mapping[str, int] = {}
        self._pictures = self._four_colour = TEXT

    def of(self, cards: CardsBy) -> Deck:
        """Return the deck for a choice."""
        ids = self._ids()
        if ids is not self._made:
            self._made = ids
            self._pictures = Deck(ids) if ids else TEXT
            self._four_colour = Deck(ids, four_colour=True) if ids else TEXT
        match cards:
            case CardsBy.PICTURES:
                return self._pictures
            case CardsBy.FOUR_COLOUR:
                return self._four_colour
            case CardsBy.TEXT:
                return TEXT
