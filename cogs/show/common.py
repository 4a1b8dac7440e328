"""What everything that shows something has in common: whom it asks, what it shows, and when."""

from __future__ import annotations

from dataclasses import dataclass

from bot.ops.deadlines import Clock
from bot.tables.commands.tables import Tables
from bot.tables.service.posts import Posts
from cogs.show.fallback import Fallback
from cogs.show.letters import Letters
from cogs.show.messenger import Messenger
from cogs.show.pauses import Pauses
from cogs.show.readers import Readers
from cogs.show.schedule import Schedule
from cogs.show.screens import Screens


@dataclass(frozen=True, slots=True)
class Common:
    """The one of each that boards, hands, announcements and reminders share."""

    messenger: Messenger
    """Asks Discord."""
    letters: Letters
    """Sends new direct messages."""
    fallback: Fallback
    """What is shown where Discord refuses what was meant."""
    tables: Tables
    """What is shown."""
    posts: Posts
    """Where the messages are."""
    screens: Screens
    """What is known of each board."""
    schedule: Schedule
    """When each is shown."""
    pauses: Pauses
    """How often messages change."""
    readers: Readers
    """In which words somebody reads."""
    clock: Clock
    """Tells the time in seconds since 1970."""
