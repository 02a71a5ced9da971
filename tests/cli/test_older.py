#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What bufscope-opt says of the older passes; prints TAP.

    test_older.py BUFSCOPE-OPT
"""

import csv
import os
import re
import subprocess
import sys
from pathlib import Path

from tap import finish, ok

tool = sys.argv[1]
SAMPLES = Path(__file__).resolve().parents[2] / "samples"


def sample(name):
    """Without the line that asks for a pipeline: here they are told which to run."""
    return re.sub("^// bufscope: .*\\n", "", (SAMPLES / name).read_text(), flags=re.M)


def run(program, *options):
    done = subprocess.run([tool, "--names=printed", *options, "-"], input=program, capture_output=True, text=True,
                          check=False)
    return done.stdout, done.stderr


def chain(n):
    """Diamonds, in each of which one way goes on with a new buffer."""
    lines = ["func.func @chain(%c: i1, %m: memref<4xf32>) {", "  cf.br ^b0(%m : memref<4xf32>)"]
    for i in range(n):
        lines += [f"^b{i}(%x{i}: memref<4xf32>):", f"  cf.cond_br %c, ^t{i}, ^e{i}", f"^t{i}:",
                  f"  %a{i} = memref.alloc() : memref<4xf32>",
                  f"  test.copy(%x{i}, %a{i}) : (memref<4xf32>, memref<4xf32>)",
                  f"  cf.br ^b{i + 1}(%a{i} : memref<4xf32>)", f"^e{i}:",
                  f"  cf.br ^b{i + 1}(%x{i} : memref<4xf32>)"]
    lines += [f"^b{n}(%x{n}: memref<4xf32>):",
              f"  test.copy(%x{n}, %m) : (memref<4xf32>, memref<4xf32>)", "  return", "}", ""]
    return "\n".join(lines)


def chains():
    text, _ = run(chain(40), "--compare=ownership,legacy")
    ok("--compare: the lines of a cell are no wider than can be read",
       max(map(len, text.splitlines())) < 140 and "behind\n" not in text, text)
    text, _ = run(chain(40), "--compare=ownership,legacy", "--format=csv")
    ok("--compare: of the places of one buffer the first are named", "; \u2026 and " in text, text)
    ok("--compare: and all are counted",
       re.search(r"at 38:9.*(?:line [^;]*; ){8}\u2026 and [0-9]+ more", text), text)
    for options in (["--pass-pipeline=builtin.module(legacy)"], ["--buffer-deallocation"]):
        once, twice = (len(run(chain(n), "--explain", *options)[0]) for n in (200, 400))
        ok(f"--explain {options[0]}: twice the program, about twice the text", twice < 2.5 * once,
           once, twice)
    text, _ = run(chain(40), "--explain", "--pass-pipeline=builtin.module(legacy)")
    ok("--explain: of a list the first are named", re.search(r"\u2026 and 16 more$", text, re.M),
       text)
    ok("--explain: of a climb the first steps are told",
       re.search(r"from \^bb\d+ up to \^bb\d+: \d+ more steps like these$", text, re.M), text)
    annotated, _ = run(chain(40), "--annotate", "--buffer-hoisting")
    ok("--annotate: of a list the first are named", ", \u2026 16 more}" in annotated, annotated)


TWO = """func.func @f(%c: i1, %m: memref<2xf32>, %n: memref<9xi1>) {
  %a = memref.alloc() : memref<1xi1>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %b = memref.alloc() : memref<1xf32>
  cf.br ^bb2
^bb2:
  %d = memref.alloc() : memref<9xi1>
  test.copy(%d, %n) : (memref<9xi1>, memref<9xi1>)
  return
}
func.func @g(%m: memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  return
}
"""


FREED = """func.func @freed() {
  %a = memref.alloc() : memref<2xf32>
  memref.dealloc %a : memref<2xf32>
  return
}
"""


def names():
    text, _ = run(TWO, "--explain", "--promote-buffers-to-stack")
    for what, sentence in (
            ("what a buffer on the stack replaces",
             "%alloc = memref.alloc moves to the stack as %alloca = memref.alloca"),
            ("a name that was another buffer's", "visit %alloc (%alloc_0 before) = memref.alloc"),
            ("and again", "%alloc (%alloc_1 before) = memref.alloc moves to the stack as "),
            ("one element", "1 element of 1 bit is 1 bit, at most 8192"),
            ("one of several bits", "1 element of 32 bits is 32 bits, at most 8192"),
            ("several of one bit", "9 elements of 1 bit are 9 bits, at most 8192")):
        ok(f"--explain: {what}", sentence in text, text)
    clones = sample("18-clones.mlir")
    text, _ = run(clones, "--explain", "--buffer-deallocation")
    ok("--explain: one alias", "%1 is not tracked: its alias is %2\n" in text, text)
    ok("--explain: a clone that has a name of before", "behind %2 (new) = bufferization" in text, text)
    text, _ = run(clones, "--annotate", "--buffer-deallocation")
    ok("--annotate: an alias of a critical one", "%4 \u25c7 non-critical alias of %3\n" in text, text)


CLONES = """func.func @f(%c: memref<2xf32>, %t: memref<2xf32>) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  test.copy(%c, %a) : (memref<2xf32>, memref<2xf32>)
  %s = bufferization.clone %a : memref<2xf32> to memref<2xf32>
  memref.dealloc %a : memref<2xf32>
  %r = bufferization.clone %c : memref<2xf32> to memref<2xf32>
  test.copy(%r, %t) : (memref<2xf32>, memref<2xf32>)
  memref.dealloc %r : memref<2xf32>
  return %s : memref<2xf32>
}
"""


def clones():
    """The two canonicalizations of the document: of the source, and of the target of a clone."""
    text, _ = run(CLONES, "--canonicalize", "--explain")
    for which, sentence in (
            ("source", "%0 = bufferization.clone is %alloc; the dealloc of its source %alloc goes, too  [SimplifyClones]\n"),
            ("target", "bufferization.clone is %arg0; the dealloc of its target %0 goes, too  [SimplifyClones]\n")):
        ok(f"--explain: a clone goes with the dealloc of its {which}", sentence in text, text)


def causes():
    clones = sample("18-clones.mlir")
    for what, found in (("@meet:9", "from the source: block ^bb3 at line 16\n  %1 is a non-critical"),
                        ("14", "from the source: block ^bb4 at line 19\n  %3 is a critical alias"),
                        ("12", "%alloc is freed behind %2 = bufferization.clone (line 16): the last use of it, "
                         "as %1  [18]\n  clone %1 before cf.br in ^bb3: it is passed to the critical alias %3  [15]\n"),
                        ("3", "from the source: block ^bb1 at line 11\n"),
                        ("7", "from the source: %made = memref.alloc at line 14\n"),
                        ("%arg0", "%arg0 (%choice in the source)\nfrom the source: block ^bb0 at line 9\n")):
        text, _ = run(clones, f"--why={what}", "--buffer-deallocation")
        ok(f"--why={what}", text.startswith(found), text)
    promoted = sample("20-promotion.mlir")
    text, _ = run(promoted, "--became=%alloc", "--stage=0", "--function=leaves",
                  "--pass-pipeline=builtin.module(legacy)")
    numbers = [int(n) for n in re.findall(r"\[(\d+)\]$", text, re.M)]
    ok("--became: what became of a value and of its op, in the order of time",
       len(numbers) > 3 and numbers == sorted(numbers), text)
    _, said = run(clones, "--became=9", "--buffer-deallocation")
    ok("--became of a label", "'9' is the label of a block" in said, said)
    for options, found in ((["--why=%alloc", "--function=g"], "line 13"), (["--why=2"], "line 2"),
                           (["--why=2", "--function=g"], "line 13"),
                           (["--why=@f:2", "--function=g"], "line 2"),
                           (["--became=2", "--function=g", "--stage=0"], "@g")):
        text, _ = run(TWO, *options, "--buffer-deallocation")
        ok(" ".join(options), found in text, text)
    edge = sample("19-back-edge.mlir")
    text, _ = run(edge, "--became=%arg4", "--stage=0", "--legacy")
    ok("--became of an argument: where it is at the end, and what it is an argument of",
       text.endswith("at the end: %arg4, an argument of scf.for in @carry\n"), text)
    places = sample("17-placement.mlir")
    text, _ = run(places, "--why=@places:19", "--buffer-deallocation")
    ok("--why: what a free stands behind need not be a use", "used last by" not in text and
       text.startswith("free %alloc_0 behind test.copy at line 23, with which ^bb3 begins: no use is found there "
                       " ["), text)
    text, _ = run(places, "--why=@places:4", "--buffer-deallocation")
    ok("--why: mostly it is one", "used last by test.copy at line 10\n" in text, text)
    text, _ = run(TWO, "--explain", "--function=g", "--buffer-deallocation")
    ok("--explain: the free of what is not used",
       "free %alloc behind %alloc = memref.alloc: nothing uses it\n" in text, text)
    text, _ = run(FREED, "--explain", "--buffer-deallocation")
    ok("--explain: a free that is where it should be",
       "memref.dealloc of %alloc at line 3 stays: no later use is found\n" in text, text)
    text, said = run(TWO, "--why=%alloc", "--function=h", "--buffer-deallocation")
    ok("--why in no function", not text and "no function 'h'; there are 'f', 'g'" in said, said)


def forks(n):
    """A function with 2^n paths."""
    lines = ["func.func @f(%m: memref<4xf32>, %c: memref<4xi1>, %i: index) {",
             "  %a = memref.alloc() : memref<4xf32>"]
    for k in range(n):
        lines += [f"  %c{k} = memref.load %c[%i] : memref<4xi1>", f"  scf.if %c{k} {{",
                  "    test.copy(%a, %m) : (memref<4xf32>, memref<4xf32>)", "  }"]
    return "\n".join([*lines, "  return", "}", ""])


def forks_again(n):
    """The same conditions once more: what each was makes a difference to the end."""
    text = forks(n)
    twice = "".join(f"  scf.if %c{i} {{\n    test.copy(%a, %m) : (memref<4xf32>, memref<4xf32>)\n  }}\n"
                    for i in range(n))
    return text.replace("  return", twice + "  return")


def freed_apart(n, lost=None, again=None):
    """Buffers that are freed early under a condition each, else late; one leaks, one is freed twice."""
    lines = [f"func.func @f({', '.join(f'%c{k}: i1' for k in range(n))}) {{", "  %true = arith.constant true"]
    lines += [f"  %a{k} = memref.alloc() : memref<4xf32>" for k in range(n)]
    for k in range(n):
        lines += [f"  scf.if %c{k} {{", f"    memref.dealloc %a{k} : memref<4xf32>", "  }"]
    for k in range(n):
        if k != lost:
            lines += [f"  %n{k} = arith.xori %c{k}, %true : i1", f"  scf.if %n{k} {{",
                      f"    memref.dealloc %a{k} : memref<4xf32>", "  }"]
    lines += [f"  scf.if %c{again} {{", f"    memref.dealloc %a{again} : memref<4xf32>", "  }"] if again else []
    return "\n".join([*lines, "  return", "}", ""])


def freed_cast(needs):
    """forks(12), and the program frees an alias of a buffer when what was loaded is all true."""
    free = "  memref.dealloc %v : memref<?xf32>"
    if needs:
        condition = "%d" if "," in needs else needs
        free = f"  scf.if {condition} {{\n{free}\n  }}"
        if "," in needs:
            free = f"  %d = arith.andi {needs} : i1\n{free}"
    return forks(12).replace("  return", "  %v = memref.cast %a : memref<4xf32> to memref<?xf32>\n"
                             f"{free}\n  return")


def trials():
    said = "this function has more paths than were tried out"
    for n, passes, warned in ((12, "--buffer-deallocation", True), (5, "--buffer-deallocation", False),
                              (12, "--promote-buffers-to-stack", True),
                              (12, "--promote-buffers-to-stack=max-alloc-size-in-bytes=1", False),
                              (12, "--buffer-hoisting", False)):
        _, text = run(forks(n), passes, "--check")
        ok(f"{passes}, {n} conditions of which none is used again", said not in text, text)
        _, text = run(forks_again(n), passes, "--check")
        ok(f"{passes}, 2^{n} paths", (said in text) == warned, text)
        _, text = run(forks(n), passes)
        ok(f"{passes} itself says nothing", not text, text)
    _, text = run(freed_apart(40), "--check", "-o", "/dev/null")
    ok("40 conditions that have nothing to do with one another: all is judged", not text, text)
    _, text = run(freed_apart(40, lost=20, again=30), "--check", "-o", "/dev/null")
    ok("of 40 buffers one leaks, and one is freed twice",
       text.count("error: ") == 2 and "%a20 =" in text and "%a30 =" in text and said not in text, text)
    _, text = run(forks(12).replace("%a = memref.alloc()", "%a = memref.alloc() {x}"), "--canonicalize", "--check")
    ok("no warning of paths when nothing is freed, or on the stack", said not in text, text)
    _, text = run("""func.func @f(%m: memref<8x8xi1>, %o: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %a = memref.alloc() : memref<4xf32>
  scf.for %y = %c0 to %c8 step %c1 {
    scf.for %x = %c0 to %c8 step %c1 {
      %c = memref.load %m[%y, %x] : memref<8x8xi1>
      scf.if %c {
        test.copy(%o, %a) : (memref<4xf32>, memref<4xf32>)
      }
    }
  }
  return
}
""", "--buffer-deallocation", "--check")
    ok("no warning of one condition in many rounds", said not in text, text)
    for needs, kind in (("", "error"), ("%c3", "error"), ("%c3, %c9", "error")):
        _, text = run(freed_cast(needs), "--buffer-deallocation", "--check")
        ok(f"freed twice, of 2^12 paths where it takes '{needs}'",
           f"{kind}: this buffer is freed twice" in text, text)
    for condition, line in (("%c", ""), ("%d", "%d = memref.load %m[%i] : memref<4xi1>")):
        _, text = run(f"""func.func @f(%c: i1, %m: memref<4xi1>, %i: index) {{
  cf.br ^bb1
^bb1:
  %a = memref.alloc() : memref<4xi1>
  test.copy(%m, %a) : (memref<4xi1>, memref<4xi1>)
  {line}
  cf.cond_br {condition}, ^bb1, ^bb2
^bb2:
  %b = memref.alloc() : memref<4xi1>
  test.copy(%m, %b) : (memref<4xi1>, memref<4xi1>)
  return
}}
""", "--promote-buffers-to-stack", "--check")
        ok(f"a loop of branches, {condition}: the stack grows",
           text.count("the stack grows with each round") == 1 and "<stdin>:4:8: warning" in text
           and said not in text, text)


def systems():
    program = sample("21-both-systems.mlir")
    text, _ = run(program, "--compare=ownership,legacy", "--format=csv")
    rows = {(row[0].lstrip("@"), row[1]): row[2:] for row in csv.reader(text.splitlines())}
    for function, figure, wanted in (
            ("dynamic", "clones", ["0", "1"]), ("dynamic", "conditional deallocs", ["1", "0"]),
            ("carry", "clones", ["0", "2"]), ("carry", "run-time alias checks", ["2", "0"]),
            ("early", "deallocs", ["2", "2"]), ("early", "most buffers at once", ["2", "1"])):
        found = rows.get((function, figure))
        ok(f"--compare of both systems: {figure} of @{function}", found == wanted, found, text)


def depths():
    """Ops that are nested deeply: what is done for each level is no walk over all that is in it."""
    def nested(levels, ops):
        lines = ["func.func @f(%m: memref<4xf32>, %n: index) {", "  %c1 = arith.constant 1 : index"]
        for i in range(levels):
            lines.append(f"scf.for %i{i} = %c1 to %n step %c1 {{")
            for k in range(ops):
                lines += [f"%a{i}_{k} = memref.alloc() : memref<4xf32>",
                          f"test.copy(%m, %a{i}_{k}) : (memref<4xf32>, memref<4xf32>)"]
        return "\n".join([*lines, *["}"] * levels, "  return", "}", ""])
    def seconds(levels, ops, *options):
        before = os.times()
        run(nested(levels, ops), *options)
        after = os.times()
        return after.children_user - before.children_user
    for option in ("--buffer-deallocation", "--buffer-loop-hoisting"):
        flat, deep = seconds(4, 10000, option), seconds(400, 100, option)
        ok(f"{option} of deep programs", deep < 8 * flat + 0.1, flat, deep)


def main():
    chains()
    systems()
    trials()
    depths()
    names()
    clones()
    causes()
    return finish()


sys.exit(main())
