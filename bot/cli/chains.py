"""The chains of movements, followed from their beginnings: the first break of each is named."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

from bot.chips.accounts import Kind, Reason
from bot.store.audit import AuditRepository, ForgettingRow, MovementRow
from bot.store.chain import BEGINNING, Forgetting, Movement, digest_of, link

OWN = (Reason.WELCOME, Reason.DAILY)
"""Movements to the wallet of the member who ordered them."""
Head = tuple[int, str]
"""A server, and a hash that was the last one of its chain at some time."""


@dataclass(slots=True)
class _Chain:
    """A server's chain, as far as it was followed."""

    head: str = BEGINNING
    last: str = "its beginning"
    """What the head is of, as one would say it."""
    broken: str = ""
    """How it breaks, empty while it does not."""
    forgettings: list[ForgettingRow] = field(default_factory=list)
    """Those that come later, the last one first."""
    unnamed: Counter[int] = field(default_factory=Counter)
    """How many movements name a number in place of somebody who was forgotten, by these numbers."""
    told: Counter[int] = field(default_factory=Counter)
    """How many of them the forgettings tell of."""
    strange: list[str] = field(default_factory=list)
    """Wallets that are not their members', as sentences."""


async def follow(rows: AuditRepository, noted: Collection[Head] = ()) -> list[str]:
    """Follow the chain of every server, and return what is wrong with them.

    Args:
        rows: what to read.
        noted: heads that were noted earlier, and have to be in their chains.
    """
    chains: dict[int, _Chain] = defaultdict(_Chain)
    for forgetting in reversed(await rows.forgettings()):
        chains[forgetting.entry.guild].forgettings.append(forgetting)
    missing = set(noted)
    owners = {each.id: each.owner for each in await rows.accounts() if each.kind == Kind.WALLET}
    async for row in rows.movements():
        chain = chains[row.entry.guild]
        while chain.forgettings and chain.forgettings[-1].after_id < row.id:
            _forget(chain, chain.forgettings.pop(), missing)
        if row.by is not None and row.entry.reason in OWN and owners.get(row.entry.target) != row.by:
            chain.strange.append(f"the wallet that movement {row.id} went to is not that of the member whose it was")
        _move(chain, row, missing)
    for chain in chains.values():
        while chain.forgettings:
            _forget(chain, chain.forgettings.pop(), missing)
    heads = await rows.heads()
    wrong = [
        f"server {guild}: {problem}"
        for guild in sorted(chains.keys() | heads.keys())
        for problem in _problems(chains[guild], heads.get(guild))
    ]
    wrong += [f"the trigger {name} is missing" for name in sorted(await rows.missing_guards())]
    return wrong + [f"server {guild}: the noted head {head} is not in its chain" for guild, head in sorted(missing)]


def _move(chain: _Chain, row: MovementRow, missing: set[Head]) -> None:
    what, entry = f"movement {row.id}", row.entry
    if row.by is not None and row.by < 0 and row.salt is None:
        chain.unnamed[row.by] += 1
        ordered = entry.by is not None
    elif row.by is None or row.salt is None:
        ordered = row.by is None and row.salt is None and entry.by is None
    else:
        ordered = entry.by == digest_of(row.by, row.salt)
    if not ordered and not chain.broken:
        chain.broken = f"who ordered {what} is not whom its hash is over"
    _go_on(chain, what, entry, row.hash, missing)


def _forget(chain: _Chain, row: ForgettingRow, missing: set[Head]) -> None:
    entry = row.entry
    chain.told[entry.alias] += entry.movements
    _go_on(chain, f"forgetting {row.id}", entry, row.hash, missing)


def _go_on(chain: _Chain, what: str, entry: Movement | Forgetting, noted: str, missing: set[Head]) -> None:
    if chain.broken:
        return
    if link(chain.head, entry) != noted:
        chain.broken = (
            f"its chain breaks between {chain.last} and {what}: one of these two was changed, "
            "or others between them were removed, added or moved"
        )
        return
    chain.head, chain.last = noted, what
    missing.discard((entry.guild, noted))


def _problems(chain: _Chain, head: str | None) -> Iterator[str]:
    if chain.broken:
        yield chain.broken
    elif chain.head != (head or BEGINNING):
        yield f"the head of its chain is not the hash of {chain.last}: later movements were removed or added"
    yield from chain.strange
    for alias in sorted(chain.unnamed.keys() | chain.told.keys()):
        there, told = chain.unnamed[alias], chain.told[alias]
        if there != told:
            yield f"{there} movements were ordered by the forgotten member {alias}, but its chain tells of {told}"
