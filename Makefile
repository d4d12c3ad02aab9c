# make play    builds the site and serves it at http://localhost:8000
# make test    runs every test
# make sim     runs the page's tests in a simulation, in any order of answers (SEEDS=10000)
# make e2e     runs those and the tests in Chromium (ALL=1: all of them in Chromium)
# make soak    runs every test ten times over (N=10), every second time beside a busy core
# make engines plays in Chromium, Firefox and WebKit
# make build   writes the site to dist/ (ADDRESS=https://cards.example/ if it is known)
# make bench   measures, and prints the tables
# make hosts   tries the site on Apache, nginx, Caddy and others
# make art     draws the cards, the icons and the faces again (art/README.md)
# make release tests everything, and writes what people download to release/
# make keep    keeps what a new release promises, for the tests of later ones
# Each sets up what it needs; a second call is quick.

PORT = 8000
PYTHON = python3
VENV = .venv/bin/python

# Compiled modules are kept, even where the environment says otherwise: each process of a test would
# compile all of them anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test soak checks quick e2e sim engines build bench art hosts release keep lint format lock clean
.DELETE_ON_ERROR:

play: build
	$(PYTHON) -m tools.serve --port $(PORT)

build: .build/npm .build/venv
	$(VENV) -m tools.build $(if $(ADDRESS),--address $(ADDRESS))

# Side by side: browsers are installed, and the site is built, while all is tested that needs none;
# then they wait as well as work, so twice as many processes as cores keep all busy.
CORES := $(shell nproc | awk '{ print $$1 < 4 ? $$1 : 4 }')
test:
	$(MAKE) -j4 lint quick checks .build/engines
	$(MAKE) -j2 e2e engines

N := 10
soak:
	rm -rf .build/soak && mkdir -p .build/soak
	@for n in $$(seq $(N)); do \
	    if [ $$((n % 2)) = 0 ]; then yes > /dev/null & busy=$$!; else busy=; fi; \
	    echo "run $$n"; $(MAKE) test > .build/soak/$$n.txt 2>&1 || echo "FAILED run" >> .build/soak/$$n.txt; \
	    [ -z "$$busy" ] || kill $$busy; \
	done
	! grep -E '^(FAILED|ERROR) |✖ ' .build/soak/*.txt

checks: .build/dev .build/npm
	$(VENV) -m pytest tests -n $(CORES) --dist worksteal -p no:playwright

# The tested site, which the processes with tests would else wait for.
quick: .build/dev build
	PYTHONPATH=py $(VENV) -c 'from e2e import conftest, quick; conftest.variant("quick", quick.package())'

e2e: .build/engines quick
	$(VENV) -m pytest e2e -n $$((2 * $(CORES))) --dist worksteal -p no:hypothesispytest $(if $(ALL),--all-in-browser)

sim: quick
	$(VENV) -m pytest e2e -m 'not browser' -n $(CORES) --dist worksteal -p no:hypothesispytest $(if $(SEEDS),--seeds $(SEEDS))

# The same steps in Chromium, Firefox and WebKit.
engines: .build/engines build
	node --test --test-reporter=spec --test-concurrency=1 e2e/engines/*.test.mjs

lint: .build/dev .build/npm
	$(VENV) -m ruff check .
	$(VENV) -m ruff format --check .
	$(VENV) -m mypy
	PYTHONPATH=py .venv/bin/lint-imports --no-cache --no-logo
	node_modules/.bin/stylelint 'static/css/**/*.css' 'py/rondas/drawings/*.css'

format: .build/dev
	$(VENV) -m ruff check --fix-only .
	$(VENV) -m ruff format .

bench: .build/dev .build/lighthouse .build/chromium build
	$(VENV) -m bench

art: .build/npm .build/venv
	for drawing in spanish baronda french characters; do PYTHONPATH=py $(VENV) -m art.$$drawing; done

hosts: .build/dev .build/chromium build
	$(PYTHON) tools/setup.py hosts
	$(VENV) -m pytest e2e/hosts

release: .build/dev .build/npm
	$(VENV) -m tools.release

keep: .build/dev .build/chromium build
	$(VENV) -m pytest e2e/keep.py

# Exact versions for all tools, after a change of pyproject.toml.
lock: .build/dev
	.venv/bin/uv pip compile -q --upgrade --no-header --no-annotate --python-version 3.11 \
	    --extra dev pyproject.toml -o requirements-dev.txt
	.venv/bin/uv pip compile -q --no-header --no-annotate --python-version 3.11 \
	    -c requirements-dev.txt --extra build pyproject.toml -o requirements-build.txt

clean:
	rm -rf .build dist

# Stamps: what is set up is set up again only when its versions change.
.build/npm: package-lock.json
	npm ci --no-audit --no-fund --loglevel=error
	@mkdir -p .build && touch $@

# What the build needs; the rest joins it in the same folder.
.build/venv: requirements-build.txt tools/setup.py
	$(PYTHON) tools/setup.py venv requirements-build.txt
	@mkdir -p .build && touch $@

.build/dev: .build/venv requirements-dev.txt
	$(PYTHON) tools/setup.py venv requirements-dev.txt
	@mkdir -p .build && touch $@

.build/lighthouse: bench/package-lock.json
	npm ci --prefix bench --no-audit --no-fund --loglevel=error
	@mkdir -p .build && touch $@

.build/chromium: tools/setup.py
	$(PYTHON) tools/setup.py chromium
	@mkdir -p .build && touch $@

.build/engines: tools/setup.py
	$(PYTHON) tools/setup.py engines
	@mkdir -p .build && touch $@
