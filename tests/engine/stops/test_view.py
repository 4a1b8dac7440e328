import pytest

from engine.cards import NO_CARDS, card
from engine.stops.state import Play
from engine.stops.view import View
from tests.engine.situations import GAME, before_the_deal, cards, dealt, play


def views(*hands: str, line: str = "", **situation: object) -> dict[int | None, View]:
    """What each seat, and everybody (None), may know after these cards."""
    state = play(dealt(*hands, **situation), line).state  # type: ignore[arg-type]  # keywords of `dealt`
    return {seat: GAME.view(state, seat) for seat in (None, *range(state.players))}


def test_everybody_sees_his_own_hand_only() -> None:
    seen = views("5C 9H", "2S 9S", "6C KD")
    assert [seen[seat].hand for seat in (0, 1, 2)] == [cards("5C 9H"), cards("2S 9S"), cards("6C KD")]
    assert seen[None].hand == NO_CARDS


def test_everybody_sees_how_many_cards_are_left() -> None:
    assert {(view.counts, view.dead) for view in views("5C 9H", "2S 9S", "6C KD", line="5C 6C").values()} == {
        ((1, 2, 1), 46)
    }


def test_everybody_sees_the_chips() -> None:
    for view in views("5C", "2H", "4D", chips=(7, 8, 9), table={"KC": 3, "pot": 2}).values():
        assert view.chips == (7, 8, 9)
        assert view.table == (("AH", 0), ("KC", 3), ("QD", 0), ("JS", 0), ("pot", 2))


def test_everybody_sees_what_was_played() -> None:
    for view in views("5C 9H", "2S 9S", "6C KD", line="5C 6C").values():
        assert view.plays == (Play(0, card("5C"), led=True), Play(2, card("6C"), led=False))
        assert view.played == cards("5C 6C")


def test_everybody_sees_the_present_run() -> None:
    for view in views("5C 9H", "2S 9S", "6C KD", line="5C 6C KD").values():
        assert view.run == (Play(2, card("KD"), led=True),)
    assert views("5C 9H", "2S 9S", "6C KD")[None].run == ()


def test_everybody_sees_who_leads_but_only_he_sees_what_he_may_lead() -> None:
    seen = views("5C 9C 9H", "2S 9S", "6C KD")
    assert {view.leader for view in seen.values()} == {0}
    assert {view.wanted for view in seen.values()} == {None}
    assert seen[0].legal == cards("5C 9H")
    assert [seen[seat].legal for seat in (None, 1, 2)] == [NO_CARDS] * 3


def test_everybody_sees_which_card_is_wanted_but_only_its_holder_sees_who_has_it() -> None:
    seen = views("5C 9H", "2S 9S", "6C KD", line="5C")
    assert {view.wanted for view in seen.values()} == {card("6C")}
    assert {view.leader for view in seen.values()} == {None}
    assert seen[2].legal == cards("6C")
    assert [seen[seat].legal for seat in (None, 0, 1)] == [NO_CARDS] * 3


def test_everybody_knows_a_card_to_be_dead_when_a_run_stops_below_it() -> None:
    assert {view.missing for view in views("5C 9H", "2S 9S", "7C KD", line="5C").values()} == {cards("6C")}


def test_unseen_is_what_others_hold_or_nobody_knows_to_be_dead() -> None:
    seen = views("5C 9H", "2S 9S", "7C KD", line="5C")
    pack = GAME.rules("michigan", {}).cards
    assert seen[0].unseen == pack - cards("5C 6C 9H")
    assert seen[None].unseen == pack - cards("5C 6C")


def test_unseen_leaves_out_what_is_not_in_the_pack() -> None:
    seen = views("5C 9H", "2S 9S", "7C KD", house={"pack": "single"})
    assert not seen[0].unseen & cards("AH KC QD JS")


def test_everybody_sees_who_passed_the_lead_on() -> None:
    house = {"lead.change": "suit", "lead.blocked": "pass"}
    for view in views("5C 9C", "7C KC", "2C 3D", house=house, line="5C").values():
        assert (view.passed, view.leader, view.relaxed) == ((0, 1), 2, False)


def test_everybody_sees_that_the_leader_need_not_change_the_suit() -> None:
    for view in views("5C 9C", "7C KC", "2C 3D", house={"lead.change": "suit"}, line="5C").values():
        assert (view.passed, view.leader, view.relaxed) == ((), 0, True)


def test_everybody_sees_what_was_collected() -> None:
    for view in views("KC 2H", "3H", "4D", table={"KC": 7}, line="KC").values():
        assert [(each.seat, each.space, each.card, each.chips) for each in view.collected] == [(0, "KC", card("KC"), 7)]


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_no_hand_is_shown_when_the_round_is_over(seat: int | None) -> None:
    view = views("5C", "2H 3H", "4D", line="5C")[seat]
    assert (view.hand, view.legal) == (NO_CARDS, NO_CARDS)
    assert (view.leader, view.wanted) == (None, None)


@pytest.mark.parametrize("seat", [None, 0])
def test_before_the_deal_there_is_nothing_to_see_but_chips(seat: int | None) -> None:
    view = GAME.view(before_the_deal((50, 40, 30), dealer=1), seat)
    assert (view.chips, view.dealer, view.round, view.rounds) == ((50, 40, 30), 1, 1, 3)
    assert (view.hand, view.counts, view.dead) == (NO_CARDS, (0, 0, 0), 0)
