"""The audit of all movements of chips, in one pass: their chains and their accounts.

It follows each chain from its beginning, and names its first break.
"""

from collections import Counter, defaultdict
from collections.abc import Collection

from bot.chips.accounts import Kind, Reason
from bot.store.chain import BEGINNING, link
from bot.store.operation.audit import IdentityRow, MovementRow
from bot.store.work import Work

OWN = (Reason.WELCOME, Reason.DAILY)
"""Movements to the wallet of the member who ordered them."""
Head = tuple[int, str]
"""A server, and a hash that was the last one of its chain at some time."""


async def follow(work: Work, noted: Collection[Head] = ()) -> list[str]:
    """Check all movements and the chain of every server, and return what is wrong with them.

    `noted`: heads that were noted earlier, and must be in their chains.
    """
    rows, wrong, missing = work.audit, [], set(noted)
    # By server: the last hash up to which its chain is followed, whose that is, and where the chain breaks, if it does.
    followed: dict[int, str] = defaultdict(lambda: BEGINNING)
    last: dict[int, str] = defaultdict(lambda: "its beginning")
    broken: dict[int, str] = {}
    # And its identities that are still to come, the next one last.
    identities: dict[int, list[IdentityRow]] = defaultdict(list)
    for identity in reversed(await rows.identities()):
        identities[identity.entry.guild_id].append(identity)

    def go_on(row: MovementRow | IdentityRow) -> None:
        guild, what = row.entry.guild_id, f"{type(row.entry).__name__.lower()} {row.id}"
        while guild not in broken and link(followed[guild], row.entry) != row.hash:
            coming = identities[guild]
            if coming and link(followed[guild], coming[-1].entry) == coming[-1].hash:
                go_on(coming.pop())  # it names a movement of a server that was deleted: a later one has its number
            else:
                broken[guild] = (
                    f"its chain breaks between {last[guild]} and {what}: one of these two was changed, or others "
                    "between them were removed, added or moved"
                )
        if guild not in broken:
            followed[guild], last[guild] = row.hash, what
            missing.discard((guild, row.hash))

    accounts = {each.id: each for each in await rows.accounts()}
    wallets = {each.id: each.owner for each in accounts.values() if each.kind == Kind.WALLET}
    moved: Counter[int] = Counter()
    async for row in rows.movements():
        entry, coming = row.entry, identities[row.entry.guild_id]
        while coming and coming[-1].after_id < row.id:
            go_on(coming.pop())
        go_on(row)
        if entry.by is not None and entry.reason in OWN and wallets.get(entry.target_id) != entry.by:
            said = f"the wallet that movement {row.id} went to is not that of the member whose it was"
            wrong.append(f"server {entry.guild_id}: {said}")
        for end, chips in ((entry.source_id, -entry.chips), (entry.target_id, entry.chips)):
            moved[end] += chips
            if end not in accounts or accounts[end].guild_id != entry.guild_id:
                wrong.append(f"movement {row.id}: its server has no account {end}")
        if entry.chips <= 0:
            wrong.append(f"movement {row.id} moves no chips")
    for coming in identities.values():
        while coming:
            go_on(coming.pop())
    wrong += [
        f"server {each.guild_id}: {each} has {chips_of(each.balance)}, but its movements make {moved[each.id]}"
        for each in accounts.values()
        if each.balance != moved[each.id]
    ]
    heads = await work.ledger.heads()
    for guild in sorted(followed.keys() | heads.keys()):
        if guild in broken:
            wrong.append(f"server {guild}: {broken[guild]}")
        elif followed[guild] != heads.get(guild, BEGINNING):
            said = f"the head of its chain is not the hash of {last[guild]}: later movements were removed or added"
            wrong.append(f"server {guild}: {said}")
    wrong += [f"the trigger {name} is missing, switched off or changed" for name in sorted(await rows.missing_guards())]
    return wrong + [f"server {guild}: the noted head {head} is not in its chain" for guild, head in sorted(missing)]


def chips_of(number: int) -> str:
    """Return a number of chips in words: `1 chip`, `5 chips`."""
    return "1 chip" if number == 1 else f"{number} chips"
