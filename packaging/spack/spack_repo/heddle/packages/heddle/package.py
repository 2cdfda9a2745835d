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

    depends_on("c", type="build")
    depends_on("cxx", type="build")
    depends_on("cmake@3.22:", type="build")
    depends_on("ninja", type="build")
    depends_on("pkgconfig", type="build")
    depends_on("python@3.9:", type="build")
    depends_on("ucx", when="+ucx")
    depends_on("libfabric@1.17:", when="+ofi")
    depends_on("hwloc@2:", when="+hwloc")

    generator("ninja")

    def cmake_args(self):
        return [
            self.define("HEDDLE_TESTS", False),
            self.define("HEDDLE_BENCH", False),
            self.define("HEDDLE_WERROR", False),
            self.define("HEDDLE_UCX", "ON" if self.spec.satisfies("+ucx") else "OFF"),
            self.define("HEDDLE_OFI", "ON" if self.spec.satisfies("+ofi") else "OFF"),
            self.define("HEDDLE_HWLOC", "ON" if self.spec.satisfies("+hwloc") else "OFF"),
        ]
