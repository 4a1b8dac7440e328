"""The language and the deck of everybody at a table, and of one member.

Private messages are in the language that their reader has chosen, else that of their click, else the last one that
Discord reported for them, else the server's. Public ones are in the language of their channel, else the one that the
server's admins have set, else the one that the server has in Discord.
"""

from collections.abc import Mapping

import discord

from bot.app import NewmarketBot
from bot.members.languages import ENGLISH
from bot.members.preferences import CardsBy
from bot.tables.views import Board, Hand
from cogs.render.deck import TEXT, Deck
from cogs.render.words import Words, words_for


class Readers:
    """Returns the words of messages, by reader."""

    def __init__(self, bot: NewmarketBot) -> None:
        """Ask the services of a bot."""
        self._bot = bot
        self._made: Mapping[str, int] = {}
        """The ids of the decks' pictures. All messages share these decks until the application has other pictures."""
        self._pictures = self._four_colour = TEXT

    # --- public messages ---------------------------------------------------------------------------------------

    def of_table(self, board: Board) -> Words:
        """Return the words of public messages at a table."""
        return self.of_channel(board.guild, board.channel)

    def of_channel(self, guild: int, channel: int) -> Words:
        """Return the words of public messages in a channel. A thread without a language has its channel's."""
        return self.in_server(words_for(self._public(guild, channel)), guild)

    def _public(self, guild: int, channel: int) -> str:
        there = self._bot.get_guild(guild)
        found = None if there is None else there.get_channel_or_thread(channel)
        parent = found.parent_id if isinstance(found, discord.Thread) else None
        preferred = "" if there is None else str(there.preferred_locale)
        return self._bot.server_choices.language(guild, channel, parent) or preferred

    # --- private messages --------------------------------------------------------------------------------------

    def of_click(self, member: int, locale: str | discord.Locale) -> Words:
        """Return the words of the member behind an interaction, with cards as text. `locale`: the interaction's."""
        return words_for(self._bot.preferences.language(member) or str(locale))

    def in_server(self, words: Words, guild: int | None) -> Words:
        """Return words with the deck of a server's boards; outside servers (None), with cards as text."""
        return words if guild is None else words.with_deck(self.deck(self._bot.server_choices.cards(guild)))

    def of_hand(self, hand: Hand, locale: str | discord.Locale | None = None) -> Words:
        """Return the words of a member's hand. `locale`: the language of their click, if there is one."""
        own = self._bot.preferences.language(hand.member) or str(locale or "") or hand.locale
        words = words_for(own or self._public(hand.board.guild, hand.board.channel))
        return words.with_deck(self.deck(hand.prefers.cards))

    async def of_member_at(self, board: Board, member: int) -> Words:
        """Return the words of somebody who may have left a table, with cards as text."""
        own = self._bot.preferences.language(member) or await self._bot.wallets.locale(board.guild, member)
        return words_for(own or self._public(board.guild, board.channel))

    def of_owner(self, member: int) -> Words:
        """Return the words of the bot's owner: in the language that they have chosen, else English."""
        return words_for(self._bot.preferences.language(member) or ENGLISH)

    def deck(self, cards: CardsBy) -> Deck:
        """Return the chosen deck; text while the application has no pictures."""
        if self._bot.deck.ids is not self._made:
            self._made = self._bot.deck.ids
            self._pictures = Deck(self._made) if self._made else TEXT
            self._four_colour = Deck(self._made, four_colour=True) if self._made else TEXT
        match cards:
            case CardsBy.PICTURES:
                return self._pictures
            case CardsBy.FOUR_COLOUR:
                return self._four_colour
            case CardsBy.TEXT:
                return TEXT
