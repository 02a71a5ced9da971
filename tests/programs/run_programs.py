#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs real programs that Bufscope's passes have freed the buffers of.

    run_programs.py BUFSCOPE-OPT [PROGRAM.mlir ...]

Each program goes through Bufscope's pipelines and through mlir-opt-19's, is lowered on to LLVM by
mlir-opt-19 and executed by mlir-cpu-runner-19 with a runtime that records every buffer.  What is
printed must be the same, and the words of the line `// Prints:`; everything allocated must be freed
once.

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
BUFFERIZE = ["--one-shot-bufferize=bufferize-function-boundaries "
             "function-boundary-type-conversion=identity-layout-map "
             "allow-return-allocs-from-loops",
             "--convert-linalg-to-loops", "--canonicalize", "--cse"]
LOWER = ["--convert-bufferization-to-memref", "--expand-strided-metadata", "--lower-affine",
         "--convert-scf-to-cf", "--convert-math-to-llvm", "--convert-arith-to-llvm",
         "--finalize-memref-to-llvm=use-generic-functions=1", "--convert-func-to-llvm",
         "--convert-cf-to-llvm", "--reconcile-unrealized-casts"]
PIPELINE = ["--buffer-deallocation-pipeline"]
# Ways through Bufscope; the result of the first is the reference's bytes as well.
WAYS = {
    "pipeline": PIPELINE,
    "dynamic ownership": ["--buffer-deallocation-pipeline=private-function-dynamic-ownership"],
    "results to arguments, early frees": [
        "--drop-equivalent-buffer-results", "--buffer-results-to-out-params", *PIPELINE,
        "--optimize-allocation-liveness"],
    "clones written out": [
        "--expand-realloc=emit-deallocs=false", "--ownership-based-buffer-deallocation",
        "--canonicalize", "--buffer-deallocation-simplification",
        "--convert-bufferization-to-memref"],
}
PRINTS = re.compile(r"^// Prints:(.*(?:\n//  .*)*)", re.MULTILINE)
# What the caller cannot allocate without knowing the size.
DYNAMIC_RESULT = b"cannot create out param for dynamically shaped result"


def command(*arguments, text=None):
    return subprocess.run(arguments, input=text, capture_output=True, timeout=120)


class Failed(Exception):
    pass


def must(*arguments, text=None):
    done = command(*arguments, text=text)
    if done.returncode:
        raise Failed(f"{' '.join(map(str, arguments))}: exit status {done.returncode}\n"
                     + done.stderr.decode(errors="replace")[:2000])
    return done.stdout


class Runner:
    def __init__(self, tool, library):
        self.tool = tool
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

    def check_way(self, path, name, expected):
        freed = command(self.tool, *WAYS[name], path)
        if freed.returncode and DYNAMIC_RESULT in freed.stderr:
            return None
        if freed.returncode:
            raise Failed(freed.stderr.decode(errors="replace"))
        printed, (allocated, n_freed, wrong) = self.execute(freed.stdout)
        if printed != expected:
            raise Failed(f"{name}: prints\n{printed.decode()}instead of\n{expected.decode()}")
        if allocated != n_freed or wrong or not allocated:
            raise Failed(f"{name}: {allocated} allocated, {n_freed} freed, {wrong} wrong frees")
        return allocated

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
        promised = PRINTS.search(path.read_text())
        if not promised or promised[1].replace("//", "").split() != expected.decode().split():
            raise Failed(f"prints {' '.join(expected.decode().split())}")
        counts = {name: self.check_way(path, name, expected) for name in WAYS}
        return ", ".join(f"{name}: {n} buffers" for name, n in counts.items() if n is not None)


def result_of(runner, path):
    try:
        return True, runner.check(path)
    except (Failed, subprocess.TimeoutExpired) as failure:
        return False, str(failure)


def main():
    tool = Path(sys.argv[1]).resolve()
    programs = [Path(p) for p in sys.argv[2:]] or sorted(
        p for p in HERE.glob("*.mlir") if not p.name.endswith(".tensor.mlir"))
    if not shutil.which("mlir-opt-19") or not shutil.which("mlir-cpu-runner-19"):
        print("1..0 # SKIP mlir-opt-19 or mlir-cpu-runner-19 is missing")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "libruntime.so"
        must(os.environ.get("CC", "cc"), "-shared", "-fPIC", "-O1", "-o", library,
             HERE / "runtime.c")
        runner = Runner(tool, library)
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
