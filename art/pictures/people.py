"""People and computer players in pictures: a disc with an avatar, a face of the deck, or one or two letters."""

import io

from PIL import Image, ImageDraw, UnidentifiedImageError

from art import names
from art.fonts import Weight
from art.palette import INK
from art.pictures.canvas import Canvas, Point
from art.pictures.model import Who

_LARGEST = 512
"""Avatars with more pixels a side are ignored: the bot asks for 64."""


def disc(canvas: Canvas, centre: Point, radius: float, who: Who, colour: str) -> None:
    """Draw who somebody is, in a disc of their colour."""
    canvas.disc(centre, radius, colour, edge=INK, width=1.5)
    picture = _avatar(who.avatar) or (_face(who.face) if who.face else None)
    if picture is None:
        size = radius * (1.05 if len(who.sign) < 2 else 0.85)
        canvas.text(centre, who.sign, round(size), INK, weight=Weight.BLACK, anchor="mm")
        return
    side = round(2 * (radius - 3))
    corner = round(centre[0] - side / 2), round(centre[1] - side / 2)
    canvas.picture(corner, _round(picture, side))


def emoji(name: str, side: int) -> Image.Image:
    """Return a picture of the deck, by its name and how many pixels it is high and wide."""
    return _face(name).resize((side, side), Image.Resampling.LANCZOS)


def _face(name: str) -> Image.Image:
    with Image.open(names.FILES / f"{name}.png") as file:
        return file.convert("RGBA")


def _avatar(data: bytes) -> Image.Image | None:
    """Return an avatar, None if there is none that can be read."""
    try:
        with Image.open(io.BytesIO(data), formats=("PNG", "JPEG", "WEBP", "GIF")) as file:
            return file.convert("RGBA") if max(file.size) <= _LARGEST else None
    except (UnidentifiedImageError, Image.DecompressionBombError, OSError, ValueError):
        return None


def _round(picture: Image.Image, side: int) -> Image.Image:
    """Return a picture as a disc."""
    fine = side * 4
    mask = Image.new("L", (fine, fine))
    ImageDraw.Draw(mask).ellipse((0, 0, fine - 1, fine - 1), 255)
    small = picture.resize((side, side), Image.Resampling.LANCZOS)
    cover = Image.new("L", (side, side))
    cover.paste(mask.resize((side, side), Image.Resampling.BOX))
    small.putalpha(Image.composite(small.getchannel("A"), Image.new("L", (side, side)), cover))
    return small
