#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes seed corpora for the fuzz targets: seeds.py OUT FOLDER...

Every program of the .mlir files in the folders (the parts between `// -----`) becomes a seed of the
targets that take a program; pipelines come from their RUN lines."""

import pathlib
import re
import shutil
import sys

LARGEST = 4096  # bytes; larger programs are slow to fuzz and rarely say more
SLOW = 16  # of as many programs one, for what takes long
COMMENT = re.compile(r"^\s*//(?! -----).*\n", re.M)
PIPELINE = re.compile(r"""pass-pipeline=['"]?(\w[^'"\n]*)['"]""")


def programs(texts):
    """Each program once, without the comments that only FileCheck reads."""
    seen = {}
    for text in texts:
        for part in re.split(r"^// -----.*\n", text, flags=re.M):
            part = COMMENT.sub("", part).strip() + "\n"
            if part.strip() and len(part) <= LARGEST:
                seen.setdefault(part)
    return list(seen)


def pipelines(texts):
    found = {"builtin.module(buffer-deallocation-pipeline{private-function-dynamic-ownership=1})",
             "any(func.func(cse,canonicalize{top-down=false max-iterations=3}),cse)"}
    for text in texts:
        found.update(PIPELINE.findall(text))
    return sorted(found)


def dumps(found):
    """Each program, and the two behind it, as if passes had made them of it."""
    headers = ("// -----// IR Dump Before CSE (cse) //----- //\n",
               "// -----// IR Dump After CSE Failed (cse) ('func.func' operation: @f) //----- //\n",
               "*** IR Dump After Canonicalizer ***\n")
    for number in range(0, len(found) - 2, 3):
        yield "a message\n".join(header + text for header, text in zip(headers, found[number:number + 3]))


# What a sheet may say of the ops of the program in fuzz-sheet.c.
SHEETS = {"a": ("pure; result 0 is part of 0", "reads 0; allocates 0 on stack", "frees 0; writes memory",
                "allocates result 0; reads operand 0"),
          "b": ("regions once; enters with 0-; effects of regions", "regions 0 or 1; enters with 0-1; reads 0, 1",
                "regions loop; enters with 0-; arguments 0-", "regions repeat; enters with 0; allocation scope",
                "regions branch; enters with 0-1; pure", "regions 0 or none then 1; isolated; no terminator"),
          "c": ("passes 0 to 0; passes 1 to 1; pure", "passes to 0", "terminator", "yields"),
          "d": ("pure; yields", "yields 0; pure", "yields 0- to 1; yields 1; reads memory", "terminator")}


def sheets():
    for number in range(max(map(len, SHEETS.values()))):
        yield "".join(f"my.{op}: {said[number % len(said)]} # {number}\n" for op, said in SHEETS.items())


def write(folder, seeds, first_byte):
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for number, seed in enumerate(seeds):
        # The choice of passes goes round, so that each is seen with many programs.
        choice = chr(ord("a") + number % 26) if first_byte else ""
        (folder / f"{number:04}").write_bytes((choice + seed).encode(errors="surrogateescape"))


def main():
    out = pathlib.Path(sys.argv[1])
    files = sorted(path for folder in sys.argv[2:] for path in pathlib.Path(folder).rglob("*.mlir"))
    texts = [path.read_bytes().decode(errors="surrogateescape") for path in files]
    found = programs(texts)
    write(out / "parser", found, False)
    write(out / "passes", found, True)
    write(out / "machine", found, True)
    write(out / "document", found, True)
    write(out / "reduce", found[::SLOW], True)
    write(out / "dump", [dump for dump in dumps(found) if len(dump) <= LARGEST], False)
    write(out / "pipeline", pipelines(texts), False)
    write(out / "sheet", sheets(), False)


if __name__ == "__main__":
    main()
