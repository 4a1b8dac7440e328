import pytest

from tests.bot.club import Club
from tests.bot.people import ANN, BEN, CLARA
from tests.inline import connect_inline


@pytest.fixture
def threads() -> None:
    """Leaves the connections to the database their threads, where a test is about what comes in between."""


@pytest.fixture(autouse=True)
def inline(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Spare the connections to the database their threads: a third of the time of long matches."""
    if "threads" not in request.fixturenames:
        monkeypatch.setattr("bot.store.backends.sqlite.connect_seldom_asked", connect_inline)


@pytest.fixture
async def table(club: Club) -> int:
    """Ann, Ben and Clara play, and nobody else; the cards are about to be dealt."""
    return await club.begin(ANN, BEN, CLARA)
