"""The result of a match as a picture: places, each player's line over the rounds, New York's piles, the best moment."""

from art.fonts import Weight
from art.palette import CREAM, EDGE, GOLD, INK, MUTED_INK, PALE
from art.pictures.canvas import HEIGHT, MARGIN, WIDTH, Canvas, cut, fitting, width_of
from art.pictures.chart import LABEL, colour_of, plot, spread
from art.pictures.model import CARD, Moment, Result, ResultPicture
from art.pictures.people import disc, emoji

TOP, BOTTOM = 150, HEIGHT - MARGIN
"""Where the cards and the lines are, in pixels."""
MIDDLE = 590
"""How far the cards reach to the right if lines are next to them."""
MOMENT = 76
"""How high the best moment is."""
GAP = 20
TILE = 70
PILES_IN_A_ROW = 6
MOST_HIGH = 150
"""How high a player's card is at most."""
LARGEST = 42
"""The size of a player's numbers at most."""


def paint(picture: ResultPicture) -> Canvas:
    """Draw the picture."""
    canvas = Canvas()
    canvas.heading((MARGIN, 88), picture.title, picture.subtitle, 40)
    bottom = BOTTOM
    if picture.moment is not None:
        bottom -= MOMENT + GAP
        _moment(canvas, picture.moment)
    beside = any(len(each.course) > 1 for each in picture.results) or picture.piles
    _cards(canvas, picture.results, MIDDLE if beside else WIDTH - MARGIN, bottom)
    right = MIDDLE + GAP, WIDTH - MARGIN
    if picture.piles:
        piles = TILE * 2 + 8 + 2 * 14
        _piles(canvas, picture.piles, (right[0], bottom - piles, right[1], bottom))
        bottom -= piles + GAP
    if any(len(each.course) > 1 for each in picture.results):
        _lines(canvas, picture, (right[0], TOP, right[1], bottom))
    return canvas


def _cards(canvas: Canvas, results: tuple[Result, ...], right: float, bottom: float) -> None:
    """Draw a card for each player, from the top."""
    gap = 10 if len(results) < 6 else 7
    high = min((bottom - TOP + gap) / max(len(results), 1) - gap, MOST_HIGH)
    size = min(round(high * 0.44), LARGEST)
    places = max(width_of(each.place, size, Weight.BLACK) for each in results)
    scores = max(width_of(each.score, size, Weight.BLACK) for each in results)
    for at, each in enumerate(results):
        top = TOP + at * (high + gap)
        _card(canvas, each, colour_of(at, wins=each.wins), (MARGIN, top, right, top + high), (size, places, scores))


def _card(
    canvas: Canvas,
    result: Result,
    colour: str,
    corners: tuple[float, float, float, float],
    columns: tuple[float, float, float],
) -> None:
    """Draw one card. `columns`: the size of numbers, and how wide places and scores are."""
    left, top, right, bottom = corners
    size, places, scores = columns
    high, middle = bottom - top, (top + bottom) / 2
    canvas.box(corners, CREAM, radius=12, edge=GOLD if result.wins else EDGE, width=4 if result.wins else 1)
    canvas.text((left + 20 + places / 2, middle), result.place, size, INK, weight=Weight.BLACK, anchor="mm")
    radius = min(high * 0.36, 36)
    centre = left + 20 + places + 16 + radius
    disc(canvas, (centre, middle), radius, result.who, colour)
    canvas.text((right - 20, middle), result.score, size, INK, weight=Weight.BLACK, anchor="rm")
    room = right - 20 - scores
    small = max(round(size * 0.7), 16)
    if result.change:
        canvas.text((room - 14, middle), result.change, small, MUTED_INK, anchor="rm")
        room -= 14 + width_of(result.change, small)
    name = centre + radius + 16
    weight = Weight.BLACK if result.wins else Weight.REGULAR
    text, letters = fitting(result.who.name, room - 18 - name, round(size * 0.9), round(size * 0.7), weight)
    canvas.text((name, middle), text, letters, INK, weight=weight, anchor="lm")


def _lines(canvas: Canvas, picture: ResultPicture, corners: tuple[float, float, float, float]) -> None:
    """Draw a line for each player, ending in their disc."""
    courses = [each.course for each in picture.results]
    rounds = max(map(len, courses)) - 1
    radius = 17 if len(courses) < 7 else 14
    values = [value for course in courses for value in course]
    place = plot(canvas, corners, (0, rounds), values, beside=2 * radius + 30, thousands=picture.thousands)
    step = max(-(-rounds // 8), 1)
    label, line = corners[0] + 16, place.bottom + 40
    canvas.text((label, line), picture.rounds, LABEL, PALE)
    for number in range(step, rounds + 1, step):
        x = place.point(number, place.low)[0]
        if x - width_of(str(number), LABEL) / 2 > label + width_of(picture.rounds, LABEL) + 8:
            canvas.text((x, line), str(number), LABEL, PALE, anchor="ms")
    ends = [place.point(rounds, course[-1])[1] if course else place.bottom for course in courses]
    discs = spread(ends, 2 * radius + 3, place.top, place.bottom)
    for at in sorted(range(len(courses)), key=lambda at: (picture.results[at].wins, -at)):
        each = picture.results[at]
        if not each.course:
            continue
        colour, centre = colour_of(at, wins=each.wins), place.right + 28 + radius
        points = [place.point(number, value) for number, value in enumerate(each.course)]
        canvas.line([points[-1], (centre, discs[at])], colour, 1)
        canvas.line(points, colour, 5 if each.wins else 3.5)
        disc(canvas, (centre, discs[at]), radius, each.who, colour)


def _piles(canvas: Canvas, piles: tuple[str, ...], corners: tuple[float, float, float, float]) -> None:
    """Draw New York's piles as they lay at the end, in two rows of six."""
    left, top, right, _ = corners
    canvas.box(corners, CREAM, radius=12, edge=EDGE, width=1)
    apart = (right - left - 28) / PILES_IN_A_ROW
    for at, name in enumerate(piles):
        row, column = divmod(at, PILES_IN_A_ROW)
        x = left + 14 + column * apart + (apart - TILE) / 2
        canvas.picture((x, top + 14 + row * (TILE + 8)), emoji(name, TILE))


def _moment(canvas: Canvas, moment: Moment) -> None:
    """Write the best moment on a card along the lower edge, its cards as pictures."""
    top = BOTTOM - MOMENT
    canvas.box((MARGIN, top, WIDTH - MARGIN, BOTTOM), CREAM, radius=12, edge=EDGE, width=1)
    size, middle = 36.0, top + MOMENT / 2
    room = WIDTH - 2 * MARGIN - 48
    words, cards = moment.text.replace(CARD, ""), len(moment.cards)
    while size > 20 and width_of(words, size) + cards * round(size * 1.7) > room:
        size -= 2
    x, side = MARGIN + 24.0, round(size * 1.7)
    for at, piece in enumerate(moment.text.split(CARD)):
        if at:
            canvas.picture((x, middle - side / 2), emoji(moment.cards[at - 1], side))
            x += side
        text = cut(piece, max(MARGIN + 24 + room - x, 0), size)
        canvas.text((x, middle), text, size, INK, anchor="lm")
        x += width_of(text, size)
