"""`/chips` and `/bank`: who has how many, what moved, and what admins may do."""

from simcord.actors import MemberActor

from bot.members.people import Actor
from tests.e2e.club import Club, answer, labels, refusal


async def test_pages_turn_and_the_own_row_stays_in_sight(club: Club, ann: MemberActor) -> None:
    for number in range(23):
        who = club.member(f"M{number}")
        await club.bot.wallets.order(club.guild.id, Actor(who.id, f"M{number}", "en-US"), 500 + number, who.id)
    result = await club.slash(ann, "chips")
    assert result.ephemeral
    first = answer(result)
    assert "page 1 of 3" in first
    assert "1. M22" in first
    assert "➤ 24. **Ann**" in first
    turned = await club.label(ann, result.response, "Next")
    second = answer(turned)
    assert "page 2 of 3" in second
    assert "11. M12" in second
    assert "➤ 24. **Ann**" in second
    last = await club.label(ann, turned.response, "Next")
    assert "page 3 of 3" in answer(last)
    assert "Next" not in labels(last.response)
    assert answer(last).count("Ann") == 1, "the own row stands in its place, once"


async def test_an_admin_sees_what_the_bank_gave_and_who_ordered_it(
    club: Club, ann: MemberActor, admin: MemberActor
) -> None:
    assert "gets 250 chips" in refusal(await club.slash(admin, "bank grant", member=ann, amount=250))
    assert "In their wallet now: 730." in refusal(await club.slash(admin, "bank take", member=ann, amount=20))
    robot = club.guild.add_member(club.env.create_user("robot", bot=True))
    assert "no wallets" in refusal(await club.slash(admin, "bank grant", member=robot, amount=5))
    result = await club.slash(admin, "bank audit")
    assert result.ephemeral
    shown = answer(result)
    assert "welcome gifts: 500 this month, 500 chips all time" in shown
    assert "given by admins: 250 this month, 250 chips all time" in shown
    assert "taken by admins: 20 this month, 20 chips all time" in shown
    assert "1. Ann · 730 this month, 730 chips all time" in shown
    assert f"<@{admin.id}> gave Ann 250 chips" in shown
    assert f"<@{admin.id}> took 20 chips from Ann" in shown
    statement = await club.slash(ann, "chips", show="statement")
    told = answer(await club.label(ann, statement.response, "Details"))
    assert f"**+250** given by <@{admin.id}>" in told
