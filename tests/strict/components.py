"""The components of a message: how they nest, and what of one contradicts another.

How long and how many they may be each, `described` knows.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from tests.strict.emojis import check_emoji
from tests.strict.findings import Findings, Path, Payload, text_length

ROW, BUTTON, STRING_SELECT = 1, 2, 3
SELECTS = (3, 5, 6, 7, 8)
SECTION, TEXT, THUMBNAIL, GALLERY, SEPARATOR, CONTAINER = 9, 10, 11, 12, 14, 17
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, SEPARATOR)
"""What the bot uses of what Discord has."""
IN_V2 = (*IN_CONTAINER, CONTAINER)
IN_ROW = (BUTTON, *SELECTS)

MOST_COMPONENTS = 40
"""Of a message, nested ones included."""
MOST_ROWS = 5
"""Of a message without the flag for new components."""
MOST_TEXT = 4000
"""Characters of all texts together."""
LINK = 5
SCHEMES = ("http", "https", "discord")
REFERENCE = "attachment://"


def walk(components: Any) -> Iterator[Payload]:
    """All components within others, outer ones first."""
    for each in components or ():
        yield each
        yield from walk(each.get("components"))


def check_components(
    found: Findings,
    path: Path,
    components: Sequence[Payload],
    *,
    v2: bool,
    emojis: Collection[int],
    files: Collection[str] | None,
) -> None:
    """Hold a message's components against Discord's rules.

    Args:
        found: where mistakes are noted.
        path: where the components stand in the body.
        components: the outer ones.
        v2: whether the message has the flag for new components.
        emojis: the ids of the application's emoji.
        files: the names of the message's attachments, None where nobody knows.
    """
    if not v2:
        found.length(path, components, 0, MOST_ROWS)
    _Check(found, emojis, files).message(path, components, IN_V2 if v2 else (ROW,))


class _Check:
    """A walk through the components of one message."""

    def __init__(self, found: Findings, emojis: Collection[int], files: Collection[str] | None) -> None:
        self.found, self.emojis, self.files = found, emojis, files
        self.custom_ids: set[str] = set()
        self.ids: set[int] = set()
        self.count = 0
        self.text = 0

    def message(self, path: Path, components: Sequence[Payload], allowed: Sequence[int]) -> None:
        self.children(path, components, allowed)
        if self.count > MOST_COMPONENTS:
            self.found.add(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED")
        if self.text > MOST_TEXT:
            self.found.add(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED")

    def children(self, path: Path, components: Sequence[Payload], allowed: Sequence[int]) -> None:
        for at, each in enumerate(components):
            self.one((*path, at), each, allowed)

    def one(self, path: Path, each: Payload, allowed: Sequence[int]) -> None:
        self.count += 1
        kind = each["type"]
        if kind not in allowed:
            self.found.add((*path, "type"), "UNION_TYPE_CHOICES")
            return
        number = each.get("id")
        if number:
            if number in self.ids:
                self.found.add((*path, "id"), "SET_TYPE_ALREADY_CONTAINS_VALUE")
            self.ids.add(number)
        if kind in SELECTS:
            self.select(path, each)
        else:
            _BY_KIND[kind](self, path, each)

    # --- what is pressed ----------------------------------------------------------------------------------------

    def row(self, path: Path, each: Payload) -> None:
        inside = each.get("components") or []
        if len(inside) > 1:
            for at, child in enumerate(inside):
                if child["type"] in SELECTS:
                    self.found.add((*path, "components", at), "COMPONENT_LAYOUT_WIDTH_EXCEEDED")
        self.children((*path, "components"), inside, IN_ROW)

    def button(self, path: Path, each: Payload) -> None:
        found, label, emoji = self.found, each.get("label"), each.get("emoji")
        check_emoji(found, (*path, "emoji"), emoji, self.emojis)
        if emoji is None and not (label or "").strip():
            found.required((*path, "label"))
        if each.get("style") == LINK:  # discord.py lets a button have an address or an id, and one of them always
            self.address((*path, "url"), each.get("url"))
        else:
            self.custom_id(path, each)

    def address(self, path: Path, url: str | None) -> None:
        scheme, divided, rest = (url or "").partition("://")
        if not url:
            self.found.required(path)
        elif scheme not in SCHEMES or not divided or not rest:
            self.found.add(path, "URL_TYPE_INVALID_SCHEME")

    def custom_id(self, path: Path, each: Payload) -> None:
        custom_id = each["custom_id"]
        if custom_id in self.custom_ids:
            self.found.add((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED")
        self.custom_ids.add(custom_id)

    def select(self, path: Path, each: Payload) -> None:
        found = self.found
        self.custom_id(path, each)
        least, most = _or_one(each.get("min_values")), _or_one(each.get("max_values"))
        if least > most:
            found.number((*path, "min_values"), least, 0, most)
        if each["type"] != STRING_SELECT:
            chosen = each.get("default_values") or []
            if chosen:
                found.length((*path, "default_values"), chosen, max(least, 1), most)
            return
        options = each["options"]
        if most > len(options):
            found.number((*path, "max_values"), most, 1, len(options))
        if sum(bool(option.get("default")) for option in options) > most:
            found.add((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES")
        values: set[str] = set()
        for at, option in enumerate(options):
            self.option((*path, "options", at), option, values)

    def option(self, path: Path, option: Payload, values: set[str]) -> None:
        found, value = self.found, option["value"]
        if not option["label"].strip():
            found.length((*path, "label"), "", 1, 100)
        check_emoji(found, (*path, "emoji"), option.get("emoji"), self.emojis)
        if value in values:
            found.add((*path, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED")
        values.add(value)

    # --- what is read and seen ----------------------------------------------------------------------------------

    def container(self, path: Path, each: Payload) -> None:
        self.children((*path, "components"), each.get("components") or [], IN_CONTAINER)

    def section(self, path: Path, each: Payload) -> None:
        self.found.length((*path, "components"), each.get("components") or [], 1, 3)
        self.children((*path, "components"), each.get("components") or [], (TEXT,))
        self.one((*path, "accessory"), each["accessory"], (BUTTON, THUMBNAIL))

    def thumbnail(self, path: Path, each: Payload) -> None:
        self.source((*path, "media", "url"), (each.get("media") or {}).get("url"))

    def words(self, path: Path, each: Payload) -> None:
        content = each.get("content") or ""
        if not content.strip():
            self.found.length((*path, "content"), "", 1, MOST_TEXT)
        self.text += text_length(content)

    def separator(self, path: Path, each: Payload) -> None:
        self.found.number((*path, "spacing"), each.get("spacing") or 1, 1, 2)

    def gallery(self, path: Path, each: Payload) -> None:
        for at, item in enumerate(each.get("items") or []):
            address = (item.get("media") or {}).get("url")
            self.source((*path, "items", at, "media", "url"), address)

    def source(self, path: Path, url: str | None) -> None:
        """Where a picture comes from: an attachment, or an address."""
        if not url:
            self.found.required(path)
        elif url.startswith(REFERENCE):
            if self.files is not None and url.removeprefix(REFERENCE) not in self.files:
                self.found.add(path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND")
        elif url.partition("://")[0] not in ("http", "https"):
            self.found.add(path, "URL_TYPE_INVALID_SCHEME")


_BY_KIND = {
    ROW: _Check.row,
    BUTTON: _Check.button,
    SECTION: _Check.section,
    TEXT: _Check.words,
    THUMBNAIL: _Check.thumbnail,
    GALLERY: _Check.gallery,
    SEPARATOR: _Check.separator,
    CONTAINER: _Check.container,
}


def _or_one(value: int | None) -> int:
    return 1 if value is None else value
