# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Structured control flow of every kind for generate.py, with what its patterns look for.

Bounds that are constants (no iteration, one, some), conditions that are constants, negated or
compared again inside, values that are carried around without a change, yielded twice or never used,
arms that yield what was there before, neighbours with the same condition, nested parallel loops,
scf.forall, scf.index_switch, memref.alloca_scope.
"""

SCALARS = ("i1", "i32", "index")
BUFFERS = ("memref<4xf32>", "memref<?xf32>", "memref<4xi32>")


class LoopWriter:
    def __init__(self, rng):
        self.rng = rng
        self.lines = []
        self.count = 0
        self.indent = 2
        self.depth = 0
        self.types = SCALARS + (rng.pick(BUFFERS),)

    # -- text

    def line(self, text):
        self.lines.append("  " * self.indent + text)

    def name(self):
        self.count += 1
        return f"%v{self.count - 1}"

    def define(self, visible, type_, text):
        name = self.name()
        self.line(f"{name} = {text}")
        visible.append((name, type_))
        return name

    def constant(self, visible, type_, number=None):
        if number is None:
            number = self.rng.weighted(((4, 0), (4, 1), (2, 2), (2, 4), (1, 3)))
        if type_ == "i1":
            return self.define(visible, type_, f"arith.constant {'true' if number else 'false'}")
        return self.define(visible, type_, f"arith.constant {number} : {type_}")

    def need(self, visible, type_, constants=12):
        found = [name for name, t in visible if t == type_]
        if type_ in SCALARS:
            if not found or self.rng.percent(constants):
                return self.constant(visible, type_)
        elif not found or self.rng.percent(12):
            sizes = self.need(visible, "index") if "?" in type_ else ""
            op = "memref.alloca" if self.rng.percent(15) else "memref.alloc"
            return self.define(visible, type_, f"{op}({sizes}) : {type_}")
        return self.rng.pick(found[-4:]) if self.rng.percent(50) else self.rng.pick(found)

    def needs(self, visible, types):
        return [self.need(visible, t) for t in types]

    def some_types(self, low=0, high=3):
        return [self.rng.pick(self.types) for _ in range(self.rng.between(low, high))]

    # -- plain ops

    def op_scalar(self, visible):
        rng = self.rng
        kind = rng.below(6)
        if kind < 2:
            a, b = self.need(visible, "i1"), self.need(visible, "i1")
            self.define(visible, "i1", f"arith.{rng.pick(('andi', 'ori', 'xori'))} {a}, {b} : i1")
        elif kind == 2:
            a, one = self.need(visible, "i1"), self.constant(visible, "i1", 1)
            self.define(visible, "i1", f"arith.xori {a}, {one} : i1")
        elif kind == 3:
            type_ = rng.pick(("i32", "index"))
            a, b = self.need(visible, type_), self.need(visible, type_)
            self.define(visible, type_, f"arith.{rng.pick(('addi', 'muli'))} {a}, {b} : {type_}")
        else:
            type_ = rng.pick(("i32", "index"))
            a, b = self.need(visible, type_), self.need(visible, type_)
            predicate = rng.pick(("eq", "ne", "slt", "sge", "ult"))
            self.define(visible, "i1", f"arith.cmpi {predicate}, {a}, {b} : {type_}")

    def op_keep(self, visible):
        type_ = self.rng.pick(self.types)
        self.line(f'"test.keep"({self.need(visible, type_)}) : ({type_}) -> ()')

    def op_use(self, visible):
        type_ = self.types[-1]
        a, b = self.need(visible, type_), self.need(visible, type_)
        self.line(f"test.copy({a}, {b}) : ({type_}, {type_})")

    def op_select(self, visible):
        type_ = self.rng.pick(self.types)
        c, a, b = self.needs(visible, ("i1", type_, type_))
        self.define(visible, type_, f"arith.select {c}, {a}, {b} : {type_}")

    # -- regions

    def body(self, visible, arguments=(), wanted=(), end="scf.yield", extra="", bare=False):
        """The inside of a region that yields `wanted`; prefers what it was given."""
        inner = list(visible) + list(arguments)
        self.depth += 1
        self.indent += 1
        for _ in range(self.rng.weighted(((3, 0), (4, 1), (3, 2), (1, 4)))):
            self.statement(inner)
        values = []
        for i, type_ in enumerate(wanted):
            same = [name for name, t in arguments if t == type_]
            if same and self.rng.percent(45):
                straight = len(arguments) >= len(wanted) and \
                    arguments[len(arguments) - len(wanted) + i][1] == type_
                values.append(arguments[len(arguments) - len(wanted) + i][0]
                              if straight and self.rng.percent(60) else self.rng.pick(same))
            elif values and wanted[i - 1] == type_ and self.rng.percent(20):
                values.append(values[-1])
            else:
                values.append(self.need(inner, type_))
        if extra:
            extra = extra.format(self.need(inner, "i1", 20))
        if values or extra or bare:
            types = f" {', '.join(values)} : {', '.join(wanted)}" if values else ""
            self.line(f"{end}{extra}{types}")
        self.indent -= 1
        self.depth -= 1

    def results(self, visible, types):
        if not types:
            return "", []
        name = self.name()
        names = [name] if len(types) == 1 else [f"{name}#{i}" for i in range(len(types))]
        left = name if len(types) == 1 else f"{name}:{len(types)}"
        return f"{left} = ", list(zip(names, types))

    @staticmethod
    def arrow(types):
        return f" -> ({', '.join(types)})" if types else ""

    def fresh_arguments(self, types):
        return [(self.name(), t) for t in types]

    def op_if(self, visible):
        types = self.some_types(0, 3)
        condition = self.need(visible, "i1", 10)
        repeat = self.rng.weighted(((3, 1), (1, 2)))
        for _ in range(repeat):  # neighbours with one condition
            left, made = self.results(visible, types)
            self.line(f"{left}scf.if {condition}{self.arrow(types)} {{")
            self.body(visible, wanted=types)
            if types or self.rng.percent(35):
                self.line("} else {")
                self.body(visible, wanted=types)
            self.line("}")
            visible += made
            if self.rng.percent(30):
                types = self.some_types(0, 2)

    def op_for(self, visible):
        types = self.some_types(0, 3)
        low, high, step = (self.need(visible, "index", 65) for _ in range(3))
        inits = self.needs(visible, types)
        left, made = self.results(visible, types)
        induction = self.fresh_arguments(["index"])
        arguments = self.fresh_arguments(types)
        text = f"{left}scf.for {induction[0][0]} = {low} to {high} step {step}"
        if types:
            pairs = ", ".join(f"{a} = {i}" for (a, _), i in zip(arguments, inits))
            text += f" iter_args({pairs}){self.arrow(types)}"
        self.line(text + " {")
        self.body(visible, induction + arguments, types)
        self.line("}")
        visible += made

    def op_while(self, visible):
        before = self.some_types(0, 3)
        after = list(before) if self.rng.percent(50) else self.some_types(0, 3)
        inits = self.needs(visible, before)
        left, made = self.results(visible, after)
        arguments = self.fresh_arguments(before)
        pairs = ", ".join(f"{a} = {i}" for (a, _), i in zip(arguments, inits))
        targets = after[0] if len(after) == 1 else f"({', '.join(after)})"
        self.line(f"{left}scf.while{f' ({pairs})' if pairs else ''} :"
                  f" ({', '.join(before)}) -> {targets} {{")
        self.body(visible, arguments, after, "scf.condition", "({})")
        self.line("} do {")
        inner = self.fresh_arguments(after)
        if inner:
            self.line("^bb0(" + ", ".join(f"{n}: {t}" for n, t in inner) + "):")
        self.body(visible, inner, before, bare=True)
        self.line("}")
        visible += made

    def op_while_compare(self, visible):
        """Compares again in the body what the condition compared."""
        rng = self.rng
        left = self.name()
        bound = self.need(visible, "index")
        start = self.need(visible, "index")
        a, b, cmp_, again, next_ = (self.name() for _ in range(5))
        pair = [(a, bound), (bound, a)][rng.below(2)]
        predicates = ("eq", "ne", "slt", "sge", "sgt", "sle", "ult", "uge")
        predicate = rng.pick(predicates)
        self.line(f"{left} = scf.while ({a} = {start}) : (index) -> index {{")
        self.line(f"  {cmp_} = arith.cmpi {predicate}, {pair[0]}, {pair[1]} : index")
        self.line(f"  scf.condition({cmp_}) {a} : index")
        self.line("} do {")
        self.line(f"^bb0({b}: index):")
        pair = tuple(b if v == a else v for v in pair)
        if rng.percent(20):
            pair = pair[::-1]
        other = rng.pick(predicates) if rng.percent(60) else predicate
        self.line(f"  {again} = arith.cmpi {other}, {pair[0]}, {pair[1]} : index")
        self.line(f'  {next_} = "test.next"({b}, {again}) : (index, i1) -> index')
        self.line(f"  scf.yield {next_} : index")
        self.line("}")
        visible.append((left, "index"))

    def op_execute(self, visible):
        types = self.some_types(0, 2)
        left, made = self.results(visible, types)
        self.line(f"{left}scf.execute_region{self.arrow(types)} {{")
        self.body(visible, wanted=types, bare=True)
        self.line("}")
        visible += made

    def op_scope(self, visible):
        types = self.some_types(0, 2)
        left, made = self.results(visible, types)
        self.line(f"{left}memref.alloca_scope{self.arrow(types)} {{")
        self.body(visible, wanted=types, end="memref.alloca_scope.return", bare=bool(types))
        self.line("}")
        visible += made

    def op_switch(self, visible):
        types = self.some_types(0, 2)
        flag = self.need(visible, "index", 40)
        left, made = self.results(visible, types)
        arrow = f" -> {', '.join(types)}" if types else ""
        self.line(f"{left}scf.index_switch {flag}{arrow}")
        for value in self.rng.sample(range(5), self.rng.between(0, 3)):
            self.line(f"case {value} {{")
            self.body(visible, wanted=types, bare=True)
            self.line("}")
        self.line("default {")
        self.body(visible, wanted=types, bare=True)
        self.line("}")
        visible += made

    def op_parallel(self, visible):
        n = self.rng.between(1, 3)
        groups = [[self.need(visible, "index", 70) for _ in range(n)] for _ in range(2)]
        steps = []
        for _ in range(n):  # a constant step has to be positive
            steps.append(self.constant(visible, "index", self.rng.pick((1, 1, 2, 5)))
                         if self.rng.percent(80) else "%argn")
        scalar = self.rng.pick(("i32", "index"))
        reduced = [scalar] * self.rng.weighted(((5, 0), (3, 1), (1, 2)))
        inits = self.needs(visible, reduced)
        left, made = self.results(visible, reduced)
        arguments = self.fresh_arguments(["index"] * n)
        low, high = (", ".join(g) for g in groups)
        text = (f"{left}scf.parallel ({', '.join(a for a, _ in arguments)}) = ({low}) to ({high})"
                f" step ({', '.join(steps)})")
        if reduced:
            text += f" init ({', '.join(inits)}) -> {', '.join(reduced)}" if len(reduced) == 1 \
                else f" init ({', '.join(inits)}) -> ({', '.join(reduced)})"
        self.line(text + " {")
        inner = list(visible) + arguments
        self.depth += 1
        self.indent += 1
        if self.rng.percent(35) and self.depth < 3 and not reduced:
            self.op_parallel(inner)
        else:
            for _ in range(self.rng.below(3)):
                self.statement(inner)
        if reduced:
            self.line(f"scf.reduce({', '.join(self.needs(inner, reduced))} : {', '.join(reduced)}) {{")
            for i, type_ in enumerate(reduced):
                if i:
                    self.line("}, {")
                a, b, c = (self.name() for _ in range(3))
                self.line(f"^bb0({a}: {type_}, {b}: {type_}):")
                op = self.rng.pick(("addi", "muli"))
                self.line(f"  {c} = arith.{op} {a}, {b} : {type_}")
                self.line(f"  scf.reduce.return {c} : {type_}")
            self.line("}")
        elif self.rng.percent(50):
            self.line("scf.reduce")
        self.indent -= 1
        self.depth -= 1
        self.line("}")
        visible += made

    def op_forall(self, visible):
        n = self.rng.between(1, 3)
        arguments = self.fresh_arguments(["index"] * n)
        names = ", ".join(a for a, _ in arguments)

        def bounds(steps=False):
            literals = ("1", "1", "2") if steps else ("0", "1", "2", "4")
            return ", ".join(self.rng.pick(literals) if self.rng.percent(60)
                             else "%argn" if steps else self.need(visible, "index", 30)
                             for _ in range(n))

        if self.rng.percent(50):
            text = f"scf.forall ({names}) in ({bounds()})"
        else:
            text = f"scf.forall ({names}) = ({bounds()}) to ({bounds()}) step ({bounds(True)})"
        self.line(text + " {")
        self.body(visible, arguments)
        self.line("}")

    def statement(self, visible):
        plain = [(5, self.op_scalar), (4, self.op_keep), (4, self.op_use), (2, self.op_select)]
        regions = [(6, self.op_if), (5, self.op_for), (4, self.op_while), (2, self.op_while_compare),
                   (1, self.op_execute), (2, self.op_scope), (2, self.op_switch),
                   (3, self.op_parallel), (2, self.op_forall)]
        self.rng.weighted(plain + (regions if self.depth < 3 else []))(visible)

    def write(self, name, size):
        header = [("%argc", "i1"), ("%argd", "i1"), ("%arge", "i32"), ("%argn", "index"),
                  ("%argk", "index"), ("%argm", self.types[-1])]
        visible = list(header)
        for _ in range(size // 2):
            self.statement(visible)
        types = self.some_types(0, 2)
        values = self.needs(visible, types)
        signature = ", ".join(f"{n}: {t}" for n, t in header)
        self.line("return" + (f" {', '.join(values)} : {', '.join(types)}" if types else ""))
        return [f"  func.func @{name}({signature}){self.arrow(types)} {{"] + self.lines + ["  }"]


def write(rng, size):
    return "\n".join(["module {"] + LoopWriter(rng).write("alpha", size) + ["}"]) + "\n"
