"""What processes do about the shares: whatever happens, soon all is held, by everybody alike, and by one each."""

from dataclasses import dataclass, field, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.clusters.plan import Plan, plan
from bot.clusters.shares import Division, shard_of
from bot.store.operation.fleet import DRAINING, FENCED, RUNNING, Fleet, Process, Share


def process(number: int, state: str = RUNNING, silent: float = 0.0) -> Process:
    return Process(number, f"machine:{number}", "1", 4, 4, state, silent)


@dataclass
class Model:
    """Processes and shares without a database. Everybody acts only when it is their turn."""

    shares: list[Share]
    processes: dict[int, Process] = field(default_factory=dict)
    latest: int = 0

    @property
    def fleet(self) -> Fleet:
        return Fleet(tuple(self.processes[each] for each in sorted(self.processes)), tuple(self.shares))

    def start(self) -> None:
        self.latest += 1
        self.processes[self.latest] = process(self.latest)

    def drain(self, number: int) -> None:
        self.processes[number] = replace(self.processes[number], state=DRAINING)

    def lose(self, number: int) -> None:
        """Fence a process, and free what it holds."""
        self.processes[number] = replace(self.processes[number], state=FENCED)
        self.shares = [replace(each, holder=None) if each.holder == number else each for each in self.shares]

    def change(self, number: int, **fields: object) -> None:
        self.shares[number] = replace(self.shares[number], **fields)  # type: ignore[arg-type]

    def beat(self, me: int) -> None:
        """Do what is planned, and what comes of it."""
        planned = plan(self.fleet, me)
        for number in planned.claim:
            assert self.shares[number].holder is None
            self.change(number, holder=me, heir=None, heir_ready=False)
        for number, heir in planned.heirs.items():
            assert self.shares[number].holder == me != heir
            assert heir is None or self.processes[heir].state == RUNNING
            self.change(number, heir=heir, heir_ready=False)
        if self.processes[me].state == DRAINING and RUNNING not in (each.state for each in self.processes.values()):
            self.lose(me)  # it leaves: nobody is there to inherit
        for each in list(self.shares):
            if each.heir == me and each.holder != me:
                self.change(each.number, heir_ready=True)
            elif each.holder == me and each.heir_ready and self.processes[each.heir or 0].state == RUNNING:
                self.change(each.number, holder=each.heir, heir=None, heir_ready=False)

    def rounds(self, count: int) -> None:
        for _ in range(count):
            for number, each in sorted(self.processes.items()):
                if each.state != FENCED:
                    self.beat(number)

    def holds(self, number: int) -> int:
        return sum(each.holder == number for each in self.shares)


events = st.lists(
    st.tuples(st.sampled_from(["start", "drain", "lose", "beat", "beat", "beat"]), st.integers(0, 7)), max_size=40
)


@given(st.integers(1, 9), events)
def test_soon_all_is_held_by_those_who_stay_and_by_nobody_two_more_than_by_another(count: int, happens: object) -> None:
    model = Model([Share(each, None) for each in range(count)])
    for what, which in happens:  # type: ignore[attr-defined]
        there = [each.number for each in model.processes.values() if each.state != FENCED]
        if what == "start":
            model.start()
        elif there:
            getattr(model, what)(there[which % len(there)])
    model.rounds(3 * count + 3)
    running = [each.number for each in model.processes.values() if each.state == RUNNING]
    loads = [model.holds(each) for each in running]
    if running:
        assert sum(loads) == count
        assert max(loads) - min(loads) <= 1
        assert all(each.heir is None for each in model.shares)
    else:
        assert all(each.holder is None for each in model.shares)
    before = list(model.shares)
    model.rounds(2)
    assert model.shares == before, "what is even stays as it is"


def test_who_comes_inherits_the_last_shares_which_are_connected_last() -> None:
    there = Fleet((process(1), process(2)), tuple(Share(each, 1) for each in range(4)))
    assert plan(there, 1) == Plan(heirs={3: 2, 2: 2})
    assert plan(there, 2) == Plan()


def test_who_may_be_lost_is_given_nothing_and_keeps_what_it_has() -> None:
    there = Fleet((process(1), process(2, silent=6.0)), (Share(0, None), Share(1, 2), Share(2, None)))
    assert plan(there, 1) == Plan(claim=frozenset({0, 2}))


def test_a_free_share_goes_to_its_heir_who_may_have_connected_it() -> None:
    there = Fleet((process(1), process(2), process(3)), (Share(0, 1), Share(1, None, heir=3), Share(2, 2)))
    assert plan(there, 3) == Plan(claim=frozenset({1}))
    assert plan(there, 1) == Plan()


@pytest.mark.parametrize("state", [DRAINING, FENCED])
def test_an_heir_that_will_not_stay_is_withdrawn(state: str) -> None:
    there = Fleet((process(1), process(2, state)), (Share(0, 1, heir=2, heir_ready=True),))
    assert plan(there, 1) == Plan(heirs={0: None})


def test_who_drains_waits_for_somebody_slow() -> None:
    slow = Fleet((process(1, DRAINING), process(2, silent=6.0)), (Share(0, 1),))
    assert plan(slow, 1) == Plan()


def test_a_fenced_process_plans_nothing() -> None:
    assert plan(Fleet((process(1, FENCED),), (Share(0, None), Share(1, 1))), 1) == Plan()
    assert plan(Fleet((), (Share(0, None),)), 1) == Plan()


@given(st.integers(0, 2**63 - 1), st.integers(1, 9), st.integers(0, 40))
def test_every_server_has_a_shard_and_every_shard_a_share(guild: int, shares: int, recommended: int) -> None:
    division = Division.of(shares, recommended)
    parts = [division.shards_of(each) for each in range(shares)]
    assert all(parts)
    assert sorted(shard for part in parts for shard in part) == list(range(division.shards))
    assert shard_of(guild, division.shards) in parts[division.share_of(guild)]
