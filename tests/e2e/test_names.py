"""Names are whatever people choose. None can break or spoof a message, and none pings anybody."""

from __future__ import annotations

import pytest

from tests.e2e.club import Club, read

NASTY = {
    "markdown": "**bold** __x__ `code` ||spoiler||",
    "everyone": "@everyone",
    "mention": "<@1> <#2> <t:0:R>",
    "heading": "# Ann wins the match",
    "link": "[free](https://example.com)",
    "direction": "\u202eevil\u202c\u200f",
    "zalgo": "Z\u0335\u0341\u030aa\u0334l\u0336g\u0337o" + "\u0301" * 24,
    "emoji": "🃏" * 32,
    "blank": "\u200b\u2060",
    "lines": "Ann\nBen leads",
    "filler": "\u3164\u115f",
    "invitation": "ｄｉｓｃｏｒｄ．ｇｇ／abc",
}


def unescaped(text: str) -> str:
    """A text without what is escaped in it."""
    for mark in "*_`|#[]()~>-\\":
        text = text.replace(f"\\{mark}", "")
    return text


@pytest.mark.parametrize(
    "name",
    # How names are cleaned has tests of its own (tests/cogs/render/test_parts.py), so `make test` tries every third.
    [
        pytest.param(each, id=what, marks=pytest.mark.soak if at % 3 else ())
        for at, (what, each) in enumerate(NASTY.items())
    ],
)
async def test_a_name_cannot_break_a_board_or_speak_for_the_bot(club: Club, name: str) -> None:
    plain = club.guild.add_member(club.env.create_user("ann", global_name="Ann"))
    before = len(read(await club.open(plain)).splitlines())
    nasty = club.guild.add_member(club.env.create_user("eve", global_name=name))
    await club.click(nasty, club.board(), "join")
    lobby = read(club.board())
    assert len(lobby.splitlines()) == before
    for spoof in ("<@1>", "<#2>", "<t:0:R>", "@everyone", "\u202e", "://", "||", "\n# "):
        assert spoof not in unescaped(lobby), spoof
    await club.click(plain, club.board(), "now")
    await club.slash(nasty, "chips")
    assert "://" not in read(club.board())


async def test_a_name_cannot_break_results_or_the_leaderboard(club: Club, one_round: None) -> None:
    names = {"eve": NASTY["mention"], "bob": NASTY["lines"], "leo": NASTY["link"]}
    guests = [
        club.guild.add_member(club.env.create_user(name, global_name=shown_as)) for name, shown_as in names.items()
    ]
    await club.start(*guests)
    await club.finish(*guests)
    told = unescaped(club.told())
    leaderboard = unescaped(read((await club.slash(guests[0], "chips")).response))
    statement = unescaped(read((await club.slash(guests[0], "chips", member=guests[1])).response))
    assert "wins the match" in told or "share the win" in told
    for text in (told, leaderboard, statement):
        for spoof in ("<@1>", "<#2>", "<t:0:R>", "\nBen leads", "://"):
            assert spoof not in text, spoof
    assert len([line for line in leaderboard.splitlines() if " · " in line and "chips" in line]) == len(guests)
    for message in club.messages():
        stored = club.env.backend.messages[club.channel.id][message.id]
        assert not stored.ping_user_ids
        assert not stored.mention_everyone
