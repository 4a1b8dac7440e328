"""The text that a button of a table carries: which table, which decision, and the answer."""

from __future__ import annotations

import re
from dataclasses import dataclass

TEMPLATE = re.compile(
    r"nm:(?P<table>\d{1,18}):(?P<decision>\d{1,9}):(?P<verb>[a-z_]{1,20})(?::(?P<value>[0-9A-Za-z]{1,20}))?"
)


@dataclass(frozen=True, slots=True)
class CustomId:
    """What pressing a button means. `decision` is the number of the decision that it answers, 0 for no decision."""

    table: int
    verb: str
    decision: int = 0
    value: str = ""

    def __str__(self) -> str:
        text = f"nm:{self.table}:{self.decision}:{self.verb}"
        return f"{text}:{self.value}" if self.value else text

    @classmethod
    def read(cls, match: re.Match[str]) -> CustomId:
        """Return what a match of `TEMPLATE` says."""
        return cls(int(match["table"]), match["verb"], int(match["decision"]), match["value"] or "")
