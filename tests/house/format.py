#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every C file reads as .clang-format says, and a single line has no braces around it. The first is skipped where
clang-format is of another release than the source agrees with."""

import pathlib
import re
import subprocess
import sys

import walk

from agreed import SKIPPED, another_release

# Where an else follows, its lines decide.
BRACED = re.compile(r"^( *)(?:if|for|while|bs_\w*for_each\w*) ?\(.*\) \{\n"
                    r"\1    (?!//)[^\n]*;\n"
                    r"\1\}\n", re.MULTILINE)


def braced(path):
    text = path.read_text()
    return [f"{path}:{text.count(chr(10), 0, found.start()) + 1}: braces around a single line"
            for found in BRACED.finditer(text)]


def main():
    assert BRACED.search("    if (a) {\n        b();\n    }\n")
    assert not BRACED.search("    if (a) {\n        b();\n    } else {\n        c();\n        d();\n    }\n")
    files = [path for root in sys.argv[1:] for path in walk.files(pathlib.Path(root), "*.c", "*.h")]
    assert files, "no file to check"
    complaints = [complaint for path in files for complaint in braced(path)]
    print("\n".join(complaints))
    if other := another_release("clang-format"):
        print(other)
        return 1 if complaints else SKIPPED
    return subprocess.run(["clang-format", "--dry-run", "--Werror", *files]).returncode or len(complaints) > 0


if __name__ == "__main__":
    sys.exit(main())
