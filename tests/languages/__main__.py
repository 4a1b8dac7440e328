"""Check all catalogues, and the source for what people read outside of them: `python -m tests.languages [language …]`.

`make lint` runs it for all languages. Each finding is one line: the file and its line, the English sentence with its
scene in brackets, and what is wrong. Nothing is printed where nothing is. While somebody translates, `make lint` with
one language is quicker as `.venv/bin/python -m tests.languages de`; the many lines of what is missing come first.
"""

import sys
from collections.abc import Iterator

from babel.messages.pofile import PoFileError

from tests.languages import limits
from tests.languages.catalogue_checks import check_catalogue
from tests.languages.messages import Finding, catalogue, catalogues, template
from tests.languages.source import check_source


def check(languages: list[str]) -> Iterator[Finding]:
    """Yield what is wrong with the catalogues of some languages, or of all if none is named."""
    asked, known = template(), limits.read()
    yield from check_source()
    for path in catalogues():
        if languages and path.parents[1].name not in languages:
            continue
        try:
            found = catalogue(path)
        except (PoFileError, ValueError) as error:
            yield Finding(path, getattr(error, "lineno", None) or 1, "the file", f"cannot be read: {error}")
        else:
            yield from check_catalogue(found, asked, known)


def main() -> int:
    """Print what is wrong; return the exit code."""
    wrong = sorted(check(sys.argv[1:]), key=lambda each: (each.path, each.line))
    print(*wrong, sep="\n", end="\n" if wrong else "")  # noqa: T201
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
