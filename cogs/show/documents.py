"""Matches as files: the record, and beside it the proof of what was dealt."""

from __future__ import annotations

import io
import json
from typing import Any

import discord

from cogs.render.games import RENDERERS


def match_files(game: str, table: int, record: dict[str, Any] | None, proof: dict[str, Any]) -> list[discord.File]:
    """Return a match's documents as files, named after the game's command and the table; without a record for None."""
    name = f"{RENDERERS[game].command}-{table}"
    documents = {f"{name}.json": record, f"{name}-proof.json": proof}
    return [_file(document, name) for name, document in documents.items() if document is not None]


def _file(document: dict[str, Any], name: str) -> discord.File:
    return discord.File(io.BytesIO(json.dumps(document, ensure_ascii=False).encode()), filename=name)
