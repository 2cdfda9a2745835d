"""conda's recipe is built by rattler-build, and the recipe's own test compiles and runs a program with the package that came out.

What the recipe asks of its channel are stand-ins here, packages with nothing in them but, for the compilers, what conda's have: a program
with a name of its own, and a variable that names it. So it builds with this machine's compilers and libraries: that its script works,
and that what it installs does where it is unpacked. It takes minutes, and so runs only if HEDDLE_CONDA says so."""
import os
import re
import tempfile
from pathlib import Path

from common import SOURCE, expect, finish
from skipping import need_no_sanitizer, need_program, skip  # noqa: E402

try:
    import rattler_build as rattler
except ImportError:
    rattler = None

RECIPE = SOURCE / "packaging/conda/recipe.yaml"
STAND_IN = "package: {{name: {name}, version: 99.0.0}}\nbuild: {{number: 0, script: {{file: build.sh}}}}\n"
# language: package, variable, program
COMPILERS = {"c": ("gcc_linux-64", "CC", "gcc"), "cxx": ("gxx_linux-64", "CXX", "g++"), "fortran": ("gfortran_linux-64", "FC", "gfortran")}
COMPILER = """mkdir -p "$PREFIX/bin" "$PREFIX/etc/conda/activate.d"
ln -s "$(command -v {program})" "$PREFIX/bin/x86_64-conda-linux-gnu-{program}"
echo 'export {variable}="$CONDA_PREFIX/bin/x86_64-conda-linux-gnu-{program}"' > "$PREFIX/etc/conda/activate.d/{program}.sh"
"""


def stand_ins():
    """What all packages that the recipe names are made with, by their names."""
    text = RECIPE.read_text()
    listed = re.findall(r"^ +- ([a-z][\w-]*)(?: >=[\d.]+)?$", text[text.index("requirements:"):], re.M)
    compilers = [COMPILERS[language] for language in re.findall(r'compiler\("(\w+)"\)', text)]
    return {**{name: "true" for name in listed},
            **{name: COMPILER.format(variable=variable, program=program) for name, variable, program in compilers}}


def build(recipe, channel):
    variants = rattler.VariantConfig({f"{language}_compiler": [name.split("_")[0]] for language, (name, _, _) in COMPILERS.items()})
    return rattler.Stage0Recipe.from_file(recipe).run_build(variant_config=variants, output_dir=channel, channels=[channel.as_uri()])


def check_recipe(folder):
    for name, script in stand_ins().items():
        (folder / name).mkdir()
        (folder / name / "recipe.yaml").write_text(STAND_IN.format(name=name))
        (folder / name / "build.sh").write_text(script)
        build(folder / name / "recipe.yaml", folder / "channel")
    result, = build(RECIPE, folder / "channel")
    package = rattler.Package.from_file(result.packages[0])
    expect(package.test_count, "the recipe has no test")
    for test in package.run_tests(channel=[(folder / "channel").as_uri()]):
        expect(test.success, f"the recipe's test: {test.output[-3000:]}")


def main():
    need_no_sanitizer("nobody installs such a library")
    if not rattler:
        skip("no rattler_build", "pip install py-rattler-build")
    need_program("patchelf", "patchelf")
    if not os.environ.get("HEDDLE_CONDA"):
        skip("a package for conda takes minutes", "HEDDLE_CONDA=1")
    with tempfile.TemporaryDirectory(prefix="heddle-conda-") as folder:
        check_recipe(Path(folder))


main()
finish()
