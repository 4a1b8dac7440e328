"""What is logged, and how: one line per event, on standard error. Tokens, secrets and hands are never logged.

Every record becomes one line, even one from a library or about a damaged database: control characters are escaped,
tracebacks folded, tokens blackened. Of an exception only its type and place are logged, unless it comes from outside:
the message of this program's own exceptions may hold a card, or a row of the database.
"""

import asyncio
import logging
import re
import sys
import traceback
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import TracebackType

_NOISY = ("alembic", "discord.gateway", "discord.client", "markdown_it")
_TALKATIVE = ("discord.http", "discord.webhook", "aiosqlite", "sqlalchemy")
"""At their lowest level these write down what is sent and stored, and so hands."""
_SHOWING = ("asyncio", "discord.ui")
"""These show objects in their messages: exceptions with what they say, buttons with the cards on them."""
_FROM_OUTSIDE = ("aiohttp", "discord", "sqlalchemy", "sqlite3")
"""The packages whose exceptions tell of the network or the database, and of nothing that is stored there."""
FOLD = " ⏎ "
"""The separator between the lines of a traceback."""
_TOKENS = re.compile(
    r"[\w-]{20,}\.[\w-]{5,}\.[\w-]{25,}"  # a bot's
    r"|(?<=/webhooks/)\d+/[\w-]{20,}|(?<=/interactions/)\d+/[\w-]{20,}"
)
BLACK = "[token]"

_about: ContextVar[int | None] = ContextVar("table", default=None)


def _has_to_do_with_us(record: logging.LogRecord) -> bool:
    """Return whether a record is logged.

    The bot has no voice, and discord.py says that this needs more packages. A connection whose closing is cancelled
    with the work that held it is no fault; SQLAlchemy's pool calls it an error. A connection that is lost while it is
    made has its error told; asyncpg leaves the same one in a future that nobody reads.
    """
    if record.name == "asyncio" and record.exc_info and isinstance(record.exc_info[1], ConnectionError):
        return not str(record.msg).startswith("Future exception was never retrieved")
    if record.name.startswith("sqlalchemy.pool"):
        return not (record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError))
    return not str(record.msg).endswith("voice will NOT be supported")


@contextmanager
def about(table: int | None) -> Iterator[None]:
    """Name a table in every line that is logged within, also by tasks and timers that are started within."""
    before = _about.set(table)
    try:
        yield
    finally:
        _about.reset(before)


class OneLine(logging.Formatter):
    """Formats a record as one line: time, level, logger, the table that it is about, and what happened."""

    def __init__(self, token: str = "") -> None:
        """Make a formatter. `token`: a text that must never be logged."""
        super().__init__()
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as one line."""
        table = "" if (about := _about.get()) is None else f" [table {about}]"
        head = f"{self.formatTime(record)} {record.levelname:7} {record.name}{table}: {_message(record)}"
        line = harmless(head, self._token)
        if record.exc_info and record.exc_info[1] is not None:
            line += FOLD + FOLD.join(harmless(each, self._token) for each in _told(record.exc_info[1]))
        if record.stack_info:
            line += FOLD + FOLD.join(harmless(each, self._token) for each in record.stack_info.splitlines())
        return line


def harmless(text: str, token: str = "") -> str:
    """Return a text without line breaks, control sequences, folds of its own, or tokens."""
    if token:
        text = text.replace(token, BLACK)
    text = _TOKENS.sub(BLACK, text)
    return "".join(each if _plain(each) else each.encode("unicode_escape").decode() for each in text)


def _message(record: logging.LogRecord) -> str:
    if record.name.startswith(_SHOWING):
        return str(record.msg).split("\n", 1)[0]
    try:
        return record.getMessage()
    except (TypeError, ValueError, KeyError):
        # A library gave its message other arguments than it takes. Python would print them all.
        return str(record.msg)


def _plain(letter: str) -> bool:
    return letter != FOLD.strip() and unicodedata.category(letter) not in ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")


def _told(error: BaseException, seen: frozenset[int] = frozenset()) -> Iterator[str]:
    """Yield an exception as lines: its causes, its traceback, its type, and what is safe of its message."""
    seen |= {id(error)}
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None and id(cause) not in seen:
        yield from _told(cause, seen)
        yield "and then:" if error.__cause__ is None else "and so:"
    for frame in traceback.extract_tb(error.__traceback__):
        yield f"{frame.filename}:{frame.lineno} in {frame.name}: {frame.line}"
    if isinstance(error, BaseExceptionGroup):
        for each in error.exceptions:
            yield from _told(each, seen)
            yield "and beside it:"
    said = _said(error)
    name = f"{type(error).__module__}.{type(error).__qualname__}".removeprefix("builtins.")
    yield f"{name}: {said}" if said else name


def _said(error: BaseException) -> str:
    """Return an exception's message if it cannot hold a card; of a database's exception only what it does not quote."""
    package = type(error).__module__.split(".")[0]
    if package not in _FROM_OUTSIDE and not isinstance(error, OSError):
        return ""
    text = str(error)
    return text if package in ("discord", "aiohttp") else text.split("\n", 1)[0]


def configure(level: str, token: str = "") -> None:
    """Log everything from `level` up to standard error, also what ends the program, and never the token."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLine(token))
    handler.addFilter(_has_to_do_with_us)
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.captureWarnings(True)
    sys.excepthook = _uncaught
    for noisy in (*_NOISY, *_TALKATIVE):
        logging.getLogger(noisy).setLevel(logging.WARNING)


def _uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    logging.getLogger(__name__).critical("the program ends with an error", exc_info=(kind, error, trace))
