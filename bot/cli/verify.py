"""`python -m bot verify`: whether the deals of a recorded match follow from its secret (`docs/FAIR_DEAL.md`)."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.cli.replay import Difference, Verdict, compared, load, plain
from engine.fairness import deals_again
from engine.record.document import RecordRefused
from engine.record.reader import Replay, read
from engine.shuffle import commitment

SHORTEST = 8
"""Digits of a commitment that boards show."""


class Unusable(ValueError):
    """The input makes no sense. The message is a sentence without its full stop."""


@dataclass(frozen=True, slots=True)
class Checked:
    """The result of dealing a match again: how many deals there were, and the first difference, if any."""

    deals: int
    difference: Difference | None


def verify(secret: str, click: str, file: Path, shown: str | None) -> Verdict:
    """Deal the match of a record again, and print whether it was dealt like that. Faults go to stderr.

    Args:
        secret: 64 hexadecimal digits, as the match's result shows them.
        click: the id of the click that started the match.
        file: the record.
        shown: the digits of the secret's SHA-256 that the lobby showed, some or all; None leaves that unchecked.
    """
    try:
        key, entropy = _secret(secret), _click(click)
        wanted = None if shown is None else _commitment(shown)
        document = load(file)
        present = commitment(key)
        if wanted is not None and not present.startswith(wanted):
            sys.stderr.write(f"The lobby showed {wanted}, and the SHA-256 of this secret is {present}.\n")
            return Verdict.DIFFERENT
        checked = check(document, key, entropy)
    except RecordRefused as refused:
        sys.stderr.write(plain(f"{file}: refused: {refused}.") + "\n")
        return Verdict.REFUSED
    except Unusable as unusable:
        sys.stderr.write(plain(f"{unusable}.") + "\n")
        return Verdict.REFUSED
    if checked.difference is not None:
        sys.stderr.write(plain(f"{file}: {checked.difference}.") + "\n")
        return Verdict.DIFFERENT
    deals = "1 deal follows" if checked.deals == 1 else f"{checked.deals} deals follow"
    sys.stdout.write(plain(f"{file}: who began and {deals} from this secret and this click.") + "\n")
    told = "as the lobby showed" if wanted is not None else "compare it with what the lobby showed"
    sys.stdout.write(f"The secret's SHA-256 is {present}: {told}.\n")
    return Verdict.AGREED


def check(document: Any, secret: bytes, entropy: str) -> Checked:
    """Deal the match of a record again.

    If a record cannot be played because other cards were dealt, its deal is at fault: it is then compared as far as it
    can be played.

    Raises:
        RecordRefused: it is no valid record though its deals so far are right, or nothing was dealt in it.
    """
    try:
        played = read(document)
    except RecordRefused as refused:
        checked = compare(_playable(document, refused), secret, entropy)
        if checked.difference is None:
            raise
        return checked
    checked = compare(played, secret, entropy)
    if not checked.deals and checked.difference is None:
        raise RecordRefused("rounds", "nothing was dealt in this match")
    return checked


def compare(played: Replay, secret: bytes, entropy: str) -> Checked:
    """Deal again a match that has been read."""
    deals = 0
    for each in deals_again(played, secret, entropy):
        deals += "deal" in each.found
        for key, expected in each.expected.items():
            difference = next(compared((each.round, None), key, expected, each.found[key]), None)
            if difference is not None:
                return Checked(deals, difference)
    return Checked(deals, None)


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


def _secret(text: str) -> bytes:
    if not re.fullmatch(r"[0-9a-fA-F]{64}", text):
        raise Unusable(f"The secret has 64 hexadecimal digits, and these are {len(text)} letters: {_short(text)}")
    return bytes.fromhex(text)


def _click(text: str) -> str:
    if not re.fullmatch(r"[1-9][0-9]{0,19}", text):
        raise Unusable(f"The click is the number that stands last on the match's result, and not {_short(text)}")
    return text


def _commitment(text: str) -> str:
    text = text.rstrip(".…")
    if not re.fullmatch(rf"[0-9a-fA-F]{{{SHORTEST},64}}", text):
        raise Unusable(f"The lobby shows {SHORTEST} hexadecimal digits or all 64, and not {_short(text)}")
    return text.lower()


def _short(text: str) -> str:
    return repr(text if len(text) <= 70 else text[:70] + "...")
