"""Copies that are made every day: which are kept, and that nothing else in their folder goes."""

import shutil
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.cli import backup as command
from bot.cli.backup_rotation import Keep, made_at, name_at, superfluous
from bot.cli.command_line import main
from bot.ops.exits import Exit

USUAL = {"d": 7, "w": 4, "m": 6}
FIRST = datetime(2026, 1, 1, 3, 30, tzinfo=UTC)


def kept_of(made: set[datetime], rule: Keep) -> set[datetime]:
    """Return when the copies that a rule keeps were made."""
    copies = {Path(name_at(each)): each for each in made}
    return {copies[each] for each in copies.keys() - {*superfluous([*copies], rule)}}


def after(days: int, rule: Keep) -> list[date]:
    """Return the days whose copies are left when one was made daily, each time deleting what is not kept."""
    left: set[datetime] = set()
    for day in range(days):
        left = kept_of({*left, FIRST + timedelta(days=day)}, rule)
    return sorted(each.date() for each in left)


def test_seven_days_four_weeks_and_six_months() -> None:
    assert after(200, USUAL) == [  # up to July 19th, a Sunday
        date(2026, 2, 28),
        date(2026, 3, 31),
        date(2026, 4, 30),
        date(2026, 5, 31),
        date(2026, 6, 28),  # the last days of three weeks before
        date(2026, 6, 30),
        date(2026, 7, 5),
        date(2026, 7, 12),
        *(date(2026, 7, day) for day in range(13, 20)),
    ]


@given(st.sets(st.datetimes(datetime(2025, 1, 1), datetime(2027, 1, 1), timezones=st.just(UTC)), min_size=1), st.data())
def test_what_is_kept_is_the_newest_of_its_time(made: set[datetime], data: st.DataObject) -> None:
    number = st.integers(0, 8)
    made = {each.replace(microsecond=0) for each in made}
    rule = {period: data.draw(number) for period in "dwm"}
    kept = kept_of(made, rule)
    assert max(made) in kept
    assert kept <= made
    assert kept_of(kept, rule) == kept, "doing it again deletes nothing"
    for each in kept - {max(made)}:
        later = {other for other in made if other > each}
        assert (
            each.date() not in {other.date() for other in later}
            or (each.year, each.month) not in {(other.year, other.month) for other in later}
            or each.isocalendar()[:2] not in {other.isocalendar()[:2] for other in later}
        )
    assert len({each.date() for each in kept}) >= min(rule["d"], len({each.date() for each in made}))


@pytest.mark.parametrize("text", ["", "7", "d", "0d", "7d,7d", "7d;4w", "-1d", "7x", "7d,", "12345d"])
def test_rules_that_are_none(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["backup", "folder", "--keep", text])
    assert ended.value.code == Exit.USAGE
    assert "--keep" in capsys.readouterr().err


def test_only_copies_that_were_made_like_this_go() -> None:
    others = ["newmarket.sqlite3", "newmarket-2026-01-01.sqlite3", "newmarket-2026-1-01T033000Z.sqlite3", "notes.txt"]
    names = [name_at(FIRST + timedelta(hours=hour)) for hour in range(3)]
    assert [made_at(each) for each in others] == [None] * 4
    gone = superfluous([Path(each) for each in (*others, *names)], {"d": 1})
    assert [str(each) for each in gone] == names[:2]


def test_a_copy_a_day_by_the_command(
    migrated: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database, folder = tmp_path / "newmarket.sqlite3", tmp_path / "new" / "backups"
    shutil.copy(migrated, database)
    now = FIRST

    class Calendar(datetime):
        @classmethod
        def now(cls, tz: object = None) -> datetime:  # type: ignore[override]
            return now

    monkeypatch.setattr(command, "datetime", Calendar)

    def back_up() -> int:
        return main(["backup", str(folder), "--keep", "2d", "--database", str(database)])

    assert back_up() == Exit.OK
    assert folder.stat().st_mode & 0o777 == 0o700
    (folder / "notes.txt").touch()
    for _ in range(3):
        now += timedelta(days=1)
        assert back_up() == Exit.OK
    assert f"{folder / name_at(FIRST + timedelta(days=1))} is deleted." in capsys.readouterr().out
    left = {name_at(FIRST + timedelta(days=day)) for day in (2, 3)}
    assert {each.name for each in folder.iterdir()} == {*left, "notes.txt"}

    one = tmp_path / "anew" / "one.sqlite3"
    assert main(["backup", str(one), "--database", str(database)]) == Exit.OK
    assert one.parent.stat().st_mode & 0o777 == 0o700
    assert main(["backup", str(one / "within"), "--database", str(database)]) == Exit.NOT_DONE
    assert f"The folder {one} cannot be made" in capsys.readouterr().err

    database.write_bytes(b"A shopping list: eggs, milk, bread. " * 100)
    now += timedelta(days=1)
    assert back_up() == Exit.DATABASE
    assert {each.name for each in folder.iterdir()} == {*left, "notes.txt"}, "nothing goes where nothing new is there"

    shutil.copy(migrated, tmp_path / "again.sqlite3")
    now = FIRST - timedelta(days=1)  # the clock was set back
    assert main(["backup", str(folder), "--keep", "1d", "--database", str(tmp_path / "again.sqlite3")]) == Exit.OK
    names = {each.name for each in folder.iterdir()}
    assert names == {name_at(now), name_at(FIRST + timedelta(days=3)), "notes.txt"}
