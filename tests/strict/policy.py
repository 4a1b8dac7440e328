"""What Discord takes and we do not want: labels that platforms draw differently, pings, what cannot be read aloud."""

import re
from collections.abc import Iterator

from tests.strict.components import BUTTON, GALLERY, REFERENCE, walk
from tests.strict.emojis import is_settled
from tests.strict.findings import Findings, Payload
from tests.strict.messages import COMPONENTS_V2

HOW_DRAWN = re.compile("[\ufe0e\ufe0f]")
PINGS = re.compile(r"<@[!&]?\d+>|@everyone|@here")
MOST_BYTES = 10_170
"""UTF-8 bytes of all texts, twelve more for each: beyond, Discord fails with status 500, whatever the characters."""
LABELS = ("label", "placeholder", "description")


def check_policy(found: Findings, message: Payload, *, may_ping: bool = True) -> None:
    """Note what we do not want in a message that Discord takes. An edit of one that is there pings nobody."""
    components = list(walk(message.get("components")))
    texts = [message.get("content") or "", *(each.get("content") or "" for each in components)]
    if may_ping and "allowed_mentions" not in message and any(map(PINGS.search, texts)):
        found.add(("allowed_mentions",), "PINGS_UNDECIDED")
    texts = list(filter(None, texts))
    if sum(len(each.encode()) + 12 for each in texts) > MOST_BYTES:
        found.add(("components",), "TOO_MANY_BYTES")
    for each in _pressed(components):
        for key in LABELS:
            if HOW_DRAWN.search(each.get(key) or ""):
                found.add((key,), "LABEL_WITH_VARIATION_SELECTOR")
        emoji = each.get("emoji") or {}
        if not emoji.get("id") and emoji.get("name") and not is_settled(emoji["name"]):
            found.add(("emoji",), "EMOJI_UNSETTLED")
    _read_aloud(found, components)
    _files(found, message, components)


def _read_aloud(found: Findings, components: list[Payload]) -> None:
    """Buttons of a sign alone, and pictures without a text: a screen reader says nothing of use.

    A button has a label and an emoji, and no other name. The name of one of our own emojis says what it is.
    """
    for each in components:
        named = (each.get("emoji") or {}).get("id") or any(map(str.isalnum, each.get("label") or ""))
        if each["type"] == BUTTON and not named:
            found.add(("label",), "BUTTON_WITHOUT_WORDS")
        pictures = (each.get("items") or []) if each["type"] == GALLERY else []
        if not all(picture.get("description") for picture in pictures):
            found.add(("description",), "PICTURE_WITHOUT_WORDS")


def _pressed(components: list[Payload]) -> Iterator[Payload]:
    """What has a label: buttons, menus and their options."""
    for each in components:
        if "custom_id" in each or "url" in each:
            yield each
            yield from each.get("options") or ()


def _files(found: Findings, message: Payload, components: list[Payload]) -> None:
    """Names that two files share, and files that no component shows."""
    new = [each["filename"] for each in message.get("attachments") or [] if each.get("filename")]
    if len(set(new)) < len(new):
        found.add(("attachments",), "FILES_OF_ONE_NAME")
    if not (message.get("flags") or 0) & COMPONENTS_V2:
        return
    items = [item for each in components if each["type"] == GALLERY for item in each.get("items") or ()]
    shown = {item["media"]["url"].removeprefix(REFERENCE) for item in items}
    hidden = sorted(set(new) - shown)
    if hidden:
        found.add(("attachments",), "FILES_NOT_SHOWN")
