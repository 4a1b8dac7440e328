"""The collector, in processes of their own: it is the whole interpreter's."""

from __future__ import annotations

import subprocess
import sys
import textwrap


def _printed(program: str) -> list[str]:
    begins = "import asyncio, gc\nfrom bot.ops.collector import THRESHOLDS, pass_over_what_stays\n"
    run = subprocess.run(
        [sys.executable, "-c", begins + textwrap.dedent(program)], check=True, capture_output=True, text=True
    )
    return run.stdout.split()


def test_what_is_there_is_passed_over_and_what_nobody_needs_is_gone_before() -> None:
    assert _printed(
        """
        class Pair:
            def __init__(self):
                self.other = self
        stays, goes = Pair(), Pair()
        import weakref
        gone = weakref.ref(goes)
        del goes
        asyncio.run(pass_over_what_stays(0.0))
        print(gone() is None, gc.get_freeze_count() > 1000, gc.get_threshold() == THRESHOLDS)
        print(any(each is stays for each in gc.get_objects()))
        """
    ) == ["True", "True", "True", "False"]


def test_the_second_time_nothing_is_added_to_it() -> None:
    assert _printed(
        """
        asyncio.run(pass_over_what_stays(0.0))
        kept, later = gc.get_freeze_count(), [[] for _ in range(1000)]
        asyncio.run(pass_over_what_stays(0.0))
        print(gc.get_freeze_count() <= kept)
        """
    ) == ["True"]


def test_new_circles_are_still_collected() -> None:
    assert _printed(
        """
        asyncio.run(pass_over_what_stays(0.0))
        before = sum(each["collected"] for each in gc.get_stats())
        for _ in range(3 * THRESHOLDS[0]):
            circle = []
            circle.append(circle)
        print(sum(each["collected"] for each in gc.get_stats()) - before > THRESHOLDS[0])
        """
    ) == ["True"]
