# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Slices for generate.py: parts of tensors that are taken and put back, casts and empty tensors.

Offsets, sizes and strides are numbers, constants and arguments; dimensions of size 1 are left out now
and then; every tensor is used, so that nothing goes for being dead alone. As far as sizes are known a
slice stays within its tensor: release 22 refuses others.
"""

EXTENTS = (1, 2, 4, 8)


def type_of(shape):
    return "tensor<" + "".join(("?" if size is None else str(size)) + "x" for size in shape) + "f32>"


class Tensor:
    """shape: sizes as the type says them; sizes: as they are. None: not known."""

    def __init__(self, name, shape, sizes):
        self.name, self.shape, self.sizes = name, shape, sizes
        self.type = type_of(shape)


class SliceWriter:
    scalars = ()  # arguments besides

    def __init__(self, rng):
        self.rng = rng
        self.shape = [rng.pick(EXTENTS) for _ in range(rng.between(1, 3))]
        self.tensors = []
        self.lines = []
        self.constants = {}
        self.count = 0

    def define(self, text, shape, sizes):
        self.count += 1
        self.lines.append(f"    %v{self.count} = {text}")
        self.tensors.append(Tensor(f"%v{self.count}", shape, sizes))

    def constant(self, number):
        return self.constants.setdefault(number, f"%c{number}")

    def mixed(self, numbers):
        """The list in brackets, the numbers that it says, and those that are known of it. None is an
        argument."""
        texts, said, known = [], [], []
        for number in numbers:
            if number is None or self.rng.percent(20):
                texts.append(self.rng.pick(("%i", "%j")))
                said.append(None)
                known.append(None)
            else:
                static = self.rng.percent(50)
                texts.append(str(number) if static else self.constant(number))
                said.append(number if static else None)
                known.append(number)
        return "[" + ", ".join(texts) + "]", said, known

    def places(self, sizes, within):
        """Offsets and strides of a slice of these sizes."""
        offsets, strides = [], []
        for size, extent in zip(sizes, within):
            room = extent - size if size is not None and extent is not None else 0
            stride = 2 if size and room >= size and self.rng.percent(15) else 1
            offsets.append(1 if stride == 1 and room > 0 and self.rng.percent(20) else 0)
            strides.append(stride)
        return self.mixed(offsets)[0], self.mixed(strides)[0]

    def op_cast(self):
        tensor = self.rng.pick(self.tensors)
        shape = [size if self.rng.percent(50) else None for size in tensor.shape]
        if self.rng.percent(50):
            shape = [size if said is None and self.rng.percent(50) else said
                     for said, size in zip(tensor.shape, tensor.sizes)]
        if shape != tensor.shape:
            self.define(f"tensor.cast {tensor.name} : {tensor.type} to {type_of(shape)}", shape,
                        tensor.sizes)

    def op_empty(self):
        shape = [size if self.rng.percent(50) else None for size in self.shape]
        texts, sizes = [], []
        for said, full in zip(shape, self.shape):
            constant = said is not None or self.rng.percent(55)
            sizes.append(full if constant else None)
            if said is None:
                texts.append(self.constant(full) if constant else self.rng.pick(("%i", "%j")))
        self.define(f"tensor.empty({', '.join(texts)}) : {type_of(shape)}", shape, sizes)

    def op_dim(self):
        tensor = self.rng.pick(self.tensors)
        if tensor.shape:
            self.count += 1
            index = self.constant(self.rng.below(len(tensor.shape)))
            self.lines.append(f"    %v{self.count} = tensor.dim {tensor.name}, {index} : {tensor.type}")
            self.lines.append(f'    "test.keep"(%v{self.count}) : (index) -> ()')

    def op_extract(self):
        tensor = self.rng.pick(self.tensors)
        if not tensor.shape:
            return
        wanted = [None if extent is None else self.rng.pick((1, (extent + 1) // 2, extent))
                  for extent in tensor.sizes]
        text, shape, sizes = self.mixed(wanted)
        offsets, strides = self.places(wanted, tensor.sizes)
        if 1 in shape and self.rng.percent(40):
            left_out = shape.index(1)
            del shape[left_out], sizes[left_out]
        self.define(f"tensor.extract_slice {tensor.name}{offsets} {text} {strides} : {tensor.type} to "
                    f"{type_of(shape)}", shape, sizes)

    def op_insert(self):
        dest = self.rng.pick(self.tensors)
        fitting = [t for t in self.tensors if t is not dest and len(t.shape) <= len(dest.shape)]
        if not dest.shape or not fitting:
            return
        source = self.rng.pick(fitting)
        ones = self.rng.sample(list(range(len(dest.shape))), len(dest.shape) - len(source.shape))
        rest = iter(zip(source.shape, source.sizes))
        texts, sizes = [], []
        for i, extent in enumerate(dest.sizes):
            said, size = (1, 1) if i in ones else next(rest)
            if size is not None and extent is not None and size > extent:
                return
            known = size is not None and self.rng.percent(60)
            texts.append(str(said) if said is not None else self.constant(size) if known
                         else self.rng.pick(("%i", "%j")))
            sizes.append(size)
        offsets, strides = self.places(sizes, dest.sizes)
        self.define(f"tensor.insert_slice {source.name} into {dest.name}{offsets} [{', '.join(texts)}] "
                    f"{strides} : {source.type} into {dest.type}", dest.shape, dest.sizes)

    def kinds(self):
        return ((2, self.op_cast), (1, self.op_empty), (1, self.op_dim), (4, self.op_extract),
                (3, self.op_insert))

    def write(self, name, size):
        arguments = ["%i: index", "%j: index", *self.scalars]
        for k in range(2):
            shape = [extent if self.rng.percent(60) else None for extent in self.shape]
            arguments.append(f"%t{k}: {type_of(shape)}")
            self.tensors.append(Tensor(f"%t{k}", shape, shape))
        for _ in range(size):
            self.rng.weighted(self.kinds())()
        kept = [f'    "test.keep"({t.name}) : ({t.type}) -> ()' for t in self.tensors[2:]]
        constants = [f"    {n} = arith.constant {value} : index" for value, n in self.constants.items()]
        return [f"  func.func @{name}({', '.join(arguments)}) {{", *constants, *self.lines, *kept,
                "    return", "  }"]


def write(rng, size, writer=SliceWriter):
    lines = []
    for name in ("alpha", "beta"):
        lines += writer(rng).write(name, size)
    return "\n".join(["module {"] + lines + ["}"]) + "\n"
