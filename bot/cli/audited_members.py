"""The audit of members: who they are by the chains of their servers, their wallets, and what they have chosen."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.chips.accounts import Kind
from bot.cli.chains import chips_of
from bot.members.languages import FORM
from bot.members.preferences import CHOICES
from bot.store.chain import Identity, digest_of
from bot.store.operation.audit import AccountRow, HolderRow, KnownRow
from bot.store.work import Work


async def members_wrong(work: Work) -> list[str]:
    """Return what is wrong with people, their wallets, and the choices of members, servers and channels.

    Every chain says who came to its server, and who was forgotten. Nothing may be stored about somebody who was
    forgotten; everybody else must be stored as they came.
    """
    people = await work.audit.people()
    last = {row.entry.person: row.entry for row in await work.audit.identities()}
    unknown = sorted(await work.audit.named() - people.keys() - last.keys())
    return [
        *_people(people, last),
        *(f"person {person} is named, but not among the people" for person in unknown),
        *_wallets(await work.audit.holders(), await work.audit.accounts(), people),
        *_choices(await work.audit.preferences()),
        *(
            f"server {guild}: its language does not exist ({locale})"
            for guild, (_, locale) in (await work.guild_settings.looks()).items()
            if not _is_language(locale)
        ),
        *(
            f"server {guild}: the language of channel {channel} does not exist ({locale})"
            for (guild, channel), locale in (await work.guild_settings.channel_locales()).items()
            if not _is_language(locale)
        ),
    ]


def _people(people: Mapping[int, KnownRow], last: Mapping[int, Identity]) -> Iterator[str]:
    """Yield the people who are not those in the chains. `last`: what the chain says last of each."""
    for person, entry in sorted(last.items()):
        known = people.get(person)
        if known is None:
            yield f"server {entry.guild_id}: person {person} is in its chain, but not among the people"
        elif known.guild_id != entry.guild_id:
            yield f"server {entry.guild_id}: person {person} is listed in server {known.guild_id}"
        elif known.member_id is None or known.salt is None:
            if entry.digest is not None:
                yield f"server {entry.guild_id}: it is unknown who person {person} is, who was not forgotten"
        elif entry.digest is None:
            yield f"server {entry.guild_id}: person {person} was forgotten, but is still known"
        elif digest_of(known.member_id, known.salt) != entry.digest:
            yield f"server {entry.guild_id}: person {person} is not who came, by its chain"
    for person, known in sorted(people.items()):
        if known.guild_id and person not in last:
            yield f"server {known.guild_id}: its chain does not contain person {person}"


def _wallets(
    holders: Sequence[HolderRow], accounts: Sequence[AccountRow], people: Mapping[int, KnownRow]
) -> Iterator[str]:
    """Yield members without a wallet, and wallets without a member.

    The wallet of a member who was forgotten must be empty.
    """
    known = {(each.guild_id, each.person) for each in holders}
    chips = {(each.guild_id, each.owner): each.balance for each in accounts if each.kind == Kind.WALLET}
    for each in holders:
        if (each.guild_id, each.person) not in chips:
            yield f"server {each.guild_id}: member {each.member_id} has no wallet"
    for guild, person in sorted(chips.keys() - known):
        if person not in people or people[person].member_id is not None:
            yield f"server {guild}: there is a wallet of person {person}, who is no member"
        elif chips[guild, person]:
            there = chips_of(chips[guild, person])
            yield f"server {guild}: the wallet of person {person}, who was forgotten, has {there}"


def _choices(members: Sequence[tuple[int, Mapping[str, Any]]]) -> Iterator[str]:
    """Yield the stored choices of members that nobody can have made."""
    for member, chosen in members:
        for setting, choice in chosen.items():
            if not (_is_language(choice) if setting == "locale" else choice in CHOICES.get(setting, {}).values()):
                yield f"member {member}: the stored choice for {setting} does not exist"


def _is_language(choice: str | None) -> bool:
    """Return whether a language may have been chosen. It may have been removed since, so only its form is checked."""
    return choice is None or FORM.fullmatch(choice) is not None
