"""The board of a stops match: its progress, the run or the lead, the boodle, the players, and the latest events."""

from collections.abc import Sequence
from itertools import groupby

from art.names import BACK, CHIP, DEALER, LEADS, MOST_CHIPS, wanted_name
from bot.tables.time.clock import Waiting
from bot.tables.views import Board
from cogs.render.discs import discs
from cogs.render.ids import CustomId
from cogs.render.parts import GOLD, LEAD_BLUE, TABLE_GREEN, Button, Style, board_clock, button, next_deal, shown, until
from cogs.render.stops.cards import card_text, run_text, shown_card, shown_cards, side_by_side
from cogs.render.stops.spaces import payout_lines, spaces_shown
from cogs.render.stops.told import told
from cogs.render.words import Words
from engine.cards import Card
from engine.game import Event, Seat
from engine.stops.events import BoodleCollected, CardTurned, HandHeld, StakePaid
from engine.stops.spaces import KITTY, POT
from engine.stops.state import Phase
from engine.stops.view import View

PHONE = 30
"""How many characters of cards fit a line on a phone, next to a word."""
SMALL_PICTURES = 10
"""How many pictures of cards fit such a line."""
LATEST = 3
"""How many events before the first lead the board tells, the latest ones."""
TILES = 6
"""How many tiles of a heading fit a line on any phone, so that the discs below stay aligned."""


def player_line(board: Board, view: View, seat: int, who: str, words: Words) -> str:
    """Return a player's chips and cards, with marks for whose turn it is, the dealer, and the most chips."""
    if seat in view.eliminated:
        # Translators: somebody who has no chips left and plays no more in this match.
        return words.say("{player} · out", player=who)
    player = _marked(board, view, seat, who, words)
    stack, held = board.seats[seat].stack, view.counts[seat]
    if words.deck:
        cards = f"\u2002{words.deck.picture(BACK)}\u00a0×{held}" if held else ""
        return f"{player}\u2002{words.deck.picture(CHIP)}\u00a0**{words.number(stack)}**{cards}"
    owned = words.count("**{n}** chip", "**{n}** chips", stack)
    if not held:
        return words.say("{player} · {chips}", player=player, chips=owned)
    cards = words.count("{n} card", "{n} cards", held)
    # Translators: a line of the board: somebody, how many cards they hold, how many chips they have.
    return words.say("{player} · {cards} · {chips}", player=player, cards=cards, chips=owned)


def texts(board: Board, view: View, words: Words) -> list[str]:
    """Return the run or the lead with its players, why the last run stopped, the boodle, and what happened before."""
    now, *others = lies(board, view, words)
    return [now, payout_lines(board, view, words), *others]


def lies(board: Board, view: View, words: Words) -> list[str]:
    """Return the same without the players who have just taken chips."""
    latest = _before(view, words) or _opening(board, view, words)
    now = "\n".join(filter(None, (_now(board, view, words), why(board, view, words))))
    return [now, spaces_shown(view, words), latest]


def colour(board: Board, view: View) -> int:
    """Return the colour of the board: for chips just won, for a lead after a stop, or for a turn."""
    if view.collected and view.plays and view.collected[-1].card == view.plays[-1].card:
        return GOLD
    if view.went_out is not None:
        return GOLD
    return LEAD_BLUE if view.leader is not None and view.plays else TABLE_GREEN


def buttons(board: Board, view: View, words: Words) -> list[Button]:
    """Return the button for the run's next card."""
    if view.wanted is None:
        return []
    return [next_button(CustomId(board.id, "next", board.decision, str(view.wanted)), view.wanted, words)]


def next_button(pressed: CustomId, wanted: Card, words: Words) -> Button:
    """Return the button that plays the card that a run waits for."""
    picture = words.deck.card(wanted)
    # Translators: a button with a picture of the card that it plays.
    label = words.scene("a card", "Play") if picture else words.say("Play {card}", card=card_text(wanted, words))
    return button(pressed, label, style=Style.success, emoji=picture)


def last_seen(board: Board, view: View, words: Words) -> str:
    """Return the last run of a round, and who went out with it."""
    if not view.run:
        return ""
    if view.went_out is None:
        over = words.say("## ✋ Nobody can lead")
    else:
        over = words.say("## 🏁 {name} goes out", name=shown(board.seats[view.went_out].name))
    return f"{over}\n{run_shown(board, view, words)}"


def run_shown(board: Board, view: View, words: Words) -> str:
    """Return the run, and below each card who played it.

    The run ends with the outline of the card that it waits for, unless this would be alone in a line. In text, names
    come in the order of the cards: `Clara 5♣ · Ann 6♣ 7♣ · Ben 8♣`.
    """
    run = view.run
    if not words.deck:
        played = " · ".join(
            f"{shown(board.seats[seat].name)} {shown_cards((play.card for play in plays), words)}"
            for seat, plays in groupby(run, lambda play: play.seat)
        )
        return f"## {run_text((play.card for play in run), words)}\n{played}" if run else ""
    marks = discs([seat.name for seat in board.seats], words)
    tiles = [words.deck.card(play.card) for play in run]
    if view.wanted is not None and len(tiles) % TILES:
        tiles.append(words.deck.picture(wanted_name(view.wanted)))
    who = [marks[play.seat] for play in run]
    lines = [part[at : at + TILES] for at in range(0, len(tiles), TILES) for part in (tiles, who)]
    return "\n".join(f"# {''.join(line)}" for line in lines if line)


def played_out(words: Words) -> str:
    """Return as a sentence that computers finish the round."""
    return words.say("Computers play this round to its end.")


def left(board: Board, who: str, words: Words) -> str:
    """Return the line that somebody leaves after the round."""
    return words.say("{name} leaves after this round", name=who)


def _marked(board: Board, view: View, seat: Seat, who: str, words: Words) -> str:
    """Return a player's name with marks: whose turn it is, who deals, and who has the most chips."""
    turn = seat in deciding(board, view)
    others = [each.stack for at, each in enumerate(board.seats) if at != seat]
    richest = board.seats[seat].stack > max(others)
    if words.deck:
        mark = words.deck.picture(LEADS) if seat == view.leader else "➤"  # screen readers say the picture's name
        name = f"{mark} **{who}**" if turn else who
        dealer = f" {words.deck.picture(DEALER)}" if seat == view.dealer else ""
        return name + dealer + (f" {words.deck.picture(MOST_CHIPS)}" if richest else "")
    player = ("➤ " if turn else "") + who + (" 👑" if richest else "")
    return words.say("{player} (dealer)", player=player) if seat == view.dealer else player


def _now(board: Board, view: View, words: Words) -> str:
    """Return what the table waits for, and below it the run, so that people read first whose turn it is."""
    clock = board_clock(board)
    opening = waits_for(board, view, words)
    if opening:
        return opening + clock
    if board.dealing or view.phase is Phase.ROUND:
        before = last_seen(board, view, words)
        return before + "\n" + _coming(board, view, words) if before else _coming(board, view, words)
    if view.wanted is not None:
        return f"{_asked(board, view, words)}{clock}\n{run_shown(board, view, words)}"
    if view.leader is not None:
        name = shown(board.seats[view.leader].name)
        if not view.plays:
            return words.say("## {name} opens the round", name=name) + clock
        leads = words.say("## ✋ {name} leads", name=name)
        return f"{leads}{clock}\n{run_shown(board, view, words)}"
    return ""


def _asked(board: Board, view: View, words: Words) -> str:
    """Return the question who has the run's next card, or the answer once it is time to tell."""
    assert view.wanted is not None
    card = shown_card(view.wanted, words)
    if board.waited_for is not None and board.waiting is Waiting.MEMBER:
        return words.say("## 👀 {name} has {card}!", name=shown(board.waited_for), card=card)
    return words.say("## Who has {card}?", card=card)


def _coming(board: Board, view: View, words: Words) -> str:
    """Return when the next round begins."""
    when = until(board.due_at)
    if view.phase is Phase.ROUND:
        return words.say("## Round {round} begins {when}", round=view.round, when=when)
    if view.round == 1:
        return words.say("## The cards are dealt {when}", when=when)
    return next_deal(board, view.round, words)


def _opening(board: Board, view: View, words: Words) -> str:
    """Return a small line with the public events before the first lead."""
    if view.phase in (Phase.LEAD, Phase.FOLLOW) or board.round != view.round:
        return ""
    names = [shown(seat.name) for seat in board.seats]
    seen = [event for event in view.opening_log if not _is_on_the_board(event)][-LATEST:]
    said = [each.text for event in seen for each in told([event], names, words)]
    return "-# " + " ".join(said) if said else ""


def _is_on_the_board(event: Event) -> bool:
    """Return whether the board shows an event otherwise: on the spaces, or in whom it waits for."""
    if isinstance(event, StakePaid):
        return all(space in (KITTY, POT) for space, _ in event.chips)
    return isinstance(event, BoodleCollected | CardTurned | HandHeld)


def why(board: Board, view: View, words: Words) -> str:
    """Return a small line: why the last run stopped, and why this leader leads."""
    if view.phase not in (Phase.LEAD, Phase.FOLLOW) or view.leader is None:
        return ""
    said = []
    if view.plays:
        said.append(_stopped(view, words))
    if view.passed:
        names = words.listing([shown(board.seats[seat].name) for seat in view.passed])
        # Translators: they had no card that may be led; {n} of them.
        said.append(words.count("{names} could not lead", "{names} could not lead", len(view.passed), names=names))
    if view.relaxed:
        said.append(words.say("{name} may lead any suit", name=shown(board.seats[view.leader].name)))
    return "-# " + " · ".join(said) if said else ""


def _before(view: View, words: Words) -> str:
    """Return a small line with as many earlier runs as fit, because players may have missed some."""
    if view.phase not in (Phase.LEAD, Phase.FOLLOW):
        return ""
    runs = [[play.card for play in run] for run in view.runs[:-1]]
    earlier: list[str] = []
    left = SMALL_PICTURES if words.deck else PHONE
    while runs:
        text = run_text(runs[-1], words)
        left -= len(runs[-1]) if words.deck else len(text) + 3 * bool(earlier)
        if earlier and left < 0:
            break
        earlier.insert(0, text)
        runs.pop()
    return "-# " + words.say("Earlier: {runs}", runs=side_by_side(earlier, words)) if earlier else ""


def _stopped(view: View, words: Words) -> str:
    """Return why the last run stopped."""
    last = view.plays[-1].card
    above = view.rules.order.above[last]
    if above is None:
        return words.say("{card} is the highest card", card=shown_card(last, words))
    if above in view.played:
        return words.say("{card} has been played", card=shown_card(above, words))
    return words.say("Nobody has {card}", card=shown_card(above, words))


def waits_for(board: Board, view: View, words: Words) -> str:
    """Return who has to decide what before play; empty in all other phases."""
    if view.turn is None or view.phase in (Phase.LEAD, Phase.FOLLOW):
        return ""
    name = shown(board.seats[view.turn].name)
    names = words.listing([shown(board.seats[at].name) for at in deciding(board, view)])
    match view.phase:
        case Phase.STAKE:
            # Translators: {names} still have to place their chips on the boodle cards.
            return words.say("## Stakes: {names}", names=names)
        case Phase.SPARE:
            # Translators: these large lines say what a table waits for; a countdown may stand behind them.
            return words.say("## {name} decides on the extra hand", name=name)
        case Phase.OFFER:
            price = words.chips(view.rules.spare_price)
            return words.say("## The extra hand costs {price}: {name}, buy it?", price=price, name=name)
        case Phase.RESALE:
            return words.say("## {name}, sell your old hand?", name=name)
        case Phase.LATE_SWAP:
            return words.say("## Nobody bids. {name}, swap hands?", name=name)
        case Phase.AUCTION if view.bidder is None:
            return words.say("## Auction: {name}, your bid?", name=name)
        case Phase.AUCTION:
            bidder = shown(board.seats[view.bidder or 0].name)
            return words.say(
                "## Auction: {bidder} bids {bid} · {name}, your bid?", bid=view.bid, bidder=bidder, name=name
            )
        case Phase.HOLD:
            # Translators: {names} still have to choose the five cards they play poker with.
            return words.say("## Poker: {names} to choose five cards", names=names)
        case _:
            return words.say("## Poker, pot {pot}: {name} to act", pot=dict(view.table).get("pot", 0), name=name)


def deciding(board: Board, view: View) -> Sequence[Seat]:
    """Return the seats for which the table waits: several if all choose at the same time."""
    if view.phase not in (Phase.STAKE, Phase.HOLD):
        return [] if view.turn is None else [view.turn]
    asked = [(at, board.seats[at]) for at in view.asked]
    absent = {at for at, seat in asked if seat.member is None or seat.ready or seat.away or seat.leaving}
    return [at for at in view.asked if at not in absent] or view.asked[:1]
