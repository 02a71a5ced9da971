#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs on which the reference fails, and what bufscope-opt does with them.

    failures.py --tool build/src/cli/bufscope-opt

Each file of the folder failures/ says in its first lines what is the matter, how it is run, what the
reference does and what we do, and has FileCheck lines for our output:

    // RUN: --canonicalize
    // REFERENCE: crash | hang | invalid | varies
    // OURS: result | error

invalid: the reference reports an error in what it has made itself; varies: two runs differ.  Both
halves are checked: a reference that has been repaired is as much a difference as a change of ours.
The last line counts as compare.py's does.
"""

import argparse
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from compare import PATIENCE, find_program
from kept import Kept

HERE = Path(__file__).resolve().parent
HANGS_AFTER = 4  # seconds; what is not finished by then takes (for practical purposes) forever
RUNS = 40        # to see that two runs differ


def run(program, arguments, path, timeout):
    command = [str(program), "--allow-unregistered-dialect", *arguments, str(path)]
    try:
        return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True,
                              timeout=timeout)
    except subprocess.TimeoutExpired:
        return None


def reference_does(options, arguments, path, recorded):
    done = run(options.reference, arguments, path, HANGS_AFTER)
    if done is None:
        return "hang"
    if done.returncode < 0 or done.returncode > 100:
        return "crash"
    if recorded == "varies":
        again = (run(options.reference, arguments, path, 60) for _ in range(RUNS))
        if any(other.stdout != done.stdout for other in again):
            return "varies"
    return "invalid" if done.returncode else "result"


def ours(options, arguments, path):
    """(what we do, its text): all of standard output, or of standard error."""
    done = run(options.tool, arguments, path, 60 * PATIENCE)
    if done is None:
        return "hang", ""
    if done.returncode == 0:
        return "result", done.stdout
    return ("error", done.stderr) if done.returncode == 1 else ("crash", done.stderr)


def header(text, word):
    return re.search(rf"^// {word}: (.*)$", text, re.M)[1].strip()


def check(options, path):
    """A sentence for each thing that is not as recorded."""
    text = path.read_text()
    arguments = header(text, "RUN").split()
    recorded = header(text, "REFERENCE")
    found = options.kept.get(("failures", recorded, text, *arguments),
                             lambda: reference_does(options, arguments, path, recorded),
                             lambda found: found == recorded)
    if found != recorded:
        yield f"{path.name}: the reference: {found}, recorded is {recorded}"
    found, output = ours(options, arguments, path)
    if found != header(text, "OURS"):
        yield f"{path.name}: ours: {found}, recorded is {header(text, 'OURS')}"
    checked = subprocess.run([options.filecheck, str(path)], input=output, capture_output=True,
                             text=True)
    if checked.returncode:
        yield f"{path.name}: {checked.stderr}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tool", default="build/src/cli/bufscope-opt")
    parser.add_argument("--reference", default="mlir-opt-19")
    parser.add_argument("--filecheck", default="FileCheck-19")
    options = parser.parse_args()
    options.tool = find_program(parser, options.tool)
    options.reference = find_program(parser, options.reference)
    options.kept = Kept(options.reference)
    paths = sorted((HERE / "failures").glob("*.mlir"))
    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda path: list(check(options, path)), paths))
    identical = different = 0
    for path, problems in zip(paths, found):
        print("\n".join(problems or [f"{path.name}: as recorded"]))
        different += bool(problems)
        identical += not problems
    print(f"{identical} identical, {different} different, 0 skipped")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
