"""What the buttons and menus of stops games mean, and a hand's texts and buttons before the first lead.

See RULES.md, *Stakes* to *Poker*.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.refusals import DecisionOver
from bot.tables.views import Hand
from cogs.render.ids import CustomId
from cogs.render.parts import Button, Row, Style, action_of, button, clock, rows_of, select, shown
from cogs.render.stops import cards
from cogs.render.stops.cards import five_text, in_suits, space_picture, space_text, spaces_text, spoken_card
from cogs.render.words import Words
from engine.cards import CardSet, card
from engine.game import Action
from engine.poker_hands import best_five
from engine.stops.actions import Auction, Bet, Buy, Call, Check, Decline, Fold, Keep, Raise, Swap
from engine.stops.pack import PACK
from engine.stops.phases.stakes import evenly
from engine.stops.state import Phase
from engine.stops.view import View


def action(pressed: CustomId) -> dict[str, Any]:
    """Return the action that a button means: a card to play, or `swap`, `bid7`."""
    plays = pressed.verb in ("card", "next")
    return action_of(PACK.game, f"play{pressed.value}" if plays else pressed.value)


def card_text(pressed: str, words: Words) -> str:
    """Return the card that a button names."""
    try:
        return cards.shown_card(card(pressed), words)
    except ValueError as error:
        raise DecisionOver from error


def prepared(hand: Hand, view: View, pressed: str, chosen: Sequence[str]) -> tuple[dict[str, Any], bool]:
    """Return a stake or five cards as they are after a click, and whether they are complete."""
    if hand.own.ready and not pressed.startswith("re"):  # from an older copy of the message; the decision stays ready
        raise DecisionOver
    if view.phase is Phase.STAKE:
        return staked(view, hand.draft, pressed)
    if view.phase is Phase.HOLD:
        return held(view, hand.draft, pressed, chosen)
    raise DecisionOver


STEPS = (1, 2, 5)
"""By how many chips one tap can raise a bid."""
BETS = (1, 2, 3, 5, 10, 25, 50, 100)
"""The bets and raises that have a button, besides the highest, if there are too many."""
MOST_BETS = 5


def choice_texts(hand: Hand, view: View, words: Words) -> list[str]:
    """Return the texts about a seat's decision; empty if it has none."""
    if view.stake_due:
        return stake_texts(hand, view, words)
    if view.phase is Phase.HOLD and hand.preparing:
        return hold_texts(hand, view, words)
    held = [words.say("You hold {five}", five=five_text(view.held, words))] if view.held else []
    if view.phase is Phase.BET and hand.acting:
        pot = words.chips(dict(view.table).get("pot", 0))
        ask = words.say("**Poker: check or bet.** {pot} in the pot.", pot=pot)
        if max(view.bets):
            need = words.chips(view.to_call)
            ask = words.say("**Poker: {need} to stay in.** {pot} in the pot.", need=need, pot=pot)
        return [ask + clock(hand.board.due_at), *held]
    if hand.acting:
        return [_spare(hand, view, words) + clock(hand.board.due_at)]
    return held


def choice_rows(hand: Hand, view: View, words: Words) -> list[Row]:
    """Return the buttons and menus of a seat's decision."""
    if view.stake_due:
        return stake_rows(hand, view, words)
    if view.phase is Phase.HOLD and hand.preparing:
        return hold_rows(hand, view, words)
    if view.bids or view.phase is Phase.AUCTION:
        return _bids(hand, view, words) if hand.acting else []
    return rows_of([_choice(hand, view, each, words) for each in _offered(view)])


def _spare(hand: Hand, view: View, words: Words) -> str:
    match view.phase:
        case Phase.SPARE:
            return words.say("**What do you do with the extra hand?** Nobody has seen it.")
        case Phase.RESALE:
            return words.say("**Auction your old hand?** Otherwise it stays out of play.")
        case Phase.LATE_SWAP:
            return words.say("**Nobody bid.** You may still swap your hand for the extra one.")
        case Phase.OFFER:
            price = words.chips(view.rules.spare_price)
            return words.say("**Buy the extra hand for {price}?** Your own is discarded.", price=price)
    if view.bidder is None:
        return words.say("**Bid for the extra hand.** If you win it, your own is discarded.")
    return words.say(
        "**{name} bids {bid} for the extra hand. Do you bid more?** If you win it, your own is discarded.",
        name=shown(hand.board.seats[view.bidder].name),
        bid=words.chips(view.bid),
    )


def _bids(hand: Hand, view: View, words: Words) -> list[Row]:
    raised = [
        _act(
            hand,
            f"bid{view.bid + step}",
            words.scene("an auction", "Bid {bid}", bid=view.bid + step),
            style=Style.primary,
        )
        for step in STEPS
        if view.bid + step in view.bids
    ]
    return [[*raised, _act(hand, "pass", words.scene("an auction", "Pass"))]]


def _offered(view: View) -> list[Action]:
    """Return the choices that have a button: only a few if there are many bets."""
    sizes = [each.chips for each in view.choices if isinstance(each, Bet | Raise)]
    if len(sizes) > MOST_BETS:
        few = [size for size in BETS if size < sizes[-1]][: MOST_BETS - 1]
        sizes = [*few, sizes[-1]]
    return [each for each in view.choices if not isinstance(each, Bet | Raise) or each.chips in sizes]


_PRIMARY = (Swap, Buy, Check, Call)
"""The choices with a conspicuous button."""


def _choice(hand: Hand, view: View, choice: Action, words: Words) -> Button:
    own, sells, size = view.chips[view.seat or 0], view.phase is Phase.RESALE, getattr(choice, "chips", 0)
    keep = words.scene("the old hand", "Don't sell") if sells else words.scene("the extra hand", "Keep my hand")
    all_in, call = words.scene("poker", "All in: {n}", n=own), words.scene("poker", "Call {n}", n=view.to_call)
    label = {
        Swap: words.scene("the extra hand", "Swap"),
        Keep: keep,
        Auction: words.scene("the extra hand", "Auction it"),
        Buy: words.scene("the extra hand", "Buy for {price}", price=view.rules.spare_price),
        Decline: words.scene("the extra hand", "No thanks"),
        Check: words.scene("poker", "Check"),
        Call: call if own >= view.to_call else all_in,
        Bet: words.scene("poker", "Bet {n}", n=size),
        Raise: words.scene("poker", "Raise {n}", n=size),
        Fold: words.scene("poker", "Fold"),
    }[type(choice)]
    style = Style.danger if isinstance(choice, Fold) else Style.secondary
    return _act(
        hand, f"{choice.key}{size or ''}", label, style=Style.primary if isinstance(choice, _PRIMARY) else style
    )


def _act(hand: Hand, value: str, label: str, *, style: Style = Style.secondary) -> Button:
    return button(CustomId(hand.board.id, "do", hand.board.decision, value), label, style=style)


Draft = dict[str, Any]
FIVE = 5
"""How many cards a poker hand has."""


def staked(view: View, draft: Mapping[str, Any] | None, pressed: str) -> tuple[Draft, bool]:
    """Return a stake as it is after a click, and whether it is complete.

    Raises:
        DecisionOver: the button does not belong to this decision.
    """
    on = _placed(draft)
    last = dict(view.placed)
    match re.fullmatch(r"([a-z]+)(\d*)", pressed):
        case re.Match() as found if found[1] == "add" and found[2] and int(found[2]) < len(view.rules.layout):
            space = view.rules.layout[int(found[2])]
            if sum(on.values()) < view.stake_due:
                on = {**on, space: on.get(space, 0) + 1}
            # A single chip is placed with one tap.
            return _stake(on), view.stake_due == 1
    match pressed:
        case "back" if on:
            space = list(on)[-1]
            on = {each: count - (each == space) for each, count in on.items() if count - (each == space)}
            return _stake(on), False
        case "even":
            return _stake(evenly(view.rules.layout, view.stake_due)), False
        case "same" if sum(last.values()) == view.stake_due:
            return _stake(last), False
        case "restake":
            return _stake(on), False
        case "staked":
            return _stake(on), True
    raise DecisionOver


def _placed(draft: Mapping[str, Any] | None) -> dict[str, int]:
    return dict(draft["on"]) if draft and draft.get("do") == "stake" else {}


def _stake(on: Mapping[str, int]) -> Draft:
    return {"do": "stake", "on": dict(on)}


def stake_texts(hand: Hand, view: View, words: Words) -> list[str]:
    """Return how many chips the player has to spread, and where they have placed some."""
    on = _placed(hand.draft)
    spaces = spaces_text(on.items(), words)
    if hand.own.ready:
        return [words.say("✅ **Your stake:** {spaces}", spaces=spaces), _counts_later(words)]
    left = view.stake_due - sum(on.values())
    if view.stake_due == 1:
        ask = words.say("**Place one chip:** tap where it should go.")
    else:
        due = words.chips(view.stake_due)
        ask = words.say("**Place {chips}** where you like, even all on one; then press **Done**.", chips=due)
    texts = [ask + clock(hand.together_until)]
    if on and left:
        texts.append(words.say("So far: {spaces} · {left} left", spaces=spaces, left=left))
    elif on:
        texts.append(words.say("So far: {spaces}", spaces=spaces))
    return texts


def stake_rows(hand: Hand, view: View, words: Words) -> list[Row]:
    """Return a button for each space, and shortcuts."""
    if hand.own.ready:
        return [[_button(hand, "restake", words.scene("button", "Change"))]]
    on = _placed(hand.draft)
    repeatable = sum(count for _, count in view.placed) == view.stake_due
    full = sum(on.values()) >= view.stake_due
    spaces = []
    for at, space in enumerate(view.rules.layout):
        picture, count = space_picture(space, words), on.get(space, 0)
        name = "" if picture else space_text(space, words)
        label = f"{name} {words.number(count) if count else ''}".strip()
        spaces.append(_button(hand, f"add{at}", label, emoji=picture, disabled=full))
    if view.stake_due == 1 and not on:
        return rows_of(spaces)
    # Translators: a button that takes back the last chip that was placed.
    quick = [_button(hand, "back", words.say("Take back"), disabled=not on)]
    if repeatable:
        quick.append(_button(hand, "same", words.say("Same as last time")))
    quick.append(_button(hand, "even", words.say("Spread evenly")))
    done = _button(hand, "staked", words.say("Done"), style=Style.success, disabled=not full)
    return [*rows_of(spaces), [*quick, done]]


def held(view: View, draft: Mapping[str, Any] | None, pressed: str, chosen: Sequence[str]) -> tuple[Draft, bool]:
    """Return five cards as they are after a click, and whether they are complete.

    Raises:
        DecisionOver: the button does not belong to this decision, or these are not five cards of the hand.
    """
    match pressed:
        case "five" if len({*chosen}) == len(chosen) == FIVE and {*chosen} <= {*map(str, view.hand)}:
            return _hold(CardSet.of(map(card, chosen))), False
        case "best":
            return _hold(best_five(view.hand)), False
        case "rehold":
            return _hold(_chosen_five(view, draft)), False
        case "held":
            return _hold(_chosen_five(view, draft)), True
    raise DecisionOver


def _chosen_five(view: View, draft: Mapping[str, Any] | None) -> CardSet:
    """Return the five cards that a seat has chosen so far, its best five by default."""
    if draft and draft.get("do") == "hold":
        return CardSet.of(map(card, draft["cards"]))
    return best_five(view.hand)


def _hold(cards: CardSet) -> Draft:
    return {"do": "hold", "cards": [str(each) for each in cards]}


def hold_texts(hand: Hand, view: View, words: Words) -> list[str]:
    """Return the five cards, and the name of their poker hand."""
    five = five_text(_chosen_five(view, hand.draft), words)
    if hand.own.ready:
        return [words.say("✅ **Your five:** {five}", five=five), _counts_later(words)]
    return [
        words.say("**Poker: choose your five.** They stay in your hand for the play.") + clock(hand.together_until),
        words.say("Your five: {five}. Use the menu to pick different cards.", five=five),
    ]


def hold_rows(hand: Hand, view: View, words: Words) -> list[Row]:
    """Return the button that holds the five cards, and a menu of all cards to choose others."""
    if hand.own.ready:
        return [[_button(hand, "rehold", words.scene("button", "Change"))]]
    five = _chosen_five(view, hand.draft)
    rows: list[Row] = []
    done = [_button(hand, "held", words.say("Use these five"), style=Style.success)]
    if five != best_five(view.hand):
        done.append(_button(hand, "best", words.scene("button", "Best five")))
    rows.append(done)
    options = [
        discord.SelectOption(
            label=spoken_card(each, words) if words.deck else cards.card_text(each, words),
            value=str(each),
            emoji=words.deck.card(each) or None,
            default=each in five,
        )
        for each in in_suits(view.hand, view.rules.order)
    ]
    # Discord's apps keep the choice of a menu while its id stays the same, so other five cards get another id.
    showing = int(five) % 99_991
    custom_id = CustomId(hand.board.id, "prep", hand.board.round, "five", showing)
    menu = select(custom_id, options, words.say("Choose five cards"), least=FIVE, most=FIVE)
    menu.id = 1000 + showing
    rows.append([menu])
    return rows


def _counts_later(words: Words) -> str:
    """Return as a sentence that the player can still change a complete decision."""
    return "-# " + words.say("You can change this until your turn.")


def _button(
    hand: Hand,
    value: str,
    label: str,
    *,
    style: Style = Style.secondary,
    emoji: str = "",
    disabled: bool = False,
) -> Button:
    """Return a button of a decision made ahead. Its id has the round's number: others decide at the same time."""
    pressed = CustomId(hand.board.id, "prep", hand.board.round, value)
    return button(pressed, label, style=style, emoji=emoji, disabled=disabled)
