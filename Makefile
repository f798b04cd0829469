# make play: play. make test: prove everything. make bench: measure. Each sets up what it needs, once.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
NATIVE := CMakeLists.txt $(wildcard native/*.?pp native/*/*.?pp)
WEB := web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json $(shell find web/src web/public -type f 2>/dev/null)
PAGE := src/keypeg/server/page/index.html

.PHONY: play test lint types chromium bench clean

play: $(VENV)/.installed $(PAGE)
	@$(BIN)/keypeg serve

test: lint $(PAGE) chromium
	@cd web && npm run --silent test
	@$(BIN)/pytest --numprocesses auto --ignore=tests/browser
	@# By themselves: Playwright keeps an event loop running in its process.
	@$(BIN)/pytest --numprocesses auto tests/browser

lint: $(VENV)/.dev web/node_modules/.ready
	@$(BIN)/ruff format --check src tests benchmarks
	@$(BIN)/ruff check src tests benchmarks
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/python -m keypeg.server.openapi --records > web/openapi.json
	@cd web && npm run --silent types -- --check || { echo "web/src/lib/api-types.ts is stale: make types"; exit 1; }
	@cd web && npm run --silent check

# The types of the page, made from what the server sends.
types: $(VENV)/.dev web/node_modules/.ready
	@$(BIN)/python -m keypeg.server.openapi --records > web/openapi.json
	@cd web && npm run --silent types

$(VENV)/bin/python:
	@command -v $(PYTHON) >/dev/null || { echo "keypeg needs Python 3.11 or newer: on Debian, apt-get install python3-venv"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "keypeg needs Python 3.11 or newer: name one with make PYTHON=python3.11"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "keypeg needs Python's venv module: on Debian, apt-get install python3-venv"; exit 1; }

$(VENV)/.installed: pyproject.toml $(NATIVE) | $(VENV)/bin/python
	@command -v c++ >/dev/null || command -v g++ >/dev/null || command -v clang++ >/dev/null || { echo "keypeg needs a C++ compiler: on Debian, apt-get install g++"; exit 1; }
	@echo "Installing keypeg and building its native kernel (about a minute the first time) ..."
	@$(BIN)/pip install -qq --disable-pip-version-check --editable . || { echo "keypeg could not be installed: is a package index reachable? (pip config list shows which)"; exit 1; }
	@touch $@

# The tools of the extra "dev", read from pyproject.toml, so that they come without a second build.
$(VENV)/.dev: $(VENV)/.installed pyproject.toml
	@echo "Installing the tools for the tests ..."
	@$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["dev"], sep="\n")' > $(VENV)/dev.txt
	@$(BIN)/pip install -qq --disable-pip-version-check --requirement $(VENV)/dev.txt || { echo "the tools for the tests could not be installed: is a package index reachable?"; exit 1; }
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json web/.npmrc
	@command -v npm >/dev/null || { echo "keypeg needs Node 20 or newer with npm to build its page: on Debian, apt-get install nodejs npm"; exit 1; }
	@echo "Installing what the page is built with ..."
	@cd web && npm install --silent --no-audit --no-fund || { echo "the page's packages could not be installed: is an npm registry reachable?"; exit 1; }
	@touch $@

$(PAGE): web/node_modules/.ready $(WEB)
	@echo "Building the page ..."
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

# The browser tests run in Debian's Chromium; without it they are skipped, and CI does not allow that.
chromium:
	@command -v chromium >/dev/null || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Installing Chromium for the browser tests ..."; \
	    apt-get update -qq >/dev/null && apt-get install -y -qq chromium >/dev/null 2>&1; \
	  fi; \
	  command -v chromium >/dev/null || echo "The browser tests need Chromium and are skipped: on Debian, apt-get install chromium"; }

bench: $(VENV)/.bench
	@$(BIN)/python -m benchmarks

$(VENV)/.bench: $(VENV)/.dev
	@echo "Installing the tools for the benchmarks ..."
	@$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["plots"], sep="\n")' > $(VENV)/bench.txt
	@$(BIN)/pip install -qq --disable-pip-version-check --requirement $(VENV)/bench.txt
	@touch $@

clean:
	rm -rf $(VENV) build dist web/node_modules src/keypeg/server/page .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
