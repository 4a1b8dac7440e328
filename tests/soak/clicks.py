"""What members did, and the answers: how soon they came, and in which words."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from statistics import median

from tests.wire.discord import Discord
from tests.wire.messages import Interaction

PATIENCE = 2.0
"""Seconds for which an answer is waited for, beyond the time within which Discord takes one."""
DISCORD_WAITS = 3.0
"""Seconds within which Discord wants an answer."""
SILENT, CHANGED = 6, 7


class Clicks:
    """Counts clicks and commands by their results."""

    def __init__(self, discord: Discord) -> None:
        self._discord = discord
        self.made = 0
        self.kinds: Counter[str] = Counter()
        """Answers that grant or show something, and those that never came."""
        self.sentences: Counter[str] = Counter()
        """Answers that only say something, names and numbers left out."""
        self.seconds: list[float] = []
        """How long each answer took."""
        self.calm = False
        """Whether nothing is meant to fail: then every click has to be answered."""
        self.unanswered: list[str] = []
        """What had no answer though nothing was meant to fail."""

    async def come(self, interaction: Interaction, what: str) -> None:
        """Wait for an answer and count it."""
        self.made += 1
        calm = self.calm
        try:
            async with asyncio.timeout(self._discord.interaction_seconds + PATIENCE):
                await interaction.done.wait()
        except TimeoutError:
            self.kinds["no answer"] += 1
            if calm and self.calm:
                self.unanswered.append(f"{interaction.member.name}: {what}")
            self._discord.interactions.pop(interaction.token, None)
            return
        assert interaction.answered_at is not None
        self.seconds.append(interaction.answered_at - interaction.at)
        self._count(interaction)

    def _count(self, interaction: Interaction) -> None:
        shown = interaction.original.now if interaction.original is not None else None
        if shown is not None and interaction.callback != SILENT:
            note = next((line for line in shown.text.splitlines()[:1] if line.startswith("-# ")), "")
            says = shown.content or (note.removeprefix("-# ") if "Your hand" in shown.text else "")
            if says:
                self.sentences[_plain(says)] += 1
                return
        self.kinds[{SILENT: "acknowledged", CHANGED: "shown in place"}.get(interaction.callback or 0, "shown")] += 1

    @property
    def longest(self) -> float:
        """Seconds until the slowest answer."""
        return max(self.seconds, default=0.0)

    @property
    def late(self) -> int:
        """How many answers were too late for Discord."""
        return sum(each > DISCORD_WAITS for each in self.seconds)

    @property
    def usual(self) -> float:
        """Seconds until half of the answers."""
        return median(self.seconds) if self.seconds else 0.0

    @property
    def nearly_all(self) -> float:
        """Seconds until 99 of 100 answers."""
        return sorted(self.seconds)[int(len(self.seconds) * 0.99)] if self.seconds else 0.0


def _plain(sentence: str) -> str:
    """A sentence without the parts that differ from member to member."""
    text = re.sub(r"<[^>]*>|`[0-9a-f]*`|[\d,]+|\S*Member\S*|[A2-9TJQK]\w?[♠♥♦♣]\ufe0f?", "…", sentence.split("\n")[0])
    return text[:110]
