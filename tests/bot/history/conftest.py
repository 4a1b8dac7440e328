"""Whole matches are played here: the connections to the database need no threads, as in the tests of tables."""

from tests.bot.tables.conftest import inline, threads

__all__ = ["inline", "threads"]
