"""A process that works for the bot, so that the bot's own loop never waits for it.

`python -m bot.search.worker` reads jobs from standard input and answers them on standard output, one after the other,
until there are no more. What a job needs is imported with the first one, so that it starts quickly and stays small.
"""

import os
import pickle
import signal
import sys
from typing import BinaryIO

from bot.search.protocol import LENGTH, LOW, Job, JobFailed, frame

LESS = 10
"""The niceness of a worker that takes only processor time that others leave."""


def main(asked: BinaryIO, answers: BinaryIO) -> None:
    """Do jobs until there are no more."""
    while len(head := asked.read(LENGTH.size)) == LENGTH.size:
        data = asked.read(*LENGTH.unpack(head))
        answer: object
        try:
            job: Job = pickle.loads(data)
            answer = job.function(*job.arguments)
        except Exception as error:  # noqa: BLE001  # its text may name a card, and stays here
            answer = JobFailed(type(error).__name__)
        try:
            answers.write(frame(answer))
            answers.flush()
        except BrokenPipeError:  # the bot was killed: nobody waits any more
            os._exit(0)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which ends its processes
    if LOW in sys.argv and sys.platform != "win32":
        os.nice(LESS)
    main(sys.stdin.buffer, sys.stdout.buffer)
