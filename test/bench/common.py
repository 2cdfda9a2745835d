"""What the scripts here share: where things are, how a test fails, and a port. Importing it makes bench/ and test/ importable."""
import socket
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from checks import BUILD, SOURCE, expect, finish  # noqa: E402, F401

sys.path.insert(0, str(SOURCE / "bench"))


def free_port():
    with socket.socket() as listener:
        listener.bind(("", 0))
        return listener.getsockname()[1]
