# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Vectors for generate.py: in other orders, shapes and types, elements and parts of them, and loads and
stores under masks.

Masks are constants more often than not, and of all or nothing more often than their sizes would have
it; memrefs are casts now and then. Changes of shape follow one another, so that they meet.
"""

import itertools
import math

WIDTH = {"i8": 8, "i16": 16, "i32": 32, "i64": 64, "f16": 16, "f32": 32}
SHAPES = ((4,), (2, 2), (1, 4), (4, 1), (2, 4), (4, 1, 1), (1, 2, 4), (8,))


def vector(shape, element):
    return "vector<" + "".join(f"{size}x" for size in shape) + element + ">"


class VectorWriter:
    def __init__(self, rng):
        self.rng = rng
        self.lines = []
        self.values = {"i1": [], **{element: [] for element in WIDTH}}  # of (name, shape)
        self.count = 0

    def define(self, text, shape=None, element=None):
        name = f"%v{self.count}"
        self.count += 1
        self.lines.append(f"    {name} = {text}")
        if shape is not None:
            self.values[element].append((name, shape))
            if self.rng.percent(40):
                self.lines.append(f'    "test.keep"({name}) : ({vector(shape, element)}) -> ()')
        return name

    def index(self, most):
        if self.rng.percent(30):
            return self.rng.pick(("%i", "%j"))
        number = self.rng.pick((0, 1, 1, most, most, most + 1, -1, self.rng.between(0, most)))
        return self.define(f"arith.constant {number} : index")

    def shape(self):
        return self.rng.pick(SHAPES)

    # -- where vectors come from

    def op_constant(self):
        element, shape = self.rng.pick(list(WIDTH)), self.shape()
        number = self.rng.pick(("0", "1", "-2", "7"))
        self.define(f"arith.constant dense<{number}{'.5' if element[0] == 'f' else ''}>"
                    f" : {vector(shape, element)}", shape, element)

    def op_broadcast(self):
        shape = self.shape()
        op = self.rng.pick(("broadcast %s : f32", "broadcast %row : vector<4xf32>"))
        if "row" not in op or shape[-1] == 4:
            self.define(f"vector.{op} to {vector(shape, 'f32')}", shape, "f32")

    def mask_constant(self, shape):
        return self.define(f"arith.constant dense<{self.rng.pick(('true', 'false'))}>"
                           f" : {vector(shape, 'i1')}", shape, "i1")

    def mask_of_sizes(self, shape):
        sizes = [self.rng.pick((1, size, size)) for size in shape]
        if self.rng.percent(20):
            sizes = [0] * len(shape)
        return self.define(f"vector.constant_mask [{', '.join(map(str, sizes))}]"
                           f" : {vector(shape, 'i1')}", shape, "i1")

    def mask_created(self, shape):
        sizes = ", ".join([self.index(size) for size in shape])
        return self.define(f"vector.create_mask {sizes} : {vector(shape, 'i1')}", shape, "i1")

    def mask(self, shape):
        kinds = (self.mask_constant, self.mask_of_sizes, self.mask_created)
        return self.rng.pick(kinds)(shape)

    def op_mask(self):
        self.mask(self.shape())

    # -- what is made of them

    def any(self):
        element = self.rng.pick([element for element, found in self.values.items() if found])
        name, shape = self.rng.pick(self.values[element][-4:])
        return name, shape, element

    def op_transpose(self):
        name, shape, element = self.any()
        order = self.rng.pick(list(itertools.permutations(range(len(shape)))))
        to = tuple(shape[i] for i in order)
        self.define(f"vector.transpose {name}, {list(order)} : {vector(shape, element)} to "
                    f"{vector(to, element)}", to, element)

    def op_shape_cast(self):
        name, shape, element = self.any()
        trimmed = list(shape)
        while len(trimmed) > 1 and trimmed[-1] == 1:
            trimmed.pop()
        n = math.prod(shape)
        to = self.rng.pick((shape, (n,), tuple(trimmed), (1, *shape)))
        if len(shape) == 1 and self.rng.percent(50):
            to = self.rng.pick([other for other in SHAPES if math.prod(other) == n] or [shape])
        self.define(f"vector.shape_cast {name} : {vector(shape, element)} to {vector(to, element)}",
                    to, element)

    def op_bitcast(self):
        name, shape, element = self.any()
        bits = WIDTH.get(element, 0) * shape[-1]
        fits = [other for other, width in WIDTH.items() if bits and bits % width == 0]
        if fits:
            other = self.rng.pick(fits)
            to = (*shape[:-1], bits // WIDTH[other])
            self.define(f"vector.bitcast {name} : {vector(shape, element)} to {vector(to, other)}",
                        to, other)

    # -- elements and parts

    def places(self, sizes):
        return "[" + ", ".join("%i" if self.rng.percent(15) else str(self.rng.between(0, size - 1))
                               for size in sizes) + "]"

    def part(self, shape, element):
        return vector(shape, element) if shape else element

    def op_extract(self):
        name, shape, element = self.any()
        n = self.rng.between(1, len(shape))
        to = shape[n:]
        self.define(f"vector.extract {name}{self.places(shape[:n])} : {self.part(to, element)} from "
                    f"{vector(shape, element)}", to or None, element)

    def op_insert(self):
        name, shape, element = self.any()
        found = [(part, n) for part, n in self.values[element] if n == shape[len(shape) - len(n):]]
        if element == "f32":
            found.append(("%s", ()))
        part, to = self.rng.pick(found)
        self.define(f"vector.insert {part}, {name} {self.places(shape[:len(shape) - len(to)])} : "
                    f"{self.part(to, element)} into {vector(shape, element)}", shape, element)

    # -- memory

    def base(self):
        if self.rng.percent(60):
            return "%m", "memref<16xf32>"
        return self.define("memref.cast %m : memref<16xf32> to memref<?xf32>"), "memref<?xf32>"

    def op_load(self):
        base, type_ = self.base()
        mask = self.mask((4,))
        self.define(f"vector.maskedload {base}[%i], {mask}, %row : {type_}, vector<4xi1>, "
                    "vector<4xf32> into vector<4xf32>", (4,), "f32")

    def op_store(self):
        base, type_ = self.base()
        mask = self.mask((4,))
        found = [name for name, shape in self.values["f32"] if shape == (4,)]
        value = self.rng.pick(found) if found else "%row"
        self.lines.append(f"    vector.maskedstore {base}[%j], {mask}, {value} : {type_}, "
                          "vector<4xi1>, vector<4xf32>")

    def write(self, name, size):
        self.op_mask()
        kinds = ((2, self.op_constant), (2, self.op_broadcast), (2, self.op_mask),
                 (5, self.op_transpose), (5, self.op_shape_cast), (4, self.op_bitcast),
                 (4, self.op_extract), (4, self.op_insert),
                 (2, self.op_load), (2, self.op_store))
        for _ in range(size):
            self.rng.weighted(kinds)()
        return [f"  func.func @{name}(%m: memref<16xf32>, %i: index, %j: index, %s: f32, "
                "%row: vector<4xf32>) {"] + self.lines + ["    return", "  }"]


def write(rng, size):
    lines = []
    for name in ("alpha", "beta"):
        lines += VectorWriter(rng).write(name, size)
    return "\n".join(["module {"] + lines + ["}"]) + "\n"
