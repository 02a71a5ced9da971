#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""--diff marks nothing that reads the same, in all three systems; prints TAP.

    test_diffs.py BUFSCOPE-OPT SAMPLES
"""

import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tap import finish, ok

sys.path.append(str(Path(__file__).resolve().parent.parent))
from choice import in_turn  # noqa: E402

tool, samples = sys.argv[1], Path(sys.argv[2])

OWNERSHIP, HLO, LEGACY = "--buffer-deallocation-pipeline", "--hlo-deallocation-pipeline", "--buffer-deallocation"
STAGES = {OWNERSHIP: 8, HLO: 5, LEGACY: 1}


def diff(sample, pipeline, before, after, names="source"):
    return subprocess.run([tool, sample, pipeline, f"--diff={before},{after}", f"--names={names}"], capture_output=True,
                          text=True).stdout.splitlines()


def marked_alike(lines):
    """Lines that mark what reads the same on both sides."""
    for line, following in zip(lines, lines[1:] + [""]):
        if any(before == after for before, after in re.findall(r"\[-(.*?)-\]\{\+(.*?)\+\}", line)):
            yield line
        if line.startswith("!") and "[-" not in line and "{+" not in line:
            yield line
        if line.startswith("-") and following == "+" + line[1:]:
            yield line


def main():
    assert list(marked_alike(["- a", "+ a"])) and list(marked_alike(["! f([-%1-]{+%1+})"]))
    assert not list(marked_alike(["- a", "+ b", "! f([-%1-]{+%2+})", "  c"]))
    asked = [(path, pipeline, stage, stage + 1) for path in sorted(samples.glob("*.mlir"))
             for pipeline, last in STAGES.items() for stage in range(last)]
    asked += [(path, pipeline, 0, last) for path, pipeline, last, _ in asked if last + 1 == STAGES[pipeline] > 1]
    asked = in_turn([(*row, names) for row in asked for names in ("source", "printed")])
    with ThreadPoolExecutor(2) as workers:
        told = list(workers.map(lambda row: diff(*row), asked))
    wrong = [f"{row[0].name} {row[1]} {row[2]},{row[3]}, {row[4]}: {line}"
             for row, lines in zip(asked, told) for line in marked_alike(lines)]
    ok("what reads the same is not marked", not wrong, *wrong)
    ok("something was compared", sum(any(line[:1] in "!+-" for line in lines) for lines in told) > len(told) / 17)
    doubled = diff(samples / "29-double-buffering.mlir", HLO, 2, 3, "printed")
    ok("a loop that is made anew is the same loop", any(line.startswith("!   %1:[-2-]{+3+} = scf.for") and
                                                        "{+, %arg6 = %alloc_0+}" in line for line in doubled), *doubled)
    ok("what it gives still is not marked", any(line == "    test.copy(%1#0, %arg2) : (memref<8192xf32>, memref<8192xf32>)"
                                                for line in doubled), *doubled)
    return finish()


if __name__ == "__main__":
    sys.exit(main())
