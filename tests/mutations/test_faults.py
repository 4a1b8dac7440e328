"""The deliberate faults can still be made."""

from pathlib import Path

from tests.mutations.faults import FAULTS


def test_every_fault_can_still_be_made() -> None:
    root = Path(__file__).resolve().parents[2]
    assert [each.what for each in FAULTS if not each.applies(root)] == []
