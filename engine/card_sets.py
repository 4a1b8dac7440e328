"""Sets of cards as integers with one bit per card: hashable, cheap to copy, cheap to compare.

Every game has its own set type, a subclass of this one. Cards are whole numbers from 0.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, ClassVar, Generic, Self, TypeVar

C = TypeVar("C", bound=int)


def readers(pack: Iterable[C]) -> tuple[Callable[[str], C], Callable[[str], tuple[C, ...]]]:
    """Return two functions: one reads a card of a pack, the other cards written one after the other without spaces.

    Both raise ValueError for what names no card.
    """
    by_text = {str(each): each for each in pack}
    longest_first = sorted(by_text, key=len, reverse=True)
    written = re.compile("|".join([*longest_first, "."]), re.DOTALL)

    def card(text: str) -> C:
        try:
            return by_text[text]
        except KeyError:
            raise ValueError(f"there is no card {text!r}") from None

    return card, lambda text: tuple(map(card, written.findall(text)))


class SetOfCards(int, Generic[C]):
    """A set of cards of one pack. Iterates from the lowest number up."""

    __slots__ = ()

    pack: ClassVar[tuple[Any, ...]]
    """Every card of the pack, by number."""
    read: ClassVar[Any]
    """Its reader of cards written one after the other."""

    @classmethod
    def of(cls, cards: Iterable[C]) -> Self:
        """Return the set of these cards."""
        bits = 0
        for each in cards:
            bits |= 1 << each
        return cls(bits)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the set written by `str`; ValueError if something in it names no card."""
        return cls.of(cls.read(text))

    def __contains__(self, each: C) -> bool:
        return bool(self >> each & 1)

    def __iter__(self) -> Iterator[C]:
        bits, pack = int(self), self.pack
        while bits:
            low = bits & -bits
            yield pack[low.bit_length() - 1]
            bits ^= low

    def __len__(self) -> int:
        return self.bit_count()

    def __or__(self, other: int) -> Self:
        return type(self)(int(self) | other)

    def __and__(self, other: int) -> Self:
        return type(self)(int(self) & other)

    def __sub__(self, other: int) -> Self:
        return type(self)(int(self) & ~other)

    def with_card(self, each: C) -> Self:
        """Return this set and `each`."""
        return type(self)(int(self) | 1 << each)

    def without_card(self, each: C) -> Self:
        """Return this set less `each`."""
        return type(self)(int(self) & ~(1 << each))

    def __str__(self) -> str:
        return "".join(map(str, self))

    def __repr__(self) -> str:
        return f"<{' '.join(map(str, self))}>"
