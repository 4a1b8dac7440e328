"""Deliberate faults, one line each: what breaks, where, and which tests are asked first.

To add one, copy a row: the snippet must stand in its file exactly once, and the fault must change what the bot does for
certain. No fault of the list may be taken out because no test finds it.
"""

from __future__ import annotations

from dataclasses import dataclass

STOPS, NEWYORK, ENGINE = "tests/engine/stops", "tests/engine/newyork", "tests/engine"
TABLES, STORE, CLI, OPS = "tests/bot/tables", "tests/bot/store", "tests/bot/cli", "tests/bot/ops"
RENDER, SHOW, E2E = "tests/cogs/render", "tests/cogs/show", "tests/e2e"


@dataclass(frozen=True, slots=True)
class Fault:
    """One deliberate fault."""

    what: str
    """What is broken, in plain words."""
    file: str
    before: str
    after: str
    tests: tuple[str, ...]
    """The folders or files that are asked first."""


def fault(what: str, file: str, before: str, after: str, *tests: str) -> Fault:
    """Return a fault; see `Fault`."""
    return Fault(what, file, before, after, tests)


# fmt: off
FAULTS = (
    # --- the rules of stops
    fault(
        "whoever played last may lead any card",
        "engine/stops/phases/leads.py",
        "_permitted_cards(state, state.deal.hands[last.seat] & permitted)",
        "state.deal.hands[last.seat]",
        STOPS,
    ),
    fault(
        "the winner pays themselves, too",
        "engine/stops/phases/settle.py",
        "if seat != winner and due:",
        "if due:",
        STOPS,
    ),
    fault(
        "free stakes are not asked for between rounds",
        "engine/stops/phases/settle.py",
        'Phase.ROUND if rules.stake_mode == "free" else Phase.DEAL',
        "Phase.DEAL",
        STOPS,
    ),
    fault(
        "a bid need not be above the last one",
        "engine/stops/phases/auction.py",
        "range(state.deal.bid + 1, state.chips[seat] + 1)",
        "range(state.deal.bid, state.chips[seat] + 1)",
        STOPS,
    ),
    fault(
        "a bet may be raised once too often",
        "engine/stops/phases/poker.py",
        "state.deal.raises >= state.rules.poker_raises",
        "state.deal.raises > state.rules.poker_raises",
        STOPS,
    ),
    fault(
        "cards of others may be held for the poker",
        "engine/stops/phases/poker.py",
        " and not action.cards - state.deal.hands[seat]",
        "",
        STOPS,
    ),
    fault(
        "a deal with a missing card is taken",
        "engine/stops/phases/deal.py",
        "if len(deal.pack) != len(state.rules.cards) or CardSet.of(deal.pack) != state.rules.cards:",
        "if len(deal.pack) != len(state.rules.cards):",
        STOPS,
    ),
    fault(
        "the kitty is paid and stays on the table",
        "engine/stops/phases/settle.py",
        "return state.with_space(at, 0).with_chips(winner, chips)",
        "return state.with_chips(winner, chips)",
        STOPS,
    ),
    # --- the rules of New York
    fault(
        "12 and 1 are no neighbours",
        "engine/newyork/phases/scoring.py",
        "return (number - 2) % len(NUMBERS) + 1",
        "return number - 1",
        NEWYORK,
    ),
    fault(
        "blocks score without profi",
        "engine/newyork/phases/scoring.py",
        "blocks(numbers) if profi else ()",
        "blocks(numbers)",
        NEWYORK,
    ),
    fault(
        "a match has a round too few",
        "engine/newyork/phases/settle.py",
        "if state.round < state.players:",
        "if state.round < state.players - 1:",
        NEWYORK,
    ),
    fault(
        "whoever has passed is asked again",
        "engine/newyork/phases/turns.py",
        "if state.deal.hands[seat] and seat not in passed:",
        "if state.deal.hands[seat]:",
        NEWYORK,
    ),
    fault(
        "stakes are paid in each round",
        "engine/newyork/phases/pot.py",
        "if not stake or state.round > 1:",
        "if not stake:",
        NEWYORK,
    ),
    # --- secrets
    fault(
        "everybody sees the cards that were sold",
        "engine/stops/view.py",
        "buyer = deal.given_up if seat is not None and dealt and seat == deal.seller else None",
        "buyer = deal.given_up if seat is not None and dealt else None",
        STOPS,
        RENDER,
    ),
    fault(
        "everybody may know the dead hand of who bought",
        "engine/stops/view.py",
        "deal.dead if seat is not None and dealt and seat == deal.given_up else NO_CARDS",
        "deal.dead if seat is not None and dealt else NO_CARDS",
        STOPS,
        RENDER,
    ),
    fault(
        "secrets of coming rounds are published early",
        "bot/tables/ending.py",
        "if table.match is None or table.secrets:",
        "if table.match is None:",
        TABLES,
    ),
    fault(
        "the log has whole messages of the database",
        "bot/ops/logs.py",
        'text if package in ("discord", "aiohttp") else text.split("\\n", 1)[0]',
        "text",
        OPS,
        E2E,
    ),
    # --- deals
    fault("the shuffle prefers some cards", "engine/shuffle.py", "if word < limit:", "if True:", ENGINE),
    fault(
        "the first card of a pack is never shuffled",
        "engine/shuffle.py",
        "range(len(pack) - 1, 0, -1)",
        "range(len(pack) - 1, 1, -1)",
        ENGINE,
    ),
    fault("a click may count twice for a deal", "engine/proof.py", "if click in counted:", "if False:", ENGINE, CLI),
    fault(
        "a wrong commitment is no fault of a proof",
        "engine/proof.py",
        "if source.commitment != found:",
        "if False:",
        ENGINE,
        CLI,
    ),
    fault(
        "clicks of earlier rounds count again",
        "bot/tables/deals.py",
        'if dealt or row["do"] == "start":',
        'if row["do"] == "start":',
        TABLES,
        CLI,
    ),
    fault(
        "verify takes any beginning of a commitment",
        "bot/cli/verify.py",
        'if not re.fullmatch("[1-9][0-9]{0,5}", number):',
        "if False:",
        CLI,
    ),
    # --- records and films
    fault(
        "a round may follow one that is not finished",
        "engine/record/reader.py",
        "if rounds and not rounds[-1].finished:",
        "if False:",
        ENGINE,
        CLI,
    ),
    fault(
        "rounds may follow the end of a match",
        "engine/record/reader.py",
        "if game.outcome(state) is not None:\n",
        "if False:\n",
        ENGINE,
        CLI,
    ),
    fault(
        "a film steps back one too far",
        "engine/record/film.py",
        "if step > 1 or number == 1:",
        "if number == 1:",
        ENGINE,
        RENDER,
    ),
    # --- computer players and hints
    fault(
        "a computer does not see that it leads again",
        "engine/stops/players/leads.py",
        "(LEAD_AGAIN * reached if mine else 0.0)",
        "(LEAD_AGAIN * reached)",
        STOPS,
    ),
    fault(
        "a hint is offered where nothing is to choose",
        "engine/stops/players/hints.py",
        "len(view.legal) > 1",
        "len(view.legal) > 0",
        STOPS,
        TABLES,
    ),
    fault(
        "normal passes while it could gain",
        "engine/newyork/players/normal.py",
        "return -lost - (PATIENCE if outlook.market else 0.0)",
        "return 100.0",
        NEWYORK,
    ),
    # --- lobbies, seats, chips
    fault(
        "somebody may sit down twice",
        "bot/tables/lobby.py",
        "    if table.seat_of(action.member) is not None:\n        raise",
        "    if False:\n        raise",
        TABLES,
    ),
    fault(
        "changed terms leave everybody seated",
        "bot/tables/lobby.py",
        "if seat.member not in (None, action.member):",
        "if False:",
        TABLES,
    ),
    fault(
        "a host may take back their own seat",
        "bot/tables/lobby.py",
        "if at is None or action.taken == table.host:",
        "if at is None:",
        TABLES,
    ),
    fault(
        "the present host stays when they leave",
        "bot/tables/playing.py",
        "if table.host not in staying:",
        "if False:",
        TABLES,
    ),
    fault(
        "top-ups stay with who leaves",
        "bot/tables/reserves.py",
        "reserve=seat.reserve - back",
        "reserve=seat.reserve",
        TABLES,
    ),
    fault(
        "patience is never lost",
        "bot/tables/patience.py",
        "late=min(seat.late + 1, STEPS * MISSED)",
        "late=seat.late",
        TABLES,
    ),
    fault(
        "forced cards count as missed decisions",
        "bot/tables/playing.py",
        'if action.by == "deadline" and not forced:',
        'if action.by == "deadline":',
        TABLES,
    ),
    fault(
        "half of the time is all of it",
        "bot/tables/clock.py",
        "return self.until - self.wait.seconds / 2 if",
        "return self.until if",
        TABLES,
    ),
    fault(
        "daily chips are for the rich, too",
        "bot/chips/wallets.py",
        "if early or (known.chips or 0) >= POOR:",
        "if early:",
        "tests/bot/chips",
    ),
    fault(
        "daily chips may be taken twice a day",
        "bot/chips/wallets.py",
        "known.claimed_at is not None and now < known.claimed_at + DAY",
        "False",
        "tests/bot/chips",
    ),
    fault(
        "a deadline comes early",
        "bot/ops/deadlines.py",
        "self._heap[0][0] <= now + 0.001",
        "self._heap[0][0] <= now + 5.0",
        OPS,
        TABLES,
    ),
    fault(
        "a jump of the clock is not noticed", "bot/ops/steady.py", "if abs(step) <= TOLERANCE:", "if True:", OPS, TABLES
    ),
    fault("who hammers is never slowed", "bot/ops/rates.py", "if bucket.tokens >= 1:", "if True:", OPS, E2E),
    # --- the database
    fault(
        "a table another process has changed is written over",
        "bot/tables/writer.py",
        "if there is None or there.seq != live.seq:",
        "if there is None:",
        TABLES,
    ),
    fault(
        "a click that was answered counts again",
        "bot/tables/writer.py",
        "if there.answered is not None:",
        "if False:",
        TABLES,
    ),
    fault(
        "an account may be overdrawn",
        "bot/store/ledger.py",
        "if not taken.rowcount:",
        "if False:",
        "tests/bot/chips",
        STORE,
    ),
    fault(
        "the audit overlooks accounts below zero",
        "bot/cli/audit.py",
        "if row.balance < 0 and row.kind not in OVERDRAWN:",
        "if False:",
        CLI,
    ),
    fault(
        "the audit overlooks missing actions",
        "bot/cli/audit.py",
        "if missing or numbers != list(range(row.seq + 1)):",
        "if missing:",
        CLI,
    ),
    fault(
        "a fenced process goes on writing",
        "bot/store/fence.py",
        'if not await connection.scalar(_ASK, {"process": process}):',
        "if False:",
        "tests/bot/clusters",
        STORE,
    ),
    fault(
        "a process that was silent for long goes on",
        "bot/clusters/membership.py",
        "if began - self._beaten > SILENCE:",
        "if False:",
        "tests/bot/clusters",
    ),
    fault("a broken copy is put in place", "bot/cli/restore.py", "if not found.wrong:", "if True:", CLI),
    fault(
        "the copies to keep are deleted, and the others kept",
        "bot/cli/backup_rotation.py",
        "if at not in kept]",
        "if at in kept]",
        CLI,
    ),
    fault(
        "a match of one member is rated",
        "bot/ratings/chain.py",
        "return not self.broken_off and len(self.places) > 1",
        "return not self.broken_off",
        "tests/bot/ratings",
        CLI,
    ),
    fault(
        "statistics of who hides them are shown",
        "bot/history/profiles.py",
        "if viewer != whose and of_row(",
        "if False and of_row(",
        "tests/bot/history",
        STORE,
        E2E,
    ),
    fault(
        "a server is deleted while its last table is new",
        "bot/servers/departures.py",
        "return since is not None and now >= since + self._keep and (closed is None or now >= closed + QUIET)",
        "return since is not None and now >= since + self._keep",
        "tests/bot/servers",
    ),
    fault(
        "emojis that are still shown are deleted at once",
        "bot/deck/upload.py",
        "if self._clock() - row.replaced_at < GRACE:",
        "if False:",
        "tests/bot/deck",
    ),
    # --- what people see
    fault(
        "a line of the log is broken by what somebody is called",
        "bot/ops/logs.py",
        'unicodedata.category(letter) not in ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")',
        "True",
        OPS,
    ),
    fault(
        "a gain of nothing looks like a loss",
        "cogs/render/words.py",
        "'+' if n > 0 else '−' if n < 0 else '±'",
        "'+' if n > 0 else '−'",
        RENDER,
        "tests/languages",
    ),
    fault(
        "a translation with another placeholder is shown",
        "cogs/render/catalogues.py",
        "all(wanted - free <= _places(each) <= wanted | free for each in forms if each)",
        "True",
        "tests/languages",
    ),
    fault(
        "a long text is one character too long",
        "cogs/render/parts.py",
        "while text_length(kept) >= most:",
        "while text_length(kept) > most:",
        RENDER,
    ),
    fault(
        "an absent member is offered to follow",
        "cogs/render/hand.py",
        "return not (hand.forced and hand.follow)",
        "return True",
        RENDER,
    ),
    fault(
        "a buried board stays where it is",
        "cogs/show/screens.py",
        "return self.newer > BURIED or self._is_above_the_round(board) or",
        "return self._is_above_the_round(board) or",
        SHOW,
        E2E,
    ),
    fault(
        "a deleted board comes back for ever",
        "cogs/show/screens.py",
        "return None if self.deleted >= DELETED else",
        "return",
        SHOW,
        E2E,
    ),
    fault(
        "a click's token is used after its end",
        "cogs/show/tokens.py",
        "return self._clock() - click.at > LIFE",
        "return False",
        SHOW,
    ),
    fault(
        "one click is used more often than Discord takes",
        "cogs/show/tokens.py",
        "if len(used) == AT_ONCE and abs(now - used[0]) < WINDOW:",
        "if False:",
        SHOW,
    ),
    fault(
        "requests are sent faster than Discord takes",
        "cogs/show/pace.py",
        "if not self.waiting and self._left >= 1.0:",
        "if not self.waiting:",
        SHOW,
    ),
    fault(
        "a reminder for a past decision stays",
        "cogs/show/reminders.py",
        "if before is None or before.shows != occasion(board):",
        "if before is None:",
        SHOW,
        E2E,
    ),
    fault(
        "announcements that are over are told",
        "cogs/show/announcements.py",
        "if number not in over]",
        "]",
        SHOW,
        TABLES,
        E2E,
    ),
    fault(
        "a message refused for its emoji is given up",
        "cogs/show/fallback.py",
        "if not (is_final(error) and _is_about_emoji(error) and take_pictures_out(view)):",
        "if True:",
        SHOW,
        E2E,
    ),
    fault(
        "cards of a server that wants text are pictures",
        "cogs/show/readers.py",
        ".with_deck(self._decks(hand.cards))",
        ".with_deck(self._decks(next(iter(type(hand.cards)))))",
        SHOW,
        E2E,
    ),
    fault(
        "who clicks too late sees nothing in the log",
        "cogs/show/answers.py",
        "if isinstance(error, discord.HTTPException) and error.code == UNKNOWN_INTERACTION:",
        "if False:",
        SHOW,
    ),
    fault(
        "in a thread the wrong permission is asked for",
        "cogs/press/channel_permissions.py",
        "allowed.send_messages_in_threads if thread else allowed.send_messages",
        "allowed.send_messages",
        E2E,
    ),
    fault(
        "a locked thread is written to",
        "cogs/press/channel_permissions.py",
        "if interaction.channel.locked and not interaction.app_permissions.manage_threads:",
        "if False:",
        E2E,
    ),
    fault(
        "an old button of Play again asks nobody",
        "cogs/press/consent.py",
        'elif press.pressed.verb == "again":  # the lobby is not played for what the result was',
        "elif False:",
        E2E,
    ),
    fault(
        "commands that Discord refuses are sent for ever",
        "bot/ops/command_sync.py",
        "400 <= error.status < 500 and error.status != 429",
        "False",
        OPS,
        E2E,
    ),
)
# fmt: on
