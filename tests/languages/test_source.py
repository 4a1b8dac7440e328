"""What the check of the source finds, and what it leaves alone."""

from pathlib import Path

import pytest

from tests.languages.source import check_source


def found(tmp_path: Path, folder: str, code: str) -> list[str]:
    path = tmp_path / folder / "shows.py"
    path.parent.mkdir()
    path.write_text(f'"""A module of many words."""\n{code}\n', encoding="utf-8")
    return [each.message for each in check_source(tmp_path)]


@pytest.mark.parametrize(
    ("folder", "code", "text"),
    [
        ("render", "lines.append(f'{name} is first')", " is first"),
        ("render", "rows = [[link(url, 'see')]]", "see"),
        ("render", "NAMES = {'michigan': 'Michigan'}", "Michigan"),
        ("render", "words.say('{who} leads', who=f'{name} or nobody')", " or nobody"),
        ("press", "discord.ui.Button(label='ok' if fine else '')", "ok"),
        ("press", "await say(interaction, layout(['gone']))", "gone"),
        ("press", "app_commands.Choice(name='hard', value='hard')", "hard"),
        ("press", "@app_commands.describe(buy_in='chips')\ndef start(): ...", "chips"),
        ("press", "app_commands.command(name='start', description=f'open {name}')", "open "),
    ],
)
def test_words_of_a_renderer_and_what_is_handed_to_what_shows_it_are_found(
    tmp_path: Path, folder: str, code: str, text: str
) -> None:
    assert found(tmp_path, folder, code) == [repr(text)]
