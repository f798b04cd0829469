# make play   start the server and print its address      make test   run the checks and tests
# make quick  lint, types and unit tests, in a minute     make dist   build the wheel and the sdist, and check them
# make bench  measure                                     make docs   build the documentation
# make offline  let the page play without a server        make site   a folder for any web host, without a server
# make offline-test  test the kernel for browsers, and every story without a network
# make browsers  the core of the page's stories in Firefox and WebKitGTK
# make slow-test  the tests that take long
# make coverage  measure how much of the rules, the tables and the API the tests reach
# make sanitize  run the kernel's programs with the sanitizers for addresses and undefined behaviour
# make soak   kill servers and databases a thousand times under load
# make schema-test  let schemathesis look for requests that the API does not treat as its document says
# make abi3-test  try the one wheel for later Pythons with several of them
# make release  build and check everything that a release publishes
# make adapters-test  check the adapters for other frameworks against the real packages
# Each installs what it needs, once.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# uv installs in seconds what takes pip a minute. Where uv finds no index, as behind a mirror that only pip is told of, pip
# does it; and pip says what went wrong when neither could.
PIP := $(BIN)/pip install -qq --disable-pip-version-check --no-compile
INSTALL = $(BIN)/uv pip install --quiet --python $(BIN)/python $(1) 2>/dev/null || $(PIP) $(1)
CPP := $(wildcard native/*.?pp native/*/*.?pp)
NATIVE := CMakeLists.txt $(CPP)
WEB := web/index.html web/vite.config.ts web/app-plugin.ts web/language-plugin.ts $(wildcard src/keypeg/words/*.ftl) web/svelte.config.js web/tsconfig.json $(shell find web/src web/public -type f 2>/dev/null)
PAGE := src/keypeg/server/page/index.html
OFFLINE := src/keypeg/server/page/offline.json
SITE := build/site
# tests/dist by itself, since ruff leaves out folders of that name.
PYTHON_CODE := src tests tests/dist benchmarks examples native docs
# Without its cache Python would compile Keypeg and the tools again in every process that a test starts.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play slow-test soak browsers schema-test adapters-test shots wasm offline offline-test site test quick lint types format lint-python lint-page native-test sanitize coverage web-test stories chromium bench dist release dist-test abi3-test docs linkcheck constraints clean

# Installing waits for the network most of the time, so two things are installed at once.
play:
	@$(MAKE) --silent --jobs=2 $(VENV)/.installed $(PAGE)
	@$(BIN)/keypeg serve

# What needs the kernel for browsers, or many seconds until Python has started in one. Everything else of playing without
# a server is tested by make test: the worker's answers in tests/offline, without a browser.
OFFLINE_TESTS := tests/wasm tests/browser/offline tests/browser/test_keep.py

NO_BROWSER := $(addprefix --ignore=tests/,browser browsers dist docs wasm)

# Installing and checking use little more than one core, so two things are done at once; what each says comes in one piece.
test:
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=line lint-page $(VENV)/.dev web-test stories $(VENV)/.compiled lint-python
	@$(BIN)/pytest --numprocesses auto -m "not slow" $(NO_BROWSER)

# Read every test once, for pytest keeps what it has compiled: else each of its processes would compile all of them.
# Whatever cannot be read is told by the run itself.
$(VENV)/.compiled: $(VENV)/.dev
	@$(BIN)/pytest --collect-only --quiet $(NO_BROWSER) >/dev/null || true
	@touch $@

# The quick stories in browsers, by themselves: Playwright keeps an event loop running in its process.
stories: $(VENV)/.dev $(PAGE) chromium
	@$(BIN)/pytest --numprocesses auto -m "not slow" tests/browser $(OFFLINE_TESTS:%=--ignore=%)

# The tests that take long, which tests/slow.txt lists: most of those in browsers among them. The kernel's own programs, too:
# they take a minute and a half to build, and make test asks the same kernel the same questions through Python.
slow-test: $(VENV)/.dev $(PAGE) chromium native-test
	@$(BIN)/pytest --numprocesses auto -m slow $(NO_BROWSER)
	@$(BIN)/pytest --numprocesses auto -m slow tests/browser $(OFFLINE_TESTS:%=--ignore=%)

# A thousand kills of servers, workers and databases under load, in rounds of 100; make slow-test has one round. A quarter of an hour.
# KEYPEG_SOAK_ROUNDS=3 make soak: fewer rounds. Ctrl-C stops after cleaning up, and tells what has passed.
soak: $(VENV)/.dev
	@KEYPEG_SOAK_ROUNDS=$${KEYPEG_SOAK_ROUNDS:-10} $(BIN)/pytest --verbose --timeout 1800 \
	  tests/server/test_kill.py tests/server/test_workers.py

# Everything that the OpenAPI document describes, tried with made-up requests; make test has a small version. Ten minutes.
schema-test: $(VENV)/.dev
	@$(BIN)/python -m tests.server.schema_run --max-examples 400 --seed 1

# Every adapter against its framework, each in an environment of its own, for they do not fit together. A few minutes the
# first time, most of them for downloads; then half a minute, and a minute more when the kernel has changed.
ADAPTERS := verifiers textarena openenv inspect
adapters-test: $(VENV)/bin/python
	@$(MAKE) --no-print-directory --jobs=2 $(ADAPTERS:%=build/adapters/%/.ready)
	@for name in $(ADAPTERS); do \
	  echo "$$name:"; \
	  PYTHONPATH=. build/adapters/$$name/bin/python -m pytest --quiet -c /dev/null --rootdir . --noconftest \
	    -p no:cacheprovider --disable-warnings tests/lab/adapters/check_$$name.py || exit 1; \
	done

# One wheel of this checkout for all of them, with its kernel; what was compiled is kept for the next one.
ADAPTER_WHEEL := build/adapters/wheel/.ready
$(ADAPTER_WHEEL): pyproject.toml $(NATIVE) $(shell find src/keypeg -name '*.py' -o -name '*.ftl' -o -name '*.toml') | $(VENV)/bin/python
	@echo "Building a wheel with its kernel ..."
	@rm -rf build/adapters/wheel
	@$(BIN)/pip wheel -qq --disable-pip-version-check --no-deps --config-settings build-dir=build/adapters/native --wheel-dir build/adapters/wheel . || { echo "keypeg could not be built: is a package index reachable?"; exit 1; }
	@touch $@

build/adapters/%/.installed: pyproject.toml | $(VENV)/bin/python
	@echo "Installing $* into an environment of its own ..."
	@$(PYTHON) -m venv build/adapters/$*
	@$(BIN)/python -c 'import sys, tomllib; project = tomllib.load(open("pyproject.toml", "rb"))["project"]; print(*project["dependencies"], *project["optional-dependencies"][sys.argv[1]], "pytest", sep="\n")' $* > build/adapters/$*.txt
	@build/adapters/$*/bin/pip install -qq --disable-pip-version-check --requirement build/adapters/$*.txt || { echo "$* could not be installed: is a package index reachable?"; exit 1; }
	@touch $@

build/adapters/%/.ready: build/adapters/%/.installed $(ADAPTER_WHEEL)
	@build/adapters/$*/bin/pip install -qq --disable-pip-version-check --no-deps --force-reinstall build/adapters/wheel/*.whl
	@touch $@

# Else make would delete them as intermediate files, and install everything again next time.
.PRECIOUS: build/adapters/%/.installed

# What to run while you work: under 90 seconds on two cores once everything is installed.
quick: $(VENV)/.dev
	@$(BIN)/ruff format --check $(PYTHON_CODE)
	@$(BIN)/ruff check $(PYTHON_CODE)
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/pytest --quiet --numprocesses auto -m "not slow" tests/rules tests/engine tests/*.py src

lint: lint-page lint-python

lint-python: $(VENV)/.dev web/node_modules/.ready
	@$(BIN)/ruff format --check $(PYTHON_CODE)
	@$(BIN)/ruff check $(PYTHON_CODE)
	@$(BIN)/clang-format --dry-run --Werror $(CPP)
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/zizmor --offline --quiet .github
	@$(BIN)/python -m keypeg.server.openapi --records > web/openapi.json
	@cd web && npm run --silent types -- --check || { echo "web/src/client/api-types.ts is stale: make types"; exit 1; }

lint-page: web/node_modules/.ready
	@cd web && npm run --silent check
	@cd web && npm run --silent lint

# The tests of the page's own code, which need no browser.
web-test: web/node_modules/.ready
	@cd web && npm run --silent test

# The types of the page, made from what the server sends.
types: $(VENV)/.dev web/node_modules/.ready
	@$(BIN)/python -m keypeg.server.openapi --records > web/openapi.json
	@cd web && npm run --silent types

format: $(VENV)/.dev web/node_modules/.ready
	@$(BIN)/ruff format $(PYTHON_CODE)
	@$(BIN)/ruff check --fix $(PYTHON_CODE)
	@$(BIN)/clang-format -i $(CPP)
	@cd web && npm run --silent format

# The kernel tests itself without Python; the programs of the prover and of claims and the script that makes a book work.
PROGRAMS := build/programs
native-test: $(VENV)/.dev
	@$(BIN)/cmake -S . -B $(PROGRAMS) -DKEYPEG_PROGRAMS=ON -DCMAKE_BUILD_TYPE=Release >/dev/null
	@$(BIN)/cmake --build $(PROGRAMS) --parallel 2 >/dev/null
	@$(PROGRAMS)/keypeg-selftest
	@$(PROGRAMS)/keypeg-prove 3x4 1 16 1 $(PROGRAMS)/3x4 >/dev/null
	@$(BIN)/python native/prove_book.py 3x4 $(PROGRAMS)/3x4.tree $(PROGRAMS)/3x4.txt $(PROGRAMS)/3x4.json.gz
	@$(BIN)/keypeg verify $(PROGRAMS)/3x4.json.gz >/dev/null
	@$(PROGRAMS)/keypeg-claims write 3x6 854 2 $(PROGRAMS)/3x6.json >/dev/null
	@$(PROGRAMS)/keypeg-claims check $(PROGRAMS)/3x6.json 2 >/dev/null
	@$(BIN)/keypeg verify $(PROGRAMS)/3x6.json >/dev/null
	@$(BIN)/python -m tests.proofs.refute_run $(PROGRAMS)/keypeg-refute 5x2 5x3 5x4

# The same programs, stopping at the first memory error or undefined behaviour. Two minutes to build, then half a minute.
SANITIZED := build/sanitized
sanitize: $(VENV)/.dev
	@$(BIN)/cmake -S . -B $(SANITIZED) -DKEYPEG_PROGRAMS=ON -DKEYPEG_SANITIZE=ON >/dev/null
	@$(BIN)/cmake --build $(SANITIZED) --parallel 2 >/dev/null
	@$(SANITIZED)/keypeg-selftest
	@$(SANITIZED)/keypeg-prove 3x4 1 16 1 $(SANITIZED)/3x4 >/dev/null
	@$(SANITIZED)/keypeg-claims write 3x6 854 2 $(SANITIZED)/3x6.json >/dev/null
	@$(SANITIZED)/keypeg-claims check $(SANITIZED)/3x6.json 2 >/dev/null
	@$(BIN)/python -m tests.proofs.refute_run $(SANITIZED)/keypeg-refute 5x2

# How much of the rules, the tables and the API the tests walk through, branch by branch. About ten minutes.
COVERED := src/keypeg/rules src/keypeg/table src/keypeg/api tests/rules tests/table tests/api tests/training tests/server \
  tests/offline tests/terminal/test_kept.py
coverage: $(VENV)/.dev
	@$(BIN)/coverage erase
	@$(BIN)/coverage run -m pytest --quiet --numprocesses auto -m "not slow" $(COVERED)
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report
	@for part in rules table api; do \
	  total=$$($(BIN)/coverage report --include "src/keypeg/$$part/*" --format total --fail-under 95) \
	    || { echo "$$part: less than 95 %"; exit 1; }; \
	  echo "$$part: $$total %"; \
	done

$(VENV)/bin/python:
	@command -v $(PYTHON) >/dev/null || { echo "keypeg needs Python 3.11 or newer: on Debian, apt-get install python3-venv"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "keypeg needs Python 3.11 or newer: name one with make PYTHON=python3.11"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "keypeg needs Python's venv module: on Debian, apt-get install python3-venv"; exit 1; }
	@$(PIP) uv 2>/dev/null || true

$(VENV)/.installed: pyproject.toml $(NATIVE) | $(VENV)/bin/python
	@command -v c++ >/dev/null || command -v g++ >/dev/null || command -v clang++ >/dev/null || { echo "keypeg needs a C++ compiler: on Debian, apt-get install g++"; exit 1; }
	@echo "Installing keypeg and building its native kernel (about a minute the first time) ..."
	@$(call INSTALL,--editable .) || { echo "keypeg could not be installed: is a package index reachable? (pip config list shows which)"; exit 1; }
	@touch $@

# .venv/.NAME: the packages of the extra NAME, read from pyproject.toml, so that they come without a second build.
$(VENV)/.dev $(VENV)/.plots $(VENV)/.dist $(VENV)/.docs $(VENV)/.offline: $(VENV)/.%: $(VENV)/.installed pyproject.toml
	@echo "Installing the tools of the extra $* ..."
	@$(BIN)/python -c 'import sys, tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"][sys.argv[1]], sep="\n")' $* > $(VENV)/$*.txt
	@$(call INSTALL,--requirement $(VENV)/$*.txt) || { echo "the tools could not be installed: is a package index reachable?"; exit 1; }
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json web/.npmrc
	@command -v npm >/dev/null || { echo "keypeg needs Node 20.19 or newer with npm to build its page: on Debian, apt-get install nodejs npm"; exit 1; }
	@echo "Installing what the page is built with ..."
	@cd web && npm install --silent --no-audit --no-fund || { echo "the page's packages could not be installed: is an npm registry reachable?"; exit 1; }
	@touch $@

$(PAGE): web/node_modules/.ready $(WEB)
	@echo "Building the page ..."
	@cd web && npm run --silent build -- --logLevel warn
	@cd web && node licences.mjs ../src/keypeg/server/page/licences.txt
	@touch $@

# The kernel for browsers; the compiler comes from the package index.
wasm: $(VENV)/.offline
	@$(BIN)/python native/build_wasm.py build/wasm

# What a browser needs to play without a server: Python, the kernel, and Keypeg's own sources.
OFFLINE_SOURCES := native/build_wasm.py web/pack_offline.py web/compile_python.mjs $(NATIVE) $(wildcard native/wasm/*) \
  $(shell find src/keypeg -name '*.py' -o -name '*.ftl' -o -name '*.toml')
offline: $(OFFLINE)
$(OFFLINE): $(PAGE) $(VENV)/.offline $(OFFLINE_SOURCES)
	@echo "Building the offline parts (some minutes the first time) ..."
	@$(BIN)/python web/pack_offline.py build/offline --into src/keypeg/server/page

offline-test: $(VENV)/.dev $(OFFLINE) chromium
	@$(BIN)/pytest --numprocesses auto tests/wasm
	@$(BIN)/pytest --numprocesses auto --dist loadfile tests/browser/offline tests/browser/test_keep.py

# The core of the stories, with and without a network, in the other two engines as Debian ships them. Some minutes; not
# part of make test, which needs no browser but Chromium.
browsers: $(VENV)/.dev $(OFFLINE)
	@for pair in firefox-esr:firefox-esr WebKitWebDriver:webkit2gtk-driver Xvfb:xvfb; do \
	  command -v $${pair%%:*} >/dev/null && continue; \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Installing $${pair##*:} ..."; \
	    apt-get update -qq >/dev/null && apt-get install -y -qq $${pair##*:} >/dev/null 2>&1; \
	  fi; \
	  command -v $${pair%%:*} >/dev/null || { echo "these stories need $${pair%%:*}: on Debian, apt-get install $${pair##*:}"; exit 1; }; \
	done
	@$(BIN)/pytest tests/browsers

# Play, learn and review on any plain web host: copy this folder there. With SERVER=https://play.example.org it sends people
# there to play by link; with BASE=/keypeg/ it lies in that folder of the host.
site: $(OFFLINE)
	@$(BIN)/python web/make_site.py src/keypeg/server/page $(SITE) $(or $(SERVER),none) $(or $(BASE),/)

# The browser tests run in Debian's Chromium; without it they are skipped, and CI does not allow that.
chromium:
	@command -v chromium >/dev/null || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Installing Chromium for the browser tests ..."; \
	    apt-get update -qq >/dev/null && apt-get install -y -qq chromium >/dev/null 2>&1; \
	  fi; \
	  command -v chromium >/dev/null || echo "The browser tests need Chromium and are skipped: on Debian, apt-get install chromium"; }

# Pictures of every view in every theme and size, and contact sheets of them, in shots/.
shots: $(PAGE) chromium
	@rm -rf shots
	@KEYPEG_SHOTS=all $(BIN)/pytest --numprocesses auto tests/browser/test_views.py tests/browser/test_solo.py tests/browser/test_training.py tests/browser/test_ladder.py tests/browser/test_rooms.py tests/browser/test_room_views.py
	@$(BIN)/python -m tests.browser.contact_sheets

bench: $(VENV)/.dev $(VENV)/.plots
	@$(BIN)/python -m benchmarks

# The wheel is built from the sdist, as a stranger's would be; both are built again only when something in them has changed.
dist: dist/.ready
dist/.ready: $(VENV)/.dist $(OFFLINE) pyproject.toml README.md LICENSE tests/dist/contents.py $(NATIVE) $(WEB) \
  $(shell find src/keypeg -type f -not -path '*/__pycache__/*' -not -path '*/server/page/*')
	@rm -rf dist
	@$(BIN)/python -m build --outdir dist . || { echo "the distributions could not be built"; exit 1; }
	@$(BIN)/python -m twine check --strict dist/*
	@$(BIN)/python tests/dist/contents.py dist
	@touch $@

# All that can be done before publishing: make release REPOSITORY=https://example.org/keypeg/keypeg
release: $(VENV)/.dist $(OFFLINE)
	@$(BIN)/python .github/prepare_release.py "$(REPOSITORY)"

# As a stranger: empty environments outside this folder, with neither Node nor a compiler on the PATH.
dist-test: dist $(VENV)/.dev chromium
	@$(BIN)/pytest --timeout 1800 --numprocesses 2 --dist loadfile tests/dist

# The one wheel for Python 3.12 and later: built by the first of these Pythons, checked against the stable ABI, and tried with
# each of them as a stranger would.
PYTHONS ?= python3.12 python3.13
abi3-test: dist $(VENV)/.dev chromium
	@rm -rf build/abi3
	@$(firstword $(PYTHONS)) -m pip wheel --quiet --no-deps --no-cache-dir --wheel-dir build/abi3 dist/keypeg-*.tar.gz
	@ls build/abi3/keypeg-*-cp312-abi3-*.whl >/dev/null
	@cp dist/keypeg-*.tar.gz build/abi3
	@$(BIN)/python tests/dist/contents.py build/abi3
	@for python in $(PYTHONS); do \
	  echo "$$python:"; \
	  KEYPEG_DIST=build/abi3 KEYPEG_STRANGER=$$python $(BIN)/pytest --quiet --timeout 1800 tests/dist/test_wheel.py || exit 1; \
	done

# Run every code block of the documents, follow every link, and build the site; a warning is an error.
docs: $(VENV)/.dev $(VENV)/.docs
	@$(BIN)/pytest --numprocesses auto tests/docs
	@$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going docs docs/_build/html
	@echo "The site is in docs/_build/html/index.html"

# Ask other sites whether the pages we link to are still there; needs a network.
linkcheck: $(VENV)/.docs
	@$(BIN)/sphinx-build --quiet --builder linkcheck docs docs/_build/linkcheck

# Pin what is installed here, for people who want exactly what was tested.
constraints: $(VENV)/.dev
	@$(BIN)/python tests/dist/constraints.py > constraints.txt

clean:
	rm -rf $(VENV) build dist docs/_build web/node_modules src/keypeg/server/page .pytest_cache .mypy_cache .ruff_cache .hypothesis .schemathesis .import_linter_cache
