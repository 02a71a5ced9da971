# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What outlives a window, and a change of its file."""
import os
import re
import tempfile

from driver import NAME, PATH, GLib, Program, click, hover, press, wait
from harness import DIAMOND, EXAMPLE, LESSON, OWNERSHIP, executable, long_test, samples, stores, test


@test
def windows_come_back(app):
    app.window.open(EXAMPLE)
    app.window.do("goto-event", 20)
    app.window.do("left-stage", 2)
    app.window.wait_state("left-stage", 2)
    app.window.do("select-value", "%alloc")
    app.window.do("table", "deallocs")
    app.window.wait_state("table", "deallocs")
    state = os.path.join(os.environ["HOME"], ".local/state/bufscope/session")
    wait("it to be kept", lambda: os.path.exists(state) and "cursor=20" in open(state).read() and
         "left=2" in open(state).read() and "graph-share=0.5" in open(state).read() and
         "tables-share=0." in open(state).read() and "panel=true" in open(state).read() and "selected=%alloc" in open(state).read() and
         "table=deallocs" in open(state).read())
    app.close()
    with open(state) as file:
        text_of_state = file.read()
    with open(state, "w") as file:
        narrow = re.sub("graph-share=.*", "graph-share=0.25", text_of_state)
        file.write(re.sub("tables-share=.*", "tables-share=0.55", narrow))
    again = Program(executable, restore=True)
    try:
        again.window.wait_state("outcome", "complete")
        again.window.wait_state("cursor", 20)
        again.window.wait_state("left-stage", 2)
        again.window.wait_state("selection", "%alloc")
        again.window.wait_state("table", "deallocs")
        assert again.window.state("panel")
        again.window.do("step-forward")  # what is kept is written again
        wait("the place", lambda: "cursor=21" in open(state).read())
        for border in ("graph-share=0.2", "tables-share=0.5"):
            wait(border, lambda border=border: border in open(state).read())
    finally:
        again.close()


@test
def what_is_kept_of_a_file_is_not_put_onto_another(app):
    """A file that cannot be read any more comes back as its error; what is opened then has a beginning of its own."""
    path = os.path.join(tempfile.mkdtemp(prefix="bufscope-keep-"), "kept.mlir")
    with open(path, "w") as file:
        file.write(stores(3, "kept"))
    app.window.open(path)
    app.window.do("layout", "dealloc")
    app.window.do("goto-event", 5)
    state = os.path.join(os.environ["HOME"], ".local/state/bufscope/session")
    wait("it to be kept", lambda: os.path.exists(state) and "cursor=5" in open(state).read())
    app.close()
    with open(path, "a") as file:
        file.write("no program\n")
    again = Program(executable, restore=True)
    try:
        wait("its error", lambda: again.find("frame", "kept.mlir"))
        again.window.open(DIAMOND)
        assert again.window.states("layout", "cursor", "function") == ("explore", 0, "diamond")
    finally:
        again.close()


@long_test
def zoom_comes_back_as_it_was_without_an_audience(app):
    state = os.path.join(os.environ["HOME"], ".local/state/bufscope/session")

    def kept_zoom(cursor):
        """What is kept of the zoom when the cursor there is."""
        app.window.do("goto-event", cursor)
        text_of_state = wait("it to be kept", lambda: os.path.exists(state) and f"cursor={cursor}\n" in
                             (kept := open(state).read()) and kept)
        return float(re.search("zoom=(.*)", text_of_state)[1])

    app.window.open(DIAMOND)
    assert kept_zoom(3) == 0  # it is fitted, and is fitted again in whatever room there is then
    app.window.do("present", "graph")
    app.window.wait_state("present", "graph")
    assert kept_zoom(4) == 0
    app.window.do("present", "off")
    app.window.wait_state("present", "off")
    app.window.do("zoom-reset")
    app.window.do("zoom-in")
    app.window.do("zoom-in")
    usual = 1.25 * 1.25
    assert abs(kept_zoom(5) - usual) < 0.01
    app.window.do("present", "all")
    app.window.wait_state("present", "all")
    assert abs(kept_zoom(6) - usual) < 0.01
    app.close()
    app = Program(executable, restore=True)
    try:
        app.window.wait_state("cursor", 6)
        assert app.window.state("present") == "off"
        assert abs(kept_zoom(7) - usual) < 0.01
    finally:
        app.close()


@test
def differences_come_back(app):
    state = os.path.join(os.environ["HOME"], ".local/state/bufscope/session")

    def compared(what):
        app.window.do("goto-event", 17)
        app.window.do("goto-event", 24)
        app.window.do("differences", what)
        app.window.wait_state("differences", what)
        wait("it to be kept", lambda: os.path.exists(state) and
             f"differences={what}" in open(state).read())
        return app.window.state("difference-counts")

    app.window.open(EXAMPLE)
    app.window.do("first")
    app.window.do("differences", "step")
    app.window.do("goto-event", 24)
    from_input = app.window.state("difference-counts")
    app.window.do("differences", "off")
    for what in ("stages", "step"):
        counts = compared(what)
        assert counts not in ("", from_input), (what, counts)
        app.close()
        app = Program(executable, restore=True)
        app.window.wait_state("outcome", "complete")
        app.window.wait_state("differences", what)
        app.window.wait_state("cursor", 24)
        app.window.wait_state("difference-counts", counts)
    app.close()


@long_test
def last_step_before_the_end_comes_back(app):
    """Places are written down a moment later, and at the end, by whichever way it comes."""
    app.window.open(EXAMPLE)
    app.rest(1)  # until what was opened is written down
    for event, end in ((17, lambda program: program.process.terminate()),
                       (24, lambda program: program.bus.call_sync(
                           NAME, PATH, "org.gtk.Actions", "Activate", GLib.Variant("(sava{sv})", ("quit", [], {})),
                           None, 0, -1, None))):
        app.window.do("goto-event", event)
        end(app)
        app.close()
        app = Program(executable, restore=True)
        app.window.wait_state("cursor", event)
    app.close()


@test
def pipeline_comes_back(app):
    app.window.open(os.path.join(samples, "17-placement.mlir"))
    app.window.do("pipeline", "legacy")
    app.window.wait_state("pipeline", "legacy")

    def last_stage():  # the pipeline is known before it has run
        app.window.do("last")
        return app.window.state("stage")
    stages = wait("its stages", last_stage)
    state = os.path.join(os.environ["HOME"], ".local/state/bufscope/session")
    wait("it to be kept", lambda: os.path.exists(state) and "pipeline=legacy" in open(state).read())
    app.close()
    again = Program(executable, restore=True)
    try:
        again.window.wait_state("outcome", "complete")
        again.window.wait_state("pipeline", "legacy")
        again.window.wait_state("stage", stages)
    finally:
        again.close()


@test
def step_of_a_lesson_comes_back(app):
    app.window.open(LESSON)
    app.window.do("lesson-step", 2)
    app.window.wait_state("lesson-step", 2)
    app.window.do("step-forward")  # away from where the step begins
    place = app.window.states("cursor", "function")
    state = os.path.join(os.environ["HOME"], ".local/state/bufscope/session")
    wait("it to be kept", lambda: os.path.exists(state) and "lesson-step=2" in open(state).read() and
         f"cursor={place[0]}\n" in open(state).read())
    app.close()
    again = Program(executable, restore=True)
    try:
        again.window.wait_state("outcome", "complete")
        again.window.wait_state("lesson-step", 2)
        again.window.wait_state("cursor", place[0])
        assert again.window.state("function") == place[1]
        wait("its text", lambda: any("Step 3 of" in label for label in again.labels()))
    finally:
        again.close()


@test
def file_that_changes_is_read_again(app):
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file, open(EXAMPLE) as example:
        program = example.read()
        file.write(program)
        file.flush()
        app.window.open(file.name)
        app.window.do("stage", OWNERSHIP)
        app.window.wait_state("stage", OWNERSHIP)
        n = app.window.state("n-events")
        sentence = app.window.state("sentence")
        app.window.do("select-value", "%alloc")
        app.window.wait_state("selection", "%alloc")
        with open(file.name, "w") as again:
            again.write(program + "func.func @more(%m: memref<2xf32>) {\n"
                        "  %x = memref.alloc() : memref<2xf32>\n  return\n}\n")
        wait("it to be read", lambda: app.window.state("n-events") > n)
        app.window.wait_state("sentence", sentence)
        app.window.wait_state("stage", OWNERSHIP)
        app.window.wait_state("selection", "%alloc")


@test
def reading_again_keeps_the_place(app):
    app.window.open(LESSON)
    app.window.do("lesson-step", 2)
    app.window.wait_state("lesson-step", 2)
    app.window.do("step-back")
    app.window.do("select-line", 2)
    wait("a selection", lambda: app.window.state("selection"))
    app.window.do("table", "counts")
    place = ("lesson-step", "cursor", "selection", "table")
    before = app.window.states(*place)
    app.window.do("reload")
    app.rest(0.3)
    for name, value in zip(place, before):
        app.window.wait_state(name, value)
    assert app.window.state("outcome") == "complete"


@long_test
def reading_again_keeps_what_is_in_sight(app):
    """Of a long function, of a giant one, and not of the one that the cursor's event is in."""
    tops = ("left-top", "right-top")
    for n in (300, 6000):
        with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
            file.write(stores(n) + stores(9, "g"))
            file.flush()
            app.window.open(file.name)
            app.window.do("left-stage", 0)
            app.window.do("need-second-code")
            app.window.do("function", "g")
            app.window.do("goto-event", 3)  # in the other one
            app.window.do("function", "f")
            app.window.wait_state("function", "f")
            right, left = reversed(app.code_views())
            for view, key in ((right, "ctrl+Home"), (left, "ctrl+End")):  # a click has its counterpart shown: left last
                click(view)
                press(key)
            app.window.do("clear-selection")
            wait("the end and the begin", lambda: app.window.state("left-top") > n - 60 and app.window.state("right-top") == 1)
            hover(app.code_views()[1], "wheel")
            wait("some lines further", lambda: app.window.state("right-top") > 1)
            app.rest(0.5)  # it glides
            before = app.window.states(*tops)
            events = app.window.state("n-events")
            app.window.do("reload")
            app.rest(0.5)
            wait("the lines as they were", lambda: app.window.states(*tops) == before)
            with open(file.name, "w") as again:
                again.write(stores(n) + stores(9, "g") + stores(9, "h"))
            wait("it to be read", lambda: app.window.state("n-events") > events)
            app.rest(0.5)
            wait("the lines as they were", lambda: app.window.states(*tops) == before)
            assert app.window.state("function") == "f"
