"""A process that works for the bot, so that the bot's own loop never waits for it.

`python -m bot.search.worker` reads questions and jobs from standard input and answers them on standard output, one
after the other, until there are no more. It imports the engine and hardly anything else, so that it starts quickly and
stays small; what a job needs beyond that is imported with the first one.
"""

import os
import pickle
import signal
import sys
from random import Random
from time import process_time
from typing import BinaryIO

from bot.search.protocol import LENGTH, LOW, Failure, Job, Question, frame
from engine.catalogue import CATALOGUE
from engine.game import Action
from engine.players import Weighed

LESS = 10
"""The niceness of a worker that takes only processor time that others leave."""


def answered(question: Question) -> Action | Weighed:
    """Think about a question, and return what to do."""
    until, pack = process_time() + question.seconds, CATALOGUE[question.game]
    think = pack.weigher if question.weighs else pack.thinker
    assert think is not None, question.game
    return think(question.view, Random(question.seed), lambda: process_time() >= until)


def done(asked: Question | Job) -> object:
    """Return the answer to a question, or what a job returns."""
    if isinstance(asked, Job):
        return asked.function(*asked.arguments)
    return answered(asked)


def main(asked: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions and do jobs until there are no more."""
    while len(head := asked.read(LENGTH.size)) == LENGTH.size:
        data = asked.read(*LENGTH.unpack(head))
        answer: object
        try:
            answer = done(pickle.loads(data))
        except Exception as error:  # noqa: BLE001  # its text may name a card, and stays here
            answer = Failure(type(error).__name__)
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
