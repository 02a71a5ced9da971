#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Follows the advice that --scan gives for hlo-deallocate: a program that is refused, with the words of the rule and of
the advice, and the same program with the advice followed, which is taken.

    test_hlo_scan.py BUFSCOPE-OPT
"""

import subprocess
import sys

from tap import finish, ok

tool = sys.argv[1]
T = "memref<?xi8>"
HEAD = f"func.func @f(%c: i1, %n: index, %m: {T}) {{\n"
TAIL = "  return\n}\n"
FRESH = f"  %a = memref.alloc(%n) : {T}\n"
# rule, part of the advice, body of @f that is refused, body with the advice followed
ROWS = (
    ("has several blocks", "write its branches as scf.if", "  cf.cond_br %c, ^a, ^b\n^a:\n  cf.br ^b\n^b:\n",
     "  scf.if %c {\n  }\n"),
    ("is no scf.for, scf.if, scf.parallel or scf.while", "write it as one of these",
     f"  %r = scf.execute_region -> {T} {{\n    scf.yield %m : {T}\n  }}\n",
     f"  %r = scf.if %c -> ({T}) {{\n    scf.yield %m : {T}\n  }} else {{\n    scf.yield %m : {T}\n  }}\n"),
    ("block unexpectededly released or returned an alloc", "no memref may leave them",
     f"  \"test.wrap\"() ({{\n    \"test.end\"(%m) : ({T}) -> ()\n  }}) : () -> ()\n",
     f"  \"test.wrap\"() ({{\n    \"test.use\"(%m) : ({T}) -> ()\n    \"test.end\"() : () -> ()\n  }}) : () -> ()\n"),
    ("unable to find ownership indicator", "free the value that was allocated",
     FRESH + f"  %b = memref.cast %a : {T} to memref<8xi8>\n  memref.dealloc %b : memref<8xi8>\n",
     FRESH + f"  %b = memref.cast %a : {T} to memref<8xi8>\n  memref.dealloc %a : {T}\n"),
    ("unable to find ownership indicator", "free in the caller", f"  memref.dealloc %m : {T}\n", ""),
    ("can't implicitly capture across loop boundaries", "pass the buffer in as an argument",
     FRESH + f"  scf.for %i = %n to %n step %n {{\n    %b = memref.realloc %a(%n) : {T} to {T}\n  }}\n",
     FRESH + f"  %r = scf.for %i = %n to %n step %n iter_args(%x = %a) -> ({T}) {{\n    %b = memref.realloc %x(%n) : "
     f"{T} to {T}\n    scf.yield %b : {T}\n  }}\n"),
    ("cannot implicitly capture from an if without else", "add an else that yields it",
     FRESH + f"  scf.if %c {{\n    %b = memref.realloc %a(%n) : {T} to {T}\n  }}\n",
     FRESH + f"  %r = scf.if %c -> ({T}) {{\n    %b = memref.realloc %a(%n) : {T} to {T}\n    scf.yield %b : {T}\n"
     f"  }} else {{\n    scf.yield %a : {T}\n  }}\n"),
    ("released value not yielded on other branch", "the other one must free it, too, or yield it",
     FRESH + f"  scf.if %c {{\n    memref.dealloc %a : {T}\n  }} else {{\n  }}\n",
     FRESH + f"  scf.if %c {{\n    memref.dealloc %a : {T}\n  }} else {{\n    memref.dealloc %a : {T}\n  }}\n"),
    ("same value released twice", "free it once",
     FRESH + f"  scf.if %c {{\n    memref.dealloc %a : {T}\n    memref.dealloc %a : {T}\n  }} else {{\n"
     f"    memref.dealloc %a : {T}\n  }}\n",
     FRESH + f"  scf.if %c {{\n    memref.dealloc %a : {T}\n  }} else {{\n    memref.dealloc %a : {T}\n  }}\n"),
    ("invalid realloc of memref", "free it once", FRESH + f"  memref.dealloc %a : {T}\n  memref.dealloc %a : {T}\n",
     FRESH + f"  memref.dealloc %a : {T}\n"),
)
DECLARED = f"func.func private @given({T}) -> {T}\n"


def run(text, *options):
    done = subprocess.run([tool, "-", "--allow-unregistered-dialect", "--hlo-deallocate", *options], input=text,
                          capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


def check(rule, advice, refused, followed):
    status, _, stderr = run(refused)
    ok(f"{rule}: the pass refuses it", status == 1 and rule in stderr, stderr)
    said = run(refused, "--scan")[1]
    ok(f"{rule}: {advice}", rule in said and advice in said and said.endswith("\n1 to be refused\n"), said)
    status, _, stderr = run(followed)
    ok(f"{rule}: the advice followed", status == 0 and not stderr, stderr)
    ok(f"{rule}: nothing is said then", run(followed, "--scan")[1] == "0 to be refused\n", run(followed, "--scan")[1])


def main():
    for rule, advice, refused, followed in ROWS:
        check(rule, advice, HEAD + refused + TAIL, HEAD + followed + TAIL)
    check("has no body and returns a memref", "give it a body", DECLARED,
          f"func.func private @given(%m: {T}) -> {T} {{\n  return %m : {T}\n}}\n")
    everything = DECLARED + "".join(f"func.func @f{n}" + HEAD.removeprefix("func.func @f") + row[2] + TAIL
                                    for n, row in enumerate(ROWS))
    said = run(everything, "--scan")[1]
    ok("all at once", said.endswith(f"\n{len(ROWS) + 1} to be refused\n") and "not looked at: which loops" in said, said)
    return finish()


sys.exit(main())
