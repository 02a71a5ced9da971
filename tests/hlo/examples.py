#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the worked examples of MLIR-HLO's deallocation system and compares what comes out with what must.

    examples.py TOOL FOLDER [NAME...]       some of them only

An example is a file NAME.example: comments that say what it shows, the passes, a program, and what must become of it
or what must be said of it:

    // RUN: --hlo-deallocate
    func.func @name(...) { ... }
    // EXPECTED:
    func.func @name(...) { ... }            or a line `// ERROR: 'op' op text`, with `// WARNING: text` before

Names of values mean nothing, and neither do place and order of constants: both programs are printed by TOOL, and each
use of a constant is replaced by what it is. All else is compared, letter by letter.
"""

import difflib
import pathlib
import re
import shlex
import subprocess
import sys

CONSTANT = re.compile(r"^ *(%\w+) = arith\.constant (.*)$")
VALUE = re.compile(r"%\w+")


def run(tool, arguments, program):
    done = subprocess.run([tool, "--allow-unregistered-dialect", *arguments], input=program, text=True,
                          capture_output=True, timeout=600)
    return done.returncode, done.stdout, done.stderr


def without_constants(printed):
    """The lines of a printed program with constants written where they are used."""
    known, lines = {}, []
    for line in printed.splitlines():
        constant = CONSTANT.match(line)
        if constant:
            known[constant[1]] = f"<{constant[2]}>"
        else:
            lines.append(VALUE.sub(lambda match: known.get(match[0], match[0]), line))
    return lines


def said(stderr):
    return [match[1] for match in re.finditer(r"^\S+: (?:error|warning): (.*)$", stderr, re.M)]


def header(text, word):
    return re.findall(rf"^// {word}: (.*)$", text, re.M)


def complaints(tool, text):
    given, _, expected = text.partition("// EXPECTED:\n")
    (arguments,) = header(given, "RUN")
    errors, must_say = header(text, "ERROR"), header(text, "WARNING") + header(text, "ERROR")
    status, output, stderr = run(tool, shlex.split(arguments), given)
    if said(stderr) != must_say:
        yield f"says {said(stderr)}, must say {must_say}"
    if errors:
        return
    if status != 0:
        yield stderr
        return
    status, wanted, stderr = run(tool, [], expected)
    if status != 0:
        yield f"what is expected is no program: {stderr}"
    difference = list(difflib.unified_diff(without_constants(wanted), without_constants(output), "expected", "written",
                                           lineterm=""))
    if difference:
        yield "\n".join(difference)


def self_test():
    one = "  %c0 = arith.constant 0 : index\n  %a = \"op\"(%c0)\n"
    other = "  %b = arith.constant 0 : index\n  %a = \"op\"(%b)\n"
    assert without_constants(one) == without_constants(other) != without_constants(one.replace("0 :", "1 :"))
    assert said("a:1:2: error: 'x' op y\n  line\nb:2:3: warning: z\n") == ["'x' op y", "z"]


def main():
    self_test()
    tool, folder, *names = sys.argv[1:]
    files = [path for path in sorted(pathlib.Path(folder).glob("*.example")) if not names or path.stem in names]
    failed = 0
    for path in files:
        found = list(complaints(tool, path.read_text()))
        failed += bool(found)
        for complaint in found:
            print(f"{path.stem}: {complaint}")
    print(f"{len(files) - failed} of {len(files)} examples are as they must be")
    return 1 if failed or not files else 0


if __name__ == "__main__":
    sys.exit(main())
