# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes a function of a program in the generic form, on a heap that is checked.

    behaviours(text, inputs) -> [Behaviour]

The program is one of programs.py, before or after MLIR-HLO's passes: structured control flow, calls, memref, and
the dialect `deallocation`, as spec says of it and as retainBuffers does (tests/programs/retain.c). Functions without
a body record what they are given. The function that runs is @f. What it returns is read, each indicator that it
returns is freed; the memrefs that it is given are the caller's.

A buffer is an allocation: it knows whether it is free. It has an address besides, which the next allocation of its
size gets when it is free, and that is all that ownership knows of it. The rounds of scf.parallel run side by side,
op by op. What a program may not do (see Bad) ends its run.
"""

import re
import sys
from dataclasses import dataclass, field
from functools import lru_cache
from math import prod
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "differential"))
import generic_form  # noqa: E402

MOST_STEPS = 4000   # what takes longer is taken to run forever
MOST_SHOWN = 4      # elements of what is returned
WIDTHS = {"i1": 1, "i8": 1, "i16": 2, "i32": 4, "f32": 4, "i64": 8, "f64": 8, "index": 8}
OWNERSHIP = "!deallocation.ownership"


class Bad(Exception):
    """The program does what it may not; the text says what."""


class Unknown(Exception):
    """An op that is not among OPS."""


class Endless(Exception):
    pass


@dataclass(frozen=True)
class Behaviour:
    ending: str          # "" when it returns, "endless", or what is bad
    printed: tuple = ()  # what was shown, then what is in what is returned and in the arguments; None: anything
    leaks: int = 0
    allocated: int = 0   # on the heap


@dataclass
class Buffer:
    address: int
    size: int
    kind: str  # heap, stack, caller's or tensor
    cells: dict = field(default_factory=dict)  # by their first byte
    freed: bool = False


@dataclass
class MemRef:
    buffer: Buffer
    offset: int  # in elements
    sizes: tuple
    strides: tuple
    width: int   # of an element, in bytes

    def place(self, indices):
        for index, size in zip(indices, self.sizes):
            if not 0 <= index < size:
                raise Bad("out of bounds")
        at = self.offset + sum(index * stride for index, stride in zip(indices, self.strides))
        return at * self.width


# -- types and attributes


def number(text):
    return None if text == "?" else int(text)


@lru_cache(maxsize=None)
def shape_of(type_):
    """(sizes, strides, offset, width) of a memref or tensor type; None is what is not constant."""
    inside = re.match(r"(?:memref|tensor)<((?:[\d?]+x)*)(\w+)(?:, strided<\[(.*?)\](?:, offset: (\S+?))?>)?", type_)
    if not inside or inside[2] not in WIDTHS:
        raise Unknown(type_)
    sizes = tuple(number(size) for size in inside[1].split("x")[:-1])
    strides = inside[3] and tuple(number(stride) for stride in inside[3].split(", "))
    offset = number(inside[4]) if inside[4] else 0
    return sizes, strides, offset, WIDTHS[inside[2]]


def whole_strides(sizes):
    return tuple(prod(sizes[n + 1:]) for n in range(len(sizes)))


@lru_cache(maxsize=None)
def array(text):
    """The numbers of `array<i64: 1, 2>`."""
    return tuple(int(each) for each in text[text.index(":") + 1:-1].split(",")) if ":" in text else ()


def constant(text):
    value = text.split(" : ")[0]
    if value in ("true", "false"):
        return int(value == "true")
    return float(value) if "." in value else int(value)


# -- reading


@dataclass
class Code:
    """An op as it is executed."""

    execute: object    # a function of Run, the code and the values so far: see OPS
    results: list
    operands: list
    types: list        # of the results
    operand_types: list
    attributes: dict
    regions: list      # each (names of arguments, codes), or None when it has no block


def read_op(op):
    if op.name not in OPS:
        raise Unknown(op.name)
    regions = [read_region(blocks) for blocks in op.regions]
    return Code(OPS[op.name], op.results, op.operands, op.result_types, op.operand_types,
                dict(op.properties + op.attributes), regions)


def read_region(blocks):
    if len(blocks) > 1:
        raise Unknown("a region of several blocks")
    if not blocks or not blocks[0].ops:
        return None
    return [name for name, _ in blocks[0].arguments], [read_op(op) for op in blocks[0].ops]


@dataclass
class Function:
    name: str
    types: list        # of the arguments
    result_types: list
    restrict: list     # whether an argument shares its buffer with no other one
    body: tuple        # or None


def read_function(op):
    attributes = dict(op.properties + op.attributes)
    reader = generic_form.Reader(attributes["function_type"] + "\n")
    reader.expect("(")
    types = reader.pieces(")")
    reader.expect("->")
    marks = attributes.get("arg_attrs")
    marks = generic_form.Reader(marks[1:]).pieces("]") if marks else [""] * len(types)
    of_xla = "xla_framework.result_mapping" in attributes
    restrict = ["deallocation.restrict = true" in mark or of_xla and "input_mapping" not in mark for mark in marks]
    return Function(attributes["sym_name"].strip('"'), types, reader.types(), restrict, read_region(op.regions[0]))


def read(text):
    _, module = generic_form.read(text)
    functions = [read_function(op) for op in module.regions[0][0].ops]
    return {function.name: function for function in functions}


# -- the heap


class Heap:
    def __init__(self):
        self.buffers = []  # all that were ever on the heap
        self.free_addresses = {}
        self.next_address = 1

    def new(self, size, kind):
        free = self.free_addresses.get(size)
        if free:
            address = free.pop()
        else:
            address, self.next_address = self.next_address, self.next_address + 1
        buffer = Buffer(address, size, kind)
        if kind == "heap":
            self.buffers.append(buffer)
        return buffer

    def give_back(self, buffer):
        buffer.freed = True
        self.free_addresses.setdefault(buffer.size, []).append(buffer.address)

    def free(self, buffer):
        if buffer.kind != "heap":
            raise Bad(f"the {buffer.kind} freed" if buffer.kind == "stack" else "the caller's buffer freed")
        if buffer.freed:
            raise Bad("freed twice")
        self.give_back(buffer)


# -- executing


def used(memref):
    if memref.buffer.freed:
        raise Bad("used when free")
    return memref


def load(memref, indices):
    return used(memref).buffer.cells.get(memref.place(indices))


def corner(memref):
    """Places of the first elements."""
    counts = [0] * len(memref.sizes)
    for _ in range(min(MOST_SHOWN, prod(memref.sizes))):
        yield tuple(counts)
        for n in reversed(range(len(counts))):
            counts[n] += 1
            if counts[n] < memref.sizes[n]:
                break
            counts[n] = 0


def shown(memref):
    return tuple(load(memref, place) for place in corner(memref))


class Run:
    """One execution. `values` are those of the function that runs, by name; an indicator is a Buffer or None."""

    def __init__(self, functions, most_steps):
        self.functions = functions
        self.most_steps = most_steps
        self.heap = Heap()
        self.stack = []
        self.printed = []
        self.steps = 0

    def new(self, type_, dynamic, kind):
        sizes, strides, offset, width = shape_of(type_)
        rest = iter(dynamic)
        sizes = tuple(next(rest) if size is None else size for size in sizes)
        buffer = self.heap.new(max(prod(sizes), 0) * width, kind)
        if kind == "stack":
            self.stack.append(buffer)
        return MemRef(buffer, offset or 0, sizes, strides or whole_strides(sizes), width)

    def scoped(self, execute, *arguments):
        """With a part of the stack of its own."""
        before = len(self.stack)
        result = execute(*arguments)
        for buffer in self.stack[before:]:
            self.heap.give_back(buffer)
        del self.stack[before:]
        return result

    def region(self, region, arguments, values):
        """What its terminator hands on."""
        names, codes = region
        values.update(zip(names, arguments))
        for code in codes:
            left = self.step(code, values)
        return left

    def step(self, code, values):
        self.steps += 1
        if self.steps > self.most_steps:
            raise Endless()
        return code.execute(self, code, values)

    def call(self, function, arguments):
        if not function.body:
            self.printed.append(tuple(arguments))
            return []
        return self.scoped(self.region, function.body, arguments, {})


def operands(code, values, first=0, last=None):
    return [values[name] for name in code.operands[first:last]]


def give(code, values, results):
    values.update(zip(code.results, results))


def computed(function):
    """An op that computes its result from its operands."""
    def execute(_run, code, values):
        values[code.results[0]] = function(*operands(code, values))
    return execute


def of_known(function):
    """The same, of numbers: what nobody wrote makes what nobody knows."""
    return computed(lambda *numbers: None if None in numbers else function(*numbers))


COMPARE = [lambda a, b: a == b, lambda a, b: a != b, lambda a, b: a < b, lambda a, b: a <= b,
           lambda a, b: a > b, lambda a, b: a >= b] + 4 * [None]
COMPARE[6:] = COMPARE[2:6]  # none of our numbers is negative


def compare(_run, code, values):
    predicate = int(code.attributes["predicate"].split(" ")[0])
    values[code.results[0]] = int(COMPARE[predicate](*operands(code, values)))


def make_constant(_run, code, values):
    values[code.results[0]] = constant(code.attributes["value"])


# -- memref


def alloc(run, code, values):
    values[code.results[0]] = run.new(code.types[0], operands(code, values), "heap")


def alloca(run, code, values):
    values[code.results[0]] = run.new(code.types[0], operands(code, values), "stack")


def dealloc(run, code, values):
    run.heap.free(values[code.operands[0]].buffer)


def realloc(run, code, values):
    source, *sizes = operands(code, values)
    made = run.new(code.types[0], sizes, "heap")
    made.buffer.cells = dict(used(source).buffer.cells)
    run.heap.free(source.buffer)
    values[code.results[0]] = made


def clone(run, code, values):
    source = used(values[code.operands[0]])
    made = MemRef(run.heap.new(source.buffer.size, "heap"), source.offset, source.sizes, source.strides, source.width)
    made.buffer.cells = dict(source.buffer.cells)
    values[code.results[0]] = made


def load_op(_run, code, values):
    memref, *indices = operands(code, values)
    values[code.results[0]] = load(memref, indices)


def store_op(_run, code, values):
    value, memref, *indices = operands(code, values)
    used(memref).buffer.cells[memref.place(indices)] = value


def copy(_run, code, values):
    """Of what was written; other elements of the target are then unknown, too."""
    source, target = (used(memref) for memref in operands(code, values))
    if source.strides == target.strides == (1,) and not source.offset and not target.offset:
        target.buffer.cells = dict(source.buffer.cells)
        return
    places = [tuple(place) for place in corner(source)]
    for place, value in [(place, load(source, place)) for place in places]:
        target.buffer.cells[target.place(place)] = value


def viewed(sizes=None, strides=None, offset=None):
    """An op whose result is the memref that it gets, seen in another way."""
    def execute(_run, code, values):
        memref, *more = operands(code, values)
        made = MemRef(memref.buffer, memref.offset, memref.sizes, memref.strides, memref.width)
        made.offset = offset(memref, code, more) if offset else made.offset
        made.sizes = sizes(memref, code) if sizes else made.sizes
        made.strides = strides(memref, code) if strides else made.strides
        values[code.results[0]] = made
    return execute


def static(name):
    return lambda _memref, code: array(code.attributes[name])


def view(_run, code, values):
    memref, byte, *_ = operands(code, values)
    sizes, _, _, width = shape_of(code.types[0])
    values[code.results[0]] = MemRef(memref.buffer, (memref.offset * memref.width + byte) // width, sizes,
                                     whole_strides(sizes), width)


def typed_sizes(_memref, code):
    return shape_of(code.types[0])[0]


# -- tensors: buffers that nobody writes to


def alloc_tensor(run, code, values):
    made = run.new(code.types[0], [], "tensor")
    for source in operands(code, values):
        made.buffer.cells = dict(source.buffer.cells)
    values[code.results[0]] = made


def insert(run, code, values):
    value, source, *indices = operands(code, values)
    made = run.new(code.types[0], [], "tensor")
    made.buffer.cells = source.buffer.cells | {made.place(indices): value}
    values[code.results[0]] = made


# -- control flow


def hand_on(_run, code, values):
    return operands(code, values)


def call(run, code, values):
    give(code, values, run.call(run.functions[code.attributes["callee"][1:]], operands(code, values)))


def if_(run, code, values):
    region = code.regions[0 if values[code.operands[0]] else 1]
    give(code, values, run.region(region, [], values) if region else [])


def for_(run, code, values):
    low, high, step, *carried = operands(code, values)
    for counter in range(low, high, step):
        carried = run.scoped(run.region, code.regions[0], [counter, *carried], values)
    give(code, values, carried)


def while_(run, code, values):
    carried = operands(code, values)
    while True:
        again, *carried = run.region(code.regions[0], carried, values)
        if not again:
            break
        carried = run.scoped(run.region, code.regions[1], carried, values)
    give(code, values, carried)


def parallel(run, code, values):
    """One dimension; its rounds do each op one after the other."""
    low, high, step, *sums = operands(code, values)
    names, codes = code.regions[0]
    rounds = [values | {names[0]: counter} for counter in range(low, high, step)]

    def side_by_side():
        for each in codes[:-1]:
            for own in rounds:
                run.step(each, own)
    run.scoped(side_by_side)
    *_, reduce = codes
    for own in rounds:
        for n, (region, value) in enumerate(zip(reduce.regions, operands(reduce, own))):
            sums[n], = run.region(region, [sums[n], value], own)
    give(code, values, sums)


# -- deallocation


def own(_run, code, values):
    values[code.results[0]] = values[code.operands[0]].buffer


def get_buffer(_run, code, values):
    of = values[code.operands[0]]
    of = of.buffer if isinstance(of, MemRef) else of
    values[code.results[0]] = of.address if of else 0


def free(run, code, values):
    """As free() is: of null it does nothing."""
    indicator = values[code.operands[0]]
    if indicator:
        run.heap.free(indicator)


def retain(run, code, values):
    n_memrefs, n_allocs = array(code.attributes["operandSegmentSizes"])
    memrefs, allocs = operands(code, values, 0, n_memrefs), operands(code, values, n_memrefs)
    known = [alloc.address for alloc in allocs if alloc]
    if len(allocs) != n_allocs or len(set(known)) != len(known):
        raise Bad("two indicators of one buffer")
    taken = []
    for memref in memrefs:
        found = next((n for n, each in enumerate(allocs) if each and each.address == memref.buffer.address), None)
        taken.append(None if found is None else allocs[found])
        if found is not None:
            allocs[found] = None
    for each in filter(None, allocs):
        run.heap.free(each)
    give(code, values, taken)


OPS = {
    "arith.constant": make_constant,
    "arith.cmpi": compare,
    "arith.select": computed(lambda condition, a, b: a if condition else b),
    "arith.addi": of_known(lambda a, b: a + b),
    "arith.subi": of_known(lambda a, b: a - b),
    "arith.muli": of_known(lambda a, b: a * b),
    "arith.addf": of_known(lambda a, b: a + b),
    "arith.index_cast": computed(lambda a: a),
    "arith.sitofp": of_known(float),
    "memref.alloc": alloc,
    "memref.alloca": alloca,
    "memref.dealloc": dealloc,
    "memref.realloc": realloc,
    "bufferization.clone": clone,
    "memref.load": load_op,
    "memref.store": store_op,
    "memref.copy": copy,
    "memref.cast": viewed(),
    "memref.subview": viewed(
        sizes=static("static_sizes"),
        strides=lambda memref, code: tuple(a * b for a, b in zip(memref.strides,
                                                                 array(code.attributes["static_strides"]))),
        offset=lambda memref, code, _: memref.offset + sum(
            a * b for a, b in zip(memref.strides, array(code.attributes["static_offsets"])))),
    "memref.reinterpret_cast": viewed(sizes=static("static_sizes"), strides=static("static_strides"),
                                      offset=lambda _memref, code, _: array(code.attributes["static_offsets"])[0]),
    "memref.expand_shape": viewed(sizes=typed_sizes,
                                  strides=lambda memref, code: whole_strides(typed_sizes(memref, code))),
    "memref.collapse_shape": viewed(sizes=typed_sizes,
                                    strides=lambda memref, code: whole_strides(typed_sizes(memref, code))),
    "memref.transpose": viewed(sizes=lambda memref, _: memref.sizes[::-1],
                               strides=lambda memref, _: memref.strides[::-1]),
    "memref.view": view,
    "bufferization.alloc_tensor": alloc_tensor,
    "tensor.insert": insert,
    "tensor.extract": load_op,
    "func.call": call,
    "func.return": hand_on,
    "scf.if": if_,
    "scf.for": for_,
    "scf.while": while_,
    "scf.parallel": parallel,
    "scf.reduce": hand_on,
    "scf.reduce.return": hand_on,
    "scf.yield": hand_on,
    "scf.condition": hand_on,
    "deallocation.null": lambda _run, code, values: give(code, values, [None]),
    "deallocation.own": own,
    "deallocation.get_buffer": get_buffer,
    "deallocation.free": free,
    "deallocation.retain": retain,
}


# -- a whole program


@dataclass(frozen=True)
class Input:
    numbers: tuple        # for the arguments that are no memrefs, in order
    shared: bool = False  # arguments of one type that are not restrict are one buffer


def arguments_of(run, function, given):
    """Buffers of the caller, filled with numbers, and the numbers that are given."""
    numbers, by_type, found = iter(given.numbers), {}, []
    for n, (type_, restrict) in enumerate(zip(function.types, function.restrict)):
        if not type_.startswith("memref"):
            found.append(next(numbers))
            continue
        if type_ in by_type and given.shared and not restrict:
            found.append(by_type[type_])
            continue
        memref = run.new(type_, [MOST_SHOWN] * type_.count("?"), "caller's")
        for k, place in enumerate(corner(memref)):
            memref.buffer.cells[memref.place(place)] = 1000 * (n + 1) + k
        if not restrict:
            by_type[type_] = memref
        found.append(memref)
    return found


def execute(functions, given, most_steps):
    run, function = Run(functions, most_steps), functions["f"]
    arguments = arguments_of(run, function, given)
    try:
        results = run.call(function, arguments)
        run.printed += [shown(each) for each in results if isinstance(each, MemRef)]
        for each, type_ in zip(results, function.result_types):
            if type_ == OWNERSHIP and each:
                run.heap.free(each)
        run.printed += [shown(each) for each in arguments if isinstance(each, MemRef)]
    except Bad as bad:
        return Behaviour(str(bad))
    except (Endless, RecursionError):
        return Behaviour("endless")
    leaks = sum(not buffer.freed for buffer in run.heap.buffers)
    return Behaviour("", tuple(run.printed), leaks, len(run.heap.buffers))


def behaviours(text, inputs, patience=1):
    """What @f does with each of the inputs; raises Unknown for what is not executed here. `patience` is by how much
    more it may take than a program usually does."""
    functions = read(text)
    return [execute(functions, each, MOST_STEPS * patience) for each in inputs]
