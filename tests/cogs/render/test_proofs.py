"""What everybody may know of a table's deals, and what a check of them has found."""

from dataclasses import replace
from typing import Any

from bot.tables.after.records import DealsChecked
from bot.tables.model.table import Ending, Table
from cogs.render.proofs import deals_text, proofs_message
from engine.proof import Proof, Source
from tests.cogs.render.conftest import Looks, looks
from tests.cogs.render.form import form
from tests.cogs.render.tables import WORDS, at_table, board_of, lobby
from tests.engine.stops.situations import dealt


def shown(table: Table) -> str:
    return form(proofs_message(board_of(table), WORDS))


LOOKS: Looks = {
    "what is fixed is told with how deals come about": lambda: shown(lobby("michigan")),
    "in a match the coming rounds are told": lambda: shown(at_table(dealt("2S 3S", "4S", "5S"), dealt=3)),
    "when a match is over its deals can be checked": lambda: shown(
        replace(at_table(dealt("2S 3S", "4S", "5S")), ending=Ending.STOPPED)
    ),
    "where nothing was dealt nothing can be checked": lambda: shown(replace(lobby("michigan"), ending=Ending.EXPIRED)),
    "deals with everything that can be said of them": lambda: deals_text(
        DealsChecked(
            6,
            None,
            proof({}, {"delivered": False}, {"clicks": ()}, {"delivered": False}, {"replaced": True}, {"clicks": ()}),
        ),
        WORDS,
    ),
    "deals that are wrong": lambda: deals_text(DealsChecked(4, 2, proof({}, {}, {}, {})), WORDS),
    "deals that are right: 1": lambda: deals_text(DealsChecked(1, None, proof({})), WORDS),
    "deals that are right: 4": lambda: deals_text(DealsChecked(4, None, proof({}, {}, {}, {})), WORDS),
}
test_deals = looks(LOOKS)


def proof(*rounds: dict[str, Any]) -> Proof:
    plain: dict[str, Any] = {"clicks": (1,), "delivered": True}
    return Proof(5, "77", tuple(Source("5ec2e7", "0123", "ab", **{**plain, **each}) for each in rounds))
