#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs programs through bufscope-opt and through the reference and compares, byte by byte.

Compared are standard output, standard error and the exit status, for the round trip, the generic
form and what either prints when it reads it back, each pass alone, every stage of the pipeline, the
pipeline itself, and some pipelines at random.  Programs are files, folders of files, or generated ones:

    compare.py --tool build/src/cli/bufscope-opt samples tests/mlir
    compare.py --tool build/src/cli/bufscope-opt --profile cfg --seeds 1..200
    compare.py --tool build/src/cli/bufscope-opt broken.mlir --only 'legacy-*' --keep /tmp/k --reduce

With --upstream 22 the reference is mlir-opt-22, and bufscope-opt follows its rules.  Differences
that are known and have a cause are listed in known-differences-22.txt; one that is listed and is
not there is a failure like one that is there and not listed.

Where the reference crashes, we must give an error, or a result and the warning that says so; what
we give is not compared.  What the reference answers is known by hashes, in the tree (answers.py); it
is asked where ours is another answer.

With --part 1/3 every third program, or batch of them, is compared, with the other parts the rest.

The last line counts comparisons; the exit status is 1 when any of them differs.
"""

import argparse
import difflib
import fnmatch
import hashlib
import os
import re
import shutil
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path

import answers
import generate
import ours
import pipelines

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent

STAGES = (
    "expand-realloc{emit-deallocs=false}",
    "canonicalize",
    "ownership-based-buffer-deallocation",
    "canonicalize",
    "buffer-deallocation-simplification",
    "bufferization-lower-deallocations",
    "cse",
    "canonicalize",
)

# Also what a pass leaves that fails.
FAILED = "--mlir-print-ir-after-failure"

# name -> arguments
COMPARISONS = {
    "roundtrip": [],
    "generic": ["--mlir-print-op-generic"],
    "locations": ["--mlir-print-debuginfo"],
    "locations-generic": ["--mlir-print-debuginfo", "--mlir-print-op-generic"],
    "locations-pipeline": ["--mlir-print-debuginfo", "--mlir-print-local-scope",
                           "--buffer-deallocation-pipeline"],
    "expand-realloc": ["--expand-realloc", FAILED],
    "expand-realloc-no-deallocs": ["--expand-realloc=emit-deallocs=false"],
    "canonicalize": ["--canonicalize"],
    "canonicalize-aggressive": ["--canonicalize=region-simplify=aggressive"],
    "canonicalize-disabled": ["--canonicalize=region-simplify=disabled"],
    "canonicalize-bottom-up": ["--canonicalize=top-down=false"],
    "ownership": ["--ownership-based-buffer-deallocation"],
    "ownership-dynamic":
        ["--ownership-based-buffer-deallocation=private-function-dynamic-ownership=true", FAILED],
    "simplification": ["--buffer-deallocation-simplification"],
    "lowering": ["--bufferization-lower-deallocations", FAILED],
    "cse": ["--cse"],
    "bufferization-to-memref": ["--convert-bufferization-to-memref", FAILED],
    "bufferization-to-memref-functions":
        ["--pass-pipeline=builtin.module(func.func(convert-bufferization-to-memref))", FAILED],
    "bufferization-to-memref-then-canonicalize":
        ["--ownership-based-buffer-deallocation", "--convert-bufferization-to-memref",
         "--canonicalize", "--cse"],
    "drop-results": ["--drop-equivalent-buffer-results", FAILED],
    "drop-results-then-canonicalize":
        ["--drop-equivalent-buffer-results", "--canonicalize", "--cse"],
    "out-params": ["--buffer-results-to-out-params", FAILED],
    "out-params-hoist":
        ["--buffer-results-to-out-params=add-result-attr=true hoist-static-allocs=true"],
    "out-params-then-canonicalize":
        ["--drop-equivalent-buffer-results", "--buffer-results-to-out-params",
         "--buffer-deallocation-pipeline"],
    # The program after each of them, and the diagnostics between, in one run.
    "stages": [f"--pass-pipeline=builtin.module({','.join(STAGES)})", "--mlir-print-ir-after-all"],
    "legacy-deallocation": ["--buffer-deallocation", FAILED],
    "legacy-deallocation-then-canonicalize": ["--buffer-deallocation", "--canonicalize"],
    "legacy-hoisting": ["--buffer-hoisting", FAILED],
    "legacy-loop-hoisting": ["--buffer-loop-hoisting"],
    "legacy-promotion": ["--promote-buffers-to-stack"],
    "legacy-promotion-options":
        ["--promote-buffers-to-stack=max-alloc-size-in-bytes=16 max-rank-of-allocated-memref=2"],
    "legacy-hoisting-then-deallocation":
        ["--buffer-hoisting", "--buffer-loop-hoisting", "--buffer-deallocation", "--canonicalize",
         "--promote-buffers-to-stack"],
    # What the first run frees, the second one refuses, unless the first one refuses some function.
    "ownership-twice":
        ["--ownership-based-buffer-deallocation", "--buffer-deallocation-simplification",
         "--bufferization-lower-deallocations", "--cse", "--ownership-based-buffer-deallocation"],
    "pipeline": ["--buffer-deallocation-pipeline"],
    "pipeline-dynamic":
        ["--buffer-deallocation-pipeline=private-function-dynamic-ownership=true"],
}
# What there is to compare with later releases only.
SINCE_22 = {
    "allocation-liveness": ["--optimize-allocation-liveness"],
    "allocation-liveness-after-lowering":
        ["--buffer-deallocation-pipeline", "--optimize-allocation-liveness"],
    "out-params-public": ["--buffer-results-to-out-params=modify-public-functions=true"],
}
# Read back what the reference printed; name -> the comparison whose output is the input.
READ_BACK = {"reread": "roundtrip", "reread-generic": "generic"}
# Pipelines made up for each program; see pipelines.py.
RANDOM = tuple(f"random-{n}" for n in range(1, 6))
ALL_COMPARISONS = list(COMPARISONS) + list(READ_BACK) + list(RANDOM)


@dataclass(frozen=True)
class Upstream:
    """A release that bufscope-opt can follow."""

    reference: str
    tool_arguments: tuple
    comparisons: dict  # beside those of every release
    gone: str          # the option of a pass that it does not have any more, or none
    known: str         # file with the known differences
    undefined: str     # file with the programs for which it has no answer of its own


UPSTREAMS = {
    "19": Upstream("mlir-opt-19", (), {}, None, "known-differences-19.txt", "known-undefined-19.txt"),
    "22": Upstream("mlir-opt-22", ("--upstream=22",), SINCE_22, "--buffer-deallocation",
                   "known-differences-22.txt", "known-undefined-22.txt"),
}

SPLIT_MARK = re.compile(r"^// -----", re.MULTILINE)
RERUNS = 30  # how often a reference that contradicts itself is asked


@dataclass(frozen=True)
class Result:
    status: int
    out: str
    err: str

    def crashed(self):
        """A signal, or what a shell would report for one; also a run that took too long."""
        return self.status < 0 or self.status > 100

    def timed_out(self):
        return self.status == TIMED_OUT


TIMED_OUT = 124
# The reference does not come to an end on some programs. That ours takes long is no fault on a busy
# machine under sanitizers, only that it never ends: it has so many times as long.
PATIENCE = 10
# A reference that crashes takes a second to find the names of the functions that it crashed in.
QUIET_CRASHES = {**os.environ, "LLVM_DISABLE_SYMBOLIZATION": "1"}


class Tool:
    """One of the two programs, with at most so many runs at once in the whole process."""

    slots = threading.Semaphore(2)

    def __init__(self, path, timeout, always=()):
        self.path = path
        self.timeout = timeout
        self.always = always  # arguments of every run

    def command(self, arguments, path, split):
        extra = ["--split-input-file"] if split else []
        # On several threads it depends on chance which functions the reference still looks at after a failure.
        return [str(self.path), "--allow-unregistered-dialect", "--mlir-disable-threading", *self.always, *extra,
                *arguments, str(path)]

    def run(self, arguments, path, split=False):
        with Tool.slots:
            try:
                done = subprocess.run(self.command(arguments, path, split), cwd=ROOT,
                                      stdin=subprocess.DEVNULL, capture_output=True,
                                      timeout=self.timeout, env=QUIET_CRASHES)
            except subprocess.TimeoutExpired:
                return Result(TIMED_OUT, "", f"no answer within {self.timeout} seconds\n")
        return Result(done.returncode, done.stdout.decode(errors="replace"),
                      done.stderr.decode(errors="replace"))


@dataclass
class Program:
    name: str
    path: Path
    text: str
    split: bool
    members: list = field(default_factory=list)  # a batch: the programs in it
    origin: str = None  # of a shortened program: the text that its pipelines were made up for


@dataclass
class Outcome:
    kind: str  # identical, different, known, skipped
    program: Program
    comparison: str
    expected: Result = None
    actual: Result = None
    note: str = ""


class Comparer:
    def __init__(self, options):
        self.options = options
        self.tool = Tool(options.tool, options.timeout * PATIENCE, options.upstream.tool_arguments)
        self.answers = answers.Answers(options.reference, options)
        self.reference = answers.Reference(Tool(options.reference, options.timeout), self.answers)
        self.undefined = read_rules(HERE / options.upstream.undefined)
        self.known = read_rules(HERE / options.upstream.known)
        self.unusual = set()  # names of programs that were not like the others in their batch

    def wanted(self):
        every = [*self.options.comparisons, *READ_BACK, *RANDOM]
        return [c for c in every
                if any(fnmatch.fnmatch(c, pattern) for pattern in self.options.only)]

    def compare(self, program):
        """The outcome of every wanted comparison of one program (or of the members of a batch)."""
        replies = {}
        outcomes = []
        for comparison in self.wanted():
            if not self.unreadable(program, comparison, replies):
                outcomes += self.compare_one(program, comparison, replies)
        return outcomes

    def unreadable(self, program, comparison, replies):
        """Text that the reference cannot read gives the same errors before every pass."""
        if program.split or comparison == "roundtrip":
            return False
        return self.reply(program, "roundtrip", replies).status() == 1

    def reply(self, program, comparison, replies):
        """The reference's, once for each comparison."""
        if comparison not in replies:
            arguments, path, text = self.question(program, comparison, replies)
            replies[comparison] = self.reference.reply(arguments, path, text, program.split)
        return replies[comparison]

    def question(self, program, comparison, replies):
        """(arguments, path, text) of a run."""
        if comparison not in READ_BACK:
            return self.arguments(program, comparison), program.path, program.text
        printed = self.reply(program, READ_BACK[comparison], replies).whole().out
        path = self.options.work / f"{comparison}-{flat(program.name)}"
        write_whole(path, printed)
        return [], self.shown(path), printed

    def run(self, tool, program, comparison, replies):
        arguments, path, _ = self.question(program, comparison, replies)
        return tool.run(arguments, path, program.split)

    def arguments(self, program, comparison):
        if comparison in RANDOM:
            text = program.origin or program.text
            return pipelines.random_arguments(text, RANDOM.index(comparison))
        return self.options.comparisons[comparison]

    @staticmethod
    def shown(path):
        """Relative to the top, so that diagnostics do not depend on where the checkout is."""
        return path.relative_to(ROOT) if path.is_relative_to(ROOT) else path

    def is_gone(self, program, comparison):
        """Whether a pipeline made up for the program has a pass that the release has not."""
        gone = self.options.upstream.gone
        return gone and comparison in RANDOM and re.search(
            gone.lstrip("-") + r"[,{)]", self.arguments(program, comparison)[0])

    def compare_one(self, program, comparison, replies):
        if self.is_gone(program, comparison):
            return []
        rule = find_rule(self.undefined, program, comparison)
        if rule:
            return [Outcome("skipped", program, comparison, note=rule[2])]
        reply = self.reply(program, comparison, replies)
        if reply.crashed() and program.members:
            return self.compare_members(program, comparison)
        actual = self.run(self.tool, program, comparison, replies)
        if reply.crashed():
            return [self.after_crash(program, comparison, reply, actual)]
        if reply.fits(ours.without_maybe(actual)):
            return [Outcome("identical", p, comparison) for p in program.members or [program]]
        if program.members:
            outcomes = self.compare_members(program, comparison)
            if all(o.kind == "identical" for o in outcomes) and \
                    self.second_look(program, comparison, reply, actual).kind == "different":
                outcomes.append(Outcome("different", program, comparison, reply.whole(), actual,
                                        "differs only in one file together"))
            return outcomes
        rule = find_rule(self.known, program, comparison)
        if rule:
            return [Outcome("known", program, comparison, note=rule[2])]
        if reply.status() and ours.says_maybe(actual.err):
            return [Outcome("skipped", program, comparison,
                            note="the reference refuses what it has written, as we say")]
        return [self.second_look(program, comparison, reply, actual)]

    def after_crash(self, program, comparison, reply, actual):
        """Where the reference crashes, we give an error, or a result and the warning that says so."""
        if not reply.timed_out() and is_silent(actual):
            rule = find_rule(self.known, program, comparison)
            return Outcome("known" if rule else "different", program, comparison, reply.whole(), actual,
                           rule[2] if rule else "nothing says that the reference crashes")
        what = "we refuse" if actual.status else \
            "as we say" if ours.says_crash(actual.err) else "took too long"
        return Outcome("skipped", program, comparison, note=f"reference crashed: {what}")

    def stale(self, outcomes):
        """The known differences that were looked for, and of which there was none."""
        for rule in self.known:
            kinds = [o.kind for o in outcomes if find_rule([rule], o.program, o.comparison)]
            if "identical" in kinds and "known" not in kinds:
                yield rule

    def apart(self, program):
        """Each member of a batch; but together those of which none was unlike the others before."""
        usual = [member for member in program.members if member.name not in self.unusual]
        if len(usual) in (0, 1, len(program.members)):
            return program.members
        names = "\0".join(member.name for member in usual)
        kind = "usual-" + hashlib.sha256(names.encode()).hexdigest()[:8]
        return [one_program(usual, kind, self.options.work),
                *(member for member in program.members if member.name in self.unusual)]

    def compare_members(self, program, comparison):
        outcomes = []
        for part in self.apart(program):
            if comparison in RANDOM:  # by the batch's pipeline: the part's own is another
                part = replace(part, origin=program.origin or program.text)
            found = self.compare_one(part, comparison, {})
            if any(outcome.kind != "identical" for outcome in found):
                self.unusual.add(part.name)
            outcomes += found
        return outcomes

    def second_look(self, program, comparison, reply, actual):
        """Where the reference's own output depends on addresses, any of its outputs is right."""
        if reply.varies():
            return Outcome("skipped", program, comparison, note="reference gives different answers")
        wanted = ours.without_maybe(actual)
        if reply.whole() == wanted:
            return Outcome("identical", program, comparison)
        seen = {reply.whole()}
        for i in range(RERUNS):
            if i == answers.SURE and len(seen) == 1:
                break
            seen.add(reply.ask())
            if wanted in seen:
                reply.keep_as_well(wanted)
                return Outcome("identical", program, comparison)
        if len(seen) > 1:
            reply.keep_varies()
            return Outcome("skipped", program, comparison, note=f"reference gave {len(seen)} different answers")
        return Outcome("different", program, comparison, reply.whole(), actual)


# ------------------------------------------------------------------------------------- programs


def write_whole(path, text):
    """At once: another run of this script may read the file, into which it writes the same."""
    new = path.with_name(f"{path.name}.{os.getpid()}-{threading.get_ident()}")
    new.write_text(text, errors="surrogateescape")
    new.rename(path)


def flat(name):
    return name.replace("/", "-") if name.endswith(".mlir") else name.replace("/", "-") + ".mlir"


def has_no_reference(text):
    """Whether a test is about something that no mlir-opt has."""
    return re.search(r"^// REFERENCE: none$", text, re.M) is not None


def collect_files(paths):
    programs = []
    for path in paths:
        found = sorted(path.rglob("*.mlir")) if path.is_dir() else [path]
        for file in found:
            text = file.read_text(errors="surrogateescape")
            if "Inputs" in file.parts or has_no_reference(text):
                continue
            programs.append(Program(str(file), file, text, bool(SPLIT_MARK.search(text))))
    return programs


def write_generated(options, seeds):
    """Generated programs, each in a file of its own."""
    programs = []
    for profile in options.profile:
        for seed in seeds:
            text = generate.generate(profile, seed, options.size)
            path = options.work / f"{profile}-{seed}-{options.size}.mlir"
            write_whole(path, text)
            programs.append(Program(path.name, Comparer.shown(path), text, False))
    return programs


def one_program(members, kind, work):
    """A file with all of them."""
    text = "\n// -----\n".join(p.text for p in members)
    name = f"{kind}-{flat(members[0].name).removesuffix('.mlir')}-to-{flat(members[-1].name)}"
    path = work / name
    write_whole(path, text)
    return Program(name, Comparer.shown(path), text, True, members)


def in_batches(programs, options):
    """Files with several of the programs together: most of a run's time is the start of a process.
    Those of which a difference is known, or that have no defined answer, stay alone."""
    if options.batch <= 1:
        return programs
    known = read_rules(HERE / options.upstream.known) + read_rules(HERE / options.upstream.undefined)
    alone, members, batches = [], [], []
    for program in programs:
        if any(fnmatch.fnmatch(program.name, "*" + rule[0]) for rule in known):
            alone.append(program)
            continue
        members.append(program)
        if ends_batch(program, len(members), options.batch):
            batches.append(members)
            members = []
    batches += [members] if members else []
    return alone + [one_program(members, "batch", options.work) for members in batches]


def ends_batch(program, count, size):
    """When there are as many as wanted, the next name of some ends it: of a program more or less a batch or two are
    others, not all that follow."""
    return count >= size and hashlib.sha256(program.name.encode()).digest()[0] % 4 == 0


def read_rules(path):
    """Lines of: file name pattern, comparison pattern, reason."""
    rules = []
    for line in path.read_text().splitlines() if path.exists() else ():
        if line.strip() and not line.startswith("#"):
            rules.append(line.split(None, 2))
    return rules


def find_rule(rules, program, comparison):
    for rule in rules:
        if fnmatch.fnmatch(program.name, "*" + rule[0]) and fnmatch.fnmatch(comparison, rule[1]):
            return rule
    return None


# ------------------------------------------------------------------------------- what to do then


def is_silent(actual):
    """Whether ours does not say that the reference crashes, and gives no error."""
    return actual.crashed() or not actual.status and not ours.says_crash(actual.err)


def differ(expected, actual):
    """Whether there is something to report; a reference that takes too long says nothing."""
    if not expected.crashed():
        return ours.without_maybe(actual) != expected
    return not expected.timed_out() and is_silent(actual)


def describe(outcome, limit):
    expected, actual = outcome.expected, outcome.actual
    lines = []
    if expected.status != actual.status:
        lines.append(f"  exit status: reference {expected.status}, tool {actual.status}")
    for stream in ("out", "err"):
        lines += difflib.unified_diff(getattr(expected, stream).splitlines(),
                                      getattr(actual, stream).splitlines(),
                                      f"reference std{stream}", f"tool std{stream}", "", "", 2, "")
    if len(lines) > limit:
        lines = lines[:limit] + [f"  ... {len(lines) - limit} more lines"]
    return "\n".join("    " + line for line in lines)


def keep(outcome, folder):
    target = folder / flat(outcome.program.name).removesuffix(".mlir") / outcome.comparison
    target.mkdir(parents=True, exist_ok=True)
    (target / "input.mlir").write_text(outcome.program.text, errors="surrogateescape")
    for name, result in (("expected", outcome.expected), ("actual", outcome.actual)):
        (target / f"{name}.out").write_text(result.out)
        (target / f"{name}.err").write_text(result.err)
    (target / "difference").write_text(describe(outcome, 100000) + "\n")
    return target


class Reducer:
    """Takes lines away as long as the two programs still differ."""

    def __init__(self, comparer, outcome):
        self.comparer = comparer
        self.tool = comparer.reference.tool
        self.comparison = outcome.comparison
        self.program = outcome.program
        self.path = comparer.options.work / ("reduced-" + flat(outcome.program.name))
        self.same_status = outcome.expected.status == outcome.actual.status
        self.must_parse = self.expected_status(outcome.program.text) == 0

    def candidate(self, text):
        self.path.write_text(text, errors="surrogateescape")
        return Program(self.path.name, Comparer.shown(self.path), text, self.program.split,
                       origin=self.program.text)

    def expected_status(self, text):
        program = self.candidate(text)
        return self.tool.run([], program.path, program.split).status

    def still_differs(self, lines):
        program = self.candidate("\n".join(lines) + "\n")
        if self.must_parse and self.expected_status(program.text) != 0:
            return False
        expected, actual = (self.comparer.run(tool, program, self.comparison, {})
                            for tool in (self.tool, self.comparer.tool))
        if self.same_status and actual.status != expected.status:
            return False  # drifted to another difference
        return differ(expected, actual)

    def reduce(self):
        lines = [line for line in self.program.text.splitlines() if line.strip()]
        shorter = lines
        while shorter:
            lines = shorter
            shorter = next(filter(self.still_differs, self.proposals(lines)), None)
        text = "\n".join(lines) + "\n"
        self.candidate(text)
        return text

    @classmethod
    def proposals(cls, lines):
        for remove in cls.removals(lines):
            if len(remove) < len(lines):
                yield [line for i, line in enumerate(lines) if i not in remove]
        yield from cls.substitutions(lines)

    @staticmethod
    def substitutions(lines):
        """Takes one definition away and lets an older value stand in for it."""
        older = re.findall(r"%arg\d+", " ".join(l for l in lines if "func.func" in l))
        for i, line in enumerate(lines):
            defined = re.match(r"\s*(%\w+) = ", line)
            if not defined:
                continue
            use = re.compile(re.escape(defined[1]) + r"\b")
            for other in dict.fromkeys(reversed(older)):
                if not line.rstrip().endswith("{"):
                    yield [use.sub(other, l) for k, l in enumerate(lines) if k != i]
            older.append(defined[1])

    @staticmethod
    def removals(lines):
        """Regions, regions without their content's wrapper, then runs of lines, longest first."""
        for i, line in enumerate(lines):
            if line.rstrip().endswith("{") and not line.lstrip().startswith("}"):
                indent = len(line) - len(line.lstrip())
                closing = next((k for k in range(i + 1, len(lines))
                                if lines[k].startswith(" " * indent + "}")
                                and not lines[k].rstrip().endswith("{")), None)
                if closing:
                    yield set(range(i, closing + 1))
                    yield {i, closing}
        size = len(lines) // 2
        while size:
            for start in range(len(lines) - size, -1, -max(1, size)):
                yield set(range(start, start + size))
            size //= 2


# ---------------------------------------------------------------------------------------- main


def seed_range(text):
    first, _, last = text.partition("..")
    return range(int(first), int(last or first) + 1)


def seed_ranges(text):
    """1..6,7..25: two ranges, of which no program of the one is in a batch with one of the other."""
    return [seed_range(part) for part in text.split(",")]


def part_of(text):
    part, parts = map(int, text.split("/"))
    if not 1 <= part <= parts:
        raise ValueError(text)
    return part, parts


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("inputs", nargs="*", type=Path, help="files and folders")
    parser.add_argument("--tool", default="build/src/cli/bufscope-opt", help="the program to check")
    parser.add_argument("--upstream", choices=UPSTREAMS, default="19", help="the release to follow")
    parser.add_argument("--reference", help="the program of that release, when it is another")
    parser.add_argument("--profile", action="append", default=[],
                        choices=generate.PROFILES + ("all",), help="generate programs")
    parser.add_argument("--seeds", type=seed_ranges, default=[range(1, 26)], metavar="A..B[,C..D]")
    parser.add_argument("--size", type=int, default=12)
    parser.add_argument("--batch", type=int, default=1,
                        help="programs per run; one that differs is run alone again")
    parser.add_argument("--part", type=part_of, default=(1, 1), metavar="K/N", help="the K-th of N parts of the programs")
    parser.add_argument("--only", action="append", default=[], metavar="PATTERN",
                        help="comparisons to make: " + ", ".join(ALL_COMPARISONS))
    parser.add_argument("--timeout", type=float, default=60, help="seconds for one run of the reference")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="store what differs")
    parser.add_argument("--reduce", action="store_true", help="shorten the programs that differ")
    parser.add_argument("--lines", type=int, default=30, help="lines shown per difference")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "differential")
    answers.add_options(parser)
    options = parser.parse_args()
    if "all" in options.profile:
        options.profile = list(generate.PROFILES)
    if not options.inputs and not options.profile:
        parser.error("give files, folders or --profile")
    options.only = options.only or ["*"]
    options.work = options.work.resolve()
    options.work.mkdir(parents=True, exist_ok=True)
    options.inputs = [Comparer.shown(path.resolve()) for path in options.inputs]
    options.tool = find_program(parser, options.tool)
    options.upstream = UPSTREAMS[options.upstream]
    options.reference = find_program(parser, options.reference or options.upstream.reference)
    options.comparisons = {name: arguments
                           for name, arguments in {**COMPARISONS,
                                                   **options.upstream.comparisons}.items()
                           if options.upstream.gone not in arguments}
    os.chdir(ROOT)
    return options


def find_program(parser, name):
    found = shutil.which(name)
    if not found:
        parser.error(f"{name}: no such program")
    return Path(found).resolve() if os.sep in name else Path(found)


def report(comparer, outcome):
    """Says what is not identical, and does what the options ask for."""
    options = comparer.options
    if outcome.kind in ("identical", "known"):
        return
    print(f"{outcome.kind}: {outcome.program.name}: {outcome.comparison}"
          + (" " + comparer.arguments(outcome.program, outcome.comparison)[0]
             if outcome.comparison in RANDOM else "")
          + (f" ({outcome.note})" if outcome.note else ""), flush=True)
    if outcome.kind != "different":
        return
    print(describe(outcome, options.lines))
    if options.keep:
        print(f"  kept in {keep(outcome, options.keep)}")
    if options.reduce:
        text = Reducer(comparer, outcome).reduce()
        print("  reduced to:\n" + "\n".join("    " + l for l in text.splitlines()))


def main():
    options = parse_options()
    comparer = Comparer(options)
    programs = in_batches(collect_files(options.inputs), options)
    for seeds in options.seeds:
        programs += in_batches(write_generated(options, seeds), options)
    part, parts = options.part
    programs = programs[part - 1::parts]
    counts = {"identical": 0, "known": 0, "different": 0, "skipped": 0}
    differing = set()
    looked_at = []
    with ThreadPoolExecutor(max_workers=2) as pool:
        for outcomes in pool.map(comparer.compare, programs):
            looked_at += outcomes if comparer.known else []
            for outcome in outcomes:
                counts[outcome.kind] += 1
                if outcome.kind == "different":
                    differing.add(outcome.program.name)
                report(comparer, outcome)
    for rule in comparer.stale(looked_at) if parts == 1 else ():
        counts["different"] += 1
        print(f"different: {rule[0]}: {rule[1]}: listed in {options.upstream.known}, but not there")
    counts["different"] += comparer.answers.report()
    total = sum(len(p.members) or 1 for p in programs)
    print(f"{total} programs, {len(differing)} of them with a difference that is not known")
    if counts["known"]:
        print(f"{counts['known']} differences as listed in {options.upstream.known}")
    print(f"{counts['identical'] + counts['known']} identical, {counts['different']} different,"
          f" {counts['skipped']} skipped (reference crashed)")
    return 1 if counts["different"] else 0


if __name__ == "__main__":
    sys.exit(main())
