"""Compares the messages that a table should have with those it has, and has the difference posted, edited and removed.

All changes go one way: a change only marks its table. Soon after, the reconciler reads the table once, makes its
messages as values, and shows each that differs in a task of its own, so that none waits for another. Answers to clicks
are the same messages, sent another way: see `cogs/post/clicks.py`.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from functools import partial

import discord

from bot.ops.logs import about
from bot.refusals import StoreFails
from bot.tables.service.posts import Post
from cogs.post.carrier import Carrier, Order
from cogs.post.conflation import Conflator
from cogs.post.failures import Refusal, TryLater, refusal_of
from cogs.post.messenger import LIFE, report
from cogs.post.policy import BURIED, DELETED, OLD, TRIES, Anew, Policy, Then, policies
from cogs.post.state import Standing, States, TableState
from cogs.screen.message import Kind, Message, Slot
from cogs.screen.screens import screens
from cogs.screen.situation import Situation

log = logging.getLogger(__name__)

REPORTED = (Then.REST, Then.LEAVE, Then.REMOVE)
"""The consequences that are the bot's fault, not a member's or a channel's: the log reports them to the host."""
FEW = 40  # drawn messages take much memory while they wait for their turn at Discord
"""How many edits may be under way that nobody waits for, and how many first ones that somebody waits for."""


class Reconciler:
    """Keeps the messages of all tables up to date."""

    def __init__(self, states: States, carrier: Carrier) -> None:
        """Begin with nothing shown."""
        self.states = states
        self.tables, self.posts = states.bot.tables, states.bot.posts
        self._settings = states.bot.settings
        self.readers, self.clock = states.readers, states.clock
        self.carrier = carrier
        self.jobs = Conflator()
        self.tasks: set[asyncio.Task[None]] = set()
        self._few = {urgent: (set[asyncio.Task[None]](), OrderedDict[int, None]()) for urgent in (True, False)}
        """By whether somebody waits for them: at most `FEW` edits, and the tables that are looked at after these."""
        self._policies = {patient: policies(self._settings, patient=patient) for patient in (False, True)}
        carrier.messenger.came_late = self._came_late

    # --- what is to be shown ----------------------------------------------------------------------------------

    def mark(self, table: int, delay: float = 0.0) -> None:
        """Have a table looked at soon."""
        with about(table):
            self.jobs.mark(table, partial(self._look_at, table), delay)

    def changed(self, table: int) -> None:
        """Have the changes of a table shown."""
        state = self.states.get(table)
        if state is not None:
            state.changed = True
        self.mark(table)

    def is_behind(self, table: int) -> bool:
        """Return whether a table's board does not show the present yet, though somebody watches it."""
        return (state := self.states.get(table)) is not None and state.is_watched(self.clock()) and state.is_behind()

    def post(self, order: Order) -> asyncio.Task[None]:
        """Begin to post a message; others may wait for it."""
        order.stands.posting = True
        return self._begin(self._posted, order)

    # --- looking at a table -----------------------------------------------------------------------------------

    async def _look_at(self, table: int) -> float | None:
        """Begin to show a table's messages that differ; return the seconds until the next look, if one is needed."""
        if not await self.tables.cache.serves(table):
            self._go_on()
            return None
        state = self.states.of(table)
        state.changed = False
        before = self.clock() - LIFE  # messages that come of older clicks cannot be edited
        state.private = {member: each for member, each in state.private.items() if each.at > before}
        state.panels = {member: each for member, each in state.panels.items() if each[1].at > before}
        try:
            await self.states.hear_news(state)
            now = await self.states.read(state)
        except BaseException:
            state.changed = True
            raise
        if not now.board.has_lost_its_channel:
            self.states.place(state, now.board, now.board_message)
        wanted = screens(now, self.readers)
        for slot in state.slots.keys() - wanted.keys():
            if slot.kind in (Kind.REMINDER, Kind.DIRECT_REMINDER):
                state.slots[slot].behind = None  # the next one waits again
        for each in state.slots.values():
            each.again |= bool(each.busy)  # the request under way may show less than this look has found
        waits = [self._consider(state, slot, message, now) for slot, message in wanted.items()]
        self._go_on()
        if not state.is_behind():
            self.tables.time.seen(table)
        if now.board.ending is not None:
            await self._see_off(state, now, wanted)
        if not state.is_busy:
            self.tables.cache.rests(table)
        return min((each for each in waits if each), default=None)

    def _consider(self, state: TableState, slot: Slot, message: Message, now: Situation) -> float | None:
        """Begin to show a message if that is due; return the seconds that it may wait, if it may."""
        stands, policy = state.slots[slot], self._policies[now.board.terms.day_turns][slot.kind]
        post, order = now.posts.get(slot), Order(state, slot, stands, message, now)
        missing = slot.kind is Kind.NEWS or (post is None and slot.kind is not Kind.PRIVATE_HAND)
        left = stands.rest.left
        if stands.busy or left:
            stays = not (missing or message.last) and self._anew(order, policy) is None
            if stands.busy:
                stands.wanted = message.source if stays else None
                return None
            return None if stands.shows(message) and stays else left
        if post is not None and post.message is None:  # it was given up, so there is no message
            if message.last:
                self._begin(self._let_go, order)
            return None
        soon = self._first(order, policy) if missing else self._anew(order, policy)
        if soon == 0.0:
            if not self._comes_after(order, policy):
                self.post(order)
            return None
        if missing or (message.fixed and not message.last):
            return soon
        waits = self._edit(order, policy)
        return min((each for each in (soon, waits) if each), default=None)

    def _first(self, order: Order, policy: Policy) -> float | None:
        """Return the seconds until a missing message should be posted, None if it should not."""
        state, message = order.state, order.message
        if not message.may_begin:
            return None
        if order.slot.kind is not Kind.BOARD:
            return order.stands.may_wait(message.urgency, policy.ages)
        if state.deleted >= DELETED:
            return None  # it waits until somebody asks for it
        return max(state.posted_at + policy.apart - self.clock(), 0.0)

    def _comes_after(self, order: Order, policy: Policy) -> bool:
        """Return whether a message waits for another one. When that is posted, the table is looked at again."""
        waits = any(each.posting for slot, each in order.state.slots.items() if slot.kind in policy.after)
        order.state.changed |= waits
        return waits

    def _edit(self, order: Order, policy: Policy) -> float | None:
        stands, message = order.stands, order.message
        if stands.shows(message):
            if message.last:
                self._begin(self._let_go, order)
            return None
        if self._comes_after(order, policy):
            return None
        if stands.drawn is not None and (left := stands.may_wait(message.urgency, policy.ages)):
            return left
        tasks, tables = self._few[not message.urgency]
        if not message.urgency and stands.drawn is not None:
            self._begin(self._edited, order)
        elif len(tasks) < FEW:
            tasks.add(task := self._begin(self._edited, order))
            task.add_done_callback(tasks.discard)
            task.add_done_callback(self._go_on)
        else:
            tables[order.state.table] = None
        return None

    def _anew(self, order: Order, policy: Policy) -> float | None:
        """Return the seconds until a new message should replace this one, None if none should."""
        state, stands, post = order.state, order.stands, order.post
        if stands.lost:
            return 0.0 if order.message.may_begin else None
        if Anew.EDITION in policy.anew and order.message.edition > stands.edition > 0:
            return 0.0 if self.carrier.follow_ups.may(state.channel) else None
        if post is None or order.message.last:
            return None
        age = self.clock() - post.posted_at
        if Anew.OLD_AND_CHANGED in policy.anew and age > OLD and order.message.may_begin and stands.drawn is not None:
            return 0.0 if order.message.drawn(stands.drawn).look != stands.drawn.look else None
        if state.refused:
            return None
        round_begun = order.message.edition > stands.edition > 0 and state.newer > 0
        if (Anew.BURIED in policy.anew and state.newer > BURIED) or (Anew.ROUND in policy.anew and round_begun):
            return max(policy.apart - age, 0.0)
        return 0.0 if Anew.OLD in policy.anew and age > OLD else None

    # --- showing a message ------------------------------------------------------------------------------------

    def _begin(self, job: Callable[[Order], Awaitable[None]], order: Order) -> asyncio.Task[None]:
        """Begin an action on one message, in a task of its own."""
        order.stands.busy += 1
        order.stands.again = False
        task = asyncio.get_running_loop().create_task(self._run(job, order))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def _go_on(self, _: object = None) -> None:
        """Look at a table again if there is room for its edits."""
        for tasks, tables in self._few.values():
            if tables and len(tasks) <= FEW // 2:
                self.mark(tables.popitem(last=False)[0])

    async def _run(self, job: Callable[[Order], Awaitable[None]], order: Order) -> None:
        state, stands, pause = order.state, order.stands, None
        try:
            async with self.carrier.messenger.patience():
                try:
                    await job(order)
                except discord.HTTPException as error:
                    await self._refused(order, error)
            stands.rest.over()
            stands.rest.for_now(self._settings.board_interval)
            if order.slot.kind in state.refused:
                state.refused -= {order.slot.kind}
                if not state.refused:
                    log.info("Discord takes messages in its channel again")
                    self.changed(state.table)
        except TryLater as later:
            pause = stands.rest.failed(later)
            level = logging.DEBUG if later.__cause__ is None else logging.WARNING  # without a cause, nothing was tried
            log.log(level, "its %s waits %d s (%s)", order.slot.kind, pause, later.__cause__)
        except StoreFails:
            pause = stands.rest.failed()
            log.info("its %s waits %d s, because the database fails", order.slot.kind, pause)
        except Exception:
            pause = stands.rest.failed()
            log.exception("its %s waits %d s", order.slot.kind, pause)
        finally:
            self.finished(state, order.slot, stands, pause)

    def finished(self, state: TableState, slot: Slot, stands: Standing, pause: float | None = None) -> None:
        """Note that a request about a message has ended. `pause`: the seconds until the next try, if there is one."""
        stands.busy, stands.posting = stands.busy - 1, False
        stands.wanted = stands.wanted if stands.busy else None
        if self.states.get(state.table) is not state:
            return
        if slot.kind is Kind.BOARD and not state.is_behind():
            self.tables.time.seen(state.table)
        if not state.is_busy:
            self.tables.cache.rests(state.table)
        if stands.again or state.changed:
            self.mark(state.table)
        elif pause is not None:
            self.mark(state.table, pause)
        if self.posts.unwritten:
            self.jobs.mark("posts", self.posts.write)

    async def _edited(self, order: Order) -> None:
        await self.carrier.edit(order)
        if order.message.last:
            await self._let_go(order)

    async def _posted(self, order: Order) -> None:
        await self.carrier.post(order)
        order.stands.again = True  # for messages that wait for this one

    async def _let_go(self, order: Order) -> None:
        """Forget a message that will not change any more."""
        state, slot = order.state, order.slot
        state.slots.pop(slot, None)
        if slot.kind is Kind.PRIVATE_HAND:
            state.private.pop(slot.member, None)
        elif slot.kind is Kind.INVITATION:
            state.invited = None
        else:
            if slot.kind is Kind.DIRECT_HAND:
                state.attention[slot.member].moved()
            await self.posts.drop(state.table, slot.kind, slot.member)
        order.stands.again = True

    # --- what Discord refuses ---------------------------------------------------------------------------------

    async def _refused(self, order: Order, error: discord.HTTPException) -> None:
        """Do what the policy says about a refusal.

        Raises:
            TryLater: the message should be tried again.
        """
        state, slot, stands = order.state, order.slot, order.stands
        refusal = refusal_of(error)
        patient = order.now.board.terms.day_turns
        then = Then.REST if refusal is None else self._policies[patient][slot.kind].on.get(refusal, Then.REST)
        log.debug("Discord refuses its %s (%s): %s", slot.kind, error, then.name)
        lost = then in REPORTED or (slot.kind is Kind.NEWS and then is Then.SKIP)
        if lost and not (patient and refusal is Refusal.TOO_OLD):
            report(error, f"its {slot.kind}")
        stands.again = True
        match then:
            case Then.ANEW if refusal is Refusal.GONE and slot.kind is Kind.BOARD:
                await self.board_gone(state)
            case Then.ANEW:
                stands.lost = True
            case Then.ANEW_AT_LAST if stands.rest.failures >= TRIES:
                stands.lost = True
            case Then.CLOSE:
                log.info("its channel is gone")
                await self._give_up(state)
                await self.tables.channel_gone(state.table)
                stands.again = False
            case Then.SILENT:
                if order.now.board.ending is not None:
                    await self._give_up(state)
                    return
                if not state.refused:
                    log.warning("Discord refuses messages in its channel (%s)", error)
                    self.changed(state.table)
                state.refused |= {slot.kind}
                raise TryLater(refused=True) from error
            case Then.SHUT:
                log.info("no direct message to member %d (%d)", slot.member, error.code)
                stands.drawn = None
                await self.posts.keep(state.table, slot.kind, Post(0, None, self.clock()), slot.member)
            case Then.REST | Then.ANEW_AT_LAST:
                raise TryLater(refused=True) from error
            case Then.LEAVE:
                order.shown()
                stands.again = False
            case Then.SKIP | Then.REMOVE:
                await self._skip(order, error, remove=then is Then.REMOVE)

    async def _skip(self, order: Order, error: discord.HTTPException, *, remove: bool) -> None:
        """Count a refused message as shown."""
        state, slot, message = order.state, order.slot, order.message
        if remove:
            await self.carrier.remove(order.post)
        elif slot.kind is Kind.DIRECT_REMINDER:
            log.info("member %d could not be reminded by direct message (%d)", slot.member, error.code)
        if slot.kind is Kind.NEWS:
            await self.tables.skipped([message.edition])
            state.is_told(message.edition)
        elif order.post is not None or slot.kind is Kind.PRIVATE_HAND:
            await self._let_go(order)
        else:
            noted = Post(order.now.board.channel, None, self.clock(), message.edition)
            await self.posts.keep(state.table, slot.kind, noted, slot.member)

    async def board_gone(self, state: TableState) -> None:
        """Note that somebody deleted a board, and post it again, unless it is deleted repeatedly."""
        await self.posts.drop(state.table, Kind.BOARD)
        state.slots.pop(Slot(Kind.BOARD), None)
        state.message, state.deleted = 0, state.deleted + 1
        if state.deleted >= DELETED:
            with about(state.table):
                log.info("its board was deleted %d times in a row; it returns when somebody asks", state.deleted)
        self.mark(state.table)

    def _came_late(self, message: int) -> None:
        """Show a board again: an earlier edit has reached it after a later one."""
        for state in self.states:
            if state.message == message:
                state.slots[Slot(Kind.BOARD)].drawn = None
                self.mark(state.table)

    # --- the end ----------------------------------------------------------------------------------------------

    async def _give_up(self, state: TableState) -> None:
        """Give up a table's public messages and announcements, because its channel takes none."""
        await self.tables.announced([number for number, _ in await self.tables.queries.unannounced(state.table)])
        state.pending = []
        for kind in (Kind.BOARD, Kind.REMINDER):
            await self.posts.drop(state.table, kind)
            state.slots.pop(Slot(kind), None)

    async def _see_off(self, state: TableState, now: Situation, wanted: Collection[Slot]) -> None:
        """Forget a closed table once all its messages show that."""
        if (Kind.BOARD, 0) in now.posts and Slot(Kind.BOARD) not in wanted:
            await self.posts.drop(state.table, Kind.BOARD)
        if not (now.posts or state.pending or state.private or state.is_busy):
            self.states.forget(state.table)

    async def stop(self) -> None:
        """Stop showing tables, and wait for the requests under way."""
        await self.jobs.stop()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.carrier.messenger.stop()
