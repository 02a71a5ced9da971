# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Chains of views for generate.py: every op that makes a memref out of a memref, and what asks a
memref for its shape.

Sizes and offsets are numbers, constants and unknown values in turn, casts forget and find again what
is static, subviews drop dimensions, reshapes undo one another, so that folds see through several ops.
"""

from generate_base import MemRef

SOURCES = (MemRef((4,)), MemRef((2, 3)), MemRef((None, 3)), MemRef((2, None, 4)), MemRef((1, 4, 1)),
           MemRef((None,)), MemRef((None, None)), MemRef((6, 4)), MemRef((2, 3, 4)), MemRef(()),
           MemRef((1, 1)), MemRef((4, 1, 6), "i32"), MemRef((16,), "i8"), MemRef((None,), "i8"))


def strides_of(shape):
    return MemRef(tuple(shape)).full_strides() if shape else ()


class ShapeWriter:
    def __init__(self, rng):
        self.rng = rng
        self.lines = []
        self.values = []
        self.count = 0

    # -- text

    def line(self, text):
        self.lines.append("    " + text)

    def define(self, type_, text):
        name = f"%v{self.count}"
        self.count += 1
        self.line(f"{name} = {text}")
        self.values.append((name, type_))
        return name

    def index(self, number=None):
        """An index: the number as a constant, or anything."""
        if number is None and self.rng.percent(55):
            return self.rng.pick([n for n, t in self.values if t == "index"])
        if number is None:
            number = self.rng.below(5)
        return self.define("index", f"arith.constant {number} : index")

    def literal(self, number, dynamic=30):
        """A number in the text, or as a value: (text, what the type knows of it)."""
        if self.rng.percent(dynamic):
            return (self.index(number if self.rng.percent(60) else None), None)
        return (str(number), number)

    def memref(self, wanted=lambda t: True):
        found = [v for v in self.values if isinstance(v[1], MemRef) and wanted(v[1])]
        if found and self.rng.percent(85):
            return self.rng.pick(found[-4:]) if self.rng.percent(65) else self.rng.pick(found)
        fitting = [t for t in SOURCES if wanted(t)]
        type_ = self.rng.pick(fitting)
        sizes = ", ".join(self.index() for _ in type_.dynamic_extents())
        op = "memref.alloca" if self.rng.percent(20) else "memref.alloc"
        return (self.define(type_, f"{op}({sizes}) : {type_}"), type_)

    @staticmethod
    def make(like, shape, strides, offset):
        if tuple(strides) == tuple(strides_of(shape)) and offset == 0:
            return MemRef(tuple(shape), like.element, None, 0, like.space)
        return MemRef(tuple(shape), like.element, tuple(strides), offset, like.space)

    # -- views

    def op_cast(self):
        name, type_ = self.memref()
        kind = self.rng.below(10)
        if type_.shape is None:
            target = self.rng.pick((MemRef((None,), type_.element, None, 0, type_.space),
                                    MemRef((None, None), type_.element, None, 0, type_.space)))
        elif kind == 0:
            target = MemRef(None, type_.element, None, 0, type_.space)
        elif kind < 3:
            target = MemRef(type_.shape, type_.element, (None,) * type_.rank(), None, type_.space)
        else:
            shape = [self.rng.pick((2, 3, 4, 1)) if d is None and self.rng.percent(50)
                     else None if self.rng.percent(45) else d for d in type_.shape]
            if type_.strides is None:
                target = MemRef(tuple(shape), type_.element, None, 0, type_.space)
            else:
                strides = [None if self.rng.percent(25) else s for s in type_.strides]
                offset = None if self.rng.percent(25) else type_.offset
                target = MemRef(tuple(shape), type_.element, tuple(strides), offset, type_.space)
        if target != type_:
            self.define(target, f"memref.cast {name} : {type_} to {target}")

    def op_subview(self):
        name, type_ = self.memref(lambda t: t.shape)
        whole = self.rng.percent(25)
        texts, shape, strides, offset = [[], [], []], [], [], type_.offset
        for extent, stride in zip(type_.shape, type_.full_strides()):
            top = 4 if extent is None else extent
            start = 0 if whole else self.rng.below(max(1, min(2, top)))
            size = top if whole else self.rng.between(1, max(1, top - start))
            step = 1 if whole or self.rng.percent(75) else 2
            (a, start), (b, size), (c, step) = (self.literal(n) for n in (start, size, step))
            for part, text in zip(texts, (a, b, c)):
                part.append(text)
            shape.append(size)
            strides.append(None if stride is None or step is None else stride * step)
            if start != 0:
                offset = None if None in (offset, start, stride) else offset + start * stride
        # drops dimensions; the reference loses its way, or crashes, where their strides are unknown,
        # or tell no more which ones of size 1 were dropped and which ones were not
        if self.rng.percent(35) and None not in strides:
            keep = [i for i, d in enumerate(shape) if d != 1 or self.rng.percent(20)]
            if any(shape[i] == 1 for i in keep) and strides != list(type_.full_strides()):
                keep = [i for i, d in enumerate(shape) if d != 1]
        else:
            keep = range(len(shape))
        target = MemRef(tuple(shape[i] for i in keep), type_.element,
                        tuple(strides[i] for i in keep), offset, type_.space)
        where = "".join("[" + ", ".join(part) + "]" for part in texts)
        self.define(target, f"memref.subview {name}{where} : {type_} to {target}")

    def op_reinterpret(self):
        name, type_ = self.memref()
        rank = self.rng.between(0, 2)
        offset_text, offset = self.literal(self.rng.pick((0, 0, 1, 4)))
        sizes = [self.literal(self.rng.pick((1, 2, 4))) for _ in range(rank)]
        natural = strides_of([s for _, s in sizes])
        steps = [self.literal(s if s is not None and self.rng.percent(70) else self.rng.pick((1, 2)))
                 for s in natural]
        target = MemRef(tuple(s for _, s in sizes), type_.element, tuple(s for _, s in steps),
                        offset, type_.space)
        self.define(target, f"memref.reinterpret_cast {name} to offset: [{offset_text}], "
                            f"sizes: [{', '.join(t for t, _ in sizes)}], "
                            f"strides: [{', '.join(t for t, _ in steps)}] : {type_} to {target}")

    def op_reinterpret_of_metadata(self):
        """Takes a memref apart and puts it together again, now and then not the same way."""
        name, type_ = self.memref(lambda t: t.shape)
        rank = type_.rank()
        base = MemRef((), type_.element, None, 0, type_.space)
        parts = f"%m{self.count}"
        self.count += 1
        types = ", ".join([str(base)] + ["index"] * (1 + 2 * rank))
        self.line(f"{parts}b, {parts}o, {parts}s:{rank}, {parts}t:{rank} = "
                  f"memref.extract_strided_metadata {name} : {type_} -> {types}")
        self.values += [(f"{parts}b", base), (f"{parts}o", "index")]
        self.values += [(f"{parts}{k}#{i}", "index") for k in "st" for i in range(rank)]
        if self.rng.percent(60):
            return
        offset = f"{parts}o" if self.rng.percent(80) else self.index()
        sizes = [f"{parts}s#{i}" if self.rng.percent(85) else self.index() for i in range(rank)]
        steps = [f"{parts}t#{i}" if self.rng.percent(85) else self.index() for i in range(rank)]
        target = MemRef((None,) * rank, type_.element, (None,) * rank, None, type_.space)
        source, of = (f"{parts}b", base) if self.rng.percent(60) else (name, type_)
        self.define(target, f"memref.reinterpret_cast {source} to offset: [{offset}], "
                            f"sizes: [{', '.join(sizes)}], strides: [{', '.join(steps)}]"
                            f" : {of} to {target}")

    @staticmethod
    def groups_text(groups):
        at, out = 0, []
        for n in groups:
            out.append("[" + ", ".join(str(i) for i in range(at, at + n)) + "]")
            at += n
        return "[" + ", ".join(out) + "]"

    def op_collapse(self):
        name, type_ = self.memref(lambda t: t.shape and t.strides is None)
        rank = type_.rank()
        if self.rng.percent(15) and all(d == 1 for d in type_.shape):
            groups = []
        else:
            groups, left = [], rank
            while left:
                groups.append(self.rng.between(1, left))
                left -= groups[-1]
        shape, at = [], 0
        for n in groups:
            extent = 1
            for d in type_.shape[at:at + n]:
                extent = None if d is None or extent is None else extent * d
            shape.append(extent)
            at += n
        target = MemRef(tuple(shape), type_.element, None, 0, type_.space)
        self.define(target, f"memref.collapse_shape {name} {self.groups_text(groups)}"
                            f" : {type_} into {target}")

    def op_expand(self):
        name, type_ = self.memref(lambda t: t.shape is not None)
        if not type_.shape:
            if type_.strides is not None:
                return
            shape, groups = [1] * self.rng.between(1, 2), []
            strides = None
        else:
            shape, groups, strides = [], [], []
            for extent, stride in zip(type_.shape, type_.full_strides()):
                parts = self.split(extent)
                groups.append(len(parts))
                shape += parts
                running, inner = stride, []
                for d in reversed(parts):
                    inner.append(running)
                    running = None if running is None or d is None else running * d
                strides += reversed(inner)
        if type_.strides is None:
            target = MemRef(tuple(shape), type_.element, None, 0, type_.space)
        else:
            target = self.make(type_, shape, strides, type_.offset)
        extents = ", ".join(self.index() if d is None else str(d) for d in shape)
        self.define(target, f"memref.expand_shape {name} {self.groups_text(groups)} output_shape "
                            f"[{extents}] : {type_} into {target}")

    def split(self, extent):
        if extent is None:
            return self.rng.pick(([None], [None, 1], [2, None], [None, 2], [1, None, 2]))
        ways = [[extent], [extent, 1], [1, extent], [1, extent, 1]]
        ways += [[a, extent // a] for a in (2, 3) if extent % a == 0]
        return self.rng.pick(ways)

    def op_transpose(self):
        name, type_ = self.memref(lambda t: t.shape)
        order = self.rng.sample(range(type_.rank()), type_.rank())
        strides = type_.full_strides()
        target = MemRef(tuple(type_.shape[i] for i in order), type_.element,
                        tuple(strides[i] for i in order), type_.offset, type_.space)
        before = ", ".join(f"d{i}" for i in range(type_.rank()))
        after = ", ".join(f"d{i}" for i in order)
        self.define(target, f"memref.transpose {name} ({before}) -> ({after}) : {type_} to {target}")

    def op_view(self):
        name, type_ = self.memref(lambda t: t.element == "i8" and t.shape and len(t.shape) == 1
                                  and t.strides is None and not t.space)
        shape = [self.rng.pick((None, 2, 4)) for _ in range(self.rng.between(0, 2))]
        target = MemRef(tuple(shape), "f32")
        sizes = ", ".join(self.index(4 if self.rng.percent(50) else None) for d in shape if d is None)
        self.define(target, f"memref.view {name}[{self.index()}][{sizes}] : {type_} to {target}")

    def op_space(self):
        name, type_ = self.memref()
        space = self.rng.pick(("", "1", "2"))
        if space == type_.space:
            return
        target = MemRef(type_.shape, type_.element, type_.strides, type_.offset, space)
        self.define(target, f"memref.memory_space_cast {name} : {type_} to {target}")

    def op_clone(self):
        name, type_ = self.memref()
        self.define(type_, f"bufferization.clone {name} : {type_} to {type_}")

    def op_select(self):
        name, type_ = self.memref()
        others = [n for n, t in self.values if t == type_]
        condition = self.define("i1", f"arith.constant {self.rng.pick(('true', 'false'))}") \
            if self.rng.percent(20) else "%c"
        self.define(type_, f"arith.select {condition}, {name}, {self.rng.pick(others)} : {type_}")

    def op_tensor(self):
        name, type_ = self.memref(lambda t: t.shape is not None and not t.space)
        tensor = "tensor<" + "".join(f"{'?' if d is None else d}x" for d in type_.shape) \
            + type_.element + ">"
        restrict = " restrict" if self.rng.percent(30) else ""
        middle = self.define(tensor, f"bufferization.to_tensor {name}{restrict} : {type_}")
        if self.rng.percent(60):
            identity = MemRef(type_.shape, type_.element)
            target = type_ if self.rng.percent(60) else identity
            self.define(target, f"bufferization.to_memref {middle} : {target}")

    # -- questions and uses

    def op_dim(self):
        name, type_ = self.memref(lambda t: t.shape is None or t.shape)
        limit = 3 if type_.shape is None else type_.rank()
        at = self.index(self.rng.below(limit) if self.rng.percent(80) else None)
        dim = self.define("index", f"memref.dim {name}, {at} : {type_}")
        if self.rng.percent(60):
            self.line(f'"test.keep"({dim}) : (index) -> ()')

    def op_rank(self):
        name, type_ = self.memref()
        rank = self.define("index", f"memref.rank {name} : {type_}")
        self.line(f'"test.keep"({rank}) : (index) -> ()')

    def op_use(self):
        name, type_ = self.memref()
        kind = self.rng.below(9)
        indices = lambda t: ", ".join(self.index() for _ in t.shape)
        if type_.shape is None or kind == 0:
            self.line(f'"test.keep"({name}) : ({type_}) -> ()')
        elif kind < 3:
            at = indices(type_)
            value = self.define(type_.element, f"memref.load {name}[{at}] : {type_}")
            self.line(f'"test.keep"({value}) : ({type_.element}) -> ()')
        elif kind < 5:
            at, value = indices(type_), self.scalar(type_.element)
            self.line(f"memref.store {value}, {name}[{at}] : {type_}")
        elif kind == 5:
            at, value = indices(type_), self.scalar(type_.element)
            op = "addf" if type_.element[0] in "fb" else "addi"
            self.line(f"memref.atomic_rmw {op} {value}, {name}[{at}] : "
                      f"({type_.element}, {type_}) -> {type_.element}")
        elif kind == 6:
            self.line(f"memref.prefetch {name}[{indices(type_)}], read, locality<2>, data : {type_}")
        elif kind == 7:
            self.line(f"memref.dealloc {name} : {type_}")
        else:
            others = [(n, t) for n, t in self.values if isinstance(t, MemRef)
                      and t.shape is not None and t.element == type_.element
                      and len(t.shape) == len(type_.shape)
                      and all(a is None or b is None or a == b
                              for a, b in zip(t.shape, type_.shape))]
            other, of = self.rng.pick(others)
            self.line(f"memref.copy {name}, {other} : {type_} to {of}")

    def scalar(self, element):
        literal = "1.5" if element == "f32" else "3"
        return self.define(element, f"arith.constant {literal} : {element}")

    def op_pointer(self):
        name, type_ = self.memref()
        value = self.define("index", f"memref.extract_aligned_pointer_as_index {name}"
                                     f" : {type_} -> index")
        self.line(f'"test.keep"({value}) : (index) -> ()')

    def op_align(self):
        name, type_ = self.memref(lambda t: t.shape is not None)
        self.line(f"memref.assume_alignment {name}, 16 : {type_}")

    def op_sum(self):
        op = self.rng.pick(("addi", "muli", "subi"))
        self.define("index", f"arith.{op} {self.index()}, {self.index()} : index")

    def write(self, name, size):
        header = [("%n", "index"), ("%k", "index"), ("%c", "i1")]
        for i in range(3):
            type_ = self.rng.pick(SOURCES)
            if i == 2:
                type_ = self.rng.pick((MemRef(None), MemRef((None, None), strides=(None, 1),
                                                            offset=None),
                                       MemRef((4, 6), strides=(12, 2)),
                                       MemRef((4,), strides=(1,), offset=3)))
            header.append((f"%a{i}", type_))
        self.values += header
        kinds = ((6, self.op_cast), (7, self.op_subview), (3, self.op_reinterpret),
                 (3, self.op_reinterpret_of_metadata), (5, self.op_collapse), (5, self.op_expand),
                 (2, self.op_transpose), (2, self.op_view), (2, self.op_space), (2, self.op_clone),
                 (1, self.op_select), (2, self.op_tensor), (6, self.op_dim), (1, self.op_rank),
                 (7, self.op_use), (1, self.op_pointer), (1, self.op_align), (1, self.op_sum))
        for _ in range(size):
            self.rng.weighted(kinds)()
        last = [v for v in self.values if isinstance(v[1], MemRef)][-1]
        signature = ", ".join(f"{n}: {t}" for n, t in header)
        return ([f"  func.func @{name}({signature}) -> {last[1]} {{"] + self.lines
                + [f"    return {last[0]} : {last[1]}", "  }"])


def write(rng, size):
    lines = []
    for name in ("alpha", "beta"):
        lines += ShapeWriter(rng).write(name, size)
    return "\n".join(["module {"] + lines + ["}"]) + "\n"
