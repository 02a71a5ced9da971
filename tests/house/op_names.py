#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Outside src/dialects no name of an op decides anything: what an op does is asked of its row (ir/opdef.h).
Reads src/ for string literals "dialect.op" and for comparisons of names. Who makes an op names it; else a
name needs a line in ALLOWED, with the reason. A line that is not needed any more is a fault, too."""

import pathlib
import re
import sys

UPSTREAM = "upstream's pass names the op"
HLO = "MLIR-HLO's pass names the op"
ANCHOR = "what passes are nested in, as pipelines write it"
# file -> names, reason
ALLOWED = {
    "cli/options.c": ({"builtin.module"}, ANCHOR),
    "debug/buffers/counts.h": (
        {"bufferization.dealloc", "deallocation.retain", "memref.dealloc"},
        "the words of a figure: that op is what is counted"),
    "debug/buffers/indicators.c": (
        {"deallocation.own", "deallocation.retain"},
        "asks the program whether such an op was ever made"),
    "debug/compare/comparison.c": ({"bufferization.dealloc", "deallocation.retain"}, "the words of a figure"),
    "debug/document/document.c": ({"builtin.module"}, ANCHOR),
    "debug/document/origin-key.c": ({"memref.alloc"}, "what an allocation is called in a key, whatever became of it"),
    "debug/document/pipeline-words.c": ({"builtin.module"}, ANCHOR),
    "debug/dump/replay.c": ({"builtin.module"}, "what a text begins with that is a whole program"),
    "debug/verdict/check-moves.c": (
        {"affine.parallel"},
        "upstream's loop-hoisting takes its rounds for sequential: its row lacks the trait that says otherwise"),
    "passes/hlo/annotation.c": ({"func.func"}, HLO),
    "passes/hlo/deallocate-block.c": ({"deallocation.own", "func.call"}, HLO),
    "passes/hlo/deallocate-branch.c": ({"scf.if"}, HLO),
    "passes/hlo/deallocate-ops.c": ({"func.call", "memref.alloca"}, HLO),
    "passes/hlo/deallocate.c": ({"func.call", "func.func"}, HLO),
    "passes/hlo/edges.c": (
        {"memref.collapse_shape", "memref.expand_shape", "memref.reinterpret_cast", "memref.subview",
        "memref.transpose", "memref.view", "scf.for", "scf.if", "scf.parallel", "scf.while"},
        HLO),
    "passes/hlo/nullness.c": ({"deallocation.null", "deallocation.own", "deallocation.retain"}, HLO),
    "passes/hlo/reuse-double.c": ({"scf.for", "scf.while"}, HLO),
    "passes/hlo/reuse-elide.c": ({"memref.alloc", "memref.copy"}, HLO),
    "passes/hlo/reuse-hoist.c": ({"memref.alloc"}, HLO),
    "passes/hlo/reuse-merge.c": ({"memref.alloc"}, HLO),
    "passes/hlo/reuse-promote.c": ({"deallocation.own", "memref.alloc"}, HLO),
    "passes/hlo/reuse-rest.c": ({"memref.alloc", "memref.dealloc"}, HLO),
    "passes/hlo/simplification.c": ({"deallocation.own", "deallocation.retain"}, HLO),
    "passes/hlo/split-alloc-tensors.c": ({"bufferization.alloc_tensor"}, HLO),
    "passes/lowering/hlo-to-llvm.c": (
        {"builtin.unrealized_conversion_cast", "deallocation.free", "deallocation.get_buffer", "deallocation.null",
        "deallocation.own", "deallocation.retain", "llvm.func"},
        HLO),
    "passes/hlo/to-scf.c": ({"deallocation.retain"}, HLO),
    "passes/lowering/hlo-types-to-llvm.c": ({"builtin.unrealized_conversion_cast", "deallocation.", "func.func"}, HLO),
    "passes/legacy/promote-buffers-to-stack.c": ({"memref.alloc", "memref.rank"}, UPSTREAM),
    "passes/lowering/convert-bufferization-to-memref.c": ({"bufferization.clone"}, UPSTREAM),
    "passes/lowering/expand-realloc.c": ({"memref.realloc"}, UPSTREAM),
    "passes/lowering/lower-deallocations.c": ({"bufferization.dealloc", "builtin.module"}, UPSTREAM),
    "passes/ownership/dealloc-simplification.c": (
        {"bufferization.dealloc", "memref.extract_strided_metadata"},
        UPSTREAM),
    "passes/ownership/ownership-deallocation-checks.c": (
        {"arith.select", "bufferization.dealloc", "cf.cond_br", "func.func", "gpu.terminator", "memref.dealloc",
        "memref.realloc", "scf.forall.in_parallel", "scf.reduce.return"},
        UPSTREAM),
    "passes/ownership/ownership-deallocation-handlers.c": (
        {"arith.select", "cf.cond_br", "scf.if", "scf.index_switch", "scf.while"},
        UPSTREAM),
    "passes/ownership/ownership-deallocation-terminators.c": ({"arith.select"}, UPSTREAM),
    "passes/ownership/ownership-deallocation.c": ({"func.func"}, UPSTREAM),
    "passes/ownership/report-kept.c": ({"bufferization.dealloc", "memref.extract_strided_metadata"}, UPSTREAM),
    "passes/run/by-function.c": ({"builtin.module", "func.func"}, "ops of a program, as mlir-opt nests passes"),
    "passes/scan/hlo-assumed.c": (
        {"bufferization.dealloc", "deallocation.free", "deallocation.own", "deallocation.retain", "func.call",
        "memref.alloc", "scf.parallel"},
        HLO),
    "passes/scan/hlo-scan.c": ({"func.call", "func.func", "memref.alloca", "scf.if"}, HLO),
    "passes/signature/buffer-results-to-out-params.c": (
        {"func.call", "func.func", "func.return", "memref.alloc"},
        UPSTREAM),
    "passes/signature/drop-equivalent-buffer-results.c": (
        {"func.call", "func.func", "func.return", "memref.cast"},
        UPSTREAM),
    "syntax/parser-asm.c": ({"builtin."}, "a prefix that may be left out of the text"),
    "syntax/parser.c": ({"builtin.module"}, "the op that the parser makes around a file"),
}
# Files in which names are compared, with the reason.
ALLOWED_COMPARISONS = {
    "debug/compare/diff-runs.c": "an op and that of another program, which has a table of ops of its own",
    "passes/lowering/hlo-to-llvm.c": "a table of what becomes of each op of the deallocation dialect",
    "passes/lowering/hlo-types-to-llvm.c": "the ops of a dialect",
    "passes/rewrite/conversion.c": "a conversion is given the name or dialect of what it converts",
    "passes/rewrite/greedy-rows.c": "a pattern is given the name of the op that it is for",
    "passes/run/pipeline.c": ANCHOR,
}
# Attributes, whose names look the same.
ATTRIBUTES = {
    "bufferization.manual_deallocation",
    "deallocation.region_args_backing_memory",
    "deallocation.restrict",
    "deallocation.result_backing_memory",
    "dlti.dl_spec",
}
# Functions that make ops, and the field of a pass that says on what it runs.
MAKES = re.compile(r"^(bs_builder_\w+|bs_make_\w+|make|bs_context_op)$")
FIELD = re.compile(r"\.anchor = $")
COMPARES = re.compile(r"\b(strstr|strcmp|strncmp|g_str_equal|g_str_has_prefix|g_str_has_suffix|g_strv_contains)"
                      r"\([^;]*\bdef->name\b")


def called(text, at):
    """The name of the call that the literal at that place is an argument of, or ""."""
    depth = 0
    for i in range(at - 1, -1, -1):
        if text[i] in ")]}":
            depth += 1
        elif text[i] in "([{":
            if depth == 0:
                return re.search(r"\w*$", text[:i]).group()
            depth -= 1
        elif text[i] == ";" and depth == 0:
            return ""
    return ""


def without_comments(text):
    return re.sub(r"//[^\n]*|/\*.*?\*/", lambda m: re.sub(r"[^\n]", " ", m.group()), text, flags=re.S)


def main():
    root = pathlib.Path(sys.argv[1])
    dialects = sorted(p.name for p in (root / "dialects").iterdir() if p.is_dir())
    literal = re.compile(r'"((?:%s)\.[a-z0-9_.]*)"' % "|".join(dialects))
    faults, used, compared, read = [], {}, set(), 0
    for path in sorted(root.rglob("*.[ch]")):
        name = path.relative_to(root).as_posix()
        read += 1
        if name.startswith("dialects/"):
            continue
        text = without_comments(path.read_text())
        for match in COMPARES.finditer(text):
            if name in ALLOWED_COMPARISONS:
                compared.add(name)
                continue
            number = text.count("\n", 0, match.start()) + 1
            faults.append(f"src/{name}:{number}: the name of an op is compared: a column of its row says what it is")
        for match in literal.finditer(text):
            op, at = match.group(1), match.start()
            if op in ATTRIBUTES or MAKES.match(called(text, at)) or FIELD.search(text[:at]):
                continue
            if op in ALLOWED.get(name, (set(), ""))[0]:
                used.setdefault(name, set()).add(op)
                continue
            number = text.count("\n", 0, at) + 1
            faults.append(f'src/{name}:{number}: "{op}": ask its row (src/ir/opdef.h), or say here why not')
    for name, (ops, _) in ALLOWED.items():
        for op in sorted(ops - used.get(name, set())):
            faults.append(f'tests/house/op_names.py: {name} does not name "{op}" any more')
    for name in sorted(set(ALLOWED_COMPARISONS) - compared):
        faults.append(f"tests/house/op_names.py: {name} compares no name any more")
    if read < 400:
        faults.append(f"only {read} files were read")
    print("\n".join(faults) or f"ops are named where they are made, and in {len(ALLOWED)} files with a reason")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
