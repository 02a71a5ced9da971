# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Modules of many functions for generate.py: short and long ones, with blocks and with loops, some that
no pass changes, and in some modules a few that the passes refuse.

How the functions of a module are taken through the passes must not show: not in the order of errors
and warnings, nor in how many rounds the rewriter takes, which one function decides for all of them.
"""

BUFFER = "memref<8xf32>"
HEAD = f"(%m: {BUFFER}, %x: f32, %i: index, %c: i1)"


class BodyWriter:
    """A body in which buffers come, are used and are passed on."""

    def __init__(self, rng):
        self.rng = rng
        self.lines = []
        self.buffers = ["%m"]
        self.count = 0

    def name(self, stem):
        self.count += 1
        return f"%{stem}{self.count}"

    def put(self, text):
        self.lines.append(f"    {text}")

    def op_alloc(self):
        name = self.name("b")
        self.put(f"{name} = memref.alloc() : {BUFFER}")
        self.buffers.append(name)

    def op_store(self):
        self.put(f"memref.store %x, {self.rng.pick(self.buffers)}[%i] : {BUFFER}")

    def op_copy(self):
        a, b = self.rng.pick(self.buffers), self.rng.pick(self.buffers)
        self.put(f"test.copy({a}, {b}) : ({BUFFER}, {BUFFER})")

    def op_choose(self):
        name = self.name("s")
        a, b = self.rng.pick(self.buffers), self.rng.pick(self.buffers)
        self.put(f"{name} = arith.select %c, {a}, {b} : {BUFFER}")
        self.buffers.append(name)

    def op_if(self):
        name = self.name("r")
        a, b = self.rng.pick(self.buffers), self.rng.pick(self.buffers)
        self.lines += [f"    {name} = scf.if %c -> {BUFFER} {{", f"      scf.yield {a} : {BUFFER}",
                       "    } else {", f"      scf.yield {b} : {BUFFER}", "    }"]
        self.buffers.append(name)

    def op_numbers(self):
        a, b, sum_ = self.name("n"), self.name("n"), self.name("n")
        self.put(f"{a} = arith.constant {self.rng.between(0, 3)} : index")
        self.put(f"{b} = arith.addi {a}, %i : index")
        self.put(f"{sum_} = arith.muli {b}, {a} : index")
        self.put(f"memref.store %x, %m[{sum_}] : {BUFFER}")

    def op_loop(self):
        zero, one, at = self.name("n"), self.name("n"), self.name("i")
        self.put(f"{zero} = arith.constant 0 : index")
        self.put(f"{one} = arith.constant 1 : index")
        self.lines += [f"    scf.for {at} = {zero} to %i step {one} {{",
                       f"      memref.store %x, {self.rng.pick(self.buffers)}[{at}] : {BUFFER}",
                       "    }"]

    def write(self, size):
        kinds = ((3, self.op_alloc), (5, self.op_store), (3, self.op_copy), (1, self.op_choose),
                 (1, self.op_if), (2, self.op_numbers), (1, self.op_loop))
        for _ in range(size):
            self.rng.weighted(kinds)()
        return self.lines


def straight(rng, size):
    return BodyWriter(rng).write(size) + ["    return"]


def diamond(rng, size):
    """What is dead, and what folds, only once the blocks are merged takes more rounds."""
    body = BodyWriter(rng)
    before = body.write(size // 2)
    a, b = rng.pick(body.buffers), rng.pick(body.buffers)
    body.lines = []
    behind = body.write(size // 2)
    to = "^left, ^right" if rng.percent(60) else "^left, ^left"
    return before + [f"    cf.cond_br %c, {to}", "  ^left:", f"    cf.br ^end({a} : {BUFFER})",
                     "  ^right:", f"    cf.br ^end({b} : {BUFFER})", f"  ^end(%e: {BUFFER}):",
                     f"    test.copy(%e, %m) : ({BUFFER}, {BUFFER})"] + behind + ["    return"]


def empty(rng, size):
    return ["    return"]


def refused_free(rng, size):
    return BodyWriter(rng).write(size) + [f"    memref.dealloc %m : {BUFFER}", "    return"]


def refused_loop(rng, size):
    return [f"    %b = memref.alloc() : {BUFFER}", "    cf.br ^loop", "  ^loop:",
            f"    test.copy(%b, %m) : ({BUFFER}, {BUFFER})", "    cf.cond_br %c, ^loop, ^end",
            "  ^end:", "    return"]


def write(rng, size):
    lines = []
    count = rng.pick((2, 2 * size, 10 * size))
    refused = set()
    for share in rng.pick(((), (), (1,), (1,), (8, 8, 8))):  # the last one, or some
        refused |= {count - 1 - rng.below(count) * (share - 1) // share}
    for number in range(count):
        kind = rng.weighted(((8, straight), (3, diamond), (1, empty)))
        if number in refused:
            kind = rng.pick((refused_free, refused_free, refused_loop))
        if rng.percent(4):
            lines.append(f"  func.func private @outside{number}({BUFFER})")
        lines += [f"  func.func @f{number}{HEAD} {{"] + kind(rng, rng.between(1, size)) + ["  }"]
    return "\n".join(["module {"] + lines + ["}"]) + "\n"
