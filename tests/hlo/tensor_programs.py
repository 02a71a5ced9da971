#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random programs on tensors for executed.py: empty tensors with several uses, which are written to and read, and
handed on through if and for.

    tensor_programs.py SEED             prints one
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "differential"))
from generate_base import Rng  # noqa: E402

TYPE = "tensor<4xi32>"
DEEPEST = 3


class TensorProgram:
    def __init__(self, seed):
        self.rng = Rng(seed, 6)
        self.lines = []
        self.indent = "  "
        self.count = 0
        self.taken = set()  # risks, as those of programs.py

    def put(self, line):
        self.lines.append(self.indent + line)

    def new(self, letter):
        self.count += 1
        return f"%{letter}{self.count}"

    def place(self):
        return f"[%c{self.rng.below(2)}]"

    def put_empty(self, tensors):
        name = self.new("e")
        copied = self.rng.pick(tensors) if tensors and self.rng.percent(20) else None
        self.put(f"{name} = bufferization.alloc_tensor(){f' copy({copied})' if copied else ''} : {TYPE}")
        return name

    def put_insert(self, tensors):
        """Both elements that are ever read are written sooner or later, or are anything."""
        number, name = self.new("k"), self.new("t")
        self.put(f"{number} = arith.constant {self.rng.between(1, 99)} : i32")
        self.put(f"{name} = tensor.insert {number} into {self.rng.pick(tensors)}{self.place()} : {TYPE}")
        return name

    def put_show(self, tensors):
        name = self.new("x")
        self.put(f"{name} = tensor.extract {self.rng.pick(tensors)}{self.place()} : {TYPE}")
        self.put(f"func.call @print_i32({name}) : (i32) -> ()")

    def put_select(self, tensors):
        name = self.new("s")
        self.taken.add("either")
        self.put(f"{name} = arith.select {self.rng.pick(('%p', '%q'))}, {self.rng.pick(tensors)}, "
                 f"{self.rng.pick(tensors)} : {TYPE}")
        return name

    def region(self, tensors):
        before, self.indent = self.indent, self.indent + "  "
        self.put(f"scf.yield {self.rng.pick(self.statements(tensors)[-3:])} : {TYPE}")
        self.indent = before

    def put_if(self, tensors):
        name = self.new("r")
        self.put(f"{name} = scf.if {self.rng.pick(('%p', '%q'))} -> ({TYPE}) {{")
        self.region(tensors)
        self.put("} else {")
        self.region(tensors)
        self.put("}")
        return name

    def put_for(self, tensors):
        name, carried = self.new("r"), self.new("a")
        self.put(f"{name} = scf.for {self.new('i')} = %c0 to {self.rng.pick(('%n', '%m', '%c1'))} step %c1 "
                 f"iter_args({carried} = {self.rng.pick(tensors)}) -> ({TYPE}) {{")
        self.region([*tensors, carried])
        self.put("}")
        return name

    def statements(self, tensors):
        tensors = list(tensors)
        for _ in range(self.rng.between(2, 5)):
            nested = len(self.indent) < 2 * DEEPEST
            put = self.rng.weighted(((3, self.put_empty), (5, self.put_insert), (4, self.put_show),
                                     (1, self.put_select), (2 * nested, self.put_if), (2 * nested, self.put_for)))
            made = put(tensors) if tensors else self.put_empty(tensors)
            tensors += [made] if made else []
        return tensors

    def text(self):
        for n in range(2):
            self.put(f"%c{n} = arith.constant {n} : index")
        tensors = self.statements(self.statements([]))
        self.put_show(tensors[-1:])
        return ("func.func private @print_i32(i32)\nfunc.func @f(%p: i1, %q: i1, %n: index, %m: index) {\n"
                + "\n".join(self.lines) + "\n  return\n}\n")


if __name__ == "__main__":
    print(TensorProgram(int(sys.argv[1])).text(), end="")
