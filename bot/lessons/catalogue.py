"""The lesson of each game."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.lessons.lesson import Lesson
from engine.catalogue import of_each

LESSONS: Mapping[str, Lesson] = MappingProxyType(of_each("bot.lessons.{}", "LESSON"))
"""The lessons by the keys of their games."""
