"""Evenings in virtual time, played twice: in a calm world, and in one where the disk, the clock and the bot fail.

Both have to come to the same, and all promises to be kept in both. Hypothesis decides what is done and what fails.
"""

from collections.abc import Awaitable, Iterator
from copy import deepcopy
from dataclasses import replace
from itertools import count
from pathlib import Path

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bot.members.people import Actor
from bot.tables.model.table import Match, Status, Table
from bot.tables.model.terms import Terms
from bot.tables.views import Board
from tests.bot.club import CHANNEL, GUILD, Club, terms
from tests.bot.people import MODERATOR, seated
from tests.chaos.promises import broken
from tests.chaos.virtual import EVERYBODY, LOST, Press, VirtualWorld, untimed

GAMES = (
    terms({"end.rounds": 1}, 20),
    terms({"end.rounds": 2, "end.leftover": "split"}, 100),
    terms({"end.mode": "topup", "chips": 9, "end.rounds": 2, "stake.amount": 5, "stake.dealer": 5}, 5),
    terms({"end.mode": "topup", "chips": 15}, 15),
    terms({"end.mode": "first_bust", "ante.kitty": 2}, 12),
    terms({}, 9, preset="boodle"),
    terms({"stake": 10}, 10, game="new-york", preset="new-york"),
    terms({}, 0, game="new-york", preset="new-york"),
)
"""What is played: soon over, with and without top-ups, stakes placed one by one, a pot, and for nothing."""

STORMS = ("refused", "refused too long", "twice", "killed")
"""The disk refuses a click, or until after the time for it is up; it is delivered twice; the bot is killed after it."""

people = st.sampled_from(EVERYBODY)
behind = st.sampled_from((0, 0, 0, 1, 2))
"""How old the message is whose button is pressed: its number of the terms is lower by so much."""
rarely = st.sampled_from((True, False, False, False))
"""Whether something is really done after which there is little left to do."""
somebody = st.sampled_from((None, None, None, None, *EVERYBODY))
"""Somebody who asks for what the host decides: mostly the host, whom None stands for."""


class Evening(RuleBasedStateMachine):
    """A channel where four members play, twice: once in a calm world, once in a stormy one."""

    empty: Path
    folders: Iterator[Path]

    def __init__(self) -> None:
        super().__init__()
        folder = next(self.folders)
        folder.mkdir()
        self.calm, self.stormy = self.worlds = [VirtualWorld(self.empty, folder / name) for name in ("calm", "stormy")]
        self.clicks, self.lost = count(1), count(LOST)
        self.storm = ""
        self.agreed: dict[int, list[int]] = {each.member: [] for each in EVERYBODY}
        self.number = self.closed = 0
        """The latest table, and the latest that has closed."""
        self.shown: dict[tuple[int, int], int] = {}
        """What was asked for a seat, by a table's number and that of its terms."""
        self.board: Board | None = None
        self.given: int | None = None
        self.copied: tuple[int, int, dict[int, list[int]], dict[tuple[int, int], int]] | None = None
        """The latest table, the latest that had closed, what was agreed and shown when a copy was made."""

    # --- in both worlds ----------------------------------------------------------------------

    def press(self, act: Press) -> bool:
        """Let somebody press something in both worlds, and return whether it was accepted. What it gave is `given`."""
        click = next(self.clicks)
        storm, self.storm = self.storm, ""
        expected = self.calm.run(self.calm.pressed(act, click))
        if storm in ("refused", "refused too long"):
            self.stormy.run(self.stormy.failed(act, next(self.lost), too_long=storm != "refused" and not self.pausing))
        assert self.stormy.run(self.stormy.pressed(act, click)) == expected
        if storm == "twice":
            self.stormy.run(self.stormy.pressed(act, click))
        elif storm == "killed":
            self.stormy.run(self.stormy.club.restart())
        self.given = expected.given
        self.look()
        return not expected.refused

    def pay(self, who: Actor, price: int, act: Press) -> None:
        """Let somebody press what they see a price on."""
        if self.press(act):
            self.agrees(who, price)

    def agrees(self, who: Actor, price: int) -> None:
        """Note what somebody has agreed to pay."""
        if price:
            self.agreed[who.member].append(price)

    def look(self) -> None:
        """Let both tables come to where they wait for a member."""
        if self.number:
            self.board, _ = [world.run(world.settled(self.number)) for world in self.worlds]
            self.shown.setdefault((self.number, self.board.terms_number), self.price)
            if self.board.status is Status.CLOSED:
                self.closed = self.number

    def table(self) -> Table:
        return self.calm.run(self.calm.table(self.number))

    @property
    def open_board(self) -> Board:
        assert self.board is not None
        return self.board

    @property
    def host(self) -> Actor:
        return next(seated(seat.member) for seat in self.open_board.seats if seat.host)

    @property
    def price(self) -> int:
        """What the lobby says that a seat takes."""
        return self.open_board.terms.buy_in + self.open_board.reserve

    @property
    def pausing(self) -> bool:
        """Whether a round is about to be dealt: nothing could fail then without that it began meanwhile."""
        return self.board is not None and self.board.between and self.board.status is Status.PLAYING

    def _is(self, *status: Status) -> bool:
        return self.board is not None and self.board.status in status

    @initialize(terms=st.sampled_from(GAMES), guests=st.integers(0, 3), begins=st.sampled_from((True, True, False)))
    def evening_begins(self, terms: Terms, guests: int, begins: bool) -> None:
        host, *others = EVERYBODY
        self.open(host, terms, 3 - guests)
        for each in others[:guests]:
            self.join(each, 0)
        if begins:
            self.start(host, fill=False, behind=0)

    # --- before a match ----------------------------------------------------------------------

    @precondition(lambda self: self.board is None or self._is(Status.CLOSED))
    @rule(host=people, terms=st.sampled_from(GAMES), computers=st.integers(0, 3))
    def open(self, host: Actor, terms: Terms, computers: int) -> None:
        def act(club: Club, click: int) -> Awaitable[int]:
            return club.tables.lobby.open(
                guild=GUILD, channel=CHANNEL, host=host, terms=terms, computers=computers, interaction=click
            )

        if self.press(act):
            self.number = self.given
            self.look()
            self.agrees(host, self.shown[self.number, 1])

    @precondition(lambda self: self.closed and self._is(Status.CLOSED, Status.LOBBY))
    @rule(who=people, agreed=st.booleans())
    def play_again(self, who: Actor, agreed: bool) -> None:
        """Somebody presses *Play again* on the latest result, or on the message that told them what it costs."""
        before = self.closed
        price = max((terms, price) for (table, terms), price in self.shown.items() if table == before)[1]
        if self.press(lambda club, click: club.tables.lobby.again(before, who, click, agreed=agreed)):
            self.number = self.given
            self.shown.setdefault((self.number, 1), price)  # it may have begun at once
            self.look()
            self.agrees(who, price)

    @precondition(lambda self: self._is(Status.LOBBY))
    @rule(who=people, behind=behind)
    def join(self, who: Actor, behind: int) -> None:
        agreed = max(self.open_board.terms_number - behind, 0)
        price = self.shown.get((self.number, agreed), 0)
        self.pay(who, price, lambda club, click: club.tables.lobby.join(self.number, who, click, agreed))

    @precondition(lambda self: self._is(Status.LOBBY))
    @rule(who=somebody, whom=people, do=st.sampled_from(("add_computer", "remove_computer", "invite", "take_back")))
    def arrange(self, who: Actor | None, whom: Actor, do: str) -> None:
        """Somebody changes who is to play. When the host takes a seat back, its chips are returned."""
        actor, number = who or self.host, self.number
        asked: dict[str, Press] = {
            "add_computer": lambda club, click: club.tables.lobby.add_computer(number, actor, click),
            "remove_computer": lambda club, click: club.tables.lobby.remove_computer(number, actor, click),
            "invite": lambda club, click: club.tables.lobby.invite(number, whom, [actor.member], click),
            "take_back": lambda club, click: club.tables.lobby.take_back(number, actor, whom.member, click),
        }
        self.press(asked[do])

    @precondition(lambda self: self._is(Status.LOBBY))
    @rule(who=somebody, fill=st.booleans(), behind=behind)
    def start(self, who: Actor | None, fill: bool, behind: int) -> None:
        actor, agreed = who or self.host, max(self.open_board.terms_number - behind, 0)
        self.press(lambda club, click: club.tables.lobby.start(self.number, actor, click, agreed, fill=fill))

    @precondition(lambda self: self._is(Status.LOBBY))
    @rule(who=somebody, terms=st.sampled_from(GAMES))
    def change_terms(self, who: Actor | None, terms: Terms) -> None:
        """The host chooses other terms: they agree by that, and nobody else does."""
        actor, before = who or self.host, self.price
        if self.press(lambda club, click: club.tables.lobby.set_rules(self.number, actor, lambda _: terms, click)):
            self.agrees(actor, max(self.price - before, 0))

    # --- during a match ----------------------------------------------------------------------

    @precondition(lambda self: self._is(Status.PLAYING))
    @rule(decisions=st.integers(1, 60), which=st.integers(0, 100), storm=st.sampled_from(STORMS), at=st.integers(0, 20))
    def play(self, decisions: int, which: int, storm: str, at: int) -> None:
        """Let everybody decide when it is their turn; at one of these clicks something fails."""
        for number in range(decisions):
            if number == at:
                self.storm = storm
            if not self._is(Status.PLAYING):
                return
            if self.open_board.between:
                self._time_is_up()
                continue
            table = self.table()
            assert isinstance(table, Match)
            at = table.acting()
            assert at is not None
            legal = list(table.rules_of_play.legal(table.state, at))
            action = table.rules_of_play.codec.dump_action(legal[which % len(legal)])
            who, decision = seated(table.seats[at].member), table.decision
            accepted = self.press(lambda club, click: club.tables.match.play(self.number, who, decision, action, click))  # noqa: B023
            assert accepted

    @precondition(lambda self: self._is(Status.PLAYING, Status.LOBBY, Status.PAUSED))
    @rule(sure=rarely)
    def time_is_up(self, sure: bool) -> None:
        """Nobody does what the table waits for."""
        keeps = self._is(Status.LOBBY) and (self.open_board.asked or self.open_board.invited)
        if sure or keeps or self._is(Status.PLAYING):
            self._time_is_up()

    def _time_is_up(self) -> None:
        for world in self.worlds:
            world.run(world.time_is_up(self.number))
        self.look()

    @precondition(lambda self: self._is(Status.PLAYING, Status.PAUSED))
    @rule(who=people, behind=behind)
    def sit_down_late(self, who: Actor, behind: int) -> None:
        price = (self.open_board.seat_price or 0) - behind
        self.pay(who, price, lambda club, click: club.tables.match.take_seat(self.number, who, click, price))

    @precondition(lambda self: self._is(Status.PLAYING, Status.PAUSED))
    @rule(who=people, yes=st.booleans(), do=st.sampled_from(("set_away", "set_follow")))
    def go_or_follow(self, who: Actor, yes: bool, do: str) -> None:
        self.press(lambda club, click: getattr(club.tables.match, do)(self.number, who, yes, click))

    @precondition(lambda self: self._is(Status.LOBBY, Status.PLAYING, Status.PAUSED))
    @rule(who=people, sure=rarely)
    def leave(self, who: Actor, sure: bool) -> None:
        if sure or len(self.open_board.seats) > 1:
            self.press(lambda club, click: club.tables.leave(self.number, who, click))

    @precondition(lambda self: self._is(Status.LOBBY, Status.PLAYING, Status.PAUSED))
    @rule(who=st.sampled_from((None, MODERATOR)), sure=rarely)
    def stop(self, who: Actor | None, sure: bool) -> None:
        actor = who or self.host
        if sure:
            self.press(lambda club, click: club.tables.stop_table(self.number, actor, click))

    # --- what fails ----------------------------------------------------------------------

    @rule(storm=st.sampled_from(STORMS))
    def let_fail(self, storm: str) -> None:
        """Let something fail at the next click."""
        self.storm = storm

    @precondition(lambda self: not self.pausing)
    @rule(seconds=st.sampled_from([0.0, 20.0, 600.0]))
    def outage(self, seconds: float) -> None:
        """The bot is away for a while."""
        self.stormy.run(self.stormy.club.restart(after=seconds))
        self.look()

    @precondition(lambda self: not self.pausing)
    @rule(seconds=st.sampled_from([-3600.0, 3600.0, 100_000.0]), sleeps=st.booleans())
    def jump(self, seconds: float, sleeps: bool) -> None:
        """The machine's clock is set, or it sleeps."""
        if sleeps:
            self.stormy.run(self.stormy.slept(abs(seconds)))
        else:
            self.stormy.run(self.stormy.wall_set(seconds))
        self.look()

    @precondition(lambda self: self.number)
    @rule()
    def back_up(self) -> None:
        for world in self.worlds:
            world.back_up()
        self.copied = deepcopy((self.number, self.closed, self.agreed, self.shown))

    @precondition(lambda self: self.copied is not None)
    @rule()
    def go_back(self) -> None:
        """A copy is restored, in both worlds: nobody knows any more what happened since."""
        assert self.copied is not None
        self.number, self.closed, self.agreed, self.shown = deepcopy(self.copied)
        for world in self.worlds:
            world.go_back()
            world.run(world.settled(self.number, pause=False))
        self.look()

    # --- the promises ----------------------------------------------------------------------

    @invariant()
    def all_promises_are_kept(self) -> None:
        calm, stormy = (replace(world.seen(), agreed=self.agreed) for world in self.worlds)
        assert broken(calm) == []
        assert broken(stormy) == []
        assert calm.accounts == stormy.accounts, "chips depend on the bot's faults"
        assert calm.paid == stormy.paid
        if self.number:
            assert untimed(calm.courses[self.number].table) == untimed(stormy.courses[self.number].table)

    def teardown(self) -> None:
        calm, stormy = (world.close() for world in self.worlds)
        assert (calm, stormy) == ([], [])
