"""What differs from game to game in records (RECORDS.md); `engine.record.reader` knows the rest."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from itertools import islice
from typing import Any, Generic, TypeVar

from engine.document import Part, RecordRefused, shown
from engine.game import CHANCE, Action, Game, R, S, Seat, Step

C = TypeVar("C")

MOST_WAYS = 12
"""How many legal actions of one kind a refusal names at most."""


class RecordForm(Generic[R, S]):
    """How the matches of one game are written in a record. States, rules and actions are the game's own.

    By default they are written as by `Game.codec`, and nobody has chips. An action has one field at most, a card or a
    number. Methods that read a part raise `RecordRefused` if it is not valid.
    """

    needed: tuple[str, ...] = ()
    """Keys that the document needs in addition to those of every game, in their order."""
    optional: tuple[str, ...] = ()
    """Keys that it may have."""
    opener: str = "starter"
    """The key of who begins a round."""
    listed: str = ""
    """The action whose entry also lists what else was `legal`; empty for none."""

    def __init__(self, game: Game[R, S, Any]) -> None:
        """Describe the records of a game."""
        self.game = game

    def rules_of(self, rules: R) -> dict[str, Any]:
        """Return rules as a record has them: the preset's name, and what differs from it."""
        return self.game.rulebook.dump(rules)

    def begin(self, rules: R, document: Part) -> S:
        """Return the state before round 1, for a number of players that the rules allow."""
        return self.game.new_match(rules, (0,) * len(document["players"].value), self.first_opener(document), {})

    def chance(self, state: S, played: Part) -> Sequence[Action]:
        """Return what chance does in a round, in order, from who begins it and its `deal`."""
        actions = self.dealt(state, played["deal"])
        seat, turn = played[self.opener], self.deal_of(state, actions[0])[self.opener]
        if seat_of(seat, state.players) != turn:
            raise seat.refused(f"it is seat {turn}'s turn to begin, and not seat {seat.value}'s")
        return actions

    def dealt(self, state: S, deal: Part) -> Sequence[Action]:
        """Return what chance does in a round, in order, from its `deal`."""
        return (self._read(deal.value, deal),)

    def action(self, entry: Part) -> Action:
        """Return the action of an entry, without `seat` and `legal`."""
        do = entry["do"].text()
        if do not in self.game.actions:
            raise entry["do"].refused(f"there is no action {shown(do)} in this game")
        said = self._said(do)
        entry.keys(("seat", "do", *said), ("legal",) if do == self.listed else ())
        return self._read({key: entry.value[key] for key in ("do", *said)}, entry[said[0]] if said else entry)

    def illegal(self, state: S, seat: Seat, entry: Part) -> RecordRefused:
        """Return why an entry of the seat to act is refused in this state: because of the action, or of its field."""
        do = entry["do"].value
        # Of each kind, one is among the first: there may be endless stakes, and passing comes after all bids.
        now = dict.fromkeys(each.key for each in islice(self.game.legal(state, seat), 1_000))
        said = self._said(do)
        if not said or do not in now:
            return entry["do"].refused(f"seat {seat} may not {do} now, but has to {' or '.join(now)}")
        value = shown(entry[said[0]].value).strip('"')
        return entry[said[0]].refused(f"seat {seat} may not {do} {value} now{self.due(state, seat, do)}")

    def due(self, state: S, seat: Seat, do: str) -> str:
        """Return the end of the sentence that refuses an action's field: what it has to be."""
        (name,) = self._said(do)
        ways = [str(getattr(each, name)) for each in self.game.legal(state, seat) if each.key == do]
        return f", but {' or '.join([*ways[:MOST_WAYS], *(['...'] if ways[MOST_WAYS:] else [])])}"

    def legal(self, state: S) -> list[str]:
        """Return the `legal` of an entry, from a state in which the `listed` action is possible."""
        return []

    def round_result(self, steps: Sequence[Step[S]]) -> dict[str, Any]:
        """Return the result of a finished round, from its steps: by default, everybody's standing."""
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

    def first_opener(self, document: Part) -> Seat:
        """Return who begins the first round of a document, seat 0 if it has none."""
        first = next(document["rounds"].elements(), None)
        return 0 if first is None else seat_of(first[self.opener], len(document["players"].value))

    def _said(self, do: str) -> list[str]:
        """Return the keys of an action in an entry, which are its fields."""
        return [each.name for each in fields(self.game.actions[do])]

    def _read(self, action: Any, part: Part) -> Action:
        try:
            return self.game.codec.load_action(action)
        except ValueError as error:
            raise part.refused(shown(str(error))[1:-1]) from None


def seat_of(part: Part, players: int) -> Seat:
    """Return the seat that a part names, in a match of `players`."""
    if part.number() >= players:
        raise part.refused(f"there is no seat {part.value}")
    return part.number()


def card_of(part: Part, card: Callable[[str], C]) -> C:
    """Return the card that a part names; `card` reads the game's cards."""
    text = part.text()
    try:
        return card(text)
    except ValueError:
        raise part.refused(f"there is no card {shown(text)}") from None


def cards_of(
    deal: Part, places: Iterable[tuple[Part, int]], card: Callable[[str], C], pack: Sequence[C]
) -> list[list[C]]:
    """Return the cards of a deal by place, in the order of the document.

    Args:
        deal: the part that has these places.
        places: each with how many cards are dealt to it.
        card: reads the game's cards.
        pack: every card that is dealt, once.
    """
    dealt: list[tuple[Part, int, list[C]]] = []
    seen: set[C] = set()
    for place, due in places:
        dealt.append((place, due, []))
        for part in place.elements():
            each = card_of(part, card)
            if each in seen:
                raise part.refused(f"the card {each} is there twice")
            if each not in pack:
                raise part.refused(f"the card {each} is not in the pack of these rules")
            seen.add(each)
            dealt[-1][2].append(each)
    missing = next((each for each in pack if each not in seen), None)
    if missing is not None:
        raise deal.refused(f"the card {missing} is missing")
    for place, due, cards in dealt:
        if len(cards) != due:
            raise place.refused(f"has {len(cards)} cards, and {due} are dealt to it")
    return [cards for _, _, cards in dealt]
