# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Straight-line scalar and vector arithmetic for generate.py: what folds and patterns live on.

Operands are constants more often than not, the ones at which rules change their mind (0, 1, -1, the
ends of the range, powers of two, NaN, infinities), or one of the last few values, so that chains of
two or three ops come about that only together match a pattern.
"""

INTEGERS = ("i1", "i8", "i32", "i64", "index")
FLOATS = {  # with what is not a number of each: infinities and NaNs, as far as it has them
    "f16": ("0x7C00", "0x7E00", "0xFC00"),
    "f32": ("0x7F800000", "0x7FC00000", "0xFF800000"),
    "f64": ("0x7FF0000000000000", "0x7FF8000000000000", "0xFFF0000000000000"),
    "bf16": ("0x7F80", "0x7FC0", "0xFF80"),
    "f8E5M2": ("0x7C", "0x7F", "0xFC", "0x7D"),
    "f8E4M3FN": ("0x7F", "0xFF"),
    "f8E5M2FNUZ": ("0x80",),
}
WIDTH = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "index": 64}

BINARY = ("addi", "subi", "muli", "divsi", "divui", "remsi", "remui", "ceildivsi", "ceildivui",
          "floordivsi", "andi", "ori", "xori", "shli", "shrsi", "shrui", "maxsi", "maxui", "minsi",
          "minui")
WITH_FLAGS = ("addi", "subi", "muli", "shli")
FLOAT_BINARY = ("addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf")
PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
FLOAT_PREDICATES = ("false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge",
                    "ult", "ule", "une", "uno", "true")
EXTENDED = ("addui_extended", "mulsi_extended", "mului_extended")


class FoldWriter:
    def __init__(self, rng):
        self.rng = rng
        self.lines = []
        self.values = []  # (name, type)
        self.count = 0
        # few types per function, so that values meet
        self.integers = rng.sample(INTEGERS, 2)
        self.floats = rng.sample(FLOATS, 2)
        self.wrap = rng.weighted(((8, ""), (2, "vector<2x"), (1, "tensor<2x")))

    def shaped(self, element):
        return f"{self.wrap}{element}>" if self.wrap else element

    @staticmethod
    def element(type_):
        return type_.split("x", 1)[1][:-1] if "<" in type_ else type_

    def define(self, type_, text):
        name = f"%v{self.count}"
        self.count += 1
        self.lines.append(f"    {name} = {text}")
        self.values.append((name, type_))
        return name

    # -- operands

    def integer(self, element):
        width = WIDTH[element]
        if width == 1:
            return self.rng.pick(("true", "false"))
        top = 1 << (width - 1)
        number = self.rng.pick((0, 0, 1, 1, -1, 2, 3, -2, 4, 8, 7, top - 1, -top, width - 1, 31,
                                -7, 100))
        return str(max(-top, min(top - 1, number)))

    def float(self, element):
        if self.rng.percent(15):
            return self.rng.pick(FLOATS[element])
        return self.rng.pick(("0.0", "-0.0", "1.0", "-1.0", "2.0", "0.5", "3.25", "1.0e+30", "-7.5",
                              "4.0", "1.0e-7", "127.5", "256.0"))

    def constant(self, type_):
        element = self.element(type_)
        literal = self.float if element in FLOATS else self.integer
        if type_ == "i1":
            return self.define(type_, f"arith.constant {literal(element)}")
        if type_ == element:
            return self.define(type_, f"arith.constant {literal(element)} : {type_}")
        text = literal(element) if self.rng.percent(60) \
            else f"[{literal(element)}, {literal(element)}]"
        return self.define(type_, f"arith.constant dense<{text}> : {type_}")

    def need(self, type_):
        found = [name for name, t in self.values if t == type_]
        if not found or self.rng.percent(35):
            return self.constant(type_)
        return self.rng.pick(found[-5:]) if self.rng.percent(70) else self.rng.pick(found)

    def any_integer(self):
        return self.shaped("i1" if self.rng.percent(25) else self.rng.pick(self.integers))

    def any_float(self):
        return self.shaped(self.rng.pick(self.floats))

    def fastmath(self):
        return self.rng.weighted(((8, ""), (1, " fastmath<fast>"), (1, " fastmath<nnan,nsz>")))

    # -- one op each

    def op_binary(self):
        type_, op = self.any_integer(), self.rng.pick(BINARY)
        left, right = self.need(type_), self.need(type_)
        if self.rng.percent(10):
            right = left
        flags = ""
        if op in WITH_FLAGS and self.rng.percent(20):
            flags = " overflow<" + self.rng.pick(("nsw", "nuw", "nsw, nuw")) + ">"
        self.define(type_, f"arith.{op} {left}, {right}{flags} : {type_}")

    def op_bits(self):
        type_, op = self.any_integer(), self.rng.pick(("andi", "ori", "xori", "addi", "subi"))
        self.define(type_, f"arith.{op} {self.need(type_)}, {self.need(type_)} : {type_}")

    def op_float(self):
        type_ = self.any_float()
        if self.rng.percent(15):
            self.define(type_, f"arith.negf {self.need(type_)}{self.fastmath()} : {type_}")
            return
        op = self.rng.pick(FLOAT_BINARY)
        self.define(type_, f"arith.{op} {self.need(type_)}, {self.need(type_)}{self.fastmath()}"
                           f" : {type_}")

    def op_compare(self):
        type_ = self.any_integer()
        left = self.need(type_)
        right = left if self.rng.percent(10) else self.need(type_)
        self.define(self.shaped("i1"),
                    f"arith.cmpi {self.rng.pick(PREDICATES)}, {left}, {right} : {type_}")

    def op_compare_float(self):
        type_ = self.any_float()
        left = self.need(type_)
        right = left if self.rng.percent(10) else self.need(type_)
        self.define(self.shaped("i1"),
                    f"arith.cmpf {self.rng.pick(FLOAT_PREDICATES)}, {left}, {right}"
                    f"{self.fastmath()} : {type_}")

    def op_select(self):
        type_ = self.any_integer() if self.rng.percent(80) else self.any_float()
        condition = self.shaped("i1") if self.rng.percent(70) else "i1"
        if self.wrap.startswith("tensor"):
            condition = "i1"
        c, a, b = self.need(condition), self.need(type_), self.need(type_)
        prefix = f"{condition}, " if condition != "i1" else ""
        self.define(type_, f"arith.select {c}, {a}, {b} : {prefix}{type_}")

    def op_extended(self):
        type_, op = self.shaped(self.rng.pick(self.integers)), self.rng.pick(EXTENDED)
        second = self.shaped("i1") if op == "addui_extended" else type_
        a, b = self.need(type_), self.need(type_)
        name = f"%e{self.count}"
        self.count += 1
        types = f"{type_}, {second}" if op == "addui_extended" else type_
        self.lines.append(f"    {name}:2 = arith.{op} {a}, {b} : {types}")
        self.values += [(f"{name}#0", type_), (f"{name}#1", second)]

    def op_resize(self):
        sizes = ("i1", "i8", "i16", "i32", "i64")
        at = self.rng.below(4)
        small, large = sizes[at], sizes[self.rng.between(at + 1, 4)]
        op = self.rng.pick(("extsi", "extui", "trunci"))
        source, target = (large, small) if op == "trunci" else (small, large)
        self.cast(op, source, target)

    def op_resize_float(self):
        small, large = self.rng.pick((("f16", "f32"), ("bf16", "f32"), ("f32", "f64"),
                                      ("f16", "f64"), ("f8E4M3FN", "f16"),
                                      ("f8E5M2FNUZ", "f32")))
        self.cast(*self.rng.pick((("extf", small, large), ("truncf", large, small))))

    def op_convert(self):
        integer = self.rng.pick(("i8", "i32", "i64", "i1"))
        element = self.rng.pick(self.floats)
        kind = self.rng.below(4)
        if kind < 2:
            self.cast(self.rng.pick(("sitofp", "uitofp")), integer, element)
        elif kind == 2:
            self.cast(self.rng.pick(("fptosi", "fptoui")), element, integer)
        else:
            self.cast("bitcast", *self.rng.pick((("i32", "f32"), ("f32", "i32"), ("i64", "f64"),
                                                 ("f16", "i16"), ("i16", "bf16"), ("f64", "i64"))))

    def op_index(self):
        integer = self.rng.pick(("i1", "i8", "i32", "i64"))
        op = self.rng.pick(("index_cast", "index_castui"))
        self.cast(op, *self.rng.pick((("index", integer), (integer, "index"))))

    def cast(self, op, source, target):
        source, target = self.shaped(source), self.shaped(target)
        self.define(target, f"arith.{op} {self.need(source)} : {source} to {target}")

    def types_of_arguments(self):
        return self.integers + self.floats + ["i1", "i32", "i8"]

    def kinds(self):
        """The kinds of ops, each with how often it is taken."""
        return ((9, self.op_binary), (5, self.op_bits), (4, self.op_float), (4, self.op_compare),
                (2, self.op_compare_float), (6, self.op_select), (1, self.op_extended),
                (5, self.op_resize), (1, self.op_resize_float), (3, self.op_convert),
                (3, self.op_index))

    def write(self, name, size):
        types = [self.shaped(t) for t in dict.fromkeys(self.types_of_arguments())]
        arguments = [(f"%arg{i}", t) for i, t in enumerate(types)]
        self.values += arguments
        kinds = self.kinds()
        for _ in range(size):
            self.rng.weighted(kinds)()
            if self.rng.percent(60):
                value, type_ = self.values[-1]
                self.lines.append(f'    "test.keep"({value}) : ({type_}) -> ()')
        header = ", ".join(f"{n}: {t}" for n, t in arguments)
        return [f"  func.func @{name}({header}) {{"] + self.lines + ["    return", "  }"]


def write_with(writer, rng, size):
    """A program of two functions, each by a writer of that class."""
    lines = []
    for name in ("alpha", "beta"):
        lines += writer(rng).write(name, size)
    return "\n".join(["module {"] + lines + ["}"]) + "\n"


def write(rng, size):
    return write_with(FoldWriter, rng, size)
