"""What must hold after every test: the database is right, and every request is one that Discord describes."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import jsonschema_rs

from bot.cli.audit import audit
from bot.store.database import Database

SHARED = Path(os.environ.get("NEWMARKET_SHARED", Path(__file__).resolve().parents[2].parent / "shared"))
DESCRIPTION = SHARED / "discord-api-spec" / "openapi.json"
IDS = {"id", "message_id", "channel_id", "guild_id", "user_id", "recipient_id", "users"}


async def assert_database_is_right(database: Database) -> None:
    """The ledger sums to zero, every table holds what lies on it, and every journal gives its table again."""
    async with database.reading() as work:
        found = await audit(work)
    assert found.wrong == ()


def assert_requests_fit(requests: Iterable[Any]) -> None:
    """Every JSON body fits Discord's own description of its HTTP API, where that is at hand."""
    if not DESCRIPTION.exists():
        return
    for request in requests:
        if request.json is not None:
            reference = body_schema(request.method, request.path)
            if request.method == "PUT":  # the commands, mostly, which are the same in nearly every test
                mistake = remembered_mistake(reference, json.dumps(request.json))
            else:
                mistake = mistake_in(reference, request.json)
            assert mistake is None, f"{request.method} {request.path}: {mistake}\n{json.dumps(request.json)[:2000]}"


def mistake_in(reference: str, body: Any) -> str | None:
    """What is wrong with a body by the description of its place."""
    return next((each.message for each in validator(reference).iter_errors(with_text_ids(body))), None)


@lru_cache(maxsize=16)
def remembered_mistake(reference: str, body: str) -> str | None:
    """The same of a body as JSON."""
    return mistake_in(reference, json.loads(body))


@cache
def description() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(DESCRIPTION.read_text(encoding="utf-8"))
    return found


@cache
def templates() -> list[tuple[re.Pattern[str], str]]:
    return [(re.compile(re.sub(r"\{[^}]+\}", "[^/]+", path)), path) for path in description()["paths"]]


@cache
def body_schema(method: str, path: str) -> str:
    """The place in the description of the body of a request."""
    path = path.split("?")[0]
    # of paths that fit, the one that spells most of it out
    fitting = [template for pattern, template in templates() if pattern.fullmatch(path)]
    assert fitting, f"Discord describes no {path}"
    template = min(fitting, key=lambda each: each.count("{"))
    escaped = template.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D").replace("@", "%40")
    assert "requestBody" in description()["paths"][template][method.lower()], (method, template)
    return f"urn:discord#/paths/{escaped}/{method.lower()}/requestBody/content/application~1json/schema"


@cache
def registry() -> jsonschema_rs.Registry:
    return jsonschema_rs.Registry([("urn:discord", description())], draft=jsonschema_rs.Draft202012)


@cache
def validator(reference: str) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator({"$ref": reference}, registry=registry())


def with_text_ids(value: Any, key: str = "") -> Any:
    """Ids that discord.py sends as integers, as the texts that the description asks for."""
    if isinstance(value, dict):
        return {name: with_text_ids(each, name) for name, each in value.items()}
    if key == "attachments":
        return [{**each, "id": str(each["id"])} for each in value]  # the number of a file in the same request
    if isinstance(value, list):
        return [with_text_ids(each, key) for each in value]
    if isinstance(value, int) and not isinstance(value, bool) and (key in IDS):
        return str(value) if value > 1 << 30 else value
    return value
