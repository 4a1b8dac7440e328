"""Messages: flags, content, files, mentions, and the components as a whole."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from tests.strict.components import check_components
from tests.strict.findings import EMPTY_MESSAGE, Findings, Path, Payload

COMPONENTS_V2 = 1 << 15
MOST_CONTENT = 2000
"""Characters. More take subscribers, whom Discord's description knows as well."""
FLAGS = COMPONENTS_V2 | 1 << 2 | 1 << 6 | 1 << 12 | 1 << 13
"""What a bot may set, by Discord's documentation of messages: no embeds, ephemeral, silent, voice message."""
LEGACY = ("content", "embeds", "sticker_ids", "poll")
"""What a message of new components cannot have."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a message shows before it is edited."""

    flags: int = 0
    content: str = ""
    embeds: bool = False
    files: Mapping[int, str] | None = field(default_factory=dict)
    """The names of its attachments by their ids; None where nobody knows."""


def check_message(
    found: Findings,
    path: Path,
    body: Payload,
    *,
    before: Shown | None,
    uploaded: Sequence[str] | None,
    emojis: Collection[int],
) -> None:
    """Hold a message, or an edit of one, against Discord's rules.

    Args:
        found: where mistakes are noted.
        path: where the message stands in the request's body.
        body: the message.
        before: what is edited; None for a new message.
        uploaded: the names of the files that come with the request; None if only the body tells of them.
        emojis: the ids of the application's emoji.
    """
    v2 = _flags(found, path, body, before)
    content, embeds = body.get("content"), body.get("embeds")
    found.length((*path, "content"), content, 0, MOST_CONTENT)
    files = _files(found, path, body, before, uploaded)
    components = body.get("components")
    if components is not None:
        check_components(found, (*path, "components"), components, v2=v2, emojis=emojis, files=files)
    if v2 and not components and (components is not None or before is None or not before.flags & COMPONENTS_V2):
        found.required((*path, "components"))
    others = (embeds, components, files, *(body.get(each) for each in ("sticker_ids", "poll", "message_reference")))
    if before is None and not v2 and not (content or "").strip() and not any(others):
        found.add(path, str(EMPTY_MESSAGE))
    _mentions(found, (*path, "allowed_mentions"), body.get("allowed_mentions"))


def _flags(found: Findings, path: Path, body: Payload, before: Shown | None) -> bool:
    """Return whether the message is one of new components afterwards."""
    was = before is not None and bool(before.flags & COMPONENTS_V2)
    given = body.get("flags")
    v2 = was if given is None else bool(given & COMPONENTS_V2)
    if given is not None and given & ~FLAGS:
        found.add((*path, "flags"), "BASE_TYPE_CHOICES")
    if was and not v2:
        found.add((*path, "flags"), "BASE_TYPE_CHOICES")
        v2 = True
    if v2:
        kept = {} if before is None else {"content": before.content, "embeds": before.embeds}
        for each in LEGACY:
            if body[each] if each in body else kept.get(each):
                found.add((*path, each), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2")
    return v2


def _files(
    found: Findings, path: Path, body: Payload, before: Shown | None, uploaded: Sequence[str] | None
) -> Collection[str] | None:
    """Return the names of the message's files afterwards, None where nobody knows."""
    told: list[Payload] | None = body.get("attachments")
    there = {} if before is None else before.files
    path = (*path, "attachments")
    if there is None:
        return None
    new = [each for each in told or [] if int(each["id"]) not in there]
    if uploaded is not None:
        for each in new:
            if int(each["id"]) >= len(uploaded):
                found.add(path, "ATTACHMENT_NOT_FOUND")
    names = list(uploaded) if uploaded is not None else [each["filename"] for each in new if each.get("filename")]
    kept = there.values() if told is None else [there[int(each["id"])] for each in told if int(each["id"]) in there]
    return [*names, *kept]


def _mentions(found: Findings, path: Path, allowed: Payload | None) -> None:
    for kind in ("users", "roles"):
        if (allowed or {}).get(kind) and kind in ((allowed or {}).get("parse") or []):
            found.add(path, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE")
