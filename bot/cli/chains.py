"""The audit of all movements of chips, in one pass: their chains and their accounts.

It follows each chain from its beginning, and names its first break.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

from bot.chips.accounts import Kind, Reason
from bot.store.chain import BEGINNING, Identity, Movement, link
from bot.store.operation.audit import AccountRow, IdentityRow
from bot.store.work import Work

OWN = (Reason.WELCOME, Reason.DAILY)
"""Movements to the wallet of the member who ordered them."""
Head = tuple[int, str]
"""A server, and a hash that was the last one of its chain at some time."""


@dataclass(slots=True)
class _Chain:
    """A server's chain, as far as it was followed."""

    head: str = BEGINNING
    last: str = "its beginning"
    """The entry that the head belongs to, in words."""
    broken: str = ""
    """How it breaks; empty while it does not."""
    identities: list[IdentityRow] = field(default_factory=list)
    """The identities that are still to be followed, the last one first."""
    strange: list[str] = field(default_factory=list)
    """Wallets that are not their members', as sentences."""


async def follow(work: Work, noted: Collection[Head] = ()) -> list[str]:
    """Check all movements and the chain of every server, and return what is wrong with them.

    `noted`: heads that were noted earlier, and must be in their chains.
    """
    rows, wrong = work.audit, []
    chains: dict[int, _Chain] = defaultdict(_Chain)
    for identity in reversed(await rows.identities()):
        chains[identity.entry.guild_id].identities.append(identity)
    missing = set(noted)
    accounts = {each.id: each for each in await rows.accounts()}
    moved: Counter[int] = Counter()
    async for row in rows.movements():
        entry, chain = row.entry, chains[row.entry.guild_id]
        while chain.identities and chain.identities[-1].after_id < row.id:
            _identify(chain, chain.identities.pop(), missing)
        if entry.by is not None and entry.reason in OWN and not _is_wallet_of(accounts.get(entry.target_id), entry.by):
            chain.strange.append(f"the wallet that movement {row.id} went to is not that of the member whose it was")
        _go_on(chain, f"movement {row.id}", entry, row.hash, missing)
        for end, chips in ((entry.source_id, -entry.chips), (entry.target_id, entry.chips)):
            moved[end] += chips
            if end not in accounts or accounts[end].guild_id != entry.guild_id:
                wrong.append(f"movement {row.id}: its server has no account {end}")
        if entry.chips <= 0:
            wrong.append(f"movement {row.id} moves no chips")
    for chain in chains.values():
        while chain.identities:
            _identify(chain, chain.identities.pop(), missing)
    wrong += [
        f"server {each.guild_id}: {each} has {chips_of(each.balance)}, but its movements make {moved[each.id]}"
        for each in accounts.values()
        if each.balance != moved[each.id]
    ]
    heads = await work.ledger.heads()
    wrong += [
        f"server {guild}: {problem}"
        for guild in sorted(chains.keys() | heads.keys())
        for problem in _problems(chains[guild], heads.get(guild))
    ]
    wrong += [f"the trigger {name} is missing, switched off or changed" for name in sorted(await rows.missing_guards())]
    return wrong + [f"server {guild}: the noted head {head} is not in its chain" for guild, head in sorted(missing)]


def chips_of(number: int) -> str:
    """Return a number of chips in words: `1 chip`, `5 chips`."""
    return "1 chip" if number == 1 else f"{number} chips"


def _is_wallet_of(account: AccountRow | None, person: int) -> bool:
    return account is not None and account.kind == Kind.WALLET and account.owner == person


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
    missing.discard((entry.guild_id, noted))


def _problems(chain: _Chain, head: str | None) -> Iterator[str]:
    if chain.broken:
        yield chain.broken
    elif chain.head != (head or BEGINNING):
        yield f"the head of its chain is not the hash of {chain.last}: later movements were removed or added"
    yield from chain.strange
