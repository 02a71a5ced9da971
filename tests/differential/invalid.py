#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares what bufscope-opt and the reference say of programs in which one op is wrong.

    invalid.py --tool build/src/cli/bufscope-opt --seeds 1..300
    invalid.py --tool build/src/cli/bufscope-opt --every 'memref.*' --keep /tmp/k

The ops are those of the files in tests/mlir/syntax (or of the files named), as the reference prints
them in the generic form.  Each program has one of them, with what it stands in, and one thing of it
changed: operands, results, their types, attributes, regions, blocks, successors, terminators.
--seeds takes as many changes at random of all that there are, --every takes all of some ops.  The
programs go through both tools in large files; the texts are compared program by program.

The last line counts as compare.py's does.
"""

import argparse
import copy
import fnmatch
import re
import subprocess
import sys
from pathlib import Path

import answers
import generic_form
from compare import PATIENCE, ROOT, Tool, find_program
from generate_base import Rng
from generic_form import Block, Op

TYPES = ("i1", "i32", "index", "f32", "none", "complex<f32>", "vector<4xf32>", "tensor<4xf32>",
         "tensor<?x?xi32>", "tensor<*xf32>", "memref<4xf32>", "memref<?x?xf32>", "memref<2x3xi32, 1>",
         "memref<*xf32>", "memref<4xf32, strided<[?], offset: ?>>", "() -> ()")
ATTRIBUTES = (None, "1 : i32", "-1 : i64", "2 : index", "true", "1.0 : f32", '"text"', "@symbol", "[]",
              "[1, @a]", "{}", "i32", "memref<4xf32>", "array<i32>", "array<i32: 1, 1>", "array<i64: -1>",
              "array<i64: 1, 1, 1>", "array<i1: true>", "dense<1> : tensor<2xi64>",
              "affine_map<(d0) -> (d0)>", "affine_set<(d0) : (d0 >= 0)>", "99 : i64")
TERMINATORS = ("func.return", "scf.yield", "affine.yield", "linalg.yield", "t.end")
BATCH = 72  # what tests/run compares under the sanitizers is a batch of what it compares without
# Where the reference reads operands, maps or dimensions that are not there (and prints what it finds, or
# crashes) we say what is wrong.
OURS_ALONE = ("'affine.dma_start' op requires attribute",
              "'affine.dma_wait' op requires attribute",
              "'affine.parallel' op incorrect number of operands",
              "'affine.for' op operand count must match with affine map dimension and symbol count",
              "'linalg.transpose' op permutation is not valid")


# --------------------------------------------------------------------------------- one op alone


def values_made(op):
    """The names that the op and what is in it define."""
    made = set()
    for each, _ in generic_form.walk(op):
        made.update(each.results)
        for blocks in each.regions:
            made.update(name for block in blocks for name, _ in block.arguments)
    return made


def values_needed(op):
    """name -> type, of what the op and the ones in it use and do not define."""
    made, needed = values_made(op), {}
    for each, _ in generic_form.walk(op):
        for name, type_ in zip(each.operands, each.operand_types):
            if name not in made:
                needed[name] = type_
        for successor in each.successors:
            inside = re.search(r"\((.*)\)$", successor)
            names, _, types = (inside[1] if inside else "").partition(":")
            for name, type_ in zip(names.split(","), types.split(",")):
                if name.strip() and name.strip() not in made:
                    needed[name.strip()] = type_.strip()
    return needed


def rename(op, names):
    def new(text):
        return names.get(text, text)

    for each, _ in generic_form.walk(op):
        each.operands = [new(name) for name in each.operands]
        each.successors = [re.sub(r"%[\w#]+", lambda found: new(found[0]), text)
                           for text in each.successors]


def define_needed(top, block, before):
    """Puts an op in front of `before` for each value that nothing defines any more."""
    needed = values_needed(top)
    names = {name: f"%value{i}" for i, name in enumerate(needed)}
    rename(top, names)
    at = next(i for i, op in enumerate(block.ops) if op is before)
    block.ops[at:at] = [Op("t.value", [names[name]], result_types=[type_])
                        for name, type_ in needed.items()]


def alone(path, symbols):
    """A module with the op at the end of the path in it, without most of what is around it."""
    path = copy.deepcopy(path)
    for outer, inner in zip(path, path[1:]):
        for blocks in outer.regions:
            if len(blocks) != 1 or not any(inner is op for op in blocks[0].ops):
                continue
            ops = blocks[0].ops
            ends = outer.name != "builtin.module" and ops[-1] is not inner
            blocks[0].ops = [inner] + ([ops[-1]] if ends else [])
    text = generic_form.write(path[1])
    named = set(re.findall(r"@([\w$.]+)", text))
    own = path[0].regions[0][0].ops
    own += [copy.deepcopy(op) for name, op in symbols.items()
            if name in named and op is not symbols.get(symbol_of(path[1]))]
    for op, block in generic_form.walk(path[0]):
        if op is path[-1]:
            define_needed(path[0], block, op)
            break
    return path[0], path[-1]


def symbol_of(op):
    for name, text in op.properties + op.attributes:
        if name == "sym_name":
            return text.strip('"')
    return None


def find_examples(text):
    """op name -> paths of ops, from the module to it."""
    aliases, top = generic_form.read(text)
    symbols = {symbol_of(op): op for op in top.regions[0][0].ops if symbol_of(op)}
    found = {}

    def look(path):
        for blocks in path[-1].regions:
            for block in blocks:
                for op in block.ops:
                    found.setdefault(op.name, []).append((aliases, [*path, op], symbols))
                    look([*path, op])
    look([top])
    return found


# ------------------------------------------------------------------------------------- changes

# Each yields functions that change a copy: f(op, block, top).


def block_index(block, op):
    return next(i for i, each in enumerate(block.ops) if each is op)


def new_value(op, block, type_):
    block.ops.insert(block_index(block, op), Op("t.value", ["%new"], result_types=[type_]))
    return "%new"


def change_operands(op):
    def drop(i):
        def change(op, _block, _top):
            del op.operands[i], op.operand_types[i]
        return change

    def add(i, type_):
        def change(op, block, _top):
            op.operands.insert(i, new_value(op, block, type_))
            op.operand_types.insert(i, type_)
        return change

    def retype(i, type_):
        def change(op, block, _top):
            op.operands[i], op.operand_types[i] = new_value(op, block, type_), type_
        return change

    count = len(op.operands)
    yield from (drop(i) for i in range(count))
    yield from (add(i, type_) for i in {0, count} for type_ in ("i1", "index", "memref<4xf32>"))
    yield from (retype(i, type_) for i in range(count) for type_ in TYPES
                if type_ != op.operand_types[i])


def forget(top, names):
    """What used the results uses new values from now on."""
    users = [(each, block) for each, block in generic_form.walk(top)
             if block is not None and any(name in names for name in each.operands)]
    for number, (user, block) in enumerate(users):
        for i, name in enumerate(user.operands):
            if name in names:
                fresh = f"%other{number}_{i}"
                made = Op("t.value", [fresh], result_types=[user.operand_types[i]])
                block.ops.insert(block_index(block, user), made)
                user.operands[i] = fresh


def change_results(op):
    def with_results(edit):
        def change(op, _block, top):
            forget(top, op.results)
            edit(op.result_types)
            op.results = [f"%result#{i}" for i in range(len(op.result_types))]
        return change

    count = len(op.results)
    yield from (with_results(lambda types, i=i: types.pop(i)) for i in range(count))
    yield from (with_results(lambda types, t=t: types.append(t)) for t in ("i1", "memref<4xf32>"))
    yield from (with_results(lambda types, i=i, t=t: types.__setitem__(i, t))
                for i in range(count) for t in TYPES if t != op.result_types[i])


def numbers_changed(text):
    """The same attribute with other numbers in it."""
    for found in re.finditer(r"(?<![\w#%])-?\d+(?![\w.])", text):
        for new in ("-1", "0", "1", "7", "-9223372036854775808", "9223372036854775807"):
            if new != found[0]:
                yield text[:found.start()] + new + text[found.end():]


def change_attributes(op):
    def put(which, i, text):
        def change(op, _block, _top):
            getattr(op, which)[i][1] = text
        return change

    def drop(which, i):
        def change(op, _block, _top):
            del getattr(op, which)[i]
        return change

    def add(which, name):
        def change(op, _block, _top):
            getattr(op, which).append([name, "1 : i32"])
        return change

    def move(i):
        def change(op, _block, _top):
            op.attributes.append(op.properties.pop(i))
        return change

    for which in ("properties", "attributes"):
        for i, (_, text) in enumerate(getattr(op, which)):
            yield drop(which, i)
            yield from (put(which, i, new) for new in ATTRIBUTES if new != text)
            yield from (put(which, i, new) for new in numbers_changed(text or ""))
    yield from (move(i) for i in range(len(op.properties)))
    yield from (add("properties", name) for name in ("unheard", "operandSegmentSizes"))
    yield add("attributes", "operandSegmentSizes")


def change_regions(op):
    def drop(i):
        return lambda op, _block, _top: op.regions.pop(i)

    def add(blocks):
        return lambda op, _block, _top: op.regions.append(copy.deepcopy(blocks))

    def put(i, blocks):
        return lambda op, _block, _top: op.regions.__setitem__(i, copy.deepcopy(blocks))

    def second(i):
        def change(op, _block, _top):
            last = op.regions[i][-1]
            op.regions[i].append(Block("^more", [], copy.deepcopy(last.ops[-1:])))
        return change

    yield add([])
    yield add([Block("^only", [], [Op("t.end")])])
    for i, blocks in enumerate(op.regions):
        yield drop(i)
        yield put(i, [])
        yield put(i, [Block("^only", [], [])])
        yield put(i, [Block("^only", [], [Op("t.end")])])
        if blocks:
            yield second(i)
            yield from change_block(i, 0, blocks[0])


def change_block(i, j, block):
    def arguments(edit):
        def change(op, _block, _top):
            block = op.regions[i][j]
            names = [name for name, _ in block.arguments]
            forget(op, names)
            edit(block.arguments)
            block.label = block.label or "^entry"
        return change

    def end_with(name):
        def change(op, _block, _top):
            op.regions[i][j].ops[-1:] = [Op(name)] if name else []
        return change

    count = len(block.arguments)
    yield from (arguments(lambda a, k=k: a.pop(k)) for k in range(count))
    yield from (arguments(lambda a, t=t: a.append(["%more", t])) for t in ("i1", "index", "f32"))
    yield from (arguments(lambda a, k=k, t=t: a.__setitem__(k, [a[k][0], t]))
                for k in range(count) for t in TYPES[::2])
    if block.ops:
        yield from (end_with(name) for name in (*TERMINATORS, None))


def change_place(op):
    def to_top(op, block, top):
        at = block_index(block, op)
        del block.ops[at]
        top.regions[0][0].ops.append(op)
        define_needed(top, top.regions[0][0], op)

    def not_last(op, block, _top):
        block.ops.insert(block_index(block, op) + 1, Op("t.after"))

    def with_successor(op, _block, _top):
        op.successors.append("^nowhere")

    def without_successor(op, _block, _top):
        op.successors.pop()

    yield to_top
    yield not_last
    yield with_successor
    if op.successors:
        yield without_successor


def all_changes(op):
    for kind in (change_operands, change_results, change_attributes, change_regions, change_place):
        yield from kind(op)


def block_of(top, op):
    return next(block for each, block in generic_form.walk(top) if each is op)


def changed(example, number):
    """The text of the program with change `number` of the example's op, or None."""
    aliases, path, symbols = example
    top, op = alone(path, symbols)
    block = block_of(top, op)
    try:
        list(all_changes(op))[number](op, block, top)
    except StopIteration:
        return None
    return aliases + generic_form.write(top) + "\n"


# ------------------------------------------------------------------------------------ comparing


def texts(result, starts, name):
    """For each program of the file, its diagnostics."""
    found = {start: "" for start in starts}
    for piece in re.split(rf"^(?=within split at {re.escape(name)}:)", result.err, flags=re.M):
        at = re.match(r"within split at .*?:(\d+) offset ", piece)
        line = int(at[1]) if at else None
        if line in found:
            found[line] += piece
    return list(found.values())


class Comparer:
    def __init__(self, options):
        self.options = options
        self.tool = Tool(options.tool, 60 * PATIENCE)
        self.answers = answers.Answers(options.reference, options)
        self.reference = answers.Reference(Tool(options.reference, 60), self.answers)

    def run(self, programs):
        """(the reference's reply, our result, and of both the diagnostics of each program where they differ)"""
        path = self.options.work / "programs.mlir"
        text, starts = "", []
        for program in programs:
            text += "// -----\n" if text else ""
            starts.append(text.count("\n"))
            text += program
        path.write_text(text)
        shown = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
        actual = self.tool.run([], shown, split=True)
        reply = self.reference.reply([], shown, text, split=True)
        if reply.crashed() or reply.fits(actual):
            return reply, actual, [], []
        return reply, actual, *(texts(result, starts, str(shown)) for result in (reply.whole(), actual))

    def compare(self, programs):
        """(program, expected, actual) of those that differ, and how many could not be compared."""
        reply, actual, said, ours = self.run(programs)
        if reply.crashed():
            if len(programs) == 1:
                return [], 1
            half = len(programs) // 2
            first, second = self.compare(programs[:half]), self.compare(programs[half:])
            return first[0] + second[0], first[1] + second[1]
        if reply.fits(actual):
            return [], 0
        expected = reply.whole()
        if len(programs) == 1:
            if any(text in actual.err for text in OURS_ALONE):
                return [], 1
            return [(programs[0], expected.err + expected.out, actual.err + actual.out)], 0
        odd = [p for p, theirs, our in zip(programs, said, ours) if theirs != our]
        if actual.crashed() or not odd:
            odd = programs
        found = [self.compare([program]) for program in odd]
        return [d for differences, _ in found for d in differences], sum(n for _, n in found)

    def generic(self, path):
        """What the reference prints of the file; None where it refuses it."""
        arguments = ["--mlir-print-op-generic"]
        reply = self.reference.reply(arguments, path, (ROOT / path).read_text(errors="surrogateescape"))
        if reply.crashed() or reply.status():
            return None
        reply.fits(self.tool.run(arguments, path))
        return reply.whole().out


def parse_seeds(text):
    first, _, last = text.partition("..")
    return range(int(first), int(last or first) + 1)


def collect(options, comparer):
    examples = {}
    for path in options.files:
        text = comparer.generic(path)
        if text:
            try:
                for name, found in find_examples(text).items():
                    examples.setdefault(name, []).extend(found)
            except (ValueError, IndexError):
                pass  # properties of an op that nobody knows, or resources at the end
    for found in examples.values():  # what an op stands in is of these dialects too
        found[:] = [example for example in found
                    if all(op.name.split(".")[0] in options.dialects for op in example[1])]
    return {name: found for name, found in sorted(examples.items()) if found}


def at_random(examples, seeds):
    names = list(examples)
    for seed in seeds:
        rng = Rng(seed)
        example = rng.pick(examples[rng.pick(names)])
        op = example[1][-1]
        kinds = [list(kind(op)) for kind in (change_operands, change_results, change_attributes,
                                             change_regions, change_place)]
        kind = rng.pick([k for k in range(len(kinds)) if kinds[k]])
        yield changed(example, sum(map(len, kinds[:kind])) + rng.below(len(kinds[kind])))


def every(examples, pattern, limit):
    for name, found in examples.items():
        if fnmatch.fnmatch(name, pattern):
            for example in found[:limit]:
                for number in range(len(list(all_changes(example[1][-1])))):
                    yield changed(example, number)


def report(number, difference, keep):
    program, expected, actual = difference
    print(f"---- difference {number}\n{program}\n-- expected\n{expected}\n-- ours\n{actual}")
    if keep:
        keep.mkdir(parents=True, exist_ok=True)
        (keep / f"{number}.mlir").write_text(program)


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--tool", default="build/src/cli/bufscope-opt")
    parser.add_argument("--reference", default="mlir-opt-19")
    parser.add_argument("--seeds", type=parse_seeds, default=parse_seeds("1..300"))
    parser.add_argument("--every", metavar="PATTERN", help="all changes of the ops of such names")
    parser.add_argument("--examples", type=int, default=2, help="of each op, for --every")
    parser.add_argument("--dialects", type=lambda text: text.split(","),
                        default="builtin,func,cf,arith,memref,scf,bufferization,affine,math,"
                                "ub,vector".split(","), help="of the ops, with commas between")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "invalid")
    parser.add_argument("--keep", type=Path)
    answers.add_options(parser)
    options = parser.parse_args()
    options.tool = find_program(parser, options.tool)
    options.reference = find_program(parser, options.reference)
    options.files = options.files or sorted((ROOT / "tests/mlir/syntax").glob("*.mlir"))
    options.work.mkdir(parents=True, exist_ok=True)
    return options


def main():
    options = parse_arguments()
    comparer = Comparer(options)
    examples = collect(options, comparer)
    programs = [program for program in
                (every(examples, options.every, options.examples) if options.every
                 else at_random(examples, options.seeds)) if program]
    different = skipped = 0
    for start in range(0, len(programs), BATCH):
        differences, crashes = comparer.compare(programs[start:start + BATCH])
        skipped += crashes
        for difference in differences:
            different += 1
            report(different, difference, options.keep)
    identical = len(programs) - different - skipped
    different += comparer.answers.report()
    print(f"{identical} identical, {different} different, {skipped} skipped")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
