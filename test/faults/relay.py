#!/usr/bin/env python3
"""A switch in user space that damages what it forwards, like the kernel's netem, which few kernels have.

relay.py INTERFACE ... runs in the network namespace of the interfaces, and forwards Ethernet frames between them. Each line of its
standard input is a JSON object that replaces the faults, and is answered by a line with the numbers of frames so far:

    delay, jitter     milliseconds for every frame; up to so many more, in order
    loss, duplicate, corrupt, reorder   part of the frames, 0 to 1: dropped; sent twice; one bit changed; sent 20 ms later
    rate              bytes in a second on each interface; frames that would wait for more than 0.5 s are dropped
    down              interfaces that get and send nothing
    seed              of the random numbers

It ends when its standard input does."""
import heapq
import json
import os
import random
import select
import socket
import sys
import time

ALL_PROTOCOLS, FRAME, QUEUE_SECONDS, LATE_SECONDS, HEADER = 3, 65536, 0.5, 0.02, 14
IPV4 = b"\x08\x00"


class Relay:
    def __init__(self, interfaces):
        self.sockets, self.places, self.free_at = {}, {}, dict.fromkeys(interfaces, 0.0)
        for name in interfaces:
            made = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(ALL_PROTOCOLS))
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8 << 20)
            made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8 << 20)
            made.bind((name, 0))
            made.setblocking(False)
            self.sockets[name] = made
        self.waiting, self.order, self.faults, self.random = [], 0, {}, random.Random(0)
        self.counts = dict.fromkeys(("frames", "lost", "duplicated", "corrupted", "reordered", "dropped"), 0)

    def happens(self, fault, counted):
        chance = self.faults.get(fault, 0)
        does = chance and self.random.random() < chance
        self.counts[counted] += bool(does)
        return does

    def queue(self, name, frame):
        """Frames to one interface leave in order, except those that are reordered."""
        now, faults = time.monotonic(), self.faults
        at = now + (faults.get("delay", 0) + faults.get("jitter", 0) * self.random.random()) / 1000
        if "rate" in faults:
            at = max(at, self.free_at[name]) + len(frame) / faults["rate"]
            if at - now > QUEUE_SECONDS + faults.get("delay", 0) / 1000:
                self.counts["dropped"] += 1
                return
        if self.happens("reorder", "reordered"):
            at += LATE_SECONDS
        else:
            at = self.free_at[name] = max(at, self.free_at[name])
        self.order += 1
        heapq.heappush(self.waiting, (at, self.order, name, frame))

    def damage(self, frame):
        """Changes a bit behind the Ethernet header. Only IPv4 detects it: ARP has no checksum."""
        if frame[12:HEADER] != IPV4 or not self.happens("corrupt", "corrupted"):
            return frame
        bit, damaged = self.random.randrange(8 * HEADER, 8 * len(frame)), bytearray(frame)
        damaged[bit // 8] ^= 1 << bit % 8
        return bytes(damaged)

    def forward(self, source, frame):
        self.places[frame[6:12]] = source
        known = self.places.get(frame[:6])
        down = self.faults.get("down", ())
        for name in [known] if known else self.sockets:
            if name == source:
                continue
            self.counts["frames"] += 1
            if source in down or name in down or self.happens("loss", "lost"):
                continue
            frame = self.damage(frame)
            self.queue(name, frame)
            if self.happens("duplicate", "duplicated"):
                self.queue(name, frame)

    def receive(self, name):
        for _ in range(64):
            try:
                frame, address = self.sockets[name].recvfrom(FRAME)
            except OSError: # nothing is there, or the host has ended
                return
            if address[2] != socket.PACKET_OUTGOING:
                self.forward(name, frame)

    def send_due(self):
        while self.waiting and self.waiting[0][0] <= time.monotonic():
            _, _, name, frame = heapq.heappop(self.waiting)
            try:
                self.sockets[name].send(frame)
            except OSError: # no room, or longer than the interface takes: as if it were lost
                self.counts["dropped"] += 1
        return max(0, self.waiting[0][0] - time.monotonic()) if self.waiting else None

    def take_faults(self, line):
        self.faults = json.loads(line)
        self.random = random.Random(self.faults.get("seed", 0))
        print(json.dumps(self.counts), flush=True)

    def run(self):
        names = {made.fileno(): name for name, made in self.sockets.items()}
        poll, pending = select.poll(), b""
        for fd in (sys.stdin.fileno(), *names):
            poll.register(fd, select.POLLIN)
        while True:
            seconds = self.send_due()
            for fd, _ in poll.poll(None if seconds is None else seconds * 1000 + 0.5):
                if fd in names:
                    self.receive(names[fd])
                    continue
                got = os.read(fd, FRAME)
                if not got:
                    return
                *lines, pending = (pending + got).split(b"\n")
                for line in lines:
                    self.take_faults(line)


if __name__ == "__main__":
    Relay(sys.argv[1:]).run()
