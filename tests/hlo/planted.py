#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plants one fault after the other in MLIR-HLO's passes, and says which tests notice it. Run by hand: it builds
once for each.

    planted.py                          all of them
    planted.py --fault NAME ...         some
    planted.py --test executed          by what one of the tests notices
    planted.py --first                  each until a test notices it
    planted.py --texts                  builds nothing: whether each could be planted

The tree is copied to a folder of the build, where the faults are planted, and built there; what was built before
is used again. Each fault is a text that stands in its file once, and what it is replaced by; where the source has
moved on and one does not, all such are listed before anything is built. The tests are: the worked examples, the
programs with CHECK lines, and executed programs. A fault that none of them notices, or one that cannot be planted,
is a failure, and so are tests that fail without a fault.
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
TOP = HERE.parent.parent
PASSES = "src/passes/hlo"
LIT = "/usr/lib/llvm-19/build/utils/lit/lit.py"


@dataclass(frozen=True)
class Fault:
    name: str
    file: str
    text: str
    planted: str

    def misses(self, top):
        """Why it cannot be planted in that tree, or None."""
        path = top / PASSES / self.file
        if not path.is_file():
            return f"{self.name}: there is no {PASSES}/{self.file}"
        times = path.read_text().count(self.text)
        return None if times == 1 else f"{self.name}: {self.file} has {times} times: {self.text!r}"


FAULTS = [
    # -- hlo-deallocate
    Fault("a retain's result does not lead its class", "deallocate-block.c",
          "bs_hlo_deallocate_unite(pass, result, memref, N_(\"a retain",
          "bs_hlo_deallocate_unite(pass, memref, result, N_(\"a retain"),
    Fault("buffers of other element types are the same", "deallocate-ops.c",
          "operand->type->shaped.element == result->type->shaped.element", "operand != result"),
    Fault("what a block further out owns is handed in", "deallocate-branch.c",
          "if (known->owner != branch->frame->block) {", "if (!known->owner) {"),
    Fault("views are not looked through", "edges.c",
          "    for (BsValue *source; (source = bs_hlo_view_source(memref));)\n        memref = source;\n", ""),
    Fault("nobody asks for a later use", "deallocate-branch.c", "return *user == NULL;", "return TRUE;"),
    Fault("uses inside the op do not count", "touches.c", "where = AT_INSIDE)", "where = AT_OP)"),
    Fault("an indicator goes in with each operand that has it", "deallocate-branch.c",
          "if (known->taken_by == branch->op) {", "if (known->taken_by == branch->op && !branch->pass) {"),
    Fault("what a body hands on is not united with what it gets", "deallocate-branch.c",
          "bs_hlo_add_all_edges(branch->op, &edges);", "bs_hlo_add_edges_from(branch->op, NULL, &edges);"),
    Fault("the results of calls are always new", "deallocate.c",
          "        if (!arguments)\n            continue;\n        guint8 *united",
          "        if (arguments || !arguments)\n            continue;\n        guint8 *united"),
    Fault("a call in the middle of its function does not return its first argument", "deallocate.c",
          "for (guint32 a = 0; a < type->function.n_inputs; a++)",
          "for (guint32 a = 1; a < type->function.n_inputs; a++)"),
    Fault("what is captured goes in the first place", "deallocate-branch.c",
          "branch->acquired[r].data[k] = indicator;", "branch->acquired[r].data[0] = indicator;"),
    Fault("what is released is still owned", "deallocate-block.c",
          "        known->owner = NULL;\n        return TRUE;", "        return TRUE;"),
    Fault("what else is of the class is freed", "deallocate-block.c",
          "        if (g == BS_ID_NONE)\n            bs_vec_push(&end->left",
          "        if (g == BS_ID_NONE || end->groups.data[g].owned.len)\n            bs_vec_push(&end->left"),
    Fault("the class of a retain of nothing is a new one", "deallocate-block.c",
          "if (group->memrefs.len != 1 || group->owned.len != 1)",
          "if (group->memrefs.len != 1 || group->owned.len > 1)"),
    # -- hlo-deallocation-simplification
    Fault("the memref of an indicator is always the first", "nullness.c",
          "            at++;\n            memref = nth_memref(", "            memref = nth_memref("),
    Fault("null or not is never null", "simplification.c", "!= BS_HLO_NEVER_NULL)", "== BS_HLO_ALWAYS_NULL)"),
    Fault("indicators come from outside the op only", "nullness.c",
          "bs_hlo_add_all_edges(op, &edges);", "bs_hlo_add_edges_from(op, NULL, &edges);"),
    Fault("an own that is asked for becomes null", "simplification.c",
          "if (bs_hlo_facts_get(simplification->uses, bs_op_result(op, 0))) {", "if (!op) {"),
    # -- hlo-buffer-reuse
    Fault("there is no aggressive sweep", "buffer-reuse.c",
          "bs_reuse_merge(context, block, TRUE)", "bs_reuse_merge(context, block, FALSE)"),
    Fault("an argument may be used before it is filled by a copy", "reuse-elide.c",
          "    if (*user)\n        return N_(\"its target",
          "    if (*user && !bs_value_is_arg(target))\n        return N_(\"its target"),
    Fault("a buffer may be used before it is filled by a copy", "reuse-elide.c",
          "    if (*user)\n        return N_(\"its target",
          "    if (*user && bs_value_is_arg(target))\n        return N_(\"its target"),
    Fault("a source may be used before its target is there", "reuse-elide.c",
          "BsOp *used = first_use(elision, source);\n    if", "BsOp *used = NULL;\n    if"),
    Fault("arguments that others see are filled at once", "reuse-elide.c", " || !is_restrict(target))", ")"),
    Fault("the stack takes all", "reuse-promote.c", "if (n < 0 || n > *budget) {", "if (n < 0) {"),
    Fault("the stack takes 16 elements", "reuse-promote.c", "MOST_ELEMENTS = 4096", "MOST_ELEMENTS = 16"),
    Fault("what is freed at once stays", "reuse-promote.c",
          "            erase_pair(context, alloc, dealloc);\n            return TRUE;", "            return FALSE;"),
    Fault("what is on the stack is owned", "reuse-promote.c", "    disown(context, bs_op_result(alloca, 0));\n", ""),
    Fault("a region takes one buffer for two", "reuse-hoist.c",
          "GUINT_TO_POINTER(found->next == NONE ? 0 : found->next + 1)", "GUINT_TO_POINTER(number)"),
    Fault("a round hands on what it got", "reuse-double.c",
          "data[pair->place] = bs_op_operand(pair->dealloc, 0);", "data[pair->place] = bs_op_result(pair->alloc, 0);"),
    Fault("not all that comes out of a loop need be freed", "reuse-loops.c",
          "if (obstacle || n != rewriting->into.len) {", "if (obstacle || n > rewriting->into.len) {"),
    Fault("what is used behind a loop is freed as what went in", "reuse-loops.c",
          "return fate != USED;", "return fate != USED || rewriting->op;"),
    # -- lowering
    Fault("a buffer that a memref took is freed", "to-scf.c",
          "yield(lowering, branch, 0, lowering->null, lowering->zero, alloc->owner);",
          "yield(lowering, branch, 0, alloc->owner, alloc->buffer, alloc->owner);"),
    Fault("what is null is freed, and nothing else", "to-scf.c", "BS_CMP_NE", "BS_CMP_EQ"),
    Fault("the last memref takes a buffer", "to-scf.c",
          "for (guint32 m = 0; m < memrefs.n; m++) {", "for (guint32 m = memrefs.n; m-- > 0;) {"),
    # -- the helpers
    Fault("tensors of terminators stay shared", "split-alloc-tensors.c",
          "        split_operands(context, op);",
          "        if (op != block->last)\n            split_operands(context, op);"),
    Fault("buffers that are inputs are restrict", "xla-buffer-arg-rewrite.c",
          "if (g_hash_table_contains(arguments->inputs, GSIZE_TO_POINTER((gsize)number->integer)))", "if (!number)"),
    Fault("an indicator is the aligned pointer", "../lowering/hlo-to-llvm.c",
          "    const BsAttr *position = bs_attr_i64_array(",
          "    place++;\n    const BsAttr *position = bs_attr_i64_array("),
]


class Failed(Exception):
    pass


def must(*command, cwd=None):
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, env=os.environ | {"CCACHE_NOHASHDIR": "1"})
    if done.returncode:
        raise Failed((done.stdout + done.stderr)[-1500:])
    return done.stdout


class Tree:
    """A copy of the tree, and what is built of it."""

    def __init__(self, folder):
        self.top, self.build = folder / "tree", folder / "build"
        self.tool = self.build / "src/cli/bufscope-opt"
        self.machine = self.build / "tests/programs/behave"
        listed = must("git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", cwd=TOP).split("\0")
        for name in filter(None, listed):
            self.copy(name)
        if not (self.build / "build.ninja").exists():
            must("meson", "setup", str(self.build), str(self.top), "-Dapp=disabled")
        self.make()

    def copy(self, name):
        """Where it is not there as it is."""
        source, target = TOP / name, self.top / name
        if source.is_file() and not (target.is_file() and target.read_bytes() == source.read_bytes()):
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
            shutil.copymode(source, target)

    def make(self):
        must("nice", "ninja", "-C", str(self.build), "src/cli/bufscope-opt", "tests/programs/behave")

    @contextmanager
    def planted(self, fault):
        """Within this, the fault is there."""
        path = self.top / PASSES / fault.file
        text = path.read_text()
        path.write_text(text.replace(fault.text, fault.planted))
        try:
            self.make()
            yield
        finally:
            path.write_text(text)


TESTS = ("examples", "programs", "executed")


def checks(tree):
    """{name: command}; the quickest first."""
    return {
        "examples": [sys.executable, HERE / "examples.py", tree.tool, HERE / "examples"],
        "programs": [sys.executable, LIT, "-j2", "-q", f"-Dtool={tree.tool}", TOP / "tests/mlir/hlo"],
        "executed": [sys.executable, HERE / "executed.py", "--tool", tree.tool, "--machine", tree.machine,
                     "--seeds", "1..60", "--first", "--faults"],
    }


def noticed(tree, chosen, first):
    """The checks that fail."""
    found = []
    for name, command in checks(tree).items():
        if name not in chosen:
            continue
        done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
        if done.returncode:
            found.append(name)
        if found and first:
            break
    return found


def try_fault(tree, fault, chosen, first):
    start = time.monotonic()
    try:
        with tree.planted(fault):
            found = noticed(tree, chosen, first)
    except Failed as failure:
        print(f"not planted: {fault.name}: {failure}", flush=True)
        return False
    print(f"{'noticed' if found else 'NOT NOTICED'}: {fault.name}: {', '.join(found)} "
          f"({time.monotonic() - start:.0f} s)", flush=True)
    return bool(found)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--work", type=Path, default=TOP / "build/planted", help="the folder to build in")
    parser.add_argument("--fault", action="append", choices=[fault.name for fault in FAULTS])
    parser.add_argument("--test", action="append", choices=TESTS, help="all of them without it")
    parser.add_argument("--first", action="store_true", help="no further than the first test that notices it")
    parser.add_argument("--texts", action="store_true", help="only see whether each could be planted")
    options = parser.parse_args()
    if missed := list(filter(None, (fault.misses(TOP) for fault in FAULTS))):
        sys.exit("\n".join(["not in the source as it is now:", *missed]))
    if options.texts:
        return 0
    options.work.mkdir(parents=True, exist_ok=True)
    tree = Tree(options.work.resolve())
    tests = options.test or list(checks(tree))
    wrong = noticed(tree, tests, False)
    if wrong:
        sys.exit(f"without a fault, fails: {', '.join(wrong)}")
    chosen = [fault for fault in FAULTS if not options.fault or fault.name in options.fault]
    good = sum(try_fault(tree, fault, tests, options.first) for fault in chosen)
    print(f"{good} of {len(chosen)} faults are noticed")
    return 0 if good == len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
