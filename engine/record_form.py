"""What each game says for itself about its records (RECORDS.md); `engine.record.reader` knows the rest."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Any, Generic, TypeVar

from engine.document import Part, RecordRefused, shown
from engine.game import CHANCE, Action, Game, R, S, Seat, Step
from engine.shuffle import Stream

C = TypeVar("C")


class RecordForm(Generic[R, S]):
    """How the matches of one game stand in a record. States, rules and actions are the game's own.

    By default all are the game's words for them (`Game.codec`), and nobody has chips. Methods that read a part raise
    `RecordRefused` if it is not as it must be.
    """

    needed: tuple[str, ...] = ()
    """Keys that the document needs beside those of every game, in their order."""
    optional: tuple[str, ...] = ()
    """Keys that it may have."""
    opener: str = "starter"
    """The key of who begins a round."""

    def __init__(self, game: Game[R, S, Any]) -> None:
        """Describe the records of a game."""
        self.game = game

    def rules_of(self, rules: R) -> dict[str, Any]:
        """Return rules as a record has them: the preset's name, and what differs from it."""
        return self.game.rulebook.dump(rules)

    def begin(self, rules: R, document: Part) -> S:
        """Return the state before round 1, for a number of players that the rules allow."""
        return self.game.new_match(rules, (0,) * len(document["players"].value), Stream(b"", "", 0), {})

    def chance(self, state: S, played: Part) -> Sequence[Action]:
        """Return what chance does in a round, in order, from who begins it and its `deal`."""
        deal = self._read(played["deal"])
        starter = self.deal_of(state, deal)[self.opener]
        if seat_of(played[self.opener], state.players) != starter:
            raise played[self.opener].refused(f"it is seat {starter}'s turn to start")
        return (deal,)

    def action(self, entry: Part) -> Action:
        """Return the action of an entry, `seat` and `legal` left aside."""
        said = said_in(entry, self.game.actions)
        return self._read(Part({key: entry.value[key] for key in ("do", *said)}, entry.place))

    def illegal(self, state: S, seat: Seat, entry: Part) -> RecordRefused:
        """Return why an action of the seat whose turn it is is refused in this state."""
        return entry["do"].refused(f"seat {seat} may not do that now")

    def legal(self, state: S, seat: Seat, action: Action) -> list[str] | None:
        """Return `legal` of an action; None if the record has none for it."""
        return None

    def round_result(self, steps: Sequence[Step[S]]) -> dict[str, Any]:
        """Return the result of a finished round, from all that happened in it: by default, how everybody stands."""
        return {"standing": list(self.game.standing(steps[-1].state))}

    def result(self, state: S) -> dict[str, Any]:
        """Return the result of a finished match."""
        assert state.outcome is not None
        return {"winners": list(state.outcome.winners), "standing": list(self.game.standing(state))}

    def head_of(self, state: S) -> dict[str, Any]:
        """Return the game's own keys at the top for a match, from the state before round 1."""
        return {}

    def deal_of(self, state: S, action: Action) -> dict[str, Any]:
        """Return who begins a round, and its `deal` as far as chance's action gives it."""
        turn = self.game.apply(state, CHANCE, action).state.turn
        return {self.opener: turn or 0, "deal": self.game.codec.dump_action(action)}

    def _read(self, part: Part) -> Action:
        try:
            return self.game.codec.load_action(part.value)
        except (ValueError, TypeError, AttributeError) as error:
            raise part.refused(f"is no action of this game ({error})") from None

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
