"""How long the process for jobs draws a match's result, and how large the file is.

Beside it stands what Pillow takes to write the same pixels as a PNG with all their colours, in turn with the drawing.
"""

import io
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import TypeVar

from PIL import Image

from art.names import tile_name
from art.pictures.job import drawn
from art.pictures.letters import signs
from art.pictures.model import CARD, Moment, Result, ResultPicture, Who
from benchmarks.figures import Figure

T = TypeVar("T")

NAMES = ("Ada", "Benedict", "Clara", "Dimitris", "Alyona", "Wilhelmina", "Player 1", "Ann")
FACES = ("computer_with_flower", "", "computer_with_headphones", "", "", "computer_with_antennas", "", "")
STACK = 50
REPEATS = 60
MOST, LARGEST, RATIO = 60, 120, 3
"""What the project wants: milliseconds, KiB, and times the writing of a file."""


def measure() -> list[Figure]:
    """Return how long results take that show as much as there can be."""
    crowded = _result(8, 24, "round")
    piled = _result(4, 4, "round", tuple(tile_name("RBGY"[number % 4], number) for number in range(1, 13)))
    return [
        *_measured("of 8 after 24 rounds", crowded),
        *_measured("of 4 with New York's piles", piled),
    ]


def _result(players: int, rounds: int, counted: str, piles: tuple[str, ...] = ()) -> ResultPicture:
    random = Random(players)
    results = []
    for at, (name, sign, face) in enumerate(zip(NAMES[:players], signs(NAMES[:players]), FACES, strict=False)):
        course = [STACK]
        for _ in range(rounds):
            course.append(max(course[-1] + random.randint(-9, 9), 0))
        change = f"{course[-1] - STACK:+}".replace("-", "−")
        results.append(Result(str(at + 1), Who(name, sign, face=face), str(course[-1]), change, at == 0, tuple(course)))
    moment = Moment(f"Best moment: Ada took 19 chips on {CARD} in round 2", ("king_of_clubs",))
    return ResultPicture("Ada wins the match", "Michigan", tuple(results), counted, moment, piles)


def _measured(what: str, picture: ResultPicture) -> list[Figure]:
    data = drawn(picture)
    with Image.open(io.BytesIO(data)) as file:
        pixels = file.convert("RGB")
    drawing, writing = [], []
    for turn in range(-3, REPEATS):
        took = _timed(lambda: drawn(picture)), _timed(lambda: pixels.save(io.BytesIO(), "PNG"))
        if turn >= 0:
            drawing.append(took[0])
            writing.append(took[1])
    ratio = median(one / other for one, other in zip(drawing, writing, strict=True))
    name = f"the picture of a result {what}"
    return [
        Figure(f"drawing {name}", median(drawing) * 1000, "ms of a worker", samples=REPEATS, limit=MOST),
        Figure(
            "the same, beside writing a file",
            median(drawing) * 1000,
            "ms of a worker",
            samples=REPEATS,
            ratio=ratio,
            against=f"a PNG of all its colours, {median(writing) * 1000:,.1f} ms",
            limit=RATIO,
        ),
        Figure(name, len(data) / 1024, "KiB", limit=LARGEST),
    ]


def _timed(work: Callable[[], T]) -> float:
    began = process_time()
    work()
    return process_time() - began
