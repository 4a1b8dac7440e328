"""A member's statement, and what the bank gave and took."""

from collections.abc import Sequence

from bot.chips.accounts import Reason
from bot.chips.bank import BankAudit, FlowRow, OrderRow, ReceiverRow
from bot.chips.wallets import MovementRow, Statement
from cogs.render.leaderboards import in_list, leaderboard_button, with_tables
from cogs.render.parts import GOLD, Layout, button, layout, shown
from cogs.render.words import Words


def statement_message(statement: Statement, words: Words, *, details: bool = False) -> Layout:
    """Return a member's wealth and latest movement of chips; with `details` all recent movements."""
    own = statement.own
    head = words.say("### {name}: {chips}", name=shown(own.name), chips=words.chips(own.wallet))
    lines = [_movement(each, words) for each in statement.movements]
    if statement.kept:
        told = "-# " + words.say("{name} keeps their statistics to themselves.", name=shown(own.name))
    elif not lines:
        told = words.say("No chips have moved yet.")
    elif details:
        told = "\n".join(lines)
    else:
        # Translators: {movement} is a day, a number and why chips moved: "11/23 +100 given by @Ann".
        told = "-# " + words.say("Latest: {movement}", movement=lines[0])
    texts = [with_tables(head, own, words), told]
    buttons = [leaderboard_button(words)]
    if len(lines) > 1 and not details:
        buttons.append(button(f"chips:details:{own.member}", words.say("Details")))
    if statement.movements:
        # Translators: a button; short.
        buttons.append(button(f"chips:chart:{own.member}", words.say("As a picture"), emoji="🖼️"))
    return layout(texts, [buttons], colour=GOLD)


def _movement(movement: MovementRow, words: Words) -> str:
    unknown = movement.by is None or movement.by < 0
    by = f"<@{movement.by}>"
    whys: dict[str, str] = {
        Reason.WELCOME: words.scene("why chips moved", "a welcome gift"),
        Reason.DAILY: words.scene("why chips moved", "the daily chips"),
        Reason.GRANT: words.scene("why chips moved", "given by an admin")
        if unknown
        else words.scene("why chips moved", "given by {name}", name=by),
        Reason.TAKE: words.scene("why chips moved", "taken by an admin")
        if unknown
        else words.scene("why chips moved", "taken by {name}", name=by),
        Reason.BUY_IN: words.scene("why chips moved", "bought in"),
        Reason.REFUND: words.scene("why chips moved", "buy-in returned"),
        Reason.SET_ASIDE: words.scene("why chips moved", "set aside and not needed"),
        Reason.STACK: words.scene("why chips moved", "cashed out"),
        Reason.SEAT_SOLD: words.scene("why chips moved", "left the table"),
        Reason.SEAT_BOUGHT: words.scene("why chips moved", "joined the match"),
    }
    why = whys.get(movement.reason, "")
    if movement.channel_id is not None:
        # Translators: {why} is what happened at a table, like "bought in"; {channel} is where.
        why = words.scene("why chips moved", "{why} at {channel}", why=why, channel=f"<#{movement.channel_id}>")
    return f"<t:{int(movement.at)}:d> **{words.signed(movement.chips)}** {why}"


def bank_audit_message(audit: BankAudit, words: Words) -> Layout:
    """Return what a server's bank gave and took, who got most, and the admins' last orders."""
    given: dict[str, str] = {
        Reason.WELCOME: words.scene("chips of the bank", "welcome gifts"),
        Reason.DAILY: words.scene("chips of the bank", "daily chips"),
        Reason.GRANT: words.scene("chips of the bank", "given by admins"),
    }
    taken: dict[str, str] = {
        Reason.TAKE: words.scene("chips of the bank", "taken by admins"),
        Reason.LEFT: words.scene("chips of the bank", "left in deleted channels"),
        Reason.FORGOTTEN: words.scene("chips of the bank", "wallets of forgotten members"),
    }
    texts = [
        words.say("### 🏦 This server's bank"),
        # Translators: {day} is a date.
        words.say("This month began on {day}.", day=f"<t:{int(audit.month)}:d>"),
        _flows(words.say("**Paid out**"), audit.given, given, words),
        _flows(words.say("**Paid in**"), audit.taken, taken, words),
    ]
    if audit.receivers:
        rows = [_receiver(rank, each, words) for rank, each in enumerate(audit.receivers, 1)]
        texts.append("\n".join([words.say("**Received most**"), *rows]))
    if audit.orders:
        texts.append(
            "\n".join([words.say("**Latest admin actions**"), *(_order(each, words) for each in audit.orders)])
        )
    return layout(texts, colour=GOLD)


def _flows(head: str, flows: Sequence[FlowRow], names: dict[str, str], words: Words) -> str:
    other = words.scene("chips of the bank", "other")
    rows = [(names.get(each.reason, other), each.lately, each.ever) for each in flows]
    if len(flows) > 1:
        in_all = sum(each.lately for each in flows), sum(each.ever for each in flows)
        rows.append((words.scene("chips of the bank", "**total**"), *in_all))
    lines = [
        # Translators: {what} is a kind of chips, like "welcome gifts"; {month} is a number, {ever} has the word chips.
        words.say("{what}: {month} this month, {ever} all time", what=what, month=month, ever=words.chips(ever))
        for what, month, ever in rows
    ]
    return "\n".join([head, *(lines or [words.say("nothing yet")])])


def _receiver(rank: int, receiver: ReceiverRow, words: Words) -> str:
    # Translators: stands in place of a forgotten member's name, in a list and in a sentence.
    name = words.say("Somebody") if receiver.name is None else shown(receiver.name)
    # Translators: {month} is a number alone, {ever} has the word chips.
    row = words.say(
        "{rank}. {name} · {month} this month, {ever} all time",
        rank=rank,
        name=name,
        month=words.number(receiver.lately),
        ever=words.chips(receiver.ever),
    )
    return in_list(row)


def _order(order: OrderRow, words: Words) -> str:
    day = f"<t:{int(order.at)}:d>"
    # Translators: who gave or took chips, in place of a name: {by} in "{by} gave {name} {chips}".
    by = words.say("an admin") if order.by < 0 else f"<@{order.by}>"
    # Translators: stands in place of a forgotten member's name, in a list and in a sentence.
    name = words.say("Somebody") if order.name is None else shown(order.name)
    amount = words.chips(abs(order.chips))
    if order.chips > 0:
        # Translators: {day} is a date, {by} a mention or "an admin", {chips} has the word chips.
        return words.say("{day} {by} gave {name} {chips}", day=day, by=by, name=name, chips=amount)
    # Translators: {day} is a date, {by} a mention or "an admin", {chips} has the word chips.
    return words.say("{day} {by} took {chips} from {name}", day=day, by=by, name=name, chips=amount)
