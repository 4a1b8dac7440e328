import io
from math import hypot
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from art import names, palette
from art.deck import avatar, draw, drawings, picture
from engine.cards import CARDS
from tests.art.contrast import LEAST_CONTRAST, contrast

DIFFERENCE = 1.0
"""How much pixels may differ on average, of 255: other versions of Pillow round edges otherwise."""
EVERY = sorted(path.stem for path in names.FILES.glob("*.png"))
MOST = 16 * 1024
"""Bytes of a picture; Discord takes sixteen times as many."""


@pytest.fixture(scope="module")
def pictures() -> dict[str, Image.Image]:
    """What lies in the repository."""
    return {name: Image.open(names.FILES / f"{name}.png").convert("RGBA") for name in EVERY}


def grey(picture: Image.Image) -> Image.Image:
    """Return a picture on a dark page without its colours, 33 pixels high as in a heading."""
    page = Image.new("RGBA", picture.size, "#313338")
    page.alpha_composite(picture)
    return page.convert("L").resize((33, 33), Image.Resampling.LANCZOS)


def face_and_ink(picture: Image.Image) -> tuple[str, str]:
    """Return the two colours of which a picture has most within its edges."""
    inside = picture.crop((24, 12, 104, 116))
    solid = [(many, pixel[:3]) for many, pixel in inside.getcolors(128 * 128) if pixel[3] == 255]
    face, ink = ("#{:02x}{:02x}{:02x}".format(*pixel) for _, pixel in sorted(solid, reverse=True)[:2])
    return face, ink


def test_every_picture_is_drawn_once() -> None:
    assert sorted(name for name, _ in drawings()) == sorted(EVERY)


def test_the_files_are_what_is_drawn(pictures: dict[str, Image.Image]) -> None:
    differ = {}
    numbered = {names.card_name(card, four_colour=four) for card in CARDS for four in (False, True)}
    numbered |= {name for name, _, _ in names.disc_names()}
    for at, (name, drawing) in enumerate(drawings()):
        if name in numbered and at % 4:  # a fault of one card is most others' too
            continue
        difference = ImageChops.difference(picture(drawing), pictures[name])
        if (most := max(ImageStat.Stat(difference).mean)) > DIFFERENCE:
            differ[name] = most
    assert differ == {}, "make deck"


def test_pictures_are_small_squares(pictures: dict[str, Image.Image]) -> None:
    assert sorted(path.name for path in names.FILES.iterdir()) == sorted(f"{name}.png" for name in EVERY)
    assert {picture.size for picture in pictures.values()} == {(128, 128)}
    assert max(path.stat().st_size for path in names.FILES.iterdir()) <= MOST


def one_deck(*, four_colour: bool) -> list[str]:
    """Return the pictures that one reader sees, but for discs, whose letters say who is meant."""
    other = {names.card_name(card, four_colour=not four_colour) for card in CARDS}
    other |= {name for name, seat, _ in names.disc_names() if seat}
    return [name for name in EVERY if name not in other]


def test_clubs_and_diamonds_are_different_in_the_four_colour_deck(pictures: dict[str, Image.Image]) -> None:
    for card in CARDS:
        classic, four = (pictures[names.card_name(card, four_colour=four)].tobytes() for four in (False, True))
        assert (classic == four) == (card.suit in "HS")


@pytest.mark.parametrize("four_colour", [False, True])
def test_no_two_pictures_of_a_deck_are_alike_without_colours(
    pictures: dict[str, Image.Image], four_colour: bool
) -> None:
    deck = [name for name in one_deck(four_colour=four_colour) if name != names.OTHER_BACK]
    seen = [grey(pictures[name]) for name in deck]
    for at, one in enumerate(seen):
        for before, other in enumerate(seen[:at]):
            differ = sum(ImageChops.difference(one, other).histogram()[48:])
            assert differ >= 12, (deck[at], deck[before], differ)


def test_ink_stands_out_from_every_face(pictures: dict[str, Image.Image]) -> None:
    cards = [names.card_name(card, four_colour=four) for card in CARDS for four in (False, True)]
    for name in cards:
        assert face_and_ink(pictures[name])[0] == palette.CREAM, name
    wanted = [names.wanted_name(card) for card in CARDS]
    piles = [names.pile_name(number) for number in range(1, 13)]
    tiles = [names.tile_name(colour, number) for colour in names.COLOURS for number in range(1, 13)]
    for name in (*cards, *wanted, *piles, *tiles, *names.COMBINED):
        face, ink = face_and_ink(pictures[name])
        assert contrast(face, ink) >= LEAST_CONTRAST, (name, face, ink)


def test_what_is_no_picture_any_more_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "joker.png").write_bytes(b"")
    monkeypatch.setattr("art.deck.drawings", lambda: iter([]))
    draw(tmp_path)
    assert list(tmp_path.iterdir()) == []


# --- the bot's own picture --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def bots() -> Image.Image:
    """What lies in the repository."""
    with Image.open(names.AVATAR) as file:
        file.load()
        return file


def packed(image: Image.Image) -> bytes:
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def test_the_avatar_is_what_is_drawn_and_the_same_each_time(bots: Image.Image) -> None:
    drawn = avatar()
    assert packed(drawn) == packed(avatar())
    difference = ImageChops.difference(drawn, bots)
    assert max(ImageStat.Stat(difference).mean) <= DIFFERENCE, "make deck"


def test_the_avatar_is_as_large_as_discord_shows_it_and_fills_its_square(bots: Image.Image) -> None:
    assert (bots.size, bots.mode) == ((512, 512), "RGB")
    assert names.AVATAR.stat().st_size <= 4 * MOST


def test_discords_circle_cuts_nothing_off_the_avatar(bots: Image.Image) -> None:
    outside = {bots.getpixel((x, y)) for x in range(512) for y in range(512) if hypot(x - 255.5, y - 255.5) > 245}
    assert outside == {tuple(bytes.fromhex(palette.GREEN[1:]))}


def test_the_heart_of_the_avatar_reads_beside_messages(bots: Image.Image) -> None:
    """It is 32 pixels high there: the heart has the colour of hearts, and above and below it is the card."""
    small = bots.resize((32, 32), Image.Resampling.LANCZOS)
    above, heart, below = ("#{:02x}{:02x}{:02x}".format(*small.getpixel((16, y))) for y in (8, 15, 22))
    assert contrast(heart, palette.RED) < 1.1
    assert min(contrast(heart, above), contrast(heart, below)) >= LEAST_CONTRAST
