"""Over a whole match, nothing that leaves the process shows anybody a hand, a secret or a token that is not theirs."""

import logging
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest
from simcord.actors import MemberActor

from bot.ops import logs
from bot.settings import Settings
from bot.tables.model.table import Match
from cogs.render.games import RENDERERS
from cogs.render.stops import board as stops_board
from cogs.render.stops import hand as stops_hand
from engine.cards import CardSet, card
from tests.e2e.club import Club, Drawn, quick_settings, verbs
from tests.e2e.secrecy import Watch

TOKEN = "a-token-of-the-bot-that-nobody-may-see"
LAYOUT = tuple(map(card, ("AH", "KC", "QD", "JS")))


@pytest.fixture
def settings(file: Path) -> Settings:
    return quick_settings(file, DISCORD_TOKEN=TOKEN)


@pytest.fixture
def watch(club: Club, monkeypatch: pytest.MonkeyPatch) -> Iterator[Watch]:
    """All that leaves the process, at the lowest level of the log, with the same deals in every run."""
    monkeypatch.setattr(Drawn, "bytes", Random("secrecy").randbytes)
    root = logging.getLogger()
    before = root.level, list(root.handlers)
    logs.configure("DEBUG")
    watch = Watch(club.env, [TOKEN], monkeypatch)
    (paper,) = root.handlers
    assert isinstance(paper, logging.StreamHandler)
    paper.setStream(watch)
    root.handlers += before[1]
    yield watch
    root.setLevel(before[0])
    root.handlers[:] = before[1]
    assert not watch.found, watch.found[0]


def playing(watch: Watch) -> Match:
    table = watch.tables[max(watch.tables)]
    assert isinstance(table, Match)
    return table


async def look_around(club: Club, watch: Watch, everybody: Sequence[MemberActor], stranger: MemberActor) -> None:
    """Everybody looks at whatever there is, and presses what is not theirs."""
    board, table, acts = club.board(), playing(watch), await club.turn(everybody)
    for each in (*everybody, stranger):
        await club.click(each, board, "hand")
        await club.click(each, board, "menu")
        await club.slash(each, "newmarket hand")
    await club.slash(stranger, "newmarket rules")
    await club.slash(stranger, "newmarket record")
    wrong, at = next(each for each in everybody if each is not acts), table.acting() or 0
    theirs, others = (str(next(iter(table.state.deal.hands[seat]))) for seat in (at, at - 1))
    for who, pressed in (
        (wrong, f"card:{theirs}"),
        (stranger, f"card:{theirs}"),
        (acts, f"card:{others}"),
        (wrong, f"next:{theirs}"),
        (stranger, f"next:{theirs}"),
        (wrong, "prep:held"),
        (acts, "do:dance"),
    ):
        await club.arrive(club.press(who, club.seen(board), f"nm:{table.id}:{table.decision}:{pressed}"))


async def test_a_match_of_michigan_shows_nobody_anothers_hand(club: Club, watch: Watch, one_round: None) -> None:
    everybody = _, ben, clara = [club.member(name) for name in ("Ann", "Ben", "Clara")]
    zoe = club.member("Zoe")
    club.refuse("POST", f"/channels/{clara.user.dm_channel.id}/messages", 403, 50007)
    await club.start(*everybody, rules="michigan", computers=1)
    await look_around(club, watch, everybody, zoe)

    async def play(decisions: int) -> None:
        while (table := await club.table()).ending is None and table.decision < decisions:
            who = await club.turn(everybody)
            if "next" in verbs(club.board()) and table.decision % 2:
                await club.click(who, club.board(), "next")
            else:
                await club.click(who, await club.my_hand(who), "card")

    await play(9)
    await look_around(club, watch, everybody, zoe)
    await club.restart()
    await club.slash(ben, "newmarket leave")
    await play(1000)
    assert watch.lines > 10
    (own,) = watch.own.values()
    for each in everybody:
        assert own[each.id] <= watch.recognised[each.id], "what was read was understood"


def plant(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let boards, hands and the log say what their readers may not know."""
    words_of_stops = RENDERERS["stops"]
    title, text = words_of_stops.rules.title, stops_hand.hand_text

    def more_in_the_title(*rest: object) -> str:
        return title(*rest) + TOKEN + " " + playing(watch).secrets[1][5:14]  # type: ignore[arg-type]

    def another_button(*_: object) -> object:
        return [stops_board.button(f"nm:1:0:card:{next(iter(playing(watch).state.deal.hands[0]), '2H')}", "7")]

    def more_in_a_hand(cards: CardSet, *rest: object) -> str:
        logging.getLogger("cogs.anything").debug("a hand is shown: %r", cards)
        return text(cards | playing(watch).state.deal.hands[0] | CardSet.of(LAYOUT), *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(words_of_stops.rules, "title", more_in_the_title)
    monkeypatch.setattr(words_of_stops.board, "buttons", another_button)
    monkeypatch.setattr(stops_hand, "hand_text", more_in_a_hand)


PLANTED = (
    "to everybody shows",
    "to everybody has a piece of a secret",
    "to everybody has a token",
    r"to \d+ shows",
    "the log names a card",
)


async def test_planted_leaks_are_found(club: Club, watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = club.member("Ann"), club.member("Ben")
    await club.open(ann, ben, computers=1)
    assert not watch.found
    plant(watch, monkeypatch)
    await club.click(ann, club.board(), "start")
    assert [each for each in PLANTED if not any(re.search(each, found) for found in watch.found)] == []
    watch.found.clear()
