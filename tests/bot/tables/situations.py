"""Tables set up by hand, without a database: `on` applies actions, the rest makes the situations to apply them to."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Literal

from bot.chips.accounts import Account, Move, escrow
from bot.members.people import Actor
from bot.tables.model.actions import Act, AddComputer, DealRound, Join, Restored, Start, TableAction
from bot.tables.model.change import Change
from bot.tables.model.table import Lobby, Match, Table
from bot.tables.time.clock import TableClock, resumed
from bot.tables.time.deadline import time_is_up
from bot.tables.time.paces import Paces
from bot.tables.transitions.transition import transition
from tests.bot.club import terms

SECRETS = (bytes(range(32)).hex(), bytes(range(32, 64)).hex())
GUILD = 7
CHANNEL = 70
TABLE = 5
HELD = escrow(TABLE)

By = Literal["member", "computer", "follow", "deadline"]


def empty(
    house: Mapping[str, Any] | None = None,
    buy_in: int = 50,
    expected: tuple[int, ...] = (),
    turn_seconds: int = 60,
    preset: str = "michigan",
) -> Lobby:
    """Return a table where nobody sits yet; Ann is to be its host. It is to play michigan unless said otherwise."""
    game = "new-york" if preset.startswith("new-york") else "stops"
    return Lobby(
        id=TABLE,
        guild=GUILD,
        channel=CHANNEL,
        terms=terms(house, buy_in, game=game, preset=preset, turn_seconds=turn_seconds),
        follow_seconds=10,
        most_rounds=60,
        host=1001,
        secrets=SECRETS,
        expected=expected,
    )


def on(table: Table, *actions: TableAction) -> Change:
    """Return what actions, one after the other, do to a table."""
    change = Change(table)
    for action in actions:
        change = change.then(transition(change.table, _whole(change.table, action)))
    return change


def _whole(table: Table, action: TableAction) -> TableAction:
    """Return an action, a deal with the secret that it fixes, and a click before it."""
    if action == DealRound():
        return DealRound(bytes([table.dealt] * 32).hex(), (1000 + table.dealt,), delivered=True)
    return action


def joining(who: Actor) -> Join:
    return Join(who.member, who.name, follow=False)


def lobby(
    *who: Actor,
    computers: tuple[str, ...] = (),
    house: Mapping[str, Any] | None = None,
    buy_in: int = 50,
    expected: tuple[int, ...] = (),
    turn_seconds: int = 60,
    preset: str = "michigan",
) -> Table:
    """Return a lobby with these people, and then these computer players, in it."""
    sitting = [*map(joining, who), *(AddComputer(0, name) for name in computers)]
    return on(empty(house, buy_in, expected, turn_seconds, preset), *sitting).table


def starting(who: Actor, *computers: str, carried: int = 0, entropy: str = "77") -> Start:
    return Start(who.member, computers, entropy, carried)


def begun(*who: Actor, computers: tuple[str, ...] = (), carried: int = 0, entropy: str = "77", **more: Any) -> Table:
    """Return a table that waits for its first deal. Another entropy gives other deals."""
    return on(lobby(*who, computers=computers, **more), starting(who[0], carried=carried, entropy=entropy)).table


def dealt(*who: Actor, computers: tuple[str, ...] = (), **more: Any) -> Table:
    """Return a table in its first round, with the opening lead to come."""
    return on(begun(*who, computers=computers, **more), DealRound()).table


def acting(table: Table, by: By | None = None) -> Act:
    """Return that whoever has to act plays the first card they may; members for themselves unless said otherwise."""
    at = table.acting()
    assert at is not None
    game = table.rules_of_play
    action = next(iter(game.legal(table.state, at)))
    usual: By = "computer" if table.seats[at].automatic or table.winding_up is not None else "member"
    return Act(at, game.codec.dump_action(action), by or usual)


def played(table: Table, until: Callable[[Table], bool], by: By | None = None) -> Change:
    """Return the change of playing on until the table is as wanted."""
    change = Change(table)
    while not until(change.table):
        change = change.then(transition(change.table, acting(change.table, by)))
    return change


def to_a_lead(table: Table, who: Actor | None = None, by: By | None = None) -> Table:
    """Return the table when somebody has to lead; when `who` has to where somebody is named.

    Until then `by` plays the cards that `who` has to follow with, all others play their own.
    """
    return _waiting(table, who, by, forced=False)


def to_a_forced_card(table: Table, who: Actor | None = None) -> Table:
    """Return the table when somebody has to follow; when `who` has to where somebody is named."""
    return _waiting(table, who, None, forced=True)


def round_played(table: Table, by: By | None = None) -> Change:
    """Return the change of playing the round to its end."""
    number = table.state.round
    return played(
        table,
        lambda now: now.acting() is None and (now.state.outcome is not None or now.state.round > number),
        by,
    )


def match_played(table: Table) -> Change:
    """Return the change of playing the match to its end."""
    change = Change(table)
    while change.table.state.outcome is None:
        change = change.then(
            round_played(change.table) if change.table.acting() is not None else on(change.table, DealRound())
        )
    return change


def restored(table: Match) -> Restored:
    """Return how a table goes on from a copy in which it is between two rounds."""
    match = table.rules_of_play.codec.dump(table.state)
    return Restored(1.0, 1_000_000, table.dealt + 1, ("ef" * 32, "12" * 32), table.entropy, match)


class Timed:
    """A table with its clock, at a time that the test sets: deadlines act, and nothing runs."""

    def __init__(self, table: Table, paces: Paces | None = None) -> None:
        self.table = table
        self.paces = paces or Paces()
        self.now = 0.0
        self.clock = TableClock().waiting(table, self.paces, self.now)

    @property
    def due_in(self) -> float:
        """How many seconds the table still waits."""
        assert self.clock.until is not None
        return self.clock.until - self.now

    def does(self, *actions: TableAction) -> None:
        """Let something be done now."""
        for action in actions:
            self.table = on(self.table, action).table
            self.clock = self.clock.waiting(self.table, self.paces, self.now)

    def acts(self, by: By | None = None) -> None:
        """Let whoever has to act play the first card they may."""
        self.does(acting(self.table, by))

    def time_is_up(self) -> None:
        """Let what the table waits for come by itself, at its time."""
        assert self.clock.waits_for is not None
        self.now += max(self.due_in, 0.0)
        self.does(time_is_up(self.table, self.clock.waits_for, Random(1)))

    def passes(self, seconds: float) -> None:
        """Let time pass, and come by itself what is due meanwhile."""
        later = self.now + seconds
        while self.clock.until is not None and self.clock.until <= later:
            self.time_is_up()
        self.now = later

    def restarts(self, after: float = 0.0) -> None:
        """Let another process read what is stored of the clock, so many seconds later."""
        self.now += after
        self.clock = resumed(self.table, self.paces, self.clock, self.now)


def seat(table: Table, who: Actor) -> int:
    at = table.seat_of(who.member)
    assert at is not None
    return at


def stack(table: Table, who: Actor) -> int:
    return table.stacks()[seat(table, who)]


def spaces(table: Table) -> int:
    """Return the chips on all spaces of a table together."""
    return sum(table.rules_of_play.on_table(table.state).values())


def gained(moves: tuple[Move, ...], account: Account) -> int:
    """Return how many chips more an account has after these moves."""
    into = sum(move.chips for move in moves if move.target == account)
    return into - sum(move.chips for move in moves if move.source == account)


def _waiting(table: Table, who: Actor | None, by: By | None, *, forced: bool) -> Table:
    wanted = None if who is None else seat(table, who)
    while True:
        at = table.acting()
        if at is None:
            table = on(table, DealRound()).table
            continue
        if wanted in (None, at) and table.rules_of_play.forced(table.state) is forced:
            return table
        table = on(table, acting(table, by if at == wanted else None)).table
