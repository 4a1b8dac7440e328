"""Draws the deck and the bot's own picture into files: `python -m art.deck`."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PIL import Image

from art import names, palette
from art.avatar import TIMES, draw_avatar
from art.canvas import Canvas
from art.cards import draw_back, draw_card, draw_pair, draw_sequence, draw_wanted
from art.characters import draw_character
from art.marks import MARKS, draw_disc
from art.tiles import draw_pile, draw_shape, draw_tile
from engine.cards import CARDS, card


def drawings() -> Iterator[tuple[str, Callable[[Canvas], None]]]:
    """Yield the name of each picture, and the function that draws it."""
    for each in CARDS:
        for four_colour in (False, True):
            name = names.card_name(each, four_colour=four_colour)
            yield name, partial(draw_card, card=each, four_colour=four_colour)
        yield names.wanted_name(each), partial(draw_wanted, card=each)
    for number in range(1, 13):
        for colour in names.COLOURS:
            yield names.tile_name(colour, number), partial(draw_tile, colour=colour, number=number)
        yield names.pile_name(number), partial(draw_pile, number=number)
    for colour in names.COLOURS:
        yield names.shape_name(colour), partial(draw_shape, colour=colour)
    yield names.BACK, partial(draw_back, colour=palette.WINE)
    yield names.OTHER_BACK, partial(draw_back, colour=palette.PETROL)
    for name, cards in names.COMBINED.items():
        ranks = names.ranks_combined(name)
        yield name, partial(draw_sequence, ranks=ranks) if ranks else partial(draw_pair, cards=tuple(map(card, cards)))
    yield from MARKS.items()
    for name, seat, sign in names.disc_names():
        yield name, partial(draw_disc, colour=palette.COURSES[seat], sign=sign)
    for character, name in names.FACES.items():
        yield name, partial(draw_character, name=character)


def picture(drawing: Callable[[Canvas], None]) -> Image.Image:
    """Return a drawing in pixels."""
    canvas = Canvas()
    drawing(canvas)
    return canvas.picture()


def avatar() -> Image.Image:
    """Return the bot's own picture in pixels."""
    canvas = Canvas(TIMES)
    draw_avatar(canvas)
    return canvas.picture().convert("RGB")


def draw(folder: Path) -> None:
    """Draw the deck into a folder, one file for each picture, and remove pictures that are not in the deck."""
    folder.mkdir(exist_ok=True)
    drawn = dict(drawings())
    for name, drawing in drawn.items():
        picture(drawing).save(folder / f"{name}.png", optimize=True)
    for path in folder.glob("*.png"):
        if path.stem not in drawn:
            path.unlink()


if __name__ == "__main__":
    draw(names.FILES)
    avatar().save(names.AVATAR, optimize=True)
