"""Write the made parts of the rules and of how to play: `python -m tests.rules`, which is `make rules`."""

from tests.rules import how_to_play
from tests.rules.tables import DOCUMENTS, LANGUAGES, path_of, with_tables


def main() -> None:
    """Write the documents."""
    for language in LANGUAGES:
        for document in DOCUMENTS:
            path = path_of(document, language)
            path.write_text(with_tables(path.read_text(encoding="utf-8"), language), encoding="utf-8")
        path = path_of(how_to_play.DOCUMENT, language)
        path.write_text(how_to_play.with_parts(path.read_text(encoding="utf-8"), language), encoding="utf-8")


if __name__ == "__main__":
    main()
