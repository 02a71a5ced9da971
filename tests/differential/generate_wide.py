# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arithmetic on integers of more than 64 bits for generate.py, beside narrow ones: generate_folds.py
with other types, with numbers at the borders of words, and with the integer ops of math.
"""

import generate_folds

WIDE = {"i65": 65, "i96": 96, "i127": 127, "i128": 128, "i129": 129, "i192": 192, "i200": 200}
NARROW = {"i1": 1, "i7": 7, "i32": 32, "i64": 64}
WIDTH = {**WIDE, **NARROW, "index": 64}
BITS_OF_FLOATS = (("i128", "f128"), ("f128", "i128"), ("f64", "i64"), ("i32", "f32"))


class WideWriter(generate_folds.FoldWriter):
    def __init__(self, rng):
        super().__init__(rng)
        self.integers = rng.sample(tuple(WIDE), 2) + [rng.pick(("i32", "i64", "index", "i7"))]

    def integer(self, element):
        width = WIDTH[element]
        if width == 1:
            return self.rng.pick(("true", "false"))
        top = 1 << (width - 1)
        kind = self.rng.below(10)
        if kind < 4:
            number = self.rng.pick((0, 0, 1, 1, -1, 2, 3, -2, 5, 10, -7, 100, 31))
        elif kind < 6:
            number = self.rng.pick((width - 1, width, 63, 64, 65, width - 32, width - 64))
        elif kind < 8:
            number = self.rng.pick((top - 1, -top, top - 2, -top + 1, 1 << 63, (1 << 64) - 1, 1 << 64,
                                    -(1 << 63), -(1 << 63) - 1, -(1 << 64), (1 << 64) + 1, 10**18, 10**19))
        else:
            number = self.random_bits(self.rng.between(1, width)) * self.rng.pick((1, -1))
        return str(max(-top, min(top - 1, number)))

    def random_bits(self, n):
        number = 0
        for _ in range(n):
            number = number * 2 + self.rng.below(2)
        return number

    def op_resize(self):
        sizes = sorted({t for t in self.integers if t != "index"} | {"i1", "i64"}, key=WIDTH.get)
        at = self.rng.below(len(sizes) - 1)
        small, large = sizes[at], sizes[self.rng.between(at + 1, len(sizes) - 1)]
        op = self.rng.pick(("extsi", "extui", "trunci"))
        self.cast(op, *((large, small) if op == "trunci" else (small, large)))

    def op_convert(self):
        integer = self.rng.pick(self.integers[:2])
        element = self.rng.pick(self.floats)
        kind = self.rng.below(5)
        if kind < 2:
            self.cast(self.rng.pick(("sitofp", "uitofp")), integer, element)
        elif kind < 4:
            self.cast(self.rng.pick(("fptosi", "fptoui")), element, integer)
        elif not self.wrap:  # elements that are wide floats are not computed with
            self.cast("bitcast", *self.rng.pick(BITS_OF_FLOATS))

    def float(self, element):
        if element == "f128":
            return f"0x{self.random_bits(128):032X}"
        return super().float(element)

    def constant(self, type_):
        if type_ == "f128":
            return self.define(type_, f"arith.constant {self.float(type_)} : f128")
        return super().constant(type_)

    def op_compare_converted(self):
        """A comparison of what was an integer with a constant, which may be one of integers."""
        if self.wrap:
            return
        integer, element = self.rng.pick(self.integers[:2]), self.rng.pick(self.floats)
        self.cast(self.rng.pick(("sitofp", "uitofp")), integer, element)
        # The reference crashes at a comparison that is always true or false.
        predicate = self.rng.pick(generate_folds.FLOAT_PREDICATES[1:-1])
        self.define("i1", f"arith.cmpf {predicate}, {self.values[-1][0]}, {self.constant(element)}"
                          f" : {element}")

    def op_index(self):
        integer = self.rng.pick(self.integers[:2])
        self.cast(self.rng.pick(("index_cast", "index_castui")),
                  *self.rng.pick((("index", integer), (integer, "index"))))

    def op_high_half(self):
        """The upper bits of a product or of a number."""
        wide, narrow = self.rng.pick((("i128", "i64"), ("i96", "i32"), ("i192", "i96")))
        extension = self.rng.pick(("extsi", "extui"))
        if self.rng.percent(50):
            wide_type = self.shaped(wide)
            self.cast(extension, narrow, wide)
            left = self.values[-1][0]
            self.cast(extension, narrow, wide)
            value = self.define(wide_type, f"arith.muli {left}, {self.values[-1][0]} : {wide_type}")
        else:
            value = self.need(self.shaped(wide))
        type_ = self.shaped(wide)
        by = WIDTH[wide] - WIDTH[narrow]
        text = f"dense<{by}>" if self.wrap else str(by)
        amount = self.define(type_, f"arith.constant {text} : {type_}")
        op = self.rng.pick(("shrui", "shrsi"))
        shifted = self.define(type_, f"arith.{op} {value}, {amount} : {type_}")
        target = self.shaped(narrow)
        self.define(target, f"arith.trunci {shifted} : {type_} to {target}")

    def op_math(self):
        type_ = self.shaped(self.rng.pick(self.integers[:2]))
        op = self.rng.pick(("absi", "ctlz", "cttz", "ctpop", "ipowi"))
        second = f", {self.need(type_)}" if op == "ipowi" else ""
        self.define(type_, f"math.{op} {self.need(type_)}{second} : {type_}")

    def types_of_arguments(self):
        return self.integers + self.floats + ["i1"]

    def kinds(self):
        return ((9, self.op_binary), (5, self.op_bits), (4, self.op_compare), (4, self.op_select),
                (2, self.op_extended), (5, self.op_resize), (4, self.op_convert), (2, self.op_index),
                (2, self.op_high_half), (2, self.op_math), (1, self.op_compare_converted))


def write(rng, size):
    return generate_folds.write_with(WideWriter, rng, size)
