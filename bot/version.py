"""The version of the bot, set only here. `CHANGELOG.md` says what is new in it; its tag is `v` and the number."""

VERSION = "1.0.0"
