"""Who reads what: the language and the deck of everybody at a table, and of one member."""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot.members.preferences import CardsBy
from bot.tables.views import Board, Hand
from cogs.render.deck import Deck
from cogs.render.words import Words, words_for

Decks = Callable[[CardsBy], Deck]
"""Returns the deck for a choice, as it can be shown now."""


class Readers:
    """Gives the words in which messages are written, by who reads them."""

    def __init__(self, client: discord.Client, decks: Decks, shown_in: Callable[[int], CardsBy]) -> None:
        """Make the service. `shown_in` returns how a server wants cards on its boards."""
        self._client = client
        self._decks = decks
        self._shown_in = shown_in

    def of_table(self, board: Board) -> Words:
        """Return what everybody at a table reads."""
        guild = self._client.get_guild(board.guild)
        words = words_for("en-US" if guild is None else str(guild.preferred_locale))
        return self.in_server(words, board.guild)

    def in_server(self, words: Words, guild: int | None) -> Words:
        """Return words for one member with the deck of a server's boards, text outside of one (None)."""
        return words if guild is None else words.with_deck(self._decks(self._shown_in(guild)))

    def of_hand(self, hand: Hand, locale: str | discord.Locale | None = None) -> Words:
        """Return what a member reads in their hand. `locale`: the language of their client, where it is known."""
        return words_for(hand.locale if locale is None else str(locale)).with_deck(self._decks(hand.cards))

    def of_member(self, words: Words, cards: CardsBy) -> Words:
        """Return words for one member with the deck that they have chosen for their own messages."""
        return words.with_deck(self._decks(cards))
