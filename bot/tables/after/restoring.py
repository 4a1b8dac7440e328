"""Going on from a copy of the database. What was played since it was made is lost, but its cards may be known.

So a round under way begins again, from the chips that it began with, and all coming rounds are dealt from new secrets.
"""

from bot.store.database import Database
from bot.tables.model.deals import Entropy
from bot.tables.service.going_on import going_on
from bot.tables.service.stored import load
from bot.tables.service.writer import Writer


async def go_on_from_copy(database: Database, writer: Writer, copied_at: float, omitted: int, entropy: Entropy) -> int:
    """Prepare the open tables of a database that is a copy, and return at how many a round begins again.

    Args:
        database: nobody else has it open.
        writer: its tables' writer. Nothing is shown.
        copied_at: when the copy was made, in seconds since 1970.
        omitted: how many numbers of decisions and terms are left out.
        entropy: where the new secrets come from.
    """
    begun = 0
    async with database.reading() as work:
        numbers = sorted(await work.tables.all_open())
    for number in numbers:
        async with database.reading() as work:
            stored = await load(work, number)
            assert stored is not None
        async with database.writing(stored.table.guild) as work:
            log = await work.tables.log(number)
            restored = going_on(log, stored.people, copied_at, omitted, entropy)
            begun += restored.match is not None
            await writer.write(work, stored, (restored,))
    return begun
