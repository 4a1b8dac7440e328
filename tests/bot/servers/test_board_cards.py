"""How a server's boards show cards: chosen once, shown at once, known after a restart."""

from bot.chips.wallets import GuildSettings
from bot.members.preferences import CardsBy
from bot.servers.choices import ServerChoices
from bot.tables.service.timekeeper import SHOWN_APART
from tests.bot.club import GUILD, Club
from tests.bot.people import ANN, BEN
from tests.postgresql import ON_BOTH_AT_LENGTH

pytestmark = ON_BOTH_AT_LENGTH

OTHER = GUILD + 1


def cards_of(club: Club) -> ServerChoices:
    return ServerChoices(club.database, club.wallets, club.tables)


async def test_a_choice_counts_in_its_server_alone_and_after_a_restart(club: Club) -> None:
    cards = cards_of(club)
    await club.wallets.change_settings(GUILD, welcome=3)
    await cards.choose_cards(GUILD, CardsBy.TEXT)
    assert (cards.cards(GUILD), cards.cards(OTHER)) == (CardsBy.TEXT, CardsBy.PICTURES)
    await club.restart()
    cards = cards_of(club)
    await cards.load()
    assert (cards.cards(GUILD), cards.cards(OTHER)) == (CardsBy.TEXT, CardsBy.PICTURES)
    assert await club.wallets.settings(GUILD) == GuildSettings(welcome=3, cards=CardsBy.TEXT)


async def test_the_open_tables_of_the_server_are_shown_anew_one_after_the_other(club: Club) -> None:
    here, there = await club.open(ANN, BEN), await club.open(ANN, channel=71)
    await club.open(BEN, guild=OTHER, channel=72)
    seen = len(club.audience.changes)
    await cards_of(club).choose_cards(GUILD, CardsBy.FOUR_COLOUR)
    await club.clock.forward(SHOWN_APART / 2)
    assert club.audience.changes[seen:] == [here]
    await club.clock.forward(SHOWN_APART)
    assert club.audience.changes[seen:] == [here, there]
