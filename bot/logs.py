"""What is logged, and how: one line an event, to standard error. Tokens and hands are never logged."""

from __future__ import annotations

import logging
import sys

import discord

_NOISY = ("alembic", "discord.gateway", "discord.client")
_TALKATIVE = ("discord.http", "discord.webhook", "aiosqlite", "sqlalchemy")
"""At their lowest level these write down what is sent and stored, and so hands."""


def configure(level: str) -> None:
    """Send everything from `level` up to standard error."""
    logging.basicConfig(
        level=level,
        stream=sys.stderr,
        format="%(asctime)s %(levelname)-7s %(name)s: %(message)s",
        force=True,
    )
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    for noisy in (*_NOISY, *_TALKATIVE):
        logging.getLogger(noisy).setLevel(logging.WARNING)
