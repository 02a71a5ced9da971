#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What README.md says is so: paths and functions exist, quoted code stands in the file that it names, console
sessions print what is shown (`...` stands for lines left out), and the programs of other commands are there.

    readme.py TOP BUFSCOPE-OPT
"""

import pathlib
import re
import shlex
import subprocess
import sys

ROOMS_OF_PATHS = ("src/", "tests/", "samples/", "ui/", "data/")
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
CODE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)]+)\)")


def words_that_are_paths(text):
    for word in text.split():
        word = word.removeprefix("./")
        if word.startswith(ROOMS_OF_PATHS) or re.fullmatch(r"[A-Z]{4,}(\.md)?", word) and word != "FILE":
            yield word


def missing_paths(top, texts):
    for text in texts:
        for path in words_that_are_paths(text):
            if not (top / path).exists():
                yield f"{path} does not exist"


def missing_functions(top, text):
    headers = "".join(path.read_text() for path in (top / "src").rglob("*.h"))
    for name in re.findall(r"`(bs_\w+)(?:\(\)|\[\])`", text):
        if not re.search(rf"\b{name}\b", headers):
            yield f"{name} is in no header"


def wrong_quotes(top, code):
    first, *lines = code.splitlines()
    path = first.removeprefix("// ")
    source = (top / path).read_text()
    if "\n".join(lines) not in source:
        yield f"{path} does not contain the code that is quoted from it"


def shown_lines_follow(shown, printed):
    """Whether `printed` reads as `shown`, where a line `...` stands for any number of lines."""
    pattern = "".join(r"(?:.*\n)*" if line == "..." else re.escape(line) + "\n" for line in shown.splitlines())
    return re.fullmatch(pattern, printed) is not None


def wrong_sessions(top, tool, session):
    command, _, shown = session.partition("\n")
    arguments = shlex.split(command.removeprefix("$ "))
    if arguments[0] != "bufscope-opt":
        yield f"{command}: not a command of this project"
        return
    result = subprocess.run([tool, *arguments[1:]], cwd=top, text=True, stdout=subprocess.PIPE,
                            stderr=subprocess.STDOUT, timeout=600)
    if not shown_lines_follow(shown, result.stdout):
        yield f"{command}: prints something else:\n{result.stdout}"


def missing_options(tool, text):
    known = subprocess.run([tool, "--help"], text=True, capture_output=True, timeout=600).stdout
    for name in re.findall(r"`--([\w-]+)[^`]*`", text):
        if f"--{name}" not in known:
            yield f"bufscope-opt has no option --{name}"


def complaints(top, tool):
    text = (top / "README.md").read_text()
    blocks = BLOCK.findall(text)
    prose = BLOCK.sub("", text)
    shell = [line for kind, code in blocks if kind == "sh" for line in code.splitlines()]
    indented = [line.strip() for line in prose.splitlines() if line.startswith("    ./")]
    yield from missing_paths(top, CODE.findall(prose) + LINK.findall(prose) + shell + indented)
    yield from missing_functions(top, prose)
    yield from missing_options(tool, prose)
    yield from missing_test_folders(top, prose)
    for kind, code in blocks:
        if kind == "c":
            yield from wrong_quotes(top, code)
        elif kind == "console":
            yield from wrong_sessions(top, tool, code)
        elif kind == "":
            yield from wrong_map(top, code)


def wrong_map(top, code):
    """The map names every room and every folder at the top, and no other."""
    here = {path.name for path in top.iterdir() if path.is_dir() and not re.match(r"\.|build|__", path.name)}
    shown = set(re.findall(r"^(\w+)/", code, re.M))
    if here != shown:
        yield f"the map has the folders {sorted(shown)}, the tree {sorted(here)}"
    rooms = {path.name for path in (top / "src").iterdir() if path.is_dir()}
    for room in rooms - set(re.findall(r"\w+", code)):
        yield f"the map does not have the room {room}"


def missing_test_folders(top, text):
    for folder in (path for path in (top / "tests").iterdir() if path.is_dir() and path.name[0] != "_"):
        if f"| `tests/{folder.name}` |" not in text:
            yield f"the table of tests does not have tests/{folder.name}"


def main():
    found = list(complaints(pathlib.Path(sys.argv[1]), sys.argv[2]))
    print("\n".join(found) or "README.md is right")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
