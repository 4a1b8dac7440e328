import pytest

from art import palette
from art.characters import CHARACTERS
from tests.art.contrast import LEAST_CONTRAST, contrast


def test_contrast_is_that_of_the_guidelines() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert contrast("#ffffff", "#777777") == contrast("#777777", "#ffffff")


PAIRS = [
    *((f"character {name}", palette.CREAM, ground) for name, (ground, _) in CHARACTERS.items()),
    ("back of one pack, and chips", palette.CREAM, palette.WINE),
    ("back of the other pack", palette.CREAM, palette.PETROL),
    ("arrow", palette.CREAM, palette.GREEN),
    ("crown", palette.BRONZE, palette.GOLD),
    ("bowl", palette.CREAM, palette.WOOD),
    ("gold on felt", palette.GOLD, palette.FELT),
]


@pytest.mark.parametrize(("ink", "ground"), [each[1:] for each in PAIRS], ids=[each[0] for each in PAIRS])
def test_whatever_is_read_stands_out_from_its_ground(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= LEAST_CONTRAST
