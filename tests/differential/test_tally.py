# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Of tests/tally.py: what counts, and which tests are named."""
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

TALLY = pathlib.Path(__file__).resolve().parent.parent / "tally.py"


def tallied(*tests):
    with tempfile.TemporaryDirectory() as folder:
        report = pathlib.Path(folder, "report.json")
        report.write_text("".join(json.dumps({"result": result, "stdout": said}) + "\n" for result, said in tests))
        return subprocess.run([sys.executable, TALLY, "meson", report], capture_output=True, text=True,
                              check=True).stdout.splitlines()


class OfMeson(unittest.TestCase):
    def test_each_line_of_a_program_counts(self):
        self.assertEqual(tallied(("FAIL", "1..3\nok 1 one\nnot ok 2 two\nok 3 three # SKIP no dot\n")), ["1 1 1"])

    def test_program_that_breaks_off_is_a_failure_more(self):
        self.assertEqual(tallied(("ERROR", "1..2\nok 1 one\n")), ["1 1 0"])

    def test_second_tries_are_named(self):
        said = "1..3\n# tried again: late\nok 1 late (at the second try)\n# tried again: never\nnot ok 2 never\nok 3 soon\n"
        self.assertEqual(tallied(("FAIL", said)), ["2 1 0", "late"])
        self.assertEqual(tallied(("OK", "ok 1 - late, too (at the second try)\n")), ["1 0 0", "late, too"])


if __name__ == "__main__":
    unittest.main()
