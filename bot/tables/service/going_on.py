"""How a table continues if the database has lost what was played since some moment, though people may have seen it.

A round under way begins again, from the chips that it began with, and all coming rounds are dealt from new secrets.
"""

from collections.abc import Sequence

from bot.store.tables.journal import JournalRow
from bot.tables.model.actions import Restored
from bot.tables.model.deals import Entropy, new_secrets
from bot.tables.model.people import People
from bot.tables.model.table import Match, Table
from bot.tables.transitions.replaying import replayed

LEAST, MOST = 1_000_000, 1_000_000_000
"""The range of how many numbers are skipped that may have been given since the copy was made: channels may have buttons
with them."""


def leap(entropy: Entropy) -> int:
    """Return how many numbers to skip after a copy.

    It is random: the same copy may be restored twice, and numbers from after the first time must not be given again,
    whatever the clock says.
    """
    return LEAST + int.from_bytes(entropy(8)) % (MOST - LEAST)


def going_on(rows: Sequence[JournalRow], people: People, copied_at: float, omitted: int, entropy: Entropy) -> Restored:
    """Return the action for a table that continues from a copy, from the rows of its journal."""
    now, *later = [each.after for each in replayed((row.action for row in rows), people)]
    begins = now
    for now in later:
        if not _in_round(now):
            begins = now
    match, before = None, ""
    if isinstance(begins, Match):
        before = begins.entropy
        match = begins.rules_of_play.codec.dump(begins.state) if _in_round(now) else None
    return Restored(copied_at, omitted, begins.dealt + 1, new_secrets(entropy), before, match)


def _in_round(table: Table) -> bool:
    """Return whether a round has begun, and is not over."""
    return isinstance(table, Match) and not table.between_rounds
