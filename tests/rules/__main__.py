"""Make the tables of the rules and the pages on how to play anew: `python -m tests.rules`, which is `make rules`."""

from tests.rules import how_to_play
from tests.rules.tables import DOCS, LANGUAGES, with_tables


def main() -> None:
    """Write the documents."""
    for language, name in LANGUAGES.items():
        path = DOCS / name
        path.write_text(with_tables(path.read_text(encoding="utf-8"), language), encoding="utf-8")
    for name, text in how_to_play.pages().items():
        (DOCS / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
