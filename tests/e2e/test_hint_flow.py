"""Hints: who may ask for one, what it says, and tables without."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from cogs.render.parts import plain
from tests.e2e.club import Club, labels, read, refusal, same_deals, verbs


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deals(monkeypatch)


@pytest.fixture
def three(club: Club) -> list[MemberActor]:
    return [club.member(name) for name in ("Ann", "Ben", "Clara")]


async def leader(club: Club, players: list[MemberActor], table: int = 1) -> MemberActor:
    """Let these play until one of them has a choice of leads, and return who that is."""
    while True:
        who = await club.turn(players, table)
        if len((await club.bot.tables.hand(table, who.id)).view.legal) > 1:
            return who
        await club.play(who)


async def without_hints(club: Club, host: MemberActor, *others: MemberActor) -> None:
    """Open a table, choose no hints, let the others join, and start."""
    await club.open(host)
    await club.click(host, club.board(), "house")
    await club.choose(host, club.private(host)[-1], "hints", "off")
    for each in others:
        await club.click(each, club.board(), "join")
    await club.click(host, club.board(), "start")


def direct(club: Club, who: MemberActor) -> ResponseMessage:
    return club.direct(who.user)[-1]


async def test_whoever_has_a_choice_can_ask_and_nobody_else(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    who = await leader(club, three)
    for each in three:
        assert ("hint" in verbs(direct(club, each))) is (each is who)
    await club.play(who)
    while len((await club.bot.tables.hand(1, (await club.turn(three)).id)).view.legal) > 1:
        await club.play(await club.turn(three))
    assert "hint" not in verbs(direct(club, await club.turn(three)))


@pytest.mark.parametrize("where", ["direct message", "my hand"])
async def test_a_hint_names_a_card_and_says_why_above_buttons_that_still_work(
    club: Club, three: list[MemberActor], where: str
) -> None:
    await club.start(*three)
    who = await leader(club, three)
    if where == "my hand":
        await club.click(who, club.board(), "hand")
        await club.click(who, club.private(who)[-1], "hint")
        shown = club.private(who)[-1]
    else:
        await club.click(who.user, direct(club, who), "hint")
        shown = direct(club, who)
    said = next(line for line in read(shown).splitlines() if line.startswith("💡 Lead the **"))
    card = said.split("**")[1]
    assert plain(card) in labels(shown)
    assert said.count(".") >= 2, "the card, and a reason at least"
    assert "hint" not in verbs(shown)
    books = await club.books()
    await (club.click(who, shown, "card") if where == "my hand" else club.click(who.user, shown, "card"))
    assert await club.books() != books
    assert "💡 Lead" not in read(club.private(who)[-1] if where == "my hand" else direct(club, who))


async def test_a_hint_changes_nothing_and_is_the_same_when_it_is_asked_for_again(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three)
    who = await leader(club, three)
    books, seen = await club.books(), club.seen(direct(club, who))
    said = []
    for _ in range(4):
        await club.click_late(who.user, seen, "hint")
        said.append(read(direct(club, who)))
    assert len(set(said)) == 1
    assert await club.books() == books


async def test_a_forged_hint_button_tells_others_nothing(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    who = await leader(club, three)
    other = next(each for each in three if each is not who)
    decision = (await club.table()).decision
    seen = club.seen(direct(club, other))
    await club.arrive(club.press(other.user, seen, f"nm:1:{decision}:hint"))
    assert "It's not your turn" in read(direct(club, other))
    assert "💡 Lead" not in read(direct(club, other))
    stranger = club.member("Dirk")
    (result,) = await club.arrive(club.press(stranger, club.seen(club.board()), f"nm:1:{decision}:hint"))
    assert "not at this table" in refusal(result)


async def test_where_hints_are_off_there_is_no_button_and_a_forged_one_is_refused(
    club: Club, three: list[MemberActor]
) -> None:
    await without_hints(club, *three)
    who = await leader(club, three)
    assert "hint" not in verbs(direct(club, who))
    decision = (await club.table()).decision
    await club.arrive(club.press(who.user, club.seen(direct(club, who)), f"nm:1:{decision}:hint"))
    assert "no hints at this table" in read(direct(club, who))
    assert "💡 Lead" not in read(direct(club, who))


async def test_in_new_york_a_hint_says_what_a_move_changes(club: Club, three: list[MemberActor]) -> None:
    await club.slash(three[0], "newyork start")
    for each in three[1:]:
        await club.click(each, club.board(), "join")
    await club.click(three[0], club.board(), "start")
    for kind in ("💡 Play **", "💡 Take **"):
        who = await club.turn(three)
        await club.click(who.user, direct(club, who), "hint")
        shown = read(direct(club, who))
        said = next(line for line in shown.splitlines() if line.startswith(kind))
        assert said.count(".") >= 2
        await club.click(who.user, direct(club, who), "do")
        assert said not in read(direct(club, who))
