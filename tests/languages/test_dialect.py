"""The count of the dialect: what it finds, and that it only falls."""

from pathlib import Path

from tests.languages.dialect import WORDS, more, said


def test_docstrings_and_comments_are_read_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text('"""Kept beside."""\n\nSAID = "beside"  # made anew\n', encoding="utf-8")
    assert list(said(path)) == ["Kept beside.", "# made anew"]
    assert sum(len(WORDS.findall(each)) for each in said(path)) == 2


def test_a_file_may_speak_it_less_often_and_no_file_more() -> None:
    before = {"a.py": 3, "b.py": 1}
    assert more({"a.py": 2}, before) == []
    assert [each.partition(":")[0] for each in more({"a.py": 4, "b.py": 1, "c.py": 1}, before)] == ["a.py", "c.py"]
