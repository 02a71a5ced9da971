# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ops of the index dialect for generate.py: numbers at the borders of 32 and of 64 bits, constants of index and
of arith beside each other, conversions to integers of all widths, and sums that are gathered.
"""

BINARY = ("add", "sub", "mul", "divs", "divu", "ceildivs", "ceildivu", "floordivs", "rems", "remu", "maxs",
          "maxu", "mins", "minu", "shl", "shrs", "shru", "and", "or", "xor")
PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
INTEGERS = {"i1": 1, "i8": 8, "i32": 32, "i33": 33, "i63": 63, "i64": 64, "i65": 65, "i128": 128}
OTHER_RESULTS = ("si32", "ui64", "ui8")


class IndexWriter:
    def __init__(self, rng):
        self.rng = rng
        self.lines = []
        self.numbers = ["%a", "%b"]
        self.made = [("%a", "index")]

    def number(self):
        border = 1 << self.rng.pick((31, 32, 63))
        kind = self.rng.below(8)
        if kind < 4:
            return self.rng.pick((0, 0, 1, 1, -1, 2, 3, -3, 7, 10, 31, 32, 33, 63, 64))
        number = border + self.rng.between(-2, 2) if kind < 7 else self.rng.below(1 << 62) * 3
        number *= self.rng.pick((1, -1))
        return max(-(1 << 63), min((1 << 63) - 1, number))

    def define(self, type_, text):
        name = f"%v{len(self.lines)}"
        self.lines.append(f"{name} = {text}")
        self.made.append((name, type_))
        if type_ == "index":
            self.numbers.append(name)
        return name

    def op_constant(self):
        arith = self.rng.percent(30)
        self.define("index", f"arith.constant {self.number()} : index" if arith else f"index.constant {self.number()}")

    def op_binary(self):
        lhs, rhs = self.rng.pick(self.numbers), self.rng.pick(self.numbers)
        self.define("index", f"index.{self.rng.pick(BINARY)} {lhs}, {rhs}")

    def op_compare(self):
        lhs, rhs = self.rng.pick(self.numbers), self.rng.pick(self.numbers)
        self.define("i1", f"index.cmp {self.rng.pick(PREDICATES)}({lhs}, {rhs})")

    # Of something that has a bound, with a number.
    def op_compare_bounded(self):
        bound = self.define("index", f"index.constant {self.number()}")
        op = self.rng.pick(("maxs", "maxu", "mins", "minu"))
        value = self.define("index", f"index.{op} %a, {bound}")
        other = self.define("index", f"index.constant {self.number()}")
        self.define("i1", f"index.cmp {self.rng.pick(PREDICATES)}({value}, {other})")

    def op_from_index(self):
        type_ = self.rng.pick((*INTEGERS, *OTHER_RESULTS))
        self.define(type_, f"index.cast{self.rng.pick('su')} {self.rng.pick(self.numbers)} : index to {type_}")

    def op_to_index(self):
        type_ = self.rng.pick(tuple(INTEGERS))
        top = 1 << (INTEGERS[type_] - 1)
        number = self.rng.pick((0, -1, top - 1, -top, self.number()))
        text = self.rng.pick(("true", "false")) if type_ == "i1" else f"{max(-top, min(top - 1, number))} : {type_}"
        value = self.define(type_, f"arith.constant {text}")
        self.define("index", f"index.cast{self.rng.pick('su')} {value} : {type_} to index")

    def op_other(self):
        self.define("index", self.rng.pick(("index.sizeof", "arith.addi %a, %b : index")))

    def write(self, size):
        table = ((5, self.op_constant), (8, self.op_binary), (3, self.op_compare), (2, self.op_compare_bounded),
                 (2, self.op_from_index), (2, self.op_to_index), (1, self.op_other))
        for _ in range(size):
            self.rng.weighted(table)()
        for name, type_ in self.made:
            self.lines.append(f'"test.use"({name}) : ({type_}) -> ()')
        return "\n  ".join(["func.func @f(%a: index, %b: index) {", *self.lines, "return"]) + "\n}\n"


def write(rng, size):
    return IndexWriter(rng).write(rng.between(4, 12 + size))
