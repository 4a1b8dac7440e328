"""A match of New York, New York on its page: the row, the market, the draw pile, and all hands."""

from bot.history.page.model import Hand, Item, Shot, Zone
from cogs.render.newyork.cards import in_order
from cogs.render.words import Words
from engine.game import Seat
from engine.newyork import events
from engine.newyork.cards import CARDS, NUMBERS, Card, CardSet
from engine.newyork.view import View
from engine.record.film import Frame


def zones(words: Words) -> dict[str, str]:
    """Return the titles of the places on the table, in order."""
    return {
        # Translators: stands above the twelve piles
        "row": words.say("The row"),
        # Translators: stands above the cards that can be taken
        "market": words.say("Market"),
        # Translators: stands above the pile from which the market is refilled
        "pile": words.say("Draw pile"),
    }


def faces(words: Words) -> dict[str, str]:
    """Return the spoken name of each card, by its code."""
    return {str(each): _spoken(each, words) for each in CARDS}


def _spoken(card: Card, words: Words) -> str:
    number = card.number
    return {
        # Translators: the name of a card for screen readers: its colour, its shape and its number
        "R": words.say("red heart {number}", number=number),
        # Translators: the name of a card for screen readers: its colour, its shape and its number
        "B": words.say("blue diamond {number}", number=number),
        # Translators: the name of a card for screen readers: its colour, its shape and its number
        "G": words.say("green square {number}", number=number),
        # Translators: the name of a card for screen readers: its colour, its shape and its number
        "Y": words.say("yellow star {number}", number=number),
    }[card.colour]


def shot(frame: Frame, told: tuple[tuple[str, str], ...], advice: str, words: Words) -> Shot:
    """Return the match after a step, with every hand open."""
    public: View = frame.public
    scored = next((each for each in frame.events if isinstance(each, events.RoundScored)), None)
    held = scored.held if scored is not None else tuple(view.hand for view in frame.views.values())
    laid = next((each.card for each in frame.events if isinstance(each, events.CardLaid)), None)
    came = next((each.filled for each in frame.events if isinstance(each, events.CardTaken)), None)
    row = tuple(
        Item(f"#{number}") if top is None else Item(str(top), "", None, "new" if top == laid else "")
        for number, top in zip(NUMBERS, public.tops, strict=True)
    )
    pile = (Item("*", str(public.pile)),) if public.pile else ()
    return Shot(
        told=told,
        seat=frame.seat,
        zones={
            "row": Zone(row),
            "market": Zone(tuple(Item(str(each), "", None, "new" if each == came else "") for each in public.market)),
            "pile": Zone(pile, ()),
        },
        hands=tuple(
            Hand(
                _sorted(cards),
                _score(public, seat, words, over=scored is not None),
                (words.say("passed"),) if seat in public.passed else (),
                _known(cards if scored is not None else public.known[seat]),
            )
            for seat, cards in enumerate(held)
        ),
        advice=advice,
    )


def _sorted(cards: CardSet) -> tuple[str, ...]:
    return tuple(map(str, in_order(cards)))


def _known(cards: CardSet) -> dict[int | None, tuple[str, ...]]:
    return {None: _sorted(cards)} if cards else {}


def _score(public: View, seat: Seat, words: Words, *, over: bool) -> str:
    """Return a seat's points: those of earlier rounds, and those of the row now."""
    total, now = public.totals[seat], public.standing[seat].points
    if over:
        return words.count("{n} point", "{n} points", total)
    if public.round == 1:
        # Translators: a player's points, short
        return words.say("{n} on the row", n=now)
    # Translators: a player's points, short: those of the rounds before, and what the row gives now
    return words.say("{total} + {n} on the row", total=total, n=now)
