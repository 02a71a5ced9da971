#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every rule of the older passes has a program that reaches it.

    legacy_rules.py TOOL FOLDER     FOLDER: tests/mlir

The table names for each rule a program in FOLDER and what --explain says of it there: a sentence
that the pass has only where it follows the rule.  That the programs come out as mlir-opt-19 writes
them is for FileCheck and for tests/differential/compare.py.
"""

import re
import subprocess
import sys

FREE, HOIST = "buffer-deallocation", "buffer-hoisting"
LOOP, STACK = "buffer-loop-hoisting", "promote-buffers-to-stack"

ALIASES = "buffer-deallocation-legacy/aliases.mlir"
BRANCHES = "buffer-deallocation-legacy/branches.mlir"
ROUNDS = "buffer-deallocation-legacy/loops.mlir"
REGIONS = "buffer-deallocation-legacy/regions.mlir"
UP, OUT_OF_OPS = "buffer-hoisting/branches.mlir", "buffer-hoisting/regions.mlir"
OUT_OF_LOOPS = "buffer-loop-hoisting/loops.mlir"
SCOPES, SIZES = "promote-buffers/scopes.mlir", "promote-buffers/sizes.mlir"

# Pass, rule, file, function, what --explain says there.  A sentence that begins with "!" is not said.
RULES = (
    # What is an allocation, and what its aliases are.
    (FREE, "an allocation that one op frees keeps that op", ALIASES, "freed_by_hand", "%alloc is tracked; memref.dealloc at line N frees it"),
    (FREE, "an allocation that several ops free is left alone", ALIASES, "freed_in_a_region", "!%alloc_0 is tracked"),
    (FREE, "clone and realloc allocate", ALIASES, "other_allocations", "%0 is tracked"),
    (FREE, "what a realloc frees is left alone", ALIASES, "other_allocations", "!%alloc is tracked"),
    (FREE, "the stack is no allocation", ALIASES, "mixed", "!%alloca is tracked"),
    (FREE, "views are aliases", ALIASES, "views", "%cast is a non-critical alias of %subview: "),
    (FREE, "a select is an alias of both", ALIASES, "select", "%alloc_0 is tracked: its alias is %0"),
    (FREE, "results of calls are aliases of operands", ALIASES, "call", "%1 is a non-critical alias of %alloc_0: "),
    (FREE, "whatever their type", ALIASES, "scalar_of_call", "%0 is a non-critical alias of %alloc: "),
    (FREE, "arguments of blocks are aliases of what branches pass", BRANCHES, "dominating", "%0 is a non-critical alias of %alloc: ^bb0 dominates ^bb1"),
    (FREE, "arguments of regions are aliases of operands", ROUNDS, "passed_through", "%arg3 is a non-critical alias of %alloc: "),
    (FREE, "regions pass to regions", REGIONS, "region_if", "%arg2 of region 2 of the test.region_if at line N is a non-critical alias of %arg2 of region 1: "),
    # Which aliases are critical.
    (FREE, "critical: not dominated", BRANCHES, "diamond", "%0 is a critical alias of %alloc: ^bb2 does not dominate ^bb3"),
    (FREE, "critical: an argument of the block itself", ROUNDS, "carried", "%arg4 is a critical alias of %alloc: it is an argument of the body of the for at line N itself"),
    (FREE, "from a critical alias on with its own block", BRANCHES, "chain", "%3 is a non-critical alias of %2: ^bb6 dominates ^bb7"),
    (FREE, "from another one on with the same block", BRANCHES, "chain", "%2 is a critical alias of %1: ^bb2 does not dominate ^bb6"),
    (FREE, "dominated: not critical, so no clone", REGIONS, "if_dominated", "!clone "),
    (FREE, "critical aliases leave the sets", REGIONS, "region_if_critical", "without the critical ones, %alloc has the alias"),
    (FREE, "critical through a loop around a branch", ROUNDS, "if_in_for", "%arg5 is a critical alias of %1: "),
    (FREE, "a loop that runs once carries nothing around", ROUNDS, "affine_for_once", "!it is an argument of"),
    # Clones.
    (FREE, "clones in predecessors", BRANCHES, "diamond", "clone %arg1 before cf.br in ^bb1: it is passed to the critical alias "),
    (FREE, "for each edge, also of one branch", BRANCHES, "switch", "clone %arg1 before cf.switch in ^bb0: "),
    (FREE, "clones before the ends of regions", REGIONS, "if_result", "clone %arg1 before scf.yield in the else branch of the if at line N: it is passed to the critical alias %0"),
    (FREE, "clones of all regions that lead there", REGIONS, "index_switch", "clone %arg1 before scf.yield in case 1 of the index_switch at line N: "),
    (FREE, "a clone before the op for a region's argument", ROUNDS, "carried", "clone %arg1 before %1 = scf.for: "),
    (FREE, "a clone of a clone is none", ROUNDS, "while", "scf.condition in the condition of the while at line N passes a clone to %arg3 of the body already: "),
    (FREE, "beside a scalar", ROUNDS, "while_with_scalar", "it is passed to the critical alias %1#1"),
    (FREE, "a critical alias is freed as a buffer of its own", REGIONS, "affine_if", "%0 becomes a buffer of its own, which is freed as such"),
    # Where buffers are freed.
    (FREE, "behind the last use", BRANCHES, "same_last_use", "free %alloc behind test.copy"),
    (FREE, "behind the last use of an alias", ALIASES, "views", "free %alloc behind %0 = memref.load, the last use of its alias %cast"),
    (FREE, "behind the allocation when nothing uses it", BRANCHES, "unused", "free %alloc behind %alloc = memref.alloc: nothing uses it"),
    (FREE, "in the common post-dominator", BRANCHES, "used_in_one_arm", "^bb2 is the common post-dominator of all uses of %alloc"),
    (FREE, "behind an op in whose regions it is used", REGIONS, "nested", "free %alloc behind scf.if at line N"),
    (FREE, "in the body of a loop", ROUNDS, "in_the_body", "the body of the for at line N is the common post-dominator"),
    (FREE, "an op that frees it stays when it is the last use", ALIASES, "freed_by_hand", "memref.dealloc of %alloc at line N stays: no later use is found"),
    (FREE, "else it moves there, also out of an op", ALIASES, "freed_in_a_region", "memref.dealloc of %alloc at line N goes behind scf.if at line N"),
    (FREE, "not when the terminator passes it on", BRANCHES, "dominating_and_returned", "%alloc is not freed: func.return in ^bb1 passes it on"),
    (FREE, "nor a critical alias", REGIONS, "if_of_two", "%0#0 is not freed: func.return passes it on"),
    (FREE, "in blocks that cannot be reached, too", BRANCHES, "unreachable", "free %alloc behind "),
    # Hoisting.
    (HOIST, "only memref.alloc", OUT_OF_OPS, "not_moved", "!visit "),
    (HOIST, "up to the common dominator", UP, "diamond", "move %alloc = memref.alloc up to ^bb0, before cf.cond_br; no further: this block dominates all its uses"),
    (HOIST, "in the order of the allocations", UP, "both_arms", "move %alloc_0 = memref.alloc up to ^bb0, before cf.cond_br; "),
    (HOIST, "not above what its operands need", UP, "dynamic", "%alloc depends on %0, which is defined in ^bb2"),
    (HOIST, "up to what its operands need", UP, "two_sizes", "move %alloc = memref.alloc up to ^bb2, before cf.cond_br; no further: its operands are computed there"),
    (HOIST, "not when it is where it is used", UP, "local", "%alloc_0 = memref.alloc stays: this block dominates all its uses"),
    (HOIST, "by the immediate dominator", UP, "loop_of_blocks", "from ^bb2 up to its immediate dominator ^bb1"),
    (HOIST, "not from blocks that cannot be reached", UP, "unreachable", "stays: this block dominates all its uses"),
    (HOIST, "out of an op with known control flow", OUT_OF_OPS, "if_result", "from the then branch of the if at line N out of %0 = scf.if, up to ^bb0"),
    (HOIST, "out of several", OUT_OF_OPS, "nested", "from the then branch of the if at line N out of %0 = scf.if, up to the then branch of the if at line N"),
    (HOIST, "sizes inside stop it", OUT_OF_OPS, "if_size", "stays: its operands are computed there"),
    (HOIST, "not out of loops", OUT_OF_OPS, "loop", "%alloc = memref.alloc stays: the op around it is a loop"),
    (HOIST, "a loop is also what goes from region to region", OUT_OF_OPS, "while", "%alloc = memref.alloc stays: the op around it is a loop"),
    (HOIST, "up to the loop around", OUT_OF_OPS, "if_in_loop", "before %1 = scf.if; no further: the op around it is a loop"),
    (HOIST, "through blocks and out", OUT_OF_OPS, "other_ops", "from ^bb0 in the body of the execute_region at line N out of %1 = scf.execute_region, up to ^bb0"),
    (HOIST, "out of ops of the test dialect", OUT_OF_OPS, "region_if", "before %0 = test.region_if; "),
    (LOOP, "out of a loop", OUT_OF_LOOPS, "for", "from the body of the for at line N out of scf.for, up to ^bb0"),
    (LOOP, "the stack, too", OUT_OF_LOOPS, "for", "move %alloca = memref.alloca up to ^bb0, before scf.for at line N; "),
    (LOOP, "up to the loop whose variable it needs", OUT_OF_LOOPS, "nested", "up to the body of the for at line N, before scf.for at line N; no further: its operands are computed there"),
    (LOOP, "not with the loop's own variable", OUT_OF_LOOPS, "for", "%alloc_1 = memref.alloc stays: its operands are computed there"),
    (LOOP, "not when it is carried around", OUT_OF_LOOPS, "carried", "%alloc = memref.alloc stays: the buffer lives longer than a round of the loop around it"),
    (LOOP, "out of a loop inside of one that carries others", OUT_OF_LOOPS, "carried_outside", "from the body of the for at line N out of %0 = scf.for, up to ^bb0"),
    (LOOP, "out of both regions of a loop", OUT_OF_LOOPS, "while", "from the body of the while at line N out of scf.while, up to ^bb0"),
    (LOOP, "not out of loops without order, nor out of other ops", OUT_OF_LOOPS, "kept", "stays: the op around it is no loop with one round after the other"),
    (LOOP, "affine.parallel is no obstacle", OUT_OF_LOOPS, "affine", "out of affine.parallel, up to ^bb0"),
    (LOOP, "a step to a dominator alone moves nothing", OUT_OF_LOOPS, "blocks_in_a_loop", "%alloc = memref.alloc stays: "),
    # The stack.
    (STACK, "small enough", SIZES, "static", "256 elements of 32 bits are 8192 bits, at most 8192"),
    (STACK, "too large", SIZES, "static", "%alloc (%alloc_0 before) = memref.alloc stays: 257 elements of 32 bits are 8224 bits, more than 8192"),
    (STACK, "index has 64 bits", SIZES, "static", "129 elements of 64 bits are 8256 bits, more than 8192"),
    (STACK, "sizes that are ranks", SIZES, "dynamic", "small enough: its size is a rank, and its rank 1 is at most 1"),
    (STACK, "other sizes", SIZES, "dynamic", "stays: its size is known at run time only, and is not the rank of a memref"),
    (STACK, "too many dimensions", SIZES, "dynamic", "stays: its size is known at run time only, and its rank 2 is more than 1"),
    (STACK, "only memref.alloc", SIZES, "others", "%0 = bufferization.clone stays: only memref.alloc has a counterpart on the stack"),
    (STACK, "not what is freed", SIZES, "others", "%alloc = memref.alloc stays: it is freed already"),
    (STACK, "in place, with its attributes", SIZES, "attributes", "%alloc = memref.alloc moves to the stack"),
    (STACK, "not what the scope passes on", SCOPES, "returned", "@returned releases the stack at its end, but func.return passes %alloc on"),
    (STACK, "nor an alias of it", SCOPES, "returned", "but func.return passes %cast_1 on"),
    (STACK, "what branches pass stays inside", SCOPES, "branches", "%alloc = memref.alloc moves to the stack"),
    (STACK, "up through ops that are no scope", SCOPES, "if", "%0 = scf.if does not release the stack at its end"),
    (STACK, "the body of a loop is a scope", SCOPES, "loops", "scf.for at line N releases the stack at its end, and nothing passes the buffer on"),
    (STACK, "not up out of a loop", SCOPES, "loops", "stays: in a loop the stack would grow from round to round"),
    (STACK, "nor of a loop that is no scope", SCOPES, "while", "scf.while at line N does not release the stack at its end"),
    (STACK, "a scope that passes it on is left", SCOPES, "scopes", "%0 = memref.alloca_scope releases the stack at its end, but memref.alloca_scope.return in the body of the alloca_scope at line N passes "),
    (STACK, "not out of an op that nothing is known of", SCOPES, "unknown", "stays: no op around it releases the stack before the buffer leaves"),
)


def explain(tool, name, path):
    """What is said of each function, places left out."""
    text = subprocess.run([tool, f"--{name}", "--explain", "--names=printed", path], stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, check=True).stdout.decode()
    text = re.sub(r"at line [0-9]+", "at line N", text)
    text = re.sub(r"^ *[0-9]+ +", "", text, flags=re.MULTILINE)
    parts = re.split(r"^function @(\w+)\n", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2]))


def find_faults(tool, folder):
    said = {}
    for name, rule, file, function, sentence in RULES:
        if (name, file) not in said:
            said[name, file] = explain(tool, name, f"{folder}/{file}")
        text = said[name, file].get(function)
        if text is None:
            yield f"{name}: {rule}: {file} has no function @{function}"
        elif sentence.startswith("!"):
            if sentence[1:] in text:
                yield f"{name}: {rule}: @{function} in {file} says '{sentence[1:]}'"
        elif sentence not in text:
            yield f"{name}: {rule}: @{function} in {file} does not say '{sentence}'"
    programs = {(file, function) for _, _, file, function, _ in RULES}
    if len(programs) < 40:
        yield f"there are {len(programs)} programs, fewer than 40"


def main():
    faults = list(find_faults(*sys.argv[1:3]))
    print("\n".join(faults) or f"{len(RULES)} rules, each with a program that reaches it, of "
          f"{len({row[2:4] for row in RULES})} programs")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
