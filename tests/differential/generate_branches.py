# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Branches for generate.py: any graph of blocks, with what simplifies them and their arguments.

Unlike the graphs of profile cfg these have loops, also with two ways in, blocks that nothing leads
to, blocks that are equal but for a value, blocks that only branch on, arguments that nobody uses or
that always get the same value, cf.switch with any number of cases, conditions that were decided
before, and regions of scf.execute_region and scf.if in between.
"""

TYPES = ("i1", "i32", "index", "memref<4xf32>")


class BranchWriter:
    def __init__(self, rng):
        self.rng = rng
        self.lines = []
        self.count = 0
        self.indent = 2

    def line(self, text):
        self.lines.append("  " * self.indent + text)

    def define(self, visible, type_, text):
        name = f"%v{self.count}"
        self.count += 1
        self.line(f"{name} = {text}")
        visible.append((name, type_))
        return name

    def need(self, visible, type_):
        found = [name for name, t in visible if t == type_]
        if found and self.rng.percent(85):
            return self.rng.pick(found)
        if type_ == "memref<4xf32>":
            return self.define(visible, type_, f"memref.alloc() : {type_}")
        if type_ == "i1":
            return self.define(visible, type_,
                               f"arith.constant {self.rng.pick(('true', 'false'))}")
        return self.define(visible, type_, f"arith.constant {self.rng.below(4)} : {type_}")

    # -- graph

    def graph(self, count):
        """Successor lists; the last block has none, nothing leads to the entry."""
        rng = self.rng
        loops = rng.percent(35)
        edges = []
        for block in range(count - 1):
            low = 1 if loops and rng.percent(40) else block + 1
            n = rng.weighted(((5, 1), (6, 2), (2, 3), (1, 4), (1, 0)))
            chosen = [rng.between(low, count - 1) for _ in range(n)]
            if n > 1 and rng.percent(20):
                chosen[1] = chosen[0]
            edges.append(chosen)
        return edges + [[]]

    @staticmethod
    def dominators(edges):
        count = len(edges)
        everything = set(range(count))
        found = [{0}] + [set(everything) for _ in range(count - 1)]
        predecessors = [[p for p in range(count) if b in edges[p]] for b in range(count)]
        changed = True
        while changed:
            changed = False
            for b in range(1, count):
                ways = [found[p] for p in predecessors[b]]
                now = (set.intersection(*ways) if ways else set(everything)) | {b}
                changed |= now != found[b]
                found[b] = now
        reachable, todo = set(), [0]
        while todo:
            b = todo.pop()
            if b not in reachable:
                reachable.add(b)
                todo += edges[b]
        # a block that nothing leads to sees itself and the entry
        return [found[b] if b in reachable else {0, b} for b in range(count)]

    # -- ops

    def statement(self, visible):
        rng = self.rng
        kind = rng.below(12)
        if kind < 3:
            a, b = self.need(visible, "i1"), self.need(visible, "i1")
            self.define(visible, "i1", f"arith.{rng.pick(('andi', 'ori', 'xori'))} {a}, {b} : i1")
        elif kind == 3:
            a, b = self.need(visible, "i32"), self.need(visible, "i32")
            self.define(visible, "i32", f"arith.addi {a}, {b} : i32")
        elif kind == 4:
            a, b = self.need(visible, "index"), self.need(visible, "index")
            self.define(visible, "i1", f"arith.cmpi {rng.pick(('eq', 'slt'))}, {a}, {b} : index")
        elif kind < 8:
            type_ = rng.pick(TYPES)
            self.line(f'"test.keep"({self.need(visible, type_)}) : ({type_}) -> ()')
        elif kind == 8:
            c = self.need(visible, "i1")
            type_ = rng.pick(TYPES)
            a, b = self.need(visible, type_), self.need(visible, type_)
            self.define(visible, type_, f"arith.select {c}, {a}, {b} : {type_}")
        elif kind == 9 and self.indent < 5:
            self.execute(visible)
        elif kind == 10:
            c = self.need(visible, "i1")
            self.line(f'cf.assert {c}, "{rng.pick(("so", "not so"))}"')
        else:
            self.line(f'"test.mark"() {{at = {rng.below(3)} : i32}} : () -> ()')

    def execute(self, visible):
        """A region of several blocks inside a block."""
        rng = self.rng
        type_ = rng.pick(TYPES[:3])
        name = f"%v{self.count}"
        self.count += 1
        self.line(f"{name} = scf.execute_region -> {type_} {{")
        outer = list(visible)
        self.indent += 2
        if rng.percent(50):
            self.statement(outer)
            self.line(f"scf.yield {self.need(outer, type_)} : {type_}")
        else:
            c, a, b = (self.need(outer, t) for t in ("i1", type_, type_))
            first = rng.percent(50)
            self.line(f"cf.cond_br {c}, ^x{self.count}({a} : {type_}), "
                      f"^{'x' if first else 'y'}{self.count}({b} : {type_})")
            label = self.count
            for stem in "x" if first else "xy":
                inner = outer + [(f"%{stem}a{label}", type_)]
                self.indent -= 1
                self.line(f"^{stem}{label}(%{stem}a{label}: {type_}):")
                self.indent += 1
                if rng.percent(50):
                    self.statement(inner)
                self.line(f"scf.yield {self.need(inner, type_)} : {type_}")
        self.indent -= 2
        self.line("}")
        visible.append((name, type_))

    def target(self, visible, block, arguments):
        operands = [self.need(visible, t) for _, t in arguments[block]]
        if not operands:
            return f"^bb{block}"
        types = ", ".join(t for _, t in arguments[block])
        return f"^bb{block}({', '.join(operands)} : {types})"

    def terminate(self, visible, successors, arguments, result):
        rng = self.rng
        targets = [self.target(visible, s, arguments) for s in successors]
        if not targets:
            self.line(f"return {self.need(visible, result)} : {result}")
        elif len(targets) == 1 and rng.percent(85):
            self.line(f"cf.br {targets[0]}")
        elif len(targets) == 2 and rng.percent(75):
            self.line(f"cf.cond_br {self.need(visible, 'i1')}, {targets[0]}, {targets[1]}")
        else:
            flag = self.need(visible, "i32")
            values = rng.sample(range(0, 5), len(targets) - 1)
            cases = [f"{v}: {t}" for v, t in zip(values, targets[1:])]
            self.line(f"cf.switch {flag} : i32, [")
            self.line("  " + ", ".join([f"default: {targets[0]}"] + cases))
            self.line("]")

    # -- functions

    def write(self, name, size):
        rng = self.rng
        count = rng.between(2, max(3, size // 2))
        edges = self.graph(count)
        dominators = self.dominators(edges)
        result = rng.pick(TYPES)
        header = [(f"%arg{i}", t) for i, t in enumerate(("i1", "i1", "i32", "index", TYPES[3]))]
        arguments = [[]] + [[(f"%b{b}_{i}", rng.pick(TYPES))
                             for i in range(rng.weighted(((5, 0), (4, 1), (2, 2), (1, 3))))]
                            for b in range(1, count)]
        made = [[] for _ in range(count)]
        bodies = [None] * count
        # a block that dominates another comes first, whatever their order in the text
        for block in sorted(range(count), key=lambda b: (len(dominators[b]), b)):
            visible = list(header)
            for d in sorted(dominators[block] - {block}):
                visible += rng.sample(made[d], 4)
            known = len(visible)
            visible += arguments[block]
            self.lines = []
            twin = self.twin(block, bodies, edges, arguments)
            if twin is not None:
                edges_text = bodies[twin]
                bodies[block] = self.renamed(edges_text, arguments, twin, block)
                continue
            for _ in range(rng.weighted(((4, 0), (4, 1), (3, 2), (2, 4)))):
                self.statement(visible)
            self.terminate(visible, edges[block], arguments, result)
            made[block] = visible[known:]
            bodies[block] = self.lines
        self.lines = []
        for block in range(count):
            if block:
                own = ", ".join(f"{n}: {t}" for n, t in arguments[block])
                self.lines.append(f"  ^bb{block}{f'({own})' if own else ''}:")
            self.lines += bodies[block]
        signature = ", ".join(f"{n}: {t}" for n, t in header)
        return [f"  func.func @{name}({signature}) -> {result} {{"] + self.lines + ["  }"]

    def twin(self, block, bodies, edges, arguments):
        """An earlier block that this one may repeat: it uses nothing but its own and what the
        function was given."""
        if not self.rng.percent(45):
            return None
        types = [t for _, t in arguments[block]]
        for other, body in enumerate(bodies):
            if not other or body is None or edges[other] != edges[block]:
                continue
            if [t for _, t in arguments[other]] != types:
                continue
            own = {n for n, _ in arguments[other]} | {f"%arg{i}" for i in range(5)}
            used, defined = set(), set()
            for line in body:
                left, equals, right = line.partition(" = ")
                if not equals or not left.strip().startswith("%v"):
                    left, right = "", line
                used |= names(right)
                defined |= names(left)
            if used <= own | defined and not any("^x" in line or "^y" in line for line in body):
                return other
        return None

    def renamed(self, body, arguments, twin, block):
        change = {a: b for (a, _), (b, _) in zip(arguments[twin], arguments[block])}
        fresh = []
        for line in body:
            for name in sorted(names(line), key=len, reverse=True):
                if name.startswith("%v") and name not in change:
                    change[name] = f"%v{self.count}"
                    self.count += 1
            fresh.append(substitute(line, change, self.rng))
        return fresh


def names(text):
    found, at = set(), text.find("%")
    while at >= 0:
        end = at + 1
        while end < len(text) and (text[end].isalnum() or text[end] == "_"):
            end += 1
        found.add(text[at:end])
        at = text.find("%", end)
    return found


def substitute(text, change, rng):
    """Renames; now and then a function's argument becomes another of its type, so that equal blocks
    differ in one value."""
    out, at = "", 0
    while at < len(text):
        if text[at] != "%":
            out += text[at]
            at += 1
            continue
        end = at + 1
        while end < len(text) and (text[end].isalnum() or text[end] == "_"):
            end += 1
        name = text[at:end]
        name = change.get(name, name)
        if name in ("%arg0", "%arg1") and rng.percent(30):
            name = rng.pick(("%arg0", "%arg1"))
        out += name
        at = end
    return out


def write(rng, size):
    lines = []
    for name in ("alpha", "beta"):
        lines += BranchWriter(rng).write(name, size)
    return "\n".join(["module {"] + lines + ["}"]) + "\n"
