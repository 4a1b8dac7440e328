"""What there is to judge a bot by: its database, its journals played again, and what others saw of it.

`promises.py` says what must be true of it.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from bot.chips.accounts import Account, Kind
from bot.daily.course import Act
from bot.store.people.people import PersonRow
from bot.tables.model.announcements import Announcement, Commitments
from bot.tables.model.codec import load_action, load_table
from bot.tables.model.deals import commitments
from bot.tables.model.people import People
from bot.tables.model.table import Match, Table
from bot.tables.transitions.transition import transition
from engine.daily import DayDeal
from engine.game import Done
from tests.places import Rows, ask

Owner = tuple[int, str, int]
"""Whose chips they are: a server, the kind of the account, and its owner there, of a wallet a person's key."""

JOURNAL = "SELECT table_id, seq, action, interaction_id FROM journal ORDER BY table_id, seq"
ACCOUNTS = "SELECT guild_id, kind, owner, balance FROM accounts"
TRANSFERS = """
    SELECT moved.guild_id, source.kind, source.owner, target.kind, target.owner,
        moved.chips, moved.table_id, moved.interaction_id
    FROM transfers AS moved JOIN accounts AS source ON source.id = source_id
    JOIN accounts AS target ON target.id = target_id ORDER BY moved.id
"""
PEOPLE = "SELECT person, member_id, name FROM people"
VISITS = "SELECT table_id, person FROM visits ORDER BY person"
ATTEMPTS = """
    SELECT attempts.id, attempts.day, secret, person, first, state, acts, decision, rounds, points
    FROM attempts JOIN days ON days.day = attempts.day ORDER BY attempts.id
"""
OUTBOX = "SELECT table_id, announcement, skipped_at FROM outbox ORDER BY id"


@dataclass(slots=True)
class Course:
    """A table's journal, played again as far as it goes."""

    table: Table
    people: People
    """Whom the journal names, also those who were forgotten since."""
    left: People = field(default_factory=People)
    """The same people as the bot knows them now: a forgotten one is somebody."""
    rows: int = 1
    announcements: list[Announcement] = field(default_factory=list)
    deals: int = 0
    moved: Counter[Owner] = field(default_factory=Counter)
    deciders: defaultdict[int, set[int | None]] = field(default_factory=lambda: defaultdict(set))
    """Who had to decide what, by the decision's number: several if a seat changed hands, None for a computer player."""

    def follow(self, action: dict[str, Any], people: People) -> None:
        """Play the next row."""
        change = transition(self.table, load_action(action, people))
        self.people = people
        self.table, self.rows = change.table, self.rows + 1
        self.announcements += change.announcements
        self.deals += action["do"] == "deal"
        for move in change.moves:
            self.moved[self._owner(move.source)] -= move.chips
            self.moved[self._owner(move.target)] += move.chips
        self.note()

    def _owner(self, account: Account) -> Owner:
        owner = self.people.key(account.owner) if account.kind is Kind.WALLET else account.owner
        return self.table.guild, str(account.kind), owner

    def note(self) -> None:
        """Note who has to decide now."""
        if isinstance(self.table, Match) and (at := self.table.acting()) is not None:
            self.deciders[self.table.decision].add(self.table.seats[at].member)


@dataclass(frozen=True, slots=True)
class Attempt:
    """How far a member is with the deal of a day, as it is stored."""

    number: int
    deal: DayDeal
    person: int
    first: bool
    state: Any
    acts: list[Act]
    decision: int
    rounds: list[int]
    points: int | None

    def played_again(self) -> list[Done]:
        """Make the same choices at the same deal, as far as they go."""
        done: list[Done] = []

        def choice(_state: Any, _seat: int) -> Any:
            return self.deal.game.codec.load_action(self.acts[len(done)][1])

        for taken in self.deal.go_on(self.deal.begin(), choice):
            done.append(taken)
            if len(done) == len(self.acts):
                break
        return done


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
    members: Mapping[int, int | None]
    """The ids of members by their keys, also of those who were forgotten since."""
    attempts: Sequence[Attempt] = ()
    """Everybody's, at the deal of every day."""
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
    def paid(self) -> dict[int | None, list[int]]:
        """What each member has paid for seats so far, one number a movement."""
        wallets = (owner for (_, kind, owner) in self.accounts if kind == Kind.WALLET)
        found: dict[int | None, list[int]] = {self.members[owner]: [] for owner in wallets}
        for _, kind, owner, _, _, chips, *_ in self.transfers:
            if kind == Kind.WALLET:
                found[self.members[owner]].append(chips)
        return found

    @property
    def expected(self) -> Counter[Owner]:
        """What every account should have: what journals moved, and what was moved without any table."""
        found: Counter[Owner] = Counter()
        for course in self.courses.values():
            found.update(course.moved)
        for guild, source, whose, target, whom, chips, table, _ in self.transfers:
            if table is None:
                found[guild, source, whose] -= chips
                found[guild, target, whom] += chips
        return found


class Reader:
    """Reads a database again and again. Journals only grow, so only their new rows are played."""

    courses: dict[int, Course]
    _known: dict[int, PersonRow]
    """Everybody by their key, as they were known last: nobody can tell after they were forgotten."""

    def __init__(self, place: str) -> None:
        self._place = place
        self.forget()

    def forget(self) -> None:
        """Begin anew: another database is in this one's place."""
        self.courses, self._known = {}, {}

    def look(self) -> Seen:
        """Read it; waits for the answer."""
        asked = (JOURNAL, ACCOUNTS, TRANSFERS, OUTBOX, PEOPLE, VISITS, ATTEMPTS)
        journal, accounts, transfers, outbox, people, visits, attempts = ask(self._place, *asked)
        now = {person: PersonRow(person, member, name and name.rstrip(" ")) for person, member, name in people}
        self._known = now | {key: each for key, each in self._known.items() if now[key].member is None}
        there: defaultdict[int, list[int]] = defaultdict(list)
        for table, person in visits:
            there[table].append(person)
        named = {table: People(self._known[each] for each in those) for table, those in there.items()}
        for number, seq, text, _ in journal:
            if number not in self.courses:
                self.courses[number] = _begun(json.loads(text), named[number])
            elif seq >= self.courses[number].rows:
                self.courses[number].follow(json.loads(text), named[number])
        for number, course in self.courses.items():
            course.left = People(now[each] for each in there[number])
        waiting: defaultdict[int, list[Any]] = defaultdict(list)
        for number, text, _ in outbox:
            waiting[number].append(json.loads(text))
        return Seen(
            courses=self.courses,
            accounts={(guild, kind, owner): chips for guild, kind, owner, chips in accounts},
            transfers=transfers,
            outbox=waiting,
            skipped=sum(skipped is not None for *_, skipped in outbox),
            counted=Counter(row[-1] for row in (*journal, *transfers) if row[-1] is not None),
            members={person: each.member for person, each in self._known.items()},
            attempts=[_attempt(*row) for row in attempts],
        )


def _begun(action: dict[str, Any], people: People) -> Course:
    del action["do"]
    table = load_table(action, people)
    course = Course(table, people, announcements=[Commitments(commitments(table))])
    course.note()
    return course


def _attempt(  # a row of `ATTEMPTS`
    number: int, day: str, secret: str, person: int, first: bool, state: str, acts: str, decision: int, *brought: Any
) -> Attempt:
    rounds, points = brought
    played = json.loads(state), json.loads(acts), decision, json.loads(rounds), points
    return Attempt(number, DayDeal(date.fromisoformat(day), bytes.fromhex(secret)), person, bool(first), *played)
