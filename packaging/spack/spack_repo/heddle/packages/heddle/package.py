"""Heddle for Spack 1.0:
spack repo add packaging/spack/spack_repo/heddle && spack dev-build heddle@0.2.0"""
from spack_repo.builtin.build_systems.cmake import CMakePackage, generator

from spack.package import *


class Heddle(CMakePackage):
    """OpenSHMEM 1.6 library in C for programs with many threads per process."""

    license("BSD-3-Clause")

    version("0.2.0")

    variant("ucx", default=True, description="Network by UCX")
    variant("ofi", default=False, description="Network by libfabric")
    variant("hwloc", default=True, description="Places inside a machine, for federations")
    variant("fortran", default=True, description="Compiled modules for Fortran")

    depends_on("c", type="build")
    depends_on("cxx", type="build")
    depends_on("fortran", type="build", when="+fortran")
    depends_on("cmake@3.22:", type="build")
    depends_on("ninja", type="build")
    depends_on("pkgconfig", type="build")
    depends_on("python@3.9:", type="build")
    depends_on("ucx", when="+ucx")
    depends_on("libfabric@1.17:", when="+ofi")
    depends_on("hwloc@2:", when="+hwloc")

    generator("ninja")
    filter_compiler_wrappers("oshcc", relative_root="bin")  # all the others are links to it

    def test_hello(self):
        """A program is compiled, and its PEs find each other, with and without the network"""
        oshcc, oshrun = Executable(self.prefix.bin.oshcc), Executable(self.prefix.bin.oshrun)
        oshcc(join_path(self.prefix.share.doc, "heddle", "examples", "hello.c"), "-o", "hello")
        for direct in "1", "0":
            oshrun("-n", "2", "-x", f"HEDDLE_DIRECT={direct}", "./hello")

    def cmake_args(self):
        engines = ["ucx", "ofi", "hwloc", "fortran"]
        asked = [(name, self.spec.satisfies(f"+{name}")) for name in engines]
        return [
            self.define("HEDDLE_TESTS", False),
            self.define("HEDDLE_BENCH", False),
            self.define("HEDDLE_WERROR", False),
        ] + [self.define(f"HEDDLE_{name.upper()}", "ON" if on else "OFF") for name, on in asked]
