"""The audit of people: the stored people must be those in the chains of their servers."""

from bot.store.chain import digest_of
from bot.store.operation.audit import AuditRepository


async def people_wrong(rows: AuditRepository) -> list[str]:
    """Return what is wrong with the table of people.

    Every chain says who came to its server, and who was forgotten. Nothing may be stored about somebody who was
    forgotten; everybody else must be stored as they came.
    """
    people = await rows.people()
    wrong = []
    digests: dict[int, str | None] = {}
    servers: dict[int, int] = {}
    for row in await rows.identities():
        digests[row.entry.person], servers[row.entry.person] = row.entry.digest, row.entry.guild_id
    for person, digest in sorted(digests.items()):
        known = people.get(person)
        if known is None:
            wrong.append(f"server {servers[person]}: person {person} is in its chain, but not among the people")
        elif known.guild_id != servers[person]:
            wrong.append(f"server {servers[person]}: person {person} is listed in server {known.guild_id}")
        elif known.member_id is None or known.salt is None:
            if digest is not None:
                wrong.append(f"server {servers[person]}: it is unknown who person {person} is, who was not forgotten")
        elif digest is None:
            wrong.append(f"server {servers[person]}: person {person} was forgotten, but is still known")
        elif digest_of(known.member_id, known.salt) != digest:
            wrong.append(f"server {servers[person]}: person {person} is not who came, by its chain")
    for person, known in sorted(people.items()):
        if known.guild_id and person not in digests:
            wrong.append(f"server {known.guild_id}: its chain does not contain person {person}")
    unknown = sorted(await rows.named() - people.keys() - digests.keys())
    wrong += [f"person {person} is named, but not among the people" for person in unknown]
    return wrong
