#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes random but readable MLIR programs for the differential test and the benchmarks.

The same profile, seed and size give the same text on every machine: the random numbers come from
a generator of our own, not from the standard library, whose sequence may change between versions.

A program is valid input for the parser and the verifier; what a pass then makes of it (rewrites
it, leaves it alone, refuses it) is for the tools to agree on.  Some things are kept out on
purpose, because the reference itself has no defined answer for them:

  * results of region ops and of calls never live across a block boundary, except as operands that
    a branch forwards (the ownership pass reads freed memory there);
  * few values live out of a block (above 16 the reference orders them by address);
  * no long chain of diamonds (the reference's search for loops is exponential there).
"""

import argparse
import sys
from dataclasses import dataclass

import generate_affine
import generate_aliases
import generate_branches
import generate_folds
import generate_index
import generate_loops
import generate_modules
import generate_shapes
import generate_slices
import generate_tasks
import generate_tensors
import generate_vectors
import generate_wide
from generate_base import MemRef, Rng

# Profiles whose programs are written by a file of their own.
WRITERS = {"folds": generate_folds.write, "branches": generate_branches.write,
           "loops": generate_loops.write, "shapes": generate_shapes.write,
           "affine": generate_affine.write, "aliases": generate_aliases.write,
           "wide": generate_wide.write, "slices": generate_slices.write,
           "vectors": generate_vectors.write, "tensors": generate_tensors.write,
           "tasks": generate_tasks.write, "modules": generate_modules.write,
           "index": generate_index.write}
PROFILES = ("cfg", "scf", "call", "view", "dealloc", "realloc", "mixed", "refused", *WRITERS)
SHAPES = ("many-functions", "one-function", "long-cfg", "deep-nesting")


# ---------------------------------------------------------------------------------------- types


PLAIN_TYPES = (
    MemRef((4,)),
    MemRef((None,)),
    MemRef((2, 3)),
    MemRef((None, 3)),
    MemRef((8,), "i32"),
    MemRef((None,), "i8"),
    MemRef(()),
)
ODD_TYPES = (
    MemRef((4,), space="1"),
    MemRef((None,), space="3"),
    MemRef((4,), strides=(2,), offset=1),
    MemRef((4,), strides=(None,), offset=None),
    MemRef((2, 3), strides=(3, 1)),
    MemRef(None),
    MemRef(None, "i32"),
    MemRef((2,), "f64", space='"spc"'),
)
SCALARS = ("i1", "index", "i32", "f32")


def is_memref(type_):
    return isinstance(type_, MemRef)


@dataclass(frozen=True)
class Value:
    name: str
    type: object
    local: bool = False  # must not be used in another block of its region


@dataclass
class Function:
    """What a caller has to know."""

    name: str
    visibility: str
    arguments: tuple
    results: tuple
    has_body: bool = True

    def rewritten_by_option(self):
        return self.visibility == "private" and self.has_body


def type_list(values):
    return ", ".join(str(v.type) for v in values)


def name_list(values):
    return ", ".join(v.name for v in values)


def result_types(types):
    if not types:
        return ""
    if len(types) == 1:
        return f" -> {types[0]}"
    return " -> (" + ", ".join(str(t) for t in types) + ")"


# ------------------------------------------------------------------------------------- function

# How often a statement kind is chosen, per profile.  The kinds are the methods op_KIND below.
WEIGHTS = {
    "cfg": dict(alloc=18, alloca=4, clone=3, view=5, select=7, use=20, scalar=9, load=4, if_=3,
                for_=1, call=2, get_global=1, manual=1),
    "scf": dict(alloc=14, alloca=3, clone=3, view=4, select=5, use=16, scalar=9, load=4, if_=14,
                for_=14, while_=6, execute=1, call=2, get_global=1),
    "call": dict(alloc=14, alloca=3, clone=2, view=3, select=5, use=14, scalar=6, load=2, if_=5,
                 for_=4, call=24, get_global=2),
    "view": dict(alloc=12, alloca=5, clone=3, view=34, select=10, use=16, scalar=5, load=4, if_=4,
                 for_=3, get_global=4, metadata=4, pointer=3, dim=5),
    "dealloc": dict(alloc=14, alloca=5, clone=6, view=10, select=9, use=9, scalar=9, if_=4, for_=4,
                    call=3, get_global=3, metadata=3, pointer=2, dealloc=22, unknown=3,
                    memref_dealloc=2),
    "realloc": dict(alloc=14, use=12, scalar=5, load=3, if_=4, for_=4, realloc=26, view=3,
                    select=3, dim=4, memref_dealloc=2),
    "mixed": dict(alloc=14, alloca=4, clone=4, view=10, select=7, use=14, scalar=10, load=4,
                  if_=7, for_=6, while_=3, execute=1, call=6, get_global=2, metadata=2, pointer=2,
                  dim=3, realloc=2, manual=2, float_=3),
    "refused": dict(alloc=16, alloca=4, clone=3, view=5, select=5, use=20, scalar=7, load=3, if_=5,
                    for_=4, while_=2, call=3),
}

MAX_DEPTH = 3
EXPORT_LIMIT = 12  # values of one function that other blocks than their own may use


class FunctionWriter:
    def __init__(self, rng, profile, module, name, size):
        self.rng = rng
        self.profile = profile
        self.module = module
        self.name = name
        self.size = size
        self.lines = []
        self.indent = 2
        self.counters = {}
        self.depth = 0
        self.local_only = False
        self.exports = 0
        odd = {"view": 45, "dealloc": 20, "mixed": 25, "realloc": 0}.get(profile, 10)
        self.palette = [self.random_type(odd) for _ in range(rng.between(1, 2))]

    def random_type(self, odd_percent):
        if self.profile == "realloc":
            return self.rng.pick((MemRef((4,)), MemRef((None,)), MemRef((16,)),
                                  MemRef((None,), "i8"), MemRef((None,), space="1")))
        return self.rng.pick(ODD_TYPES if self.rng.percent(odd_percent) else PLAIN_TYPES)

    # -- text

    def line(self, text):
        self.lines.append("  " * self.indent + text)

    def fresh(self, stem):
        number = self.counters.get(stem, 0)
        self.counters[stem] = number + 1
        return f"%{stem}{number}"

    def define(self, visible, stem, type_, text, local=False):
        """One op with one result."""
        value = Value(self.fresh(stem), type_, local)
        self.line(f"{value.name} = {text}")
        visible.append(value)
        return value

    # -- finding operands

    def candidates(self, visible, wanted):
        """wanted: a type, or a predicate over types."""
        if callable(wanted):
            return [v for v in visible if wanted(v.type)]
        return [v for v in visible if v.type == wanted]

    def pick(self, visible, wanted):
        """Prefers younger values a little, so that chains of views and selects come about."""
        found = self.candidates(visible, wanted)
        if not found:
            return None
        if self.rng.percent(40):
            return found[-1 - self.rng.below(min(3, len(found)))]
        return self.rng.pick(found)

    def need(self, visible, type_):
        """A value of the type; makes one when there is none."""
        keep = 90 if is_memref(type_) else 80
        value = self.pick(visible, type_) if self.rng.percent(keep) else None
        return value or self.create(visible, type_)

    def create(self, visible, type_):
        if is_memref(type_):
            return self.allocate(visible, type_, "alloc", "buf")
        if type_ == "i1":
            return self.create_i1(visible)
        literal = {
            "index": lambda: str(self.rng.below(8)),
            "f32": lambda: f"{self.rng.below(5)}.{self.rng.pick('05')}",
            "f64": lambda: f"{self.rng.below(5)}.25",
        }.get(type_, lambda: str(self.rng.below(20) - 4))()
        suffix = "" if type_ == "i1" else f" : {type_}"
        return self.define(visible, "k", type_, f"arith.constant {literal}{suffix}")

    def create_i1(self, visible):
        if self.rng.percent(25):
            return self.define(visible, "k", "i1", f"arith.constant {self.rng.pick(('true', 'false'))}")
        left, right = self.need(visible, "index"), self.need(visible, "index")
        predicate = self.rng.pick(("eq", "ne", "slt", "sge", "ult", "ugt"))
        return self.define(visible, "cmp", "i1",
                           f"arith.cmpi {predicate}, {left.name}, {right.name} : index")

    def memref(self, visible, ranked=False):
        value = self.pick(visible, lambda t: is_memref(t) and not (ranked and t.shape is None))
        if value:
            return value
        type_ = self.rng.pick(self.palette)
        if ranked and type_.shape is None:
            type_ = MemRef((4,))
        return self.allocate(visible, type_, "alloc", "buf")

    # -- statements: one method per kind

    def allocate(self, visible, type_, op, stem, attributes=""):
        if type_.shape is None:
            ranked = self.allocate(visible, MemRef((4,), type_.element, space=type_.space), op, stem,
                                   attributes)
            return self.define(visible, "any", type_,
                               f"memref.cast {ranked.name} : {ranked.type} to {type_}")
        extents = ", ".join(self.need(visible, "index").name for _ in type_.dynamic_extents())
        # a strided layout with dynamic strides or offset asks for symbols
        symbols = 0
        if type_.strides is not None:
            symbols = sum(s is None for s in type_.strides) + (type_.offset is None)
        symbol_text = ""
        if symbols:
            symbol_text = "[" + ", ".join(self.need(visible, "index").name
                                          for _ in range(symbols)) + "]"
        if not attributes and self.rng.percent(10):
            attributes = " {alignment = 64 : i64}"
        return self.define(visible, stem, type_,
                           f"memref.{op}({extents}){symbol_text}{attributes} : {type_}")

    def op_alloc(self, visible):
        self.allocate(visible, self.rng.pick(self.palette), "alloc", "buf")

    def op_alloca(self, visible):
        self.allocate(visible, self.rng.pick(self.palette), "alloca", "stack")

    def op_manual(self, visible):
        mark = " {bufferization.manual_deallocation}"
        type_ = self.rng.pick(self.palette)
        if type_.shape is None:
            type_ = MemRef((4,))
        value = self.allocate(visible, type_, "alloc", "manual", mark)
        if self.rng.percent(60):
            self.op_use(visible)
            self.line(f"memref.dealloc {value.name}{mark} : {value.type}")

    def op_clone(self, visible):
        source = self.memref(visible)
        self.define(visible, "clone", source.type,
                    f"bufferization.clone {source.name} : {source.type} to {source.type}")

    def op_select(self, visible):
        first = self.memref(visible)
        second = self.need(visible, first.type)
        condition = self.need(visible, "i1")
        self.define(visible, "sel", first.type,
                    f"arith.select {condition.name}, {first.name}, {second.name} : {first.type}")

    def op_view(self, visible):
        source = self.memref(visible)
        if source.type.shape is None:
            ranked = MemRef((None,), source.type.element, space=source.type.space)
            self.define(visible, "ranked", ranked,
                        f"memref.cast {source.name} : {source.type} to {ranked}")
            return
        makers = [self.view_cast, self.view_reinterpret]
        if source.type.rank():
            makers += [self.view_subview, self.view_subview]
        self.rng.pick(makers)(visible, source)

    def view_cast(self, visible, source):
        type_ = source.type
        if self.rng.percent(25):
            target = MemRef(None, type_.element, space=type_.space)
        elif type_.shape and type_.strides is None:
            shape = list(type_.shape)
            at = self.rng.below(len(shape))
            shape[at] = (4 if at == 0 else 3) if shape[at] is None else None
            target = MemRef(tuple(shape), type_.element, space=type_.space)
        elif type_.strides is not None:
            target = MemRef(type_.shape, type_.element, (None,) * type_.rank(), None, type_.space)
        else:
            target = MemRef(None, type_.element, space=type_.space)
        if target == type_:
            return
        self.define(visible, "cast", target, f"memref.cast {source.name} : {type_} to {target}")

    def view_reinterpret(self, visible, source):
        type_ = source.type
        if self.rng.percent(50):
            extent = self.rng.between(1, 4)
            offset = self.rng.below(3)
            target = MemRef((extent,), type_.element, (1,), offset, type_.space)
            text = f"offset: [{offset}], sizes: [{extent}], strides: [1]"
        else:
            size = self.need(visible, "index")
            target = MemRef((None,), type_.element, space=type_.space)
            text = f"offset: [0], sizes: [{size.name}], strides: [1]"
        self.define(visible, "rein", target,
                    f"memref.reinterpret_cast {source.name} to {text} : {type_} to {target}")

    def view_subview(self, visible, source):
        type_ = source.type
        offsets, sizes, steps = [], [], []
        extents, strides = [], []
        offset = type_.offset
        for extent, stride in zip(type_.shape, type_.full_strides()):
            start = None if self.rng.percent(20) else self.rng.below(2)
            limit = 2 if extent is None else max(1, extent - 1)
            count = None if self.rng.percent(25) else self.rng.between(1, limit)
            step = 1 if self.rng.percent(75) else 2
            offsets.append(self.index_or_literal(visible, start))
            sizes.append(self.index_or_literal(visible, count))
            steps.append(str(step))
            extents.append(count)
            strides.append(None if stride is None else stride * step)
            if start == 0:
                pass
            elif offset is None or start is None or stride is None:
                offset = None
            else:
                offset += start * stride
        target = MemRef(tuple(extents), type_.element, tuple(strides), offset, type_.space)
        where = "".join("[" + ", ".join(part) + "]" for part in (offsets, sizes, steps))
        self.define(visible, "sub", target,
                    f"memref.subview {source.name}{where} : {type_} to {target}")

    def index_or_literal(self, visible, number):
        return self.need(visible, "index").name if number is None else str(number)

    def op_use(self, visible):
        target = self.memref(visible)
        kind = self.rng.below(10)
        if kind < 4:
            source = self.memref(visible)
            self.line(f"test.copy({source.name}, {target.name}) : ({source.type}, {target.type})")
        elif kind < 6 and target.type.shape is not None:
            source = self.need(visible, target.type)
            self.line(f"memref.copy {source.name}, {target.name} : {source.type} to {target.type}")
        elif target.type.shape is not None:
            value = self.need(visible, target.type.element)
            at = self.indices(visible, target.type)
            self.line(f"memref.store {value.name}, {target.name}[{at}] : {target.type}")
        else:
            self.line(f"test.copy({target.name}, {target.name}) : ({target.type}, {target.type})")

    def indices(self, visible, type_):
        return ", ".join(self.need(visible, "index").name for _ in type_.shape)

    def op_load(self, visible):
        source = self.memref(visible, ranked=True)
        self.define(visible, "elem", source.type.element,
                    f"memref.load {source.name}[{self.indices(visible, source.type)}]"
                    f" : {source.type}")

    def op_dim(self, visible):
        source = self.pick(visible, lambda t: is_memref(t) and t.shape)
        if source is None:
            return self.op_alloc(visible)
        at = self.define(visible, "k", "index",
                         f"arith.constant {self.rng.below(source.type.rank())} : index")
        self.define(visible, "dim", "index", f"memref.dim {source.name}, {at.name} : {source.type}")

    def op_scalar(self, visible):
        kind = self.rng.below(10)
        if kind < 5:
            left, right = self.need(visible, "i1"), self.need(visible, "i1")
            op = self.rng.pick(("andi", "ori", "xori"))
            self.define(visible, "bit", "i1", f"arith.{op} {left.name}, {right.name} : i1")
        elif kind < 7:
            self.create_i1(visible)
        elif kind < 9:
            type_ = self.rng.pick(("index", "i32"))
            left, right = self.need(visible, type_), self.need(visible, type_)
            op = self.rng.pick(("addi", "subi", "muli"))
            self.define(visible, "sum", type_, f"arith.{op} {left.name}, {right.name} : {type_}")
        else:
            source = self.need(visible, "index")
            self.define(visible, "int", "i32", f"arith.index_cast {source.name} : index to i32")

    def op_float_(self, visible):
        left, right = self.need(visible, "f32"), self.need(visible, "f32")
        op = self.rng.pick(("addf", "mulf", "subf"))
        self.define(visible, "flt", "f32", f"arith.{op} {left.name}, {right.name} : f32")

    def op_metadata(self, visible):
        source = self.memref(visible, ranked=True)
        rank = source.type.rank()
        base = MemRef((), source.type.element, space=source.type.space)
        number = self.counters.get("base", 0)
        self.counters["base"] = number + 1
        names, types = [f"%base{number}", f"%off{number}"], [base, "index"]
        if rank:
            names += [f"%size{number}:{rank}", f"%stride{number}:{rank}"]
            types += ["index"] * (2 * rank)
        self.line(f"{', '.join(names)} = memref.extract_strided_metadata {source.name}"
                  f" : {source.type} -> {', '.join(str(t) for t in types)}")
        visible.append(Value(names[0], base))
        visible.append(Value(names[1], "index"))
        if rank:
            visible.append(Value(f"%size{number}#{rank - 1}", "index"))

    def op_pointer(self, visible):
        source = self.memref(visible)
        self.define(visible, "ptr", "index",
                    f"memref.extract_aligned_pointer_as_index {source.name}"
                    f" : {source.type} -> index")

    def op_get_global(self, visible):
        name, type_ = self.module.global_()
        self.define(visible, "glob", type_, f"memref.get_global @{name} : {type_}")

    def op_realloc(self, visible):
        source = self.pick(visible, lambda t: is_memref(t) and t.shape is not None
                           and len(t.shape) == 1 and t.strides is None)
        if source is None:
            source = self.allocate(visible, MemRef((None,)), "alloc", "buf")
        extent = self.rng.pick((None, None, 4, 8, 16))
        target = MemRef((extent,), source.type.element, space=source.type.space)
        size = f"({self.need(visible, 'index').name})" if extent is None else ""
        alignment = " {alignment = 32 : i64}" if self.rng.percent(20) else ""
        self.define(visible, "grown", target,
                    f"memref.realloc {source.name}{size}{alignment} : {source.type} to {target}")

    def op_memref_dealloc(self, visible):
        value = self.memref(visible)
        self.line(f"memref.dealloc {value.name} : {value.type}")

    def op_unknown(self, visible):
        value = self.memref(visible)
        if self.rng.percent(50):
            self.line(f'"test.opaque_use"({value.name}) : ({value.type}) -> ()')
        else:
            self.define(visible, "opaque", value.type,
                        f'"test.opaque_make"({value.name}) : ({value.type}) -> {value.type}')

    def op_dealloc(self, visible):
        memrefs = [self.memref(visible) for _ in range(self.rng.weighted(
            ((1, 0), (4, 1), (4, 2), (3, 3), (1, 4))))]
        memrefs = [self.base_buffer(visible, m) if self.rng.percent(25) else m for m in memrefs]
        conditions = [self.need(visible, "i1") for _ in memrefs]
        retained = [self.memref(visible) for _ in range(self.rng.weighted(
            ((4, 0), (4, 1), (3, 2), (1, 3))))]
        text = "bufferization.dealloc"
        if memrefs:
            text += f" ({name_list(memrefs)} : {type_list(memrefs)}) if ({name_list(conditions)})"
        if retained:
            text += f" retain ({name_list(retained)} : {type_list(retained)})"
        if not retained:
            self.line(text)
            return
        name = self.fresh("own")
        count = len(retained)
        self.line(f"{name}{f':{count}' if count > 1 else ''} = {text}")
        for i in range(count):
            result = Value(f"{name}#{i}" if count > 1 else name, "i1")
            visible.append(result)
            if self.rng.percent(70):
                self.line(f'"test.keep"({result.name}) : (i1) -> ()')

    def base_buffer(self, visible, value):
        if value.type.shape is None:
            return value
        before = len(visible)
        rank = value.type.rank()
        base = MemRef((), value.type.element, space=value.type.space)
        name = self.fresh("root")
        rest = f", {name}_o" + (f", {name}_s:{rank}, {name}_t:{rank}" if rank else "")
        types = ", ".join([str(base)] + ["index"] * (1 + 2 * rank))
        self.line(f"{name}{rest} = memref.extract_strided_metadata {value.name}"
                  f" : {value.type} -> {types}")
        del visible[before:]
        return Value(name, base)

    # -- structured control flow

    def carried_types(self, low, high):
        types = []
        for _ in range(self.rng.between(low, high)):
            types.append(self.rng.pick(self.palette) if self.rng.percent(80)
                         else self.rng.pick(("i1", "index", "i32")))
        return types

    def body(self, visible, arguments=(), statements=None):
        """The ops of a nested region; gives what is visible at its end."""
        inner = list(visible) + list(arguments)
        self.depth += 1
        self.indent += 1
        outer_local, self.local_only = self.local_only, True
        count = self.rng.below(4) if statements is None else statements
        for _ in range(count):
            self.statement(inner)
        self.local_only = outer_local
        self.indent -= 1
        self.depth -= 1
        return inner

    def terminate(self, inner, op, types, extra=""):
        self.indent += 1
        values = [self.need(inner, t) for t in types]
        text = op + extra
        if values:
            text += f" {name_list(values)} : {type_list(values)}"
        self.line(text)
        self.indent -= 1

    def results(self, visible, stem, types):
        """Declares the results of a region op; gives the text left of the op."""
        if not types:
            return ""
        name = self.fresh(stem)
        for i, type_ in enumerate(types):
            visible.append(Value(name if len(types) == 1 else f"{name}#{i}", type_, local=True))
        return f"{name}{f':{len(types)}' if len(types) > 1 else ''} = "

    def op_if_(self, visible):
        if self.depth >= MAX_DEPTH:
            return self.op_use(visible)
        condition = self.need(visible, "i1")
        types = self.carried_types(0, 2)
        outside = list(visible)
        left = self.results(visible, "if", types)
        arrow = f" -> ({', '.join(str(t) for t in types)})" if types else ""
        self.line(f"{left}scf.if {condition.name}{arrow} {{")
        inner = self.body(outside)
        if types:
            self.terminate(inner, "scf.yield", types)
        if types or self.rng.percent(40):
            self.line("} else {")
            inner = self.body(outside)
            if types:
                self.terminate(inner, "scf.yield", types)
        self.line("}")

    def op_for_(self, visible):
        if self.depth >= MAX_DEPTH:
            return self.op_use(visible)
        low, high, step = (self.need(visible, "index") for _ in range(3))
        types = self.carried_types(0, 2)
        inits = [self.need(visible, t) for t in types]
        outside = list(visible)
        left = self.results(visible, "for", types)
        induction = Value(self.fresh("i"), "index")
        arguments = [Value(self.fresh("it"), t) for t in types]
        text = f"{left}scf.for {induction.name} = {low.name} to {high.name} step {step.name}"
        if types:
            pairs = ", ".join(f"{a.name} = {i.name}" for a, i in zip(arguments, inits))
            text += f" iter_args({pairs}) -> ({', '.join(str(t) for t in types)})"
        self.line(text + " {")
        inner = self.body(outside, [induction] + arguments)
        if types:
            self.terminate_loop(inner, arguments, types)
        self.line("}")

    def terminate_loop(self, inner, arguments, types):
        """Swaps carried values of one type now and then, else yields anything that fits."""
        if len(set(types)) == 1 and len(types) > 1 and self.rng.percent(40):
            self.indent += 1
            swapped = list(reversed(arguments))
            self.line(f"scf.yield {name_list(swapped)} : {type_list(swapped)}")
            self.indent -= 1
        else:
            self.terminate(inner, "scf.yield", types)

    def op_while_(self, visible):
        if self.depth >= MAX_DEPTH:
            return self.op_use(visible)
        before = self.carried_types(0, 2)
        after = before if self.rng.percent(70) else self.carried_types(0, 2)
        inits = [self.need(visible, t) for t in before]
        outside = list(visible)
        left = self.results(visible, "while", after)
        arguments = [Value(self.fresh("wb"), t) for t in before]
        pairs = ", ".join(f"{a.name} = {i.name}" for a, i in zip(arguments, inits))
        text = f"{left}scf.while" + (f" ({pairs})" if pairs else "")
        targets = ", ".join(str(t) for t in after)
        if len(after) != 1:
            targets = f"({targets})"
        self.line(f"{text} : ({', '.join(str(t) for t in before)}) -> {targets} {{")
        inner = self.body(outside, arguments)
        self.indent += 1
        condition = self.need(inner, "i1")
        self.indent -= 1
        self.terminate(inner, "scf.condition", after, f"({condition.name})")
        self.line("} do {")
        arguments = [Value(self.fresh("wa"), t) for t in after]
        if arguments:
            self.line("^bb0(" + ", ".join(f"{a.name}: {a.type}" for a in arguments) + "):")
        inner = self.body(outside, arguments)
        self.terminate(inner, "scf.yield", before)
        self.line("}")

    def op_execute(self, visible):
        if self.depth >= MAX_DEPTH:
            return self.op_use(visible)
        types = self.carried_types(0, 1)
        outside = list(visible)
        left = self.results(visible, "exec", types)
        self.line(f"{left}scf.execute_region{result_types(types)} {{")
        inner = self.body(outside)
        self.terminate(inner, "scf.yield", types)
        self.line("}")

    # -- calls

    def op_call(self, visible):
        callee = self.module.callee(self.rng)
        operands = [self.need(visible, t) for t in callee.arguments]
        left = self.results(visible, "call", callee.results)
        results = ", ".join(str(t) for t in callee.results)
        if len(callee.results) != 1:
            results = f"({results})"
        # the short name is known directly in func.func only, not inside an scf region
        prefix = "" if self.depth == 0 and self.rng.percent(50) else "func."
        self.line(f"{left}{prefix}call @{callee.name}({name_list(operands)})"
                  f" : ({type_list(operands)}) -> {results}")

    # -- whole functions

    def statement(self, visible):
        table = [(w, k) for k, w in WEIGHTS[self.profile].items()]
        getattr(self, "op_" + self.rng.weighted(table))(visible)

    def arguments(self):
        types = [self.rng.pick(self.palette) for _ in range(self.rng.between(0, 3))]
        types += ["i1"] * self.rng.between(1, 3)
        types += ["index"] * (self.rng.between(1, 3) if self.profile in ("scf", "mixed")
                              else self.rng.between(0, 2))
        return [Value(self.fresh("arg"), t) for t in types]

    def write(self, function, multi_block, offence=None):
        arguments = [Value(self.fresh("arg"), t) for t in function.arguments]
        if multi_block:
            self.write_blocks(function, arguments, offence)
        else:
            visible = list(arguments)
            offend_at = self.rng.below(self.size + 1)
            for i in range(self.size + 1):
                if offence and i == offend_at:
                    offence(self, visible)
                if i < self.size:
                    self.statement(visible)
            self.return_(visible, function)
        header = ", ".join(f"{a.name}: {a.type}" for a in arguments)
        private = "private " if function.visibility == "private" else ""
        return ([f"  func.func {private}@{function.name}({header})"
                 f"{result_types(function.results)} {{"] + self.lines + ["  }"])

    def return_(self, visible, function):
        values = [self.need(visible, t) for t in function.results]
        self.line("return" + (f" {name_list(values)} : {type_list(values)}" if values else ""))

    def write_blocks(self, function, arguments, offence):
        rng = self.rng
        count = rng.between(2, 3 + min(self.size // 4, 5))
        successors = self.random_graph(count)
        dominators = find_dominators(successors)
        block_arguments = [list(arguments)]
        for _ in range(1, count):
            block_arguments.append([Value(self.fresh("b"), t)
                                    for t in self.carried_types(0, rng.pick((0, 1, 1, 2)))])
        exports = {i: [] for i in range(count)}
        self.exports = 0
        offend_at = rng.below(count)
        for block in range(count):
            own = block_arguments[block]
            if block:
                header = ", ".join(f"{a.name}: {a.type}" for a in own)
                self.indent -= 1
                self.line(f"^bb{block}{f'({header})' if own else ''}:")
                self.indent += 1
            inherited = [v for d in sorted(dominators[block]) if d != block for v in exports[d]]
            visible = inherited + list(own)
            for _ in range(rng.between(0, 1 + max(1, self.size // count))):
                self.statement(visible)
            if offence and block == offend_at:
                offence(self, visible)
            self.terminate_block(visible, block, successors, block_arguments, function)
            fresh = [v for v in visible if v not in inherited and not v.local]
            room = max(0, EXPORT_LIMIT - self.exports)
            wanted = len(own) if block == 0 else 0
            chosen = rng.sample(fresh, min(room, max(wanted, rng.between(1, 4))))
            exports[block] = [v for v in fresh if v in chosen]
            self.exports += len(exports[block])

    def random_graph(self, count):
        """Successor lists of an acyclic graph, entry 0; almost every block can be reached."""
        rng = self.rng
        successors = []
        for block in range(count - 1):
            near = lambda: min(count - 1, block + 1 + rng.below(3))
            kind = rng.weighted(((4, 1), (6, 2), (1, 0)))
            successors.append([near() for _ in range(kind)])
        successors.append([])
        reachable = [0]
        for block in range(1, count):
            if any(block in successors[i] for i in reachable):
                reachable.append(block)
                continue
            if rng.percent(2):
                continue
            free = [i for i in reachable if len(successors[i]) < 2]
            movable = [i for i in reachable if successors[i] and successors[i][-1] > block]
            if free:
                successors[rng.pick(free)].append(block)
            elif movable:
                successors[rng.pick(movable)][-1] = block
            else:
                continue
            reachable.append(block)
        return successors

    def terminate_block(self, visible, block, successors, block_arguments, function):
        targets = []
        for successor in successors[block]:
            operands = [self.need(visible, a.type) for a in block_arguments[successor]]
            text = f"^bb{successor}"
            if operands:
                text += f"({name_list(operands)} : {type_list(operands)})"
            targets.append(text)
        if not targets:
            self.return_(visible, function)
        elif len(targets) == 1:
            self.line(f"cf.br {targets[0]}")
        else:
            condition = self.need(visible, "i1")
            self.line(f"cf.cond_br {condition.name}, {targets[0]}, {targets[1]}")


def find_dominators(successors):
    """Blocks are numbered in topological order."""
    count = len(successors)
    dominators = [{i} for i in range(count)]
    reachable = {0}
    for block in range(1, count):
        predecessors = [p for p in range(block) if block in successors[p] and p in reachable]
        if predecessors:
            reachable.add(block)
            common = set.intersection(*(dominators[p] for p in predecessors))
            dominators[block] = common | {block}
    return dominators


# --------------------------------------------------------------------- what the pass must refuse


def offence_unregistered(writer, visible):
    writer.line('"test.unheard_of"() : () -> ()')


def offence_unregistered_memref(writer, visible):
    value = writer.memref(visible)
    writer.line(f'"test.unheard_of"({value.name}) : ({value.type}) -> ()')


def offence_free(writer, visible):
    value = writer.memref(visible)
    writer.line(f"memref.dealloc {value.name} : {value.type}")


def offence_dealloc(writer, visible):
    value = writer.memref(visible)
    condition = writer.need(visible, "i1")
    writer.line(f"bufferization.dealloc ({value.name} : {value.type}) if ({condition.name})")


def offence_realloc(writer, visible):
    writer.op_realloc(visible)


def offence_execute(writer, visible):
    type_ = writer.rng.pick(writer.palette)
    left = writer.results(visible, "exec", [type_])
    condition = writer.need(visible[:-1], "i1")
    first, second = writer.fresh("x"), writer.fresh("x")
    made = MemRef((4,), type_.element, space=type_.space)
    writer.line(f"{left}scf.execute_region -> {type_} {{")
    writer.line(f"  {first} = memref.alloc() : {made}")
    writer.line(f"  {second} = \"test.pick\"({first}, {condition.name}) : ({made}, i1) -> {type_}")
    writer.line("  cf.br ^bb1")
    writer.line("^bb1:")
    writer.line(f"  scf.yield {second} : {type_}")
    writer.line("}")


def offence_twice(writer, visible):
    """The same buffer forwarded and used behind the branch; see FunctionWriter.write_blocks."""
    value = writer.memref(visible)
    writer.line(f"memref.dealloc {value.name} {{bufferization.manual_deallocation}} : {value.type}")


OFFENCES = (offence_unregistered, offence_unregistered_memref, offence_free, offence_dealloc,
            offence_realloc, offence_execute, offence_twice)

WHOLE_REFUSED = (
    # a loop of branches
    """  func.func @{name}(%n: index, %m: {type}) {{
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    cf.br ^head(%zero : index)
  ^head(%i: index):
    %more = arith.cmpi slt, %i, %n : index
    cf.cond_br %more, ^body, ^exit
  ^body:
    test.copy(%m, %m) : ({type}, {type})
    %next = arith.addi %i, %one : index
    cf.br ^head(%next : index)
  ^exit:
    return
  }}""",
    # a value forwarded and used behind the branch
    """  func.func @{name}(%c: i1, %m: {type}) {{
    %buf = bufferization.clone %m : {type} to {type}
    cf.br ^next(%buf : {type})
  ^next(%x: {type}):
    test.copy(%x, %buf) : ({type}, {type})
    cf.cond_br %c, ^next2(%x : {type}), ^next2(%buf : {type})
  ^next2(%y: {type}):
    test.copy(%y, %m) : ({type}, {type})
    return
  }}""",
    # several successors, without and with a memref
    """  func.func @{name}(%flag: i32, %m: {type}) {{
    cf.switch %flag : i32, [
      default: ^a,
      3: ^b
    ]
  ^a:
    test.copy(%m, %m) : ({type}, {type})
    return
  ^b:
    return
  }}""",
    """  func.func @{name}(%flag: i32, %m: {type}) {{
    cf.switch %flag : i32, [
      default: ^a(%m : {type}),
      -2: ^b
    ]
  ^a(%x: {type}):
    test.copy(%x, %m) : ({type}, {type})
    return
  ^b:
    return
  }}""",
)


# --------------------------------------------------------------------------------------- module


class Module:
    def __init__(self, rng, profile, size):
        self.rng = rng
        self.profile = profile
        self.size = size
        self.functions = []
        self.globals = {}

    def global_(self):
        type_ = self.rng.pick((MemRef((4,)), MemRef((2, 3)), MemRef((8,), "i32")))
        name = "table_" + "x".join(str(d) for d in type_.shape) + "_" + type_.element
        self.globals[name] = type_
        return name, type_

    def callee(self, rng):
        return rng.pick(self.functions)

    def signature(self, name, writer):
        rng = self.rng
        arguments = tuple(a.type for a in writer.arguments())
        writer.counters.clear()
        results = []
        for _ in range(rng.weighted(((3, 0), (4, 1), (2, 2)))):
            results.append(rng.pick(writer.palette) if rng.percent(85) else rng.pick(("i1", "index")))
        visibility = "private" if rng.percent(40 if self.profile in ("call", "mixed") else 15) \
            else "public"
        return Function(name, visibility, arguments, tuple(results))

    def write(self):
        rng = self.rng
        counts = {"call": (2, 4), "mixed": (1, 3), "refused": (1, 2)}
        count = rng.between(*counts.get(self.profile, (1, 2)))
        writers = []
        names = ("alpha", "beta", "gamma", "delta", "epsilon")
        for i in range(count):
            size = max(1, self.size // count if self.profile != "cfg" else self.size)
            writer = FunctionWriter(rng, self.profile, self, names[i], size)
            writers.append((writer, self.signature(names[i], writer)))
        external = Function("external", "private", (MemRef((4,)), "i1"), (MemRef((4,)),), False)
        self.functions = [f for _, f in writers] + [external]
        offender = rng.below(count) if self.profile == "refused" and rng.percent(75) else None
        bodies = []
        for i, (writer, function) in enumerate(writers):
            offence = rng.pick(OFFENCES) if i == offender else None
            chance = {"cfg": 92, "scf": 8, "call": 30, "dealloc": 25, "view": 25}.get(self.profile, 40)
            bodies.append(writer.write(function, rng.percent(chance), offence))
        if self.profile == "refused" and offender is None:
            type_ = rng.pick((MemRef((4,)), MemRef((None,), "i32"), MemRef((2, 3))))
            text = rng.pick(WHOLE_REFUSED).format(name="refused", type=type_)
            bodies.insert(rng.below(len(bodies) + 1), text.split("\n"))
        return self.assemble(bodies, external)

    def assemble(self, bodies, external):
        lines = []
        for name, type_ in sorted(self.globals.items()):
            word = self.rng.pick((" = dense<1>" if type_.element == "i32" else " = dense<1.0>", ""))
            # without an initial value the global is a declaration, which has to be private
            mutable = "constant " if word else ""
            lines.append(f'  memref.global "private" {mutable}@{name} : {type_}{word}')
        if any(f"@{external.name}(" in line for body in bodies for line in body):
            types = ", ".join(str(t) for t in external.arguments)
            lines.append(f"  func.func private @{external.name}({types})"
                         f"{result_types(external.results)}")
        for body in bodies:
            lines += body
        return "\n".join(["module {"] + lines + ["}"]) + "\n"


def generate(profile, seed, size=12):
    rng = Rng(PROFILES.index(profile) + 1, seed, size)
    writer = WRITERS.get(profile)
    text = writer(rng, size) if writer else Module(rng, profile, size).write()
    return f"// profile {profile}, seed {seed}, size {size}\n{text}"


# ------------------------------------------------------------------------- shapes for benchmarks


def straight_line(rng, ops, indent="    "):
    """ops ops: allocations, stores into them, views, now and then an scf.if around a copy."""
    lines, buffers, written = [], [], 0
    while written < ops:
        kind = rng.below(10)
        if not buffers or kind == 0:
            name = f"%buf{len(buffers)}"
            lines.append(f"{name} = memref.alloc() : memref<8xf32>")
            buffers.append(name)
            written += 1
        elif kind < 7:
            lines.append(f"memref.store %value, {rng.pick(buffers)}[%at] : memref<8xf32>")
            written += 1
        elif kind < 9:
            lines.append(f"test.copy({rng.pick(buffers)}, %m) : (memref<8xf32>, memref<8xf32>)")
            written += 1
        else:
            lines.append("scf.if %c {")
            lines.append(f"  memref.copy {rng.pick(buffers)}, %m : memref<8xf32> to memref<8xf32>")
            lines.append("}")
            written += 2
    return [indent + line for line in lines]


def shape_many_functions(rng, ops):
    lines = []
    for i in range(max(1, ops // 20)):
        lines.append(f"  func.func @f{i}(%m: memref<8xf32>, %value: f32, %at: index, %c: i1) {{")
        lines += straight_line(rng, 19)
        lines += ["    return", "  }"]
    return lines


def shape_one_function(rng, ops):
    lines = ["  func.func @f(%m: memref<8xf32>, %value: f32, %at: index, %c: i1) {"]
    lines += straight_line(rng, max(1, ops - 1))
    return lines + ["    return", "  }"]


def shape_long_cfg(rng, ops):
    """A chain in which every block may also leave to the one exit; five ops per block."""
    count = max(1, ops // 5)
    lines = ["  func.func @f(%m: memref<8xf32>, %value: f32, %at: index, %c: i1) {",
             "    cf.br ^bb1(%m : memref<8xf32>)"]
    for i in range(1, count + 1):
        following = f"^bb{i + 1}(%new{i} : memref<8xf32>)" if i < count else f"^exit(%new{i} : memref<8xf32>)"
        lines += [f"  ^bb{i}(%x{i}: memref<8xf32>):",
                  f"    %new{i} = memref.alloc() : memref<8xf32>",
                  f"    test.copy(%x{i}, %new{i}) : (memref<8xf32>, memref<8xf32>)",
                  f"    %load{i} = memref.load %new{i}[%at] : memref<8xf32>",
                  f"    memref.store %load{i}, %m[%at] : memref<8xf32>",
                  f"    cf.cond_br %c, {following}, ^exit(%x{i} : memref<8xf32>)"]
    return lines + ["  ^exit(%last: memref<8xf32>):",
                    "    test.copy(%last, %m) : (memref<8xf32>, memref<8xf32>)",
                    "    return", "  }"]


def shape_deep_nesting(rng, ops):
    """Loops and ifs inside one another, four ops per level, at most 200 levels in a function: deeper
    programs are all indentation."""
    lines = []
    for number, first in enumerate(range(0, max(1, ops // 4), 200)):
        lines += nested_function(f"f{number}", min(200, max(1, ops // 4) - first))
    return lines


def nested_function(name, depth):
    lines = [f"  func.func @{name}(%m: memref<8xf32>, %value: f32, %at: index, %c: i1) {{",
             "    %zero = arith.constant 0 : index", "    %one = arith.constant 1 : index"]
    closing = []
    for level in range(depth):
        pad = "  " * (level + 2)
        lines.append(f"{pad}%buf{level} = memref.alloc() : memref<8xf32>")
        lines.append(f"{pad}test.copy(%buf{level}, %m) : (memref<8xf32>, memref<8xf32>)")
        lines.append(f"{pad}scf.for %i{level} = %zero to %at step %one {{" if level % 2 == 0
                     else f"{pad}scf.if %c {{")
        closing.insert(0, pad + "}")
    lines.append("  " * (depth + 2) + "memref.store %value, %m[%at] : memref<8xf32>")
    return lines + closing + ["    return", "  }"]


def generate_shape(shape, ops, seed=1):
    maker = {"many-functions": shape_many_functions, "one-function": shape_one_function,
             "long-cfg": shape_long_cfg, "deep-nesting": shape_deep_nesting}[shape]
    return "\n".join(["module {"] + maker(Rng(77, seed), ops) + ["}"]) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--profile", choices=PROFILES, default="mixed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--size", type=int, default=12, help="about how many statements (12)")
    parser.add_argument("--shape", choices=SHAPES, help="a benchmark program instead")
    parser.add_argument("--ops", type=int, default=1000, help="about how many ops, with --shape")
    arguments = parser.parse_args()
    if arguments.shape:
        sys.stdout.write(generate_shape(arguments.shape, arguments.ops, arguments.seed))
    else:
        sys.stdout.write(generate(arguments.profile, arguments.seed, arguments.size))


if __name__ == "__main__":
    main()
