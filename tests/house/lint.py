#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""clang-tidy and cppcheck have nothing to say about src/. What they look for: .clang-tidy, and SUPPRESSED below.

    lint.py SOURCE-ROOT BUILD-FOLDER [FILE...]     only these files

clang-tidy does not look again at a file that it had nothing to say about and that nothing was changed of since,
headers included; the build knows which those are, BUILD-FOLDER/lint has the times. Skipped where clang-tidy is of another
release than the source agrees with.
"""

import concurrent.futures
import json
import os
import pathlib
import shutil
import subprocess
import sys
import time

from agreed import SKIPPED, another_release

# What cppcheck cannot know, and why.
SUPPRESSED = [
    "ctunullpointer",  # looks at a callee without what its caller checks
    "identicalInnerCondition",  # `if (*made) return *made;`
    "internalAstError",  # cppcheck's own parser: compound literals in conditional expressions
    "invalidFunctionArg",  # does not know mmap() without a file
    "leakNoVarFunctionCall",  # bs_vec_push(&find(...)->vector, item)
    "preprocessorErrorDirective",  # ... and commas that a table's macro passes on
    "returnDanglingLifetime",  # a function pointer is taken to return its argument
]
TIMEOUT = 900


def sources(top, build, wanted):
    commands = json.loads((build / "compile_commands.json").read_text())
    found = {(pathlib.Path(entry["directory"]) / entry["file"]).resolve() for entry in commands}
    room = top / "src"
    return sorted(path for path in found if room in path.parents and (not wanted or path in wanted))


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


def is_known_clean(stamp, files):
    """Whether none of the files was changed since the stamp was set."""
    try:
        return all(path.stat().st_mtime_ns < stamp.stat().st_mtime_ns for path in files)
    except FileNotFoundError:
        return False


def tidy(top, build, path, files):
    stamp = build / "lint" / f"{path.relative_to(top)}.clean"
    settings = [top / ".clang-tidy", *(top / "src").rglob(".clang-tidy")]
    if files and is_known_clean(stamp, files + settings):
        return []
    begin = time.time_ns()
    # gcc's -ffat-lto-objects is unknown to it.
    status, out, err = run(["clang-tidy", "--extra-arg=-Wno-ignored-optimization-argument", "-p", str(build), "--quiet", str(path)], top)
    if status != 0:
        return [out.strip() or err.strip()]
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.touch()
    os.utime(stamp, ns=(begin, begin))
    return []


def cppcheck(top, wanted):
    status, out, err = run(
        ["cppcheck", "--quiet", "--enable=warning,performance,portability", "--library=gtk", "--library=posix", "--std=c11",
         "--inline-suppr", "--error-exitcode=1", "-Isrc", "-DG_GNUC_PRINTF(format,first)=", *[f"--suppress={name}" for name in SUPPRESSED],
         *(map(str, wanted) if wanted else ["src"])], top)
    return [(out + err).strip()] if status != 0 else []


def findings(top, build, wanted):
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        # The slowest first: the window's files, which read the toolkit's headers, and the large ones.
        files = sorted(sources(top, build, wanted), key=lambda path: ("app" not in path.parts, -path.stat().st_size))
        made_of = dependencies(build)
        jobs = [pool.submit(cppcheck, top, wanted)]  # takes longer than any file
        jobs += [pool.submit(tidy, top, build, path, made_of.get(path, [])) for path in files]
        found = [finding for job in jobs for finding in job.result()]
    return len(files), found


def main():
    top, build = (pathlib.Path(name).resolve() for name in sys.argv[1:3])
    missing = [name for name in ("clang-tidy", "cppcheck") if not shutil.which(name)]
    if missing:
        print(f"not installed: {', '.join(missing)}")
        return 1
    if other := another_release("clang-tidy"):
        print(other)
        return SKIPPED
    count, found = findings(top, build, {pathlib.Path(name).resolve() for name in sys.argv[3:]})
    print("\n\n".join(found) or f"{count} files: nothing found")
    return 1 if found or not count else 0


if __name__ == "__main__":
    sys.exit(main())
