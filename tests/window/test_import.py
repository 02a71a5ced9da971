# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Having mlir-opt read or bufferize a program."""
import os
import tempfile

from driver import wait
from harness import EXAMPLE, REFUSED, assert_contains, function_lines, long_test, printed


@long_test
def mlir_opt_helps_where_a_program_needs_it(app):
    """A program that plays mlir-opt: what it writes is read, and the input says who wrote it."""
    with tempfile.TemporaryDirectory() as folder:
        player, file = os.path.join(folder, "my-mlir-opt"), os.path.join(folder, "other.mlir")
        with open(player, "w") as script:
            script.write(f"#!/bin/sh\ncat >/dev/null\ncase \"$*\" in *bufferize*) cat {EXAMPLE};; "
                         "*) echo 'no: I will not' >&2; exit 1;; esac\n")
        os.chmod(player, 0o755)
        with open(file, "w") as program:
            program.write("func.func @f() {\n  other.op\n  return\n}\n")
        assert app.window.state("mlir-opt") == "auto"  # as the menu has it
        app.window.do("mlir-opt", "/no/such/mlir-opt")
        app.window.open(file, "parse-failed")
        app.wait_find("push button", "Translate with mlir-opt").do_action(0)  # offered where there is none, too
        wait("that there is none", lambda: any("there is no program '/no/such/mlir-opt'" in label for label in app.labels()))
        app.window.do("mlir-opt", player)
        app.window.do("reload")
        app.wait_find("push button", "Translate with mlir-opt").do_action(0)
        wait("what it says", lambda: any("no: I will not" in label for label in app.labels()))
        assert app.window.state("import") == ""
        app.window.do("import", "bufferized")
        app.window.wait_state("outcome", "complete")
        app.wait_find("push button", "0 input by my-mlir-opt")
        assert_contains(function_lines(printed(EXAMPLE, 0)), function_lines(app.code()[0]))
        app.window.do("reload")
        wait("the same again", lambda: app.window.states("outcome", "import") == ("complete", "bufferized"))
        with open(player, "w") as script:  # something else was chosen
            script.write("#!/bin/sh\ncat >/dev/null\n")
        app.window.do("reload")
        wait("what is wrong with it", lambda: any("is it an mlir-opt?" in label for label in app.labels()))
        with open(player, "w") as script:  # what it writes is refused: its lines are nowhere to be seen
            script.write(f"#!/bin/sh\ncat >/dev/null\ncat {REFUSED}\n")
        app.window.do("reload")
        app.window.wait_state("outcome", "refused")
        wait("the op in words", lambda: any("” in what mlir-opt wrote: " in label and "At “" in label
                                            for label in app.labels()))
        app.window.do("import", "")
        app.window.wait_state("outcome", "parse-failed")
        app.window.do("mlir-opt", "auto")
        app.window.wait_state("mlir-opt", "auto")
