"""What is played at the tables: both games, every preset, some with house rules."""

from dataclasses import dataclass, field
from random import Random

STOPS = ("michigan", "traditional", "boodle", "horses", "three-in-one", "pope-joan")
NEW_YORK = ("new-york", "new-york-profi")
MOST_HUMANS = 4
IDLE, NORMAL, RUDE = "idle", "normal", "rude"
"""Members who let time pass; who play; who press old buttons and those of others as well."""
CHARACTERS = (*[NORMAL] * 6, *[IDLE] * 2, *[RUDE] * 2)


@dataclass(frozen=True, slots=True)
class Plan:
    """What somebody types to open a table, and who comes there."""

    command: str
    options: dict[str, str | int]
    characters: tuple[str, ...]
    chooses: bool
    """Whether hosts make their matches short, and look through the house rules."""
    closed: frozenset[int] = field(default_factory=frozenset)
    """Which members take no direct messages."""


def plan(number: int, random: Random) -> Plan:
    """Return the plan of a table by its number. Consecutive numbers play every preset."""
    presets = (*STOPS, *NEW_YORK)
    preset = presets[number % len(presets)]
    people = tuple(random.choice(CHARACTERS) for _ in range(random.randint(1, MOST_HUMANS)))
    options: dict[str, str | int] = {"rules": preset, "computers": random.randint(0, 2)}
    if preset in NEW_YORK:
        if random.random() < 0.5:
            options["stake"] = random.choice([1, 5, 20])
        elif random.random() < 0.5:
            options["level"] = "easy"
        command = "newyork start"
    else:
        if random.random() < 0.5:
            options["buy-in"] = random.choice([12, 30, 100])
        command = "newmarket start"
    closed = frozenset(at for at in range(len(people)) if random.random() < 0.1)
    return Plan(command, options, people, random.random() < 0.7, closed)
