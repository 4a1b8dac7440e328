"""Movements that are written stay as they are: triggers see to it, whoever asks the database."""

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from bot.chips.wallets import Wallets
from bot.cli.audit import audit
from bot.servers.erasure import Erasure
from bot.store.backends.guards import on_postgresql, on_sqlite
from bot.store.database import Database
from tests.bot.people import ANN, BEN, GUILD
from tests.postgresql import ON_BOTH


async def fill(database: Database) -> None:
    """Let two members move chips, and forget the one who ordered it."""
    wallets = Wallets(database, lambda: 1_800_000_000.0)
    await wallets.ensure(GUILD, BEN)
    await wallets.order(GUILD, ANN, 30, BEN.member)
    await wallets.order(GUILD, ANN, 20, ANN.member)
    await Erasure(database, lambda: 1_800_000_100.0).forget(GUILD, BEN.member)


async def run(database: Database, *statements: str) -> None:
    async with database.writing() as work:
        for each in statements:
            await work.connection.execute(sa.text(each))


async def wrong(database: Database) -> tuple[str, ...]:
    async with database.reading() as work:
        return (await audit(work)).wrong


@ON_BOTH
@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE transfers SET chips = chips + 1",
        "UPDATE transfers SET by = 9",
        "UPDATE transfers SET by = NULL WHERE by IS NOT NULL",
        "UPDATE transfers SET table_id = NULL, hash = ''",
        "DELETE FROM transfers",
        "UPDATE identities SET digest = NULL",
        "DELETE FROM identities",
    ],
)
async def test_no_movement_is_changed_or_deleted(database: Database, statement: str) -> None:
    await fill(database)
    with pytest.raises(IntegrityError):
        await run(database, statement)
    assert await wrong(database) == ()


@ON_BOTH
async def test_those_of_a_server_that_has_removed_the_bot_may_go(database: Database) -> None:
    await fill(database)
    async with database.writing(GUILD) as work:
        await work.departures.note(GUILD, 5.0)
        await work.departures.delete(GUILD)
    async with database.reading() as work:
        assert (await audit(work)).looked_at.movements == 0


@ON_BOTH
@pytest.mark.parametrize("guard", [*on_sqlite()])
async def test_a_trigger_that_is_gone_is_named(database: Database, kind: str, guard: str) -> None:
    table = guard.partition("_")[0]
    await run(database, f"DROP TRIGGER {guard}" + (f" ON {table}" if kind == "postgresql" else ""))
    assert await wrong(database) == (named(guard),)


@pytest.mark.parametrize(
    ("was", "becomes"),
    [
        ("SELECT RAISE(ABORT, '{said}')", "SELECT 1"),
        ("RAISE(ABORT, '{said}')", "RAISE(IGNORE)"),
        ("WHEN NOT (", "WHEN NOT (TRUE OR "),
        ("BEFORE", "AFTER"),
        (" ON {table} ", " ON members "),
    ],
)
async def test_triggers_that_were_emptied_and_have_kept_their_names_are_named(
    database: Database, was: str, becomes: str
) -> None:
    for guard, (statement,) in on_sqlite().items():
        table, said = guard.partition("_")[0], guard.replace("_", " ")
        changed = statement.replace(was.format(table=table, said=said), becomes)
        assert changed != statement
        await run(database, f"DROP TRIGGER {guard}", changed)
    assert await wrong(database) == tuple(named(guard) for guard in sorted(on_sqlite()))


def named(guard: str) -> str:
    return f"the trigger {guard} is missing, switched off or changed"


def empty(guard: str) -> str:
    return f"CREATE OR REPLACE FUNCTION {guard}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN OLD; END $$"


@pytest.mark.parametrize("kind", ["postgresql"], indirect=True)
class TestOnPostgresql:
    @pytest.mark.parametrize("table", ["transfers", "identities"])
    async def test_nothing_is_emptied_at_once(self, database: Database, table: str) -> None:
        with pytest.raises(IntegrityError):
            await run(database, f"TRUNCATE {table}")

    @pytest.mark.parametrize("how", ["DISABLE", "ENABLE REPLICA"])
    async def test_a_trigger_that_is_switched_off_is_named(self, database: Database, how: str) -> None:
        await run(database, f"ALTER TABLE transfers {how} TRIGGER transfers_are_not_deleted")
        assert await wrong(database) == (named("transfers_are_not_deleted"),)

    async def test_functions_that_were_emptied_are_named(self, database: Database) -> None:
        await run(database, *map(empty, on_postgresql()))
        assert await wrong(database) == tuple(named(guard) for guard in sorted(on_postgresql()))

    async def test_a_function_that_looks_for_departures_elsewhere_is_named(self, database: Database) -> None:
        await run(database, "ALTER FUNCTION transfers_are_not_deleted() SET search_path = elsewhere, public")
        assert await wrong(database) == (named("transfers_are_not_deleted"),)

    @pytest.mark.parametrize(
        ("was", "becomes"),
        [
            ("FOR EACH ROW", "FOR EACH ROW WHEN (OLD.id < 0)"),
            ("BEFORE UPDATE", "BEFORE UPDATE OF id"),
            ("BEFORE UPDATE", "AFTER INSERT"),
            ("FOR EACH ROW", "FOR EACH STATEMENT"),
            ("EXECUTE FUNCTION transfers_are_not_changed", "EXECUTE FUNCTION nothing"),
        ],
    )
    async def test_a_trigger_that_asks_less_is_named(self, database: Database, was: str, becomes: str) -> None:
        _, trigger = on_postgresql()["transfers_are_not_changed"]
        changed = trigger.replace(was, becomes)
        assert changed != trigger
        made = [empty("nothing")] if "nothing" in changed else []
        drop = "DROP TRIGGER transfers_are_not_changed ON transfers"
        await run(database, *made, drop, changed)
        assert await wrong(database) == (named("transfers_are_not_changed"),)
