"""The audit of ratings: what the bot wrote is right, and whatever is changed behind its back is named."""

from bot.cli.audited_ratings import ratings
from bot.members.people import Actor
from tests.bot.cli.test_remains import broken_by
from tests.bot.club import Club
from tests.bot.people import ANN, BEN, CLARA

UNRATED = "UPDATE results SET rated = 0, mu = NULL, sigma = NULL WHERE table_id = 4"


async def evening(club: Club) -> None:
    """Tables 1 to 5: three of Ann and Ben alone, one with Clara, and one of Ann alone."""
    lots: tuple[tuple[Actor, ...], ...] = ((ANN, BEN), (ANN, BEN), (ANN, BEN, CLARA), (ANN, BEN), (ANN,))
    for members in lots:
        await club.finished(*members, computers=4 - len(members))


async def test_what_was_rated_is_right_and_each_change_is_named(quick_club: Club) -> None:
    await evening(quick_club)
    assert await broken_by(quick_club, ratings) == []

    ann = f"person = (SELECT person FROM people WHERE member_id = {ANN.member})"
    named = {
        f"UPDATE results SET mu = mu + 0.01 WHERE table_id = 3 AND {ann}": [
            # The match itself, and the next one, which goes on from there.
            f"table 3: the rating of member {ANN.member}",
            f"table 4: the rating of member {ANN.member}",
            f"table 4: the rating of member {BEN.member}",
        ],
        "UPDATE results SET sigma = sigma * 1.001 WHERE table_id = 4": [
            f"table 4: the rating of member {ANN.member}",
            f"table 4: the rating of member {BEN.member}",
        ],
        f"UPDATE results SET rated = 7 WHERE table_id = 4 AND {ann}": [
            f"server 7: rated matches of member {ANN.member} in stops are not numbered from 1 to 4",
            f"table 4: the rating of member {ANN.member}",
            f"table 4: the rating of member {BEN.member}",
        ],
        f"UPDATE results SET place = 0 WHERE table_id = 3 AND {ann}": [
            "table 3: a member without a place in its match is rated",
            f"server 7: rated matches of member {ANN.member} in stops",
        ],
        "UPDATE matches SET broken_off = 1 WHERE table_id = 4": ["table 4: its match is rated, and should not be"],
        "DELETE FROM matches WHERE table_id = 4": ["table 4: a member without a place in its match is rated"],
        UNRATED: ["table 4: its match is not rated, and should be"],
    }
    for statement, expected in named.items():
        found = await broken_by(quick_club, ratings, statement)
        missing = [each for each in expected if not any(line.startswith(each) for line in found)]
        assert missing == [], (statement, found)
