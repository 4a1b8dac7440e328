"""A closed table without one of its members: what is kept of it, with their id and their names replaced.

Pure functions over the JSON types that are stored. What is replaced everywhere alike is still true: the journal gives
the snapshot, the same chips move, and the same cards are dealt.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from itertools import count
from typing import Any

from bot.store.erasure import Json, Kept, Rewritten
from bot.tables.announcements import Announcement
from bot.tables.codec import dump_announcement, dump_table, load_action, load_table
from bot.tables.deals import opened
from bot.tables.table import Table
from bot.tables.transition import transition

NEUTRAL = "Somebody"
"""What a forgotten member is called; with a number if the name is taken."""
PEOPLE = ("host", "expected", "invited", "taken_back", "happenings")
"""Beside the seats, what of a snapshot names members. A damaged one may lack some of it."""


def without(kept: Kept, member: int, alias: int, names: Collection[str]) -> Rewritten:
    """Return a closed table without a member.

    Args:
        kept: the table.
        member: their id.
        alias: the number in place of their id.
        names: what they are or were called in the server.
    """
    before: Json = _read(kept.snapshot)
    rows = {seq: _read(text) for seq, text in kept.journal}
    announcements = [(number, _read(text)) for number, text in kept.announcements]
    neutral = _neutral(before, rows.values())
    names = {*names, *_names(rows.values(), member)}
    journal = {seq: _action(row, member, alias, names, neutral) for seq, row in rows.items()}
    changed = {seq: row for seq, row in journal.items() if row != rows[seq]}
    after = _replayed(journal.values())
    if after is None or len(after[0].seats) != len(before.get("seats", ())):
        # A damaged table: people are forgotten there too, as far as that goes.
        snapshot = _snapshot(before, member, alias, names, neutral)
    else:
        snapshot = _with_people_of(before, dump_table(after[0]))
    told: dict[int, Json | None] = {}
    if kept.pruned:
        return Rewritten(
            _snapshot(before, member, alias, names, neutral),
            changed,
            record=_renamed(kept.record, before, member, names, neutral),
        )
    if announcements:
        told = _pending(announcements, _dumped(_replayed(rows.values())), _dumped(after))
    return Rewritten(snapshot, changed, told)


def _renamed(record: str | None, snapshot: Json, member: int, names: Collection[str], neutral: str) -> str | None:
    """Return the record of an old match without a member's name: where they sat, or where they had left a seat."""
    if record is None:
        return None
    document = _read(record)
    theirs = [
        seat["member"] == member or (seat["member"] is None and seat["name"] in names) for seat in snapshot["seats"]
    ]
    players = [neutral if gone else name for name, gone in zip(document["players"], theirs, strict=True)]
    return json.dumps({**document, "players": players}, ensure_ascii=False)


def _read(text: str) -> dict[str, Any]:
    """Return what is stored as JSON; nothing where it is damaged: what nobody can read may name anybody."""
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _names(journal: Iterable[Json], member: int) -> set[str]:
    """Return what a member was called at a table."""
    return {row["name"] for row in journal if row.get("member") == member and row.get("do") in ("join", "take_seat")}


def _neutral(snapshot: Json, journal: Iterable[Json]) -> str:
    """Return a name that nobody ever had at this table."""
    taken = {seat.get("name") for seat in snapshot.get("seats", ())}
    for row in journal:
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
    if row.get("do") == "invite":
        changed["invited"] = _aliased(row.get("invited", ()), member, alias)
    if row.get("do") == "take_back" and row.get("taken") == member:
        changed["taken"] = alias
    if row.get("do") in ("close", "wind_up") and row.get("by") in names:
        changed["by"] = neutral
    return changed


def _snapshot(table: Json, member: int, alias: int, names: set[str], neutral: str) -> Json:
    """Return a snapshot with ids and names replaced where they stand. The seat that they left keeps their name."""
    seats = [
        {**seat, "member": alias if seat.get("member") == member else None, "name": neutral}
        if seat.get("member") == member or (seat.get("member") is None and seat.get("name") in names)
        else seat
        for seat in table.get("seats", ())
    ]
    happenings = [
        {**each, "name": neutral if each["name"] in names else each["name"]} for each in table.get("happenings", ())
    ]
    return {
        **table,
        "host": alias if table.get("host") == member else table.get("host"),
        "expected": _aliased(table.get("expected", ()), member, alias),
        **_invited(table, member, alias),
        "seats": seats,
        "happenings": happenings,
        **_tallied(table, member, alias),
    }


def _tallied(table: Json, member: int, alias: int) -> Json:
    """Return the story of a snapshot with a member's id replaced in its tallies; nothing where it has none."""
    story = table.get("story") or {}
    if not story.get("tallies"):
        return {}
    tallies = [{**each, "member": alias} if each.get("member") == member else each for each in story["tallies"]]
    return {"story": {**story, "tallies": tallies}}


def _invited(table: Json, member: int, alias: int) -> Json:
    """Return who was invited to a table, and whose seats were taken back there, as far as the snapshot says so."""
    changed: dict[str, Any] = {}
    if "invited" in table:
        changed["invited"] = _aliased(table["invited"], member, alias)
    if "taken_back" in table:
        changed["taken_back"] = [
            {who: alias if each == member else each for who, each in pair.items()} for pair in table["taken_back"]
        ]
    return changed


def _aliased(members: Iterable[int], member: int, alias: int) -> list[int]:
    return [alias if each == member else each for each in members]


def _with_people_of(snapshot: Json, other: Json) -> Json:
    """Return a snapshot with the people of another one of the same table; all else stays as it was kept."""
    seats = [
        {**seat, "member": again["member"], "name": again["name"]}
        for seat, again in zip(snapshot["seats"], other["seats"], strict=True)
    ]
    people = {name: other[name] for name in PEOPLE if name in snapshot}
    if snapshot.get("story"):
        people["story"] = {**snapshot["story"], "tallies": other["story"]["tallies"]}
    return {**snapshot, "seats": seats, **people}


def _replayed(journal: Iterable[Json]) -> tuple[Table, list[Announcement]] | None:
    """Return the table that a journal gives, and its announcements; None if it gives none."""
    announcements: list[Announcement] = []
    try:
        first, *others = journal
        table = load_table({name: value for name, value in first.items() if name != "do"})
        announcements += opened(table)
        for row in others:
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
