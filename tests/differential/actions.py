#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the rewrites that both programs made, pattern by pattern, not only what came of them.

    actions.py --tool build/src/cli/bufscope-opt samples tests/mlir/canonicalize
    actions.py --tool build/src/cli/bufscope-opt --profile all --seeds 1..10

For canonicalize and buffer-deallocation-simplification, what `mlir-opt --log-actions-to=-` says of
each attempt to apply a pattern is set against the events of `--trace`.  The log names attempts and
not what came of them.  But patterns are tried in one fixed order per kind of op, and the first that
applies ends the visit: an attempt that is not the last of its kind and is followed by another visit
has applied.  Only of the last pattern of a kind the log does not tell; there an attempt has to be in
the log if our trace says that it applied, and it may be there if it does not.  So canonicalize is
also stopped after 1, 2, 3 ... rewrites (max-num-rewrites) on both sides, which has to give the same
text every time.

The last line counts comparisons as compare.py's does.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import generate
from compare import PATIENCE, ROOT, collect_files, find_program, seed_range
from kept import Kept

# An op with cases takes several lines.
ATTEMPT = re.compile(r"Action `apply-pattern pattern: ?(.*?) \((.*)$")
ITERATION = "GreedyPatternRewriteIteration("
OP_NAME = re.compile(r'^(?:%[^=]*= )?"?([a-z_]\w*(?:\.\w+)*)"?')
BEFORE = "expand-realloc{emit-deallocs=false},canonicalize,ownership-based-buffer-deallocation,canonicalize"
MAX_REWRITES = 12  # how often a program is stopped in between
TIMED_OUT = 124

# What a program of the reference's tables does in one function without a name, and what ours, which
# gives every rule a name, calls the parts of it.
NAMELESS = ""


def short(name):
    """Without namespaces: (anonymous namespace)::Name<mlir::memref::AllocOp> -> Name<AllocOp>."""
    name = name.replace("(anonymous namespace)::", "")
    return re.sub(r"(\w+::)+", "", name)


@dataclass(frozen=True)
class Attempt:
    pattern: str
    op: str


def read_log(text):
    """The attempts of each iteration.  Several nameless patterns of one kind that are tried one after the
    other on one op, which its result tells apart from others, count as one."""
    rounds = []
    last = None
    for line in text.splitlines():
        if ITERATION in line:
            rounds.append([])
            continue
        found = ATTEMPT.search(line)
        again = found and not found[1] and found[2].startswith("%") and found[0] == last
        last = found[0] if found else last
        if found and rounds and not again:
            op = OP_NAME.match(found[2])
            rounds[-1].append(Attempt(short(found[1]), op[1] if op else found[2]))
    return rounds


class Orders:
    """For each kind of op the order in which a pass tries its patterns, learnt from many logs."""

    def __init__(self):
        self.known = {}  # of pass and op

    def visits(self, attempts):
        """Cuts the attempts of one iteration into visits: the first pattern of a kind begins one."""
        found = []
        for attempt in attempts:
            same = found and found[-1][0].op == attempt.op
            if same and attempt.pattern not in [a.pattern for a in found[-1]]:
                found[-1].append(attempt)
            else:
                found.append([attempt])
        return found

    def learn(self, pass_name, rounds):
        for attempts in rounds:
            for visit in self.visits(attempts):
                names = [a.pattern for a in visit]
                kind = (pass_name, visit[0].op)
                if len(names) > len(self.known.get(kind, ())):
                    self.known[kind] = names

    def names(self, pass_name):
        return {op: names for (of, op), names in self.known.items() if of == pass_name}

    def applied(self, pass_name, rounds):
        """(attempt, whether it applied: True or None for unknown), iteration by iteration."""
        out = []
        for attempts in rounds:
            out.append([])
            for visit in self.visits(attempts):
                # patterns of a dialect that a program does not use are not there: only the last tells
                last = visit[-1].pattern == self.known[(pass_name, visit[0].op)][-1]
                out[-1].append((visit[-1], None if last else True))
        return out


def read_trace(path):
    rounds = []
    for event in json.loads(path.read_text())["events"]:
        if event["kind"] == "iteration":
            rounds.append([])
        elif event["kind"] == "pattern" and event["applied"]:
            rounds[-1].append(Attempt(short(event["rule"]), event["op"]["name"]))
    return rounds


def fits(ours, theirs, known):
    """`known`: what the reference's patterns for that op are called."""
    return ours.op == theirs.op and (theirs.pattern == ours.pattern or
                                     theirs.pattern == NAMELESS and ours.pattern not in known)


def first_difference(ours, theirs, known):
    """None, or a sentence. `theirs` pairs attempts with what is known of them, `known` is the names
    of the reference's patterns by op."""
    if len(ours) != len(theirs):
        return f"{len(ours)} iterations, the reference has {len(theirs)}"
    for number, (mine, log) in enumerate(zip(ours, theirs), 1):
        at = 0
        for attempt, applied in log:
            if at < len(mine) and fits(mine[at], attempt, known.get(attempt.op, ())):
                at += 1
            elif applied:
                here = f"{mine[at].pattern} on {mine[at].op}" if at < len(mine) else "nothing"
                return (f"iteration {number}, rewrite {at + 1}: {here}, the reference has"
                        f" {attempt.pattern or 'its pattern'} on {attempt.op}")
        if at < len(mine):
            return (f"iteration {number}, rewrite {at + 1}: {mine[at].pattern} on {mine[at].op},"
                    " the reference has none")
    return None


class Runner:
    def __init__(self, options):
        self.options = options
        self.kept = Kept(options.reference)

    def reference(self, path, *arguments):
        """(exit status, output), of now or of an earlier run."""
        def ask():
            done = self.run(self.options.reference, *arguments, str(path))
            return done.returncode, done.stdout
        return self.kept.get((path.read_text(errors="surrogateescape"), *arguments), ask,
                             lambda answer: answer[0] != TIMED_OUT)

    def run(self, program, *arguments):
        command = [str(program), "--allow-unregistered-dialect", *arguments]
        seconds = self.options.timeout * (PATIENCE if program == self.options.tool else 1)
        try:
            done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True,
                                  timeout=seconds, errors="replace")
        except subprocess.TimeoutExpired:
            return subprocess.CompletedProcess(command, TIMED_OUT, "", "")
        return done

    def log(self, pass_name, path):
        """The rounds of the reference; None where it fails, which compare.py looks after."""
        status, out = self.reference(path, f"--{pass_name}", "--log-actions-to=-", "--mlir-disable-threading")
        return read_log(out) if status == 0 else None

    def trace(self, pass_name, path):
        trace = path.with_suffix(f".{pass_name}.json")  # two passes may be at one file
        done = self.run(self.options.tool, f"--{pass_name}", f"--trace={trace}", str(path))
        return read_trace(trace) if done.returncode == 0 else None

    def stopped(self, path, rewrites):
        """The first number of rewrites after which the two programs have different text."""
        for n in range(1, min(rewrites, MAX_REWRITES) + 1):
            how = f"--canonicalize=max-iterations=1 max-num-rewrites={n}"
            if self.reference(path, how)[1] != self.run(self.options.tool, how, str(path)).stdout:
                return n
        return None


def chunks(options, folder):
    """(name, pass, file) of everything to compare."""
    texts = []
    for program in collect_files(options.inputs):
        for i, text in enumerate(re.split(r"^// -----.*\n", program.text, flags=re.M)):
            texts.append((f"{program.name}:{i + 1}", text))
    for profile in options.profile:
        for seed in options.seeds:
            texts.append((f"{profile}-{seed}", generate.generate(profile, seed, options.size)))
    for number, (name, text) in enumerate(texts):
        path = folder / f"{number}.mlir"
        path.write_text(text, errors="surrogateescape")
        yield name, path


def inputs_of(runner, name, path):
    """canonicalize takes the program, the simplification what the ownership pass makes of it."""
    found = [(name, "canonicalize", path)]
    later = path.with_name(f"{path.stem}-owned.mlir")
    status, out = runner.reference(path, f"--pass-pipeline=builtin.module({BEFORE})")
    if status == 0:
        later.write_text(out)
        found.append((name, "buffer-deallocation-simplification", later))
    if "bufferization.dealloc" in path.read_text(errors="replace"):
        found.append((name, "buffer-deallocation-simplification", path))
    return found


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("inputs", nargs="*", type=Path, help="files and folders")
    parser.add_argument("--tool", default="build/src/cli/bufscope-opt")
    parser.add_argument("--reference", default="mlir-opt-19")
    parser.add_argument("--profile", action="append", default=[],
                        choices=generate.PROFILES + ("all",))
    parser.add_argument("--seeds", type=seed_range, default=range(1, 6), metavar="A..B")
    parser.add_argument("--size", type=int, default=12)
    parser.add_argument("--timeout", type=float, default=20, help="seconds for one run of the reference")
    options = parser.parse_args()
    if "all" in options.profile:
        options.profile = list(generate.PROFILES)
    if not options.inputs and not options.profile:
        parser.error("give files, folders or --profile")
    options.tool = find_program(parser, options.tool)
    options.reference = find_program(parser, options.reference)
    return options


def compare(runner, orders, task, rounds):
    name, pass_name, path = task
    found = runner.trace(pass_name, path)
    if found is None:
        return f"{name}: {pass_name}: refused, which the reference does not"
    difference = first_difference(found, orders.applied(pass_name, rounds), orders.names(pass_name))
    if not difference and pass_name == "canonicalize" and found:
        n = runner.stopped(path, len(found[0]))
        difference = n and f"another program after {n} rewrites"
    return difference and f"{name}: {pass_name}: {difference}"


def main():
    options = parse_options()
    runner = Runner(options)
    orders = Orders()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(max_workers=2) as pool:
        found = pool.map(lambda c: inputs_of(runner, *c), chunks(options, Path(folder)))
        tasks = [task for tasks in found for task in tasks]
        logs = list(pool.map(lambda t: runner.log(t[1], t[2]), tasks))
        for (_, pass_name, _), rounds in zip(tasks, logs):
            orders.learn(pass_name, rounds or [])
        known = [(task, rounds) for task, rounds in zip(tasks, logs) if rounds is not None]
        results = list(pool.map(lambda k: compare(runner, orders, *k), known))
    different = [r for r in results if r]
    for line in different:
        print(line)
    rewrites = sum(applied is True for (_, pass_name, _), rounds in known
                   for iteration in orders.applied(pass_name, rounds) for _, applied in iteration)
    print(f"{rewrites} rewrites that the reference's log tells of")
    print(f"{len(results) - len(different)} identical, {len(different)} different,"
          f" {len(tasks) - len(known)} skipped (the reference failed)")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
