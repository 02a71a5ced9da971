# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs that are most like people's: many small ones of the generator's profiles, one behind the other.

A third of them is as it was written, with names of its own; a third as it comes out of mlir-opt's canonicalize, with
numbers for names, and attributes on allocations; a third has the location of every op. No two are alike, and no kind
of line (a line without names and numbers) makes up more than LARGEST_SHARE of the lines that they are written with.
"""

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "differential"))
import generate  # noqa: E402

# What a pipeline seldom refuses; some more often, as the others have more lines.
PROFILES = ("cfg", "scf", "call", "view", "mixed", "aliases", "cfg", "view", "mixed", "cfg", "call")
SIZE = 20  # statements of each program
BATCH = 600  # programs that the tool looks at together
LARGEST_SHARE = 0.045
FROM = 500  # lines; of fewer, chance may make more alike
MARK = "// -----\n"
MODULE = re.compile(r"(?://[^\n]*\n)?((?:[#!]\w+ = [^\n]*\n)*)module \{\n(.*)\}\s*", re.S)
ALLOCATION = re.compile(r"(memref\.alloc\([^)\n]*\)) :")


class Mixture:
    """Of the tool's path, its pipeline that no program may be refused by, and a folder for scratch files."""

    def __init__(self, tool, pipeline, folder):
        self.tool = tool
        self.pipeline = pipeline
        self.folder = Path(folder)

    def run(self, text, *flags):
        path = self.folder / "mixture.mlir"
        path.write_text(text)
        return subprocess.run([self.tool, *flags, path], text=True, check=False, capture_output=True)

    def accepted(self, texts):
        """Those of the programs that the pipeline takes, upstream's without a crash, which a warning says."""
        told = self.run(MARK.join(texts), "--split-input-file", f"--{self.pipeline}", "-o", "/dev/null").stderr
        found = re.findall(r"^within split at .*?:(\d+) offset .*? (?:error|warning): ", told, re.M)
        refused = set(map(int, found))
        line, kept = 1, []
        for text in texts:
            if line not in refused and line - 1 not in refused:
                kept.append(text)
            line += text.count("\n") + 1
        return kept

    def printed(self, text, *flags):
        done = self.run(text, *flags)
        done.check_returncode()
        return done.stdout

    def text(self, ops):
        """A program of about so many ops: as many as it has lines."""
        header, bodies, lines, seed, kinds = "", [[], [], []], 0, 0, Kinds()
        while lines < ops:
            texts = [with_own_names(i) for i in range(seed, seed + min(BATCH, 10 + (ops - lines) // 30))]
            for number, text in enumerate(self.accepted(texts), seed):
                own = Kinds(text)
                if lines < ops and kinds.share_with(own) <= LARGEST_SHARE:
                    kinds.add(own)
                    aliases, body = MODULE.fullmatch(text).groups()
                    header += aliases
                    bodies[number % 3].append(body)
                    lines += body.count("\n")
            seed += len(texts)
        written, numbered, located = ("".join(some) for some in bodies)
        numbered = ALLOCATION.sub(r"\1 {alignment = 64 : i64} :", numbered)
        numbered = self.printed(header + module(numbered), "--canonicalize")
        located = self.printed(header + module(located), "--mlir-print-debuginfo", "--mlir-print-local-scope")
        aliases, numbered = MODULE.fullmatch(numbered).groups()
        located = re.sub(r"^module \{\n|\} loc\([^\n]*\)\s*\Z", "", located)
        return header + aliases + module(written + numbered + located)


def module(body):
    return f"module {{\n{body}}}\n"


def with_own_names(seed):
    """The program of that number, its symbols and aliases like no other's; "" where it is more than functions."""
    text = generate.generate(PROFILES[seed % len(PROFILES)], seed + 1, SIZE)
    if not MODULE.fullmatch(text):
        return module("")
    text = re.sub(r"@(\w+)", rf"@\1_{seed}", text[text.index("\n") + 1:])
    for alias in re.findall(r"^([#!]\w+) = ", text, re.M):
        text = re.sub(rf"{alias}\b", f"{alias}of{seed}", text)
    return text


def skeleton(line):
    return re.sub(r"[%@^]\w+|\b\d+|\b0x\w+|\w*\d\w*", "_", line.strip())


class Kinds:
    """How many lines of each kind there are, of those that are more than the end or the label of something."""

    def __init__(self, text=""):
        self.counts = Counter(kind for kind in map(skeleton, text.splitlines()) if kind[:1] not in "}^")
        self.total = self.counts.total()

    def share_with(self, other):
        """The largest share that a kind of `other` has when that is added."""
        most = max((self.counts[kind] + n for kind, n in other.counts.items()), default=0)
        return most / max(self.total + other.total, FROM)

    def add(self, other):
        self.counts.update(other.counts)
        self.total += other.total
