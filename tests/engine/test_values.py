"""`with_` does not look at the names of fields, so they are looked at here: in every call that there is."""

import ast
from dataclasses import fields
from pathlib import Path

import pytest

import engine
from engine.catalogue import CATALOGUE
from engine.newyork import state as newyork
from engine.pack import AnyPack
from engine.stops import state as stops

ENGINE = Path(engine.__file__).parent


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
def test_a_view_has_every_field(game: AnyPack) -> None:
    rules = next(iter(game.game.rulebook.plain.values()))
    view = game.game.view(game.game.new_match(rules, (50,) * 3, 0, {}), 0)
    assert set(vars(view)) == {each.name for each in fields(view)}


@pytest.mark.parametrize(("game", "state", "deal"), [
    ("stops", stops.State, stops.DealState),
    ("newyork", newyork.State, newyork.DealState),
])  # fmt: skip
def test_only_fields_are_changed(game: str, state: type, deal: type) -> None:
    of_the_deal = {each.name for each in fields(deal)}  # type: ignore[arg-type]
    of_any = of_the_deal | {each.name for each in fields(state)}  # type: ignore[arg-type]
    changed = {"with_": 0, "with_deal": 0}
    for path in (ENGINE / game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in changed:
                names = {each.arg for each in node.keywords if each.arg is not None}
                assert names <= (of_any if node.func.attr == "with_" else of_the_deal), (path, node.lineno, names)
                changed[node.func.attr] += len(names)
    assert all(changed.values())
