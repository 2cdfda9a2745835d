"""Waits for a flag that only Ctrl-C ends; without arguments, for one that is set."""
import sys

import heddle

heddle.init()
flag = heddle.zeros(1, int)
try:
    print("waits", flush=True)
    heddle.wait_until(flag, "==", 1 if len(sys.argv) > 1 else 0)
except KeyboardInterrupt:
    print("interrupted", flush=True)
heddle.finalize()
