#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The order of the house, read from every include and call below src/:

- a room uses itself and the rooms below it; GTK is known to src/app alone;
- a divided room is a few folders of at most MODULES modules; a folder uses those that are listed below it;
- a -private.h is private to its folder;
- no part of the window knows another;
- files that know one another in a circle are listed with a reason. Who breaks such a circle takes its line away."""

import collections
import pathlib
import re
import sys

import walk

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
    "app": ["", "window", "teach", "edit", "frame", "timeline", "canvas", "tables", "code", "session", "kit"],
    "view": ["chart", "write", "layout", "scene"],
    "debug": ["reduce", "compare", "marks", "telling", "verdict", "buffers", "document", "dump"],
    "passes": ["", "scan", "hlo", "ownership", "legacy", "lowering", "signature", "rewrite", "run"],
}
MODULES = 25
# Lists that the top of a room fills for those below: to read them is not to know what is in them.
HANDED_DOWN = {"bs_passes", "bs_named_pipelines"}
# Circles by their first file: how many stand in it, and why it stays.
CIRCLES = {
    "ir/affine-map.c": (9, "types, attributes and maps hold one another"),
    "syntax/format-complete.c": (32, "one grammar, read and written: each rule may hold any other"),
    "dialects/common/fold-spread.c": (3, "a fold of one kind of constant asks the next"),
    "dialects/affine/delinearize.c": (2, "each folds the other, its inverse, away"),
    "dialects/affine/fold.c": (2, "a fold composes maps as the patterns do"),
    "dialects/vector/contract.c": (2, "a mask may hold a product, whose fold asks the mask"),
    "dialects/async/async.c": (2, "a row names its syntax, which asks for the rows' hints"),
    "dialects/gpu/gpu.c": (2, "a row names its syntax, which asks for the rows' hints"),
    "dialects/linalg/contract.c": (18, "patterns between tensors and structured ops go both ways"),
    "dialects/vector/elements.c": (4, "what reads an element folds what puts one in"),
    "passes/hlo/deallocate-block.c": (4, "blocks hold ops, whose regions hold blocks"),
    "debug/telling/explain.c": (3, "a place in a template is filled, and may hold a template"),
    "view/scene/scene-diff.c": (3, "a row of the picture, and the row that was there before"),
}
# The toolkit and what brings it in.
TOOLKIT = re.compile(r"^(gtk|gdk|gsk|adwaita|gtksourceview)\b")
INCLUDE = re.compile(r'^\s*#\s*include\s+(["<])([^">]+)[">]')
NOT_CODE = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"', re.S)
FUNCTION = re.compile(r"^(?!static\b|typedef\b)\w[\w *]*\n([a-z_]\w+)\(", re.M)
TABLE = re.compile(r"^const [\w ]+\**(?:const )?(\w+)(?:\[\w*\])* = ", re.M)
WORD = re.compile(r"\b[a-z_]\w+\b")


class House:
    """Every file, and the files that it knows: by #include, and where it calls what another .c file defines."""

    def __init__(self, root):
        self.root = root
        self.files = {str(path.relative_to(root)): path for path in walk.files(root, "*.c", "*.h")}
        self.knows = collections.defaultdict(set)
        self.read()

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
        for file, path in self.files.items():
            self.knows[file].update(name for _, quoted, name in self.includes(path) if quoted)
            if path.suffix == ".c":
                code[file] = NOT_CODE.sub(" ", path.read_text())
                for name in FUNCTION.findall(code[file]) + TABLE.findall(code[file]):
                    definitions[name] = file
        for file, text in code.items():
            words = set(WORD.findall(text)) - HANDED_DOWN
            self.knows[file].update(definitions[word] for word in words if word in definitions)
            self.knows[file].discard(file)


def room_of(file):
    return file.split("/")[0]


def folder_of(file):
    return "/".join(file.split("/")[1:-1])


def wrong_includes(house):
    for file, path in house.files.items():
        for number, quoted, name in house.includes(path):
            where = f"{path}:{number}: {name}"
            if TOOLKIT.match(name) and room_of(file) != "app":
                yield f"{where}: only src/app may know the toolkit"
            if not quoted:
                continue
            if room_of(name) != room_of(file) and room_of(name) not in MAY_USE[room_of(file)]:
                yield f"{where}: {room_of(file)} is below {room_of(name)}"
            if name.endswith("-private.h") and pathlib.PurePath(name).parent != pathlib.PurePath(file).parent:
                yield f"{where}: a private header of another folder"


def wrong_folders(house):
    for file, others in sorted(house.knows.items()):
        order = FOLDERS.get(room_of(file))
        for other in sorted(others):
            if not order or room_of(other) != room_of(file) or other not in house.files:
                continue
            if order.index(folder_of(other)) < order.index(folder_of(file)):
                yield f"src/{file}: uses {other}, a folder above it"
    modules = {file[:-2] for file in house.files if not file.endswith("-private.h")}
    sizes = collections.Counter((room_of(module), folder_of(module)) for module in modules)
    for (room, folder), size in sizes.items():
        if room in FOLDERS and folder not in FOLDERS[room]:
            yield f"src/{room}/{folder}: a folder that the room's list does not have"
        if (room in FOLDERS or room == "dialects") and size > MODULES:
            yield f"src/{room}/{folder}: {size} modules, more than {MODULES}"


def circles(house, room):
    """Tarjan's strongly connected components, of more than one file."""
    index, low, stack, out = {}, {}, [], []

    def visit(file):
        index[file] = low[file] = len(index)
        stack.append(file)
        for other in sorted(house.knows[file]):
            if room_of(other) != room or other not in house.files:
                continue
            if other not in index:
                visit(other)
                low[file] = min(low[file], low[other])
            elif other in stack:
                low[file] = min(low[file], index[other])
        if low[file] == index[file]:
            members = stack[stack.index(file):]
            del stack[stack.index(file):]
            if len(members) > 1:
                out.append(sorted(members))

    for file in sorted(house.files):
        if room_of(file) == room and file not in index:
            visit(file)
    return out


def wrong_circles(house):
    found = {circle[0]: circle for room in MAY_USE for circle in circles(house, room)}
    for first, members in found.items():
        allowed = CIRCLES.get(first, (0, ""))[0]
        if len(members) > allowed:
            yield f"src/{first}: a circle of {len(members)} files, {allowed} are allowed: {' '.join(members)}"
        if len(members) < allowed:
            yield f"src/{first}: its circle has {len(members)} files now: write that into the list"
    yield from (f"src/{first}: stands in no circle any more: take it from the list"
                for first in CIRCLES if first not in found)


def wrong_parts(house):
    """A part of the window can be read without another part: what it wants of one goes through an action."""
    names = re.findall(r"^    X\((\w+)\)", house.files["app/window/parts.h"].read_text(), re.M)
    parts = {f"app/{folder}/{name}.c" for name in names for folder in ("window", "teach", "edit")} & set(house.files)
    yield from (f"src/app/window/parts.h: there is no part {name}"
                for name in names if not any(part.endswith(f"/{name}.c") for part in parts))
    for part in sorted(parts):
        yield from (f"src/{part}: knows {other}, another part" for other in house.knows[part] & parts)


def main():
    sys.setrecursionlimit(10000)
    house = House(pathlib.Path(sys.argv[1]).resolve())
    found = [*wrong_includes(house), *wrong_folders(house), *wrong_circles(house), *wrong_parts(house)]
    print("\n".join(found) or f"{len(house.files)} files: every include points downwards")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
