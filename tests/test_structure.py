"""What the project promises about its shape: which way imports go, how large files are, and which words they use."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from bot.ops.permissions import INVITED_WITH
from bot.settings import Settings
from cogs.render.lessons import LESSON_WORDS
from engine.catalogue import CATALOGUE, FOLDERS
from engine.game import Event

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("engine", "art", "bot", "cogs")
GAMES = ("engine.stops", "engine.newyork")
PURE = {
    "__future__", "abc", "base64", "bisect", "collections", "dataclasses", "datetime", "enum", "functools", "hashlib",
    "heapq", "itertools", "math", "operator", "random", "re", "statistics", "types", "typing",
}  # fmt: skip

# Each package's parts, the lowest first: a part imports from those before it, and from itself. Parts of one line know
# nothing of each other. A part is a file or a whole folder, so no folder lies above and below another.
GAME = (
    "cards order spaces",
    "rules",
    "presets actions",
    "scoring",
    "events",
    "state",
    "moments phases",
    "feats",
    "figures",
    "view",
    "knowledge worth",
    "search",
    "players",
    "rulebook written",
    "match",
    "lesson record",
    "pack",
)
LAYERS: Mapping[str, tuple[str, ...]] = {
    "": PACKAGES,
    "engine": (
        "shuffle card_sets codec rulebook values",
        "cards figures",
        "game",
        "document lesson plain poker_hands players",
        "record_form proof",
        "pack",
        "stops newyork",
        "catalogue",
        "daily record",
        "fairness",
    ),
    "art": ("names palette fonts outlines", "canvas shapes", "avatar cards characters marks tiles", "deck pictures"),
    "engine.stops": GAME,
    "engine.newyork": GAME,
    "bot": (
        "refusals settings version",
        "store",
        "ops members",
        "clusters gateway",
        "chips deck ratings",
        "lessons search",
        "tables",
        "daily",
        "cluster history servers",
        "app",
        "cli",
        "__main__",
    ),
    "bot.daily": ("course", "days", "attempts", "boards views"),
    "bot.tables": ("model", "transitions", "time", "views", "service", "commands", "after"),
    "bot.tables.model": (
        "names",
        "people",
        "announcements actions score_sheet seat terms",
        "table",
        "change codec",
        "deals",
    ),
    "bot.tables.transitions": (
        "inviting permissions",
        "ending reserves",
        "lobby playing",
        "transition",
    ),
    "bot.tables.time": ("paces", "clock", "deadline", "holding"),
    "bot.tables.service": (
        "live opening results",
        "stored ownership posts timekeeper",
        "mending",
        "cache",
        "writer",
    ),
    "bot.tables.commands": ("queries", "lobby match", "tables", "hints own_tables"),
    "bot.tables.after": ("replays", "records", "pruning"),
    "bot.store": (
        "chain metadata",
        "fleet_schema results_schema",
        "schema",
        "backend",
        "repository",
        "faults file",
        "people",
        "chips",
        "tables",
        "servers",
        "operation",
        "work",
        "backends",
        "database",
        "moving",
        "migrations",
    ),
    "cogs": (
        "render",
        "screen",
        "post",
        "press",
        "tree",
        "game_commands",
        "calendar channels chores erasure own_tables preferences servers",
        "bank daily help stats",
        "chips",
        "loading",
    ),
    "cogs.render": (
        "catalogues command_words deck documents ids names",
        "words",
        "parts told",
        "buttons discs",
        "game_words",
        "newyork prices stops",
        "games",
        "endings lessons proofs ratings terms",
        "honours invite leaderboards",
        "audit board erasure hand help own_tables picker plain preferences reminders results settings stats wallets",
        "daily",
        "film film_page pictures",
        "refusals",
    ),
    "cogs.screen": (
        "message readers",
        "urgency",
        "situation",
        "reminders",
        "screens",
    ),
    "cogs.post": (
        "failures",
        "conflation policy",
        "messenger",
        "answers",
        "pictures state",
        "carrier",
        "reconciler",
        "clicks",
        "publisher",
    ),
    "cogs.press": (
        "press",
        "channel_permissions",
        "membership",
        "boundary",
        "presses",
        "film invite lessons menu picker",
        "lobby match",
        "dispatch",
    ),
}

# Who may import a library, by the beginning of the module's name.
ONLY = {
    "PIL": ("art",),
    "sqlalchemy": ("bot.store",),
    "alembic": ("bot.store",),
    "aiosqlite": ("bot.store",),
    "asyncpg": ("bot.store",),
    "openskill": ("bot.ratings", "benchmarks"),
    "prometheus_client": ("bot.ops.metrics",),
    "discord": (
        "cogs",
        "bot.app",
        "bot.cli.demo",
        "bot.cli.deck",
        "bot.cli.doctor",
        "bot.gateway",
        "bot.ops.permissions",
        "bot.ops.endings",  # discord.py's exceptions become exit codes
        "bot.deck.application",  # the emojis at Discord
        "bot.ops.command_sync",  # compares what Discord has with the commands that discord.py would send
    ),
}

LONGEST = {"engine": 400, "art": 400, "bot": 400, "cogs": 400, "benchmarks": 400, "tests": 500}
SHOWN = 3300
"""How many lines all that shows and posts may have: `cogs/screen` and `cogs/post`."""

PEOPLE = re.compile(r"(?<![^\W\d_])(he|him|his|himself|she|her|hers|herself)(?![^\W\d_])", re.IGNORECASE)


@cache
def modules() -> Mapping[str, Path]:
    """Every module of the packages by its dotted name."""
    files = (path for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py")))
    return {".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path for path in files}


def names(path: Path) -> Iterator[str]:
    """Everything that a file imports, by its dotted name: `a.b.c` for `from a.b import c`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path} imports relatively: say the whole name"
            yield from (f"{node.module}.{each.name}" for each in node.names)


@cache
def imported(module: str) -> frozenset[str]:
    """What a module imports: modules of this project, and names of others."""
    found = set()
    for name in names(modules()[module]):
        inside, known = name, modules()
        while inside and inside not in known:
            inside = inside.rpartition(".")[0]
        found.add(inside or name)
    return frozenset(found - {module})


def part(module: str, package: str, layers: tuple[str, ...]) -> tuple[str, int] | None:
    """The part of a package to which a module belongs, and how high it lies; None for the package itself."""
    if module == package:
        return None
    name = (module.removeprefix(f"{package}.") if package else module).split(".")[0]
    for height, layer in enumerate(layers):
        if name in layer.split():
            return name, height
    pytest.fail(f"{module} has no place yet: say in LAYERS which parts of {package} it may import")


@pytest.mark.parametrize("package", LAYERS)
def test_imports_go_down(package: str) -> None:
    layers, prefix = LAYERS[package], f"{package}." if package else ""
    upward = []
    for module in modules():
        if not module.startswith(prefix) or (here := part(module, package, layers)) is None:
            continue
        for other in sorted(imported(module) & modules().keys()):
            there = part(other, package, layers) if other.startswith(prefix) else None
            if there is not None and there != here and there[1] >= here[1]:
                upward.append(f"{module} imports {other}, but {here[0]} may not know {there[0]}")
    assert upward == []


def test_no_module_needs_itself() -> None:
    done: set[str] = set()

    def visit(module: str, path: tuple[str, ...]) -> None:
        assert module not in path, " imports ".join((*path[path.index(module) :], module))
        if module not in done:
            for other in sorted(imported(module) & modules().keys()):
                visit(other, (*path, module))
            done.add(module)

    for module in modules():
        visit(module, ())


@pytest.mark.parametrize("library", ONLY)
def test_a_library_stays_where_it_belongs(library: str) -> None:
    strangers = [
        module
        for module in modules()
        if library in {name.split(".")[0] for name in imported(module)}
        and not any(module == owner or module.startswith(f"{owner}.") for owner in ONLY[library])
    ]
    assert strangers == [], f"{library} belongs to {', '.join(ONLY[library])}"


def test_the_engine_needs_nothing_but_pure_parts_of_the_standard_library() -> None:
    for module in modules():
        if module.startswith("engine"):
            finds = {"importlib"} if module == "engine.catalogue" else set()
            assert {name.split(".")[0] for name in imported(module)} <= PURE | {"engine"} | finds, module


def test_what_is_pure_of_a_table_needs_no_database() -> None:
    pure = ("bot.tables.model", "bot.tables.transitions", "bot.tables.time", "bot.tables.views")
    for module in modules():
        if module.startswith(pure):
            needs = [each for each in imported(module) if each.startswith(("bot.store", "asyncio"))]
            assert not needs, (module, needs)


def test_no_cog_speaks_sql() -> None:
    for module in modules():
        if module.startswith("cogs"):
            assert not [name for name in imported(module) if name.startswith("bot.store")], module


def test_only_the_store_knows_the_connection_of_a_unit_of_work() -> None:
    for module, path in modules().items():
        if not module.startswith("bot.store."):
            assert "work.connection" not in path.read_text(encoding="utf-8"), module


def test_only_the_store_knows_which_database_it_is() -> None:
    kinds = {"bot.store.backends.sqlite", "bot.store.backends.postgresql"}
    for module, path in modules().items():
        if module.startswith(("bot", "cogs")) and not module.startswith("bot.store.migrations"):
            assert not kinds & set(imported(module)) or module == "bot.store.database", module
            assert "dialect.name" not in path.read_text(encoding="utf-8"), module


def test_no_game_but_its_own_renderer_and_registry_knows_a_games_package() -> None:
    for module in modules():
        if not module.startswith("engine"):
            knows = {name for name in imported(module) if name.startswith(GAMES)}
            assert not knows or module.startswith("cogs.render."), (module, knows)


def test_no_generic_renderer_knows_a_game() -> None:
    own = tuple(f"cogs.render.{game.rpartition('.')[2]}" for game in GAMES)
    for module in modules():
        if module.startswith("cogs") and not module.startswith(own):
            knows = {name for name in imported(module) if name.startswith((*GAMES, *own))}
            assert not knows, (module, knows)


def test_games_know_nothing_of_each_other() -> None:
    for module in modules():
        known = {game for game in GAMES if any(name.startswith(game) for name in imported(module))}
        assert len(known) < 2, (module, known)


ASKED_FOR: Mapping[str, tuple[str, ...]] = {
    "engine/rulebook.py": ("Rulebook",),
    "engine/game.py": ("Event", "MatchState", "Codec", "Game"),
    "engine/record_form.py": ("RecordForm",),
    "engine/pack.py": ("GamePack",),
    "cogs/render/game_words.py": (
        "RulesWords", "BoardWords", "HandWords", "Decisions", "FilmWords", "PageWords", "GameRenderer",
    ),
}  # fmt: skip
"""Where it stands what a game must have. A lesson is asked for as a whole, or not at all."""
MUST_HAVE = 13
"""How many members of these have no default: fewer are better."""


def has_no_default(member: ast.stmt) -> bool:
    """Return whether a member of a class has to be there: a field without a value, a function that does nothing."""
    if isinstance(member, ast.FunctionDef):
        return all(_does_nothing(each) for each in member.body)
    return isinstance(member, ast.AnnAssign) and member.value is None


def _does_nothing(each: ast.stmt) -> bool:
    if isinstance(each, ast.Raise):
        return isinstance(each.exc, ast.Name) and each.exc.id == "NotImplementedError"
    return isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant)


def test_a_game_must_have_no_more_than_it_had() -> None:
    must = 0
    for path, names in ASKED_FOR.items():
        for kind in ast.parse((ROOT / path).read_text(encoding="utf-8")).body:
            if isinstance(kind, ast.ClassDef) and kind.name in names:
                must += sum(map(has_no_default, kind.body))
    assert must == MUST_HAVE


def test_every_event_says_whom_it_is_for() -> None:
    """Nothing is public because somebody forgot to say that it is not."""
    for pack in CATALOGUE.values():
        assert [name for name, kind in pack.game.events.items() if kind.audience is Event.audience] == []


def test_nobody_outside_a_games_files_asks_which_game_it_is() -> None:
    """Its files are its folders."""
    asked = re.compile(rf"""[\"'](?:{"|".join({*FOLDERS, *CATALOGUE})})[\"']""")
    for folder in PACKAGES:
        for path in (ROOT / folder).rglob("*.py"):
            if not {*FOLDERS} & {*path.parts} and path != ROOT / "engine" / "catalogue.py":
                assert not asked.search(path.read_text(encoding="utf-8")), path


def test_every_lesson_has_words() -> None:
    assert {key for key, pack in CATALOGUE.items() if pack.lesson is not None} == LESSON_WORDS.keys()


def test_files_are_small() -> None:
    long = {}
    for folder, most in LONGEST.items():
        for path in (ROOT / folder).rglob("*.py"):
            lines = len(path.read_text(encoding="utf-8").splitlines())
            if lines > most:
                long[str(path.relative_to(ROOT))] = lines
    assert long == {}


def test_no_test_leaves_what_it_read_of_other_catalogues() -> None:
    patched = re.compile(r'"[\w.]*CATALOGUES"')
    those = [each for each in (ROOT / "tests").rglob("*.py") if patched.search(each.read_text(encoding="utf-8"))]
    assert those == [ROOT / "tests" / "marked.py"], "use `catalogues_in`"


def test_people_are_they() -> None:
    found = []
    for folder in (*LONGEST, "docs", "locale"):
        for path in sorted((ROOT / folder).rglob("*.*")):
            if path.suffix in {".py", ".md", ".pot"} and path != Path(__file__):
                lines = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
                found += [f"{path.relative_to(ROOT)}:{at}: {line}" for at, line in lines if PEOPLE.search(line)]
    assert found == []


def test_comments_cite_rules_that_are_in_the_repository() -> None:
    for path in (path for folder in LONGEST for path in (ROOT / folder).rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        assert path == Path(__file__) or not re.search(r"ules\.md §", text), path


def test_every_setting_is_documented_with_its_default() -> None:
    text = (ROOT / ".env.example").read_text(encoding="utf-8")
    documented = dict(re.findall(r"^([A-Z_]+)=(.*)$", text, flags=re.MULTILINE))
    expected = {}
    for name, field in Settings.model_fields.items():
        variable = field.validation_alias or f"NEWMARKET_{name.upper()}"
        expected[str(variable)] = "" if name == "token" else field.default
    assert documented.keys() == expected.keys()
    for variable, default in expected.items():
        found = documented[variable]
        assert (float(found) == default) if isinstance(default, int | float) else (found == default), variable


def test_the_invitation_asks_for_what_is_needed_and_no_more() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert re.findall(r"permissions=(\d+)", readme) == [str(INVITED_WITH.value)]


@pytest.mark.parametrize(
    ("name", "least"),
    [
        ("requirements.lock", 20),
        ("requirements-run.lock", 20),
        ("requirements-build.lock", 5),
        ("requirements-bench.lock", 5),
    ],
)
def test_a_lock_file_has_a_hash_for_everything_and_names_no_index(name: str, least: int) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    pinned = re.findall(r"^([a-z0-9][a-z0-9._-]*)==\S+", text, flags=re.MULTILINE)
    assert len(pinned) > least
    for block in re.split(r"\n(?=[a-z0-9])", text):
        assert "--hash=sha256:" in block, block.splitlines()[0]
    assert not re.search(r"https?://|--index|--find-links", text)


@pytest.mark.parametrize("name", ["requirements-run.lock", "requirements-build.lock"])
def test_what_is_locked_apart_is_what_is_tested(name: str) -> None:
    pins = re.compile(r"^[a-z0-9][a-z0-9._-]*==[^ ;\n]+", flags=re.MULTILINE)
    apart = set(pins.findall((ROOT / name).read_text(encoding="utf-8")))
    assert apart <= set(pins.findall((ROOT / "requirements.lock").read_text(encoding="utf-8")))


def test_what_shows_and_posts_fits_into_a_head() -> None:
    shown = {name: path for name, path in modules().items() if name.startswith(("cogs.screen", "cogs.post"))}
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in shown.values()) <= SHOWN
    for path in shown.values():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name == "__init__":
                assert len(node.args.args + node.args.kwonlyargs) <= 1 + 7, f"{path}:{node.lineno}"
