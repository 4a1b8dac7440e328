"""First messages to members to whom the bot has never written: one comes when its turn is, or the caller hears when."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord

from bot.members.strangers import DoorWaits as DoorWaits
from bot.members.strangers import Refusal, Strangers
from cogs.show.conflation import TryLater

REFUSALS = {20026: Refusal.QUARANTINE, 40003: Refusal.TOO_FAST}
"""What Discord refuses to the bot, by its code. All else that it forbids is a member's own."""


@asynccontextmanager
async def first_message(strangers: Strangers, member: int) -> AsyncIterator[None]:
    """Write to a member for the first time in here. A refusal that is the member's own goes through.

    Raises:
        DoorWaits: not now: others are before, enough was written today, or Discord has had enough.
    """
    asked = await strangers.ask(member)
    try:
        yield
    except TryLater:
        await strangers.failed()
        raise
    except discord.HTTPException as error:
        refusal = REFUSALS.get(error.code, Refusal.CLOSED)
        if error.status == 403 or refusal is not Refusal.CLOSED:
            waits = await strangers.refused(refusal, asked)
            if refusal is not Refusal.CLOSED:
                raise waits from error
        raise
    await strangers.accepted()
