"""What is promised to everybody, whatever is done at a table and whatever fails meanwhile. Each promise once.

A promise takes what there is to be seen and yields what breaks it. What no harness has noted breaks nothing. A promise
that is kept too late is kept: harnesses report that apart.
"""

import re
from collections import Counter
from collections.abc import Iterator

from bot.chips.accounts import Kind
from bot.tables.model.codec import dump_announcement
from bot.tables.model.table import Ending, Status
from tests.chaos.evidence import Seen

LINE = re.compile(
    r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} (DEBUG|INFO|WARNING|ERROR|CRITICAL) +[\w.]+( \[table \d+\])?: .*"
)
"""A line of the log."""
ENDINGS = re.compile(
    r"Discord cannot be reached \("
    r"|The database .* cannot be used: "
    r"|The database failed while the bot started: "
    r"|.* was declared lost: other processes have its servers now; it starts again"
)
"""How the sentence begins with which a process ends that finds no gateway or no database, or stood still for long."""
HEADS = ": the chain of movements stands at "
"""What stands in a line that tells a chain's hashes, which look like secrets and are none."""
TOKENS = re.compile(r"[0-9a-f]{32}|a\.wire\.token")
"""What may be in no line: the small Discord's tokens, and secrets."""


def no_chip_is_made_or_lost(seen: Seen) -> Iterator[str]:
    """The accounts of each server add up to nothing, and the audit finds nothing."""
    sums: Counter[int] = Counter()
    for (guild, _, _), chips in seen.accounts.items():
        sums[guild] += chips
    yield from (f"server {guild} has {chips} chips too many" for guild, chips in sums.items() if chips)
    yield from seen.audit


def chips_are_where_the_journals_put_them(seen: Seen) -> Iterator[str]:
    """Every account has what journals, welcomes and the bank's orders add up to."""
    for owner in seen.accounts.keys() | seen.expected.keys():
        found, expected = seen.accounts.get(owner, 0), seen.expected[owner]
        if found != expected:
            yield f"{owner} has {found} chips and not {expected}"


def what_is_in_escrow_lies_on_the_table(seen: Seen) -> Iterator[str]:
    """A table's escrow is what its journal left on the table."""
    for number, course in seen.courses.items():
        held = seen.accounts.get((course.table.guild, str(Kind.ESCROW), number), 0)
        if held != course.table.escrow():
            yield f"table {number}: {held} chips in escrow, and {course.table.escrow()} on the table"


def the_bank_neither_wins_nor_loses(seen: Seen) -> Iterator[str]:
    """No table moves chips from the bank, or to it as long as there is a channel in which they can stay."""
    for _, source, _, target, _, chips, table, _ in seen.transfers:
        course = seen.courses.get(table)
        gone = course is not None and course.table.ending is Ending.CHANNEL_GONE
        if table is not None and (source == Kind.BANK or (target == Kind.BANK and not gone)):
            yield f"table {table}: {chips} chips from {source} to {target}"


def the_price_pressed_is_the_price_paid(seen: Seen) -> Iterator[str]:
    """Nobody pays a price that they did not press."""
    if seen.agreed is not None:
        for member, prices in seen.paid.items():
            if prices != list(seen.agreed.get(member, ())):
                yield f"member {member} has paid {prices} and pressed {seen.agreed.get(member)}"


def a_day_is_what_was_played(seen: Seen) -> Iterator[str]:
    """An attempt at the deal of a day is what its player chose, and what that day answers anybody to it."""
    for each in seen.attempts:
        codec, done = each.deal.game.codec, each.played_again()
        whose = f"attempt {each.number} of person {each.person} at {each.deal.day}"
        if [[taken.seat, codec.dump_action(taken.action)] for taken in done] != each.acts:
            yield f"{whose}: others would have been answered otherwise"
        elif codec.dump(done[-1].step.state) != each.state or list(each.deal.by_round(done)) != each.rounds:
            yield f"{whose} is not where its choices lead"
        elif each.points != (sum(each.rounds) if each.deal.is_over(done[-1].step.state) else None):
            yield f"{whose} has {each.points} points"


def a_click_counts_once(seen: Seen) -> Iterator[str]:
    """No click counts twice, and none that nobody made."""
    yield from (f"click {number} counts {count} times" for number, count in seen.counted.items() if count > 1)
    if seen.asked is not None:
        yield from (f"click {number} counts, and nobody made it" for number in seen.counted.keys() - seen.asked)


def what_is_granted_counts(seen: Seen) -> Iterator[str]:
    """What a member was told is done is in the journal."""
    for number, what in seen.granted.items():
        if number not in seen.counted:
            yield f"{what} ({number}) was granted and did not count"


def a_click_is_answered_once(seen: Seen) -> Iterator[str]:
    """Nobody is answered a second time."""
    yield from (f"{who} was answered twice" for who in seen.twice)


def what_a_table_tells_is_told_once(seen: Seen) -> Iterator[str]:
    """Posts tell what journals say, thing by thing and in order, and what is not told waits to be."""
    yield from seen.untold
    for number, course in seen.courses.items():
        waits = seen.outbox.get(number, [])
        last = course.announcements[len(course.announcements) - len(waits) :]
        if waits != [dump_announcement(each, course.people) for each in last]:
            yield f"table {number}: what waits to be told is not what its journal says last"
        if seen.at_rest and seen.told.get(number, 0) + len(waits) != len(course.announcements):
            told = f"{seen.told.get(number, 0)} told, {len(waits)} wait"
            yield f"table {number}: {told}, and its journal says {len(course.announcements)} things"


def nobody_sees_anothers_hand(seen: Seen) -> Iterator[str]:
    """The buttons of a decision are shown to the member who has to decide."""
    for member, table, decision, text in seen.hands:
        course = seen.courses.get(table)
        deciders = {member} if course is None else course.deciders.get(decision, {member})
        if member not in deciders:
            yield f"table {table}: member {member} was shown decision {decision} of {deciders}: {text!r}"


def boards_show_what_the_database_says(seen: Seen) -> Iterator[str]:
    """A board, drawn again from the database, is what Discord shows."""
    yield from seen.stale


def every_table_comes_to_rest(seen: Seen) -> Iterator[str]:
    """Tables close when everybody has gone, and nothing waits to be told then."""
    if seen.at_rest:
        for number, course in seen.courses.items():
            if course.table.status is not Status.CLOSED:
                yield f"table {number} is {course.table.status}, and does not close"
        waits = sum(map(len, seen.outbox.values())) - seen.skipped
        if waits:
            yield f"{waits} things wait to be told"


def discord_takes_everything(seen: Seen) -> Iterator[str]:
    """Discord refuses nothing that the bot sends because of its form."""
    yield from (f"Discord refuses {each}" for each in seen.refused)


def the_log_is_clean(seen: Seen) -> Iterator[str]:
    """No line tells of an error, none a secret. Faults of Discord, or on the way there, are no errors."""
    for line in seen.log:
        if ENDINGS.search(line):
            continue
        if not LINE.fullmatch(line):
            yield f"no line of the log's form: {line}"
        elif TOKENS.search(line) and HEADS not in line:
            yield f"a token or a secret: {line}"
        elif " ERROR " in line or " CRITICAL " in line or "Traceback" in line:
            yield line


def processes_end_as_asked_and_come_back(seen: Seen) -> Iterator[str]:
    """A process that is asked to end says that it did, and somebody answers in its servers again."""
    yield from seen.ends


PROMISES = (
    no_chip_is_made_or_lost,
    chips_are_where_the_journals_put_them,
    what_is_in_escrow_lies_on_the_table,
    the_bank_neither_wins_nor_loses,
    the_price_pressed_is_the_price_paid,
    a_day_is_what_was_played,
    a_click_counts_once,
    what_is_granted_counts,
    a_click_is_answered_once,
    what_a_table_tells_is_told_once,
    nobody_sees_anothers_hand,
    boards_show_what_the_database_says,
    every_table_comes_to_rest,
    discord_takes_everything,
    the_log_is_clean,
    processes_end_as_asked_and_come_back,
)


def broken(seen: Seen) -> list[str]:
    """Return what breaks a promise, each with the promise's name."""
    return [f"{each.__name__}: {what}" for each in PROMISES for what in each(seen)]
