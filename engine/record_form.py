"""What each game says for itself about its records (RECORDS.md); `engine.record.reader` knows the rest."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Any, Protocol, TypeVar

from engine.document import Part, RecordRefused, shown
from engine.game import Action, Seat, Step

C = TypeVar("C")
R_contra = TypeVar("R_contra", contravariant=True)
S = TypeVar("S")


class RecordForm(Protocol[R_contra, S]):
    """How the matches of one game stand in a record. States, rules and actions are the game's own.

    Methods that read a part raise `RecordRefused` if it is not as it must be.
    """

    needed: tuple[str, ...] = ()
    """Keys that the document needs beside those of every game, in their order."""
    optional: tuple[str, ...] = ()
    """Keys that it may have."""
    opener: str = "dealer"
    """The key of who begins a round."""

    def rules_of(self, rules: R_contra) -> dict[str, Any]:
        """Return rules as a record has them: the preset's name, and what differs from it."""

    def begin(self, rules: R_contra, document: Part) -> S:
        """Return the state before round 1, for a number of players that the rules allow."""

    def chance(self, state: S, played: Part) -> Sequence[Action]:
        """Return what chance does in a round, in order, from who begins it and its `deal`."""

    def action(self, entry: Part) -> Action:
        """Return the action of an entry, `seat` and `legal` left aside."""

    def illegal(self, state: S, seat: Seat, entry: Part) -> RecordRefused:
        """Return why an action of the seat whose turn it is is refused in this state."""

    def legal(self, state: S, seat: Seat, action: Action) -> list[str] | None:
        """Return `legal` of an action; None if the record has none for it."""
        return None

    def round_result(self, steps: Sequence[Step[S]]) -> dict[str, Any]:
        """Return the result of a finished round, from all that happened in it."""

    def result(self, state: S) -> dict[str, Any]:
        """Return the result of a finished match."""

    def head_of(self, state: S) -> dict[str, Any]:
        """Return the game's own keys at the top for a match, from the state before round 1."""
        return {}

    def deal_of(self, state: S, action: Action) -> dict[str, Any]:
        """Return who begins a round, and its `deal` as far as chance's action gives it."""

    def first_opener(self, document: Part) -> Seat:
        """Return who begins the first round of a document, seat 0 if it has none."""
        first = next(document["rounds"].elements(), None)
        return 0 if first is None else seat_of(first[self.opener], len(document["players"].value))


def seat_of(part: Part, players: int) -> Seat:
    """Return a seat of a match of so many players."""
    if part.number() >= players:
        raise part.refused(f"there is no seat {part.value}")
    return part.number()


def said_in(entry: Part, moves: Mapping[str, type[Action]], also: Iterable[str] = ()) -> tuple[str, ...]:
    """Return the keys of what an entry says about its action, which are the fields of that.

    Args:
        entry: what a seat did.
        moves: the actions that a record can have, by name.
        also: keys that this entry may have beside those.
    """
    do = entry["do"].text()
    if do not in moves:
        raise entry["do"].refused(f"there is no action {shown(do)} in this game")
    said = tuple(each.name for each in fields(moves[do]))
    entry.keys(("seat", "do", *said), also)
    return said


def card_of(part: Part, card: Callable[[str], C]) -> C:
    """Return the card that a part names; `card` knows those of the game."""
    text = part.text()
    try:
        return card(text)
    except ValueError:
        raise part.refused(f"there is no card {shown(text)}") from None


def each_once(cards: Iterable[tuple[Part, C]]) -> set[C]:
    """Return cards as a set; one that is there twice is refused."""
    seen: set[C] = set()
    for part, each in cards:
        if each in seen:
            raise part.refused(f"the card {each} is there twice")
        seen.add(each)
    return seen
