#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Odd input, odd values and outputs that cannot be written: bufscope-opt neither crashes nor hangs nor keeps silent;
prints TAP.

    test_odd.py BUFSCOPE-OPT
"""

import os
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from tap import finish, ok

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from choice import chosen, in_turn  # noqa: E402

tool = sys.argv[1]
GOOD = """func.func @f(%m: memref<8xf32>) {
  %a = memref.alloc() : memref<8xf32>
  test.copy(%m, %a) : (memref<8xf32>, memref<8xf32>)
  test.copy(%a, %m) : (memref<8xf32>, memref<8xf32>)
  return
}
"""
REFUSED = "func.func @f(%m: memref<8xf32>) {\n  memref.dealloc %m : memref<8xf32>\n  return\n}\n"
INPUTS = {
    "empty.mlir": b"",
    "nul.mlir": GOOD.encode() + b"\0\0",
    "binary.mlir": bytes(range(256)) * 20,
    "truncated.mlir": GOOD.encode()[:100],
    "windows.mlir": GOOD.replace("\n", "\r\n").encode(),
    "utf16.mlir": GOOD.encode("utf-16"),
    "mark.mlir": b"\xef\xbb\xbf" + GOOD.encode(),
    "line.mlir": b"func.func @f() {" + b"return " * 1000000,
    "comment.mlir": b"//" + b"x" * 20000000,
    "deep.mlir": b'"a.b"() ({' * 100000,
    "brackets.mlir": b"(" * 1000000,
}
VALUES = ["-1", "0", "99999999999999999999", "4294967296", "x" * 5000, "%", "%%%s%n", "@", "@:", "#,", "{", "\n", ",",
          "builtin.module(" * 500, "#1,#2", "../x", ".", "-", "--", "\udcff"]
OPTIONS = ["became", "compare", "diff", "explain", "format", "function", "import", "mlir-elide-elementsattrs-if-larger",
           "mlir-opt", "pass-pipeline", "picture-format", "picture", "pictures", "html", "stage", "steps", "svg",
           "trace", "upstream", "why", "canonicalize", "buffer-deallocation-pipeline"]


def run(*options, **keywords):
    streams = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **keywords}
    return subprocess.run([tool, *options], check=False, timeout=600, errors="replace", **streams)


def is_proper(done):
    """An answer, or an error that is not longer than it must be."""
    return done.returncode in (0, 1) and len(done.stderr) < 20000 and bool(done.stdout or done.stderr) and \
        (done.returncode == 0 or "error: " in done.stderr or done.stderr.startswith(("bufscope-opt: ", "cannot ", "<Pass-Options")))


def inputs():
    for name, text in INPUTS.items():
        Path(name).write_bytes(text)
        for options in ([], ["--explain"], ["--svg=pictures", "--trace=trace.json"], ["--compare=ownership,legacy"]):
            done = run(name, *options)
            ok(f"{name} {options}", is_proper(done), done)
    for name, reason in ((".", "Is a directory"), ("nothing", "No such file or directory"),
                         ("/proc/self/mem", "Input/output error")):
        done = run(name)
        ok(f"{name}: {reason}", (done.returncode, done.stderr) ==
           (1, f"cannot open input file '{name}': {reason}\n"), done)
    done = run("/dev/zero")
    ok("without an end: the limit", done.returncode == 1 and "the limit is " in done.stderr, done)
    os.mkfifo("pipe")
    writer = threading.Thread(target=Path("pipe").write_text, args=(GOOD,))
    writer.start()
    ok("a pipe", run("pipe").stdout == run("good.mlir").stdout != "")
    writer.join()


def values():
    for option in OPTIONS:
        for value in in_turn(chosen(VALUES)):
            done = run("good.mlir", f"--{option}={value}")
            ok(f"--{option}={value!a:.40}", is_proper(done), done)


def closed():
    """Standard output that is closed or full, and what else is closed."""
    for options in ([], ["--explain"], ["--trace=-"], ["--help"], ["--version"], ["--list-passes"]):
        done = run("good.mlir", *options, preexec_fn=lambda: os.close(1))
        ok(f"closed: {options}", (done.returncode, done.stderr) ==
           (1, "cannot write output file '-': Bad file descriptor\n"), done)
        with open("/dev/full", "wb") as full:
            done = run("good.mlir", *options, stdout=full)
        ok(f"full: {options}", (done.returncode, done.stderr) ==
           (1, "cannot write output file '-': No space left on device\n"), done)
        reader, writer = os.pipe()
        os.close(reader)
        done = run("good.mlir", *options, stdout=writer)
        os.close(writer)
        ok(f"nobody reads it: {options}", (done.returncode, done.stderr) == (os.EX_IOERR, ""), done)
    dumped = run("good.mlir", "--cse", "--mlir-print-ir-after-all")
    run("good.mlir", "--cse", "--mlir-print-ir-after-all", "-o", "out.mlir", "--trace=out.json",
        preexec_fn=lambda: os.closerange(0, 3))
    ok("what is said does not go into a file when nothing is open", dumped.stderr and
       Path("out.mlir").read_text() == dumped.stdout and Path("out.json").read_text().startswith("{"),
       Path("out.mlir").read_text())
    done = run("-", preexec_fn=lambda: os.close(0))
    ok("closed standard input", (done.returncode, done.stderr) ==
       (1, "cannot open input file '-': Bad file descriptor\n"), done)


def full_and_taken():
    """Files that cannot be written, or not to their end."""
    Path("taken/0-input-f.svg").mkdir(parents=True)
    Path("dir.svg").mkdir()
    Path("full.svg").symlink_to("/dev/full")
    Path("full.pdf").symlink_to("/dev/full")
    for option, reason in (
            ("--trace=/dev/full", "cannot write '/dev/full': No space left on device"),
            ("--html=/dev/full", "cannot write '/dev/full': No space left on device"),
            ("--handout=full.pdf", "cannot write 'full.pdf': No space left on device"),
            ("--picture=full.svg", "cannot write 'full.svg': No space left on device"),
            ("--picture=dir.svg", "cannot write 'dir.svg': Is a directory"),
            ("--trace=taken", "cannot write 'taken': Is a directory"),
            ("--html=taken", "cannot write 'taken': Is a directory"),
            ("--svg=taken", "cannot write 'taken/0-input-f.svg': Is a directory"),
            ("--svg=good.mlir", "for the --svg option: 'good.mlir' is not a directory"),
            ("--pictures=/dev/null", "for the --pictures option: '/dev/null' is not a directory"),
            ("--png=new.png", "for the --png option: 'new.png' is named as a file, and it takes a directory; "
             "--picture=new.png writes one picture"),
            ("--svg=/proc/no-such", "cannot make directory '/proc/no-such': No such file or directory"),
            ("--pictures=/proc/no-such", "cannot make directory '/proc/no-such': No such file or directory")):
        done = run("good.mlir", option)
        ok(option, (done.returncode, done.stderr) == (1, f"bufscope-opt: {reason}\n"), done)
    done = run("good.mlir", "-o", "/dev/full")
    ok("-o /dev/full", (done.returncode, done.stderr) ==
       (1, "cannot write output file '/dev/full': No space left on device\n"), done)
    done = run("empty.mlir", "--svg=none")
    ok("no folder without a picture", done.returncode == 1 and not Path("none").exists(), done)


def in_place():
    """-o to the file that is read."""
    for text, status in ((GOOD, 0), (REFUSED, 1)):
        Path("in.mlir").write_text(text)
        wanted = run("in.mlir", "--buffer-deallocation-pipeline").stdout if status == 0 else text
        done = run("in.mlir", "--buffer-deallocation-pipeline", "-o", "./in.mlir")
        ok(f"in place, status {status}", done.returncode == status and Path("in.mlir").read_text() == wanted, done)
    for options in (["--explain"], ["--stage=2"], ["--counts"]):
        wanted = run("in.mlir", *options).stdout
        run("in.mlir", *options, "-o", "report")
        ok(f"-o keeps what a run says that is refused: {options}", wanted and Path("report").read_text() == wanted)
    run("in.mlir", "--buffer-deallocation-pipeline", "-o", "report")
    ok("-o keeps no program of one", not Path("report").exists())


def main():
    folder = tempfile.TemporaryDirectory(prefix="bufscope-odd-")
    inner = Path(folder.name) / "inner"
    inner.mkdir()
    os.chdir(inner)
    Path("good.mlir").write_text(GOOD)
    inputs()
    values()
    Path("good.mlir").write_text(GOOD)
    closed()
    full_and_taken()
    in_place()
    os.chdir("/")
    return finish()


sys.exit(main())
