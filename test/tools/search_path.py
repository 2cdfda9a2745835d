"""oshrun tells the loader where Heddle's library is: behind what the user says, and not where a program was linked with one."""
import os
import shutil
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from launching import *

BUILD = os.path.realpath(os.environ["HEDDLE_BUILD"])
OURS = os.path.join(BUILD, "lib")
SHOW = ["sh", "-c", 'printf %s "${LD_LIBRARY_PATH-unset}"']
PROGRAM = r"""
#include <dlfcn.h>
#include <shmem.h>
#include <stdio.h>
#include <string.h>
int main(int argc, char **argv)
{
    Dl_info info;
    if (argc > 1) shmem_init(); /* so that the library is linked with */
    if (!dladdr(dlsym(RTLD_DEFAULT, "shmem_init"), &info)) return 1;
    *(char *)strrchr(info.dli_fname, '/') = 0;
    puts(info.dli_fname);
    return !argv[0];
}
"""


def with_path(value):
    environment = {name: text for name, text in os.environ.items() if name != "LD_LIBRARY_PATH"}
    return environment if value is None else environment | {"LD_LIBRARY_PATH": value}


def shown(value, *options):
    done = oshrun("-n", 1, *options, *SHOW, env=with_path(value))
    return done.out if done.status == 0 else done.err


def library_of(name, *flags, path=None):
    """The folder of the libheddle that this program loads when oshrun starts it."""
    program = os.path.join(folder.name, name)
    with open(program + ".c", "w") as file:
        file.write(PROGRAM)
    compiler = shutil.which("cc")
    subprocess.run([compiler, "-D_GNU_SOURCE", f"-I{BUILD}/include", program + ".c", "-o", program, f"-L{OURS}", "-lheddle",
                    *flags], check=True)
    done = oshrun("-n", 1, program, env=with_path(path))
    return os.path.realpath(done.out.strip()) if done.status == 0 else done.err


@check
def behind_the_users():
    equal(shown(None), OURS, "no variable")
    equal(shown(""), OURS, "an empty one: no empty entry, which would be the current folder")
    equal(shown("/a:/b"), f"/a:/b:{OURS}", "the user's first")
    equal(shown("/a:"), f"/a::{OURS}", "an empty entry of the user's stays one")
    equal(shown("/a", "-x", "LD_LIBRARY_PATH=/c"), f"/c:{OURS}", "that of -x")
    equal(shown(f"/a:{OURS}:/b"), f"/a:{OURS}:/b", "not twice")
    equal(shown(f"/a:{OURS}s"), f"/a:{OURS}s:{OURS}", "another folder whose name begins as that")


@check
def programs_find_it():
    if IS_SANITIZED:
        return # the compiler of this test makes none
    equal(library_of("plain"), OURS, "linked without -rpath")
    equal(library_of("elsewhere", "-Wl,-rpath,/nowhere"), OURS, "-rpath to where it is not")
    another = os.path.join(os.path.realpath(folder.name), "another")
    os.mkdir(another)
    shutil.copy(os.path.join(OURS, "libheddle.so.1"), another)
    equal(library_of("users", path=another), another, "where the user says")
    for kind in "--enable-new-dtags", "--disable-new-dtags":
        equal(library_of("linked" + kind, f"-Wl,{kind},-rpath,/nowhere:{another}"), another, f"-rpath, {kind}")
        equal(library_of("beside" + kind, f"-Wl,{kind},-rpath,$ORIGIN/another"), another, f"-rpath from its own, {kind}")
    os.symlink(os.path.join(folder.name, "beside--enable-new-dtags"), os.path.join(another, "link"))
    done = oshrun("-n", 1, "link", env=with_path(None) | {"PATH": f"{another}:{os.environ['PATH']}"})
    equal(os.path.realpath(done.out.strip()), another, "through a link that is found by PATH")


@check
def odd_programs():
    """What is no program, or a part of one, is as it was: the kernel says what it thinks of it."""
    whole = open(OSHRUN, "rb").read()
    program = os.path.join(folder.name, "odd")
    for length in 3, 20, 64, 100, 400, 1000, 5000, len(whole) // 2:
        with open(program, "wb") as file:
            file.write(whole[:length])
        os.chmod(program, 0o755)
        done = oshrun("-n", 1, program)
        expect(done.status > 0, f"{length} bytes of a program", (done.status, done.out, done.err))
        expect("oshrun: " in done.err or done.status in (126, 127), f"{length} bytes of a program: oshrun speaks", done.err)


if __name__ == "__main__":
    sys.exit(main())
