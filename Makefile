# `make play` and `make test` do all their set-up; everything else builds on the same folder.
.DEFAULT_GOAL := help
SHELL := /bin/sh
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
RUN := $(VENV)/installed-run
DEV := $(VENV)/installed-dev
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
ARGS ?=

.PHONY: help play test test-long check format bench regen mutants lock clean

help: ## what can be made
	@sed -n 's/^\([a-z-]*\):.*## /\1  /p' $(MAKEFILE_LIST) | awk '{ t = $$1; $$1 = ""; printf "%-10s %s\n", t, $$0 }'

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo 'HASHI needs Python 3.11 or newer; name one with: make PYTHON=python3.11'; exit 2; }
	@echo 'Making $(VENV) (once) ...'
	@$(PYTHON) -m venv $(VENV)

$(RUN): requirements/run.txt pyproject.toml | $(BIN)/python
	@echo 'Installing what the game needs (once) ...'
	@$(PIP) install --require-hashes -r requirements/run.txt
	@touch $@

$(DEV): requirements/dev.txt $(RUN)
	@echo 'Installing what the tests need (once) ...'
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

play: $(RUN) ## play alone in the terminal (ARGS='--lang de --board B')
	@PYTHONPATH=src $(BIN)/python -m hashi play --terminal $(ARGS)

test: $(DEV) ## every test but the long ones, with coverage
	@$(BIN)/python -m pytest -n auto -m 'not long' --cov --cov-report=term $(ARGS)
	@$(BIN)/python -m coverage report --include='src/hashi/rules/*,src/hashi/record/*,src/hashi/deal/*,src/hashi/boards/*' --fail-under=100

test-long: $(DEV) ## the long tests too
	@$(BIN)/python -m pytest -n auto $(ARGS)

check: $(DEV) ## format, lint, types, layers
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

format: $(DEV) ## put the code into shape
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

bench: $(DEV) ## how fast the engine is
	@$(BIN)/python benchmarks/engine.py

regen: $(DEV) ## make the golden files anew (read the diff before you commit it)
	@$(BIN)/python -m tests.regen

mutants: $(DEV) ## mutation testing of the rules (about half an hour)
	@$(BIN)/mutmut run
	@$(BIN)/mutmut results

lock: $(DEV) ## resolve the dependencies anew
	@$(PIP) install uv
	@$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-emit-index-url --python-version 3.11 --output-file requirements/run.txt pyproject.toml
	@$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-emit-index-url --python-version 3.11 --group dev --constraints requirements/run.txt --output-file requirements/dev.txt pyproject.toml

clean: ## remove everything that was made
	@rm -rf $(VENV) .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache mutants dist
