"""Names are whatever people choose. None can break or spoof a message, and none pings anybody."""

from tests.e2e.club import Club, read

NASTY = {"eve": "<@1> <#2> <t:0:R>", "bob": "Ann\nBen leads", "leo": "[free](https://example.com)"}


def unescaped(text: str) -> str:
    """A text without what is escaped in it."""
    for mark in "*_`|#[]()~>-\\":
        text = text.replace(f"\\{mark}", "")
    return text


async def test_a_name_cannot_break_a_board_results_or_the_leaderboard(club: Club, one_round: None) -> None:
    guests = [
        club.guild.add_member(club.env.create_user(name, global_name=shown_as)) for name, shown_as in NASTY.items()
    ]
    await club.start(*guests)
    board = unescaped(read(club.board()))
    await club.finish(*guests)
    told = unescaped(club.told())
    leaderboard = unescaped(read((await club.slash(guests[0], "chips")).response))
    statement = unescaped(read((await club.slash(guests[0], "chips", member=guests[1])).response))
    assert "wins the match" in told or "share the win" in told
    for text in (board, told, leaderboard, statement):
        for spoof in ("<@1>", "<#2>", "<t:0:R>", "\nBen leads", "://"):
            assert spoof not in text, spoof
    assert len([line for line in leaderboard.splitlines() if " · " in line and "chips" in line]) == len(guests)
    for message in club.messages():
        stored = club.env.backend.messages[club.channel.id][message.id]
        assert not stored.ping_user_ids
        assert not stored.mention_everyone
