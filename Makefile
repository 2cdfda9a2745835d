# `make demo` and `make test` install missing packages, configure, build and run. No other command is needed before them.
BUILD ?= build
CMAKE_FLAGS ?=
CTEST_FLAGS ?=
PREFIX ?= /usr/local

.PHONY: help all usable configure demo test test-all run-tests quick model torture removals faults faults-compare faults-hosts fuzz soak mutants qemu test-verbs install uninstall packages bench-direct bench-collectives bench-hosts bench-wire bench-streams bench-rdma bench-bundled bench-nonblocking bench-aggregate bench-scale bench-scheduler bench-entry bench-check report site api-gap systems generate format format-check tidy needs clean

all: configure
	@cmake --build $(BUILD)
	@cat $(BUILD)/left-out

# The targets that a user needs; CONTRIBUTING.md has those for work on Heddle.
help:
	@echo "make demo                 install missing packages, build, and run two programs that verify their results"
	@echo "make                      build everything, also tests and benchmarks, into BUILD=$(BUILD)"
	@echo "make usable               build only the library and the tools"
	@echo "make test                 build, and run the quick tests: five minutes on two processors"
	@echo "make test-all             build, and run all tests"
	@echo "make install PREFIX=DIR   install below DIR (default $(PREFIX))"
	@echo "make uninstall PREFIX=DIR remove what that installed"
	@echo "make packages             make Debian packages"
	@echo "make site                 make the pages and the manual as a web site"
	@echo "make bench-wire           measure between two hosts that this machine simulates; also bench-direct, bench-..."
	@echo "make clean                remove the build folder"
	@echo "CMAKE_FLAGS=\"-DHEDDLE_UCX=OFF\" and the like configure a build: doc/install.md"

# What a user needs, without tests and benchmarks.
usable: configure
	@cmake --build $(BUILD) --target usable
	@cat $(BUILD)/left-out

# Each time, as what was missing may be there now, and flags are other ones.
configure: needs
	@cmake -S . -B $(BUILD) -G Ninja $(CMAKE_FLAGS) >/dev/null

# NEEDS=--optional: what Heddle can do without, too, if it may be installed.
needs:
	@tools/install-needs $(NEEDS)

demo test test-all: NEEDS ?= --optional

demo: usable
	@BUILD=$(BUILD) tools/demo

# Every function and every route once: five minutes on two processors. test/suites.cmake says which tests these are.
test: configure
	@cmake --build $(BUILD) --target usable tests_quick
	@cat $(BUILD)/left-out
	@tools/run-tests $(BUILD) -LE more $(CTEST_FLAGS)

# All tests. run-tests: of an existing build.
test-all: all
test-all run-tests:
	@tools/run-tests $(BUILD) $(CTEST_FLAGS)

# Builds everything and runs the tests of the changed files: since the last commit, or since commit SINCE (CONTRIBUTING.md).
quick: all
	@tools/quick $(BUILD) $(if $(SINCE),--since $(SINCE))

# The models of test/model for longer; MODEL_FLAGS="--record doc/reliability.md" keeps the numbers.
SECONDS ?= 60
model: all
	@python3 test/model/model.py --build $(BUILD) --seconds $(SECONDS) $(MODEL_FLAGS)

# Random programs over all routes between PEs, or ROUTE=some,of,them; SECONDS for each (doc/torture.md).
torture: all
	@python3 test/torture/torture.py --build $(BUILD) --seed $(or $(SEED),1) --seconds $(SECONDS) \
	    --route $(or $(ROUTE),all) $(TORTURE_FLAGS)

# Correct programs without one of their synchronisations each, with --check=races: the written ones, and PROGRAMS random ones
# (doc/races.md). REMOVALS_FLAGS="--record doc/races.md" keeps the numbers.
PROGRAMS ?= 200
removals: all
	@HEDDLE_BUILD=$(abspath $(BUILD)) python3 test/check/removals.py --programs $(PROGRAMS) --seed $(or $(SEED),1) $(REMOVALS_FLAGS)

# The cost of --check and --check=races (doc/races.md). CHECK_FLAGS="--record doc/races.md" keeps the numbers.
bench-check: all
	@HEDDLE_BUILD=$(abspath $(BUILD)) python3 test/check/cost.py $(CHECK_FLAGS)

# Random programs, each with a random fault at a random moment: ROUNDS of them. Each round prints the seed that repeats it if it fails.
ROUNDS ?= 1000
faults: all
	@HEDDLE_BUILD=$(abspath $(BUILD)) python3 test/faults/campaign.py --rounds $(ROUNDS) --seed $(or $(SEED),1) $(FAULTS_FLAGS)

# A program of OpenSHMEM 1.4 over Heddle and over Open MPI, with the same faults: ROUNDS of them.
faults-compare: all
	@HEDDLE_BUILD=$(abspath $(BUILD)) python3 test/faults/compare.py --rounds $(ROUNDS) --seed $(or $(SEED),1) $(FAULTS_FLAGS)

# Random programs and faults between two and three hosts, which this machine makes of itself, with faults of their network, too.
faults-hosts: all
	@HEDDLE_BUILD=$(abspath $(BUILD)) python3 test/faults/between_hosts.py --rounds $(ROUNDS) --seed $(or $(SEED),1) $(FAULTS_FLAGS)

# One long job of random programs for each route, or ROUTE=some,of,them, for SECONDS: what it uses does not grow.
soak: all
	@HEDDLE_BUILD=$(abspath $(BUILD)) python3 test/faults/soak.py --seconds $(SECONDS) $(if $(ROUTE),--routes $(ROUTE)) $(SOAK_FLAGS)

# Random bytes for all that comes from outside, by Clang's libFuzzer: SECONDS for each fuzzer.
fuzz: configure
	@cmake --build $(BUILD) --target public_headers
	@HEDDLE_BUILD=$(abspath $(BUILD)) python3 test/faults/fuzz.py --seconds $(SECONDS) $(FUZZ_FLAGS)

# The library broken in one small way after the other, or in those that MUTANTS=REGEX names (test/mutants/README.md).
mutants: configure
	@python3 test/mutants/mutants.py --build $(BUILD) --only '$(MUTANTS)' $(MUTANTS_FLAGS)

# Below $(DESTDIR)$(PREFIX), which may be moved afterwards.
install: usable
	@DESTDIR="$(DESTDIR)" cmake --install $(BUILD) --prefix "$(PREFIX)"

# What that has put there, as a list there says; moved or not.
uninstall:
	@tools/uninstall "$(DESTDIR)$(PREFIX)"

site: NEEDS ?= --site

# All pages and the manual as one HTML site, which can be searched, opened as files, too: $(BUILD)/site/html/index.html.
site: usable
	@doc/site/make $(BUILD)/man $(BUILD)/site && echo "$(BUILD)/site/html/index.html"

# Debian's packages, into $(BUILD)/packages/packages (packaging/deb/README.md).
packages: needs
	@packaging/deb/build "$(abspath $(BUILD))/packages" $(CMAKE_FLAGS)

# Tests built for aarch64 and run by qemu-user: tools/qemu --help; QEMU_FLAGS="--only REGEX".
qemu:
	@BUILD=$(BUILD) tools/qemu $(QEMU_FLAGS)

# Programs over InfiniBand's verbs, in virtual machines with Soft-RoCE: tools/verbs --help; VERBS_FLAGS="--short" takes five minutes.
test-verbs:
	@tools/verbs --build $(BUILD) $(VERBS_FLAGS) || [ $$? -eq 77 ]

bench-direct: all
	@python3 bench/run.py direct --build $(BUILD) $(BENCH_FLAGS)

bench-collectives: all
	@python3 bench/run.py collectives --build $(BUILD) $(BENCH_FLAGS)

# Collectives between two and three hosts, which this machine makes of itself.
bench-hosts: all
	@python3 bench/run.py hosts --build $(BUILD) $(BENCH_FLAGS)

bench-wire: all
	@python3 bench/run.py wire --build $(BUILD) $(BENCH_FLAGS)

# Simple loops over a wire, beside the same with buffers by hand.
bench-aggregate: all
	@python3 bench/run.py aggregate --build $(BUILD) $(BENCH_FLAGS)

# Transfers that need nobody at the other side, beside messages, bare libfabric and bare UCX; and what the target does meanwhile.
bench-rdma: all
	@python3 bench/run.py rdma --build $(BUILD) $(BENCH_FLAGS)

bench-bundled: all
	@python3 bench/run.py bundled --build $(BUILD) $(BENCH_FLAGS)

# Non-blocking collectives: how much of them work hides, and their cost beside the blocking calls.
bench-nonblocking: all
	@python3 bench/run.py nonblocking --build $(BUILD) $(BENCH_FLAGS)

# Many threads of one PE: lanes, completion, overlap; between two hosts, too, and on a simulated network of slow queues.
bench-streams: all
	@python3 bench/run.py streams --build $(BUILD) $(BENCH_FLAGS)

# What waiting threads cost each other: progress threads that stay asleep, PEs that share a processor. On an idle machine.
bench-scheduler: all
	@ctest --test-dir $(BUILD) -C scheduler -L scheduler --output-on-failure

# Memory and start-up as the number of PEs grows.
bench-scale: all
	@python3 bench/run.py scale --build $(BUILD) $(BENCH_FLAGS)

# Instructions, bytes and memory between a call and the network.
bench-entry: all
	@python3 bench/run.py entry --build $(BUILD) $(BENCH_FLAGS)

report: NEEDS ?= --report

# All that the claims of the founding documents need, and a page with a verdict on each (doc/claims.md).
report: all
	@python3 bench/reproduce.py --build $(BUILD) $(BENCH_FLAGS)

api-gap:
	@python3 src/api/gen.py --gap

generate:
	@python3 -B src/api/gen.py
	@python3 -B test/api/golden.py --write
	@python3 -B bench/reproduce.py --document

# Builds and tests in new roots of Debian 12, 13 and sid, and for aarch64; SYSTEMS_FLAGS="--only trixie --update" (doc/systems.md).
systems:
	@tools/systems $(SYSTEMS_FLAGS)

# Headers in include/ are made, or laid out by hand for readers.
formatted = $$(git ls-files '*.c' '*.h' '*.inl' | grep -v include/)

format:
	@clang-format -i $(formatted)

format-check:
	@clang-format --dry-run -Werror $(formatted)

# What clang-tidy has against the sources (.clang-tidy); the log has what it says of how it works.
tidy: all
	@run-clang-tidy -quiet -p $(BUILD) '^$(CURDIR)/(src|check|tools|bindings)/.*[.]c$$' >$(BUILD)/tidy.log 2>&1 || \
	    { grep -E -A 3 'error:' $(BUILD)/tidy.log || cat $(BUILD)/tidy.log; false; }

clean:
	@rm -rf $(BUILD)
