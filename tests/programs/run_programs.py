#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs real programs that Bufscope's passes have freed the buffers of.

    run_programs.py BUFSCOPE-OPT EXECUTE [PROGRAM.mlir ...]

Each program goes through Bufscope's pipelines and through mlir-opt-19's, is lowered on to LLVM by
mlir-opt-19 and executed by mlir-cpu-runner-19 with a runtime that records every buffer.  What is
printed must be the same, and the words of the line `// Prints:`, which has six digits of each float;
everything allocated must be freed once.

What the machine (src/sim/machine.h) prints and counts when it executes what the passes left (EXECUTE
is the program that asks it) must be the same, floats bit by bit. Of a program that calls functions of
`math`, of which each library has its own last digit, `// Within: 1e-7` says how far they may differ,
relative to the number.

MLIR-HLO's system goes the same way; what it leaves calls retain.c.  The programs in the folder hlo are
for it.  Where it writes what leaks, or frees what is still used, as the original does, a line
`// Wrong in hlo: ...` says so, and the run must show it; `// Wrong in early frees: ...` says the same
of optimize-allocation-liveness. The machine must see what is used then when it is free.

NAME.tensor.mlir is the program as written where it is one of tensors; NAME.mlir is what mlir-opt-19
bufferizes it to, which is checked.  Writes TAP; says `skip` where mlir-opt-19 is missing.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent))
from choice import in_turn  # noqa: E402

BUFFERIZE = ["--one-shot-bufferize=bufferize-function-boundaries "
             "function-boundary-type-conversion=identity-layout-map "
             "allow-return-allocs-from-loops",
             "--convert-linalg-to-loops", "--canonicalize", "--cse"]
LOWER = ["--expand-realloc", "--convert-bufferization-to-memref", "--convert-linalg-to-loops",
         "--lower-vector-mask", "--convert-vector-to-scf", "--memref-expand", "--arith-expand",
         "--convert-complex-to-standard", "--expand-strided-metadata", "--lower-affine",
         "--convert-scf-to-cf", "--convert-vector-to-llvm", "--convert-complex-to-llvm",
         "--convert-math-to-llvm", "--convert-math-to-libm", "--convert-arith-to-llvm",
         "--convert-index-to-llvm", "--finalize-memref-to-llvm=use-generic-functions=1",
         "--convert-func-to-llvm", "--convert-cf-to-llvm", "--reconcile-unrealized-casts"]
EARLY = "results to arguments, early frees"
PIPELINE = ["--buffer-deallocation-pipeline"]
# Ways through Bufscope; the result of the first is the reference's bytes as well.
WAYS = {
    "pipeline": PIPELINE,
    "dynamic ownership": ["--buffer-deallocation-pipeline=private-function-dynamic-ownership"],
    EARLY: [
        "--drop-equivalent-buffer-results", "--buffer-results-to-out-params", *PIPELINE,
        "--optimize-allocation-liveness"],
    "clones written out": [
        "--expand-realloc=emit-deallocs=false", "--ownership-based-buffer-deallocation",
        "--canonicalize", "--buffer-deallocation-simplification",
        "--convert-bufferization-to-memref"],
}
HLO_LAST = ["--hlo-deallocation-simplification", "--hlo-buffer-reuse",
            "--hlo-deallocation-simplification", "--hlo-deallocation-to-scf"]
TO_LLVM = ["--hlo-convert-deallocation-ops-to-llvm", "--hlo-convert-ownership-type-to-llvm"]
LAST_USE = "hlo, last use"
HLO_WAYS = {
    "hlo": ["--hlo-deallocate", *HLO_LAST, *TO_LLVM],
    LAST_USE: ["--hlo-deallocate=placement=last-use", *HLO_LAST, *TO_LLVM],
    "hlo, comparisons": ["--hlo-deallocate", "--hlo-deallocation-simplification",
                         "--hlo-deallocation-to-scf", *TO_LLVM],
    "hlo, library": ["--hlo-deallocate", *TO_LLVM],
    "hlo, last use, library": ["--hlo-deallocate=placement=last-use", *TO_LLVM],
}
PRINTS = re.compile(r"^// Prints:(.*(?:\n//  .*)*)", re.MULTILINE)
WITHIN = re.compile(r"^// Within: (\S+)$", re.MULTILINE)
WRONG_EARLY = re.compile(r"^// Wrong in early frees: ", re.MULTILINE)
WRONG_IN_HLO = re.compile(r"^// Wrong in hlo: ", re.MULTILINE)
# It takes functions of one block, and loops of scf.
REFUSED_BY_HLO = re.compile(b"works on structured control flow only|does not know how to pass ownership indicators")
# The functions that free, in the generic form that they are declared in, and called.
FREE = re.compile(rb'@free\b|"free"')
COUNTED_FREE = b"_mlir_memref_to_llvm_free"
# What the caller cannot allocate without knowing the size; and what the ownership pass puts beside an op under a mask.
REFUSED = re.compile(b"cannot create out param for dynamically shaped result|expects only one operation to mask")


def command(*arguments, text=None):
    return subprocess.run(arguments, input=text, capture_output=True, timeout=600)


class Failed(Exception):
    pass


def six_digits(word):
    """A float as the line `// Prints:` has it."""
    return f"{float(word):g}" if re.fullmatch(r"-?\d+(\.\d+)?(e[-+]\d+)?", word) and re.search("[.e]", word) else word


def is_near(one, other, within):
    """Whether the words that are printed differ by no more than that, relative to the number."""
    pairs = list(zip(one.split(), other.split()))
    return len(one.split()) == len(other.split()) and all(
        a == b or abs(float(a) - float(b)) <= within * abs(float(b)) for a, b in pairs)


def must(*arguments, text=None):
    done = command(*arguments, text=text)
    if done.returncode:
        raise Failed(f"{' '.join(map(str, arguments))}: exit status {done.returncode}\n"
                     + done.stderr.decode(errors="replace")[:2000])
    return done.stdout


class Runner:
    def __init__(self, tool, machine, library):
        self.tool = tool
        self.machine = machine
        self.library = library
        self.known = {}

    def execute(self, program):
        """What the program prints and the count of its buffers."""
        if program not in self.known:
            self.known[program] = self.execute_new(program)
        return self.known[program]

    def execute_new(self, program):
        lowered = must("mlir-opt-19", *LOWER, text=program)
        done = command("mlir-cpu-runner-19", "-e", "main", "--entry-point-result=void",
                       f"--shared-libs={self.library}", text=lowered)
        counts = done.stderr.decode(errors="replace").strip().splitlines()
        if done.returncode or len(counts) != 1 or not counts[0].startswith("allocated "):
            raise Failed(f"does not run: exit status {done.returncode}\n" + "\n".join(counts[:20]))
        words = counts[0].split()
        return done.stdout, tuple(int(word) for word in words[1::2])

    def count(self, program, name, expected):
        """How many buffers are allocated, all of them freed once."""
        printed, (allocated, n_freed, wrong) = self.execute(program)
        if printed != expected:
            raise Failed(f"{name}: prints\n{printed.decode()}instead of\n{expected.decode()}")
        if allocated != n_freed or wrong:
            raise Failed(f"{name}: {allocated} allocated, {n_freed} freed, {wrong} wrong frees")
        return allocated

    def check_machine(self, program, name, expected, counts, within=0.0):
        """The machine does what the processor does."""
        done = command(self.machine, text=program)
        said = done.stderr.decode(errors="replace")
        first = said.splitlines()[0].split() if said else []
        if done.returncode or not is_near(done.stdout, expected, within) or said.count("\n") != 1:
            raise Failed(f"{name}: the machine prints\n{done.stdout.decode()}and says\n{said}")
        if tuple(int(word) for word in first[1::2]) != counts:
            raise Failed(f"{name}: the machine says '{said.strip()}', it is {counts}")

    def sees_fault(self, program):
        """Whether the machine says what is wrong with it: behind the line of counts."""
        return b": is " in command(self.machine, text=program).stderr

    def check_way(self, path, name, expected, within):
        freed = command(self.tool, *WAYS[name], path)
        if freed.returncode and REFUSED.search(freed.stderr):
            return None
        if freed.returncode:
            raise Failed(freed.stderr.decode(errors="replace"))
        allocated = self.count(freed.stdout, name, expected)
        if not allocated:
            raise Failed(f"{name}: nothing is allocated")
        self.check_machine(freed.stdout, name, expected, (allocated, allocated, 0), within)
        return allocated

    def check_early(self, path, expected):
        """What is known to be freed too early: both see it."""
        freed = must(self.tool, *WAYS[EARLY], path)
        try:
            self.count(freed, EARLY, expected)
        except Failed:
            if self.sees_fault(freed):
                return None
            raise
        raise Failed("is said to be wrong with early frees, but is right")

    def check_hlo(self, path, name, expected, within):
        freed = command(self.tool, *HLO_WAYS[name], path)
        if freed.returncode and REFUSED_BY_HLO.search(freed.stderr):
            return None
        if freed.returncode:
            raise Failed(freed.stderr.decode(errors="replace"))
        program = FREE.sub(lambda match: match[0].replace(b"free", COUNTED_FREE), freed.stdout)
        allocated = self.count(program, name, expected)
        before = self.before_llvm(path, name)
        self.check_machine(before, name, expected, (allocated, allocated, 0), within)
        return allocated

    def before_llvm(self, path, name):
        return must(self.tool, *(option for option in HLO_WAYS[name] if option not in TO_LLVM), path)

    def check_all_hlo(self, path, expected, within=0.0):
        wrong = WRONG_IN_HLO.search(path.read_text())
        counts, failures = {}, []
        for name in HLO_WAYS:
            try:
                counts[name] = self.check_hlo(path, name, expected, within)
            except Failed as failure:
                failures.append(failure)
        if failures and not wrong:
            raise failures[0]
        if wrong and not failures:
            raise Failed("is said to be wrong in hlo, but is right")
        return counts

    def check(self, path):
        """A line about the program; raises Failed."""
        tensors = path.with_suffix(".tensor.mlir")
        if tensors.exists():
            bufferized = must("mlir-opt-19", *BUFFERIZE, tensors)
            if bufferized.strip() not in path.read_bytes():
                raise Failed(f"{path.name} is not what {tensors.name} is bufferized to")
        upstream = must("mlir-opt-19", *PIPELINE, path)
        if must(self.tool, *PIPELINE, path) != upstream:
            raise Failed("the pipeline gives other bytes than mlir-opt-19's")
        expected, _ = self.execute(upstream)
        promised, within = PRINTS.search(path.read_text()), WITHIN.search(path.read_text())
        printed = [six_digits(word) for word in expected.decode().split()]
        if not promised or promised[1].replace("//", "").split() != printed:
            raise Failed(f"prints {' '.join(printed)}")
        within = float(within[1]) if within else 0.0
        early = WRONG_EARLY.search(path.read_text())
        counts = {name: self.check_early(path, expected) if early and name == EARLY
                  else self.check_way(path, name, expected, within) for name in WAYS}
        counts |= self.check_all_hlo(path, expected, within)
        return ", ".join(f"{name}: {n} buffers" for name, n in counts.items() if n is not None)


def build_runtime(library, allocator="counting.c"):
    must(os.environ.get("CC", "cc"), "-shared", "-fPIC", "-O1", "-o", library,
         HERE / "runtime.c", HERE / allocator, HERE / "retain.c")


def result_of(runner, path):
    try:
        return True, runner.check(path)
    except (Failed, subprocess.TimeoutExpired) as failure:
        return False, str(failure)


def main():
    tool, machine = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    programs = [Path(p) for p in sys.argv[3:]] or in_turn(sorted(
        p for p in HERE.rglob("*.mlir") if not p.name.endswith(".tensor.mlir")))
    if not shutil.which("mlir-opt-19") or not shutil.which("mlir-cpu-runner-19"):
        print("1..0 # SKIP mlir-opt-19 or mlir-cpu-runner-19 is missing")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "libruntime.so"
        build_runtime(library)
        runner = Runner(tool, machine, library)
        with ThreadPoolExecutor(2) as pool:
            results = list(pool.map(lambda path: result_of(runner, path), programs))
    print(f"1..{len(programs)}")
    for number, (path, (good, text)) in enumerate(zip(programs, results), 1):
        first, *rest = text.splitlines() or [""]
        print(f"{'ok' if good else 'not ok'} {number} - {path.stem}: {first}")
        print("".join(f"# {line}\n" for line in rest), end="")
    return 0 if all(good for good, _ in results) else 1


if __name__ == "__main__":
    sys.exit(main())
