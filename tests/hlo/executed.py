#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes random programs before and after MLIR-HLO's passes: what they read must be the same, every buffer must be
freed, once, and not be used any more then.

    executed.py --tool BUFSCOPE-OPT --machine BEHAVE    a few programs, and the known faults
    executed.py --seeds 1..600                          by hand; every second one is judged strictly at the last use
    executed.py --seeds 7 --order reuse --show
    executed.py --seeds 1..300 --risk twice
    executed.py --seeds 1..300 --tensors

The programs are of programs.py, what they do is known by executing them on the machine (src/sim/machine.h; BEHAVE is
the program that asks it), for several inputs, the orders of passes are those of ORDERS: each prefix of the pipeline in
both placements, and each pass by itself where it can stand so. The machine runs the rounds of scf.parallel one after
the other, and gives no address twice: what goes wrong only otherwise is not seen.

Where the original makes wrong code we make the same: programs that take one of the RISKS of programs.py may then go
wrong as RISKED says, and in no other way, and some must. The small programs in the folder `faults` say one by one
what goes wrong in which orders: `// FAULT: leak: everywhere`.

Programs on tensors are those of tensor_programs.py. They are executed as such, as hlo-split-alloc-tensors leaves them,
and as they are freed when mlir-opt-19 has turned them into buffers.
"""

import argparse
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "programs"), str(HERE.parent)]
import programs  # noqa: E402
from behaviour import MARK, Input, Unknown, behaviours  # noqa: E402
from choice import chosen, in_turn  # noqa: E402
from tensor_programs import TensorProgram  # noqa: E402

SECONDS = 120
SKIPPED = 77  # the exit status that says so
TOGETHER = 25  # programs that the tool is given at once
PATIENCE = 8   # a pass may make a program take more steps, but not this much more
SIMPLIFY, REUSE, TO_SCF = "--hlo-deallocation-simplification", "--hlo-buffer-reuse", "--hlo-deallocation-to-scf"
PLACEMENTS = {"": "--hlo-deallocate", "last use, ": "--hlo-deallocate=placement=last-use"}
# Of each placement, behind --hlo-deallocate.
BEHIND = {
    "deallocate": [],
    "simplified": [SIMPLIFY],
    "reuse": [SIMPLIFY, REUSE],
    "simplified again": [SIMPLIFY, REUSE, SIMPLIFY],
    "pipeline": [SIMPLIFY, REUSE, SIMPLIFY, TO_SCF],
    "reuse at once": [REUSE],
    "to scf at once": [TO_SCF],
    "twice simplified, to scf": [SIMPLIFY, SIMPLIFY, TO_SCF],
}
XLA = "--hlo-xla-buffer-arg-rewrite"
ORDERS = {
    "reuse alone": [XLA, REUSE],
    "annotated": ["--hlo-deallocation-annotation"],
    **{placement + name: [XLA, first, *rest]
       for placement, first in PLACEMENTS.items() for name, rest in BEHIND.items()},
}
# Of programs on tensors; mlir-opt does the step between.
SPLIT = "--hlo-split-alloc-tensors"
BUFFERIZER = "mlir-opt-19"
BUFFERIZE = "--one-shot-bufferize=allow-return-allocs-from-loops"
TENSOR_ORDERS = {
    "tensors, split": [SPLIT],
    "tensors, split, as buffers": [SPLIT, BUFFERIZE],
    "tensors, split, freed": [SPLIT, BUFFERIZE, "--hlo-deallocate"],
    "tensors, split, pipeline": [SPLIT, BUFFERIZE, "--hlo-deallocation-pipeline"],
    "tensors, split, last use, pipeline": [SPLIT, BUFFERIZE, "--hlo-deallocation-pipeline=placement=last-use"],
}
ALL_ORDERS = ORDERS | TENSOR_ORDERS
FREEING = ("--hlo-deallocate", "--hlo-deallocation-pipeline")  # they, or they with an option
INPUTS = [Input((0, 0, 2, 1)), Input((1, 0, 3, 2)), Input((0, 1, 1, 4)), Input((1, 1, 0, 3)),
          Input((1, 0, 2, 2), shared=True), Input((0, 1, 4, 1), shared=True)]
# What hlo-deallocate refuses of programs that free buffers themselves.
REFUSALS = ("invalid realloc of memref", "same value released twice", "unable to find ownership indicator for operand",
            "can't implicitly capture across loop boundaries; use an explicit iter arg instead",
            "cannot implicitly capture from an if without else", "released value not yielded on other branch")
ERROR = re.compile(r": error: (?:'\S+' op )?(.*)")
# What programs that take a risk may do wrong then.
RISKED = {
    "twice": {"leak"},
    "same operand": {"used when free", "freed twice", "other output", "the stack freed"},
    "same result": {"used when free", "freed twice"},
    "other type": {"used when free", "other output"},
    "either": {"leak", "freed twice", "used when free", "the stack freed", "the caller's buffer freed", "other output",
               "two indicators of one buffer"},  # it has many consequences
    "not given": {"freed twice", "used when free", "the stack freed", "two indicators of one buffer"},
}
FAULT = re.compile(r"^// FAULT: (.*): (.*)$", re.MULTILINE)


def frees(order):
    return any(argument.startswith(FREEING) for argument in ALL_ORDERS[order])


def at_last_use(order):
    return "last use" in order


# Where a fault of the folder `faults` shows.
WHERE = {
    "everywhere": frees,
    "at the last use": at_last_use,
    "at the last use, simplified": lambda order: at_last_use(order) and SIMPLIFY in ORDERS[order],
    "with reuse": lambda order: frees(order) and REUSE in ORDERS[order] and SIMPLIFY in ORDERS[order],
}


# -- judging


def other(before, after):
    """Whether something else is read; what nobody wrote may be anything."""
    return len(before) != len(after) or any(
        len(a) != len(b) or any(x != y and x is not None for x, y in zip(a, b)) for a, b in zip(before, after))


def judge_run(before, after, order):
    """What is wrong with one run; "" for nothing."""
    if after.ending:
        return after.ending
    if other(before.printed, after.printed):
        return "other output"
    if BUFFERIZE in ALL_ORDERS[order] and not frees(order):
        return ""
    return "leak" if after.leaks > (0 if frees(order) else before.leaks) else ""


def judge(before, after, order):
    """{what is wrong: the first input that shows it} of a program, which did `before` and does `after`."""
    wrong = {}
    for given, was, now in zip(INPUTS, before, after):
        wrong.setdefault(judge_run(was, now, order), given)
    wrong.pop("", None)
    return wrong


# -- asking


def run(tool, arguments, text):
    done = subprocess.run([str(tool), "--mlir-print-op-generic", "--split-input-file", *arguments], input=text,
                          capture_output=True, text=True, timeout=SECONDS)
    if done.returncode not in (0, 1):
        raise SystemExit(f"{' '.join(arguments)}: exit status {done.returncode}\n{done.stderr[-2000:]}")
    return done


def ask(tool, arguments, texts):
    """What becomes of each, or None when it is refused, and what is said of those."""
    done = run(tool, arguments, MARK.join(texts))
    pieces = [piece if piece.strip() else None for piece in done.stdout.split(MARK)]
    said = ERROR.findall(done.stderr)
    if len(pieces) != len(texts) or len(said) != pieces.count(None):
        raise SystemExit(f"{' '.join(arguments)}: {len(texts)} programs, {len(pieces)} answers\n{done.stderr[-2000:]}")
    return pieces, said


def transform(tool, arguments, texts):
    """The same, where one of the passes may be another program's."""
    if BUFFERIZE not in arguments:
        return ask(tool, arguments, texts)
    at = arguments.index(BUFFERIZE)
    texts, _ = ask(tool, arguments[:at], texts)
    texts, _ = ask(BUFFERIZER, [BUFFERIZE], texts)
    return ask(tool, arguments[at + 1:], texts)


class Trials:
    def __init__(self, tool, machine, orders):
        self.tool, self.machine = tool, machine
        self.orders = orders
        self.counts = Counter()  # by (order, what is wrong)
        self.refused = Counter()  # by (order, message)

    def programs(self, texts):
        """(number of the program, order, what is wrong, the input) of each that goes wrong."""
        generic, said = transform(self.tool, [], texts)
        if said:
            raise SystemExit(f"what is no program: {said[0]}")
        before = behaviours(self.machine, generic, INPUTS)
        for n, runs in enumerate(before):
            bad = [each.ending for each in runs if each.ending]
            if "sizes do not fit" in bad:  # a memref is cast to a size that it does not have: not asked of any pass
                self.counts["before", "no program"] += 1
            elif bad and bad != ["endless"] * len(bad):
                yield n, "before", bad[0], INPUTS[0]
        for order in self.orders:
            yield from self.order(order, texts, before)

    def order(self, order, texts, before):
        made, said = transform(self.tool, ALL_ORDERS[order], texts)
        self.refused.update((order, message) for message in said)
        judged = [n for n, text in enumerate(made)
                  if text is not None and not any(each.ending for each in before[n])]
        if not judged:
            return
        for n, after in zip(judged, behaviours(self.machine, [made[n] for n in judged], INPUTS, PATIENCE)):
            self.counts[order, "judged"] += 1
            for what, given in judge(before[n], after, order).items():
                self.counts[order, what] += 1
                yield n, order, what, given


# -- what is run


def allowed(program, order, risks):
    """What may go wrong."""
    if order == "before":
        return set()
    taken = set(risks)
    if at_last_use(order) and "either" in program.taken:
        taken.add("either")
    return set().union(*(RISKED[risk] for risk in taken))


def random_programs(trials, options):
    """The number of differences of what must not be."""
    seen, different = set(), 0
    for start in range(0, len(options.seeds), TOGETHER):
        made = [TensorProgram(seed) if options.tensors else programs.Program(seed, options.risk)
                for seed in options.seeds[start:start + TOGETHER]]
        texts = [program.text() for program in made]
        for n, order, what, given in trials.programs(texts):
            seen.add(what)
            if what in allowed(made[n], order, options.risk):
                continue
            different += 1
            print(f"different: seed {options.seeds[start + n]}: {order}: {what}: for {given}")
            if options.show:
                print(texts[n])
            if options.first:
                return different
    for message in {message for _, message in trials.refused} - set(REFUSALS):
        different += 1
        print(f"different: refused: {message}")
    for risk in options.risk:
        if not RISKED[risk] & seen:
            different += 1
            print(f"different: no program that takes the risk of '{risk}' goes wrong")
    return different


def expected_faults(text):
    """{order: what goes wrong}"""
    found = {}
    for what, where in FAULT.findall(text):
        for order in filter(WHERE[where], ORDERS):
            found.setdefault(order, set()).add(what)
    return found


def known_faults(trials):
    different = 0
    for path in sorted((HERE / "faults").glob("*.mlir")):
        text = path.read_text()
        found = {}
        for _, order, what, _ in trials.programs([text]):
            found.setdefault(order, set()).add(what)
        expected = {order: what for order, what in expected_faults(text).items() if order in trials.orders}
        same = found == expected and expected
        different += not same
        print(f"{'as known' if same else 'different'}: {path.name}: {summary(found)}")
        if not same:
            print(f"    must be: {summary(expected)}")
    return different


def summary(found):
    by_kind = {}
    for order, kinds in found.items():
        by_kind.setdefault(", ".join(sorted(kinds)), []).append(order)
    return "; ".join(f"{kinds} in {len(orders)} orders" for kinds, orders in by_kind.items()) or "nothing is wrong"


def seed_range(text):
    first, _, last = text.partition("..")
    return range(int(first), int(last or first) + 1)


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--tool", default="build/src/cli/bufscope-opt")
    parser.add_argument("--machine", default="build/tests/programs/behave")
    parser.add_argument("--seeds", type=seed_range, default=seed_range("1..12"), help="A..B, or one")
    parser.add_argument("--order", action="append", choices=ALL_ORDERS, help="of passes; all without it")
    parser.add_argument("--risk", action="append", default=[], choices=programs.RISKS)
    parser.add_argument("--tensors", action="store_true", help="programs on tensors instead")
    parser.add_argument("--show", action="store_true", help="the programs that go wrong")
    parser.add_argument("--first", action="store_true", help="no further than the first difference")
    parser.add_argument("--faults", action="store_true", help="the known faults, too")
    return parser.parse_args()


def main():
    options = parse_arguments()
    options.seeds = in_turn(chosen(options.seeds))
    if options.tensors and not shutil.which(BUFFERIZER):
        print(f"skipped: {BUFFERIZER} is missing")
        return SKIPPED
    trials = Trials(Path(options.tool).resolve(), Path(options.machine).resolve(),
                    options.order or list(TENSOR_ORDERS if options.tensors else ORDERS))
    try:
        different = random_programs(trials, options)
        different += known_faults(Trials(trials.tool, trials.machine, trials.orders)) if options.faults else 0
    except Unknown as unknown:
        sys.exit(f"cannot be executed: {unknown}")
    for (order, what), count in sorted(trials.counts.items()):
        print(f"{order}: {what}: {count}")
    for message, count in sorted(Counter(message for _, message in trials.refused.elements()).items()):
        print(f"refused: {message}: {count}")
    print(f"{len(options.seeds)} programs, {different} different")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
