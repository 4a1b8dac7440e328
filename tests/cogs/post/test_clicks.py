"""A click acts, then reads the table once, and renders once what it is answered with."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from bot.refusals import MatchRunning, NotSeated
from bot.tables.service.posts import BOARD, HAND
from bot.tables.views import Hand
from cogs.post.policy import OLD
from cogs.render.board import board_message
from cogs.screen import screens
from cogs.screen.message import Kind, Slot
from engine.cards import card
from engine.players import Weighed
from engine.stops.actions import PlayCard
from tests.cogs.post.fake_discord import FAILS, Shown, _Response, http_error
from tests.cogs.post.fakes import Hall
from tests.cogs.post.situations import ANNS, BENS, CHANNEL, COMPUTERS, LEAD, OPEN, RUN, STOPPED, seen
from tests.cogs.render.tables import WORDS

STRANGER = 9
LATE = http_error(404, 10062)
"""The interaction is over three seconds old."""
BOARD_ONCE = {"board_message": 1}
HAND_ONCE = {"hand_message": 1}
BOTH_ONCE = {**BOARD_ONCE, **HAND_ONCE}
READ_ONCE = (2, 1)
"""The board, the hands, and where the messages are."""


class Cost:
    """Counts what happens from a click until it is answered."""

    def __init__(self, hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
        self._hall = hall
        self.rendered: Counter[str] = Counter()
        for name in ("board_message", "hand_message"):
            self._count(monkeypatch, screens, name)

    def _count(self, monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> None:
        render: Callable[..., Any] = getattr(module, name)

        def counting(*args: Any, **more: Any) -> Any:
            self.rendered[name] += 1
            return render(*args, **more)

        monkeypatch.setattr(module, name, counting)

    async def of(self, member: int, message: Shown, verb: str) -> Any:
        """Press a button, and note what that cost until the answer. What is shown by itself waits."""
        self._hall.tables.changed = lambda _: None
        self.rendered.clear()
        self._hall.tables.reads.clear()
        self._hall.posts.reads = 0
        return await self._hall.press(member, message, verb)

    @property
    def reads(self) -> tuple[int, int]:
        """How often the table was read after it had acted, and how often its posts were."""
        return sum(each for what, each in self._hall.tables.reads.items() if what != "allow"), self._hall.posts.reads


@pytest.fixture
def cost(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> Cost:
    return Cost(hall, monkeypatch)


async def test_the_runs_next_card_is_answered_with_the_board(hall: Hall, cost: Cost) -> None:
    await hall.shows(*seen(LEAD))
    await hall.shows(*seen(RUN))
    (shown,) = hall.discord.of(CHANNEL)
    hall.tables.plans[RUN.id] = seen(COMPUTERS)
    edits = shown.edits
    await cost.of(BENS, shown, "next")
    assert (cost.rendered, cost.reads) == (BOARD_ONCE, READ_ONCE)
    assert "nm:5:9:next:4S" in shown.buttons
    hall.publisher.changed(RUN.id)
    await hall.rest()
    assert shown.edits == edits, "what was answered is known to be shown"
    await cost.of(BENS, shown, "next")
    assert (cost.rendered, cost.reads) == (BOARD_ONCE, READ_ONCE)


async def test_a_look_at_the_hand_never_takes_the_board_back(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    await hall.shows(*seen(RUN))
    (shown,) = hall.discord.of(CHANNEL)
    quick = hall.tables.queries.hands

    async def slow(table: int) -> list[Hand]:
        hands = await quick(table)
        if hands[0].board.decision == RUN.decision and hall.tables.boards[table].decision == RUN.decision:
            await hall.shows(*seen(COMPUTERS))  # meanwhile somebody plays, and that is shown
        return hands

    monkeypatch.setattr(hall.tables, "hands", slow)
    await hall.press(ANNS, shown, "hand")
    assert "nm:5:9:next:4S" in shown.buttons


async def test_a_card_of_a_hand_is_answered_with_the_hand(hall: Hall, cost: Cost) -> None:
    await hall.shows(*seen(LEAD))
    (direct,) = hall.discord.of(-ANNS)
    hall.tables.plans[LEAD.id] = seen(RUN)
    await cost.of(ANNS, direct, "card")
    assert (cost.rendered, cost.reads) == (HAND_ONCE, READ_ONCE)
    hall.publisher.changed(LEAD.id)
    await hall.rest()
    assert direct.edits == 0, "what was answered is known to be shown"


@pytest.mark.parametrize("refused", [LATE, FAILS])
async def test_a_hand_whose_answer_discord_does_not_take_is_shown_all_the_same(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, refused: Exception
) -> None:
    await hall.shows(*seen(LEAD))
    (hand,) = hall.discord.of(-ANNS)
    before = hand.text

    async def refuse(*_: Any, **__: Any) -> None:
        raise refused

    monkeypatch.setattr(_Response, "edit_message", refuse)
    hall.tables.plans[LEAD.id] = seen(RUN)
    await hall.press(ANNS, hand, "card")
    await hall.rest(2)
    assert hand.text != before
    assert hand.edits == 1


async def test_my_hand_on_the_board_shows_both_from_one_look(hall: Hall, cost: Cost) -> None:
    await hall.shows(*seen(LEAD))
    (shown,) = hall.discord.of(CHANNEL)
    click = await cost.of(ANNS, shown, "hand")
    assert (cost.rendered, cost.reads) == (BOTH_ONCE, READ_ONCE)
    (private,) = click.sent
    assert private.flags.ephemeral
    assert "Your hand" in private.text
    await hall.shows(*seen(LEAD))
    assert click.edits == 0, "it is known to show the present"
    await hall.shows(*seen(RUN))
    assert click.edits == 2, "the board is edited through the click, and so is the hand"


async def test_a_match_that_has_begun_is_shown_to_those_who_sit_there_and_refused_to_others(hall: Hall) -> None:
    await hall.shows(*seen(OPEN))
    (shown,) = hall.discord.of(CHANNEL)
    hall.tables.set(*seen(LEAD))
    hall.tables.plans[OPEN.id] = MatchRunning()
    seated = await hall.press(ANNS, shown, "now")
    assert [each for each in seated.sent if "Your hand" in each.text]
    shown.show(board_message(seen(OPEN)[0], WORDS))
    hall.tables.plans[OPEN.id] = MatchRunning()
    stranger = await hall.press(STRANGER, shown, "now")
    assert "Your hand" not in stranger.sent[0].text


async def test_a_board_that_is_being_shown_is_not_shown_twice(hall: Hall, cost: Cost) -> None:
    await hall.shows(*seen(RUN))
    (shown,) = hall.discord.of(CHANNEL)
    stands = hall.reconciler.states.of(RUN.id).slots[Slot(Kind.BOARD)]
    stands.busy += 1
    await cost.of(BENS, shown, "next")
    assert not cost.rendered
    assert hall.tokens.living(shown.id) is not None, "it can be edited through the click all the same"


async def test_a_click_on_an_old_board_plays_and_leaves_it_alone(hall: Hall, cost: Cost) -> None:
    await hall.shows(*seen(RUN))
    (shown,) = hall.discord.of(CHANNEL)
    old = hall.discord.put(CHANNEL, shown.view)
    await cost.of(BENS, old, "next")
    assert hall.tables.acts == 1
    assert not cost.rendered


async def test_somebody_who_does_not_sit_there_is_refused_before_anything_is_shown(hall: Hall, cost: Cost) -> None:
    await hall.shows(*seen(LEAD))
    (shown,) = hall.discord.of(CHANNEL)
    click = await cost.of(STRANGER, shown, "hand")
    assert not cost.rendered
    assert len(click.sent) == 1
    with pytest.raises(NotSeated):
        (await hall.publisher.clicks.present(LEAD.id)).own_hand(STRANGER)


async def test_a_hint_stays_until_the_hand_changes_and_a_note_until_the_next_look(hall: Hall) -> None:
    await hall.shows(*seen(LEAD))
    (direct,) = hall.discord.of(-ANNS)
    present = await hall.publisher.clicks.present(LEAD.id)
    hint = Weighed(PlayCard(card("2S")))
    await hall.publisher.clicks.answer_hand(hall.click(ANNS, direct, guild=None), present, hint=hint)
    await hall.shows(*seen(LEAD))
    assert "💡 Lead the" in direct.text
    await hall.publisher.clicks.answer_hand(hall.click(ANNS, direct, guild=None), present, note="That is over.")
    await hall.shows(*seen(LEAD))
    assert "That is over." not in direct.text
    assert "💡 Lead the" not in direct.text


async def test_a_hand_that_arrived_and_seemed_lost_is_not_sent_twice_though_its_owner_clicks_meanwhile(
    hall: Hall,
) -> None:
    await hall.shows(*seen(LEAD))
    (direct,) = hall.discord.of(-ANNS)
    await hall.rest(OLD + 1)
    await hall.shows(*seen(LEAD))  # the board is posted anew, the hands have nothing else to say
    hall.discord.loses = 1
    await hall.shows(*seen(RUN))
    assert len(hall.discord.of(-ANNS)) == 2, "the old one, and one that seems lost"
    present = await hall.publisher.clicks.present(RUN.id)
    await hall.publisher.clicks.answer_hand(hall.click(ANNS, direct, guild=None), present)
    await hall.shows(*seen(COMPUTERS))
    await hall.rest(10)
    assert len(hall.discord.of(-ANNS)) == 1


async def test_of_a_closed_table_a_late_click_leaves_nothing_behind(hall: Hall) -> None:
    await hall.shows(*seen(RUN))
    (shown,) = hall.discord.of(CHANNEL)
    buttons = list(shown.buttons)
    await hall.shows(*seen(STOPPED, None))
    assert not list(hall.reconciler.states)
    shown.buttons = buttons
    await hall.press(BENS, shown, "next")
    await hall.rest()
    assert not list(hall.reconciler.states)
    assert not {kind for _, kind, _ in hall.posts.kept} & {BOARD, HAND}
