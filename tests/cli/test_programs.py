#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Other people's programs: run for what they print of their passes, and for passes that Bufscope
does not have. mlir-opt is one; the others are shell scripts that go wrong. Prints TAP.

    test_programs.py BUFSCOPE-OPT [MLIR-OPT]
"""

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tap import finish, ok

tool = sys.argv[1]
LOOP = """func.func @f(%n: index) -> memref<4xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  scf.for %i = %zero to %n step %one {
    linalg.copy ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  }
  return %b : memref<4xf32>
}
"""
TENSORS = """func.func @g(%t: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %r = linalg.exp ins(%t : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
"""
PART = """// -----// IR Dump {} (planes) //----- //
"builtin.module"() ({{
  "func.func"() <{{function_type = () -> (), sym_name = "f"}}> ({{
    "board.{}"() : () -> ()
    "func.return"() : () -> ()
  }}) : () -> ()
}}) : () -> ()

"""
ADDED = "--mlir-print-ir-before-all --mlir-print-ir-after-all --mlir-disable-threading " \
        "--mlir-print-op-generic --mlir-print-debuginfo"


def run(*options, program="", **keywords):
    return subprocess.run([tool, *options], input=program, capture_output=True, text=True, check=False, timeout=600,
                          **keywords)


def script(name, text):
    Path(name).write_text("#!/bin/sh\n" + text)
    os.chmod(name, 0o755)
    return "./" + name


def stages(done):
    """Names of the stages, from the list below the table of --counts."""
    lines = done.stdout.split("\n\n")[-1].splitlines()
    return [line.split(": ", 1)[1] for line in lines if ": " in line]


def scripts():
    Path("before").write_text(PART.format("Before Planes", "rough"))
    Path("after").write_text(PART.format("After Planes", "smooth"))
    good = script("good", 'cat before >&2; echo "a.py:1:1: remark: planed" >&2; cat after >&2; echo "$*" > given\ncat before\n')
    done = run("--counts", "--", good, "--plane", "f.mlir")
    ok("what it prints are the stages", done.returncode == 0 and stages(done) == ["input", "planes"], done)
    ok("flags are added", Path("given").read_text().strip() == f"--plane f.mlir {ADDED}", Path("given").read_text())
    done = run("--explain", "--", good, "-mlir-print-ir-after-all")
    ok("but not to one's own", Path("given").read_text().strip() == "-mlir-print-ir-after-all")
    ok("what it says stands at its stage", "planes begins" in done.stdout.split("the log says: a.py:1:1: remark: planed")[0]
       and "is now what the dump shows" in done.stdout.split("remark: planed")[-1], done)
    done = run("--counts", "--", script("crashes", "cat before >&2; echo 'sawdust' >&2; kill -ABRT $$\n"), "f.mlir")
    ok("it crashes: what there is is shown, and how it ended told", done.returncode == 0 and
       "bufscope-opt: crashes was ended by signal 6 (Aborted): sawdust\n" in done.stderr, done)
    done = run("--counts", "--", script("broken", "head -c 200 before >&2; exit 3\n"), "f.mlir")
    ok("it breaks off in its first dump, which is text then", done.returncode == 0 and
       stages(done) == ["input", "before planes"] and "is broken off" in done.stderr and
       "bufscope-opt: broken ended with exit status 3" in done.stderr, done)
    refuses = script("refuses", "echo \"refuses: Unknown command line argument '--mlir-print-op-generic'.\" >&2; exit 1\n")
    done = run("--counts", "--", refuses, "f.mlir")
    ok("it refuses a flag", done.returncode == 1 and not done.stdout and "nothing was printed of passes" in done.stderr and
       "refuses ended with exit status 1: refuses: Unknown command line argument '--mlir-print-op-generic'" in done.stderr,
       done)
    done = run("--counts", "--", script("silent", "exit 0\n"))
    ok("it prints nothing", done.returncode == 1 and "silent ended with exit status 0" in done.stderr, done)
    done = run("--counts", "--", "no-such-program", "f.mlir")
    ok("there is none", done.returncode == 1 and "no-such-program" in done.stderr, done)
    done = run("--counts", "two", "--", good)
    ok("a file and a program", done.returncode == 1 and
       done.stderr == "bufscope-opt: ./good is run for its dump: 'two' cannot be read, too\n", done)
    done = run("--canonicalize", "--allow-unregistered-dialect", "--", good)
    ok("passes run on its last stage", done.returncode == 0 and "passes run on stage 1 of the dump, planes" in done.stderr
       and '"board.smooth"' in done.stdout, done)
    done = run("--counts", "--", script("reads", "cat >&2\n"), program=Path("after").read_text())
    ok("it reads standard input", stages(done) == ["input", "planes"], done)
    Path("-odd.mlir").write_text("func.func @f() {\n  return\n}\n")
    ok("what follows may be a file, still", run("--cse", "--", "-odd.mlir").returncode == 0)


def endless():
    floods = script("floods", "cat before >&2; while :; do cat big >&2; done\n")
    Path("big").write_text("x" * (1 << 20))
    done = run("--counts", "--", floods)
    ok("it writes without end", done.returncode == 1 and "floods: it wrote too much" in done.stderr, done)
    hangs = script("hangs", "cat before >&2; echo $$ > pid; exec sleep 1000\n")
    child = subprocess.Popen([tool, "--counts", "--", hangs], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                             start_new_session=True)
    while not Path("pid").exists() or not Path("pid").read_text().strip():
        time.sleep(0.05)
    os.killpg(child.pid, signal.SIGINT)
    child.communicate()
    time.sleep(0.2)
    status = Path(f"/proc/{Path('pid').read_text().strip()}/status")
    gone = not status.exists() or "State:\tZ" in status.read_text()
    ok("the keys that end this program end that one, too", child.returncode == -signal.SIGINT and gone, child)


def mlir_opt(reference):
    Path("loop.mlir").write_text(LOOP)
    Path("tensors.mlir").write_text(TENSORS)
    done = run("--counts", "--", reference, "loop.mlir", "--canonicalize", "--convert-scf-to-cf")
    ok("mlir-opt is run", stages(done) == ["input", "canonicalize", "convert-scf-to-cf"] and not done.stderr, done)
    done = run("--stage=2", "--", reference, "loop.mlir", "--canonicalize", "--convert-scf-to-cf",
               "--mlir-print-ir-after-all")
    wanted = subprocess.run([reference, "loop.mlir", "--canonicalize", "--convert-scf-to-cf"], capture_output=True,
                            text=True, check=True).stdout
    ok("its last stage, printed as one likes, is what it writes", done.stdout.rstrip() == wanted.rstrip(), done.stdout, wanted)
    for line in (["--convert-linalg-to-loops"],
                 ["--canonicalize", "--convert-linalg-to-loops", "--cse", "--convert-scf-to-cf"],
                 ["--affine-loop-unroll=unroll-factor=2 unroll-up-to-factor", "--lower-affine"],
                 ["--pass-pipeline=builtin.module(func.func(cse,convert-linalg-to-loops,canonicalize),convert-scf-to-cf)"],
                 ["--ownership-based-buffer-deallocation", "--convert-linalg-to-loops",
                  "--bufferization-lower-deallocations"]):
        ours = run("loop.mlir", f"--mlir-opt={reference}", *line)
        theirs = subprocess.run([reference, "loop.mlir", *line], capture_output=True, text=True, check=True).stdout
        ok(f"passes of both: {line}", ours.stdout == theirs and not ours.stderr, ours, theirs)
    line = ["--one-shot-bufferize=bufferize-function-boundaries", "--buffer-deallocation-pipeline",
            "--convert-linalg-to-loops"]
    ours = run("tensors.mlir", f"--mlir-opt={reference}", *line)
    theirs = subprocess.run([reference, "tensors.mlir", *line], capture_output=True, text=True, check=True).stdout
    ok("a pipeline as people have it", ours.stdout == theirs, ours, theirs)
    done = run("tensors.mlir", f"--mlir-opt={reference}", *line, "--counts")
    names = stages(done)
    ok("its stages stand in order, and say whose they are", names[0] == "input" and len(names) == 11 and
       names[1].startswith("one-shot-bufferize") and names[-1].startswith("convert-linalg-to-loops") and
       "mlir-opt" in names[-1] and "mlir-opt" not in names[5], names)
    done = run("loop.mlir", f"--mlir-opt={reference}", "--convert-linalg-to-loops", "--names=printed", "--diff=0,1")
    ok("what it left as it was is recognized", "1 removed" in done.stdout.splitlines()[0] and
       " 0 changed, 0 moved" in done.stdout.splitlines()[0], done)
    done = run("loop.mlir", "--convert-linalg-to-loops", "--mlir-opt=no-such-opt")
    ok("without one the pass is named", done.returncode == 1 and
       "convert-linalg-to-loops is done by an mlir-opt that is installed: there is no program 'no-such-opt'" in done.stderr,
       done)
    own = script("own-opt", f"""case "$*" in *--help*) printf '    Passes:\\n      --plane-boards   -   x\\n        --depth=<n>   - y\\n'; exit;; esac
echo "$*" >> asked; exec {reference} --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-debuginfo\n""")
    done = run("loop.mlir", f"--mlir-opt={own}", "--plane-boards=depth=2", "--cse")
    ok("passes of a program that is named", done.returncode == 0 and "--plane-boards=depth=2 " in Path("asked").read_text(),
       done)
    done = run("loop.mlir", f"--mlir-opt={own}", "--pass-pipeline=builtin.module(func.func(cse,plane-boards{depth=3}))")
    ok("also in the text of a pipeline", done.returncode == 0 and
       "--pass-pipeline=builtin.module(func.func(plane-boards{depth=3})) " in Path("asked").read_text(), done)
    done = run("loop.mlir", f"--mlir-opt={own}", "--compare=plane-boards+cse,cse")
    ok("in a comparison", done.returncode == 0 and "plane-boards+cse" in done.stdout and not done.stderr, done)
    done = run("loop.mlir", f"--mlir-opt={own}", "--compare=plane-boards,cse", "--reduce")
    ok("of which the difference is looked for", "the pipelines end with the same verdicts" in done.stderr, done)
    done = run("-", f"--mlir-opt={own}", "--counts", program="// bufscope: pipeline=plane-boards+cse\n" + LOOP)
    ok("and where the program asks for them", [name.split(" ")[0] for name in stages(done)] == ["input", "plane-boards", "cse"] and
       not done.stderr, done)
    done = run("loop.mlir", f"--mlir-opt={own}", "--depth")
    ok("its options are no passes", done.returncode == 1 and "Unknown command line argument '--depth'" in done.stderr, done)


def main():
    folder = tempfile.TemporaryDirectory(prefix="bufscope-programs-")
    os.chdir(folder.name)
    scripts()
    endless()
    if len(sys.argv) > 2:
        mlir_opt(sys.argv[2])
    os.chdir("/")
    return finish()


sys.exit(main())
