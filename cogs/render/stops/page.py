"""A stops match on its page: the run, the boodle, the dead hand, and all hands."""

from collections.abc import Mapping

from bot.history.page.model import Hand, Item, Shot, Zone
from cogs.render.stops.cards import in_suits, space_text, spoken_card, written_space
from cogs.render.words import Words
from engine.cards import CARDS, CardSet
from engine.game import Seat
from engine.record.film import Frame
from engine.stops import events
from engine.stops.order import Order
from engine.stops.spaces import SPACES
from engine.stops.view import View


def zones(words: Words) -> dict[str, str]:
    """Return the titles of the places on the table, in order."""
    return {
        # Translators: a heading of a place on the table, as those below.
        "run": words.say("The run"),
        "boodle": words.say("Boodle"),
        "before": words.say("Earlier in this round"),
        "dead": words.say("Dead hand"),
    }


def faces(words: Words) -> dict[str, str]:
    """Return the spoken name of each card, by its code."""
    return {str(each): spoken_card(each, words) for each in CARDS}


def shot(frame: Frame, told: tuple[tuple[str, str], ...], advice: str, words: Words) -> Shot:
    """Return the match after a step, with every hand open."""
    public: View = frame.public
    views: Mapping[Seat, View] = frame.views
    ended = next((each for each in frame.events if isinstance(each, events.RoundEnded)), None)
    held = ended.held if ended is not None else tuple(views[seat].hand for seat in range(len(views)))
    dead = ended.dead if ended is not None else _dead(public, held)
    everybody = ended is not None
    order = public.rules.order
    knows = None if everybody else tuple(seat for seat, view in views.items() if view.given_up)
    earlier = [play for run in public.runs[:-1] for play in run]  # each lead begins another run
    before = tuple(Item(str(each.card), "", each.seat, "led" if each.led else "") for each in earlier)
    return Shot(
        told=told,
        seat=frame.seat,
        zones={
            "boodle": Zone(_boodle(frame, public, words)),
            "run": Zone(_run(public)),
            "before": Zone(before),
            "dead": Zone(tuple(Item(each) for each in _sorted(dead, order)), knows),
        },
        hands=tuple(
            Hand(
                _sorted(cards, order),
                words.chips(public.chips[seat]),
                _marks(public, seat, words),
                {None: _sorted(cards, order)} if everybody and cards else _sold(views, seat),
            )
            for seat, cards in enumerate(held)
        ),
        advice=advice,
    )


def _dead(public: View, held: tuple[CardSet, ...]) -> CardSet:
    """Return the dead hand: all cards that are neither played nor in a hand."""
    left = public.rules.cards - public.played if public.dead else CardSet(0)
    for each in held:
        left = left - each
    return left


def _sorted(cards: CardSet, order: Order) -> tuple[str, ...]:
    return tuple(map(str, in_suits(cards, order)))


def _sold(views: Mapping[Seat, View], seat: Seat) -> dict[int | None, tuple[str, ...]]:
    """Return the cards of a hand that are known to the seat that sold it, by that seat."""
    return {
        other: _sorted(view.sold, view.rules.order)
        for other, view in views.items()
        if view.buyer == seat and view.sold and other != seat
    }


def _marks(public: View, seat: Seat, words: Words) -> tuple[str, ...]:
    marks = []
    if seat in public.eliminated:
        marks.append(words.scene("beside a player's name", "out"))
    if seat == public.dealer:
        marks.append(words.scene("beside a player's name", "dealer"))
    if seat == public.leader:
        marks.append(words.scene("beside a player's name", "to lead"))
    if seat in public.folded:
        marks.append(words.scene("beside a player's name", "folded"))
    return tuple(marks)


def _boodle(frame: Frame, public: View, words: Words) -> tuple[Item, ...]:
    """Return the chips on the spaces: on cards as the page draws them, or on a name after `=`."""
    taken = {each.space for each in frame.events if isinstance(each, events.BoodleCollected)}
    items = []
    for space, count in public.table:
        face = "+".join(SPACES[space].collected_by)
        if not face or SPACES[space].of_any_suit:
            face = f"={written_space(space, words) or space_text(space, words)}"
        items.append(Item(face, words.number(count) if count else "–", None, "gone" if space in taken else ""))
    return tuple(items)


def _run(public: View) -> tuple[Item, ...]:
    items = [Item(str(each.card), "", each.seat) for each in public.run]
    if items:
        items[-1] = Item(items[-1].face, "", items[-1].seat, "new")
    if public.wanted is not None:
        items.append(Item(f"?{public.wanted}"))
    return tuple(items)
