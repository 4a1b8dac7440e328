"""`python -m bot verify`: the deals of a record, held against its secret, its click, and what the lobby showed."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from bot.cli import given
from bot.cli.command_line import Exit, main
from tests.fair import CLICK, MATCHES, SECRET, a_match

ROOT = Path(__file__).resolve().parents[3]
COMMITMENT = sha256(SECRET).hexdigest()
MICHIGAN = a_match(*MATCHES[0])
BOODLE = a_match("stops", "boodle", {}, 3)
NEW_YORK = a_match("new-york", "new-york", {}, 2)

Verify = Callable[..., int]


@pytest.fixture
def verify(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Verify:
    """Checks a document against a secret and a click; settings are not looked at."""
    monkeypatch.setattr(given, "settings_given", None)

    def run(document: Any, secret: str = SECRET.hex(), click: str = CLICK, *more: str) -> int:
        path = tmp_path / "match.json"
        path.write_text(document if isinstance(document, str) else json.dumps(document), encoding="utf-8")
        return main(["verify", secret, click, str(path), *more])

    return run


def sentence(capsys: pytest.CaptureFixture[str]) -> str:
    captured = capsys.readouterr()
    assert not captured.out
    assert captured.err.count("\n") == 1, captured.err
    assert captured.err.endswith(".\n")
    return captured.err


@pytest.mark.parametrize(("game", "preset", "house", "players"), MATCHES, ids=str)
def test_a_match_that_was_dealt_from_its_secret_agrees(
    verify: Verify,
    capsys: pytest.CaptureFixture[str],
    game: str,
    preset: str,
    house: dict[str, Any],
    players: int,
) -> None:
    record = a_match(game, preset, house, players)
    assert verify(record) == Exit.OK
    said = capsys.readouterr()
    assert not said.err
    deals = len(record["rounds"])
    assert f"who began and {deals} deal{'s follow' if deals > 1 else ' follows'} from this secret" in said.out
    assert COMMITMENT in said.out


@pytest.mark.parametrize("record", [MICHIGAN, BOODLE, NEW_YORK], ids=["michigan", "boodle", "new-york"])
@pytest.mark.parametrize(
    ("secret", "click"), [(bytes(32).hex(), CLICK), (SECRET.hex(), "1301234567890123457")], ids=["secret", "click"]
)
def test_another_secret_or_click_differs_from_the_first_round_on(
    verify: Verify, capsys: pytest.CaptureFixture[str], record: Any, secret: str, click: str
) -> None:
    assert verify(record, secret, click) == Exit.DIFFERENT
    assert "round 1, de" in (said := sentence(capsys)) or "round 1, starter" in said


def swapped(record: dict[str, Any], number: int, one: str, other: str) -> dict[str, Any]:
    """The record with a card of one hand or pile and one of another exchanged in a deal."""
    changed = deepcopy(record)
    deal = changed["rounds"][number - 1]["deal"]
    places = {**deal, **deal["hands"]}
    places[one][0], places[other][0] = places[other][0], places[one][0]
    return changed


@pytest.mark.parametrize(
    ("record", "number", "one", "other", "named"),
    [
        (MICHIGAN, 1, "0", "spare", "round 1, deal.hands.0: expected"),
        (MICHIGAN, 3, "1", "spare", "round 3, deal.hands.1: expected"),
        (MICHIGAN, 4, "2", "3", "round 4, deal.hands.2: expected"),
        (BOODLE, 2, "0", "spare", "round 2, deal.hands.0: expected"),
        (NEW_YORK, 1, "1", "pile", "round 1, deal.hands.1: expected"),
        (NEW_YORK, 2, "market", "pile", "round 2, deal.market: expected"),
    ],
)
def test_one_card_swapped_for_another_is_named_though_the_match_cannot_be_played_so(
    verify: Verify, capsys: pytest.CaptureFixture[str], record: Any, number: int, one: str, other: str, named: str
) -> None:
    assert verify(swapped(record, number, one, other)) == Exit.DIFFERENT
    assert named in sentence(capsys)


def test_the_order_of_the_pile_is_the_deals(verify: Verify, capsys: pytest.CaptureFixture[str]) -> None:
    record = deepcopy(NEW_YORK)
    record["rounds"][0]["deal"]["pile"].reverse()
    assert verify(record) == Exit.DIFFERENT
    assert "round 1, deal.pile" in sentence(capsys)


@pytest.mark.parametrize("shown", [COMMITMENT, COMMITMENT[:8], COMMITMENT[:12].upper(), COMMITMENT[:8] + "…"])
def test_what_the_lobby_showed_agrees(verify: Verify, capsys: pytest.CaptureFixture[str], shown: str) -> None:
    assert verify(MICHIGAN, SECRET.hex(), CLICK, "--commitment", shown) == Exit.OK
    assert "as the lobby showed" in capsys.readouterr().out


def test_another_commitment_is_a_difference(verify: Verify, capsys: pytest.CaptureFixture[str]) -> None:
    other = sha256(b"").hexdigest()
    assert verify(MICHIGAN, SECRET.hex(), CLICK, "--commitment", other[:8]) == Exit.DIFFERENT
    said = sentence(capsys)
    assert other[:8] in said
    assert COMMITMENT in said


@pytest.mark.parametrize(
    ("secret", "click", "more", "says"),
    [
        (SECRET.hex()[:-1], CLICK, (), "64 hexadecimal digits, and these are 63"),
        ("g" * 64, CLICK, (), "64 hexadecimal digits"),
        ("x" * 999, CLICK, (), "..."),
        (SECRET.hex(), "yesterday", (), "The click is the number"),
        (SECRET.hex(), "0123", (), "The click is the number"),
        (SECRET.hex(), "١٢٣", (), "The click is the number"),
        (SECRET.hex(), CLICK, ("--commitment", "9f3a"), "give 8 hexadecimal digits"),
    ],
)
def test_what_cannot_be_used_is_said_in_one_sentence(
    verify: Verify, capsys: pytest.CaptureFixture[str], secret: str, click: str, more: tuple[str, ...], says: str
) -> None:
    assert verify(MICHIGAN, secret, click, *more) == Exit.USAGE
    assert says in sentence(capsys)


@pytest.mark.parametrize(
    ("document", "says"),
    [
        ("{", "is no JSON"),
        ([], "a record must be an object"),
        ({**MICHIGAN, "rounds": []}, "nothing was dealt"),
        ({**MICHIGAN, "rounds": [5]}, "rounds[0]"),
        ({**MICHIGAN, "game": "whist"}, "not known here"),
        (swapped(MICHIGAN, 1, "0", "0") | {"players": ["Ann"]}, "players"),
    ],
)
def test_what_is_no_record_is_refused(
    verify: Verify, capsys: pytest.CaptureFixture[str], document: Any, says: str
) -> None:
    assert verify(document) == Exit.USAGE
    assert says in sentence(capsys)
