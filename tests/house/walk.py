# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The files that a house test reads: found by walking the tree. A tree that was read in part says nothing, so it is an
error when there are fewer of them than git lists. (What comes without git is taken as it is.)"""

import shutil
import subprocess
import sys


def tracked(root, patterns):
    """What git lists; nothing where there is no git."""
    if not shutil.which("git"):
        return []
    answer = subprocess.run(["git", "ls-files", *patterns], cwd=root, capture_output=True, text=True, check=False)
    return answer.stdout.splitlines()


def files(root, *patterns):
    """Those below `root` of which the name is like one of the patterns, "*.h" for example, sorted."""
    found = sorted({path for pattern in patterns for path in root.rglob(pattern)})
    listed = [line for line in tracked(root, patterns) if (root / line).exists()]
    if not found or len(found) < len(listed):
        sys.exit(f"{root}: {len(found)} files were read, git lists {len(listed)}")
    return found
