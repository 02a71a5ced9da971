#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How fast programs are executed on the checked heap, and how long a step in the record of a run takes.

The programs are those of the folder `running`, executed by `running` and, as native code, by mlir-cpu-runner-19, of
whose time that of an empty program is subtracted: `slower` says what looking costs. Of the record of a run of a
million ops are shown what it holds, and the mean and the slowest step forward, back, to any place, and out of calls.

Then functions of 1,000 ops of each shape of the other benchmarks: the time in which all stages are executed and
judged (bufscope-opt --run), with what the plain run needs subtracted.

Last, what a plain run pays for that: it is compared with `passes`, which does the same and has no machine in it.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "differential"), str(HERE.parent / "programs")]
import generate  # noqa: E402
from run_programs import LOWER, build_runtime  # noqa: E402

EMPTY = "func.func @main() {\n  return\n}\n"
PIPELINE = "--buffer-deallocation-pipeline"
OPS = 1000
PLAIN_OPS = 50000


def milliseconds(arguments, *command):
    answer = subprocess.run([arguments.measure, "60", "3", *map(str, command)], stdout=subprocess.PIPE, text=True,
                            check=True).stdout.split()
    return float(answer[1]) / 1e3 if len(answer) == 3 else None


class Native:
    """The same programs on the processor; None where there is no mlir-cpu-runner-19."""

    def __init__(self, arguments, folder):
        self.arguments, self.folder = arguments, folder
        self.there = bool(shutil.which("mlir-opt-19") and shutil.which("mlir-cpu-runner-19"))
        if self.there:
            build_runtime(folder / "libruntime.so")
            self.start = self.run(EMPTY)

    def run(self, text):
        lowered = self.folder / "lowered.mlir"
        lowered.write_bytes(subprocess.run(["mlir-opt-19", *LOWER], input=text.encode(), stdout=subprocess.PIPE,
                                           check=True).stdout)
        return milliseconds(self.arguments, "mlir-cpu-runner-19", "-e", "main", "--entry-point-result=void", "-O2",
                            f"--shared-libs={self.folder}/libruntime.so", lowered)

    def milliseconds(self, path):
        took = self.run(path.read_text()) if self.there else None
        return None if took is None or self.start is None else max(took - self.start, 0)


def show_programs(arguments, folder):
    native = Native(arguments, folder)
    print(f"{'program':14} {'ops':>9} {'ms':>7} {'ops/s':>8} {'native':>7} {'slower':>7}   a record of 10^6 ops: "
          "MB, mean and slowest ms forward, back, anywhere, out")
    for path in sorted((HERE / "running").glob("*.mlir")):
        ops, took, held, *moves = map(float, subprocess.run(
            [arguments.running, path], stdout=subprocess.PIPE, text=True, check=True).stdout.split())
        other = native.milliseconds(path)
        shown = (f"{other:.1f}", f"{took / other:.1f}" if other >= 1 else "-") if other is not None else ("-", "-")
        pairs = ", ".join(f"{mean:.3f} {most:.3f}" for mean, most in zip(moves[::2], moves[1::2]))
        print(f"{path.stem:14} {ops:9.0f} {took:7.1f} {ops / took / 1e3:6.1f} M {shown[0]:>7} {shown[1]:>7}   "
              f"{held:.1f}; {pairs}", flush=True)


def show_stages(arguments, folder):
    print(f"\n{'shape':15} {'ops':>6} {'plain ms':>9} {'judged ms':>9}")
    for shape in generate.SHAPES:
        path = folder / "shape.mlir"
        path.write_text(generate.generate_shape(shape, OPS))
        plain = milliseconds(arguments, arguments.tool, PIPELINE, path)
        judged = milliseconds(arguments, arguments.tool, PIPELINE, "--run", path)
        shown = f"{judged - plain:9.1f}" if judged is not None and plain is not None else f"{'-':>9}"
        print(f"{shape:15} {OPS:6} {plain or 0:9.1f} {shown}", flush=True)


def show_plain(arguments, folder):
    print(f"\n{'shape':15} {'ops':>6} {'plain ms':>9} {'alone ms':>9} {'plain / alone':>14}")
    plain = (arguments.tool, PIPELINE)
    alone = (arguments.passes, f"builtin.module({PIPELINE.strip('-')})")
    path = folder / "plain.mlir"
    path.write_text("module {\n}\n")
    starts = [milliseconds(arguments, *command, path) for command in (plain, alone)]
    for shape in generate.SHAPES:
        path.write_text(generate.generate_shape(shape, PLAIN_OPS))
        one, other = (milliseconds(arguments, *command, path) - start
                      for command, start in zip((plain, alone), starts))
        print(f"{shape:15} {PLAIN_OPS:6} {one:9.1f} {other:9.1f} {one / other:14.2f}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    for name in ("tool", "measure", "running", "passes"):
        parser.add_argument(f"--{name}", required=True)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        show_programs(arguments, Path(folder))
        show_stages(arguments, Path(folder))
        show_plain(arguments, Path(folder))


if __name__ == "__main__":
    main()
