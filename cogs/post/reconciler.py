"""Compares what should be seen of a table with what stands, and has the difference posted, edited and removed.

There is one way for everything: a change only marks its table; soon after, the table is read once, its messages are
made as values, and each that differs is shown by a task of its own, so that none waits for another. A click's answer
goes the same way through a better door: see `cogs/post/clicks.py`.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from functools import partial

import discord

from bot.ops.logs import about
from bot.refusals import StoreFails
from bot.tables.service.posts import Post
from cogs.post.backoff import TryLater
from cogs.post.carrier import Carrier, Order
from cogs.post.conflation import Conflator
from cogs.post.fallback import report
from cogs.post.policy import BURIED, DELETED, OLD, Anew, Pauses, Policy, Then, policies
from cogs.post.refusals import Refusal, refusal_of
from cogs.post.situations import Situations
from cogs.post.state import Standing, States, TableState
from cogs.post.tokens import LIFE
from cogs.screen.message import Kind, Message, Slot
from cogs.screen.screens import screens
from cogs.screen.situation import Situation

log = logging.getLogger(__name__)

Deed = Callable[[Order], Awaitable[None]]
"""What is done about one message."""
REPORTED = (Then.REST, Then.LEAVE, Then.REMOVE)
"""What follows where the bot, and not a member or a channel, is at fault: the host reads of it."""


class Reconciler:
    """Has shown what should be seen of all tables."""

    def __init__(self, situations: Situations, carrier: Carrier, pauses: Pauses) -> None:
        """Begin with nothing shown."""
        self.situations = situations
        self.tables, self.posts = situations.bot.tables, situations.bot.posts
        self.readers, self.clock = situations.readers, situations.clock
        self.carrier = carrier
        self.states = States()
        self.jobs = Conflator()
        self.tasks: set[asyncio.Task[None]] = set()
        self._pauses = pauses
        self._policies = {patient: policies(pauses, patient=patient) for patient in (False, True)}
        carrier.messenger.came_late = self._came_late

    # --- what is to be shown ----------------------------------------------------------------------------------

    def mark(self, table: int, delay: float = 0.0) -> None:
        """Have a table looked at soon."""
        with about(table):
            self.jobs.mark(table, partial(self._look_at, table), delay)

    def changed(self, table: int) -> None:
        """Have all shown that has changed at a table."""
        state = self.states.get(table)
        if state is not None:
            state.changed = True
        self.mark(table)

    def is_behind(self, table: int) -> bool:
        """Return whether somebody watches a table's board that does not show the present yet."""
        return (state := self.states.get(table)) is not None and state.is_watched(self.clock()) and state.is_behind()

    def post(self, order: Order) -> asyncio.Task[None]:
        """Post a message before its table is looked at."""
        return self._begin(self._posted, order)

    # --- looking at a table -----------------------------------------------------------------------------------

    async def _look_at(self, table: int) -> float | None:
        """Compare a table's messages with what stands; return the seconds until it is to be looked at again."""
        if not await self.tables.cache.serves(table):
            return None
        state = self.states.of(table)
        changed, state.changed = state.changed, False
        state.looks += 1
        state.private = {member: each for member, each in state.private.items() if self.clock() - each.at < LIFE}
        try:
            await self.situations.hear_news(state, changed=changed)
            now = await self.situations.of(state)
        except BaseException:
            state.changed = True
            raise
        if not now.board.has_lost_its_channel:
            self.states.place(state, now.board, now.board_message)
        wanted = state.wanting(screens(now, self.readers))
        waits = [self._consider(state, slot, message, now) for slot, message in wanted.items()]
        if not state.is_behind():
            self.tables.time.seen(table)
        if now.board.ending is not None:
            await self._see_off(state, now, wanted)
        if not state.is_busy:
            self.tables.cache.rests(table)
        return min((each for each in waits if each), default=None)

    def _consider(self, state: TableState, slot: Slot, message: Message, now: Situation) -> float | None:
        """Begin to show a message where that is due; return the seconds for which it may wait, if it may."""
        stands, policy = state.of(slot), self._policies[now.board.terms.day_turns][slot.kind]
        post = now.posts.get(slot)
        if stands.busy:
            stands.again = True
            return None
        if left := stands.rest.left:
            if not message.is_shown(stands.drawn):
                stands.behind = stands.behind or asyncio.get_running_loop().time()
            return left
        order = Order(state, slot, stands, message, now)
        if post is not None and post.message is None:  # noted, and nothing stands there
            if message.last:
                self._begin(self._let_go, order)
            return None
        missing = slot.kind is Kind.NEWS or (post is None and slot.kind is not Kind.PRIVATE_HAND)
        soon = self._first(order, policy) if missing else self._anew(order, policy)
        if soon == 0.0:
            if not self._comes_after(order, policy):
                stands.posting = True
                self._begin(self._posted, order)
            return None
        if missing or (message.fixed and not message.last):
            return soon
        waits = self._edit(order, policy)
        return min((each for each in (soon, waits) if each), default=None)

    def _first(self, order: Order, policy: Policy) -> float | None:
        """Return the seconds until a message is to be posted that is not there, None where it is not to."""
        state, message = order.state, order.message
        if not message.may_begin:
            return None
        if order.slot.kind is not Kind.BOARD:
            longest = policy.ages.get(message.urgency)
            return order.stands.may_wait(message.urgency, longest) if longest else 0.0
        if state.deleted >= DELETED:
            return None  # somebody has to ask for it
        return max(state.posted_at + policy.apart - self.clock(), 0.0)

    def _comes_after(self, order: Order, policy: Policy) -> bool:
        """Return whether a message waits for another one; it is looked at again when that is posted."""
        waits = any(each.posting for slot, each in order.state.slots.items() if slot.kind in policy.after)
        order.state.changed |= waits
        return waits

    def _edit(self, order: Order, policy: Policy) -> float | None:
        stands, message = order.stands, order.message
        if message.is_shown(stands.drawn):
            stands.behind = stands.expected = None
            if message.last:
                self._begin(self._let_go, order)
            return None
        longest = policy.ages.get(message.urgency, 0.0)
        stands.behind = stands.behind or asyncio.get_running_loop().time()
        if self._comes_after(order, policy):
            return None
        if longest and stands.drawn is not None and (left := stands.may_wait(message.urgency, longest)):
            return left
        self._begin(self._edited, order)
        return None

    def _anew(self, order: Order, policy: Policy) -> float | None:
        """Return the seconds until another message is to take this one's place, None where it is not to."""
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

    def _begin(self, job: Deed, order: Order) -> asyncio.Task[None]:
        """Have something done about one message, in a task of its own."""
        order.stands.busy += 1
        order.stands.again = False
        task = asyncio.get_running_loop().create_task(self._run(job, order))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def _run(self, job: Deed, order: Order) -> None:
        state, stands, pause = order.state, order.stands, None
        try:
            async with self.carrier.messenger.patience():
                try:
                    await job(order)
                except discord.HTTPException as error:
                    await self._refused(order, error)
            stands.rest.over()
            stands.rest.for_now(self._pauses.board)
            if order.slot.kind in state.refused:
                state.refused.remove(order.slot.kind)
                if not state.refused:
                    log.info("Discord takes messages in its channel again")
                    self.changed(state.table)
        except TryLater as later:
            pause = stands.rest.failed(later)
            level = logging.DEBUG if later.__cause__ is None else logging.WARNING  # what was not even tried is no news
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
        """Note that a request about a message is over. `pause`: seconds until it is tried again, if it is."""
        stands.busy, stands.posting = stands.busy - 1, False
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
        order.stands.again = True  # for what comes below it, or after it

    async def _let_go(self, order: Order) -> None:
        """Forget a message that shows the last that it will ever show."""
        state, slot = order.state, order.slot
        state.slots.pop(slot, None)
        match slot.kind:
            case Kind.PRIVATE_HAND:
                state.private.pop(slot.member, None)
            case Kind.INVITATION:
                state.invited = None
            case _:
                if slot.kind is Kind.DIRECT_HAND:
                    state.attention_of(slot.member).moved()
                await self.posts.drop(state.table, slot.kind, slot.member)
        order.stands.again = True

    # --- what Discord refuses ---------------------------------------------------------------------------------

    async def _refused(self, order: Order, error: discord.HTTPException) -> None:
        """Do what the policy says about a refusal.

        Raises:
            TryLater: it is to be tried again.
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
                state.refused.add(slot.kind)
                raise TryLater(refused=True) from error
            case Then.SHUT:
                log.info("no direct message to member %d (%d)", slot.member, error.code)
                stands.drawn = None
                await self.posts.keep(state.table, slot.kind, Post(0, None, self.clock()), slot.member)
            case Then.REST:
                raise TryLater(refused=True) from error
            case Then.LEAVE:
                order.shown()
                stands.again = False
            case Then.SKIP | Then.REMOVE:
                await self._skip(order, error, remove=then is Then.REMOVE)

    async def _skip(self, order: Order, error: discord.HTTPException, *, remove: bool) -> None:
        """Let a message count as shown that Discord does not take."""
        state, slot, message = order.state, order.slot, order.message
        if remove:
            await self.carrier.remove(order.post)
        elif slot.kind is Kind.DIRECT_REMINDER:
            log.info("member %d could not be reminded by direct message (%d)", slot.member, error.code)
        if slot.kind is Kind.NEWS:
            await self.carrier.skip(order)
        elif order.post is not None or slot.kind is Kind.PRIVATE_HAND:
            await self._let_go(order)
        else:
            noted = Post(order.now.board.channel, None, self.clock(), message.edition)
            await self.posts.keep(state.table, slot.kind, noted, slot.member)

    async def board_gone(self, state: TableState) -> None:
        """Note that somebody deleted a board, and post it anew unless that goes on and on."""
        await self.posts.drop(state.table, Kind.BOARD)
        state.slots.pop(Slot(Kind.BOARD), None)
        state.message, state.deleted = 0, state.deleted + 1
        if state.deleted >= DELETED:
            with about(state.table):
                log.info("its board was deleted %d times in a row; it returns when somebody asks", state.deleted)
        self.mark(state.table)

    def _came_late(self, message: int) -> None:
        """Show a board once more that an earlier edit has reached after a later one."""
        for state in self.states:
            if state.message == message:
                state.of(Slot(Kind.BOARD)).drawn = None
                self.mark(state.table)

    # --- the end ----------------------------------------------------------------------------------------------

    async def _give_up(self, state: TableState) -> None:
        """Give up what cannot be told any more in a table's channel."""
        await self.tables.announced([number for number, _ in await self.tables.queries.unannounced(state.table)])
        state.pending = []
        for kind in (Kind.BOARD, Kind.REMINDER):
            await self.posts.drop(state.table, kind)
            state.slots.pop(Slot(kind), None)

    async def _see_off(self, state: TableState, now: Situation, wanted: Collection[Slot]) -> None:
        """Forget a table that is closed and shown as such."""
        if (Kind.BOARD, 0) in now.posts and Slot(Kind.BOARD) not in wanted:
            await self.posts.drop(state.table, Kind.BOARD)
        if not (now.posts or state.pending or state.private or state.is_busy):
            self.states.forget(state.table)

    async def stop(self) -> None:
        """Show nothing more, and wait for what is under way."""
        await self.jobs.stop()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.carrier.messenger.stop()
