"""The unit of work: what services get of the database while they read, or change something in one transaction."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.application import ApplicationRepository
from bot.store.audit import AuditRepository
from bot.store.bank import BankRepository
from bot.store.departures import DepartureRepository
from bot.store.doors import DoorRepository
from bot.store.emojis import EmojiRepository
from bot.store.erasure import ErasureRepository
from bot.store.guild_settings import GuildSettingsRepository
from bot.store.house_rules import HouseRulesRepository
from bot.store.journal import JournalRepository
from bot.store.leaderboard import LeaderboardRepository
from bot.store.ledger import LedgerRepository
from bot.store.lessons import LessonRepository
from bot.store.members import MemberRepository
from bot.store.outbox import OutboxRepository
from bot.store.posts import PostRepository
from bot.store.preferences import PreferenceRepository
from bot.store.profiles import ProfileRepository
from bot.store.ratings import RatingRepository
from bot.store.records import RecordRepository
from bot.store.results import ResultRepository
from bot.store.scores import ScoreRepository
from bot.store.seasons import SeasonRepository
from bot.store.tables import TableRepository
from bot.store.visits import VisitRepository
from bot.store.vitals import VitalsRepository


class Work:
    """A repository for each subject. What is written through them is committed together, or not at all."""

    def __init__(self, connection: AsyncConnection) -> None:
        """`connection`: the one that all of it goes through. Nothing outside `bot/store` uses it directly."""
        self.connection = connection
        self.application = ApplicationRepository(connection)
        self.audit = AuditRepository(connection)
        self.bank = BankRepository(connection)
        self.departures = DepartureRepository(connection)
        self.doors = DoorRepository(connection)
        self.emojis = EmojiRepository(connection)
        self.guild_settings = GuildSettingsRepository(connection)
        self.house_rules = HouseRulesRepository(connection)
        self.journal = JournalRepository(connection)
        self.leaderboard = LeaderboardRepository(connection)
        self.ledger = LedgerRepository(connection)
        self.lessons = LessonRepository(connection)
        self.members = MemberRepository(connection)
        self.outbox = OutboxRepository(connection)
        self.posts = PostRepository(connection)
        self.preferences = PreferenceRepository(connection)
        self.ratings = RatingRepository(connection)
        self.profiles = ProfileRepository(connection)
        self.records = RecordRepository(connection)
        self.results = ResultRepository(connection)
        self.scores = ScoreRepository(connection)
        self.seasons = SeasonRepository(connection)
        self.tables = TableRepository(connection)
        self.visits = VisitRepository(connection)
        self.vitals = VitalsRepository(connection)
        self.erasure = ErasureRepository(connection, self.ledger, self.leaderboard, self.scores)
