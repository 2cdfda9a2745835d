#!/usr/bin/env python3
"""What --top shows is what PEs do: calls and bytes fit each other, lanes where there are some, and in which call a PE is. On a
terminal one table stays below what the program prints."""
import fcntl
import os
import pty
import re
import struct
import subprocess
import termios

from common import OSHRUN, build, environment_with, expect, finish, run

WORKS = """
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>

static long flag, words[1000];

/* PE 1 waits for ever, PE 0 puts 8000 bytes in each call, and prints a line after each `argv[1]` of these. */
int main(int argc, char **argv)
{
    static long from[1000];
    int every = argc > 1 ? atoi(argv[1]) : 0;
    shmem_init();
    if (shmem_my_pe()) shmem_long_wait_until(&flag, SHMEM_CMP_NE, 0);
    for (int i = 1;; i++) {
        shmem_put(words, from, 1000, 1);
        if (every && i % every == 0) printf("line %d\\n", i / every);
        fflush(stdout);
    }
}
"""
HEAD = re.compile(r"oshrun: 2 PEs after \d+\.\d s\n +PE +calls/s +bytes/s +lanes +messages/s +in\n")
UNITS = {"": 1, "K": 2**10, "M": 2**20, "G": 2**30, "T": 2**40}


def rows(text):
    """Of the last table in the text that is whole: {PE: (calls, bytes, lanes, messages, where)}."""
    tables = re.findall(HEAD.pattern + r"((?: +(?:\d+|all) .*\n){3})", text)
    cells = [line.split(None, 5) for line in tables[-1].splitlines()] if tables else []
    return {row[0]: (*row[1:5], row[5] if len(row) > 5 else "") for row in cells}


def number(cell):
    digits, unit = re.fullmatch(r"([\d.]+)([KMGT]?)", cell).groups()
    return float(digits) * UNITS[unit]


def is_busy(shown):
    """PE 0 has made nothing but its puts since the table before, and PE 1 has made nothing."""
    return shown and shown["0"][0] not in "-0" and shown["1"][:2] == ("0", "0") and shown["1"][4]


def watched(*options, **variables):
    """What is shown until both are where they stay, twice."""
    command = [OSHRUN, "-n", "2", "--timeout", "200", *options, build("works", WORKS)]
    with subprocess.Popen(command, env=environment_with(variables), text=True, stdout=subprocess.DEVNULL,
                          stderr=subprocess.PIPE) as job:
        told, seen = "", 0
        while seen < 2 and (line := job.stderr.readline()):
            told += line
            if line.split()[:1] == ["all"]:
                seen += bool(is_busy(rows(told)))
        job.terminate()
        job.stderr.read()
    return told


def check_table(name, *options, lanes, **variables):
    told = watched(*options, **variables)
    shown = rows(told)
    expect(shown, name, "a table", told)
    if not shown:
        return
    calls, moved, in_use, messages, _ = shown["0"]
    expect(abs(number(moved) / number(calls) - 8000) < 80, name, "bytes of a call", shown)
    expect(number(shown["all"][0]) == number(calls), name, "the sum", shown)
    expect(re.fullmatch(r"shmem_long_wait_until, since \d+\.\d s", shown["1"][4]), name, "where PE 1 is", shown)
    if lanes:
        expect(in_use == "1" and number(messages) > 0 and shown["all"][2] == "2", name, "lanes", shown)
    else:
        expect(in_use == messages == "-", name, "no lanes", shown)


class Screen:
    """What a terminal shows that is never full, of as much as oshrun uses."""

    def __init__(self):
        self.lines, self.row = [""], 0

    def write(self, text):
        for piece in re.findall(r"\033\[\d*[AJ]|[\r\n]|[^\033\r\n]+", text):
            if piece == "\n":
                self.row += 1
                self.lines += [""] * (self.row == len(self.lines))
            elif piece == "\033[J":
                del self.lines[self.row:]
                self.lines.append("")
            elif piece.startswith("\033"):
                self.row -= int(piece[2:-1])
            elif piece != "\r":
                self.lines[self.row] += piece


def until_closed(terminal):
    """What is read from it, in pieces, until its other end is closed."""
    try:
        while piece := os.read(terminal, 4096).decode():
            yield piece
    except OSError:
        pass


def check_terminal():
    """Of 5 lines and 40 columns: there is room for one PE of three, and for a part of its line."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 5, 40, 0, 0))
    command = [OSHRUN, "-n", "3", "--timeout", "200", "--top=0.2", build("works", WORKS), "3"]
    screen, told, tables, head = Screen(), "", 0, "oshrun: 3 PEs after"
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=slave, stderr=slave, env=environment_with({})) as job:
        os.close(slave)
        pieces = until_closed(master)
        for piece in pieces:
            tables += (told[1 - len(head):] + piece).count(head)  # it may be in two pieces; `told` is long
            told += piece
            if tables >= 4:
                break
        job.terminate()
        told += "".join(pieces)
    os.close(master)
    screen.write(told)
    lines = [line for line in screen.lines if line.startswith("line ")]
    expect(lines == [f"line {i + 1}" for i in range(len(lines))] and lines, "terminal", "the program's lines", lines[:50])
    left = [line for line in screen.lines if line and not line.startswith("line ")]
    expect(sum("PEs after" in line for line in left) <= 1, "terminal", "one table", left)
    heads = re.findall(r"oshrun: 3 PEs after.*", told)
    expect(all("of whi" in head for head in heads), "terminal", "room for one PE", heads[:3])
    expect(max(map(len, told.replace("\033", "\n").split("\n"))) <= 40, "terminal", "columns", told[-2000:])
    expect(re.search(r"\033\[4A\033\[J", told), "terminal", "a table takes the place of the one before", told[-2000:])


def check_refusals():
    for value in "0", "-1", "x", "":
        done = run([f"--top={value}"], 1, "true")
        expect(done.status == 2 and "a number of seconds above 0 and up to 1e9" in done.err, "refusal", value, done.err)
    done = run(["--top", "--hosts", "a:1,b:1"], 2, "true")
    expect(done.status == 2 and "--top reads the memory of PEs on this machine" in done.err, "refusal", "hosts", done.err)


def check_other_programs():
    done = run(["--top=0.1"], 1, "sleep", "1")
    expect(not done.status and "not yet behind shmem_init" in done.err, "no PE", "place", done.err)


def main():
    check_table("one node", "--top=0.3", lanes=False)
    check_table("lanes", "--top", lanes=True, HEDDLE_DIRECT="0", HEDDLE_WIRE="sim")
    check_table("beside a report", "--top", "--report-hang", "100", lanes=False)
    check_terminal()
    check_refusals()
    check_other_programs()
    finish()


if __name__ == "__main__":
    main()
