"""The decisions before play, by clicks only: the spare hand, an auction, poker, and the menu of cards to hold.

Their rules are in `tests/engine/stops/phases`, and what is shown of them in `tests/cogs/render/stops`.
"""

from collections.abc import Sequence

from simcord.actors import MemberActor

from engine.cards import CardSet
from tests.e2e.club import SELECT, Club, components, read, verbs


async def press(club: Club, players: Sequence[MemberActor], value: str) -> MemberActor:
    """Let whoever has to decide now press a button of their direct message; nobody else has one for it."""
    who = await club.turn(players)
    assert [each for each in players if "do" in verbs(club.direct(each.user)[-1])] == [who]
    assert (who.user.global_name or "") in read(club.board()).split("\n")[1]
    await club.click(who.user, club.direct(who.user)[-1], "do", value)
    return who


async def held(club: Club, who: MemberActor) -> CardSet:
    view = (await club.bot.tables.queries.hand(1, who.id)).view
    return CardSet.of(view.hand)


async def test_a_round_of_three_in_one_with_swap_auction_and_poker(
    club: Club, three: list[MemberActor], one_round: None
) -> None:
    await club.start(*three, rules="three-in-one")
    before = await held(club, await club.turn(three))
    owner = await press(club, three, "swap")
    assert not await held(club, owner) & before
    assert await press(club, three, "auction") is owner
    await press(club, three, "bid2")
    buyer = await press(club, three, "bid7")
    await press(club, three, "pass")
    assert await held(club, buyer) == before, "the buyer has the owner's old hand"

    chooser = three[0]
    cards = [str(each) for each in await held(club, chooser)][:5]
    hand = club.direct(chooser.user)[-1]
    (menu,) = [each["custom_id"] for each in components(hand) if each["type"] == SELECT]
    await club.pick(chooser.user, hand, menu, *cards)
    for each in three:
        await club.click(each.user, club.direct(each.user)[-1], "prep", "held")
    for value in ("bet3", "call", "fold"):
        await press(club, three, value)
    board = await club.table()
    assert board.view.leader == board.view.poker_winner
    await club.play_until(three, lambda board: board.ending is not None)
    assert (await club.table()).ending == "finished"
