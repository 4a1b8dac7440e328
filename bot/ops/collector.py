"""Python's collector of objects that refer to each other: it is to keep nobody waiting while many tables are played at.

It stops the whole process while it looks at what there is, and a bot in many servers has a lot that never goes. So what
is there a minute after the start is passed over from then on, and the rest is looked at less often.
"""

import asyncio
import gc

STARTED = 60.0
"""Seconds after the bot is ready until all tables are in memory, and most boards were shown."""
THRESHOLDS = (20_000, 20, 20)
"""After so many new objects the newest are looked at, and after so many looks older ones too. What refers to itself are
mostly messages that were drawn; this many objects are a few hundred of them."""


async def pass_over_what_stays(after: float = STARTED) -> None:
    """Wait some seconds, collect once, and look at nothing again that is there by then. The second time, do nothing."""
    await asyncio.sleep(after)
    if gc.get_threshold() != THRESHOLDS:
        gc.set_threshold(*THRESHOLDS)
        gc.collect()
        gc.freeze()
