#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""No two events of a stage have the same sentence, in all three systems; prints TAP.

    test_sentences.py BUFSCOPE-OPT SOURCE

With the names of the source each thing has one name through the whole run. As they are printed, names move on as ops
come and go: there, sentences without a name are compared.
"""

import json
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tap import finish, ok

tool, source = sys.argv[1], Path(sys.argv[2])

OWNERSHIP = "--buffer-deallocation-pipeline"
HLO = "--hlo-deallocation-pipeline"
LEGACY = ("--pass-pipeline=builtin.module(func.func(buffer-hoisting,buffer-loop-hoisting,promote-buffers-to-stack,"
          "buffer-deallocation),canonicalize)")

# What may have the sentence of another, and why.
EXEMPT = (
    ("constants of one value are one thing to people: they have its name",
     lambda event, words: event["kind"] in ("constant", "dead", "cse", "region")
     and re.match(r"(nothing uses )?%\S+ = arith\.constant\b", words)),
    ("of the deallocs that a split makes, those that are left with nothing to free differ in nothing",
     lambda event, words: " by event " in words and "has nothing to free: it goes" in words),
)


def programs():
    """(name, text, pipelines)"""
    for path in sorted((source / "samples").glob("*.mlir")):
        yield path.name, path.read_text(), (OWNERSHIP, LEGACY, HLO)
    for path in sorted((source / "tests/hlo/examples").glob("*.example")):
        yield path.name, path.read_text().split("// EXPECTED")[0], (HLO,)
    for path in sorted((source / "tests/mlir/hlo").glob("*.mlir")):
        for number, text in enumerate(path.read_text().split("// -----\n")):
            yield f"{path.name}, part {number}", text, (HLO,)


def tell(text, pipeline):
    """The events, and their sentences with the source's names."""
    with tempfile.TemporaryDirectory() as folder:
        trace = Path(folder, "trace.json")
        told = subprocess.run([tool, "-", pipeline, "--allow-unregistered-dialect", "--explain", "--names=source",
                               f"--trace={trace}"], input=text, capture_output=True, text=True).stdout
        document = json.loads(trace.read_text()) if trace.exists() else {"events": [], "stages": []}
    sentences = dict(re.findall(r"^ *(\d+)  +(.*)$", told, re.MULTILINE))
    return document, {int(number): words for number, words in sentences.items()}


def twice(document, sentences):
    """Sentences that stand twice. Of a stage that failed the program is printed in generic form, with other names."""
    places = defaultdict(list)
    for event in document["events"]:
        words = sentences.get(event["number"], event["sentence"])
        if document["stages"][event["stage"]]["failed"] or any(is_so(event, words) for _, is_so in EXEMPT):
            continue
        where = event["stage"], event.get("function")
        places[where, "own names", words].append(event["number"])
        if not re.search("[%^]", event["sentence"]):
            places[where, "printed", event["sentence"]].append(event["number"])
    return [f"{numbers} of stage {where[0]}, @{where[1]}, {naming}: {words}"
            for (where, naming, words), numbers in places.items() if len(numbers) > 1]


# -- repeated, and of namesakes -------------------------------------------------------------------

def sentences_of(text, pipeline=HLO):
    return list(tell(text, pipeline)[1].values())


def has(sentences, *parts):
    return any(all(part in words for part in parts) for words in sentences)


AGAIN = """func.func @again(%out: memref<4xi32>, %other: memref<8xi32>) {
  %a = memref.alloc() : memref<9000xi32>
  "test.fill"(%a) : (memref<9000xi32>) -> ()
  %b = memref.alloc() : memref<9000xi32>
  "test.fill"(%b) : (memref<9000xi32>) -> ()
  memref.copy %out, %out : memref<4xi32> to memref<4xi32>
  memref.copy %other, %other : memref<8xi32> to memref<8xi32>
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %one step %one {
    %t = memref.alloc() : memref<7000xi32>
    "test.fill"(%t) : (memref<7000xi32>) -> ()
  }
  return
}
func.func @both(%c: i1) -> (memref<4xi32>, memref<4xi32>) {
  %a = memref.alloc() : memref<4xi32>
  scf.if %c {
    "test.fill"(%a) : (memref<4xi32>) -> ()
  }
  return %a, %a : memref<4xi32>, memref<4xi32>
}
"""


def words():
    said = sentences_of(AGAIN)
    ok("what is tried again is said to be", has(said, "memref.dealloc of %b stays", "(again)"), *said)
    ok("rounds are numbered", has(said, "turn 1 over @again: reuse") and has(said, "turn 2 over @again: reuse"), *said)
    ok("a copy has its line", has(said, "memref.copy at line 6 stays") and has(said, "memref.copy at line 7 stays"), *said)
    ok("results are told apart", has(said, "@both returns %a as result 0") and
       has(said, "@both returns %a as result 1"), *said)
    ok("a branch without arguments owns nothing by them", not has(said, "the then branch", "arguments"), *said)


def main():
    words()
    asked = [(name, pipeline, text) for name, text, pipelines in programs() for pipeline in pipelines]
    with ThreadPoolExecutor(2) as workers:
        told = list(workers.map(lambda row: tell(row[2], row[1]), asked))
    for (name, pipeline, _), (document, sentences) in zip(asked, told):
        found = twice(document, sentences)
        ok(f"{name}, {pipeline.split('=')[0]}: no sentence of two events", not found, *found)
    ok("events were told", sum(len(document["events"]) for document, _ in told) > 5000)
    return finish()


if __name__ == "__main__":
    sys.exit(main())
