#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs with one planted fault: the machine (src/sim/machine.h) must see what native code does.

    faults.py BUFSCOPE-OPT EXECUTE --seeds 1..N        a fault of each kind in each random program
    faults.py BUFSCOPE-OPT EXECUTE --wrong 300         as many seeds as it takes for 300 that go wrong
    faults.py BUFSCOPE-OPT EXECUTE --right 2000        programs without one: neither --run nor --check may find any,
                                                       and --check may say "may" of one in a hundred

The programs are those of random_programs.py, with more names for one buffer, behind the ownership passes, before the
deallocs are lowered; of every other one, loops and ifs have become blocks and branches then. What is planted stands in
PLANTS. The oracle is the processor: mlir-opt-19 lowers the program, mlir-cpu-runner-19 executes it on fence.c, where
each allocation has pages that nobody can touch when it is free.

Compared are the first fault with its allocation, which kinds there are, and what leaks; and of each at which step the
buffer was made, freed and used when it was free, or, of a leak, lost (src/sim/witness.h says what that is): native code
that moments.py has changed says so. A planted fault that never shows must show on neither side. The same is asked
before the deallocs are lowered, of native code in which they do what their page says.

Writes TAP; says `skip` where mlir-opt-19 is missing.
"""

import argparse
import random
import re
import shutil
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "differential"), str(HERE.parent)]
import generic_form  # noqa: E402
import moments  # noqa: E402
import random_programs  # noqa: E402
import run_programs  # noqa: E402
from choice import chosen  # noqa: E402
from run_programs import Failed, command, must  # noqa: E402

OWNERSHIP = ["--ownership-based-buffer-deallocation", "--canonicalize", "--buffer-deallocation-simplification"]
LOWER_DEALLOCS = ["--bufferization-lower-deallocations"]
TOGETHER = 25  # right programs that are executed at once
FENCED = re.compile(r"^([a-z ]+) (\d+)(?: (made .*))?$", re.MULTILINE)


class Program(random_programs.Program):
    """One in which buffers have several names, too: of a select, or of a function that returns what it is given."""

    def alias_of(self, live):
        name, one, other = self.value(), self.random.choice(live), self.random.choice(live)
        if self.random.random() < 0.5:
            self.put(f"{name} = arith.select %c, {one}, {other} : {self.type}")
        else:
            self.put(f"{name} = func.call @either(%c, {one}, {other}) : (i1, {self.types(2)}) -> {self.type}")
        return name

    def block(self, live):
        live = list(super().block(live))
        live.append(self.alias_of(live))
        self.look_at(live[-1])
        return live

    def text(self):
        return super().text() + f"""func.func @either(%c: i1, %a: {self.type}, %b: {self.type}) -> {self.type} {{
  %r = scf.if %c -> {self.type} {{
    scf.yield %a : {self.type}
  }} else {{
    scf.yield %b : {self.type}
  }}
  return %r : {self.type}
}}
"""


# -- planting


def segments(op):
    text = next(text for name, text in op.properties if name == "operandSegmentSizes")
    return [int(n) for n in text[text.index(":") + 1:-1].split(",")]


def set_segments(op, sizes):
    for pair in op.properties:
        if pair[0] == "operandSegmentSizes":
            pair[1] = f"array<i32: {', '.join(map(str, sizes))}>"


def drop_operand(op, at):
    del op.operands[at], op.operand_types[at]


def shares(op):
    """Whether a memref may be freed and is retained."""
    memrefs, conditions, _ = segments(op)
    return bool(set(op.operands[:memrefs]) & set(op.operands[memrefs + conditions:]))


class Planter:
    """Changes the tree of a program. Each method of PLANTS returns FALSE where there is nothing to change."""

    def __init__(self, module, seed):
        self.module, self.random = module, random.Random(seed)
        self.count = 0

    def choose(self, name, fits=lambda op: True):
        """(op, block) of one of those ops."""
        found = [(op, block) for op, block in generic_form.walk(self.module) if op.name == name and fits(op)]
        return self.random.choice(found) if found else (None, None)

    def new(self):
        self.count += 1
        return f"%planted{self.count}"

    def replace(self, old, new):
        for op, _ in generic_form.walk(self.module):
            op.operands = [new if operand == old else operand for operand in op.operands]

    def constant(self, value):
        return generic_form.Op("arith.constant", [self.new()], properties=[["value", value]], result_types=["i1"])

    def free_dropped(self):
        op, block = self.choose("bufferization.dealloc", lambda op: segments(op)[0] > 0)
        if not op:
            return False
        memrefs, conditions, retained = segments(op)
        if memrefs == 1 and not op.results:
            block.ops.remove(op)
            return True
        at = self.random.randrange(memrefs)
        drop_operand(op, memrefs + at)
        drop_operand(op, at)
        set_segments(op, [memrefs - 1, conditions - 1, retained])
        return True

    def free_doubled(self):
        op, block = self.choose("bufferization.dealloc", lambda op: segments(op)[0] > 0)
        if not op:
            return False
        again = generic_form.Op(op.name, [self.new() for _ in op.results], list(op.operands),
                                properties=[list(pair) for pair in op.properties],
                                operand_types=list(op.operand_types), result_types=list(op.result_types))
        block.ops.insert(block.ops.index(op) + 1, again)
        return True

    @staticmethod
    def earliest(op, block):
        """Where in its block it may stand at the earliest."""
        above = block.ops[:block.ops.index(op)]
        return max((n + 1 for n, other in enumerate(above) if set(other.results) & set(op.operands)), default=0)

    def moved_up(self):
        found = [(op, block) for op, block in generic_form.walk(self.module)
                 if op.name == "bufferization.dealloc" and segments(op)[0] > 0 and not op.results
                 and self.earliest(op, block) < block.ops.index(op)]
        if not found:
            return False
        op, block = self.random.choice(found)
        block.ops.insert(self.earliest(op, block), op)
        del block.ops[len(block.ops) - 1 - block.ops[::-1].index(op)]
        return True

    def condition_negated(self):
        op, block = self.choose("bufferization.dealloc", lambda op: segments(op)[1] > 0)
        if not op:
            return False
        memrefs, conditions, _ = segments(op)
        at = memrefs + self.random.randrange(conditions)
        true, place = self.constant("true"), block.ops.index(op)
        negated = generic_form.Op("arith.xori", [self.new()], [op.operands[at], true.results[0]],
                                  operand_types=["i1", "i1"], result_types=["i1"])
        op.operands[at] = negated.results[0]
        block.ops[place:place] = [true, negated]
        return True

    def retain_shortened(self):
        op, block = self.choose("bufferization.dealloc", shares)
        if not op:
            op, block = self.choose("bufferization.dealloc", lambda op: segments(op)[2] > 0)
        if not op:
            return False
        memrefs, conditions, retained = segments(op)
        names = op.operands[memrefs + conditions:]
        # What is in both lists, else whatever: of most others it makes no difference.
        at = self.random.choice([n for n, name in enumerate(names) if name in op.operands[:memrefs]]
                                or range(retained))
        drop_operand(op, memrefs + conditions + at)
        set_segments(op, [memrefs, conditions, retained - 1])
        false = self.constant("false")
        block.ops.insert(block.ops.index(op), false)
        for n, old in enumerate(op.results):
            new = false.results[0] if n == at else self.new()
            self.replace(old, new)
            op.results[n] = new
        del op.results[at], op.result_types[at]
        return True

    def clone_dropped(self):
        op, block = self.choose("bufferization.clone")
        if not op:
            return False
        block.ops.remove(op)
        self.replace(op.results[0], op.operands[0])
        return True


PLANTS = {
    "free dropped": Planter.free_dropped,
    "free doubled": Planter.free_doubled,
    "free moved up": Planter.moved_up,
    "condition negated": Planter.condition_negated,
    "retain list shortened": Planter.retain_shortened,
    "clone dropped": Planter.clone_dropped,
}


def planted(text, plant, seed):
    """The program with such a fault, or None."""
    head, module = generic_form.read(text)
    if not PLANTS[plant](Planter(module, seed)):
        return None
    return head + generic_form.write(module) + "\n"


# -- executing


@dataclass(frozen=True)
class Fault:
    what: str
    number: int  # of the allocation; of the last line, which is of no fault, how many there were
    moments: str

    def __str__(self):
        return f"{self.what} {self.number} {self.moments}".strip()


def parsed(text):
    """The faults that are written, and a last line "allocated"."""
    return [Fault(what, int(number), when) for what, number, when in FENCED.findall(text)]


class Sides:
    def __init__(self, tool, machine, library):
        self.tool, self.machine, self.library = tool, machine, library

    def owned(self, text):
        return must(self.tool, "--mlir-print-op-generic", *OWNERSHIP, text=text.encode()).decode()

    @staticmethod
    def flat(text):
        return must("mlir-opt-19", "--mlir-print-op-generic", "--convert-scf-to-cf", text=text.encode()).decode()

    @staticmethod
    def deallocs_lowered(text):
        return must("mlir-opt-19", "--mlir-print-op-generic", *LOWER_DEALLOCS, text=text.encode()).decode()

    def native(self, text):
        lowered = must("mlir-opt-19", *LOWER_DEALLOCS, *run_programs.LOWER, text=text.encode())
        done = command("mlir-cpu-runner-19", "-e", "main", "--entry-point-result=void",
                       f"--shared-libs={self.library}", text=lowered)
        said = parsed(done.stderr.decode(errors="replace"))
        if not said or said[-1].what != "allocated":
            raise Failed(f"the oracle says nothing: {done.returncode} {done.stderr.decode(errors='replace')[:200]}")
        return said

    def executed(self, text):
        done = command(self.machine, "--faults", text=text.encode())
        return parsed(done.stderr.decode(errors="replace"))


MOST = 60  # of the machine's faults


def kinds(said):
    return sorted({fault.what for fault in said})


def told(faults, numbers):
    """As texts, with the numbers of the allocations, or by what their moments are alone."""
    return [str(fault) if numbers else f"{fault.what} {fault.moments}" for fault in faults]


def compare(native, machine, numbers=True):
    """What is different; "" for nothing. Native code tells of all faults, the machine of the first of each op and kind,
    and of no more than MOST. Without `numbers` the moments tell allocations apart."""
    found, there = told(machine[:-1], numbers), told(native[:-1], numbers)
    if found[:1] != there[:1]:
        return f"first {found[:1]}, it is {there[:1]}"
    if kinds(native) != kinds(machine):
        return f"kinds {kinds(machine)}, they are {kinds(native)}"
    if set(found) - set(there):
        return f"{min(set(found) - set(there))}, which is not so"
    if len(machine) > MOST:
        return ""
    leaks = [[fault for fault in faults if fault.startswith("leak ")] for faults in (found, there)]
    if leaks[0] != leaks[1]:
        return f"leaks {leaks[0][:3]}, they are {leaks[1][:3]}"
    return f"{machine[-1]}, it is {native[-1]}" if numbers and machine[-1] != native[-1] else ""


def judge(sides, text, traced=True):
    """(what native code does wrong, what is different) of a program before its deallocs are lowered."""
    lowered = sides.deallocs_lowered(text)
    native = as_written = sides.native(moments.traced(lowered) if traced else lowered)
    wrong = compare(native, sides.executed(lowered))
    if traced:
        as_written = sides.native(moments.traced(text, segments))
    # The lists of a lowered dealloc are allocations, too: numbers are others.
    before = compare(as_written, sides.executed(text), numbers=False)
    return native, wrong or before and f"before the deallocs are lowered: {before}"


# -- what is run


def wrong_programs(sides, seeds, enough):
    """Lines of TAP for each plant in each program, until `enough` go wrong (None: all)."""
    shown = Counter()
    for seed in seeds:
        text = sides.owned(Program(seed).text())
        text = sides.flat(text) if seed % 2 else text
        for plant in PLANTS:
            changed = planted(text, plant, seed)
            if changed is None:
                continue
            native, wrong = judge(sides, changed)
            shown[plant] += len(native) > 1
            said = wrong or ", ".join(map(str, native[:2]))
            yield not wrong, f"seed {seed}: {plant}: {said}"
            if enough and sum(shown.values()) >= enough:
                break
        else:
            continue
        break
    print("# go wrong: " + ", ".join(f"{plant}: {n}" for plant, n in shown.items()))


def together(seeds):
    """Several programs as one, whose @main calls the main of each."""
    texts = [re.sub(r"@(f|main|either)\b", rf"@\g<1>{seed}", Program(seed).text()).replace(
        "func.func private @show_f32(f32)\n", "") for seed in seeds]
    calls = "\n".join(f"  call @main{seed}() : () -> ()" for seed in seeds)
    return ("func.func private @show_f32(f32)\n" + "".join(texts) +
            f"func.func @main() {{\n{calls}\n  return\n}}\n")


def said_of(tool, text):
    """What --run says of the functions of a stage, with inputs that it finds."""
    done = command(tool, "--run", text=text.encode())
    return [line.strip() for line in done.stdout.decode().splitlines()
            if re.match(r"  \d", line) and not line.rstrip().endswith("right")]


def checked(tool, text):
    """(errors, warnings) of --check."""
    said = command(tool, "--check", text=text.encode()).stderr.decode()
    return re.findall(r": error: (.*)", said), re.findall(r": warning: (.*)", said)


def right_programs(sides, seeds):
    may = 0
    for start in range(0, len(seeds), TOGETHER):
        part = seeds[start:start + TOGETHER]
        text = sides.owned(together(part))
        native, wrong = judge(sides, text, traced=False)
        errors, warnings = checked(sides.tool, text)
        may += len(warnings)
        wrong = wrong or "; ".join((said_of(sides.tool, text) + errors)[:3])
        if len(native) > 1:
            wrong = f"goes wrong as native code: {told(native[:3], True)}"
        yield not wrong, f"seeds {part[0]} to {part[-1]}: {wrong or f'{native[-1].number} buffers'}"
    yield may * 100 <= len(seeds), f"{may} warnings in {len(seeds)} programs"


def seed_range(text):
    first, _, last = text.partition("..")
    return range(int(first), int(last or first) + 1)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("tool", type=Path)
    parser.add_argument("machine", type=Path)
    parser.add_argument("--seeds", type=seed_range, help="A..B: faults in these programs")
    parser.add_argument("--wrong", type=int, help="faults in as many programs as it takes")
    parser.add_argument("--right", type=int, help="so many programs without a fault")
    options = parser.parse_args()
    if not shutil.which("mlir-opt-19") or not shutil.which("mlir-cpu-runner-19"):
        print("1..0 # SKIP mlir-opt-19 or mlir-cpu-runner-19 is missing")
        return 0
    failed = count = 0
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "libfence.so"
        run_programs.build_runtime(library, "fence.c")
        sides = Sides(options.tool.resolve(), options.machine.resolve(), library)
        runs = []
        if options.seeds or options.wrong:
            runs.append(wrong_programs(sides, chosen(options.seeds or range(1, 10000)), options.wrong))
        if options.right:
            runs.append(right_programs(sides, range(1, options.right + 1)))
        for run in runs:
            for good, line in run:
                count += 1
                failed += not good
                print(f"{'ok' if good else 'not ok'} {count} - {line}", flush=True)
    print(f"1..{count}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
