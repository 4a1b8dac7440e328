"""What the offline Discord lacks for the demo: the deck's pictures, everybody's hand and language."""

import json
import re
import struct
from collections.abc import Collection, Mapping, Sequence
from hashlib import sha256
from typing import Any

from simcord import Env
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.preview import Preview
from simcord.preview._media import MediaInfo, MediaWorker
from simcord.results import ResponseMessage

from bot.app import NewmarketBot
from bot.tables.model.table import Status

STYLE = """
.custom-emoji { width: 1.375em; height: 1.375em; display: inline-block; overflow: hidden; text-indent: 2em; }
.custom-emoji, .gallery-image { color: transparent; }
@media (max-width: 760px) {
  .preview-shell { --toolbar-height: 52px; }
  #messages-toggle, #refresh, #capture-open, #inspector-toggle, #view-action-output, #action-status { display: none; }
  #channel-timeline { scrollbar-width: none; }
}
"""
"""Custom emojis as large as Discord draws them: they grow with their line. A picture that loads is no text meanwhile.

On a phone, no tools for developers and no scrollbar.
"""
SCRIPT = """
{
  const timeline = document.getElementById("channel-timeline");
  let follows = true, moved = 0;
  const near = () => timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < 60;
  const end = () => { if (follows) timeline.scrollTop = timeline.scrollHeight; };
  const moves = (event) => { if (event.type !== "pointerdown" || event.target === timeline) moved = Date.now(); };
  for (const kind of ["wheel", "touchmove", "pointerdown"]) timeline.addEventListener(kind, moves, { passive: true });
  document.addEventListener("keydown", (event) => {
    if (/^(Page|Arrow|Home|End)/.test(event.key)) moved = Date.now();
  });
  timeline.addEventListener("scroll", () => {
    const byHand = Date.now() - moved < 1500;
    follows = near() || (follows && !byHand);
    if (!byHand) end();
  }, { passive: true });
  document.getElementById("channel-composer").addEventListener("submit", () => { follows = true; });
  const grows = new ResizeObserver(() => requestAnimationFrame(end));
  for (const each of [timeline, ...timeline.children]) grows.observe(each);
  const open = HTMLElement.prototype.showPopover;
  HTMLElement.prototype.showPopover = function () { end(); open.call(this); };
}
"""
"""Stay at the end of the conversation as Discord does, whatever grows there, until somebody scrolls up.

A menu first has all messages drawn again, higher than before as long as their pictures are missing. The page closes it
at once if that has moved it below the screen.
"""


HAND, MY_HAND = "menu", "hand"
"""The verbs of a button that only a private message with a hand in play has, and of the board's that opens one."""
EPHEMERAL = 64


class Trusted(MediaWorker):
    """Lets our own pictures pass as they are.

    The page has every picture decoded in a process of its own, one after the other, and gives up if more than eight
    wait: a board of the first round has more.
    """

    def __init__(self, images: Collection[bytes]) -> None:
        super().__init__()
        self._trusted = {sha256(each).hexdigest() for each in images}

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        """Return what the page has to know of a picture."""
        if key not in self._trusted:
            return await super().validate(key, blob, media_time=media_time)
        wide, high = struct.unpack(">II", blob[16:24])  # a PNG's header
        return MediaInfo("PNG", wide, high, 1, wide * high * 4, blob, "image/png", capture=blob, poster=blob)


def dress(preview: Preview, images: Collection[bytes]) -> Preview:
    """Let a page that is not served yet show these pictures as Discord would, and return it.

    An action is complete when the bot has answered. The page would wait until the bot rests, and leave a command in the
    place where it was typed if that takes long.
    """
    preview._media_worker = Trusted(images)
    finish = preview._finish_action

    def answered(page: Any, action: Any, settlement: str, *rest: Any, **named: Any) -> dict[str, Any]:
        asked = named.get("interaction") or action.interaction
        if settlement == "timeout" and asked is not None and (asked.responded or asked.deferred):
            settlement = "settled"
        return finish(page, action, settlement, *rest, **named)

    preview._finish_action = answered  # type: ignore[method-assign]
    serve = preview._server._static

    added = {"/preview.css": STYLE, "/app.js": SCRIPT}

    async def with_ours(request: Any) -> Any:
        response = await serve(request)
        if request.path in added:
            response.text += added[request.path]
        return response

    preview._server._static = with_ours  # type: ignore[method-assign]
    return preview


def speak(env: Env, locales: Mapping[int, str], server: str) -> None:
    """Let each member use Discord in their own language, and the server have one. Offline they all use English.

    The page offers commands with the descriptions and choices of that language. It cannot translate the names of
    options, because it sends what was typed under these names.

    `locales`: the members' languages by their ids, as Discord writes them: `de`. `server`: the language of the server,
    and of all other members.
    """
    emit = env.backend.emit

    def emit_with_locale(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            member = int(payload["member"]["user"]["id"])
            payload = {**payload, "locale": locales.get(member, server), "guild_locale": server}
        emit(event, payload)

    visible = env.backend.visible_commands

    def visible_in_language(*, user_id: int, **where: int) -> list[dict[str, Any]]:
        found = visible(user_id=user_id, **where)
        return [_in_language(each, locales.get(user_id, server)) for each in found]

    env.backend.emit = emit_with_locale  # type: ignore[method-assign]
    env.backend.visible_commands = visible_in_language  # type: ignore[method-assign]


def _in_language(each: Mapping[str, Any], locale: str) -> dict[str, Any]:
    """Return a command, an option or a choice as Discord shows it in a language; what is typed keeps its name."""
    shown = "name" if "value" in each else "description"
    text = (each.get(f"{shown}_localizations") or {}).get(locale, each.get(shown))
    inside = {key: [_in_language(one, locale) for one in each[key]] for key in ("options", "choices") if each.get(key)}
    return {**each, shown: text, **inside}


async def open_hands(env: Env, bot: NewmarketBot, channel: ChannelHandle, viewers: Sequence[MemberActor]) -> None:
    """Press *My hand* for those at the channel's table who have none there: the page shows no direct messages."""
    table = await bot.tables.queries.in_channel(channel.id)
    if table is None:
        return
    shown = await bot.tables.queries.board(table)
    if shown.status is not Status.PLAYING or shown.winding_up is not None:
        return
    playing = {hand.member for hand in await bot.tables.queries.hands(table) if not hand.out}
    there = [message for _, message in sorted(env.backend.messages.get(channel.id, {}).items())]
    boards = [
        (each, found) for each in there if not each.flags & EPHEMERAL and (found := _button(each, table, MY_HAND))
    ]
    for viewer in viewers:
        theirs = [each for each in there if each.flags & EPHEMERAL and each.visible_to(viewer.id)]
        if viewer.id in playing and boards and not any(_button(each, table, HAND) for each in theirs):
            board, pressed = boards[-1]
            await viewer.click(ResponseMessage(env, board), custom_id=pressed)


def _button(message: Any, table: int, verbs: str) -> str | None:
    """Return the id of a message's first button at a table of one of these verbs, None if it has none."""
    found = re.search(rf'"(nm:{table}:\d+:({verbs})(:[^"]*)?)"', json.dumps(message.components))
    return None if found is None else found[1]
