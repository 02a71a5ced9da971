#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The window's style sheets repeat the colours of states from src/view/look.h: they must agree.

usage: colours.py LOOK_H STYLE_CSS STYLE_DARK_CSS"""

import re
import sys

ROW = re.compile(r'X\(\w+,\s*"([\w-]+)",\s*"[^"]*",\s*N_\("[^"]*"\),\s*0x(\w{6}),\s*0x(\w{6}),\s*\w+\)')
RULE = re.compile(r"\.cell\.([\w-]+)\s*\{[^}]*\bcolor:\s*#(\w{6})\b")


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def main():
    look, *sheets = sys.argv[1:]
    rows = ROW.findall(read(look))
    faults = [] if len(rows) >= 7 else [f"{look}: only {len(rows)} looks were understood"]
    for column, sheet in enumerate(sheets, start=1):
        wanted = {row[0]: row[column].lower() for row in rows}
        found = {name: colour.lower() for name, colour in RULE.findall(read(sheet))}
        for name in sorted(wanted | found):
            if wanted.get(name) != found.get(name):
                faults.append(f"{sheet}: .cell.{name} is #{found.get(name)}, "
                              f"{look} says #{wanted.get(name)}")
    for fault in faults:
        print(fault)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
