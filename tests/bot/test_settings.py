import pytest

from bot.settings import address_of, without_password


@pytest.mark.parametrize(
    ("given", "address"),
    [
        ("club.sqlite3", "sqlite+aiosqlite:///club.sqlite3"),
        ("sqlite+aiosqlite:////srv/club.sqlite3", "sqlite+aiosqlite:////srv/club.sqlite3"),
        ("postgresql://bot:secret@host/club", "postgresql+asyncpg://bot:secret@host/club"),
        ("postgres://host/club", "postgresql+asyncpg://host/club"),
        ("postgresql+asyncpg://host/club", "postgresql+asyncpg://host/club"),
    ],
)
def test_a_database_may_be_a_file_or_a_postgresql(given: str, address: str) -> None:
    assert address_of(given) == address


@pytest.mark.parametrize(
    "given", ["postgresql://bot:se:cr@et@host/club", "postgresql://bot@/club?host=/run&password=secret"]
)
def test_no_password_of_a_database_is_shown(given: str) -> None:
    shown = without_password(given)
    assert "club" in shown
    assert "cr" not in shown
