"""Members who have finished a lesson."""

from bot.chips.wallets import Wallets
from bot.members.people import Actor
from bot.ops.deadlines import Clock
from bot.store.database import Database


class Pupils:
    """Remembers who has finished which lesson, so that nothing of it is said again at their first table."""

    def __init__(self, database: Database, wallets: Wallets, clock: Clock) -> None:
        self._database = database
        self._wallets = wallets
        self._clock = clock

    async def finish(self, guild: int, actor: Actor, game: str) -> None:
        """Note that somebody has finished the lesson of a game, for every server.

        They get a wallet in this one if they have none: what is stored about a member for every server is deleted with
        the last server that knows them.
        """
        async with self._database.writing(guild) as work:
            await self._wallets.welcome(work, guild, actor)
            await work.everywhere.finish_lesson(actor.member, game, self._clock())
