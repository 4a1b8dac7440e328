"""What the buttons and menus of tables do. Their ids say everything, so they work after a restart."""

import re
from collections.abc import Awaitable, Callable, Mapping

from bot.refusals import DecisionOver, TermsChanged
from bot.tables.transitions.permissions import Request
from cogs.press import invite, lobby, match, menu, picker
from cogs.press.press import Asked, Press
from cogs.press.presses import on_press
from cogs.render.ids import TEMPLATE, CustomId


@on_press(TEMPLATE, guarded=True)
async def table_button(asked: Asked, found: re.Match[str]) -> None:
    """Act on any button or menu of any table. Ask first if it sits down or starts and its message shows old terms.

    Raises:
        DecisionOver: the button is of a newer or older version.
        TableGone: the table never existed.
        Refused: its person may not look at the table from there; see `permissions.check`.
    """
    pressed, before = CustomId.read(found), None
    if pressed.verb not in PRESSES:
        raise DecisionOver
    if pressed.table:
        before = await asked.bot.tables.queries.allow(Request.LOOK, pressed.table, asked.actor)
        asked.publisher.pressed(pressed.table, here=asked.interaction.guild_id is not None)
    press = Press(asked.interaction, asked.words, pressed, before)
    try:
        await PRESSES[pressed.verb](press)
    except TermsChanged as changed:
        await lobby.ask_to_agree(press, changed.table)


PRESSES: Mapping[str, Callable[[Press], Awaitable[None]]] = {
    "join": lobby.join,
    "sit": lobby.take_seat,
    "add": menu.change_computers,
    "drop": menu.change_computers,
    "decline": lobby.decline,
    "invite": invite.opened,
    "invite_menu": invite.chosen,
    "start": lobby.start,
    "now": lobby.start,
    "rules": lobby.explain,
    "next": match.play_next,
    "card": match.decide,
    "do": match.decide,
    "pass": match.ask_to_pass,
    "pass_yes": match.passed,
    "pass_no": match.not_passed,
    "prep": match.prepare,
    "hint": match.hint,
    "hand": match.see_hand,
    "follow": match.follow,
    "back": match.away,
    "wake": match.away,
    "deal": match.deal,
    "menu": menu.opened,
    "menu_follow": match.follow,
    "menu_away": match.away,
    "menu_back": match.away,
    "menu_leave": menu.leave,
    "stop": menu.stop,
    "stop_now": menu.stop_now,
    "again": lobby.play_again,
    "proofs": lobby.proofs,
    "deals": lobby.check_deals,
    "deal_files": lobby.deal_files,
    "cards": lobby.all_cards,
    "house": picker.opened,
    "house_menu": picker.chosen,
    "house_page": picker.turned,
    "house_plain": picker.made_plain,
    "house_done": picker.done,
    "house_keep": picker.kept,
    "house_forget": picker.forgotten,
}
"""The action of each verb of a button's or menu's id."""
