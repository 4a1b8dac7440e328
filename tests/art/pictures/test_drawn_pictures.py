"""Pictures look as they have looked before, and are as large as Discord's readers and networks like them."""

import io
import struct
from dataclasses import replace
from pathlib import Path
from zlib import compress, crc32

import pytest
from PIL import Image, ImageChops

from art.pictures import profile
from art.pictures.canvas import Canvas, lined, width_of
from art.pictures.job import drawn
from art.pictures.model import Picture
from art.pictures.profile import SMALLEST, WIDE
from tests.art.pictures import samples

GOLDENS = Path(__file__).parent / "goldens"
SAMPLES: dict[str, tuple[Picture, int]] = {
    "few": (samples.FEW, 675),
    "many": (samples.MANY, 675),
    "plain": (samples.PLAIN, 675),
    "piles": (samples.PILES, 675),
    "leaderboard": (samples.LEADERBOARD, 838),
    "wallet": (samples.WALLET, 560),
    "profile": (samples.PROFILE, 1260),
    "few_figures": (samples.FEW_FIGURES, 348),
}
"""Each with its height, which is that of what it tells."""
FAR = 64
"""A difference in a channel, of 255, that eyes see. Letters' edges differ by less from one Pillow to another."""


def opened(data: bytes) -> Image.Image:
    with Image.open(io.BytesIO(data)) as file:
        return file.convert("RGB")


def apart(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels that eyes see a difference of."""
    difference = ImageChops.difference(one, other)
    channels = [band.point(lambda value: 255 * (value > FAR)) for band in difference.split()]
    seen = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
    return seen.histogram()[255] / (seen.width * seen.height)


@pytest.mark.parametrize("name", SAMPLES)
def test_a_picture_looks_as_it_did(name: str, request: pytest.FixtureRequest) -> None:
    sample, height = SAMPLES[name]
    data = drawn(sample)
    golden = GOLDENS / f"{name}.png"
    if request.config.getoption("update_snapshots"):
        golden.write_bytes(data)
    found = opened(data)
    assert found.size == (1200 if SAMPLES[name][1] == 675 else WIDE, height)
    assert len(data) <= 120 * 1024
    assert apart(found, opened(golden.read_bytes())) < 0.001


def avatar(size: int) -> bytes:
    file = io.BytesIO()
    Image.effect_mandelbrot((size, size), (-2.0, -1.5, 1.0, 1.5), 50).save(file, "PNG")
    return file.getvalue()


def bomb(side: int) -> bytes:
    """A small file that says it is a huge picture."""
    chunks = [struct.pack(">4sIIBBBBB", b"IHDR", side, side, 8, 2, 0, 0, 0), b"IDAT" + compress(bytes(100)), b"IEND"]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(each) - 4) + each + struct.pack(">I", crc32(each)) for each in chunks
    )


def with_avatar(data: bytes) -> Image.Image:
    first, *others = samples.FEW.results
    return opened(drawn(replace(samples.FEW, results=(replace(first, who=replace(first.who, avatar=data)), *others))))


def test_an_avatar_takes_the_place_of_letters() -> None:
    assert apart(with_avatar(avatar(64)), opened(drawn(samples.FEW))) > 0.001


@pytest.mark.parametrize(
    "data",
    [b"no picture", avatar(600), avatar(64)[:200], bomb(60_000)],
    ids=["text", "large", "broken", "bomb"],
)
def test_what_is_no_avatar_leaves_the_letters(data: bytes) -> None:
    assert apart(with_avatar(data), opened(drawn(samples.FEW))) == 0


def test_a_picture_with_as_much_as_fits_is_small() -> None:
    who = tuple(replace(each, who=replace(each.who, avatar=avatar(64))) for each in samples.MANY.results)
    moment = samples.PILES.moment
    assert len(drawn(replace(samples.MANY, results=who, moment=moment, piles=samples.PILES.piles))) <= 120 * 1024


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Matches", ["Matches"]),
        ("Meisterklasse bei Newmarket", ["Meisterklasse", "bei Newmarket"]),
        ("Donaudampfschifffahrtsgesellschaft", ["Donaudampfschifffahrt…"]),
    ],
)
def test_a_label_too_wide_for_a_line_has_two(text: str, lines: list[str]) -> None:
    found, size = lined(text, 245, 26, 20)
    assert all(width_of(each, size) <= 245 for each in found)
    assert [each[:8] for each in found] == [each[:8] for each in lines]
    assert len(found) == len(lines)


def test_no_letter_of_a_profile_is_too_small_for_a_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A phone of 390 pixels shows a picture on some 300."""
    sizes: list[float] = []
    monkeypatch.setattr(Canvas, "text", lambda _self, _at, _text, size, *_, **__: sizes.append(size))
    for sample in (samples.PROFILE, samples.FEW_FIGURES):
        profile.paint(sample)
    assert min(sizes) >= SMALLEST
    assert SMALLEST * 300 / WIDE > 11
