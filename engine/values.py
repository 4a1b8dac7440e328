"""The base of frozen values that are often copied with changes: the states of games."""

from typing import Any, Self


class Value:
    """The base of a frozen dataclass without slots that is made and copied in a tenth of the usual time.

    Each card played needs several copies, and each of these a view. Without slots, fields are written in one step. The
    names of fields are not checked here, for speed: a test looks through all calls.
    """

    @classmethod
    def made(cls, **values: Any) -> Self:
        """Return the value with these fields: all that the class has."""
        made = object.__new__(cls)
        object.__setattr__(made, "__dict__", values)
        return made

    def with_(self, **changes: Any) -> Self:
        """Return this value with some fields changed, as `dataclasses.replace` does."""
        changed = object.__new__(type(self))
        object.__setattr__(changed, "__dict__", self.__dict__ | changes)
        return changed
