"""`python -m bot verify`: whether the deals of a recorded match follow from its proof (`docs/FAIR_DEAL.md`)."""

import re
import sys
from base64 import b32decode
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any

from bot.cli.replay import compared, load, plain, refusing, short, show_every_letter
from bot.ops.exits import Exit, Failed
from engine.daily import is_day, read_day
from engine.document import RecordRefused
from engine.fairness import DealtAgain, dealt_again
from engine.proof import Proof, Remark, faults, read_proof, remarks
from engine.record.film import Film
from engine.record.reader import read
from engine.shuffle import commitment, letters

SHORTEST = 40
"""The fewest hexadecimal digits of a commitment: 160 bits. For fewer, trying secrets finds one that fits."""
REMARKS = {
    Remark.LATE: "not known to have been shown in time",
    Remark.REPLACED: "dealt from another secret than the one fixed first, because the bot went on from a copy of its "
    "database",
    Remark.WITHOUT_CLICKS: "nobody pressed anything for it",
}


def run(proof: Path, record: Path | None, noted: Sequence[str], accepted: bool) -> Exit:
    """Deal the match of a record again, and print whether it was dealt like that. Faults go to stderr.

    Args:
        proof: the file of the proof.
        record: the file of the record; None for the deal of a day, which needs none.
        noted: what the channel showed of the secrets: `ROUND:COMMITMENT`, with round 0 for when the table opened; the
            commitment alone for the deal of a day.
        accepted: whether a match with remarks counts as right.
    """
    show_every_letter()
    with refusing(proof):
        document = load(proof)
        if is_day(document):
            return _by_day(proof, document, noted)
    if record is None:
        raise _unusable("Give the record, too: only a day's deal can be checked without it")
    digits = [_of_round(each) for each in noted]
    with refusing(proof):
        source = read_proof(document)
    with refusing(record):
        played = load(record)
    fault = next(faults(source), None)
    if fault is not None:
        raise _contradicted(
            f"{proof}: {_place(fault.round)}, {fault.what}: expected {fault.expected}, found {fault.found}"
        )
    for number, wanted in digits:
        if number > len(source.rounds):
            raise _unusable(f"The proof covers {len(source.rounds)} rounds, not round {number}")
        present = source.rounds[number - 1].commitment if number else source.shown_first
        if not present.startswith(wanted):
            raise _contradicted(f"For {_place(number)} the channel showed {wanted}, but the proof has {present}")
    with refusing(record):
        again = check(played, source)
    if again.wrong is not None:
        found, number = again.wrong.found, again.wrong.round
        places = (compared(f"round {number}, {key}", each, found[key]) for key, each in again.wrong.expected.items())
        raise _contradicted(f"{record}: {next(chain.from_iterable(places))}")
    deals = "1 deal follows" if again.deals == 1 else f"{again.deals} deals follow"
    sys.stdout.write(plain(f"{record}: who began and {deals} from these secrets and clicks.") + "\n")
    sys.stdout.write("Compare with what the channel showed before each round:\n")
    for number, digest in enumerate([source.shown_first, *(each.commitment for each in source.rounds)]):
        sys.stdout.write(f"  {_place(number)}: {digest} ({letters(digest)})\n")
    return _remarked(source, accepted=accepted)


def _contradicted(sentence: str) -> Failed:
    return Failed(Exit.DIFFERENT, plain(f"Contradiction: {sentence}."))


def _unusable(sentence: str) -> Failed:
    return Failed(Exit.USAGE, plain(f"{sentence}."))


def _remarked(proof: Proof, *, accepted: bool) -> Exit:
    """Print the remarks, which the reader has to judge: as faults unless they have accepted them."""
    found = remarks(proof)
    if not found:
        return Exit.OK
    out = sys.stdout if accepted else sys.stderr
    for remark, rounds in found.items():
        for number in rounds:
            out.write(f"Remark: {_place(number)}: {REMARKS[remark]}.\n")
    if accepted:
        return Exit.OK
    out.write("With --accept-remarks, these remarks count as right.\n")
    return Exit.REMARKS


def _place(number: int) -> str:
    return f"round {number}" if number else "who began"


def check(document: Any, proof: Proof) -> DealtAgain:
    """Deal the match of a record again, from its proof.

    A record that other cards make unplayable is compared as far as it can be played: its deal is wrong, not its form.

    Raises:
        RecordRefused: the record is invalid although its deals are right so far.
    """
    try:
        return dealt_again(read(document).film, proof)
    except RecordRefused as refused:
        film = _playable(document, refused)
        again = dealt_again(film, replace(proof, rounds=proof.rounds[: film.rounds]))
        if again.wrong is None:
            raise
        return again


def _by_day(file: Path, document: Any, noted: Sequence[str]) -> Exit:
    """Print whether the deals of a day follow from its secret, and the secret fits the commitment shown before."""
    deal, wrong = read_day(document)
    if wrong:
        raise _contradicted(f"{file}: {wrong} does not follow from the day and its secret")
    digest = commitment(deal.secret)
    for each in noted:
        wanted = _commitment(each)
        if not digest.startswith(wanted):
            raise _contradicted(f"{each} was shown, and the secret of {deal.day} gives {letters(digest)}")
    sys.stdout.write(f"{plain(str(file))}: all deals of {deal.day} follow from its secret.\n")
    sys.stdout.write(f"Compare with what was shown the day before: {letters(digest)}\n")
    return Exit.OK


def _of_round(text: str) -> tuple[int, str]:
    """Return the number of the round and the first digits of the commitment that the channel showed for it."""
    number, _, digits = text.partition(":")
    if not re.fullmatch("0|[1-9][0-9]{0,5}", number):
        raise _unusable(f"Write ROUND:COMMITMENT, not {short(text, 70)!r}")
    return int(number), _commitment(digits)


def _playable(document: Any, refused: RecordRefused) -> Film:
    """Return the match of a record up to the action for which it is refused.

    Raises:
        RecordRefused: the record is refused for another reason.
    """
    place = re.match(r"rounds\[(\d+)\]\.actions\[(\d+)\]", refused.place)
    if place is None:
        raise refused
    at, action = map(int, place.groups())
    rounds = document["rounds"]
    again = [*rounds[:at], {**rounds[at], "actions": rounds[at]["actions"][:action]}]
    return read({**document, "rounds": again}).film


def _commitment(text: str) -> str:
    if re.fullmatch(f"[0-9a-fA-F]{{{SHORTEST},64}}", text):
        return text.lower()
    if re.fullmatch("[a-zA-Z2-7]{32}", text):
        return b32decode(text, casefold=True).hex()
    raise _unusable(
        f"Give {SHORTEST} to 64 hexadecimal digits or the 32 base32 letters that were shown, not {short(text, 70)!r}"
    )
