#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads every #include below src/: a room includes only itself and the rooms below it, private headers stay
in their folder, GTK is known to src/app alone."""

import pathlib
import re
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
# The toolkit and what brings it in.
TOOLKIT = re.compile(r"^(gtk|gdk|gsk|adwaita|gtksourceview)\b")
INCLUDE = re.compile(r'^\s*#\s*include\s+(["<])([^">]+)[">]')


def complaints(root):
    for path in sorted(root.rglob("*.[ch]")):
        room = path.relative_to(root).parts[0]
        for number, line in enumerate(path.read_text().splitlines(), 1):
            match = INCLUDE.match(line)
            if not match:
                continue
            quoted, name = match.group(1) == '"', match.group(2)
            where = f"{path}:{number}: {name}"
            if TOOLKIT.match(name) and room != "app":
                yield f"{where}: only src/app may know the toolkit"
            if not quoted:
                continue
            other = name.split("/")[0] if "/" in name else room
            if other != room and other not in MAY_USE[room]:
                yield f"{where}: {room} is below {other}"
            if name.endswith("-private.h") and other != room:
                yield f"{where}: a private header of another room"


def main():
    found = list(complaints(pathlib.Path(sys.argv[1])))
    print("\n".join(found) or "every include points downwards")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
