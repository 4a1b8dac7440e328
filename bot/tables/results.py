"""What a match has brought its members, from the table as it closes and from all chips that moved there.

It is written when the table closes (`bot/tables/writer.py`), and computed anew by the audit. What is won from
computer players alone is known by `humans`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.chips.accounts import Kind, Move, Reason
from bot.store.results import LEFT, ResultRow
from bot.tables.table import Table

SEATED = frozenset({Reason.SEAT_SOLD, Reason.SEAT_BOUGHT})
"""Why chips move for members who have sat at a match."""


def results(before: Table, after: Table, moves: Iterable[Move]) -> list[ResultRow]:
    """Return what a match has brought the members who have sat at it, by their ids; nothing if none was begun.

    Members who got up in the lobby have all their chips back, and no result. Nor has a member who was forgotten.

    Args:
        before: the table before the action that closed it,
        after: and closed.
        moves: all chips that have moved for the table.
    """
    if before.match is None or after.ending is None:
        return []
    net: Counter[int] = Counter()
    there = set(before.members())
    for move in moves:
        for account, chips in ((move.target, move.chips), (move.source, -move.chips)):
            if account.kind == Kind.WALLET:
                net[account.owner] += chips
                if move.reason in SEATED:
                    there.add(account.owner)
    there |= {member for member, chips in net.items() if chips}
    seated = len(before.members())
    humans = seated if after.fewest is None else min(after.fewest, seated)
    staying = set(after.members())
    return [
        ResultRow(member, str(after.ending) if member in staying else LEFT, net[member], humans)
        for member in sorted(there)
        if member > 0
    ]
