"""Where computer players put free stakes: `normal` spreads them evenly, and each character has its own way.

Before the deal nobody knows who will hold what, so every space is worth the same to everybody and no spread has a
better expectation than another. The even one has the least luck in it; which spaces get the odd chips is drawn, so
that over the rounds no space is favoured.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Literal

from engine.game import Action
from engine.stops.actions import PlaceStake
from engine.stops.phases.stakes import evenly
from engine.stops.state import Phase
from engine.stops.view import View


def spread(view: View, order: Sequence[str], most: int = 0) -> PlaceStake:
    """Spread the seat's stake evenly over the layout.

    `order`: spaces of the layout; the first of them get the odd chips, and `most` further ones.
    """
    chips = evenly(order, view.stake_due - most)
    chips[order[0]] = chips.get(order[0], 0) + most
    return PlaceStake(tuple((space, chips[space]) for space in view.rules.layout if chips.get(space)))


Likes = Literal["any", "own", "rich", "poor"]


@dataclass(frozen=True, slots=True)
class Character:
    """A way to spread stakes."""

    likes: Likes
    """Which spaces come first: `any` as they are drawn, their `own` favourites, or those that are `rich` or `poor` in
    chips."""
    spaces: int
    """The most spaces on which they put chips; 0 for all."""
    first: bool = False
    """Whether half of the stake is put on the first of them."""


CHARACTERS: Sequence[Character] = (
    Character("any", 0),
    Character("own", 1),
    Character("rich", 2),
    Character("poor", 0, first=True),
    Character("any", 1),
    Character("own", 2),
    Character("rich", 1),
    Character("any", 2, first=True),
    Character("own", 0, first=True),
    Character("poor", 2),
    Character("rich", 0, first=True),
    Character("any", 3),
)


def by_character(view: View, number: int, random: Random) -> Action | None:
    """Return what a computer player does in its own way; None if some choices are better than others.

    `number`: the player's own number, from 0, which never changes.
    """
    return stake(view, random, number) if view.phase is Phase.STAKE else None


def stake(view: View, random: Random, number: int = 0) -> PlaceStake:
    """Spread the seat's stake as the player of a number does: the first one evenly, over spaces drawn at random."""
    character, layout = CHARACTERS[number % len(CHARACTERS)], view.rules.layout
    order = _order(view, character.likes, number, random)[: character.spaces or len(layout)]
    return spread(view, order, view.stake_due // 2 if character.first else 0)


def _order(view: View, likes: Likes, number: int, random: Random) -> list[str]:
    """Return the layout's spaces, those first that a character likes best."""
    layout, chips = view.rules.layout, dict(view.table)
    drawn = random.sample(layout, len(layout))
    match likes:
        case "own":
            favourite = number % len(layout)
            return [*layout[favourite:], *layout[:favourite]]
        case "rich":
            return sorted(drawn, key=lambda space: -chips[space])
        case "poor":
            return sorted(drawn, key=lambda space: chips[space])
    return drawn
