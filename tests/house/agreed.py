# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The release of clang-format and clang-tidy that the source agrees with: that of Debian 12. Another lays some lines
out in another way and looks for other things; a test by it is skipped."""

import re
import subprocess

RELEASE = 14
SKIPPED = 77  # the exit status that Meson takes for it


def another_release(program):
    """What to say where the program is there, but of another release; else None."""
    try:
        said = subprocess.run([program, "--version"], text=True, capture_output=True, timeout=600).stdout
    except FileNotFoundError:
        return None
    found = re.search(r"version (\d+)", said)
    if found and int(found[1]) != RELEASE:
        return f"skipped: this is {program} {found[1]}, and the source agrees with {RELEASE}"
    return None
