"""A match as a page, as somebody opens it: from a file, by keyboard alone, with nothing from elsewhere."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Route, sync_playwright

from cogs.render.film_page import film_page
from engine.record.film import Film
from tests.e2e.test_browser import CHROMIUM, QUIET
from tests.engine.record.test_film import FILMS
from tests.marked import catalogues_in

EVIL = (
    "</script><script>window.broken = 1</script>",
    "<img src=x onerror=window.broken=2>",
    "\u202e&lt;b&gt;[[script]]\u2028${broken}",
    "'\"><svg/onload=window.broken=3>",
    "\ue000KH\ue001",
    "https://evil.example/page",
    "A very long name without any space in it at all",
    "{name} {card}",
)

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed (Debian: apt-get install chromium)")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET)) as browser,
    ):
        yield browser


CUT = """() => [...document.querySelectorAll("body *:not(.unseen, script, style, option, .symbols, .symbols *)")]
    .filter(each => {
        const {left, right, width} = each.getBoundingClientRect();
        const inside = each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== "visible";
        return width && (left < -1 || right > innerWidth + 1 || inside);
    }).map(each => each.outerHTML.slice(0, 80))"""
TWICE = {"width": 195, "height": 422}
"""A phone of 390 pixels whose owner has all text twice as large, by the browser's zoom or its letters' size."""


class Opened:
    """A page in a browser, with all that it asked for and complained of."""

    def __init__(self, browser: Browser, file: Path, *, wide: int = 1280, high: int = 900) -> None:
        self.requests: list[str] = []
        self.complaints: list[str] = []
        self.page: Page = browser.new_page(
            viewport={"width": wide, "height": high},
            reduced_motion="reduce",
        )
        self.page.route(re.compile("^(?!file:)"), self._refuse)
        self.page.on("request", lambda each: self.requests.append(each.url))
        self.page.on("console", lambda each: self.complaints.append(each.text))
        self.page.on("pageerror", lambda each: self.complaints.append(str(each)))
        self.page.goto(file.as_uri())

    def _refuse(self, route: Route) -> None:
        route.abort()

    def text(self, selector: str) -> str:
        return self.page.inner_text(selector)

    def violations(self) -> list[str]:
        """What axe finds on the page as it is now; in the dark only colours differ."""
        found: list[str] = []
        looks: tuple[tuple[Literal["light", "dark"], list[str]], ...] = (("dark", ["color-contrast"]), ("light", []))
        for look, rules in looks:
            self.page.emulate_media(color_scheme=look, reduced_motion="reduce")
            violations = Axe().run(self.page, options={"runOnly": rules} if rules else None).response["violations"]
            found += [f"{look}, {each['id']}: {node['html']}" for each in violations for node in each["nodes"]]
        return found

    def fits(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))

    def cut(self) -> list[str]:
        """What stands out of the page or is wider than its box lets one see."""
        return list(self.page.evaluate(CUT))


def written(tmp_path: Path, film: Film, locale: str = "en-GB") -> Path:
    file = tmp_path / "match.html"
    file.write_text(film_page(film, locale, 0), encoding="utf-8")
    return file


@pytest.mark.parametrize("name", ["michigan", pytest.param("new-york", marks=pytest.mark.soak)])
def test_a_match_plays_to_its_end_by_keyboard_alone(name: str, browser: Browser, tmp_path: Path) -> None:
    film = FILMS[name]
    file = written(tmp_path, film)
    opened = Opened(browser, file)
    page = opened.page
    assert opened.text("#where") == f"Round 1 of {film.rounds}"
    assert not page.is_visible("#result")

    page.clock.install()
    rounds = range(1, film.rounds + 1)
    for _ in rounds[:-2]:
        page.keyboard.press("PageDown")
    page.keyboard.press(" ")
    assert opened.text("#play") == "Pause"
    page.clock.run_for(3000 * sum(map(film.steps, rounds[-2:])))
    assert opened.text("#play") == "Play"
    assert page.is_visible("#result")
    assert page.locator("#places tbody tr").count() == len(film.names)
    assert "wins the match" in opened.text("#told") or "share the win" in opened.text("#told")
    assert opened.text("#count") == f"Step {film.steps(film.rounds)} of {film.steps(film.rounds)}"
    assert opened.violations() == []  # the hands are still there

    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert opened.text("#count") == f"Step 2 of {film.steps(1)}"
    page.keyboard.press("PageDown")
    assert opened.text("#where") == f"Round 2 of {film.rounds}"
    page.keyboard.press("1")
    assert opened.text("#where") == f"Round 1 of {film.rounds}"
    page.keyboard.press("End")
    assert page.is_visible("#result")
    assert (opened.requests, opened.complaints) == ([file.as_uri()], [])


def test_numbers_beside_the_lines_are_written_as_the_pages_language_does(browser: Browser, tmp_path: Path) -> None:
    file = written(tmp_path, FILMS["michigan"])
    page = file.read_text(encoding="utf-8")
    found = re.search(r'<script[^>]* id="data"[^>]*>(.*?)</script>', page, re.DOTALL)
    assert found
    film = json.loads(found[1])
    film["courses"][0][:2] = [-12345, 23456]
    file.write_text(page.replace(found[1], json.dumps(film)).replace('lang="en"', 'lang="de"'), encoding="utf-8")
    opened = Opened(browser, file)
    opened.page.keyboard.press("End")
    assert {"−12.345", "23.456"} <= set(opened.page.locator("#places svg text").all_text_contents())
    assert opened.page.get_by_role("img", name="from −12.345 to 23.456").is_visible()


STEPPED = """steps => Array.from({length: steps}, () => {
    const hands = [...document.querySelectorAll("#hands > li")].map(each => [
        each.querySelectorAll(".held > .face").length, each.querySelectorAll(".back").length]);
    const told = document.querySelector("#told").innerText;
    document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "ArrowRight", bubbles: true}));
    return [told, hands];
})"""
"""Steps on, and returns what each step tells, and how many cards of each hand are seen and lie face down."""


@pytest.mark.parametrize("name", ["three-in-one", "new-york"])
def test_through_one_players_eyes_the_others_cards_lie_face_down(name: str, browser: Browser, tmp_path: Path) -> None:
    film = FILMS[name]
    opened = Opened(browser, written(tmp_path, film), wide=390)
    page = opened.page
    assert opened.fits()
    page.keyboard.press("e")
    assert page.input_value("#eyes") == "0"
    shown = page.evaluate(STEPPED, film.steps(1))
    assert all(told for told, _ in shown)
    for (told, hands), done in zip(shown[:-1], film.played(1), strict=False):
        for seat, counted in enumerate(hands):
            own, theirs = film.game.view(done.step.state, 0), film.game.view(done.step.state, seat)
            known = seat_known(own, seat) if seat else len(theirs.hand)
            assert counted == [known, len(theirs.hand) - known], told
    assert all(not hidden for _, hidden in shown[-1][1])  # everybody sees what was left
    assert opened.fits()
    assert opened.complaints == []


def seat_known(view: Any, seat: int) -> int:
    """How many cards of another's hand a seat knows: in New York those that were taken from the market."""
    return len(view.known[seat]) if hasattr(view, "known") else len(view.sold) if view.buyer == seat else 0


@pytest.mark.parametrize(("name", "locale", "speed"), [("michigan", "de", "Tempo"), ("new-york", "en-GB", "Speed")])
def test_with_letters_twice_as_large_everything_is_on_the_page(
    name: str, locale: str, speed: str, browser: Browser, tmp_path: Path
) -> None:
    file = written(tmp_path, FILMS[name], locale)
    opened = Opened(browser, file, wide=TWICE["width"], high=TWICE["height"])
    assert opened.page.get_by_label(speed).is_visible()
    assert (opened.fits(), opened.cut()) == (True, [])
    opened.page.keyboard.press("End")
    assert opened.page.is_visible("#result")
    assert (opened.fits(), opened.cut()) == (True, [])


def test_cards_move_only_for_those_who_want_movement(browser: Browser, tmp_path: Path) -> None:
    page = Opened(browser, written(tmp_path, FILMS["michigan"])).page
    page.keyboard.press("ArrowRight")
    moves = "getComputedStyle(document.querySelector('.new .face')).animationName"
    assert page.evaluate(moves) == "none"
    page.emulate_media(reduced_motion="no-preference")
    assert page.evaluate(moves) == "lay"


def test_names_of_strangers_stay_text(browser: Browser, tmp_path: Path) -> None:
    film = FILMS["boodle"]
    opened = Opened(browser, written(tmp_path, replace(film, names=EVIL[: len(film.names)])), wide=390)
    page = opened.page
    page.keyboard.press("End")
    assert page.evaluate("window.broken") is None
    assert page.locator("#hands script, #hands img, #places img, body > img").count() == 0
    assert EVIL[0] in opened.text("#hands")
    assert opened.fits()
    assert (len(opened.requests), opened.complaints) == (1, [])


def test_single_keys_can_be_switched_off(browser: Browser, tmp_path: Path) -> None:
    opened = Opened(browser, written(tmp_path, FILMS["michigan"]))
    page = opened.page
    assert opened.violations() == []  # as the page opens
    page.locator("#keys summary").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press(" ")
    page.keyboard.press("2")
    page.keyboard.press("e")
    assert (opened.text("#where")[:7], page.input_value("#eyes")) == ("Round 1", "")
    page.keyboard.press(" ")
    page.keyboard.press("2")
    assert opened.text("#where")[:7] == "Round 2"


def test_a_page_in_the_language_of_a_region_plays_to_its_result(browser: Browser, tmp_path: Path) -> None:
    """Browsers write languages with a hyphen, and take no number to be written in another one."""
    file = tmp_path / "pt_BR" / "LC_MESSAGES" / "newmarket.po"
    file.parent.mkdir(parents=True)
    file.touch()
    with catalogues_in(tmp_path):
        opened = Opened(browser, written(tmp_path, FILMS["michigan"], "pt-BR"))
    opened.page.keyboard.press("End")
    assert opened.page.is_visible("#places tbody tr")
    assert opened.page.get_attribute("html", "lang") == "pt-BR"
    assert opened.complaints == []
