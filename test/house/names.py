#!/usr/bin/env python3
"""No name of the project collides with a system header. A header of the C library may start to use `__attribute__((aligned(n)))`
or to declare `bind` in any release. Therefore no macro of the project has a name that occurs in a system header, and no
function has the name of a function that a system header declares."""
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(os.environ["HEDDLE_SOURCE"])
COMPILER = os.environ.get("HEDDLE_CC", "cc")
FOLDERS = ("src", "check", "tools", "bench")
HEADERS = """aio.h alloca.h argp.h arpa/inet.h assert.h complex.h ctype.h dirent.h dlfcn.h elf.h endian.h err.h errno.h error.h execinfo.h
    fcntl.h fenv.h fnmatch.h ftw.h getopt.h glob.h grp.h ifaddrs.h inttypes.h libgen.h limits.h link.h locale.h malloc.h math.h mntent.h
    mqueue.h net/if.h netdb.h netinet/in.h netinet/tcp.h poll.h pthread.h pty.h pwd.h regex.h sched.h search.h semaphore.h setjmp.h
    signal.h spawn.h stdio.h stdlib.h string.h strings.h sys/auxv.h sys/epoll.h sys/eventfd.h sys/inotify.h sys/ioctl.h sys/ipc.h sys/mman.h
    sys/personality.h sys/prctl.h sys/ptrace.h sys/random.h sys/resource.h sys/select.h sys/sem.h sys/sendfile.h sys/shm.h
    sys/socket.h sys/stat.h sys/statfs.h sys/syscall.h sys/sysinfo.h sys/time.h sys/timerfd.h sys/times.h sys/types.h sys/ucontext.h
    sys/uio.h sys/un.h sys/user.h sys/utsname.h sys/wait.h syslog.h termios.h threads.h time.h uchar.h ucontext.h unistd.h utime.h
    wchar.h wctype.h linux/close_range.h linux/futex.h linux/mempolicy.h linux/perf_event.h linux/userfaultfd.h linux/seccomp.h linux/bpf.h
    ucp/api/ucp.h ucs/type/status.h uct/api/uct.h rdma/fabric.h rdma/fi_domain.h rdma/fi_endpoint.h rdma/fi_rma.h rdma/fi_tagged.h
    rdma/fi_atomic.h rdma/fi_cm.h rdma/fi_errno.h rdma/fi_ext.h hwloc.h valgrind/valgrind.h valgrind/memcheck.h""".split()
C_COMMENT_OR_STRING = re.compile(r'/\*.*?\*/|"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'', re.S)


def system_names():
    """(all identifiers, those before a parenthesis) of the system headers that exist here, bodies of macros included."""
    text = "#define _GNU_SOURCE\n" + "".join(f"#if __has_include(<{h}>)\n#include <{h}>\n#endif\n" for h in HEADERS)
    done = subprocess.run([COMPILER, "-std=gnu17", "-E", "-P", "-dD", "-x", "c", "-"], input=text, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{COMPILER} -E: {done.stderr}")
    seen = C_COMMENT_OR_STRING.sub(" ", done.stdout)
    return set(re.findall(r"\b[A-Za-z_]\w*\b", seen)), set(re.findall(r"(?<!->)(?<![.\w])([A-Za-z_]\w*)\s*\(", seen))


def project_names():
    """(file, kind, name) of each macro of a header, and of each function that a source defines or a header declares."""
    for path in sorted(p for folder in FOLDERS for p in (ROOT / folder).rglob("*") if p.suffix in (".c", ".h", ".inl")):
        text = C_COMMENT_OR_STRING.sub(" ", path.read_text())
        where = path.relative_to(ROOT)
        if path.suffix == ".h":
            for name, parenthesis in re.findall(r"^#\s*define\s+(\w+)(\(?)", text, re.M):
                yield where, "function-like macro" if parenthesis else "macro", name
        for name in re.findall(r"^(?!return|else|#)[A-Za-z_][\w *]*?[ *](\w+)\((?!\()", text, re.M):
            yield where, "function", name


def main():
    words, calls = system_names()
    names = list(project_names())
    wrong = [f"{where}: {kind} {name}: the name occurs in a system header" for where, kind, name in names
             if name in (words if kind == "macro" else calls) and name != "_GNU_SOURCE"]
    print(*wrong, sep="\n")
    print(f"{len(names)} names, {len(words)} names in system headers, {len(wrong)} collide")
    return 1 if wrong or not names or len(words) < 1000 else 0


if __name__ == "__main__":
    sys.exit(main())
