"""The lessons of the games that have one."""

from engine.catalogue import CATALOGUE

LESSONS = {key: pack.lesson for key, pack in CATALOGUE.items() if pack.lesson is not None}
"""By the games' keys."""
