"""`python -m bot replay`: matches from files, as text, records or a page, or compared with the engine (RECORDS.md)."""

import io
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from math import inf
from pathlib import Path
from typing import Any, Literal, NoReturn

from bot.ops.exits import Exit, Failed
from engine.document import RecordRefused, shown
from engine.record.reader import read

LONGEST = 200
"""How many characters of a value a difference quotes."""

PAGE = "cogs.render.film_page"
"""The module that puts a match in words. It belongs to the cogs, which are imported by name, as by the bot."""
LANGUAGE = "en"

Show = Literal["json", "check"] | None
"""Whether records are printed as JSON, a line each, or compared with the engine; None: as text."""


def run(files: Sequence[Path], show: Show = None, html: Path | None = None) -> Exit:
    """Play the matches of files again, and print them, or write the one match as a page to `html`.

    Raises:
        Failed: a page is asked for several matches, or cannot be written.
    """
    show_every_letter()
    if html is not None:
        if len(files) > 1:
            raise Failed(Exit.USAGE, "A page shows one match: name one record.")
        return _page(files[0], html)
    code = Exit.OK
    for at, file in enumerate(files):
        try:
            with refusing(file):
                document = load(file)
                played = read(document)
        except Failed as refused:
            sys.stderr.write(f"{refused}\n")
            code = refused.code
            continue
        if show == "json":
            sys.stdout.write(json.dumps(played.document) + "\n")
        elif show is None:
            from bot.cli.match_text import match_text

            sys.stdout.write(("\n" if at else "") + f"{plain(str(file))}\n{match_text(played)}\n")
        elif difference := next(compared("", played.document, document), None):
            sys.stderr.write(plain(f"{file}: {difference}.") + "\n")
            code = max(code, Exit.DIFFERENT)
        else:
            sys.stdout.write(plain(f"{file}: agrees.") + "\n")
    return code


def show_every_letter() -> None:
    """Let a terminal that does not know a letter of a name show `?` in its place."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _page(file: Path, out: Path) -> Exit:
    """Write the match of a file as a page that needs nothing else; to stdout if `out` is `-`."""
    with refusing(file):
        film = read(load(file)).film
        if not film.rounds:
            raise RecordRefused("rounds", "there are none to show")
    page: str = import_module(PAGE).film_page(film, LANGUAGE, inf)
    if str(out) == "-":
        sys.stdout.buffer.write(page.encode())  # a page is UTF-8, whatever the terminal is
    else:
        try:
            out.write_text(page, encoding="utf-8")
        except OSError as error:
            raise Failed(Exit.USAGE, f"{out} cannot be written ({error.strerror or error}).") from error
    return Exit.OK


@contextmanager
def refusing(file: Path) -> Iterator[None]:
    """Say in one sentence why a file is refused.

    Raises:
        Failed: what was done in this context raised `RecordRefused`, or went deeper than Python does.
    """
    try:
        yield
    except (RecordRefused, RecursionError) as error:
        reason = "is nested too deeply" if isinstance(error, RecursionError) else error
        raise Failed(Exit.USAGE, plain(f"{file}: refused: {reason}.")) from error


def load(file: Path) -> Any:
    """Return the JSON value of a file.

    Raises:
        RecordRefused: it cannot be read, is not JSON, or is JSON that no record can be.
    """
    try:
        text = file.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise RecordRefused("", f"cannot be read ({error.strerror or error})") from error
    except ValueError as error:  # undecodable text, or a path with a null character in it
        raise RecordRefused("", "is no text in UTF-8") from error
    try:
        return json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        raise RecordRefused(f"line {error.lineno}, column {error.colno}", f"is no JSON ({error.msg})") from error
    except RecordRefused:
        raise
    except ValueError as error:  # a number with thousands of digits
        raise RecordRefused("", "has a number that is too long") from error


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise RecordRefused("", f"has the key {shown(twice)} twice in one object")
    return found


def _no_number(name: str) -> NoReturn:
    raise RecordRefused("", f"has {name}, which is no number of JSON")


_NOTHING = object()
"""Stands for a missing value."""


def compared(where: str, expected: Any, found: Any) -> Iterator[str]:
    """Yield the places where two JSON values differ, with both values. Neither true nor 1.0 equals 1."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for key in (*expected, *(key for key in found if key not in expected)):
            place = f"{where}.{key}" if where else key
            yield from compared(place, expected.get(key, _NOTHING), found.get(key, _NOTHING))
    elif isinstance(expected, list) and expected and isinstance(expected[0], dict):  # rounds and actions: as many
        for at, both in enumerate(zip(expected, found, strict=True)):
            yield from compared(f"{where}[{at}]", *both)
    elif _json(expected) != _json(found):
        yield f"{where}: expected {short(_json(expected))}, found {short(_json(found))}"


def _json(value: Any) -> str:
    return "nothing" if value is _NOTHING else json.dumps(value, sort_keys=True)


def short(text: str, longest: int = LONGEST) -> str:
    """Return a text, or its beginning if it is longer than that."""
    return text if len(text) <= longest else text[:longest] + "..."


def plain(sentence: str) -> str:
    """Return a sentence in one line, without anything that a terminal would take for a control sequence."""
    return "".join(letter if letter.isprintable() else "?" for letter in sentence)
