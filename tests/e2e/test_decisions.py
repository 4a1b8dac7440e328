"""The decisions before play, by clicks only: stakes, the spare hand, auctions, poker; their deadlines and refusals."""

import re
from collections.abc import Sequence

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.tables.views import Board
from engine.cards import CardSet
from engine.poker_hands import best_five
from tests.e2e.club import SELECT, Club, components, labels, read, verbs
from tests.e2e.test_match import plain


def hand(club: Club, who: MemberActor) -> ResponseMessage:
    """The direct message with somebody's hand."""
    return club.direct(who.user)[-1]


def name(who: MemberActor) -> str:
    return who.user.global_name or ""


async def press(club: Club, who: MemberActor, verb: str, value: str) -> str:
    """Press a button of somebody's direct message, and return what it says then."""
    await club.click(who.user, hand(club, who), verb, value)
    return plain(read(hand(club, who)))


async def asked(club: Club, players: Sequence[MemberActor]) -> MemberActor:
    """Who has to decide now; the board says so, and nobody else has a button for it."""
    who = await club.turn(players)
    others = [each for each in players if each is not who]
    assert name(who) in plain(read(club.board())).split("\n")[1]
    assert not any("do" in verbs(hand(club, each)) for each in others)
    return who


async def phase(club: Club) -> str:
    return str((await club.table()).view.phase)


async def play_on(club: Club, players: Sequence[MemberActor]) -> None:
    """Play cards until the round is over."""
    number = (await club.table()).view.round
    await club.play_until(
        players, lambda board: board.ending is not None or board.view.round > number or board.view.phase == "round"
    )


def chips_in(board: Board) -> int:
    return sum(board.view.chips) + sum(chips for _, chips in board.view.table)


# --- three in one: swap, auction, poker ---------------------------------------------------------------------


async def test_a_round_of_three_in_one_with_swap_auction_and_poker(
    club: Club, three: list[MemberActor], one_round: None
) -> None:
    await club.start(*three, rules="three-in-one")
    owner = await asked(club, three)
    assert labels(hand(club, owner))[:3] == ["Swap", "Keep my hand", "Auction it"]
    before = (await club.bot.tables.queries.hand(1, owner.id)).view.hand
    await press(club, owner, "do", "swap")
    assert not (await club.bot.tables.queries.hand(1, owner.id)).view.hand & before
    assert await phase(club) == "resale"
    await press(club, owner, "do", "auction")

    first = await asked(club, three)
    assert labels(hand(club, first))[:4] == ["Bid 1", "Bid 2", "Bid 5", "Pass"]
    await press(club, first, "do", "bid2")
    second = await asked(club, three)
    assert first is not second is not owner
    await press(club, second, "do", "bid7")
    await press(club, first, "do", "pass")
    assert (await club.bot.tables.queries.hand(1, second.id)).view.hand == before, "the buyer has the owner's old hand"
    told = plain(club.told()).replace("*", "")
    assert f"{name(second)} buys the hand for 7" in told

    assert await phase(club) == "hold"
    held = {}
    for each in three:
        mine = (await club.bot.tables.queries.hand(1, each.id)).view.hand
        held[each] = best_five(mine)
    chooser = three[0]
    mine = list((await club.bot.tables.queries.hand(1, chooser.id)).view.hand)
    held[chooser] = CardSet.of(mine[:5])
    (menu,) = [each["custom_id"] for each in components(hand(club, chooser)) if each["type"] == SELECT]
    await chooser.user.select(hand(club, chooser), [str(each) for each in mine[:5]], custom_id=menu)
    public = club.told()
    for each in three:
        await press(club, each, "prep", "held")
    assert await phase(club) == "bet"
    assert not re.search("flush|straight|a pair|of a kind", public), "nobody knows what is held"

    better = await asked(club, three)
    assert labels(hand(club, better))[:6] == ["Check", "Bet 1", "Bet 2", "Bet 3", "Bet 4", "Bet 5"]
    await press(club, better, "do", "bet3")
    caller = await asked(club, three)
    assert {"Fold", "Call 3", "Raise 1", "Raise 5"} <= set(labels(hand(club, caller)))
    await press(club, caller, "do", "call")
    folder = await asked(club, three)
    await press(club, folder, "do", "fold")
    told = plain(club.told())
    assert re.search(r"💰 .*🃏 \d", told)
    board = await club.table()
    assert board.view.leader == board.view.poker_winner
    assert chips_in(board) == 300
    await play_on(club, three)
    assert (await club.table()).ending == "finished"
