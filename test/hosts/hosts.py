#!/usr/bin/env python3
"""Several machines on one, for tests of what crosses a network.

    hosts.py [-n N] COMMAND [ARGUMENT ...]   makes N hosts (2: h1 and h2), runs COMMAND on h1, and removes them
    hosts.py on HOST COMMAND [ARGUMENT ...]  inside such a COMMAND: runs something on another host
    hosts.py cut HOST | join HOST            inside such a COMMAND: takes the host's network away, and gives it back

A host has a network, a host name, processes, System V objects, a /dev/shm and a /tmp of its own, and an address
10.77.0.k on a bridge that joins all hosts. The file system is shared, so that a build is visible everywhere, also if
it lies below /tmp. Launchers reach another host by $HOSTS_AGENT, which takes the arguments that ssh takes. Processes
on different hosts do not see each other, so it is this program that starts what is to run elsewhere; what the agent
has started ends with the agent. All ends with this program, however it ends.

Needs root, ip and unshare. Nothing leaves the machine."""
import array
import ctypes
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time

NETWORK = "10.77.0."
FOLDER = "/run/heddle-hosts-" # and the number of the process that made it
HERE = os.path.abspath(__file__)


class Unavailable(Exception):
    """This machine has no way to make hosts, or not for us."""

    def __init__(self, reason, cure="as root, where namespaces are allowed"):
        super().__init__(reason)
        self.cure = cure


def quietly(*command):
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:
        raise Unavailable(f"{' '.join(command)}: {result.stderr.strip()}")


# Mounts are made private one by one: that of / is not one where a folder is the root, by chroot.
SETUP = """
while read -r _ _ _ _ at _; do mount --make-private "$at" 2>/dev/null || :; done </proc/self/mountinfo
hostname "$1"
mount --bind "$2/hosts" /etc/hosts
mount -t tmpfs tmpfs /dev/shm
state=$2; shift 2
for keep; do mkdir -p "$state/keep$keep"; mount --bind "$keep" "$state/keep$keep"; done
mount -t tmpfs tmpfs /tmp
for keep; do mkdir -p "$keep"; mount --bind "$state/keep$keep" "$keep"; done
ip link set lo up
echo ready
exec sleep infinity
"""


def die_with_parent():
    """In a child: what it is the first process of ends with it, and so do all its links."""
    ctypes.CDLL(None).prctl(1, signal.SIGKILL) # PR_SET_PDEATHSIG


def sweep():
    """Folders of those who were killed: nothing else of them is left."""
    for name in os.listdir("/run"):
        owner = ("/run/" + name).removeprefix(FOLDER)
        if owner.isdigit() and not os.path.exists(f"/proc/{owner}"):
            shutil.rmtree("/run/" + name, ignore_errors=True)


class Hosts:
    """N hosts, from entering the context to leaving it. The bridge is in a network namespace of its own, the switch."""

    def __init__(self, n=2, keep=()):
        self.names = [f"h{k + 1}" for k in range(n)]
        wanted = [os.path.abspath(path) for path in (*keep, os.path.dirname(HERE), os.getcwd())]
        self.keep = [path for path in dict.fromkeys(wanted) if path.startswith("/tmp/")]
        self.init, self.pids, self.running = {}, {}, set()

    def __enter__(self):
        for tool, package in ("ip", "iproute2"), ("unshare", "util-linux"), ("nsenter", "util-linux"):
            if not shutil.which(tool):
                raise Unavailable(f"no {tool}", f"apt-get install {package}")
        if os.getuid():
            raise Unavailable("hosts of namespaces are for root", "run the tests as root")
        signal.signal(signal.SIGTERM, lambda signo, frame: sys.exit(128 + signo)) # so that __exit__ runs
        sweep()
        self.state = FOLDER + str(os.getpid())
        os.mkdir(self.state)
        try:
            self.make()
        except BaseException:
            self.__exit__()
            raise
        return self

    def make(self):
        with open(f"{self.state}/hosts", "w") as file:
            print("127.0.0.1 localhost", file=file)
            for k, name in enumerate(self.names):
                print(f"{NETWORK}{k + 1} {name}", file=file)
        self.switch = subprocess.Popen(["unshare", "--net", "sh", "-c", "echo ready; exec sleep infinity"], text=True,
                                       stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=die_with_parent)
        self.init["the switch"] = self.switch
        if self.switch.stdout.readline() != "ready\n":
            raise Unavailable(f"no network namespace can be made: {self.switch.stderr.read().strip()}")
        self.make_bridge()
        for k, name in enumerate(self.names):
            self.make_host(name, f"{NETWORK}{k + 1}/24")
        for pid in self.pids.values():
            self.wait_until_up(pid)
        self.listen()

    def wait_until_up(self, pid):
        """The kernel notes up to a second later that a link carries data, and UCX takes no interface before that."""
        for _ in range(200):
            shown = subprocess.run(["nsenter", "-t", pid, "-n", "ip", "-o", "link", "show", "eth0"], capture_output=True, text=True, check=False)
            if "state UP" in shown.stdout:
                return
            time.sleep(0.02)

    def make_bridge(self):
        self.in_switch("link", "add", "bridge", "type", "bridge")
        self.in_switch("link", "set", "bridge", "up")

    def plug(self, name):
        """Joins a host, by the switch's end of its cable."""
        self.in_switch("link", "set", name, "master", "bridge", "up")

    def in_switch(self, *words):
        quietly("nsenter", "-t", str(self.switch.pid), "-n", "ip", *words)

    def make_host(self, name, address):
        command = ["unshare", "--net", "--uts", "--ipc", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc",
                   "--propagation", "unchanged", "sh", "-ec", SETUP, "sh", name, self.state, *self.keep]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                   start_new_session=True, preexec_fn=die_with_parent)
        self.init[name] = process
        if process.stdout.readline() != "ready\n":
            raise Unavailable(f"no host can be made: {process.stderr.read().strip()}")
        with open(f"/proc/{process.pid}/task/{process.pid}/children") as file:
            self.pids[name] = pid = file.read().split()[0]
        self.in_switch("link", "add", name, "type", "veth", "peer", "name", "eth0", "netns", pid)
        self.plug(name)
        quietly("nsenter", "-t", pid, "-n", "ip", "addr", "add", address, "dev", "eth0")
        quietly("nsenter", "-t", pid, "-n", "ip", "link", "set", "eth0", "up")

    def __exit__(self, *unused):
        for process in self.init.values():
            process.kill()
            process.wait()
        shutil.rmtree(self.state, ignore_errors=True)

    def command_on(self, name, command, folder=None):
        """What runs a command on a host, for subprocess."""
        if name not in self.pids:
            raise LookupError(f"there is no host {name}")
        return ["nsenter", "-t", self.pids[name], "-n", "-u", "-i", "-m", "-p", "-r", f"--wd={folder or os.getcwd()}", "--",
                *command]

    def set_link(self, name, how):
        self.in_switch("link", "set", name, how)

    def cut(self, name):
        self.set_link(name, "down")

    def join(self, name):
        """The others reach the host again when this returns: a bridge takes its time."""
        self.set_link(name, "up")
        for pid in self.pids.values(): # nobody shall remember that somebody could not be reached
            quietly("nsenter", "-t", pid, "-n", "ip", "neigh", "flush", "dev", "eth0")
        knock = f"import socket; socket.create_connection(('{name}', 9), 1)"
        for _ in range(50):
            other = next(one for one in self.names if one != name)
            done = subprocess.run(self.command_on(other, [sys.executable, "-S", "-c", knock]), capture_output=True, check=False)
            if b"ConnectionRefused" in done.stderr: # by the host itself
                return
            time.sleep(0.1)

    def environment(self):
        """Variables for what runs on a host."""
        return {"HOSTS_SOCKET": f"{self.state}/socket", "HOSTS_AGENT": f"{self.state}/agent"}

    # For what runs on a host and wants something of another one.

    def listen(self):
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.socket.bind(f"{self.state}/socket")
        self.socket.listen(64)
        with open(f"{self.state}/agent", "w") as file: # a launcher may give it an empty environment
            print(f"#!/bin/sh\nHOSTS_SOCKET={self.state}/socket exec {sys.executable} -S {HERE} agent \"$@\"", file=file)
        os.chmod(f"{self.state}/agent", 0o755)
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self):
        while True:
            connection, _ = self.socket.accept()
            threading.Thread(target=self.serve_one, args=[connection], daemon=True).start()

    def serve_one(self, connection):
        """Three descriptors and a request; the answer is a status."""
        with connection:
            text, control, _, _ = connection.recvmsg(1 << 20, socket.CMSG_SPACE(12))
            descriptors = array.array("i")
            for _, _, data in control:
                descriptors.frombytes(data)
            try:
                request = json.loads(text)
                if request["do"] in ("cut", "join"):
                    getattr(self, request["do"])(request["host"])
                    status = 0
                else:
                    status = self.run_for(connection, request, descriptors)
            except Exception as problem: # the one who asks shall hear of it
                os.write(descriptors[2], f"hosts: {problem}\n".encode())
                status = 2
            finally:
                for descriptor in descriptors:
                    os.close(descriptor)
            try:
                connection.send(str(status).encode())
            except OSError:
                pass

    def run_for(self, connection, request, descriptors):
        stdin, stdout, stderr = descriptors
        command = self.command_on(request["host"], request["command"], request["folder"])
        process = subprocess.Popen(command, stdin=stdin, stdout=stdout, stderr=stderr, env=request["environment"],
                                   start_new_session=True)
        def end_with_agent():
            try:
                if not connection.recv(1):
                    os.killpg(process.pid, signal.SIGTERM)
            except OSError:
                pass
        threading.Thread(target=end_with_agent, daemon=True).start()
        return process.wait()


def ask(**request):
    """From inside a host: asks the program outside, and ends with its answer."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as connection:
        connection.connect(os.environ["HOSTS_SOCKET"])
        descriptors = array.array("i", [0, 1, 2])
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1 << 20)
        connection.sendmsg([json.dumps(request).encode()], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, descriptors)])
        answer = connection.recv(64)
    status = int(answer or 2)
    sys.exit(status if status >= 0 else 128 - status)


def run_on(host, command):
    ask(do="run", host=host, command=command, folder=os.getcwd(), environment=dict(os.environ))


def agent(arguments):
    """As ssh: options, host, and words that a shell there joins to a command."""
    while arguments and arguments[0].startswith("-"):
        arguments = arguments[2 if arguments[0] in ("-o", "-p", "-l", "-i", "-F") else 1:]
    run_on(arguments[0], ["/bin/sh", "-c", " ".join(arguments[1:])])


def main(arguments):
    if not arguments or arguments[0] in ("-h", "--help"):
        print(__doc__)
    elif arguments[0] == "agent":
        agent(arguments[1:])
    elif arguments[0] == "on":
        run_on(arguments[1], arguments[2:])
    elif arguments[0] in ("cut", "join"):
        ask(do=arguments[0], host=arguments[1])
    else:
        n = 2
        if arguments[0] == "-n":
            n, arguments = int(arguments[1]), arguments[2:]
        try:
            with Hosts(n) as hosts:
                variables = dict(os.environ, **hosts.environment())
                return subprocess.run(hosts.command_on("h1", arguments), env=variables).returncode
        except Unavailable as why:
            print(f"hosts: {why} ({why.cure})", file=sys.stderr)
            return 77
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
