#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""samples/run, on a copy with programs that play Debian's and the builder; prints TAP.

    test_run.py BUFSCOPE-OPT BUILD-FOLDER
"""

import os
import pty
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tap import finish, ok

tool, build = sys.argv[1:3]
TOP = Path(__file__).resolve().parents[2]


def script(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n" + text)
    path.chmod(0o755)


def make_copy(top):
    shutil.copytree(TOP / "samples", top / "samples")
    script(top / "bin/dpkg-query", "printf installed\n")
    script(top / "bin/meson", 'echo "setting up"; : >"$2/build.ninja"\n')
    script(top / "bin/ninja", 'echo "[1/2] one"; echo "[2/2] two"; [ -z "$FAILS" ] || { echo broken; exit 1; }\n'
           'echo "$3" >targets\nmkdir -p build/src/cli build/src/app\n'
           f'ln -sf {tool} build/src/cli/bufscope-opt\n')


def packages(*purposes):
    """The names in these lists of packages.txt."""
    found, wanted = [], False
    for line in (TOP / "samples/packages.txt").read_text().splitlines():
        line = line.partition("#")[0].strip()
        if line.startswith("["):
            wanted = line.strip("[]") in purposes
        elif line and wanted:
            found.append(line)
    return found


def environment(top, **more):
    without = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return {**without, "PATH": f"{top}/bin:{os.environ['PATH']}", "TERM": "xterm", **more}


def run(top, *arguments, **more):
    return subprocess.run([top / "samples/run", *arguments], cwd=top, env=environment(top, **more), capture_output=True,
                          text=True, check=False, timeout=600)


def run_on_terminal(top, **more):
    """Standard output, when that is a terminal, and the exit status."""
    ours, theirs = pty.openpty()
    with subprocess.Popen([top / "samples/run"], cwd=top, env=environment(top, **more), stdout=theirs,
                          stderr=subprocess.STDOUT) as running:
        os.close(theirs)
        text = b""
        try:
            while part := os.read(ours, 65536):
                text += part
        except OSError:  # the other end is closed
            pass
    os.close(ours)
    return text.decode(), running.returncode


def without_display(top):
    done = run(top)
    ok("the example: sentences and diagrams", done.returncode == 0 and "ownership-based-buffer-deallocation begins" in
       done.stdout and done.stdout.count(".svg\n") == 11, done)
    ok("no word of the builder where nobody waits", "[1/2]" not in done.stdout + done.stderr, done)
    ok("only what is run is built", (top / "targets").read_text() == "runnable\n")
    lesson = run(top, "samples/lessons/01-who-frees-this.lesson")
    ok("a lesson: its steps", lesson.returncode == 0 and "Who frees this?" in lesson.stdout, lesson)
    for path in ("nothing-here.mlir", "samples"):
        done = run(top, path)
        ok(f"{path}: cannot be read", done.returncode == 1 and not done.stdout and
           done.stderr == f"{top / path}: cannot be read\n", done)
    for arguments in (["--help"], ["a.mlir", "b.mlir"]):
        done = run(top, *arguments)
        ok(f"how it is used: {arguments}", done.returncode == 1 and done.stderr == "usage: samples/run [FILE]\n", done)
    done = run(top, FAILS="1")
    ok("a build that fails", done.returncode == 1 and "broken\nThe build in build failed" in done.stderr, done)


def on_a_fresh_system(top):
    """Debian's programs say that nothing is installed, and keep what they are asked for."""
    asked = top / "asked"
    script(top / "bin/dpkg-query", "exit 1\n")
    script(top / "bin/id", "echo 0\n")
    script(top / "bin/apt-get", f'echo "$@" >>{asked}\n')
    script(top / "bin/apt-cache", '[ "$2" != "$LACKING" ]\n')
    done = run(top, LACKING="meson")
    update, *install = asked.read_text().splitlines()
    build_and_run = [name for name in packages("build", "run") if name != "meson"]
    ok("asked for: what building and running need, and what there is of it", done.returncode == 0 and
       update == "update -q" and len(install) == 1 and len(build_and_run) > 10 and
       [word for word in install[0].split()[1:] if not word.startswith("-")] == build_and_run, asked.read_text())
    ok("what there is not is said", "This release does not have: meson\n" in done.stdout, done)
    ok("the tests need more than that", {"mlir-19-tools", "clang", "xvfb"} <= set(packages("test")) - set(build_and_run))
    script(top / "bin/apt-get", "exit 1\n")
    done = run(top)
    ok("nothing can be installed", done.returncode == 1 and "could not be installed" in done.stderr, done)
    script(top / "bin/dpkg-query", "printf installed\n")


def on_another_system(top):
    """Without dpkg: what is there is built with. PATH has what the script takes, and no more."""
    there = top / "another"
    there.mkdir()
    for name in ("bash", "sh", "dirname", "realpath", "mkdir", "tail", "rm", "ls", "find", "sort", "ln", "sed"):
        (there / name).symlink_to(shutil.which(name))
    for name in ("meson", "ninja"):
        (there / name).symlink_to(top / "bin" / name)
    done = run(top, PATH=str(there))
    ok("where there is no dpkg it builds with what is there", done.returncode == 0 and
       "Not a Debian: nothing is installed." in done.stdout and ".svg\n" in done.stdout, done)


def on_terminal(top):
    text, status = run_on_terminal(top)
    ok("on a terminal: how far it is, in one line that goes again", status == 0 and
       "Building in build ...\r\n\r\x1b[K[1/2] one\r\x1b[K[2/2] two\r\x1b[KNo display" in text, repr(text[:400]))
    text, status = run_on_terminal(top, TERM="dumb")
    ok("on a terminal that cannot: nothing of it", status == 0 and "\x1b" not in text and "[1/2]" not in text, text)
    text, status = run_on_terminal(top, FAILS="1")
    ok("on a terminal: a build that fails", status == 1 and "The build in build failed" in text, text)


def main():
    with tempfile.TemporaryDirectory(prefix="bufscope-run-") as folder:
        top = Path(folder).resolve()
        make_copy(top)
        without_display(top)
        on_terminal(top)
        on_a_fresh_system(top)
        on_another_system(top)
    if shutil.which("ninja"):
        needed = subprocess.run(["ninja", "-C", build, "-t", "inputs", "runnable"], stdout=subprocess.PIPE, text=True,
                                check=True).stdout
        ok("what is built has the command line and no test",
           "src/cli/bufscope-opt" in needed and "tests/" not in needed, needed)
    return finish()


sys.exit(main())
