# Everything runs from .venv, made from the one lock file; a stamp tells whether it is still right.
PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python
STAMP := $(VENV)/.installed
BENCH_STAMP := $(VENV)/.installed-bench

.PHONY: install play bot test quick mutants soak drill lint bench simulate lock words rules limits deck

install: $(STAMP)

$(STAMP): requirements.lock
	$(PYTHON) -m venv $(VENV)
	$(RUN) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $(STAMP)

play: $(STAMP)     ## the demo: no token, no server; LOCALE=de shows it in German
	$(RUN) -m bot demo $(if $(LOCALE),--locale $(LOCALE))

bot: $(STAMP)      ## the bot itself, with the token from .env
	$(RUN) -m bot

# Chance comes from the tests, so hashes do too. Workers and dozens of processes would compile everything again.
test quick soak: export PYTHONHASHSEED = 0
test quick soak: export PYTHONDONTWRITEBYTECODE =

test: $(STAMP)     ## the whole suite; WORKERS= sets how many, ORDER= a seed for another order
	$(RUN) -m pytest -n $(WORKERS) --dist worksteal

quick: $(STAMP)    ## what to run after each change: rules, tables, what people see; a minute
	$(RUN) -m pytest -q -n $(WORKERS) --dist worksteal $(QUICK)

WORKERS ?= auto
QUICK := tests/engine tests/cogs tests/strict tests/bot/chips tests/bot/members tests/test_structure.py

mutants: $(STAMP)  ## whether the suite finds deliberate faults, one after the other; about half an hour
	$(RUN) -m tests.mutations --jobs 2

SECONDS ?= 480
EVENINGS ?= 300
SEED ?= 1
CHAOS := $(RUN) -m tests.chaos --seconds $(SECONDS) --seed $(SEED)
soak: $(STAMP)     ## play while everything fails, evenings in virtual time, all examples of properties, and tests marked soak: an hour
	$(CHAOS)
	$(CHAOS) --tables 100
	$(CHAOS) --database postgresql
	$(CHAOS) --database postgresql --processes 3
	EVENINGS=$(EVENINGS) $(RUN) -m pytest -q tests/chaos/test_promises.py
	EXAMPLES=1 $(RUN) -m pytest -q -m hypothesis
	EXAMPLES=1 $(RUN) -m pytest -q -m soak

COPY ?= backups
drill: $(STAMP)    ## whether the newest copy in backups/ is good; COPY=… is another folder, or a copy
	$(RUN) -m bot drill $(COPY)

lint: $(STAMP)
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .
	$(RUN) -m mypy
	$(RUN) -m tests.languages
	$(RUN) -m tests.languages.dialect

bench: $(BENCH_STAMP) ## all measurements, an hour; ONLY=clicks,requests are parts; a run that was cut off continues
	$(RUN) -m benchmarks $(if $(ONLY),--only $(ONLY))

simulate: $(STAMP) ## 10,000 servers with 2,000 tables in virtual time, on one process and on four: what breaks first
	$(RUN) -m benchmarks.simulate

$(BENCH_STAMP): $(STAMP) requirements-bench.lock
	$(RUN) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.lock
	@touch $(BENCH_STAMP)

words: $(STAMP)    ## after changing a sentence: the template, and every language
	$(VENV)/bin/pybabel --quiet extract --no-location --sort-output --omit-header -k say -k plain -k count:1,2 -k scene:1c,2 -k locale_str \
		-c Translators: --output locale/newmarket.pot cogs
	$(RUN) -m tests.languages.refresh

rules: $(STAMP)    ## after changing rules, or what is said of them: their tables in docs/, and how to play
	$(RUN) -m tests.rules

limits: $(STAMP)   ## after changing buttons or menus: how much room translations have there
	WRITE_LIMITS=1 $(RUN) -m pytest -q -n auto tests/cogs tests/e2e

deck: $(STAMP)     ## after changing a drawing: the pictures of cards, tiles and marks, and the bot's own
	$(RUN) -m art.deck

LOCK := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header
lock:              ## after changing pyproject.toml; needs uv
	$(LOCK) --all-extras --output-file requirements.lock pyproject.toml
	$(LOCK) --constraint requirements.lock --output-file requirements-run.lock pyproject.toml
	$(LOCK) --group build --constraint requirements.lock --output-file requirements-build.lock
	$(LOCK) --group bench --constraint requirements.lock --output-file requirements-bench.lock
