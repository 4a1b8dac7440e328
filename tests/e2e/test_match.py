"""A whole match, from `/newmarket start` to the payout, by clicks and direct messages only."""

import re

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from tests.e2e.club import Club, answer, components, verbs

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
    ids = [each.get("custom_id", "") for each in components(message) if not each.get("disabled")]
    return [each.rsplit(":", 1)[1] for each in ids if ":card:" in each]


def symbol(card: str) -> str:
    rank = "10" if card[0] == "T" else card[0]
    return rank + {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}[card[1]]


async def play_round(club: Club, players: list[MemberActor], score: Score) -> None:
    """Play a round to its end by the buttons of direct messages and of the board."""
    board = await club.table()
    start = board.view.round
    counts = {seat.name: count for seat, count in zip(board.seats, board.view.counts, strict=True)}
    score.stakes(board.seats[board.view.dealer].name, counts)
    played = 0
    while (now := await club.table()).view.round == start and now.ending is None and not now.dealing:
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


async def test_four_members_play_a_match_and_every_chip_is_paid(club: Club, three: list[MemberActor]) -> None:
    four = [*three, club.member("Dirk")]
    await club.start(*four)
    score = Score([each.user.global_name or "" for each in four])
    await play_round(club, four, score)
    told = plain(club.told())
    assert re.search("### 🏁 .+ is out!", told)
    for name, chips in score.chips.items():
        change = chips - STACK
        sign = "+" if change > 0 else "−" if change < 0 else "±"
        assert f"{name} **{chips}** {sign}{abs(change)}" in told
    for space, left in score.spaces.items():
        assert left or re.search(rf"💰 .*{space} 5", told)
    if stays := sum(score.spaces.values()):
        assert f"{stays} chips carried" in told
    for _ in range(3):
        await play_round(club, four, score)
    told = plain(club.told())
    assert "wins the match" in told or "share the win" in told
    finished = await club.table()
    assert finished.ending == "finished"
    assert {seat.name: chips for seat, chips in zip(finished.seats, finished.view.chips, strict=True)} == score.chips
    for each in four:
        statement = await club.bot.wallets.statement(club.guild.id, each.id, each.id)
        assert statement is not None
        assert statement.own.wallet == WELCOME - STACK + score.chips[each.user.global_name or ""]
        assert statement.own.on_tables == 0
    shown = answer(await club.slash(four[0], "chips"))
    richest = sorted(score.chips.values(), reverse=True)
    rows = re.findall(r"(\d+)\. \**(\w+)\** · (\d+) chips", shown)
    assert [int(chips) for _, _, chips in rows] == [WELCOME - STACK + chips for chips in richest]
    assert "➤" in shown
    if sum(score.spaces.values()):
        assert f"{sum(score.spaces.values())} chips roll over" in told
