"""What there is to judge a bot by: its database, its journals played again, and what others saw of it.

`promises.py` says what must be true of it.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.chips.accounts import Kind
from bot.tables.announcements import Announcement
from bot.tables.codec import dump_announcement, load_action, load_table
from bot.tables.deals import opened
from bot.tables.people import People
from bot.tables.table import Table
from bot.tables.transition import transition
from tests.places import Rows, ask

Owner = tuple[int, str, int]
"""Whose chips they are: a server, the kind of the account, and its owner there."""

JOURNAL = "SELECT table_id, seq, action, interaction_id FROM journal ORDER BY table_id, seq"
ACCOUNTS = "SELECT guild_id, kind, owner, balance FROM accounts"
TRANSFERS = """
    SELECT moved.guild_id, source.kind, source.owner, target.kind, target.owner,
        moved.chips, moved.table_id, moved.interaction_id
    FROM transfers AS moved JOIN accounts AS source ON source.id = source_id
    JOIN accounts AS target ON target.id = target_id ORDER BY moved.id
"""
PEOPLE = "SELECT person, member_id FROM people"
NAMED = "SELECT table_id, person, member_id, name FROM visits JOIN people USING (person) ORDER BY person"
OUTBOX = "SELECT table_id, announcement, skipped_at FROM outbox ORDER BY id"


@dataclass(slots=True)
class Course:
    """A table's journal, played again as far as it goes."""

    table: Table
    people: People
    """Whom the journal names."""
    rows: int = 1
    announcements: list[Announcement] = field(default_factory=list)
    deals: int = 0
    moved: Counter[Owner] = field(default_factory=Counter)
    deciders: defaultdict[int, set[int | None]] = field(default_factory=lambda: defaultdict(set))
    """Who had to decide what, by the decision's number: several if a seat changed hands, None for a computer player."""

    def follow(self, action: dict[str, Any]) -> None:
        """Play the next row."""
        change = transition(self.table, load_action(action, self.people))
        self.table, self.rows = change.table, self.rows + 1
        self.announcements += change.announcements
        self.deals += action["do"] == "deal"
        guild = self.table.guild
        for move in change.moves:
            self.moved[guild, str(move.source.kind), move.source.owner] -= move.chips
            self.moved[guild, str(move.target.kind), move.target.owner] += move.chips
        self.note()

    def note(self) -> None:
        """Note who has to decide now."""
        at = self.table.acting()
        if at is not None:
            self.deciders[self.table.decision].add(self.table.seats[at].member)


@dataclass(slots=True)
class Seen:
    """A database at one moment, and what others know of the bot at that moment or a little before."""

    courses: Mapping[int, Course]
    accounts: Mapping[Owner, int]
    transfers: Rows
    outbox: Mapping[int, list[Any]]
    """What waits to be told, by table."""
    skipped: int
    """How much Discord has refused for good."""
    counted: Counter[int]
    """How often each interaction counts."""
    audit: Sequence[str] = ()
    asked: Collection[int] | None = None
    """The ids of all interactions; None where nobody has noted them."""
    granted: Mapping[int, str] = field(default_factory=dict)
    """What members were told is done, by the interaction, but for what a restored copy cannot know."""
    twice: Sequence[str] = ()
    """Who was answered twice though their click came once."""
    untold: Sequence[str] = ()
    """What posts told that is not next in a journal, or that was told before."""
    hands: Collection[tuple[int, int, int, str]] = ()
    """Who was shown the buttons of a decision: a member, the table, its number, and what the message said."""
    stale: Sequence[str] = ()
    """Boards that do not show what the database says, though there was time."""
    refused: Sequence[str] = ()
    """What Discord does not take."""
    log: Sequence[str] = ()
    ends: Sequence[str] = ()
    """How processes have ended, or come up, that should not have."""
    agreed: Mapping[int, Sequence[int]] | None = None
    """The prices that each member has pressed, None where nobody has noted them."""
    at_rest: bool = False
    """Whether everybody has gone, and there was time for everything to come to its end."""
    told: Mapping[int, int] = field(default_factory=dict)
    """How many announcements of each table were posted, where it matters: at rest."""

    @property
    def paid(self) -> dict[int, list[int]]:
        """What each member has paid for seats so far, one number a movement."""
        found: dict[int, list[int]] = {owner: [] for (_, kind, owner) in self.accounts if kind == Kind.WALLET}
        for _, kind, owner, _, _, chips, *_ in self.transfers:
            if kind == Kind.WALLET:
                found[owner].append(chips)
        return found

    @property
    def expected(self) -> Counter[Owner]:
        """What every account should have: what journals moved, and what was moved without any table."""
        found: Counter[Owner] = Counter()
        for course in self.courses.values():
            for (guild, kind, owner), chips in course.moved.items():
                found[guild, kind, owner] += chips
        for guild, source, whose, target, whom, chips, table, _ in self.transfers:
            if table is None:
                found[guild, source, whose] -= chips
                found[guild, target, whom] += chips
        return found


class Reader:
    """Reads a database again and again. Journals only grow, so only their new rows are played."""

    def __init__(self, place: str) -> None:
        self._place = place
        self._courses: dict[int, Course] = {}
        self._nobody: set[int] = set()

    def forget(self) -> None:
        """Play all journals anew: a copy was restored, or somebody was forgotten."""
        self._courses = {}

    def look(self) -> Seen:
        """Read it; waits for the answer. Owners of wallets are members, below zero where nobody knows them any more."""
        asked = (JOURNAL, ACCOUNTS, TRANSFERS, OUTBOX, PEOPLE, NAMED)
        journal, accounts, transfers, outbox, people, named = ask(self._place, *asked)
        members = {person: -person if member is None else member for person, member in people}
        nobody = {member for member in members.values() if member < 0}
        if nobody != self._nobody:
            self._nobody = nobody
            self.forget()
        there: defaultdict[int, list[tuple[int, int | None, str | None]]] = defaultdict(list)
        for table, person, member, name in named:
            there[table].append((person, member, None if name is None else name.rstrip(" ")))
        self._play(journal, {table: People(those) for table, those in there.items()})

        def owner(kind: str, number: int) -> int:
            return members[number] if kind == Kind.WALLET else number

        transfers = [
            (guild, source, owner(source, whose), target, owner(target, whom), *rest)
            for guild, source, whose, target, whom, *rest in transfers
        ]
        waiting: defaultdict[int, list[Any]] = defaultdict(list)
        for number, text, _ in outbox:
            waiting[number].append(json.loads(text))
        return Seen(
            courses=self._courses,
            accounts={(guild, kind, owner(kind, number)): chips for guild, kind, number, chips in accounts},
            transfers=transfers,
            outbox=waiting,
            skipped=sum(skipped is not None for *_, skipped in outbox),
            counted=Counter(row[-1] for row in (*journal, *transfers) if row[-1] is not None),
        )

    def _play(self, journal: Rows, people: Mapping[int, People]) -> None:
        for number, seq, text, _ in journal:
            course = self._courses.get(number)
            if course is None:
                self._courses[number] = _begun(json.loads(text), people[number])
            elif seq >= course.rows:
                course.people = people[number]
                course.follow(json.loads(text))


def as_told(announcement: Announcement, people: People) -> Any:
    """Return an announcement as the outbox has it."""
    return json.loads(json.dumps(dump_announcement(announcement, people)))


def _begun(action: dict[str, Any], people: People) -> Course:
    del action["do"]
    table = load_table(action, people)
    course = Course(table, people, announcements=list(opened(table)))
    course.note()
    return course
