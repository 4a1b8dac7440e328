"""Imports what the bot imports from its start until it is ready; see `tests.wire.copies`."""

import gc
from importlib import import_module

from sqlalchemy.dialects.sqlite import aiosqlite  # noqa: F401  # imported by name when the database is opened

import tests.wire.bot  # noqa: F401
from bot.app import COGS

import_module(COGS)
gc.freeze()  # a copy shares the memory of what its collector passes over
