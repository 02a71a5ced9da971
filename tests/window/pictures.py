#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes the pictures of README.md anew, from the program as it is:

  run.sh pictures.py BUFSCOPE BUFSCOPE-OPT SAMPLES FOLDER [NAME...]
"""
import os
import re
import subprocess
import sys

import harness
from driver import Program, rest_pointer, shown_window, wait, xdotool

SIZE = ("1440", "900")


def open_sample(app, name):
    """By the source's names, which run.sh turns off."""
    if not app.window.state("own-names"):
        app.window.do("own-names")
    path = next(os.path.join(folder, file) for folder, _, files in os.walk(harness.samples) for file in files
                if file.startswith(name))
    app.window.open(path)


def window(app):
    """A step in the ownership pass, with what each dealloc frees and retains."""
    open_sample(app, "01-example")
    app.window.do("goto-event", 36)


def dealloc(app):
    open_sample(app, "01-example")
    app.window.do("layout", "dealloc")
    wait("cards", lambda: app.window.state("cards"))


def run(app):
    """In the middle, with two buffers that nobody frees."""
    open_sample(app, "08-swap")
    app.window.do("layout", "run")
    app.window.do("run-args", "2, iota, iota")
    wait("its end", lambda: app.window.state("run-ending") == "returned")
    app.window.do("run-goto", 9)
    app.window.wait_state("run-at", 9)


def why(app):
    open_sample(app, "05-select")
    app.window.do("stage", harness.OWNERSHIP)
    app.window.do("panel-beside")
    app.window.do("select-value", "%either")
    app.window.do("why")


def compare(app):
    open_sample(app, "07-for")
    app.window.do("compare-systems", "*")
    app.window.wait_state("third-column", "hlo")
    app.window.wait_state("measured", "done")


def lesson(app):
    open_sample(app, "04-retained")


PICTURES = (window, dealloc, run, why, compare, lesson)


def reduce(path):
    """To 256 colours that it has: half of them those of most of it, the others the first ones of each hue, so that what
    is pale stays as pale and what is rare keeps its colour, other than where colours are averaged."""
    counted = subprocess.run(["convert", path, "-format", "%c", "histogram:info:-"], capture_output=True, text=True,
                             check=True).stdout.splitlines()
    often = [re.search("#([0-9A-F]{6})", line).group(1)
             for line in sorted(counted, key=lambda line: -int(line.split(":")[0]))]
    chosen, hues = often[:128], {colour[::2] for colour in often[:128]}
    for colour in often:
        if len(chosen) < 256 and colour[::2] not in hues:
            hues.add(colour[::2])
            chosen.append(colour)
    palette = f"{path}.palette.png"
    subprocess.run(["convert", "-size", "1x1", *[f"xc:#{colour}" for colour in chosen], "+append", palette], check=True)
    subprocess.run(["convert", path, "-dither", "None", "-remap", palette, f"PNG8:{path}"], check=True)
    os.remove(palette)


def make(picture, folder):
    """The window alone, when its verdicts are there and it has nothing to do any more."""
    app = Program(harness.executable)
    handle = shown_window()
    xdotool("windowsize", handle, *SIZE)
    picture(app)
    wait("the verdicts", lambda: app.window.state("verdicts") or app.window.state("layout") == "lesson")
    rest_pointer()
    app.rest(2)
    path = os.path.join(folder, f"{picture.__name__}.png")
    subprocess.run(["import", "-silent", "-window", shown_window(), "-strip", path], check=True)
    reduce(path)
    complaints = app.close()
    print(f"{path}{': ' if complaints else ''}{''.join(complaints)}")
    return complaints


def main():
    folder, names = sys.argv[4], sys.argv[5:]
    complaints = [make(picture, folder) for picture in PICTURES if not names or picture.__name__ in names]
    return 1 if any(complaints) else 0


if __name__ == "__main__":
    sys.exit(main())
