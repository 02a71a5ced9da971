# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Small functions at random for trials.py: buffers that are allocated, filled, printed, selected, put into
a table and taken out, freed by hand, carried through loops and over branches, and returned.

Every function is `@f(buffer, three conditions, two numbers) -> buffer`. What it calls, @fill and @print, is
what its behaviour is seen by. Its control flow has one of the SHAPES; a seed stands for one of those in USUAL,
and every other seed has frees of its own.
"""

import random
from dataclasses import dataclass

BUFFER = "memref<4xi32>"
TABLE = "memref<2xmemref<4xi32>>"
CONDITIONS = ("%c0", "%c1", "%c2")
NUMBERS = ("%n", "%m")
HEAD = f"""\
func.func private @fill(%b: {BUFFER}, %v: i32) {{
{"".join(f"  %j{k} = arith.constant {k} : index{chr(10)}" for k in range(4))}\
{"".join(f"  memref.store %v, %b[%j{k}] : {BUFFER}{chr(10)}" for k in range(4))}\
  return
}}
func.func private @print(i32)
func.func @f(%m0: {BUFFER}, %c0: i1, %c1: i1, %c2: i1, %n: index, %m: index) -> {BUFFER} {{
  %true = arith.constant true
  %false = arith.constant false
{"".join(f"  %i{k} = arith.constant {k} : index{chr(10)}" for k in range(6))}\
  %z = arith.constant 7 : i32
  %t = memref.alloca() : {TABLE}
  memref.store %m0, %t[%i0] : {TABLE}
  memref.store %m0, %t[%i1] : {TABLE}"""

COMPARED_WITH = ("%i0", "%i1", "%i2", "%i3", "%i4", "%i2", "%i3")
PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "eq", "eq", "ult", "uge")
BOUNDS = ("%n", "%m", "%n", "%i5")
DEEPEST = 3  # regions in one another


@dataclass
class Scope:
    """What the statements of one region or block see, and where they are written."""

    depth: int
    indent: str
    buffers: list
    numbers: list  # i32
    own: list      # allocated here, and not yet freed


class TrialWriter:
    def __init__(self, seed, frees):
        # Not Rng: a seed that once found a fault stays the same program.
        self.random = random.Random(seed)
        self.frees = frees
        self.lines = [HEAD]
        self.count = 0
        self.conditions = [[]]  # those made in each of the regions around
        self.counters = list(NUMBERS)

    def line(self, indent, text):
        self.lines.append(indent + text)

    def new(self, letter):
        self.count += 1
        return f"%{letter}{self.count}"

    def pick(self, items):
        return self.random.choice(items)

    def chance(self, p):
        return self.random.random() < p

    def buffer(self, buffers):
        """Any of them; the argument, where the program has freed all of them."""
        return self.pick(buffers or ["%m0"])

    def place(self):
        return f"[%i{self.random.randint(0, 1)}]"

    # -- conditions

    def condition(self, indent):
        """One that is there, or a comparison, or one made of others."""
        kind = self.random.random()
        seen = [*CONDITIONS, *(each for region in self.conditions for each in region)]
        if kind < 0.35:
            return self.pick(seen)
        name = self.new("q")
        if kind < 0.75:
            made = self.comparison(indent)
        elif kind < 0.87:
            made = f"arith.{self.pick(('andi', 'ori', 'xori'))} {self.pick(seen)}, {self.pick([*seen, '%true'])} : i1"
        else:
            made = (f"arith.select {self.pick(seen)}, {self.pick([*seen, '%true', '%false'])}, "
                    f"{self.pick([*seen, '%false', '%true'])} : i1")
        self.line(indent, f"{name} = {made}")
        self.conditions[-1].append(name)
        return name

    def comparison(self, indent):
        """Mostly of the innermost counter with a constant."""
        left = self.pick(self.counters[-2:] if self.chance(0.7) else self.counters)
        right = self.pick(COMPARED_WITH)
        if self.chance(0.12):
            right = self.pick(self.counters)
        if self.chance(0.2):
            left, right = right, left
        if self.chance(0.15):
            moved = self.new("w")
            self.line(indent, f"{moved} = arith.{self.pick(('addi', 'subi'))} {left}, "
                              f"{self.pick(('%i1', '%i2'))} : index")
            left = moved
        return f"arith.cmpi {self.pick(PREDICATES)}, {left}, {right} : index"

    # -- statements

    def block(self, depth, buffers, numbers=("%z",), indent="  ", counter=None):
        """A region or block, in which the counter, if any, is the innermost; gives the buffers seen at its end."""
        before = len(self.counters)
        self.counters += [counter, counter] if counter else []
        self.conditions.append([])
        buffers = self.statements(depth, buffers, numbers, indent)
        self.conditions.pop()
        del self.counters[before:]
        return buffers

    def statements(self, depth, buffers, numbers=("%z",), indent="  "):
        scope = Scope(depth, indent, list(buffers), list(numbers), [])
        for _ in range(self.random.randint(1, 4)):
            kind = self.random.random()
            for limit, possible, write in STATEMENTS:
                if kind < limit and possible(self, scope):
                    write(self, scope)
                    break
        return scope.buffers

    def allocate(self, scope):
        on_heap = self.chance(0.9)
        name = self.new("b")
        self.line(scope.indent, f"{name} = memref.alloc{'' if on_heap else 'a'}() : {BUFFER}")
        scope.buffers.append(name)
        if on_heap:
            scope.own.append(name)
        if self.chance(0.97):
            self.fill(scope, name)

    def fill(self, scope, name):
        self.line(scope.indent, f"func.call @fill({name}, {self.pick(scope.numbers)}) : ({BUFFER}, i32) -> ()")

    def show(self, scope):
        name = self.new("x")
        self.line(scope.indent, f"{name} = memref.load {self.pick(scope.buffers)}{self.place()} : {BUFFER}")
        self.line(scope.indent, f"func.call @print({name}) : (i32) -> ()")
        scope.numbers.append(name)

    def write(self, scope):
        if self.chance(0.5):
            self.fill(scope, self.pick(scope.buffers))
            return
        self.line(scope.indent, f"memref.store {self.pick(scope.numbers)}, {self.pick(scope.buffers)}"
                                f"{self.place()} : {BUFFER}")

    def select(self, scope):
        name = self.new("s")
        condition = self.condition(scope.indent)
        self.line(scope.indent, f"{name} = arith.select {condition}, {self.pick(scope.buffers)}, "
                                f"{self.pick(scope.buffers)} : {BUFFER}")
        scope.buffers.append(name)

    def free(self, scope):
        """Mostly of what was allocated here, and mostly it is not used any more."""
        name = self.pick(scope.own) if self.chance(0.85) else self.pick(scope.buffers or scope.own)
        if name in scope.own:
            scope.own.remove(name)
        self.line(scope.indent, f"memref.dealloc {name} : {BUFFER}")
        if self.chance(0.9) and name in scope.buffers:
            scope.buffers.remove(name)

    def through_table(self, scope):
        if self.chance(0.6):
            self.line(scope.indent, f"memref.store {self.pick(scope.buffers)}, %t{self.place()} : {TABLE}")
            return
        name = self.new("t")
        self.line(scope.indent, f"{name} = memref.load %t{self.place()} : {TABLE}")
        scope.buffers.append(name)

    # -- ops with regions

    def nested(self, scope):
        write = self.pick((TrialWriter.plain_if, TrialWriter.if_with_result, TrialWriter.plain_for,
                           TrialWriter.for_with_result, TrialWriter.plain_if, TrialWriter.while_with_result))
        if not scope.buffers and write not in (TrialWriter.plain_if, TrialWriter.plain_for):
            write = TrialWriter.plain_if
        write(self, scope)

    def region(self, scope, more=(), counter=None):
        return self.block(scope.depth + 1, [*scope.buffers, *more], scope.numbers, scope.indent + "  ", counter)

    def yield_one(self, scope, buffers):
        self.line(scope.indent, f"  scf.yield {self.buffer(buffers)} : {BUFFER}")

    def plain_if(self, scope):
        self.line(scope.indent, f"scf.if {self.condition(scope.indent)} {{")
        self.region(scope)
        if self.chance(0.5):
            self.line(scope.indent, "} else {")
            self.region(scope)
        self.line(scope.indent, "}")

    def if_with_result(self, scope):
        name = self.new("r")
        condition = self.condition(scope.indent)
        self.line(scope.indent, f"{name} = scf.if {condition} -> ({BUFFER}) {{")
        self.yield_one(scope, self.region(scope))
        self.line(scope.indent, "} else {")
        self.yield_one(scope, self.region(scope))
        self.line(scope.indent, "}")
        scope.buffers.append(name)

    def plain_for(self, scope):
        counter = self.new("k")
        self.line(scope.indent, f"scf.for {counter} = %i0 to {self.pick(BOUNDS)} "
                                f"step {self.pick(('%i1', '%i1', '%i1', '%i2'))} {{")
        self.region(scope, (), counter)
        self.line(scope.indent, "}")

    def for_with_result(self, scope):
        counter, name, carried = self.new("k"), self.new("r"), self.new("a")
        start = self.pick(scope.buffers)
        self.line(scope.indent, f"{name} = scf.for {counter} = %i0 to {self.pick(BOUNDS)} step %i1 "
                                f"iter_args({carried} = {start}) -> ({BUFFER}) {{")
        self.yield_one(scope, self.region(scope, [carried], counter))
        self.line(scope.indent, "}")
        scope.buffers.append(name)

    def while_with_result(self, scope):
        counter, name, carried = self.new("k"), self.new("r"), self.new("a")
        inner_counter, inner_carried = self.new("k"), self.new("a")
        again, following = self.new("g"), self.new("k")
        indent = scope.indent
        self.line(indent, f"{name}:2 = scf.while ({counter} = %i0, {carried} = {self.pick(scope.buffers)}) : "
                          f"(index, {BUFFER}) -> (index, {BUFFER}) {{")
        self.line(indent, f"  {again} = arith.cmpi slt, {counter}, {self.pick(('%n', '%m', '%n', '%i4'))} : index")
        self.line(indent, f"  scf.condition({again}) {counter}, {carried} : index, {BUFFER}")
        self.line(indent, "} do {")
        self.line("", f"^bb0({inner_counter}: index, {inner_carried}: {BUFFER}):")
        buffers = self.region(scope, [inner_carried], inner_counter)
        self.line(indent, f"  {following} = arith.addi {inner_counter}, %i1 : index")
        self.line(indent, f"  scf.yield {following}, {self.buffer(buffers)} : index, {BUFFER}")
        self.line(indent, "}")
        scope.buffers.append(name + "#1")

    # -- shapes; each gives the buffers of which one is returned

    def structured(self):
        return self.block(0, ["%m0"])

    def diamonds(self):
        """One to three of them, or triangles, with what each arm chose as an argument."""
        self.random.random()  # not needed any more, but for known seeds to be the same programs
        buffers = self.statements(2, ["%m0"])
        for n in range(self.random.randint(1, 3)):
            condition = self.condition("  ")
            if self.chance(0.3):
                self.line("  ", f"cf.cond_br {condition}, ^j{n}({self.buffer(buffers)} : {BUFFER}), ^b{n}")
                arms = "b"
            else:
                self.line("  ", f"cf.cond_br {condition}, ^a{n}, ^b{n}")
                arms = "ab"
            for arm in arms:
                self.line("", f"^{arm}{n}:")
                chosen = self.buffer(self.block(2, buffers))
                self.line("  ", f"cf.br ^j{n}({chosen} : {BUFFER})")
            self.line("", f"^j{n}(%qq{n}: {BUFFER}):")
            buffers = self.block(2, [*buffers, f"%qq{n}"])
        return buffers

    def rounds(self):
        """A loop of branches that asks at its end, within a test whether there is a first round."""
        buffers = self.block(2, ["%m0"])
        self.line("  ", "%any = arith.cmpi slt, %i0, %n : index")
        self.line("  ", f"cf.cond_br %any, ^round(%i0, {self.buffer(buffers)}, {self.buffer(buffers)} : "
                        f"index, {BUFFER}, {BUFFER}), ^end({self.buffer(buffers)} : {BUFFER})")
        self.line("", f"^round(%k: index, %p: {BUFFER}, %pp: {BUFFER}):")
        self.counters += ["%k", "%k"]
        inner = self.block(1, [*buffers, "%p", "%pp", "%p"])
        if self.chance(0.5):
            inner = self.two_ways(inner)
        self.line("  ", "%k1 = arith.addi %k, %i1 : index")
        self.line("  ", "%go = arith.cmpi slt, %k1, %n : index")
        self.line("  ", f"cf.cond_br %go, ^round(%k1, {self.buffer(inner[-3:])}, {self.buffer(inner)} : "
                        f"index, {BUFFER}, {BUFFER}), ^end({self.buffer(inner)} : {BUFFER})")
        self.line("", f"^end(%qe: {BUFFER}):")
        del self.counters[len(NUMBERS):]
        return self.block(2, [*buffers, "%qe"])

    def two_ways(self, buffers):
        """Within a round: the left way goes on with its newest buffer, the right one with any."""
        self.line("  ", f"cf.cond_br {self.pick(CONDITIONS)}, ^l, ^rr")
        self.line("", "^l:")
        newest = self.block(2, buffers)[-1:]
        self.line("  ", f"cf.br ^latch({newest[0] if newest else '%m0'} : {BUFFER})")
        self.line("", "^rr:")
        self.line("  ", f"cf.br ^latch({self.buffer(self.block(2, buffers))} : {BUFFER})")
        self.line("", f"^latch(%w: {BUFFER}):")
        return self.block(2, [*buffers, "%w", "%w"])

    def header(self):
        """A loop of branches that asks at its beginning, and has one way back or two."""
        buffers = self.statements(2, ["%m0"])
        self.line("  ", f"cf.br ^h(%i0, {self.buffer(buffers)} : index, {BUFFER})")
        self.line("", f"^h(%k: index, %p: {BUFFER}):")
        self.counters += ["%k", "%k"]
        seen = self.block(2, [*buffers, "%p"])
        self.line("  ", "%go = arith.cmpi slt, %k, %n : index")
        self.line("  ", f"cf.cond_br %go, ^body, ^exit({self.buffer(seen)} : {BUFFER})")
        self.line("", "^body:")
        inner = self.block(1, seen)
        self.line("  ", "%k1 = arith.addi %k, %i1 : index")
        ways = ("l", "rr") if self.chance(0.4) else ()
        if ways:
            self.line("  ", "cf.cond_br %c1, ^l, ^rr")
        for way in ways:
            self.line("", f"^{way}:")
            self.back(self.block(2, inner))
        if not ways:
            self.back(inner)
        self.line("", f"^exit(%qe: {BUFFER}):")
        return self.block(2, [*seen, "%qe"])

    def back(self, buffers):
        self.line("  ", f"cf.br ^h(%k1, {self.buffer(buffers)} : index, {BUFFER})")


# Of each statement, in this order: the first whose limit is above a random number, where it is possible.
STATEMENTS = (
    (0.28, lambda writer, scope: True, TrialWriter.allocate),
    (0.45, lambda writer, scope: scope.buffers, TrialWriter.show),
    (0.58, lambda writer, scope: scope.buffers, TrialWriter.write),
    (0.64, lambda writer, scope: len(scope.buffers) > 1, TrialWriter.select),
    (0.72, lambda writer, scope: scope.own and writer.frees, TrialWriter.free),
    (0.78, lambda writer, scope: scope.buffers, TrialWriter.through_table),
    (1, lambda writer, scope: scope.depth < DEEPEST, TrialWriter.nested),
)
SHAPES = {
    "structured": TrialWriter.structured,
    "diamonds": TrialWriter.diamonds,
    "rounds": TrialWriter.rounds,
    "header": TrialWriter.header,
}
USUAL = ("structured", "diamonds", "rounds")


def shape_of(seed):
    return USUAL[seed % len(USUAL)]


def generate(seed, shape=None):
    """The text of the program; its shape is the seed's where none is given."""
    writer = TrialWriter(seed, seed % 2 == 0)
    buffers = SHAPES[shape or shape_of(seed)](writer)
    writer.line("  ", f"return {writer.buffer(buffers)} : {BUFFER}")
    writer.line("", "}")
    return "\n".join(writer.lines) + "\n"
