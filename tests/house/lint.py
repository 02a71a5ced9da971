#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""clang-tidy and cppcheck have nothing to say about src/. What they look for: .clang-tidy, and SUPPRESSED below.

    lint.py SOURCE-ROOT BUILD-FOLDER [FILE...]     only these files

clang-tidy does not look again at a file that it had nothing to say about, as long as nothing is changed of it and of its
headers, those of libraries included (but what gcc compiles apart, GTK's); the build knows which those are. cppcheck looks at all of src/ at once. This is known
in the tree, as what mlir-opt answers is (tests/differential/answers.py), and some of it is looked at again, too. `--again
all` looks at everything. Skipped where clang-tidy is of another release than the source agrees with.
"""

import argparse
import concurrent.futures
import functools
import hashlib
import json
import os
import pathlib
import shlex
import shutil
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "differential"))
import answers  # noqa: E402
from agreed import SKIPPED, another_release  # noqa: E402

# What cppcheck cannot know, and why.
SUPPRESSED = [
    "allocaCalled",  # g_newa() of what the ranks of types and the terms of maps bound: BS_LIMIT_SHAPE_RANK, ...
    "ctunullpointer",  # looks at a callee without what its caller checks
    "identicalInnerCondition",  # `if (*made) return *made;`
    "internalAstError",  # cppcheck's own parser: compound literals in conditional expressions
    "invalidFunctionArg",  # does not know mmap() without a file
    "leakNoVarFunctionCall",  # bs_vec_push(&find(...)->vector, item)
    "preprocessorErrorDirective",  # ... and commas that a table's macro passes on
    "returnDanglingLifetime",  # a function pointer is taken to return its argument
]
TIMEOUT = 900
SHARE = 100  # of files that nothing was said about, one in so many is looked at all the same: each takes ten seconds


def sources(top, build, wanted):
    """path -> what its compiler is told of where headers are, and what is defined."""
    found = {}
    for entry in json.loads((build / "compile_commands.json").read_text()):
        path = (pathlib.Path(entry["directory"]) / entry["file"]).resolve()
        if top / "src" in path.parents and (not wanted or path in wanted):
            found[path] = " ".join(word for word in shlex.split(entry["command"]) if word.startswith(("-D", "-I", "-std")))
    return found


def run(command, top):
    result = subprocess.run(command, cwd=top, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=TIMEOUT)
    return result.returncode, result.stdout, result.stderr


def dependencies(build):
    """What each object file was made of, as Ninja knows it: a set of files by source."""
    found = {}
    for entry in run(["ninja", "-C", str(build), "-t", "deps"], build)[1].split("\n\n"):
        files = [(build / line.strip()).resolve() for line in entry.splitlines()[1:] if line.startswith("    ")]
        found |= {files[0]: files} if files else {}
    return found


@functools.cache
def content(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def all_of(top, path, files):
    """What says whether it is the same file, wherever the tree lies: it, what it includes, and what clang-tidy is to look
    for."""
    settings = [top / ".clang-tidy", *sorted((top / "src").rglob(".clang-tidy"))]
    return [content(path), *map(content, settings), *sorted(map(content, set(files) - {path}))]


def tidy(top, build, known, path, flags, files):
    def ask():
        # gcc's -ffat-lto-objects is unknown to it.
        status, out, err = run(["clang-tidy", "--extra-arg=-Wno-ignored-optimization-argument", "-p", str(build), "--quiet",
                                str(path)], top)
        return (out.strip() or err.strip() or f"exit status {status}") if status != 0 else ""

    if not files:  # not built
        return [ask()]
    return [known.text(("lint", flags, *all_of(top, path, files)), ask, lambda found: not found)]


def cppcheck(top, known, wanted):
    command = ["cppcheck", "--quiet", "--enable=warning,performance,portability", "--library=gtk", "--library=posix",
               "--std=c11", "--inline-suppr", "--error-exitcode=1", "-Isrc", "-DG_GNUC_PRINTF(format,first)=",
               *[f"--suppress={name}" for name in SUPPRESSED]]

    def ask():
        status, out, err = run([*command, *(map(str, wanted) if wanted else ["src"])], top)
        return (out + err).strip() if status != 0 else ""

    if wanted:
        return [ask()]
    files = sorted(path for path in (top / "src").rglob("*.[ch]"))
    names = [str(path.relative_to(top)) for path in files]
    release = run(["cppcheck", "--version"], top)[1]
    return [known.text((release, *command, *names, *map(content, files)), ask, lambda found: not found)]


def findings(top, build, wanted, known):
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        flags = sources(top, build, wanted)
        # The slowest first: the window's files, which read the toolkit's headers, and the large ones.
        files = sorted(flags, key=lambda path: ("app" not in path.parts, -path.stat().st_size))
        made_of = dependencies(build)
        jobs = [pool.submit(cppcheck, top, known, wanted)]  # takes longer than any file
        jobs += [pool.submit(tidy, top, build, known, path, flags[path], made_of.get(path, [])) for path in files]
        return len(files), [finding for job in jobs for finding in job.result() if finding]


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("top", type=pathlib.Path)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("files", type=pathlib.Path, nargs="*")
    answers.add_options(parser)
    return parser.parse_args()


def main():
    options = parse_arguments()
    missing = [name for name in ("clang-tidy", "cppcheck") if not shutil.which(name)]
    if missing:
        print(f"not installed: {', '.join(missing)}")
        return 1
    if other := another_release("clang-tidy"):
        print(other)
        return SKIPPED
    known = answers.Answers("clang-tidy", options, SHARE)
    count, found = findings(options.top.resolve(), options.build.resolve(), {path.resolve() for path in options.files}, known)
    print("\n\n".join(found) or f"{count} files: nothing found")
    return 1 if known.report() or found or not count else 0


if __name__ == "__main__":
    sys.exit(main())
