"""What a command costs: the processor time of its process, next to one that only imports pydantic, asyncio and json.

Bytecode is compiled before the first turn, as it is after any first start.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from benchmarks.figures import Figure
from bot.cli.command_line import COMMANDS
from engine.players import NORMAL
from engine.record.reader import Played, write
from engine.shuffle import Stream
from engine.stops.pack import PACK as STOPS

ROOT = Path(__file__).resolve().parent.parent
REPEATS = 15
IMPORTS = "import pydantic, asyncio, json"
LIMIT = 2.5
"""The most times that of the imports."""


def measure() -> list[Figure]:
    """Return what the help of every command, `health` and `replay` cost."""
    with TemporaryDirectory() as folder:
        record = Path(folder) / "match.json"
        record.write_text(json.dumps(_record()), encoding="utf-8")
        # Nobody answers: what is measured is the command, and not the bot.
        settings = {"NEWMARKET_DATABASE": str(Path(folder) / "none.sqlite3"), "NEWMARKET_METRICS_PORT": "0"}
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "", **settings}
        commands = [*([name, "--help"] for name in COMMANDS), ["health"], ["replay", str(record)]]
        given = [["-c", IMPORTS], *(["-m", "bot", *each] for each in commands)]
        turns = [[_seconds(each, folder, environment) for each in given] for _ in range(-1, REPEATS)][1:]
    imports, *others = zip(*turns, strict=True)
    helped = len(COMMANDS)
    dearest = max(others[:helped], key=median)
    name = list(COMMANDS)[others.index(dearest)]
    return [
        _figure(f"the help of any command ({name})", dearest, imports),
        _figure("health", others[helped], imports),
        _figure("replay of a michigan of five", others[helped + 1], imports),
    ]


def _figure(name: str, seconds: Sequence[float], imports: Sequence[float]) -> Figure:
    return Figure(
        name,
        median(seconds) * 1000,
        "ms of a core",
        samples=REPEATS,
        ratio=median(one / other for one, other in zip(seconds, imports, strict=True)),
        against=f"`{IMPORTS}`, {median(imports) * 1000:,.0f} ms",
        limit=LIMIT,
    )


def _seconds(arguments: Sequence[str], folder: str, environment: Mapping[str, str]) -> float:
    """Run Python in a folder, and return the processor time that its process took."""
    with subprocess.Popen(
        [sys.executable, *arguments],
        cwd=folder,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as process:
        _, _, used = os.wait4(process.pid, 0)
        process.returncode = 0
    return used.ru_utime + used.ru_stime


def _record() -> object:
    """Return the record of a match of five that `normal` plays."""
    game, random = STOPS.game, Random("commands")
    rules, names = game.rulebook.read("michigan", {}), [f"Player {at}" for at in range(5)]

    def stream(number: int) -> Stream:
        return Stream(bytes(32), "commands", number)

    def played() -> Iterator[Played]:
        state = game.new_match(rules, (50,) * len(names), stream(0).below(len(names)), {})
        while state.outcome is None:
            if game.awaits_deal(state):
                seat, action = None, game.deal(state, stream(state.round))
            else:
                seat = game.to_act(state)[0]
                action = STOPS.players[NORMAL](game.view(state, seat), random)
            yield state, seat, action
            state = game.apply(state, seat, action).state

    return write(game.key, rules, names, played()).document
