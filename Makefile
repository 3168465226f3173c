# Everything a contributor needs, each target setting up what it uses.
# Wanted on the machine: Python 3.11 or later (with venv), make, Node 20 and npm.

PYTHON ?= python3
BIN := .venv/bin
PORT ?= 8000
CODE := $(wildcard pokerrules tests bench conftest.py)
ENGINE := $(shell find pokerrules -name '*.py' -not -path 'pokerrules/site/*')
LOCK := --quiet --allow-unsafe --generate-hashes --strip-extras \
        --no-emit-index-url --no-emit-find-links --no-emit-options --no-header

export NO_MKDOCS_2_WARNING = 1

.DEFAULT_GOAL := help
.PHONY: help setup serve site zensical check test soak bench bench-browser tables lock clean

help:
	@echo "make serve   build the site and serve it on 127.0.0.1:$(PORT)"
	@echo "make test    everything that must pass: checks, both site builds, every example and test"
	@echo "make check   style, formatting and types alone"
	@echo "make site    build the site into site/"
	@echo "make soak    the long random tests"
	@echo "make bench   how fast the engine is, beside its peers"
	@echo "make bench-browser  how long a reader waits, beside stock Pyodide; Lighthouse"
	@echo "make tables  the published counts that take a while"
	@echo "make lock    fix the versions in requirements/ anew"

.venv/.done: requirements/dev.txt pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

node_modules/.done: package-lock.json .npmrc
	npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	touch $@

setup: .venv/.done node_modules/.done

# Lines to cite give the address at which the book is read.
serve: export SITE_URL ?= http://127.0.0.1:$(PORT)/
serve: site
	@$(BIN)/python -m pokerrules.site.serve site $(PORT)

site: .venv/.done build/python/.done build/javascripts/.done
	$(BIN)/mkdocs build --strict
	$(BIN)/python -m pokerrules.site.after site

# Our own scripts, as they are sent: without comments.
build/javascripts/.done: node_modules/.done tools/tsconfig.site.json tsconfig.json $(wildcard docs/javascripts/*.js)
	node_modules/.bin/tsc -p tools/tsconfig.site.json
	touch $@

# The readers' Python: Pyodide, its library and the engine, compiled for it.
build/python/.done: node_modules/.done tools/readers_python.mjs $(ENGINE)
	node tools/readers_python.mjs build/python
	touch $@

# The same tree with the builder that comes after Material for MkDocs.
zensical: .venv/.done build/python/.done build/javascripts/.done
	SITE_DIR=build/zensical $(BIN)/zensical build --strict --clean
	$(BIN)/python -m pokerrules.site.after build/zensical

check: setup
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/mypy $(CODE)
	for part in tsconfig*.json; do node_modules/.bin/tsc -p $$part || exit 1; done

test: setup check site zensical
	$(BIN)/pytest -n auto --maxprocesses 4 --dist loadfile

soak: .venv/.done
	$(BIN)/pytest -m soak tests

bench: .venv-bench/.done
	.venv-bench/bin/python -m bench

bench-browser: setup site
	$(BIN)/python -m bench.browser
	$(BIN)/python -m bench.referee
	$(BIN)/python -m bench.lighthouse

# The peers we are measured against, apart from what the project itself uses.
.venv-bench/.done: requirements/bench.txt
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	touch $@

tables: .venv/.done
	$(BIN)/python -m tests.tables

lock: .venv-lock/.done
	.venv-lock/bin/pip-compile $(LOCK) -o requirements/dev.txt requirements/dev.in
	.venv-lock/bin/pip-compile $(LOCK) -o requirements/bench.txt requirements/bench.in
	.venv-lock/bin/pip-compile $(LOCK) -o requirements/lock.txt requirements/lock.in
	npm install --package-lock-only --ignore-scripts --no-audit --no-fund

.venv-lock/.done: requirements/lock.txt
	$(PYTHON) -m venv .venv-lock
	.venv-lock/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/lock.txt
	touch $@

clean:
	rm -rf .venv .venv-bench .venv-lock node_modules site build .cache
