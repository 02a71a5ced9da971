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

A log is long, and is not kept: what is known of it (answers.py) is which trace it was found to agree with.
The last line counts comparisons as compare.py's does.
"""

import argparse
import json
import re
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import answers
import generate
import ours
from compare import PATIENCE, Tool, collect_files, find_program, seed_range

# An op with cases takes several lines.
ATTEMPT = re.compile(r"Action `apply-pattern pattern: ?(.*?) \((.*)$")
ITERATION = "GreedyPatternRewriteIteration("
OP_NAME = re.compile(r'^(?:%[^=]*= )?"?([a-z_]\w*(?:\.\w+)*)"?')
BEFORE = "expand-realloc{emit-deallocs=false},canonicalize,ownership-based-buffer-deallocation,canonicalize"
FAILED = "failed"
MAX_REWRITES = 12  # how often a program is stopped in between
CHECKED_BY = Path(__file__).read_text()  # what was found right by another text of this is looked at again

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
    """For each kind of op the order in which a pass tries its patterns, learnt from many logs, also of earlier runs."""

    def __init__(self, before=()):
        self.known = {(pass_name, op): names for pass_name, op, names in before}

    def as_list(self):
        return sorted([*kind, names] for kind, names in self.known.items())

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


@dataclass
class Task:
    """A pass on a program."""

    name: str
    pass_name: str
    path: Path
    trace: list = None   # our rounds; None where we refuse
    rounds: list = None  # the reference's, where it is asked; None where it fails
    rewrites: int = None  # of the reference, as far as its log tells

    def hash(self):
        return answers.short_hash(repr(self.trace))


class Runner:
    def __init__(self, options):
        self.answers = answers.Answers(options.reference, options)
        self.reference = answers.Reference(Tool(options.reference, options.timeout), self.answers)
        self.tool = Tool(options.tool, options.timeout * PATIENCE)

    def both(self, path, *arguments):
        """(the reference's reply, ours); the reply is asked for as a whole where ours is another."""
        actual = ours.without_maybe(self.tool.run(arguments, path))
        reply = self.reference.reply(arguments, path, path.read_text(errors="surrogateescape"))
        if not reply.fits(actual):
            reply.whole()
        return reply, actual

    def question(self, task):
        return self.answers.question("actions", CHECKED_BY, task.pass_name, task.path.read_text(errors="surrogateescape"))

    def known(self, task):
        """How many rewrites are in the log that agreed with this trace, or FAILED; None when the reference is to be
        asked."""
        question = self.question(task)
        if question not in self.answers.known or self.answers.is_asked_again(question):
            return None
        agreed, rewrites = json.loads(self.answers.known[question][0])
        return rewrites if rewrites == FAILED or agreed == task.hash() else None

    def remember(self, task, rewrites):
        self.answers.add(self.question(task), json.dumps([task.hash(), rewrites]))

    def learn_orders(self, tasks):
        """From the logs, and those of earlier runs."""
        question = self.answers.question("orders", CHECKED_BY)
        before = self.answers.known.get(question)
        orders = Orders(json.loads(before[0]) if before else ())
        for task in tasks:
            orders.learn(task.pass_name, task.rounds or [])
        now = json.dumps(orders.as_list())
        if before != [now]:
            self.answers.add(question, now)
        return orders

    def log(self, pass_name, path):
        """The rounds of the reference; None where it fails, which compare.py looks after."""
        self.answers.asked += 1
        done = self.reference.tool.run([f"--{pass_name}", "--log-actions-to=-"], path)
        return read_log(done.out) if done.status == 0 else None

    def trace(self, pass_name, path):
        trace = path.with_suffix(f".{pass_name}.json")  # two passes may be at one file
        done = self.tool.run([f"--{pass_name}", f"--trace={trace}"], path)
        return read_trace(trace) if done.status == 0 else None

    def stopped(self, path, rewrites):
        """The first number of rewrites after which the two programs have different text."""
        for n in range(1, min(rewrites, MAX_REWRITES) + 1):
            reply, actual = self.both(path, f"--canonicalize=max-iterations=1 max-num-rewrites={n}")
            if reply.whole().out != actual.out:
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
    found = [Task(name, "canonicalize", path)]
    later = path.with_name(f"{path.stem}-owned.mlir")
    reply, _ = runner.both(path, f"--pass-pipeline=builtin.module({BEFORE})")
    if reply.status() == 0:
        later.write_text(reply.whole().out)
        found.append(Task(name, "buffer-deallocation-simplification", later))
    if "bufferization.dealloc" in path.read_text(errors="replace"):
        found.append(Task(name, "buffer-deallocation-simplification", path))
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
    answers.add_options(parser)
    options = parser.parse_args()
    if "all" in options.profile:
        options.profile = list(generate.PROFILES)
    if not options.inputs and not options.profile:
        parser.error("give files, folders or --profile")
    options.tool = find_program(parser, options.tool)
    options.reference = find_program(parser, options.reference)
    return options


def look(runner, task):
    """Runs ours, and the reference unless it is known that its log agrees."""
    task.trace = runner.trace(task.pass_name, task.path)
    task.rewrites = runner.known(task)
    if task.rewrites is None:
        task.rounds = runner.log(task.pass_name, task.path)
        task.rewrites = FAILED if task.rounds is None else None
        if task.rounds is None:
            runner.remember(task, FAILED)
    return task


def compare_log(runner, orders, task):
    applied = orders.applied(task.pass_name, task.rounds)
    difference = first_difference(task.trace, applied, orders.names(task.pass_name))
    task.rewrites = sum(known is True for iteration in applied for _, known in iteration)
    if not difference:
        runner.remember(task, task.rewrites)
    return difference


def compare(runner, orders, task):
    """What differs, as a sentence."""
    if task.trace is None:
        return f"{task.name}: {task.pass_name}: refused, which the reference does not"
    difference = compare_log(runner, orders, task) if task.rewrites is None else None
    if not difference and task.pass_name == "canonicalize" and task.trace:
        n = runner.stopped(task.path, len(task.trace[0]))
        difference = n and f"another program after {n} rewrites"
    return difference and f"{task.name}: {task.pass_name}: {difference}"


def main():
    options = parse_options()
    runner = Runner(options)
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(max_workers=2) as pool:
        found = pool.map(lambda c: inputs_of(runner, *c), chunks(options, Path(folder)))
        tasks = list(pool.map(lambda task: look(runner, task), [task for tasks in found for task in tasks]))
        orders = runner.learn_orders(tasks)
        compared = [task for task in tasks if task.rewrites != FAILED]
        results = list(pool.map(lambda task: compare(runner, orders, task), compared))
    different = [r for r in results if r]
    for line in different:
        print(line)
    wrong = len(different) + runner.answers.report()
    print(f"{sum(task.rewrites for task in compared if task.rewrites)} rewrites that the reference's log tells of")
    print(f"{len(results) - len(different)} identical, {wrong} different,"
          f" {len(tasks) - len(compared)} skipped (the reference failed)")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
