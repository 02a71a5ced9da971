#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the CHECK lines of the tests under tests/mlir from what the reference prints.

    tests/update-checks.py tests/mlir/ownership/alloc.mlir ...
    tests/update-checks.py --check tests/mlir       says which files would change, changes nothing

A test is a comment, RUN lines and a program.  Every RUN line of the form

    // RUN: %bufscope-opt %s ... | FileCheck %s [--check-prefix=NAME]

gets its checks directly above the function they are about, one NEXT line per printed line; of
several RUN lines with one prefix the first counts.  What the program does not define itself (the library function of the lowering) is checked at the end.
A line `// REFERENCE: mlir-opt-22` names the program to ask when mlir-opt-19 does not have the pass.
Where a RUN line says --upstream=22, mlir-opt-22 is asked.
`// REFERENCE: none`: no program has the pass. Then build/src/cli/bufscope-opt itself is asked, and what it says is to
be checked by hand against the rules of the pass.
A line with `2>&1` is about diagnostics: all of standard error, checked at the end of the file,
where the checks do not move the lines that the diagnostics name; where nothing is wrong, all of
standard output, for programs that are printed with their locations.

Read what it writes before you commit it: it knows what the reference does, not what is right.
"""

import argparse
import re
import shlex
import subprocess
import sys
from pathlib import Path

REFERENCE = "mlir-opt-19"
OURSELVES = "build/src/cli/bufscope-opt"
UPSTREAM_22 = "--upstream=22"
RUN = re.compile(r"^// RUN: (.*)$")
OTHER_REFERENCE = re.compile(r"^// REFERENCE: (\S+)$", re.MULTILINE)
SYMBOL = re.compile(r'^ *(?:func\.func|memref\.global|module)\b[^@]*@("[^"]*"|[\w.$-]+)')
GENERIC = re.compile(r'^ *"func\.func"\(\).* sym_name = "([^"]*)"')
MARK = "// -----"
TOP = ""  # stands for what is printed before the first symbol


def escape(text):
    text = text.strip()
    return re.sub(r"\[\[|\{\{", lambda m: "{{" + "".join("\\" + c for c in m[0]) + "}}", text)


class Run:
    """One RUN line."""

    def __init__(self, line):
        self.line = line
        prefix = re.search(r"--check-prefix=(\S+)", line)
        self.prefix = prefix[1] if prefix else "CHECK"
        self.diagnostics = "2>&1" in line
        command = line.split("|")[0].replace("2>&1", "").strip()
        self.words = [w for w in shlex.split(command) if w != "not"]
        self.split = any(w.startswith("--split-input-file") for w in self.words)

    def output(self, path):
        other = OTHER_REFERENCE.search(path.read_text())
        reference = other[1].replace("none", OURSELVES) if other else REFERENCE
        if UPSTREAM_22 in self.words:
            reference = "mlir-opt-22"
        words = [reference if w == "%bufscope-opt" else str(path) if w == "%s" else w
                 for w in self.words if w != UPSTREAM_22]
        done = subprocess.run(words, capture_output=True, text=True)
        if done.returncode < 0 or done.returncode > 100:
            sys.exit(f"{path}: {' '.join(words)}: crashed")
        if (done.returncode != 0) != self.line.startswith("not "):
            sys.exit(f"{path}: {' '.join(words)}: exit status {done.returncode}\n{done.stderr}")
        return done.stderr or done.stdout if self.diagnostics else done.stdout


def read_runs(lines):
    text = "\n".join(lines).replace("\\\n// RUN:", "")
    runs = [Run(m[1]) for m in map(RUN.match, text.split("\n")) if m]
    checked = [r for r in runs if "FileCheck %s" in r.line and "%bufscope-opt" in r.line]
    return list({r.prefix: r for r in reversed(checked)}.values())[::-1]


def items(text):
    """Printed text, cut where a function, a global or anything else at module level begins.

    Gives pairs (symbol or None, lines)."""
    found = [(None, [])]
    for line in text.split("\n"):
        if not line.strip():
            continue
        symbol = SYMBOL.match(line)
        if symbol:
            found.append((symbol[1], []))
        found[-1][1].append(line)
    return [(name, lines) for name, lines in found if lines]


def check_item(prefix, name, lines):
    head = escape(lines[0])
    label = "-LABEL" if name and "func.func" in head else ""
    first = f"// {prefix}{label}: {head}"
    return [first] + [f"// {prefix}-NEXT: {escape(line)}" for line in lines[1:]]


def is_check(line, prefixes):
    return any(re.match(rf"// {p}(-NEXT|-LABEL|-EMPTY|-SAME)?:", line) for p in prefixes)


def strip_checks(lines, prefixes):
    kept = [line for line in lines if not is_check(line, prefixes)]
    while kept and not kept[-1].strip():
        kept.pop()
    return kept


def chunks(lines):
    """The program's chunks between the split marks."""
    parts = [[]]
    for line in lines:
        if line.startswith(MARK):
            parts.append([])
        else:
            parts[-1].append(line)
    return parts


def place(chunk, checks, rest):
    """Puts the checks of a function directly above it, the rest at the end."""
    result = []
    top = checks.pop(TOP, None)
    for line in chunk:
        if top and line.strip() and not line.startswith("//"):
            result += top
            top = None
        symbol = SYMBOL.match(line) or GENERIC.match(line)
        if symbol and symbol[1] in checks:
            result += checks.pop(symbol[1])
        result.append(line)
    for extra in list(checks.values()) + rest:
        while result and not result[-1].strip():
            result.pop()
        result += [""] + extra
    return result


def with_checks(path):
    lines = path.read_text().split("\n")
    runs = read_runs(lines)
    if not runs:
        return None
    lines = strip_checks(lines, {r.prefix for r in runs})
    bare = "\n".join(lines) + "\n"
    path.write_text(bare)
    parts = chunks(lines)
    per_part = [({}, []) for _ in parts]
    final = []
    for run in runs:
        output = run.output(path)
        if run.diagnostics:
            final += [""] + check_diagnostics(run.prefix, output, path)
            continue
        # a file without split marks is one part; the printed marks stand between the parts
        printed = output.split(MARK + "\n") if run.split else [output]
        for (checks, rest), text in zip(per_part, printed):
            for name, printed_lines in tidy(items(text)):
                block = check_item(run.prefix, name, printed_lines)
                if name is None:
                    checks.setdefault(TOP, []).extend(block)
                elif defined(name, parts):
                    checks.setdefault(name, []).extend(block)
                else:
                    rest.append(block)
    placed = [place(part, checks, rest) for part, (checks, rest) in zip(parts, per_part)]
    result = placed[0]
    for part in placed[1:]:
        while result and not result[-1].strip():
            result.pop()
        result += ["", MARK] + part
    while result and not result[-1].strip():
        result.pop()
    return "\n".join(result + final) + "\n"


def defined(name, parts):
    symbols = (SYMBOL.match(line) or GENERIC.match(line) for part in parts for line in part)
    return any(symbol and symbol[1] == name for symbol in symbols)


def tidy(found):
    """Leaves the frame of an unnamed module out: `module {` and the closing brace."""
    if found and found[0][0] is None and found[0][1][-1] == "module {" and found[-1][1][-1] == "}":
        found[0][1].pop()
        if found[-1][1]:
            found[-1][1].pop()
    return [item for item in found if item[1]]


def check_diagnostics(prefix, text, path):
    result = []
    name = re.escape(str(path))
    for line in text.rstrip("\n").split("\n"):
        word = prefix if not result else f"{prefix}-NEXT"
        if line.strip():
            line = re.sub(name, "{{.*}}" + path.name, escape(line))
            result.append(f"// {word}: {line.replace(MARK, '{{//}} -----')}")
        else:
            result.append(f"// {prefix}-EMPTY:")
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("paths", nargs="+", type=Path)
    parser.add_argument("--check", action="store_true", help="change nothing, say what would")
    options = parser.parse_args()
    stale = 0
    for top in options.paths:
        for path in sorted(top.rglob("*.mlir")) if top.is_dir() else [top]:
            before = path.read_text()
            try:
                after = with_checks(path)
            finally:
                path.write_text(before)
            if after is None or after == before:
                continue
            stale += 1
            if options.check:
                print(f"{path}: checks are not what {REFERENCE} prints")
            else:
                path.write_text(after)
    return 1 if options.check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
