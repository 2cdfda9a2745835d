"""PEs below wrappers that close the descriptors which oshrun hands down, or that end the thread which has started the PE."""
import os
import subprocess
import sys

BUILD = os.environ["HEDDLE_BUILD"]
PROGRAM = os.path.join(BUILD, "test/test_job_wrapped")
# subprocess closes all descriptors above 2.
PYTHON = [sys.executable, "-c", "import subprocess, sys; sys.exit(subprocess.run(sys.argv[1:]).returncode)"]
SHELL = ["sh", "-c", 'for fd in 3 4 5 6 7 8 9; do eval "exec $fd>&-"; done; exec "$0" "$@"']
OTHERS = ["sh", "-c", '[ $HEDDLE_PE = 0 ] && exec "$@"; exec ' + " ".join(f"'{word}'" for word in PYTHON) + ' "$@"', "sh"]
THREAD = [sys.executable, "-c", """
import subprocess, sys, threading
def start():
    global pe
    pe = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    pe.stdout.readline()
starter = threading.Thread(target=start)
starter.start()
starter.join()
pe.stdin.close()
sys.exit(pe.wait() != 0)
"""]
CASES = [("Python's subprocess", 1, [], [*PYTHON, PROGRAM]),
         ("Python's subprocess", 2, ["--check"], [*PYTHON, PROGRAM]),
         ("Python's subprocess", 3, [], [*PYTHON, PROGRAM]),
         ("a shell that closes descriptors", 2, ["--check"], [*SHELL, PROGRAM]),
         ("Python's subprocess in all PEs but one", 3, [], [*OTHERS, PROGRAM]),
         ("two programs, one after the other", 2, [], ["sh", "-c", '"$@" && "$@"', "sh", *PYTHON, PROGRAM]),
         ("a program that closes descriptors", 3, [], [PROGRAM, "close"]),
         ("a thread that ends", 2, [], [*THREAD, PROGRAM])]


def main():
    failed = 0
    for what, pes, options, command in CASES:
        if options and os.environ.get("HEDDLE_SANITIZE"):
            continue  # the check library and a sanitizer both want to be the first library
        done = subprocess.run([os.path.join(BUILD, "bin/oshrun"), "-n", str(pes), "--timeout", "100", *options, *command],
                              stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
        if done.returncode or done.stderr:
            print(f"failed: {what}, {pes} PEs {options}: status {done.returncode}: {done.stdout}{done.stderr}")
            failed += 1
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
