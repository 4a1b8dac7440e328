"""What can differ in New York, New York: two presets (RULES.md, *New York, New York*), and the stake."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine import rulebook

STAKE = "stake"


@dataclass(frozen=True)
class Rules(rulebook.Rules):
    """The rules of a match. `profi` belongs to the preset, `stake` may be set on each."""

    preset: str = "new-york"
    profi: bool = False
    """Whether blocks of neighbouring tops score."""
    stake: int = rulebook.parameter(STAKE, 0)
    """Chips that everybody pays into the pot before the first round; the winner takes it."""

    @property
    def players(self) -> range:
        """Two to four: there are four colours."""
        return range(2, 5)

    @property
    def chips(self) -> int:
        """What everybody brings to a table: the stake, if there is one."""
        return self.stake

    def rounds(self, players: int) -> int | None:
        """Return how many rounds a match has: one for each player."""
        return players


PRESETS: Mapping[str, Rules] = {each.preset: each for each in (Rules(), Rules(preset="new-york-profi", profi=True))}
"""Every preset by name, the one for newcomers first. Nothing in the engine asks for a name."""
