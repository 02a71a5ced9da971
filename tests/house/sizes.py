#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""No file of C has more than 650 lines, no function more than 100: what grows past that is two things.

    sizes.py FOLDER...
"""

import pathlib
import sys

import walk

FILE_LINES = 650
FUNCTION_LINES = 100


def functions(lines):
    """The functions in a file in the style that the formatter enforces: (line, head, number of lines of the body).
    A body begins at `{` and ends at `}`, each alone in the first column; the line before has the head's end."""
    start = None
    for number, line in enumerate(lines, 1):
        if line == "{":
            start = number
        elif line == "}" and start:
            yield start, lines[start - 2], number - start - 1
            start = None


def complaints(path):
    lines = path.read_text().splitlines()
    if len(lines) > FILE_LINES:
        yield f"{path}: {len(lines)} lines, at most {FILE_LINES}"
    for number, head, length in functions(lines):
        if length > FUNCTION_LINES:
            yield f"{path}:{number}: {head.strip()}: {length} lines, at most {FUNCTION_LINES}"


def self_test():
    body = ["    f();"] * 3
    text = ["static void", "f(void)", "{", *body, "}", "", "static const int table[] = {", "    1,", "};"]
    assert list(functions(text)) == [(3, "f(void)", 3)], "functions are not found as they stand"


def main():
    self_test()
    files = [path for root in sys.argv[1:] for path in walk.files(pathlib.Path(root), "*.c", "*.h")]
    found = [complaint for path in files for complaint in complaints(path)]
    print("\n".join(found) or f"{len(files)} files have a size that can be read")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
