"""Shows the progress of a long task in one line on a terminal. Files and pipes get nothing."""

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

OFTEN = 0.1
"""Seconds between two updates of the line."""
_CLEAR = "\r\x1b[K"


class Progress:
    """One line that is overwritten again and again, and erased in the end."""

    def __init__(self, what: str) -> None:
        """Begin with nothing written. `what`: the name of what is done, like `check`."""
        self._what = what
        self._shown = sys.stderr.isatty()
        self._next = 0.0

    def at(self, done: float, total: float, unit: str = "") -> None:
        """Show how much is done, of how much, in a unit like `tables`."""
        now = monotonic()
        if not self._shown or now < self._next:
            return
        self._next = now + OFTEN
        share = f" ({min(100 * done / total, 100):.0f} %)" if total else ""
        digits = 0 if total >= 10 or float(total).is_integer() else 1
        sys.stderr.write(f"{_CLEAR}{self._what}: {done:.{digits}f} of {total:.{digits}f}{unit and ' '}{unit}{share}")
        sys.stderr.flush()

    def told(self, unit: str, what: str, done: float, total: float) -> None:
        """Show the progress of a part that has a name of its own."""
        self._what = what
        self.at(done, total, unit)


@contextmanager
def progress(what: str) -> Iterator[Progress]:
    """Show the progress of a task within this context."""
    line = Progress(what)
    try:
        yield line
    finally:
        if sys.stderr.isatty():
            sys.stderr.write(_CLEAR)
            sys.stderr.flush()


@contextmanager
def watched(what: str, unit: str, look: Callable[[], tuple[float, float]]) -> Iterator[None]:
    """Show the progress of a task that does not report it. `look` returns how much is done, and the total."""
    with progress(what) as line:
        ended = threading.Event()

        def watch() -> None:
            line.at(*look(), unit)
            while not ended.wait(OFTEN):
                line.at(*look(), unit)

        watching = threading.Thread(target=watch, daemon=True)
        if sys.stderr.isatty():
            watching.start()
        try:
            yield
        finally:
            ended.set()
            if watching.is_alive():
                watching.join()
