"""A finished match is watched again in the channel: chosen, stepped through, played, shown to everybody."""

from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from bot.history.films import Watched
from bot.members.people import Actor
from cogs.post.publisher import cog_of
from cogs.press.film import Projector
from cogs.render.ids import FILM_TEMPLATE, FilmId
from tests.e2e.club import Club, components, pictures, read

pytestmark = pytest.mark.usefixtures("one_round")


@pytest.fixture
async def result(club: Club, ann: MemberActor) -> ResponseMessage:
    """The message that tells the result of a match that Ann has played against two computer players."""
    await club.start(ann, computers=2)
    return await club.finish(ann)


def ids(message: Any) -> dict[str, FilmId]:
    """The buttons and menus of a film that can be used, by their verbs."""
    found = {}
    for each in components(message):
        text = each.get("custom_id", "")
        match = FILM_TEMPLATE.fullmatch(text)
        if match is not None and not each.get("disabled"):
            found[match["verb"]] = FilmId.read(match)
    return found


async def press(club: Club, who: Any, message: Any, verb: str) -> InteractionResult:
    """Press a button of a film by its verb."""
    return await club.button(who, message, str(ids(message)[verb]))


async def watched(club: Club) -> Watched:
    return await club.bot.films.watch(1, Actor(1, "Olga", "en-US", guild=club.guild.id))


async def test_everybody_steps_through_a_match_from_its_result_to_the_last_card_and_back(
    club: Club, result: ResponseMessage
) -> None:
    """What each step says is in `tests/cogs/render/film`."""
    dirk = club.member("Dirk")
    await press(club, dirk, result, "open")
    film = club.private(dirk)[-1]
    steps = (await watched(club)).film.steps(1)
    told = [read(film)]
    for step in range(2, 6):
        if step == 4:
            await club.restart()  # everything is in the ids
        await press(club, dirk, film, "on")
        told.append(read(film))
        assert f"Step {step} of {steps}" in told[-1]
    assert not pictures(film)
    await press(club, dirk, film, "last")
    assert f"Step {steps} of {steps}" in read(film)
    assert "wins the match" in read(film) or "share the win" in read(film)
    assert pictures(film)
    assert "on" not in ids(film)
    await press(club, dirk, film, "back")
    assert not pictures(film)
    assert f"Step {steps - 1} of {steps}" in read(film)
    await press(club, dirk, film, "first")
    assert read(film) == told[0]


async def test_a_film_goes_on_by_itself_and_one_for_everybody_is_steered_by_who_posted_it(
    club: Club, ann: MemberActor, result: ResponseMessage, monkeypatch: pytest.MonkeyPatch
) -> None:
    projector = cog_of(club.bot, Projector)
    await press(club, ann, result, "open")
    await press(club, ann, club.private(ann)[-1], "post")
    public = club.messages()[-1]
    assert f"<@{ann.id}> steers this" in read(public)
    monkeypatch.setattr(projector, "_pause", 3600.0)
    await press(club, ann, public, "play")
    assert len(projector._running) == 1
    assert "Step 2 of" in read(public)

    ben = club.member("Ben")
    await press(club, ben, public, "on")
    assert len(projector._running) == 1
    assert "Step 2 of" in read(public)
    own = club.private(ben)[-1]
    assert "Step 3 of" in read(own)
    assert ids(own)["on"].owner == 0

    await press(club, ann, public, "pause")
    assert not projector._running
    assert "Step 2 of" in read(public)
    monkeypatch.setattr(projector, "_pause", 0.0)
    await press(club, ann, public, "play")
    while projector._running:
        await club.env.settle()
    assert "wins the match" in read(public) or "share the win" in read(public)
    assert pictures(public)
    assert not {"play", "pause", "on"} & set(ids(public))
