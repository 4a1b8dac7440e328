"""Long lists of actions that are only made when somebody asks for them."""

from collections.abc import Callable, Sequence
from typing import overload

from engine.game import Action


class Choices(Sequence[Action]):
    """A sequence of actions, each made when it is looked at: there may be millions of ways to spread a stake."""

    def __init__(self, size: int, make: Callable[[int], Action]) -> None:
        """Describe `size` actions; `make(i)` returns the one with number `i`, from 0."""
        self._size = size
        self._make = make

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, at: int) -> Action: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Action]: ...

    def __getitem__(self, at: int | slice) -> Action | Sequence[Action]:
        if isinstance(at, slice):
            return tuple(self._make(each) for each in range(*at.indices(self._size)))
        if not -self._size <= at < self._size:
            raise IndexError(at)
        return self._make(at % self._size)
