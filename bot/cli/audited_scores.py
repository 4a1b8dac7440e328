"""The audit of boards: every score is counted anew from the results of matches, and every block from the scores."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from bot.store.chips.boards import is_week, time_of
from bot.store.chips.order import Key
from bot.store.chips.scores import SCORES
from bot.store.operation.audit import KnownRow
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
            here = blocks.get(guild, {}).get(board, [])
            wrong += [f"server {guild}: on the board {each}" for each in _blocks(board, there.get(board, {}), here)]
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


def _blocks(board: str, scores: Mapping[int, int], blocks: Sequence[tuple[Key, int]]) -> Iterator[str]:
    """Yield where blocks do not count the members who are in them."""
    keys = sorted((score, person) for person, score in scores.items())
    if not blocks or blocks[0][0] != SCORES.first:
        yield f"{board}: its blocks do not begin below everybody"
    ends = [bisect_left(keys, lowest) for lowest, _ in blocks] + [len(keys)]
    for ((score, person), noted), count in zip(blocks, (b - a for a, b in pairwise(ends)), strict=True):
        if noted != count:
            yield f"{board}: {noted} are counted from ({score}, {person}) on, and not {count}"


def _score(score: int | None) -> str:
    return "no score" if score is None else str(score)
