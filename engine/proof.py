"""Proofs: what each round of a match was dealt from, as a document next to its record (`docs/FAIR_DEAL.md`).

This module reads proofs and finds their contradictions; `engine.fairness` deals a match again from its proof.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any

from engine.document import Part, shown
from engine.shuffle import ALGORITHM, Stream, chained, commitment, opening_commitment

FORMAT = "newmarket-proof/1"


@dataclass(frozen=True, slots=True)
class Source:
    """What one round was dealt from."""

    secret: str
    """In hexadecimal, as its SHA-256 is."""
    commitment: str
    entropy: str
    clicks: tuple[int, ...] = ()
    """The ids of the clicks that counted for this round alone, in their order."""
    delivered: bool = False
    """Whether the commitment is known to have been in the channel before these clicks."""
    replaced: bool = False
    """Whether the secret is not the one that was fixed first: the match was taken up again from a copy."""
    algorithm: str = ALGORITHM
    """The algorithm that the proof names for the round; any other than `ALGORITHM` is a fault."""
    from_chain: bool | None = field(default=None, compare=False)
    """Whether a proof that was read says that nobody pressed anything for the round."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What the rounds of a match were dealt from."""

    table: int
    click: str
    """The id of the click that started the match, in decimal digits."""
    rounds: tuple[Source, ...]
    """From the first on, as many as were dealt."""
    began: Source | None = None
    """The first secret of round 1, if it was replaced after deciding who begins. None if that of round 1 did."""
    opened: tuple[str, ...] = ()
    """The commitments of rounds 1 and 2 as they were when the match started; none in older proofs."""

    @property
    def beginning(self) -> Source:
        """The source that decided who begins. The channel showed its commitment when the match started."""
        return self.began or self.rounds[0]

    @property
    def shown_first(self) -> str:
        """What the channel showed when the table opened, in hexadecimal."""
        return opening_commitment(self.opened) if self.opened else self.beginning.commitment

    def stream(self, number: int) -> Stream:
        """Return the stream of a round in the proof; round 0 is for what is drawn once for the match."""
        if number:
            source = self.rounds[number - 1]
            return Stream(bytes.fromhex(source.secret), source.entropy, number)
        return Stream(bytes.fromhex(self.beginning.secret), self.click, 0)

    def without_clicks(self, number: int) -> bool:
        """Return whether nobody pressed anything for a round: those who knew its secret knew its deal beforehand.

        The first round has the click that started the match.
        """
        return number > 1 and not self.rounds[number - 1].clicks


@dataclass(frozen=True, slots=True)
class Fault:
    """A place where a proof contradicts itself. `round` is 0 for what is drawn once for the match."""

    round: int
    what: str
    expected: str
    found: str


class Remark(Enum):
    """What a reader has to judge, although nothing contradicts it."""

    LATE = auto()
    """The commitment is not known to have been shown in time."""
    REPLACED = auto()
    """The secret is not the one that was fixed first."""
    WITHOUT_CLICKS = auto()
    """Nobody pressed anything for the round."""


def remarks(proof: Proof) -> dict[Remark, list[int]]:
    """Return the remarks about a proof, each with the numbers of its rounds."""
    numbered = list(enumerate(proof.rounds, start=1))
    found = {
        Remark.LATE: [number for number, source in numbered if not source.delivered],
        Remark.REPLACED: [number for number, source in numbered if source.replaced],
        Remark.WITHOUT_CLICKS: [number for number, _ in numbered if proof.without_clicks(number)],
    }
    return {remark: rounds for remark, rounds in found.items() if rounds}


def faults(proof: Proof) -> Iterator[Fault]:
    """Yield the contradictions in a proof, in the order of its rounds."""
    if proof.began is not None:
        yield from _fixed_wrongly(0, proof.began)
        if not proof.rounds[0].replaced:
            yield Fault(0, "secret", "that of round 1, which was not replaced", "another")
    if proof.opened:
        first = [proof.beginning, *proof.rounds[1:2]]
        for number, (source, shown_then) in enumerate(zip(first, proof.opened, strict=False), start=1):
            if source.commitment != shown_then and not (number > 1 and source.replaced):
                yield Fault(number, "opened", source.commitment, shown_then)
    entropy = proof.click
    counted = {int(proof.click)}
    for number, source in enumerate(proof.rounds, start=1):
        yield from _fixed_wrongly(number, source)
        for click in source.clicks:
            if click in counted:
                yield Fault(number, "clicks", "each click once", str(click))
            counted.add(click)
        if source.from_chain is not None and source.from_chain is not proof.without_clicks(number):
            yield Fault(number, "from_chain", shown(proof.without_clicks(number)), shown(source.from_chain))
        entropy = chained(entropy, source.clicks)
        if source.entropy != entropy:
            yield Fault(number, "entropy", entropy, source.entropy)


def _fixed_wrongly(number: int, source: Source) -> Iterator[Fault]:
    if source.algorithm != ALGORITHM:
        yield Fault(number, "algorithm", ALGORITHM, shown(source.algorithm))
    found = commitment(bytes.fromhex(source.secret))
    if source.commitment != found:
        yield Fault(number, "commitment", found, source.commitment)


# --- as a document ---------------------------------------------------------------------------------------------


def dump_proof(proof: Proof) -> dict[str, Any]:
    """Return a proof as a document, in JSON types. Clicks are texts: many languages have no such large numbers."""
    rounds = [_dump(source, chain=proof.without_clicks(at)) for at, source in enumerate(proof.rounds, start=1)]
    began = {} if proof.began is None else {"began": _fixed(proof.began)}
    opened = {"opened": [*proof.opened]} if proof.opened else {}
    return {"format": FORMAT, "table": proof.table, "click": proof.click, **opened, **began, "rounds": rounds}


def _fixed(source: Source) -> dict[str, Any]:
    return {"algorithm": source.algorithm, "secret": source.secret, "commitment": source.commitment}


def _dump(source: Source, *, chain: bool) -> dict[str, Any]:
    more: dict[str, Any] = {
        "delivered": source.delivered,
        "clicks": [*map(str, source.clicks)],
        "from_chain": chain,
        "entropy": source.entropy,
    }
    return {**_fixed(source), **more, **({"replaced": True} if source.replaced else {})}


def read_proof(document: object) -> Proof:
    """Return the proof in a document.

    Raises:
        RecordRefused: it is no proof; the error has the place and the reason.
    """
    top = Part(document)
    top["format"].must_be(FORMAT)
    top.keys(("format", "table", "click", "rounds"), ("began", "opened"))
    click = str(_click(top["click"]))
    began = _read(top["began"], click, short=True) if "began" in top.members() else None
    rounds = tuple(_read(part, click) for part in top["rounds"].elements())
    if not rounds:
        raise top["rounds"].refused("has no round")
    opened = tuple(map(Part.digits, top["opened"].elements())) if "opened" in top.members() else ()
    if len(opened) not in (0, 2):
        raise top["opened"].refused("must have two commitments")
    return Proof(top["table"].number(), click, rounds, began, opened)


def _read(part: Part, click: str, *, short: bool = False) -> Source:
    algorithm = part["algorithm"].text()
    fixed = ("algorithm", "secret", "commitment")
    secret, committed = part["secret"].digits(), part["commitment"].digits()
    if short:
        part.keys(fixed)
        return Source(secret, committed, click, algorithm=algorithm)
    part.keys((*fixed, "delivered", "clicks", "from_chain", "entropy"), ("replaced",))
    return Source(
        secret,
        committed,
        part["entropy"].digits(),
        tuple(map(_click, part["clicks"].elements())),
        delivered=_flag(part["delivered"]),
        replaced="replaced" in part.members() and _flag(part["replaced"]),
        algorithm=algorithm,
        from_chain=_flag(part["from_chain"]),
    )


def _click(part: Part) -> int:
    text = part.text()
    if not (text.isascii() and text.isdecimal() and len(text) <= 20) or text.startswith("0"):
        raise part.refused("must be a whole number as text, without anything before it")
    return int(text)


def _flag(part: Part) -> bool:
    if not isinstance(part.value, bool):
        raise part.refused("must be true or false")
    return part.value
