"""The names of the deck's pictures, and where the files are.

The names are those of the application's emojis, which screen readers say: two to 32 letters, digits and underscores.
An emoji has one name for readers of all languages, and no other text that could be read in its place.
"""

import string
from collections.abc import Iterator, Mapping
from pathlib import Path

from engine.cards import RANKS as RANK_LETTERS
from engine.cards import Card

FILES = Path(__file__).with_name("emojis")
"""The folder with a PNG for each name, as `art/deck.py` has drawn them."""
AVATAR = Path(__file__).with_name("avatar.png")
"""The bot's own picture, which hosts upload and the demo shows. It is no emoji, so it is not in the folder."""
RANKS = dict(
    zip(
        RANK_LETTERS,
        ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"),
        strict=True,
    )
)
SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
COLOURS = {"R": "red_heart", "B": "blue_diamond", "G": "green_square", "Y": "yellow_star"}
"""New York's colours with their shapes."""
NUMBERS = ("one", *tuple(RANKS.values())[:9], "eleven", "twelve")
"""The numbers of New York, from one."""
FOUR_COLOUR = "_"
"""How the names of the four-colour deck end: each name is unique, and a card is read the same in both decks."""

BACK, OTHER_BACK = "cards", "cards_of_the_second_pack"
"""The backs of two packs, shown next to a number of cards or chips."""
COMBINED: Mapping[str, tuple[str, ...]] = {
    "king_and_queen_of_hearts": ("KH", "QH"),
    "eight_nine_ten": ("8?", "9?", "T?"),
}
"""Several cards that are paid for together, for both decks, with the texts on them: `8?` is an eight of any suit."""
CHIP, KITTY, POT = "chips", "kitty", "pot"
DEALER, LEADS, MOST_CHIPS = "dealer", "leads", "most_chips"
"""Marks of seats: who deals, who leads, who has the most chips."""
FREE_SEAT = "free_seat"
SEATS = ("white", "blue", "orange", "purple", "lime", "teal", "pink", "brown", "silver")
"""The names of the seats' colours, in seat order."""
INITIALS = string.ascii_uppercase
"""The letters that a seat's disc may have. A name without a free one has the seat's number."""
FACES: Mapping[str, str] = {
    "Ada": "computer_with_flower",
    "Blaise": "computer_with_beret",
    "Clara": "computer_with_headphones",
    "Dirk": "computer_with_visor",
    "Emmy": "computer_with_glasses",
    "Fritz": "computer_with_moustache",
    "Grace": "computer_with_cap",
    "Hugo": "computer_with_antennas",
    "Iris": "computer_with_one_eye",
    "Joost": "computer_with_leaf",
    "Käthe": "computer_with_plaits",
    "Linus": "computer_with_round_ears",
}
"""The faces of computer players, by name. The name is read next to the face, so the face does not repeat it."""


def card_name(card: Card, *, four_colour: bool = False) -> str:
    """Return the name of a playing card's picture: `seven_of_spades`, `seven_of_spades_`."""
    name = f"{RANKS[card.rank]}_of_{SUITS[card.suit]}"
    return name + FOUR_COLOUR if four_colour else name


def wanted_name(card: Card) -> str:
    """Return the name of a card's outline, for the card that a run waits for: one for both decks."""
    return f"wanted_{card_name(card)}"


def tile_name(colour: str, number: int) -> str:
    """Return the name of a New York tile, by its colour's letter and its number: `red_heart_twelve`."""
    return f"{COLOURS[colour]}_{NUMBERS[number - 1]}"


def pile_name(number: int) -> str:
    """Return the name of an empty New York pile: `empty_seven`."""
    return f"empty_{NUMBERS[number - 1]}"


def shape_name(colour: str) -> str:
    """Return the name of a New York colour's shape, for seats: `red_heart`. `colour` is its letter."""
    return COLOURS[colour]


def disc_name(seat: int, sign: str) -> str:
    """Return the name of a seat's disc, by the letter or the number on it: `b_blue`, `2_blue`."""
    return f"{sign.lower()}_{SEATS[seat]}"


def ranks_combined(name: str) -> tuple[str, ...]:
    """Return the ranks on cards of any suit that are paid for together; nothing if the cards have suits."""
    return tuple(each[0].replace("T", "10") for each in COMBINED.get(name, ()) if each.endswith("?"))


def disc_names() -> Iterator[tuple[str, int, str]]:
    """Yield the name of each disc, with its seat and its letter or number."""
    for seat in range(len(SEATS)):
        for sign in (*INITIALS, str(seat + 1)):
            yield disc_name(seat, sign), seat, sign
