"""The room for translations, as it is written down."""

from tests.languages import limits
from tests.languages.messages import template

KNOWN = limits.read()


def test_what_is_written_down_is_in_the_template_and_english_fits() -> None:
    asked = template()
    for key, limit in KNOWN.items():
        message = asked.get(key)
        assert message is not None, f"{key[1]!r} is gone: `make limits`"
        assert max(map(limits.own_length, filter(None, (message.one, message.many)))) <= limit.most, key


def test_all_that_commands_say_is_written_down() -> None:
    for key, limit in limits.of_commands().items():
        assert KNOWN[key].most <= limit.most, f"{key[1]!r}: `make limits`"
