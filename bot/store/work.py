"""The unit of work: a service's access to the database while it reads, or writes in one transaction."""

from bot.store.backend import LONG, Unit
from bot.store.chips.bank import BankRepository
from bot.store.chips.ledger import LedgerRepository
from bot.store.chips.scores import ScoreRepository
from bot.store.operation.application import ApplicationRepository, EmojiRepository
from bot.store.operation.audit import AuditRepository
from bot.store.operation.fleet import FleetRepository
from bot.store.operation.rows import RowsRepository
from bot.store.operation.vitals import VitalsRepository
from bot.store.people.daily import DailyRepository
from bot.store.people.members import EverywhereRepository, MemberRepository
from bot.store.people.people import PeopleRepository
from bot.store.servers import DepartureRepository, GuildSettingsRepository, SeasonRepository
from bot.store.tables.journal import JournalRepository, RecordRepository
from bot.store.tables.messages import OutboxRepository, PostRepository
from bot.store.tables.profiles import ProfileRepository
from bot.store.tables.results import RatingRepository, ResultRepository
from bot.store.tables.tables import TableRepository


class Work:
    """A repository for each subject. What is written through them is committed together, or not at all."""

    def __init__(self, unit: Unit) -> None:
        """`unit`: its connection and its lock."""
        self._unit = unit
        self.connection = unit.connection
        """Nothing outside `bot/store` uses it directly."""
        self.people = PeopleRepository(unit)
        self.application = ApplicationRepository(unit)
        self.audit = AuditRepository(unit)
        self.bank = BankRepository(unit)
        self.daily = DailyRepository(unit)
        self.departures = DepartureRepository(unit)
        self.everywhere = EverywhereRepository(unit)
        self.emojis = EmojiRepository(unit)
        self.fleet = FleetRepository(unit)
        self.guild_settings = GuildSettingsRepository(unit)
        self.journal = JournalRepository(unit)
        self.ledger = LedgerRepository(unit)
        self.members = MemberRepository(unit)
        self.outbox = OutboxRepository(unit)
        self.posts = PostRepository(unit)
        self.ratings = RatingRepository(unit)
        self.profiles = ProfileRepository(unit)
        self.records = RecordRepository(unit)
        self.results = ResultRepository(unit)
        self.rows = RowsRepository(unit)
        self.scores = ScoreRepository(unit)
        self.seasons = SeasonRepository(unit)
        self.tables = TableRepository(unit)
        self.vitals = VitalsRepository(unit)

    async def take_time(self) -> None:
        """Let this unit of work take longer than others: it deletes much, and nobody waits for it."""
        await self._unit.backend.allow(self.connection, LONG)
