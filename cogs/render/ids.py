"""The ids of a table's buttons and menus: which table, which decision, and the answer."""

import re
from dataclasses import dataclass

TEMPLATE = re.compile(
    r"nm:(?P<table>\d{1,18}):(?P<decision>\d{1,18}):(?P<verb>[a-z_]{1,20})"
    r"(?::(?P<value>[0-9A-Za-z_-]{1,20}))?(?::(?P<showing>\d{1,5}))?"
)
"""The id of a table's button or menu. No other id matches it: if two templates matched an id, both would answer."""

LARGEST = 2**63 - 1
"""The largest number that the database can store."""


def number_of(text: str) -> int:
    """Return a member's id, or another number, from a part of an id; `LARGEST` if it is too large."""
    return min(int(text), LARGEST)


@dataclass(frozen=True, slots=True)
class CustomId:
    """The meaning of a table's button or menu.

    `decision` is the number of the decision that it answers, or 0 for none. For a decision made ahead it is the round's
    number, because others decide at the same time. In a lobby it is the number of the terms that the message shows, to
    which the member agrees by sitting down or starting.
    """

    table: int
    verb: str
    decision: int = 0
    value: str = ""
    showing: int = 0
    """In menus, which all have a value, a number that is new each time they are shown: under the same id, Discord
    continues to show the last choice, even if it was refused."""

    def __str__(self) -> str:
        text = f"nm:{self.table}:{self.decision}:{self.verb}"
        text = f"{text}:{self.value}" if self.value else text
        return f"{text}:{self.showing}" if self.showing else text

    @classmethod
    def read(cls, match: re.Match[str]) -> "CustomId":
        """Read a match of `TEMPLATE`."""
        showing = int(match["showing"] or 0)
        return cls(int(match["table"]), match["verb"], int(match["decision"]), match["value"] or "", showing)


LEARN_TEMPLATE = re.compile(
    r"learn:(?P<game>[a-z-]{1,16}):(?P<step>\d{1,2}):(?P<done>\d):(?P<verb>[a-z]{1,10})(?::(?P<value>[0-9A-Za-z]{1,10}))?"
)
"""The id of a button of a lesson."""
GO = "go"
"""The verb of a button that goes to a step."""


@dataclass(frozen=True, slots=True)
class LearnId:
    """The meaning of a lesson's button: which game, how far the lesson is, and what the pupil tries."""

    game: str
    step: int = 0
    """The step's number, from 0."""
    done: int = 0
    """How many goals of the step the pupil has reached."""
    verb: str = GO
    """`GO` for going to the step, or what the pupil does in it."""
    value: str = ""

    def __str__(self) -> str:
        text = f"learn:{self.game}:{self.step}:{self.done}:{self.verb}"
        return f"{text}:{self.value}" if self.value else text

    @classmethod
    def read(cls, match: re.Match[str]) -> "LearnId":
        """Read a match of `LEARN_TEMPLATE`."""
        return cls(match["game"], int(match["step"]), int(match["done"]), match["verb"], match["value"] or "")


FILM_TEMPLATE = re.compile(
    r"film(?P<menu>s?):(?P<verb>[a-z]{1,8}):(?P<table>\d{1,18}):(?P<round>\d{1,6}):(?P<step>\d{1,6}):"
    r"(?P<eyes>-|\d{1,2}):(?P<owner>\d{1,20})"
)
"""The id of a film's button or menu."""


TURNING = "turning"
"""The verb of the button that shows a member their turning points."""


@dataclass(frozen=True, slots=True)
class FilmId:
    """The meaning of a button below a film: what to do, and where the film is in that message."""

    table: int
    verb: str
    round: int = 1
    step: int = 1
    eyes: int | None = None
    """The seat whose view is shown; None with every hand open."""
    owner: int = 0
    """The member who posted a public message and controls it; 0 in a private one."""

    def __str__(self) -> str:
        eyes = "-" if self.eyes is None else self.eyes
        return f"film:{self.verb}:{self.table}:{self.round}:{self.step}:{eyes}:{self.owner}"

    @property
    def menu(self) -> str:
        """The id of a menu with the same meaning."""
        return str(self).replace("film:", "films:", 1)

    @classmethod
    def read(cls, match: re.Match[str]) -> "FilmId":
        """Read a match of `FILM_TEMPLATE`."""
        eyes = None if match["eyes"] == "-" else int(match["eyes"])
        return cls(
            int(match["table"]), match["verb"], int(match["round"]), int(match["step"]), eyes, int(match["owner"])
        )


ANY_DAY = "0000-00-00"
"""The day in the ids of buttons that lead to the current day."""
DAY_TEMPLATE = re.compile(
    r"day(?P<menu>s?):(?P<day>\d{4}-\d\d-\d\d):(?P<first>[01]):(?P<decision>\d{1,6}):(?P<verb>[a-z_]{1,10})"
    r"(?::(?P<value>[0-9A-Za-z-]{1,20}))?(?::\d{1,5})?"
)
"""The id of a button or menu for the deal of the day."""


@dataclass(frozen=True, slots=True)
class DayId:
    """The meaning of a button for the deal of the day: which day, which attempt, and what is chosen."""

    day: str
    """The date, like 2026-11-27."""
    verb: str
    first: bool = True
    """Whether it is the attempt that counts; otherwise practice."""
    decision: int = 0
    """The number of the decision that it answers."""
    value: str = ""

    def __str__(self) -> str:
        text = f"day:{self.day}:{int(self.first)}:{self.decision}:{self.verb}"
        return f"{text}:{self.value}" if self.value else text

    def menu(self, showing: int) -> str:
        """Return the id of a menu with the same meaning. `showing`: a number that is new each time it is shown."""
        return f"{str(self).replace('day:', 'days:', 1)}:{showing}"

    @classmethod
    def read(cls, match: re.Match[str]) -> "DayId":
        """Read a match of `DAY_TEMPLATE`."""
        decision, value = int(match["decision"]), match["value"] or ""
        return cls(match["day"], match["verb"], match["first"] == "1", decision, value)
