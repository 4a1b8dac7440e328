"""The texts that buttons and selects of a table carry: which table, which decision, and the answer."""

from __future__ import annotations

import re
from dataclasses import dataclass

TEMPLATE = re.compile(
    r"nm:(?P<table>\d{1,18}):(?P<decision>\d{1,9}):(?P<verb>[a-z_]{1,20})(?::(?P<value>[0-9A-Za-z-]{1,20}))?"
)

SELECT_TEMPLATE = re.compile(r"nmr:(?P<table>\d{1,18}):(?P<switch>[a-z_]{1,20}):(?P<showing>\d{1,9})")
"""What a select of the rules carries. It cannot also be a button's: two templates that match would both answer."""


@dataclass(frozen=True, slots=True)
class SelectId:
    """What choosing in a select means: which table's rules, and which of its switches.

    `showing` tells one showing from the next: where the id stays the same, what somebody has chosen stays visible in
    the select, though it was refused.
    """

    table: int
    switch: str
    showing: int

    def __str__(self) -> str:
        return f"nmr:{self.table}:{self.switch}:{self.showing}"

    @classmethod
    def read(cls, match: re.Match[str]) -> SelectId:
        """Return what a match of `SELECT_TEMPLATE` says."""
        return cls(int(match["table"]), match["switch"], int(match["showing"]))


PREPARE_TEMPLATE = re.compile(r"nmp:(?P<table>\d{1,18}):(?P<round>\d{1,9}):(?P<value>[a-z]{1,20}):\d{1,5}")
"""What a select of a decision carries that is prepared. It cannot also be a button's, or one of the rules'."""


@dataclass(frozen=True, slots=True)
class PrepareId:
    """What choosing in a select means: which table's decision of which round, and what of it."""

    table: int
    round: int
    value: str
    showing: int = 0
    """A number that another showing of the menu does not have."""

    def __str__(self) -> str:
        return f"nmp:{self.table}:{self.round}:{self.value}:{self.showing}"

    @classmethod
    def read(cls, match: re.Match[str]) -> PrepareId:
        """Return what a match of `PREPARE_TEMPLATE` says."""
        return cls(int(match["table"]), int(match["round"]), match["value"])


@dataclass(frozen=True, slots=True)
class CustomId:
    """What pressing a button means.

    `decision` is the number of the decision that it answers; 0 for no decision, and the round's number where a
    decision is prepared, because others decide at the same time.
    """

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
