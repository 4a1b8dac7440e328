"""What must be true in the end: nothing hangs, and everything that happened was told once, and nothing else."""

from __future__ import annotations

import json
import re
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from functools import partial

from bot.tables.announcements import Announcement
from bot.tables.codec import load_action, load_table
from bot.tables.deals import opened
from bot.tables.erasure import NEUTRAL
from bot.tables.table import Status, Table
from bot.tables.transition import transition
from cogs.render.parts import Layout
from cogs.render.results import announcements_message
from cogs.render.words import words_for
from cogs.show.announcements import SHARE
from cogs.show.messenger import text_of
from tests.places import ask
from tests.wire.discord import Discord
from tests.wire.messages import TEXT, Message, walk

LINE = re.compile(
    r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} (DEBUG|INFO|WARNING|ERROR|CRITICAL) +[\w.]+( \[table \d+\])?: .*"
)
"""A line of the log."""
UNREACHABLE = "Discord cannot be reached ("
"""How the sentence begins with which the process ends where it finds no gateway at its start."""
LOCKED = "cannot be used: database is locked."
"""How it ends where another process writes without a pause."""
CUT_OFF = " took too long and were cut off"
"""How the line ends that tells of it."""
HEADS = ": the chain of server "
"""What stands in a line that tells a chain's hashes, which look like secrets and are none."""
TOKENS = re.compile(r"[0-9a-f]{32}|a\.wire\.token")
"""What may be in no line: the small Discord's tokens, and secrets."""


@dataclass(slots=True)
class Course:
    """A table's journal, played again."""

    table: Table
    announcements: list[Announcement] = field(default_factory=list)
    deals: int = 0


def courses(place: str) -> list[Course]:
    """Play every table's journal again."""
    found: dict[int, Course] = {}
    (rows,) = ask(place, "SELECT table_id, seq, action FROM journal ORDER BY table_id, seq")
    for number, seq, text in rows:
        action = json.loads(text)
        do = action["do"]
        if seq == 0:
            del action["do"]
            table = load_table(action)
            found[number] = Course(table, list(opened(table)))
            continue
        course = found[number]
        change = transition(course.table, load_action(action))
        course.table = change.table
        course.announcements += change.announcements
        course.deals += do == "deal"
    return list(found.values())


def hanging(place: str, seconds: float) -> tuple[list[str], list[int]]:
    """Return the tables whose time has been over, and the channels where something has waited, for this long."""
    before = time.time() - seconds
    stuck, silent = ask(
        place,
        "SELECT id, status, due_at FROM tables "
        f"WHERE status != 'closed' AND (due_at IS NULL OR due_at < {before:f}) ORDER BY id",
        f"SELECT DISTINCT channel_id FROM outbox JOIN tables ON tables.id = table_id WHERE at < {before:f}",
    )
    late = time.time()
    return [
        f"table {number} ({status}) waits for a moment that was over {late - (due or 0):.0f} s ago"
        for number, status, due in stuck
    ], [channel for (channel,) in silent]


def chips_created(place: str) -> list[str]:
    """Return the servers whose accounts do not add up to zero."""
    (rows,) = ask(place, "SELECT guild_id, SUM(balance) FROM accounts GROUP BY guild_id")
    return [f"server {guild} has {chips} chips too many" for guild, chips in rows if chips]


def matches_kept(place: str) -> Counter[str]:
    """Return how many matches are kept, and how many of them are what ratings and forgetting are about."""
    (rows,) = ask(
        place,
        "SELECT max(rated) > 0, max(results.humans) > 1, min(member_id) < 0 "
        "FROM matches JOIN results USING (table_id) GROUP BY table_id",
    )
    kinds = ("rated", "with several members", "with somebody who was forgotten")
    return Counter(kind for row in rows for kind, is_so in zip(kinds, row, strict=True) if is_so)


def waiting(place: str) -> Counter[int]:
    """Return how much waits to be told, by table."""
    return Counter(number for (number,) in ask(place, "SELECT table_id FROM outbox")[0])


def untrue_announcements(
    discord: Discord,
    found: Sequence[Course],
    waits: Counter[int],
    excused: set[int],
    *,
    cut_off: bool = False,
    forgotten: Collection[str] = (),
) -> tuple[int, list[str]]:
    """Compare what was told in every channel with what the journals say, thing by thing.

    Args:
        discord: where it was told.
        found: the tables.
        waits: how much still waits to be told, by table.
        excused: channels where Discord refused a message for good; the last announcements may be missing there.
        cut_off: whether posting was cut off when the process ended. What was just posted may still wait then: its
            nonce keeps it from being posted again.
        forgotten: the names of members who may have been forgotten: what was posted stays, and the journals have
            another name.

    Returns:
        how many things were told, and what is wrong.
    """
    wrong, told = [], 0
    nameless = _nameless(forgotten)
    tables: defaultdict[int, list[Course]] = defaultdict(list)
    for course in found:
        tables[course.table.channel].append(course)
    for channel, there in tables.items():
        posts = [each for each in discord.ever(channel) if (each.nonce or "").startswith("told-")]
        twice = [nonce for nonce, times in Counter(each.nonce for each in posts).items() if times > 1]
        wrong += [f"channel {channel}: {nonce} was posted more than once" for nonce in twice]
        left = {course.table.id: list(course.announcements) for course in there}
        for post in posts:
            count = next(
                (n for pending in left.values() if (n := _begins(pending, post, nameless)) and _take(pending, n)), 0
            )
            told += count
            if not count:
                wrong.append(f"channel {channel}: {post.nonce} tells what is not next in any journal: {post.text!r}")
        for number, pending in left.items():
            closed = next(each.table.status for each in there if each.table.id == number) is Status.CLOSED
            if len(pending) == waits[number] or (closed and channel in excused):
                continue
            if cut_off and len(pending) < waits[number] <= len(pending) + SHARE:
                continue
            untold = f"{len(pending)} things were not told, and {waits[number]} wait"
            wrong.append(f"table {number} in channel {channel}: {untold}")
    return told, wrong


def _nameless(forgotten: Collection[str]) -> Callable[[str], str]:
    """Return what calls all members alike who may have been forgotten."""
    names = re.compile("|".join([rf"{NEUTRAL}( \d+)?", *map(re.escape, sorted(forgotten, reverse=True))]))
    return partial(names.sub, NEUTRAL)


def _begins(pending: list[Announcement], post: Message, nameless: Callable[[str], str]) -> int:
    """Return how many announcements make up a post's text."""
    shown = [nameless(each["content"]) for each in walk(post.now.components) if each["type"] == TEXT]
    words = words_for("en-US")
    return next(
        (
            count
            for count in range(1, min(len(pending), SHARE) + 1)
            if [nameless(each) for each in _texts(announcements_message(pending[:count], words))] == shown
        ),
        0,
    )


def _texts(view: Layout) -> list[str]:
    return [each["content"] for each in walk(json.loads(text_of(view))) if each["type"] == TEXT]


def _take(pending: list[Announcement], count: int) -> bool:
    del pending[:count]
    return True


def bad_lines(log: Sequence[str]) -> list[str]:
    """Return the lines of a log that should not be there. Faults of Discord, or on the way there, are no errors."""
    wrong = []
    for line in log:
        if line.startswith(UNREACHABLE) or line.endswith(LOCKED):
            continue
        if not LINE.fullmatch(line):
            wrong.append(f"no line of the log's form: {line}")
        elif TOKENS.search(line) and HEADS not in line:
            wrong.append(f"a token or a secret: {line}")
        elif " ERROR " in line or " CRITICAL " in line or "Traceback" in line:
            wrong.append(line)
    return wrong


def was_cut_off(log: Sequence[str]) -> bool:
    """Return whether something was cut off when a process ended, from the last lines of its log."""
    return any(line.endswith(CUT_OFF) for line in log[-3:])
