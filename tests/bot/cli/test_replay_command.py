"""`python -m bot replay`: records as text, as the engine writes them, and compared with the engine."""

import io
import json
import re
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.cli import given
from bot.cli.command_line import Exit, main
from cogs.render.deck import SYMBOLS
from engine.catalogue import CATALOGUE
from engine.record.reader import write
from engine.shuffle import Stream
from tests import worked
from tests.engine.played import play

Record = dict[str, Any]


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working directory with settings that cannot be used: records need none."""
    monkeypatch.setenv("NEWMARKET_PACE_CARD", "soon")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(given, "settings_given", None)
    return tmp_path


def a_match(preset: str, **house: Any) -> Record:
    """A whole match of four who always do the first thing that they may."""
    game = CATALOGUE["stops"].game
    rules = game.rulebook.read(preset, {name.replace("_", "."): value for name, value in house.items()})
    start = game.new_match(rules, [60, 70, 80, 90], Stream(b"", preset, 0).below(4), {rules.layout[0]: 3})
    match = play(game, start, lambda legal: next(iter(legal)), partial(Stream, b"", preset))
    return write("stops", rules, ["Ann", "Ben", "Clara", "Dirk"], match.recorded).document


MICHIGAN = a_match("michigan", end_rounds=2)


@pytest.fixture
def file(tmp_path: Path) -> Callable[[Any], str]:
    """Writes a document into a file."""
    numbers = iter(range(100))

    def written(document: Any) -> str:
        path = tmp_path / f"match-{next(numbers)}.json"
        path.write_bytes(document if isinstance(document, bytes) else json.dumps(document).encode())
        return str(path)

    return written


def copied(document: Record) -> Record:
    again: Record = json.loads(json.dumps(document))
    return again


Files = Callable[[Any], str]
Capture = pytest.CaptureFixture[str]


# --- the worked matches -------------------------------------------------------------------------------------


@worked.needed
def test_what_must_be_refused_is_refused_with_its_place(capsys: Capture) -> None:
    paths = worked.refused()
    assert main(["replay", "--check", *map(str, paths)]) == Exit.USAGE
    out, err = capsys.readouterr()
    assert out == ""
    for path, sentence in zip(paths, err.splitlines(), strict=True):
        kind = re.sub(r"^\d+-([a-z]+)-.*", r"\1", path.stem)
        place, reason = PLACES[kind]
        assert re.fullmatch(rf"{re.escape(str(path))}: refused: {place}: .*{reason}.*\.", sentence), sentence


ACTION = r"rounds\[\d+\]\.actions\[\d+\]"
PLACES = {
    "rules": (r"rules\S*", "the rules are refused"),
    "do": (rf"{ACTION}\.do", "no action"),
    "seat": (rf"{ACTION}\.seat", "the turn of seat"),
    "late": (ACTION, "the round is over"),
    "format": ("format", "newmarket-record/1"),
    "twice": (r"rounds\[\d+\]\.deal\.\S+", "twice"),
    "missing": (r"rounds\[\d+\]\.deal", "missing"),
    "key": (r"\S+", "unknown key"),
    "preset": (r"rules\.preset", "no preset"),
    "stake": (rf"{ACTION}\.on\S*", "spread"),
    "card": (rf"{ACTION}\.card", "may not (play|lay)"),
    "take": (rf"{ACTION}\.card", "no card"),
}
"""What is wrong in a refused document of each kind, and where."""


# --- comparing ----------------------------------------------------------------------------------------------


def opening(record: Record) -> Record:
    entry: Record = record["rounds"][0]["actions"][0]
    return entry


def result(record: Record) -> Record:
    found: Record = record["rounds"][0]["result"]
    return found


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda it: opening(it).pop("legal"), r'rounds\[0\]\.actions\[0\]\.legal: expected \[".*"\], found nothing'),
        (lambda it: opening(it).update(legal=None), r"rounds\[0\]\.actions\[0\]\.legal: expected .*, found null"),
        (lambda it: opening(it)["legal"].reverse(), r"rounds\[0\]\.actions\[0\]\.legal: expected .*, found .*"),
        (lambda it: it["rounds"][1].pop("result"), r"rounds\[1\]\.result: expected {.*}, found nothing"),
        (lambda it: result(it).update(winner=False), r"rounds\[0\]\.result\.winner: expected \d, found false"),
        (lambda it: result(it).update(winner=9.0), r"rounds\[0\]\.result\.winner: expected \d, found 9\.0"),
        (lambda it: result(it).update(odd=1), r"rounds\[0\]\.result\.odd: expected nothing, found 1"),
        (lambda it: result(it)["table"].update(pot=1), r"rounds\[0\]\.result\.table\.pot: expected nothing, found 1"),
        (lambda it: it["result"].update(left_on_table=-1), r"result\.left_on_table: expected \d+, found -1"),
        (lambda it: it.pop("result"), "result: expected {.*}, found nothing"),
        (lambda it: it.update(result="x" * 999), r'result: expected {.*}, found "x{199}\.\.\.'),
    ],
)
def test_the_first_difference_is_named(
    change: Callable[[Record], Any], said: str, file: Files, capsys: Capture
) -> None:
    document = copied(MICHIGAN)
    change(document)
    document["players"][0] = "Zoë"
    name = file(document)
    assert main(["replay", "--check", name]) == Exit.DIFFERENT
    assert re.fullmatch(rf"{re.escape(name)}: {said}\.\n", capsys.readouterr().err)


def test_only_the_first_difference_of_each_file_is_named_and_the_worst_counts(file: Files, capsys: Capture) -> None:
    forgery = copied(MICHIGAN)
    for each in forgery["rounds"]:
        each["result"] = None
    files = [file(forgery), file(MICHIGAN), file(forgery)]
    assert main(["replay", "--check", *files]) == Exit.DIFFERENT
    out, err = capsys.readouterr()
    assert out == f"{files[1]}: agrees.\n"
    assert [line.split(": ")[1] for line in err.splitlines()] == ["rounds[0].result"] * 2
    assert main(["replay", "--check", file({}), *files]) == Exit.USAGE
    assert len(capsys.readouterr().err.splitlines()) == 3


# --- as text ------------------------------------------------------------------------------------------------


def test_a_match_as_text(file: Files, capsys: Capture) -> None:
    assert main(["replay", file(MICHIGAN)]) == 0
    text = capsys.readouterr().out
    assert "Rules: michigan end.rounds=2\nPlayers: Ann, Ben, Clara, Dirk\nStanding: Ann 60, Ben 70, " in text
    rounds = re.split(r"\nRound \d\n", text)[1:]
    assert len(rounds) == 2
    for told, played in zip(rounds, MICHIGAN["rounds"], strict=True):
        assert f"{MICHIGAN['players'][played['dealer']]} deals." in told
        for name, cards in zip(MICHIGAN["players"], map(played["deal"]["hands"].get, "0123"), strict=True):
            assert re.search(rf"^  {name}: ({'|'.join(cards)})( ({'|'.join(cards)})){{{len(cards) - 1}}}$", told, re.M)
        acts = re.findall(r"(\w+) (?:leads|plays) (\d+|[JQKA])([♠♥♦♣])\.", told)
        assert acts == [
            (MICHIGAN["players"][each["seat"]], each["card"][0].replace("T", "10"), SYMBOLS[each["card"][1]][0])
            for each in played["actions"]
        ]
    assert re.search(r"\n  Standing: Ann \d+, .*\n\n(\w+ wins the match\.|.* share the win\.)$", text)


@pytest.mark.parametrize(
    "path", worked.worked("stops")[::6] + worked.worked("new-york")[::6], ids=lambda path: path.stem
)
def test_every_decision_of_a_worked_match_is_told(path: Path, capsys: Capture) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    assert main(["replay", str(path)]) == 0
    text = capsys.readouterr().out
    done = [entry["do"] for each in record["rounds"] for entry in each["actions"]]
    for do, words in TOLD.items():
        assert len(re.findall(words, text)) == done.count(do), do
    assert ("The match is not over." in text) == (record["result"] is None)
    assert ("The record ends here." in text) == (record["rounds"][-1]["result"] is None)


TOLD = {
    "swap": r" takes the extra hand\.",
    "auction": r" puts the (old|extra) hand up for auction\.",
    "bid": r" bids \d+ chips?\.",
    "decline": r" does not buy the extra hand\.",
    "hold": r" chooses five cards for the poker\.",
    "check": r" checks\.",
    "bet": r" bets \d+ chips?\.",
    "raise": r" raises by \d+ chips?\.",
    "call": r" calls with \d+ chips?( and is all in)?\.",
    "fold": r" folds\.",
    "lay": r" (plays [❤🔷🟩⭐]|covers )",
    "take": r" from the market",
}
"""What is said of a decision."""


def test_names_are_shown_so_that_they_can_be_told_apart_and_command_nothing(file: Files, capsys: Capture) -> None:
    record = {**MICHIGAN, "players": ["Ann", "Ann 🤖", "\x1b[2J\ud800", ""]}
    assert main(["replay", file(record)]) == 0
    assert "Players: Ann#0, Ann#1, ?[2J?, #3\n" in capsys.readouterr().out


# --- what is no record --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "line 1, column 1: is no JSON"),
        (b"{'format': 1}", "is no JSON"),
        (b"\xff\xfe{}", "is no text in UTF-8"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"chips": 1' + b"0" * 5000 + b"}", "a number that is too long"),
        (b'{"chips": NaN}', "NaN"),
        (b'{"game": "stops", "game": "stops"}', 'the key "game" twice'),
        (b"[]", "must be an object"),
        (b"{}", "format: is missing"),
        (b'{"format": "newmarket-record/1", "game": "whist"}', 'game: the game "whist" is not known here'),
        (b'{"format": "newmarket-record/1", "game": "stops", "\\u001b[2J\\n": 1}', r'["\x1b[2J\n"]: is an unknown key'),
    ],
)
def test_what_is_no_record_is_refused_in_a_sentence(content: bytes, said: str, file: Files, capsys: Capture) -> None:
    name = file(content)
    assert main(["replay", name]) == Exit.USAGE
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"{name}: refused: ")
    assert said in err
    assert err.count("\n") == 1


def test_a_number_in_a_record_may_be_huge_and_is_refused(file: Files, capsys: Capture) -> None:
    for change in ({"chips": [10**4000] * 4}, {"rules": {"preset": "michigan", "chips": 10**4000}}):
        assert main(["replay", file({**MICHIGAN, **change})]) == Exit.USAGE
        assert "is too large a number" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["missing.json", ".", "no\0where"])
def test_a_file_that_cannot_be_read_is_named(name: str, file: Files, capsys: Capture) -> None:
    assert main(["replay", name, file(MICHIGAN)]) == Exit.USAGE
    out, err = capsys.readouterr()
    assert err.startswith(f"{name}: refused: ".replace("\0", "?"))
    assert "Round 1" in out, "the others are shown all the same"


def test_a_terminal_that_knows_only_ascii_is_enough(file: Files, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = io.BytesIO()
    with io.TextIOWrapper(shown, encoding="ascii") as terminal:
        monkeypatch.setattr(sys, "stdout", terminal)
        assert main(["replay", file({**MICHIGAN, "players": ["Zoë", "李", "Ann", "Ben"]})]) == Exit.OK
        assert b"Players: Zo?, ?, Ann, Ben" in shown.getvalue()


def test_a_match_becomes_a_page_that_is_the_same_every_time(
    file: Callable[[Any], str], tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    out = tmp_path / "match.html"
    assert main(["replay", "--html", str(out), file(MICHIGAN)]) == Exit.OK
    page = out.read_bytes()
    assert page.startswith(b"<!DOCTYPE html>")
    assert b"A computer on Hard would have led" in page
    assert main(["replay", "--html", "-", file(MICHIGAN)]) == Exit.OK
    assert capfdbinary.readouterr().out == page


def test_a_page_shows_one_match_and_has_to_be_written_somewhere(
    file: Callable[[Any], str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = file(MICHIGAN)
    assert main(["replay", "--html", str(tmp_path / "out.html"), name, name]) == Exit.USAGE
    assert capsys.readouterr().err == "A page shows one match: name one record.\n"
    assert main(["replay", "--html", str(tmp_path), name]) == Exit.USAGE
    assert f"{tmp_path} cannot be written" in capsys.readouterr().err
