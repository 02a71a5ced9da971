#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs on which the reference fails, and what bufscope-opt does with them.

    failures.py --tool build/src/cli/bufscope-opt

Each file of the folder failures/ says in its first lines what is the matter, how it is run, what the
reference does and what we do, and has FileCheck lines for our output:

    // RUN: --canonicalize
    // UPSTREAM: 22
    // REFERENCE: crash | hang | invalid | varies
    // OURS: result | error
    // WARNING: crashes here: it divides by a step of 0

UPSTREAM: the releases of the reference, one after the other; without it 19.  invalid: the reference
reports an error in what it has made itself; varies: two runs differ.  A result where the reference
crashes needs the warning, and each that is given must be listed, and as often.  Both halves are
checked: a reference that has been repaired is as much a difference as a change of ours.  The last
line counts as compare.py's does.
"""

import argparse
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import answers
from compare import PATIENCE, UPSTREAMS, find_program

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


def reference_does(reference, arguments, path, recorded):
    done = run(reference, arguments, path, HANGS_AFTER)
    if done is None:
        return "hang"
    if done.returncode < 0 or done.returncode > 100:
        return "crash"
    if recorded == "varies":
        again = (run(reference, arguments, path, 60) for _ in range(RUNS))
        if any(other.stdout != done.stdout for other in again):
            return "varies"
    return "invalid" if done.returncode else "result"


def ours(options, arguments, path):
    """(what we do, its text: standard output, or of an error standard error; the warnings)."""
    done = run(options.tool, arguments, path, 60 * PATIENCE)
    if done is None:
        return "hang", "", []
    warnings = re.findall(r": warning: mlir-opt (.*)", done.stderr)
    if done.returncode == 0:
        return "result", done.stdout, warnings
    return ("error" if done.returncode == 1 else "crash"), done.stderr, warnings


def header(text, word):
    return re.search(rf"^// {word}: (.*)$", text, re.M)[1].strip()


def check(options, path, release):
    """A sentence for each thing that is not as recorded."""
    name = f"{path.name} ({release})"
    text = path.read_text()
    arguments = header(text, "RUN").split()
    recorded, expected = header(text, "REFERENCE"), header(text, "OURS")
    found = options.answers[release].text(
        ("failures", recorded, text, *arguments),
        lambda: reference_does(options.references[release], arguments, path, recorded),
        lambda found: found == recorded)
    if found != recorded:
        yield f"{name}: the reference: {found}, recorded is {recorded}"
    found, output, warnings = ours(options, [f"--upstream={release}", *arguments], path)
    if found != expected:
        yield f"{name}: ours: {found}, recorded is {expected}"
    due = [f"{release} {warning.strip()}" for warning in re.findall(r"^// WARNING: (.*)$", text, re.M)]
    if warnings != due:
        yield f"{name}: warnings: {warnings}, recorded are {due}"
    if (recorded, expected, due) == ("crash", "result", []):
        yield f"{name}: nothing says that the reference crashes"
    checked = subprocess.run([options.filecheck, str(path)], input=output, capture_output=True,
                             text=True)
    if checked.returncode:
        yield f"{name}: {checked.stderr}"


def releases(path):
    found = re.search(r"^// UPSTREAM: (.*)$", path.read_text(), re.M)
    return found[1].split() if found else ["19"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tool", default="build/src/cli/bufscope-opt")
    parser.add_argument("--filecheck", default="FileCheck-19")
    answers.add_options(parser)
    options = parser.parse_args()
    options.tool = find_program(parser, options.tool)
    options.references = {release: find_program(parser, upstream.reference)
                          for release, upstream in UPSTREAMS.items()}
    options.answers = {release: answers.Answers(program, options) for release, program in options.references.items()}
    cases = [(path, release) for path in sorted((HERE / "failures").glob("*.mlir"))
             for release in releases(path)]
    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda case: list(check(options, *case)), cases))
    identical = different = 0
    for (path, release), problems in zip(cases, found):
        print("\n".join(problems or [f"{path.name} ({release}): as recorded"]))
        different += bool(problems)
        identical += not problems
    different += sum(known.report() for known in options.answers.values())
    print(f"{identical} identical, {different} different, 0 skipped")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
