"""The leaderboard of a server: its members by their chips, in wallet and on tables together."""

from __future__ import annotations

from dataclasses import dataclass

from bot.chips.wallets import Wallets, Wealth
from bot.members.people import Actor
from bot.store.database import Database
from bot.store.members import MemberRow
from bot.store.work import Work

PAGE = 10
"""Members on a page."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a server's leaderboard, and the place of the member who asked for it."""

    number: int
    """From 0."""
    pages: int
    rows: tuple[Wealth, ...]
    own: Wealth
    claimable: int
    """Chips that the member can claim now, 0 for none."""


class Leaderboard:
    """The leaderboard of every server."""

    def __init__(self, database: Database, wallets: Wallets) -> None:
        """Make the service."""
        self._database = database
        self._wallets = wallets

    async def page(self, guild: int, actor: Actor, number: int) -> Page:
        """Return a page; a number past the end gives the last one. A member without a wallet gets one first."""
        async with self._database.reading() as work:
            known = await work.members.get(guild, actor.member)
            if _is_noted(actor, known):
                return await self._page(work, known, number)
        await self._wallets.ensure(guild, actor)
        async with self._database.reading() as work:
            return await self._page(work, await work.members.get(guild, actor.member), number)

    async def _page(self, work: Work, known: MemberRow | None, number: int) -> Page:
        own = await work.leaderboard.place(known)
        assert known is not None
        assert own is not None
        page = await work.leaderboard.page(known.guild_id, max(number, 0), PAGE)
        return Page(
            page.number,
            -(-page.everybody // PAGE),
            tuple(Wealth(*each) for each in page.places),
            Wealth(*own),
            await self._wallets.claimable(work, known),
        )


def _is_noted(actor: Actor, known: MemberRow | None) -> bool:
    """Return whether somebody has a wallet, and is known by the name and language that they have now."""
    if known is None or known.chips is None:
        return False
    return (known.name, known.locale) == (actor.name, actor.locale or known.locale)
