"""A job of mirrors: a PE in a job of any size, of which one machine's PEs are real.

A launcher that speaks PMI-1 to the PEs of the first machine, and answers for all others what these have said, with
their numbers: each other machine is the first one's mirror image. What is sent to it comes back to the first, so
that everything works: connections, puts, barriers. So a PE's memory in a job of 100,000 can be counted, not
only extrapolated."""
import os
import re
import selectors
import socket
import struct
import subprocess

BUILD_SIZE = 52   # of src/base/build.h: before the members of a machine is the build that they have,
KERNEL_SIZE = 40  # of src/base/kernel.h: and which kernel runs them, another one on each machine


class Mirror:
    """Answers `here` real PEs as the launcher of a job of `pes`, in machines of `here`."""

    def __init__(self, pes, here):
        self.pes, self.here = pes, here
        self.values, self.waiting = {}, []

    def record(self, fence, pe):
        """What that PE has published before that fence: for one on another machine, its image's, moved there."""
        image, machine = pe % self.here, pe // self.here
        pieces, key = [], "heddle-{}-{}-{}"
        while (value := self.values.get(key.format(fence, image, len(pieces)))) is not None:
            pieces.append(value)
        if not pieces:
            return None
        text = "".join(pieces)
        return text[:16], self.moved(bytes.fromhex(text[16:]), machine)

    def moved(self, record, machine):
        build, members = record[:BUILD_SIZE], record[BUILD_SIZE + KERNEL_SIZE:]
        if machine and members == struct.pack(f"{self.here}I", *range(self.here)):
            kernel = f"{machine}".encode().ljust(KERNEL_SIZE, b"\0")
            return build + kernel + struct.pack(f"{self.here}I", *range(machine * self.here, (machine + 1) * self.here))
        if self.is_cards(record):
            return struct.pack("I", machine) + record[4:]
        return record

    def is_cards(self, record):
        """A node's record: its number, how many cards, and for each a length and so many bytes."""
        if len(record) < 8 or struct.unpack_from("II", record) not in {(0, n) for n in range(1, 5)}:
            return False
        at = 8
        for _ in range(struct.unpack_from("I", record, 4)[0]):
            if at + 4 > len(record):
                return False
            at += 4 + struct.unpack_from("I", record, at)[0]
        return at == len(record)

    def get(self, key):
        fence, pe, piece = (int(one) for one in re.fullmatch(r"heddle-(\d+)-(\d+)-(\d+)", key).groups())
        found = self.record(fence, pe)
        if not found:
            return None
        size, record = found
        part = record[piece * 240:(piece + 1) * 240].hex()
        return size + part if piece == 0 else part or None

    def answer(self, line, link):
        """The answer to one line; None if it comes later."""
        words = dict(word.partition("=")[::2] for word in line.split())
        command = words.get("cmd")
        if command == "init":
            return "cmd=response_to_init rc=0 pmi_version=1 pmi_subversion=1"
        if command == "get_my_kvsname":
            return "cmd=my_kvsname kvsname=mirrors"
        if command == "put":
            self.values[words["key"]] = words["value"]
            return "cmd=put_result rc=0"
        if command == "get":
            value = self.get(words["key"])
            return f"cmd=get_result rc=0 value={value}" if value is not None else "cmd=get_result rc=-1"
        if command == "barrier_in":
            self.waiting.append(link)
            if len(self.waiting) == self.here:
                waiting, self.waiting = self.waiting, []
                for one in waiting:
                    one.sendall(b"cmd=barrier_out rc=0\n")
            return None
        if command == "finalize":
            return "cmd=finalize_ack rc=0"
        raise ValueError(f"a line that is not PMI-1: {line}")

    def serve(self, links):
        """Until all have closed their ends."""
        selector = selectors.DefaultSelector()
        for link in links:
            selector.register(link, selectors.EVENT_READ, bytearray())
        while selector.get_map():
            for key, _ in selector.select():
                try:
                    came = key.fileobj.recv(65536)
                except ConnectionResetError:
                    came = b""
                if not came:
                    selector.unregister(key.fileobj)
                    continue
                key.data.extend(came)
                while b"\n" in key.data:
                    line, _, rest = bytes(key.data).partition(b"\n")
                    key.data[:] = rest
                    reply = self.answer(line.decode(), key.fileobj)
                    if reply:
                        key.fileobj.sendall(reply.encode() + b"\n")


def run(pes, here, command, environment):
    """Runs the real PEs; (what PE 0 printed, the statuses of all)."""
    processes, links = [], []
    for pe in range(here):
        ours, theirs = socket.socketpair()
        variables = {**os.environ, **environment, "PMI_FD": str(theirs.fileno()), "PMI_RANK": str(pe),
                     "PMI_SIZE": str(pes), "HEDDLE_BOOT": "pmi1"}
        processes.append(subprocess.Popen([str(word) for word in command], env=variables, pass_fds=[theirs.fileno()],
                                          stdout=subprocess.PIPE, text=True, stdin=subprocess.DEVNULL))
        theirs.close()
        links.append(ours)
    try:
        Mirror(pes, here).serve(links)
        return processes[0].communicate()[0], [one.wait() for one in processes]
    finally:
        for link in links:
            link.close()
        for process in processes:
            process.kill()
