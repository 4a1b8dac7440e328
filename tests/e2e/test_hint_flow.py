"""Hints: who may ask for one, what it says, and tables without."""

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from cogs.render.parts import plain
from tests.e2e.club import Club, labels, read, verbs


async def leader(club: Club, players: list[MemberActor], table: int = 1) -> MemberActor:
    """Let these play until one of them has a choice of leads, and return who that is."""
    while True:
        who = await club.turn(players, table)
        if len((await club.bot.tables.queries.hand(table, who.id)).view.legal) > 1:
            return who
        await club.play(who)


def direct(club: Club, who: MemberActor) -> ResponseMessage:
    return club.direct(who.user)[-1]


async def test_a_hint_names_a_card_and_says_why_above_buttons_that_still_work(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three)
    who = await leader(club, three)
    assert [each for each in three if "hint" in verbs(direct(club, each))] == [who]
    await club.click(who.user, direct(club, who), "hint")
    shown = direct(club, who)
    said = next(line for line in read(shown).splitlines() if line.startswith("💡 Lead the **"))
    card = said.split("**")[1]
    assert plain(card) in labels(shown)
    assert said.count(".") >= 2, "the card, and a reason at least"
    assert "hint" not in verbs(shown)
    books = await club.books()
    await club.click(who.user, shown, "card")
    assert await club.books() != books
    assert "💡 Lead" not in read(direct(club, who))


async def test_where_hints_are_off_there_is_no_button_and_a_forged_one_is_refused(
    club: Club, three: list[MemberActor]
) -> None:
    host, *others = three
    await club.open(host)
    await club.menu(host, "house")
    await club.choose(host, club.private(host)[-1], "hints", "off")
    assert "There are no hints here." in read(club.board())
    for each in others:
        await club.click(each, club.board(), "join")
    await club.click(host, club.board(), "start")
    who = await leader(club, three)
    assert "hint" not in verbs(direct(club, who))
    decision = (await club.table()).decision
    await club.arrive(club.press(who.user, club.seen(direct(club, who)), f"nm:1:{decision}:hint"))
    assert "no hints at this table" in read(direct(club, who))
    assert "💡 Lead" not in read(direct(club, who))
