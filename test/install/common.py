"""What the scripts here share: where things are, and how a test fails."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from checks import BUILD, SOURCE, expect, finish  # noqa: E402, F401
