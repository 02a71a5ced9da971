# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Vectors for generate.py: in other orders, shapes and types, elements, parts, slices and shuffles of
them, products and reductions, ops under masks, and loads and stores under masks.

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

    def op_slice(self):
        name, shape, element = self.any()
        n = self.rng.between(1, len(shape))
        offsets = [self.rng.between(0, size - 1) for size in shape[:n]]
        sizes = [self.rng.pick((1, size - offset))
                 for size, offset in zip(shape, offsets)]
        to = (*sizes, *shape[n:])
        self.define(f"vector.extract_strided_slice {name} {{offsets = {offsets}, sizes = {sizes}, "
                    f"strides = {[1] * n}}} : {vector(shape, element)} to {vector(to, element)}",
                    to, element)

    def op_insert_slice(self):
        name, shape, element = self.any()
        found = [(part, n) for part, n in self.values[element] if len(n) <= len(shape)
                 and all(a <= b for a, b in zip(n, shape[len(shape) - len(n):]))]
        part, sizes = self.rng.pick(found)
        more = len(shape) - len(sizes)
        offsets = [self.rng.between(0, size - (sizes[i - more] if i >= more else 1))
                   for i, size in enumerate(shape)]
        self.define(f"vector.insert_strided_slice {part}, {name} {{offsets = {offsets}, "
                    f"strides = {[1] * len(sizes)}}} : {vector(sizes, element)} into "
                    f"{vector(shape, element)}", shape, element)

    # -- shuffles

    def op_shuffle(self):
        name, shape, element = self.any()
        found = [(other, n) for other, n in self.values[element]
                 if len(n) == len(shape) and n[1:] == shape[1:]]
        other, sizes = self.rng.pick(found)
        rows = shape[0] + sizes[0]
        order = self.rng.pick((list(range(shape[0])), list(range(shape[0], rows)),
                               [i // 2 + i % 2 * shape[0] for i in range(min(rows, 2 * sizes[0]))],
                               [self.rng.between(0, rows - 1) for _ in range(shape[0])]))
        self.define(f"vector.shuffle {name}, {other} {order} : {vector(shape, element)}, "
                    f"{vector(sizes, element)}", (len(order), *shape[1:]), element)

    def op_interleave(self):
        name, shape, element = self.any()
        to = (*shape[:-1], 2 * shape[-1])
        if shape[-1] > 4:
            to = (*shape[:-1], shape[-1] // 2)
            if shape[-1] % 2 == 0:
                self.lines.append(f"    %w{self.count}:2 = vector.deinterleave {name} : "
                                  f"{vector(shape, element)} -> {vector(to, element)}")
                self.values[element].append((f"%w{self.count}#1", to))
                self.count += 1
            return
        self.define(f"vector.interleave {name}, {name} : {vector(shape, element)} -> "
                    f"{vector(to, element)}", to, element)

    def op_from_elements(self):
        name, shape, element = self.any()
        n = self.rng.pick((1, 2, shape[-1]))
        elements = ["%s"] * n
        if element == "f32" and self.rng.percent(70):
            first = [self.rng.between(0, size - 1) for size in shape[:-1]]
            elements = [self.define(f"vector.extract {name}{first + [i % shape[-1]]} : f32 from "
                                    f"{vector(shape, element)}") for i in range(n)]
        self.define(f"vector.from_elements {', '.join(elements)} : {vector((n,), 'f32')}",
                    (n,), "f32")

    # -- products and reductions

    def op_outerproduct(self):
        found = [(name, shape) for name, shape in self.values["f32"] if len(shape) == 1]
        if not found:
            return
        (a, m), (b, n) = self.rng.pick(found), self.rng.pick(found)
        self.define(f"vector.outerproduct {a}, {b} : {vector(m, 'f32')}, {vector(n, 'f32')}",
                    (*m, *n), "f32")

    def kind(self, element):
        return self.rng.pick(("add", "mul", "maximumf", "minnumf") if element[0] == "f"
                             else ("add", "mul", "maxsi", "minui", "and", "xor"))

    def reduce(self):
        """A reduction of all of a vector along some dimensions, the mask that it can have, and what
        it makes."""
        name, shape, element = self.any()
        dims = [i for i, size in enumerate(shape) if self.rng.percent(80 if size == 1 else 30)]
        to = tuple(size for i, size in enumerate(shape) if i not in dims)
        found = [value for value, n in self.values[element] if n == to]
        if not to or not found:
            return None
        return (f"vector.multi_reduction <{self.kind(element)}>, {name}, {self.rng.pick(found)} {dims} "
                f": {vector(shape, element)} to {vector(to, element)}", shape, to, element)

    def op_reduce(self):
        reduction = self.reduce()
        if reduction:
            self.define(reduction[0], *reduction[2:])

    def op_reduction(self):
        found = [(name, shape) for name, shape in self.values["f32"] if len(shape) == 1]
        if found:
            name, shape = self.rng.pick(found)
            acc = self.rng.pick(("", ", %s"))
            number = self.define(f"vector.reduction <{self.kind('f32')}>, {name}{acc} : "
                                 f"{vector(shape, 'f32')} into f32")
            self.define(f"vector.broadcast {number} : f32 to vector<4xf32>", (4,), "f32")

    def op_contract(self):
        found = [(name, shape) for name, shape in self.values["f32"] if len(shape) == 2]
        pairs = [(a, m, b, n) for a, m in found for b, n in found if m[1] == n[1]]
        if not pairs:
            return
        a, m, b, n = self.rng.pick(pairs)
        to = (m[0], n[0])
        zero = self.define(f"arith.constant dense<0.0> : {vector(to, 'f32')}")
        self.define("vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, "
                    "affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>], "
                    'iterator_types = ["parallel", "parallel", "reduction"]} '
                    f"{a}, {b}, {zero} : {vector(m, 'f32')}, {vector(n, 'f32')} into "
                    f"{vector(to, 'f32')}", to, "f32")

    # -- under masks

    def op_masked(self):
        reduction = self.reduce()
        if reduction:
            text, shape, to, element = reduction
            mask = self.mask(shape)
            self.define(f"vector.mask {mask} {{ {text} }} : {vector(shape, 'i1')} -> "
                        f"{vector(to, element)}", to, element)
        mask = self.mask((4,))
        passthru = self.rng.pick(("", ", %row"))
        self.define(f"vector.mask {mask}{passthru} {{ vector.transfer_read %m[%i], %s : "
                    "memref<16xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>", (4,), "f32")

    def op_masked_write(self):
        # Of an empty one without results, which it is under a mask of all, mlir-opt-22 tries to
        # make another for ever.
        self.lines.append("    vector.mask %k { vector.transfer_write %row, %m[%j] : vector<4xf32>, "
                          "memref<16xf32> } : vector<4xi1>")

    # -- memory

    def elsewhere(self):
        if self.rng.percent(30):
            return self.define("arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>")
        return self.define("arith.constant dense<[3, 1, 4, 1]> : vector<4xi32>")

    def op_gather(self):
        base, type_ = self.base()
        places, mask = self.elsewhere(), self.mask((4,))
        self.define(f"vector.gather {base}[%i] [{places}], {mask}, %row : {type_}, vector<4xi32>, "
                    "vector<4xi1>, vector<4xf32> into vector<4xf32>", (4,), "f32")

    def op_scatter(self):
        base, type_ = self.base()
        places, mask = self.elsewhere(), self.mask((4,))
        self.lines.append(f"    vector.scatter {base}[%j] [{places}], {mask}, %row : {type_}, "
                          "vector<4xi32>, vector<4xi1>, vector<4xf32>")

    def op_packed(self):
        base, type_ = self.base()
        mask = self.mask((4,))
        self.define(f"vector.expandload {base}[%i], {mask}, %row : {type_}, vector<4xi1>, "
                    "vector<4xf32> into vector<4xf32>", (4,), "f32")
        self.lines.append(f"    vector.compressstore {base}[%j], {mask}, %row : {type_}, "
                          "vector<4xi1>, vector<4xf32>")

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
                 (4, self.op_slice), (3, self.op_insert_slice), (3, self.op_shuffle),
                 (2, self.op_interleave), (2, self.op_from_elements), (1, self.op_outerproduct),
                 (3, self.op_reduce), (1, self.op_reduction), (1, self.op_contract),
                 (2, self.op_masked), (1, self.op_masked_write), (1, self.op_gather),
                 (1, self.op_scatter), (1, self.op_packed),
                 (2, self.op_load), (2, self.op_store))
        for _ in range(size):
            self.rng.weighted(kinds)()
        return [f"  func.func @{name}(%m: memref<16xf32>, %i: index, %j: index, %s: f32, "
                "%row: vector<4xf32>, %k: vector<4xi1>) {"] + self.lines + ["    return", "  }"]


def write(rng, size):
    lines = []
    for name in ("alpha", "beta"):
        lines += VectorWriter(rng).write(name, size)
    return "\n".join(["module {"] + lines + ["}"]) + "\n"
