#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What bufscope-opt says of command lines that are not quite right, and of what it wrote; prints TAP.

    test_mistakes.py BUFSCOPE-OPT
"""

import os
import pty
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from tap import finish, ok

tool = sys.argv[1]
SAMPLES = Path(__file__).resolve().parents[2] / "samples"
TWO = """func.func @allocate(%m: memref<8xf32>) {
  %a = memref.alloc() : memref<8xf32>
  test.copy(%m, %a) : (memref<8xf32>, memref<8xf32>)
  test.copy(%a, %m) : (memref<8xf32>, memref<8xf32>)
  return
}
func.func @other() {
  %n = arith.constant 1 : index
  return
}
func.func private @declared()
"""


def run(*options, program="", **keywords):
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **keywords}
    return subprocess.run([tool, *options], input=program, text=True, check=False, timeout=600, **streams)


def refused(what, options, *lines):
    """Nothing on standard output, these lines on standard error, and nothing written."""
    before = sorted(Path(".").rglob("*"))
    done = run(*options)
    ok(what, done.returncode == 1 and not done.stdout and done.stderr.splitlines() == list(lines), done)
    after = sorted(Path(".").rglob("*"))
    ok(f"{what}: nothing is written", before == after, set(after) - set(before))


def unknown(argument, meant):
    lines = [f"bufscope-opt: Unknown command line argument '{argument}'.  Try: 'bufscope-opt --help'"]
    if meant:
        lines.append(f"bufscope-opt: Did you mean '{meant}'?")
    refused(f"mistyped: {argument}", ["two.mlir", argument], *lines)


def passes_of_mlir_opt():
    """Passes that mlir-opt has, and Bufscope has not: who would run them is named, and is not there."""
    for option, name, release in (("--scf-bufferize", "scf-bufferize", 19),
                                  ("-convert-linalg-to-loops", "convert-linalg-to-loops", 19),
                                  ("--lower-affine", "lower-affine", 22),
                                  ("--pass-pipeline=builtin.module(cse,func.func(scf-for-to-while))", "scf-for-to-while", 19)):
        done = run("two.mlir", f"--upstream={release}", option, "--allow-unregistered-dialect", "--mlir-opt=no-such-opt")
        ok(f"mlir-opt's own: {option}", done.returncode == 1 and not done.stdout and
           f"error: {name} is done by an mlir-opt that is installed: there is no program 'no-such-opt'" in done.stderr,
           done)
    refused("mlir-opt's own, of another release", ["two.mlir", "--upstream=22", "--finalizing-bufferize"],
            "bufscope-opt: Unknown command line argument '--finalizing-bufferize'.  Try: 'bufscope-opt --help'")
    refused("nobody's, in a pipeline", ["two.mlir", "--pass-pipeline=builtin.module(cse,func.func(scf-for-to-whale))"],
            "<unknown>:0: error: MLIR Textual PassPipeline Parser:1:15: error: 'scf-for-to-whale' does not refer to a "
            "registered pass or pass pipeline", "cse,func.func(scf-for-to-whale)", " " * 14 + "^", "")


def options():
    """Names that are mistyped, values that are missing, options that do nothing."""
    unknown("--cannonicalize", "--canonicalize")
    unknown("--cannonicalize=top-down=false", "--canonicalize=top-down=false")
    unknown("-explian", "--explain")
    unknown("--lower-deallocations", "--bufferization-lower-deallocations")
    unknown("--zzzzz", None)
    for mistyped, meant in (("ownershp", "ownership"), ("lagacy", "legacy"), ("canonicalise", "canonicalize")):
        refused(f"mistyped: {mistyped}", ["two.mlir", f"--compare=cse,{mistyped}"],
                "bufscope-opt: for the --compare option: there is no pipeline and no pass of the name "
                f"'{mistyped}'. Did you mean {meant}?")
    ok("-h is --help", run("-h").stdout == run("--help").stdout != "")
    for name in ("svg", "png", "pdf", "dot", "pictures", "picture", "html", "handout", "trace", "function", "why",
                 "became", "diff", "stage", "steps", "compare", "import", "mlir-opt"):
        for arguments in ([f"--{name}="], [f"--{name}", ""]):
            refused(f"no value: {arguments}", ["two.mlir", *arguments],
                    f"bufscope-opt: for the --{name} option: requires a value!")
    for option, needed in (("--steps=3", "--html, --handout, --picture, --pictures, --explain or --run"),
                           ("--step-grain=op", "--html, --handout or --pictures"),
                           ("--picture-format=png", "--pictures"),
                           ("--detail=blocks", "--svg, --png, --pdf, --dot, --picture, --html, --handout or --pictures"),
                           ("--format=csv", "--compare"),
                           ("--mlir-opt=x", "--import or a pass that it does")):
        refused(f"alone: {option}", ["two.mlir", "--cse", option] if "mlir-opt" in option else ["two.mlir", option],
                f"bufscope-opt: {option.split('=')[0]} does nothing without {needed}")


def places():
    """Functions and events that are not there."""
    n = len(run("two.mlir", "--explain").stdout.splitlines())
    for steps, first in ((n + 1, n + 1), ("999", 999), (f"1-{n + 1}", n + 1), ("999-", 999)):
        for option in ("--html=a.html", "--pictures=a", "--handout=a.pdf", "--picture=a.svg", "--explain"):
            refused(f"{option} --steps={steps}", ["two.mlir", option, f"--steps={steps}"],
                    f"bufscope-opt: for the --steps option: there is no event {first}: the run has {n}")
    sentences = run("two.mlir", "--explain").stdout.splitlines()
    ok("--explain --steps", run("two.mlir", "--explain", "--steps=3-5").stdout.splitlines() == sentences[2:5])
    ok("--explain --steps to the end", run("two.mlir", "--explain", "--steps=9-").stdout.splitlines() == sentences[8:])
    for option in ("--html=a.html", "--pictures=a", "--handout=a.pdf", "--picture=a.svg", "--svg=a", "--stage=3",
                   "--explain", "--annotate", "--counts", "--lifetimes", "--scan", "--diff=0,3", "--why=%a",
                   "--became=%a", "--compare=cse", "--trace=a.json", "--cse"):
        refused(f"{option} --function=alocate", ["two.mlir", option, "--function=alocate"],
                "bufscope-opt: there is no function 'alocate'; there are 'allocate', 'declared', 'other'")
    many = "".join(f"func.func private @f{i}()\n" for i in range(12))
    done = run("-", "--explain", "--function=f1x", program=many)
    ok("of many functions, the nearest", done.stderr == "bufscope-opt: there is no function 'f1x'; there are 'f1', "
       "'f10', 'f11', 'f0', 'f2' and 7 more\n", done)
    ok("no function at all", run("-", "--explain", "--function=f").stderr ==
       "bufscope-opt: there is no function 'f', nor any other\n")
    for option in ("--svg=a", "--html=a.html", "--picture=a.svg"):
        done = run("two.mlir", option, "--function=declared")
        ok(f"{option} of a declaration", done.returncode == 1 and "'declared'" in done.stderr and
           " body" in done.stderr, done)
        done = run("-", option)
        ok(f"{option} of nothing", done.returncode == 1 and
           done.stderr == "bufscope-opt: the program has no function with a body\n", done)
    library = str(SAMPLES / "12-three-lowerings.mlir")
    for option in ("--html=a.html", "--pictures=a", "--handout=a.pdf"):
        done = run(library, option, "--function=dealloc_helper", "--steps=1-3")
        ok(f"{option} of a function that comes later", done.returncode == 1 and not Path(option.split("=")[1]).is_file()
           and done.stderr == "bufscope-opt: the function is not there at any of these events\n", done)
    for option in ("--counts", "--explain", "--stage=3"):
        whole, one = run("two.mlir", option).stdout, run("two.mlir", option, "--function=other").stdout
        ok(f"{option} --function: that one alone", "memref" in whole and one and "memref" not in one, one)
    frees = "".join(f"func.func @{name}(%m: memref<2xf32>) {{\n  memref.dealloc %m : memref<2xf32>\n  return\n}}\n"
                    for name in "fgh")
    for arguments, lines in (([], [2, 6, 10]), (["--function=g"], [6])):
        text = run("-", "--scan", *arguments, program=frees).stdout
        ok(f"--scan {arguments}", text.endswith(f"\n{len(lines)} to be refused\n") and
           [int(line) for line in re.findall("^<stdin>:([0-9]+):.*error: ", text, re.M)] == lines, text)
    ok("--function=@NAME", run("two.mlir", "--stage=3", "--function=@other").stdout ==
       run("two.mlir", "--stage=3", "--function=other").stdout != "")
    ok("--function and passes", run("two.mlir", "--cse", "--function=other").stdout ==
       run("two.mlir", "--cse", "--stage=1", "--function=other").stdout != "")
    ok("--function alone runs nothing", run("two.mlir", "--function=allocate").stdout ==
       run("two.mlir", "--stage=0", "--function=allocate").stdout != "")


def causes():
    """Values and lines that are not there, or are none."""
    for text in ("a", "alloc", "5x", "4294967298", "0", "-1", "@other", "@other:n"):
        for option in ("why", "became"):
            refused(f"--{option}={text}", ["two.mlir", f"--{option}={text}"],
                    f"bufscope-opt: for the --{option} option: '{text}' is neither a value, as %alloc or @f:%alloc, "
                    "nor a line, as 7 or @f:7")
    ok("--why of a block", "from the source: block ^bb0" in run("two.mlir", "--why=^bb0").stdout)
    refused("--became of a block", ["two.mlir", "--became=^bb0"],
            "bufscope-opt: '^bb0' is the label of a block, and no op")
    refused("--why in no function", ["two.mlir", "--why=@alocate:%alloc"],
            "bufscope-opt: there is no function 'alocate'; there are 'allocate', 'declared', 'other'")
    for options, where in (([], "at the end of the run"), (["--stage=1"], "after stage 1")):
        refused(f"--why of nothing {options}", ["two.mlir", "--why=%none", *options],
                f"bufscope-opt: there is no '%none' {where}")
        refused(f"--why of a line behind the last {options}", ["two.mlir", "--why=@other:99", *options],
                f"bufscope-opt: there is no '@other:99' {where}")
    refused("--why of what is gone", ["two.mlir", "--why=%c1"],
            "bufscope-opt: there is no '%c1' at the end of the run; there is with --stage=1")
    refused("--stage of a name", ["two.mlir", "--stage=cse"],
            "bufscope-opt: for the --stage option: 'cse' is not the number of a stage, which --counts lists")
    refused("--stage behind the last", ["two.mlir", "--stage=9"],
            "bufscope-opt: there is no stage 9: the last one is 8 (canonicalize)")
    for options in (["--explain", "--stage=0"], ["--diff=3,3"], ["--lifetimes", "--function=other"]):
        done = run("two.mlir", *options)
        ok(f"{options}: nothing", done.returncode == 0 and not done.stdout and
           done.stderr == f"bufscope-opt: {options[0].split('=')[0]} has nothing to report here\n", done)

    for options in (["--run"], ["--run", "--steps=1-3"], ["--run", "--steps=1-3", "--stage=0"], ["--compare=cse,legacy"]):
        done = run("none.mlir", *options)
        ok(f"{options}: no function", done.returncode == 0 and not done.stdout and
           done.stderr == f"bufscope-opt: {options[0].split('=')[0]} has nothing to report here\n", done)
    for option in ("--html=none.html", "--pictures=none", "--trace=none.json", "--memory=none.svg"):
        refused(f"{option}: no function", ["none.mlir", "--run", option],
                "bufscope-opt: --run: there is no function that can be executed in stage 8")


def standard_input():
    """Who waits at a terminal is told that the program waits, too."""
    ours, theirs = pty.openpty()
    with subprocess.Popen([tool], stdin=theirs, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        said = running.stderr.readline()
        os.write(ours, b"\x04")
        running.communicate(timeout=600)
    os.close(theirs)
    os.close(ours)
    ok("input from a terminal", said == b"(processing input from stdin now, hit ctrl-c/ctrl-d to interrupt)\n", said)
    ok("input from elsewhere", run("-", program=TWO).stderr == "")


def lessons():
    lesson = str(SAMPLES / "lessons/01-who-frees-this.lesson")
    steps = run(lesson, "--lesson").stdout
    ok("a lesson is known by its name", run(lesson).stdout == steps and "Who frees this?" in steps, run(lesson))
    for option in ("--svg=a", "--explain", "--stage=3", "--trace=a.json"):
        refused(f"a lesson and {option}", [lesson, option], "bufscope-opt: a lesson is checked and its steps are "
                f"written: {option.split('=')[0]} cannot be given beside it")
    refused("a lesson and a pass", [lesson, "--cse"],
            "bufscope-opt: a lesson names its own passes: others cannot be given beside it")


def written(options, *lines):
    """What is said of files, and that the program is not printed."""
    done = run("two.mlir", *options)
    ok(f"{options[0]}: what was written", done.returncode == 0 and not done.stdout and
       done.stderr.splitlines() == list(lines), done)


def files():
    for name in ("svg", "png", "pdf", "dot"):
        written([f"--{name}=of-{name}"], f"wrote 18 diagrams to of-{name}")
        ok(f"--{name}: as many as it says", len(list(Path(f"of-{name}").iterdir())) == 18)
    done = run("two.mlir", "--pictures=steps")
    n = len(list(Path("steps").iterdir()))
    ok("--pictures: what was written", n > 9 and done.stderr == f"wrote {n} pictures to steps\n", done)
    written(["--pictures=one", "--steps=12"], "wrote 1 picture to one")
    written(["--html=a.html", "--handout=a.pdf", "--picture=a.svg", "--trace=a.json"],
            "wrote a.svg", "wrote a.html", "wrote a.pdf", "wrote a.json")
    program = run("two.mlir", "--buffer-deallocation-pipeline").stdout
    done = run("two.mlir", "--html=a.html", "-o", "-")
    ok("-o -: the program as well", done.stdout == program, done)
    run("two.mlir", "--html=a.html", "-o", "a.mlir")
    ok("-o FILE: the program as well", Path("a.mlir").read_text() == program)
    ok("--stage: the program as well", run("two.mlir", "--svg=a", "--stage=8").stdout == program)
    ok("--stage of a picture is not asked for the program",
       run("two.mlir", "--picture=a.svg", "--stage=3").stdout == "")
    ok("a report as well", run("two.mlir", "--svg=a", "--explain").stdout == run("two.mlir", "--explain").stdout)
    done = run("-", "--split-input-file", "--svg=parts", program=f"\n// -----\n{TWO}// -----\n")
    ok("--svg of the empty parts of a split file", done.returncode == 0 and
       done.stderr == "wrote 18 diagrams to parts-2\n", done)
    run("two.mlir", "--trace=a.json")
    ok("--trace=-", run("two.mlir", "--trace=-").stdout == Path("a.json").read_text())


def progress():
    """How far the steps are, on a terminal, in a line that goes again."""
    ours, theirs = pty.openpty()
    done = run("two.mlir", "--html=a.html", "--steps=2-4", "--step-grain=event", stdout=subprocess.DEVNULL, stderr=theirs)
    said = os.read(ours, 65536).decode()
    os.close(theirs)
    os.close(ours)
    ok("progress of steps", done.returncode == 0 and
       re.fullmatch("\r0 of 3 steps\r1 of 3 steps\r2 of 3 steps\r +\rwrote a.html\r\n", said), repr(said))


def given_twice():
    """Of an option of ours, one value can hold; of upstream's, the last one does."""
    for name, values in (("function", ("f", "other")), ("stage", ("1", "2")), ("upstream", ("19", "22")),
                         ("html", ("a.html", "b.html")), ("why", ("%x", "%y"))):
        refused(f"--{name} twice", ["two.mlir", *(f"--{name}={value}" for value in values)],
                f"bufscope-opt: for the --{name} option: it is given twice, with '{values[0]}' and with '{values[1]}'")
    ok("the same twice", run("two.mlir", "--stage=3", "--stage", "3").stdout == run("two.mlir", "--stage=3").stdout)
    run("two.mlir", "-o", "first", "-o", "last")
    ok("-o twice", Path("last").exists() and not Path("first").exists())
    ok("--pass-pipeline twice", run("two.mlir", "--pass-pipeline=builtin.module(nothing)",
                                    "--pass-pipeline=builtin.module(cse)").returncode == 0)


def same_files():
    """What is written does not take the place of what is read."""
    for option in ("--html=two.mlir", "--handout=./two.mlir", "--trace=two.mlir"):
        name, path = option.split("=")
        refused(f"in place: {option}", ["two.mlir", option],
                f"bufscope-opt: for the {name} option: '{path}' is the file that is read")
    Path("three.mlir").write_text(TWO)
    for name in ("html", "handout", "picture", "trace"):
        for path in ("three.mlir", "new.lesson"):
            refused(f"the program as value: --{name} {path}", [f"--{name}", path], f"bufscope-opt: for the --{name} "
                    f"option: '{path}' is named as a program is: is a =FILE missing?")
    refused("the program as value: --svg", ["--svg", "two.mlir"],
            "bufscope-opt: for the --svg option: 'two.mlir' is not a directory")
    refused("one file twice", ["two.mlir", "--html=same", "--trace=./same"],
            "bufscope-opt: for the --trace option: './same' is written by --html")
    refused("one file twice: -o", ["two.mlir", "--html=same", "-o", "same"],
            "bufscope-opt: for the --html option: 'same' is written by -o")
    for name in ("svg", "pictures"):
        refused(f"--{name}=-", ["two.mlir", f"--{name}=-"],
                f"bufscope-opt: for the --{name} option: '-' is not a directory")
    refused("--html=-", ["two.mlir", "--html=-"], "bufscope-opt: for the --html option: '-' is not the name of a file")


def main():
    folder = tempfile.TemporaryDirectory(prefix="bufscope-mistakes-")
    os.chdir(folder.name)
    Path("two.mlir").write_text(TWO)
    Path("none.mlir").write_text("func.func private @declared()\n")
    options()
    passes_of_mlir_opt()
    places()
    causes()
    standard_input()
    lessons()
    files()
    progress()
    given_twice()
    same_files()
    os.chdir("/")
    return finish()


sys.exit(main())
