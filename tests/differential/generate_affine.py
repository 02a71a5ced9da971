# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Affine loops, conditions, maps and accesses for generate.py: what composes and folds.

Maps are of few dimensions and symbols with small numbers, so that terms meet, cancel and divide;
operands are constants, symbols, induction variables, or other affine.apply ops.
"""

NUMBERS = (0, 1, 1, 2, 2, 3, 4, 5, 8, 16, -1, -2, -4, 7, 10, 32)
DIVISORS = (1, 2, 2, 3, 4, 4, 5, 8, 16, 32)
MEMREFS = ("memref<?xf32>", "memref<10xf32>", "memref<8x8xf32>", "memref<?x4xf32>")


class AffineWriter:
    def __init__(self, rng):
        self.rng = rng
        self.lines = []
        self.indent = "    "
        self.symbols = ["%n", "%k"]
        self.dims = []      # induction variables in reach
        self.values = []    # index values that are no symbol by themselves
        self.memrefs = [("%a", "memref<?xf32>"), ("%b", "memref<10xf32>"), ("%c", "memref<8x8xf32>")]
        self.count = 0
        self.depth = 0

    def emit(self, text):
        self.lines.append(self.indent + text)

    def name(self):
        self.count += 1
        return f"%v{self.count}"

    # -- maps

    def leaf(self, dims, symbols):
        kind = self.rng.below(10)
        if kind < 5 and dims:
            return f"d{self.rng.below(dims)}"
        if kind < 8 and symbols:
            return f"s{self.rng.below(symbols)}"
        return str(self.rng.pick(NUMBERS))

    def expr(self, dims, symbols, depth=3):
        kind = self.rng.below(12) if depth else 0
        if kind < 3:
            return self.leaf(dims, symbols)
        left = self.expr(dims, symbols, depth - 1)
        if kind < 6:
            # Sums on the right of sums print as if they were not, which sets do not get over.
            return f"({left} {self.rng.pick('++-')} {self.leaf(dims, symbols)})"
        if kind < 8:
            return f"({left}) * {self.rng.pick(NUMBERS)}"
        op = self.rng.pick(("floordiv", "ceildiv", "mod", "mod", "floordiv"))
        if symbols and self.rng.percent(12):
            by = f"s{self.rng.below(symbols)}"
            return f"({left}) * {by}" if self.rng.percent(50) else f"({left}) {op} {by}"
        by = self.rng.pick(DIVISORS) if self.rng.percent(99) else self.rng.pick((-1, -3))
        return f"({left}) {op} {by}"

    def inputs(self, only_symbols=False):
        """(dims, symbols): names of operands."""
        dims, symbols = [], []
        for _ in range(self.rng.between(0, 3)):
            found = self.dims + self.values + self.symbols
            dims.append(self.rng.pick(found[-6:] if self.rng.percent(60) else found))
        for _ in range(self.rng.between(0, 2)):
            symbols.append(self.rng.pick(self.symbols))
        return ([], symbols + dims) if only_symbols else (dims, symbols)

    def map(self, results, dims, symbols, depth=3):
        names = ", ".join(f"d{i}" for i in range(len(dims)))
        brackets = "[" + ", ".join(f"s{i}" for i in range(len(symbols))) + "]" if symbols else ""
        exprs = ", ".join(self.expr(len(dims), len(symbols), depth) for _ in range(results))
        return f"affine_map<({names}){brackets} -> ({exprs})>"

    @staticmethod
    def operands(dims, symbols):
        return f"({', '.join(dims)})" + (f"[{', '.join(symbols)}]" if symbols else "")

    # -- ops

    def op_constant(self):
        name = self.name()
        self.emit(f"{name} = arith.constant {self.rng.pick(NUMBERS)} : index")
        self.symbols.append(name)

    def op_apply(self):
        dims, symbols = self.inputs()
        name = self.name()
        self.emit(f"{name} = affine.apply {self.map(1, dims, symbols)}{self.operands(dims, symbols)}")
        known = set(self.symbols)
        (self.symbols if all(d in known for d in dims) else self.values).append(name)
        if self.rng.percent(30):
            self.emit(f"func.call @use({name}) : (index) -> ()")

    def op_min_max(self):
        dims, symbols = self.inputs()
        name, op = self.name(), self.rng.pick(("min", "max"))
        text = self.map(self.rng.between(1, 4), dims, symbols, 2)
        self.emit(f"{name} = affine.{op} {text}{self.operands(dims, symbols)}")
        self.emit(f"func.call @use({name}) : (index) -> ()")
        if self.rng.percent(60):  # which is no dimension, but may be an operand of others of its kind
            again = self.name()
            self.emit(f"{again} = affine.{op} affine_map<(d0)[s0] -> (d0, s0 + 2)>({name})[%n]")
            self.emit(f"func.call @use({again}) : (index) -> ()")

    def op_use(self):
        self.emit(f"func.call @use({self.rng.pick(self.symbols + self.values + self.dims)}) : (index) -> ()")

    def op_cast(self):
        name = self.name()
        source, type_ = self.rng.pick(self.memrefs)
        to = type_.replace("10x", "?x").replace("8x8x", self.rng.pick(("?x8x", "?x?x", "8x?x")))
        if to != type_:
            self.emit(f"{name} = memref.cast {source} : {type_} to {to}")
            self.memrefs.append((name, to))

    def index(self):
        """An index in the syntax of an access."""
        found = self.dims + self.values + self.symbols
        value = self.rng.pick(found)
        kind = self.rng.below(6)
        if kind == 0:
            return str(self.rng.below(8))
        if kind == 1:
            return f"{value} + {self.rng.below(8)}"
        if kind == 2:
            return f"{value} * 2 + {self.rng.pick(found)}"
        if kind == 3:
            return f"symbol({self.rng.pick(self.symbols)}) + {value} mod {self.rng.pick(DIVISORS)}"
        if kind == 4:
            return f"{value} floordiv {self.rng.pick(DIVISORS)}"
        return value

    def access(self):
        name, type_ = self.rng.pick(self.memrefs[-4:])
        rank = type_.count("x")
        return f"{name}[{', '.join(self.index() for _ in range(rank))}]", type_

    def op_load(self):
        where, type_ = self.access()
        name = self.name()
        self.emit(f"{name} = affine.load {where} : {type_}")
        where, type_ = self.access()
        self.emit(f"affine.store {name}, {where} : {type_}")

    def op_prefetch(self):
        where, type_ = self.access()
        self.emit(f"affine.prefetch {where}, read, locality<3>, data : {type_}")

    def op_vector(self):
        where, type_ = self.access()
        name = self.name()
        self.emit(f"{name} = affine.vector_load {where} : {type_}, vector<2xf32>")
        where, type_ = self.access()
        self.emit(f"affine.vector_store {name}, {where} : {type_}, vector<2xf32>")

    def nested(self, head, tail, dims=(), result=None):
        saved = (list(self.symbols), list(self.dims), list(self.values), list(self.memrefs))
        self.emit(head)
        self.indent += "  "
        self.depth += 1
        self.dims += dims
        self.body(self.rng.between(0, 4))
        if result:
            result()
        self.depth -= 1
        self.indent = self.indent[:-2]
        self.symbols, self.dims, self.values, self.memrefs = saved
        self.emit(tail)

    def bound(self, upper):
        kind = self.rng.below(4)
        if kind < 2:
            return str(self.rng.pick((0, 0, 1, 4, 8, 10, 16, 3) if upper else (0, 0, 0, 1, 2, 4, 8)))
        if kind == 2:
            return self.rng.pick(self.symbols)
        dims, symbols = self.inputs()
        results = self.rng.between(1, 3)
        prefix = ("min " if upper else "max ") if results > 1 or self.rng.percent(20) else ""
        return f"{prefix}{self.map(results, dims, symbols, 2)}{self.operands(dims, symbols)}"

    def op_for(self):
        iv = f"%i{self.count}"
        self.count += 1
        step = f" step {self.rng.pick((1, 2, 4, 3))}" if self.rng.percent(30) else ""
        head = f"affine.for {iv} = {self.bound(False)} to {self.bound(True)}{step}"
        if self.rng.percent(35):
            self.loop_with_results(head, iv)
        else:
            self.nested(head + " {", "}", [iv])

    def loop_with_results(self, head, iv):
        n = self.rng.between(1, 3)
        name = self.name()
        inits = [self.rng.pick(self.symbols + self.values) for _ in range(n)]
        args = [f"{name}a{i}" for i in range(n)]
        heads = ", ".join(f"{a} = {v}" for a, v in zip(args, inits))
        types = ", ".join(["index"] * n)
        outside = self.symbols + self.values

        def result():
            pool = args * 2 + outside + [iv]
            out = [args[i] if self.rng.percent(40) else self.rng.pick(pool) for i in range(n)]
            self.emit(f"affine.yield {', '.join(out)} : {types}")

        names = f"{name}:{n}" if n > 1 else name
        if self.rng.percent(50):  # an empty body
            self.emit(f"{names} = {head} iter_args({heads}) -> ({types}) {{")
            self.indent += "  "
            result()
            self.indent = self.indent[:-2]
            self.emit("}")
        else:
            self.nested(f"{names} = {head} iter_args({heads}) -> ({types}) {{", "}", [iv], result)
        self.emit(f"func.call @use({name}{'#0' if n > 1 else ''}) : (index) -> ()")

    def condition(self, dims, symbols):
        if self.rng.percent(15):
            return self.rng.pick(("0 == 0", "1 == 0", "1 >= 0", "-1 >= 0", "5 == 0"))
        parts = [f"{self.expr(len(dims), len(symbols), 2)} {self.rng.pick(('>=', '=='))} 0"
                 for _ in range(self.rng.between(1, 2))]
        return ", ".join(parts)

    def op_if(self):
        dims, symbols = self.inputs()
        names = ", ".join(f"d{i}" for i in range(len(dims)))
        brackets = "[" + ", ".join(f"s{i}" for i in range(len(symbols))) + "]" if symbols else ""
        head = f"affine.if affine_set<({names}){brackets} : ({self.condition(dims, symbols)})>" \
               f"{self.operands(dims, symbols)}"
        if self.rng.percent(30):
            name = self.name()
            pool = self.symbols + self.values + self.dims

            def result():
                self.emit(f"affine.yield {self.rng.pick(pool)} : index")

            self.nested(f"{name} = {head} -> index {{", "} else {", (), result)
            self.nested_rest(result)
            self.emit(f"func.call @use({name}) : (index) -> ()")
        elif self.rng.percent(50):
            self.nested(head + " {", "} else {")
            self.nested_rest(None)
        else:
            self.nested(head + " {", "}")

    def nested_rest(self, result):
        """The else region, whose head is written."""
        head = self.lines.pop()
        self.nested(head.strip(), "}", (), result)

    def op_parallel(self):
        iv = f"%i{self.count}"
        self.count += 1
        found = self.dims + self.values + self.symbols
        lower = self.rng.pick(("0", "1", self.rng.pick(found), f"max({self.rng.pick(found)}, 0)"))
        upper = self.rng.pick(("10", self.rng.pick(found), f"min({self.rng.pick(found)} + 1, 10)"))
        self.nested(f"affine.parallel ({iv}) = ({lower}) to ({upper}) {{", "}", [iv])

    def body(self, count):
        table = [(6, self.op_apply), (2, self.op_constant), (4, self.op_load), (2, self.op_min_max),
                 (1, self.op_cast), (1, self.op_use), (1, self.op_prefetch), (1, self.op_vector)]
        if self.depth < 3:
            table += [(5, self.op_for), (3, self.op_if), (1, self.op_parallel)]
        for _ in range(count):
            self.rng.weighted(table)()

    def function(self, number, size):
        self.lines = [f"  func.func @f{number}(%n: index, %k: index, %a: memref<?xf32>, "
                      "%b: memref<10xf32>, %c: memref<8x8xf32>) {"]
        self.body(size)
        return self.lines + ["    return", "  }"]


def write(rng, size):
    lines = ["module {", "  func.func private @use(index)"]
    for number in range(rng.between(1, 2)):
        lines += AffineWriter(rng).function(number, size)
    return "\n".join(lines + ["}"]) + "\n"
