"""What packaging/ has for others' tools is of this version, can be read, and names options and files that there are. Where the tools
are, or their rules, they say so: rattler-build renders conda's recipe, flake8 lints Spack's package as `spack style` has it do."""
import itertools
import os
import re
import shutil
import subprocess
import sys
import types

from common import SOURCE, expect, finish

PACKAGING = SOURCE / "packaging"
SPACK = PACKAGING / "spack/spack_repo/heddle/packages/heddle/package.py"


def check_versions():
    lists = (SOURCE / "CMakeLists.txt").read_text()
    version = re.search(r"project\(heddle VERSION (\S+)", lists)[1]
    expect(f'version("{version}")' in SPACK.read_text(), f"Spack's package is not of {version}")
    expect(f"  version: {version}\n" in (PACKAGING / "conda/recipe.yaml").read_text(), f"conda's recipe is not of {version}")


def check_options():
    """As CMake would take any name."""
    known = set(re.findall(r"(?:option\(|set\(|find_engine\()(?:HEDDLE_)?(\w+)", (SOURCE / "CMakeLists.txt").read_text()))
    for path in PACKAGING.rglob("*"):
        for name in re.findall(r"\bHEDDLE_([A-Z]+)\b(?=[\"=])", path.read_text()) if path.is_file() else []:
            expect(name in known or name in ("DIRECT", "WIRE"), f"{path.name}: no option HEDDLE_{name}")


class Variants:
    """What a package asks of its spec: which of its variants are on."""
    def __init__(self, on):
        self.on = on

    def satisfies(self, text):
        return text[0] == "+" and text[1:] in self.on


def spack_package():
    """The class, and what it has said in its directives: (name, arguments, keywords)."""
    said = []
    package, cmake = types.ModuleType("spack.package"), types.ModuleType("spack_repo.builtin.build_systems.cmake")
    for directive in "license", "version", "variant", "depends_on", "filter_compiler_wrappers":
        setattr(package, directive, lambda *words, _name=directive, **named: said.append((_name, words, named)))
    cmake.generator = lambda *words, **named: said.append(("generator", words, named))
    cmake.CMakePackage = type("CMakePackage", (), {"define": staticmethod(lambda name, value: f"-D{name}={value}")})
    for module in package, cmake:
        names = module.__name__.split(".")
        sys.modules.update({".".join(names[:i]): types.ModuleType(".".join(names[:i])) for i in range(1, len(names))})
        sys.modules[module.__name__] = module
    found = {}
    exec(compile(SPACK.read_text(), str(SPACK), "exec"), found)
    return found["Heddle"], said


def check_spack():
    """It is loaded with stand-ins for Spack's own; all that it may be asked for is asked."""
    package, said = spack_package()
    variants = [words[0] for name, words, _ in said if name == "variant"]
    for name, words, named in said:
        for variant in re.findall(r"[+~](\w+)", named.get("when", "")):
            expect(variant in variants, f"Spack: {name}{words} is for +{variant}, which is no variant")
    expect({"ucx", "ofi", "hwloc", "fortran"} <= set(variants), f"Spack: variants: {variants}")
    for on in itertools.chain.from_iterable(itertools.combinations(variants, n) for n in range(len(variants) + 1)):
        made = package()
        made.spec = Variants(on)
        flags = made.cmake_args()
        for variant in variants:
            wanted = f"-DHEDDLE_{variant.upper()}={'ON' if variant in on else 'OFF'}"
            expect(wanted in flags, f"Spack: with {on}: no {wanted} in {flags}")
    if not shutil.which("flake8"):
        print("not linted: no flake8 (apt-get install flake8)")
        return
    style = ["--max-line-length", "99", "--extend-ignore", "F403,F405"]  # spack.package is imported whole, by everybody
    done = subprocess.run(["flake8", "--isolated", *style, SPACK], capture_output=True, text=True, check=False)
    expect(done.returncode == 0, f"flake8: {done.stdout}{done.stderr}")


def check_conda():
    try:
        import rattler_build
    except ImportError:
        print("not rendered: no rattler_build (pip install py-rattler-build)")
        return
    platform = rattler_build.PlatformConfig(target_platform="linux-64")
    recipe = rattler_build.Stage0Recipe.from_file(PACKAGING / "conda/recipe.yaml")
    rendered = recipe.render(rattler_build.VariantConfig(), rattler_build.RenderConfig(platform=platform))
    expect(len(rendered) == 1 and rendered[0].recipe.package.name == "heddle", f"conda: {rendered}")
    print(f"rendered by rattler-build {rattler_build.rattler_build_version()}")


def check_scripts():
    for script in PACKAGING / "container/host", PACKAGING / "deb/build":
        done = subprocess.run(["sh", "-n", script], capture_output=True, text=True, check=False)
        expect(done.returncode == 0 and os.access(script, os.X_OK), f"{script.name}: {done.stderr}")


def check_container():
    text = (PACKAGING / "container/Containerfile").read_text()
    for name in re.findall(r"^COPY (?!--)(\S+) ", text, re.M):
        expect((SOURCE / name).exists(), f"Containerfile: {name} is not there")
    installed = set(re.search(r"apt-get install (?:-\S+ )*(.*?) &&", text.replace("\\\n", " "))[1].split())
    needed = set(re.search(r"apt-get install ([\w -]+)\)", (PACKAGING / "deb/build").read_text())[1].split())
    expect(needed <= installed, f"Containerfile: it makes packages without {sorted(needed - installed)}")
    compose = (PACKAGING / "container/compose.yaml").read_text()
    context = PACKAGING / "container" / re.search(r"context: ([./]+)", compose)[1]
    expect(context.resolve() == SOURCE.resolve(), "compose: context")
    expect((SOURCE / re.search(r"dockerfile: (\S+)\}", compose)[1]).is_file(), "compose: the Containerfile")


check_versions()
check_options()
check_spack()
check_conda()
check_scripts()
check_container()
finish()
