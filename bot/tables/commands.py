"""The service behind every table: what can be asked of one. What may be seen of it is in `queries`.

Every change goes through `writer`, which is the only writer. Who may ask for what is said in
`bot/tables/permissions.py`, and checked here under the table's lock.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from bot.chips.accounts import leftover
from bot.chips.wallets import Wallets
from bot.members.people import Actor
from bot.members.preferences import Preferences
from bot.ops.deadlines import Clock
from bot.refusals import (
    AlreadySeated,
    CannotPayMore,
    ChannelTaken,
    DecisionOver,
    Elsewhere,
    NotEnoughChips,
    NotYourMove,
    OthersAreHere,
    Refused,
    TableGone,
)
from bot.store.conflicts import AlreadyAnswered, ChannelOccupied
from bot.store.database import Database
from bot.store.work import Work
from bot.tables.actions import (
    Act,
    AddComputer,
    Close,
    DealRound,
    Leave,
    Prepare,
    RemoveComputer,
    Resume,
    SetAway,
    SetFollow,
    SetRules,
    Start,
    TableAction,
    TakeSeat,
)
from bot.tables.capacity import check_room
from bot.tables.clock import Paces
from bot.tables.holding import CONNECTION
from bot.tables.names import unused
from bot.tables.opening import filling, joining, lacking, lobby_of, starting
from bot.tables.permissions import Request, check, seat_of
from bot.tables.queries import Queries
from bot.tables.table import Status, Table
from bot.tables.terms import Terms, dump_changes
from bot.tables.timekeeper import Audience, Live, Think, nobody_thinks
from bot.tables.views import Board, Hand, hand
from bot.tables.writer import Stale, Writer, just
from engine.game import RuleBroken, RulesRefused


class Tables(Queries):
    """Opens tables, takes requests for them, and lets time pass on them.

    Another process may serve the same database: every request is decided on what is stored.
    """

    def __init__(
        self,
        database: Database,
        wallets: Wallets,
        clock: Clock,
        paces: Paces,
        random: Random,
        think: Think = nobody_thinks,
    ) -> None:
        """Make the service. `random` decides what computer players draw at random, nothing else."""
        super().__init__(database, wallets, clock, Writer(database, wallets, clock, paces, random, think))

    async def resume(self, audience: Audience) -> None:
        """Go on with every open table, and tell `audience` of all that changes from now on."""
        await self._writer.resume(audience)

    async def stop(self) -> None:
        """Let no deadline act any more, and wait for what is under way."""
        await self._writer.time.stop()

    def hold(self, why: Hashable = CONNECTION, guilds: Collection[int] | None = None) -> None:
        """Let no deadline act for members who cannot be heard, in the servers that are named or in all.

        Computer players go on. `why` names the reason, which `release` ends.
        """
        self._writer.time.hold(why, guilds)

    def release(self, why: Hashable = CONNECTION) -> None:
        """End a reason; in servers where none is left, whoever is waited for has at least a moment."""
        self._writer.time.release(why)

    def seen(self, table: int) -> None:
        """Note that whoever watches a table has seen the present: computer players may go on."""
        self._writer.time.seen(table)

    # --- requests -----------------------------------------------------------------------------------------

    async def open(
        self,
        *,
        guild: int,
        channel: int,
        host: Actor,
        terms: Terms,
        computers: int,
        interaction: int,
        expected: Sequence[int] = (),
        start: bool = False,
        parent: int | None = None,
    ) -> int:
        """Open a lobby in a channel, seat the host and computer players, and return the table's id.

        With `start` the match begins at once, where enough sit there. `parent` is the channel that this one is a
        thread of. An interaction that has opened a table opens no other.

        Raises:
            ChannelTaken: the channel has a table.
            NotInThisChannel, EnoughTables: the server's admins want none there, or no more.
            NotEnoughChips: the host cannot pay the buy-in.
            EasyForNothing: computer players of that level play for nothing only.
            RulesRefused: the game has no such level, or no such choice for another option.
            Elsewhere: the host asks from another server.
        """
        check(Request.OPEN, host)
        if host.guild != guild:
            raise Elsewhere
        settings = await self._wallets.settings(guild)

        async def begin(work: Work) -> tuple[Table, Sequence[TableAction]]:
            await check_room(work, settings, guild, channel, parent)
            lobby = lobby_of(host, guild, channel, terms, settings.follow_seconds, expected)
            lobby = replace(lobby, jackpot=await work.ledger.balance(guild, leftover(channel)) or 0)
            actions = [await joining(work, self._wallets, guild, host), *filling(lobby, host, computers)]
            if start and len(actions) >= lobby.limits.start:
                actions.append(Start(host.member, (), str(interaction), lobby.jackpot))
            return lobby, actions

        try:
            return await self._writer.open(begin, interaction)
        except ChannelOccupied as error:
            there = await self.in_channel(channel)
            if there is None:
                raise
            raise ChannelTaken(there) from error
        except AlreadyAnswered:
            async with self._database.reading() as work:
                opened_then = await work.journal.answered(interaction)
            if opened_then is None:
                raise
            return opened_then

    async def join(self, table: int, actor: Actor, interaction: int) -> None:
        """Seat a member in a lobby. Where everybody who was expected has come, the match begins."""

        async def sit_down(live: Live) -> None:
            check(Request.JOIN, actor, live.table)
            now = live.table

            async def decide(work: Work) -> Sequence[TableAction]:
                join = await joining(work, self._wallets, now.guild, actor)
                if now.expected == (actor.member,) and len(now.seats) + 1 >= now.limits.start:
                    return [join, await starting(work, now, actor, 0, interaction)]
                return [join]

            await self._writer.perform(live, decide, interaction)

        await self._ask(table, sit_down)

    async def take_seat(self, table: int, actor: Actor, interaction: int) -> None:
        """Let a member buy a computer player's seat at its stack, between two rounds."""

        async def sit_down(live: Live) -> None:
            check(Request.TAKE_SEAT, actor, live.table)

            async def decide(work: Work) -> Sequence[TableAction]:
                join = await joining(work, self._wallets, live.table.guild, actor)
                return [TakeSeat(join.member, join.name, join.follow)]

            await self._writer.perform(live, decide, interaction)

        await self._ask(table, sit_down)

    async def leave(self, table: int, actor: Actor, interaction: int) -> None:
        """Let a member get up: at once in a lobby and between rounds, after the round otherwise."""
        await self._request(Request.LEAVE, table, actor, lambda _: Leave(actor.member), interaction)

    async def add_computer(self, table: int, actor: Actor, interaction: int) -> None:
        """Seat a computer player."""
        await self._request(
            Request.ADD_COMPUTER,
            table,
            actor,
            lambda now: AddComputer(actor.member, unused((seat.name for seat in now.seats), 1)[0]),
            interaction,
        )

    async def remove_computer(self, table: int, actor: Actor, interaction: int) -> None:
        """Let a computer player get up."""
        await self._request(Request.REMOVE_COMPUTER, table, actor, lambda _: RemoveComputer(actor.member), interaction)

    async def set_rules(
        self,
        table: int,
        actor: Actor,
        change: Callable[[Board], Terms],
        interaction: int,
    ) -> None:
        """Change the terms of the coming match.

        Args:
            table: the table.
            actor: who asks.
            change: from the table as it is when its turn comes, what it is to be played by. The difference of chips
                moves at once.
            interaction: the click's id.

        Raises:
            CannotPayMore: somebody at the table has too few chips for a higher buy-in.
            EasyForNothing: computer players of that level play for nothing only.
            RulesFixed: the match has begun.
            RulesRefused: the rules contradict each other, or do not fit the players; with every reason.
            TooManyPlayers: more sit there than the rules take.
        """

        async def choose(live: Live) -> None:
            check(Request.SET_RULES, actor, live.table)
            terms = change(self._board(live))
            try:
                await self._writer.perform(live, just(SetRules(actor.member, dump_changes(terms))), interaction)
            except NotEnoughChips as short:
                more = terms.buy_in - live.table.terms.buy_in
                async with self._database.reading() as work:
                    poor = await lacking(work, live.table, more)
                if not poor:
                    raise
                names = tuple(seat.name for seat in poor if seat.member != actor.member)
                raise CannotPayMore(names, more, self_too=len(names) < len(poor)) from short

        await self._ask(table, choose)

    async def start(self, table: int, actor: Actor, interaction: int, *, fill: bool) -> None:
        """Begin the match.

        Args:
            table: the table.
            actor: who asks.
            interaction: the click's id, which is the deal's entropy.
            fill: whether computer players fill the table up first.
        """

        async def begin(live: Live) -> None:
            check(Request.PLAY_NOW if fill else Request.START, actor, live.table)
            more = max(live.table.comfortable - len(live.table.seats), 0) if fill else 0

            async def decide(work: Work) -> Sequence[TableAction]:
                return [await starting(work, live.table, actor, more, interaction)]

            await self._writer.perform(live, decide, interaction)

        await self._ask(table, begin)

    async def play(self, table: int, actor: Actor, decision: int, action: Mapping[str, Any], interaction: int) -> None:
        """Act for a member's seat, in answer to a decision.

        Raises:
            DecisionOver: the decision is over.
            TableGone: the table closed before it was answered.
            NotYourMove: it is somebody else's.
            RuleBroken: the rules do not allow the action.
        """

        async def act(live: Live) -> None:
            check(Request.PLAY, actor, live.table)
            at = self._answering(live.table, actor, decision)
            if live.table.acting() != at:
                raise NotYourMove
            await self._writer.perform(live, just(Act(at, dict(action), "member")), interaction)

        await self._ask(table, act)

    async def prepare(
        self,
        table: int,
        actor: Actor,
        round_number: int,
        change: Callable[[Hand], tuple[Mapping[str, Any], bool]],
        interaction: int,
    ) -> None:
        """Go on preparing the decision that a member's seat will be asked for, or is asked for now.

        Args:
            table: the table.
            actor: who prepares.
            round_number: the round that the decision belongs to.
            change: from what the member sees, the decision as far as he has made it now, as the game dumps actions,
                and whether it is ready to act.
            interaction: the click's id.

        Raises:
            DecisionOver: it is made, or belongs to another round.
            TableGone: the table closed before it was made.
            RuleBroken: it is said to be ready, and the rules do not allow it.
        """

        async def go_on(live: Live) -> None:
            check(Request.PREPARE, actor, live.table)
            at = seat_of(live.table, actor)
            if live.table.status is Status.CLOSED:
                raise TableGone
            shown = self._board(live)
            if shown.round != round_number or at not in live.table.preparing():
                raise DecisionOver
            action, ready = change(hand(live.table, shown, at, locale="", novice=False))
            await self._writer.perform(live, just(Prepare(actor.member, dict(action), ready)), interaction)

        await self._ask(table, go_on)

    async def set_follow(self, table: int, actor: Actor, follow: bool, interaction: int) -> None:
        """Have a member's forced cards played for them from now on, in this match, or not."""
        await self._request(Request.FOLLOW, table, actor, lambda _: SetFollow(actor.member, follow), interaction)

    async def set_away(self, table: int, actor: Actor, away: bool, interaction: int) -> None:
        """Let a stand-in play for a member, or the member again."""
        await self._request(Request.GO_AWAY, table, actor, lambda _: SetAway(actor.member, away), interaction)

    async def wake(self, table: int, actor: Actor, interaction: int) -> None:
        """Go on with a paused table."""
        await self._request(Request.WAKE, table, actor, lambda _: Resume(actor.member), interaction)

    async def deal_now(self, table: int, actor: Actor, decision: int, interaction: int) -> None:
        """Deal the next round before the pause is over, for the only member who plays.

        Raises:
            DecisionOver: it is dealt already, or the button is of another pause.
            OthersAreHere: other members may still be reading.
            TableGone: the table closed.
        """

        async def deal(live: Live) -> None:
            check(Request.DEAL_NOW, actor, live.table)
            now = live.table
            self._answering(now, actor, decision)
            if now.status is not Status.PLAYING or not now.rules_of_play.between_rounds(now.match):
                raise DecisionOver
            if any(seat.member not in (None, actor.member) and not seat.automatic for seat in now.seats):
                raise OthersAreHere
            await self._writer.perform(live, just(DealRound()), interaction)

        await self._ask(table, deal)

    async def stop_table(self, table: int, actor: Actor, interaction: int) -> None:
        """Close a table before its end."""
        await self._request(Request.STOP, table, actor, lambda _: Close("stopped", actor.name), interaction)

    async def channel_gone(self, table: int) -> None:
        """Close a table whose channel is no more."""

        async def close(live: Live) -> None:
            if live.table.status is not Status.CLOSED:
                await self._writer.perform(live, just(Close("channel_gone", "")), None)

        await self._ask(table, close)

    async def again(self, table: int, actor: Actor, interaction: int, parent: int | None = None) -> int:
        """Play the match of a closed table again: same rules, same computer players, seats kept for the members.

        `parent` is the channel that the table's is a thread of.

        Returns:
            The id of the table, which the first to ask opens and the others join.

        Raises:
            ChannelTaken: another table is in the channel.
            NotInThisChannel, EnoughTables: the server's admins want none there any more, or no more.
            NotSeated: somebody who did not play asks first.
        """
        before = (await self._writer.fresh(table)).table
        check(Request.LOOK, actor, before)
        there = await self.in_channel(before.channel)
        if there is None:
            check(Request.AGAIN, actor, before)
            try:
                return await self._open_again(before, actor, interaction, parent)
            except ChannelTaken as taken:
                there = taken.table
        now = (await self._writer.fresh(there)).table
        if actor.member in now.expected:
            await self.join(there, actor, interaction)
            return there
        if now.seat_of(actor.member) is not None:
            raise AlreadySeated
        raise ChannelTaken(there)

    async def _open_again(self, before: Table, actor: Actor, interaction: int, parent: int | None) -> int:
        # Of those who were forgotten since, a number below zero remains: nobody comes for that seat.
        expected = [member for member in before.members() if member != actor.member and member > 0]
        return await self.open(
            guild=before.guild,
            channel=before.channel,
            host=actor,
            terms=before.terms,
            computers=sum(seat.member is None for seat in before.seats),
            interaction=interaction,
            expected=expected,
            start=not expected,
            parent=parent,
        )

    async def preferred(self, member: int, before: Preferences, now: Preferences) -> None:
        """Let what a member has just chosen take effect at the open tables where they sit.

        In a lobby, *Follow for me* is set as the match is to begin for them; a match that is played goes on as it is.
        """
        for table in self._writer.everything():
            if table.seat_of(member) is None:
                continue
            if table.status is Status.LOBBY and now.follow != before.follow:
                await self._follow_from_the_start(table.id, member, now.follow)
            self._writer.show(table.id)

    async def _follow_from_the_start(self, table: int, member: int, follow: bool) -> None:
        async def set_follow(live: Live) -> None:
            at = live.table.seat_of(member)
            if live.table.status is Status.LOBBY and at is not None and live.table.seats[at].follow != follow:
                await self._writer.perform(live, just(SetFollow(member, follow)), None)

        await self._ask(table, set_follow)

    # --- announcements ------------------------------------------------------------------------------------

    async def announced(self, numbers: list[int]) -> None:
        """Note that announcements were posted."""
        async with self._database.writing() as work:
            await work.outbox.drop(numbers)

    async def skipped(self, numbers: list[int]) -> None:
        """Note that announcements are given up, because Discord refuses them in every form."""
        async with self._database.writing() as work:
            await work.outbox.skip(numbers, self._clock())

    # --- the one way ----------------------------------------------------------------------------------------

    async def _request(
        self,
        request: Request,
        table: int,
        actor: Actor,
        make: Callable[[Table], TableAction],
        interaction: int,
    ) -> None:
        async def change(live: Live) -> None:
            try:
                check(request, actor, live.table)
            except Refused:
                if not await self._answered(interaction):  # whoever leaves may not leave again, but the click may come
                    raise
                await self._writer.catch_up(live)
                return
            await self._writer.perform(live, just(make(live.table)), interaction)

        await self._ask(table, change)

    async def _answered(self, interaction: int) -> bool:
        async with self._database.reading() as work:
            return await work.journal.answered(interaction) is not None

    async def _ask(self, table: int, request: Callable[[Live], Awaitable[None]]) -> None:
        """Let a request be decided on the table as it is stored, under the table's lock.

        Where another process has changed it meanwhile, whatever was decided is forgotten, and the request made again.
        """
        live = await self._writer.get(table)
        async with live.lock:
            while True:
                try:
                    return await request(live)
                except (Stale, Refused, RuleBroken, RulesRefused):
                    if not await self._writer.catch_up(live):
                        raise

    @staticmethod
    def _answering(table: Table, actor: Actor, decision: int) -> int:
        """Return the seat of a member who answers a decision that is open."""
        at = seat_of(table, actor)
        if decision != table.decision:
            raise DecisionOver
        if table.status is Status.CLOSED:
            raise TableGone
        return at
