#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The order of the house, read from every include and call below src/:

- a room uses itself and the rooms below it; GTK is known to src/app alone;
- a divided room is a few folders of at most MODULES modules; a folder uses those that are listed below it;
- a -private.h is private to its folder;
- modules that know one another in a circle are listed with a reason. Who breaks such a circle takes its line away.

A module is a .c file with the header of the same name."""

import collections
import pathlib
import re
import subprocess
import sys

# A room may include itself and every room on its right side.
MAY_USE = {
    "support": [],
    "ir": ["support"],
    "syntax": ["ir", "support"],
    "dialects": ["syntax", "ir", "support"],
    "analysis": ["dialects", "ir", "support"],
    "passes": ["analysis", "dialects", "syntax", "ir", "support"],
    "sim": ["analysis", "dialects", "ir", "support"],
    "debug": ["sim", "passes", "analysis", "dialects", "syntax", "ir", "support"],
    "view": ["debug", "sim", "passes", "analysis", "dialects", "syntax", "ir", "support"],
    "cli": ["view", "debug", "sim", "passes", "analysis", "dialects", "syntax", "ir", "support"],
    "app": ["view", "debug", "sim", "passes", "analysis", "dialects", "syntax", "ir", "support"],
}
# The folders of a divided room: each may use those behind it. "" is what lies in the room itself. (Of dialects, a
# folder each, `across` may use all, and all may use `common` and one another's headers: folds and patterns meet there.)
FOLDERS = {
    "app": ["", "window", "timeline", "canvas", "tables", "code", "session", "kit"],
    "view": ["write", "layout", "scene"],
    "debug": ["compare", "marks", "telling", "verdict", "buffers", "document"],
    "passes": ["", "hlo", "ownership", "legacy", "lowering", "signature", "rewrite", "run"],
}
MODULES = 25
# Lists that the top of a room fills for those below: to read them is not to know what is in them.
HANDED_DOWN = {"bs_passes", "bs_named_pipelines"}
# What still goes the other way: (who, whom). It may only shrink.
UPWARDS = {
    ("debug/document/document", "debug/buffers/state"),
    ("debug/document/document-private", "debug/buffers/state"),
}
# Private headers that other folders include: it may only shrink.
SHARED_PRIVATE = {"debug/document/document-private.h"}
# Circles by their first module: how many stand in it, and why it stays.
CIRCLES = {
    "ir/affine": (14, "types, attributes and maps hold one another"),
    "ir/journal": (7, "mutators write records, the journal plays them back"),
    "ir/verify": (3, "the verifier asks for each of its parts, which go down into regions"),
    "syntax/format": (44, "one grammar read and written: each rule may hold any other"),
    "dialects/common/fold": (4, "a fold of one kind of constant asks the next one"),
    "dialects/affine/delinearize": (2, "each is the other's inverse, and folds it away"),
    "dialects/affine/fold": (2, "to be broken"),
    "dialects/vector/contract": (2, "to be broken"),
    "dialects/func/func": (2, "a row names its syntax, which asks for the row's hints"),
    "dialects/async/async": (2, "to be broken"),
    "dialects/common/reshape": (2, "both ways of one match"),
    "dialects/gpu/gpu": (2, "to be broken"),
    "dialects/linalg/contract": (18, "patterns between tensors and structured ops go both ways"),
    "dialects/vector/elements": (4, "to be broken"),
    "passes/rewrite/constant-table": (7, "to be broken"),
    "passes/hlo/buffer-reuse": (7, "to be broken"),
    "passes/hlo/deallocate": (4, "to be broken"),
    "passes/run/by-function": (2, "to be broken"),
    "sim/alive": (4, "to be broken"),
    "sim/trial": (15, "to be broken"),
    "debug/document/timeline": (2, "to be broken"),
    "debug/buffers/state": (10, "to be broken"),
    "debug/verdict/check": (4, "to be broken"),
    "debug/compare/diff": (4, "to be broken"),
    "debug/telling/explain": (3, "to be broken"),
    "debug/telling/causes": (2, "to be broken"),
    "view/scene/nested-edges": (11, "to be broken"),
    "view/layout/layout": (5, "to be broken"),
    "view/write/story": (2, "to be broken"),
    "cli/option-values": (3, "to be broken"),
    "app/code/code-sparse": (2, "to be broken"),
    "app/session/session": (7, "to be broken"),
    "app/code/code-marks": (4, "to be broken"),
    "app/canvas/canvas": (4, "to be broken"),
    "app/tables/tables": (6, "to be broken"),
    "app/window/window": (14, "to be broken"),
}
# The toolkit and what brings it in.
TOOLKIT = re.compile(r"^(gtk|gdk|gsk|adwaita|gtksourceview)\b")
INCLUDE = re.compile(r'^\s*#\s*include\s+(["<])([^">]+)[">]')
NOT_CODE = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"', re.S)
FUNCTION = re.compile(r"^(?!static\b|typedef\b)\w[\w *]*\n([a-z_]\w+)\(", re.M)
TABLE = re.compile(r"^const [\w ]+\**(?:const )?(\w+)(?:\[\w*\])* = ", re.M)
WORD = re.compile(r"\b[a-z_]\w+\b")


class House:
    def __init__(self, root):
        self.root = root
        self.files = sorted(root.rglob("*.[ch]"))
        self.modules = collections.defaultdict(list)
        for path in self.files:
            self.modules[self.module_of(path)].append(path)
        self.edges = collections.defaultdict(set)
        self.read()

    def module_of(self, path):
        return str(path.relative_to(self.root).with_suffix(""))

    def includes(self, path):
        """(line, whether in quotes, the header as written from src/) of each include."""
        for number, line in enumerate(path.read_text().splitlines(), 1):
            match = INCLUDE.match(line)
            if match:
                quoted, name = match.group(1) == '"', match.group(2)
                beside = (path.parent / name).relative_to(self.root)
                yield number, quoted, str(beside) if quoted and (self.root / beside).exists() else name

    def read(self):
        definitions, code = {}, {}
        for module, paths in self.modules.items():
            for path in paths:
                self.edges[module].update(name[:-2] for _, quoted, name in self.includes(path) if quoted)
                if path.suffix == ".c":
                    code[module] = NOT_CODE.sub(" ", path.read_text())
                    for name in FUNCTION.findall(code[module]) + TABLE.findall(code[module]):
                        definitions[name] = module
        for module, text in code.items():
            self.edges[module].update(definitions[word] for word in set(WORD.findall(text)) - HANDED_DOWN
                                      if word in definitions)
        for module in self.edges:
            self.edges[module].discard(module)


def room_of(module):
    return module.split("/")[0]


def folder_of(module):
    return "/".join(module.split("/")[1:-1])


def wrong_includes(house):
    used = set()
    for path in house.files:
        module = house.module_of(path)
        for number, quoted, name in house.includes(path):
            where = f"{path}:{number}: {name}"
            if TOOLKIT.match(name) and room_of(module) != "app":
                yield f"{where}: only src/app may know the toolkit"
            if not quoted:
                continue
            if room_of(name) != room_of(module) and room_of(name) not in MAY_USE[room_of(module)]:
                yield f"{where}: {room_of(module)} is below {room_of(name)}"
            if name.endswith("-private.h") and pathlib.PurePath(name).parent != pathlib.PurePath(module).parent:
                used.add(name)
                if room_of(name) != room_of(module) or name not in SHARED_PRIVATE:
                    yield f"{where}: a private header of another folder"
    yield from (f"{name}: nobody else includes it any more: take it from the list" for name in SHARED_PRIVATE - used)


def wrong_folders(house):
    found = set()
    for module, others in sorted(house.edges.items()):
        order = FOLDERS.get(room_of(module))
        for other in sorted(others):
            if not order or room_of(other) != room_of(module) or other not in house.modules:
                continue
            if order.index(folder_of(other)) < order.index(folder_of(module)):
                found.add((module, other))
    yield from (f"src/{module}: uses {other}, a folder above it" for module, other in sorted(found - UPWARDS))
    yield from (f"{module} uses {other} no more: take it from the list" for module, other in sorted(UPWARDS - found))
    sizes = collections.Counter((room_of(module), folder_of(module)) for module in house.modules
                                if not module.endswith("-private"))
    for (room, folder), size in sizes.items():
        if room in FOLDERS and folder not in FOLDERS[room]:
            yield f"src/{room}/{folder}: a folder that the room's list does not have"
        if (room in FOLDERS or room == "dialects") and size > MODULES:
            yield f"src/{room}/{folder}: {size} modules, more than {MODULES}"


def circles(house, room):
    """Tarjan's strongly connected components, of more than one module."""
    index, low, stack, out = {}, {}, [], []

    def visit(module):
        index[module] = low[module] = len(index)
        stack.append(module)
        for other in sorted(house.edges[module]):
            if room_of(other) != room or other not in house.modules:
                continue
            if other not in index:
                visit(other)
                low[module] = min(low[module], low[other])
            elif other in stack:
                low[module] = min(low[module], index[other])
        if low[module] == index[module]:
            members = stack[stack.index(module):]
            del stack[stack.index(module):]
            if len(members) > 1:
                out.append(sorted(members))

    for module in sorted(house.modules):
        if room_of(module) == room and module not in index:
            visit(module)
    return out


def wrong_circles(house):
    found = {circle[0]: circle for room in MAY_USE for circle in circles(house, room)}
    for first, members in found.items():
        allowed = CIRCLES.get(first, (0, ""))[0]
        if len(members) > allowed:
            yield f"src/{first}: a circle of {len(members)} modules, {allowed} are allowed: {' '.join(members)}"
        if len(members) < allowed:
            yield f"src/{first}: its circle has {len(members)} modules now: write that into the list"
    yield from (f"src/{first}: stands in no circle any more: take it from the list"
                for first in CIRCLES if first not in found)


def fewer_than_git(house):
    """A tree that was read in part says nothing."""
    answer = subprocess.run(["git", "ls-files", "*.c", "*.h"], cwd=house.root, capture_output=True, text=True,
                            check=False)
    listed = [line for line in answer.stdout.split() if (house.root / line).exists()]
    if len(house.files) < len(listed):
        yield f"{len(house.files)} files were read, git lists {len(listed)}"


def main():
    sys.setrecursionlimit(10000)
    house = House(pathlib.Path(sys.argv[1]).resolve())
    found = [*wrong_includes(house), *wrong_folders(house), *wrong_circles(house), *fewer_than_git(house)]
    print("\n".join(found) or f"{len(house.files)} files: every include points downwards")
    return 1 if found or not house.files else 0


if __name__ == "__main__":
    sys.exit(main())
