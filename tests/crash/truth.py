"""What must be true of a club after a kill: computed from its journals alone and compared with everything else."""

from __future__ import annotations

import json
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.chips.accounts import BANK, Kind, wallet
from bot.tables.announcements import Announcement
from bot.tables.codec import dump_announcement, load_action, load_table
from bot.tables.deals import opened
from bot.tables.table import Status, Table
from bot.tables.transition import transition
from tests.crash.paper import written
from tests.places import Rows, ask

WELCOME = 120
"""Chips in a new wallet: few enough that members have to ask the bank for more."""


@dataclass(slots=True)
class Replay:
    """A table's journal, played again as far as it goes."""

    table: Table
    rows: int = 1
    announcements: list[Any] = field(default_factory=list)


class Truth:
    """Follows a club from kill to kill. A journal only grows, so only its new rows are played."""

    def __init__(self, file: Path, place: str) -> None:
        """`file`: beside which the lives leave what they posted and asked for; `place`: their database."""
        self._file = file
        self._place = place
        self._replays: dict[int, Replay] = {}
        self._moved: Counter[tuple[str, int]] = Counter()
        self._undone: dict[int, int] = {}
        """Numbers of announcements that a restored copy knows nothing of, and when it was restored."""
        self._lost: set[int] = set()
        """Clicks that were granted, and that a restored copy knows nothing of."""
        self.actions = 0
        self.posts = 0
        self.doubles = 0

    def wrong(self) -> list[str]:
        """Return what is wrong."""
        journal, accounts, grants, outbox, counted = ask(self._place, _JOURNAL, _ACCOUNTS, _GRANTS, _OUTBOX, _COUNTED)
        self._replay(journal)
        return [*self._chips(accounts, grants), *self._announcements(outbox), *self._clicks(counted)]

    def restored(self, copy: Path) -> None:
        """Note that a copy has taken the file's place: what has happened since it was made is undone."""
        self._replays.clear()
        self._moved.clear()
        ((known,),), clicks = ask(str(copy), "SELECT last FROM counters WHERE name = 'announcements'", _COUNTED)
        counted = {number for (number,) in clicks}
        now = time.monotonic_ns()
        self._undone |= {line["number"]: now for line in written(self._file, "told") if line["number"] > known}
        self._lost |= {line["granted"] for line in written(self._file, "clicks") if "granted" in line} - counted

    def unfinished(self) -> list[int]:
        """Return the tables that are not closed."""
        return [number for number, replay in self._replays.items() if replay.table.status is not Status.CLOSED]

    def endings(self) -> Counter[str]:
        """Return how the tables ended."""
        return Counter(str(replay.table.ending) for replay in self._replays.values())

    def _replay(self, rows: Rows) -> None:
        self.actions = len(rows)
        for number, seq, text in rows:
            action = json.loads(text)
            if seq == 0:
                action.pop("do")
                if number not in self._replays:
                    table = load_table(action)
                    self._replays[number] = Replay(table, announcements=list(map(_as_told, opened(table))))
                continue
            replay = self._replays[number]
            if seq < replay.rows:
                continue
            change = transition(replay.table, load_action(action))
            replay.table, replay.rows = change.table, seq + 1
            replay.announcements += map(_as_told, change.announcements)
            for move in change.moves:
                self._moved[str(move.source.kind), move.source.owner] -= move.chips
                self._moved[str(move.target.kind), move.target.owner] += move.chips

    def _chips(self, accounts: Rows, grants: Rows) -> list[str]:
        """Compare every account with what journals, welcomes and the bank's orders add up to."""
        found = {(kind, owner): chips for kind, owner, chips in accounts}
        expected = Counter(self._moved)
        for kind, owner in found:
            if kind == Kind.WALLET:
                expected[kind, owner] += WELCOME
                expected[str(BANK.kind), BANK.owner] -= WELCOME
        for owner, chips in grants:
            expected[str(wallet(owner).kind), owner] += chips
            expected[str(BANK.kind), BANK.owner] -= chips
        for number, replay in self._replays.items():
            held = expected["escrow", number]
            if held != replay.table.escrow():
                return [f"table {number}: its journal leaves {held} chips in escrow"]
        return [
            f"{kind} {owner} has {found.get((kind, owner), 0)} chips and not {expected[kind, owner]}"
            for kind, owner in sorted(found.keys() | expected.keys())
            if found.get((kind, owner), 0) != expected[kind, owner]
        ]

    def _announcements(self, waiting: Rows) -> list[str]:
        """Compare what was posted (without doubles), and what is still to be posted, with the journals."""
        posted: dict[int, dict[str, Any]] = {}
        wrong = []
        told = sorted(written(self._file, "told"), key=lambda line: int(line["at"]))
        again = [line for line in told if line["at"] > self._undone.get(line["number"], line["at"])]
        wrong += [f"number {line['number']} was given again after a copy was restored" for line in again]
        told = [line for line in told if line["number"] not in self._undone]
        for line in told:
            first = posted.setdefault(line["number"], line)
            if {**first, "at": 0} != {**line, "at": 0}:
                wrong.append(f"number {line['number']} was given to two announcements")
        self.posts, self.doubles = len(posted), len(told) - len(posted)
        seen: dict[int, list[tuple[int, Any]]] = {}
        for number, line in posted.items():
            seen.setdefault(line["table"], []).append((number, line["what"]))
        for number, table, text in waiting:
            if number not in posted:
                seen.setdefault(table, []).append((number, json.loads(text)))
        for table, replay in self._replays.items():
            got = seen.pop(table, [])
            numbers = [number for number, _ in got]
            if numbers != sorted(numbers):
                wrong.append(f"table {table}: its announcements were posted out of order")
            if [what for _, what in got] != replay.announcements:
                expected = len(replay.announcements)
                wrong.append(f"table {table}: {len(got)} announcements, which are not the {expected} of its journal")
        return [*wrong, *(f"table {table}: announcements of a table that does not exist" for table in seen)]

    def _clicks(self, rows: Rows) -> list[str]:
        """Compare the clicks that were granted with those that counted, each once."""
        counted = Counter(number for (number,) in rows)
        clicks = written(self._file, "clicks")
        asked = {line["id"] for line in clicks if "do" in line}
        granted = {line["granted"] for line in clicks if "granted" in line}
        return [
            *(f"click {number} counts {count} times" for number, count in counted.items() if count > 1),
            *(
                f"click {number} was granted and did not count"
                for number in sorted(granted - self._lost - counted.keys())
            ),
            *(f"click {number} counts, and nobody made it" for number in sorted(counted.keys() - asked)),
        ]


def _as_told(announcement: Announcement) -> Any:
    return json.loads(json.dumps(dump_announcement(announcement)))


_JOURNAL = "SELECT table_id, seq, action FROM journal ORDER BY table_id, seq"
_OUTBOX = "SELECT id, table_id, announcement FROM outbox ORDER BY id"
_ACCOUNTS = "SELECT kind, owner, balance FROM accounts"
_GRANTS = """
    SELECT owner, chips FROM transfers JOIN accounts ON accounts.id = target_id WHERE reason = 'grant'
"""
_COUNTED = """
    SELECT interaction_id FROM journal WHERE interaction_id IS NOT NULL
    UNION ALL SELECT interaction_id FROM transfers WHERE interaction_id IS NOT NULL
"""
