"""Matches as files: the record, the proof of the deals, and a page that plays the match."""

import io
import json
from typing import Any

import discord

from engine.catalogue import CATALOGUE


def match_files(
    game: str, table: int, record: dict[str, Any] | None, proof: dict[str, Any], page: str | None = None
) -> list[discord.File]:
    """Return a match's documents, except those that are None, as files named after the game's command and the table."""
    name = f"{CATALOGUE[game].command}-{table}"
    documents = {f"{name}.json": record, f"{name}-proof.json": proof}
    texts = {file: json.dumps(each, ensure_ascii=False) for file, each in documents.items() if each is not None}
    if page is not None:
        texts[f"{name}.html"] = page
    return [discord.File(io.BytesIO(text.encode()), filename=file) for file, text in texts.items()]
