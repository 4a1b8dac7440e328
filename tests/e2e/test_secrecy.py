"""Over whole matches, nothing that leaves the process tells anybody a card, a secret or a token that is not theirs."""

import logging
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest
from simcord.actors import MemberActor
from simcord.builders import UserHandle
from simcord.results import ResponseMessage

from bot.ops import logs
from bot.settings import Settings
from bot.tables.model.table import Status, Table
from cogs.render.games import RENDERERS
from cogs.render.parts import Button
from cogs.render.stops import board as stops_board
from cogs.render.stops import hand as stops_hand
from cogs.render.words import words_for
from engine.cards import CardSet, card
from tests.e2e.club import Club, Drawn, quick_settings, read, verbs
from tests.e2e.leaks import Watch
from tests.e2e.spellings import held, named

TOKEN = "a-token-of-the-bot-that-nobody-may-see"
BETWEEN_ROUNDS = 60.0
"""Seconds in which all of a round is told before the next one is dealt."""
LAYOUT = tuple(map(card, ("AH", "KC", "QD", "JS")))
Plan = dict[str, list[str]]
"""What is decided in each phase, in order; the last again and again."""


@pytest.fixture
def pictured(request: pytest.FixtureRequest) -> bool:
    """Whether cards are shown as pictures, which a test says for itself."""
    return getattr(request, "param", False)


@pytest.fixture
def settings(file: Path, pictured: bool) -> Settings:
    return quick_settings(file, pace_round=BETWEEN_ROUNDS, DISCORD_TOKEN=TOKEN, pictures=pictured, picture_pause=0)


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


def players(club: Club, *names: str) -> list[MemberActor]:
    return [club.member(name) for name in names]


def playing(watch: Watch) -> Table:
    return watch.tables[max(watch.tables)]


def acting(watch: Watch, everybody: Sequence[MemberActor]) -> MemberActor | None:
    """The member who has to act now."""
    at = playing(watch).acting()
    return next((each for each in everybody if at is not None and each.id == playing(watch).seats[at].member), None)


def hand(club: Club, who: MemberActor) -> tuple[MemberActor | UserHandle, ResponseMessage]:
    """Somebody's hand by direct message, or else under My hand; and as whom they press its buttons."""
    direct = [each for each in club.direct(who.user) if "Your hand" in read(each)]
    return (who.user, direct[-1]) if direct else (who, club.private(who)[-1])


async def step(club: Club, watch: Watch, everybody: Sequence[MemberActor], plan: Plan) -> None:
    """Let whoever is asked decide, by one click, or time pass where nobody is."""
    table = playing(watch)
    if table.rules_of_play.between_rounds(table.state):
        await club.env.advance_time(BETWEEN_ROUNDS + 1)
        return
    waited = [table.seats[at] for at in table.preparing() if not table.seats[at].ready]
    waited = [seat for seat in waited if not seat.automatic]
    if waited:
        who = next(each for each in everybody if each.id == waited[0].member)
        presser, message = hand(club, who)
        await club.click(presser, message, "prep", next_of(plan, f"{table.state.phase}"))
        return
    acts = acting(watch, everybody)
    if acts is None:
        await club.env.settle()
        return
    presser, message = hand(club, acts)
    phase = str(table.state.phase)
    if presser is acts and phase == "lead" and "card" not in verbs(message):  # of the process before
        message = await club.my_hand(acts)
    if phase in plan:
        await club.click(presser, message, "do", next_of(plan, phase))
    elif phase == "follow" and len(table.state.deal.plays) % 2:
        await club.click(acts, club.board(), "next", next_of(plan, "card") if "card" in plan else "")
    else:
        await club.click(presser, message, "card", next_of(plan, "card") if "card" in plan else "")


def next_of(plan: Plan, phase: str) -> str:
    """What comes next in a phase of a plan."""
    return plan[phase].pop(0) if len(plan[phase]) > 1 else plan[phase][0]


async def look_around(club: Club, watch: Watch, everybody: Sequence[MemberActor], stranger: MemberActor) -> None:
    """Everybody looks at whatever there is, and presses what is not theirs."""
    board, table = club.board(), playing(watch)
    for each in (*everybody, stranger):
        await club.click(each, board, "hand")
    for each in (everybody[0], stranger):
        await club.click(each, board, "menu")
        await club.slash(each, "newmarket hand" if table.game == "stops" else "newyork hand")
    await club.slash(stranger, "newmarket rules" if table.game == "stops" else "newyork rules")
    await club.slash(stranger, "newmarket record" if table.game == "stops" else "newyork record")
    acts = acting(watch, everybody)
    if acts is None or not any(table.state.deal.hands):
        return
    seen, at = club.seen(board), table.acting()
    wrong = next(each for each in everybody if each is not acts)
    theirs = [str(each) for each in table.state.deal.hands[at or 0]]
    verb = "card:" if table.game == "stops" else "do:lay"
    for who, pressed in (
        (wrong, f"{verb}{theirs[0]}"),
        (stranger, f"{verb}{theirs[0]}"),
        (acts, f"next:{theirs[-1]}" if table.game == "stops" else "pass"),
        (acts, f"{verb}{sorted(watch.hidden_from(acts.id))[0]}"),
        (wrong, "prep:held"),
        (acts, "do:dance"),
    ):
        if pressed != f"next:{next(iter(getattr(table.state, 'options', [])), '')}":
            await club.arrive(club.press(who, seen, f"nm:{table.id}:{table.decision}:{pressed}"))
    if "next" in verbs(board):
        await club.click(wrong, board, "next")
        await club.click(stranger, board, "next")


async def play_on(
    club: Club, watch: Watch, everybody: Sequence[MemberActor], plan: Plan, *, plays: int | None = None
) -> None:
    """Play to the end, or until so many things were done."""
    while playing(watch).status is not Status.CLOSED and (plays is None or watch.done < plays):
        await step(club, watch, everybody, plan)
    await club.env.settle()


def assert_seen(watch: Watch, everybody: Sequence[MemberActor], *, least: int) -> None:
    """What was read was understood: every member was told of their cards, and everybody of the played ones."""
    assert len(watch.sent) > least
    assert watch.lines > 10
    (known,) = watch.known.values()
    for each in everybody:
        assert known.own[each.id] <= watch.recognised[each.id], each.user.global_name
    assert watch.recognised[None]
    assert any(held(sent.body) for sent in watch.sent)


# --- whole matches --------------------------------------------------------------------------------------------


async def test_a_match_of_michigan_tells_nobody_anothers_card(club: Club, watch: Watch, one_round: None) -> None:
    everybody = _, ben, clara = players(club, "Ann", "Ben", "Clara")
    zoe = club.member("Zoe")
    door = f"/channels/{clara.user.dm_channel.id}/messages"
    club.env.inject_error("POST", door, status=403, code=50007, message="Cannot send", times=None)
    await club.start(*everybody, rules="michigan", computers=1)
    await look_around(club, watch, everybody, zoe)
    await play_on(club, watch, everybody, {}, plays=9)
    await club.click(clara, hand(club, clara)[1], "follow")
    await club.menu(ben.user, "menu_away", hand(club, ben)[1])
    await play_on(club, watch, everybody, {}, plays=16)
    await look_around(club, watch, everybody, zoe)
    await club.restart()
    await club.click(ben, club.board(), "hand")
    await club.slash(ben, "newmarket leave")
    await play_on(club, watch, everybody, {})
    assert_seen(watch, everybody, least=60)
    await club.slash(zoe, "newmarket record")
    assert any("newmarket-record/1" in str(sent.body) for sent in watch.sent), "the file was read too"


@pytest.mark.soak  # as the next game: `tests/cogs/render/test_exchanged_cards.py` looks at all that is made
@pytest.mark.parametrize("pictured", [True], indirect=True, ids=["pictures"])
async def test_a_match_of_three_in_one_tells_nobody_what_is_swapped_sold_or_held(
    club: Club, watch: Watch, one_round: None
) -> None:
    everybody = players(club, "Ann", "Ben", "Clara")
    zoe = club.member("Zoe")
    await club.start(*everybody, rules="three-in-one", computers=1)
    plan = {
        "spare": ["swap"],
        "resale": ["auction"],
        "auction": ["bid2", r"bid\d+", "pass"],
        "late_swap": ["keep"],
        "hold": ["held"],
        "bet": ["bet3|call", "call|check", "fold|check"],
    }
    while str(playing(watch).state.phase) not in ("hold", "lead"):
        await step(club, watch, everybody, plan)
    assert str(playing(watch).state.phase) == "hold"
    await look_around(club, watch, everybody, zoe)
    while str(playing(watch).state.phase) != "lead":
        await step(club, watch, everybody, plan)
    await look_around(club, watch, everybody, zoe)
    await play_on(club, watch, everybody, plan)
    assert_seen(watch, everybody, least=60)


@pytest.mark.soak
async def test_a_match_of_new_york_tells_nobody_anothers_card_or_the_pile(club: Club, watch: Watch) -> None:
    everybody = ann, ben = players(club, "Ann", "Ben")
    zoe = club.member("Zoe")
    await club.slash(ann, "newyork start", computers=1)
    await club.click(ben, club.board(), "join")
    await club.click(ann, club.board(), "start")
    plan = {"lay": [r"lay\w+"], "take": [r"take\w+"]}
    await play_on(club, watch, everybody, plan, plays=6)
    await look_around(club, watch, everybody, zoe)
    await play_on(club, watch, everybody, plan, plays=12)
    await club.env.advance_time(3601)
    while playing(watch).state.round < 2 and playing(watch).status is not Status.CLOSED:
        who = acting(watch, everybody)
        if who is None or str(playing(watch).state.phase) != "lay":
            await step(club, watch, everybody, plan)
            continue
        presser, message = hand(club, who)
        if "pass" not in verbs(message):
            await step(club, watch, everybody, plan)
            continue
        question = await club.click(presser, message, "pass")
        await club.click(presser, question.response, "pass_yes")
    await look_around(club, watch, everybody, zoe)
    assert len(watch.sent) > 60


# --- the search itself --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("9♥", "9H"),
        ("**10♥️**", "TH"),
        ("nm:1:7:card:9H", "9H"),
        ("♠\u2002–\n♥️\u20023\u200210\n♦️\u2002K", "3H TH KD"),
        ("## Who has 5♣?\n## ♣ 2 3 4", "2C 3C 4C 5C"),
        ("💰 A♥️\u00a0**4** · K♣︎\u00a0– · K♥️Q♥️ 3 · 8-9-10 2", "AH KC KH QH"),
        ("<2H 9C>", "2H 9C"),
        ("2H9CTS", "2H 9C TS"),
        ("['9h', 'td']", "9H TD"),
        ("the Nine of Hearts", "9H"),
        ("die Herzdame und Pik-Ass", "QH AS"),
        ("harten vrouw", "QH"),
        ("# <:seven_of_spades:15><:wanted_ten_of_hearts:16>", "7S TH"),
        ("<:ace_of_clubs_:14>", "AC"),
        ("<:red_heart_twelve:14> <:empty_seven:15> <:cards:16>", "R12"),
        ("❤️\u206012 and 🔷\u2060**3**", "R12 B3"),
        ("layY7", "Y7"),
        ("R12G3", "R12 G3"),
        ("Ann · 5 cards · **48** chips, +2 → 7, in 9 s, deal `9c3d4e5f`, as above", ""),
        ("❤️ Ann · ▫️**3** · 1 2 3", ""),
    ],
)
def test_cards_are_found_however_they_are_spelled(text: str, cards: str) -> None:
    assert named(text) == set(cards.split())


def plant(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let boards, hands and the log say what their readers may not know."""
    words_of_stops = RENDERERS["stops"]
    line, title, text = stops_board.player_line, words_of_stops.rules.title, stops_hand.hand_text
    words = words_for("en-US")

    def more_in_a_line(board: object, view: object, seat: int, *rest: object) -> str:
        shown = [stops_board.card_text(each, words) for each in playing(watch).state.deal.hands[seat]]
        return line(board, view, seat, *rest) + " ".join(shown)  # type: ignore[arg-type]

    def more_in_the_title(*rest: object) -> str:
        return title(*rest) + TOKEN + " " + playing(watch).secrets[1][5:14]  # type: ignore[arg-type]

    def another_button(*_: object) -> list[Button]:
        first = next(iter(playing(watch).state.deal.hands[0]), "2H")
        return [stops_board.button(f"nm:1:0:card:{first}", "7")]

    def more_in_a_hand(cards: CardSet, *rest: object) -> str:
        logging.getLogger("cogs.anything").debug("a hand is shown: %r, %d", cards, cards)
        return text(cards | playing(watch).state.deal.hands[0] | CardSet.of(LAYOUT), *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(words_of_stops.board, "player_line", more_in_a_line)
    monkeypatch.setattr(words_of_stops.rules, "title", more_in_the_title)
    monkeypatch.setattr(words_of_stops.board, "buttons", another_button)
    monkeypatch.setattr(stops_hand, "hand_text", more_in_a_hand)


PLANTED = (
    "to everybody names",
    "to everybody shows as the reader's own",
    "to everybody has a piece of a secret",
    "to everybody has a token",
    r"to \d+ names",
    r"to \d+ shows as the reader's own",
    "the log names",
    "the log has a hand as a number",
)


async def test_planted_leaks_are_found(club: Club, watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = players(club, "Ann", "Ben")
    await club.open(ann, ben, computers=1)
    assert not watch.found
    plant(watch, monkeypatch)
    await club.click(ann, club.board(), "start")
    assert [each for each in PLANTED if not any(re.search(each, found) for found in watch.found)] == []
    watch.found.clear()
