"""The events of New York, New York: round results as public texts, and a sentence for each event in a film."""

from collections.abc import Callable, Sequence

from art import names as art_names
from bot.tables.views import Hand
from cogs.render.newyork.cards import blocks_text, card_text, cards_text, row_lines, shape
from cogs.render.parts import in_two_lines, shown
from cogs.render.told import Kind, Told, match_won
from cogs.render.words import Words
from engine.game import Event, MatchEnded, Seat
from engine.newyork import events
from engine.newyork.cards import NUMBERS
from engine.newyork.events import Cover, PotWon, RoundScored
from engine.newyork.view import View


def announced(events: Sequence[Event], names: Sequence[str], words: Words) -> list[str]:
    """Return a round's result in short: who won how much, the row, and, unless it is the last, the standings."""
    return _each(events, names, words, _in_short)


def winner(events: Sequence[Event]) -> Seat | None:
    """Return who scored most; None if several did."""
    points = next(([each.points for each in event.scores] for event in events if isinstance(event, RoundScored)), [])
    return points.index(max(points)) if points.count(max(points, default=0)) == 1 else None


def revealed(events: Sequence[Event], names: Sequence[str], words: Words) -> list[str]:
    """Return the complete result of a round: the row, everybody's points and piles, and the cards still held."""
    return _each(events, names, words, _round)


def _each(
    events: Sequence[Event],
    names: Sequence[str],
    words: Words,
    of_round: Callable[[RoundScored, Sequence[str], Words], str],
) -> list[str]:
    names = list(map(shown, names))
    texts = []
    for event in events:
        match event:
            case RoundScored():
                texts.append(of_round(event, names, words))
            case PotWon():
                texts += [each.marked for each in told([event], [f"**{name}**" for name in names], words)]
    return texts


def piles(view: View) -> tuple[tuple[str, Seat | None], ...]:
    """Return the row: the name of each pile's tile, and the owner of the card on top."""
    return tuple(
        (art_names.pile_name(number), None) if top is None else (art_names.tile_name(top.colour, number), top.owner)
        for number, top in zip(NUMBERS, view.tops, strict=True)
    )


def _in_short(event: RoundScored, names: Sequence[str], words: Words) -> str:
    best, winners = first_in(event, names)
    standing = [
        f"{shape(seat, words)} {names[seat]} **{words.number(event.totals[seat])}** "
        + words.signed(event.scores[seat].points)
        for seat in sorted(range(len(event.totals)), key=lambda seat: -event.totals[seat])
    ]
    lines = [
        # Translators: the heading of a round's result; keep the "### "; {best}: points
        words.count(
            "### 🏁 {names} wins the round! +{best}",
            "### 🏁 {names} share the round! +{best}",
            len(winners),
            names=words.listing(winners),
            best=best,
        ),
        # Translators: small, below the heading of a round's result
        "-# " + words.say("round {round} of {rounds}", round=event.round, rounds=event.rounds),
        *row_lines(event.tops, words),
        *([f"👀 {_cover(event.cover, names, words)}"] if event.cover is not None else []),
        *([in_two_lines(standing)] if event.round != event.rounds else []),  # the match's result follows the last
    ]
    return "\n".join(lines)


def _round(event: RoundScored, names: Sequence[str], words: Words) -> str:
    """Return a round's end: the row, everybody's points and piles, and the cards still held."""
    (head,) = told([event], names, words)
    lines = [f"### {head.text}", *row_lines(event.tops, words)]
    for seat, (score, total) in enumerate(zip(event.scores, event.totals, strict=True)):
        name = f"{shape(seat, words)} {names[seat]}"
        # Translators: a player's line in a round's result; {name}: colour and name
        lines.append(words.say("{name} **+{points}** · total {total}", name=name, points=score.points, total=total))
        if len(score.numbers) > 1:
            added = [" + ".join(map(str, reversed(score.numbers))), blocks_text(score, words)]
            lines.append("-# " + " · ".join(filter(None, added)))
    if event.cover is not None:
        lines.append(_cover(event.cover, names, words))
    for seat, held in enumerate(event.held):
        if held:
            cards = cards_text(held, words)
            # Translators: a line in a round's result: what was left in a hand
            lines.append(words.say("{name} still held {cards}", name=names[seat], cards=cards))
    return "\n".join(lines)


def _cover(cover: Cover, names: Sequence[str], words: Words) -> str:
    """Return who covered whose card until the end, and the two cards."""
    # Translators: a line in a round's result; {covered}: a card of {other}, {card}: the card on top of it
    return words.say(
        "{name} covered {other}'s {covered} with {card}",
        name=names[cover.seat],
        other=names[cover.covered.owner],
        covered=card_text(cover.covered, words),
        card=card_text(cover.card, words),
    )


def own_result(hand: Hand, view: View, words: Words) -> str:
    """Return a seat's points in the last round, and who was first."""
    points = view.scores[-1]
    best, own = max(points), points[hand.seat]
    if own < best:
        winners = [shown(hand.board.seats[seat].name) for seat, each in enumerate(points) if each == best]
        return words.count(
            "{names} won the round: +{best}. You scored **+{own}**.",
            "{names} share the round: +{best} each. You scored **+{own}**.",
            len(winners),
            names=words.listing(winners),
            best=best,
            own=own,
        )
    others = [shown(hand.board.seats[at].name) for at, each in enumerate(points) if each == best and at != hand.seat]
    if others:
        return words.say("🏅 **You share the round with {names}: +{own}**", names=words.listing(others), own=own)
    won = words.say("🏁 **You won the round: +{own}.**", own=own)
    leads = view.totals[hand.seat] > max(total for at, total in enumerate(view.totals) if at != hand.seat)
    return " ".join([won, *([words.scene("most chips", "You lead.")] if leads else [])])


def told(happened: Sequence[Event], names: Sequence[str], words: Words) -> list[Told]:
    """Return a sentence for each public event of an action. `names`: by seat, as they are shown."""
    stakes = sum(chips for each in happened if isinstance(each, events.StakePaid) for _, chips in each.chips)
    paid = [Told(words.say("The stakes are paid: {chips} in total.", chips=words.chips(stakes)))] if stakes else []
    return [*paid, *filter(None, (_sentence(each, names, words) for each in happened))]


def _sentence(event: Event, names: Sequence[str], words: Words) -> Told | None:
    match event:
        case events.RoundBegan(number, starter):
            return Told(words.say("Round {round}: {name} begins.", round=number, name=names[starter]))
        case events.CardLaid(seat, card, covered):
            places = {"name": names[seat], "card": card_text(card, words)}
            if covered is None:
                return Told(words.scene("New York", "{name} plays {card}.", **places))
            return Told(words.say("{name} covers {covered} with {card}.", covered=card_text(covered, words), **places))
        case events.CardTaken(seat, card, filled):
            places = {"name": names[seat], "card": card_text(card, words)}
            if filled is None:
                return Told(words.say("{name} takes {card} from the market.", **places))
            came = card_text(filled, words)
            # Translators: {filled}: the card that fills the gap in the market
            return Told(words.say("{name} takes {card} from the market; {filled} comes in.", filled=came, **places))
        case events.Passed(seat, n):
            kept = words.count(
                "{name} passes and keeps {n} card.", "{name} passes and keeps {n} cards.", n, name=names[seat]
            )
            return Told(kept, Kind.STOP)
        case events.RoundScored():
            best, first = first_in(event, names)
            won = words.count(
                "Round {round}: {names} wins, scoring {best}.",
                "Round {round}: {names} tie, scoring {best} each.",
                len(first),
                round=event.round,
                names=words.listing(first),
                best=best,
            )
            return Told(won, Kind.OUT)
        case events.PotWon(seats, chips):
            share, winners = words.chips(chips), words.listing([names[seat] for seat in seats])
            if len(seats) == 1:
                return Told(words.say("{name} takes the pot: {chips}.", name=winners, chips=share), Kind.PAYOUT)
            return Told(words.say("{names} share the pot: {chips} each.", names=winners, chips=share), Kind.PAYOUT)
        case MatchEnded(outcome):
            return Told(match_won(outcome, names, words), Kind.END)
    return None


def held(view: View, words: Words) -> str:
    """Return a hand in one line, colour by colour; empty without cards."""
    return cards_text(view.hand, words)


def first_in(event: events.RoundScored, names: Sequence[str]) -> tuple[int, list[str]]:
    """Return the most points of a round, and who scored them."""
    best = max(each.points for each in event.scores)
    return best, [names[seat] for seat, each in enumerate(event.scores) if each.points == best]
