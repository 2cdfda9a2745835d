"""Handles that are constants, SHMEM_TEAM_WORLD and the like, are macros in C, and objects of the same name in the library, for
components that cannot see macros: bindings and debuggers. gen.py and gen_entry.py call this; it is not a program."""
import re

HANDLE = r"#define (SHMEMX?_\w+) +\(\((\w+)\)\d\)"


def handles(template):
    """(name, type) of each in a header's template."""
    return re.findall(rf"^{HANDLE}", template, re.M)


def with_objects(template):
    """The template with a declaration above each group of them; below the macro it could not be written."""
    def declared(group):
        names = {}
        for name, kind in handles(group[0]):
            names.setdefault(kind, []).append(name)
        return "".join(f"extern const {kind} {', '.join(of_kind)};\n" for kind, of_kind in names.items()) + group[0]
    return re.sub(rf"(?:^{HANDLE}.*\n)+", declared, template, flags=re.M)


def objects_c(templates):
    rows = "".join(f"OBJECT({kind}, {name});\n" for template in templates for name, kind in handles(template))
    return ("/* Constants as objects. The macro of the same name is not expanded where it becomes the symbol. */\n"
            '#include "api/public.h"\n\n'
            "#define OBJECT(type, name) \\\n"
            "    extern const type object_##name __asm__(#name); \\\n"
            "    exported const type object_##name = name\n\n" + rows)
