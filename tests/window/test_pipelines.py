# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The choice of a pipeline, and of a release's rules."""
import os
import subprocess
import tempfile

from driver import wait
from harness import DOCUMENTED, function_lines, long_test, samples, test, tool


@test
def the_rules_of_another_release_run_the_program_again(app):
    rules = os.path.join(tempfile.mkdtemp(), "rules.mlir")
    with open(rules, "w", encoding="utf-8") as file:
        file.write("""func.func @f(%x: i1) -> i1 {
  %false = arith.constant false
  %r = arith.cmpi ne, %x, %false : i1
  return %r : i1
}
""")
    app.window.do("open-file", rules)
    wait("the program", lambda: app.window.state("outcome") == "complete")
    assert app.window.state("upstream") == "19"
    before = app.window.state("n-events")
    app.window.do("upstream", "22")
    wait("the other rules", lambda: app.window.state("upstream") == "22"
         and app.window.state("outcome") == "complete" and app.window.state("n-events") != before)
    wait("the title", lambda: any("rules of MLIR 22" in label for label in app.labels()))
    app.window.do("upstream", "21")
    assert app.window.state("upstream") == "22"
    app.window.do("upstream", "19")
    wait("the first rules", lambda: app.window.state("n-events") == before)


def assert_at_stage(app, sample, stage):
    app.window.do("stage", stage)
    app.window.wait_state("stage", stage)
    done = subprocess.run([tool, sample, f"--stage={stage}"], capture_output=True, text=True, check=True)
    wait(f"stage {stage} of {sample}", lambda: "\n".join(function_lines(app.code()[0])) in
         "\n".join(function_lines(done.stdout)) and app.code()[0])


@long_test
def samples_open_in_the_pipeline_that_they_ask_for(app):
    app.window.open(DOCUMENTED)
    app.window.wait_state("pipeline", "documented")
    assert_at_stage(app, DOCUMENTED, 2)
    assert app.code()[0].count("bufferization.dealloc") == 3 and "^bb1(" in app.code()[0], app.code()[0]
    assert_at_stage(app, DOCUMENTED, 7)
    for sample, pipeline, stage in (("05-select-unknown", "ownership", 8), ("16-hoisting", "legacy", 5),
                                    ("18-clones", "buffer-deallocation", 1), ("20-promotion", "promote-buffers-to-stack", 1),
                                    ("10-private-dynamic-ownership", "ownership{private-function-dynamic-ownership}", 8),
                                    ("23-conditional-realloc", "hlo", 5)):
        sample = os.path.join(samples, f"{sample}.mlir")
        app.window.open(sample)
        app.window.wait_state("pipeline", pipeline)
        assert_at_stage(app, sample, stage)


@test
def what_is_chosen_goes_before_what_is_asked_for(app):
    app.window.open(DOCUMENTED)
    app.window.do("pipeline", "ownership")
    app.window.wait_state("pipeline", "ownership")
    wait("eight stages", lambda: app.window.do("stage", 8) or app.window.state("stage") == 8)
    app.window.open(os.path.join(samples, "16-hoisting.mlir"))
    assert app.window.state("pipeline") == "ownership"
    app.window.do("asked-pipeline")
    app.window.wait_state("pipeline", "legacy")
    app.window.open(DOCUMENTED)
    app.window.wait_state("pipeline", "documented")
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "mistyped.mlir")
        with open(path, "w") as file:
            file.write("// bufscope: pipeline=documentd\nfunc.func @f() {\n  return\n}\n")
        app.window.open(path)
        app.window.wait_state("pipeline", "ownership")
        path = os.path.join(folder, "twice.mlir")
        with open(path, "w") as file:
            file.write("// bufscope: pipeline=legacy\n// bufscope: pipeline=cse\nfunc.func @f() {\n  return\n}\n")
        app.window.open(path)
        app.window.wait_state("pipeline", "legacy")
        wait("what is not followed", lambda: any("what line 1 asks for is run" in label for label in app.labels()))
