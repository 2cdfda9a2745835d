"""Text of C, as the generators write it. It is not a program."""
import re
import textwrap

WIDTH = 120


def note(generator):
    """What the first line says of a file that a generator has made."""
    return f"/* Made by {generator} from the tables in src/api: do not edit. */\n"


def declaration_of(c_type, name):
    return f"{c_type}{'' if c_type.endswith('*') else ' '}{name}"


def wrap(text, indent="", hang="    "):
    """C text in lines of WIDTH, broken after commas but never inside a string."""
    if len(indent) + len(text) <= WIDTH:
        return indent + text
    whole = re.sub(r'"[^"]*"|(?<!,) ', lambda m: m[0].replace(" ", "\1"), text)
    lines = textwrap.wrap(whole, WIDTH, initial_indent=indent, subsequent_indent=indent + hang,
                          break_long_words=False, break_on_hyphens=False)
    return "\n".join(lines).replace("\1", " ")


def comment(text):
    return "/* " + "\n * ".join(textwrap.wrap(text, WIDTH - 6)) + " */\n"
