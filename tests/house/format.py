#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every C file reads as .clang-format says."""

import pathlib
import subprocess
import sys


def main():
    files = [str(path) for root in sys.argv[1:] for path in sorted(pathlib.Path(root).rglob("*.[ch]"))]
    assert files, "no file to check"
    return subprocess.run(["clang-format", "--dry-run", "--Werror", *files]).returncode


if __name__ == "__main__":
    sys.exit(main())
