"""What a hint says of a lead is true, whoever holds what."""

from hypothesis import given, settings

from engine.cards import card
from engine.game import Event
from engine.stops.actions import PlayCard
from engine.stops.events import BoodleCollected, RoundEnded, RunStopped
from engine.stops.pack import PACK as STOPS
from engine.stops.players.hints import Hint, explained
from engine.stops.spaces import SPACES
from engine.stops.state import Phase, State
from tests.engine.stops.random_play import Played, matches
from tests.engine.stops.situations import GAME, cards, dealt


def hint(state: State, led: str) -> Hint:
    assert state.turn is not None
    return explained(GAME.view(state, state.turn), card(led))


def is_true(state: State, said: Hint) -> None:
    """Play what is suggested, and the cards that are said to follow; all has to be as it was said."""
    seat = state.turn
    assert seat is not None
    events: list[Event] = []
    for each in (said.card, *said.own):
        assert (state.turn, each in state.options) == (seat, True), "it is the seat's to play"
        before = state
        step = GAME.apply(state, seat, PlayCard(each))
        state = step.state
        events += step.events
    collected = [(each.space, each.chips) for each in events if isinstance(each, BoodleCollected)]
    assert collected == list(said.collects)
    left = before.deal.hands[seat].without_card(said.last)
    stopped = any(isinstance(each, RunStopped) for each in events)
    assert (said.end == "out") is any(isinstance(each, RoundEnded) and each.winner == seat for each in events)
    match said.end:
        case "top":
            assert before.rules.order.above[said.last] is None
        case "layout":
            assert said.asked in before.rules.layout_cards
            assert before.rules.pack == "single"
        case "absent":
            assert str(said.asked) in before.rules.pack_without
        case "played":
            assert said.asked in before.deal.played
        case "given_up":
            assert said.asked in before.deal.dead
        case "dead":
            assert said.asked in before.deal.dead
        case "held":
            assert said.asked is not None
            assert before.deal.holder(said.asked) not in (None, seat)
        case "open":
            assert said.asked in before.rules.cards - before.deal.played - before.deal.hands[seat]
    assert not said.gives or said.end in ("held", "open")
    if said.asked is not None and said.end in ("held", "open") and said.asked in state.options:
        step = GAME.apply(state, state.turn, PlayCard(said.asked))
        taken = [(each.space, each.chips) for each in step.events if isinstance(each, BoodleCollected)]
        single = {text for text in before.rules.layout if len(SPACES[text].collected_by) == 1}
        assert said.gives == sum(chips for space, chips in taken if str(space) in single)
    comes_later(state, seat, said)
    if said.end not in ("out", "open"):
        assert stopped is (said.end != "held")
    if stopped and said.again:
        assert (state.phase, state.turn) == (Phase.LEAD, seat)
        brings_back_the_lead(state, seat, said)
    elif stopped:
        assert not left & before.rules.permitted_after(said.last)


def brings_back_the_lead(state: State, seat: int, said: Hint) -> None:
    """Lead what is said to be kept: nobody plays in that run, and the seat leads again, unless it is out."""
    if not said.keeps or said.keeps[0] not in state.options:
        return
    events: list[Event] = []
    for each in said.keeps:
        assert (state.turn, each in state.options) == (seat, True)
        step = GAME.apply(state, seat, PlayCard(each))
        state, events = step.state, [*events, *step.events]
    out = any(isinstance(each, RoundEnded) for each in events)
    assert out or (
        any(isinstance(each, RunStopped) for each in events) and (state.phase, state.turn) == (Phase.LEAD, seat)
    )


def comes_later(state: State, seat: int, said: Hint) -> None:
    """Go on with the run as far as it goes: if it comes up to the card that is said to follow, that is to be played."""
    assert said.later is None or (said.later in state.deal.hands[seat] and said.end in ("held", "open"))
    before = None if said.later is None else state.rules.order.below[said.later]
    while said.later is not None and state.phase is Phase.FOLLOW:
        (following,) = state.options
        assert (state.turn == seat) is (following == said.later)
        if following == said.later:
            assert before in state.deal.played
            step = GAME.apply(state, seat, PlayCard(following))
            layout = [str(space) for at, space in enumerate(state.rules.layout) if at not in state.rules.outs]
            taken = [each for each in step.events if isinstance(each, BoodleCollected) and str(each.space) in layout]
            assert said.brings == sum(each.chips for each in taken)
            return
        state = GAME.apply(state, state.turn, PlayCard(following)).state


@given(matches(rounds=2))
@settings(max_examples=60)
def test_every_reason_for_every_lead_is_true(match: Played) -> None:
    for state in match.states:
        if state.phase is Phase.LEAD:
            assert state.turn is not None
            view = GAME.view(state, state.turn)
            assert STOPS.is_choice(view) is (len(state.options) > 1)
            for each in state.options:
                is_true(state, explained(view, each))


def test_it_tells_which_cards_follow_and_what_they_bring() -> None:
    state = dealt("TS JS QS 2D 3H", "4H 5H 6H 7H", "4D 5D 6D 7D", house={"lead.card": "any"}, table={"JS": 4, "AH": 2})
    said = hint(state, "TS")
    assert (said.own, said.collects) == (tuple(map(card, ("JS", "QS"))), (("JS", 4),))
    assert (said.end, said.asked, said.again) == ("open", card("KS"), True)
    assert said.special


def test_it_tells_what_the_next_card_brings_to_others() -> None:
    table = {"JS": 4, "AH": 2}
    state = dealt("TS 2D 3H", "JS 5H 6H", "4D 5D 6D", house={"lead.card": "any"}, table=table)
    said = hint(state, "TS")
    assert (said.asked, said.gives, said.collects) == (card("JS"), 4, ())
    assert hint(state, "3H").gives == 0
    state = dealt("TS JS 3H", "QS 5H 6H", "4D 5D 6D", house={"lead.card": "any"}, table=table)
    assert (hint(state, "TS").asked, hint(state, "TS").gives) == (card("QS"), 0)


def test_it_tells_what_a_card_brings_that_comes_later_in_the_run() -> None:
    table = {"JS": 4, "AH": 2}
    state = dealt("9S JS 3H", "TS 5H 6H", "4D 5D 6D", house={"lead.card": "any"}, table=table)
    said = hint(state, "9S")
    assert (said.later, said.brings, said.collects) == (card("JS"), 4, ())
    assert hint(state, "JS").brings == 0
    state = dealt("9S QS 3H", "TS 5H 6H", "JS 5D 6D", house={"lead.card": "any"}, table=table)
    assert (hint(state, "9S").later, hint(state, "9S").brings) == (card("QS"), 0)


def test_it_tells_which_cards_are_kept_below_it() -> None:
    state = dealt("3S 4S 5S 7S KD", "4H 5H 6H", "4D 5D 6D", house={"lead.card": "any"})
    assert hint(state, "5S").keeps == tuple(map(card, ("3S", "4S")))
    assert hint(state, "5S").special
    assert hint(state, "3S").keeps == hint(state, "7S").keeps == ()
    house = {"lead.card": "any", "lead.change": "suit"}
    assert hint(dealt("3S 4S 5S KD", "4H 5H 6H", "4D 5D", house=house), "5S").keeps == ()


def test_a_card_that_a_run_stopped_below_is_known_to_be_dead() -> None:
    state = dealt("9C TC 2D", "4H 5H 6H", "4D 5D 6D", house={"lead.card": "any"})
    assert hint(state, "TC").end == "open"
    state = GAME.apply(state, 0, PlayCard(card("TC"))).state
    assert hint(state, "9C").end == "played"
    state = dealt("2C 3C 9C TC 2D", "4H 5H 6H", "4D 5D 6D", house={"lead.card": "any"})
    state = GAME.apply(state, 0, PlayCard(card("3C"))).state
    assert (hint(state, "2C").end, state.deal.missing) == ("played", cards("4C"))
    assert hint(dealt("9C 3D", "2H 3H", "2D 4S", house={"lead.card": "any"}), "9C").end == "open"
