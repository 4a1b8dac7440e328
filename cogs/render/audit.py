"""The message that tells the bot's owner what the daily audit has found."""

from collections.abc import Sequence

from cogs.render.parts import GOLD, Layout, layout, shown
from cogs.render.words import Words

NAMED = 5
"""How many findings the message lists at most; the log has more."""
LONGEST = 300
"""How many characters of a finding the message quotes."""


def audit_message(wrong: Sequence[str], words: Words) -> Layout:
    """Return a message about findings, in the words of `check`."""
    head = words.count(
        "### The daily check of my database found {n} problem",
        "### The daily check of my database found {n} problems",
        len(wrong),
    )
    lines = [f"> {shown(line[:LONGEST])}" for line in wrong[:NAMED]]
    more = len(wrong) - NAMED
    if more > 0:
        lines.append(words.count("> and {n} more", "> and {n} more", more))
    todo = words.say(
        "My log has more about it. Keep a copy of the database file before anything else: "
        "the hosting guide says what to do then."
    )
    return layout([head, "\n".join(lines), todo], colour=GOLD)
