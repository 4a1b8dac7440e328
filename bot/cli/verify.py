"""`python -m bot verify`: whether the deals of a recorded match follow from its proof (`docs/FAIR_DEAL.md`)."""

from __future__ import annotations

import re
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.cli.replay import Difference, compared, load, plain, printed
from bot.ops.exits import Exit
from engine.document import RecordRefused
from engine.fairness import deals_again
from engine.proof import Proof, Source, faults, read_proof
from engine.record.reader import Replay, read
from engine.shuffle import Stream

SHORTEST = 8
"""Digits of a commitment; fewer are no check."""


class Unusable(ValueError):
    """What the command was given makes no sense. The message is a sentence without its full stop."""


@dataclass(frozen=True, slots=True)
class Checked:
    """The result of dealing a match again: how many deals there were, and the first difference, if any."""

    deals: int
    difference: Difference | None


def run(chosen: Namespace) -> Exit:
    """Deal the match of the record again that the command line names."""
    return printed(lambda: verify(chosen.proof, chosen.record, chosen.commitment))


def verify(proof: Path, record: Path, shown: Sequence[str]) -> Exit:
    """Deal the match of a record again, and print whether it was dealt like that. Faults go to stderr.

    Args:
        proof: the file of the proof,
        record: and of the record.
        shown: what was shown before of the secrets' SHA-256: `ROUND:DIGITS`, all digits or some.
    """
    try:
        return _by_proof(proof, record, shown)
    except RecordRefused as refused:
        sys.stderr.write(plain(f"{record}: refused: {refused}.") + "\n")
    except Unusable as unusable:
        sys.stderr.write(plain(f"{unusable}.") + "\n")
    return Exit.USAGE


def _by_proof(file: Path, record: Path, shown: Sequence[str]) -> Exit:
    noted = [_of_round(each) for each in shown]
    proof = _proof(file)
    document = load(record)
    fault = next(faults(proof), None)
    if fault is not None:
        place = f"round {fault.round}" if fault.round else "who began"
        sys.stderr.write(
            plain(f"{file}: {place}, {fault.what}: expected {fault.expected}, found {fault.found}.") + "\n"
        )
        return Exit.DIFFERENT
    for number, wanted in noted:
        if number > len(proof.rounds):
            raise Unusable(f"The proof tells of {len(proof.rounds)} rounds, and not of round {number}")
        present = proof.rounds[number - 1].commitment
        if not present.startswith(wanted):
            sys.stderr.write(f"For round {number} the channel showed {wanted}, and the proof has {present}.\n")
            return Exit.DIFFERENT
    checked = check(document, proof.stream, len(proof.rounds))
    if checked.difference is not None:
        sys.stderr.write(plain(f"{record}: {checked.difference}.") + "\n")
        return Exit.DIFFERENT
    deals = "1 deal follows" if checked.deals == 1 else f"{checked.deals} deals follow"
    sys.stdout.write(plain(f"{record}: who began and {deals} from these secrets and clicks.") + "\n")
    if checked.deals != len(proof.rounds):
        sys.stderr.write(f"{checked.deals} rounds were dealt in the record, and {len(proof.rounds)} in the proof.\n")
        return Exit.DIFFERENT
    sys.stdout.write("Compare with what the channel showed before each round:\n")
    for number, source in enumerate(proof.rounds, start=1):
        sys.stdout.write(f"  round {number}: {source.commitment}{_remarks(proof, number, source)}\n")
    return Exit.OK


def _remarks(proof: Proof, number: int, source: Source) -> str:
    """Return what is to be known of a round beside that it was dealt as it should have been."""
    remarks = []
    if not source.delivered:
        remarks.append("not known to have been shown in time")
    if proof.without_clicks(number):
        remarks.append("nobody pressed anything for it")
    if source.replaced:
        remarks.append("in place of a secret fixed before, because the bot went on from a copy of its database")
    return f" ({'; '.join(remarks)})" if remarks else ""


def check(document: Any, stream: Callable[[int], Stream], known: int) -> Checked:
    """Deal the match of a record again.

    If a record cannot be played because other cards were dealt, its deal is at fault: it is then compared as far as it
    can be played.

    Args:
        document: the record.
        stream: returns the stream of a round, and for 0 that of what is drawn once for the match.
        known: for how many rounds there is a stream.

    Raises:
        RecordRefused: it is no valid record though its deals so far are right, nothing was dealt in it, or more was
            dealt than is known.
    """
    broken: RecordRefused | None = None
    try:
        played = read(document)
    except RecordRefused as refused:
        played, broken = _playable(document, refused), refused
    if len(played.rounds) > known:
        raise RecordRefused(f"rounds[{known}]", f"is not in the proof, which has {known}")
    checked = compare(played, stream)
    if broken is not None and checked.difference is None:
        raise broken
    if not checked.deals and checked.difference is None:
        raise RecordRefused("rounds", "nothing was dealt in this match")
    return checked


def compare(played: Replay, stream: Callable[[int], Stream]) -> Checked:
    """Deal again a match that has been read."""
    deals = 0
    for each in deals_again(played, stream):
        deals += "deal" in each.found
        for key, expected in each.expected.items():
            difference = next(compared((each.round, None), key, expected, each.found[key]), None)
            if difference is not None:
                return Checked(deals, difference)
    return Checked(deals, None)


def _proof(file: Path) -> Proof:
    try:
        return read_proof(load(file))
    except RecordRefused as refused:
        raise Unusable(f"{file}: refused: {refused}") from refused


def _of_round(text: str) -> tuple[int, str]:
    number, _, digits = text.partition(":")
    if not re.fullmatch("[1-9][0-9]{0,5}", number):
        raise Unusable(f"Say for which round it was shown, as 3:9f3ac2d1, and not {_short(text)}")
    return int(number), _commitment(digits)


def _playable(document: Any, refused: RecordRefused) -> Replay:
    """Return the match of a record up to the action for which it is refused.

    Raises:
        RecordRefused: the record is refused for another reason.
    """
    place = re.match(r"rounds\[(\d+)\]\.actions\[(\d+)\]", refused.place)
    if place is None:
        raise refused
    at, action = map(int, place.groups())
    rounds = document["rounds"]
    return read({**document, "rounds": [*rounds[:at], {**rounds[at], "actions": rounds[at]["actions"][:action]}]})


def _commitment(text: str) -> str:
    text = text.rstrip(".…")
    if not re.fullmatch(rf"[0-9a-fA-F]{{{SHORTEST},64}}", text):
        raise Unusable(f"Of what was shown, give {SHORTEST} hexadecimal digits or all 64, and not {_short(text)}")
    return text.lower()


def _short(text: str) -> str:
    return repr(text if len(text) <= 70 else text[:70] + "...")
