#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""--check of several files and folders, as text and as JSON; prints TAP.

    test_check.py BUFSCOPE-OPT SCHEMA
"""

import copy
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import jsonschema

from tap import finish, ok

tool, schema = sys.argv[1], Path(sys.argv[2]).resolve()
TWICE = """func.func @twice(%c: i1) {
  %m = memref.alloc() : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  scf.if %c {
    memref.dealloc %m : memref<4xf32>
  }
  return
}
"""
RIGHT = """func.func @right() {
  %m = memref.alloc() : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return
}
"""
DROPPED = """func.func @dropped(%n: index) {
  %m = memref.alloc(%n) : memref<?xf32>
  %e = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  return
}
"""

# Two deallocs, of which only what the second is lowered to does not free what the dealloc does.
LATER_NAME = """func.func @names(%c: i1) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %x = arith.select %c, %a, %b : memref<4xf32>
  %d = memref.alloc() : memref<4xf32>
  %e = memref.alloc() : memref<4xf32>
  %y = arith.select %c, %d, %e : memref<4xf32>
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  bufferization.dealloc (%x, %a, %b : memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%true, %true, %true)



  bufferization.dealloc (%y, %d, %e : memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%n, %true, %c)
  return
}
"""

GIVEN = """func.func @given(%c: i1, %m: memref<4xf32>) {
  scf.if %c {
    memref.dealloc %m : memref<4xf32>
  }
  return
}
"""
CALLED = """func.func private @called(%m: memref<4xf32>) {
  memref.dealloc %m : memref<4xf32>
  return
}
func.func @caller() {
  %m = memref.alloc() : memref<4xf32>
  call @called(%m) : (memref<4xf32>) -> ()
  return
}
"""


def run(*options):
    return subprocess.run([tool, *options], capture_output=True, text=True, check=False, timeout=600)


def report(*options):
    done = run("--check", "--check-format=json", *options)
    return done, json.loads(done.stdout)


def files():
    Path("in/deeper").mkdir(parents=True)
    Path("in/a.mlir").write_text(RIGHT)
    Path("in/deeper/b.mlir").write_text(TWICE)
    Path("in/other.txt").write_text("no program")
    Path("right.mlir").write_text(RIGHT)
    done = run("in", "right.mlir", "--check")
    last = done.stderr.splitlines()[-1]
    ok("a folder and a file: one has an error", done.returncode == 1 and not done.stdout
       and last == "bufscope-opt: 3 files, 3 functions: 1 error, 0 warnings", done)
    ok("a folder: the file is named", "in/deeper/b.mlir:2:8: error: this buffer is freed twice" in done.stderr, done)
    done = run("in/a.mlir", "right.mlir", "--check")
    ok("two files that are right", done.returncode == 0
       and done.stderr == "bufscope-opt: 2 files, 2 functions: 0 errors, 0 warnings\n", done)
    done = run("right.mlir", "--check")
    ok("one file comes out as without it", done.returncode == 0 and "func.func @right" in done.stdout
       and not done.stderr, done)
    done = run("right.mlir", "missing.mlir", "--check")
    ok("one that is not there does not hide the others", done.returncode == 1
       and done.stderr.splitlines()[-1] == "bufscope-opt: 2 files, 1 function: 0 errors, 0 warnings, "
       "1 not read or refused", done)
    Path("none").mkdir()
    done = run("none", "--check")
    ok("a folder without a program", done.returncode == 1
       and done.stderr == "bufscope-opt: there is no *.mlir in 'none'\n", done)
    done = run("in/a.mlir", "right.mlir")
    ok("several files without --check", done.returncode == 1 and "Too many positional arguments" in done.stderr, done)


def as_json():
    validator = jsonschema.Draft7Validator(json.loads(schema.read_text()))
    done, whole = report("in", "--buffer-loop-hoisting")
    ok("JSON is what the schema says", done.returncode == 1 and validator.is_valid(whole),
       list(map(str, validator.iter_errors(whole))))
    ok("JSON: the summary", whole["summary"] == {"files": 2, "functions": 2, "errors": 1, "warnings": 0,
                                                 "not_judged": 0, "not_read": 0}, whole["summary"])
    finding = whole["findings"][0]
    ok("JSON: the witness", finding["kind"] == "freed-twice" and finding["location"] == {"line": 2, "column": 8}
       and finding["witness"]["args"] == "1" and finding["witness"]["made_step"] == 1
       and finding["witness"]["freed_step"] == 2 and finding["witness"]["wrong_step"] == 4, finding)
    Path("split.mlir").write_text(RIGHT + "// -----\n" + TWICE)
    _, whole = report("split.mlir", "--split-input-file")
    ok("JSON: lines are those of the file", whole["findings"][0]["location"] == {"line": 8, "column": 8}, whole)
    done, whole = report("right.mlir")
    ok("JSON: nothing is wrong", done.returncode == 0 and whole["findings"] == [] and validator.is_valid(whole), whole)
    wrong = copy.deepcopy(report("in")[1])
    del wrong["findings"][0]["kind"]
    ok("the schema can say no", not validator.is_valid(wrong))
    done = run("right.mlir", "--check", "--check-format=json", "-o", "out.json")
    ok("JSON in a file", done.returncode == 0 and validator.is_valid(json.loads(Path("out.json").read_text())), done)


def moment_of_loss():
    Path("dropped.mlir").write_text(DROPPED)
    done, whole = report("dropped.mlir")
    finding = whole["findings"][0]
    ok("what nobody frees waits for a pass", done.returncode == 0 and finding["severity"] == "warning", finding)
    ok("a leak: where it is lost", finding["kind"] == "leak" and finding["witness"]["made_step"] == 2
       and finding["witness"]["lost_step"] == 2
       and any(note["kind"] == "lost" and note["text"].startswith("lost here") and note["location"]["line"] == 3
               for note in finding["notes"]),
       finding)
    Path("names.mlir").write_text(LATER_NAME)
    lowering = "--bufferization-lower-deallocations"
    finding = report("names.mlir", lowering)[1]["findings"][0]
    event = finding["dropped_by_event"]
    removed = [line for line in run("names.mlir", lowering, f"--diff=#{event - 1},#{event}").stdout.splitlines()
               if line.startswith("-")]
    ok("a leak: the event that takes away who freed it", len(removed) == 1 and "bufferization.dealloc (%y, %d, %e" in
       removed[0] and [note["location"]["line"] for note in finding["notes"] if note["kind"] == "dropped"] == [14], removed)


def callers_buffer():
    """It has to do with who frees what: the input is told of it, and so it is where a stage brings it."""
    Path("given.mlir").write_text(GIVEN)
    done, whole = report("given.mlir", "--cse")
    finding = whole["findings"][0]
    ok("the caller's buffer is freed", done.returncode == 1 and len(whole["findings"]) == 1
       and finding["kind"] == "freed-argument" and finding["severity"] == "error" and finding["stage"] == 0
       and finding["location"] == {"line": 1, "column": 26}, whole)
    ok("the caller's buffer: which free, and when", finding["witness"]["args"] == "1, iota"
       and finding["witness"]["wrong_step"] == 2
       and [note["location"]["line"] for note in finding["notes"] if note["kind"] == "wrong"] == [3], finding)
    done = run("given.mlir", "--check", "-o", os.devnull)
    ok("the caller's buffer, in words", done.returncode == 1 and
       "given.mlir:1:26: error: this buffer is the caller's, and 'memref.dealloc' frees it" in done.stderr and
       "given.mlir:3:5: note: freed here" in done.stderr, done)
    Path("called.mlir").write_text(CALLED)
    done, whole = report("called.mlir")
    ok("a private function frees what its caller makes", done.returncode == 0 and whole["findings"] == [], whole)
    ran = run("called.mlir", "--run", "--function=called", "--canonicalize").stdout
    ok("and so does executing it", "0-1 input and on: right\n" in ran and "its callers, which are executed" in ran, ran)
    compared = run("called.mlir", "--compare=legacy", "--function=called").stdout
    ok("and a comparison", "right with 2 inputs" in compared and "the caller's" not in compared, compared)
    words = "freed though it is the caller's"
    for asked in (("--run", "--canonicalize"), ("--compare=legacy",)):
        ran = " ".join(run("given.mlir", *asked).stdout.split())
        ok(f"whom nobody calls is told of by {asked[0]}", words in ran, ran)


def mistakes():
    for options, said in (
            (["--check="], "bufscope-opt: for the --check option: requires a value!"),
            (["--check-format=json"], "bufscope-opt: --check-format does nothing without --check"),
            (["--check", "--check-format=xml"], "bufscope-opt: for the --check-format option: 'xml' is not text or json"),
            (["--check", "--check-format=json", "--counts"],
             "bufscope-opt: --check of several files, or as json, writes what is wrong and nothing else: --counts "
             "cannot be given beside it")):
        done = run("right.mlir", *options)
        ok(" ".join(options), done.returncode == 1 and done.stderr.splitlines() == [said], done)


def main():
    global tool
    tool = os.path.abspath(tool)
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        files()
        as_json()
        moment_of_loss()
        callers_buffer()
        mistakes()
        os.chdir("/")
    return finish()


if __name__ == "__main__":
    sys.exit(main())
