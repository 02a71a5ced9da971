#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Draws programs and has every picture read by xmllint and rsvg-convert. Speaks TAP.

usage: pictures.py BUFSCOPE_OPT DRAW FOLDER... [--unread]

FOLDER holds programs; each is drawn after every stage, twice (the bytes must be the same), and
after every seventh step. A few programs that are hard to draw are made here. --unread: rsvg-convert, which
takes longest, is left out."""

import concurrent.futures
import filecmp
import glob
import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from choice import chosen, in_turn  # noqa: E402

READ = "--unread" not in sys.argv
SECONDS = 600  # a program may take, with all its pictures, on a busy machine under a sanitizer


def blocks(n):
    lines = ["func.func @f(%c: i1, %m: memref<8xf32>) {"]
    for i in range(1, n):
        far = (i * 7919) % (n - 1) + 1
        lines += [f"  cf.cond_br %c, ^bb{i}, ^bb{far}", f"^bb{i}:"]
    return "\n".join(lines + ["  return", "}"])


def nested(n):
    return ("func.func @f(%c: i1) {\n" + "scf.if %c {\n" * n +
            "%m = memref.alloc() : memref<8xf32>\n" + "}\n" * n + "return\n}")


def switch(n):
    cases = "".join(f",\n    {i}: ^bb{i % 3 + 1}" for i in range(n))
    return ("func.func @f(%s: i32) {\n  cf.switch %s : i32, [\n    default: ^bb1" + cases +
            "\n  ]\n^bb1:\n  return\n^bb2:\n  return\n^bb3:\n  return\n}")


HARD = {
    "names": '''func.func @"<&>\\22'\\5C\\01\\0A\\FF Größe"(%m: memref<4xf32, "a<b>&\\22\\01">) {
  "test.<&>"() {"<k&\\22>" = "<v>&\\22\\00\\1B\\7F\\0A\\C3\\28\\EF\\BF\\BE"} : () -> ()
  "test.ünï\\07"() : () -> ()
  return
}''',
    "empty": "",
    "declared": "func.func private @f(memref<4xf32>)",
    "no-op": "func.func @f() { return }",
    "long": 'func.func @f() {\n  "test.op"() {a = "' + "word " * 1000 + '", b = "' + "x" * 5000 +
            '"} : () -> ()\n  return\n}\nfunc.func @' + "f" * 180 + "() { return }",
    "many-results": 'func.func @f() {\n  %r:60 = "test.op"() : () -> (' +
                    ", ".join(["memref<4xf32>"] * 60) + ")\n  return\n}",
    "many-arguments": "func.func @f(" + ", ".join(f"%a{i}: memref<4xf32>" for i in range(600)) +
                      ") { return }",
    "nested": nested(200),
    "switch": switch(60),
    "blocks-60": blocks(60),
    "blocks-2000": blocks(2000),
    "cfg-in-region": """func.func @f(%c: i1, %m: memref<4xf32>) {
  scf.execute_region {
    cf.cond_br %c, ^bb1(%m : memref<4xf32>), ^bb2
  ^bb1(%x: memref<4xf32>):
    cf.cond_br %c, ^bb1(%x : memref<4xf32>), ^bb2
  ^bb2:
    scf.yield
  }
  return
}""",
}

# Which of their steps are drawn: every so manieth, or none.
STEPS = {"blocks-60": 0, "blocks-2000": 0, "many-arguments": 500}


def run(command):
    return subprocess.run(command, capture_output=True, text=True, errors="replace",
                          timeout=SECONDS, check=False)


def pictures_in(folder):
    return sorted(glob.glob(os.path.join(folder, "**", "*.svg"), recursive=True))


def faults_of(command, faults):
    result = run(command)
    if result.returncode < 0 or "ERROR: AddressSanitizer" in result.stderr:
        faults.append(f"{command[0]} ended with {result.returncode}: {result.stderr[-2000:]}")
    elif command[0] in ("xmllint", "rsvg-convert") and (result.returncode or result.stderr):
        faults.append(f"{' '.join(command)}: {result.stderr[:500]}")
    for word in ("runtime error:", "CRITICAL", "WARNING **"):
        if word in result.stderr:
            faults.append(f"{command[0]} says {result.stderr[-2000:]}")


def check(tools, path, folder, steps):
    """Draws one program; returns what is wrong."""
    bufscope_opt, draw = tools
    faults = []
    first, second, third = (os.path.join(folder, name) for name in ("first", "second", "steps"))
    for stages in (first, second):
        faults_of([bufscope_opt, path, "--split-input-file", "--allow-unregistered-dialect",
                   "--buffer-deallocation-pipeline", f"--svg={stages}", "-o=/dev/null"], faults)
    if steps:
        faults_of([draw, path, third, str(steps)], faults)
    for picture in pictures_in(first):
        twin = picture.replace(first, second, 1)
        if not os.path.exists(twin) or not filecmp.cmp(picture, twin, shallow=False):
            faults.append(f"{picture} is not the same in a second run")
    pictures = pictures_in(first) + pictures_in(third)
    if pictures:
        faults_of(["xmllint", "--noout", "--huge", "--nonet"] + pictures, faults)
        small = [picture for picture in pictures if os.path.getsize(picture) < 2_000_000]
        # librsvg takes minutes for the largest, and newer ones read 50 nested groups at most; it writes a page for each.
        if small and READ and os.path.basename(path) != "nested.mlir":
            faults_of(["rsvg-convert", "--unlimited", "--format=pdf", "-o",
                       os.path.join(folder, "out.pdf")] + small, faults)
    for picture in pictures:
        if os.path.getsize(picture) > 20_000_000:
            faults.append(f"{picture} has {os.path.getsize(picture)} bytes")
    return len(pictures), faults


def draw_and_check(tools, program):
    _, path, steps = program
    with tempfile.TemporaryDirectory() as folder:
        return check(tools, path, folder, steps)


def report(number, name, n, faults):
    if n == 0 and name not in ("hard empty", "hard declared"):
        faults.append("no picture was written")
    for fault in faults:
        print("# " + fault.replace("\n", "\n# "))
    print(f"{'not ok' if faults else 'ok'} {number} {name}: {n} pictures", flush=True)
    return bool(faults)


def main():
    tools, folders = sys.argv[1:3], [name for name in sys.argv[3:] if name != "--unread"]
    programs = [(os.path.relpath(path), path, 7) for folder in folders
                for path in sorted(glob.glob(os.path.join(folder, "*.mlir")))]
    failed = 0
    with tempfile.TemporaryDirectory() as top:
        for name, text in HARD.items():
            path = os.path.join(top, name + ".mlir")
            with open(path, "w", encoding="utf-8") as file:
                file.write(text + "\n")
            programs.append((f"hard {name}", path, STEPS.get(name, 50)))
        programs = in_turn(chosen(programs))
        print(f"1..{len(programs)}", flush=True)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            results = pool.map(lambda program: draw_and_check(tools, program), programs)
            for number, ((name, _, _), (n, faults)) in enumerate(zip(programs, results), start=1):
                failed += report(number, name, n, faults)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
