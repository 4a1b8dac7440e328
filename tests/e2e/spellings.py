"""Cards in whatever is written, however they are spelled there: read here on their own, not with the renderers."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

SUITS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
SHAPES = {"❤": "R", "🔷": "B", "🟩": "G", "⭐": "Y"}
RANK_WORDS = {
    "A": "ace|ass|aas",
    "K": "king|könig|koenig|heer|koning",
    "Q": "queen|dame|vrouw",
    "J": "jack|knave|bube|boer",
    "T": "ten|zehn|tien|10",
    "9": "nine|neun|negen|9",
    "8": "eight|acht|8",
    "7": "seven|sieben|zeven|7",
    "6": "six|sechs|zes|6",
    "5": "five|fünf|vijf|5",
    "4": "four|vier|4",
    "3": "three|drei|drie|3",
    "2": "two|deuce|zwei|twee|2",
}
SUIT_WORDS = {
    "S": ("spades", "pik|schoppen"),
    "H": ("hearts", "herz|harten"),
    "D": ("diamonds", "karo|ruiten"),
    "C": ("clubs", "kreuz|klaveren|klaver"),
}
MARKS = str.maketrans({"\ufe0e": "", "\ufe0f": "", "\u2060": "", "*": "", "\u00a0": " ", "\u2002": " "})
"""What cards are drawn with, and what tells nothing."""

_RANK = r"(?:10|[2-9TJQKA])"
_AFTER_RANK = re.compile(rf"(?<![0-9A-Za-z])({_RANK})([♠♥♦♣])")
_AFTER_SUIT = re.compile(rf"(?<![0-9TJQKA])([♠♥♦♣])[ -]?((?:{_RANK})(?:[ ,·-]+{_RANK})*)(?![0-9A-Za-z♠♥♦♣])")
_CODES = re.compile(rf"(?<![A-Za-z])((?:{_RANK}[CDHS])+)(?![A-Za-z])")
_SMALL_CODES = re.compile(r"(?<![0-9A-Za-z])((?:(?:10|[2-9tjqk])[cdhs])+)(?![0-9A-Za-z])")
_SHAPED = re.compile(r"(❤|🔷|🟩|⭐) ?(1[0-2]|[1-9])(?!\d)")
_COLOUR_CODES = re.compile(r"(?<![A-Z])((?:[RBGY](?:1[0-2]|[1-9]))+)(?!\d)")
_NUMBER_WORDS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
_PICTURED = re.compile(rf"(red_heart|blue_diamond|green_square|yellow_star)_({'|'.join(_NUMBER_WORDS)})")
_HAND_LINE = re.compile(rf"^([♠♥♦♣]) +((?:{_RANK})(?: +{_RANK})*) *$", re.MULTILINE)
_OFFERED = re.compile(r":(?:card|do):(?:lay|play|hold)?((?:[2-9TJQKA][CDHS]|[RBGY]\d{1,2})+)$")
_IN_WORDS = [
    (rank + suit, re.compile(rf"\b(?:(?:{ranks})[ -]of[ -]{english}|(?:{other})[ -]?(?:{ranks}))\b", re.IGNORECASE))
    for rank, ranks in RANK_WORDS.items()
    for suit, (english, other) in SUIT_WORDS.items()
]
_SUIT_WORD = re.compile("|".join(f"{one}|{more}" for one, more in SUIT_WORDS.values()), re.IGNORECASE)


def texts(found: Any) -> Iterator[str]:
    """Yield every text in a body, keys included; a button's sign and label also as one."""
    if isinstance(found, str):
        yield found
    elif isinstance(found, Mapping):
        emoji = found.get("emoji")
        if isinstance(emoji, Mapping) and "label" in found:
            yield f"{emoji.get('name')}{found['label']}"
        for key, each in found.items():
            yield str(key)
            yield from texts(each)
    elif isinstance(found, list | tuple):
        for each in found:
            yield from texts(each)


def named(text: str) -> set[str]:
    """Return the cards that a text names, in any spelling: `9♥`, `9H`, `♥ 3 9`, `nine of hearts`, `❤️12`, `R12`."""
    plain = text.translate(MARKS)
    found = {_code(rank, suit) for rank, suit in _AFTER_RANK.findall(plain)}
    found |= {_code(rank, suit) for suit, ranks in _AFTER_SUIT.findall(plain) for rank in re.findall(_RANK, ranks)}
    for codes in (*_CODES.findall(plain), *_SMALL_CODES.findall(plain)):
        found |= {each.replace("10", "T") for each in re.findall(rf"{_RANK}[CDHS]", codes.upper())}
    found |= {SHAPES[shape] + number for shape, number in _SHAPED.findall(plain)}
    for codes in _COLOUR_CODES.findall(plain):
        found |= set(re.findall(r"[RBGY]\d{1,2}", codes))
    for colour, number in _PICTURED.findall(plain):
        found.add(f"{colour[0].upper()}{_NUMBER_WORDS.index(number) + 1}")
    plain = plain.replace("_", " ")  # as in the names of pictures
    if _SUIT_WORD.search(plain):
        found |= {card for card, words in _IN_WORDS if words.search(plain)}
    return found


def held(body: Any) -> set[str]:
    """Return the cards that a message shows as its reader's own: lines of a hand, buttons and menus to play them."""
    found: set[str] = set()
    for text in texts(body):
        plain = text.translate(MARKS)
        for suit, ranks in _HAND_LINE.findall(plain):
            found |= {_code(rank, suit) for rank in re.findall(_RANK, ranks)}
        for codes in _OFFERED.findall(text):
            found |= named(codes)
    return found


def _code(rank: str, suit: str) -> str:
    return ("T" if rank == "10" else rank) + SUITS[suit]
