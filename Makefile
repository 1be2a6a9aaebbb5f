# `make run` needs make, python3 and python3-venv; `make test` installs what else the tests need.
# Everything lands in .tools and .venv inside this folder; a second call reinstalls nothing.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := .tools/bin/uv
BROWSER := tests/browser/node_modules
SYNC = VIRTUAL_ENV=$(VENV) $(UV) pip install --quiet
IN_WEB = cd web && "$(CURDIR)/$(BIN)/node"
LOCKS := run test mutants bench
WORKERS := $(shell expr $$(nproc) + 1)  # one more than cores: many tests wait for a browser, a disk or a clock
PICTURES := lobby table high-low review challenge challenge-phone

# Else every process compiles all that it imports, each time anew: for a server that takes twice as long as the rest of its start.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

.PHONY: help
help:  ## what there is
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 14

.PHONY: run
run: web  ## open the house in the browser
	@$(BIN)/ventuno serve --log none $(ARGS)

.PHONY: web
web: $(VENV)/.run  ## the browser client, if its sources have changed
	@$(BIN)/python hatch_build.py

.PHONY: web-tools
web-tools: $(VENV)/.run  ## what the browser client is checked with
	@$(BIN)/python hatch_build.py --tools

.PHONY: test
test: checks pytest  ## every check: lint, types, layers, docs, tests

.PHONY: checks
checks: $(VENV)/.test web  ## all but pytest, two at a time
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target prepared types client web-test lint layers docs-check

.PHONY: lint
lint: $(VENV)/.test web-tools  ## style and formatting, of Python and of the browser client
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(IN_WEB) node_modules/prettier/bin/prettier.cjs --check --log-level warn .
	$(IN_WEB) node_modules/eslint/bin/eslint.js --max-warnings 0 .

.PHONY: format
format: $(VENV)/.test web-tools  ## put the formatting right
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(IN_WEB) node_modules/eslint/bin/eslint.js --fix .
	$(IN_WEB) node_modules/prettier/bin/prettier.cjs --write --log-level warn .

.PHONY: types
types: $(VENV)/.test  ## strict types
	$(BIN)/mypy

.PHONY: layers
layers: $(VENV)/.test  ## imports point downwards only
	$(BIN)/lint-imports

.PHONY: docs
docs: $(VENV)/.test  ## write the generated pages anew
	$(BIN)/python tools/traceability.py --write

.PHONY: pictures
pictures: $(VENV)/.test web chromium $(BROWSER)/.installed  ## take the pictures of the README anew
	$(BIN)/pytest -q tests/browser/test_journeys.py tests/browser/tables/test_practice.py -k pictures
	mkdir -p docs/pictures && cp $(PICTURES:%=build/screenshots/%.png) docs/pictures/

.PHONY: wire
wire: $(VENV)/.run  ## write the client's types and routes anew from the server's
	$(BIN)/python tools/wire.py --write

.PHONY: texts
texts: $(VENV)/.test  ## make the sentences of programs and pages anew from texts/*.ftl
	$(BIN)/python tools/texts.py --write

.PHONY: docs-check
docs-check: $(VENV)/.test  ## every paragraph of the rules has code and tests, and the page says so; generated types and texts are current
	$(BIN)/python tools/traceability.py
	$(BIN)/python tools/texts.py
	$(BIN)/python tools/wire.py

.PHONY: prepared
prepared: $(VENV)/.test  ## compile and solve once what each process of the tests would else make for itself
	@mkdir -p build && $(BIN)/pytest --collect-only --quiet >build/collected || { cat build/collected; exit 1; }
	$(BIN)/python -m tests.prepare

.PHONY: pytest
pytest: $(VENV)/.test web postgresql chromium $(BROWSER)/.installed
	$(BIN)/pytest --numprocesses $(WORKERS) --dist worksteal -m "not alone"
	$(BIN)/pytest -m alone

.PHONY: coverage
coverage: $(VENV)/.test web postgresql chromium $(BROWSER)/.installed  ## which lines of rules, house, store and desk no test runs
	$(BIN)/pytest --numprocesses $(WORKERS) --dist worksteal --cov --cov-report term -m "not alone"

.PHONY: client
client: web-tools  ## the browser client: strict types
	$(IN_WEB) node_modules/svelte-check/bin/svelte-check --fail-on-warnings --tsconfig ./tsconfig.json

.PHONY: web-test
web-test: web-tools  ## the browser client: unit tests
	$(IN_WEB) node_modules/vitest/vitest.mjs run

.PHONY: soak
soak: $(VENV)/.test postgresql  ## simulation and crash tests for much longer, with new seeds
	$(BIN)/python tools/soak.py $(ARGS)

.PHONY: postgresql
postgresql:  ## PostgreSQL for the tests, from Debian, if there is none
	@ls /usr/lib/postgresql/*/bin/pg_ctl >/dev/null 2>&1 || command -v pg_ctl >/dev/null || $(MAKE) --no-print-directory apt PACKAGES=postgresql

.PHONY: chromium
chromium:  ## Chromium for the tests, from Debian, if there is none
	@command -v chromium >/dev/null || $(MAKE) --no-print-directory apt PACKAGES="chromium fonts-liberation"

.PHONY: apt
apt: SUDO := $(if $(filter 0,$(shell id -u)),,sudo)
apt:
	@echo "Installing $(PACKAGES) with apt (once)…" >&2
	$(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y $(PACKAGES) >/dev/null || \
		{ $(SUDO) apt-get update -qq && $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y $(PACKAGES) >/dev/null; }

.PHONY: mutants
mutants: $(VENV)/.mutants  ## mutation testing of the rules (long)
	$(BIN)/python tools/mutants.py

.PHONY: bench
bench: $(VENV)/.bench postgresql  ## speed, side by side with others in the same run
	$(BIN)/python -m bench $(ARGS)

.PHONY: bench-million
bench-million: $(VENV)/.bench postgresql  ## every page of the console with a million plays in the database (long)
	VENTUNO_BENCH_PLAYS=1000000 $(BIN)/python -m bench console

.PHONY: lock
lock: $(UV)  ## lock the newest versions that fit, with hashes
	$(UV) pip compile --quiet --upgrade --universal --generate-hashes --python-version 3.11 --no-header \
		--group build pyproject.toml --output-file requirements/run.txt
	for group in $(filter-out run,$(LOCKS)); do \
		$(UV) pip compile --quiet --upgrade --universal --generate-hashes --python-version 3.11 --no-header \
			--constraint requirements/run.txt $${constraint} --group $$group \
			--output-file requirements/$$group.txt || exit 1; \
		constraint="--constraint requirements/test.txt"; \
	done
	echo "uv" | $(UV) pip compile --quiet --upgrade --universal --generate-hashes --no-header - --output-file requirements/uv.txt

.PHONY: clean
clean:  ## forget everything that was installed or built
	find src -name '*.nb[ic]' -delete
	rm -rf .tools $(VENV) web/node_modules $(BROWSER) src/ventuno/server/client build dist mutants .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(UV): requirements/uv.txt
	$(PYTHON) -m venv .tools
	.tools/bin/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

$(VENV)/.run: $(UV) requirements/run.txt pyproject.toml
	@echo "Installing ventuno into $(VENV) (once)…" >&2
	$(UV) venv --quiet --allow-existing --python $(PYTHON) $(VENV)
	$(SYNC) --require-hashes -r requirements/run.txt
	$(SYNC) --no-build-isolation --no-deps --editable .
	@touch $@

$(VENV)/.test $(VENV)/.mutants $(VENV)/.bench: $(VENV)/.%: $(VENV)/.run requirements/%.txt
	$(SYNC) --require-hashes -r requirements/$*.txt
	@touch $@

# What the browser tests measure with: axe-core and Lighthouse.
$(BROWSER)/.installed: tests/browser/package-lock.json | $(VENV)/.test
	cd tests/browser && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --no-audit --no-fund --loglevel=error
	@touch $@

# Mutation testing and benchmarks use the test tools too.
$(VENV)/.mutants $(VENV)/.bench: $(VENV)/.test
