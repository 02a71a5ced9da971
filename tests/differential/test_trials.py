# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The parts of trials.py: functions that are the same each time, a machine that sees faults, judgements."""

import hashlib
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import generate_trials
import trials
from behaviour import Behaviour, Input, Unknown, behaviours
from trials import INPUTS, Answer

HERE = Path(__file__).resolve().parent
MACHINE = str(HERE.parents[1] / "build/tests/programs/behave")
REFERENCE = "mlir-opt-19"
ORDINARY = INPUTS[0]  # every condition is false


def function(*lines):
    """A function of these lines, after the usual head; it returns its argument unless they return."""
    end = [] if lines[-1].startswith("return") else ["return %m0 : memref<4xi32>"]
    return "\n".join([generate_trials.HEAD, *lines, *end, "}"]) + "\n"


def executed(*lines, inputs=ORDINARY):
    return trials.known_behaviours(MACHINE, function(*lines), False)[INPUTS.index(inputs)] if inputs in INPUTS else \
        behaviours(MACHINE, [function(*lines)], [inputs])[0][0]


B = "memref<4xi32>"
ALLOC = f"%b = memref.alloc() : {B}"
FREE = f"memref.dealloc %b : {B}"
LOAD = f"%x = memref.load %b[%i0] : {B}"
PRINT = "func.call @print(%x) : (i32) -> ()"
FILL = f"func.call @fill(%b, %z) : ({B}, i32) -> ()"


class Generator(unittest.TestCase):
    def test_same_seed_same_program(self):
        script = ("import generate_trials as g\n"
                  "print([g.generate(seed, shape) for seed in range(9) for shape in g.SHAPES])")
        texts = {subprocess.run([sys.executable, "-c", script], cwd=HERE, check=True, capture_output=True,
                                env={**os.environ, "PYTHONHASHSEED": seed}).stdout for seed in ("0", "1", "random")}
        self.assertEqual(len(texts), 1)

    def test_known_seeds_stay_known_programs(self):
        text = "".join(generate_trials.generate(seed) for seed in (7, 930098, 951008))
        self.assertEqual(hashlib.sha256(text.encode()).hexdigest()[:16], "be7adacc856ebac3")

    def test_other_seed_other_program(self):
        for shape in generate_trials.SHAPES:
            found = {generate_trials.generate(seed, shape) for seed in range(40)}
            self.assertGreater(len(found), 35, shape)

    def test_the_reference_and_the_machine_accept_every_program(self):
        for shape in generate_trials.SHAPES:
            programs = [generate_trials.generate(seed, shape) for seed in range(60)]
            done = subprocess.run([REFERENCE, "--split-input-file"], input="\n// -----\n".join(programs),
                                  capture_output=True, text=True)
            self.assertEqual((shape, done.returncode, done.stderr), (shape, 0, ""))
            behaviours(MACHINE, programs, INPUTS[:4])


class Machine(unittest.TestCase):
    def test_what_a_program_may_not_do(self):
        for bad, lines in (("used when free", (ALLOC, FREE, LOAD)),
                           ("used when free", (ALLOC, FREE, f"return %b : {B}")),
                           ("freed twice", (ALLOC, FREE, FREE)),
                           ("the stack freed", (f"%b = memref.alloca() : {B}", FREE)),
                           ("used when free", (f"%b = memref.alloca() : {B}", f"return %b : {B}")),
                           ("endless", ("cf.br ^a", "^a:", "cf.br ^a"))):
            self.assertEqual(executed(*lines).ending, bad, lines)

    def test_leaks(self):
        self.assertEqual(executed(ALLOC).leaks, 1)
        self.assertEqual(executed(ALLOC, FREE).leaks, 0)
        kept = executed(ALLOC, FILL, f"return %b : {B}")
        self.assertEqual((kept.leaks, kept.returned), (1, 1))

    def test_what_nobody_wrote_is_none(self):
        self.assertEqual(executed(ALLOC, LOAD, PRINT).printed[0], (None,))
        self.assertNotEqual(executed(ALLOC, FILL, LOAD, PRINT).printed[0], (None,))

    def test_two_fills_are_two_numbers(self):
        twice = executed(ALLOC, FILL, LOAD, PRINT, FILL, LOAD.replace("%x", "%y"), PRINT.replace("%x", "%y"))
        self.assertNotEqual(*twice.printed[:2])

    def test_a_clone_is_a_buffer_of_its_own(self):
        clone = f"%d = bufferization.clone %b : {B} to {B}"
        self.assertEqual(executed(ALLOC, FILL, clone, FREE, f"return %d : {B}").ending, "")

    def test_loops_and_conditions(self):
        loop = (f"%r = scf.for %k = %i0 to %m step %i1 iter_args(%a = %m0) -> ({B}) {{", ALLOC,
                f"%s = arith.select %c0, %a, %b : {B}", f"scf.yield %s : {B}", "}")
        self.assertEqual(executed(*loop, inputs=Input((0, 0, 0, 0, 5))).leaks, 5)
        loop = ("%w = scf.while (%k = %i0) : (index) -> index {", "%g = arith.cmpi slt, %k, %m : index",
                "scf.condition(%g) %k : index", "} do {", "^bb0(%j: index):", ALLOC, "scf.if %c0 {", FREE, "}",
                "%l = arith.addi %j, %i1 : index", "scf.yield %l : index", "}")
        self.assertEqual(executed(*loop, inputs=Input((0, 0, 0, 0, 3))).leaks, 3)
        self.assertEqual(executed(*loop, inputs=Input((1, 0, 0, 0, 3))).leaks, 0)

    def test_an_unknown_op_is_no_behaviour(self):
        with self.assertRaises(Unknown):
            executed('"test.op"() ({ "test.inside"() : () -> () }) : () -> ()')


class Judgements(unittest.TestCase):
    GOOD = function(ALLOC, FILL, LOAD, PRINT)
    BROKEN = function(ALLOC, FILL, FREE, LOAD, PRINT)
    FREED = function(ALLOC, FILL, LOAD, PRINT, FREE)
    SILENT = function(ALLOC, FILL, LOAD, FREE)

    def judge(self, made, said="", status=0, order="free", ours=None):
        answer = Answer(status, ours or made, said and f"<stdin>:1:1: {said}: hm\n<stdin>:1:1: note: so since stage 1, x\n")
        return trials.judge(MACHINE, self.GOOD, order, Answer(0, made, ""), answer)[0]

    def test_each_fault(self):
        for made, said, expected in (
                (self.FREED, "", "identical"), (self.FREED, "warning", "identical"),
                (self.FREED, "error", "different"),
                (self.BROKEN, "", "different"), (self.BROKEN, "warning", "identical"),
                (self.BROKEN, "error", "identical"),
                (self.SILENT, "", "different"), (self.SILENT, "warning", "identical"),
                (self.SILENT, "error", "identical"),
                (self.GOOD, "", "different"), (self.GOOD, "warning", "identical"),
                (self.GOOD, "error", "identical")):
            self.assertEqual(self.judge(made, said, said == "error"), expected, (made, said))

    def test_what_was_there_before_is_not_judged(self):
        before = Answer(1, "", "x: error: hm\nx: note: so before the first pass\nx: note: used here\n")
        after = Answer(1, "", "x: error: hm\n  %a\n  ^\nx: note: so since stage 2, cse\n")
        self.assertEqual([before.said(), after.said()], ["silence", "error"])
        self.assertEqual(Answer(1, "", before.err + after.err.replace("error", "warning")).said(), "warning")

    def test_what_depends_on_the_order(self):
        self.assertEqual(self.judge(self.GOOD, order="hoist"), "identical")  # leaks count only after a free
        self.assertEqual(self.judge(self.GOOD, order="canon"), "different")

    def test_other_bytes_and_crashes(self):
        self.assertEqual(self.judge(self.FREED, ours=self.FREED + "\n"), "different")
        self.assertEqual(self.judge(self.FREED, status=-11), "different")
        self.assertEqual(self.judge(self.FREED, status=1), "different")

    def test_memory_that_nobody_wrote_may_hold_anything(self):
        self.assertFalse(trials.prints_other(((None,), (1,)), ((5,), (1,))))
        self.assertTrue(trials.prints_other(((None,), (1,)), ((5,), (2,))))
        self.assertEqual(trials.change(Behaviour("used when free"), Behaviour("freed twice"), "free"), "right")

    def test_silence_is_noticed(self):
        """A program that writes the same and finds nothing."""
        with tempfile.TemporaryDirectory() as folder:
            silent = Path(folder) / "silent"
            silent.write_text(f'#!/bin/sh\n[ "$1" = --check ] && shift\nexec {REFERENCE} "$@"\n')
            silent.chmod(0o755)
            done = subprocess.run([sys.executable, "trials.py", "--tool", silent, "--seeds", "1..12",
                                   "--keep", folder], cwd=HERE, capture_output=True, text=True)
            kept = list(Path(folder).glob("*.mlir"))
        self.assertEqual(done.returncode, 1)
        self.assertIn("and nothing is said", done.stdout)
        self.assertRegex(done.stdout.splitlines()[-1], rf"^\d+ identical, {len(kept)} different, \d+ skipped$")


if __name__ == "__main__":
    unittest.main()
