"""A closed table without one of its members: what is kept of it, with their id and their names replaced.

Pure functions over the JSON types that are stored. What is replaced everywhere alike is still true: the journal gives
the snapshot, the same chips move, and the same cards are dealt.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count

from bot.store.erasure import Json, Kept, Rewritten
from bot.tables.announcements import Announcement
from bot.tables.codec import dump_announcement, dump_table, load_action, load_table
from bot.tables.table import Table
from bot.tables.transition import transition

NEUTRAL = "Somebody"
"""What a forgotten member is called; with a number if the name is taken."""


def mentions(row: Json, member: int) -> bool:
    """Return whether a row of a journal, or a snapshot, has a member's id in it."""
    there = [row.get("member"), row.get("host"), *row.get("expected", ()), *_members(row)]
    return member in there


def names_of(journal: Iterable[Json], member: int) -> set[str]:
    """Return what a member was called at a table."""
    return {row["name"] for row in journal if row.get("member") == member and row.get("do") in ("join", "take_seat")}


def without(kept: Kept, member: int, alias: int, names: set[str]) -> Rewritten:
    """Return a closed table without a member.

    Args:
        kept: the table.
        member: their id.
        alias: the number in place of their id.
        names: what they are or were called in the server.
    """
    neutral = _neutral(kept)
    names = names | names_of(kept.journal, member)
    journal = [_action(row, member, alias, names, neutral) for row in kept.journal]
    changed = {seq: row for seq, row in enumerate(journal) if row != kept.journal[seq]}
    after = _replayed(journal)
    if after is None or len(after[0].seats) != len(kept.snapshot["seats"]):
        # A damaged table: people are forgotten there too, as far as that goes.
        snapshot = _snapshot(kept.snapshot, member, alias, names, neutral)
    else:
        snapshot = _with_people_of(kept.snapshot, dump_table(after[0]))
    announcements: dict[int, Json | None] = {}
    if kept.announcements:
        before = _replayed(kept.journal)
        announcements = _pending(kept.announcements, _dumped(before), _dumped(after))
    return Rewritten(snapshot, changed, announcements)


def closed_by(row: Json, names: set[str]) -> Json | None:
    """Return the row or announcement of a closing without the name of the member who stopped the table.

    None if it names none of these.
    """
    return {**row, "by": NEUTRAL} if row.get("by") in names and "reason" in row else None


def _members(row: Json) -> list[int | None]:
    return [seat.get("member") for seat in row.get("seats", ())]


def _neutral(kept: Kept) -> str:
    """Return a name that nobody ever had at this table."""
    taken = {seat["name"] for seat in kept.snapshot["seats"]}
    for row in kept.journal:
        taken |= {row.get("name"), *row.get("computers", ())}
    names = (NEUTRAL if number == 1 else f"{NEUTRAL} {number}" for number in count(1))
    return next(name for name in names if name not in taken)


def _action(row: Json, member: int, alias: int, names: set[str], neutral: str) -> Json:
    if row.get("do") == "open":
        return _snapshot(row, member, alias, names, neutral)
    changed = dict(row)
    if row.get("member") == member:
        changed["member"] = alias
        if row["do"] in ("join", "take_seat"):
            changed["name"] = neutral
    if row.get("do") == "close" and row["by"] in names:
        changed["by"] = neutral
    return changed


def _snapshot(table: Json, member: int, alias: int, names: set[str], neutral: str) -> Json:
    """Return a snapshot with ids and names replaced where they stand. The seat that they left keeps their name."""
    seats = [
        {**seat, "member": alias if seat["member"] == member else seat["member"], "name": neutral}
        if seat["member"] == member or (seat["member"] is None and seat["name"] in names)
        else seat
        for seat in table["seats"]
    ]
    happenings = [
        {**each, "name": neutral if each["name"] in names else each["name"]} for each in table.get("happenings", ())
    ]
    return {
        **table,
        "host": alias if table["host"] == member else table["host"],
        "expected": [alias if each == member else each for each in table["expected"]],
        "seats": seats,
        "happenings": happenings,
    }


def _with_people_of(snapshot: Json, other: Json) -> Json:
    """Return a snapshot with the people of another one of the same table; all else stays as it was kept."""
    seats = [
        {**seat, "member": again["member"], "name": again["name"]}
        for seat, again in zip(snapshot["seats"], other["seats"], strict=True)
    ]
    return {**snapshot, "seats": seats, **{name: other[name] for name in ("host", "expected", "happenings")}}


def _replayed(journal: Sequence[Json]) -> tuple[Table, list[Announcement]] | None:
    """Return the table that a journal gives, and its announcements; None if it gives none."""
    announcements: list[Announcement] = []
    try:
        table = load_table({name: value for name, value in journal[0].items() if name != "do"})
        for row in journal[1:]:
            change = transition(table, load_action(dict(row)))
            table = change.table
            announcements += change.announcements
    except Exception:  # noqa: BLE001 - damaged data may fail in any way, and `check` tells of it
        return None
    return table, announcements


def _dumped(replayed: tuple[Table, list[Announcement]] | None) -> list[Json]:
    return [] if replayed is None else [dump_announcement(each) for each in replayed[1]]


def _pending(pending: Sequence[tuple[int, Json]], before: list[Json], after: list[Json]) -> dict[int, Json | None]:
    """Return what becomes of the announcements that are not posted: these are the last of a journal's.

    If they are others, nobody can tell which names in them are whose, and they are not told any more.
    """
    last = len(before) - len(pending)
    if last < 0 or len(before) != len(after) or [each for _, each in pending] != before[last:]:
        return dict.fromkeys((number for number, _ in pending), None)
    return {number: again for (number, each), again in zip(pending, after[last:], strict=True) if again != each}
