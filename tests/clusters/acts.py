"""What members were told that they have done. Each of it has to be in the journal, once."""

from __future__ import annotations

from collections import Counter

from tests.places import ask
from tests.soak.clicks import Clicks
from tests.wire.discord import Discord
from tests.wire.messages import Interaction

PLAYED = ("card", "do")
"""Buttons of a hand that decide something."""
PASSED = "pass_yes"
REFUSED = "-# "
"""What a hand begins with that says why something was not done."""
DONE = "SELECT interaction_id, count(*) FROM journal WHERE interaction_id IS NOT NULL GROUP BY 1"


class Acts(Clicks):
    """Counts clicks by their results, and remembers what was granted."""

    def __init__(self, discord: Discord) -> None:
        super().__init__(discord)
        self.granted: dict[int, str] = {}
        """What members were told is done, by the interaction's id."""
        self.direct = 0
        """How many of these came by direct message."""
        self._channels = discord.channels

    async def come(self, interaction: Interaction, what: str) -> None:
        """Wait for an answer and count it."""
        await super().come(interaction, what)
        if is_granted(interaction, what):
            self.granted[interaction.id] = f"{interaction.member.name}: {what}"
            self.direct += interaction.channel not in self._channels

    def lost(self, place: str) -> list[str]:
        """Return what was granted and is not in the journal, and what is there twice."""
        (rows,) = ask(place, DONE)
        there = {row[0]: row[1] for row in rows}
        granted = self.granted.items()
        lost = [f"{what} ({number}) was granted and did not count" for number, what in granted if number not in there]
        twice = [f"interaction {number} counts {count} times" for number, count in there.items() if count > 1]
        return lost + twice

    @property
    def listed(self) -> Counter[str]:
        """How many acts were granted, by the button."""
        return Counter(each.rsplit(" ", 1)[1] for each in self.granted.values())


def is_granted(interaction: Interaction, what: str) -> bool:
    """Return whether an answer says that something was done."""
    if interaction.answer is None:
        return False
    text = interaction.answer.text
    if what == PASSED:
        return text.startswith("You have passed")
    return what in PLAYED and "Your hand" in text and not text.startswith(REFUSED)
