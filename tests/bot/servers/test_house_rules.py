"""House rules that a channel keeps."""

import logging
from dataclasses import replace

import pytest

from bot.members.people import Actor
from bot.refusals import OnlyTheHost, OthersKeepTheRules, TableGone
from bot.servers.house_rules import HouseRules
from tests.bot.club import CHANNEL, GUILD, Club, terms
from tests.bot.people import ANN, BEN, MODERATOR
from tests.postgresql import ON_BOTH_AT_LENGTH

pytestmark = ON_BOTH_AT_LENGTH

GAME = "stops"
HOUSE = {"preset": "traditional", "pack": "single"}
CHOSEN = replace(terms({"pack": "single"}, 40, preset="traditional", turn_seconds=300), level="hard", hints=False)


@pytest.fixture
def kept(club: Club) -> HouseRules:
    return HouseRules(club.database, club.tables)


@pytest.fixture
async def table(club: Club) -> int:
    """A table of Ann's with house rules of its own."""
    table = await club.open(ANN, BEN)
    await club.tables.lobby.set_rules(table, ANN, lambda _: CHOSEN, club.click())
    return table


@pytest.mark.parametrize("who", [ANN, MODERATOR])
async def test_the_host_or_an_admin_keeps_a_tables_rules_for_its_channel(
    club: Club, kept: HouseRules, table: int, who: Actor
) -> None:
    assert await kept.get(GUILD, CHANNEL, GAME) is None
    await kept.keep(table, who)
    await club.stop(table)
    with pytest.raises(TableGone):
        await kept.keep(table, who)
    found = await HouseRules(club.database, club.tables).get(GUILD, CHANNEL, GAME)
    assert found is not None
    assert (found.rules.preset, found.rules.pack) == ("traditional", "single")
    assert (found.buy_in, found.turn_seconds, found.level, found.hints) == (40, 300, "hard", False)
    for elsewhere in ((GUILD, CHANNEL + 1, GAME), (GUILD + 1, CHANNEL, GAME), (GUILD, CHANNEL, "another")):
        assert await kept.get(*elsewhere) is None


async def test_newer_ones_take_the_place_of_the_older(club: Club, kept: HouseRules, table: int) -> None:
    await kept.keep(table, ANN)
    await club.tables.lobby.set_rules(table, ANN, lambda _: terms(), club.click())
    await kept.keep(table, ANN)
    found = await kept.get(GUILD, CHANNEL, GAME)
    assert found is not None
    assert (found.rules.preset, found.buy_in) == ("michigan", 50)


async def test_they_can_be_kept_while_the_match_is_played(club: Club, kept: HouseRules, table: int) -> None:
    await club.start(table, ANN, fill=True)
    with pytest.raises(OnlyTheHost) as refused:
        await kept.keep(table, BEN)
    assert refused.value.name == "Ann"
    assert await kept.get(GUILD, CHANNEL, GAME) is None
    await kept.keep(table, ANN)
    found = await kept.get(GUILD, CHANNEL, GAME)
    assert found is not None
    assert (found.rules.pack, found.buy_in) == ("single", 40)


async def test_the_host_or_an_admin_lets_the_channel_forget_them(club: Club, kept: HouseRules, table: int) -> None:
    await kept.keep(table, ANN)
    with pytest.raises(OthersKeepTheRules):
        await kept.forget(CHANNEL, GAME, BEN)
    await kept.forget(CHANNEL, GAME, ANN)
    assert await kept.get(GUILD, CHANNEL, GAME) is None
    await kept.keep(table, ANN)
    await club.stop(table)
    with pytest.raises(OthersKeepTheRules):
        await kept.forget(CHANNEL, GAME, ANN)
    await kept.forget(CHANNEL, GAME, MODERATOR)
    assert await kept.get(GUILD, CHANNEL, GAME) is None


@pytest.mark.parametrize(
    "rules", [{"preset": "whist"}, {"preset": "michigan", "pack": "triple"}, {"pack": "single"}, {}]
)
async def test_what_this_version_cannot_play_is_passed_over_and_logged(
    club: Club, kept: HouseRules, rules: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    async with club.database.writing() as work:
        await work.guild_settings.put_house_rules(
            GUILD, CHANNEL, GAME, {"game": GAME, "rules": rules, "buy_in": 1, "turn_seconds": 60}
        )
    with caplog.at_level(logging.WARNING):
        assert await kept.get(GUILD, CHANNEL, GAME) is None
    assert "cannot be played" in caplog.text


async def test_rows_of_earlier_versions_and_levels_that_are_gone_mean_the_usual(club: Club, kept: HouseRules) -> None:
    terms = {"game": GAME, "rules": HOUSE, "buy_in": 40, "turn_seconds": 60}
    async with club.database.writing() as work:
        await work.guild_settings.put_house_rules(GUILD, 1, GAME, terms)
        await work.guild_settings.put_house_rules(
            GUILD, 2, GAME, {**terms, "level": "brilliant", "an option to come": 1}
        )
    for channel in (1, 2):
        found = await kept.get(GUILD, channel, GAME)
        assert found is not None
        assert (found.level, found.hints) == ("normal", True)
