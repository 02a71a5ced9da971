# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes the function @f of generate_trials.py, as it is written there or as a pass prints it.

A buffer knows whether it was freed, and a number what it was made of, so that two runs are the same when they
print the same. What a program may not do (see Bad) ends its run.
"""

import itertools
import re
from dataclasses import dataclass, field

MOST_STEPS = 4000  # what takes longer is taken to run forever
VALUE = r"(%\w+(?:#\d+)?)"
BITS = (1 << 64) - 1

# Three conditions and two numbers: those that every program is run with, and all of the small ones.
CHOICES = tuple(itertools.product((0, 1), repeat=3))
INPUTS = [(*c, *n) for c in CHOICES for n in ((0, 2), (1, 0), (2, 1), (3, 3), (2, 0), (4, 1), (5, 6), (7, 4))]
MORE_INPUTS = [(*c, *n) for c in CHOICES for n in itertools.product(range(9), repeat=2)]


class Bad(Exception):
    """The program uses what it may not; the text says how."""


class Unknown(Exception):
    """An op that is not among OPS."""


class Endless(Exception):
    pass


@dataclass
class Buffer:
    on_heap: bool
    data: list = field(default_factory=lambda: [None] * 4)  # None is what nobody has written
    freed: bool = False


@dataclass
class Block:
    arguments: list
    ops: list = field(default_factory=list)  # (method of Run, match, regions)


@dataclass(frozen=True)
class Behaviour:
    ending: str            # "" when it returns, "endless", or what is bad
    printed: tuple = ()    # of each @print, then of what is returned, then of the argument unless it is freed
    leaks: int = 0


def names(text):
    return re.findall(VALUE, (text or "").split(":")[0])


# -- reading


class Reader:
    """The blocks of @f: a region is {name: Block}, and its first block has the first name."""

    def __init__(self, text):
        lines = (line.split("//")[0].strip() for line in text.splitlines())
        lines = itertools.dropwhile(lambda line: not line.startswith("func.func @f("), lines)
        self.arguments = re.findall(r"(%\w+):", next(lines).split(") ->")[0])
        self.lines = filter(None, lines)
        self.body, _ = self.region()

    def region(self):
        """(blocks, the line that ends them)"""
        block = Block([])
        blocks = {"": block}
        for line in self.lines:
            if line.startswith("}"):
                return blocks, line
            label = re.match(r"(\^\w+)(?:\((.*)\))?:$", line)
            if not label:
                block.ops.append(self.op(line))
                continue
            if len(blocks) == 1 and not block.ops:
                blocks = {}
            block = blocks[label[1]] = Block(re.findall(r"(%\w+):", label[2] or ""))
        raise Unknown("the text ends within a region")

    def op(self, line):
        regions = []
        end = line
        while end.endswith("{"):
            blocks, end = self.region()
            regions.append(blocks)
        for pattern, execute in OPS:
            found = pattern.match(line)
            if found:
                return execute, found, regions
        raise Unknown(line)


# -- executing


class Run:
    """One execution. Ops give None, or what leaves the block: (label or None, values)."""

    def __init__(self, program, inputs):
        self.steps = self.fills = 0
        self.printed = []
        self.heap = []
        self.stack = []
        self.values = {}
        argument = Buffer(True, [1, 2, 3, 4])  # the caller's: not lost when it is not freed
        self.values.update(zip(program.arguments, [argument, *inputs]))
        returned, = self.scoped(program.body)
        self.need(returned)
        self.printed.append(tuple(returned.data))
        if not argument.freed:
            self.printed.append(tuple(argument.data))
        self.leaks = sum(not buffer.freed and buffer is not returned for buffer in self.heap)

    def new_buffer(self, on_heap):
        buffer = Buffer(on_heap)
        (self.heap if on_heap else self.stack).append(buffer)
        return buffer

    @staticmethod
    def need(buffer):
        if buffer.freed:
            raise Bad("use after free")
        return buffer

    def of(self, text):
        return [self.values[name] for name in names(text)]

    def used(self, name):
        return self.need(self.values[name])

    def scoped(self, blocks, arguments=()):
        """A region that is left with its part of the stack."""
        before = len(self.stack)
        values = self.region(blocks, arguments)
        for buffer in self.stack[before:]:
            buffer.freed = True
        del self.stack[before:]
        return values

    def region(self, blocks, arguments=()):
        block = next(iter(blocks.values()))
        while True:
            self.values.update(zip(block.arguments, arguments))
            label, arguments = self.block(block)
            if label is None:
                return arguments
            block = blocks[label]

    def block(self, block):
        for execute, found, regions in block.ops:
            self.steps += 1
            if self.steps > MOST_STEPS:
                raise Endless()
            left = execute(self, found, regions)
            if left:
                return left
        return None, []

    # -- ops

    def alloc(self, found, _regions):
        self.values[found[1]] = self.new_buffer(True)

    def alloca(self, found, _regions):
        self.values[found[1]] = self.new_buffer(False)

    def clone(self, found, _regions):
        copied = self.used(found[2])
        self.values[found[1]] = buffer = self.new_buffer(True)
        buffer.data = list(copied.data)

    def dealloc(self, found, _regions):
        buffer = self.values[found[1]]
        if not buffer.on_heap:
            raise Bad("stack freed")
        if buffer.freed:
            raise Bad("freed twice")
        buffer.freed = True

    def load(self, found, _regions):
        self.values[found[1]] = self.used(found[2]).data[self.values[found[3]]]

    def store(self, found, _regions):
        """A number that is stored is another one at each place between the prints."""
        value = self.values[found[1]]
        if isinstance(value, int):
            value = hash((0, value, len(self.printed)))
        self.used(found[2]).data[self.values[found[3]]] = value

    def fill(self, found, _regions):
        """Each time with another number."""
        self.fills += 1
        value = self.values[found[2]]
        self.used(found[1]).data = [None if value is None else hash((1, value, self.fills))] * 4

    def show(self, found, _regions):
        self.printed.append((self.values[found[1]],))

    def constant(self, found, _regions):
        words = {"true": 1, "false": 0}
        self.values[found[1]] = words[found[2]] if found[2] in words else int(found[2])

    def select(self, found, _regions):
        self.values[found[1]] = self.values[found[3] if self.values[found[2]] else found[4]]

    def cmpi(self, found, _regions):
        left, right = self.values[found[3]], self.values[found[4]]
        if found[2].startswith("u"):
            left, right = left & BITS, right & BITS
        self.values[found[1]] = int(COMPARE[found[2].lstrip("us")](left, right))

    def binary(self, found, _regions):
        self.values[found[1]] = COMPUTE[found[2]](self.values[found[3]], self.values[found[4]])

    def branch(self, found, _regions):
        return found[1], self.of(found[2])

    def conditional_branch(self, found, _regions):
        taken = 2 if self.values[found[1]] else 4
        return found[taken], self.of(found[taken + 1])

    def end(self, found, _regions):
        """Of a region, with its values."""
        return None, self.of(found[1])

    def if_(self, found, regions):
        if not self.values[found[2]]:
            regions = regions[1:]
        values = self.region(regions[0]) if regions else []
        if found[1]:
            self.values[found[1]], = values

    def for_(self, found, regions):
        low, high, step = (self.values[found[n]] for n in (3, 4, 5))
        carried = self.of(found[7])
        for counter in range(low, high, step):
            self.values[found[2]] = counter
            self.values.update(zip(names(found[6]), carried))
            carried = self.scoped(regions[0])
        if found[1]:
            self.values[found[1]], = carried

    def while_(self, found, regions):
        """What the first region passes on is carried into the second, or out of the op."""
        carried = self.of(", ".join(re.findall(f"= {VALUE}", found[2] or "")))
        inside = re.findall(f"{VALUE} =", found[2] or "")
        while True:
            self.values.update(zip(inside, carried))
            again, *carried = self.region(regions[0])
            if not again:
                break
            carried = self.scoped(regions[1], carried)
        for n, value in enumerate(carried):
            self.values[found[1]] = self.values[f"{found[1]}#{n}"] = value


COMPARE = {
    "eq": lambda a, b: a == b, "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b, "le": lambda a, b: a <= b, "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b,
}
COMPUTE = {
    "addi": lambda a, b: a + b, "subi": lambda a, b: a - b,
    "andi": lambda a, b: a & b, "ori": lambda a, b: a | b, "xori": lambda a, b: a ^ b,
}
GIVEN = r"(?:\((.*?)\))?"  # to a block
OPS = [(re.compile(pattern.replace("VALUE", VALUE).replace("GIVEN", GIVEN)), execute) for pattern, execute in (
    (r"VALUE = memref\.alloc\(\)", Run.alloc),
    (r"VALUE = memref\.alloca\(\)", Run.alloca),
    (r"VALUE = bufferization\.clone VALUE", Run.clone),
    (r"memref\.dealloc VALUE", Run.dealloc),
    (r"VALUE = memref\.load VALUE\[VALUE\]", Run.load),
    (r"memref\.store VALUE, VALUE\[VALUE\]", Run.store),
    (r"(?:func\.)?call @fill\(VALUE, VALUE\)", Run.fill),
    (r"(?:func\.)?call @print\(VALUE\)", Run.show),
    (r"VALUE = arith\.constant (-?\w+)", Run.constant),
    (r"VALUE = arith\.select VALUE, VALUE, VALUE", Run.select),
    (r"VALUE = arith\.cmpi (\w+), VALUE, VALUE", Run.cmpi),
    (r"VALUE = arith\.(addi|subi|andi|ori|xori) VALUE, VALUE", Run.binary),
    (r"cf\.br (\^\w+)GIVEN$", Run.branch),
    (r"cf\.cond_br VALUE, (\^\w+)GIVEN, (\^\w+)GIVEN$", Run.conditional_branch),
    (r"scf\.condition\((%\w+)\)(.*)", lambda run, found, _: (None, run.of(f"{found[1]}, {found[2]}"))),
    (r"(?:(?:func\.)?return|scf\.yield)(.*)", Run.end),
    (r"(?:VALUE = )?scf\.if VALUE", Run.if_),
    (r"(?:VALUE = )?scf\.for VALUE = VALUE to VALUE step VALUE(?: iter_args\(VALUE = VALUE\))?", Run.for_),
    (r"(?:(%\w+)(?::\d+)? = )?scf\.while(?: \((.*?)\))? :", Run.while_),
)]


def execute(program, inputs):
    try:
        run = Run(program, inputs)
    except Bad as bad:
        return Behaviour(str(bad))
    except Endless:
        return Behaviour("endless")
    return Behaviour("", tuple(run.printed), run.leaks)


def behaviours(text, inputs):
    """What the program does with each of the inputs; raises Unknown for what is not executed here."""
    program = Reader(text)
    return [execute(program, each) for each in inputs]
