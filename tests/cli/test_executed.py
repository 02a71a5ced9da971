#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""An execution, step by step: as text, JSON (which is what the schema says), page, hand-out and pictures; prints TAP.

    test_executed.py BUFSCOPE-OPT SCHEMA SAMPLES
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import jsonschema
from story_page import Page
from tap import finish, ok

tool, schema, samples = sys.argv[1:4]

PROGRAM = """func.func private @twice(%x: f32) -> f32 {
  %y = arith.addf %x, %x : f32
  return %y : f32
}
func.func @f(%n: index, %m: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %a[%i] : memref<4xf32>
    %w = func.call @twice(%v) : (f32) -> f32
    memref.store %w, %a[%i] : memref<4xf32>
  }
  %r = memref.load %a[%c1] : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return %r : f32
}
"""


def run(*options):
    return subprocess.run([tool, "program.mlir", "--cse", "--run", "--function=f", *options], capture_output=True, text=True,
                          check=False, timeout=300)


def in_words():
    lines = run("--args=2, iota", "--steps=0-").stdout.splitlines()
    steps = [line for line in lines if not line.startswith(" ")]
    ok("--steps: one for each executed op, and the entry", len(steps) == 21 and steps[0] == "0  @f begins with --args='2, iota'"
       and steps[-1] == "20  'func.return' at line 17, %r = 4", lines)
    ok("--steps: what an op got and gave", "6  'memref.load' at line 11, %a = buffer 2, %i = 0: %v = 1" in steps and
       "8  'arith.addf' at line 2, %x = 1, %x = 1: %y = 2" in steps, steps)
    ok("--steps: buffers and who holds them", lines[lines.index(steps[4]) + 2] ==
       "    buffer 2, 16 bytes of 'memref.alloc' at line 8, held by %a", lines)
    some = run("--args=2, iota", "--steps=6-7").stdout
    ok("--steps: some of them", [line.split()[0] for line in some.splitlines() if line[0] != " "] == ["6", "7"], some)
    done = run("--args=2, iota", "--steps=30")
    ok("--steps: there are not so many", done.returncode == 1 and not done.stdout and
       done.stderr == "bufscope-opt: for the --steps option: there is no step 30: the run has 20\n", done)
    done = run("--args=5, iota", "--steps=0-", "--stage=0")
    ok("--steps: a fault", done.stdout.splitlines()[-3].endswith("'memref.load' at line 11, %a = buffer 2, %i = 4; "
       "buffer 2 is accessed out of its bounds") or "is accessed out of its bounds" in done.stdout, done.stdout)
    done = run("--args=2", "--steps=0-")
    ok("--steps: an input that does not fit", done.returncode == 1 and
       done.stderr.startswith("bufscope-opt: --run: the function has 2 arguments"), done)
    done = run("--html=a.html", "--step-grain=op")
    ok("--step-grain: of no use here", done.returncode == 1 and "--step-grain does nothing with --run" in done.stderr, done)
    (Path("long.mlir")).write_text(PROGRAM.replace("4xf32", "4000xf32"))
    done = subprocess.run([tool, "long.mlir", "--cse", "--run", "--function=f", "--args=4000, iota", "--trace=-"],
                          capture_output=True, text=True, check=False, timeout=300)
    ok("--trace: the limit is said", done.returncode == 1 and not done.stdout and "the limit is 2000; choose a shorter range of steps" in done.stderr, done.stderr)
    done = subprocess.run([tool, "long.mlir", "--cse", "--run", "--function=f", "--args=4000, iota", "--steps=24000-24002"],
                          capture_output=True, text=True, check=False, timeout=300)
    ok("--steps: far along", done.returncode == 0 and done.stdout.startswith("24000  "), done.stderr)


def as_json(validator):
    whole = json.loads(run("--args=2, iota", "--trace=-").stdout)
    ok("--trace: as the schema says", validator.is_valid(whole), list(validator.iter_errors(whole))[:3])
    ok("--trace: all steps", [step["step"] for step in whole["steps"]] == list(range(21)) and whole["n_steps"] == 20 and
       whole["ending"] == "returned" and whole["args"] == "2, iota", whole)
    ok("--trace: calls in one another", max(step["depth"] for step in whole["steps"]) == 2, whole)
    made = [step for step in whole["steps"] if step.get("op", {}).get("name") == "memref.alloc"][0]
    buffer = made["buffers"][1]
    ok("--trace: a buffer", buffer == {"number": 2, "kind": "heap", "bytes": 16, "made": 3, "used": 0, "made_by":
       {"name": "memref.alloc", "line": 8}, "holders": 1, "held_by": [{"value": "%alloc"}]}, buffer)
    seen = {member for step in whole["steps"] for member in step}
    faulty = json.loads(run("--args=5, iota", "--trace=-").stdout)
    ok("--trace: of a run that stops", validator.is_valid(faulty) and faulty["ending"] == "stopped" and
       faulty["steps"][-1]["fault"] == {"what": "is accessed out of its bounds", "buffer": 2}, faulty["steps"][-1])
    seen |= set(faulty["steps"][-1])
    ok("the schema has no more than there is", set(validator.schema["definitions"]["step"]["properties"]) == seen, seen)
    del whole["steps"][3]["depth"]
    ok("the schema says no", not validator.is_valid(whole))


def of_samples(validator):
    for file in sorted(Path(samples).glob("*.mlir")):
        done = subprocess.run([tool, file, "--run", "--trace=-"], capture_output=True, text=True, check=False, timeout=300)
        text = done.stdout
        ok(f"{file.name}: as the schema says", text and validator.is_valid(json.loads(text)), done.stderr)


def as_files():
    done = run("--args=2, iota", "--html=a.html", "--handout=a.pdf", "--pictures=pictures", "--steps=3-9")
    ok("files are written, instead of the verdicts", not done.stdout and not run("--html=b.html", "-o", "-").stdout == "")
    ok("files are written", done.returncode == 0 and Path("a.pdf").read_bytes().startswith(b"%PDF"), done.stderr)
    page = Page(Path("a.html").read_text())
    ok("--html: the steps", [step["sentence"].split(" at line")[0] for step in page.steps] ==
       ["'memref.alloc'", "'memref.copy'", "'scf.for'", "'memref.load'", "'func.call'", "'arith.addf'", "'func.return'"],
       page.steps)
    ok("--html: buffers beside the code", "held by %a" in page.steps[2]["text"] and "Buffers at this step" in
       Path("a.html").read_text(), page.steps[2])
    ok("--html: what is executed is marked, in a callee the call", 'class="current"' in page.steps[5]["text"] and
       "func.call" in page.steps[5]["text"].split('class="current"')[1].split("</span>")[0], page.steps[5])
    names = sorted(path.name for path in Path("pictures").iterdir())
    ok("--pictures: numbered", names[0] == "1-step-3.svg" and len(names) == 7, names)
    ok("--pictures: what is executed has a ring", 'ring' in Path("pictures/4-step-6.svg").read_text())


def main():
    validator = jsonschema.Draft7Validator(json.loads(Path(schema).read_text()))
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        Path("program.mlir").write_text(PROGRAM)
        in_words()
        as_json(validator)
        as_files()
        of_samples(validator)
    return finish()


if __name__ == "__main__":
    sys.exit(main())
