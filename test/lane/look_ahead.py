#!/usr/bin/env python3
"""Whoever applies a batch asks for memory ahead: the library's code has that instruction, which compilers may drop unseen."""
import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from skipping import need_program, skip  # noqa: E402

library = sys.argv[1]
code = subprocess.run([need_program("objdump", "binutils"), "-d", "--disassemble=record_apply_batch", library], check=True, capture_output=True,
                      text=True).stdout
if "<record_apply_batch>:" not in code:
    skip("the library has no local symbols", "build without strip")
if not re.search(r"\b(prefetch\w*|prfm)\b", code):
    sys.exit(f"record_apply_batch in {library} does not look ahead")
