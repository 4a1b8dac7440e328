"""The documents speak of what is there: files by their paths, sections by their names."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "locale").rglob("*.md")])
FOLDERS = ("engine", "art", "bot", "cogs", "tests", "benchmarks", "docs", "locale")
PATH = re.compile(rf"`((?:{'|'.join(FOLDERS)})/[\w./-]*)`")
HEADINGS = {
    document: set(re.findall(r"^#+ (.+)$", (ROOT / "docs" / document).read_text(encoding="utf-8"), flags=re.MULTILINE))
    for document in ("RULES.md", "TABLES.md", "RECORDS.md")
}


def headings(document: Path) -> list[str]:
    """Return the headings of a document, and what is in bold at the start of its paragraphs."""
    text = document.read_text(encoding="utf-8")
    return re.findall(r"^#+ (.+)$", text, re.MULTILINE) + re.findall(r"^\*\*(.+?)[:.]?\*\*", text, re.MULTILINE)


def anchor_of(heading: str) -> str:
    """Return the anchor that GitHub gives a heading."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


def named(document: Path) -> Iterator[str]:
    """Every path that a document names: in backticks from the repository's root, in links from its own folder."""
    text = document.read_text(encoding="utf-8")
    yield from PATH.findall(text)
    for link in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text):
        if "://" not in link:
            yield str((document.parent / link).resolve().relative_to(ROOT))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_path_in_a_document_is_there(document: Path) -> None:
    assert [path for path in named(document) if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("folder", ["docs", "docs/decisions"])
def test_every_page_is_listed(folder: str) -> None:
    pages = {path.name for path in (ROOT / folder).glob("*.md")} - {"README.md"}
    listed = re.findall(r"\]\((\S+\.md)\)", (ROOT / folder / "README.md").read_text(encoding="utf-8"))
    assert pages - set(listed) == set()


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_section_that_a_document_names_is_there(document: Path) -> None:
    text, missing = document.read_text(encoding="utf-8"), []
    for link, anchor in re.findall(r"\]\(([^)#\s:]*)#([^)]+)\)", text):
        if anchor not in {anchor_of(each) for each in headings((document.parent / link) if link else document)}:
            missing.append(f"{link}#{anchor}")
    for link, section in re.findall(r"\]\(([\w./]+\.md)\),\s+\*([^*]+)\*", text):
        if " ".join(section.split()) not in headings(document.parent / link):
            missing.append(f"{link}, {section}")
    assert missing == []


def test_what_code_cites_of_documents_and_files_is_there() -> None:
    missing = []
    for path in sorted(file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        missing += [f"{path.relative_to(ROOT)}: {found}" for found in PATH.findall(text) if not (ROOT / found).exists()]
        for document, sections in re.findall(
            r"(RULES\.md|TABLES\.md|RECORDS\.md)((?:,? (?:and |to )?\*[^*\n]+\*)+)", text
        ):
            missing += [
                f"{path.relative_to(ROOT)}: {document} has no section {section}"
                for section in re.findall(r"\*([^*]+)\*", sections)
                if section not in HEADINGS[document]
            ]
    assert missing == []


def test_the_tour_stays_short() -> None:
    assert len((ROOT / "docs" / "ARCHITECTURE.md").read_text(encoding="utf-8").splitlines()) < 225
