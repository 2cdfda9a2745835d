# The front door. `make demo` and `make test` install what is missing, configure, build and run; nothing else is needed.
BUILD ?= build
CMAKE_FLAGS ?=
CTEST_FLAGS ?= -j2
PREFIX ?= /usr/local

.PHONY: all usable demo test install bench-direct bench-collectives bench-wire bench-streams bench-bundled bench-scale bench-entry api-gap generate format needs clean

all: $(BUILD)/build.ninja
	@cmake --build $(BUILD)

$(BUILD)/build.ninja: | needs
	@cmake -S . -B $(BUILD) -G Ninja $(CMAKE_FLAGS)

needs:
	@tools/install-needs

# What a user needs, without the tests.
usable: $(BUILD)/build.ninja
	@cmake --build $(BUILD) --target usable

demo: usable
	@BUILD=$(BUILD) tools/demo

test: all
	@tools/run-tests $(BUILD) $(CTEST_FLAGS)

# Below $(DESTDIR)$(PREFIX), which may be moved afterwards.
install: all
	@DESTDIR="$(DESTDIR)" cmake --install $(BUILD) --prefix "$(PREFIX)"

bench-direct: all
	@python3 bench/run.py direct --build $(BUILD) $(BENCH_FLAGS)

bench-collectives: all
	@python3 bench/run.py collectives --build $(BUILD) $(BENCH_FLAGS)

bench-wire: all
	@python3 bench/run.py wire --build $(BUILD) $(BENCH_FLAGS)

bench-bundled: all
	@python3 bench/run.py bundled --build $(BUILD) $(BENCH_FLAGS)

# Many threads of one PE: lanes, completion, overlap; between two hosts, too, and on a simulated network of slow queues.
bench-streams: all
	@python3 bench/streams.py --build $(BUILD) $(BENCH_FLAGS)

# Memory and start-up as the number of PEs grows; BENCH_FLAGS="--update doc/scale.md" keeps the tables.
bench-scale: all
	@python3 bench/scale.py --build $(BUILD) $(BENCH_FLAGS)

# Instructions, bytes and memory between a call and the network.
bench-entry: all
	@python3 bench/entry.py --build $(BUILD) $(BENCH_FLAGS)

api-gap:
	@python3 src/api/gen.py --gap

generate:
	@python3 src/api/gen.py
	@python3 check/gen_check.py

format:
	@clang-format -i $$(git ls-files '*.c' '*.h' | grep -vE 'include/|api/typed|check/made')

clean:
	@rm -rf $(BUILD)
