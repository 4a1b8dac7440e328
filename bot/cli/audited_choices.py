"""The audit of settings: each stored value must be one that somebody could have chosen."""

from collections.abc import Iterator, Mapping, Sequence

from bot.members.languages import FORM
from bot.members.preferences import CHOICES
from bot.store.work import Work


async def choices_wrong(work: Work) -> list[str]:
    """Return the members, servers and channels with a stored value that nobody can have chosen.

    A language may have been removed since, so only its form is checked.
    """
    return [
        *_of_members(await work.audit.preferences()),
        *(
            f"server {guild}: its language does not exist ({locale})"
            for guild, (_, locale) in (await work.guild_settings.looks()).items()
            if not _is_language(locale)
        ),
        *(
            f"server {guild}: the language of channel {channel} does not exist ({locale})"
            for (guild, channel), locale in (await work.guild_settings.channel_locales()).items()
            if not FORM.fullmatch(locale)
        ),
    ]


def _of_members(members: Sequence[tuple[int, Mapping[str, str | None]]]) -> Iterator[str]:
    for member, chosen in members:
        for setting, choice in chosen.items():
            if not (_is_language(choice) if setting == "locale" else choice in CHOICES[setting]):
                yield f"member {member}: the stored choice for {setting} does not exist"


def _is_language(choice: str | None) -> bool:
    return choice is None or FORM.fullmatch(choice) is not None
