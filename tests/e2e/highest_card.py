"""The game of `docs/NEW_GAME.md` in Discord: `tests/test_new_game.py` runs this where it is registered."""

import pytest
from simcord.actors import MemberActor

from bot.cli.match_text import match_text
from engine.fairness import deals_again
from engine.proof import read_proof
from engine.record.reader import read as read_record
from tests.e2e.club import SELECT, Club, answer, components, labels, read
from tests.e2e.test_fair_deals import files_of
from tests.e2e.test_replay_flow import press


@pytest.fixture
def no_language_breaks_a_screen() -> None:
    """No catalogue has its sentences."""


async def test_a_game_of_one_line_and_two_folders_is_played_told_kept_and_counted(
    club: Club, three: list[MemberActor]
) -> None:
    ann, ben, clara = three
    rules = answer(await club.slash(ann, "highest rules"))
    assert "Five cards each." in rules
    await club.slash(ann, "highest start", computers=1)
    assert "Highest card wins · just for points" in read(club.board())
    assert not {"Learn in two minutes"} & {*labels((await club.click(ann, club.board(), "menu")).response)}
    await club.click(ben, club.board(), "join")
    await club.click(ann, club.board(), "start")

    first = await club.turn(three)
    seen = await club.my_hand(first)
    assert "▶ Your turn" in read(seen)
    assert len([each for each in labels(seen) if each[-1] in "\ufe0e\ufe0f♠♥♦♣"]) == 5
    await club.click(first, seen, "do")
    assert "plays" in read(club.board())
    await club.restart()
    while (await club.table()).ending is None:
        who = await club.turn([ann, ben])
        await club.click(who, await club.my_hand(who), "do")
    told = club.told()
    assert "takes the trick with" in told
    assert "wins the match" in told or "share the win" in told

    reply = await club.slash(clara, "highest record")
    (name, record), (_, proof) = await files_of(reply)
    assert name.startswith("highest-")
    replay = read_record(record)
    assert replay.document == record
    assert all(each.found == each.expected for each in deals_again(replay.film, read_proof(proof)))
    assert "wins the match." in match_text(replay) or "share the win." in match_text(replay)
    sent = [each for said in (reply.response, *reply.followups) if said is not None for each in said.attachments]
    assert "Highest card wins" in (await sent[-1].read()).decode()

    film = (await club.slash(clara, "highest replay")).response
    (option,) = next(each for each in components(film) if each["type"] == SELECT)["options"]
    await club.pick(clara, film, "films:match:", option["value"])
    assert "Step 1 of 16" in read(film)
    await press(club, clara, film, "on")
    assert "plays" in read(film)
    await club.bot.preferences.choose(ann.id, "cards", "text")
    stats = await club.slash(ann, "stats", game="highest")
    assert "Highest card wins" in answer(stats)
    assert "of 1 match" in answer(stats)
    assert "Highest card wins" in answer(await club.slash(ann, "chips", board="highest"))
