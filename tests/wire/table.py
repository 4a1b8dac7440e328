"""A member at a table over the wire: opening it, starting it, coming to a lead."""

from tests.wire.discord import Discord
from tests.wire.messages import Member, Message


async def play_now(discord: Discord, member: Member, channel: int) -> Message:
    """Open a table, let computers fill it up and follow for the member; return its board."""
    await discord.slash(member, channel, "newmarket start").answered()
    lobby = await discord.until(lambda: discord.board(channel))
    await discord.click(member, lobby, "now").answered()
    hand = await discord.until(lambda: next((each for each in discord.hands(member) if "follow" in each.verbs), None))
    await discord.click(member, hand, "follow").answered()
    board = discord.board(channel)
    assert board is not None
    return board


def lead_of(discord: Discord, member: Member) -> Message | None:
    """The message from which a member can lead now, None when it is not their turn."""
    hands = reversed(discord.hands(member))
    return next((each for each in hands if "card" in each.verbs and "You lead" in each.text), None)


async def to_a_lead(discord: Discord, member: Member) -> Message:
    """Wait until a member leads."""
    return await discord.until(lambda: lead_of(discord, member))
