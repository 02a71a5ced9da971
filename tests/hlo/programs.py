#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random structured programs for executed.py.

    programs.py SEED [RISK...]          prints one

Each has a function @f(two conditions, two numbers, buffers) -> buffers and a few that it calls, themselves among
them; what they read is given to @print_i32 and @print_f32. They allocate, fill, view, copy, select and hand buffers
on through if, for, while, parallel and calls, free and grow some themselves, and are right: nothing is freed twice
or used when it is free.

A RISK is something that a program then does which MLIR-HLO's passes are known to get wrong. Without it no program
does, but for `either`, which is only wrong where the written page is followed. For each value it is known which
allocations it may be (`roots`): what a loop gets, or a loop or function hands on, is of different ones. Where that is
not needed, it is not so.
"""

import sys
from dataclasses import dataclass, field, replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "differential"))
from generate_base import Rng  # noqa: E402

SMALL, LARGE, SIZED, SQUARE = "memref<4xi32>", "memref<5000xi32>", "memref<?xi32>", "memref<2x2xi32>"
FLOATS, BYTES = "memref<4xf32>", "memref<16xi8>"
TYPES = (SMALL, SMALL, LARGE, LARGE, SIZED, SQUARE, FLOATS)
DEEPEST = 3  # regions in one another
MOST_LINES = 90  # of a function, about
RISKS = {
    "twice": "one buffer is handed on twice by a terminator",
    "same operand": "two operands of a loop are the same buffer",
    "same result": "two results of a function are the same new buffer",
    "other type": "a buffer is used as one of another element type",
    "either": "a block hands on one of two buffers that it takes for one (taken by all programs)",
    "not given": "a loop frees a buffer that may be another one, which is used later",
}


@dataclass(frozen=True)
class Value:
    name: str
    type: str
    roots: frozenset       # allocations that it may be, by number
    family: tuple = None   # of those with the same first part and another second one, none is this buffer


@dataclass
class Scope:
    """What the ops of one block see."""

    depth: int
    values: list
    own: list = field(default_factory=list)      # allocated here, and neither freed nor passed to a loop
    conditions: list = field(default_factory=list)
    numbers: list = field(default_factory=list)  # i32
    side_by_side: bool = False                   # within scf.parallel

    def inside(self, values, conditions=(), numbers=()):
        return Scope(self.depth + 1, list(values), [], self.conditions + list(conditions),
                     self.numbers + list(numbers), self.side_by_side)

    def forget(self, roots):
        """Nothing that may be one of these is used from now on."""
        for values in (self.values, self.own):
            values[:] = [value for value in values if not value.roots & roots]


def differ(a, b):
    """Whether two values are different buffers, whatever happens."""
    if a.family and b.family and a.family[0] == b.family[0]:
        return a.family[1] != b.family[1]
    return not a.roots & b.roots


@dataclass(frozen=True)
class Helper:
    name: str
    inputs: tuple
    results: tuple


class Program:
    def __init__(self, seed, risks=()):
        self.rng = Rng(seed, 5)
        self.risks = risks  # that it may take
        self.taken = set()  # those that all may take, and it does
        self.careful = seed % 2 == 1  # takes none of them, if it can
        self.shared = frozenset()  # allocations that a class may have in common with others
        self.functions = []
        self.helpers = []
        self.lines = []
        self.indent = "  "
        self.count = 0
        self.out = []  # arguments that share their buffer with none
        self.mapping = ""  # what @f has to say of them
        # Few programs do everything: what is rare among much else has its place.
        self.weights = [(self.rng.pick((0, 1, 1, 3)) * weight, put) for weight, put in STATEMENTS]
        self.weights[0] = (4, Program.put_alloc)
        self.types = [self.rng.pick(TYPES) for _ in range(3)]

    # -- text

    def put(self, line):
        self.lines.append(self.indent + line)

    def new(self, letter="v"):
        self.count += 1
        return f"%{letter}{self.count}"

    def root(self):
        self.count += 1
        return frozenset([self.count])

    def chance(self, percent):
        return self.rng.percent(percent)

    def result_names(self, n):
        name = self.new("r")
        return (f"{name}:{n} = " if n else ""), [f"{name}#{i}" for i in range(n)]

    @staticmethod
    def list_of(values):
        return ", ".join(value.name for value in values)

    @staticmethod
    def types_of(values):
        return ", ".join(value.type for value in values)

    # -- numbers and elements

    def number(self, scope, type_):
        """The name of one that fits in a buffer of the type."""
        if scope.numbers and type_ != BYTES and self.chance(50):
            name = self.rng.pick(scope.numbers)
        else:
            name = self.new("k")
            self.put(f"{name} = arith.constant {self.rng.between(1, 99)} : {'i8' if type_ == BYTES else 'i32'}")
        if type_ != FLOATS:
            return name
        made = self.new("k")
        self.put(f"{made} = arith.sitofp {name} : i32 to f32")
        return made

    def place(self, type_):
        first = f"%c{self.rng.below(2)}"
        return f"[{first}, %c{self.rng.below(2)}]" if type_.startswith("memref<2x2") else f"[{first}]"

    def store(self, scope, value):
        self.put(f"memref.store {self.number(scope, value.type)}, {value.name}{self.place(value.type)} : {value.type}")

    def show(self, scope, value):
        element = "f32" if value.type == FLOATS else "i32"
        name = self.new("x")
        self.put(f"{name} = memref.load {value.name}{self.place(value.type)} : {value.type}")
        self.put(f"func.call @print_{element}({name}) : ({element}) -> ()")
        if element == "i32":
            scope.numbers.append(name)

    def condition(self, scope):
        return self.rng.pick(scope.conditions)

    # -- buffers

    def may_allocate(self, scope, type_):
        """Buffers of constant size would move out of scf.parallel."""
        return not scope.side_by_side or type_ == SIZED

    def allocate(self, scope, type_, filled=True):
        value = Value(self.new("b"), type_, self.root())
        self.put(f"{value.name} = memref.alloc({'%c4' if type_ == SIZED else ''}) : {type_}")
        scope.values.append(value)
        scope.own.append(value)
        for _ in range(self.rng.between(1, 2) if filled else 0):
            self.store(scope, value)
        return value

    def some_type(self, scope):
        return SIZED if scope.side_by_side else self.rng.pick(self.types)

    def of_type(self, scope, type_):
        return [value for value in scope.values if value.type == type_]

    def choose(self, scope, types, different):
        """What a terminator hands on, or a call gets: one value for each type, or None."""
        chosen = []
        for type_ in types:
            fitting = [value for value in self.of_type(scope, type_)
                       if different is None or not (self.careful and value.roots & self.shared)
                       and all(different(value, other) for other in chosen)]
            if chosen and different and "twice" in self.risks and self.chance(40):
                fitting = [value for value in chosen if value.type == type_] or fitting
            if fitting and (self.chance(75) or not self.may_allocate(scope, type_)):
                chosen.append(self.rng.pick(fitting[-4:] if self.chance(60) else fitting))
            elif self.may_allocate(scope, type_):
                chosen.append(self.allocate(scope, type_))
            else:
                return None
        return chosen

    @staticmethod
    def other_names(a, b):
        return a.name != b.name

    def put_alloc(self, scope):
        type_ = self.some_type(scope)
        if self.may_allocate(scope, type_):
            self.allocate(scope, type_)

    def put_store(self, scope):
        if scope.values:
            self.store(scope, self.rng.pick(scope.values))

    def put_show(self, scope):
        if scope.values:
            self.show(scope, self.rng.pick(scope.values))

    def put_select(self, scope, one=None):
        a = one or (self.rng.pick(scope.values) if scope.values else None)
        others = a and [value for value in self.of_type(scope, a.type) if value.name != a.name]
        if not others:
            return
        b, name = self.rng.pick(others), self.new("s")
        self.put(f"{name} = arith.select {self.condition(scope)}, {a.name}, {b.name} : {a.type}")
        scope.values.append(Value(name, a.type, a.roots | b.roots))
        self.shared |= a.roots | b.roots

    def put_view(self, scope):
        views = [(value, view) for value in scope.values for view in VIEWS.get(value.type, ())]
        if not views:
            return
        value, (text, type_) = self.rng.pick(views)
        name = self.new("w")
        self.put(f"{name} = {text.format(value.name)} : {value.type} {'into' if 'shape' in text else 'to'} {type_}")
        scope.values.append(replace(value, name=name, type=type_))

    def put_other_type(self, scope):
        """Seen as numbers of four bytes, and used at once; later only where that is a risk to be taken."""
        if "other type" not in self.risks:
            return
        value = self.allocate(scope, BYTES)
        view = replace(value, name=self.new("w"), type=SMALL)
        self.put(f"{view.name} = memref.view {value.name}[%c0][] : {BYTES} to {SMALL}")
        scope.values.remove(value)
        scope.own.remove(value)
        scope.values.append(view)
        self.store(scope, view)
        self.show(scope, view)

    def put_copy(self, scope):
        source = self.rng.pick(scope.values) if scope.values else None
        if not source or source.type not in TYPES or not self.may_allocate(scope, source.type):
            return
        target = self.allocate(scope, source.type, filled=False)
        self.put(f"memref.copy {source.name}, {target.name} : {source.type} to {source.type}")

    # -- freed by hand

    def freed(self, scope, value):
        self.put(f"memref.dealloc {value.name} : {value.type}")
        scope.forget(value.roots)

    def put_free(self, scope):
        if scope.own:
            self.freed(scope, self.rng.pick(scope.own))

    def grown(self, scope, value):
        made = Value(self.new("b"), SIZED, self.root())
        self.put(f"{made.name} = memref.realloc {value.name}(%c5) : {SIZED} to {SIZED}")
        scope.forget(value.roots)
        scope.values.append(made)
        return made

    def put_grow(self, scope):
        own = [value for value in scope.own if value.type == SIZED]
        if own:
            scope.own.append(self.grown(scope, self.rng.pick(own)))

    def put_grow_in_if(self, scope):
        """On one side; the other hands it on as it is. Or both free it."""
        own = [value for value in scope.own if value.type == SIZED]
        if not own or scope.depth >= DEEPEST:
            return
        value = self.rng.pick(own)
        binding, (name,) = self.result_names(1)
        inner = [each for each in scope.values if each is value or not each.roots & value.roots]
        kind, seen = self.rng.below(3), self.chance(50) and not self.careful
        if seen and kind < 2:
            self.taken.add("either")
        else:
            inner.remove(value)
        self.put(f"{binding}scf.if {self.condition(scope)} -> ({SIZED}) {{")
        for side in range(2):
            def finish(scope, side=side):
                if kind == side:
                    return [value]
                made = self.grown(scope, value) if kind == 2 or self.chance(60) else self.allocate(scope, SIZED)
                if made.name != value.name and value in scope.values:
                    self.freed(scope, value)
                return [made]
            self.region(scope.inside(inner), finish, lambda values: f"scf.yield {self.list_of(values)} : {SIZED}",
                        kept=[value])
            self.put("} else {" if side == 0 else "}")
        scope.forget(value.roots)
        scope.values.append(Value(name, SIZED, self.root()))

    def put_ping_pong(self, scope):
        """A loop that frees what came in, and hands on what it has made of it."""
        type_ = self.some_type(scope)
        if scope.depth >= DEEPEST or not self.may_allocate(scope, type_):
            return
        value = self.allocate(scope, type_)
        if "not given" in self.risks:
            self.put_select(scope, value)
            self.show(scope, scope.values[-1])
        scope.forget(value.roots)
        binding, (name,) = self.result_names(1)
        carried = Value(self.new("a"), value.type, self.root())
        counter = self.new("i")
        self.put(f"{binding}scf.for {counter} = %c0 to {self.bound()} step %c1 "
                 f"iter_args({carried.name} = {value.name}) -> ({value.type}) {{")

        def finish(inner):
            made = self.allocate(inner, value.type)
            if self.chance(60):
                self.put(f"memref.copy {carried.name}, {made.name} : {value.type} to {value.type}")
            self.show(inner, carried)
            self.freed(inner, carried)
            return [made]
        self.region(scope.inside([*scope.values, carried]), finish,
                    lambda values: f"scf.yield {self.list_of(values)} : {value.type}", kept=[carried])
        self.put("}")
        scope.values.append(Value(name, value.type, self.root()))

    # -- control flow

    def bound(self):
        return self.rng.pick(("%n", "%m", "%c2", "%c3"))

    def region(self, scope, finish, terminator, kept=()):
        """A block; `finish` gives what is handed on, and the text of the terminator is made of that. What is
        `kept` the statements before it may not free."""
        before = self.indent
        self.indent += "  "
        self.statements(scope)
        for value in kept:
            if value not in scope.values:
                scope.values.append(value)
        values = finish(scope)
        if any(value.roots & self.shared for value in values):
            self.taken.add("either")
        self.put(terminator(values))
        self.indent = before
        return values

    def yielding(self, types, different):
        """(finish, terminator) of a block that hands on values of these types."""
        def finish(scope):
            values = self.choose(scope, types, different)
            if values is None:
                raise GiveUp()
            return values
        return finish, lambda values: f"scf.yield {self.list_of(values)} : {self.types_of(values)}" if types else \
            "scf.yield"

    def some_types(self, scope, most):
        return [self.some_type(scope) for _ in range(self.rng.between(0, most))]

    def put_if(self, scope):
        types = self.some_types(scope, 2)
        binding, names = self.result_names(len(types))
        self.put(f"{binding}scf.if {self.condition(scope)}{self.arrow(types)} {{")
        sides = [self.region(scope.inside(scope.values), *self.yielding(types, self.other_names))]
        if types or self.chance(50):
            self.put("} else {")
            sides.append(self.region(scope.inside(scope.values), *self.yielding(types, self.other_names)))
        self.put("}")
        for n, (name, type_) in enumerate(zip(names, types)):
            scope.values.append(Value(name, type_, sides[0][n].roots | sides[1][n].roots))

    @staticmethod
    def arrow(types):
        return f" -> ({', '.join(types)})" if types else ""

    def inits(self, scope):
        """What a loop begins with; some of it is not used any more by anybody else."""
        different = differ if "same operand" not in self.risks else None
        fitting = [value for value in scope.values if value.type in TYPES and self.may_allocate(scope, value.type)]
        inits = []
        for _ in range(self.rng.between(0, 3)):
            rest = [value for value in fitting if different is None or
                    all(different(value, other) for other in inits)]
            if rest:
                inits.append(self.rng.pick(rest[-4:] if self.chance(60) else rest))
        if inits and "same operand" in self.risks:
            inits.append(inits[0])
        for value in inits:
            if self.chance(60):
                scope.forget(value.roots)
            else:
                self.shared |= value.roots
        return inits

    def family_of(self, names, inits):
        (family,) = self.root()
        return [Value(name, init.type, init.roots | self.root(), (family, n))
                for n, (name, init) in enumerate(zip(names, inits))]

    def results_of(self, names, inits, *sides):
        """Of a loop: what it began with, what it handed on, or something else from its body."""
        (family,) = self.root()
        found = []
        for n, (name, *values) in enumerate(zip(names, inits, *sides)):
            roots = frozenset().union(*(value.roots for value in values)) | self.root()
            found.append(Value(name, inits[n].type, roots, None if "twice" in self.risks else (family, n)))
        return found

    def put_for(self, scope):
        inits = self.inits(scope)
        types = [init.type for init in inits]
        binding, names = self.result_names(len(inits))
        carried = self.family_of([self.new("a") for _ in inits], inits)
        counter, number = self.new("i"), self.new("x")
        pairs = ", ".join(f"{a.name} = {i.name}" for a, i in zip(carried, inits))
        self.put(f"{binding}scf.for {counter} = %c0 to {self.bound()} step %c1 "
                 f"{f'iter_args({pairs})' if inits else ''}{self.arrow(types)} {{")
        self.put(f"  {number} = arith.index_cast {counter} : index to i32")
        handed = self.region(scope.inside([*scope.values, *carried], numbers=[number]),
                             *self.yielding(types, self.loop_difference()))
        self.put("}")
        scope.values += self.results_of(names, inits, handed)

    def loop_difference(self):
        return self.other_names if "twice" in self.risks else differ

    def put_while(self, scope):
        inits = self.inits(scope)
        types = [init.type for init in inits]
        binding, names = self.result_names(len(inits) + 1)
        first, second = (self.family_of([self.new("a") for _ in inits], inits) for _ in range(2))
        at, more, behind, following = (self.new("i") for _ in range(4))
        all_types = ", ".join(["index", *types])
        pairs = ", ".join(f"{a.name} = {i.name}" for a, i in zip(first, inits))
        self.put(f"{binding}scf.while ({', '.join(filter(None, [f'{at} = %c0', pairs]))}) : "
                 f"({all_types}) -> ({all_types}) {{")
        self.put(f"  {more} = arith.cmpi slt, {at}, {self.bound()} : index")
        finish, _ = self.yielding(types, self.loop_difference())
        condition = self.region(scope.inside([*scope.values, *first]), finish, lambda values: (
            f"scf.condition({more}) {', '.join([at, *(value.name for value in values)])} : {all_types}"))
        self.put("} do {")
        arguments = ", ".join([f"{behind}: index", *(f"{value.name}: {value.type}" for value in second)])
        self.put(f"^bb0({arguments}):")
        self.put(f"  {following} = arith.addi {behind}, %c1 : index")
        second = [replace(value, roots=value.roots | handed.roots) for value, handed in zip(second, condition)]
        handed = self.region(scope.inside([*scope.values, *second]), finish, lambda values: (
            f"scf.yield {', '.join([following, *(value.name for value in values)])} : {all_types}"))
        self.put("}")
        scope.values += self.results_of(names[1:], inits, condition, handed)

    def put_parallel(self, scope):
        counter, number, total = self.new("p"), self.new("x"), self.new("x")
        sums = self.chance(30)
        self.put(f"{f'{total} = ' if sums else ''}scf.parallel ({counter}) = (%c0) to ({self.bound()}) step (%c1) "
                 f"{'init (%k0) -> i32 ' if sums else ''}{{")
        self.put(f"  {number} = arith.index_cast {counter} : index to i32")
        inner = scope.inside(scope.values, numbers=[number])
        inner.side_by_side = True
        end = (f"scf.reduce({number} : i32) {{\n{self.indent}  ^bb0(%l: i32, %r: i32):\n"
               f"{self.indent}    %s = arith.addi %l, %r : i32\n{self.indent}    scf.reduce.return %s : i32\n"
               f"{self.indent}  }}") if sums else "scf.reduce"
        self.region(inner, lambda _: [], lambda _: end)
        self.put("}")
        if sums:
            scope.numbers.append(total)

    # -- functions

    def put_call(self, scope):
        if not self.helpers or scope.side_by_side:
            return
        helper = self.rng.pick(self.helpers)
        self.called(scope, helper, "%c2")

    def called(self, scope, helper, rounds):
        arguments = self.choose(scope, helper.inputs, None)
        binding, names = self.result_names(len(helper.results))
        types = ", ".join(["index", "i1", *helper.inputs])
        self.put(f"{binding}func.call @{helper.name}({', '.join([rounds, self.condition(scope)])}"
                 f"{''.join(f', {value.name}' for value in arguments)}) : ({types}) -> ({', '.join(helper.results)})")
        known = frozenset().union(*(value.roots for value in arguments))
        separate = all(differ(a, b) for n, a in enumerate(arguments) for b in arguments[:n])
        (family,) = self.root()
        if self.risks:
            separate = False
        scope.values += [Value(name, type_, known | self.root(), (family, n) if separate else None)
                         for n, (name, type_) in enumerate(zip(names, helper.results))]

    def head(self):
        for n in range(6):
            self.put(f"%c{n} = arith.constant {n} : index")
        self.put("%k0 = arith.constant 0 : i32")

    def returned(self, scope, types):
        if "same result" in self.risks and len(types) > 1 and types[0] == types[1]:
            made = self.allocate(scope, types[0])
            view = replace(made, name=self.new("w"))
            self.put(f"{view.name} = memref.cast {made.name} : {made.type} to {made.type}")
            return [made, view, *self.choose(scope, types[2:], differ)]
        return self.choose(scope, types, self.other_names if "twice" in self.risks else differ)

    def put_helper(self):
        """A function that may call itself, fewer times than it is told, and those before it."""
        self.lines = []
        inputs, results = (tuple(self.rng.pick(self.types) for _ in range(n))
                           for n in (self.rng.between(1, 3), self.rng.between(0, 2)))
        helper = Helper(f"g{len(self.helpers)}", inputs, results)
        if "same result" in self.risks:
            helper = replace(helper, results=(self.types[0], self.types[0]))
        arguments = [Value(self.new("m"), type_, self.root()) for type_ in helper.inputs]
        self.head()
        self.put("%n = arith.addi %depth, %c0 : index")
        self.put("%m = arith.addi %depth, %c1 : index")
        scope = Scope(1, list(arguments), conditions=["%q"])
        if self.chance(50):
            self.put_recursion(scope, helper)
        self.statements(scope)
        values = self.returned(scope, helper.results)
        self.put(f"return {self.list_of(values)} : {self.types_of(values)}" if values else "return")
        parameters = ", ".join(["%depth: index", "%q: i1", *(f"{a.name}: {a.type}" for a in arguments)])
        self.functions.append(f"func.func @{helper.name}({parameters}){self.arrow(helper.results)} {{\n"
                              + "\n".join(self.lines) + "\n}\n")
        self.helpers.append(helper)

    def put_recursion(self, scope, helper):
        more, rounds = self.new("q"), self.new("i")
        self.put(f"{more} = arith.cmpi sgt, %depth, %c0 : index")
        binding, names = self.result_names(len(helper.results))
        self.put(f"{binding}scf.if {more}{self.arrow(helper.results)} {{")

        def finish(inner):
            self.put(f"{rounds} = arith.subi %depth, %c1 : index")
            self.called(inner, helper, rounds)
            return inner.values[-len(helper.results):] if helper.results else []
        _, terminator = self.yielding(helper.results, None)
        first = self.region(scope.inside(scope.values), finish, terminator)
        self.put("} else {")
        second = self.region(scope.inside(scope.values), *self.yielding(helper.results, self.other_names))
        self.put("}")
        scope.values += [Value(name, type_, a.roots | b.roots)
                         for name, type_, a, b in zip(names, helper.results, first, second)]

    def put_staged_copy(self, scope):
        """Filled in one place and copied to another one: to a buffer, or to an argument that shares with none."""
        type_ = self.rng.pick(self.types)
        if scope.depth != 1 or not self.may_allocate(scope, type_):
            return
        targets = [value for value in self.out if value.type == type_] if self.chance(60) else []
        if targets:
            target, source = targets[0], self.allocate(scope, type_)
        elif self.chance(50):
            source, target = self.allocate(scope, type_), self.allocate(scope, type_, self.chance(30))
        else:
            target, source = self.allocate(scope, type_, self.chance(30)), self.allocate(scope, type_)
        seen = [source, target] if self.chance(40) else [source]
        for _ in range(self.rng.between(0, 3)):
            value = self.rng.pick(seen)
            self.rng.pick((self.store, self.show))(scope, value)
        self.put(f"memref.copy {source.name}, {target.name} : {type_} to {type_}")
        if self.chance(15):
            self.store(scope, target)
        if self.chance(80):
            self.freed(scope, source)
        for _ in range(self.rng.between(0, 2)):
            self.rng.pick((self.store, self.show))(scope, target)

    def put_main(self):
        self.lines = []
        types = [self.rng.pick(self.types) for _ in range(self.rng.between(1, 3))]
        arguments = [Value(self.new("m"), type_, self.root()) for type_ in types]
        self.out = [Value(self.new("o"), type_, self.root()) for type_ in self.types[:self.rng.below(3)]]
        self.head()
        scope = Scope(1, list(arguments), conditions=["%p", "%q"])
        self.statements(scope, 6)
        if self.chance(60):
            self.put_staged_copy(scope)
            self.statements(scope)
        values = self.choose(scope, [self.rng.pick(self.types) for _ in range(self.rng.below(3))],
                             self.other_names if "twice" in self.risks else differ)
        self.put(f"return {self.list_of(values)} : {self.types_of(values)}" if values else "return")
        results = [value.type for value in values]
        self.functions.append(f"func.func @f({self.parameters(arguments)}){self.arrow(results)}{self.mapping} {{\n"
                              + "\n".join(self.lines) + "\n}\n")

    def parameters(self, arguments):
        """Those that share their buffer with none say so, or are results in the words of XLA, as all others are
        inputs then."""
        inputs = ["%p: i1", "%q: i1", "%n: index", "%m: index", *(f"{a.name}: {a.type}" for a in arguments)]
        if not self.out or self.chance(60):
            return ", ".join(inputs + [f"{a.name}: {a.type} {{deallocation.restrict = true}}" for a in self.out])
        inputs = [f"{text} {{xla_framework.input_mapping = {n} : i32}}" for n, text in enumerate(inputs)]
        buffers = ", ".join(f"{len(inputs) + n} : i32" for n in range(len(self.out)))
        self.mapping = (f" attributes {{xla_framework.result_inner_mapping = [{buffers}], "
                        "xla_framework.result_mapping = 99 : i32}")
        return ", ".join(inputs + [f"{a.name}: {a.type}" for a in self.out])

    def statements(self, scope, least=1):
        for _ in range(self.rng.between(least, least + 4)):
            put = self.rng.weighted(self.weights)
            if len(self.lines) > MOST_LINES:
                return
            if put in NESTED and scope.depth >= DEEPEST:
                put = Program.put_store
            before = self.state(scope)
            try:
                put(self, scope)
            except GiveUp:
                self.back_to(scope, before)

    def state(self, scope):
        return len(self.lines), self.indent, [list(each) for each in (scope.values, scope.own, scope.numbers)]

    def back_to(self, scope, state):
        length, self.indent, lists = state
        del self.lines[length:]
        for now, before in zip((scope.values, scope.own, scope.numbers), lists):
            now[:] = before

    def text(self):
        for _ in range(self.rng.below(3) if "same result" not in self.risks else 2):
            self.put_helper()
        self.put_main()
        functions = self.functions if self.chance(50) else self.functions[::-1]
        return ("func.func private @print_i32(i32)\nfunc.func private @print_f32(f32)\n" + "\n".join(functions))


class GiveUp(Exception):
    """A statement that cannot be finished: what is written of it is taken back."""


VIEWS = {
    SMALL: (("memref.cast {}", SIZED),
            ("memref.subview {}[1] [2] [1]", "memref<2xi32, strided<[1], offset: 1>>"),
            ("memref.reinterpret_cast {} to offset: [2], sizes: [2], strides: [1]",
             "memref<2xi32, strided<[1], offset: 2>>"),
            ("memref.expand_shape {} [[0, 1]] output_shape [2, 2]", SQUARE)),
    SQUARE: (("memref.collapse_shape {} [[0, 1]]", SMALL),
             ("memref.transpose {} (i, j) -> (j, i)", "memref<2x2xi32, strided<[1, 2]>>")),
    SIZED: (("memref.cast {}", SMALL),),
}
STATEMENTS = (
    (4, Program.put_alloc), (4, Program.put_store), (4, Program.put_show), (2, Program.put_select),
    (2, Program.put_view), (2, Program.put_copy), (2, Program.put_free), (1, Program.put_grow),
    (1, Program.put_grow_in_if), (1, Program.put_ping_pong), (1, Program.put_staged_copy), (2, Program.put_if),
    (3, Program.put_for), (2, Program.put_while), (1, Program.put_parallel), (2, Program.put_call),
    (2, Program.put_other_type),
)
NESTED = (Program.put_grow_in_if, Program.put_ping_pong, Program.put_if, Program.put_for, Program.put_while,
          Program.put_parallel)


if __name__ == "__main__":
    print(Program(int(sys.argv[1]), sys.argv[2:]).text(), end="")
