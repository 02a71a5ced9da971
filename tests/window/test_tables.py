# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The sentence and the tables below the views."""
import itertools
import os
import re
import shutil
import subprocess
import tempfile

from driver import Atspi, click, click_at, hover, press, rest_pointer, resting_extents, shown_windows, wait
from harness import (
    DIAMOND, EXAMPLE, FREED_TOO_EARLY, HOISTING, IF, OWNERSHIP, REFUSED, SELECT, long_test, reported, resized, samples,
    soon, test, tool, write_many_functions)


@test
def sentence_can_be_read(app):
    app.window.open(SELECT)
    app.window.do("stage", OWNERSHIP)
    app.window.wait_state("stage", OWNERSHIP)
    while "unknown" not in app.window.state("sentence"):
        before = app.window.state("cursor")
        assert before > 0, "no join to unknown among the events"
        app.window.do("step-back")
        app.window.wait_state("cursor", before - 1)
    sentence = app.window.state("sentence")
    assert "unknown" in sentence and "unique" in sentence, sentence
    wait("the sentence on the screen", lambda: sentence in app.labels())


@long_test
def tables_can_be_read(app):
    app.window.open(EXAMPLE)
    app.window.do("stage", OWNERSHIP)
    app.window.do("table", "ownership")
    wait("a state", lambda: any("unknown" in label for label in app.labels()))
    assert {"Memref (in the source)", "State", "Ownership"} <= set(app.labels())
    assert "%0 (%select)" in app.labels() and "%alloc" in app.labels()
    app.window.do("table", "deallocs")
    wait("a reason", lambda: any("allocated here" in label for label in app.labels()))
    app.window.do("table", "liveness")
    wait("a block", lambda: "^bb0" in app.labels())
    app.window.do("table", "events")
    wait("an event", lambda: str(app.window.state("cursor")) in app.labels())
    # Where the arrow keys go, a screen reader reads the whole row.
    assert app.find("page tab list", "Tables") and app.find("page tab list", "What the panel is about")
    app.window.do("goto-event", 1)  # newer releases of GTK have no rows that are out of sight
    wait("a row", lambda: app.find("table row", "1, expand-realloc, stage, expand-realloc begins"))


@long_test
def table_is_one_stop_of_tab(app):
    """Or the keyboard would come out of it behind the last event only."""
    app.window.open(EXAMPLE)
    app.window.do("table", "events")
    app.window.do("goto-event", 20)

    def focus():
        return next((node.get_name() for node in app.walk() if node.get_role_name() != "frame" and
                     node.has_state(Atspi.StateType.FOCUSED)), "")

    app.window.wait_state("cursor", 20)
    wait("the keyboard in the row",
         lambda: click(app.wait_find("table row", "20, ")) or focus().startswith("20, "))
    rest_pointer()  # keys would go to the tooltip of the row
    for keys, start in (("Tab", "Play"), ("shift+Tab", "20, "), ("Down", "21, "), ("shift+Tab", "Close the panel")):
        press(keys)
        wait(f"the keyboard at {start!r}", lambda start=start: focus().startswith(start))
    app.window.do("goto-event", 15)
    app.window.wait_state("cursor", 15)
    app.wait_find("table row", "15, ")
    press("Tab")
    wait("the keyboard in the row of the event", lambda: focus().startswith("15, "))


@test
def cells_that_are_cut_off_are_shown_whole(app):
    """Those that are not have no tooltip, which would only repeat them."""
    app.window.open(SELECT)
    app.window.do("stage", OWNERSHIP)
    app.window.do("table", "ownership")
    short = app.wait_find("label", "%alloc: unique(%true) (allocated here)")

    def windows():
        return len(shown_windows())

    before = wait("the window", windows)
    hover(short)
    assert not soon(lambda: windows() > before)
    heights = itertools.cycle(("1000", "995"))

    def right_edge():
        extents = app.wait_find("image", "Control-flow graph").get_extents()
        return extents.x + extents.width

    wait("a narrow window", lambda: resized("700", heights, lambda: right_edge() <= 700))
    app.window.do("table", "events")
    wait("its rows", lambda: app.find("label", "dealloc for ^bb2: "))
    wait("a tooltip of what is cut off", lambda: (
        hover(app.find("label", "dealloc for ^bb2: ")), soon(lambda: windows() > before))[1])


@test
def tables_tell_blocks_of_regions_apart(app):
    app.window.open(IF)
    app.window.do("stage", OWNERSHIP)
    app.window.do("table", "ownership")
    wait("the blocks of both regions", lambda: {
        "^bb0", "the then branch of the if at line 6", "the else branch of the if at line 6"} <= set(app.labels()))
    assert app.find("image", ", 1 block")
    assert not app.find("image", "1 blocks")
    app.window.do("last")
    wait("an owner without an indicator", lambda: "\u25d0 owned on a condition" in app.labels())


def select_at_stage(app, stage, value):
    app.window.do("stage", stage)
    app.window.wait_state("stage", stage)
    app.window.do("select-value", value)
    app.window.wait_state("selection", value)


@long_test
def causes_lead_back_to_the_source(app):
    app.window.open(SELECT)
    press("ctrl+y")
    wait("what to do first", lambda: app.window.state("message").startswith("Select what you ask about first"))
    app.window.wait_state("table", "why")
    select_at_stage(app, OWNERSHIP, "%0")
    names, cause, *more = reported(SELECT, f"--stage={OWNERSHIP}", "--why=%0")
    app.window.do("why")
    app.window.do("panel-beside")  # where there is room for all of it
    wait("the cause", lambda: cause in app.labels())
    asked = app.window.state("cursor")
    assert names == "%0 (%either in the source)" and "used later by test.copy at line " in cause
    assert f"Why {names} is as it is at event {asked}" in app.labels()
    assert more[0] not in app.labels(), "what is more is said on demand"
    click(app.wait_find("label", f"More ({len(more)})"))
    wait("the rest", lambda: more[0] in app.labels())
    click(app.wait_find("label", more[0]))
    wait("a walk to it", lambda: app.window.state("cursor") < asked)
    app.rest(0.3)  # an answer that followed would be there by now
    assert {cause, more[0]} <= set(app.labels()), "the answer goes while one walks"
    assert any(f"at event {asked} (the cursor is at event" in label for label in app.labels())
    before = app.window.state("cursor")
    click(app.wait_find("push button", "Go to where it was decided"))
    wait("a walk to the cause", lambda: app.window.state("cursor") not in (before, asked))
    assert cause in app.labels()
    shown = app.wait_find("label", cause)
    place = resting_extents(shown)
    for x in range(70, 180, 8):  # somewhere in there the indicator is named, which is a link
        click_at(place.x + x, place.y + 10)
        app.rest(0.2)
        if app.window.state("selection") != "%0":
            break
    assert app.window.state("selection") in cause.split(":")[0], app.window.state("selection")


@long_test
def why_not_is_asked_of_what_is_selected(app):
    app.window.open(DIAMOND)
    select_at_stage(app, OWNERSHIP + 1, "%arg1")
    app.window.do("table", "why-not")
    app.window.wait_state("table", "why-not")
    wait("the question", lambda: "Why is it not freed here?" in app.labels())
    assert "%arg1 is an argument: the caller frees it (line 5)" in app.labels(), app.labels()
    app.window.do("pipeline", "legacy")
    app.window.open(HOISTING)
    app.window.do("function", "sized")
    app.window.do("last")
    app.window.do("select-value", "%alloc")
    app.window.do("panel-beside")  # where it has room for all of it
    wait("the operand that is to blame",
         lambda: "its operands are computed there: %1 (line 21)" in app.labels())
    assert {"Why is it not hoisted?", "Why is it not promoted?"} <= set(app.labels())
    place = resting_extents(app.wait_find("label", "its operands are computed there: %1 (line 21)"))
    click_at(place.x + 4, place.y + place.height // 2)  # its name is a link of its own
    wait("a walk to where it was decided",
         lambda: app.window.state("sentence").endswith("stays: its operands are computed there"))
    assert app.find("table row", "Why is it not hoisted?") or app.find("list item", "Why is it not hoisted?"), \
        "a screen reader hears the question with its answer"


@long_test
def panel_has_room_for_what_is_said_of_a_selection(app):
    app.window.open(DIAMOND)
    select_at_stage(app, OWNERSHIP + 1, "%arg1")
    heights = itertools.cycle(("1000", "990"))
    app.window.do("why")

    def has_room():
        rows = [node.get_extents() for node in app.walk() if node.get_role_name() == "label" and
                node.get_text() == "Why is it not freed here?"]
        slider = app.find("slider", "Event").get_extents()
        return rows and 0 < rows[0].height and rows[0].y + rows[0].height < slider.y - 8

    wait("whole answers", lambda: resized("1600", heights, has_room))
    app.window.do("clear-selection")
    wait("what to do", lambda: {"Why?", "Why not?", "Became", "Select what you ask about."} <= set(app.labels()))
    app.window.do("select-value", "%alloc")  # of which there is more to say
    wait("whole answers of the other", lambda: any("%alloc" in label for label in app.labels()) and has_room())


@test
def answers_are_not_cut_off(app):
    """They take the lines that they need, and in a low window the panel has the room for the first of them."""
    app.window.open(SELECT)
    select_at_stage(app, OWNERSHIP, "%0")
    heights = itertools.cycle(("720", "715"))
    app.window.do("why")

    def is_whole():
        cell = app.find("label", "%0 is to be freed in ^bb1 if ")
        line = app.find("label", "Why is it not freed here?")
        slider = app.find("slider", "Event")
        places = [node and node.get_extents() for node in (cell, line, slider)]
        one = app.find("label", "More (")
        return all(places) and one and places[0].height > 1.5 * one.get_extents().height and \
            places[1].y + one.get_extents().height < places[2].y

    wait("the answer in lines", lambda: resized("1280", heights, is_whole))


@long_test
def answer_follows_the_cursor(app):
    app.window.open(SELECT)
    select_at_stage(app, OWNERSHIP, "%0")
    app.window.do("why")
    before = wait("the chain", lambda: [l for l in app.labels() if l.startswith("Why %0 (%either in the source) is")] and app.labels())
    app.window.do("stage", 0)
    wait("another answer", lambda: "Why %0 (%either in the source) is as it is at event 0" in app.labels())
    assert set(reported(SELECT, "--stage=0", "--why=%0")) - set(before)
    wait("the cause there", lambda: reported(SELECT, "--stage=0", "--why=%0")[1] in app.labels())


@test
def what_became_of_an_op_leads_to_the_end(app):
    app.window.open(SELECT)
    select_at_stage(app, OWNERSHIP, "%alloc")
    app.window.do("became")
    names, *fate = reported(SELECT, f"--stage={OWNERSHIP}", "--became=%alloc")
    wait("what is asked about", lambda: any(names in label for label in app.labels()))
    wait("the chain", lambda: set(fate[:3]) <= {label.strip() for label in app.labels()})
    assert any(line.startswith("at the end: memref.alloc") for line in fate)


@test
def history_follows_a_value_through_its_names(app):
    app.window.open(SELECT)
    select_at_stage(app, 0, "%0")
    app.window.do("table", "history")
    wait("its states", lambda: {"unknown", "%0"} <= set(app.labels()))
    wait("what it begins with", lambda: "it is %either in the source" in app.labels())


@long_test
def figures_of_the_function(app):
    app.window.open(SELECT)
    app.window.do("stage", 8)
    app.window.do("table", "lifetimes")
    wait("what the run shows", lambda: any("made at step" in label for label in app.labels()))
    wait("the peak", lambda: any("at most 1 on the heap at once" in label for label in app.labels()))
    wait("all places that free it", lambda: "24 (the last of 3 places)" in app.labels())
    app.window.do("stage", OWNERSHIP)
    app.window.do("table", "counts")
    wait("the change", lambda: "memref x retained" in app.labels() and
         any(re.fullmatch(r"\+\d+", label) for label in app.labels()))
    rows = [node for node in app.walk() if node.get_text() == "bufferization.dealloc" and
            node.get_role_name() == "label"]
    assert len(rows) == 1, "a kind of op that is a figure has one row"


@long_test
def refusals_are_listed_before_they_happen(app):
    app.window.open(REFUSED, "refused")
    app.window.do("table", "scan")
    wait("the rule", lambda: "Only structured control-flow loops are supported." in app.labels())
    wait("what is left", lambda: "not looked at" in app.labels() and
         any(label.startswith("ownerships, and ") for label in app.labels()))
    for table in ("lifetimes", "counts"):
        app.window.do("table", table)
        wait(table, lambda: "ownership-based-buffer-deallocation refuses the program: what stands here is half done" in
             app.labels())


@test
def what_the_pass_does_not_visit_is_listed(app):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "kernel.mlir")
        with open(path, "w") as file:
            file.write("""gpu.module @kernels {
  gpu.func @kernel(%m: memref<4xf32>) kernel {
    %a = memref.alloc() : memref<4xf32>
    memref.copy %m, %a : memref<4xf32> to memref<4xf32>
    gpu.return
  }
}
func.func @host() {
  return
}
""")
        app.window.open(path)
        app.window.do("table", "scan")
        wait("the kernel", lambda: "not visited by ownership-based-buffer-deallocation" in app.labels())
        wait("what leaks", lambda: "nothing frees what line 3 allocates" in app.labels())


@test
def what_is_wrong_is_found_in_the_background(app):
    app.window.open(FREED_TOO_EARLY)
    stage = wait("the sign on the stage", lambda: app.find("push button", f"{OWNERSHIP} ownership † used when free"))
    assert "this buffer is freed too early: 'func.return' uses it later" in stage.get_description()
    assert app.find("push button", "2 canonicalize ✓")
    app.window.do("table", "findings")
    wait("the finding", lambda: any("freed too early" in label for label in app.labels()))
    app.window.open(SELECT)
    wait("no finding", lambda: any("Nothing was found that leaks" in label for label in app.labels()))
    assert not app.find("push button", "⚠")


@test
def empty_table_speaks_of_no_function_where_there_is_none(app):
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write("memref.global \"private\" @g : memref<4xf32>\n")
        file.flush()
        app.window.open(file.name)
        app.window.do("table", "lifetimes")
        wait("what it says", lambda: "Nothing is allocated here." in app.labels())


@long_test
def tables_say_nothing_of_a_program_that_was_closed(app):
    """Two programs whose ops stand at the same places: in the text, and in memory, as what was read
    before the one between them is gone. The table that is not in sight then knows only those two."""
    head = ("func.func @f(%c: i1, %m: memref<4xf32>, %n: memref<4xf32>) -> memref<4xf32> {\n"
            "  %a = memref.alloc() : memref<4xf32>\n")
    with tempfile.TemporaryDirectory() as folder:
        files = [os.path.join(folder, name) for name in ("first.mlir", "other.mlir")]
        for path, operands in zip(files, ("%a, %m", "%n, %a")):
            with open(path, "w") as file:
                file.write(f"{head}  %0 = arith.select %c, {operands} : memref<4xf32>\n"
                           "  return %0 : memref<4xf32>\n}\n")
        between = shutil.copy(files[0], os.path.join(folder, "between.mlir"))
        expected = {}
        for path in files * 2:
            app.window.do("table", "counts")
            app.window.open(between)
            app.window.open(path)
            app.window.do("stage", OWNERSHIP)
            app.window.wait_state("stage", OWNERSHIP)
            app.window.do("table", "ownership")
            said = wait("the sentence of the join",
                        lambda: [label for label in app.labels() if label.startswith("%0 joins")])
            assert expected.setdefault(path, said) == said, (path, said)
        assert expected[files[0]] != expected[files[1]]


@test
def pointing_at_a_row_of_a_table_shows_its_op(app):
    app.window.open(EXAMPLE)
    app.window.do("stage", OWNERSHIP)
    app.window.do("table", "ownership")
    cell = wait("a row", lambda: next((node for node in app.walk() if node.get_role_name() == "label" and
                                       node.get_text() == "%alloc"), None))

    def there():
        hover(cell)
        return app.window.state("hovered") == "memref.alloc"

    wait("its op under the pointer", there)


@long_test
def rows_get_their_sentences_when_they_take_long(app):
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "many.mlir")
        write_many_functions(program)
        app.window.open(program)
        app.window.do("last")
        app.window.do("table", "events")
        said = subprocess.run([tool, program, "--names=printed", "--explain"], capture_output=True, text=True, check=True).stdout
        # Behind some the command line has the name of a pattern.
        last = {re.sub(r"  \[\w+\]$", "", line.split(maxsplit=1)[1]) for line in said.splitlines()[-4:]}
        wait("the sentences of the last events", lambda: last <= set(app.labels()))


@test
def alias_sets_take_the_place_of_ownership(app):
    app.window.open(DIAMOND)
    app.window.do("pipeline", "nothing-like-it")
    wait("the message", lambda: "nothing-like-it" in app.window.state("message"))
    app.window.do("pipeline", "buffer-deallocation")
    app.window.wait_state("pipeline", "buffer-deallocation")
    wait("one stage", lambda: app.window.state("outcome") == "complete" and app.window.state("n-events") < 40)
    app.window.do("stage", 1)
    app.window.wait_state("stage", 1)
    app.window.do("table", "ownership")  # the table of states, whichever they are
    wait("a critical alias", lambda: "\u25b2 critical alias" in app.labels())
    assert {"Alias of", "Its aliases"} <= set(app.labels()) and "Ownership" not in app.labels()
    app.window.do("stage", 0)
    wait("the other table", lambda: any("No memref has an ownership yet" in label for label in app.labels()))


@test
def frees_of_the_older_system_are_listed(app):
    app.window.do("pipeline", "buffer-deallocation")
    app.window.open(os.path.join(samples, "17-placement.mlir"))
    app.window.do("table", "deallocs")
    wait("none yet", lambda: "There is no bufferization.dealloc or deallocation.retain here now." in app.labels())
    app.window.do("last")
    wait("what is freed, and why there", lambda: {"free %alloc_0 behind test.copy at line 24, with which ^bb3 begins: no use "
                                                  "is found there", "✕ freed"} <= set(app.labels()))


@test
def aliases_of_regions_are_told_apart_briefly(app):
    app.window.do("pipeline", "buffer-deallocation")
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "regions.mlir")
        with open(path, "w") as file:
            file.write("func.func @f(%m: memref<2xf32>) {\n"
                       "  %0 = test.region_if %m: memref<2xf32> -> memref<2xf32> then {\n" +
                       "  } else {\n".join("  ^bb0(%x: memref<2xf32>):\n    test.region_if_yield %x : memref<2xf32>\n"
                                            for _ in range(2)) +
                       "  } join {\n  ^bb0(%x: memref<2xf32>):\n    test.region_if_yield %x : memref<2xf32>\n  }\n"
                       "  return\n}\n")
        app.window.open(path)
        app.window.do("last")
        app.window.do("table", "aliases")
        wait("the regions", lambda: {
            "%arg1 (%x; region 0 of the test.region_if at line 2)", "%arg1 (region 2 of the test.region_if at line 2), %0"} <=
             set(app.labels()))


@test
def rows_stay_the_objects_that_they_are(app):
    """Their widgets are expensive: they are written over, and wait where there are no rows for a while."""
    n, seen = 40, 4
    body = "".join(f"  %b{i} = memref.alloc() : memref<4xf32>\n  test.copy(%m, %b{i}) : "
                   "(memref<4xf32>, memref<4xf32>)\n" for i in range(n))
    path = os.path.join(os.environ["HOME"], "many-rows.mlir")
    with open(path, "w") as file:
        file.write(f"func.func @f(%m: memref<4xf32>) {{\n{body}  return\n}}\n")

    def rows():
        return {node.path: node.get_name() for node in app.walk()
                if node.get_role_name() == "table row"}

    app.window.open(path)
    app.window.do("table", "ownership")
    app.window.do("stage", 3)
    wait("rows", lambda: len(rows()) >= seen)
    before = rows()
    app.window.do("stage", 0)
    wait("no rows", lambda: any("has an ownership yet" in label for label in app.labels()))
    app.window.do("stage", 3)
    wait("rows again", lambda: len(rows()) >= seen)
    after = rows()
    assert sorted(after.values()) == sorted(before.values())
    assert len(set(before) & set(after)) >= seen, (len(before), len(after), len(set(before) & set(after)))
