"""Requests to a table before its match: opening it, sitting down, choosing its terms, starting."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.chips.accounts import leftover
from bot.chips.wallets import Wallets, settings_of
from bot.members.people import Actor
from bot.refusals import (
    AlreadySeated,
    CannotPayMore,
    ChannelTaken,
    Elsewhere,
    MatchRunning,
    NotEnoughChips,
    NotInThisChannel,
    RulesFixed,
    TermsChanged,
)
from bot.store.work import Work
from bot.tables.commands.queries import Queries
from bot.tables.model import actions
from bot.tables.model.actions import TableAction
from bot.tables.model.deals import new_secrets
from bot.tables.model.names import unused
from bot.tables.model.table import Lobby, Match, Table
from bot.tables.model.terms import Terms, dump_terms
from bot.tables.service.cache import TableCache
from bot.tables.service.live import Live
from bot.tables.service.opening import (
    check_agreed,
    check_alone,
    check_lobbies,
    check_price,
    check_room,
    follows,
    joining,
    starting,
)
from bot.tables.service.writer import Writer
from bot.tables.transitions.inviting import Uninvited, uninvited
from bot.tables.transitions.permissions import Request, check
from bot.tables.views import Board


@dataclass(eq=False)
class LobbyCommands:
    """Opens tables, and carries out requests to lobbies."""

    _wallets: Wallets
    _cache: TableCache
    _writer: Writer
    _queries: Queries

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
        invited: Sequence[int] = (),
        start: bool = False,
        parent: int | None = None,
        follow_seconds: int | None = None,
    ) -> int:
        """Open a lobby in a channel, seat the host and computer players, and return the table's id.

        Seats are kept for members who are `expected`, and for a moment for those who are `invited`, whom the bot calls.

        With `start` the match begins at once, if enough sit there. `parent` is the channel that this one is a
        thread of. `follow_seconds`: the time for a forced card, None for the server's setting. An interaction that
        has opened a table opens no other.

        Raises:
            ChannelTaken: the channel has a table.
            NotInThisChannel, EnoughTables: the server's admins allow none there, or no more.
            BuyInTooHigh: they allow no such buy-in.
            EnoughLobbies: the host sits in enough others.
            EnoughAlone: the host is alone at enough others.
            NotEnoughChips: the host cannot pay the buy-in.
            EasyForNothing: computer players of that level play for nothing only.
            RulesRefused: the game has no such level, or no such choice for another option.
            Elsewhere: the host asks from another server.
        """
        check(Request.OPEN, host)
        if host.guild != guild:
            raise Elsewhere
        settings = await self._wallets.settings(guild)

        async def begin(work: Work) -> tuple[Lobby, Sequence[TableAction]]:
            there = await work.tables.open_in(channel)
            if there is not None:
                raise ChannelTaken(there)
            if settings.channels and not {channel, parent} & set(settings.channels):
                raise NotInThisChannel(settings.channels)
            await check_room(work, settings, guild, terms)
            lobby = Lobby(
                id=0,  # until it is stored
                guild=guild,
                channel=channel,
                terms=terms,
                follow_seconds=settings.follow_seconds if follow_seconds is None else follow_seconds,
                most_rounds=settings.most_rounds,
                host=host.member,
                secrets=new_secrets(self._writer.entropy),
                expected=tuple(expected),
                jackpot=await work.ledger.balance(guild, leftover(channel)) or 0,
            )
            check_price(lobby.price, settings)
            sits = await joining(work, self._wallets, guild, host, terms)
            names = unused([host.name], min(computers, terms.rules.players.stop - 2 - len(invited)))
            done: list[TableAction] = [sits, *(actions.AddComputer(0, name) for name in names)]
            if invited:
                done.append(actions.Invite(host.member, tuple(invited)))
            if start and len(done) >= lobby.rules.players.start:
                done.append(actions.Start(host.member, (), str(interaction), lobby.jackpot))
            else:
                await check_lobbies(work, guild, host.member)
            await check_alone(work, guild, host.member, channel)
            return lobby, done

        return await self._writer.open(guild, begin, interaction)

    async def again(
        self, table: int, actor: Actor, interaction: int, parent: int | None = None, *, agreed: bool = False
    ) -> int:
        """Play the match of a closed table again: same terms, same computer players, seats kept for the members.

        `parent` is the channel that the table's is a thread of. `agreed`: whether the member was shown the price of a
        seat. Members who sat down for that price know it; those who bought a computer player's seat do not.

        Returns:
            The id of the table, which the first to ask opens and the others join.

        Raises:
            ChannelTaken: another table is in the channel.
            NotInThisChannel, EnoughTables: the server's admins allow none there any more, or no more.
            BuyInTooHigh: they allow no such buy-in any more.
            TermsChanged: the member has not agreed to the terms of the table, open or closed, that it names.
            NotSeated: the first to ask did not play.
        """
        before = (await self._cache.fresh(table)).table
        check(Request.LOOK, actor, before)
        there = await self._queries.in_channel(before.channel)
        asks = not agreed and _came_later(before, actor.member)
        if there is None:
            check(Request.AGAIN, actor, before)
            if asks:
                raise TermsChanged(table)
            # Members who were forgotten since have numbers below zero: nobody comes for their seats.
            expected = [member for member in before.members() if member != actor.member and member > 0]
            try:
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
                    follow_seconds=before.follow_seconds,
                )
            except ChannelTaken as taken:
                there = taken.table
        now = (await self._cache.fresh(there)).table
        if isinstance(now, Lobby) and (actor.member in now.expected or now.keeps_for(actor.member)):
            if asks or (now.terms, now.follow_seconds) != (before.terms, before.follow_seconds):
                raise TermsChanged(there)
            await self.join(there, actor, interaction, now.terms_number)
            return there
        if now.seat_of(actor.member) is not None:
            raise AlreadySeated
        raise ChannelTaken(there)

    async def join(self, table: int, actor: Actor, interaction: int, agreed: int) -> None:
        """Seat a member in a lobby. If everybody who was expected has come, the match begins.

        `agreed`: the number of the terms that they were shown.

        Raises:
            TermsChanged: the lobby has others by now.
            EnoughLobbies: they sit in enough others, and the match does not begin with them.
        """

        async def sit_down(work: Work, live: Live) -> Sequence[TableAction]:
            now = _lobby(live)
            if now.seat_of(actor.member) is None:
                check_agreed(now, agreed)
            join = await joining(work, self._wallets, now.guild, actor, now.terms)
            is_last = now.expected == (actor.member,) and not (now.asked or now.invited)
            if is_last and len(now.seats) + 1 >= now.rules.players.start:
                return [join, await starting(work, now, actor, 0, interaction)]
            if now.seat_of(actor.member) is None:  # members who sit here already get another answer
                await check_lobbies(work, now.guild, actor.member)
            return [join]

        await self._writer.do(Request.JOIN, table, actor, sit_down, interaction)

    async def add_computer(self, table: int, actor: Actor, interaction: int) -> None:
        """Seat a computer player."""

        async def seat(_: Work, live: Live) -> Sequence[TableAction]:
            return [actions.AddComputer(actor.member, unused((seat.name for seat in live.table.seats), 1)[0])]

        await self._writer.do(Request.ADD_COMPUTER, table, actor, seat, interaction)

    async def remove_computer(self, table: int, actor: Actor, interaction: int) -> None:
        """Let a computer player get up."""
        await self._writer.do(Request.REMOVE_COMPUTER, table, actor, actions.RemoveComputer(actor.member), interaction)

    async def invite(
        self, table: int, actor: Actor, members: Sequence[int], interaction: int
    ) -> Mapping[int, Uninvited]:
        """Keep seats for members for a moment, and announce that; return the members who are not invited, and why."""
        not_invited: dict[int, Uninvited] = {}

        async def ask_them(_: Work, live: Live) -> Sequence[TableAction]:
            not_invited.clear()
            not_invited.update(uninvited(_lobby(live), members, live.people.members()))
            invited = tuple(each for each in members if each not in not_invited)
            return [actions.Invite(actor.member, invited)] if invited else []

        await self._writer.do(Request.INVITE, table, actor, ask_them, interaction)
        return not_invited

    async def take_back(self, table: int, actor: Actor, taken: int, interaction: int) -> None:
        """Make another member get up with their buy-in. They cannot sit down here again while the host is host."""
        await self._writer.do(Request.TAKE_BACK, table, actor, actions.TakeBack(actor.member, taken), interaction)

    async def set_rules(
        self,
        table: int,
        actor: Actor,
        change: Callable[[Board], Terms],
        interaction: int,
    ) -> None:
        """Change the terms of the coming match. The other members who sit there must agree again.

        `change`: returns the new terms from the table as it is when the request's turn comes.

        Raises:
            BuyInTooHigh: the server's admins allow no such buy-in.
            CannotPayMore: the host has too few chips for a higher one.
            EasyForNothing: computer players of that level play for nothing only.
            EnoughTables: the server has as many tables with such turns as it allows.
            RulesFixed: the match has begun.
            RulesRefused: the rules contradict each other, or do not fit the players; with every reason.
            TooManyPlayers: more sit there than the rules allow.
            TooManyRounds: a match would have more rounds than the server allows.
        """

        async def choose(work: Work, live: Live) -> Sequence[TableAction]:
            if isinstance(live.table, Match):
                raise RulesFixed
            lobby = live.table
            terms = change(self._queries.board_of(live))
            settings = await settings_of(work, lobby.guild)
            check_price(replace(lobby, terms=terms).price, settings, lobby.price)
            if terms.long_turns != lobby.terms.long_turns:
                await check_room(work, settings, lobby.guild, terms)
            chosen: list[TableAction] = [actions.SetRules(actor.member, dump_terms(terms))]
            if terms.day_turns != lobby.terms.day_turns and lobby.seat_of(actor.member) is not None:
                chosen.append(actions.SetFollow(actor.member, await follows(work, actor.member, terms)))
            return chosen

        try:
            await self._writer.do(Request.SET_RULES, table, actor, choose, interaction)
        except NotEnoughChips as short:
            raise CannotPayMore(short.need) from short

    async def start(self, table: int, actor: Actor, interaction: int, agreed: int, *, fill: bool) -> None:
        """Begin the match, without members who have not agreed to its terms.

        `interaction`: the click's id, which is the deal's entropy. `agreed`: the number of the terms that the member
        was shown. `fill`: whether computer players first fill the table up.

        Raises:
            TermsChanged: the lobby has others by now.
            EnoughAlone: nobody else sits here, and they are alone at other tables.
        """

        async def begin(work: Work, live: Live) -> Sequence[TableAction]:
            lobby = _lobby(live)
            check_agreed(lobby, agreed)
            if lobby.members() == (actor.member,):
                await check_alone(work, lobby.guild, actor.member, lobby.channel)
            more = max(lobby.comfortable - len(lobby.seats), 0) if fill else 0
            return [await starting(work, lobby, actor, more, interaction)]

        await self._writer.do(Request.PLAY_NOW if fill else Request.START, table, actor, begin, interaction)


def _lobby(live: Live) -> Lobby:
    """Return a table that is still a lobby, or closed as one.

    Raises:
        MatchRunning: its match has begun.
    """
    if isinstance(live.table, Match):
        raise MatchRunning
    return live.table


def _came_later(table: Table, member: int) -> bool:
    """Return whether a member has taken a seat over in the match, after its first round."""
    if isinstance(table, Lobby) or not table.rounds_over():
        return False
    return all(tally.since != 1 for tally in table.score_sheet.tallies if tally.member == member)
