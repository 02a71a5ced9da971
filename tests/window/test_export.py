# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What leaves the window: files, the printer, the clipboard."""
import json
import os
import subprocess
import tempfile

from driver import Stopwatch, click, clipboard, press, shown_windows, wait
from harness import (
    DIAMOND, EXAMPLE, LOWERINGS, OWNERSHIP, SELECT, long_test, reported, test, tool, write_many_functions)


@long_test
def everything_is_exported(app):
    app.window.open(SELECT)
    app.window.do("stage", OWNERSHIP)
    app.window.wait_state("stage", OWNERSHIP)
    beginnings = {"export-dot": b"digraph", "export-code": b"func.func", "export-trace": b"{",
                  "export-html": b"<!DOCTYPE html>", "export-handout": b"%PDF", "print": b"%PDF"}
    with tempfile.TemporaryDirectory() as folder:
        for action, begin in beginnings.items():
            path = os.path.join(folder, action)
            wait(action, lambda: app.window.enabled(action))
            app.window.do(action, path)
            wait(path, lambda: os.path.exists(path) and
                 open(path, "rb").read(len(begin)) == begin)
        code = open(os.path.join(folder, "export-code")).read()
        assert "// %alloc \u25cf owned" in code, code
    app.window.do("copy-code")
    app.window.wait_state("message", "Annotated code copied")
    assert clipboard() == code
    app.window.do("copy-picture")
    app.window.wait_state("message", "Picture copied")


@test
def printing_asks_while_all_else_goes_on(app):
    app.window.open(EXAMPLE)
    watch = Stopwatch(app)
    app.window.do("print", "")
    app.window.do("step-forward")
    app.window.wait_state("cursor", 1)
    assert watch.seconds() < 15
    wait("the dialog", lambda: len(shown_windows()) == 2)
    press("Escape")
    wait("it to go", lambda: len(shown_windows()) == 1)


@test
def writing_can_be_cancelled(app):
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "many.mlir")
        with open(program, "w") as file:
            file.write("func.func @f(%c: i1, %m: memref<8xf32>) {\n")
            for i in range(150):
                file.write(f"  %a{i} = memref.alloc() : memref<8xf32>\n"
                           f"  test.copy(%a{i}, %m) : (memref<8xf32>, memref<8xf32>)\n")
            file.write("  return\n}\n")
        app.window.open(program)
        path = os.path.join(folder, "page.html")
        app.window.do("export-html", path)
        wait("a way to cancel", lambda: app.window.enabled("cancel-export"))
        app.window.do("cancel-export")
        wait("the end", lambda: not app.window.enabled("cancel-export"))
        assert not os.path.exists(path)
        assert "cancelled" in app.window.state("message")


@long_test
def several_exports_wait_in_a_line(app):
    """Each is written, also when it is asked for while another one is; what is cancelled is only the one in work."""
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "many.mlir")
        with open(program, "w") as file:
            file.write("func.func @f(%c: i1, %m: memref<8xf32>) {\n")
            for i in range(150):
                file.write(f"  %a{i} = memref.alloc() : memref<8xf32>\n"
                           f"  test.copy(%a{i}, %m) : (memref<8xf32>, memref<8xf32>)\n")
            file.write("  return\n}\n")
        app.window.open(program)
        paths = [os.path.join(folder, name) for name in ("page.html", "line.json", "figure.svg", "figure.pdf")]
        app.window.do("export-html", paths[0])
        app.window.do("export-trace", paths[1])
        for path in paths[2:]:
            app.window.do("export-figure", ["picture", "width=column,detail=blocks", path, path])
        app.window.wait_state("exports", 4)
        app.window.do("step-forward")
        app.window.do("cancel-export")
        app.window.wait_state("exports", 0)
        assert [os.path.exists(path) for path in paths] == [False, True, True, True]
        assert 'width="84mm"' in open(paths[2]).read(400)
        app.window.do("export-figure", ["stages", "width=page,look=print", ".svg", os.path.join(folder, "stages")])
        app.window.wait_state("exports", 0)
        wait("the stages", lambda: os.path.isdir(os.path.join(folder, "stages")))
        app.window.do("export-figure", ["picture", "width=broad", ".svg", os.path.join(folder, "none.svg")])
        wait("what is wrong", lambda: "width=broad" in app.window.state("message"))


@long_test
def figure_is_chosen_with_a_preview(app):
    """The dialog says how large it is, offers what would fit, is left by Escape and remembers; the file is the tool's."""
    app.window.open(DIAMOND)
    app.window.do("stage", OWNERSHIP)
    app.window.wait_state("stage", OWNERSHIP)
    app.window.do("figure-choice", "width=column,look=light,names=source")
    app.window.do("figure")
    wait("the dialog", lambda: len(shown_windows()) == 2)
    wait("that it does not fit", lambda: "does not fit with type of 8 pt" in app.window.state("figure-fit"))
    assert app.window.state("figure-fit").startswith("84 \u00d7 ")
    click(app.wait_find("push button", "Width: Page, 174 mm"))
    wait("that it fits", lambda: app.window.state("figure-fit").startswith("174 \u00d7 "))
    assert app.window.state("figure-fit").endswith("type of 8 pt")
    click(app.wait_find("check box", "Live Sets"))
    wait("the choice", lambda: "live=no" in app.window.state("figure-choice"))
    press("Escape")
    wait("it to go", lambda: len(shown_windows()) == 1)
    chosen = app.window.state("figure-choice")
    assert "width=page" in chosen and "font=" not in chosen, chosen
    app.window.do("figure")
    wait("the dialog", lambda: app.window.state("figure-fit").startswith("174 \u00d7 "))
    assert app.window.state("figure-choice") == chosen
    press("Escape")
    with tempfile.TemporaryDirectory() as folder:
        ours, tools = os.path.join(folder, "ours.svg"), os.path.join(folder, "tools.svg")
        app.window.do("export-figure", ["picture", chosen, ours, ours])
        app.window.wait_state("exports", 0)
        subprocess.run([tool, DIAMOND, f"--stage={OWNERSHIP}", f"--picture={tools}", f"--figure={chosen}"], check=True)
        assert open(ours).read() == open(tools).read()
        assert 'width="174mm"' in open(ours).read(400)


@test
def handout_is_chosen_with_a_preview(app):
    """Its page is shown, what concerns figures alone is away, and the file has the pages that were asked for."""
    app.window.open(EXAMPLE)
    app.window.do("stage", OWNERSHIP)
    app.window.wait_state("stage", OWNERSHIP)
    app.window.do("figure-of", "handout-stage")
    app.window.do("figure")
    app.window.wait_state("figure-fit", "A4, landscape: the page of this moment")
    assert app.wait_find("combo box", "Pictures: Hand-out: each stage")
    assert not app.find("spin button", "Size of Type")
    assert app.find("combo box", "Direction: Whichever has larger type")
    app.window.do("figure-of", "picture")
    assert app.wait_find("spin button", "Size of Type")
    press("Escape")
    wait("it to go", lambda: len(shown_windows()) == 1)
    with tempfile.TemporaryDirectory() as folder:
        texts = []
        for pages in ("stage", "six"):
            path = os.path.join(folder, f"{pages}.pdf")
            app.window.do("export-figure", [f"handout-{pages}", "live=no", path, path])
            app.window.wait_state("exports", 0)
            texts.append(subprocess.run(["pdftotext", path, "-"], check=True, capture_output=True, text=True).stdout)
        assert "In numbers" in texts[0] and "live in" not in texts[0]
        assert texts[1].split("\f")[0].count("@example, stage") >= 6


@test
def command_of_the_stage_is_copied(app):
    app.window.open(EXAMPLE)
    app.window.do("stage", 2)
    app.window.do("copy-command")
    line = reported(EXAMPLE, "--command", "--stage=2")[0]
    app.window.wait_state("message", f"Copied: {line}")


def assert_picture(path):
    starts = {".svg": b"<", ".png": b"\x89PNG", ".pdf": b"%PDF"}
    with open(path, "rb") as file:
        start = starts[os.path.splitext(path)[1]]
        assert file.read(len(start)) == start, path


@test
def pictures_are_exported(app):
    app.window.open(EXAMPLE)
    app.window.do("stage", OWNERSHIP)
    app.window.wait_state("stage", OWNERSHIP)
    folder = tempfile.mkdtemp()
    for suffix in ("svg", "png", "pdf"):
        path = os.path.join(folder, f"picture.{suffix}")
        app.window.do(f"export-{suffix}", path)
        wait(suffix, lambda path=path: os.path.exists(path) and os.path.getsize(path))
        assert_picture(path)
    subprocess.run(["xmllint", "--noout", os.path.join(folder, "picture.svg")], check=True)
    subprocess.run(["rsvg-convert", "-o", os.path.join(folder, "svg.png"),
                    os.path.join(folder, "picture.svg")], check=True)


@long_test
def stages_of_the_function_in_view_are_exported(app):
    app.window.open(LOWERINGS)
    app.window.do("function", "library")
    app.window.wait_state("function", "library")
    for suffix in ("svg", "png", "pdf"):
        folder = os.path.join(tempfile.mkdtemp(), "stages")
        app.window.do(f"export-stages-{suffix}", folder)
        wait("the message", lambda: folder in app.window.state("message"))
        assert app.wait_find("push button", "Close the message")
        assert len([node for node in app.walk() if node.get_role_name() == "push button" and node.get_name() == "Open"]) == 2
        names = os.listdir(folder)
        assert len(names) == 9 and all(name.endswith(f"-library.{suffix}") for name in names), names
        assert_picture(os.path.join(folder, names[0]))


def file_names(*arguments):
    """Names of the pictures of steps that the command line writes."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([tool, "--names=printed", *arguments, f"--pictures={folder}"], check=True, stdout=subprocess.DEVNULL)
        return sorted(os.listdir(folder))


@long_test
def steps_of_a_range_are_exported(app):
    app.window.open(SELECT)

    def written(suffix):
        folder = os.path.join(tempfile.mkdtemp(), "steps")
        app.window.do(f"export-steps-{suffix}", folder)
        wait("the message", lambda: folder in app.window.state("message"))
        names = sorted(os.listdir(folder))
        assert_picture(os.path.join(folder, names[0]))
        return [os.path.splitext(name)[0] + ".svg" for name in names]

    everything = file_names(SELECT)
    assert written("svg") == everything
    app.window.do("goto-event", 20)
    app.window.do("story-steps", "to")
    app.window.wait_state("message", "Exported from now on: events 0 to 20")
    app.window.do("goto-event", 12)
    app.window.do("story-steps", "from")
    app.window.wait_state("message", "Exported from now on: events 12 to 20")
    part = file_names(SELECT, "--steps=12-20")
    assert 1 < len(part) < len(everything)
    for suffix in ("png", "pdf", "svg"):
        assert written(suffix) == part
    page = os.path.join(tempfile.mkdtemp(), "page.html")
    app.window.do("export-html", page)
    wait("the page", lambda: os.path.exists(page))
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "page.html")
        subprocess.run([tool, SELECT, "--names=printed", "--steps=12-20", f"--html={path}"], check=True, stdout=subprocess.DEVNULL)
        with open(path) as expected, open(page) as actual:
            assert actual.read() == expected.read()
    app.window.do("story-grain", "event")
    app.window.wait_state("story-grain", "event")
    each = file_names(SELECT, "--steps=12-20", "--step-grain=event")
    assert len(each) == 9 and written("svg") == each
    app.window.do("story-grain", "op")
    for text in ("the first", "20-12"):  # they stay as they are
        app.window.do("story-steps", text)
        app.window.wait_state("message", f"'{text}' is no range of events, as 12-40 is")
    app.window.do("story-steps", "all")
    app.window.wait_state("message", "Exported from now on: all steps")
    assert written("svg") == everything


@test
def export_that_fails_says_so(app):
    app.window.open(EXAMPLE)
    for kind in ("svg", "png", "pdf", "dot", "code", "trace", "html", "handout"):
        path = f"/nothing/here.{kind}"
        wait(kind, lambda kind=kind: app.window.enabled(f"export-{kind}"))
        app.window.do(f"export-{kind}", path)
        app.window.wait_state("message", f"cannot write '{path}': No such file or directory")


@long_test
def window_answers_while_the_timeline_is_written(app):
    with tempfile.TemporaryDirectory() as folder:
        program, trace = os.path.join(folder, "many.mlir"), os.path.join(folder, "trace.json")
        write_many_functions(program)
        app.window.open(program)
        app.window.do("export-trace", trace)
        assert app.window.enabled("cancel-export"), "it is written before the window answers"
        app.window.do("cancel-export")
        wait("the end", lambda: not app.window.enabled("cancel-export"))
        assert not os.path.exists(trace)
        app.window.do("export-trace", trace)
        wait("it", lambda: trace in app.window.state("message"))
        with open(trace) as file:
            assert len(json.load(file)["events"]) == app.window.state("n-events")
