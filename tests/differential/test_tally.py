# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The totals count every kind of result."""

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TALLY = Path(__file__).resolve().parent.parent / "tally.py"


class Tally(unittest.TestCase):
    def tally(self, kind, text):
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.write(text)
            file.flush()
            done = subprocess.run([sys.executable, TALLY, kind, file.name], check=True,
                                  capture_output=True, text=True)
        return done.stdout.strip()

    def test_meson(self):
        tests = [
            {"result": "OK", "stdout": ""},
            {"result": "SKIP"},
            {"result": "FAIL"},
            {"result": "TIMEOUT"},
            {"result": "OK", "stdout": "1..3\nok 1 /a\nok 2 /b # SKIP no\nok 3 - c\n"},
            {"result": "FAIL", "stdout": "1..2\nok 1\nnot ok 2\n"},
            {"result": "ERROR", "stdout": "1..9\nok 1\n"},
        ]
        text = "\n".join(json.dumps(test) for test in tests)
        self.assertEqual(self.tally("meson", text), "5 4 2")

    def test_lit(self):
        codes = ("PASS", "PASS", "XFAIL", "FAIL", "XPASS", "UNRESOLVED", "TIMEOUT", "UNSUPPORTED")
        text = json.dumps({"tests": [{"code": code} for code in codes]})
        self.assertEqual(self.tally("lit", text), "3 4 1")

    def test_compare(self):
        text = "x\n3 programs, 1 of them with a difference\n" \
               "60 identical, 2 different, 1 skipped (reference crashed)\n"
        self.assertEqual(self.tally("compare", text), "60 2 1")

    def test_unittest(self):
        self.assertEqual(self.tally("unittest", "Ran 12 tests in 4.7s\n\nOK\n"), "12 0 0")
        self.assertEqual(self.tally("unittest", "Ran 9 tests in 1s\n\nOK (skipped=2)\n"), "7 0 2")
        text = "Ran 9 tests in 1s\n\nFAILED (failures=1, errors=2)\n"
        self.assertEqual(self.tally("unittest", text), "6 3 0")

    def test_line_that_is_skipped_or_broken_off(self):
        report = {"result": "FAIL", "stdout": "1..3\nok 1 one\nnot ok 2 two\nok 3 three # SKIP no dot\n"}
        self.assertEqual(self.tally("meson", json.dumps(report)), "1 1 1")
        report = {"result": "ERROR", "stdout": "1..2\nok 1 one\n"}
        self.assertEqual(self.tally("meson", json.dumps(report)), "1 1 0")

    def test_second_tries_are_named(self):
        said = "1..3\n# tried again: late\nok 1 late (at the second try)\n# tried again: never\nnot ok 2 never\n" \
               "ok 3 soon\n"
        self.assertEqual(self.tally("meson", json.dumps({"result": "FAIL", "stdout": said})), "2 1 0\nlate")
        said = "ok 1 - late, too (at the second try)\n"
        self.assertEqual(self.tally("meson", json.dumps({"result": "OK", "stdout": said})), "1 0 0\nlate, too")


if __name__ == "__main__":
    unittest.main()
