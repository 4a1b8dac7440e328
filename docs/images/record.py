"""Take the pictures of the README: a round as an animation, and four screens.

`.venv/bin/python docs/images/record.py`, from the project's folder, plays two tables and the deal of the day in the
demo in Chromium, as somebody with a phone would, and looks at the board and the own hand each time one of them
changes. Deals are random, so every run takes other pictures.
"""

import io
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from PIL import Image
from playwright.sync_api import Error, Locator, Page, sync_playwright

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parents[1]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
WIDTH, HEIGHT, SCALE = 390, 1400, 2
"""A phone's width; high enough that a board and a hand are seen whole."""
PACE = {"NEWMARKET_PACE_CARD": "5", "NEWMARKET_PACE_LEAD": "5", "NEWMARKET_PACE_DEAL": "6"}
"""Seconds: slower than anybody plays, because the page loads each picture by itself."""
STYLE = ".custom-emoji{width:1.375em;height:1.375em} .message-context-actions{display:none!important}"
"""Emojis as large as Discord draws them; the demo's page has one size for all."""
GROUND = (49, 51, 56)
GAP = 8
FRAME, LAST = 900, 3500
"""Milliseconds for which a frame stands."""
MOST_FRAMES = 36
LONGEST = 420.0
"""Seconds for a round."""
DRAWN = """each => [...each.querySelectorAll('.component-button')].some(button => button.ariaDisabled !== 'true')
    && [...each.querySelectorAll('img')].every(img => img.complete && img.naturalWidth)"""


@contextmanager
def demo(database: Path, pace: Mapping[str, str]) -> Iterator[str]:
    """Give the address of a demo."""
    command = [sys.executable, "-m", "bot", "demo", "--no-browser", "--database", str(database), "--port", "0"]
    with subprocess.Popen(command, cwd=ROOT, env=os.environ | pace, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield next(found[0] for line in process.stdout if (found := re.search(r"http://\S+", line)))
        finally:
            process.terminate()


@contextmanager
def opened(command: str, button: str, pace: Mapping[str, str] = PACE) -> Iterator[Page]:
    """Give a page on which a command was sent and a button of the answer was pressed."""
    with (
        tempfile.TemporaryDirectory() as folder,
        demo(Path(folder) / "demo.sqlite3", pace) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        context = browser.new_context(
            viewport={"width": WIDTH, "height": HEIGHT}, device_scale_factor=SCALE, bypass_csp=True
        )
        page = context.new_page()
        page.goto(address)
        page.add_style_tag(content=STYLE)
        page.fill("#channel-composer-input", command)
        page.get_by_role("option").filter(has_text=command).first.wait_for()
        page.keyboard.press("Enter")
        page.locator("#send-message:enabled").click()
        page.get_by_role("button", name=re.compile(rf"\b{button}$")).last.click()
        hand(page).wait_for()
        yield page
        browser.close()


def board(page: Page) -> Locator:
    """Return the table's message for everybody."""
    return page.locator("article").filter(has=page.get_by_role("button", name="My hand")).last


def hand(page: Page) -> Locator:
    """Return the message with the own cards."""
    return page.locator("article").filter(has_text="Only you can see this").last


def look(message: Locator) -> Image.Image:
    """Return what a message looks like, as soon as all its pictures are there and a button may be pressed."""
    end = time.monotonic() + 10
    while time.monotonic() < end and not message.evaluate(DRAWN):
        time.sleep(0.1)
    return Image.open(io.BytesIO(message.screenshot())).convert("RGB")


def play(page: Page) -> bool:
    """Press any card that may be played, and return whether there was one."""
    cards = hand(page).locator("button:has(img.custom-emoji)").all()
    with suppress(Error):
        if cards and cards[0].is_enabled():
            random.choice(cards).click(timeout=1000)
            page.mouse.move(1, 1)
            return True
    return False


def stacked(upper: Image.Image, lower: Image.Image, height: int, size: tuple[int, int]) -> Image.Image:
    """Return two messages below each other; the lower one begins at a height."""
    both = Image.new("RGB", size, GROUND)
    both.paste(upper, (0, 0))
    both.paste(lower, (0, height))
    return both


def animate(frames: list[tuple[Image.Image, Image.Image]], path: Path) -> None:
    """Write boards and hands as an animation."""
    height = max(upper.height for upper, _ in frames) + GAP
    size = (WIDTH * SCALE, height + max(lower.height for _, lower in frames))
    pictures = [stacked(upper, lower, height, size).reduce(SCALE) for upper, lower in frames]
    times = [FRAME] * (len(pictures) - 1) + [LAST]
    pictures[0].save(path, save_all=True, append_images=pictures[1:], duration=times, loop=0, quality=70, method=4)


def newmarket() -> None:
    """Take a board, a hand that leads, and a round."""
    frames: list[tuple[Image.Image, Image.Image]] = []
    seen, led = "", False
    with opened("/newmarket start", "Play now") as page:
        result = page.locator("article").filter(has_text="round 1 · last card")
        end = time.monotonic() + LONGEST
        while not result.count():
            assert time.monotonic() < end, "the round does not end"
            now = board(page).inner_html() + hand(page).inner_html()
            if now != seen and len(frames) < MOST_FRAMES:
                frames.append((look(board(page)), look(hand(page))))
                if "Who has " in board(page).inner_text():
                    frames[-1][0].save(FOLDER / "board.png", optimize=True)
                if not led and "You lead" in hand(page).inner_text():
                    frames[-1][1].save(FOLDER / "hand.png", optimize=True)
                    led = True
                seen = now
            if not play(page):
                page.wait_for_timeout(300)
        frames.append((look(board(page)), look(hand(page))))
    animate(frames, FOLDER / "round.webp")


def newyork() -> None:
    """Take a board of New York, New York after a few turns."""
    with opened("/newyork start", "Play now") as page:
        end, pressed = time.monotonic() + LONGEST, 0
        while pressed < 6:
            assert time.monotonic() < end, "nobody plays"
            pressed += play(page)
            page.wait_for_timeout(300)
        look(board(page)).save(FOLDER / "newyork.png", optimize=True)


def daily() -> None:
    """Take the result of the deal of the day."""
    with opened("/daily", "Play", {}) as page:
        share, following = (page.get_by_role("button", name=name) for name in ("Share here", "Next round"))
        end = time.monotonic() + LONGEST
        while not share.count():
            assert time.monotonic() < end, "the deal of the day does not end"
            if not play(page) and following.count():
                with suppress(Error):
                    following.last.click(timeout=1000)
            page.wait_for_timeout(300)
        look(page.locator("article").filter(has=share).last).save(FOLDER / "daily.png", optimize=True)


if __name__ == "__main__":
    newmarket()
    newyork()
    daily()
