"""The demo in a browser, as somebody without a token meets it."""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error, Locator, Page, sync_playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
ROOT = Path(__file__).resolve().parents[2]
CARD = re.compile(r"^(▶️?\s*)?(two|three|four|five|six|seven|eight|nine|ten|jack|queen|king|ace)_of_")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

PATIENCE = 4000
"""Milliseconds to wait for the sign of one try."""
TRIES = 8

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed (Debian: apt-get install chromium)")


@pytest.fixture
def demo(tmp_path: Path) -> Iterator[str]:
    """The address of a demo's page, on a strict Discord.

    The pace is quick, but slower than the page waits for the bot to come to rest.
    """
    environment = os.environ | {
        "NEWMARKET_PACE_CARD": "0.6",
        "NEWMARKET_PACE_LEAD": "0.6",
        "NEWMARKET_PACE_DEAL": "0.6",
        "NEWMARKET_BOARD_INTERVAL": "0.6",
    }
    wrong = tmp_path / "wrong.txt"
    strict = [sys.executable, "-m", "tests.e2e.strict_demo", str(wrong)]
    command = [*strict, "demo", "--no-browser", "--database", str(tmp_path / "demo.sqlite3")]
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield next(found[0] for line in process.stdout if (found := re.search(r"http://\S+", line)))
        finally:
            process.terminate()
            process.wait(60)
    assert wrong.read_text(encoding="utf-8") == "", "Discord refuses this, or we do not want it"


@pytest.fixture
def page(demo: str) -> Iterator[Page]:
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET)) as browser,
    ):
        page = browser.new_page(viewport={"width": 390, "height": 844})
        page.goto(demo)
        page.wait_for_selector("#channel-composer-input", state="visible")
        yield page


def persist(page: Page, act: Callable[[], None], sign: Locator) -> None:
    """Do something until its sign is there, and load the page anew after a try without one, as a person would."""
    for _ in range(TRIES):
        with suppress(Error):
            act()
        with suppress(Error):
            sign.last.wait_for(timeout=PATIENCE)
            return
        page.reload()
        page.wait_for_selector("#channel-composer-input", state="visible")
    raise AssertionError(conversation(page))


def conversation(page: Page) -> str:
    return page.inner_text("#channel-message-list").replace("\ufe0e", "").replace("\ufe0f", "")


def play_a_card(page: Page, seconds: float) -> None:
    """Press a card of the own hand as soon as one may be played, and wait until the table goes on from there."""
    end = time.monotonic() + seconds
    while True:
        assert time.monotonic() < end, conversation(page)
        hand = page.locator("article, .message").filter(has_text="Your hand").last
        cards = hand.get_by_role("button", name=CARD)
        if cards.count() and cards.first.is_enabled():
            before = conversation(page)
            with suppress(Error):  # the board moved on between the look and the click
                cards.first.click(timeout=1000)
                page.wait_for_timeout(300)
                if conversation(page) != before:
                    return
        page.wait_for_timeout(300)


def test_somebody_without_a_token_plays_in_the_browser(page: Page) -> None:
    play_now = page.get_by_role("button", name="Play now")
    first = page.get_by_role("button", name="Play Newmarket")
    portrait = page.locator("article").filter(has_text="Cards, anyone?").locator("img[alt='Newmarket']").first
    portrait.wait_for()
    persist(page, lambda: first.last.click(timeout=PATIENCE), play_now)  # nothing is typed
    persist(page, lambda: play_now.last.click(timeout=PATIENCE), page.get_by_text("Your hand"))
    play_a_card(page, 150)
    avatar = page.locator("article").filter(has_text="Your hand").last.locator("img.entity-avatar-img").first
    assert avatar.evaluate("each => each.naturalWidth") == 512, "the bot's own picture"
