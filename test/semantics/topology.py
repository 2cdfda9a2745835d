"""Federations by topology, on every route.

topology.py beyond     what is beyond a machine: a fat tree and a dragonfly that files simulate, what Slurm says, no hwloc at
                       all; and a bad file is one line with its number
topology.py inside     machines that hwloc simulates, network devices"""
import json
import os
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from checks import BUILD, SOURCE, fail, finish  # noqa: E402
from skipping import left_out, need  # noqa: E402

PROBE, FILES = BUILD / "test/test_semantics_topology_probe", SOURCE / "examples/topology"
ROUTES = [{}, {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "sim"}, {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "sim:seed=1,delay=20,refuse=10"},
          {"HEDDLE_NODES": "3", "HEDDLE_WIRE": "sim"}, {"HEDDLE_NODES": "2:cyclic", "HEDDLE_WIRE": "sim"}]
CORE, L3, NUMA, SOCKET, NODE, HOST, SWITCH = range(1, 8)


def run(n, **variables):
    """(exit status, standard output, standard error) of the probe."""
    not_ours = ("SLURM_", "HWLOC_", "HEDDLE_TOPOLOGY", "HEDDLE_DIRECT", "HEDDLE_NODES", "HEDDLE_WIRE")
    plain = {k: v for k, v in os.environ.items() if not k.startswith(not_ours)}
    done = subprocess.run([BUILD / "bin/oshrun", "-n", str(n), "--timeout", "60", PROBE], capture_output=True, text=True,
                          check=False, env=plain | variables)
    return done.returncode, done.stdout, done.stderr


def expect(what, n, wanted, routes=None, **variables):
    """What the probe says on each route has all that is wanted, and no complaint of what is not wanted to be missing."""
    for route in routes or ROUTES:
        status, out, err = run(n, **route, **variables)
        seen = json.loads(out) if status == 0 else {}
        for key, value in wanted.items():
            if seen.get(key) != value:
                fail(f"{what}, {route}: {key} is {seen.get(key)}, not {value}; status {status}; {err.strip()}")


def blocks(*sizes):
    """[0, 0, 1, 1] for 2 and 2."""
    return [i for i, size in enumerate(sizes) for _ in range(size)]


def fat_tree():
    wanted = {"host": blocks(2, 2, 2, 2), "switch": [0, 0, 0, 0, 1, 1, 2, 2], "env": []}
    beyond = {"distance": [0, NODE, SWITCH, SWITCH, SWITCH + 1, SWITCH + 1, SWITCH + 2, SWITCH + 2]}
    variables = {"HEDDLE_TOPOLOGY": str(FILES / "fat_tree.conf")}
    expect("fat tree", 8, wanted, **variables)
    # Inside a host, the route says what a node is, and hwloc, of PEs that are not bound, nothing.
    expect("fat tree", 8, {"node": blocks(2, 2, 2, 2)}, ROUTES[:1], **variables)
    expect("fat tree", 8, {"node": list(range(8))}, ROUTES[1:3], **variables)
    seen = json.loads(run(8, **variables)[1])["distance"]
    if seen[2:] != beyond["distance"][2:]:
        fail(f"fat tree: distances {seen}, not {beyond['distance']}")


def dragonfly():
    wanted = {"host": [0, 1, 2, 3, 4, 5, 6, 7], "switch": [0, 1, 2, 3] * 2, "env": [0, 1] * 4,
              "distance": [0] + [SWITCH + 1] * 3 + [SWITCH] + [SWITCH + 1] * 3}
    expect("dragonfly", 8, wanted, HEDDLE_TOPOLOGY=str(FILES / "dragonfly.conf"))
    groups = [0, 1, 2, 3] * 2 + [0] * 6 + [1] * 6 + [2] * 6
    expect("dragonfly", 18, {"env": [0, 1] * 8 + [-1, -1], "switch": groups[:18]}, ROUTES[:2],
           HEDDLE_TOPOLOGY=str(FILES / "dragonfly.conf"))


def machine(folder):
    """32 CPUs of two threads, in cores, L3 caches, NUMA nodes and packages, two of each in the next."""
    file = folder / "bound.conf"
    cpus = [0, 1, 2, 4, 8, 16, 31, 0]
    file.write_text(f"SimulatedHost=h PEs=0-7 CPUs={','.join(map(str, cpus))}\n")
    variables = {"HEDDLE_TOPOLOGY": str(file), "HWLOC_SYNTHETIC": "package:2 numa:2 l3:2 core:2 pu:2"}
    wanted = {"core": [0, 0, 1, 2, 3, 4, 5, 0], "l3": [0, 0, 0, 1, 2, 3, 4, 0], "numa": [0, 0, 0, 0, 1, 2, 3, 0],
              "socket": [0, 0, 0, 0, 0, 1, 1, 0], "host": [0] * 8, "switch": [], "nic": []}
    expect("machine", 8, wanted, **variables)
    inside = {"distance": [0, CORE, L3, NUMA, SOCKET, NODE, NODE, CORE], "node": [0] * 8}
    expect("machine", 8, inside, ROUTES[:1], **variables)
    expect("machine", 8, {"distance": [0] + [HOST] * 7}, ROUTES[1:3], **variables)
    # Without levels between, the next larger one stands for them.
    variables["HWLOC_SYNTHETIC"] = "package:4 core:4 pu:2"
    wanted = {"core": [0, 0, 1, 2, 3, 4, 5, 0], "l3": [0] * 8, "numa": [0] * 8, "socket": [0, 0, 0, 0, 1, 2, 3, 0]}
    expect("plain machine", 8, wanted, ROUTES[:1], **variables)


def unbound():
    """PEs that may use several cores are in none of them, but together in what holds these: the package, which stands for
    the L3 cache that there is not."""
    cpus = sorted(os.sched_getaffinity(0))
    if len(cpus) < 2:
        return
    variables = {"HWLOC_SYNTHETIC": f"package:1 core:{cpus[-1] + 1} pu:1"}
    expect("unbound", 3, {"core": [0, 0, 0], "socket": [0, 0, 0], "distance": [0, L3, L3]}, ROUTES[:1], **variables)


XML_NIC = """<object type="Bridge" gp_index="{0}" bridge_type="0-1" depth="0" bridge_pci="0000:[{1:02x}-{2:02x}]">
<object type="PCIDev" gp_index="{3}" pci_busid="0000:{1:02x}:00.0" pci_type="{4} [15b3:1013] [15b3:0014] 00"
 pci_link_speed="0.0">{5}</object></object>"""


def nics(folder):
    """A card for OpenFabrics at each of two packages, which has a plain device, too; and a plain card for administration."""
    def card(number, bus, *devices):
        inside = "".join(f'<object type="OSDev" gp_index="{number + 5 + i}" name="{name}" osdev_type="{kind}"/>'
                         for i, (name, kind) in enumerate(devices))
        return XML_NIC.format(number, bus, bus + 1, number + 1, "0207" if len(devices) > 1 else "0200", inside)

    def sets(mask):
        return (f'cpuset="{mask}" complete_cpuset="{mask}" nodeset="0x1" complete_nodeset="0x1"')

    def package(index):
        cores = "".join(f'<object type="Core" os_index="{i}" {sets(hex(1 << i))} gp_index="{100 + i}">'
                        f'<object type="PU" os_index="{i}" {sets(hex(1 << i))} gp_index="{200 + i}"/></object>'
                        for i in (2 * index, 2 * index + 1))
        devices = [(f"ib{index}", 2), (f"mlx5_{index}", 3)]
        extra = card(500, 9, ("eth0", 2)) if not index else ""
        return (f'<object type="Package" os_index="{index}" {sets(hex(3 << 2 * index))} gp_index="{10 + index}">{cores}'
                f'{extra}{card(300 + 50 * index, 20 + 8 * index, *devices)}</object>')

    memory = f'<object type="NUMANode" os_index="0" {sets("0xf")} gp_index="2" local_memory="1073741824"/>'
    top = (f'<object type="Machine" os_index="0" {sets("0xf")} allowed_cpuset="0xf" allowed_nodeset="0x1" '
           f'gp_index="1">{memory}{package(0)}{package(1)}</object>')
    (folder / "nics.xml").write_text('<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE topology SYSTEM "hwloc2.dtd">\n'
                                     f'<topology version="2.0">{top}</topology>\n')
    (folder / "nics.conf").write_text("SimulatedHost=h PEs=0-3 CPUs=3,0,1,2\n")
    expect("network devices", 4, {"nic": [0, 1, 1, 0], "socket": [0, 1, 1, 0]}, HWLOC_XMLFILE=str(folder / "nics.xml"),
           HEDDLE_TOPOLOGY=str(folder / "nics.conf"))


def slurm():
    """What Slurm says counts for the host that it speaks of, and for no other."""
    host = socket.gethostname().partition(".")[0]
    pattern = {"SLURM_TOPOLOGY_ADDR_PATTERN": "switch.switch.node"}
    expect("Slurm", 3, {"switch": [0, 0, 0]}, SLURM_TOPOLOGY_ADDR=f"top.leaf1.{host}", **pattern)
    expect("Slurm elsewhere", 3, {"switch": []}, SLURM_TOPOLOGY_ADDR="top.leaf1.elsewhere", **pattern)


def without_hwloc(folder):
    """Levels inside the machine are refused with a line that says why; nodes, hosts and switches work."""
    (folder / "none").mkdir()
    (folder / "none/libhwloc.so.15").write_text("no library")
    variables = {"LD_LIBRARY_PATH": str(folder / "none"), "HEDDLE_TOPOLOGY": str(FILES / "fat_tree.conf")}
    wanted = {"core": [], "l3": [], "numa": [], "socket": [], "nic": [], "host": blocks(2, 2), "switch": [0] * 4}
    expect("no hwloc", 4, wanted, **variables)
    expect("no hwloc", 4, {"node": blocks(2, 2), "distance": [0, NODE, SWITCH, SWITCH]}, ROUTES[:1], **variables)
    _, _, err = run(4, **variables)
    cure = left_out().get("places inside a machine, for federations", "")
    if err.count(cure if "HEDDLE_HWLOC" in cure else "install libhwloc15") != 5:
        fail(f"no hwloc: {err}")


def bad_files(folder):
    """The job ends with one line."""
    file = folder / "bad.conf"
    for text, wanted in (("SwitchName=a Nodes=n\nSwichName=b Nodes=m\n", "line 2: unknown word 'SwichName'"),
                         ("SwitchName=a Nodes=n[0-\n", "line 1: a bracket is not closed"),
                         ("Team=a PEs=0-1\nTeam=b PEs=1\n", "line 2: PE 1 is in line 1, too")):
        file.write_text(text)
        for route in ROUTES[:3]:
            status, _, err = run(2, HEDDLE_TOPOLOGY=str(file), **route)
            lines = [line for line in err.splitlines() if "HEDDLE_TOPOLOGY" in line]
            if status == 0 or len(lines) != 1 or f"{file}: {wanted}" not in lines[0]:
                fail(f"bad file, {route}: status {status}, {err}")
    status, _, err = run(1, HEDDLE_TOPOLOGY="/nowhere")
    if status == 0 or "HEDDLE_TOPOLOGY: cannot open /nowhere: No such file" not in err:
        fail(f"no file: {err}")
    status, _, err = run(1, HEDDLE_TOPOLOGY="/dev/zero")
    if status == 0 or "HEDDLE_TOPOLOGY: /dev/zero has more than 64 MiB" not in err:
        fail(f"a file without an end: {err}")
    file.write_text("SwitchName=a Nodes=elsewhere\n")
    _, out, err = run(2, HEDDLE_TOPOLOGY=str(file))
    if json.loads(out)["switch"] or "PE 0 of the parent: HEDDLE_TOPOLOGY has no switch for its host" not in err:
        fail(f"a host that is not there: {out} {err}")


def beyond_a_machine(folder):
    fat_tree()
    dragonfly()
    slurm()
    without_hwloc(folder)
    bad_files(folder)


def inside_a_machine(folder):
    need("places inside a machine, for federations")
    machine(folder)
    unbound()
    nics(folder)


with tempfile.TemporaryDirectory() as name:
    {"beyond": beyond_a_machine, "inside": inside_a_machine}[sys.argv[1]](Path(name))
finish()
