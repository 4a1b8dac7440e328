"""The lesson of each game."""

from collections.abc import Mapping
from types import MappingProxyType

import bot.lessons.newyork as newyork
import bot.lessons.stops as stops
from bot.lessons.lesson import Lesson

LESSONS: Mapping[str, Lesson] = MappingProxyType({each.game: each for each in (stops.LESSON, newyork.LESSON)})
"""The lessons by the keys of their games."""
