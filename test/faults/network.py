"""Hosts (test/hosts/hosts.py) whose network has faults: relay.py in place of the bridge."""
import json
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "hosts"))
from hosts import Hosts, die_with_parent, quietly

# Frames reach the relay as they would reach a cable: with checksums, and no longer than an interface takes.
OFFLOADS = """
import fcntl, socket, struct
SIOCETHTOOL, TX_CHECKSUM, TSO, GSO = 0x8946, 0x17, 0x1f, 0x24
made = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
import ctypes
for what in GSO, TSO, TX_CHECKSUM:
    value = ctypes.create_string_buffer(struct.pack("II", what, 0))
    fcntl.ioctl(made, SIOCETHTOOL, struct.pack("16sP", b"eth0", ctypes.addressof(value)))
"""


class FaultyNetwork(Hosts):
    def make_bridge(self):
        pass

    def plug(self, name):
        self.in_switch("link", "set", name, "up")
        quietly("nsenter", "-t", self.pids[name], "-n", sys.executable, "-S", "-c", OFFLOADS)

    def make(self):
        super().make()
        command = ["nsenter", "-t", str(self.switch.pid), "-n", sys.executable, "-S", os.path.join(HERE, "relay.py"), *self.names]
        self.relay = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, preexec_fn=die_with_parent)
        self.init["the relay"] = self.relay
        self.set_faults()

    def set_faults(self, **faults):
        """Replaces the faults (relay.py). Returns the relay's counts of frames so far."""
        print(json.dumps(faults), file=self.relay.stdin, flush=True)
        return json.loads(self.relay.stdout.readline())
