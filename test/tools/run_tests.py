"""tools/run-tests counts tests that pass, fail and skip, prints each reason to skip, and for each failure the command that
repeats it and the last lines. A test that skips without a reason, cannot be started, ends late or by a signal has failed."""
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCE = Path(os.environ["HEDDLE_SOURCE"])
PROJECT = """
cmake_minimum_required(VERSION 3.22)
project(tests LANGUAGES NONE)
enable_testing()
add_test(NAME good COMMAND true)
add_test(NAME good/skip_is_not_last COMMAND sh -c "echo 'skip: no one (x)'; echo more")
add_test(NAME bad COMMAND false)
add_test(NAME bad/environment COMMAND sh -c "echo $A-$HEDDLE_TEST_B; exit 1")
add_test(NAME bad/late COMMAND sleep 30)
add_test(NAME bad/crash COMMAND sh -c "kill -11 $$")
add_test(NAME bad/absent COMMAND heddle-no-such-program)
add_test(NAME bad/mute COMMAND sh -c "echo nothing; exit 77")
add_test(NAME bad/skip_is_not_last COMMAND sh -c "echo 'skip: no one (x)'; echo FAILED; exit 1")
add_test(NAME skip/one COMMAND sh -c "echo 'skip: no one (get one)'; exit 77")
add_test(NAME skip/two COMMAND sh -c "seq 2000; echo 'skip: no two <&> (get two)'; exit 77")
add_test(NAME skip/by_words COMMAND sh -c "echo more; echo 'skip: no two <&> (get two)'")
set_tests_properties(bad/late PROPERTIES TIMEOUT 1)
set_tests_properties(bad/environment PROPERTIES ENVIRONMENT "A=two words")
set_tests_properties(bad/mute skip/one skip/two PROPERTIES SKIP_RETURN_CODE 77)
set_tests_properties(good/skip_is_not_last bad/skip_is_not_last skip/by_words PROPERTIES SKIP_REGULAR_EXPRESSION "@skipped@")
"""
WANTED = ["2 skipped: no two <&> (get two)", "1 skipped: no one (get one)",
          "failed: bad", "failed: bad/environment", "    two words-from outside", "failed: bad/late", "failed: bad/crash", "failed: bad/absent",
          "    Unable to find executable: heddle-no-such-program", "failed: bad/mute", "    nothing",
          "failed: bad/skip_is_not_last", "    skip: no one (x)", "    FAILED", "2 passed, 7 failed, 3 skipped"]
REPEAT = "    repeat with: "
failures = 0


def check(build, arguments, status, last_lines):
    global failures
    done = subprocess.run([SOURCE / "tools/run-tests", build, *arguments], capture_output=True, text=True, check=False,
                          env={**os.environ, "HEDDLE_TEST_B": "from outside"})
    lines = [line for line in done.stdout.splitlines() if not line.startswith(REPEAT)]
    seen = done.returncode != 0, lines[-len(last_lines):]
    if seen != (status, last_lines):
        failures += 1
        print(f"FAILED {arguments}: {seen}, wanted {status}, {last_lines}\n{done.stdout}{done.stderr}")


def check_repeats(build, name, output):
    """The command that is printed for a failed test does what the test did, in an empty environment too."""
    global failures
    done = subprocess.run([SOURCE / "tools/run-tests", build, "-R", f"^{name}$"], capture_output=True, text=True, check=False,
                          env={**os.environ, "HEDDLE_TEST_B": "from outside"})
    command = re.search(f"^failed: {name}\n{REPEAT}(.*)$", done.stdout, re.M)
    again = subprocess.run(["env", "-i", "PATH=" + os.environ["PATH"], "sh", "-c", command[1] if command else "false"],
                           capture_output=True, text=True, check=False)
    if again.returncode != 1 or again.stdout.strip() != output:
        failures += 1
        print(f"FAILED {command}: {again.returncode}, {again.stdout}{again.stderr}\n{done.stdout}")


with tempfile.TemporaryDirectory(prefix="heddle-run-tests-") as name:
    Path(name, "CMakeLists.txt").write_text(PROJECT.replace("@skipped@", sys.argv[1]))
    subprocess.run(["cmake", "-S", name, "-B", name + "/build"], check=True, stdout=subprocess.DEVNULL)
    check(name + "/build", [], True, WANTED)
    check(name + "/build", ["-R", "good|skip/"], False, [*WANTED[:2], "2 passed, 0 failed, 3 skipped"])
    check(name + "/build", ["-R", "^good$"], False, ["1 passed, 0 failed, 0 skipped"])
    check_repeats(name + "/build", "bad/environment", "two words-from outside")
    check(name + "/build", ["-R", "nothing"], True, ["0 passed, 1 failed, 0 skipped"])
print(f"{failures} failures")
sys.exit(failures > 0)
