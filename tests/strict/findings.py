"""What is wrong with a body, and how Discord writes that down."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

Payload = dict[str, Any]
Path = tuple[str | int, ...]
"""Where in a body: `("components", 0, "label")`."""

EMPTY_MESSAGE = 50006
TOO_MANY_EMOJIS = 30008
INVALID_FORM_BODY = 50035


@dataclass(frozen=True, slots=True)
class Finding:
    """One mistake: where it is, and Discord's name for it, or ours."""

    path: Path
    code: str

    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.path))}: {self.code}"


class Findings(list[Finding]):
    """The mistakes in a body."""

    def add(self, path: Path, code: str) -> None:
        """Note a mistake."""
        self.append(Finding(path, code))

    def required(self, path: Path) -> None:
        """Note that something is missing."""
        self.add(path, "BASE_TYPE_REQUIRED")

    def length(self, path: Path, value: Any, least: int, most: int) -> None:
        """Hold a text or a list against its limits. None is a mistake if at least one is needed."""
        size = 0 if value is None else text_length(value) if isinstance(value, str) else len(value)
        if least <= size <= most:
            return
        if least and value is None:
            self.required(path)
        elif least:
            self.add(path, "BASE_TYPE_BAD_LENGTH")
        else:
            self.add(path, "BASE_TYPE_MAX_LENGTH")

    def number(self, path: Path, value: int, least: int, most: int) -> None:
        """Hold a whole number against its limits."""
        if value < least:
            self.add(path, "NUMBER_TYPE_MIN")
        elif value > most:
            self.add(path, "NUMBER_TYPE_MAX")

    def unique(self, path: Path, values: Iterable[Any]) -> None:
        """Note that something stands twice in a list."""
        every = list(values)
        if len(set(every)) < len(every):
            self.add(path, "SET_TYPE_ALREADY_CONTAINS_VALUE")

    def tree(self) -> Payload:
        """Return them as Discord does: nested as the body is, each under `_errors` at its place.

        Discord adds a sentence to each, which nobody reads here.
        """
        root: Payload = {}
        for each in self:
            place = root
            for step in each.path:
                place = place.setdefault(str(step), {})
            place.setdefault("_errors", []).append({"code": each.code, "message": each.code})
        return root

    def answer(self) -> Payload:
        """Return the body of Discord's answer with status 400."""
        if any(each.code == str(EMPTY_MESSAGE) for each in self):
            return {"message": "Cannot send an empty message", "code": EMPTY_MESSAGE}
        if any(each.code == str(TOO_MANY_EMOJIS) for each in self):
            return {"message": "Maximum number of emojis reached (2000)", "code": TOO_MANY_EMOJIS}
        return {"message": "Invalid Form Body", "code": INVALID_FORM_BODY, "errors": self.tree()}


def text_length(text: str) -> int:
    """Return a text's length in UTF-16 units, as Discord counts characters at most."""
    return len(text) if text.isascii() else len(text) + sum(each > "\uffff" for each in text)
