# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Slices for generate.py: parts of tensors that are taken and put back, casts and empty tensors.

Offsets, sizes and strides are numbers, constants and arguments; dimensions of size 1 are left out now
and then; every tensor is used, so that nothing goes for being dead alone.
"""

EXTENTS = (1, 2, 4, 8)


def type_of(shape):
    return "tensor<" + "".join(("?" if size is None else str(size)) + "x" for size in shape) + "f32>"


class SliceWriter:
    def __init__(self, rng):
        self.rng = rng
        self.shape = [rng.pick(EXTENTS) for _ in range(rng.between(1, 3))]
        self.tensors = []  # of (name, shape)
        self.lines = []
        self.constants = {}
        self.count = 0

    def define(self, text, shape):
        self.count += 1
        self.lines.append(f"    %v{self.count} = {text}")
        self.tensors.append((f"%v{self.count}", shape))

    def constant(self, number):
        return self.constants.setdefault(number, f"%c{number}")

    def value(self, number):
        return self.constant(number) if self.rng.percent(55) else self.rng.pick(("%i", "%j"))

    def mixed(self, numbers):
        """The list in brackets, and which of them the text says."""
        texts, known = [], []
        for number in numbers:
            static = self.rng.percent(40)
            texts.append(str(number) if static else self.value(number))
            known.append(number if static else None)
        return "[" + ", ".join(texts) + "]", known

    def offsets(self, shape):
        return self.mixed([0 if self.rng.percent(80) else 1 for _ in shape])[0]

    def strides(self, shape):
        return self.mixed([1 if self.rng.percent(90) else 2 for _ in shape])[0]

    def op_cast(self):
        name, shape = self.rng.pick(self.tensors)
        other = [size if self.rng.percent(50) else None for size in shape]
        if len(shape) == len(self.shape) and self.rng.percent(50):
            other = [full if size is None and self.rng.percent(50) else size
                     for size, full in zip(shape, self.shape)]
        if other != shape:
            self.define(f"tensor.cast {name} : {type_of(shape)} to {type_of(other)}", other)

    def op_empty(self):
        shape = [size if self.rng.percent(50) else None for size in self.shape]
        sizes = ", ".join(self.value(full) for size, full in zip(shape, self.shape) if size is None)
        self.define(f"tensor.empty({sizes}) : {type_of(shape)}", shape)

    def op_dim(self):
        name, shape = self.rng.pick(self.tensors)
        if shape:
            self.count += 1
            index = self.constant(self.rng.below(len(shape)))
            self.lines.append(f"    %v{self.count} = tensor.dim {name}, {index} : {type_of(shape)}")
            self.lines.append(f'    "test.keep"(%v{self.count}) : (index) -> ()')

    def op_extract(self):
        name, shape = self.rng.pick(self.tensors)
        if not shape:
            return
        sizes, result = self.mixed([self.rng.pick((1, 2, size or 4)) for size in shape])
        offsets, strides = self.offsets(shape), self.strides(shape)
        if 1 in result and self.rng.percent(40):
            result = list(result)
            result.remove(1)
        self.define(f"tensor.extract_slice {name}{offsets} {sizes} {strides} : {type_of(shape)} to "
                    f"{type_of(result)}", result)

    def op_insert(self):
        name, shape = self.rng.pick(self.tensors)
        fitting = [(n, s) for n, s in self.tensors if n != name and len(s) <= len(shape)]
        if not shape or not fitting:
            return
        source, part = self.rng.pick(fitting)
        ones = self.rng.sample(list(range(len(shape))), len(shape) - len(part))
        rest = iter(part)
        sizes = []
        for i in range(len(shape)):
            size = 1 if i in ones else next(rest)
            sizes.append(str(size) if size is not None else self.value(self.rng.pick((1, 2, 4))))
        strides = self.mixed([1] * len(shape))[0]
        self.define(f"tensor.insert_slice {source} into {name}{self.offsets(shape)} "
                    f"[{', '.join(sizes)}] {strides} : {type_of(part)} into {type_of(shape)}", shape)

    def write(self, name, size):
        arguments = ["%i: index", "%j: index"]
        for k in range(2):
            shape = [extent if self.rng.percent(60) else None for extent in self.shape]
            arguments.append(f"%t{k}: {type_of(shape)}")
            self.tensors.append((f"%t{k}", shape))
        kinds = ((2, self.op_cast), (1, self.op_empty), (1, self.op_dim), (4, self.op_extract),
                 (3, self.op_insert))
        for _ in range(size):
            self.rng.weighted(kinds)()
        kept = [f'    "test.keep"({n}) : ({type_of(s)}) -> ()' for n, s in self.tensors[2:]]
        constants = [f"    {n} = arith.constant {value} : index" for value, n in self.constants.items()]
        return [f"  func.func @{name}({', '.join(arguments)}) {{", *constants, *self.lines, *kept,
                "    return", "  }"]


def write(rng, size):
    lines = []
    for name in ("alpha", "beta"):
        lines += SliceWriter(rng).write(name, size)
    return "\n".join(["module {"] + lines + ["}"]) + "\n"
