"""When somebody sleeps, no deadline of a day comes."""

from datetime import UTC, datetime

import pytest

from bot.members.nights import ZONES, Night
from tests.bot.club import Club

HOUR = 3600.0


def at(text: str) -> float:
    return datetime.fromisoformat(f"2026-11-{text}").replace(tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("night", "due", "moved"),
    [
        (Night(22), "27 21:59", "27 21:59"),
        (Night(22), "27 22:00", "27 22:00"),
        (Night(22), "27 22:01", "28 08:00"),
        (Night(22), "28 07:59", "28 08:00"),
        (Night(22), "28 08:00", "28 08:00"),
        (Night(0), "28 00:00", "28 00:00"),
        (Night(0), "28 03:00", "28 10:00"),
        (Night(22, 60), "27 21:30", "28 07:00"),
        (Night(22, -300), "27 22:30", "27 22:30"),
        (Night(22, -300), "28 04:00", "28 13:00"),
        (Night(22, 330), "27 16:31", "28 02:30"),
        (Night(20, 780), "27 12:00", "27 17:00"),
    ],
)
def test_a_deadline_in_the_night_comes_at_its_end(night: Night, due: str, moved: str) -> None:
    assert night.spared(at(due)) == at(moved)


@pytest.mark.parametrize("zone", ZONES)
def test_a_deadline_moves_by_a_night_at_most_and_once(zone: int) -> None:
    night = Night(23, zone)
    for each in range(0, 48 * 60, 7):
        due = at("27 00:00") + each * 60
        moved = night.spared(due)
        assert due <= moved < due + 10 * HOUR
        assert night.spared(moved) == moved


async def test_who_has_chosen_no_night_is_not_spared(club: Club) -> None:
    due = at("27 23:00")
    await club.preferences.choose(1, "night", "22")
    await club.preferences.choose(2, "night", "1")
    assert club.preferences.spared(1, due) == at("28 08:00")
    assert club.preferences.spared(2, due) == due
    await club.preferences.choose(1, "night", "none")
    assert club.preferences.spared(1, due) == due
