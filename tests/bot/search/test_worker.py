"""A process that thinks, whose bot is killed meanwhile."""

import os
import subprocess
import sys

from bot.search.protocol import Job, frame
from tests.wire.process import ROOT


def test_what_nobody_waits_for_any_more_is_no_error() -> None:
    asked, ask = os.pipe()
    answers, answer = os.pipe()
    with subprocess.Popen(
        [sys.executable, "-m", "bot.search.worker"], stdin=asked, stdout=answer, stderr=subprocess.PIPE, cwd=ROOT
    ) as worker:
        for each in (asked, answer, answers):  # nobody reads answers from now on
            os.close(each)
        os.write(ask, frame(Job(abs, (-1,))))
        assert worker.stderr is not None
        assert worker.stderr.read() == b""
        os.close(ask)
        assert worker.wait() == 0
