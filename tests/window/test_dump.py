# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Opening what another program has printed of its passes."""
import os
import subprocess
import tempfile

from driver import wait
from harness import EXAMPLE, assert_contains, function_lines, printed, test, tool

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
