#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads the report of one test suite and prints `PASSED FAILED SKIPPED`.

    tally.py junit FILE         what `meson test` leaves in meson-logs/testlog.junit.xml
    tally.py lit FILE           what `lit -o FILE` writes
    tally.py compare FILE       what compare.py printed
    tally.py unittest FILE      what `python3 -m unittest` printed
"""

import json
import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path


def junit(path):
    passed = failed = skipped = 0
    for case in ElementTree.parse(path).iter("testcase"):
        kinds = {child.tag for child in case}
        if kinds & {"failure", "error"}:
            failed += 1
        elif "skipped" in kinds:
            skipped += 1
        else:
            passed += 1
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
    readers = {"junit": junit, "lit": lit, "compare": compare, "unittest": unittest}
    print(*readers[kind](path))


if __name__ == "__main__":
    main()
