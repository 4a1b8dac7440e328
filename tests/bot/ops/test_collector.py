"""The collector, in a process of its own: it is the whole interpreter's."""

import subprocess
import sys

PROGRAM = """
import asyncio, gc, weakref
from bot.ops.collector import THRESHOLDS, pass_over_what_stays

class Pair:
    def __init__(self):
        self.other = self

stays, goes = Pair(), Pair()
gone = weakref.ref(goes)
del goes
asyncio.run(pass_over_what_stays(0.0))
assert gone() is None
assert gc.get_freeze_count() > 1000
assert gc.get_threshold() == THRESHOLDS
assert not any(each is stays for each in gc.get_objects()), "what is there is passed over"

kept, later = gc.get_freeze_count(), [[] for _ in range(1000)]
asyncio.run(pass_over_what_stays(0.0))
assert gc.get_freeze_count() <= kept, "the second time nothing is added to it"

before = sum(each["collected"] for each in gc.get_stats())
for _ in range(3 * THRESHOLDS[0]):
    circle = []
    circle.append(circle)
assert sum(each["collected"] for each in gc.get_stats()) - before > THRESHOLDS[0], "new circles are collected"
"""


def test_what_stays_is_passed_over_and_what_nobody_needs_is_collected() -> None:
    run = subprocess.run([sys.executable, "-c", PROGRAM], check=False, capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (0, "")
