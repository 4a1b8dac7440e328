"""A whole match, from `/newmarket start` to the payout, by clicks and direct messages only."""

from __future__ import annotations

import re

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from tests.e2e.club import Club, answer, verbs

STACK = 50
WELCOME = 500


class Score:
    """An independent count of the chips, made from what was public: plays and the rules alone."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.chips = dict.fromkeys(names, STACK)
        self.spaces = {"A♥": 0, "K♣": 0, "Q♦": 0, "J♠": 0}
        self.cards: dict[str, int] = {}

    def stakes(self, dealer: str, cards: dict[str, int]) -> None:
        self.cards = dict(cards)
        for name in self.names:
            times = 2 if name == dealer else 1
            self.chips[name] -= 4 * times
            for space in self.spaces:
                self.spaces[space] += times

    def play(self, name: str, card: str) -> None:
        self.cards[name] -= 1
        if card in self.spaces:
            self.chips[name] += self.spaces[card]
            self.spaces[card] = 0
        if not self.cards[name]:
            for loser in self.names:
                self.chips[loser] -= self.cards[loser]
                self.chips[name] += self.cards[loser]


def plain(text: str) -> str:
    """Cards without the marks that choose how a suit is drawn."""
    return text.replace("\ufe0e", "").replace("\ufe0f", "").replace("\u00a0", " ")


def to_play(message: ResponseMessage) -> list[str]:
    """The cards that a hand offers to play."""
    return [
        each["custom_id"].rsplit(":", 1)[1]
        for each in message.components[0]["components"]
        if each["type"] == 1
        for each in each["components"]
        if ":card:" in each.get("custom_id", "")
    ]


def symbol(card: str) -> str:
    rank = "10" if card[0] == "T" else card[0]
    return rank + {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}[card[1]]


async def play_round(club: Club, players: list[MemberActor], score: Score, *, table: int = 1) -> int:
    """Play a round to its end by the buttons of direct messages and of the board; return how many cards it took."""
    board = await club.table(table)
    start = board.view.round
    counts = {seat.name: count for seat, count in zip(board.seats, board.view.counts, strict=True)}
    score.stakes(board.seats[board.view.dealer].name, counts)
    played = 0
    while (now := await club.table(table)).view.round == start and now.ending is None and not now.dealing:
        acting = [each for each in players if club.direct(each.user) and to_play(club.direct(each.user)[-1])]
        assert len(acting) == 1, "exactly one hand has buttons"
        who = acting[0]
        hand = club.direct(who.user)[-1]
        card = to_play(hand)[0]
        if "next" in verbs(club.board()) and played % 2:
            await club.click(who, club.board(), "next")
        else:
            await club.click(who.user, hand, "card", card)
        score.play(who.user.global_name or "", symbol(card))
        played += 1
    return played


@pytest.fixture
def four(club: Club) -> list[MemberActor]:
    return [club.member(name) for name in ("Ann", "Ben", "Clara", "Dirk")]


async def test_four_members_play_a_match_and_every_chip_is_paid(club: Club, four: list[MemberActor]) -> None:
    await club.start(*four)
    score = Score([each.user.global_name or "" for each in four])
    for _ in range(4):
        await play_round(club, four, score)
    told = plain(club.told())
    assert "wins the match" in told or "share the win" in told
    finished = await club.table()
    assert finished.ending == "finished"
    assert {seat.name: chips for seat, chips in zip(finished.seats, finished.view.chips, strict=True)} == score.chips
    for each in four:
        statement = await club.bot.wallets.statement(club.guild.id, each.id)
        assert statement is not None
        assert statement.own.wallet == WELCOME - STACK + score.chips[each.user.global_name or ""]
        assert statement.own.on_tables == 0
    shown = answer(await club.slash(four[0], "chips"))
    richest = sorted(score.chips.values(), reverse=True)
    rows = re.findall(r"(\d+)\. \**(\w+)\** · (\d+) chips", shown)
    assert [int(chips) for _, _, chips in rows] == [WELCOME - STACK + chips for chips in richest]
    assert "➤" in shown
    if sum(score.spaces.values()):
        assert f"{sum(score.spaces.values())} chips that nobody took" in told


async def test_payouts_and_round_results_are_told_in_public(club: Club, four: list[MemberActor]) -> None:
    await club.start(*four)
    score = Score([each.user.global_name or "" for each in four])
    before = dict(score.chips)
    await play_round(club, four, score)
    told = plain(club.told())
    assert "Round 1:" in told
    assert "goes out with" in told
    for name, chips in score.chips.items():
        change = chips - before[name]
        sign = "+" if change > 0 else "−" if change < 0 else "±"
        assert f"{name} **{chips}** ({sign}{abs(change)})" in told
    for space, left in score.spaces.items():
        assert (f"{space} ({left} chip" in told) if left else (f"plays **{space}** and takes **5 chips**" in told)


async def test_a_match_goes_on_after_a_restart_in_the_middle_of_a_run(club: Club, four: list[MemberActor]) -> None:
    await club.start(*four)
    while "next" not in verbs(club.board()):
        leader = next(each for each in four if to_play(club.direct(each.user)[-1]))
        hand = club.direct(leader.user)[-1]
        await club.click(leader.user, hand, "card", to_play(hand)[0])
    before, posted = await club.table(), club.board()
    await club.restart()
    after = await club.table()
    assert after.view == before.view
    assert club.board().id == posted.id
    holder = next(each for each in four if to_play(club.direct(each.user)[-1]))
    stranger = next(each for each in four if each is not holder)
    assert "You don't have the" in answer(await club.click(stranger, posted, "next"))
    await club.click(holder, posted, "next")
    assert (await club.table()).decision == before.decision + 1
    while (await club.table()).view.round < 3:
        who = next(each for each in four if to_play(club.direct(each.user)[-1]))
        hand = club.direct(who.user)[-1]
        await club.click(who.user, hand, "card", to_play(hand)[0])
    assert plain(club.told()).count("goes out with") == 2


async def test_a_member_with_closed_direct_messages_plays_under_my_hand(club: Club, four: list[MemberActor]) -> None:
    closed = four[1]
    channel = closed.user.dm_channel
    club.env.inject_error(
        "POST", f"/channels/{channel.id}/messages", status=403, code=50007, message="Cannot send", times=None
    )
    await club.start(*four)
    assert not club.direct(closed.user)
    await club.click(closed, club.board(), "hand")
    while (await club.table()).view.round < 3:
        hands = {each.id: (each, club.direct(each.user)[-1]) for each in four if each is not closed}
        acting = [(who, hand) for who, hand in hands.values() if to_play(hand)]
        if acting:
            who, hand = acting[0]
            await club.click(who.user, hand, "card", to_play(hand)[0])
        else:
            (private,) = club.private(closed)
            await club.click(closed, private, "card", to_play(private)[0])
    refused = [each for each in club.env.http_requests if each.path == f"/channels/{channel.id}/messages"]
    assert len(refused) == 1, "a closed door is tried once a match"
