#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The source's names, through every pass that makes ops anew; prints TAP.

    test_names.py BUFSCOPE-OPT
"""

import subprocess
import sys

from tap import finish, ok

tool = sys.argv[1]

# One op of each kind that the ownership pass makes anew, for an indicator of each memref.
KINDS = """func.func @kinds(%c: i1, %which: index, %n: index, %given: memref<4xf32>, %v: f32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %branch = scf.if %c -> (memref<4xf32>) {
    %own = memref.alloc() : memref<4xf32>
    scf.yield %own : memref<4xf32>
  } else {
    scf.yield %given : memref<4xf32>
  }
  %count, %round = scf.for %i = %zero to %n step %one iter_args(%k = %zero, %held = %given)
      -> (index, memref<4xf32>) {
    memref.store %v, %held[%i] : memref<4xf32>
    %fresh = memref.alloc() : memref<4xf32>
    %l = arith.addi %k, %one : index
    scf.yield %l, %fresh : index, memref<4xf32>
  }
  %turn = scf.while (%before = %given) : (memref<4xf32>) -> memref<4xf32> {
    %x = memref.load %before[%zero] : memref<4xf32>
    %go = arith.cmpf olt, %x, %v : f32
    scf.condition(%go) %before : memref<4xf32>
  } do {
  ^bb0(%after: memref<4xf32>):
    %new = memref.alloc() : memref<4xf32>
    memref.store %v, %new[%zero] : memref<4xf32>
    scf.yield %new : memref<4xf32>
  }
  %pick = scf.index_switch %which -> memref<4xf32>
  case 0 {
    %some = memref.alloc() : memref<4xf32>
    scf.yield %some : memref<4xf32>
  }
  default {
    scf.yield %given : memref<4xf32>
  }
  %got = call @make(%given) : (memref<4xf32>) -> memref<4xf32>
  memref.store %v, %branch[%zero] : memref<4xf32>
  memref.store %v, %round[%zero] : memref<4xf32>
  memref.store %v, %turn[%zero] : memref<4xf32>
  memref.store %v, %pick[%zero] : memref<4xf32>
  memref.store %v, %got[%zero] : memref<4xf32>
  return
}
func.func private @make(%m: memref<4xf32>) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  return %a : memref<4xf32>
}
"""
# Nobody uses the call's result but the dealloc that the pass adds.
UNUSED = """func.func @unused() {
  %left = call @make() : () -> memref<4xf32>
  return
}
func.func private @make() -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  return %a : memref<4xf32>
}
"""
# The first goes, and takes the numbers of the others along.
SHIFTED = """func.func @shifted(%in: memref<8xf32>, %out: memref<8xf32>) {
  %alloc = memref.alloc() : memref<8xf32>
  %alloc_0 = memref.alloc() : memref<8xf32>
  %alloc_1 = memref.alloc() : memref<8xf32>
  memref.copy %in, %alloc_0 : memref<8xf32> to memref<8xf32>
  memref.copy %alloc_0, %alloc_1 : memref<8xf32> to memref<8xf32>
  memref.copy %alloc_1, %out : memref<8xf32> to memref<8xf32>
  return
}
"""
MERGED = """func.func @merged(%m: memref<8xf32>, %out: memref<4xf32>) {
  %front = memref.subview %m[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  %again = memref.subview %m[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  memref.copy %front, %again : memref<4xf32, strided<[1]>> to memref<4xf32, strided<[1]>>
  memref.copy %again, %out : memref<4xf32, strided<[1]>> to memref<4xf32>
  return
}
"""
# What canonicalization, the older passes and those at functions' borders make anew.
OTHERS = [
    ("an argument of a block becomes a select", "--canonicalize", "%joined", "%0", """
func.func @f(%c: i1, %a: memref<4xf32>, %b: memref<4xf32>) {
  cf.cond_br %c, ^end(%a : memref<4xf32>), ^end(%b : memref<4xf32>)
^end(%joined: memref<4xf32>):
  test.copy(%joined, %a) : (memref<4xf32>, memref<4xf32>)
  return
}
"""),
    ("a loop loses a result", "--canonicalize", "%kept", "%0", """
func.func @f(%n: index, %a: memref<4xf32>, %b: memref<4xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %unused, %kept = scf.for %i = %zero to %n step %one iter_args(%x = %a, %y = %b) -> (memref<4xf32>, memref<4xf32>) {
    %new = memref.alloc() : memref<4xf32>
    test.copy(%y, %new) : (memref<4xf32>, memref<4xf32>)
    scf.yield %x, %new : memref<4xf32>, memref<4xf32>
  }
  test.copy(%kept, %a) : (memref<4xf32>, memref<4xf32>)
  return
}
"""),
    ("a dimension of a parallel loop goes, and its body is copied", "--canonicalize", "%inside", "%alloc", """
func.func @f(%n: index, %m: memref<4xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.parallel (%i, %j) = (%zero, %zero) to (%n, %one) step (%one, %one) {
    %inside = memref.alloc() : memref<4xf32>
    test.copy(%m, %inside) : (memref<4xf32>, memref<4xf32>)
    scf.reduce
  }
  return
}
"""),
    ("an allocation moves to the stack", "--promote-buffers-to-stack", "%small", "%alloca", """
func.func @f(%m: memref<4xf32>) {
  %small = memref.alloc() : memref<4xf32>
  test.copy(%m, %small) : (memref<4xf32>, memref<4xf32>)
  return
}
"""),
    ("what a call returned is given to it", "--buffer-results-to-out-params", "%result", "%alloc", """
func.func @g() -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  return %a : memref<4xf32>
}
func.func @f(%m: memref<4xf32>) {
  %result = call @g() : () -> memref<4xf32>
  test.copy(%result, %m) : (memref<4xf32>, memref<4xf32>)
  return
}
"""),
    ("a reallocation is expanded", "--expand-realloc", "%larger", "%1", """
func.func @f(%m: memref<?xf32>, %n: index) {
  %larger = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  test.copy(%larger, %m) : (memref<?xf32>, memref<?xf32>)
  return
}
"""),
]
OWNERSHIP = "--buffer-deallocation-pipeline=private-function-dynamic-ownership"


def ask(program, *arguments, names="printed"):
    """Both outputs."""
    run = subprocess.run([tool, "-", *([f"--names={names}"] if names else []), *arguments], input=program.encode(), capture_output=True, check=False)
    return run.stdout.decode() + run.stderr.decode()


def kinds():
    """By name in each stage, with the chain down to the source and up to the end."""
    for number, (name, op, line) in enumerate((("branch", "scf.if", 4), ("round", "scf.for", 10), ("turn", "scf.while", 17),
                                               ("pick", "scf.index_switch", 27), ("got", "func.call", 35))):
        result = f"%{number}#{1 if name == 'round' else 0}"
        text = ask(KINDS, OWNERSHIP, "--stage=3", f"--why=%{name}")
        ok(f"{op} made anew: by its name", text.startswith(f"{result} (%{name} in the source)\n"), text)
        ok(f"{op} made anew: why", f" = {op} at line {line}\n" in text and "rebuild" in text, text)
        for stage in range(2, 9):
            text = ask(KINDS, OWNERSHIP, f"--stage={stage}", f"--why=%{name}")
            ok(f"{op} after stage {stage}", f"(%{name} in the source)\n" in text, text)
        text = ask(KINDS, OWNERSHIP, "--stage=0", f"--became=%{name}")
        ok(f"{op}: who frees what it is made into", f"{result} (later)" in text and "dealloc for the end of" in text, text)
    for name in ("held", "before", "after"):
        text = ask(KINDS, OWNERSHIP, f"--why=%{name}")
        ok(f"%{name}, an argument", f"(%{name} in the source)\n" in text, text)
    text = ask(UNUSED, OWNERSHIP, "--stage=3", "--why=%left")
    ok("what nobody used before it was made anew", text.startswith("%0#0 (%left in the source)\n"), text)


def others():
    """Other passes."""
    for what, flag, name, printed, program in OTHERS:
        text = ask(program.lstrip(), flag, f"--why={name}")
        ok(what, text.startswith(f"{printed} ({name} in the source)\n") and " line " in text, text)
        text = ask(program.lstrip(), flag, f"--became={name}", "--stage=0")
        ok(f"{what}: the end", "at the end: " in text and "at the end: gone" not in text, text)


def own_names():
    """Reports call things as the source does, unless they are asked not to; a name that is printed is found, too, and
    answered for beside the other meaning that it has. What is a program is what mlir-opt prints."""
    pipeline = "--buffer-deallocation-pipeline"
    text = ask(KINDS, OWNERSHIP, "--stage=3", "--why=%branch", names="source")
    ok("a report in the source's names", text.startswith("%branch (%0#0 as printed)\n%branch is owned if %owns_branch: "), text)
    asked = ask(KINDS, OWNERSHIP, "--stage=3", "--why=%0", names=None)
    ok("by the printed name, without being asked for them", "%branch (%0#0 as printed)\n%branch is owned if " in asked, asked)
    text = ask(SHIFTED, pipeline, "--why=%alloc_0", names="source")
    ok("the source's meaning first", text.startswith("%alloc_0 (%alloc as printed)\n"), text)
    ok("then the printed one", "\n%alloc_1 (%alloc_0 as printed)\n" in text, text)
    labelled = "func.func @f() {\n  cf.br ^next\n^next:\n  return\n}\n"
    for label in ("^next", "^bb1"):
        text = ask(labelled, OWNERSHIP, "--stage=0", f"--why={label}", names="source")
        ok(f"a block by {label}", "block ^next at line 3" in text, text)
    program = ask(KINDS, OWNERSHIP, "--stage=3")
    for names in ("printed", "source"):
        ok(f"a program with --names={names}", ask(KINDS, OWNERSHIP, "--stage=3", names=names) == program)
    annotated = ask(KINDS, OWNERSHIP, "--annotate")
    ok("--annotate keeps what is printed", ask(KINDS, OWNERSHIP, "--annotate", names="source") == annotated)
    explained = ask(KINDS, OWNERSHIP, "--explain", names="source")
    ok("--explain in the source's names", "%branch" in explained and "%arg0" not in explained, explained)


def names_with_colons():
    """A function's, of which the last one ends it, and those of several results."""
    program = """func.func @"ns::f"(%c: i1, %m: memref<4xf32>) {
  %pair:2 = scf.if %c -> (memref<4xf32>, memref<4xf32>) {
    scf.yield %m, %m : memref<4xf32>, memref<4xf32>
  } else {
    %n = memref.alloc() : memref<4xf32>
    scf.yield %n, %m : memref<4xf32>, memref<4xf32>
  }
  test.copy(%pair#0, %pair#1) : (memref<4xf32>, memref<4xf32>)
  return
}
"""
    flag = "--ownership-based-buffer-deallocation"
    for asked, found in (("@ns::f:%pair:2", "%pair#0 in the source"), ("@ns::f:%pair#1", "%pair#1 in the source"),
                         ("@ns::f:2", "%pair:2 = scf.if"), ("@ns::f:^bb0", "block ^bb0 at line 1")):
        text = ask(program, flag, f"--why={asked}")
        ok(f"--why={asked}", found in text, text)


def two_meanings():
    """A printed name that the source has for something else."""
    pipeline = "--buffer-deallocation-pipeline"
    for option in ("--why", "--became"):
        text = ask(SHIFTED, pipeline, f"{option}=%alloc_0")
        ok(f"{option}: the printed one first", text.startswith("%alloc_0 (%alloc_1 in the source)\n"), text)
        ok(f"{option}: then the source's", "\n%alloc (%alloc_0 in the source)\n" in text and "@" not in text.split("\n")[0],
           text)
    ok("both have their own chain", "= memref.alloc at line 3\n" in ask(SHIFTED, pipeline, "--why=%alloc_0"))
    text = ask(SHIFTED, pipeline, "--why=%alloc_1")
    ok("one meaning, one answer", text.count(" in the source)") == 1, text)
    text = ask(MERGED, "--cse", "--why=%again")
    ok("two that became one", text.startswith("%again of the source is %subview now\n%subview (%front in the source)\n"),
       text)
    ok("what it was merged into answers to its own name", " now\n" not in ask(MERGED, "--cse", "--why=%front"))
    text = ask(MERGED, "--cse", "--why=%gone")
    ok("what neither has", "there is no '%gone'" in text, text)


def states():
    """A result that canonicalization made anew has the state of what it was before, by the condition that is left."""
    text = ask(KINDS, OWNERSHIP, "--annotate")
    ok("--annotate: a state handed on", "// %0 \u25d0 owned if %arg0\n" in text, text)
    ok("--annotate: no condition that is gone", "on a condition" not in text, text)
    text = ask(KINDS, OWNERSHIP, "--why=%branch")
    ok("--why: where the state comes from", "\n%0 is owned if %arg0: each region says whether it hands it over (line 4)" in text and
       "from the source: %branch = scf.if" in text, text)


if __name__ == "__main__":
    kinds()
    others()
    own_names()
    names_with_colons()
    two_meanings()
    states()
    sys.exit(finish())
