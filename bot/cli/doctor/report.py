"""The report of `doctor`, one line for each thing that it checks."""

import sys
from collections.abc import Sequence

from bot.ops.logs import harmless


class Report:
    """Prints what was checked, how it is, and what to do about it."""

    def __init__(self, token: str) -> None:
        """Begin with nothing printed. `token`: a text that is never printed."""
        self._token = token
        self.sick = False
        """Whether something is wrong."""
        self.remarks = 0
        """How many lines say more than that all is well."""

    def ok(self, about: str, says: str) -> None:
        """Print that all is well."""
        self._print("ok", about, f"{says}.")

    def note(self, about: str, says: str, to_do: str) -> None:
        """Print something that works, and is worth knowing."""
        self._remark("note", about, says, to_do)

    def wrong(self, about: str, says: str, to_do: str) -> None:
        """Print why the bot does not run, or not everywhere, until somebody does something."""
        self.sick = True
        self._remark("wrong", about, says, to_do)

    def _remark(self, level: str, about: str, says: str, to_do: str) -> None:
        self.remarks += 1
        self._print(level, about, f"{says}. {to_do[:1].upper()}{to_do[1:]}.")

    def _print(self, level: str, about: str, text: str) -> None:
        sys.stdout.write(harmless(f"{level:5}  {about}: {text}", self._token) + "\n")
        sys.stdout.flush()


def listed(names: Sequence[str], most: int = 5) -> str:
    """Return a list of at most `most` of these names, and how many more there are."""
    more = f" and {len(names) - most} more" if len(names) > most else ""
    return ", ".join(names[:most]) + more
