"""All that is to be read in a picture stands out from what it lies on."""

import pytest

from art.fonts import Weight
from art.palette import COURSES, DARK_FELT, GOLD
from art.pictures import canvas as canvases
from art.pictures import leaderboard, result, wallet
from art.pictures.letters import composed
from tests.art.contrast import LEAST_CONTRAST, contrast
from tests.art.pictures import samples

PAINTED = {
    "few": (result, samples.FEW),
    "many": (result, samples.MANY),
    "piles": (result, samples.PILES),
    "leaderboard": (leaderboard, samples.LEADERBOARD),
    "wallet": (wallet, samples.WALLET),
}


@pytest.mark.parametrize("name", PAINTED)
def test_every_text_can_be_read_on_what_lies_under_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    texts: list[tuple[tuple[float, float], str, float, str, Weight, str]] = []
    write = canvases.Canvas.text

    def noted(
        self: canvases.Canvas, at: tuple[float, float], text: str, size: float, fill: str, **more: object
    ) -> None:
        weight, anchor = more.get("weight", Weight.REGULAR), more.get("anchor", "ls")
        assert isinstance(weight, Weight)
        texts.append((at, text, size, fill, weight, str(anchor)))

    monkeypatch.setattr(canvases.Canvas, "text", noted)
    module, picture = PAINTED[name]
    ground = module.paint(picture).finished()
    assert write is not canvases.Canvas.text
    assert len(texts) > 4
    for (x, y), text, size, fill, weight, anchor in texts:
        left, top, right, bottom = canvases.font(weight, size).getbbox(composed(text), anchor=anchor)
        for across, down in (
            (left, top),
            (right, bottom),
            (right, top),
            (left, bottom),
            ((left + right) / 2, (top + bottom) / 2),
        ):
            red, green, blue = ground.getpixel((round(x + across), round(y + down)))
            under = f"#{red:02x}{green:02x}{blue:02x}"
            assert contrast(fill, under) >= LEAST_CONTRAST, (text, fill, under)


@pytest.mark.parametrize("colour", [*COURSES, GOLD])
def test_every_line_can_be_told_from_its_ground(colour: str) -> None:
    assert contrast(colour, DARK_FELT) >= LEAST_CONTRAST
