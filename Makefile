# Everything runs inside .venv, which is brought up to date only when pyproject.toml changes.

PYTHON ?= python3
BIN := .venv/bin
RUN := $(BIN)/python -m
INSTALLED := .venv/installed
INSTALLED_BENCH := .venv/installed-bench
CHROMIUM_FOUND := .venv/chromium
# Tests often wait for their browsers: on two cores, three at once are quicker than two.
WORKERS ?= 3

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: bench check help run screenshots test

run: $(INSTALLED) ## let phones in your network play; prints where
	@$(RUN) rollwrite serve

test: check $(CHROMIUM_FOUND) ## run check, then every test
	$(RUN) pytest -n $(WORKERS) --dist worksteal

check: $(INSTALLED) ## check format, lint, types and layers
	$(RUN) ruff format --check
	$(RUN) ruff check
	$(RUN) mypy
	$(BIN)/lint-imports --no-logo

bench: $(INSTALLED_BENCH) $(CHROMIUM_FOUND) ## measure engine, server and phones, each with its budget
	@$(RUN) tests.bench

screenshots: $(CHROMIUM_FOUND) ## picture every screen, and those of the README
	$(RUN) tests.screenshots

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' Makefile

$(INSTALLED): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "rollwrite needs Python 3.11 or newer; name one, as in: make run PYTHON=python3.12" >&2; \
		exit 1; }
	$(PYTHON) -m venv .venv
	$(RUN) pip install --quiet --upgrade pip
	$(RUN) pip install --quiet --editable . --group dev
	@touch $@

$(INSTALLED_BENCH): $(INSTALLED)
	$(RUN) pip install --quiet --group bench
	@touch $@

$(CHROMIUM_FOUND): $(INSTALLED)
	$(RUN) tests.browser.chromium > $@
