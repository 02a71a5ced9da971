# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The test tools can fail: a generator that repeats itself, a comparison that sees differences."""

import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import generate
import generic_form
from kept import Kept

HERE = Path(__file__).resolve().parent
REFERENCE = "mlir-opt-19"

PROGRAM = """func.func @f(%c: i1, %m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  test.copy(%b, %m) : (memref<4xf32>, memref<4xf32>)
  test.copy(%a, %m) : (memref<4xf32>, memref<4xf32>)
  return
}
"""


class Generator(unittest.TestCase):
    def test_same_seed_same_program(self):
        script = "import generate; print([generate.generate(p, 5) for p in generate.PROFILES])"
        texts = {subprocess.run([sys.executable, "-c", script], cwd=HERE, check=True,
                                capture_output=True, env={**os.environ, "PYTHONHASHSEED": seed}).stdout
                 for seed in ("0", "1", "random")}
        self.assertEqual(len(texts), 1)

    def test_other_seed_other_program(self):
        for profile in generate.PROFILES:
            bodies = {generate.generate(profile, seed).split("\n", 1)[1] for seed in range(20)}
            self.assertGreater(len(bodies), 17, profile)

    def test_known_numbers(self):
        rng = generate.Rng(1, 2, 3)
        self.assertEqual([rng.below(1000) for _ in range(4)], [232, 147, 781, 236])

    def test_the_reference_accepts_every_program(self):
        for profile in generate.PROFILES:
            text = "\n// -----\n".join(generate.generate(profile, seed) for seed in range(100, 125))
            done = subprocess.run([REFERENCE, "--allow-unregistered-dialect", "--split-input-file"],
                                  input=text, capture_output=True, text=True)
            self.assertEqual((profile, done.returncode, done.stderr), (profile, 0, ""))

    def test_the_reference_accepts_every_shape(self):
        for shape in generate.SHAPES:
            text = generate.generate_shape(shape, 400)
            done = subprocess.run([REFERENCE, "--buffer-deallocation-pipeline"],
                                  input=text, capture_output=True, text=True)
            self.assertEqual((shape, done.returncode, done.stderr), (shape, 0, ""))


class InvalidPrograms(unittest.TestCase):
    TEXT = """"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1):
    %0:2 = "t.two"(%arg0) {a = "}", b} : (i1) -> (i32, () -> ())
    "cf.br"(%0#1)[^bb1] : (() -> ()) -> ()
  ^bb1(%1: () -> ()):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()"""

    def test_the_generic_form_is_read_and_written(self):
        printed = subprocess.run([REFERENCE, "--allow-unregistered-dialect", "--mlir-print-op-generic"],
                                 input=self.TEXT, capture_output=True, text=True, check=True).stdout
        written = generic_form.write(generic_form.read(printed)[1])
        self.assertEqual(written.replace("-> ()", "->()"),
                         self.TEXT.replace("-> ()", "->()"))

    def run_invalid(self, tool):
        """On ops of which the reference reads nothing that is not there: its answers are the same each time."""
        files = [f"tests/mlir/syntax/every-op-{name}.mlir" for name in ("arith-cf-func", "scf")]  # from the top
        with tempfile.TemporaryDirectory() as work:
            return subprocess.run([sys.executable, "invalid.py", "--tool", tool, "--seeds", "1..40",
                                   "--work", work, *files], cwd=HERE, capture_output=True, text=True)

    def test_one_tool_twice_is_identical(self):
        done = self.run_invalid(REFERENCE)
        self.assertRegex(done.stdout.splitlines()[-1], r"^\d+ identical, 0 different, ")
        self.assertEqual(done.returncode, 0)

    def test_a_tool_that_says_nothing_is_different(self):
        done = self.run_invalid("true")
        self.assertEqual(done.returncode, 1)
        self.assertIn("-- expected\n", done.stdout)


class KeptAnswers(unittest.TestCase):
    def test_what_is_sure_is_asked_once(self):
        asked = []

        def ask():
            asked.append(len(asked))
            return asked[-1]

        with tempfile.TemporaryDirectory() as folder:
            kept = Kept(REFERENCE, Path(folder) / "kept")
            answers = [kept.get(("a", "b"), ask, lambda answer: answer > 0) for _ in range(3)]
            answers.append(kept.get(("ab",), ask, lambda answer: True))
            answers.append(Kept(REFERENCE, Path(folder) / "kept").get(("a", "b"), ask, lambda answer: True))
        self.assertEqual(answers, [0, 1, 1, 2, 1])


class Comparison(unittest.TestCase):
    def compare(self, tool, *arguments):
        """Compares PROGRAM with a tool that is a shell script."""
        with tempfile.TemporaryDirectory() as folder:
            folder = Path(folder)
            (folder / "program.mlir").write_text(PROGRAM)
            script = folder / "tool"
            script.write_text("#!/bin/bash\n" + tool)
            script.chmod(0o755)
            done = subprocess.run([sys.executable, HERE / "compare.py", "--tool", script,
                                   "--work", folder, folder / "program.mlir", *arguments],
                                  capture_output=True, text=True)
        counts = re.search(r"^(\d+) identical, (\d+) different, (\d+) skipped", done.stdout, re.M)
        return done.returncode, tuple(map(int, counts.groups())), done.stdout

    def test_the_reference_is_identical_to_itself(self):
        status, (identical, different, skipped), _ = self.compare(f'{REFERENCE} "$@"')
        self.assertEqual((status, different, skipped), (0, 0, 0))
        self.assertGreater(identical, 20)

    def test_one_byte_of_output(self):
        status, (_, different, _), text = self.compare(
            f'{REFERENCE} "$@" | sed "s/%alloc_0/%alloc_1/"', "--only", "roundtrip")
        self.assertEqual((status, different), (1, 1))
        self.assertIn("+    %alloc_1 = memref.alloc()", text)

    def test_exit_status(self):
        status, (_, different, _), text = self.compare(f'{REFERENCE} "$@"; exit 3', "--only", "cse")
        self.assertEqual((status, different), (1, 1))
        self.assertIn("exit status: reference 0, tool 3", text)

    def test_standard_error(self):
        status, (_, different, _), _ = self.compare(
            f'echo hm >&2; {REFERENCE} "$@"', "--only", "drop-*")
        self.assertEqual((status, different), (1, 2))

    def test_a_crash_of_the_tool(self):
        status, (_, different, _), _ = self.compare("kill -SEGV $$", "--only", "generic")
        self.assertEqual((status, different), (1, 1))

    def test_reduction_keeps_what_matters(self):
        _, _, text = self.compare(f'{REFERENCE} "$@" | sed "s/copy(%alloc_0/copy(%alloc_9/"',
                                  "--only", "roundtrip", "--reduce")
        reduced = text.split("reduced to:")[1]
        self.assertIn("test.copy", reduced)
        self.assertLess(reduced.count("test.copy"), 2)

    def test_members_of_a_batch_go_through_its_random_pipeline(self):
        with tempfile.TemporaryDirectory() as folder:
            folder = Path(folder)
            script = folder / "tool"
            script.write_text('#!/bin/bash\necho "$@" >>"$0.log"; echo different\n')
            script.chmod(0o755)
            subprocess.run([sys.executable, HERE / "compare.py", "--tool", script, "--work", folder,
                            "--profile", "cfg", "--seeds", "1..2", "--batch", "2",
                            "--only", "random-2"], capture_output=True, text=True)
            runs = (folder / "tool.log").read_text()
        files = set(re.findall(r"\S+\.mlir", runs))
        self.assertEqual(len(files), 3)  # the batch, and its two members
        self.assertEqual(len(set(re.findall(r"--pass-pipeline=\S+", runs))), 1)

    def test_a_member_that_was_different_is_alone_the_next_time(self):
        with tempfile.TemporaryDirectory() as folder:
            folder = Path(folder)
            script = folder / "tool"
            script.write_text(f'#!/bin/bash\necho "$@" >>"$0.log"\n{REFERENCE} "$@"\n'
                              'grep -q "cfg, seed 2" "${@: -1}" && echo different || true\n')
            script.chmod(0o755)
            done = subprocess.run([sys.executable, HERE / "compare.py", "--tool", script, "--work", folder,
                                   "--profile", "cfg", "--seeds", "1..3", "--batch", "3",
                                   "--only", "generic", "--only", "cse"], capture_output=True, text=True)
            runs = [line.split()[-1].rsplit("/")[-1] for line in (folder / "tool.log").read_text().splitlines()]
        self.assertIn("\n4 identical, 2 different, 0 skipped", done.stdout)
        self.assertEqual([run.split("-")[0] for run in runs], ["batch", "cfg", "cfg", "cfg", "batch", "usual", "cfg"])
        self.assertEqual(runs[2], runs[6])

    def test_seeds_in_two_ranges_are_in_two_batches(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([sys.executable, HERE / "compare.py", "--tool", REFERENCE, "--work", folder,
                            "--profile", "cfg", "--profile", "call", "--seeds", "1..2,3..4", "--batch", "9",
                            "--only", "roundtrip"], capture_output=True, check=True)
            batches = sorted(path.name for path in Path(folder).glob("batch-*"))
        self.assertEqual(batches, ["batch-cfg-1-12-to-call-2-12.mlir", "batch-cfg-3-12-to-call-4-12.mlir"])

    def test_a_missing_tool_is_an_error(self):
        done = subprocess.run([sys.executable, HERE / "compare.py", "--tool", "/no/such/tool",
                               "--profile", "cfg"], capture_output=True, text=True)
        self.assertEqual(done.returncode, 2)


if __name__ == "__main__":
    unittest.main()
