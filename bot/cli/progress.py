"""Shows the progress of a long task in one line on a terminal. Files and pipes get nothing."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

OFTEN = 0.1
"""Seconds between two updates of the line."""
_CLEAR = "\r\x1b[K"

Tell = Callable[[str, float, float], None]
"""Shows what is being done, how much of it is done, and the total."""


@contextmanager
def progress(unit: str) -> Iterator[Tell]:
    """Show the progress of a task within this context, in a unit like `tables`. The line is erased in the end."""
    shown, due = sys.stderr.isatty(), 0.0

    def tell(what: str, done: float, total: float) -> None:
        nonlocal due
        now = monotonic()
        if not shown or now < due:
            return
        due = now + OFTEN
        share = f" ({min(100 * done / total, 100):.0f} %)" if total else ""
        digits = 0 if total >= 10 or float(total).is_integer() else 1
        sys.stderr.write(f"{_CLEAR}{what}: {done:.{digits}f} of {total:.{digits}f} {unit}{share}")
        sys.stderr.flush()

    try:
        yield tell
    finally:
        if shown:
            sys.stderr.write(_CLEAR)
            sys.stderr.flush()
