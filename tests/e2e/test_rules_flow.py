"""Choosing rules in the lobby, keeping them for a channel, and reading them."""

from typing import Any

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.tables.model.terms import OPTIONS
from engine.stops.presets import PRESETS
from tests.bot.club import terms
from tests.e2e.club import (
    SELECT,
    Club,
    components,
    labels,
    read,
    verbs,
)

PLAIN = {option: terms().chosen(option) for option in OPTIONS}
"""What is chosen for the options of every game to begin with."""


async def rules(club: Club, table: int = 1) -> Any:
    return (await club.table(table)).rules


async def picker(club: Club, who: MemberActor, page: str = "main") -> ResponseMessage:
    """The private message in which somebody chooses the rules, at one of its pages."""
    await club.menu(who, "house")
    if page != "main":
        await club.click(who, club.private(who)[-1], "house_page", page)
    return club.private(who)[-1]


def selects(message: ResponseMessage) -> dict[str, dict[str, str]]:
    """The options of each select that can be used, by switch: labels by value."""
    return {
        each["custom_id"].split(":")[4]: {option["value"]: option["label"] for option in each["options"]}
        for each in components(message)
        if each["type"] == SELECT and not each.get("disabled")
    }


def present(message: ResponseMessage) -> dict[str, str]:
    """What is chosen in each select."""
    return {
        each["custom_id"].split(":")[4]: option["value"]
        for each in components(message)
        if each["type"] == SELECT
        for option in each["options"]
        if option.get("default")
    }


async def test_the_host_chooses_rules_everybody_reads_them_and_the_next_table_begins_with_what_is_saved(
    club: Club, ann: MemberActor, ben: MemberActor
) -> None:
    await club.open(ann, ben)
    message = await picker(club, ann)
    assert list(selects(message)) == ["preset", *OPTIONS]
    assert list(selects(message)["preset"]) == list(PRESETS)
    await club.choose(ann, message, "preset", "boodle")
    assert present(club.private(ann)[-1]) == {"preset": "boodle", **PLAIN}
    assert "Boodle · 50 chips each" in read(club.private(ann)[-1])
    assert "Boodle · 50 chips each" in read(club.board())
    await club.choose(ann, club.private(ann)[-1], "preset", "michigan")
    await club.restart()
    await club.click(ann, club.private(ann)[-1], "house_page", "more")
    for switch, value in (("deck", "single"), ("spare", "swap"), ("end", "first_bust")):
        await club.choose(ann, club.private(ann)[-1], switch, value)
        assert present(club.private(ann)[-1])[switch] == value
    said = "Michigan, single deck, stick or switch, until somebody is out of chips · 50 chips each"
    assert said in read(club.private(ann)[-1])
    assert said in read(club.board())

    await club.menu(ben, "house")
    assert "Only the host" in read(club.private(ben)[-1])
    assert said in read(club.private(ben)[-1])
    assert not selects(club.private(ben)[-1])
    assert labels(club.private(ben)[-1]) == ["How to play"]
    await club.click(ben, club.private(ben)[-1], "rules")
    assert "The aim" in read(club.private(ben)[-1])

    await club.click(ann, club.private(ann)[-1], "house_page", "main")
    await club.click(ann, club.private(ann)[-1], "house_plain")
    assert await rules(club) == PRESETS["michigan"]
    assert "house_plain" not in verbs(club.private(ann)[-1])
    assert len(club.private(ann)) == 1

    await club.choose(ann, club.private(ann)[-1], "preset", "traditional")
    await club.click(ann, club.private(ann)[-1], "house_keep")
    assert "Saved" in read(club.private(ann)[-1])
    await club.end()
    await club.restart()
    await club.open(ben)
    assert (await rules(club, 2)).preset == "traditional"
    assert "Traditional · 50 chips each" in read(club.board())
    await club.end()
    await club.open(ben, rules="michigan")
    assert await rules(club, 3) == PRESETS["michigan"]
