"""`/stats`: a profile by command, from a member's menu, by its buttons, and who may see it."""

from tests.e2e.club import Club, answer, labels, pictures, refusal


async def test_two_members_look_at_what_a_match_has_brought(club: Club, one_round: None) -> None:
    ann, ben = club.member("Ann"), club.member("Ben")
    clara = club.member("Clara")
    await club.start(ann, ben, clara)
    await club.finish(ann, ben, clara)
    mine = await club.slash(ann, "stats")
    assert mine.ephemeral
    (alt,) = pictures(mine.response)
    assert alt.startswith("Ann (All games · all time). Won ")
    assert "of 1 match" in alt
    assert "Averages appear after 4 more matches" in alt
    assert "As a picture" not in labels(mine.response)

    # From Ben's own menu in Discord, and what is only for oneself.
    theirs = await ann.context_menu(club.channel, "Statistics", ben)
    club.results.append(theirs)
    assert theirs.ephemeral
    assert pictures(theirs.response)[0].startswith("Ben (")
    assert "Show everybody" not in labels(theirs.response)

    # Every button and menu works after a restart.
    await club.restart()
    week = await club.pick(ann, mine.response, "stats:since:", "week")
    assert "this week" in pictures(week.response)[0]
    assert "of 1 match" in pictures(week.response)[0]
    other_game = await club.pick(ann, week.response, "stats:game:", "new-york")
    assert "New York · this week" in answer(other_game)
    assert "No matches here" in answer(other_game)
    assert pictures(other_game.response) == []
    back = await club.pick(ann, other_game.response, "stats:game:", "all")
    compared = await club.pick(
        ann, (await club.label(ann, back.response, "Head to head")).response, "stats:versus:", ben
    )
    assert "Ann and Ben" in answer(compared)
    assert "1 match together" in answer(compared)
    assert pictures(compared.response) == []
    assert "All games · all time" in answer(await club.pick(ann, compared.response, "stats:since:", "ever"))
    assert pictures((await club.label(ann, compared.response, "About Ben")).response)[0].startswith("Ben (")

    # Who wants to read gets words, and the picture where they ask for it.
    await club.bot.preferences.choose(ann.id, "cards", "text")
    read = await club.slash(ann, "stats")
    assert pictures(read.response) == []
    assert "## Ann" in answer(read)
    assert "of 1 match" in answer(read)
    assert pictures((await club.label(ann, read.response, "As a picture")).response)[0].startswith("Ann (")
    await club.bot.preferences.choose(ann.id, "cards", "pictures")

    # One's own profile for everybody; from there everybody comes to theirs.
    shared = await club.label(ann, (await club.slash(ann, "stats")).response, "Show everybody")
    public = club.messages()[-1]
    assert pictures(public)[0].startswith("Ann (")
    assert shared.response is None or not shared.response.ephemeral
    assert pictures((await club.label(ben, public, "My statistics")).response)[0].startswith("Ben (")

    # Who hides theirs is seen by nobody else, not even by an earlier message's button.
    await club.bot.preferences.choose(ben.id, "stats", "hidden")
    said = "Ben keeps their statistics to themselves."
    assert said in refusal(await club.slash(ann, "stats", member=ben))
    assert said in refusal(await club.slash(ann, "stats", versus=ben))
    assert said in refusal(await club.pick(ann, theirs.response, "stats:since:", "month"))
    assert pictures((await club.slash(ben, "stats")).response)[0].startswith("Ben (")
    assert "Ann and Ben" in answer(await club.slash(ben, "stats", member=ann, versus=ben))
