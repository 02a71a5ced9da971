#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares what --scan says with what the reference then does.

    scans.py --tool build/src/cli/bufscope-opt --seeds 1..4

- Generated programs, all profiles: "0 to be refused" exactly where the reference takes the program. Asked without
  a run of the pass, a program that is said to be refused is, and one that is refused all the same was so for what
  the scan says it could not look at.
- Single ops: a hint that the later release takes the op, exactly where that release takes the program and this one
  does not.
- Advice: a program is refused with the advice; the same program with the advice followed is taken.

The last line counts as compare.py's does.
"""

import argparse
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import answers
import generate
from compare import PATIENCE, find_program, seed_ranges

SECONDS = 60
OWNERSHIP = "--ownership-based-buffer-deallocation"
PASSES = (OWNERSHIP, "--buffer-deallocation")
NOT_LOOKED_AT = "not looked at: "
HINT = "upstream 22 takes it"

# What only a run shows: ownerships, and a program that is not valid when the pass is over. The reference's texts.
UNSEEN = re.compile("MemRef value does not have valid ownership"
                    "|operand count .* does not match with the total size"
                    "|branch has .* operands for successor"
                    "|'vector.mask' op expects only one operation to mask"
                    "|there are multiple return operations with different operand types")

FUNCTION = """func.func private @out() -> memref<4xf32>
func.func @f(%m: memref<4xf32>, %f: f32, %c: i1) {{
  %i = arith.constant 0 : index
  %n = arith.constant 4 : index
  {}
  return
}}
"""

SINGLE = (
    "memref.prefetch %m[%i], read, locality<3>, data : memref<4xf32>",
    "affine.prefetch %m[%i], read, locality<3>, data : memref<4xf32>",
    "memref.assume_alignment %m, 16 : memref<4xf32>",
    "scf.execute_region {\n scf.yield\n }",
    "%t = async.execute {\n async.yield\n }",
    "%t = async.runtime.create : !async.token",
    "%t = memref.alloca() : memref<1xi32>\n memref.dma_wait %t[%i], %n : memref<1xi32>",
    "%x = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {\n ^bb0(%y: f32):\n memref.atomic_yield %y : f32\n }",
    "%x = memref.atomic_rmw addf %f, %m[%i] : (f32, memref<4xf32>) -> f32",
    "gpu.barrier",
    "gpu.wait",
    "%t = bufferization.alloc_tensor() : tensor<4xf32>",
    "%a = memref.alloc() : memref<4xf32>\n memref.dealloc %a : memref<4xf32>",
    "memref.alloca_scope {\n }",
)

MANUAL = "{bufferization.manual_deallocation}"
# pass, program, part of the advice, the program with the advice followed, passes that it asks for
ADVICE = (
    (OWNERSHIP, "%a = memref.alloc(%n) : memref<?xf32>\n"
     "  %b = memref.realloc %a(%i) : memref<?xf32> to memref<?xf32>", "--expand-realloc=emit-deallocs=false first", None,
     ["--expand-realloc=emit-deallocs=false"]),
    (OWNERSHIP, "%a = memref.alloc() : memref<4xf32>\n  memref.dealloc %a : memref<4xf32>", "remove the op, or mark it",
     f"%a = memref.alloc() {MANUAL} : memref<4xf32>\n  memref.dealloc %a {MANUAL} : memref<4xf32>", []),
    (OWNERSHIP, "memref.dealloc %m : memref<4xf32>", "remove the op, or mark it",
     f"memref.dealloc %m {MANUAL} : memref<4xf32>", []),
    (OWNERSHIP, "%a = call @out() : () -> memref<4xf32>\n  memref.dealloc %a : memref<4xf32>",
     "also those that come from elsewhere: remove the op", "%a = call @out() : () -> memref<4xf32>", []),
    (OWNERSHIP, "%a = gpu.alloc () : memref<4xf32>\n  gpu.dealloc %a : memref<4xf32>", "mark the op and the allocation",
     f"%a = gpu.alloc () {MANUAL} : memref<4xf32>\n  gpu.dealloc %a {MANUAL} : memref<4xf32>", []),
    (OWNERSHIP, "%k = arith.constant 0 : i32\n  cf.switch %k : i32, [default: ^a, 1: ^b]\n^a:\n  cf.br ^b\n^b:",
     "lower cf.switch to a chain", "cf.cond_br %c, ^a, ^b\n^a:\n  cf.br ^b\n^b:", []),
    (OWNERSHIP, "%k = arith.constant 0 : i32\n  cf.switch %k : i32, [default: ^a(%m : memref<4xf32>), 1: ^b]\n"
     "^a(%x: memref<4xf32>):\n  cf.br ^b\n^b:", "lower cf.switch to a chain",
     "cf.cond_br %c, ^a(%m : memref<4xf32>), ^b\n^a(%x: memref<4xf32>):\n  cf.br ^b\n^b:", []),
    (OWNERSHIP, "%a = memref.alloc() : memref<4xf32>\n  bufferization.dealloc (%a : memref<4xf32>) if (%c)",
     "remove its bufferization.dealloc", "%a = memref.alloc() : memref<4xf32>", []),
    (OWNERSHIP, "scf.parallel (%k) = (%i) to (%n) step (%n) init (%m) -> memref<4xf32> {\n    scf.reduce(%m : memref<4xf32>"
     ") {\n    ^bb0(%x: memref<4xf32>, %y: memref<4xf32>):\n      scf.reduce.return %x : memref<4xf32>\n    }\n  }",
     "reduce scalars", "%s = scf.parallel (%k) = (%i) to (%n) step (%n) init (%f) -> f32 {\n    scf.reduce(%f : f32) {\n"
     "    ^bb0(%x: f32, %y: f32):\n      scf.reduce.return %x : f32\n    }\n  }\n"
     "  memref.store %s, %m[%i] : memref<4xf32>", []),
    (OWNERSHIP, "%x = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {\n  ^bb0(%y: f32):\n"
     "    memref.atomic_yield %y : f32\n  }", "use an op of which it is",
     "%y = memref.load %m[%i] : memref<4xf32>\n  memref.store %y, %m[%i] : memref<4xf32>", []),
    (OWNERSHIP, "cf.br ^a\n^a:\n  cf.cond_br %c, ^a, ^b\n^b:", "write the loop as scf.for",
     "scf.for %k = %i to %n step %n {\n  }", []),
    (PASSES[1], "%a = gpu.alloc () : memref<4xf32>", "free it by hand",
     "%a = gpu.alloc () : memref<4xf32>\n  gpu.dealloc %a : memref<4xf32>", []),
    (PASSES[1], "%a = gpu.alloc () : memref<4xf32>", "or allocate with memref.alloc",
     "%a = memref.alloc() : memref<4xf32>", []),
)


class Asker:
    def __init__(self, options):
        self.options = options
        self.answers = {program: answers.Answers(program, options) for program in (options.reference, options.later)}

    def reference(self, program, text, *arguments):
        """[status, first error], or None when it crashes or takes too long."""
        def ask():
            try:
                done = subprocess.run([str(program), "-", "--allow-unregistered-dialect", *arguments], input=text,
                                      capture_output=True, text=True, timeout=SECONDS)
            except subprocess.TimeoutExpired:
                return None
            errors = re.findall("error: (.*)", done.stderr)
            return [done.returncode, errors[0] if errors else ""] if done.returncode in (0, 1) else None
        return self.answers[program].text(("scans", text, *arguments), ask, bool)

    def scan(self, text, *arguments):
        """How many are to be refused (None when it does not say), and all that it says."""
        done = subprocess.run([str(self.options.tool), "-", "--allow-unregistered-dialect", "--scan", *arguments],
                              input=text, capture_output=True, text=True, timeout=SECONDS * PATIENCE)
        said = re.findall(r"^(\d+) to be refused$", done.stdout, re.M)
        return int(said[0]) if said else None, done.stdout


def check_program(asker, text):
    """Yields None for what is right, a sentence for what is not, and "" for what can't be told."""
    for each in PASSES:
        did = asker.reference(asker.options.reference, text, each)
        if did is None:
            yield ""
            continue
        n, said = asker.scan(text, each)
        yield None if n is not None and (n > 0) == did[0] else f"{each}: {n} to be refused; the reference: {did}\n{said}"
        if each != OWNERSHIP:
            continue
        n, said = asker.scan(text, "--cse")  # the input, and no run of the pass
        unseen = n == 0 and did[0] and NOT_LOOKED_AT in said and UNSEEN.search(did[1])
        yield None if unseen or (n is not None and (n > 0) == did[0]) else f"no run: {n}; the reference: {did}\n{said}"


def check_single(asker, body):
    text = FUNCTION.format(body)
    here, later = (asker.reference(program, text, OWNERSHIP)
                   for program in (asker.options.reference, asker.options.later))
    hint = HINT in asker.scan(text, OWNERSHIP)[1]
    right = here and later and hint == (here[0] == 1 and later[0] == 0)
    yield None if right else f"hint: {hint}; the references: {here}, {later}\n{text}"


def check_advice(asker, row):
    pass_, body, advice, followed, before = row
    text = FUNCTION.format(body)
    refused = asker.reference(asker.options.reference, text, pass_)
    n, said = asker.scan(text, pass_)
    yield None if refused and refused[0] == 1 and n and advice in said else f"'{advice}': {refused}, {n}\n{said}"
    text = FUNCTION.format(followed or body)
    taken = asker.reference(asker.options.reference, text, *before, pass_)
    n, said = asker.scan(text, *before, pass_)
    yield None if taken and taken[0] == 0 and n == 0 else f"'{advice}', followed: {taken}, {n}\n{said}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tool", type=Path, default="build/src/cli/bufscope-opt")
    parser.add_argument("--reference", default="mlir-opt-19")
    parser.add_argument("--later", default="mlir-opt-22", help="the release that hints are about")
    parser.add_argument("--seeds", type=seed_ranges, default=[range(1, 5)], metavar="A..B[,C..D]")
    answers.add_options(parser)
    options = parser.parse_args()
    options.reference = find_program(parser, options.reference)
    options.later = find_program(parser, options.later)
    asker = Asker(options)
    seeds = [seed for part in options.seeds for seed in part]
    programs = [(f"{profile} {seed}", check_program, generate.generate(profile, seed))
                for profile in generate.PROFILES for seed in seeds]
    work = [*((body.split("\n")[0], check_single, body) for body in SINGLE),
            *((row[1].split("\n")[0], check_advice, row) for row in ADVICE), *programs]
    counts = {"right": 0, "wrong": 0, "unknown": 0}
    with ThreadPoolExecutor() as pool:
        for (name, _, _), found in zip(work, pool.map(lambda item: list(item[1](asker, item[2])), work)):
            for sentence in found:
                counts["right" if sentence is None else "wrong" if sentence else "unknown"] += 1
                if sentence:
                    print(f"different: {name}: {sentence}", flush=True)
    counts["wrong"] += sum(known.report() for known in asker.answers.values())
    print("{right} identical, {wrong} different, {unknown} skipped".format(**counts))
    return 1 if counts["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
