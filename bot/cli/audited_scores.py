"""The audit of boards: it counts every score again, from matches or the books, and every block from the scores."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from bot.store.chips.boards import CHIPS, is_week, time_of
from bot.store.chips.places import FIRST, Key
from bot.store.operation.audit import HolderRow, KnownRow
from bot.store.work import Work

Scores = Mapping[str, Mapping[int, int]]
"""People's scores by board and key."""


async def scores_wrong(work: Work) -> list[str]:
    """Return what is wrong with the boards of matches, a sentence each."""
    return await _boards_wrong(work, {guild: await work.scores.counted(guild) for guild in await work.ratings.guilds()})


async def chips_wrong(
    work: Work, holders: Sequence[HolderRow], wallets: Mapping[int, int], stacks: Mapping[tuple[int, int], int]
) -> list[str]:
    """Return what is wrong with the boards of chips, a sentence each.

    `wallets`: the chips in each wallet, by its owner's key. `stacks`: those that members have on tables, by server and
    member.
    """
    counted: dict[int, dict[int, int]] = defaultdict(dict)
    for each in holders:
        if each.person in wallets:
            on_tables = stacks.get((each.guild_id, each.member_id), 0)
            counted[each.guild_id][each.person] = wallets[each.person] + on_tables
    return await _boards_wrong(work, {guild: {CHIPS: chips} for guild, chips in counted.items()}, of_chips=True)


async def _boards_wrong(work: Work, counted: Mapping[int, Scores], *, of_chips: bool = False) -> list[str]:
    """Return where stored scores are not those that were counted, or blocks do not count them, by server."""
    people, wrong = await work.audit.people(), []
    stored, blocks = await work.scores.everything(of_chips=of_chips), await work.scores.all_blocks(of_chips=of_chips)
    for guild in sorted({*stored, *blocks, *counted}):
        there, counting = stored.get(guild, {}), blocks.get(guild, {})
        wrong += [f"server {guild}: on the board {each}" for each in _scores(there, counted.get(guild, {}), people)]
        for board in sorted({*there, *counting}):
            keys = sorted(Key(score, person) for person, score in there.get(board, {}).items())
            found = _blocks(keys, counting.get(board, []))
            wrong += [f"server {guild}: on the board {board}: {each}" for each in found]
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


def _blocks(keys: Sequence[Key], blocks: Sequence[tuple[Key, int]]) -> Iterator[str]:
    """Yield the blocks that do not count the members in them.

    Args:
        keys: the members' sort keys, in order.
        blocks: the first key of each block, and how many members it counts, in order.
    """
    if not blocks or blocks[0][0] != FIRST:
        yield "its blocks do not begin below everybody"
    ends = [bisect_left(keys, lowest) for lowest, _ in blocks] + [len(keys)]
    for ((score, person), noted), count in zip(blocks, (b - a for a, b in pairwise(ends)), strict=True):
        if noted != count:
            yield f"{noted} are counted from ({score}, {person}) on, and not {count}"


def _score(score: int | None) -> str:
    return "no score" if score is None else str(score)
