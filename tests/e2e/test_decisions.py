"""The decisions before play, by clicks only: stakes, the spare hand, auctions, poker; their deadlines and refusals."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.tables.views import Board
from engine.cards import CardSet
from engine.poker_hands import best_five
from tests.e2e.club import SELECT, Club, answer, components, labels, one_round, read, refusal, same_deals, verbs
from tests.e2e.test_match import plain


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deals(monkeypatch)


@pytest.fixture
def three(club: Club) -> list[MemberActor]:
    return [club.member(name) for name in ("Ann", "Ben", "Clara")]


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


# --- boodle: free stakes ------------------------------------------------------------------------------------


async def test_a_round_of_boodle_begins_with_everybody_placing_chips(
    club: Club, three: list[MemberActor], monkeypatch: pytest.MonkeyPatch
) -> None:
    one_round(monkeypatch)
    ann, ben, clara = three
    await club.start(*three, rules="boodle")
    assert await phase(club) == "stake"
    assert "Stakes" in read(club.board())
    # Everybody at the same time, in any order.
    said = await press(club, clara, "prep", "add1")
    assert "3 left" in said
    said = await press(club, clara, "prep", "back")
    assert "So far" not in said
    await press(club, clara, "prep", "even")
    await press(club, clara, "prep", "staked")
    for _ in range(4):
        await press(club, ann, "prep", "add0")
    assert "Done" in labels(hand(club, ann))
    await press(club, ann, "prep", "staked")
    for at in (0, 1, 2, 3):
        await press(club, ben, "prep", f"add{at}")
    await press(club, ben, "prep", "staked")
    board = await club.table()
    assert board.view.phase == "lead"
    assert dict(board.view.table) == {"AS": 6, "KH": 2, "QD": 2, "JC": 2}
    assert chips_in(board) == 150
    await play_on(club, three)
    assert "Round 1" in club.told()


# --- horses: the spare hand for sale ------------------------------------------------------------------------


async def test_a_match_of_horses_with_the_spare_hand_bought(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three, rules="horses", **{"buy-in": 4})
    bought = 0
    while (board := await club.table()).ending is None:
        match str(board.view.phase):
            case "stake":
                for each in three:
                    if "prep" in verbs(hand(club, each)):
                        await press(club, each, "prep", "add0")  # one chip: one tap
            case "spare":
                who = await asked(club, three)
                assert {"Swap", "Keep my hand"} <= set(labels(hand(club, who)))
                await press(club, who, "do", "keep")
            case "offer":
                who = await asked(club, three)
                before = dict(zip([seat.member for seat in board.seats], board.view.chips, strict=True))
                owner = board.seats[board.view.owner].member
                await press(club, who, "do", "buy")
                board = await club.table()
                after = dict(zip([seat.member for seat in board.seats], board.view.chips, strict=True))
                assert after[who.id] == before[who.id] - 1
                assert after[owner] == before[owner] + 1
                bought += 1
            case _:
                await play_on(club, three)
    assert (await club.table()).ending == "finished"
    assert bought
    told = plain(club.told())
    assert re.search(r"\w+ buys a hand from \w+ for 1 chip", told.replace("*", ""))
    assert "wins the match" in told or "share the win" in told


# --- three in one: swap, auction, poker ---------------------------------------------------------------------


async def test_a_round_of_three_in_one_with_swap_auction_and_poker(
    club: Club, three: list[MemberActor], monkeypatch: pytest.MonkeyPatch
) -> None:
    one_round(monkeypatch)
    await club.start(*three, rules="three-in-one")
    owner = await asked(club, three)
    assert labels(hand(club, owner))[:3] == ["Swap", "Keep my hand", "Auction it"]
    before = (await club.bot.tables.hand(1, owner.id)).view.hand
    await press(club, owner, "do", "swap")
    assert not (await club.bot.tables.hand(1, owner.id)).view.hand & before
    assert await phase(club) == "resale"
    await press(club, owner, "do", "auction")

    first = await asked(club, three)
    assert labels(hand(club, first))[:4] == ["Bid 1", "Bid 2", "Bid 5", "Pass"]
    await press(club, first, "do", "bid2")
    second = await asked(club, three)
    assert first is not second is not owner
    await press(club, second, "do", "bid7")
    await press(club, first, "do", "pass")
    assert (await club.bot.tables.hand(1, second.id)).view.hand == before, "the buyer has the owner's old hand"
    told = plain(club.told()).replace("*", "")
    assert f"{name(second)} buys a hand from {name(owner)} for 7 chips" in told

    assert await phase(club) == "hold"
    held = {}
    for each in three:
        mine = (await club.bot.tables.hand(1, each.id)).view.hand
        held[each] = best_five(mine)
    chooser = three[0]
    mine = list((await club.bot.tables.hand(1, chooser.id)).view.hand)
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
    assert re.search(r"Poker: .+ (takes|share)", told)
    assert "takes 9 chips" in told or "share the pot" in told
    board = await club.table()
    assert board.view.leader == board.view.poker_winner
    assert chips_in(board) == 300
    await play_on(club, three)
    assert (await club.table()).ending == "finished"


# --- deadlines ----------------------------------------------------------------------------------------------


async def late(club: Club) -> None:
    await club.env.advance_time(3601)


async def test_at_the_deadline_bids_are_passed_five_cards_are_held_and_bets_are_checked_or_folded(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three, rules="three-in-one")
    await press(club, await asked(club, three), "do", "auction")
    await late(club)
    assert "passes" in read(club.board())
    await press(club, await asked(club, three), "do", "pass")
    assert await phase(club) == "late_swap"
    await late(club)
    assert await phase(club) == "hold"
    await late(club)
    assert await phase(club) in ("bet", "lead", "follow")


# --- refusals -----------------------------------------------------------------------------------------------


async def test_every_wrong_click_is_answered_with_a_sentence_and_changes_nothing(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three, rules="three-in-one")
    owner = await asked(club, three)
    other = next(each for each in three if each is not owner)
    stranger = club.member("Zoe")
    decision = (await club.table()).decision
    seen = club.seen(club.board())
    books = await club.books()
    for who, pressed, says in (
        (stranger, f"nm:1:{decision}:do:swap", "not at this table"),
        (stranger, "nm:1:1:prep:held", "not at this table"),
        (other, f"nm:1:{decision}:do:swap", "not your turn"),
        (other, "nm:1:1:prep:held", "move is over"),
        (owner, f"nm:1:{decision}:do:buy", "can't do that"),
        (owner, f"nm:1:{decision}:do:bid5", "can't do that"),
        (owner, f"nm:1:{decision}:do:dance", "can't do that"),
        (owner, f"nm:1:{decision}:do", "move is over"),
        (owner, f"nm:1:{decision + 5}:do:swap", "move is over"),
    ):
        (result,) = await club.arrive(club.press(who, seen, pressed))
        assert says in answer(result), pressed
        assert await club.books() == books, pressed
    (result,) = await club.arrive(club.press(stranger, seen, f"nm:1:{decision}:do:swap"))
    assert refusal(result)


async def test_a_stake_that_is_not_whole_is_not_placed(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three, rules="boodle")
    ann = three[0]
    await press(club, ann, "prep", "add0")
    (result,) = await club.arrive(club.press(ann.user, club.seen(hand(club, ann)), "nm:1:1:prep:staked"))
    assert "can't do that" in answer(result)
    for value in ("add9", "nonsense", "same"):
        (result,) = await club.arrive(club.press(ann.user, club.seen(hand(club, ann)), f"nm:1:1:prep:{value}"))
        assert "move is over" in answer(result)
    assert not (await club.bot.tables.hand(1, ann.id)).ready


async def test_decisions_go_on_after_a_restart(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three, rules="boodle")
    ann, ben, _ = three
    await press(club, ann, "prep", "even")
    await press(club, ben, "prep", "add3")
    await club.restart()
    assert "3 left" in await press(club, ben, "prep", "add3") or "2 left" in plain(read(hand(club, ben)))
    for each in three:
        if each is not ann:
            for _ in range(4):
                if "Take back" in labels(hand(club, each)):
                    await press(club, each, "prep", "back")
            await press(club, each, "prep", "even")
        await press(club, each, "prep", "staked")
    assert await phase(club) == "lead"


async def test_five_cards_are_chosen_in_a_menu_and_the_best_come_back_with_one_tap(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three, rules="three-in-one")
    await press(club, await asked(club, three), "do", "keep")
    ann = three[0]
    best = chosen(hand(club, ann))
    others = [each["value"] for each in menu(hand(club, ann))["options"] if each["value"] not in best][:5]
    await ann.user.select(hand(club, ann), others, custom_id=menu(hand(club, ann))["custom_id"])
    assert chosen(hand(club, ann)) == set(others)
    first = menu(hand(club, ann))["custom_id"]
    await press(club, ann, "prep", "best")
    assert chosen(hand(club, ann)) == best
    assert menu(hand(club, ann))["custom_id"] != first, "clients keep what was chosen in a menu with the same id"


def menu(message: ResponseMessage) -> dict[str, Any]:
    (found,) = [each for each in components(message) if each["type"] == SELECT]
    return found


def calls(club: Club) -> list[ResponseMessage]:
    return [each for each in club.messages() if "it's your move" in read(each)]


def chosen(message: ResponseMessage) -> set[str]:
    return {each["value"] for each in menu(message)["options"] if each.get("default")}
