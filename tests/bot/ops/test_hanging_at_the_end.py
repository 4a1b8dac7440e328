"""A process that ends by itself, and hangs at that, is ended so that it is started again."""

import subprocess
import sys

from bot.ops.exits import Exit

HANGS = """
import time
from bot.ops import stopping
stopping.LIMIT = 0.2
with stopping.hanging_at_the_end() as ends:
    ends()
    time.sleep(60)
"""


def test_a_process_that_hangs_when_it_ends_by_itself_is_ended_with_the_code_for_another_start() -> None:
    ended = subprocess.run([sys.executable, "-c", HANGS], timeout=50, check=False)
    assert ended.returncode == Exit.UNAVAILABLE
    assert not Exit.UNAVAILABLE.stays


def test_one_that_does_not_hang_ends_as_it_would() -> None:
    hangs = HANGS.replace("time.sleep(60)", "raise SystemExit(3)")
    assert subprocess.run([sys.executable, "-c", hangs], timeout=50, check=False).returncode == 3
