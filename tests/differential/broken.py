#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares what bufscope-opt and the reference say of programs with one wrong word.

    broken.py --tool build/src/cli/bufscope-opt --seeds 1..300
    broken.py --tool build/src/cli/bufscope-opt --inputs CORPUS [--skip 1]

The programs are the samples and the parts of the files in tests/mlir/syntax. In each, one word is left
out, written twice, replaced by another or put before another: the message, its place and what is
printed all the same must be the reference's. KNOWN lists what is not, by its cause: such a program is
skipped. What a fuzzer kept (tests/fuzz/run.py --corpus; an input for passes has a byte before its text) is
compared as it is.

The last line counts as compare.py's does.
"""

import argparse
import re
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import answers
from compare import PATIENCE, ROOT, UPSTREAMS, Tool, find_program, has_no_reference
from generate_base import Rng

WORD = re.compile(r'"[^"\n]*"|[%#@^!]?[A-Za-z_$][\w$.]*|[%^#]\d+(?:#\d+)?|\d+\.\d*(?:e[+-]?\d+)?|\d+|->|::|\S')
WORDS = ("( ) { } [ ] < > : , = -> %zz @s i32 index f32 memref<4xf32> memref<?xf32> tensor<4xf32> \"x\" 1 -1 "
         "1.0 true to step attributes else do %0 ? * ^bb1 #m !t loc dense<1> [] {} ()").split()
LONGEST = 3000  # characters of a program; the message is about one word of it

# What is known to differ, as the reference says it (or, where it says nothing, as we do).
KNOWN = (
    "expects different type than prior uses: '<<NULL TYPE>>'",  # it reads a type that is not there
    "operand count must match with affine map dimension",  # it takes bounds with too few operands
    "unknown attribute `",  # attributes of upstream's dialects are kept as they are written
    "expected ::mlir::gpu::",  # the same
    "expected integer or float type, got: 'index'",  # of array<index: ...>, where it reads what is not there
    "expected 1 operand type",  # it prints a NUL after that
)


def programs():
    """(name, text) of what is broken, the same on every machine."""
    found = []
    for path in sorted((ROOT / "samples").glob("*.mlir")) + sorted((ROOT / "tests/mlir/syntax").glob("*.mlir")):
        text = path.read_bytes().decode(errors="replace")
        if has_no_reference(text):
            continue
        for part in re.split(r"^// -----.*$", text, flags=re.M):
            lines = [line for line in part.split("\n") if not line.lstrip().startswith("//")]
            part = "\n".join(lines).strip() + "\n"
            if 20 < len(part) < LONGEST and "\N{REPLACEMENT CHARACTER}" not in part:
                found.append((path.name, part))
    return found


def broken(rng, text):
    """The text with one word changed."""
    words = list(WORD.finditer(text))
    word = words[rng.below(len(words))]
    before, after = text[:word.start()], text[word.end():]
    other = WORDS[rng.below(len(WORDS))]
    change = rng.below(20)
    if change < 7:
        return before + after
    if change < 12:
        return before + other + after
    if change < 15:
        return before + other + " " + word.group() + after
    if change < 18:
        return before + words[rng.below(len(words))].group() + after
    return before + word.group() + " " + word.group() + after


def known(reference, ours):
    said = reference.err or ours.err
    return any(text in said.split("\n")[0] for text in KNOWN)


def compare(options, reference, ours, name, data):
    """What differs, as text; "" for nothing, None where the reference crashed or it is known."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "broken.mlir")
        path.write_bytes(data)
        mine = ours.run((), path)
        reply = reference.reply((), path, data.decode(errors="surrogateescape"))
        if reply.crashed():
            return None
        if reply.fits(mine) or reply.whole() == mine:
            return ""
    theirs = reply.whole()
    if known(theirs, mine):
        return None
    if options.keep:
        Path(options.keep).mkdir(parents=True, exist_ok=True)
        Path(options.keep, f"broken-{name.split()[-1]}.mlir").write_bytes(data)
    return (f"-- {name}\nreference {theirs.status}: {theirs.err[:400]}\n"
            f"bufscope-opt {mine.status}: {mine.err[:400]}\n")


def cases(options):
    """(name, bytes) of what is compared."""
    if options.inputs:
        for path in sorted(options.inputs.iterdir()):
            data = path.read_bytes()[options.skip:]
            if b"\0" not in data: # which ends a message of the reference's
                yield path.name, data
        return
    first, last = map(int, options.seeds.split(".."))
    examples = programs()
    for seed in range(first, last + 1):
        rng = Rng(seed)
        name, text = examples[rng.below(len(examples))]
        yield f"of {name}: seed {seed}", broken(rng, text).encode()


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tool", default="build/src/cli/bufscope-opt")
    parser.add_argument("--upstream", choices=UPSTREAMS, default="19", help="the release to follow")
    parser.add_argument("--reference", help="the program of that release, when it is another")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--seeds", help="A..B")
    what.add_argument("--inputs", type=Path, help="a folder of texts that are compared as they are")
    parser.add_argument("--skip", type=int, default=0, help="so many bytes before the text of an input")
    parser.add_argument("--keep", help="a folder for the programs that differ")
    parser.add_argument("--timeout", type=float, default=60)
    answers.add_options(parser)
    options = parser.parse_args()
    options.tool = find_program(parser, options.tool)
    options.upstream = UPSTREAMS[options.upstream]
    options.reference = find_program(parser, options.reference or options.upstream.reference)
    return options


def main():
    options = parse_arguments()
    ours = Tool(options.tool, options.timeout * PATIENCE, options.upstream.tool_arguments)
    known_answers = answers.Answers(options.reference, options)
    reference = answers.Reference(Tool(options.reference, options.timeout), known_answers)
    with ThreadPoolExecutor(2) as pool:
        results = list(pool.map(lambda case: compare(options, reference, ours, *case), cases(options)))
    for result in filter(None, results):
        print(result)
    identical, skipped = results.count(""), results.count(None)
    different = len(results) - identical - skipped + known_answers.report()
    print(f"{identical} identical, {different} different, {skipped} skipped")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
