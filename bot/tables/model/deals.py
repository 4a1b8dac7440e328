"""What the rounds of a match are dealt from (`docs/FAIR_DEAL.md`): secrets fixed ahead, and clicks made since."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from bot.tables.model.actions import DealRound, Restored
from bot.tables.model.announcements import Fixed
from bot.tables.model.table import Lobby, Match, Table
from engine.game import Action, NotAllowed
from engine.shuffle import Stream, chained, commitment

T = TypeVar("T", bound=Table)
Entropy = Callable[[int], bytes]
"""Returns this many random bytes."""
AHEAD = 2
"""For how many rounds ahead a table has secrets: a round's secret is fixed before the clicks that go into its deal."""
_LONG = 32
_FIXING = frozenset({"commitments", "round_result", "table_restored"})
"""The kinds of announcements with commitments."""


def new_secret(entropy: Entropy) -> str:
    """Return the secret of a round, in hexadecimal."""
    return entropy(_LONG).hex()


def new_secrets(entropy: Entropy) -> tuple[str, ...]:
    """Return secrets for the coming rounds."""
    return tuple(new_secret(entropy) for _ in range(AHEAD))


def round_over(table: Match) -> Fixed:
    """Return the commitment that the bot announces when a round is over: of the secret that its deal has fixed.

    There is none if the match ends before the round that is dealt from it.
    """
    rounds = table.rules.rounds(len(table.seats)) or table.most_rounds
    return tuple(each for each in commitments(table)[AHEAD - 1 :] if each[0] <= rounds)


def drawn_first(table: Lobby, click: str) -> int:
    """Return the seat that begins a match that a click starts."""
    return Stream(bytes.fromhex(table.secrets[0]), click, 0).below(len(table.seats))


def chance(table: Match, action: DealRound) -> Action:
    """Return the action of chance in a match that waits for it."""
    game = table.rules_of_play
    secret, entropy = bytes.fromhex(table.secrets[0]), drawn(table, action).entropy
    return game.deal(table.state, Stream(secret, entropy, table.round_number))


def drawn(table: Match, action: DealRound) -> Match:
    """Return the table with its secrets and its entropy as they are after a deal.

    Raises:
        NotAllowed: the deal fixes no secret for the round after the next one.
    """
    if not table.rules_of_play.draws(table.state):
        return table
    if action.secret is None:
        raise NotAllowed("a deal fixes the secret of the round after the next one")
    return replace(
        table,
        secrets=(*table.secrets[1:], action.secret),
        dealt=table.round_number,
        entropy=chained(table.entropy, action.clicks),
    )


def redealt(table: T, action: Restored) -> T:
    """Return a table whose coming rounds are dealt from new secrets."""
    after = replace(table, secrets=action.secrets, dealt=action.round - 1)
    if isinstance(after, Match):
        after = replace(after, entropy=action.entropy)
    return after


def untold(table: Table, announcements: Iterable[Mapping[str, Any]]) -> bool:
    """Return whether these undelivered announcements have what players must know before the next deal."""
    fixing = [each for each in announcements if each["about"] in _FIXING]
    return any(number == table.dealt + AHEAD for each in fixing for number, _ in each["commitments"])


def miscounted(rows: Iterable[tuple[int, Mapping[str, Any], int | None]]) -> list[int]:
    """Return the numbers of the deals in a journal that do not name the clicks since the deal before.

    `rows`: each with its number, its action, and the click that caused it, in order.
    """
    wrong = []
    clicks: list[int] = []
    for number, row, click in rows:
        clicks += [] if click is None else [click]
        dealt = row["do"] == "deal" and row.get("secret") is not None
        if dealt and row["clicks"] != clicks:
            wrong.append(number)
        if dealt or row["do"] == "start":
            clicks = []
    return wrong


def commitments(table: Table) -> Fixed:
    """Return the numbers of a table's coming rounds, and the SHA-256 of each secret."""
    coming = enumerate(table.secrets, table.dealt + 1)
    return tuple((number, commitment(bytes.fromhex(secret))) for number, secret in coming)
