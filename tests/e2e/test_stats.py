"""`/stats`: a profile by command, from a member's menu, by its buttons, and who may see it."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.tables.table import Status
from tests.e2e.club import SELECT, Club, answer, components, labels, one_round, refusal

USER_SELECT = 5


async def press(club: Club, who: MemberActor, message: Any, label: str) -> Any:
    (found,) = [each["custom_id"] for each in components(message) if each.get("label") == label]
    result = await who.click(message, custom_id=found)
    club.results.append(result)
    return result


def menu(message: Any, verb: str) -> str:
    """The id of a menu."""
    (found,) = [
        each["custom_id"]
        for each in components(message)
        if each["type"] in (SELECT, USER_SELECT) and each["custom_id"].startswith(f"stats:{verb}:")
    ]
    return str(found)


async def choose(club: Club, who: MemberActor, message: Any, verb: str, value: Any) -> Any:
    result = await who.select(message, [value], custom_id=menu(message, verb))
    club.results.append(result)
    return result


def pictures(message: Any) -> list[str]:
    return [str(item["description"]) for each in components(message) for item in each.get("items") or ()]


async def test_a_member_without_a_match_is_told_how_to_get_one(club: Club) -> None:
    ann, ben = club.member("Ann"), club.member("Ben")
    shown = await club.slash(ann, "stats")
    assert shown.ephemeral
    assert "`/newmarket start`" in answer(shown)
    assert "Ben has never played in this server." in refusal(await club.slash(ann, "stats", member=ben))
    assert "Ben has never played in this server." in refusal(await club.slash(ann, "stats", versus=ben))
    assert "two different members" in refusal(await club.slash(ann, "stats", versus=ann))


async def test_two_members_look_at_what_a_match_has_brought(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    one_round(monkeypatch)
    ann, ben = club.member("Ann"), club.member("Ben")
    clara = club.member("Clara")
    await club.start(ann, ben, clara)
    await club.play_until([ann, ben, clara], lambda board: board.status is Status.CLOSED)
    mine = await club.slash(ann, "stats")
    assert mine.ephemeral
    assert "## Ann" in answer(mine)
    assert "of 1 match" in answer(mine)
    assert "Averages appear after 4 more matches" in answer(mine)

    # From Ben's own menu in Discord, and what is only for oneself.
    theirs = await ann.context_menu(club.channel, "Statistics", ben)
    club.results.append(theirs)
    assert theirs.ephemeral
    assert "## Ben" in answer(theirs)
    assert "Show everybody" not in labels(theirs.response)

    # Every button and menu works after a restart.
    await club.restart()
    week = await choose(club, ann, mine.response, "since", "week")
    assert "this week" in answer(week)
    assert "of 1 match" in answer(week)
    other_game = await choose(club, ann, week.response, "game", "new-york")
    assert "New York · this week" in answer(other_game)
    assert "No matches here" in answer(other_game)
    back = await choose(club, ann, other_game.response, "game", "all")
    drawn = await press(club, ann, back.response, "As a picture")
    (alt,) = pictures(drawn.response)
    assert alt.startswith("Ann (All games · this week). Won ")
    compared = await choose(club, ann, (await press(club, ann, drawn.response, "Head to head")).response, "versus", ben)
    assert "Ann and Ben" in answer(compared)
    assert "1 match together" in answer(compared)
    assert pictures(compared.response) == []
    assert "All games · all time" in answer(await choose(club, ann, compared.response, "since", "ever"))
    assert "## Ben" in answer(await press(club, ann, compared.response, "About Ben"))

    # One's own profile for everybody; from there everybody comes to theirs.
    shared = await press(club, ann, (await club.slash(ann, "stats")).response, "Show everybody")
    assert "## Ann" in club.told()
    public = club.messages()[-1]
    assert len(pictures(public)) == 1
    assert shared.response is None or not shared.response.ephemeral
    assert "## Ben" in answer(await press(club, ben, public, "My statistics"))

    # Who hides theirs is seen by nobody else, not even by an earlier message's button.
    await club.bot.preferences.choose(ben.id, "stats", "hidden")
    said = "Ben keeps their statistics to themselves."
    assert said in refusal(await club.slash(ann, "stats", member=ben))
    assert said in refusal(await club.slash(ann, "stats", versus=ben))
    assert said in refusal(await choose(club, ann, theirs.response, "since", "month"))
    assert "## Ben" in answer(await club.slash(ben, "stats"))
    assert "Ann and Ben" in answer(await club.slash(ben, "stats", member=ann, versus=ben))
