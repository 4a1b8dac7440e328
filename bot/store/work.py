"""The unit of work: what services get of the database while they read, or change something in one transaction."""

from __future__ import annotations

from bot.store.application import ApplicationRepository
from bot.store.audit import AuditRepository
from bot.store.backend import Unit
from bot.store.bank import BankRepository
from bot.store.departures import DepartureRepository
from bot.store.doors import DoorRepository
from bot.store.emojis import EmojiRepository
from bot.store.fleet import FleetRepository
from bot.store.guild_settings import GuildSettingsRepository
from bot.store.house_rules import HouseRulesRepository
from bot.store.identities import IdentityRepository
from bot.store.journal import JournalRepository
from bot.store.leaderboard import LeaderboardRepository
from bot.store.ledger import LedgerRepository
from bot.store.lessons import LessonRepository
from bot.store.members import MemberRepository
from bot.store.outbox import OutboxRepository
from bot.store.people import PeopleRepository
from bot.store.posts import PostRepository
from bot.store.preferences import PreferenceRepository
from bot.store.profiles import ProfileRepository
from bot.store.ratings import RatingRepository
from bot.store.records import RecordRepository
from bot.store.results import ResultRepository
from bot.store.rows import RowsRepository
from bot.store.scores import ScoreRepository
from bot.store.seasons import SeasonRepository
from bot.store.standing import StandingRepository
from bot.store.tables import TableRepository
from bot.store.visits import VisitRepository
from bot.store.vitals import VitalsRepository


class Work:
    """A repository for each subject. What is written through them is committed together, or not at all."""

    def __init__(self, unit: Unit) -> None:
        """`unit`: what all of it goes through."""
        self.connection = unit.connection
        """Nothing outside `bot/store` uses it directly."""
        identities = IdentityRepository(unit)
        self.people = PeopleRepository(unit, identities)
        self.application = ApplicationRepository(unit)
        self.audit = AuditRepository(unit)
        self.bank = BankRepository(unit)
        self.departures = DepartureRepository(unit, self.people)
        self.doors = DoorRepository(unit, self.people)
        self.emojis = EmojiRepository(unit)
        self.fleet = FleetRepository(unit)
        self.guild_settings = GuildSettingsRepository(unit)
        self.house_rules = HouseRulesRepository(unit)
        self.journal = JournalRepository(unit)
        self.leaderboard = LeaderboardRepository(unit)
        self.ledger = LedgerRepository(unit, identities, self.people)
        self.lessons = LessonRepository(unit, self.people)
        self.members = MemberRepository(unit, self.people)
        self.outbox = OutboxRepository(unit)
        self.posts = PostRepository(unit)
        self.preferences = PreferenceRepository(unit, self.people)
        self.ratings = RatingRepository(unit)
        self.profiles = ProfileRepository(unit)
        self.records = RecordRepository(unit)
        self.results = ResultRepository(unit)
        self.rows = RowsRepository(unit)
        self.scores = ScoreRepository(unit)
        self.seasons = SeasonRepository(unit)
        self.standing = StandingRepository(unit)
        self.tables = TableRepository(unit, self.people)
        self.visits = VisitRepository(unit)
        self.vitals = VitalsRepository(unit)
