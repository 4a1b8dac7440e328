"""Tables, their actions and their announcements as JSON types, for the journal, the snapshots and the outbox.

These name people by their keys (`people.py`).
"""

from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from bot.tables.model.actions import TableAction
from bot.tables.model.announcements import Announcement
from bot.tables.model.people import People
from bot.tables.model.table import Lobby, Match, Table
from bot.tables.model.terms import dump_terms, load_terms
from engine.catalogue import CATALOGUE

_ACTIONS: dict[str, TypeAdapter[Any]] = {kind.do: TypeAdapter(kind) for kind in TableAction.__subclasses__()}
_ANNOUNCEMENTS: TypeAdapter[Announcement] = TypeAdapter(Annotated[Announcement, Field(discriminator="about")])
_LOBBIES: TypeAdapter[Lobby] = TypeAdapter(Lobby)
_MATCHES: TypeAdapter[Match] = TypeAdapter(Match)


def dump_table(table: Table, people: People) -> dict[str, Any]:
    """Return a table as JSON types: a lobby, or a match, which has a `state`."""
    adapter: TypeAdapter[Any] = _LOBBIES if isinstance(table, Lobby) else _MATCHES
    data: dict[str, Any] = adapter.dump_python(table, mode="json", exclude={"terms", "state"}, context=people)
    if isinstance(table, Match):
        data["state"] = table.rules_of_play.codec.dump(table.state)
    return data | dump_terms(table.terms)


def load_table(data: dict[str, Any], people: People) -> Table:
    """Return the table that `dump_table` wrote."""
    terms = load_terms(data)
    if "state" not in data:
        return _LOBBIES.validate_python({**data, "terms": terms}, context=people)
    state = CATALOGUE[terms.game].game.codec.load(data["state"])
    return _MATCHES.validate_python({**data, "terms": terms, "state": state}, context=people)


def dump_action(action: TableAction, people: People) -> dict[str, Any]:
    """Return an action as JSON types, its kind under `do`."""
    data = {**_ACTIONS[action.do].dump_python(action, mode="json", context=people), "do": action.do}
    if data.get("seconds", 0) is None:  # most acts are forced, or a computer player's
        del data["seconds"]
    return data


def load_action(data: dict[str, Any], people: People) -> TableAction:
    """Return the action that `dump_action` wrote."""
    action: TableAction = _ACTIONS[data["do"]].validate_python(data, context=people)
    return action


def dump_announcement(announcement: Announcement, people: People) -> dict[str, Any]:
    """Return an announcement as JSON types, its kind under `about`."""
    return dict(_ANNOUNCEMENTS.dump_python(announcement, mode="json", context=people))


def load_announcement(data: dict[str, Any], people: People) -> Announcement:
    """Return the announcement that `dump_announcement` wrote."""
    return _ANNOUNCEMENTS.validate_python(data, context=people)
