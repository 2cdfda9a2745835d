"""What Heddle says of the program's source behind an error: where the call was."""
import re


def split_places(err):
    """Standard error without the lines that say where in the program's source a mistake is; and these."""
    lines = re.split(r"(?m)^(heddle: (?:PE \d+: )?at .*, in .*\n)", err)
    return "".join(lines[::2]), lines[1::2]
