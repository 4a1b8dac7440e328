"""A process in which computer players think, so that the bot's own loop never waits for them.

`python -m bot.search.worker` reads questions from standard input and answers them on standard output, one after the
other, until there are no more. It imports the engine and hardly anything else, so that it starts quickly and stays
small.
"""

from __future__ import annotations

import pickle
import signal
import sys
from random import Random
from time import process_time
from typing import BinaryIO

from bot.search.protocol import LENGTH, Failure, Question, frame
from engine.catalogue import CATALOGUE
from engine.game import Action


def answered(question: Question) -> Action:
    """Think about a question, and return what to do."""
    until = process_time() + question.seconds
    think = CATALOGUE[question.game].thinker
    assert think is not None, question.game
    return think(question.view, Random(question.seed), lambda: process_time() >= until)


def main(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions until there are no more."""
    while len(head := questions.read(LENGTH.size)) == LENGTH.size:
        question = pickle.loads(questions.read(*LENGTH.unpack(head)))
        answer: Action | Failure
        try:
            answer = answered(question)
        except Exception as error:  # noqa: BLE001  # its text may name a card, and stays here
            answer = Failure(type(error).__name__)
        answers.write(frame(answer))
        answers.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which ends its processes
    main(sys.stdin.buffer, sys.stdout.buffer)
