# make play: play. make test: prove everything. make bench: measure. Each sets up what it needs, once.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
NATIVE := CMakeLists.txt $(wildcard native/*.?pp native/*/*.?pp)

.PHONY: play test lint bench clean

play: $(VENV)/.installed
	@$(BIN)/keypeg play

test: lint
	@$(BIN)/pytest

lint: $(VENV)/.dev
	@$(BIN)/ruff format --check src tests
	@$(BIN)/ruff check src tests
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

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

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
