"""`python -m bot verify PROOF RECORD`: the deals of a record, held against its proof and what the channel showed."""

import json
import re
from base64 import b32encode
from collections.abc import Callable
from copy import deepcopy
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from bot.cli import given
from bot.cli.command_line import Exit, main
from engine.daily import DayDeal, dump_day
from engine.shuffle import ALGORITHM, Stream
from tests import worked
from tests.fair import MATCHES, a_proved_match

ROOT = Path(__file__).resolve().parents[3]
RECORD, PROOF = a_proved_match(*MATCHES[0])
BOODLE = a_proved_match("stops", "boodle", {}, 3)
NEW_YORK = a_proved_match("new-york", "new-york", {}, 2)
BEGAN = {"algorithm": "newmarket-deal/2", "secret": bytes(32).hex(), "commitment": sha256(bytes(32)).hexdigest()}
"""Another secret than round 1 has."""
Verify = Callable[..., int]


@pytest.fixture
def verify(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Verify:
    """Checks a record against a proof, where settings cannot be used: none are looked at."""
    monkeypatch.setenv("NEWMARKET_PACE_CARD", "soon")
    monkeypatch.setattr(given, "settings_given", None)

    def run(proof: Any, record: Any, *more: str) -> int:
        paths = [tmp_path / "proof.json", tmp_path / "match.json"]
        for path, document in zip(paths, (proof, record), strict=True):
            path.write_text(document if isinstance(document, str) else json.dumps(document), encoding="utf-8")
        return main(["verify", *map(str, paths), *more])

    return run


def sentence(capsys: pytest.CaptureFixture[str]) -> str:
    captured = capsys.readouterr()
    assert not captured.out
    assert captured.err.count("\n") == 1, captured.err
    assert captured.err.endswith(".\n")
    return captured.err


def letters(commitment: str) -> str:
    """The first 160 bits of a commitment in base32, in small letters."""
    return b32encode(bytes.fromhex(commitment)[:20]).decode().lower()


def swapped(record: dict[str, Any], number: int, one: str, other: str) -> dict[str, Any]:
    """The record with a card of one hand or pile and one of another exchanged in a deal."""
    changed = deepcopy(record)
    deal = changed["rounds"][number - 1]["deal"]
    places = {**deal, **deal["hands"]}
    places[one][0], places[other][0] = places[other][0], places[one][0]
    return changed


def proof_with(number: int, **changes: Any) -> dict[str, Any]:
    changed = deepcopy(PROOF)
    changed["rounds"][number - 1] |= changes
    return changed


@pytest.mark.parametrize(("game", "preset", "house", "players"), MATCHES, ids=str)
def test_a_match_that_was_dealt_from_its_proof_agrees(
    verify: Verify,
    capsys: pytest.CaptureFixture[str],
    game: str,
    preset: str,
    house: dict[str, Any],
    players: int,
) -> None:
    record, proof = a_proved_match(game, preset, house, players)
    deals = len(record["rounds"])
    assert verify(proof, record, "--accept-remarks") == Exit.OK
    said = capsys.readouterr()
    assert not said.err
    assert verify(proof, record) == (Exit.REMARKS if deals >= 3 else Exit.OK)
    assert f"who began and {deals} deal{'s follow' if deals > 1 else ' follows'} from these secrets" in said.out
    for number, each in enumerate(proof["rounds"], start=1):
        assert f"round {number}: {each['commitment']}" in said.out
    assert ("nobody pressed anything" in said.out) is (deals >= 3)


def test_what_the_channel_showed_agrees(verify: Verify) -> None:
    shown = [f"{number}:{each['commitment'][:40]}" for number, each in enumerate(PROOF["rounds"], start=1)]
    more = [word for each in shown for word in ("--commitment", each)]
    assert verify(PROOF, RECORD, "--accept-remarks", *more) == Exit.OK


@pytest.mark.parametrize("form", [str.upper, str.lower, lambda all_of_it: all_of_it[:40], letters])
def test_a_commitment_is_given_by_160_bits_at_least(
    verify: Verify, capsys: pytest.CaptureFixture[str], form: Callable[[str], str]
) -> None:
    right = form(PROOF["rounds"][1]["commitment"])
    for shown in (right, right.lower(), right.upper()):
        assert verify(PROOF, RECORD, "--accept-remarks", "--commitment", f"2:{shown}") == Exit.OK
        capsys.readouterr()
        last = "b" if shown[-1] in "aA" else "a"
        assert verify(PROOF, RECORD, "--accept-remarks", "--commitment", f"2:{shown[:-1]}{last}") == Exit.DIFFERENT
        assert "For round 2 the channel showed" in sentence(capsys)


def test_the_command_in_the_document_is_understood(verify: Verify, capsys: pytest.CaptureFixture[str]) -> None:
    document = (ROOT / "docs" / "FAIR_DEAL.md").read_text(encoding="utf-8")
    examples = re.findall(r"--commitment (\d+:\S+)", document)
    assert len(examples) == 2
    for each in examples:
        assert verify(PROOF, RECORD, "--commitment", each) == Exit.DIFFERENT
        assert "the channel showed" in sentence(capsys)


@pytest.mark.parametrize(
    ("proof", "named"),
    [
        (proof_with(2, secret=bytes(32).hex()), "round 2, commitment: expected"),
        (
            proof_with(2, secret=bytes(32).hex(), commitment=sha256(bytes(32)).hexdigest()),
            "round 2, deal.hands.0: expected",
        ),
        (proof_with(2, clicks=["17"]), "round 2, entropy: expected"),
        (proof_with(2, clicks=PROOF["rounds"][1]["clicks"][::-1]), "round 2, entropy: expected"),
        (proof_with(2, clicks=PROOF["rounds"][1]["clicks"][:1]), "round 2, entropy: expected"),
        (proof_with(1, entropy="0" * 64), "round 1, entropy: expected"),
        (proof_with(2, clicks=PROOF["rounds"][0]["clicks"]), "round 2, clicks: expected each click once"),
        ({**PROOF, "click": "1301234567890123457"}, "round 1, entropy: expected"),
        (proof_with(1, algorithm="newmarket-deal/1"), "round 1, algorithm: expected newmarket-deal/2, found"),
        (proof_with(2, algorithm="newmarket-deal/1"), "round 2, algorithm: expected newmarket-deal/2, found"),
        (proof_with(4, algorithm="newmarket-deal/3"), "round 4, algorithm: expected newmarket-deal/2, found"),
        ({**PROOF, "began": BEGAN | {"algorithm": "x"}}, "who began, algorithm: expected newmarket-deal/2, found"),
        (proof_with(3, from_chain=False), "round 3, from_chain: expected true, found false"),
        (proof_with(2, from_chain=True), "round 2, from_chain: expected false, found true"),
    ],
)
def test_a_proof_that_was_changed_is_named(
    verify: Verify, capsys: pytest.CaptureFixture[str], proof: Any, named: str
) -> None:
    assert verify(proof, RECORD) == Exit.DIFFERENT
    assert named in sentence(capsys)


@pytest.mark.parametrize(
    ("match", "number", "one", "other", "named"),
    [
        ((RECORD, PROOF), 1, "0", "spare", "round 1, deal.hands.0: expected"),
        ((RECORD, PROOF), 3, "1", "spare", "round 3, deal.hands.1: expected"),
        ((RECORD, PROOF), 4, "2", "3", "round 4, deal.hands.2: expected"),
        (BOODLE, 2, "0", "spare", "round 2, deal.hands.0: expected"),
        (NEW_YORK, 1, "1", "pile", "round 1, deal.hands.1: expected"),
        (NEW_YORK, 2, "market", "pile", "round 2, deal.market: expected"),
    ],
)
def test_one_card_swapped_for_another_is_named_though_the_match_cannot_be_played_so(
    verify: Verify, capsys: pytest.CaptureFixture[str], match: Any, number: int, one: str, other: str, named: str
) -> None:
    record, proof = match
    assert verify(proof, swapped(record, number, one, other)) == Exit.DIFFERENT
    assert named in sentence(capsys)


@pytest.mark.parametrize(("match", "opener"), [((RECORD, PROOF), "dealer"), (NEW_YORK, "starter")])
def test_somebody_else_beginning_is_named(
    verify: Verify, capsys: pytest.CaptureFixture[str], match: Any, opener: str
) -> None:
    """A match that begins with the second round has the next player begin."""
    record, proof = match
    first, second = (each[opener] for each in record["rounds"][:2])
    again = {**record, "rounds": [{**record["rounds"][1], "actions": []}]}
    assert verify(proof, again) == Exit.DIFFERENT
    assert f"round 1, {opener}: expected {first}, found {second}" in sentence(capsys)


def test_the_order_within_a_hand_means_nothing(verify: Verify) -> None:
    record = deepcopy(RECORD)
    for each in record["rounds"]:
        for hand in (*each["deal"]["hands"].values(), each["deal"]["spare"]):
            hand.reverse()
    assert verify(PROOF, record, "--accept-remarks") == Exit.OK


def test_the_order_of_the_pile_is_the_deals(verify: Verify, capsys: pytest.CaptureFixture[str]) -> None:
    record, proof = deepcopy(NEW_YORK)
    record["rounds"][0]["deal"]["pile"].reverse()
    assert verify(proof, record) == Exit.DIFFERENT
    assert "round 1, deal.pile" in sentence(capsys)


def test_proof_and_record_tell_of_the_same_rounds(verify: Verify, capsys: pytest.CaptureFixture[str]) -> None:
    fewer = {**PROOF, "rounds": PROOF["rounds"][:2]}
    assert verify(fewer, RECORD) == Exit.DIFFERENT
    assert "round 3, dealt: expected false, found true" in sentence(capsys)
    cut = {**RECORD, "rounds": RECORD["rounds"][:2]}
    assert verify(PROOF, cut) == Exit.DIFFERENT
    assert "round 3, dealt: expected true, found false" in sentence(capsys)
    assert verify(PROOF, {**RECORD, "rounds": []}) == Exit.DIFFERENT
    assert "round 1, dealt: expected true, found false" in sentence(capsys)


@pytest.mark.parametrize(
    ("proof", "says"),
    [
        ("{", "is no JSON"),
        ({}, "format: is missing"),
        ({**PROOF, "format": "newmarket-proof/2"}, "format: must be"),
        ({**PROOF, "more": 1}, "more: is an unknown key"),
        ({**PROOF, "rounds": []}, "rounds: has no round"),
        ({**PROOF, "opened": ["ab" * 32]}, "opened: must have two commitments"),
        ({**PROOF, "click": "012"}, "click: must be a whole number as text"),
        ({**PROOF, "click": 12}, "click: must be a text"),
        (proof_with(1, secret="00"), "rounds[0].secret: must be 64 hexadecimal digits"),
        (proof_with(1, algorithm=2), "rounds[0].algorithm: must be a text"),
        (proof_with(1, delivered="yes"), "rounds[0].delivered: must be true or false"),
        (proof_with(3, from_chain=1), "rounds[2].from_chain: must be true or false"),
        (proof_with(2, clicks=["x"]), "rounds[1].clicks[0]"),
    ],
)
def test_what_is_no_proof_is_refused(verify: Verify, capsys: pytest.CaptureFixture[str], proof: Any, says: str) -> None:
    assert verify(proof, RECORD) == Exit.USAGE
    said = sentence(capsys)
    assert says in said
    assert "proof.json" in said


@pytest.mark.parametrize(
    ("shown", "says"),
    [
        ("9f3ac2d1" * 8, "Write ROUND:COMMITMENT"),
        ("00:" + "9f3ac2d1" * 8, "Write ROUND:COMMITMENT"),
        ("1:9f3ac2d1", "Give 40 to 64 hexadecimal digits or the 32 base32 letters"),
        ("1:" + "0" * 39, "Give 40 to 64 hexadecimal digits or the 32 base32 letters"),
        ("1:" + "0" * 65, "Give 40 to 64 hexadecimal digits or the 32 base32 letters"),
        ("1:" + "0" * 32, "Give 40 to 64 hexadecimal digits or the 32 base32 letters"),
        ("1:" + "A" * 31, "Give 40 to 64 hexadecimal digits or the 32 base32 letters"),
        ("1:" + "A" * 33, "Give 40 to 64 hexadecimal digits or the 32 base32 letters"),
        ("99:" + "9f3ac2d1" * 8, "not round 99"),
    ],
)
def test_what_cannot_be_compared_is_said_in_one_sentence(
    verify: Verify, capsys: pytest.CaptureFixture[str], shown: str, says: str
) -> None:
    assert verify(PROOF, RECORD, "--commitment", shown) == Exit.USAGE
    assert says in sentence(capsys)


@pytest.mark.parametrize(
    ("document", "says"),
    [
        ("{", "is no JSON"),
        ([], "a record must be an object"),
        ({**RECORD, "rounds": [5]}, "rounds[0]"),
        ({**RECORD, "game": "whist"}, "not known here"),
        (swapped(RECORD, 1, "0", "0") | {"players": ["Ann"]}, "players"),
    ],
)
def test_what_is_no_record_is_refused(
    verify: Verify, capsys: pytest.CaptureFixture[str], document: Any, says: str
) -> None:
    assert verify(PROOF, document) == Exit.USAGE
    assert says in sentence(capsys)


def test_two_files_are_needed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["verify"])
    assert refused.value.code == Exit.USAGE
    assert "PROOF" in capsys.readouterr().err
    assert main(["verify", str(tmp_path / "proof.json"), str(tmp_path / "match.json")]) == Exit.USAGE
    assert "cannot be read" in sentence(capsys)


def test_matches_of_others_do_not_follow_from_this_proof(verify: Verify) -> None:
    for game, proof in (("stops", PROOF), ("new-york", NEW_YORK[1])):
        for path in worked.worked(game)[:10]:
            assert verify(proof, path.read_text(encoding="utf-8")) != Exit.OK, path


@pytest.mark.parametrize(
    ("remark", "named"),
    [
        ({"delivered": False}, "round 2: not known to have been shown in time"),
        ({"replaced": True}, "round 2: dealt from another secret than the one fixed first"),
        (None, "round 3: nobody pressed anything for it"),
    ],
    ids=str,
)
def test_an_honest_remark_has_a_code_of_its_own_until_the_reader_accepts_it(
    verify: Verify, capsys: pytest.CaptureFixture[str], remark: dict[str, Any] | None, named: str
) -> None:
    record, proof = deepcopy(NEW_YORK if remark else (RECORD, PROOF))
    proof["rounds"][1] |= remark or {}
    assert verify(proof, record) == Exit.REMARKS
    said = capsys.readouterr()
    assert named in said.err
    assert "--accept-remarks" in said.err
    assert "who began and" in said.out
    assert verify(proof, record, "--accept-remarks") == Exit.OK
    assert named in capsys.readouterr().out


def test_who_begins_is_not_drawn_from_a_secret_that_nobody_has_seen(
    verify: Verify, capsys: pytest.CaptureFixture[str]
) -> None:
    """A bot can try secrets until the right player begins. Only a round 1 with a new secret excuses another one."""
    record, proof = deepcopy(NEW_YORK)
    begins = record["rounds"][0]["starter"]
    tried = (each.to_bytes(32, "big") for each in range(40))
    secret = next(each for each in tried if Stream(each, proof["click"], 0).below(2) == begins)
    chosen, shown = sha256(secret).hexdigest(), proof["rounds"][0]["commitment"]
    proof["began"] = {"algorithm": ALGORITHM, "secret": secret.hex(), "commitment": chosen}
    assert verify(proof, record, "--accept-remarks") == Exit.DIFFERENT
    assert "who began, secret: expected that of round 1, which was not replaced, found another" in sentence(capsys)

    proof["rounds"][0]["replaced"] = True
    assert verify(proof, record) == Exit.REMARKS
    assert f"who began: {chosen}" in capsys.readouterr().out
    assert verify(proof, record, "--accept-remarks", "--commitment", f"0:{shown}") == Exit.DIFFERENT
    assert f"For who began the channel showed {shown}, but the proof has {chosen}" in sentence(capsys)
    assert verify(proof, record, "--accept-remarks", "--commitment", f"0:{letters(chosen)}") == Exit.OK


def test_who_begins_is_drawn_from_what_the_channel_showed_for_round_1(verify: Verify) -> None:
    record, proof = NEW_YORK
    assert verify(proof, record, "--commitment", f"0:{proof['rounds'][0]['commitment']}") == Exit.OK
    assert verify(proof, record, "--commitment", f"0:{proof['rounds'][1]['commitment']}") == Exit.DIFFERENT


def opened(proof: dict[str, Any], *commitments: str) -> tuple[dict[str, Any], str]:
    """A proof that says which commitments the table opened with, and what the channel showed then."""
    shown = sha256(bytes.fromhex("".join(commitments))).hexdigest()
    return {**deepcopy(proof), "opened": [*commitments]}, letters(shown)


def test_what_the_channel_showed_when_the_table_opened_is_one_value_over_two_rounds(
    verify: Verify, capsys: pytest.CaptureFixture[str]
) -> None:
    record, plain = NEW_YORK
    first, second = (each["commitment"] for each in plain["rounds"])
    proof, shown = opened(plain, first, second)
    assert verify(proof, record, "--commitment", f"0:{shown}") == Exit.OK
    assert f"({shown})" in capsys.readouterr().out
    assert verify(proof, record, "--commitment", f"0:{letters(first)}") == Exit.DIFFERENT
    capsys.readouterr()


@pytest.mark.parametrize("at", [0, 1])
def test_a_round_that_was_not_dealt_from_what_was_shown_first_is_named(
    verify: Verify, capsys: pytest.CaptureFixture[str], at: int
) -> None:
    record, plain = NEW_YORK
    commitments = [each["commitment"] for each in plain["rounds"]]
    commitments[at] = "ab" * 32
    proof, _ = opened(plain, *commitments)
    assert verify(proof, record) == Exit.DIFFERENT
    assert f"round {at + 1}, opened: expected" in sentence(capsys)
    if at:
        proof["rounds"][at]["replaced"] = True
        assert verify(proof, record) == Exit.REMARKS
        capsys.readouterr()


# --- the deal of the day ------------------------------------------------------------------------------------------

DAY = dump_day(DayDeal(date(2026, 11, 27), bytes(range(32))))


def of_day(tmp_path: Path, document: Any, *more: str) -> int:
    file = tmp_path / "daily.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    return main(["verify", str(file), *more])


def test_a_day_follows_from_its_secret_and_the_letters_that_were_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = letters(DAY["commitment"])
    assert of_day(tmp_path, DAY) == Exit.OK
    assert shown in capsys.readouterr().out
    assert of_day(tmp_path, DAY, "--commitment", shown) == Exit.OK
    capsys.readouterr()
    assert of_day(tmp_path, DAY, "--commitment", "a" * 32) == Exit.DIFFERENT
    assert shown in sentence(capsys)


def test_a_day_that_was_dealt_otherwise_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    turned = deepcopy(DAY)
    turned["deals"][0]["pack"] = turned["deals"][0]["pack"][::-1]
    assert of_day(tmp_path, turned) == Exit.DIFFERENT
    assert "deals does not follow" in sentence(capsys)
    assert of_day(tmp_path, {**DAY, "secret": "?"}) == Exit.USAGE
    assert "secret" in sentence(capsys)


def test_a_proof_without_its_record_is_not_enough(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert of_day(tmp_path, PROOF) == Exit.USAGE
    assert "record" in sentence(capsys)
