# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Aliases for generate.py: buffers on their way through branches, regions, loops, views and calls.

Made for the older passes: allocations that are yielded, carried around loops beside scalars, passed to
blocks, given to test.region_if, affine.if and affine.for, freed by hand now and then, of sizes around
the limits of the stack, with sizes from here and from above.
"""

BUFFER = "memref<?xf32>"
FIXED = ("memref<4xf32>", "memref<256xf32>", "memref<257xf32>")
SETS = "#set = affine_set<()[s0] : (s0 - 2 >= 0)>"


class AliasWriter:
    def __init__(self, rng):
        self.rng = rng
        self.lines = []
        self.count = 0
        self.indent = 2
        self.remade = set()  # results of ops that the ownership pass makes anew

    def line(self, text):
        self.lines.append("  " * self.indent + text)

    def name(self):
        self.count += 1
        return f"%v{self.count}"

    # visible: lists of names by type: buffers (all of type BUFFER), indices, conditions

    def buffer(self, visible):
        if self.rng.percent(40):
            return self.allocate(visible)
        return self.rng.pick(visible["buffers"])

    def allocate(self, visible):
        rng, name = self.rng, self.name()
        kind = rng.below(10)
        if kind < 6:
            self.line(f"{name} = memref.alloc({rng.pick(visible['indices'])}) : {BUFFER}")
        elif kind < 8:
            fixed, static = self.name(), rng.pick(FIXED)
            op = "alloca" if rng.percent(20) else "alloc"
            note = " {alignment = 16 : i64}" if rng.percent(20) else ""
            self.line(f"{fixed} = memref.{op}(){note} : {static}")
            self.line(f"{name} = memref.cast {fixed} : {static} to {BUFFER}")
        elif kind == 8:
            source = rng.pick(visible["buffers"])
            self.line(f"{name} = bufferization.clone {source} : {BUFFER} to {BUFFER}")
        else:
            rank, stars = self.name(), self.name()
            self.line(f"{stars} = memref.cast {rng.pick(visible['buffers'])} : {BUFFER} to memref<*xf32>")
            self.line(f"{rank} = memref.rank {stars} : memref<*xf32>")
            self.line(f"{name} = memref.alloc({rank}) : {BUFFER}")
        visible["buffers"].append(name)
        return name

    @staticmethod
    def inside(visible, *buffers, index=None):
        return {"buffers": visible["buffers"] + list(buffers), "conditions": visible["conditions"],
                "indices": visible["indices"] + ([index] if index else [])}

    def region(self, visible, depth, end, *buffers, index=None):
        """The statements of a region and its end, which may use what it made."""
        inner = self.inside(visible, *buffers, index=index)
        self.indent += 1
        for _ in range(self.rng.weighted(((4, 0), (4, 1), (2, 2)))):
            self.statement(inner, depth + 1)
        self.line(end(inner))
        self.indent -= 1

    def result(self, visible, name):
        visible["buffers"].append(name)
        self.remade.add(name)

    def yield_one(self, op):
        return lambda inner: f"{op} {self.buffer(inner)} : {BUFFER}"

    # -- ops

    def statement(self, visible, depth):
        rng = self.rng
        kinds = [(6, self.use), (3, self.allocate), (2, self.view), (1, self.call), (1, self.free)]
        if depth < 3:
            kinds += [(3, self.choose), (2, self.repeat), (1, self.repeat_affine), (2, self.repeat_while),
                      (2, self.region_if), (1, self.scope), (1, self.parallel)]
        chosen = rng.weighted(kinds)
        if chosen in (self.use, self.allocate, self.view, self.call, self.free):
            chosen(visible)
        else:
            chosen(visible, depth)

    def use(self, visible):
        a, b = self.buffer(visible), self.buffer(visible)
        self.line(f"test.copy({a}, {b}) : ({BUFFER}, {BUFFER})")

    def free(self, visible):
        name = self.name()
        self.line(f"{name} = memref.alloc({self.rng.pick(visible['indices'])}) : {BUFFER}")
        if self.rng.percent(50):
            self.line(f"test.copy({name}, {self.buffer(visible)}) : ({BUFFER}, {BUFFER})")
        self.line(f"memref.dealloc {name} : {BUFFER}")

    def view(self, visible):
        source, name, rng = self.buffer(visible), self.name(), self.rng
        if rng.percent(50):
            other, c = self.buffer(visible), rng.pick(visible["conditions"])
            self.line(f"{name} = arith.select {c}, {source}, {other} : {BUFFER}")
        else:
            fixed = self.name()
            self.line(f"{fixed} = memref.cast {source} : {BUFFER} to memref<4xf32>")
            self.line(f"{name} = memref.cast {fixed} : memref<4xf32> to {BUFFER}")
        visible["buffers"].append(name)

    def call(self, visible):
        source, name = self.buffer(visible), self.name()
        if self.rng.percent(50):
            self.line(f"{name} = func.call @same({source}) : ({BUFFER}) -> {BUFFER}")
            visible["buffers"].append(name)
        else:
            self.line(f"{name} = func.call @size({source}) : ({BUFFER}) -> index")
            visible["indices"].append(name)

    def choose(self, visible, depth):
        rng, name = self.rng, self.name()
        kind = rng.below(4)
        if kind == 0:
            self.line(f"{name} = affine.if #set()[%n] -> {BUFFER} {{")
            end = "affine.yield"
        elif kind == 1:
            self.line(f"{name} = scf.index_switch {rng.pick(visible['indices'])} -> {BUFFER}")
            self.line("case 1 {")
            end = "scf.yield"
        else:
            self.line(f"{name} = scf.if {rng.pick(visible['conditions'])} -> {BUFFER} {{")
            end = "scf.yield"
        self.region(visible, depth, self.yield_one(end))
        if kind == 1:
            self.line("}")
        self.line("default {" if kind == 1 else "} else {")
        self.region(visible, depth, self.yield_one(end))
        self.line("}")
        self.result(visible, name)

    def repeat(self, visible, depth):
        rng, name, carried, index = self.rng, self.name(), self.name(), self.name()
        low, high, step = (rng.pick(visible["indices"]) for _ in range(3))
        if rng.percent(40):
            self.line(f"scf.for {index} = {low} to {high} step {step} {{")
            self.region(visible, depth, lambda inner: "scf.yield", index=index)
        else:
            self.line(f"{name} = scf.for {index} = {low} to {high} step {step} "
                      f"iter_args({carried} = {self.buffer(visible)}) -> ({BUFFER}) {{")
            self.region(visible, depth, self.yield_one("scf.yield"), carried, index=index)
            self.result(visible, name)
        self.line("}")

    def repeat_affine(self, visible, depth):
        name, carried, index = self.name(), self.name(), self.name()
        self.line(f"{name} = affine.for {index} = 0 to {self.rng.between(1, 5)} "
                  f"iter_args({carried} = {self.buffer(visible)}) -> ({BUFFER}) {{")
        self.indent += 1
        self.line(f"test.copy({carried}, {carried}) : ({BUFFER}, {BUFFER})")
        self.indent -= 1
        self.region(visible, depth, self.yield_one("affine.yield"), carried, index=index)
        self.line("}")
        self.result(visible, name)

    def repeat_while(self, visible, depth):
        """A buffer beside a number; the two regions may carry them in another order."""
        rng, name, before, after = self.rng, self.name(), self.name(), self.name()
        c, n, swap = rng.pick(visible["conditions"]), rng.pick(visible["indices"]), rng.percent(30)
        types = f"{BUFFER}, index" if swap else f"index, {BUFFER}"
        self.line(f"{name}:2 = scf.while ({before}i = {n}, {before} = {self.buffer(visible)}) : "
                  f"(index, {BUFFER}) -> ({types}) {{")

        def condition(inner):
            values = [before + "i", self.buffer(inner)]
            return f"scf.condition({c}) {', '.join(reversed(values) if swap else values)} : {types}"

        self.region(visible, depth, condition, before, index=before + "i")
        self.line("} do {")
        arguments = [f"{after}i: index", f"{after}: {BUFFER}"]
        self.line(f"^bb0({', '.join(reversed(arguments) if swap else arguments)}):")
        self.region(visible, depth, lambda inner: f"scf.yield {after}i, {self.buffer(inner)} : index, {BUFFER}",
                    after, index=after + "i")
        self.line("}")
        self.result(visible, f"{name}#{0 if swap else 1}")

    def region_if(self, visible, depth):
        name = self.name()
        self.line(f"{name} = test.region_if {self.buffer(visible)} : {BUFFER} -> ({BUFFER}) then {{")
        for number, close in enumerate(("} else {", "} join {", "}")):
            argument = f"{name}a{number}"
            self.line(f"^bb0({argument}: {BUFFER}):")
            self.region(visible, depth, self.yield_one("test.region_if_yield"), argument)
            self.line(close)
        self.result(visible, name)

    def scope(self, visible, depth):
        name = self.name()
        self.line(f"{name} = memref.alloca_scope -> ({BUFFER}) {{")
        self.region(visible, depth, self.yield_one("memref.alloca_scope.return"))
        self.line("}")
        self.result(visible, name)

    def parallel(self, visible, depth):
        index, n = self.name(), self.rng.pick(visible["indices"])
        self.line(f"scf.parallel ({index}) = ({n}) to ({n}) step ({n}) {{")
        self.region(visible, depth, lambda inner: "scf.reduce", index=index)
        self.line("}")

    # -- functions

    def write(self, name, size):
        rng = self.rng
        visible = {"buffers": ["%m", "%t"], "indices": ["%n"], "conditions": ["%c", "%d"]}
        returns = rng.percent(50)
        for _ in range(max(1, size // 3)):
            self.statement(visible, 0)
        if rng.percent(60):
            self.diamond(visible, size)
        end = self.buffer(visible)
        self.line(f"return {end} : {BUFFER}" if returns else "return")
        signature = f"%c: i1, %d: i1, %n: index, %m: {BUFFER}, %t: {BUFFER}"
        result = f" -> {BUFFER}" if returns else ""
        return [f"  func.func @{name}({signature}){result} {{"] + self.lines + ["  }"]

    def diamond(self, visible, size):
        """Two or three blocks that meet; now and then one goes on to another. The ownership pass of
        the reference reads freed memory when the result of an op with regions lives on in a block."""
        visible["buffers"] = [b for b in visible["buffers"] if b not in self.remade]
        rng, label = self.rng, self.count
        self.count += 1
        passes = rng.percent(75)
        ends = [rng.percent(25), False]
        self.line(f"cf.cond_br {rng.pick(visible['conditions'])}, ^l{label}, ^r{label}")
        for side, straight in zip("lr", ends):
            self.lines.append(f"  ^{side}{label}:")
            inner = self.inside(visible)
            for _ in range(rng.below(max(2, size // 5))):
                self.statement(inner, 1)
            target = f"^r{label}" if straight else f"^j{label}"
            operand = f"({self.buffer(inner)} : {BUFFER})" if passes and not straight else ""
            self.line(f"cf.br {target}{operand}")
        self.lines.append(f"  ^j{label}(%j{label}: {BUFFER}):" if passes else f"  ^j{label}:")
        if passes:
            visible["buffers"].append(f"%j{label}")
        for _ in range(rng.below(3)):
            self.statement(visible, 1)


def write(rng, size):
    # one function: of two that are refused, the reference reports which it gets to first
    lines = AliasWriter(rng).write("alpha", size + size // 2)
    lines += [f"  func.func private @same({BUFFER}) -> {BUFFER}",
              f"  func.func private @size({BUFFER}) -> index"]
    return "\n".join([SETS, "module {"] + lines + ["}"]) + "\n"
