#!/usr/bin/env python3
"""Which driver a job uses, what it says if one is missing, and that a job with nothing to do does nothing.

drivers.py [word ...] runs the checks whose names contain a word. They need both modules."""
import json
import os
import shutil
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "semantics"))
from job import *

MODULES = {"ucx": "heddle-wire-ucx.so", "ofi": "heddle-wire-ofi.so"}
LIBRARIES = os.path.join(BUILD, "lib")
probe = os.path.join(BUILD, "test", "test_wire_probe")


def providers():
    """Those of every system; shm where it is reliable (test/CMakeLists.txt)."""
    libfabric = re.search(r"libfabric (\d+)\.(\d+)", run([os.path.join(BUILD, "bin", "oshinfo")]).out)
    is_reliable = libfabric and not (2, 0) <= (int(libfabric[1]), int(libfabric[2])) < (2, 3)
    return ("tcp;ofi_rxm", "sockets", *(["shm"] if is_reliable else []))


PROVIDERS = providers()


def over(wire, n=2, words=(), folder=LIBRARIES, program=probe, settings=None, **more):
    env = {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": wire, "LD_LIBRARY_PATH": folder, **(settings or {})}
    return job(n, *words, program, *more.pop("arguments", ()), env=env, **more)


def build_without(*missing):
    """A copy of the build's programs and libraries in which modules are missing."""
    to = os.path.join(folder.name, "without-" + "-".join(missing))
    if os.path.exists(to):
        return to
    for part in "bin", "lib":
        os.makedirs(os.path.join(to, part))
    for name in os.listdir(LIBRARIES):
        if name.endswith(".so") or ".so." in name:
            if name not in [MODULES[wire] for wire in missing]:
                shutil.copy(os.path.join(LIBRARIES, name), os.path.join(to, "lib"), follow_symlinks=False)
    shutil.copy(os.path.join(BUILD, "bin", "oshinfo"), os.path.join(to, "bin"))
    return to


def wires_of_oshinfo(prefix, wire=None):
    result = run([os.path.join(prefix, "bin", "oshinfo"), "--json"], env={"HEDDLE_WIRE": wire})
    return json.loads(result.out)["wires"] if succeed(result, "oshinfo") else {}


@check
def numbers_of_the_simulated_network_are_checked():
    for options in "lanes=0", "lanes=65", "refuse=91", "delay=-1", "seed=1x":
        result = over(f"sim:{options}")
        expect(result.status == 1, f"{options} ends the job", result)
        matches("the driver cannot be started: sim: options are seed=N", result.err, f"{options}: the line")


@check
def one_engine_is_loaded():
    """The other wire's library is not even in the process"""
    for wire, engine in (None, "ucx"), ("auto", "ucx"), ("ucx:tcp,self", "ucx"), ("ofi:tcp;ofi_rxm", "ofi"), ("sim", ""):
        result = over(wire)
        if succeed(result, f"{wire}"):
            equal(result.out.split(), ["engines:", *engine.split()], f"{wire}: what is loaded")
            equal(result.err, "", f"{wire}: warnings, of unused settings above all")


@check
def a_setting_of_the_user_wins():
    """The drivers' own settings apply otherwise. None of them is in the environment afterwards: probe.c"""
    result = over("ucx:tcp,self", settings={"UCX_TCP_SNDBUF": "nonsense"})
    equal(result.status, 1, "UCX_TCP_SNDBUF=nonsense: status")
    matches("SNDBUF: 'nonsense'", result.out + result.err, "UCX_TCP_SNDBUF=nonsense: UCX reads it")
    for value in None, "2048":
        result = over("ofi:tcp;ofi_rxm", settings={"FI_OFI_RXM_BUFFER_SIZE": value, "FI_LOG_LEVEL": "info"})
        if succeed(result, f"FI_OFI_RXM_BUFFER_SIZE={value}"):
            matches(rf"ofi_rxm.*buffer_size={value or '1024'}$", result.err, f"FI_OFI_RXM_BUFFER_SIZE={value}: libfabric reads it")


@check
def a_wire_that_is_missing_is_no_error():
    """The other one is used; without any, the PEs of one machine still find each other"""
    for missing, engines in (("ucx",), ["ofi"]), (("ofi",), ["ucx"]):
        result = over(None, folder=os.path.join(build_without(*missing), "lib"))
        if succeed(result, f"without {missing}"):
            equal(result.out.split(), ["engines:", *engines], f"without {missing}: what is loaded")
    nothing = os.path.join(build_without("ucx", "ofi"), "lib")
    succeed(job(2, probe, env={"HEDDLE_DIRECT": None, "HEDDLE_WIRE": None, "LD_LIBRARY_PATH": nothing}), "one node")
    result = over(None, folder=nothing)
    equal(result.status, 1, "two nodes and no wire: status")
    matches(r"^heddle: PE \d: HEDDLE_WIRE is auto, but the PEs have no driver in common: .*heddle-wire-ucx.so: .* "
            r"\(apt-get install libucx-dev, then make; .*\); .*heddle-wire-ofi.so: .* \(apt-get install libfabric-dev, then make; "
            r"or LD_LIBRARY_PATH may name its folder\)\n\Z", result.err, "two nodes and no wire: the line")


@check
def oshinfo_tells_which_wires_are_there_and_why_one_is_used():
    here = wires_of_oshinfo(BUILD)
    matches(r"^UCX \d+\.\d+", here["ucx"], "its version")
    matches(r"^libfabric \d+\.\d+: .*tcp;ofi_rxm", here["ofi"], "its version and its providers")
    matches("^ucx: HEDDLE_WIRE leaves it open", here["used"], "ucx comes first")
    equal(wires_of_oshinfo(BUILD, "ofi:shm")["used"], "ofi:shm: HEDDLE_WIRE says so", "HEDDLE_WIRE")
    without = wires_of_oshinfo(build_without("ucx"))
    matches("^not there: .*heddle-wire-ucx.so.*apt-get install libucx-dev", without["ucx"], "a module that is missing")
    matches("^ofi: HEDDLE_WIRE leaves it open", without["used"], "ofi is what is left")
    matches("^none: ", wires_of_oshinfo(build_without("ucx", "ofi"))["used"], "nothing is left")


@check
def programs_with_heddle_inside():
    """They lie elsewhere, and find the modules all the same; one without a loader says why it does not"""
    inside = compiled("probe", "-static")
    for engine in "ucx", "ofi":
        for program, *words in [inside], [os.path.join(BUILD, "bin", "oshinfo"), "--topology"]:
            result = job(2, program, *words, env={"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": engine})
            succeed(result, f"{program} over {engine}")
        equal(over(engine, folder=None, program=inside).out.split(), ["engines:", engine], f"{engine}: what is loaded")
    if IS_SANITIZED:
        return # which needs a loader itself
    alone = compiled("probe", "-static-pie")
    succeed(over("sim", program=alone), "no loader, and a wire that needs none")
    result = over("ucx", program=alone)
    equal(result.status, 1, "no loader: status")
    matches(r"^heddle: PE \d: HEDDLE_WIRE=ucx: the driver cannot be loaded: .*without a loader", result.err, "no loader: the line")


@check
def a_provider_that_is_not_there():
    """The error names those that are"""
    result = over("ofi:opx")
    equal(result.status, 1, "status")
    matches(r"^heddle: PE \d: HEDDLE_WIRE=ofi:opx: the driver cannot be started: libfabric has no provider opx here; it has .*"
            r"tcp;ofi_rxm.*\n\Z", result.err, "the line")


@check
def transports_of_a_card_that_is_not_there():
    """UCX alone would start, and fail when it connects. The error lists the cards of the machine"""
    if os.path.exists("/sys/class/infiniband"):
        return
    result = over("ucx:rc,self")
    equal(result.status, 1, "status")
    matches(r"\Aheddle: PE \d: HEDDLE_WIRE=ucx:rc,self: the driver cannot be started: UCX has no card for these transports, or no port "
            r"that is up; network cards of this machine: none\n\Z", result.err, "the line")


@check
def the_provider_without_a_name():
    """libfabric's first that reaches other machines; auto takes it where UCX is missing. A PE with another provider makes the
    job name it"""
    version = re.match(r"libfabric (\d+)\.", wires_of_oshinfo(BUILD)["ofi"])[1]
    shell = 'test $HEDDLE_PE = 0 || HEDDLE_WIRE=ofi:sockets; exec "$@"'
    result = over("ofi", words=("sh", "-c", shell, "sh"))
    equal(result.status, 1, "status")
    matches(rf"(the provider|this one) {'tcp;ofi_rxm' if version == '1' else 'tcp'}(,|$)", result.err, "the line")


@check
def network_devices_by_name():
    """Those of HEDDLE_NICS are used; a wrong name is told with the right ones (which PE takes which: nics.c)"""
    for wire in "ucx:tcp,self", "ofi:tcp;ofi_rxm":
        result = over(wire, settings={"HEDDLE_NICS": "lo", "SHMEM_DEBUG": "1"})
        if succeed(result, f"{wire}: lo"):
            equal(len(re.findall(r"PE \d: the network device lo, of \d+$", result.err, re.M)), 2, f"{wire}: PEs that use lo")
        result = over(wire, settings={"HEDDLE_NICS": "lo,nowhere7"})
        equal(result.status, 1, f"{wire}: status")
        matches(rf"^heddle: PE \d: HEDDLE_WIRE={wire}: the driver cannot be started: HEDDLE_NICS names nowhere7, but its network devices here are "
                r".*\blo\b.*\n\Z", result.err, f"{wire}: the line")
        result = over(wire, n=4, settings={"HEDDLE_NICS": "lo,lo", "HEDDLE_NODES": "2", "HEDDLE_DIRECT": "1"})
        succeed(result, f"{wire}: two PEs on each of two nodes")


@check
def interfaces_that_have_gone_meanwhile():
    """libfabric's other answers are tried, and it is asked once more; those of one link come last"""
    if IS_SANITIZED:
        return # nothing may be loaded before a sanitizer
    vanishing = ["-x", "LD_PRELOAD=" + os.path.abspath(os.path.join(BUILD, "test", "test_wire_vanishing.so"))]
    for provider in "tcp;ofi_rxm", "sockets":
        for how in "first", "once", "link":
            succeed(over(f"ofi:{provider}", words=[*vanishing, "-x", f"VANISHING={how}"]), f"{provider}, {how}")
        result = over(f"ofi:{provider}", words=[*vanishing, "-x", "VANISHING=all"])
        equal(result.status, 1, f"{provider}, all: status")
        matches(rf"^heddle: PE \d: HEDDLE_WIRE=ofi:{provider}: the driver cannot be started: {provider} on \S+: [^;]*Cannot assign requested "
                r"address\n\Z", result.err, f"{provider}, all: what was tried, once")


@check
def nodes_with_different_wires():
    """It is said at the first message; a provider is part of the wire"""
    of_wires = "another node uses the wire (ucx|ofi), this one (ucx|ofi)"
    of_providers = "another node uses the provider (sockets|tcp;ofi_rxm), this one (sockets|tcp;ofi_rxm)"
    for mine, text in ("ucx:tcp,self", of_wires), ("ofi:sockets", of_providers):
        yours = "ofi:tcp;ofi_rxm"
        shell = f"test $HEDDLE_PE = 0 && HEDDLE_WIRE='{mine}'; exec \"$@\""
        result = over(yours, words=("sh", "-c", shell, "sh"))
        equal(result.status, 1, f"{mine} and {yours}: status")
        matches(f"^heddle: PE \\d: the network failed: .*{text}", result.err, f"{mine} and {yours}: the line")


@check
def a_job_that_waits_for_nothing_uses_no_processor():
    for wire in "ucx:tcp,self", *(f"ofi:{provider}" for provider in PROVIDERS):
        succeed(over(wire, arguments=["idle"]), wire)


@check
def more_lanes_than_shared_transmit_contexts():
    """sockets has 16 of them; most providers have none"""
    for provider in PROVIDERS:
        lanes = {"HEDDLE_LANES": "40", "HEDDLE_DIRECT": "0", "HEDDLE_WIRE": f"ofi:{provider}"}
        succeed(job(2, os.path.join(BUILD, "test", "test_semantics_contexts"), env=lanes), provider)


if __name__ == "__main__":
    for wire in MODULES:
        need(f"wire {wire}")
    main()
