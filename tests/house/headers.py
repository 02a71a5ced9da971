#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Public headers are the manual: each says in its first lines what the module is for, and each function in it has a
comment: its own, one that it shares with the declarations right above it, or one at the end of the line.

    headers.py SRC
"""

import pathlib
import re
import sys

import walk

PRIVATE = re.compile(r"-private\.h$")
# A window's widgets have their words in the template and in the class's comment.
WITHOUT = {"app"}
DECLARATION = re.compile(r"^(?!typedef|struct|enum|union|extern|#)[A-Za-z_].*?\b(bs_\w+)\(")


def items(text):
    """The top-level pieces of a header in order: ("comment" | "code" | "gap", line, text)."""
    lines = text.splitlines()
    number = 0
    while number < len(lines):
        start, line = number, lines[number]
        number += 1
        if not line.strip() or line.startswith("// --"):
            yield "gap", start + 1, line
        elif line.startswith("//"):
            yield "comment", start + 1, line
        elif line.startswith("/*"):
            while "*/" not in lines[number - 1]:
                number += 1
            yield "comment", start + 1, line
        else:
            while number < len(lines) and not re.search(r"^\}|^\S.*;\s*(//.*)?$|^ .*\);\s*(//.*)?$|^#", lines[number - 1]):
                number += 1
            yield "code", start + 1, " ".join(lines[start:number])


def complaints(path, text):
    if not re.match(r"// SPDX[^\n]*\n//\n// \w", text):
        yield f"{path}:1: does not say what it is for"
    explained = False
    for kind, number, code in items(text):
        if kind != "code":
            explained = kind == "comment"
            continue
        match = DECLARATION.match(code)
        if match and not explained and "//" not in code:
            yield f"{path}:{number}: {match.group(1)}() has no comment"


def self_test():
    head = "// SPDX\n//\n// What.\n\n"
    assert not list(complaints("x", head + "/* A. */\nint bs_a(void);\nint bs_b(void);\n\nint bs_c(void); // c\n"))
    assert list(complaints("x", head + "/* A. */\nint bs_a(void);\n\nint bs_b(int x,\n         int y);\n"))
    assert list(complaints("x", "// SPDX\n#pragma once\n"))


def main():
    self_test()
    root = pathlib.Path(sys.argv[1])
    files = [path for path in walk.files(root, "*.h")
             if not PRIVATE.search(path.name) and path.relative_to(root).parts[0] not in WITHOUT]
    found = [complaint for path in files for complaint in complaints(path, path.read_text())]
    print("\n".join(found) or f"{len(files)} headers say what is in them")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
