"""The exit codes of the process. Failures that a script treats alike share a code; their sentences name the remedy.

`bot/ops/endings.py` says which failure ends the bot with which code.
"""

from enum import IntEnum
from math import inf


class Exit(IntEnum):
    """How the process exits. Scripts and service managers may rely on the codes."""

    why: str
    rest: float
    """Seconds during which starting the bot again is of no use; `inf` until somebody has changed something."""

    def __new__(cls, number: int, why: str = "", rest: float = 0.0) -> "Exit":
        """Make an exit code."""
        made = int.__new__(cls, number)
        made._value_ = number
        made.why, made.rest = why, rest
        return made

    OK = 0, "it was stopped, or has done what was asked"
    DIFFERENT = 1, "a command found something wrong, or the bot met an error of its own, which is the log's last line"
    USAGE = 2, "the command line makes no sense, or a record that was to be replayed or verified does not", inf
    SETTINGS = 3, "something is wrong with the settings, the token, the application at Discord or the installation", inf
    NOT_DONE = 4, "`backup`, `restore` or `drill` cannot write, or `deck` could not upload or remove everything"
    SHUT_OUT = 5, "Discord has shut out this machine's address for a while", 3600.0
    DATABASE = 6, "the database cannot be opened, written or upgraded", inf
    UNAVAILABLE = 7, "Discord or the database's server cannot be reached, or other processes are in the way"
    REMARKS = 8, "`verify` found no contradiction, but something that the reader has not accepted"


class Failed(Exception):
    """The program cannot run. The message is one sentence for the person who started it."""

    def __init__(self, code: Exit, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


REFUSED_TOKEN = "Discord refused the token: reset it in the developer portal (Bot) and put the new one into .env."
