"""In which language, and with which cards, somebody reads: what was chosen, and what counts where nothing was."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.members.preferences import CardsBy
from cogs.render.deck import TEXT
from cogs.screen.readers import Readers
from engine.cards import card
from tests.cogs.post.reading import Languages, readers_of
from tests.cogs.render.pictures import IDS

SERVER, OTHER, CHANNEL, THREAD, MEMBER = 7, 8, 70, 71, 1001


def client(preferred: str = "nl") -> Any:
    """A client that knows one server with a channel and a thread in it."""
    thread = Mock(spec=discord.Thread, parent_id=CHANNEL)
    places = {CHANNEL: Mock(spec=discord.TextChannel), THREAD: thread}
    guild = SimpleNamespace(preferred_locale=discord.Locale(preferred), get_channel_or_thread=places.get)
    return SimpleNamespace(get_guild={SERVER: guild}.get)


def readers(**chosen: Any) -> Readers:
    return readers_of(client(), languages=Languages(**chosen))


def board(channel: int = CHANNEL, guild: int = SERVER) -> Any:
    return SimpleNamespace(guild=guild, channel=channel)


def hand(locale: str = "") -> Any:
    prefers = SimpleNamespace(cards=CardsBy.TEXT)
    return SimpleNamespace(member=MEMBER, locale=locale, prefers=prefers, board=board())


def test_what_everybody_reads_is_in_the_language_of_the_channel_then_of_the_settings_then_of_the_server() -> None:
    assert readers().of_table(board()).language == "nl"
    assert readers(public={SERVER: "de"}).of_table(board()).language == "de"
    assert readers(public={SERVER: "de", CHANNEL: "en"}).of_table(board()).language == "en"
    assert readers(public={SERVER: "de", CHANNEL: "en"}).of_channel(SERVER, 72).language == "de"
    assert readers(public={CHANNEL: "de"}).of_table(board(THREAD)).language == "de", "a thread follows its channel"
    assert readers(public={CHANNEL: "de", THREAD: "en"}).of_table(board(THREAD)).language == "en"
    assert readers(public={OTHER: "de"}).of_channel(OTHER, CHANNEL).language == "de", "a server that is out of reach"


def test_an_answer_is_in_the_language_that_was_chosen_then_in_that_of_the_click() -> None:
    assert readers().of_click(MEMBER, "de").language == "de"
    assert readers(own={MEMBER: "en"}).of_click(MEMBER, "de").language == "en"
    assert readers(public={SERVER: "nl"}).of_click(MEMBER, "fr").language == "en", "I don't speak French"
    assert readers().of_owner(MEMBER).language == "en"
    assert readers(own={MEMBER: "de"}).of_owner(MEMBER).language == "de"


@pytest.mark.parametrize(
    ("own", "clicked", "noted", "read"),
    [("en", "de", "fr", "en"), (None, "de", "fr", "de"), (None, None, "de", "de"), (None, None, "", "nl")],
)
async def test_a_hand_is_in_the_language_chosen_then_clicked_then_noted_then_of_the_table(
    own: str | None, clicked: str | None, noted: str, read: str
) -> None:
    knowing = readers(own={} if own is None else {MEMBER: own}, noted={MEMBER: noted})
    assert knowing.of_hand(hand(noted), clicked).language == read
    if clicked is None:
        assert (await knowing.of_member_at(board(), MEMBER)).language == read


SEVEN = card("7S")


def test_cards_are_shown_as_the_server_and_the_member_want_them() -> None:
    assert readers().of_table(board()).deck is TEXT
    knowing = readers_of(client(), ids=IDS)
    assert knowing.of_table(board()).deck.card(SEVEN) == f"<:seven_of_spades:{IDS['seven_of_spades']}>"
    assert knowing.of_hand(hand()).deck is TEXT
    four = knowing.of_owner(MEMBER).with_deck(knowing.deck(CardsBy.FOUR_COLOUR))
    assert four.deck.card(SEVEN).startswith("<:seven_of_spades_:")


def test_decks_are_made_once_until_the_emojis_are_others() -> None:
    bot = client()
    knowing = readers_of(bot, ids=IDS)
    before = knowing.of_table(board()).deck
    assert knowing.of_table(board()).deck is before
    bot.deck.ids = {**IDS, "seven_of_spades": 5}
    assert knowing.of_table(board()).deck.card(SEVEN) == "<:seven_of_spades:5>"
    bot.deck.ids = {}
    assert {knowing.deck(each) for each in CardsBy} == {TEXT}, "without pictures"
