"""What a match leaves in its channel: a result a round, and at most four messages more."""

from simcord.actors import MemberActor

from tests.e2e.club import Club, labels, read

ROUNDS = 3
MORE = 4
TURN, FOLLOW = 100, 80


async def late(club: Club, members: list[MemberActor]) -> None:
    """Let whoever opens a round be reminded, and decide in their direct messages: nobody knows whether they saw it."""
    who = await club.turn(members)
    await club.env.advance_time(TURN / 2 - 1)
    await club.env.advance_time(2)
    assert "it's your move" in club.told()
    await club.click(who.user, club.direct(who.user)[-1], "card")


async def test_a_match_leaves_a_message_a_round_and_few_more(club: Club, three: list[MemberActor]) -> None:
    await club.bot.wallets.change_settings(club.guild.id, turn_seconds=TURN, follow_seconds=FOLLOW)
    await club.start(*three)
    for number in range(1, ROUNDS):
        await late(club, three)
        await club.play_until(three, lambda board, over=number: board.round > over)
    await late(club, three)
    result = await club.finish(*three)
    await club.env.advance_time(60)
    standing = [*club.fixing(), *(each for each in club.messages() if "🔒" not in read(each))]
    assert len(standing) <= ROUNDS + MORE, [read(each) for each in standing]
    told = "\n".join(map(read, standing))
    assert not [words for words in ("Time was up", "has played", "it's your move", "is over") if words in told]
    assert told.count("### 🏁") == ROUNDS
    assert "### 🏁" in read(result), "the last round is told with the match"
    assert "wins the match" in read(result) or "share the win" in read(result)
    assert "All cards" in labels(result)


async def test_all_cards_of_a_round_are_shown_to_whoever_asks_and_to_nobody_else(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three)
    await club.play_until(three, lambda board: board.round > 1)
    told = next(each for each in club.messages() if "### 🏁" in read(each))
    assert "Dead hand" not in read(told)
    reply = await club.click(club.member("Dirk"), told, "cards")
    (shown,) = [each for each in (reply.response, *reply.followups) if each is not None and read(each)]
    assert shown.ephemeral
    assert "### Round 1: " in read(shown)
    assert "Dead hand" in read(shown)
