"""What members did, and the answers: how soon they came, and what they grant."""

import asyncio

from tests.chaos.members import DECIDES
from tests.chaos.report import Report
from tests.wire.discord import Discord
from tests.wire.messages import Interaction

PATIENCE = 2.0
"""Seconds for which an answer is waited for, beyond the time within which Discord takes one."""
PASSED = "pass_yes"
HAND = "-# Your hand"
"""What a hand begins with. Above it stands why something was not done."""
AGAIN = 2.0
"""Seconds after an answer within which a slow bot may take a member's next press for an accidental second tap, and only
show the present."""
NONE = "no answer"
ANSWERS = {4: "shown", 5: "shown", 6: "acknowledged", 7: "shown in place"}


class Clicks:
    """Counts clicks and commands by their answers, and remembers what was granted."""

    def __init__(self, discord: Discord, report: Report) -> None:
        self._discord, self._report = discord, report
        self.granted: dict[int, str] = {}
        """What members were told is done, by the interaction's id."""
        self.calm = False
        """Whether nothing is meant to fail: then every click has to be answered."""
        self.expired: set[int] = set()
        """Clicks whose answers Discord takes no more."""
        self._latest: dict[int, tuple[float, float]] = {}
        """The latest click in each channel that was answered: when it was made, and when it was answered."""
        self._last: dict[int, float] = {}
        """When each member was answered last."""

    async def come(self, interaction: Interaction, what: str) -> None:
        """Wait for an answer and count it."""
        calm, most, answers = self.calm, self._discord.interaction_seconds, self._report.kinds["answers"]
        try:
            async with asyncio.timeout(most + PATIENCE):
                await interaction.done.wait()
        except TimeoutError:
            answers[NONE] += 1
            if calm:
                self._report.took(f"no answer to {interaction.member.name}: {what}, though nothing failed", most, 0.0)
            self._discord.interactions.pop(interaction.token, None)
            self.expired.add(interaction.id)
            return
        assert interaction.answered_at is not None
        self._report.seconds["answered"].append(interaction.answered_at - interaction.at)
        self._latest[interaction.channel] = interaction.at, interaction.answered_at
        answers[ANSWERS.get(interaction.callback or 0, "shown")] += 1
        before = self._last.get(interaction.member.id, 0.0)
        self._last[interaction.member.id] = interaction.answered_at
        if interaction.at > before + AGAIN and _is_granted(interaction, what):
            self.granted[interaction.id] = f"{interaction.member.name}: {what}"
            self._report.numbers["acts by direct message"] += interaction.channel not in self._discord.channels

    def answered(self, channels: list[int], since: float) -> float | None:
        """Return when a click was answered that was made in one of the channels since a moment, None while none was."""
        times = [answered for each in channels for at, answered in [self._latest.get(each, (0.0, 0.0))] if at >= since]
        return min(times, default=None)

    @property
    def asked(self) -> set[int]:
        """The ids of all interactions that there were."""
        return {*self.expired, *(each.id for each in self._discord.interactions.values())}


def _is_granted(interaction: Interaction, what: str) -> bool:
    """Return whether an answer says that something was done."""
    if interaction.answer is None:
        return False
    text = interaction.answer.text
    if what == PASSED:
        return text.startswith("You have passed")
    return what in DECIDES and text.startswith(HAND)
