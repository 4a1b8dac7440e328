"""A whole match, from `/newmarket start` to the payout, by clicks and direct messages only.

What becomes of the chips is in `tests/engine/stops`, and that none is lost is promised after every test.
"""

import re

from simcord.actors import MemberActor

from tests.e2e.club import Club, answer, verbs

STACK = 50
WELCOME = 500


def plain(text: str) -> str:
    """Cards without the marks that choose how a suit is drawn."""
    return text.replace("\ufe0e", "").replace("\ufe0f", "").replace("\u00a0", " ")


async def test_four_members_play_a_match_and_everybody_is_told_and_paid(club: Club, three: list[MemberActor]) -> None:
    four = [*three, club.member("Dirk")]
    await club.start(*four)
    while (board := await club.table()).ending is None:
        acting = [each for each in four if "card" in verbs(club.direct(each.user)[-1])]
        assert len(acting) == 1, "exactly one hand has buttons"
        if "next" in verbs(club.board()) and board.decision % 2:
            await club.click(acting[0], club.board(), "next")
        else:
            await club.play(acting[0])
    told = plain(club.told()).replace("*", "")
    assert len(re.findall("### 🏁 .+ is out!", told)) == 4
    assert "wins the match" in told or "share the win" in told
    assert board.ending == "finished"
    stacks = dict(zip((seat.name for seat in board.seats), board.view.chips, strict=True))
    for each in four:
        name = each.user.global_name or ""
        assert re.search(rf"{name}\b.* {stacks[name]}\b", told)
        assert await club.wallet(each) == WELCOME - STACK + stacks[name]
    shown = answer(await club.slash(four[0], "chips"))
    rows = re.findall(r"(\d+)\. \**(\w+)\** · (\d+) chips", shown)
    assert [int(chips) for _, _, chips in rows] == [
        WELCOME - STACK + chips for chips in sorted(stacks.values(), reverse=True)
    ]
    assert "➤" in shown
    if left := sum(chips for _, chips in board.view.table):
        assert f"{left} chips roll over" in told
