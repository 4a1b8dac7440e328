"""The ids of a table's buttons and menus: which table, which decision, and the answer."""

import re
from dataclasses import dataclass

TEMPLATE = re.compile(
    r"nm:(?P<table>\d{1,18}):(?P<decision>\d{1,18}):(?P<verb>[a-z_]{1,20})(?::(?P<value>[0-9A-Za-z-]{1,20}))?"
)

SELECT_TEMPLATE = re.compile(r"nmr:(?P<table>\d{1,18}):(?P<switch>[a-z_]{1,20}):(?P<showing>\d{1,18})")
"""The id of a menu of the rules. No button's id matches it: two templates that match would both answer."""

LARGEST = 2**63 - 1
"""The largest number that the database takes."""


def number_of(text: str) -> int:
    """Return a member's id, or another number, that an id carries; where it is too large for one, `LARGEST`."""
    return min(int(text), LARGEST)


@dataclass(frozen=True, slots=True)
class SelectId:
    """What choosing in a menu of the rules means: which table, and which switch.

    `showing` differs from one showing to the next: under the same id, Discord goes on showing what was chosen, even if
    it was refused.
    """

    table: int
    switch: str
    showing: int

    def __str__(self) -> str:
        return f"nmr:{self.table}:{self.switch}:{self.showing}"

    @classmethod
    def read(cls, match: re.Match[str]) -> "SelectId":
        """Return what a match of `SELECT_TEMPLATE` says."""
        return cls(int(match["table"]), match["switch"], int(match["showing"]))


PREPARE_TEMPLATE = re.compile(r"nmp:(?P<table>\d{1,18}):(?P<round>\d{1,9}):(?P<value>[a-z]{1,20}):\d{1,5}")
"""The id of a menu of a decision that is made ahead. No button's id matches it, and none of a menu of the rules."""


@dataclass(frozen=True, slots=True)
class PrepareId:
    """What choosing in a menu of a decision means: which table, which round, and what is chosen."""

    table: int
    round: int
    value: str
    showing: int = 0
    """A number that another showing of the menu does not have."""

    def __str__(self) -> str:
        return f"nmp:{self.table}:{self.round}:{self.value}:{self.showing}"

    @classmethod
    def read(cls, match: re.Match[str]) -> "PrepareId":
        """Return what a match of `PREPARE_TEMPLATE` says."""
        return cls(int(match["table"]), int(match["round"]), match["value"])


@dataclass(frozen=True, slots=True)
class CustomId:
    """What pressing a button means.

    `decision` is the number of the decision that it answers, or 0 for none. For a decision that is made ahead it is the
    round's number, because others decide at the same time. In a lobby it is the number of the terms that the message
    shows, by which somebody sits down or starts.
    """

    table: int
    verb: str
    decision: int = 0
    value: str = ""

    def __str__(self) -> str:
        text = f"nm:{self.table}:{self.decision}:{self.verb}"
        return f"{text}:{self.value}" if self.value else text

    @classmethod
    def read(cls, match: re.Match[str]) -> "CustomId":
        """Return what a match of `TEMPLATE` says."""
        return cls(int(match["table"]), match["verb"], int(match["decision"]), match["value"] or "")


LEARN_TEMPLATE = re.compile(
    r"learn:(?P<game>[a-z-]{1,16}):(?P<step>\d{1,2}):(?P<done>\d):(?P<verb>[a-z]{1,10})(?::(?P<value>[0-9A-Za-z]{1,10}))?"
)
"""The id of a button of a lesson."""
GO = "go"
"""The verb of a button that goes to a step."""


@dataclass(frozen=True, slots=True)
class LearnId:
    """What pressing a button of a lesson means: in which game's, how far it is, and what is tried there."""

    game: str
    step: int = 0
    """From 0."""
    done: int = 0
    """How many goals of the step are reached."""
    verb: str = GO
    """Going to the step, or what is done in it."""
    value: str = ""

    def __str__(self) -> str:
        text = f"learn:{self.game}:{self.step}:{self.done}:{self.verb}"
        return f"{text}:{self.value}" if self.value else text

    @classmethod
    def read(cls, match: re.Match[str]) -> "LearnId":
        """Return what a match of `LEARN_TEMPLATE` says."""
        return cls(match["game"], int(match["step"]), int(match["done"]), match["verb"], match["value"] or "")


FILM_TEMPLATE = re.compile(
    r"film:(?P<verb>[a-z]{1,8}):(?P<table>\d{1,18}):(?P<round>\d{1,6}):(?P<step>\d{1,6}):"
    r"(?P<eyes>-|\d{1,2}):(?P<owner>\d{1,20})"
)
"""The id of a button of a film. No id of a table's matches it."""
FILM_SELECT_TEMPLATE = re.compile(FILM_TEMPLATE.pattern.replace("film:", "films:", 1))
"""The id of a menu of a film. No button's matches it."""


TURNING = "turning"
"""The verb of the button that tells a member their turning points."""


@dataclass(frozen=True, slots=True)
class FilmId:
    """What pressing a button below a film means: what is wanted, and where the film stands in that message."""

    table: int
    verb: str
    round: int = 1
    step: int = 1
    eyes: int | None = None
    """The seat through whose eyes the match is seen; None with every hand open."""
    owner: int = 0
    """In a message for everybody, the member who steers it: the one who posted it. 0 in a private one."""

    def __str__(self) -> str:
        eyes = "-" if self.eyes is None else self.eyes
        return f"film:{self.verb}:{self.table}:{self.round}:{self.step}:{eyes}:{self.owner}"

    @property
    def menu(self) -> str:
        """The id of the menu for the same."""
        return str(self).replace("film:", "films:", 1)

    @classmethod
    def read(cls, match: re.Match[str]) -> "FilmId":
        """Return what a match of `FILM_TEMPLATE` or `FILM_SELECT_TEMPLATE` says."""
        eyes = None if match["eyes"] == "-" else int(match["eyes"])
        return cls(
            int(match["table"]), match["verb"], int(match["round"]), int(match["step"]), eyes, int(match["owner"])
        )


ANY_DAY = "0000-00-00"
"""In the ids of buttons that lead to whichever day it is then."""
DAY_TEMPLATE = re.compile(
    r"day:(?P<day>\d{4}-\d\d-\d\d):(?P<first>[01]):(?P<decision>\d{1,6}):(?P<verb>[a-z_]{1,10})(?::(?P<value>[0-9A-Za-z-]{1,20}))?"
)
"""The id of a button of the deal of the day."""
DAY_SELECT_TEMPLATE = re.compile(DAY_TEMPLATE.pattern.replace("day:", "days:", 1) + r":\d{1,5}")
"""The id of a menu of it. No button's matches it."""


@dataclass(frozen=True, slots=True)
class DayId:
    """What pressing a button of the deal of the day means: of which day, in which attempt, and what is chosen there."""

    day: str
    """Like 2026-11-27."""
    verb: str
    first: bool = True
    """Whether it is about the attempt that counts; else about practice."""
    decision: int = 0
    """The number of the choice that it answers."""
    value: str = ""

    def __str__(self) -> str:
        text = f"day:{self.day}:{int(self.first)}:{self.decision}:{self.verb}"
        return f"{text}:{self.value}" if self.value else text

    def menu(self, showing: int) -> str:
        """Return the id of a menu for the same. `showing`: a number that another showing of it does not have."""
        return f"{str(self).replace('day:', 'days:', 1)}:{showing}"

    @classmethod
    def read(cls, match: re.Match[str]) -> "DayId":
        """Return what a match of `DAY_TEMPLATE` or `DAY_SELECT_TEMPLATE` says."""
        decision, value = int(match["decision"]), match["value"] or ""
        return cls(match["day"], match["verb"], match["first"] == "1", decision, value)
