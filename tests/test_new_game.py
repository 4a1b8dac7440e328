"""`docs/NEW_GAME.md`: what it says is a whole game, and nothing else has to be registered for it."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAMED = re.compile(r"```python\n# ([\w/]+\.py)\n(.*?)```", re.DOTALL)
LINE = re.compile(r"^FOLDERS = .*$", re.MULTILINE)


def test_the_smallest_whole_game_is_played_as_it_stands(tmp_path: Path) -> None:
    document = (ROOT / "docs" / "NEW_GAME.md").read_text(encoding="utf-8")
    line = LINE.findall(document)
    files = dict(NAMED.findall(document))
    assert files.keys() == {"engine/highest/pack.py", "cogs/render/highest/words.py"}
    for name, code in files.items():
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text(code, encoding="utf-8")
        (tmp_path / name).with_name("__init__.py").touch()
    catalogue = (ROOT / "engine" / "catalogue.py").read_text(encoding="utf-8")
    (tmp_path / "engine" / "catalogue.py").write_text(LINE.sub(*line, catalogue), encoding="utf-8")
    played = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "tests.brought", "tests/e2e/highest_card.py"],
        cwd=ROOT,
        env=os.environ | {"NEW_GAME": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert played.returncode == 0, played.stdout + played.stderr
    assert "1 passed" in played.stdout
