"""What Discord's own description of its HTTP API refuses.

The description lies in `discord-api-spec/` of the folder that NEWMARKET_SHARED names, or of `shared` beside the
project, and is no part of it. Where it is not at hand, nothing is refused here. Discord takes more than it describes in
one respect: ids may be whole numbers, as discord.py sends them.
"""

import json
import os
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path as File
from typing import Any

import pytest

from tests.strict.findings import Findings, Path, Payload

SHARED = File(os.environ.get("NEWMARKET_SHARED") or File(__file__).resolve().parents[3] / "shared")
DESCRIPTION = SHARED / "discord-api-spec" / "openapi.json"
needed = pytest.mark.skipif(not DESCRIPTION.exists(), reason=f"no {DESCRIPTION}: set NEWMARKET_SHARED")
TYPES: dict[str, tuple[Any, str]] = {
    "string": ((str,), "STRING_TYPE_CONVERT"),
    "integer": ((int,), "NUMBER_TYPE_COERCE"),
    "number": ((int, float), "NUMBER_TYPE_COERCE"),
    "boolean": ((bool,), "BOOLEAN_TYPE_CONVERT"),
    "array": ((list, tuple), "LIST_TYPE_CONVERT"),
    "object": ((dict,), "MODEL_TYPE_CONVERT"),
}
"""Python's types of JSON's, and Discord's names for a value of another one."""
SNOWFLAKE = re.compile("0|[1-9][0-9]*")
ENDS = {"int32": 1 << 31}
ENDLESS = 1 << 62


def check_body(found: Findings, method: str, path: str, body: Any) -> None:
    """Hold a request's JSON against the description of its place."""
    if body is None or not _description():
        return
    steps = path.strip("/").split("?")[0].split("/")
    fitting = [
        (sum(step[0] == "{" for step in place), schema)
        for place, schema in _places(method, len(steps))
        if all(said == step or said[0] == "{" for said, step in zip(place, steps, strict=True))
    ]
    if fitting:  # the one that spells most of the path out
        _hold(found, (), body, min(fitting, key=lambda each: each[0])[1])
    else:
        found.add((), "NOT_DESCRIBED")


@cache
def _description() -> Payload:
    found: Payload = json.loads(DESCRIPTION.read_text(encoding="utf-8")) if DESCRIPTION.exists() else {}
    return found


@cache
def _places(method: str, length: int) -> list[tuple[list[str], Payload]]:
    """Return the places of so many steps that take JSON, with its schema."""
    found = []
    for path, known in _description()["paths"].items():
        content = known.get(method.lower(), {}).get("requestBody", {}).get("content", {})
        if path.count("/") == length and "application/json" in content:
            found.append((path.strip("/").split("/"), content["application/json"]["schema"]))
    return found


@cache
def _named(reference: str) -> Payload:
    known: Payload = _description()["components"]["schemas"][reference.rpartition("/")[2]]
    return known


def _hold(found: Findings, path: Path, value: Any, schema: Payload) -> None:
    """Hold a value of a body against a schema."""
    if "$ref" in schema:
        schema = _named(schema["$ref"])
    several, kind = schema.get("oneOf") or schema.get("anyOf"), schema.get("type", "")
    if "enum" in schema:
        _choose(found, path, value, schema["enum"])
    elif several and "const" in several[0]:
        _choose(found, path, value, [each["const"] for each in several])
    elif several:
        _hold_one_of(found, path, value, several)
    elif value is None:
        if "null" not in kind:
            found.required(path)
    elif schema.get("format") == "snowflake":
        if isinstance(value, bool) or not SNOWFLAKE.fullmatch(str(value)):
            found.add(path, "NUMBER_TYPE_COERCE")
    else:
        _hold_typed(found, path, value, schema, kind if isinstance(kind, str) else kind[0])


def _choose(found: Findings, path: Path, value: Any, known: Sequence[Any]) -> None:
    if isinstance(value, bool) or value not in known:
        found.add(path, "BASE_TYPE_CHOICES")


def _hold_one_of(found: Findings, path: Path, value: Any, several: Sequence[Payload]) -> None:
    """Hold a value against those alternatives that have its type, and its field `type` if it has one."""
    others = [each for each in several if each.get("type") != "null"]
    if value is None and len(others) < len(several):
        return
    if len(others) == 1:
        _hold(found, path, value, others[0])
        return
    trials, by_type = list[Findings](), False
    for each in others:
        known = _named(each["$ref"]) if "$ref" in each else each
        kinds = known.get("properties", {}).get("type", {}).get("enum", ())
        by_type |= bool(kinds)
        if isinstance(value, TYPES[known["type"]][0]) and (not kinds or value.get("type") in kinds):
            _hold(trial := Findings(), path, value, known)
            if not trial:
                return
            trials.append(trial)
    if trials:
        fewest = min(trials, key=len)
        found += fewest
    else:
        found.add((*path, "type") if by_type else path, "UNION_TYPE_CHOICES")


def _hold_typed(found: Findings, path: Path, value: Any, schema: Payload, kind: str) -> None:
    types, code = TYPES[kind]
    if not isinstance(value, types) or (isinstance(value, bool) and kind != "boolean"):
        found.add(path, code)
    elif kind == "string":
        found.length(path, value, schema.get("minLength", 0), schema.get("maxLength", ENDLESS))
    elif kind in ("integer", "number"):
        end = ENDS.get(schema.get("format", ""), ENDLESS)
        found.number(path, value, schema.get("minimum", -end), schema.get("maximum", end - 1))
    elif kind == "array":
        found.length(path, value, schema.get("minItems", 0), schema.get("maxItems", ENDLESS))
        if schema.get("uniqueItems"):
            found.unique(path, map(str, value))
        for at, each in enumerate(value):
            _hold(found, (*path, at), each, schema["items"])
    elif kind == "object":
        for key in schema.get("required", ()):
            if key not in value:
                found.required((*path, key))
        for key, each in value.items():
            inside = schema.get("properties", {}).get(key, schema.get("additionalProperties"))
            if inside:
                _hold(found, (*path, key), each, inside)
