# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tensors for generate.py: what generate_slices.py has, and ops that compute into a destination,
change the shape, pack into tiles, add a margin, and stand behind one another.

Sizes of operands are equal as far as they are known, so that types that casts hide may come out.
"""

from generate_slices import SliceWriter, type_of
from generate_slices import write as write_with


class TensorWriter(SliceWriter):
    scalars = ("%x: f32",)

    def like(self, sizes):
        return self.rng.pick([t for t in self.tensors if t.sizes == sizes])

    def op_linalg(self):
        dest = self.rng.pick(self.tensors)
        a, b = self.like(dest.sizes), self.like(dest.sizes)
        name = self.rng.pick(("add", "mul", "copy", "fill"))
        inputs = {"copy": f"{a.name} : {a.type}", "fill": "%x : f32"}.get(
            name, f"{a.name}, {b.name} : {a.type}, {b.type}")
        self.define(f"linalg.{name} ins({inputs}) outs({dest.name} : {dest.type}) -> {dest.type}",
                    dest.shape, dest.sizes)

    def op_materialize(self):
        dest = self.rng.pick(self.tensors)
        source = self.like(dest.sizes)
        self.define(f"bufferization.materialize_in_destination {source.name} in {dest.name} : "
                    f"({source.type}, {dest.type}) -> {dest.type}", dest.shape, dest.sizes)

    def op_element(self):
        tensor = self.rng.pick(self.tensors)
        places = ", ".join(self.rng.pick(("%i", "%j")) for _ in tensor.shape)
        if self.rng.percent(50):
            self.define(f"tensor.insert %x into {tensor.name}[{places}] : {tensor.type}", tensor.shape,
                        tensor.sizes)
            return
        self.count += 1
        self.lines.append(f"    %v{self.count} = tensor.extract {tensor.name}[{places}] : {tensor.type}")
        self.lines.append(f'    "test.keep"(%v{self.count}) : (f32) -> ()')

    def op_constant(self):
        shape = [self.rng.pick((1, 2, 4)) for _ in range(self.rng.between(1, 2))]
        count = 1
        for size in shape:
            count *= size
        kind = self.rng.pick(("splat", "constant", "elements"))
        if kind == "splat":
            text = f"tensor.splat %x : {type_of(shape)}"
        elif kind == "constant":
            text = f"arith.constant dense<2.5> : {type_of(shape)}"
        else:
            text = f"tensor.from_elements {', '.join(['%x'] * count)} : {type_of(shape)}"
        self.define(text, shape, shape)

    def groups(self, lengths):
        texts, at = [], 0
        for length in lengths:
            texts.append("[" + ", ".join(str(at + k) for k in range(length)) + "]")
            at += length
        return "[" + ", ".join(texts) + "]"

    def op_collapse(self):
        tensor = self.rng.pick(self.tensors)
        rank = len(tensor.shape)
        if rank < 2:
            return
        first = self.rng.between(1, rank)
        lengths = [first] + [1] * (rank - first)
        shape = [product(tensor.shape[:first])] + tensor.shape[first:]
        sizes = [product(tensor.sizes[:first])] + tensor.sizes[first:]
        self.define(f"tensor.collapse_shape {tensor.name} {self.groups(lengths)} : {tensor.type} into "
                    f"{type_of(shape)}", shape, sizes)

    def op_expand(self):
        tensor = self.rng.pick(self.tensors)
        rank = len(tensor.shape)
        if not rank:
            return
        at = self.rng.below(rank)
        said, size = tensor.shape[at], tensor.sizes[at]
        factor = self.rng.pick((1, 2)) if size is None or size % 2 == 0 else 1
        split = [[None if said is None else said // factor, factor],
                 [None if size is None else size // factor, factor]]
        if self.rng.percent(30):
            split = [split[0][::-1], split[1][::-1]]
        shape = tensor.shape[:at] + split[0] + tensor.shape[at + 1:]
        sizes = tensor.sizes[:at] + split[1] + tensor.sizes[at + 1:]
        output = ", ".join(str(s) if s is not None else self.rng.pick(("%i", "%j")) for s in shape)
        lengths = [2 if k == at else 1 for k in range(rank)]
        self.define(f"tensor.expand_shape {tensor.name} {self.groups(lengths)} output_shape [{output}] : "
                    f"{tensor.type} into {type_of(shape)}", shape, sizes)

    def op_pack(self):
        tensor = self.rng.pick(self.tensors)
        rank = len(tensor.shape)
        dims = self.rng.sample(list(range(rank)), self.rng.between(0, min(rank, 2)))
        dims = [d for d in dims if tensor.sizes[d] is not None]
        tiles = [self.rng.pick((1, 2)) if tensor.sizes[d] % 2 == 0 else 1 for d in dims]
        order = self.rng.sample(list(range(rank)), rank)
        outer = list(tensor.sizes)
        for dim, tile in zip(dims, tiles):
            outer[dim] //= tile
        permuted = self.rng.percent(40)
        sizes = [outer[k] for k in order] if permuted else outer
        sizes = sizes + tiles
        shape = [s if self.rng.percent(60) else None for s in sizes]
        text = (f"outer_dims_perm = {order} " if permuted else "") + (
            f"inner_dims_pos = {dims} inner_tiles = {tiles}")
        self.count += 1
        dynamic = ", ".join(self.rng.pick(("%i", "%j")) for s in shape if s is None)
        self.lines.append(f"    %e{self.count} = tensor.empty({dynamic}) : {type_of(shape)}")
        padding = "padding_value(%x : f32) " if self.rng.percent(30) else ""
        packed = f"%v{self.count + 1}"
        self.define(f"tensor.pack {tensor.name} {padding}{text} into %e{self.count} : {tensor.type} -> "
                    f"{type_of(shape)}", shape, sizes)
        if self.rng.percent(60):
            dest = self.like(tensor.sizes)
            self.define(f"tensor.unpack {packed} {text} into {dest.name} : {type_of(shape)} -> "
                        f"{dest.type}", dest.shape, dest.sizes)

    # What is in the margin is computed there: margins of one value, around each other or around a fill
    # of that value, upstream joins.
    def op_pad(self):
        tensor = self.rng.pick(self.tensors)
        (low, low_said, low_known), (high, high_said, high_known) = (
            self.mixed([self.rng.pick((0, 0, 0, 1, 2)) for _ in tensor.shape]) for _ in range(2))

        def total(*parts):
            return [None if None in sizes else sum(sizes) for sizes in zip(*parts)]

        said = total(tensor.shape, low_said, high_said)
        known = total(tensor.sizes, low_known, high_known)
        shape = [size if at is None and self.rng.percent(30) else at for at, size in zip(said, known)]
        arguments = ", ".join(f"%p{i}: index" for i in range(len(shape)))
        nofold = " nofold" if self.rng.percent(15) else ""
        self.define(f"tensor.pad {tensor.name}{nofold} low{low} high{high} {{\n    ^bb0({arguments}):\n"
                    "      %sum = arith.addf %x, %x : f32\n"
                    f"      tensor.yield %sum : f32\n    }} : {tensor.type} to {type_of(shape)}",
                    shape, known)

    def op_generate(self):
        shape = [self.rng.pick((None, None, 2, 4)) for _ in range(self.rng.between(1, 2))]
        known = [self.rng.pick((None, 2, 4)) if size is None else size for size in shape]
        sizes = ", ".join(self.rng.pick(("%i", "%j")) if size is None else self.constant(size)
                          for said, size in zip(shape, known) if said is None)
        arguments = ", ".join(f"%p{i}: index" for i in range(len(shape)))
        self.define(f"tensor.generate {sizes} {{\n    ^bb0({arguments}):\n"
                    "      %sum = arith.addf %x, %x : f32\n"
                    f"      tensor.yield %sum : f32\n    }} : {type_of(shape)}", shape, known)

    def op_concat(self):
        first = self.rng.pick(self.tensors)
        if not first.shape:
            return
        inputs = [first] + ([self.like(first.sizes)] if self.rng.percent(80) else [])
        dim = self.rng.between(0, len(first.shape) - 1)
        shape = [None if self.rng.percent(30) else size for size in first.shape]
        for other in inputs[1:]:
            shape = [said if said == at else None for said, at in zip(shape, other.shape)]
        sizes = list(first.sizes)
        sizes[dim] = None if sizes[dim] is None else sizes[dim] * len(inputs)
        shape[dim] = None if shape[dim] is None else shape[dim] * len(inputs)
        self.define(f"tensor.concat dim({dim}) {', '.join(t.name for t in inputs)} : "
                    f"({', '.join(t.type for t in inputs)}) -> {type_of(shape)}", shape, sizes)

    def kinds(self):
        return ((3, self.op_cast), (1, self.op_empty), (1, self.op_dim), (1, self.op_extract),
                (1, self.op_insert), (4, self.op_linalg), (1, self.op_materialize),
                (2, self.op_element), (1, self.op_constant), (3, self.op_collapse),
                (3, self.op_expand), (2, self.op_pack), (2, self.op_pad), (1, self.op_generate),
                (1, self.op_concat))


def product(sizes):
    if None in sizes:
        return None
    total = 1
    for size in sizes:
        total *= size
    return total


def write(rng, size):
    return write_with(rng, size, TensorWriter)
