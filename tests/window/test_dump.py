# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Opening what another program has printed of its passes."""
import os
import subprocess
import tempfile

from driver import Program, press, shown_windows, wait, xdotool
from harness import EXAMPLE, assert_contains, function_lines, long_test, printed, test, tool

UNREAD = """// -----// IR Dump After Boards (lower-boards) //----- //
module {
  func.func @diamond() {
    board.place "here"
    return
  }
}

"""


def dump_of(program):
    """What the pipeline prints after each pass, as mlir-opt prints it."""
    run = subprocess.run([tool, program, "--buffer-deallocation-pipeline", "--mlir-print-ir-after-all", "-o", os.devnull],
                         capture_output=True, text=True, check=True)
    return run.stderr


@test
def dump_opens_with_its_passes(app):
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "run.log")
        with open(file, "w") as log:
            log.write("some message\n" + dump_of(EXAMPLE))
        app.window.open(file)
        assert app.window.states("cursor", "stage") == (0, 0)
        assert any(label.startswith("Dump · ") for label in app.labels())
        assert_contains(function_lines(printed(EXAMPLE, 0)), function_lines(app.code()[0]))
        for stage in range(1, 9):
            app.window.do("next-stage")
            app.window.wait_state("stage", stage)
            assert_contains(function_lines(printed(EXAMPLE, stage)), function_lines(app.code()[0]))
        app.window.do("first")
        app.window.wait_state("stage", 0)
        assert_contains(function_lines(printed(EXAMPLE, 0)), function_lines(app.code()[0]))


@test
def stage_that_cannot_be_read_is_shown_as_text(app):
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "run.log")
        with open(file, "w") as log:
            log.write(dump_of(EXAMPLE) + UNREAD)
        app.window.open(file)
        wait("what would help", lambda: any("--mlir-print-op-generic" in label for label in app.labels()))
        app.window.do("last")
        app.window.wait_state("stage", 9)
        wait("its text", lambda: 'board.place "here"' in app.code()[0])
        app.window.do("previous-stage")
        app.window.wait_state("stage", 8)
        assert_contains(function_lines(printed(EXAMPLE, 8)), function_lines(app.code()[0]))


@test
def folder_of_dumps_opens(app):
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(os.path.join(folder, "module"))
        parts = dump_of(EXAMPLE).split("// -----// ")[1:]
        for number, part in enumerate(parts):
            with open(os.path.join(folder, "module", f"{number}_pass.mlir"), "w") as out:
                out.write("// -----// " + part)
        app.window.open(folder)
        app.window.do("last")
        app.window.wait_state("stage", 8)
        assert_contains(function_lines(printed(EXAMPLE, 8)), function_lines(app.code()[0]))


@test
def pipeline_runs_on_the_stage_at_the_cursor(app):
    """Of a dump that ends before the lowering: the rest is done here."""
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "run.log")
        with open(file, "w") as log:
            log.write("// -----// IR Dump".join(dump_of(EXAMPLE).split("// -----// IR Dump")[:6]))  # five of the passes
        app.window.open(file)
        app.window.do("last")
        app.window.wait_state("stage", 5)
        app.window.do("pipeline", "builtin.module(bufferization-lower-deallocations,cse,canonicalize)")
        wait("the stages of the pipeline", lambda: app.find("push button", "1 lower"))
        app.window.wait_state("outcome", "complete")
        app.window.do("last")
        app.window.wait_state("stage", 3)
        assert_contains(function_lines(printed(EXAMPLE, 8)), function_lines(app.code()[0]))
        assert not any(label.startswith("Dump · ") for label in app.labels())


def script(folder, name, text):
    path = os.path.join(folder, name)
    with open(path, "w") as out:
        out.write("#!/bin/sh\n" + text)
    os.chmod(path, 0o755)
    return path


@test
def what_a_program_prints_opens(app):
    """Asked for in a dialog; then another one that crashes, in a window of its own."""
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "dump"), "w") as log:
            log.write(dump_of(EXAMPLE))
        good = script(folder, "board-opt", f"cat {folder}/dump >&2; echo 'a.py:1:1: remark: planed' >&2; cat {folder}/dump\n")
        app.window.do("open-program", "")
        wait("the dialog", lambda: app.find("text", "Program and arguments"))
        xdotool("type", "--delay", "30", f"{good} --plane")
        press("Return")
        app.window.wait_state("outcome", "complete")
        assert any(label.startswith(f"Dump · {good} --plane --mlir-print-ir-before-all") for label in app.labels())
        assert app.find("label", "board-opt"), app.labels()
        app.window.do("last")
        app.window.wait_state("stage", 8)
        assert_contains(function_lines(printed(EXAMPLE, 8)), function_lines(app.code()[0]))
        wait("what it said", lambda: any("the log says: a.py:1:1: remark: planed" in label for label in app.labels()))
        crashes = script(folder, "crash-opt", f"cat {folder}/dump >&2; kill -ABRT $$\n")
        app.window.do("open-program", crashes)
        wait("the other window", lambda: len(shown_windows()) == 2)
        wait("how it ended", lambda: any("crash-opt was ended by signal 6" in label for label in app.labels()))


@test
def program_that_never_ends_is_ended(app):
    with tempfile.TemporaryDirectory() as folder:
        pid = os.path.join(folder, "pid")
        hangs = script(folder, "hang-opt", f"echo $$ > {pid}; sleep 1000\n")
        app.window.do("open-program", hangs)
        wait("that it is waited for", lambda: "Waiting for hang-opt…" in app.labels())
        wait("its number", lambda: os.path.exists(pid) and open(pid).read().strip())
        app.window.do("cancel")
        wait("its end", lambda: not os.path.exists(f"/proc/{open(pid).read().strip()}"))
        wait("that nothing is waited for", lambda: not app.window.enabled("cancel"))
        refuses = script(folder, "no-opt", "echo 'no-opt: Unknown command line argument' >&2; exit 1\n")
        app.window.do("open-program", refuses)
        wait("what it says", lambda: any("no-opt ended with exit status 1: no-opt: Unknown" in label for label in app.labels()))


@test
def pipeline_of_another_program_is_pasted(app):
    """What Bufscope does not have is run by what is chosen as the mlir-opt; the stages say so."""
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "here.mlir")
        with open(file, "w") as out:
            out.write("func.func @f() {\n  %a = memref.alloc() : memref<2xf32>\n  return\n}\n")
        player = script(folder, "board-opt", f"""case "$*" in *--help*) printf '    Passes:\\n      --plane-boards - x\\n'; exit;; esac
echo "$*" > {folder}/asked
cat
""")
        app.window.open(file)
        app.window.do("mlir-opt", player)
        wait("its passes", lambda: app.window.do("pipeline", "plane-boards") or
             app.window.state("pipeline") == "plane-boards")
        app.window.do("other-pipeline")
        wait("the dialog", lambda: app.find("text", "Pipeline"))
        xdotool("type", "--delay", "30", "board-opt a.mlir --cse --plane-boards=depth=2 --canonicalize -o b.mlir")
        press("Return")
        app.window.wait_state("pipeline", "cse+plane-boards{depth=2}+canonicalize")
        app.window.wait_state("outcome", "complete")
        app.wait_find("push button", "2 plane-boards by board-opt")
        with open(os.path.join(folder, "asked")) as asked:
            assert asked.read().startswith("--plane-boards=depth=2 ")
        app.window.do("pipeline", "plain-boards")
        wait("what to do", lambda: any("there is no pipeline and no pass of the name 'plain-boards'" in label and
                                       "Import with mlir-opt" in label for label in app.labels()))
        app.window.do("mlir-opt", "auto")


@long_test
def program_on_the_command_line_opens(app):
    """In a Bufscope that runs already, and in one that does not."""
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "dump"), "w") as log:
            log.write(dump_of(EXAMPLE))
        script(folder, "board-opt", f"cat {folder}/dump >&2\n")
        subprocess.run([os.path.abspath(app.executable), "--", "./board-opt", "--plane"], cwd=folder, check=True, timeout=60)
        wait("what it prints", lambda: any(label.startswith("Dump · ./board-opt --plane") for label in app.labels()))
        odd = os.fsdecode(b"\xff.mlir")  # a name that is no text
        subprocess.run([os.path.abspath(app.executable), "--", "./board-opt", odd], cwd=folder, check=True, timeout=60)
        wait("what it prints", lambda: any(label.startswith("Dump · ./board-opt \ufffd.mlir") for label in app.labels()))
        app.close()
        other = Program(app.executable, "--", os.path.join(folder, "board-opt"), odd)
        try:
            other.window.wait_state("outcome", "complete")
        finally:
            other.close()


@test
def dump_of_which_nothing_can_be_read_is_text(app):
    """Each part is a stage, with the reason, and none is said to be right."""
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "run.log")
        with open(file, "w") as log:
            log.write(UNREAD + UNREAD.replace("Boards", "Planks").replace("here", "there"))
        app.window.open(file)
        wait("the reason", lambda: any("it is shown as text" in label for label in app.labels()))
        assert 'board.place "here"' in app.code()[0]
        app.window.do("next-stage")
        app.window.do("next-stage")
        app.window.wait_state("stage", 2)
        wait("its text", lambda: 'board.place "there"' in app.code()[0])
        wait("verdicts", lambda: app.window.state("verdicts") == "not-judged not-judged not-judged")
