#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads the report of one test suite and prints `PASSED FAILED SKIPPED`, and what passed at the second try only: of
tests of the window, their names, one a line.

    tally.py meson FILE         what `meson test` leaves in meson-logs/testlog-SETUP.json
    tally.py lit FILE           what `lit -o FILE` writes
    tally.py compare FILE       what compare.py printed
    tally.py unittest FILE      what `python3 -m unittest` printed
"""

import json
import re
import sys
from pathlib import Path


SUBTEST = re.compile(r"^(not ok|ok)\b[^#\n]*(?:#\s*(skip|todo))?", re.MULTILINE | re.IGNORECASE)

AGAIN = re.compile(r"^ok \d+ (?:- )?(.*) \(at the second try\)$", re.MULTILINE)


def tried_again(path):
    return [name for line in path.read_text().splitlines() for name in AGAIN.findall(json.loads(line).get("stdout") or "")]


def meson(path):
    """A program that speaks TAP counts as the tests in it; one that broke off as a failure more."""
    passed = failed = skipped = 0
    for line in path.read_text().splitlines():
        test = json.loads(line)
        result = test["result"]
        subtests = SUBTEST.findall(test.get("stdout") or "")
        bad = [word for word, mark in subtests if word.lower() == "not ok" and not mark]
        left_out = [word for word, mark in subtests if mark]
        if subtests:
            failed += len(bad)
            skipped += len(left_out)
            passed += len(subtests) - len(bad) - len(left_out)
        elif result in ("OK", "EXPECTEDFAIL"):
            passed += 1
        elif result == "SKIP":
            skipped += 1
        if result not in ("OK", "EXPECTEDFAIL", "SKIP") and not bad:
            failed += 1
    return passed, failed, skipped


def lit(path):
    codes = [test["code"] for test in json.loads(path.read_text())["tests"]]
    passed = sum(code in ("PASS", "XFAIL", "FLAKYPASS") for code in codes)
    skipped = sum(code in ("UNSUPPORTED", "SKIPPED", "EXCLUDED") for code in codes)
    return passed, len(codes) - passed - skipped, skipped


def compare(path):
    last = re.findall(r"^(\d+) identical, (\d+) different, (\d+) skipped", path.read_text(), re.M)[-1]
    return tuple(int(number) for number in last)


def unittest(path):
    text = path.read_text()
    ran = int(re.findall(r"^Ran (\d+) test", text, re.M)[-1])
    count = {word: int(number) for word, number in
             re.findall(r"(failures|errors|skipped)=(\d+)", text.splitlines()[-1])}
    failed = count.get("failures", 0) + count.get("errors", 0)
    skipped = count.get("skipped", 0)
    return ran - failed - skipped, failed, skipped


def main():
    kind, path = sys.argv[1], Path(sys.argv[2])
    readers = {"meson": meson, "lit": lit, "compare": compare, "unittest": unittest}
    print(*readers[kind](path))
    for name in tried_again(path) if kind == "meson" else []:
        print(name)


if __name__ == "__main__":
    main()
