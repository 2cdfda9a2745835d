"""The table of shmem.h holds exactly the functions of OpenSHMEM 1.6, with their prototypes, status and version; shmem_signed.api adds
functions that other libraries declare there; that of shmemx.h has names of its own. Every shape is complete: a text, known flags, known roles. The version numbers agree."""
import re

from common import INCLUDE, SOURCE, fail, finish, same, standard_functions, table

FLAGS = set("""
    ctx generic deprecated draft noreturn inplace 1.5 1.6
    collective waits invalid creates destroys allocates reallocates frees overflow lock completes local
    checked_by_hand profiled_by_hand""".split())
ROLES = set("""
    sym_r sym_w sym_rw own_r own_w own_rw all_r all_w all_rw loc_r loc_w loc_rw opt_r opt_w any psync pwrk lock heap
    ctx team live pe root start log_stride set_size count size stride block alignment domain priority hook
    value same cond cmp sig_op
    options mask hints level type amo_op reduce_op width element ct oct request range fed part fed_type partition
    text tid nthreads made space""".split())
LENGTHS = {"x", "by", "of", "at", "npes", "sum"}
SINCE = {"1.5", "1.6"}


def facts_of(function):
    """What functions.tsv says of a function, as the table gives it."""
    flags = function.shape.flags
    prototype = function.prototype()
    for name, standard in (("heddle_complexd", "double _Complex"), ("heddle_complexf", "float _Complex")):
        prototype = prototype.replace(name, standard)
    status = "deprecated" if "deprecated" in flags else "required"
    return " | ".join([function.name, status, next(iter(flags & SINCE), "<=1.4"), prototype])


def check_shape(shape):
    if not shape.text:
        fail(f"{shape.pattern}: no text")
    is_old_name = re.fullmatch(r"\w+\.", shape.text)
    if shape.result != "void" and not is_old_name and not shape.returns.startswith("Returns "):
        fail(f"{shape.pattern}: no text about what it returns")
    if {flag.partition("=")[0] for flag in shape.flags} - FLAGS:
        fail(f"{shape.pattern}: unknown flags among {shape.flags}")
    known = LENGTHS | {a.name for a in shape.arguments}
    for argument in shape.arguments:
        role, _, length = argument.role.rstrip("]").partition("[")
        if argument.name != "..." and role not in ROLES:
            fail(f"{shape.pattern}: unknown role {argument.role} of {argument.name}")
        for word in re.findall(r"\w+", length):
            if word not in known and not word.isdigit() and not word.startswith("SHMEM_"):
                fail(f"{shape.pattern}: unknown length {length} of {argument.name}")


def check_version():
    header = (INCLUDE / "shmem.h").read_text()
    number = ".".join(re.search(rf"HEDDLE_VERSION_{p} (\d+)", header)[1] for p in ("MAJOR", "MINOR", "PATCH"))
    project = re.search(r"project\(heddle VERSION (\S+)", (SOURCE / "CMakeLists.txt").read_text())[1]
    if f'SHMEM_VENDOR_STRING "Heddle {number}"' not in header or project != number:
        fail(f"versions differ: {number} in shmem.h, {project} in CMakeLists.txt, or the vendor string")


sections = table.read_table()
functions = [f for s in sections if s.table == "shmem" for shape in s.shapes for f in shape.functions]
facts = list(map(" | ".join, standard_functions()))
if len(functions) != len(facts):
    fail(f"{len(functions)} functions, not {len(facts)}")
same("functions", map(facts_of, functions), facts)
for section in sections:
    if not section.threads or not section.source:
        fail(f"[{section.name}] does not say which threads may call, or where it comes from")
    for shape in section.shapes:
        check_shape(shape)
        for function in shape.functions:
            if section.header == "shmemx" and not function.name.startswith("shmemx_"):
                fail(f"{function.name} is in a table of shmemx.h")
check_version()
finish()
