"""What a process does for a computer player: it thinks for some seconds of its processor time."""

from random import Random
from time import process_time
from typing import Any

from engine.catalogue import CATALOGUE
from engine.players import Weighed


def weigh(game: str, view: Any, seed: int, seconds: float) -> Weighed:
    """Return what the seat of a view should do, and how the other actions compare."""
    until, weigher = process_time() + seconds, CATALOGUE[game].weigher
    assert weigher is not None, game
    return weigher(view, Random(seed), lambda: process_time() >= until)


def ready() -> None:
    """Do nothing. A process that can call this has loaded the computer players."""
