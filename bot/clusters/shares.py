"""Which shard hears of a server, and which share of the servers that shard belongs to. Arithmetic, and nothing else."""

from dataclasses import dataclass

DIRECT = 0
"""The shard that hears of direct messages."""
CHORES = 0
"""The holder of this share does the work that is done once for the whole bot. It has the shard of direct messages."""


def shard_of(guild: int, shards: int) -> int:
    """Return which of a bot's shards hears of a server: Discord's own rule."""
    return (guild >> 22) % shards


@dataclass(frozen=True, slots=True)
class Division:
    """How a bot's servers are divided: into shards, and these into shares. A share is what a process can hold."""

    shards: int
    shares: int

    @classmethod
    def of(cls, shares: int, recommended: int) -> "Division":
        """Divide a bot into shares. It has at least one shard for each, even if Discord recommends fewer."""
        return cls(max(recommended, shares), shares)

    def share_of(self, guild: int) -> int:
        """Return the share that a server belongs to."""
        return self.share_with(shard_of(guild, self.shards))

    def share_with(self, shard: int) -> int:
        """Return the share that a shard belongs to."""
        return shard % self.shares

    def shards_of(self, share: int) -> frozenset[int]:
        """Return the shards of a share."""
        return frozenset(range(share, self.shards, self.shares))
