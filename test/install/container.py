"""The image of packaging/container is built, and does the job of compose.yaml: two hosts, by the commands that are there. An engine
that starts containers is not needed for that: each host is the image's files, in a network namespace of its own.

It takes root, podman, a network and many minutes, and so runs only if HEDDLE_FRESH names a folder, whose bookworm (see fresh_root.py)
is the image that the Containerfile begins with."""
import os
import re
import shlex
import subprocess
import tempfile
from pathlib import Path

from common import SOURCE, expect, finish
from skipping import need_no_sanitizer, need_program, skip  # noqa: E402

BASE, IMAGE = "docker.io/library/debian:bookworm", "heddle-of-test"
COMPOSE = (SOURCE / "packaging/container/compose.yaml").read_text()
HOSTS = {"first": "10.73.91.1", "second": "10.73.91.2"}
# $0: a folder, $1: the image's files; each host is $0/NAME/root, and they share /keys.
FILES = """
mount -t tmpfs tmpfs "$0" && mkdir "$0/keys"
for host in first second; do
    mkdir -p "$0/$host/upper" "$0/$host/work" "$0/$host/root"
    mount -t overlay overlay -o lowerdir="$1",upperdir="$0/$host/upper",workdir="$0/$host/work" "$0/$host/root"
    mkdir -p "$0/$host/root/keys" && mount --bind "$0/keys" "$0/$host/root/keys"
    mount --rbind /dev "$0/$host/root/dev" && mount -t proc proc "$0/$host/root/proc" && mount -t tmpfs tmpfs "$0/$host/root/tmp"
    cp "$0.hosts" "$0/$host/root/etc/hosts"
done
"""
NETWORK = """
mount -t tmpfs tmpfs /run && mkdir /run/netns
for host in first second; do ip netns add $host && ip -n $host link set lo up; done
ip link add card netns first type veth peer name card netns second
for host in first second; do ip -n $host addr add $(sed -n "s/ $host\\$//p" "$0.hosts")/24 dev card && ip -n $host link set card up; done
"""
ON_HOST = 'ip netns exec {host} unshare -u -i sh -c \'hostname {host}; mount -t sysfs sysfs "$0/{host}/root/sys"; ' \
          'exec chroot "$0/{host}/root" env -i {environment} {command}\' "$0"'


def run(*command):
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False)
    expect(done.returncode == 0, f"{command[:4]}: status {done.returncode}: {done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout


def build(base):
    """The folder with the image's files."""
    if subprocess.run(["podman", "image", "exists", BASE], check=False).returncode:
        run("sh", "-c", 'tar -C "$0" -c . | podman import - "$1"', base, BASE)
    run("podman", "build", "--network", "host", "--isolation", "chroot", "-f", SOURCE / "packaging/container/Containerfile", "-t", IMAGE,
        SOURCE)
    return run("podman", "image", "mount", IMAGE).strip()


def on_host(host):
    """The command of compose.yaml, with the variables that are the image's and the service's."""
    service = re.search(rf"^  {host}:\n((?:    .*\n)+)", COMPOSE, re.M)[1]
    words = re.search(r"command: \[(.*)\]", service)[1]
    given = re.findall(r"(\w+): (\w+)", (re.search(r"environment: \{(.*)\}", service) or ["", ""])[1])
    image = re.search(r"^ENV (.*)$", (SOURCE / "packaging/container/Containerfile").read_text(), re.M)[1]
    environment = f"PATH={os.defpath}:/usr/local/bin:/usr/sbin HOME=/root {image} " + " ".join(f"{name}={value}" for name, value in given)
    command = shlex.join(quoted or plain for quoted, plain in re.findall(r'"([^"]*)"|([^\s,]+)', words))
    return ON_HOST.format(host=host, environment=environment, command=command)


def main():
    need_no_sanitizer("nobody installs such a library")
    base = Path(os.environ.get("HEDDLE_FRESH", "/nowhere"), "bookworm")
    if os.geteuid() or not base.is_dir():
        skip("an image takes root and many minutes", "HEDDLE_FRESH=FOLDER with what install/fresh/bookworm has made, as root")
    need_program("podman", "podman")
    need_program("ip", "iproute2")
    files = build(base)
    with tempfile.TemporaryDirectory(prefix="heddle-container-") as name:
        Path(f"{name}.hosts").write_text("".join(f"{address} {host}\n" for host, address in HOSTS.items()) + "127.0.0.1 localhost\n")
        script = f"set -e{FILES}{NETWORK}{on_host('second')} & other=$!\nstatus=0\n{on_host('first')} || status=$?\nkill $other\nexit $status"
        done = subprocess.run(["unshare", "-m", "sh", "-c", script, name, files], capture_output=True, text=True, timeout=600, check=False)
        os.unlink(f"{name}.hosts")
    seen = sorted(line for line in done.stdout.splitlines() if line.startswith("Hello"))
    expect(done.returncode == 0 and seen == [f"Hello from PE {pe} of 4" for pe in range(4)], f"{done.stdout}{done.stderr[-2000:]}")
    finish()


main()
