"""What a page shows, as a new user does it who has the sources and a system with nothing but its minimum: the page is the transcript
(../transcript.py).

    newcomer.py PATH    one of those below

fresh_root.py says what it takes."""
import subprocess
import sys
import tempfile
from pathlib import Path

from common import SOURCE, expect, finish
from fresh_root import lay_out_packages, need_root, run_in
from transcript import File, differences, section, steps  # noqa: E402

LANGUAGES = "fortran", "python", "rust"
PATHS = {  # the page and its part
    "sources": ("doc/install.md", "From the sources"),
    "site": ("doc/install.md", "The pages as a site"),
    **{language: (f"doc/{language}.md", "From the sources") for language in LANGUAGES},
    **{f"{language}-packages": (f"doc/{language}.md", "From Debian's packages") for language in LANGUAGES},
}
MARK = "\1"


def in_shell(step):
    if isinstance(step, File):
        return f"mkdir -p $(dirname {step.name}) && cat > {step.name} <<'end of {step.name}'\n{step.text}end of {step.name}"
    return f"printf '{MARK}'\n{step.text}"


def script(of_page):
    """All in one shell, up to the first that fails."""
    return "".join(f"{in_shell(step)}\nstatus=$? && [ $status -eq 0 ] || exit $status\n" for step in of_page)


def lay_out(sources, path):
    """As a commit has them, or would."""
    copy = 'git ls-files -z --cached --others --exclude-standard | xargs -0 cp -a --parents -t "$0"'
    subprocess.run(["sh", "-c", copy, sources], cwd=SOURCE, check=True)
    if path.endswith("packages"):
        lay_out_packages(sources)


def compare(commands, said):
    """Each with what the page shows below it."""
    for command, text in zip(commands, said):
        if command.prints is not None:
            wrong = differences(command.prints, text.splitlines())
            expect(not wrong, f"{command.text}: {wrong}")


def main():
    path = sys.argv[1]
    page, heading = PATHS[path]
    of_page = list(steps(section((SOURCE / page).read_text(), heading)))
    commands = [step for step in of_page if not isinstance(step, File)]
    root = need_root("bookworm")
    with tempfile.TemporaryDirectory(prefix="heddle-sources-") as sources:
        lay_out(Path(sources), path)
        status, said, left = run_in(root, sources, script(of_page))
    said = said.split(MARK)[1:]
    expect(status == 0, f"{commands[len(said) - 1].text}: status {status}: {said[-1][-3000:]}")
    compare(commands, said)
    if "uninstall" in commands[-1].text:
        expect(left == "", f"left: {left}")
    print(f"{len(said)} commands of {page}")
    finish()


main()
