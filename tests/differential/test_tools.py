# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The test tools can fail: a generator that repeats itself, a comparison that sees differences."""

import argparse
import contextlib
import io
import lzma
import os
import re
import subprocess
import sys
import tempfile
import unittest
import unittest.mock
from pathlib import Path

import answers
import generate
import generic_form
from compare import Result

HERE = Path(__file__).resolve().parent
REFERENCE = "mlir-opt-19"
TABLE = answers.TABLE

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


class KnownAnswers(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.table, self.new = Path(folder.name) / "answers.xz", Path(folder.name) / "new"
        for name, value in (("TABLE", self.table), ("NEW", self.new)):
            patch = unittest.mock.patch.object(answers, name, value)
            patch.start()
            self.addCleanup(patch.stop)
        self.asked = []

    def answers(self, again="none", used=None):
        return answers.Answers(REFERENCE, argparse.Namespace(again=again, used=used))

    def asker(self, *results):
        """Gives one after the other, the last one for ever."""
        def ask():
            self.asked.append(results[min(len(self.asked), len(results) - 1)])
            return self.asked[-1]
        return ask

    def reply(self, known, *results, path="a.mlir"):
        return answers.Reply(known, known.question("a question"), path, self.asker(*results))

    def test_what_is_sure_is_asked_once(self):
        known = self.answers()
        ask = self.asker(0, 1, 2)
        found = [known.text(("a", "b"), ask, lambda answer: answer > 0) for _ in range(3)]
        found.append(known.text(("ab",), ask))
        found.append(self.answers().text(("a", "b"), ask))
        self.assertEqual(found, [0, 1, 1, 2, 1])

    def test_a_reply_that_is_known_fits_without_being_asked(self):
        result = Result(0, "out of a.mlir", "")
        self.reply(self.answers(), result).whole()
        again = self.reply(self.answers(), None, path="elsewhere/b.mlir")
        ours = Result(0, "out of elsewhere/b.mlir", "")
        self.assertEqual((again.status(), again.crashed(), again.fits(ours)), (0, False, True))
        self.assertIs(again.whole(), ours)
        self.assertEqual(len(self.asked), 1)

    def test_another_answer_of_ours_does_not_fit(self):
        result = Result(1, "out", "err")
        self.reply(self.answers(), result).whole()
        for ours in (Result(0, "out", "err"), Result(1, "ou", "err"), Result(1, "out", "err "), Result(-6, "", "")):
            again = self.reply(self.answers(), result)
            self.assertFalse(again.fits(ours))
            self.assertEqual(again.whole(), result)
            self.assertFalse(again.fits(ours))

    def test_of_a_crash_it_is_known_that_it_is_one(self):
        self.reply(self.answers(), Result(-11, "out", "trace at 0x1")).whole()
        again = self.reply(self.answers(), None)
        self.assertTrue(again.crashed())
        self.assertFalse(again.fits(Result(-11, "out", "trace at 0x1")))

    def test_what_takes_too_long_is_not_kept(self):
        self.reply(self.answers(), Result(124, "", "")).whole()
        self.assertEqual(self.reply(self.answers(), Result(0, "", "")).status(), 0)

    def test_a_table_that_is_wrong_is_said(self):
        self.reply(self.answers(), Result(0, "old", "")).whole()
        known = self.answers()
        self.assertFalse(self.reply(known, Result(0, "new", "")).fits(Result(0, "other", "")))
        self.assertEqual(known.rotten, [])
        self.asked.clear()
        again = self.reply(known, Result(0, "new", ""))
        self.assertEqual(again.whole().out, "new")
        with contextlib.redirect_stdout(io.StringIO()) as said:
            self.assertEqual(known.report(), 1)
        self.assertIn("different: not as answers.xz has it", said.getvalue())

    def test_another_library_answers_otherwise(self):
        self.table.write_bytes(lzma.compress(answers.write_line(answers.LIBRARY, ["glibc 1.0"]).encode()))
        self.reply(self.answers(), Result(0, "0.1", "")).whole()
        known = self.answers()
        self.asked.clear()
        self.assertFalse(self.reply(known, Result(0, "0.2", "")).fits(Result(0, "0.3", "")))
        self.asked.clear()
        self.assertEqual(self.reply(known, Result(0, "0.2", "")).whole().out, "0.2")
        self.assertEqual(known.rotten, [])
        self.assertTrue(self.reply(self.answers(), None).fits(Result(0, "0.2", "")))

    def test_answers_that_vary_stand_side_by_side(self):
        self.reply(self.answers(), Result(0, "one", "")).whole()
        self.asked.clear()
        known = self.answers()
        self.reply(known, Result(0, "two", ""), Result(0, "one", "")).whole()
        self.assertEqual(known.rotten, [])
        for text in ("one", "two"):
            self.assertTrue(self.reply(self.answers(), None).fits(Result(0, text, "")))

    def test_a_twentieth_is_asked_again(self):
        known = self.answers()
        ask = self.asker(1)
        for i in range(1000):
            known.text((str(i),), ask)
        counts = []
        for again in ("3", "3", "4"):
            self.asked.clear()
            known = self.answers(again)
            counts.append([i for i in range(1000) if known.is_asked_again(known.question(str(i)))])
            for i in range(1000):
                known.text((str(i),), ask)
            self.assertEqual(len(self.asked), len(counts[-1]))
            self.assertTrue(25 < len(self.asked) < 100, len(self.asked))
        self.assertEqual(counts[0], counts[1])
        self.assertNotEqual(counts[0], counts[2])

    def test_the_table_is_made_of_what_was_used(self):
        ask = self.asker("a\tb", "c")
        used = self.table.with_name("used")
        known = self.answers(used=used)
        known.text(("one",), ask)
        with contextlib.redirect_stdout(io.StringIO()):
            known.report()
        self.answers().text(("two",), ask)
        answers.renew(used)
        self.assertEqual(len(answers.read_table()), 2)  # and by which C library
        self.new.write_text("half a li")  # broken off
        self.assertEqual(self.answers().text(("one",), self.asker("x")), "a\tb")

    def test_the_table_in_the_tree_can_be_read(self):
        table = answers.read_lines(lzma.decompress(TABLE.read_bytes()).decode())
        self.assertGreater(len(table), 1000)
        self.assertTrue(all(found for found in table.values()))


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


class Turns(unittest.TestCase):
    """What takes turns, by tests/choice.py."""

    @staticmethod
    def of(things, **environment):
        path = str(HERE.parent)
        script = f"import sys; sys.path.insert(0, {path!r}); import choice; print(*choice.in_turn({things!r}))"
        clean = {name: value for name, value in os.environ.items() if not name.startswith("BUFSCOPE_TEST")}
        return subprocess.run([sys.executable, "-c", script], env={**clean, **environment}, check=True,
                              capture_output=True, text=True).stdout.split()

    def test_everything_has_one_turn(self):
        turns = [self.of("abcdefghij", BUFSCOPE_TEST_TURN=f"{k}/4") for k in range(1, 5)]
        self.assertEqual(turns[1], ["b", "f", "j"])
        self.assertEqual(sorted(sum(turns, [])), list("abcdefghij"))

    def test_where_there_are_fewer_things_than_turns_each_has_one(self):
        self.assertEqual([self.of("ab", BUFSCOPE_TEST_TURN=f"{k}/4") for k in range(1, 5)], [["a"], ["b"], ["a"], ["a"]])

    def test_without_turns_and_thoroughly_everything_runs(self):
        self.assertEqual(self.of("abc"), list("abc"))
        self.assertEqual(self.of("abc", BUFSCOPE_TEST_TURN="2/4", BUFSCOPE_TEST_THOROUGH="1"), list("abc"))


if __name__ == "__main__":
    unittest.main()
