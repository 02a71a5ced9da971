#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""clang-tidy and cppcheck have nothing to say about src/. What they look for: .clang-tidy, and SUPPRESSED below.

    lint.py SOURCE-ROOT BUILD-FOLDER [FILE...]     only these files
"""

import concurrent.futures
import json
import os
import pathlib
import shutil
import subprocess
import sys

# What cppcheck cannot know, and why.
SUPPRESSED = [
    "identicalInnerCondition",  # `if (*made) return *made;`
    "internalAstError",  # cppcheck's own parser: compound literals in conditional expressions
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


def tidy(top, build, path):
    status, out, err = run(["clang-tidy", "-p", str(build), "--quiet", str(path)], top)
    return [out.strip() or err.strip()] if status != 0 else []


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
        jobs = [pool.submit(tidy, top, build, path) for path in files]
        jobs.append(pool.submit(cppcheck, top, wanted))
        found = [finding for job in jobs for finding in job.result()]
    return len(files), found


def main():
    top, build = (pathlib.Path(name).resolve() for name in sys.argv[1:3])
    missing = [name for name in ("clang-tidy", "cppcheck") if not shutil.which(name)]
    if missing:
        print(f"not installed: {', '.join(missing)}")
        return 1
    count, found = findings(top, build, {pathlib.Path(name).resolve() for name in sys.argv[3:]})
    print("\n\n".join(found) or f"{count} files: nothing found")
    return 1 if found or not count else 0


if __name__ == "__main__":
    sys.exit(main())
