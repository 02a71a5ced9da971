#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs bufscope-opt and mlir-opt-19 on the same generated programs and writes how they compare.

Times are processor time (with one thread that is what passes on an idle machine; --wall measures
that), the shortest of several runs. What each program needs for `module {}` is subtracted from
its figures; for a single pass, what it needs to read and print that pass's input is subtracted too.
mlir-opt runs on one thread, as Bufscope does.  Ratios say how many times faster (and smaller)
Bufscope is; `growth` is the exponent e of time ~ ops^e between this size and the one before.
`recording` compares the run with journal and timeline against the run without.  MLIR-HLO's pipeline,
which no mlir-opt has, is compared with Bufscope's own ownership pipeline, where control flow is structured.

The shape `mixture` is what programs of people are most like (mixture.py). The others are for stress: one kind of line
over and over, so that what is kept of a text that was read or printed before pays there more than elsewhere. Files that
are named with --files are measured likewise, for what no generator makes.
"""

import argparse
import math
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "differential"))
import generate  # noqa: E402
from mixture import Mixture  # noqa: E402

PASSES = ("expand-realloc=emit-deallocs=false", "canonicalize", "ownership-based-buffer-deallocation", "canonicalize",
          "buffer-deallocation-simplification", "bufferization-lower-deallocations", "cse",
          "canonicalize")
BY_FUNCTION = "canonicalize,cse"
TOGETHER = ("--canonicalize", "--cse")
PIPELINE = "buffer-deallocation-pipeline"
HLO_PIPELINE = "hlo-deallocation-pipeline"
MIXTURE = "mixture"
RESOLUTION = 0.0005  # seconds; below it a ratio says nothing


@dataclass
class Figures:
    """Seconds and kilobytes. seconds None: took longer than the limit, or failed."""

    seconds: float | None
    peak: float

    def minus(self, other):
        if self.seconds is None or other.seconds is None:
            return Figures(None, 0)
        return Figures(max(self.seconds - other.seconds, 0), max(self.peak - other.peak, 0))


class Meter:
    def __init__(self, arguments):
        self.arguments = arguments

    def run(self, *command):
        answer = subprocess.run(
            [self.arguments.measure, str(self.arguments.limit), str(self.arguments.runs),
             *map(str, command)], stdout=subprocess.PIPE, text=True, check=True).stdout.split()
        if len(answer) != 3:
            return Figures(None, 0)
        wall, cpu, peak = map(float, answer)
        return Figures((wall if self.arguments.wall else cpu) / 1e6, peak)


def show_time(figures):
    if figures.seconds is None:
        return "-"
    return f"{figures.seconds * 1e3:.1f}"


def show_ratio(over, under, least=0.0):
    if not over or not under or under <= least:
        return "-"
    return f"{over / under:.1f}"


def show_growth(now, before, factor):
    if not before or not now or min(now, before) < RESOLUTION:
        return "-"
    return f"{math.log(now / before) / math.log(factor):.2f}"


class Table:
    COLUMNS = (("shape", 15), ("ops", 8), ("what", 36), ("ms", 9), ("mlir-opt", 9), ("faster", 7),
               ("MB", 8), ("mlir-opt", 9), ("smaller", 7), ("growth", 6))

    def head(self):
        self.row(*(name for name, _ in self.COLUMNS))

    def row(self, *cells):
        padded = [cell.ljust(width) if i in (0, 2) else cell.rjust(width)
                  for i, (cell, (_, width)) in enumerate(zip(cells, self.COLUMNS))]
        print(" ".join(padded).rstrip(), flush=True)


class Benchmark:
    def __init__(self, arguments, folder):
        self.arguments = arguments
        self.folder = Path(folder)
        self.meter = Meter(arguments)
        self.table = Table()
        self.earlier = {}  # (shape, what) -> (ops, seconds)
        empty = self.folder / "empty.mlir"
        empty.write_text("module {\n}\n")
        self.start = [self.meter.run(*command, empty) for command in self.commands()]
        self.start_record = self.meter.run(arguments.record, empty)

    def commands(self):
        return ([self.arguments.tool], [self.arguments.reference, "--mlir-disable-threading"])

    def both(self, program, *flags):
        return [self.meter.run(*command, *flags, program, "-o", os.devnull).minus(start)
                for command, start in zip(self.commands(), self.start)]

    def report(self, shape, ops, what, ours, theirs):
        before_ops, before = self.earlier.get((shape, what), (ops, None))
        self.earlier[shape, what] = (ops, ours.seconds)
        growth = show_growth(ours.seconds, before, ops / before_ops)
        self.table.row(shape, str(ops), what, show_time(ours), show_time(theirs),
                       show_ratio(theirs.seconds, ours.seconds, RESOLUTION),
                       f"{ours.peak / 1024:.1f}", f"{theirs.peak / 1024:.1f}",
                       show_ratio(theirs.peak, ours.peak), growth)

    def by_function(self, shape, ops, program):
        base = self.both(program)
        ours, theirs = self.both(program, f"--pass-pipeline=builtin.module(func.func({BY_FUNCTION}))")
        self.report(shape, ops, "canonicalize, cse by function", ours.minus(base[0]),
                    theirs.minus(base[1]))

    def passes(self, shape, ops, program):
        for number, name in enumerate(PASSES):
            base = self.both(program)
            ours, theirs = self.both(program, f"--{name}")
            self.report(shape, ops, f"{number + 1} {name}", ours.minus(base[0]),
                        theirs.minus(base[1]))
            following = self.folder / f"stage{number}.mlir"
            done = subprocess.run([self.arguments.tool, f"--{name}", program, "-o", following],
                                  check=False)
            if done.returncode != 0:
                return
            program = following

    def text(self, shape, ops):
        if shape == MIXTURE:
            return Mixture(self.arguments.tool, PIPELINE, self.folder).text(ops)
        return generate.generate_shape(shape, ops)

    def program(self, shape, ops, path):
        self.report(shape, ops, "parse + print", *self.both(path))
        self.report(shape, ops, "canonicalize, cse", *self.both(path, *TOGETHER))
        plain, theirs = self.both(path, f"--{PIPELINE}")
        self.report(shape, ops, "pipeline", plain, theirs)
        recorded = self.meter.run(self.arguments.record, path).minus(self.start_record)
        self.report(shape, ops, "pipeline, recorded", recorded, theirs)
        self.table.row(shape, str(ops), "recording / plain run", "", "",
                       show_ratio(recorded.seconds, plain.seconds), "", "",
                       show_ratio(recorded.peak, plain.peak), "")
        hlo = self.meter.run(self.arguments.tool, f"--{HLO_PIPELINE}", path, "-o", os.devnull)
        if hlo.seconds is not None:
            self.report(shape, ops, "hlo pipeline / ownership pipeline", hlo.minus(self.start[0]), plain)
        if ops == max(self.arguments.passes_at or [0]) or ops in self.arguments.passes_at:
            self.by_function(shape, ops, path)
            self.passes(shape, ops, path)

    def run(self):
        for name, figures in zip(("bufscope-opt", "mlir-opt-19"), self.start):
            print(f"start-up of {name}: {show_time(figures)} ms, {figures.peak / 1024:.1f} MB")
        self.table.head()
        for shape in self.arguments.shapes:
            for ops in self.arguments.ops:
                path = self.folder / f"{shape}-{ops}.mlir"
                path.write_text(self.text(shape, ops))
                self.program(shape, ops, path)
        for path in self.arguments.files:
            self.program(path.stem[:15], path.read_text().count("\n"), path)


def numbers(text):
    return [int(part.replace("_", "")) for part in text.split(",") if part]


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tool", required=True)
    parser.add_argument("--measure", required=True)
    parser.add_argument("--record", required=True)
    parser.add_argument("--reference", default="mlir-opt-19")
    parser.add_argument("--build", default="", help="how the tool was built, for the first line")
    parser.add_argument("--ops", type=numbers,
                        default=os.environ.get("BUFSCOPE_BENCHMARK_OPS", "1000,10000,100000"),
                        help="sizes, separated by commas (or BUFSCOPE_BENCHMARK_OPS)")
    parser.add_argument("--passes-at", type=numbers, default="100000",
                        help="sizes at which each pass is measured alone")
    parser.add_argument("--shapes", type=lambda text: text.split(","),
                        default=os.environ.get("BUFSCOPE_BENCHMARK_SHAPES",
                                               ",".join((MIXTURE, *generate.SHAPES))))
    parser.add_argument("--files", type=lambda text: [Path(part) for part in text.split(",")], default=[],
                        help="programs to measure likewise; their ops are counted as lines")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--limit", type=int, default=30, help="seconds for one run")
    parser.add_argument("--wall", action="store_true", help="wall time instead of processor time")
    return parser.parse_args()


def main():
    arguments = parse_arguments()
    print(f"build: {arguments.build or 'not stated'}")
    with tempfile.TemporaryDirectory() as folder:
        Benchmark(arguments, folder).run()


if __name__ == "__main__":
    main()
