#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes small random functions before and after the older passes, and judges what --check says of them.

    trials.py --tool build/src/cli/bufscope-opt --seeds 1..100
    trials.py --tool build/src/cli/bufscope-opt --seeds 7 --order free --order all --shape header
    trials.py --show 7

The functions are of generate_trials.py, the orders of passes below in ORDERS, and what both do is known by executing
them on the machine (src/sim/machine.h; tests/programs/behave.c asks it), for many inputs. The reference makes wrong code of some: a use after free, a second free, a buffer
that is never freed, another text. We write the same, and what a check says of it may not be what FAULTS lists:

- Of no wrong code that passes have made nothing is said; it may be a warning where it takes more than one decision.
- What is right is no error.
- What is written is the reference's, byte by byte, and what the reference refuses is refused.

Not judged are functions that are wrong before any pass, inputs on which they are, and runs in which the
reference crashes. A buffer that leaks counts behind a pass that is there to free.
known-trials.txt lists what is known to be wrong; what is listed and right is as much a difference.

The last line counts judgements as compare.py's does.
"""

import argparse
import itertools
import re
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "programs"))
import generate_trials  # noqa: E402
from behaviour import MARK, Input, Unknown, behaviours  # noqa: E402
from compare import PATIENCE, find_program, read_rules, seed_ranges  # noqa: E402

SECONDS = 60  # for the reference; see PATIENCE for ours
TOGETHER = 40  # functions that the reference is given at once: its start takes longer than their passes
CRASHED = 100  # statuses above are a shell's word for a signal

ORDERS = {
    "hoist": ["--buffer-hoisting"],
    "loop": ["--buffer-loop-hoisting"],
    "free": ["--buffer-deallocation"],
    "stack": ["--promote-buffers-to-stack"],
    "canon": ["--buffer-deallocation", "--canonicalize"],
    "all": ["--buffer-hoisting", "--buffer-loop-hoisting", "--buffer-deallocation", "--promote-buffers-to-stack"],
    "legacy": ["--buffer-hoisting", "--buffer-loop-hoisting", "--promote-buffers-to-stack", "--buffer-deallocation",
               "--canonicalize"],
}
FREES = "--buffer-deallocation"  # behind which nothing may leak

# Three conditions and two numbers: those that every program is run with, and all of the small ones.
CHOICES = tuple(itertools.product((0, 1), repeat=3))
INPUTS = [Input((*c, *n)) for c in CHOICES
          for n in ((0, 2), (1, 0), (2, 1), (3, 3), (2, 0), (4, 1), (5, 6), (7, 4))]
MORE_INPUTS = [Input((*c, *n)) for c in CHOICES for n in itertools.product(range(9), repeat=2)]

# @fill as it is executed: each time with another number, so that no two fills look the same.
FILL = re.compile(r"^( *)func\.func private @fill\(.*?^\1\}\n", re.MULTILINE | re.DOTALL)
NUMBERED_FILL = """\
memref.global "private" @fills : memref<i32> = dense<0>
func.func private @fill(%b: memref<4xi32>, %v: i32) {
  %fills = memref.get_global @fills : memref<i32>
  %before = memref.load %fills[] : memref<i32>
  %one = arith.constant 1000 : i32
  %now = arith.addi %before, %one : i32
  memref.store %now, %fills[] : memref<i32>
  %w = arith.addi %v, %now : i32
""" + "".join(f"  %j{k} = arith.constant {k} : index\n  memref.store %w, %b[%j{k}] : memref<4xi32>\n"
              for k in range(4)) + "  return\n}\n"

# What became of the code and what was said of it -> what is wrong with that.
FAULTS = {
    ("memory", "silence"): "memory is broken, and nothing is said",
    ("output", "silence"): "other text is printed, and nothing is said",
    ("leak", "silence"): "a buffer is lost, and nothing is said",
    ("right", "error"): "the code is right, and said to be wrong",
}

# A finding, and the note behind it that says since when.
FINDING = re.compile(r": (error|warning): .*(?:\n(?!.*: (?:error|warning): ).*)*?: note: so (since stage|before)")


@dataclass(frozen=True)
class Answer:
    status: int
    out: str
    err: str

    def crashed(self):
        return self.status < 0 or self.status > CRASHED

    def said(self):
        """The worst that is found of what passes have made."""
        found = {severity for severity, since in FINDING.findall(self.err) if since == "since stage"}
        return "error" if "error" in found else "warning" if found else "silence"


@dataclass(frozen=True)
class Judgement:
    kind: str  # identical, different or skipped
    note: str
    told: str  # for a difference: the input, and what the tool said
    seed: int
    order: str


def ask(program, order, text, more=(), seconds=SECONDS):
    try:
        done = subprocess.run([str(program), *more, *ORDERS[order]], input=text, capture_output=True, text=True,
                              timeout=seconds)
    except subprocess.TimeoutExpired:
        return Answer(124, "", f"no answer within {seconds} seconds\n")
    return Answer(done.returncode, done.stdout, done.stderr)


def ask_together(program, order, texts):
    """The answer for each of them, without messages; a function that is refused has no output."""
    whole = ask(program, order, MARK.join(texts), ["--split-input-file"])
    pieces = whole.out.split(MARK)
    if whole.crashed() or len(pieces) != len(texts):
        return [ask(program, order, text) for text in texts]
    return [Answer(0 if piece.strip() else 1, piece, "") for piece in pieces]


@lru_cache(maxsize=64)
def known_behaviours(machine, text, more):
    """Several orders often make the same of a function."""
    return behaviours(machine, [FILL.sub(lambda _: NUMBERED_FILL, text)], MORE_INPUTS if more else INPUTS)[0]


def prints_other(before, after):
    """Whether something else is printed; what was printed of memory that nobody wrote may be anything."""
    return len(before) != len(after) or any(a != b and None not in a for a, b in zip(before, after))


def change(before, after, order):
    """What became of one run: right, memory, output, leak, or a leak that waits for a pass that frees."""
    if before.ending or after.ending == "endless":
        return "right"
    if after.ending:
        return "memory"
    if prints_other(before.printed, after.printed):
        return "output"
    lost = after.leaks - after.returned
    if FREES in ORDERS[order]:
        return "leak" if lost else "right"
    return "leak so far" if lost > before.leaks - before.returned else "right"


def changes(machine, text, made, order, more):
    """What became of the function, the worst first, each with the first input that shows it."""
    inputs = MORE_INPUTS if more else INPUTS
    pairs = zip(known_behaviours(machine, text, more), known_behaviours(machine, made, more))
    found = {}
    for values, (before, after) in zip(inputs, pairs):
        found.setdefault(change(before, after, order), f"{values} {after.ending}".rstrip())
    return [(what, found[what]) for what in ("memory", "output", "leak", "leak so far", "right") if what in found]


def judge(machine, text, order, reference, ours):
    """(kind, note, told) of one function and order."""
    told = ours.err.split("\n", 1)[0]
    if not any(not run.ending for run in known_behaviours(machine, text, False)):
        return "skipped", "the function is wrong for every input", ""
    if ours.crashed() or ours.status and "error: " not in ours.err:
        return "different", f"exit status {ours.status} without an error", told
    if reference.crashed():
        return "skipped", "the reference crashed", ""
    if reference.status:
        return ("identical", "refused by both", "") if ours.status and not ours.out else \
            ("different", "the reference refuses it", "")
    if ours.out != reference.out:
        return "different", "other output than the reference's", told
    try:
        what, where = changes(machine, text, reference.out, order, more=ours.said() == "error")[0]
    except Unknown as unknown:
        return "skipped", f"cannot be executed: {unknown}", ""
    wrong = FAULTS.get((what, ours.said()))
    if wrong:
        return "different", wrong, f"for {where}: {told}"
    return "identical", f"{what}, {ours.said()}", ""


class Trials:
    def __init__(self, options):
        self.options = options
        self.known = {(int(seed), order): reason for seed, order, reason in read_rules(HERE / "known-trials.txt")}

    def judge(self, seeds):
        """The judgement of each seed and order."""
        texts = [generate_trials.generate(seed, self.options.shape) for seed in seeds]
        with ThreadPoolExecutor(2) as pool:
            expected = list(pool.map(lambda order: ask_together(self.options.reference, order, texts),
                                     self.options.order))
            for n, (seed, text) in enumerate(zip(seeds, texts)):
                ours = pool.map(lambda order, text=text: ask(self.options.tool, order, text, ["--check"],
                                                             SECONDS * PATIENCE), self.options.order)
                for order, answers, answer in zip(self.options.order, expected, ours):
                    yield self.as_known(Judgement(*judge(self.options.machine, text, order, answers[n], answer), seed, order))

    def as_known(self, judgement):
        reason = None if self.options.shape else self.known.get((judgement.seed, judgement.order))
        if not reason:
            return judgement
        if judgement.kind == "different":
            return replace(judgement, kind="skipped", note=reason)
        return replace(judgement, kind="different", note=f"is listed, and not there: {reason}")


def report(judgement, keep, shape):
    print(f"{judgement.kind}: seed {judgement.seed}: {judgement.order}: {judgement.note}", flush=True)
    if judgement.told:
        print(f"    {judgement.told}")
    if keep:
        keep.mkdir(parents=True, exist_ok=True)
        (keep / f"{judgement.seed}-{judgement.order}.mlir").write_text(generate_trials.generate(judgement.seed, shape))


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--tool", default="build/src/cli/bufscope-opt")
    parser.add_argument("--reference", default="mlir-opt-19")
    parser.add_argument("--machine", default=str(HERE.parents[1] / "build/tests/programs/behave"),
                        help="the program that asks it")
    parser.add_argument("--seeds", type=seed_ranges, default=seed_ranges("1..60"), help="A..B, or more with commas")
    parser.add_argument("--order", action="append", choices=ORDERS, help="of passes; all are judged without it")
    parser.add_argument("--shape", choices=generate_trials.SHAPES, help="of all functions, not by their seeds")
    parser.add_argument("--keep", type=Path, help="a folder for the functions that are judged wrong")
    parser.add_argument("--show", type=int, metavar="SEED", help="print that function, and do nothing else")
    options = parser.parse_args()
    if options.show is None:
        options.tool = find_program(parser, options.tool)
        options.machine = find_program(parser, options.machine)
        options.reference = find_program(parser, options.reference)
    options.order = options.order or list(ORDERS)
    return options


def main():
    options = parse_arguments()
    if options.show is not None:
        print(generate_trials.generate(options.show, options.shape), end="")
        return 0
    trials = Trials(options)
    kinds, notes = Counter(), Counter()
    seeds = [seed for part in options.seeds for seed in part]
    for start in range(0, len(seeds), TOGETHER):
        for judgement in trials.judge(seeds[start:start + TOGETHER]):
            kinds[judgement.kind] += 1
            notes[judgement.order, judgement.note] += 1
            if judgement.kind == "different":
                report(judgement, options.keep, options.shape)
    for (order, note), count in sorted(notes.items()):
        print(f"{order}: {note}: {count}")
    print(f"{kinds['identical']} identical, {kinds['different']} different, {kinds['skipped']} skipped")
    return 1 if kinds["different"] else 0


if __name__ == "__main__":
    sys.exit(main())
