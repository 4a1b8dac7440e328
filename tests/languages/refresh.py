"""Bring all catalogues up to the template: `python -m tests.languages.refresh`, the second half of `make words`.

Translations of sentences that are still there stay as they are; new sentences are empty, and those that nobody says any
more go. The head of a catalogue and the notes of its translators stay.
"""

from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po

from bot.members.languages import CATALOGUE, CATALOGUES

WIDTH = 120
TEMPLATE = CATALOGUES / f"{CATALOGUE.stem}.pot"


def refreshed(template: bytes, catalogue: bytes, language: str) -> bytes:
    """Return a catalogue that has the sentences of a template, all of them and no others."""
    asked, had = read_po(BytesIO(template)), read_po(BytesIO(catalogue), locale=language)
    new = Catalog(locale=language, fuzzy=False)
    for each in asked:
        if each.id:
            _add(new, each, had.get(each.id, each.context))
    written = BytesIO()
    write_po(written, new, width=WIDTH, omit_header=True, no_location=True, sort_output=True)
    head, blank, _ = catalogue.partition(b"\n\n")
    return head + blank + written.getvalue().lstrip(b"\n")


def _add(new: Catalog, asked: Message, had: Message | None) -> None:
    # A sentence that gets or loses its plural is another sentence.
    same = had is not None and had.pluralizable == asked.pluralizable
    flags = asked.flags | ({"fuzzy"} if had is not None and had.fuzzy else set())
    new.add(
        asked.id,
        had.string if had is not None and same else None,
        flags=flags,
        auto_comments=asked.auto_comments,
        user_comments=had.user_comments if had is not None else (),
        context=asked.context,
    )


def main() -> None:
    """Refresh every catalogue."""
    for file in sorted(CATALOGUES.glob(f"*/{CATALOGUE}")):
        _refresh(file)


def _refresh(file: Path) -> None:
    before = file.read_bytes()
    after = refreshed(TEMPLATE.read_bytes(), before, file.parents[1].name)
    if after != before:
        file.write_bytes(after)


if __name__ == "__main__":
    main()
