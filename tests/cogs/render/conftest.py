"""Tests of what things look like, as tables of situations."""

from collections.abc import Callable, Mapping

import pytest
from syrupy.assertion import SnapshotAssertion

Looks = Mapping[str, Callable[[], str]]
"""What makes each message, in its form, by the situation in which it is shown."""


def looks(table: Looks) -> Callable[..., None]:
    """Return a test that in each situation all looks as it did."""

    @pytest.mark.parametrize("situation", table)
    def look(situation: str, snapshot: SnapshotAssertion) -> None:
        assert table[situation]() == snapshot

    return look
