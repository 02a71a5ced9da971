#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Behaviour of bufscope-opt's command line; prints TAP.

    test_cli.py BUFSCOPE-OPT [MLIR-OPT]

With the name of the reference program, everything that both can do is compared: standard output, standard error
(but for the program's own name) and exit status.
"""

import csv
import html
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import textwrap
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from story_page import Page, by_script, evaluated, in_chromium
from tap import finish, ok

sys.path.append(str(Path(__file__).resolve().parents[1]))
from choice import in_turn  # noqa: E402

tool = sys.argv[1]
alone = sys.argv[2:] == ["--alone"]  # neither the reference nor a browser: under the sanitizers, where they say the same
reference = sys.argv[2] if len(sys.argv) > 2 and not alone else None

SAMPLES = Path(__file__).resolve().parents[2] / "samples"
GOOD = """func.func @f(%c: i1, %a: memref<2xf32>) -> memref<2xf32> {
  %0 = memref.alloc() : memref<2xf32>
  %1 = arith.select %c, %a, %0 : memref<2xf32>
  return %1 : memref<2xf32>
}
"""
REFUSED = """func.func @f(%a: memref<2xf32>) {
  memref.dealloc %a : memref<2xf32>
  return
}
"""
FORWARDED = """func.func @f() {
  %m = memref.alloc() : memref<4xf32>
  cf.br ^bb1(%m : memref<4xf32>)
^bb1(%x: memref<4xf32>):
  memref.copy %x, %m : memref<4xf32> to memref<4xf32>
  return
}
"""
UNKNOWN = 'func.func @f() {\n  "foo.bar"() : () -> ()\n  return\n}\n'
MADE_INVALID = """func.func @f(%m: memref<2xf32>, %n: memref<4xf32>) {
  %c = memref.cast %m : memref<2xf32> to memref<?xf32>
  memref.copy %c, %n : memref<?xf32> to memref<4xf32>
  return
}
"""
INVALID = "func.func @f() -> i32 {\n  return\n}\n"
LOOP = """func.func @loop(%c: i1) {
  cf.br ^a
^a:
  cf.cond_br %c, ^a, ^b
^b:
  return
}
"""
SPLIT = GOOD + "// -----\n" + REFUSED + "// -----\n" + GOOD
FILES = {
    "good.mlir": GOOD,
    "refused.mlir": REFUSED,
    "forwarded.mlir": FORWARDED,
    "unknown.mlir": UNKNOWN,
    "invalid.mlir": INVALID,
    "made-invalid.mlir": MADE_INVALID,
    "lifetimes.mlir": """func.func @f(%m: memref<8xf32>) {
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  test.copy(%b, %a) : (memref<8xf32>, memref<8xf32>)
  test.copy(%a, %m) : (memref<8xf32>, memref<8xf32>)
  test.copy(%m, %m) : (memref<8xf32>, memref<8xf32>)
  return
}
""",
    "long.mlir": "func.func @f(%m: memref<8xf32>) {\n" +
                 "".join(f"  %a{i} = memref.alloc() : memref<8xf32>\n"
                         f"  test.copy(%m, %a{i}) : (memref<8xf32>, memref<8xf32>)\n" for i in range(90)) +
                 "  return\n}\n",
    # More than is written at once, in an op that is gone through before it is printed.
    "large-generic.mlir": '"test.all"() ({\n' +
                          "".join(f"  func.func @f{i}(%m: memref<8xf32>) {{\n"
                                  f"    memref.copy %m, %m : memref<8xf32> to memref<8xf32>\n"
                                  "    return\n  }\n" for i in range(4000)) +
                          "}) : () -> ()\n",
    "retained.mlir": """func.func @f(%c: i1, %t: i1, %m: memref<8xf32>) -> memref<8xf32> {
  %0 = scf.if %c -> (memref<8xf32>) {
    scf.yield %m : memref<8xf32>
  } else {
    %a = bufferization.clone %m : memref<8xf32> to memref<8xf32>
    scf.yield %a : memref<8xf32>
  }
  %b, %o, %s, %st = memref.extract_strided_metadata %0 : memref<8xf32> -> memref<f32>, index, index, index
  %1 = bufferization.dealloc (%b : memref<f32>) if (%t) retain (%0 : memref<8xf32>)
  return %0 : memref<8xf32>
}
func.func @places(%c: i1, %d: i1, %m: memref<8xf32>) {
  %a = memref.alloc() : memref<8xf32>
  scf.if %c {
    memref.dealloc %a : memref<8xf32>
  }
  scf.if %d {
    memref.dealloc %a : memref<8xf32>
  }
  test.copy(%m, %m) : (memref<8xf32>, memref<8xf32>)
  return
}
""",
    "rounds.mlir": """func.func @f(%m: memref<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<8xf32>
  scf.for %i = %c0 to %n step %c1 {
    test.copy(%m, %a) : (memref<8xf32>, memref<8xf32>)
    test.copy(%a, %m) : (memref<8xf32>, memref<8xf32>)
  }
  return
}
""",
    "two.mlir": """func.func @loop(%c: i1) {
  cf.br ^a
^a:
  cf.cond_br %c, ^a, ^b
^b:
  return
}
func.func @other(%m: memref<8xf32>, %n: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %n step %one {
    %a = memref.alloc() : memref<8xf32>
    test.copy(%m, %a) : (memref<8xf32>, memref<8xf32>)
  }
  return
}
""",
    "same.mlir": """func.func @f(%n: index, %m: memref<8xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %n step %one {
    %a = memref.alloc() : memref<8xf32>
    test.copy(%m, %a) : (memref<8xf32>, memref<8xf32>)
    test.copy(%a, %m) : (memref<8xf32>, memref<8xf32>)
  }
  return
}
func.func @g(%m: memref<8xf32>) -> index {
  %a = memref.alloca() : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  test.copy(%m, %a) : (memref<8xf32>, memref<8xf32>)
  test.copy(%a, %b) : (memref<8xf32>, memref<8xf32>)
  test.copy(%b, %m) : (memref<8xf32>, memref<8xf32>)
  %three = arith.constant 3 : index
  %sum = arith.addi %three, %three : index
  return %sum : index
}
""",
    "scan.mlir": LOOP + """func.func @f(%m: memref<2xf32>) {
  "foo.bar"(%m) : (memref<2xf32>) -> ()
  memref.dealloc %m : memref<2xf32>
  return
}
""",
    "older-late.mlir": """func.func @fine() {
  %a = memref.alloc() : memref<2xf32>
  "test.use"(%a) : (memref<2xf32>) -> ()
  return
}
func.func @two_returns(%c: i1) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^a, ^b
^a:
  return %a : memref<2xf32>
^b:
  return %a : memref<2xf32>
}
""",
    "older-scan.mlir": LOOP + """func.func @f(%m: memref<2xf32>) {
  %r = "foo.bar"() ({
    "foo.end"() : () -> ()
  }) : () -> memref<2xf32>
  %g = gpu.alloc () : memref<2xf32>
  memref.copy %g, %m : memref<2xf32> to memref<2xf32>
  return
}
""",
    "global.mlir": """memref.global "private" constant @weights : memref<4xf32> = dense<1.0>
func.func @f(%out: memref<4xf32>) {
  %w = memref.get_global @weights : memref<4xf32>
  memref.copy %w, %out : memref<4xf32> to memref<4xf32>
  return
}
""",
    "kernels.mlir": """module {
  gpu.module @kernels {
    gpu.func @k(%m: memref<2xf32>) kernel {
      %a = memref.alloc() : memref<2xf32>
      %b = memref.alloc() : memref<2xf32>
      memref.copy %a, %b : memref<2xf32> to memref<2xf32>
      %view = memref.cast %b : memref<2xf32> to memref<?xf32>
      memref.dealloc %view : memref<?xf32>
      %c = memref.alloca() : memref<2xf32>
      memref.copy %c, %m : memref<2xf32> to memref<2xf32>
      gpu.return
    }
  }
  module @inner {
    func.func @f(%m: memref<2xf32>) {
      %a = memref.alloc() : memref<2xf32>
      memref.copy %a, %m : memref<2xf32> to memref<2xf32>
      return
    }
    func.func private @declared()
  }
  func.func private @also_declared()
  "any.func"() <{sym_name = "g", function_type = () -> ()}> ({
    %a = memref.alloc() : memref<2xf32>
    "any.return"() : () -> ()
  }) : () -> ()
}
""",
    "returned.mlir": """func.func private @fresh(%seed: memref<8xf32>) -> memref<8xf32>
func.func @f(%out: memref<8xf32>) {
  %s = memref.alloca() : memref<8xf32>
  %r = call @fresh(%s) : (memref<8xf32>) -> memref<8xf32>
  memref.copy %r, %out : memref<8xf32> to memref<8xf32>
  return
}
""",
    "prefetch.mlir": """func.func @f(%m: memref<2xf32>, %i: index) {
  %a = memref.alloc() : memref<2xf32>
  memref.copy %m, %a : memref<2xf32> to memref<2xf32>
  memref.prefetch %a[%i], read, locality<1>, data : memref<2xf32>
  return
}
""",
    "invalid.mlir": "func.func @f(%m: memref<2xf32>) {\n  return %m : memref<2xf32>\n}\n",
    "broken.mlir": "func.func @f() {\n  %0 = arith.constant\n}\n",
    "empty.mlir": "",
    "split.mlir": SPLIT,
    "split-first.mlir": "// -----\n" + GOOD,
    "split-near.mlir": GOOD + "// ---- -\n// ------\n" + GOOD + "// -----",
    "split-empty.mlir": "\n// -----\n\n// -----\n" + GOOD,
}

# What both programs do the same way.
SAME = [
    "good.mlir",
    "-- good.mlir",
    "nothing-here.mlir",
    ".",
    "good.mlir refused.mlir",
    "empty.mlir",
    "broken.mlir",
    "unknown.mlir",
    "unknown.mlir --allow-unregistered-dialect",
    "unknown.mlir -allow-unregistered-dialect=true",
    "unknown.mlir --allow-unregistered-dialect=0",
    "unknown.mlir --allow-unregistered-dialect --ownership-based-buffer-deallocation",
    "good.mlir --allow-unregistered-dialect=maybe",
    "invalid.mlir",
    "invalid.mlir --cse",
    "refused.mlir --cse",
    "forwarded.mlir --ownership-based-buffer-deallocation",
    "refused.mlir --ownership-based-buffer-deallocation --cse",
    "refused.mlir --buffer-deallocation-pipeline --mlir-print-ir-after-failure",
    "refused.mlir --buffer-deallocation-pipeline --mlir-print-ir-after-all",
    "good.mlir --buffer-deallocation-pipeline",
    "good.mlir -buffer-deallocation-pipeline",
    "good.mlir --buffer-deallocation-pipeline=private-function-dynamic-ownership",
    "good.mlir --buffer-deallocation-pipeline=private-function-dynamic-ownership=false",
    "good.mlir --buffer-deallocation-pipeline --mlir-print-ir-after-all",
    "good.mlir --buffer-deallocation-pipeline --mlir-print-ir-after-all --mlir-print-ir-after-change",
    "good.mlir --buffer-deallocation-pipeline --mlir-print-ir-after-all --mlir-print-op-generic",
    "good.mlir --cse --canonicalize=top-down=false --expand-realloc=emit-deallocs=false",
    "good.mlir --expand-realloc=no-such=1",
    "good.mlir --expand-realloc=emit-deallocs=maybe",
    "good.mlir --cse=",
    "good.mlir --convert-bufferization-to-memref --drop-equivalent-buffer-results --mlir-print-ir-after-all",
    "good.mlir --buffer-results-to-out-params --mlir-print-ir-after-all",
    "good.mlir --buffer-results-to-out-params=no-such",
    "good.mlir --pass-pipeline=builtin.module(func.func(cse,drop-equivalent-buffer-results))",
    "good.mlir --pass-pipeline=builtin.module(func.func(cse{no-such=1}))",
    "good.mlir --pass-pipeline=builtin.module(func.func(buffer-results-to-out-params{no-such=1}))",
    "good.mlir --pass-pipeline=builtin.module(any(cse,buffer-results-to-out-params))",
    "good.mlir --pass-pipeline=any(drop-equivalent-buffer-results)",
    "good.mlir --pass-pipeline=func.func(drop-equivalent-buffer-results)",
    "good.mlir --pass-pipeline=builtin.module(func.func(convert-bufferization-to-memref))",
    "good.mlir --pass-pipeline=builtin.module(cse,canonicalize{top-down=false})",
    "good.mlir --pass-pipeline builtin.module(cse)",
    "good.mlir --pass-pipeline=builtin.module(func.func(cse,canonicalize)) --mlir-print-ir-after-all",
    "good.mlir --pass-pipeline=builtin.module(func.func(cse)) --mlir-print-ir-after-all --mlir-print-ir-module-scope --mlir-disable-threading",
    "good.mlir --pass-pipeline=builtin.module()",
    "good.mlir --canonicalize=disable-patterns=a,b --dump-pass-pipeline",
    "good.mlir --pass-pipeline=builtin.module(canonicalize{enable-patterns={a,b}}) --dump-pass-pipeline",
    "good.mlir --canonicalize=disable-patterns",
    "forwarded.mlir --canonicalize=disable-patterns=",
    "forwarded.mlir --canonicalize=enable-patterns=x",
    "good.mlir --pass-pipeline=any(cse)",
    "good.mlir --pass-pipeline=builtin.module(no-such-pass)",
    "good.mlir --pass-pipeline=builtin.module(cse",
    "good.mlir --pass-pipeline=func.func(cse)",
    "good.mlir --pass-pipeline=",
    "good.mlir --cse --pass-pipeline=builtin.module(cse)",
    # the program comes first, then what is wrong with the pipeline
    "invalid.mlir --pass-pipeline=builtin.module(no-such-pass)",
    "invalid.mlir --canonicalize=no-such-option=1",
    "invalid.mlir --cse --dump-pass-pipeline",
    "missing.mlir --pass-pipeline=builtin.module(buffer-hoisting)",
    "split.mlir --split-input-file --cse=no-such-option=1",
    "split.mlir --split-input-file --cse --dump-pass-pipeline",
    "good.mlir --buffer-deallocation-pipeline=no-such-option=1",
    "good.mlir --buffer-deallocation-pipeline=private-function-dynamic-ownership=maybe",
    "good.mlir --canonicalize=no-such-option=1 --cse=nor-this=1",
    "good.mlir --canonicalize=no-such-option=1 --pass-pipeline=builtin.module(cse)",
    "good.mlir --verify-each=0 --cse",
    "good.mlir --verify-each=false",
    "good.mlir --verify-each=2",
    "made-invalid.mlir --canonicalize --verify-each=0",
    "made-invalid.mlir --canonicalize --verify-each=0 --mlir-print-ir-after-all",
    "good.mlir --mlir-print-op-generic",
    "good.mlir -mlir-print-op-generic=false",
    "split.mlir --split-input-file",
    "split.mlir --split-input-file --buffer-deallocation-pipeline",
    "split.mlir --split-input-file --ownership-based-buffer-deallocation -o -",
    "split-first.mlir --split-input-file",
    "split-near.mlir --split-input-file",
    "split-empty.mlir --split-input-file",
    "empty.mlir --split-input-file",
    "large-generic.mlir --allow-unregistered-dialect",
    "large-generic.mlir --allow-unregistered-dialect --split-input-file",
    "good.mlir -o no-such-folder/out.mlir",
    "good.mlir -o .",
    "nothing-here.mlir -o no-such-folder/out.mlir",
    "refused.mlir --buffer-deallocation-pipeline -o out.mlir",
    "good.mlir --o=out.mlir",
    "good.mlir -o",
    "good.mlir --pass-pipeline",
]


def run(program, arguments, stdin=None):
    done = subprocess.run([program, *arguments], input=stdin, capture_output=True, timeout=600)
    return done.returncode, done.stdout, done.stderr


def neutral(text):
    """Standard error without the program's name, and without upstream's guesses at what was meant."""
    text = re.sub(rb"(?m)^[^ \n]*: Did you mean .*\n", b"", text)
    return re.sub(rb"[^ \n]*(mlir-opt-19|bufscope-opt)", b"PROGRAM", text)


def on_terminal(arguments):
    """What it says to a terminal, on its standard error."""
    ours, its = os.openpty()
    with subprocess.Popen([tool, *arguments], stderr=its, stdout=subprocess.DEVNULL) as process:
        os.close(its)
        said = b""
        try:
            while more := os.read(ours, 4096):
                said += more
        except OSError:  # the other end has gone
            pass
        process.wait(60)
    os.close(ours)
    return said.decode()


def compare(line, stdin=None):
    arguments = line.split(" ")
    results = []
    for program in (tool, reference):
        out = Path("out.mlir")
        out.unlink(missing_ok=True)
        status, stdout, stderr = run(program, arguments, stdin)
        results.append((status, stdout, neutral(stderr), out.read_bytes() if out.exists() else None))
    ok(f"as upstream: {line}", results[0] == results[1],
       "\n".join(f"ours:   {a!r}\ntheirs: {b!r}" for a, b in zip(*results) if a != b))


def one_line(arguments, word):
    status, stdout, stderr = run(tool, arguments)
    good = status == 1 and not stdout and stderr.count(b"\n") == 1 and word in stderr.decode()
    ok(f"one clear line: {' '.join(arguments)}", good, (status, stdout, stderr))


def own_errors():
    one_line(["nothing-here.mlir"], "nothing-here.mlir")
    one_line(["good.mlir", "--no-such-flag"], "--no-such-flag")
    one_line(["good.mlir", "-o", "no-such-folder/x"], "no-such-folder/x")
    one_line(["good.mlir", "--stage=one"], "one")
    one_line(["good.mlir", "--stage=99"], "99")
    # /proc takes no new folders or files, not even from root.
    for flag in ("svg", "dot", "trace"):
        status, _, stderr = run(tool, ["good.mlir", f"--{flag}=/proc/no-such/there"])
        ok(f"one clear line: --{flag} to a place that cannot be written",
           status == 1 and stderr.count(b"\n") == 1 and b"/proc/no-such" in stderr, stderr)


def own_texts():
    for flag, words in (("--help", ["--svg", "--pass-pipeline", "--cse"]), ("--version", ["bufscope-opt"]),
                        ("--list-passes", ["--ownership-based-buffer-deallocation", "emit-deallocs"])):
        status, stdout, stderr = run(tool, [flag])
        ok(flag, status == 0 and not stderr and all(word in stdout.decode() for word in words), stdout)


def stages():
    _, parsed, _ = run(tool, ["good.mlir"])
    _, final, _ = run(tool, ["good.mlir", "--buffer-deallocation-pipeline"])
    passes = ["--expand-realloc=emit-deallocs=false", "--canonicalize", "--ownership-based-buffer-deallocation"]
    _, third, _ = run(tool, ["good.mlir", *passes])
    for stage, text in ((0, parsed), (3, third), (8, final)):
        status, stdout, _ = run(tool, ["good.mlir", f"--stage={stage}"])
        ok(f"--stage={stage}", status == 0 and stdout == text, stdout.decode())
    status, stdout, stderr = run(tool, ["refused.mlir", "--stage=2"])
    ok("--stage before the pass that refuses", status == 1 and b"memref.dealloc" in stdout and stderr, stderr)
    status, stdout, stderr = run(tool, ["refused.mlir", "--stage=5"])
    ok("--stage behind the pass that refuses", status == 1 and not stdout and b"not reached" in stderr, stderr)


def sentences():
    status, stdout, _ = run(tool, ["good.mlir", "--explain"])
    text = stdout.decode()
    ok("--explain", status == 0 and "ownership-based-buffer-deallocation begins" in text, text)
    ok("--explain names the sets", "joins unique(%false" in text and "to free" in text, text)
    text = run(tool, [str(SAMPLES / "01-example.mlir"), "--explain"])[1].decode()
    ok("--explain names patterns as people do", "the condition of scf.if made for line " in text and
       "  [RemoveStaticCondition]" in text and "anonymous" not in text, text)
    status, stdout, _ = run(tool, ["good.mlir", "--explain", "--stage=7"])
    ok("--explain of one stage", "cse begins" in stdout.decode() and "canonicalize" not in stdout.decode(), stdout)
    _, stdout, stderr = run(tool, ["forwarded.mlir", "--explain", "--ownership-based-buffer-deallocation"])
    ok("--explain says why a memref is refused", b"ownership: cf.br in line 3 passes it to a block that" in stdout,
       stdout)
    _, plain, _ = run(tool, ["good.mlir", "--buffer-deallocation-pipeline"])
    status, stdout, _ = run(tool, ["good.mlir", "--trace=trace.json", "--buffer-deallocation-pipeline", "-o", "-"])
    ok("--trace with -o leaves the output as it is", status == 0 and stdout == plain, stdout)


def same_names():
    """--why and --became of a name that several functions have, and of what is gone."""
    legacy = ["same.mlir", "--buffer-loop-hoisting", "--promote-buffers-to-stack"]
    text = run(tool, [*legacy, "--why=%alloca"])[1].decode()
    ok("--why: in each function", text.startswith("@f:\n") and "\n@g:\n" in text, text)
    text = run(tool, [*legacy, "--why=@f:4"])[1].decode()
    ok("--why: moved up before it went to the stack",
       "moves to the stack" in text and "move %a = memref.alloc up to ^bb0" in text, text)
    rows = {line[:40].strip(): line[40:].split() for line in run(tool, [*legacy, "--counts"])[1].decode().splitlines()}
    ok("--counts: the heap and the stack", (rows["allocations"][0], rows["allocations"][-1]) == ("2", "0") and
       (rows["allocations on the stack"][0], rows["allocations on the stack"][-1]) == ("1", "3"), rows)
    text = run(tool, ["same.mlir", "--canonicalize", "--became=%0", "--stage=1"])[1].decode()
    ok("--became of what is gone", text.startswith("%0 is gone by then; from stage 0 (") and " becomes " in text, text)
    text = run(tool, ["same.mlir", "--canonicalize", "--became=@g:%arg0"])[1].decode()
    ok("--became of an argument", text == "%m (%arg0 as printed)\nat the end: %m, an argument of ^bb0 in @g\n", text)


def reports():
    """--counts, --lifetimes, --scan, --command, --why, --became."""
    status, stdout, _ = run(tool, ["good.mlir", "--counts"])
    rows = {line[:40].strip(): line[40:].split() for line in stdout.decode().splitlines() if line[40:41]}
    ok("--counts: a column per stage", status == 0 and rows["stage"] == [str(i) for i in range(9)], stdout)
    ok("--counts: clones", rows["clones"] == ["0"] * 3 + ["1"] * 6, rows)
    ok("--counts: kinds of ops", rows["memref.alloc"][0] == "1", rows)
    status, stdout, _ = run(tool, ["lifetimes.mlir", "--lifetimes"])
    text = stdout.decode()
    ok("--lifetimes: the peak", status == 0 and re.search(r"^@f: at most 2 on the heap at once, with \d+ inputs \(line 3 of 10\)$", text, re.M), text)
    ok("--lifetimes: a bar with an idle tail",
       re.search("%a +\u00b7\u2588{4,}\u2592+\u2715\u00b7* +line 2, last use 5, freed \\d+, 32 bytes", text), text)
    status, stdout, stderr = run(tool, ["lifetimes.mlir", "--lifetimes", "--function=g"])
    ok("--lifetimes of no function", status == 1 and not stdout and b"no function 'g'" in stderr, stderr)
    text = run(tool, ["rounds.mlir", "--lifetimes"])[1].decode()
    ok("--lifetimes: inside of a loop that only uses it", re.search("%\\w+ +\u00b7+\u2588{5}\u2715", text), text)
    text = run(tool, ["retained.mlir", "--lifetimes", "--stage=0"])[1].decode()
    ok("--lifetimes: what a dealloc surely retains it does not free",
       re.search("%a +\u00b7{4}\u2588+\u00b7 +line 5, last use 10, returned, 32 bytes", text), text)
    ok("--lifetimes: a mark for each place that frees, nothing behind the last",
       re.search("%a +\u00b7\u2588\u2592\u2715\u2592\u2592\u2715\u00b7{4} +line 2, last use never, "
                 "freed 7 \\(the last of 2 places\\), 32 bytes", text), text)
    ok("--lifetimes at the input", b"never freed" in run(tool, ["lifetimes.mlir", "--lifetimes", "--stage=0"])[1])
    text = run(tool, ["returned.mlir", "--lifetimes"])[1].decode()
    ok("--lifetimes: what is on the stack nobody frees", re.search("%s .*, on the stack, 32 bytes\n", text), text)
    ok("--lifetimes: what a call returns is a buffer", re.search("%r +[^ ]+ +line 3, returned by a call, last use 4, "
       "freed 6, 32 bytes\n", text) and re.search("^@f: at most 1 on the heap at once, with ", text, re.M), text)
    text = run(tool, ["returned.mlir", "--lifetimes", "--legacy"])[1].decode()
    ok("--lifetimes: what a call returns and nothing frees", re.search("%r .*, last use 4, not freed here, ", text), text)
    rows = dict(re.findall("^(freed: .*?)  +(.*)$", run(tool, ["returned.mlir", "--compare=ownership,legacy"])[1].decode(),
                           re.M))
    ok("--compare: the stack, and what a call returns", re.fullmatch("on the stack +on the stack",
       rows["freed: memref.alloca at 3:8"]) and re.fullmatch("line 6 in \\^bb0, .* not here",
       rows["freed: what func.call at 4:8 returns"]), rows)
    refused = ["prefetch.mlir", "--buffer-deallocation-pipeline"]
    text = run(tool, [*refused, "--lifetimes"])[1].decode()
    ok("--lifetimes of what was refused: of the program before", text.startswith(
       "ownership-based-buffer-deallocation refuses the program: these are of the program before that pass\n@f: ") and
       re.search("%a .* not freed so far, ", text) and "(line 2 of 6)" in text, text)
    rows = {line[:40].strip(): line[40:].split() for line in run(tool, [*refused, "--counts"])[1].decode().splitlines()}
    ok("--counts of what was refused: no figure", rows["ops"] == ["5", "5", "5", "-"] and
       "3: ownership-based-buffer-deallocation," in rows and "arith.constant" not in rows, rows)
    text = run(tool, [*refused, "--annotate"])[1].decode()
    ok("--annotate of what was refused", text.startswith("// ownership-based-buffer-deallocation refuses the program: "),
       text)
    status, stdout, _ = run(tool, ["scan.mlir", "--scan", "--allow-unregistered-dialect"])
    text = stdout.decode()
    ok("--scan: all at once", text.endswith("3 to be refused\n") and text.count("error: ") == 3, text)
    ok("--scan: what it lists is not said twice", b"error: " not in run(tool, ["scan.mlir", "--scan",
       "--allow-unregistered-dialect"])[2])
    ok("--scan: what only a run to its end shows", "\nnot looked at: ownerships, and " in text, text)
    for rule in ("structured control-flow loops", "unknown memory side effects", "memory free side-effect"):
        ok(f"--scan: {rule}", rule in text, text)
    ok("--scan: what can be done", "note: the blocks form a cycle" in text, text)
    refused = run(tool, [str(SAMPLES / "15-refused-passed-and-used.mlir"), "--scan"])[1].decode()
    ok("--scan: what only the run shows", "does not have valid ownership" in refused and
       "passes it to a block that also uses it" in refused and refused.endswith("1 to be refused\n"), refused)
    ok("--scan of what is accepted", run(tool, ["good.mlir", "--scan"])[1] == b"0 to be refused\n")
    ok("--scan: no op outside of functions is judged", run(tool, ["global.mlir", "--scan"])[1] == b"0 to be refused\n")
    for each, names in (("ownership-based-buffer-deallocation", "k g"), ("buffer-deallocation", "k f g")):
        text = run(tool, ["kernels.mlir", "--scan", f"--{each}", "--allow-unregistered-dialect"])[1].decode()
        ok(f"--scan: what --{each} does not come to", text.endswith("0 to be refused\n") and "error: " not in text and
           " ".join(re.findall(f"warning: '[a-z.]+' @(.) is not visited by {each}\n", text)) == names, text)
        lines = re.findall(r":(\d+):\d+: note: nothing frees what is allocated here", text)
        ok(f"--scan: what leaks there ({each})", lines == ["4"] * ("k" in names) + ["16"] * ("f" in names) + ["24"], text)
    status, stdout, stderr = run(tool, ["broken.mlir", "--scan"])
    ok("--scan of what cannot be read", status == 1 and b"error: " in stderr and
       stdout == b"not looked at: the program, which could not be read\n", stdout)
    status, stdout, stderr = run(tool, ["invalid.mlir", "--scan"])
    ok("--scan of what is not valid", status == 1 and b"error: " in stderr and
       stdout == b"not looked at: the program, which is not valid\n", stdout)
    text = run(tool, ["good.mlir", "--scan", "--cse"])[1].decode()
    ok("--scan without such a pass", re.fullmatch("not looked at: ownerships, .*\n0 to be refused\n", text), text)
    text = run(tool, ["prefetch.mlir", "--scan"])[1].decode()
    ok("--scan: since when it is taken", "no memory effects interface; upstream 22 takes it\n" in text, text)
    ok("--scan: with the rules of 22", run(tool, ["prefetch.mlir", "--scan", "--upstream=22"])[1] == b"0 to be refused\n")
    older = ["--buffer-deallocation", "--allow-unregistered-dialect"]
    text = run(tool, ["older-scan.mlir", "--scan", *older])[1].decode()
    ok("--scan for the older pass: all at once", text.endswith("2 to be refused\n") and text.count("error: ") == 3 and
       "unknown memory side effects" not in text, text)
    for line, rule in ((1, "structured control-flow loops"), (9, "RegionBranchOpInterface"),
                       (12, "nor does the operation implement the AllocationOpInterface")):
        ok(f"--scan for the older pass: {rule}", re.search(f":{line}:\\d+: error: .*{rule}", text), text)
    ok("--scan for the older pass: an error that does not stop it", "note: an error, and still the pass goes on" in text,
       text)
    text = run(tool, ["older-late.mlir", "--scan", *older])[1].decode()
    ok("--scan for the older pass: what only the run of a later function shows",
       ":7:8: error:" in text and text.endswith("1 to be refused\n"), text)
    ok("--scan for the older pass: it takes a memref.dealloc",
       run(tool, ["scan.mlir", "--scan", *older])[1].decode().endswith("1 to be refused\n"))
    status, stdout, _ = run(tool, ["lifetimes.mlir", "--why=%alloc", "--stage=3"])
    text = stdout.decode()
    ok("--why: back to the source", "\n%a is owned: it is allocated here (line 2)  [14]\n  from the source: %a = memref.alloc at line 2\n" in text, text)
    ok("--why: the name in the source beside the printed one", text.startswith("%a (%alloc as printed)\n"), text)
    ok("--why: by that name", run(tool, ["lifetimes.mlir", "--why=%a", "--stage=3"])[1].decode() == text)
    Path("wide.mlir").write_text(f'func.func @"{"日本語" * 20}"() {{\n  return\n}}\n')
    run(tool, ["wide.mlir", "--picture=wide.svg", "--stage=0"])
    root = ElementTree.parse("wide.svg").getroot()
    ends = [float(node.get("x")) + float(node.get("textLength")) for node in root.iter() if node.get("textLength")]
    ok("--picture: holds text of wide characters", ends and max(ends) <= float(root.get("width").rstrip("ptx")), ends)
    several = [run(tool, [str(SAMPLES / "05-select-unknown.mlir"), f"--why={name}", "--stage=3", "--names=printed"])[:2]
               for name in ("%4#0", "%4", "%4:2")]
    ok("--why: of several results the first by their name", several[0][0] == 0 and several[0] == several[1] == several[2], several)
    status, stdout, _ = run(tool, ["lifetimes.mlir", "--annotate", "--stage=3"])
    text = stdout.decode()
    ok("--annotate: states and deallocs", "// %alloc \u25cf owned" in text and "\u2715 frees %alloc" in text, text)
    ok("--annotate: still a program", run(tool, ["-"], stdout)[0] == 0)
    text = run(tool, ["lifetimes.mlir", "--annotate", "--buffer-deallocation"])[1].decode()
    ok("--annotate: alias sets", "// %alloc \u25c6 tracked" in text and "owned" not in text, text)
    comparisons()
    status, stdout, _ = run(tool, ["lifetimes.mlir", "--became=@f:2", "--stage=0"])
    text = stdout.decode()
    ok("--became: to the end", status == 0 and "at the end: memref.alloc, line 2 of @f" in text, text)
    status, stdout, _ = run(tool, ["lifetimes.mlir", "--became=%alloc", "--stage=0"])
    ok("--became: who frees it", b"lower " in stdout and b"memref.dealloc" in stdout, stdout)
    same_names()
    status, stdout, stderr = run(tool, ["lifetimes.mlir", "--why=%nobody"])
    ok("--why of nothing", status == 1 and not stdout and b"there is no '%nobody'" in stderr, stderr)
    status, stdout, _ = run(tool, ["lifetimes.mlir", "--diff=2,8"])
    text = stdout.decode()
    ok("--diff: what comes", status == 0 and text.startswith("@f: stage 2, canonicalize -> stage 8, canonicalize: ")
       and "\n+   memref.dealloc %a " in text, text)
    ok("--diff of a state with itself", run(tool, ["lifetimes.mlir", "--diff=#3,#3"])[:2] == (0, b""))
    status, stdout, stderr = run(tool, ["lifetimes.mlir", "--diff=0,77"])
    ok("--diff of no stage", status == 1 and not stdout and b"there is no stage 77" in stderr, stderr)
    one_line(["lifetimes.mlir", "--diff=0"], "two stages")
    for stage in range(9) if reference else ():
        line = run(tool, ["lifetimes.mlir", "--command", f"--stage={stage}"])[1].decode().strip()
        line = line.replace("mlir-opt-19", reference, 1)
        theirs = subprocess.run(line, shell=True, stdout=subprocess.PIPE, check=False).stdout
        ok(f"--command reproduces stage {stage}",
           theirs == run(tool, ["lifetimes.mlir", f"--stage={stage}"])[1] and theirs, line)


TENSORS = """func.func @f(%t: tensor<2xf32>, %x: f32, %i: index) -> tensor<2xf32> {
  %0 = tensor.insert %x into %t[%i] : tensor<2xf32>
  return %0 : tensor<2xf32>
}
"""


def imports():
    """--import, with the reference and with programs that play it."""
    Path("fake").mkdir()
    Path("fake/mlir-opt").write_text("#!/bin/sh\necho \"func.func @$(tr -d '\\n')() { return }\"\n")
    Path("fake/mlir-opt").chmod(0o755)
    status, stdout, stderr = run(tool, ["-", "--import=generic", "--mlir-opt=fake/mlir-opt"], b"a\n")
    ok("--import: what the program writes", status == 0 and b"func.func @a()" in stdout, stderr)
    split = ["-", "--import=generic", "--mlir-opt=fake/mlir-opt", "--split-input-file"]
    status, stdout, stderr = run(tool, split, b"a\n// -----\nb\n")
    ok("--import of each chunk", status == 0 and b"@a" in stdout and b"@b" in stdout.split(b"// -----")[1], stdout)
    status, stdout, stderr = run(tool, ["good.mlir", "--import=generic", "--mlir-opt=/no/such"])
    ok("--import without a program", status == 1 and b"there is no program '/no/such'" in stderr, stderr)
    one_line(["good.mlir", "--import=other"], "neither generic nor bufferized")
    if not reference:
        return
    with_reference = [f"--mlir-opt={reference}", "--allow-unregistered-dialect"]
    for name in ("good.mlir", "unknown.mlir"):
        direct = run(tool, [name, "--allow-unregistered-dialect"])
        ok(f"--import=generic of {name}", run(tool, [name, "--import=generic", *with_reference]) == direct)
    status, stdout, _ = run(tool, ["-", "--import=bufferized", "--buffer-deallocation-pipeline", *with_reference],
                            TENSORS.encode())
    ok("--import=bufferized", status == 0 and b"memref.store" in stdout and b"tensor<" not in stdout, stdout)
    lines = b"lines are those of what '" + os.path.basename(reference).encode() + b" --allow-unregistered-dialect "
    status, stdout, stderr = run(tool, ["good.mlir", "--import=generic", "--explain", *with_reference])
    ok("--import: whose lines are meant", status == 0 and lines in stderr, stderr)
    status, stdout, stderr = run(tool, ["invalid.mlir", "--import=generic", *with_reference])
    ok("--import: what mlir-opt says of the file", status == 1 and b"invalid.mlir:2:3: error: " in stderr, stderr)


NESTED = b"""func.func @f(%m: memref<8xf32>, %n: index) {
  scf.for %i = %n to %n step %n {
    %a = memref.alloc() : memref<8xf32>
    test.copy(%m, %a) : (memref<8xf32>, memref<8xf32>)
  }
  return
}
"""

USED_WHEN_FREE = """func.func @used(%v: f32) -> f32 {
  %z = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  memref.store %v, %a[%z] : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  %x = memref.load %a[%z] : memref<4xf32>
  return %x : f32
}
"""

# MLIR-HLO's pass frees in the loop what is still used under its other name.
OWNED_TWICE = """func.func @two_names(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1 : i32
  %a = memref.alloc() : memref<4xi32>
  memref.store %v, %a[%c0] : memref<4xi32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %a) -> (memref<4xi32>, memref<4xi32>) {
    memref.store %v, %y[%c0] : memref<4xi32>
    %new = memref.alloc() : memref<4xi32>
    memref.store %v, %new[%c0] : memref<4xi32>
    scf.yield %new, %y : memref<4xi32>, memref<4xi32>
  }
  memref.store %v, %r#1[%c0] : memref<4xi32>
  return
}
"""

ODD_NAME = rb"""
func.func @"a|b,\"&lt;c~\0Ad\0De"() {
  return
}
"""


IN_A_ROW = b"""
func.func @f(%in: memref<1024xf32>, %out: memref<1024xf32>) {
  %a = memref.alloc() : memref<1024xf32>
  memref.copy %in, %a : memref<1024xf32> to memref<1024xf32>
  %b = memref.alloc() : memref<1024xf32>
  memref.copy %a, %b : memref<1024xf32> to memref<1024xf32>
  %c = memref.alloc() : memref<1024xf32>
  memref.copy %b, %c : memref<1024xf32> to memref<1024xf32>
  memref.copy %c, %out : memref<1024xf32> to memref<1024xf32>
  return
}
"""


def comparisons():
    status, stdout, _ = run(tool, ["lifetimes.mlir", "--compare=ownership,legacy,builtin.module(cse,canonicalize{top-down=false})"])
    lines = stdout.decode().splitlines()
    ok("--compare: a column for each pipeline",
       status == 0 and re.match(r"@f +ownership +legacy +builtin.module\(cse,canonicalize\{top-down=false\}\)$", lines[0]), lines)
    stdout_of_two = run(tool, ["lifetimes.mlir", "--compare=ownership,legacy"])[1]
    ok("--compare: figures", any(re.match(r"deallocs +[1-9]\d* +\d+ +0$", line) for line in lines), lines)
    ok("--compare: where each buffer is freed",
       any(line.startswith("freed: memref.alloc at 2:") and "line " in line for line in lines), lines)
    said = on_terminal(["lifetimes.mlir", "--compare=ownership,legacy", "-o", "compared.txt"])
    ok("--compare: on a terminal it is said how far it is, and not what is written there",
       re.search("\\r[0-9]+ % compared", said) and said.endswith("\r") and
       Path("compared.txt").read_bytes() == stdout_of_two, said)
    rows = list(csv.reader(io.StringIO(run(tool, ["lifetimes.mlir", "--compare=ownership,legacy", "--format=csv"])[1].decode())))
    ok("--compare: CSV", rows[0] == ["function", "what", "ownership", "legacy"] and all(len(row) == 4 for row in rows), rows)
    text = run(tool, ["lifetimes.mlir", "--compare=ownership,legacy", "--format=markdown"])[1].decode()
    ok("--compare: Markdown", "### @f\n\n|  | ownership | legacy |\n|---|---|---|\n" in text, text)
    ok("--compare: below a table of Markdown stands no row", re.search(r" \|\n\nLines are counted ", text), text)
    text = run(tool, ["-", "--compare=cse", "--format=markdown"], ODD_NAME)[1].decode()
    ok("--compare: an odd name in Markdown", text.startswith("### @a\\|b,\"\\&lt;c\\~ d e\n"), text)
    text = run(tool, ["-", "--compare=cse"], ODD_NAME)[1].decode()
    ok("--compare: a name with line breaks is in one line", text.startswith('@a|b,"&lt;c~ d e '), text)
    rows = list(csv.reader(io.StringIO(run(tool, ["-", "--compare=cse", "--format=csv"], ODD_NAME)[1].decode(), newline="")))
    ok("--compare: an odd name in CSV", rows[1][0] == 'a|b,"&lt;c~\nd\re' and all(len(row) == 3 for row in rows), rows)
    for sign in "=+-@":
        program = f'func.func private @"{sign}1+cmd|x"() {{\n  return\n}}\n'.encode()
        rows = list(csv.reader(io.StringIO(run(tool, ["-", "--compare=cse", "--format=csv"], program)[1].decode())))
        ok(f"--compare: no name is a formula in CSV: {sign}", {row[0] for row in rows[1:]} == {f"'{sign}1+cmd|x"}, rows)
    status, stdout, _ = run(tool, ["refused.mlir", "--compare=ownership,cse"])
    ok("--compare: a refusal is an answer", status == 0 and re.search(rb"outcome +refused: .* complete", stdout), stdout)
    status, stdout, stderr = run(tool, ["lifetimes.mlir", "--compare=ownership,nothing"])
    ok("--compare: no such pipeline", status == 1 and not stdout and b"'nothing'" in stderr, stderr)
    status, stdout, stderr = run(tool, ["broken.mlir", "--compare=ownership,legacy"])
    ok("--compare: no program", status == 1 and not stdout and stderr.count(b"error: ") == 1, stderr)
    status, stdout, _ = run(tool, ["two.mlir", "--compare=ownership,cse"])
    text = stdout.decode()
    ok("--compare: a refusal is that of its function",
       status == 0 and re.search(r"@loop .*\noutcome +refused: .* complete", text)
       and re.search(r"@other .*\noutcome +stopped: @loop is refused +complete", text), text)
    text = run(tool, ["-", "--compare=legacy,hlo,cse"], USED_WHEN_FREE.encode())[1].decode()
    ok("--compare: faults of the input are told apart, and whether they are left",
       re.search(r"outcome +complete, 1 fault of the input is mended +complete, 1 fault of the input is mended +"
                 r"complete, 1 fault of the input is left\n", text), text)
    ok("--compare: so are those that are executed",
       re.search(r"when executed +right with .* right with .* is read when it is free \(in the input, too\)\n", text),
       text)
    text = run(tool, ["-", "--compare=hlo"], OWNED_TWICE.encode())[1].decode()
    ok("--compare: what a system adds is no fault of the input",
       re.search(r"outcome +complete, 1 fault\n", text), text)
    status, stdout, _ = run(tool, ["two.mlir", "--compare=cse", "--function=other"])
    ok("--compare: one function", status == 0 and stdout.startswith(b"@other ") and b"@loop" not in stdout, stdout)
    status, stdout, stderr = run(tool, ["two.mlir", "--compare=cse", "--function=nobody"])
    ok("--compare: no such function", status == 1 and not stdout and b"no function 'nobody'" in stderr, stderr)
    ok("--compare: CSV without functions",
       run(tool, ["-", "--compare=cse", "--format=csv"], b"")[:2] == (0, b"function,what,cse\r\n"))
    status, stdout, _ = run(tool, ["-", "--compare=buffer-deallocation"], NESTED)
    ok("--compare: which op a nested block belongs to", b"line 5 in scf.for (line 2), behind test.copy" in stdout, stdout)
    rows = dict((row[1], row[2:]) for row in csv.reader(io.StringIO(run(
        tool, ["-", "--compare=ownership, ownership+liveness", "--format=csv", "--args=iota, 0"], IN_A_ROW)[1].decode())))
    ok("--compare: what runs cost", rows.get("peak of the heap, bytes") == ["12288", "8192"]
       and rows.get("least it could be, bytes") == ["8192", "8192"] and rows.get("bytes copied") == ["16384", "16384"]
       and rows.get("when executed") == ["right with 1 input"] * 2, rows)
    status, stdout, stderr = run(tool, ["-", "--compare=ownership", "--args=iota"], IN_A_ROW)
    ok("--compare: an input that does not fit", status == 1 and not stdout and
       stderr.startswith(b"bufscope-opt: --args: @f: "), stderr)
    one_line(["two.mlir", "--canonicalize", "--args=1"], "does nothing without --run or --compare")
    one_line(["two.mlir", "--compare=cse", "--stage=0"], "--stage cannot be given beside it")
    one_line(["two.mlir", "--compare=cse", "--canonicalize"], "passes cannot be given beside it")
    one_line(["two.mlir", "--format=csv"], "does nothing without --compare")
    ok("--help: defaults", b"The largest buffer that may move, in bytes (default: 1024)" in b" ".join(run(tool, ["--help"])[1].split()))
    ok("--help: lines that can be read", max(map(len, run(tool, ["--help"])[1].decode().splitlines())) <= 100)
    status, _, stderr = run(tool, ["lifetimes.mlir", "--compare=cse", "--format=html"])
    ok("--format: no such format", status == 1 and b"'html' is not text, csv or markdown" in stderr, stderr)


def check_trace(path, outcome):
    trace = json.loads(Path(path).read_text())
    events = trace["events"]
    good = trace["format"] == "bufscope-trace" and trace["version"] == 1 and trace["outcome"] == outcome
    for i, event in enumerate(events):
        stage = trace["stages"][event["stage"]]
        good &= event["number"] == i + 1 and event["parent"] <= i and i + 1 <= event["end"] <= len(events)
        good &= stage["first"] <= event["number"] <= stage["last"] and bool(event["sentence"])
        good &= i == 0 or event["position"] >= events[i - 1]["position"]
    ok(f"trace of {outcome}", good and bool(events), trace["stages"])


def traces():
    check_trace("trace.json", "complete")
    run(tool, ["refused.mlir", "--trace=refused.json"])
    check_trace("refused.json", "refused")
    run(tool, ["forwarded.mlir", "--trace=forwarded.json", "--ownership-based-buffer-deallocation"])
    found = json.loads(Path("forwarded.json").read_text())["diagnostics"][0]
    ok("trace says why", found["text"].endswith("valid ownership") and "retained twice" in found["why"], found)
    run(tool, ["broken.mlir", "--trace=broken.json"])
    trace = json.loads(Path("broken.json").read_text())
    ok("trace of a file that does not parse", trace["outcome"] == "parse-failed" and trace["diagnostics"], trace)
    out = run(tool, ["split.mlir", "--split-input-file", "--trace=split.json"])[1]
    ok("--split-input-file: nothing to separate", out == b"", out)
    ok("a trace per chunk", all(Path(name).exists() for name in ("split.json", "split-2.json", "split-3.json")))


def figures(tool):
    """--figure: files have the size that was asked for, and what does not fit is said."""
    def size(file):
        root = ElementTree.parse(file).getroot()
        return root.get("width"), float(root.get("height").removesuffix("mm"))

    def untitled(file):
        return re.sub("<title>.*?</title>", "", Path(file).read_text(), flags=re.S)

    sample = SAMPLES / "06-if-allocates-in-one-branch.mlir"
    for width, mm in (("column", "84mm"), ("page", "174mm"), ("slide", "300mm"), ("100", "100mm")):
        status, _, stderr = run(tool, [sample, "--picture=figure.svg", f"--figure=width={width},font=7"])
        ok(f"--figure: width={width}", status == 0 and size("figure.svg")[0] == mm and b"fit" not in stderr,
           (size("figure.svg"), stderr))
    run(tool, [sample, "--picture=figure.png", "--figure=width=column,dpi=300"])
    pixels = int.from_bytes(Path("figure.png").read_bytes()[16:20], "big")
    ok("--figure: dpi", abs(pixels - 84 / 25.4 * 300) <= 1, pixels)
    ok("--figure: nothing to say", run(tool, [sample, "--picture=figure.png", "--figure=width=column,dpi=300"])[2] ==
       b"wrote figure.png\n")
    status, _, stderr = run(tool, [sample, "--picture=figure.png", "--figure=width=2000,dpi=1200"])
    said = re.search(rb"figure.png: at 1200 dpi it would be too large: it has (\d+)\n", stderr)
    pixels = int.from_bytes(Path("figure.png").read_bytes()[16:20], "big")
    ok("--figure: fewer dpi", status == 0 and said and abs(pixels - 2000 / 25.4 * int(said[1])) <= 2000 / 25.4,
       (pixels, stderr))
    Path("tall.mlir").write_text("func.func @f(%m: memref<4xf32>) {\n" + "  test.copy(%m, %m) : (memref<4xf32>, memref<4xf32>)\n" * 9000 +
                                 "  return\n}\n")
    status, _, stderr = run(tool, ["tall.mlir", "--stage=0", "--picture=tall.svg"])
    said = re.search(rb"tall.svg: (\d+) ops are not in the picture: there are too many\n", stderr)
    ok("--picture: ops that have no room", status == 0 and said and
       f"… {int(said[1])} more ops" in Path("tall.svg").read_text(), stderr)
    diamond = SAMPLES / "03-diamond.mlir"
    status, _, stderr = run(tool, [diamond, "--stage=3", "--picture=figure.svg", "--figure=width=column"])
    said = re.search(rb"does not fit: its type is smaller, ([0-9.]+) pt; it would fit with (.*)\n", stderr)
    ok("--figure: says what does not fit, and what would",
       status == 0 and said and float(said[1]) < 8 and size("figure.svg")[0] == "84mm" and 210 < size("figure.svg")[1] <= 234,
       (size("figure.svg"), stderr))
    terse = untitled("figure.svg")
    ok("--figure: signs stand for words before type is too small to read",
       float(said[1]) >= 7 and "↷ %input for ^keep: ◐ %owns_input<" in terse and "retains" not in terse, stderr)
    run(tool, [diamond, "--stage=3", "--picture=words.svg", "--figure=width=column,font=5.6"])
    ok("--figure: words where there is room", "↷ retains %input for" in untitled("words.svg"))
    for other in said[2].decode().split(", or "):
        _, _, stderr = run(tool, [diamond, "--stage=3", "--picture=other.svg", f"--figure=width=column,{other}"])
        ok(f"--figure: {other} does fit", b"does not fit" not in stderr, stderr)
    for flag, folder in (("--svg=figures", "figures"), ("--pictures=steps", "steps")):
        _, _, stderr = run(tool, [diamond, flag, "--figure=width=column,look=print"])
        ok(f"--figure: {flag}", {size(file)[0] for file in Path(folder).iterdir()} == {"84mm"} and
           b"of these figures do not fit: their type is smaller" in stderr, stderr)
    run(tool, [sample, "--picture=figure.svg", "--figure=names=printed,detail=blocks"])
    run(tool, [sample, "--picture=other.svg", "--names=printed", "--detail=blocks", "--figure=width=free"])
    ok("--figure: detail and names are those of their options",
       Path("figure.svg").read_text() == Path("other.svg").read_text())
    for value, says in (("width=5", b"a number from 20 to 2000 (mm)"), ("wide", b"is nothing that a figure has")):
        status, _, stderr = run(tool, [sample, "--picture=figure.svg", f"--figure={value}"])
        ok(f"--figure={value} is refused", status == 1 and says in stderr, stderr)
    status, _, stderr = run(tool, [sample, "--figure=width=column"])
    ok("--figure needs pictures", status == 1 and b"--figure does nothing without --svg" in stderr, stderr)


def diagrams():
    status, _, stderr = run(tool, ["good.mlir", "--svg=svg/nested", "--dot=dot"])
    written = sorted(path.name for path in Path("svg/nested").glob("*.svg"))
    ok("--svg: one per stage", status == 0 and len(written) == 9, (written, stderr))
    for name in written:
        ElementTree.parse(Path("svg/nested") / name)
    ok("--dot: one per stage", len(list(Path("dot").glob("*.dot"))) == 9, stderr)
    for format, start in (("png", b"\x89PNG"), ("pdf", b"%PDF")):
        run(tool, ["good.mlir", f"--{format}={format}"])
        files = list(Path(format).iterdir())
        ok(f"--{format}: one per stage", len(files) == 9 and all(
            file.suffix == f".{format}" and file.read_bytes().startswith(start) for file in files), files)
    name = re.search(r"func.func @(\w+)", Path("good.mlir").read_text()).group(1)
    for format, start in (("svg", b"<"), ("png", b"\x89PNG"), ("pdf", b"%PDF"), ("dot", b"digraph")):
        for place in (["--stage=3"], ["--steps=12"], []):
            status, _, stderr = run(tool, ["good.mlir", f"--picture=one.{format}", f"--function={name}", *place])
            ok(f"--picture {format} {place}", status == 0 and Path(f"one.{format}").read_bytes().startswith(start), stderr)
            Path(f"one.{format}").unlink()
    for place in ("--stage=99", "--steps=99999"):
        status, _, stderr = run(tool, ["good.mlir", "--picture=one.svg", place])
        ok(f"--picture: {place}", status == 1 and stderr and not Path("one.svg").exists(), stderr)
    status, _, stderr = run(tool, ["good.mlir", "--picture=one.gif"])
    ok("--picture: another kind of file", status == 1 and b"must end in" in stderr, stderr)
    run(tool, [SAMPLES / "03-diamond.mlir", "--picture=wide.svg"])
    title, entry = (re.search(f'class="{part}" x="([0-9.]+)"', Path("wide.svg").read_text()).group(1)
                    for part in ("heading", "box"))
    ok("the title of a wide picture stands above its entry", title == entry and float(entry) > 100, (title, entry))
    figures(tool)
    Path("two.mlir").write_text("func.func @a() {\n  return\n}\nfunc.func @b() {\n  return\n}\n")
    run(tool, ["two.mlir", "--svg=only", "--function=b"])
    files = sorted(path.name for path in Path("only").iterdir())
    whole = run(tool, ["two.mlir", "--stage=3"])[1].decode()
    status, stdout, stderr = run(tool, ["two.mlir", "--stage=3", "--function=b"])
    part = textwrap.indent(stdout.decode(), "  ")
    ok("--stage --function: that one alone", status == 0 and stdout.startswith(b"func.func @b") and
       part in whole and "@a" not in part, stdout + stderr)
    generic = run(tool, ["two.mlir", "--stage=3", "--function=b", "--mlir-print-op-generic"])[1]
    ok("--stage --function: generic", generic.startswith(b'"func.func"()') and b'"b"' in generic, generic)
    status, stdout, stderr = run(tool, ["two.mlir", "--stage=3", "--function=c"])
    ok("--stage --function: there is none", status == 1 and not stdout and b"no function 'c'" in stderr, stderr)
    ok("--svg --function: that one alone", len(files) == 9 and all(name.endswith("-b.svg") for name in files), files)
    status, _, stderr = run(tool, ["two.mlir", "--svg=none-such", "--function=c"])
    ok("--svg --function: there is none", status == 1 and b"no function 'c'" in stderr, stderr)
    before = {name: (Path("svg/nested") / name).read_bytes() for name in written}
    run(tool, ["good.mlir", "--svg=svg/nested"])
    ok("--svg: the same bytes again", before == {name: (Path("svg/nested") / name).read_bytes() for name in written})


def pdf_pages(file):
    return run("pdftotext", ["-layout", file, "-"])[1].decode().split("\f")[:-1]


def handout_pages():
    """--handout-pages: what is on a page. That a part of a picture is shown is said where one is."""
    sample = SAMPLES / "06-if-allocates-in-one-branch.mlir"
    part = "A part of the picture"
    run(tool, [sample, "--handout=pages.pdf"])
    steps = len([page for page in pdf_pages("pages.pdf") if " at the end, lines " not in page])
    run(tool, [sample, "--handout=six.pdf", "--handout-pages=six"])
    six = pdf_pages("six.pdf")
    numbers = [int(number) for page in six for number in re.findall(rf"\((\d+) of {steps}\)", page)]
    told = [page.count(f" of {steps})") for page in six]
    ok("--handout-pages=six: all steps, six of them on each page", sorted(numbers) == list(range(1, steps + 1)) and
       set(told[:-1]) == {6} and len(told) == -(-steps // 6), (told, numbers))
    run(tool, [sample, "--handout=stage.pdf", "--handout-pages=stage"])
    stages = [page for page in pdf_pages("stage.pdf") if "In numbers" in page]
    changed = [stage for stage in range(1, 9) if run(tool, [sample, f"--stage={stage}"])[1] !=
               run(tool, [sample, f"--stage={stage - 1}"])[1]]
    ok("--handout-pages=stage: the input, and each stage that changed something",
       [int(re.search(r"stage (\d+):", page)[1]) for page in stages] == [0, *changed], (changed, stages))
    last = stages[-1]
    ok("--handout-pages=stage: code, counts, states", all(word in last for word in (
        "memref.dealloc", "In numbers", "Ownership", "owned if")), last)
    Path("small.mlir").write_text("func.func @a(%m: memref<4xf32>) {\n  %own = memref.alloc() : memref<4xf32>\n"
                                  "  memref.copy %m, %own : memref<4xf32> to memref<4xf32>\n  return\n}\n")
    Path("large.mlir").write_text("func.func @a(%m: memref<4xf32>) {\n" + "".join(
        f"  %own{i} = memref.alloc() : memref<4xf32>\n" for i in range(60)) + "  return\n}\n")
    for kind in ("step", "stage", "six"):
        for name, said in (("small", False), ("large", True)):
            run(tool, [f"{name}.mlir", "--handout=part.pdf", f"--handout-pages={kind}", "--steps=3-9", "--figure=live=no"])
            pages = pdf_pages("part.pdf")
            ok(f"--handout-pages={kind}: whether a part of the {name} picture is shown",
               pages and (part in "".join(pages)) == said, pages)
    for kind, steps, at in (("stage", "", "stage 0"), ("step", "0-9", "event 0 ")):
        run(tool, ["large.mlir", "--handout=part.pdf", f"--handout-pages={kind}", *([f"--steps={steps}"] if steps else [])])
        whole = [page for page in pdf_pages("part.pdf") if at in page and "the whole picture" in page]
        drawn = {int(number) for page in whole for number in re.findall(r"%own(\d+) = memref.alloc", page)}
        ok(f"--handout-pages={kind}: the whole of a long picture is on pages of its own", drawn == set(range(60)), whole)
        heights = heights_in("part.pdf", "%own")
        ok(f"--handout-pages={kind}: no type is smaller than 7 points", heights and min(heights) >= 7, heights[:5])
    six_of_any_size()
    for value, says in (("--handout-pages=two", b"is not step, stage or six"), ("--handout-pages=six", b"does nothing without")):
        status, _, stderr = run(tool, [sample, value, *(["--handout=none.pdf"] if "two" in value else [])])
        ok(f"{value} is refused", status == 1 and says in stderr, stderr)
    status, _, stderr = run(tool, [sample, "--run", "--handout=none.pdf", "--handout-pages=stage"])
    ok("--handout-pages=stage is not of a run", status == 1 and b"it is of one stage" in stderr, stderr)


def heights_in(file, word):
    """Of words that begin so, in points."""
    sizes = run("pdftotext", ["-bbox", file, "-"])[1].decode()
    return [float(end) - float(begin) for begin, end in re.findall(rf'yMin="([\d.]+)"[^>]*yMax="([\d.]+)">{word}', sizes)]


def six_of_any_size():
    """A picture that has no room in a sixth of a page has smaller type, or fewer rows, or a part of it is there, which is
    said; and there are six of them all the same."""
    for n in (14, 30):
        Path("middle.mlir").write_text("func.func @a(%m: memref<4xf32>) {\n" + "".join(
            f"  %own{i} = memref.alloc() : memref<4xf32>\n" for i in range(n)) + "  return\n}\n")
        run(tool, ["middle.mlir", "--handout=middle.pdf", "--handout-pages=six", "--steps=0-7", "--figure=live=no"])
        pages = "".join(pdf_pages("middle.pdf"))
        told = [int(number) for number in re.findall(r"\((\d+) of \d+\)", pages)]
        rows = len(re.findall(r"%own\d+ = memref.alloc", pages)) + sum(map(int, re.findall(r"\+(\d+)", pages)))
        on_pages = [page.count(" of ") for page in pdf_pages("middle.pdf")]
        ok(f"--handout-pages=six: pictures of {n} rows are whole, or it is said that they are not", len(told) > 2 and
           told == list(range(1, len(told) + 1)) and len(on_pages) == -(-len(told) // 6) and
           (rows >= len(told) * (n - len(told)) or "A part of the picture" in pages), (told, rows, pages))
        heights = heights_in("middle.pdf", "%own")
        ok(f"--handout-pages=six: type of at least 5 points, {n} rows", heights and min(heights) >= 5, heights[:5])


def handout_of_long_code():
    """What has no room beside a step is counted there, and is on pages of its own at the end."""
    final = run(tool, ["long.mlir", "--handout=long.pdf", "--steps=200", "--names=printed", "-o", "-"])[1].decode().splitlines()[1:-2]
    def pages(first, last):
        return subprocess.run(["pdftotext", "-f", str(first), "-l", str(last), "-raw", "long.pdf", "-"],
                              stdout=subprocess.PIPE, check=True).stdout.decode()
    beside = pages(1, 1)
    ok("--handout: says how many lines it leaves out",
       len(re.findall("lines above: [1-9]", beside)) == 2 and len(re.findall("lines below: [1-9]", beside)) == 2, beside)
    heads = re.findall(r"@f at the end, lines (\d+) to (\d+) of (\d+)\n", pages(2, 99))
    ok("--handout: pages of the code at the end", len(heads) > 1 and heads[0][0] == "1" and
       heads[-1][1:] == (str(len(final)),) * 2, heads)
    code = re.sub(r"@f at the end, .*", "", pages(2, 99))
    ok("--handout: every line of the code at the end",
       re.sub(r"\s", "", code) == re.sub(r"\s", "", "".join(final)), code)


def handout_with_whole_pictures():
    """They have as much in them as a page has room for."""
    run(tool, [str(SAMPLES / "08-swap-in-loop.mlir"), "--handout=swap.pdf", "--steps=42-56",
               "--step-grain=block", "-o", "-"])  # the program itself has the names that are printed
    pages = subprocess.run(["pdftotext", "swap.pdf", "-"], stdout=subprocess.PIPE, check=True).stdout.decode()
    ok("--handout: whole pictures", "frees %write" in pages and "A part of the picture" not in pages, pages)


def links_without_script(text):
    """Who has no script follows a name to the line of the code at the end that makes it."""
    told = re.search("<noscript>(.*?)</noscript>", text, re.S)[1]
    lines = {name: html.unescape(line) for name, line in re.findall(r'<span id="(e\d+)"[^>]*>([^<]*)</span>', text)}
    links = [(to, html.unescape(name)) for to, name in re.findall('<a href="#([^"]*)">([^<]*)</a>', told)]
    ok("--html: links without a script", len(links) > 5 and all(
        to in lines and (name.startswith("line ") or name in lines[to]) for to, name in links), links)
    values = {name: lines[to].strip() for to, name in links if name.startswith("%")}
    made = [line for name, line in values.items() if line.startswith(name) or f"{name}: " in line or f"{name} = " in line]
    ok("--html: to where a value is made", values and len(made) == len(values), values)


def stories():
    """--html, --handout, --pictures."""
    everything = ["--html=story.html", "--handout=story.pdf", "--pictures=story"]
    status, _, stderr = run(tool, [os.path.abspath("lifetimes.mlir"), *everything])
    page = Page(Path("story.html").read_text())
    ok("--html: names the file, not its folder", page.steps[0]["sentence"] == "the input, lifetimes.mlir" and
       os.getcwd() not in Path("story.html").read_text(), page.steps[0])
    ok("--html: steps with picture and code",
       status == 0 and len(page.steps) > 8 and all({"svg", "pre"} <= step["tags"] for step in page.steps), stderr)
    ok("--html: nothing from elsewhere", all(link.startswith("#") for link in page.links), page.links)
    links_without_script(Path("story.html").read_text())
    ok("--html: sentences and marks", any(step["sentence"].startswith("dealloc for") and step["fresh"]
                                          for step in page.steps), page.steps)
    pdf = Path("story.pdf").read_bytes()
    ok("--handout: a PDF", pdf.startswith(b"%PDF"))
    if shutil.which("pdfinfo"):
        said = subprocess.run(["pdfinfo", "story.pdf"], capture_output=True, text=True, check=True).stdout
        ok("--handout: a page for each step", re.search(rf"^Pages: +{len(page.steps)}$", said, re.M), said)
        ok("--handout: a title", re.search(r"^Title: .*lifetimes.mlir", said, re.M), said)
        words = run("pdftotext", ["-bbox", "story.pdf", "-"])[1].decode()
        heights = [float(end) - float(top) for top, end in re.findall(r'yMin="(.*?)".*?yMax="(.*?)">func.func<', words)]
        ok("--handout: code that can be read", heights and min(heights) > 8, heights)
        handout_pages()
        handout_of_long_code()
        handout_with_whole_pictures()
    pictures = sorted(Path("story").iterdir())
    ok("--pictures: numbered, one for each step", len(pictures) == len(page.steps) and
       [int(picture.name.split("-")[0]) for picture in pictures] == list(range(1, len(pictures) + 1)), pictures)
    sizes = {re.search(r'<svg[^>]* height="([0-9.]+)"', picture.read_text())[1] for picture in pictures}
    ok("--pictures: boxes have the size of what is in them", len(sizes) > 1, sizes)
    for picture in pictures:
        ElementTree.parse(picture)
    for format, start in (("png", b"\x89PNG"), ("pdf", b"%PDF")):
        run(tool, ["lifetimes.mlir", f"--pictures=story-{format}", f"--picture-format={format}", "--steps=9-20"])
        files = list(Path(f"story-{format}").iterdir())
        ok(f"--picture-format={format}", files and all(
            file.suffix == f".{format}" and file.read_bytes().startswith(start) for file in files), files)
    status, _, stderr = run(tool, ["lifetimes.mlir", "--pictures=no", "--picture-format=gif"])
    ok("--picture-format=gif", status == 1 and b"not svg, png or pdf" in stderr, stderr)
    run(tool, ["lifetimes.mlir", "--html=short.html", "--steps=10-12"])
    ok("--steps", 1 <= len(Page(Path("short.html").read_text()).steps) <= 3)
    stops = {}
    for grain in ("event", "op", "block"):
        run(tool, ["lifetimes.mlir", "--html=grain.html", "--steps=9-20", f"--step-grain={grain}"])
        stops[grain] = [step["sentence"] for step in Page(Path("grain.html").read_text()).steps]
    ok("--step-grain", len(stops["event"]) == 12 > len(stops["op"]) > len(stops["block"]) and
       any("unique(%true)" in sentence for sentence in stops["event"]), stops)
    status, _, stderr = run(tool, ["lifetimes.mlir", "--html=no.html", "--step-grain=line"])
    ok("--step-grain=line", status == 1 and b"'line' is not event, op or block" in stderr, stderr)
    for steps in ("x", "-3", "9-2", "-1", "1-99999999999"):
        status, _, stderr = run(tool, ["lifetimes.mlir", f"--steps={steps}", "--html=no.html"])
        ok(f"--steps={steps}", status == 1 and b"is not a range of events" in stderr, stderr)
    status, _, stderr = run(tool, ["lifetimes.mlir", "--html=no.html", "--function=g"])
    ok("--function that is not there", status == 1 and b"no function 'g'" in stderr, stderr)
    for option in ("--html=none/a.html", "--handout=none/a.pdf"):
        status, _, stderr = run(tool, ["lifetimes.mlir", option])
        ok(f"{option}: cannot be written", status == 1 and stderr, stderr)
    ok("nothing is left of what failed", not Path("no.html").exists() and not Path("none").exists())
    pages_in_browsers(page)
    sizes_of_pages()


def plain(markup):
    """Texts and attributes, but for the sizes of the whole picture, which a browser is told."""
    markup = re.sub('<svg .*?>|<style>.*?</style>|</?i[^>]*>', "", markup, flags=re.S)
    return [html.unescape(part) for part in re.findall(r'>([^<>]*\S[^<>]*)<|([a-z]+="[^"]*")', markup) for part in part]


def asked_pipelines():
    """--documented, and `// bufscope: pipeline=...`."""
    example = str(SAMPLES / "01-example.mlir")
    passes = ["--expand-realloc", "--ownership-based-buffer-deallocation", "--canonicalize", "--buffer-deallocation-simplification",
              "--bufferization-lower-deallocations", "--cse", "--canonicalize"]
    unknown = "--allow-unregistered-dialect"
    ok("--documented: the order of the document",
       run(tool, [example, unknown, "--documented"]) == run(tool, [example, unknown, *passes]))
    ok("--documented: private functions", run(tool, [str(SAMPLES / "10-private-dynamic-ownership.mlir"), unknown,
                                                     "--documented=private-function-dynamic-ownership"])[1] ==
       run(tool, [str(SAMPLES / "10-private-dynamic-ownership.mlir"), unknown, passes[0],
                  f"{passes[1]}=private-function-dynamic-ownership", *passes[2:]])[1])
    text = run(tool, [example, unknown, "--dump-pass-pipeline", "--pass-pipeline=builtin.module(documented)"])[2].decode()
    ok("--pass-pipeline: documented", text.startswith("Pass Manager with 7 passes") and
       re.search(r"\(expand-realloc\{[^}]*\},ownership-based", text), text)
    def stages(options):
        return json.loads(run(tool, [*options, unknown, "--trace=-"])[1])["pipeline"]
    for sample in sorted(SAMPLES.glob("*.mlir")):
        asked = re.search("^// bufscope: pipeline=(.*)$", sample.read_text(), re.M)
        name, _, of_it = (asked[1] if asked else "ownership").strip("}").partition("{")
        name = {"ownership": "buffer-deallocation-pipeline", "hlo": "hlo-deallocation-pipeline"}.get(name, name)
        ok(f"{sample.name}: runs as it asks", stages([str(sample)]) == stages([str(sample), f"--{name}" + (f"={of_it}" if of_it else "")]))
    code = "func.func @f(%a: memref<2xf32>) {\n  return\n}\n"
    default = "builtin.module(expand-realloc"
    for head, begins, warning in (
            ("// bufscope: pipeline=cse\n", "builtin.module(cse", None),
            ("\n\n// first\n\n //   bufscope:   pipeline=builtin.module(cse,canonicalize)  \r\n// last\n", "builtin.module(cse,", None),
            ("// not at once: bufscope: pipeline=cse\n", default, None),
            ("// bufscope: pipeline=csee\n", default, "asked.mlir:1:1: warning: there is no pipeline and no pass of the name "
             "'csee'. Did you mean cse?; the ownership pipeline is run"),
            ("// bufscope: pipeline=builtin.module(cse\n", default, "asked.mlir:1:1: warning: expected pass pipeline to be "
             "wrapped with the anchor operation type, e.g. 'builtin.module(...)'; the ownership pipeline is run"),
            ("// bufscope: pipeline=\n", default, "asked.mlir:1:1: warning: there is no pipeline and no pass of the name ''; "
             "the ownership pipeline is run"),
            ("// bufscope: pipeline=hlo{placement=nowhere}\n", default, "asked.mlir:1:1: warning: "),
            ("// bufscope: pipeline=cse\n//\n  // bufscope: pipeline=canonicalize\n", "builtin.module(cse", "asked.mlir:3:1: "
             "warning: a program asks once: what line 1 asks for is run, and this line is not followed"),
            ("//\n// bufscope: upstream=22\n", default, "asked.mlir:2:1: warning: a program can ask for 'pipeline=NAME', not "
             "for 'upstream=22'; the ownership pipeline is run")):
        Path("asked.mlir").write_text(head + code)
        status, stdout, stderr = run(tool, ["asked.mlir", "--trace=-"])
        ok(f"asked for by {head!r}", status == 0 and json.loads(stdout)["pipeline"].startswith(begins) and
           (warning in stderr.decode() if warning else not stderr), stdout[:200] + stderr)
    Path("asked.mlir").write_text(code + "// bufscope: pipeline=cse\n")
    ok("asked for too late", stages(["asked.mlir"]).startswith(default))
    said = run(tool, ["asked.mlir", "--trace=-"])[2].decode()
    ok("asked for too late: told", said.startswith("asked.mlir:4:1: warning: a program asks in the comment that it begins "
                                                   "with: this line is not followed\n") and said.count("warning") == 1, said)
    Path("asked.mlir").write_text("// bufscope: pipeline=cse\n// bufscope: pipeline=legacy\n" + code)
    said = run(tool, ["asked.mlir", "--canonicalize", "-o", "/dev/null"])[2]
    ok("asked for and chosen", not said and stages(["asked.mlir", "--canonicalize"]).startswith("builtin.module(canonicalize"))
    ok("a plain run runs nothing", run(tool, ["asked.mlir", "--mlir-print-ir-after-all"])[2] == b"")
    status, stdout, _ = run(tool, ["asked.mlir", "--compare=ownership,documented"])
    ok("--compare: documented", status == 0 and b"documented" in stdout, stdout)


def links_in_browsers(page):
    """A name in a sentence leads to its line of the code and its row in the picture."""
    at, sentence = next((i, step["sentence"]) for i, step in enumerate(page.steps) if " = memref.alloc" in step["sentence"])
    name = re.search(r"%[\w']+", sentence)[0]
    lines, rows = in_chromium(Path("story.html"), ["Home", *["ArrowRight"] * at], name)[4:]
    ok(f"--html: the link {name} leads to the code", len(lines) == 1 and f"{name} = memref.alloc" in lines[0], lines)
    ok(f"--html: the link {name} leads to the picture", len(rows) == 1 and name in rows[0], rows)
    run(tool, [SAMPLES / "03-diamond.mlir", "--html=blocks.html"])
    lines, rows = evaluated(Path("blocks.html"), ["Home", "s", "s", "s"], "lead('^join');", "['#code .found','#picture .found'].map(texts_of)")
    ok("--html: the link of a block leads to where it begins", len(lines) == 1 and lines[0].startswith("^join(") and
       len(rows) == 1 and rows[0].lstrip().startswith("^join"), (lines, rows))
    text = Path("story.html").read_text()
    told = re.search("<noscript>.*?</noscript>", text, re.S)[0]
    ok("--html: without a script: what happened", told.count("<li>") == len(page.steps) and "memref.alloc" in told, told[:300])


def sides_in_browsers(page):
    """Code has colours; a line and its row of the picture lead to each other; ticks, keys and tables."""
    story = Path("story.html")
    stages = sorted({int(re.search(r"<i>stage (\d+)", step["text"])[1]) for step in page.steps})
    ticks, starts = evaluated(story, ["Home"], "", "[texts_of('#ticks button').map(Number),ticks.map(t=>+t.dataset.step)]")
    ok("--html: a tick for each stage", ticks == stages and starts == sorted(starts) and starts[0] == 0, (ticks, stages))
    for keys, then, where in ((["Home", "s", "s"], "", starts[2]), (["End", "S"], "", starts[-1] if starts[-1] < len(page.steps) - 1 else starts[-2]),
                              (["Home"], "ticks[1].click();", starts[1])):
        at, now = evaluated(story, keys, then, "[at,texts_of('#ticks .now').map(Number)]")
        ok(f"--html: stages by {keys} {then}", at == where and now == [ticks[starts.index(where)]], (at, now))
    at = next(i for i, step in enumerate(page.steps) if " = memref.alloc" in step["sentence"])
    there = ["Home", *["ArrowRight"] * at]
    kinds = evaluated(story, there, "", "[...new Set([...document.querySelectorAll('#code i,#final i')].map(e=>e.className))].sort()")
    ok("--html: colours of code", {"code-op", "code-symbol", "code-type", "code-value"} <= set(kinds), kinds)
    found = "['#code .found','#picture .found>title','#final .found'].map(texts_of)"
    title = evaluated(story, there, "", "rows().map(title).find(t=>t.includes('memref.alloc'))")
    line, row, end = evaluated(story, there, "rows().find(r=>title(r).includes('memref.alloc')).dispatchEvent("
                               "new MouseEvent('click',{bubbles:true}));", found)
    ok("--html: a row leads to its line", [text.strip() for text in line] == row == [title], (line, row, title))
    again = evaluated(story, there, "code_lines().find(e=>e.textContent.includes('memref.alloc')).click();", found)
    ok("--html: a line leads to its row", again == [line, row, end], again)
    first, second = (evaluated(story, [*there, *["j"] * n, *["k"] * back], "", "[texts_of('#code .found'),code_lines()[1].textContent]")
                     for n, back in ((2, 0), (4, 2)))
    ok("--html: from line to line by keys", first == second and first[0] == [first[1]], (first, second))
    last = evaluated(story, ["End"], "", "[[...$('states').rows].map(r=>[...r.cells].map(c=>c.textContent)),"
                     "[...$('counts').rows].map(r=>[...r.cells].map(c=>c.textContent)),"
                     "[...document.querySelectorAll('#counts .now')].map(e=>e.dataset.stage)]")
    ok("--html: states as a table", last[0] and all(name.startswith("%") and state for name, state in last[0]), last[0])
    counts = run(tool, ["lifetimes.mlir", "--counts"])[1].decode()
    allocations = next(row for row in last[1] if row[0] == "allocations")
    ok("--html: counts of each stage", last[1][0] == ["stage", *map(str, range(len(allocations) - 1))] and
       re.search(r"^ *allocations +" + " +".join(allocations[1:]), counts, re.M), (last[1], counts))
    ok("--html: the stage in sight is marked", set(last[2]) == {str(stages[-1])}, last[2])


def pages_in_browsers(page):
    """By the page's own script each step is what is read back here, wherever one comes from."""
    text = Path("story.html").read_text()
    n = len(page.steps)
    if alone:
        return
    if shutil.which("node"):
        order = [*range(n), n // 2, n - 1, 0, *range(n - 1, -1, -3)]
        ok("--html: its script", by_script(text, order) == [page.steps[i]["text"] for i in order],
           by_script(text, order)[:400])
    if shutil.which("chromium"):  # which takes seconds to start
        for what in in_turn([keys_in_browsers, links_in_browsers, sides_in_browsers]):
            what(page)


def keys_in_browsers(page):
    n = len(page.steps)
    for keys, at in ((["End"], n - 1), (["End", "Home", "ArrowRight", "PageDown"], 2), (["End", *["ArrowLeft"] * 5], n - 6)):
        shown = in_chromium(Path("story.html"), keys)
        step = page.steps[at]["text"]
        ok(f"--html: in a browser after {keys}", html.unescape(re.sub("</?a[^>]*>", "", shown[0])) == page.steps[at]["sentence"] and
           plain(shown[1] + shown[2]) == plain(step.split("</i>\n")[1]), (shown, step))
        ok(f"--html: no line is cut off after {keys}", shown[3] is False)


def sizes_of_pages():
    """A page grows with what its steps change, not with the program at each of them."""
    def chain(n):
        buffers = "".join(f"  %b{i} = memref.alloc() : memref<64xf32>\n  memref.copy %in, %b{i} : memref<64xf32> to "
                          "memref<64xf32>\n" for i in range(n))
        Path("chain.mlir").write_text(f"func.func @chain(%in: memref<64xf32>) {{\n{buffers}  return\n}}\n")
    buffers, smaller = (12, 4) if alone else (30, 15)  # under the sanitizers such a page takes long to write
    chain(buffers)
    for pipeline in ("--buffer-deallocation-pipeline", "--legacy"):
        run(tool, ["chain.mlir", pipeline, "--html=chain.html"])
        text = Path("chain.html").read_text()
        page = Page(text)
        whole = sum(len(step["text"]) for step in page.steps)
        ok(f"--html {pipeline}: a small page", len(page.steps) > 10 * buffers // 3 and len(text) < min(1_000_000, whole / smaller),
           (len(page.steps), len(text), whole))
    chain(400)
    status, _, stderr = run(tool, ["chain.mlir", "--html=long.html"])
    ok("--html: too many steps", status == 1 and b"the limit is 2000" in stderr and not Path("long.html").exists() and
       b"(--steps=a-b, --step-grain=block, --function=name)" in stderr, stderr)


def main():
    folder = tempfile.TemporaryDirectory(prefix="bufscope-cli-")
    os.chdir(folder.name)
    for name, text in FILES.items():
        Path(name).write_text(text)
    own_errors()
    own_texts()
    stages()
    sentences()
    reports()
    imports()
    stories()
    asked_pipelines()
    traces()
    if reference:
        for line in SAME:
            compare(line)
        compare("-", GOOD.encode())
        compare("--buffer-deallocation-pipeline", GOOD.encode())
        compare("--split-input-file", SPLIT.encode() + b"x")
    diagrams()
    os.chdir("/")
    return finish()


sys.exit(main())
