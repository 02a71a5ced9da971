#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The parts of executed.py: programs that are the same each time, a machine that sees faults, judgements.

    test_executed.py [BEHAVE]     the program that asks the machine; without: build/tests/programs/behave
"""

import os
import subprocess
import sys
import unittest
from pathlib import Path

import executed
import programs
from behaviour import Behaviour, Input, Unknown, behaviours

HERE = Path(__file__).resolve().parent
MACHINE = Path(sys.argv.pop(1) if len(sys.argv) > 1 and not sys.argv[1].startswith("-")
               else HERE.parent.parent / "build/tests/programs/behave").resolve()
M, O = "memref<4xi32>", "!deallocation.ownership"
HEAD = f'''"builtin.module"() ({{
  "func.func"() <{{function_type = (i32) -> (), sym_name = "print", sym_visibility = "private"}}> ({{
  }}) : () -> ()
  "func.func"() <{{function_type = (i1, {M}) -> (RESULTS), sym_name = "f"}}> ({{
  ^bb0(%c: i1, %m: {M}):
    %0 = "arith.constant"() <{{value = 0 : index}}> : () -> index
    %1 = "arith.constant"() <{{value = 1 : index}}> : () -> index
    %2 = "arith.constant"() <{{value = 2 : index}}> : () -> index
    %k = "arith.constant"() <{{value = 7 : i32}}> : () -> i32
'''
ALLOC = f'%a = "memref.alloc"() <{{operandSegmentSizes = array<i32: 0, 0>}}> : () -> {M}'
OTHER = ALLOC.replace("%a", "%b")
FREE = f'"memref.dealloc"(%a) : ({M}) -> ()'
OWN = f'%o = "deallocation.own"(%a) : ({M}) -> {O}'
NULL = f'%n = "deallocation.null"() : () -> {O}'
STORE = f'"memref.store"(%k, %a, %0) : (i32, {M}, index) -> ()'
LOAD = f'%x = "memref.load"(%a, %0) : ({M}, index) -> i32'
FAR = '%far = "arith.constant"() <{value = 9 : index}> : () -> index'
PRINT = '"func.call"(%x) <{callee = @print}> : (i32) -> ()'


def retain(memrefs, allocs, result="%r"):
    types = ", ".join([M] * len(memrefs) + [O] * len(allocs))
    names = (f"{result}:{len(memrefs)} = " if len(memrefs) > 1 else f"{result} = ") if memrefs else ""
    return (f'{names}"deallocation.retain"({", ".join(memrefs + allocs)}) '
            f"<{{operandSegmentSizes = array<i32: {len(memrefs)}, {len(allocs)}>}}> : ({types}) -> "
            f"({', '.join([O] * len(memrefs))})")


def run(*lines, returned=(), types=(), given=Input((0,))):
    end = f'"func.return"({", ".join(returned)}) : ({", ".join(types)}) -> ()'
    text = HEAD.replace("RESULTS", ", ".join(types)) + "\n".join([*lines, end]) + "\n  }) : () -> ()\n}) : () -> ()\n"
    return behaviours(MACHINE, [text], [given])[0][0]


class Programs(unittest.TestCase):
    def test_same_seed_same_program(self):
        script = ("import programs as p\n"
                  "print([p.Program(n, r).text() for n in range(9) for r in [(), *([x] for x in p.RISKS)]])")
        texts = {subprocess.run([sys.executable, "-c", script], cwd=HERE, check=True, capture_output=True,
                                env={**os.environ, "PYTHONHASHSEED": seed}).stdout for seed in ("0", "1", "random")}
        self.assertEqual(len(texts), 1)

    def test_other_seed_other_program(self):
        self.assertEqual(len({programs.Program(seed).text() for seed in range(40)}), 40)

    def test_all_that_there_is_to_do_is_done(self):
        text = "".join(programs.Program(seed).text() for seed in range(60))
        for word in ("scf.if", "scf.for", "scf.while", "scf.parallel", "scf.reduce(", "func.call @g0", "memref.realloc",
                     "memref.dealloc", "memref.subview", "memref.expand_shape", "memref.copy", "arith.select", "xf32",
                     "deallocation.restrict"):
            self.assertIn(word, text)

    def test_risks_are_taken_only_when_asked_for(self):
        def count(word, *risks):
            return sum(programs.Program(seed, risks).text().count(word) for seed in range(40))
        self.assertEqual(count("memref.view"), 0)
        self.assertGreater(count("memref.view", "other type"), 0)


class Machine(unittest.TestCase):
    def test_what_a_program_may_not_do(self):
        for bad, lines in (("freed twice", (ALLOC, FREE, FREE)),
                           ("used when free", (ALLOC, FREE, LOAD)),
                           ("used when free", (ALLOC, FREE, STORE)),
                           ("the stack freed", (ALLOC.replace("alloc", "alloca"), FREE)),
                           ("the caller's buffer freed", (FREE.replace("%a", "%m"),)),
                           ("out of bounds", (FAR, LOAD.replace("%a, %0", "%m, %far"))),
                           ("freed twice", (ALLOC, OWN, FREE, retain([], ["%o"]))),
                           ("freed twice", (ALLOC, OWN, OWN.replace("%o", "%p"), retain([], ["%o", "%p"])))):
            self.assertEqual(run(*lines).ending, bad, lines)
        self.assertEqual(run(ALLOC, FREE, returned=["%a"], types=[M]).ending, "used when free")

    def test_leaks(self):
        self.assertEqual(run(ALLOC).leaks, 1)
        self.assertEqual(run(ALLOC, FREE).leaks, 0)
        self.assertEqual(run(ALLOC, OWN, returned=["%a", "%o"], types=[M, O]).leaks, 0)
        self.assertEqual(run(ALLOC, OWN, NULL, returned=["%a", "%n"], types=[M, O]).leaks, 1)

    def test_a_retain_gives_and_frees(self):
        """As retainBuffers does: the first memref of a buffer takes its indicator, what nobody takes is freed."""
        self.assertEqual(run(ALLOC, OWN, retain(["%a"], ["%o"]), retain([], ["%r"])), Behaviour(
            "", ((1000 * 2, 2001, 2002, 2003),), 0, 0, 1))
        self.assertEqual(run(ALLOC, OWN, retain(["%a"], ["%o"])).leaks, 1)
        self.assertEqual(run(ALLOC, OWN, retain(["%m"], ["%o"]), LOAD).ending, "used when free")
        self.assertEqual(run(ALLOC, OWN, retain(["%a", "%a"], ["%o"]), retain([], ["%r#1"])).leaks, 1)
        self.assertEqual(run(ALLOC, OWN, retain(["%a", "%a"], ["%o"]), retain([], ["%r#0", "%r#1"])).leaks, 0)
        two = (ALLOC, OWN, OTHER, OWN.replace("%o", "%p").replace("%a", "%b"), NULL)
        self.assertEqual(run(*two, retain(["%b"], ["%o", "%n", "%p"]), retain([], ["%r"])).leaks, 0)
        self.assertEqual(run(*two, retain(["%b"], ["%o", "%n", "%p"]), LOAD.replace("%a", "%b")).ending, "")
        self.assertEqual(run(*two, retain(["%b"], ["%o", "%n", "%p"]), LOAD).ending, "used when free")

    def test_free_of_null_does_nothing(self):
        self.assertEqual(run(NULL, f'"deallocation.free"(%n) : ({O}) -> ()').ending, "")

    def test_what_nobody_wrote_may_be_anything(self):
        self.assertEqual(run(ALLOC, LOAD, PRINT).printed[0], (None,))
        self.assertEqual(run(ALLOC, STORE, LOAD, PRINT).printed[0], (7,))

    def test_arguments_of_one_type_may_be_one_buffer(self):
        text = HEAD.replace(f"(i1, {M})", f"(i1, {M}, {M})").replace(f"%m: {M}", f"%m: {M}, %a: {M}").replace(
            "RESULTS", "") + STORE + '\n"func.return"() : () -> ()\n  }) : () -> ()\n}) : () -> ()\n'
        for shared, first in ((False, 2000), (True, 7)):
            self.assertEqual(behaviours(MACHINE, [text], [Input((0,), shared)])[0][0].printed[0][0], first)

    def test_an_unknown_op_is_no_behaviour(self):
        with self.assertRaises(Unknown):
            run('"test.op"() ({ "test.inside"() : () -> () }) : () -> ()')


class Judgements(unittest.TestCase):
    RIGHT = Behaviour("", ((1,), (None,)), 0)

    def test_each_fault(self):
        for expected, order, after in (("", "deallocate", self.RIGHT),
                                       ("", "deallocate", Behaviour("", ((1,), (5,)), 0)),
                                       ("other output", "deallocate", Behaviour("", ((2,), (None,)), 0)),
                                       ("other output", "deallocate", Behaviour("", ((1,),), 0)),
                                       ("leak", "deallocate", Behaviour("", self.RIGHT.printed, 1)),
                                       ("leak", "reuse alone", Behaviour("", self.RIGHT.printed, 1)),
                                       ("freed twice", "deallocate", Behaviour("freed twice"))):
            self.assertEqual(executed.judge_run(self.RIGHT, after, order), expected)
        leaking = Behaviour("", self.RIGHT.printed, 1)
        self.assertEqual(executed.judge_run(leaking, leaking, "reuse alone"), "")
        self.assertEqual(executed.judge_run(leaking, leaking, "deallocate"), "leak")

    def test_what_may_go_wrong(self):
        program = programs.Program(1)
        program.taken = {"either"}
        self.assertEqual(executed.allowed(program, "deallocate", []), set())
        self.assertEqual(executed.allowed(program, "before", ["twice"]), set())
        self.assertEqual(executed.allowed(program, "deallocate", ["twice"]), {"leak"})
        self.assertIn("leak", executed.allowed(program, "last use, deallocate", []))

    def test_every_risk_has_its_fault(self):
        self.assertEqual(set(executed.RISKED), set(programs.RISKS))
        for path in (HERE / "faults").glob("*.mlir"):
            self.assertTrue(executed.expected_faults(path.read_text()), path.name)


if __name__ == "__main__":
    unittest.main()
