#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Large programs with one thing wrong: --reduce must leave little, and the same thing.

    reduced.py BUFSCOPE-OPT --seeds A..B [--keep FOLDER]

Each seed is some programs of OPS ops and more, one of each kind:
  - the planted faults of faults.py in programs of random_programs.py, behind the ownership passes;
  - what passes refuse, in generated programs (tests/differential/generate.py);
  - what the older passes do wrong with such programs;
  - what two pipelines end with differently.

What is left must have at most MOST ops; the command that it begins with must show a finding of the same kind at the
same op, since the same pass, or a refusal in the same words, names, types and numbers aside. Seconds are told, and
nothing depends on them. Writes TAP.
"""

import argparse
import csv
import json
import re
import resource
import shlex
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "differential"), str(HERE.parent)]
import faults  # noqa: E402
import generic_form  # noqa: E402
from choice import chosen  # noqa: E402
from run_programs import command, must  # noqa: E402

OPS, MOST = 500, 15
OWNERSHIP = "--ownership-based-buffer-deallocation"
CHANGING = re.compile(r"[%@^!#][\w.$-]+|'?\b[\w.!]+<[^']*>'?|'?\b(?:[if]\d+|index)\b'?|\b\d+\b")
ERROR = re.compile(r"^.*?:(\d+):\d+: error: (.*)$", re.MULTILINE)


def n_ops(tool, text):
    """But for modules."""
    generic = must(tool, "--mlir-print-op-generic", "--allow-unregistered-dialect", text=text.encode()).decode()
    return sum(op.name != "builtin.module" for op, _ in generic_form.walk(generic_form.read(generic)[1]))


def generated(profile, seed, size):
    return must(sys.executable, HERE.parent / "differential" / "generate.py", "--profile", profile,
                "--seed", str(seed), "--size", str(size), text=b"").decode()


def large(tool, write):
    """A program of OPS ops at least; `write` gets how large it is tried."""
    size = 1
    while True:
        text = write(size)
        if n_ops(tool, text) >= OPS:
            return text
        size += 1


def executable_program(tool, seed):
    return large(tool, lambda size: faults.together(range(seed * 100, seed * 100 + size)))


def planted_programs(tool, seed):
    """(what it is, text, arguments)."""
    base = executable_program(tool, seed)
    owned = must(tool, "--mlir-print-op-generic", *faults.OWNERSHIP, text=base.encode()).decode()
    for plant in faults.PLANTS:
        text = faults.planted(owned, plant, seed)
        if text is not None:
            yield plant, text, []


def generated_programs(tool, seed):
    refused = large(tool, lambda size: generated("refused", seed, 150 * size))
    yield "refused", refused, [OWNERSHIP]
    yield "refused by the older passes", refused, ["--legacy"]
    for profile in ("cfg", "scf", "call"):
        text = large(tool, lambda size, name=profile: generated(name, seed, 150 * size))
        yield f"older passes, {profile}", text, ["--legacy"]
    base = executable_program(tool, seed)
    for name, arguments in (("older passes", ["--legacy"]), ("two pipelines", ["--compare=ownership,legacy"])):
        yield name, base, arguments


def refusals(said):
    return [(int(line), CHANGING.sub("*", message)) for line, message in ERROR.findall(said)]


def all_shown(tool, arguments, path):
    """(kind, since which pass, line) of each, as --reduce counts them; None for what is not judged."""
    done = command(tool, "--check-format=json", "--check", *arguments, str(path))
    return [(kind, "", line) for line, kind in refusals(done.stderr.decode())] + [
        finding["severity"] != "not-judged" and
        (finding["kind"], finding["pass"], finding.get("location", {}).get("line", 0))
        for finding in json.loads(done.stdout.decode())["findings"]]


def shown(tool, arguments, path):
    """The number of what there is to reduce, the first of it, and what it is; or None."""
    if any(argument.startswith("--compare") for argument in arguments):
        return 1, ("difference", "", 0)
    return next(((n, what) for n, what in enumerate(all_shown(tool, arguments, path), 1) if what), None)


def op_at(text, line, name):
    """Whether the op of that name is on a line, in either form, or what it gets is."""
    written = text.split("\n")[line - 1].strip()
    return name in written or name.split(".")[-1] in written or written.startswith("^bb")


def ends_so(tool, arguments, path, function, said):
    """Whether each pipeline ends with what is said of it, in the table of --compare."""
    table = must(tool, "--format=csv", *arguments, f"--function={function}", str(path)).decode()
    rows = [list(row) for row in csv.reader(table.splitlines()) if row[1] in ("outcome", "when executed")]
    for column, end in enumerate(said, 2):
        cells = " ".join(row[column] for row in rows)
        parts = ["refused: "] if end.startswith("refused: ") else end.split("; ")
        if not all(part in cells for part in parts):
            return False
    return True


def fault_of(tool, first, before, text, path):
    """What is wrong with what is left; "" for nothing."""
    lines = text.split("\n")
    arguments = shlex.split(lines[0].removeprefix("// "))
    if n_ops(tool, text) > MOST:
        return f"{n_ops(tool, text)} ops are left"
    if arguments[-1] != path.name:
        return f"the first line is {lines[0]}"
    if first[0] == "difference":
        function = re.fullmatch(r"// @(.*) ends differently:", lines[1])[1]
        said = re.fullmatch(r"// ownership: (.*); legacy: (.*)", lines[2]).groups()
        so = [ends_so(tool, arguments[1:-1], file, function, said) for file in (path.with_name("large.mlir"), path)]
        return "" if said[0] != said[1] and all(so) else f"{lines[2]} is not so before and after: {so}"
    place = re.match(r"// line (\d+): (?:perhaps )?(.*)", lines[2])
    there = all_shown(tool, arguments[2:-1], path)
    if (first[0], first[1], int(place[1])) not in there:
        return f"{first} is not among {there[:3]}"
    name = re.search(r" at '([^']*)'", place[2])
    if name and not (op_at(before, first[2], name[1]) and op_at(text, int(place[1]), name[1])):
        return f"{name[1]} is not at line {first[2]} or not at line {place[1]}"
    return ""


def cases(tool, seed):
    yield from planted_programs(tool, seed)
    yield from generated_programs(tool, seed)


def seconds_used():
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime


def reduce(tool, what, text, arguments, folder):
    """(whether it is right, a line about it), or None where nothing is wrong with the program."""
    before, after = folder / "large.mlir", folder / "small.mlir"
    before.write_text(text)
    number_and_first = shown(tool, arguments, before)
    if number_and_first is None:
        return None
    number, first = number_and_first
    begin, used = time.monotonic(), seconds_used()
    done = command(tool, f"--reduce={number}", *arguments, str(before), "-o", str(after))
    seconds = f"{time.monotonic() - begin:.1f} s, {seconds_used() - used:.1f} s of a processor"
    said = done.stderr.decode().strip().split("\n")[-1]
    if done.returncode and first[0] == "difference" and "same verdicts" in said:
        return None
    wrong = said if done.returncode else fault_of(tool, first, text, after.read_text(), after)
    return not wrong, f"{what}: {wrong or said.removeprefix('bufscope-opt: ')} [{seconds}]"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("tool", type=Path)
    parser.add_argument("--seeds", type=faults.seed_range, default=range(1, 4), help="A..B")
    parser.add_argument("--keep", type=Path, help="a folder for what is reduced and what is left")
    options = parser.parse_args()
    tool = options.tool.resolve()
    count = failed = 0
    with tempfile.TemporaryDirectory() as temporary:
        for seed in chosen(options.seeds):
            for what, text, arguments in cases(tool, seed):
                folder = options.keep / f"{seed} {what}" if options.keep else Path(temporary)
                folder.mkdir(parents=True, exist_ok=True)
                result = reduce(tool, what, text, arguments, folder)
                if result is None:
                    continue
                count += 1
                failed += not result[0]
                print(f"{'ok' if result[0] else 'not ok'} {count} - seed {seed}: {result[1]}", flush=True)
    print(f"1..{count}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
