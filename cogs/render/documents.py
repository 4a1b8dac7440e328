"""Matches as files: the record, beside it the proof of what was dealt, and a page that plays the match."""

import io
import json
from typing import Any

import discord

from engine.catalogue import CATALOGUE


def match_files(
    game: str, table: int, record: dict[str, Any] | None, proof: dict[str, Any], page: str | None = None
) -> list[discord.File]:
    """Return those of a match's documents that are not None as files, named after the game's command and the table."""
    name = f"{CATALOGUE[game].command}-{table}"
    documents = {f"{name}.json": record, f"{name}-proof.json": proof}
    files = [_file(document, name) for name, document in documents.items() if document is not None]
    return files if page is None else [*files, discord.File(io.BytesIO(page.encode()), filename=f"{name}.html")]


def _file(document: dict[str, Any], name: str) -> discord.File:
    return discord.File(io.BytesIO(json.dumps(document, ensure_ascii=False).encode()), filename=name)
