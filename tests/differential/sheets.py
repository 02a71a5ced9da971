#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Effects sheets: ops that nobody here knows, with a sheet, are as the reference has them, who knows them.

    sheets.py --tool build/src/cli/bufscope-opt [part of a name]

The files of the folder sheets/ hold programs, `// -----` between them, whose lines say

    // SHEET: test.copy: reads 0; writes 1
    // PASSES: cse canonicalize            (without it: all of PASSES below)

The reference gets a program as it stands there. Ours gets it with the ops of the SHEET lines renamed into a dialect
that nobody knows, and with the sheet, renamed, too; what it writes is named back. Output, messages and exit status
are the same, in generic form; and without its sheet at least one pass gives something else, or the sheet says nothing.
Each clause that a sheet may have is in one of them. The last line counts as compare.py's does.
"""

import argparse
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import answers
import ours
from compare import UPSTREAMS, Result, find_program

sys.path.append(str(Path(__file__).resolve().parent.parent))
from choice import in_turn  # noqa: E402

HERE = Path(__file__).resolve().parent
PASSES = ("ownership-based-buffer-deallocation", "canonicalize", "cse", "buffer-hoisting", "buffer-loop-hoisting",
          "promote-buffers-to-stack", "buffer-deallocation", "buffer-deallocation-pipeline")
CLAUSES = ("pure", "reads", "writes", "frees", "allocates", "memory", "result 0", "on stack", "is part of",
           "regions once", "regions loop", "regions repeat", "regions branch", "regions 0", "then", "or none",
           "enters with", "arguments", "effects of regions", "terminator", "yields", "yields 0 to 0", "passes",
           "isolated", "no terminator", "allocation scope", "allocation interface")
FOREIGN = "foreign"  # as long as no dialect has the name


class Program:
    def __init__(self, path, number, text):
        function = re.findall(r"^func.func @(\w+)", text, re.M)[-1]
        self.name = f"{path.stem}-{number} @{function}"
        self.text = text
        self.sheet = re.findall(r"^// SHEET: (.*)$", text, re.M)
        passes = re.search(r"^// PASSES: (.*)$", text, re.M)
        self.passes = passes[1].split() if passes else PASSES
        self.ops = [line.split(":")[0] for line in self.sheet]

    def named(self, op):
        return f"{FOREIGN}.{op}"

    def renamed(self, text):
        for op in sorted(self.ops, key=len, reverse=True):
            text = re.sub(rf"(?<![\w.]){re.escape(op)}(?![\w.])", self.named(op), text)
        return text

    def named_back(self, text):
        return text.replace(FOREIGN + ".", "")


def read_programs():
    for path in sorted((HERE / "sheets").glob("*.mlir")):
        for number, text in enumerate(path.read_text().split("// -----\n"), 1):
            yield Program(path, number, text)


def run(program, arguments):
    done = subprocess.run([str(program), "--mlir-print-op-generic", *arguments, "-"], input=arguments.text,
                          capture_output=True, text=True, timeout=120)
    return Result(done.returncode, done.stdout, done.stderr)


class Arguments(list):
    """Of a command, and what it reads."""

    def __init__(self, text, *words):
        super().__init__(words)
        self.text = text


def without_source(err):
    """Messages without the lines that they show, in which names are longer, and without columns behind such a name."""
    kept = [line for line in err.splitlines() if re.match(r"\S+:\d+:\d+: ", line)]
    return "\n".join(re.sub(r"^(\S+:\d+):\d+: ", r"\1: ", line) for line in kept)


def what_it_says(result):
    return [result.status, result.out, without_source(result.err)]


def ask(options, program, name):
    """What the reference says."""
    def reference():
        return what_it_says(run(options.reference, Arguments(program.text, "--allow-unregistered-dialect", f"--{name}")))
    return options.answers.text(("sheets", program.text, name), reference, lambda said: said[0] in (0, 1))


def our_answer(options, program, name, *effects):
    result = run(options.tool, Arguments(program.renamed(program.text), "--allow-unregistered-dialect", f"--{name}",
                                         *effects))
    result = ours.without_maybe(result)
    return what_it_says(Result(result.status, program.named_back(result.out), program.named_back(result.err)))


def check(options, program):
    """A sentence for each thing that is not the same; how many passes were compared."""
    matters = False
    with tempfile.NamedTemporaryFile("w", suffix=".effects") as sheet:
        sheet.write("".join(program.renamed(line) + "\n" for line in program.sheet))
        sheet.flush()
        for name in program.passes:
            theirs = ask(options, program, name)
            if theirs[0] not in (0, 1):
                continue  # it crashes, and what we do then failures.py checks
            ours_with = our_answer(options, program, name, f"--effects={sheet.name}")
            matters = matters or ours_with != our_answer(options, program, name)
            if theirs != ours_with:
                yield "\n".join((f"{program.name}: --{name}:", "--- reference", *map(str, theirs), "--- ours",
                                 *map(str, ours_with)))
    if not matters:
        yield f"{program.name}: the same without its sheet"


def uncovered(programs):
    text = "\n".join(line for program in programs for line in program.sheet)
    return [clause for clause in CLAUSES if not re.search(rf"\b{re.escape(clause)}\b", text)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tool", default="build/src/cli/bufscope-opt")
    parser.add_argument("part", nargs="?", default="")
    answers.add_options(parser)
    options = parser.parse_args()
    options.tool = find_program(parser, options.tool)
    options.reference = find_program(parser, UPSTREAMS["19"].reference)
    options.answers = answers.Answers(options.reference, options)
    programs = list(read_programs())
    different = 0
    for clause in uncovered(programs):
        print(f"no sheet has '{clause}'")
        different += 1
    programs = in_turn([program for program in programs if options.part in program.name])
    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda program: list(check(options, program)), programs))
    for program, problems in zip(programs, found):
        print("\n".join(problems or [f"{program.name}: the same"]))
    wrong = sum(bool(problems) for problems in found)
    different += wrong + options.answers.report()
    print(f"{len(programs) - wrong} identical, {different} different, 0 skipped")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
