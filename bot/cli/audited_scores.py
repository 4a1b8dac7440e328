"""The audit of boards: every score is counted anew from the results of matches, and every block from the scores."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from bot.store.chips.boards import is_week, time_of
from bot.store.chips.leaderboard import CHIPS
from bot.store.chips.order import Key
from bot.store.chips.scores import SCORES
from bot.store.operation.audit import AuditRepository, HolderRow, KnownRow
from bot.store.work import Work

Scores = Mapping[str, Mapping[int, int]]
"""People's scores by board and key."""


async def scores_wrong(work: Work) -> list[str]:
    """Return what is wrong with the boards, a sentence each."""
    wrong = []
    people = await work.audit.people()
    stored, blocks = await work.scores.everything(), await work.scores.all_blocks()
    for guild in sorted({*stored, *blocks, *await work.scores.servers()}):
        there = stored.get(guild, {})
        counted = await work.scores.counted(guild)
        wrong += [f"server {guild}: on the board {each}" for each in _scores(there, counted, people)]
        for board in sorted({*there, *blocks.get(guild, {})}):
            keys = sorted(Key(score, person) for person, score in there.get(board, {}).items())
            here = _blocks(keys, blocks.get(guild, {}).get(board, []), SCORES.first)
            wrong += [f"server {guild}: on the board {board}: {each}" for each in here]
    return wrong


def _scores(there: Scores, wanted: Scores, people: Mapping[int, KnownRow]) -> Iterator[str]:
    """Yield where scores are not what the results give. Boards of old weeks are not kept."""
    for board in sorted({*there, *wanted}):
        if is_week(time_of(board)) and board not in there:
            continue
        noted, given = there.get(board, {}), wanted.get(board, {})
        for person in sorted(noted.keys() | given.keys()):
            has, should = noted.get(person), given.get(person)
            if has != should:
                member = (person in people and people[person].member_id) or -person
                yield f"{board}: member {member} has {_score(has)}, and not {_score(should)}"


async def standings_wrong(rows: AuditRepository, holders: Sequence[HolderRow]) -> list[str]:
    """Return where the blocks of the leaderboard do not count the members who are in them."""
    keys: dict[int, list[Key]] = defaultdict(list)
    for each in holders:
        if each.chips is not None:
            keys[each.guild_id].append(Key(each.chips, each.person))
    blocks: dict[int, list[tuple[Key, int]]] = defaultdict(list)
    for row in await rows.blocks():
        blocks[row.guild_id].append((Key(row.chips, row.person), row.members))
    return [
        f"server {guild}: in the standings {each}"
        for guild in sorted(keys.keys() | blocks.keys())
        for each in _blocks(keys[guild], blocks[guild], CHIPS.first)
    ]


def _blocks(keys: Sequence[Key], blocks: Sequence[tuple[Key, int]], first: Key) -> Iterator[str]:
    """Yield where blocks do not count the members who are in them.

    Args:
        keys: by what the members are sorted, in order.
        blocks: the key with which each begins, and how many it counts, in order.
        first: the key with which the first one has to begin.
    """
    if not blocks or blocks[0][0] != first:
        yield "its blocks do not begin below everybody"
    ends = [bisect_left(keys, lowest) for lowest, _ in blocks] + [len(keys)]
    for ((score, person), noted), count in zip(blocks, (b - a for a, b in pairwise(ends)), strict=True):
        if noted != count:
            yield f"{noted} are counted from ({score}, {person}) on, and not {count}"


def _score(score: int | None) -> str:
    return "no score" if score is None else str(score)
