"""Messages about a match that is over, or a table that closed."""

from dataclasses import replace

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.members.people import Name
from bot.tables.model.announcements import (
    Announcement,
    BestMoment,
    Commitments,
    FeatDone,
    MatchResult,
    RoundResult,
    Standing,
    TableClosed,
    TableRestored,
)
from cogs.render.parts import texts_of
from cogs.render.results import announcement_message
from cogs.render.words import Words
from engine.cards import CardSet, card
from engine.catalogue import CATALOGUE
from engine.game import Moment
from engine.newyork.events import RoundScored
from engine.newyork.scoring import Score
from engine.stops.events import PlayerEliminated, RoundEnded
from tests.cogs.render.conftest import Looks, looks
from tests.cogs.render.form import form
from tests.cogs.render.pictures import IDS
from tests.cogs.render.tables import DRAWN, NAMES, WORDS
from tests.strict.build import assert_taken

OUT = RoundResult(5, "stops", 2, NAMES, (CATALOGUE["stops"].game.codec.dump_event(PlayerEliminated(1)),))


def told(announcement: Announcement) -> str:
    return form(announcement_message(announcement, WORDS))


def result(*standings: Standing, winners: tuple[str, ...] = ("B_n",), left: int = 0) -> MatchResult:
    return MatchResult(5, winners, standings, left, game="stops")


LOOKS: Looks = {
    "chips decide a match": lambda: told(
        result(
            *(
                Standing("B_n", 1002, 70, 50),
                Standing("Ann", 1001, 50, 50),
                Standing("Ada", None, 45, 50),
                Standing("Dora", None, 35, 50),
            )
        )
    ),
    "feats are told below the best moment": lambda: told(
        replace(
            result(Standing("B_n", 1002, 70, 50), Standing("Ann", 1001, 50, 50)),
            feats=(FeatDone("B_n", "comeback"), FeatDone("Ann", "long-run")),
        )
    ),
    "computer players have faces where there are pictures": lambda: form(
        announcement_message(result(Standing("Ada", None, 70, 50), Standing("Nobody", None, 40, 50)), DRAWN)
    ),
    "equal chips share a place": lambda: told(
        result(
            *(
                Standing("Ann", 1001, 60, 50),
                Standing("B_n", 1002, 60, 50),
                Standing("Ada", None, 40, 50),
                Standing("Dora", None, 40, 50),
                Standing("Emmy", None, 30, 50),
            ),
            winners=("Ann", "B_n"),
        )
    ),
    "points decide a match": lambda: told(result(*(Standing("B_n", 1002, 0, 0, 40), Standing("Ann", 1001, 0, 0, 1)))),
    "points decide about a stake": lambda: told(
        result(*(Standing("B_n", 1002, 10, 5, 40), Standing("Ann", 1001, 0, 5, 32)))
    ),
    "the last round comes before the result": lambda: told(replace(result(Standing("B_n", 1002, 70, 50)), last=OUT)),
    "a table closed after its last round": lambda: told(
        TableClosed("last_round", "", (("Ann", 51), ("B_n", 49)), 3, 5, rounds=60)
    ),
    "chips go home from a table that is stopped": lambda: told(
        TableClosed("stopped", "M_o", (("Ann", 51), ("B_n", 49)), 3)
    ),
    "the deals of a table that closed can be checked": lambda: told(
        TableClosed("stopped", "M_o", (("Ann", 51), ("B_n", 49)), 3, 5)
    ),
    "a new table says that its first rounds are fixed": lambda: told(Commitments(((1, "01" * 32), (2, "23" * 32)))),
    "the result of a round says that a later one is fixed": lambda: told(replace(OUT, commitments=((3, "45" * 32),))),
    "a round that stand ins played to its end says so": lambda: told(
        TableClosed("stopped", "M_o", (("Ann", 51),), 3, played_out=True)
    ),
    "chips that nobody collected wait: 1": lambda: told(result(Standing("B_n", 1002, 44, 50), left=1)),
    "chips that nobody collected wait: 6": lambda: told(result(Standing("B_n", 1002, 44, 50), left=6)),
}
test_a_message_about_a_match = looks(LOOKS)


BEST = {
    "card": ("stops", Moment(0, "card", 19, ("KC",))),
    "deal": ("stops", Moment(0, "deal", 6, ("AH", "8910"))),
    "poker": ("stops", Moment(0, "poker", 12)),
    "out": ("stops", Moment(0, "out", 1, ("5C",))),
    "points": ("new-york", Moment(0, "points", 41)),
}


@pytest.mark.parametrize("kind", BEST)
def test_a_result_tells_the_best_moment(kind: str, snapshot: SnapshotAssertion) -> None:
    game, moment = BEST[kind]
    over = replace(result(Standing("B_n", 1002, 70, 50)), game=game, best=BestMoment("A*a", 3, moment))
    assert told(over) == snapshot


@pytest.mark.parametrize("reason", ["stopped", "expired", "deserted", "empty", "channel_gone", "damaged"])
def test_a_table_that_closed_says_why(reason: str, snapshot: SnapshotAssertion) -> None:
    assert told(TableClosed(reason, "M_o", (), 0, None)) == snapshot


@pytest.mark.parametrize("again", [False, True], ids=["between rounds", "in a round"])
def test_a_table_that_was_restored(again: bool, snapshot: SnapshotAssertion) -> None:
    assert told(TableRestored(1_800_000_000.4, again, ((2, "45" * 32), (3, "67" * 32)))) == snapshot


@pytest.mark.parametrize("reason", ["stopped", "deserted", "empty", "channel_gone"])
def test_a_match_that_stand_ins_played_to_its_end_says_why(reason: str, snapshot: SnapshotAssertion) -> None:
    over = result(Standing("B_n", 1002, 10, 5, 40), Standing("Ann", 1001, 0, 5, 32))
    assert told(replace(over, reason=reason, by="M_o" if reason == "stopped" else "")) == snapshot


ANNS, ADAS = (
    "https://cdn.discordapp.com/avatars/1001/a.png",
    f"https://cdn.discordapp.com/emojis/{IDS['computer_with_flower']}.png",
)


@pytest.mark.parametrize(
    ("game", "winner", "words", "face"),
    [
        ("stops", 0, DRAWN, ANNS),
        ("stops", 1, DRAWN, ADAS),
        ("stops", 2, DRAWN, ""),  # a member with the name of a computer player, whose avatar nobody knows
        ("stops", None, DRAWN, ""),
        ("stops", 0, WORDS, ""),  # who reads text sees no pictures
        ("new-york", 1, DRAWN, ADAS),
        ("new-york", None, DRAWN, ""),  # two have most points
    ],
)
def test_the_winner_of_a_round_is_seen_beside_its_heading(
    game: str, winner: int | None, words: Words, face: str
) -> None:
    ended = RoundEnded(2, 3, winner, card("9S"), 0, (), (50,) * 3, (50,) * 3, (), (), CardSet(), "high")
    points = [(1, 2)] * 2 if winner is None else [(at == winner,) for at in range(3)]
    scored = RoundScored(1, 2, (None,) * 12, tuple(map(Score, points)), (0,) * len(points), (), None)
    event = CATALOGUE[game].game.codec.dump_event(scored if game == "new-york" else ended)
    over = RoundResult(5, game, 2, (Name("Ann", 1001), "Ada", Name("Emmy", 1002))[: len(points)], (event,))
    message = announcement_message(over, words, {1001: ANNS})
    assert_taken(message, IDS.values())
    (container,) = message.to_components()
    first = container["components"][0]
    assert (first["accessory"]["media"]["url"] if "accessory" in first else "") == face
    assert texts_of(message)[0].startswith("### ")
