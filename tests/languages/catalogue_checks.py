"""What must be true of a language's catalogue: it is whole, and each translation fits where the sentence stands.

What is general – brackets, punctuation, doubled words, numbers – is translate-toolkit's; what is about this project's
sentences is our own.
"""

import gettext
import re
from collections import Counter
from collections.abc import Iterator, Mapping

from babel import Locale
from babel.messages.plurals import get_plural
from translate.filters import checks
from translate.storage import pypo

from tests.languages.limits import Limit, own_length
from tests.languages.markup import LETTER, PLACE, check_markup, places
from tests.languages.messages import Catalogue, Finding, Key, Message
from tests.strict.commands import check_name
from tests.strict.findings import Findings

GENERAL = (
    "brackets",
    "doublespacing",
    "doublewords",
    "emails",
    "numbers",
    "puncspacing",
    "tabs",
    "urls",
)
"""The toolkit's checks that fit. Its others ask for English capitals and quotation marks, or are ours in `markup`."""
PUNCTUATION = ".,;:!?"
"""After these, blanks stay. Beside asterisks and brackets they change with the order of words."""
OPTION = "option"
"""The scene of the names of commands' options."""
FEW_WORDS = 3
"""A sentence with more words than these is not the same in two languages."""
NUMBERS = range(1000)
"""So many numbers are asked for their plural form."""


def check_catalogue(
    found: Catalogue, template: Mapping[Key, Message], limits: Mapping[Key, Limit]
) -> Iterator[Finding]:
    """Yield what is wrong with a language's file, held against the template and the room that there is."""
    language, path = found.language, found.path
    yield from (Finding(path, 1, "Plural-Forms", wrong) for wrong in _plural_forms(found))
    written = Counter(each.key for each in found.messages)
    for key, message in template.items():
        if key not in written:
            yield Finding(path, 1, message.called, "is missing")
    for old in found.obsolete:
        yield Finding(path, old.line, old.called, "is obsolete; take the lines with #~ away")
    exact = _exact_forms(language)
    config = checks.CheckerConfig(targetlanguage=language, punctuation=PUNCTUATION)
    checker = checks.StandardChecker(config, limitfilters=GENERAL)
    for message in found.messages:
        if message.key not in template:
            yield Finding(path, message.line, message.called, "is not in the template; take it away")
        else:
            for wrong in _wrong(message, template[message.key], exact, checker):
                yield Finding(path, message.line, message.called, wrong)
            for wrong in _too_long(message, limits.get(message.key)):
                yield Finding(path, message.line, message.called, wrong)


def _plural_forms(found: Catalogue) -> Iterator[str]:
    """Yield where the file says other plural forms than the language has."""
    if found.plural_forms is None:
        yield "the head of the file does not say them"
        return
    plural = Locale.parse(found.language).plural_form
    gettext_form = gettext.c2py(found.plural_forms[1])
    ours: dict[str, int] = {}
    for n in NUMBERS:
        if ours.setdefault(plural(n), gettext_form(n)) != gettext_form(n):
            yield f"for {n} it is not the form that the language has"
            return
    if len(set(ours.values())) != len(ours) or found.plural_forms[0] < len(ours):
        yield f"the language has {len(ours)} forms"


def _exact_forms(language: str) -> dict[int, bool]:
    """Return of each plural form whether it stands for one number alone."""
    form = gettext.c2py(get_plural(language).plural_expr)
    numbers = Counter(map(form, NUMBERS))
    return {each: count == 1 for each, count in numbers.items()}


def _wrong(
    message: Message, asked: Message, exact: Mapping[int, bool], checker: checks.StandardChecker
) -> Iterator[str]:
    """Yield what is wrong with one translation."""
    if message.fuzzy:
        yield "is fuzzy: read it, then take the mark away"
    if asked.many != message.many:
        yield f"the sentence for several is {asked.many!r} by now"
        return
    wanted = 1 if asked.many is None else len(exact)
    if len(message.forms) != wanted:
        yield f"has {len(message.forms)} forms, not {wanted}"
        return
    for at, form in enumerate(message.forms):
        which = "" if asked.many is None else f"form {at}: "
        if not form.strip():
            yield f"{which}is not translated"
            continue
        alone = asked.many is not None and exact[at]
        english = message.one if asked.many is None or alone else asked.many
        yield from (f"{which}{each} in {form!r}" for each in _places(english, asked, form, alone))
        yield from (f"{which}{each} in {form!r}" for each in check_markup(english, form))
        yield from (f"{which}{each} in {form!r}" for each in _general(english, form, checker))
        if message.key[0] == OPTION and not _is_option_name(form):
            yield f"{form!r} is not one word of small letters, digits, -, _ and '"
        if form == english and _words(english) > FEW_WORDS and not message.as_in_english:
            yield f"{which}is English still; if that is meant, note `# as in English` above it"


def _is_option_name(form: str) -> bool:
    check_name(found := Findings(), (), form)
    return not found


def _words(text: str) -> int:
    return sum(bool(LETTER.search(each)) for each in PLACE.sub("", text).split())


def _places(english: str, asked: Message, form: str, alone: bool) -> Iterator[str]:
    """Yield where places differ. {n} may be absent where the form stands for one number alone."""
    try:
        got = places(form)
    except ValueError as error:
        yield f"places are broken ({error})"
        return
    wanted = places(english)
    allowed = set(wanted) | ({"n"} if asked.many is not None else set())
    missing = set(wanted) - set(got) - ({"n"} if alone else set())
    yield from (f"{{{each}}} is missing" for each in sorted(missing))
    yield from (f"{{{each}}} is no place of it" for each in sorted(set(got) - allowed))


def _too_long(message: Message, limit: Limit | None) -> Iterator[str]:
    for form in message.forms:
        if limit is not None and own_length(form) > limit.most:
            yield f"{own_length(form)} characters without places, and {limit.most} fit ({limit.stands}): {form!r}"


def _general(english: str, form: str, checker: checks.StandardChecker) -> Iterator[str]:
    unit = pypo.pounit(PLACE.sub(_word, english))
    unit.target = PLACE.sub(_word, form)
    for name, wrong in sorted(checker.run_filters(unit).items()):
        yield f"{wrong[0].lower()}{wrong[1:]} ({name})"


def _word(place: re.Match[str]) -> str:
    """Return a word to stand for a place, whose braces are no brackets of the sentence."""
    return f"P{place[0][1:-1]}"
