"""A view held against Discord's rules by itself, before anything sends it."""

from collections.abc import Collection

import discord

from tests.strict.build import POST
from tests.strict.described import check_body
from tests.strict.findings import Findings
from tests.strict.messages import COMPONENTS_V2, check_message
from tests.strict.policy import check_policy


def assert_taken(view: discord.ui.LayoutView, emojis: Collection[int] = ()) -> None:
    """Fail where Discord would refuse a new message with this view, or where we do not want one like it.

    `emojis` are the ids of the application's own. Whom a message may ping is for those to say who send it.
    """
    body = {"components": view.to_components(), "flags": COMPONENTS_V2, "allowed_mentions": {"parse": []}}
    refused, unwanted = Findings(), Findings()
    check_body(refused, *POST, body)
    check_message(refused, (), body, before=None, uploaded=(), emojis=emojis)
    check_policy(unwanted, body)
    assert not refused, f"Discord refuses this: {'; '.join(map(str, refused))} in {body}"
    assert not unwanted, f"We do not want this: {'; '.join(map(str, unwanted))} in {body}"
