"""The offline Discord made strict: what Discord refuses is answered with 400, and changes nothing."""

import copy
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import unquote

from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.backend.models import Message
from simcord.http import router
from simcord.types import HttpLogEntry

from tests.strict.channels import Channels
from tests.strict.messages import Shown
from tests.strict.strict import Strict


class Offline:
    """What there is in an offline Discord."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend

    @property
    def emojis(self) -> Collection[int]:
        return self._backend.application_emojis

    @property
    def emoji_names(self) -> Collection[str]:
        return [each.name for each in self._backend.application_emojis.values()]

    def message(self, channel: int, message: int) -> Shown | None:
        return _shown(self._backend.messages.get(channel, {}).get(message))

    def pressed(self, token: str) -> Shown | None:
        interaction = self._interaction(token)
        source = None if interaction is None else interaction.source_message_id
        return None if source is None else self.message(interaction.channel_id, source)

    def on_message(self, token: str) -> bool:
        interaction = self._interaction(token)
        return interaction is None or interaction.source_message_id is not None

    def answered(self, token: str, message: int | None) -> Shown | None:
        interaction = self._interaction(token)
        number = message or (None if interaction is None else interaction.message_id)
        return None if interaction is None or number is None else self.message(interaction.channel_id, number)

    def _interaction(self, token: str) -> Any:
        number = self._backend.interaction_tokens.get(token)
        return None if number is None else self._backend.interactions.get(number)


def _shown(message: Message | None) -> Shown | None:
    if message is None:
        return None
    files = {int(each["id"]): each["filename"] for each in message.attachments}
    return Shown(message.flags, message.content, bool(message.embeds), files)


DISPATCH = router.dispatch
"""How an offline Discord answers that is not strict."""


@contextmanager
def strict_offline() -> Iterator[Strict]:
    """Make every offline Discord of this process strict for a while.

    What is put before it meanwhile is to be taken away before the while is over: it would come back later, with this
    judge behind it, and stay for all tests after that.
    """
    strict, channels = Strict(), Channels()

    def judge(backend: Backend, method: str, path: str, **request: Any) -> Any:
        path = unquote(path)  # as aiohttp does
        elsewhere = channels.refusal(backend, method, path)
        if elsewhere is not None:
            raise elsewhere
        uploaded = [each.filename for each in request.get("files") or []]
        refusal = strict.refusal(Offline(backend), method, path, request.get("json"), uploaded)
        if refusal is None:
            return DISPATCH(backend, method, path, **request)
        params, json = copy.deepcopy(request.get("params") or {}), copy.deepcopy(request.get("json"))
        backend.http_requests.append(HttpLogEntry(method, path, params, json, request.get("reason")))
        raise BackendError(400, refusal["code"], refusal["message"], errors=refusal.get("errors"))

    assert router.dispatch is DISPATCH
    router.dispatch = judge
    try:
        yield strict
        assert router.dispatch is judge
    finally:
        router.dispatch = DISPATCH
