"""What the buttons of tables do. Their ids say everything, so they work after a restart."""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from bot.refusals import DecisionOver
from cogs.post.answers import acknowledge
from cogs.post.publisher import cog_of
from cogs.press import hand, invite, lobby, match, menu, picker
from cogs.press.boundary import Interaction
from cogs.press.consent import asking
from cogs.press.fingers import Fingers
from cogs.press.press import Press
from cogs.press.presses import on_press
from cogs.render.ids import TEMPLATE, CustomId
from cogs.render.words import Words


@on_press(TEMPLATE)
async def table_button(interaction: Interaction, found: re.Match[str], _chosen: Sequence[Any], words: Words) -> None:
    """Act on any button of any table."""
    pressed = CustomId.read(found)
    press = PRESSES.get(pressed.verb)
    if press is None:  # a button of a newer or older version
        raise DecisionOver
    allowed = await Press.allowed(interaction, pressed, words)
    fingers, does = cog_of(allowed.bot, Fingers), (pressed.verb, pressed.value)
    if fingers.slipped(interaction, found[0], does):
        await _present(allowed)
        return
    await press(allowed)
    fingers.answered(interaction, found[0], does)


async def _present(press: Press) -> None:
    """Answer with the present state, and do nothing else: the member meant an earlier button."""
    if not press.private:
        await press.answer_with_board()
    elif press.pressed.verb in IN_HANDS and (present := await press.present()).hand is not None:
        await press.publisher.clicks.answer_hand(press.interaction, present)
    else:
        await acknowledge(press.interaction)


IN_HANDS = frozenset({"card", "do", "pass", "prep", "hint", "follow", "back", "wake", "menu", "deal"})
"""The verbs of buttons in a hand."""
PRESSES: Mapping[str, Callable[[Press], Awaitable[None]]] = MappingProxyType(
    {
        "join": asking(lobby.join),
        "sit": asking(lobby.take_seat),
        "add": menu.add_computer,
        "drop": menu.remove_computer,
        "decline": lobby.decline,
        "invite": invite.opened,
        "start": asking(lobby.start),
        "now": asking(lobby.start),
        "rules": lobby.explain,
        "next": match.play_next,
        "card": match.decide,
        "do": match.decide,
        "pass": match.ask_to_pass,
        "pass_yes": match.passed,
        "pass_no": match.not_passed,
        "prep": match.prepare,
        "hint": match.hint,
        "hand": hand.see,
        "follow": hand.follow,
        "back": hand.back,
        "wake": hand.wake,
        "deal": match.deal,
        "menu": menu.opened,
        "menu_follow": menu.follow,
        "menu_away": menu.away,
        "menu_back": menu.away,
        "menu_leave": menu.leave,
        "stop": menu.stop,
        "stop_now": menu.stop_now,
        "again": asking(lobby.play_again),
        "proofs": lobby.proofs,
        "deals": lobby.check_deals,
        "deal_files": lobby.deal_files,
        "cards": lobby.all_cards,
        "house": picker.opened,
        "house_page": picker.turned,
        "house_plain": picker.made_plain,
        "house_done": picker.done,
        "house_keep": picker.kept,
        "house_forget": picker.forgotten,
    }
)
"""The action of each verb of a button's id."""
