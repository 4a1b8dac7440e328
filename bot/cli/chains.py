"""The chains of movements, followed from their beginnings: the first break of each is named."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

from bot.chips.accounts import Kind, Reason
from bot.store.chain import BEGINNING, Identity, Movement, link
from bot.store.operation.audit import AuditRepository, IdentityRow

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
    identities: list[IdentityRow] = field(default_factory=list)
    """Those that come later, the last one first."""
    strange: list[str] = field(default_factory=list)
    """Wallets that are not their members', as sentences."""


async def follow(rows: AuditRepository, noted: Collection[Head] = ()) -> list[str]:
    """Follow the chain of every server, and return what is wrong with them.

    Args:
        rows: what to read.
        noted: heads that were noted earlier, and have to be in their chains.
    """
    chains: dict[int, _Chain] = defaultdict(_Chain)
    for identity in reversed(await rows.identities()):
        chains[identity.entry.guild].identities.append(identity)
    missing = set(noted)
    owners = {each.id: each.owner for each in await rows.accounts() if each.kind == Kind.WALLET}
    async for row in rows.movements():
        chain = chains[row.entry.guild]
        while chain.identities and chain.identities[-1].after_id < row.id:
            _identify(chain, chain.identities.pop(), missing)
        if row.entry.by is not None and row.entry.reason in OWN and owners.get(row.entry.target) != row.entry.by:
            chain.strange.append(f"the wallet that movement {row.id} went to is not that of the member whose it was")
        _go_on(chain, f"movement {row.id}", row.entry, row.hash, missing)
    for chain in chains.values():
        while chain.identities:
            _identify(chain, chain.identities.pop(), missing)
    heads = await rows.heads()
    wrong = [
        f"server {guild}: {problem}"
        for guild in sorted(chains.keys() | heads.keys())
        for problem in _problems(chains[guild], heads.get(guild))
    ]
    wrong += [f"the trigger {name} is missing, switched off or changed" for name in sorted(await rows.missing_guards())]
    return wrong + [f"server {guild}: the noted head {head} is not in its chain" for guild, head in sorted(missing)]


def _identify(chain: _Chain, row: IdentityRow, missing: set[Head]) -> None:
    _go_on(chain, f"identity {row.id}", row.entry, row.hash, missing)


def _go_on(chain: _Chain, what: str, entry: Movement | Identity, noted: str, missing: set[Head]) -> None:
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
