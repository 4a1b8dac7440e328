"""The deal of the day: everybody plays the same match alone, against computers that always make the same choices.

No clicks enter its deals (`docs/FAIR_DEAL.md`, *The deal of the day*). A day's secret and its date decide every card
and, with what a computer sees, every choice of a computer. Equal play thus has equal results to the chip, on any
machine. Seat 0 is the player's.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from datetime import date
from functools import cached_property
from hashlib import sha256
from itertools import islice
from random import Random
from typing import Any

from engine.catalogue import CATALOGUE
from engine.document import Part
from engine.game import CHANCE, Action, AnyGame, Done, Seat
from engine.players import HARD, looked
from engine.shuffle import Stream, commitment

ALGORITHM = "newmarket-daily/1"
PLAYER: Seat = 0
LONGEST = 10_000
"""More actions than any match has: a game that takes more is faulty."""


class DayDeal:
    """The match of a day: its game, and the rules by which it is played."""

    def __init__(self, day: date, secret: bytes) -> None:
        """Look up the match of a day. `secret`: 32 bytes, fixed the day before."""
        self.day, self.secret = day, secret
        self.name = day.isoformat()
        """The day as text, like 2026-11-27."""
        self.pack, self.daily = next(
            (pack, each) for pack in CATALOGUE.values() for each in pack.dailies if day.weekday() in each.weekdays
        )
        self.game: AnyGame = self.pack.game
        self.rules = self.game.rulebook.plain[self.daily.preset]
        """The game's frozen rules object."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DayDeal) and (self.day, self.secret) == (other.day, other.secret)

    def __reduce__(self) -> tuple[type["DayDeal"], tuple[date, bytes]]:
        """Return what another process makes it from."""
        return DayDeal, (self.day, self.secret)

    def begin(self) -> Any:
        """Return the state before the first deal."""
        players = self.daily.players
        return self.game.new_match(self.rules, (self.rules.chips,) * players, self._stream(0).below(players), {})

    def is_over(self, state: Any) -> bool:
        """Return whether the match has ended, or all rounds of the day are played."""
        if state.outcome is not None:
            return True
        return self.game.between_rounds(state) and state.round > self.daily.rounds

    def waits(self, state: Any) -> bool:
        """Return whether the player has a choice now. An action without alternative is taken for them."""
        if self.is_over(state) or self.game.awaits_deal(state) or PLAYER not in self.game.to_act(state)[:1]:
            return False
        return len(self._ways(state, PLAYER)) > 1

    def points(self, state: Any) -> int:
        """Return what the player has won or lost so far: chips, or points in a game that counts these."""
        return self.game.standing(state)[PLAYER] - self._began_with

    @cached_property
    def _began_with(self) -> int:
        return self.game.standing(self.begin())[PLAYER]

    def act(self, state: Any, action: Action) -> Iterator[Done]:
        """Do the player's action, and all that follows until they have a choice again or the match is over.

        Raises:
            RuleBroken: the rules do not allow it.
        """
        step = self.game.apply(state, PLAYER, action)
        yield Done(state, PLAYER, action, step)
        yield from self.go_on(step.state)

    def go_on(self, state: Any, player: Callable[[Any, Seat], Action] | None = None) -> Iterator[Done]:
        """Do all that needs no choice of the player. `player`: makes the player's choices too."""
        for _ in range(LONGEST):
            if self.is_over(state) or (player is None and self.waits(state)):
                return
            seat, action = self._next(state, player)
            step = self.game.apply(state, seat, action)
            yield Done(state, seat, action, step)
            state = step.state
        raise RuntimeError(f"the deal of {self.day} never ends")

    def played_by(self, level: str) -> tuple[int, ...]:
        """Return what a computer player of a level gains in each round if it plays for the player."""
        return self.by_round(self.go_on(self.begin(), lambda state, seat: self._choice(state, seat, level)))

    def by_round(self, taken: Iterable[Done], stood: int = 0) -> tuple[int, ...]:
        """Return what the player gained in each round that ended. `stood`: what they had before the first of these."""
        found: list[int] = []
        for each in taken:
            if self.ends_round(each):
                found.append(self.points(each.step.state) - stood)
                stood += found[-1]
        return tuple(found)

    def ends_round(self, taken: Done) -> bool:
        """Return whether an action has ended a round or the match."""
        after = taken.step.state
        return self.is_over(after) or after.round > taken.before.round

    def _next(self, state: Any, player: Callable[[Any, Seat], Action] | None) -> tuple[Seat | None, Action]:
        if self.game.awaits_deal(state):
            return CHANCE, self.game.deal(state, self._stream(state.round))
        seat = self.game.to_act(state)[0]
        ways = self._ways(state, seat)
        if len(ways) == 1:
            return seat, ways[0]
        if seat == PLAYER and player is not None:
            return seat, player(state, seat)
        return seat, self._choice(state, seat, self.daily.level)

    def _ways(self, state: Any, seat: Seat) -> list[Action]:
        """Return the first two of a seat's actions; one, if it has no other."""
        return list(islice(self.game.legal(state, seat), 1 if self.game.forced(state) else 2))

    def _choice(self, state: Any, seat: Seat, level: str) -> Action:
        """Return a computer's action, which depends on nothing but the day, its seat and what it sees."""
        view = self.game.view(state, seat)
        said = (ALGORITHM.encode(), self.secret, self.name.encode(), str(seat).encode(), written(view).encode())
        random = Random(int.from_bytes(sha256(b"\0".join(said)).digest(), "big"))
        if level == HARD and self.pack.weigher is not None:
            return self.pack.weigher(view, random, looked()).action
        return self.pack.players[level](view, random)

    def _stream(self, number: int) -> Stream:
        return Stream(self.secret, self.name, number, ALGORITHM)


def written(value: object) -> str:
    """Return a value as a text that is the same for equal values in every process: sets and mappings are sorted."""
    if is_dataclass(value):
        return f"({','.join(written(getattr(value, each.name)) for each in fields(value))})"
    if isinstance(value, Mapping):
        return f"{{{','.join(sorted(f'{written(key)}:{written(each)}' for key, each in value.items()))}}}"
    if isinstance(value, (set, frozenset)):
        return f"{{{','.join(sorted(map(written, value)))}}}"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return f"[{','.join(map(written, value))}]"
    return str(value)


# --- as a document --------------------------------------------------------------------------------------------


def dump_day(deal: DayDeal) -> dict[str, Any]:
    """Return a day's secret and its deals as a document that anybody may read the day after."""
    return {
        "format": ALGORITHM,
        "day": deal.name,
        "secret": deal.secret.hex(),
        "commitment": commitment(deal.secret),
        **_played(deal),
    }


def read_day(document: object) -> tuple[DayDeal, str]:
    """Return the deal of a day from its document, and the first key that disagrees with it; empty if none does.

    Raises:
        RecordRefused: it is no such document; the error has the place and the reason.
    """
    top = Part(document)
    top["format"].must_be(ALGORITHM)
    top.keys(("format", "day", "secret", "commitment", "game", "preset", "players", "rounds", "level", "deals"))
    secret = bytes.fromhex(top["secret"].digits())
    try:
        deal = DayDeal(date.fromisoformat(top["day"].text()), secret)
    except ValueError:
        raise top["day"].refused("must be a day, like 2026-11-27") from None
    right = dump_day(deal)
    return deal, next((key for key in right if top[key].value != right[key]), "")


def is_day(document: object) -> bool:
    """Return whether a document says that it is a deal of the day."""
    return isinstance(document, dict) and document.get("format") == ALGORITHM


def _played(deal: DayDeal) -> dict[str, Any]:
    """Return the settings of a day's match, and all its deals, which do not depend on how anybody plays."""
    said, game = deal.daily, deal.game
    taken = deal.go_on(deal.begin(), lambda state, seat: next(iter(game.legal(state, seat))))
    deals = [game.codec.dump_action(each.action) for each in taken if each.seat is None and game.draws(each.before)]
    by = {"game": game.key, "preset": said.preset, "players": said.players, "rounds": said.rounds, "level": said.level}
    return {**by, "deals": deals}
