# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The tour that a first start offers."""
import os
import pathlib

from driver import Program, click, press, wait
from harness import SELECT, executable, long_test, test

SETTINGS = pathlib.Path(os.environ["XDG_CONFIG_HOME"], "glib-2.0/settings/keyfile")


def at_first_start(app):
    """Another program, of somebody who has never had one."""
    app.close()
    SETTINGS.write_text(SETTINGS.read_text().replace("toured=true", "toured=false"))
    return Program(executable)


@long_test
def first_start_offers_a_tour_of_four_things(app):
    first = at_first_start(app)
    try:
        click(first.wait_find("push button", "Show Me"))
        first.window.wait_state("tour", 1)
        assert first.window.state("function") == "example" and first.window.state("layout") == "explore"
        wait("its text", lambda: any(label.startswith("Press Step (F8)") for label in first.labels()))
        before = first.window.state("cursor")
        first.window.do("walk-forward")  # what it speaks of
        wait("the dealloc", lambda: first.window.state("cursor") > before and "bufferization.dealloc" in first.code()[0])
        press("Return")  # the button has the keyboard
        first.window.wait_state("tour", 2)
        first.window.wait_state("layout", "dealloc")
        press("Return")
        first.window.wait_state("tour", 3)
        wait("the reasons", lambda: any(label.startswith("Why %alloc") for label in first.labels()))
        first.window.do("tour-back")
        first.window.wait_state("layout", "dealloc")
        first.window.do("tour-next")
        first.window.wait_state("tour", 3)
        first.window.do("tour-next")
        first.window.wait_state("layout", "run")
        press("Return")
        first.window.wait_state("tour", 0)
        assert "toured=true" in SETTINGS.read_text()
    finally:
        complaints = first.close()
    assert not complaints, complaints


@test
def tour_that_was_refused_is_not_offered_again(app):
    first = at_first_start(app)
    try:
        click(first.wait_find("push button", "No, Thanks"))
        wait("it to go", lambda: not first.find("push button", "Show Me"))
    finally:
        first.close()
    second = Program(executable)
    try:
        second.wait_find("push button", "Open a File")
        assert not second.find("push button", "Show Me")
        second.window.do("tour")  # as the menu does
        second.window.wait_state("tour", 1)
        second.window.open(SELECT)  # blocks nothing
        second.window.wait_state("tour", 0)
        assert second.window.state("function") == "select_unknown"
    finally:
        complaints = second.close()
    assert not complaints, complaints
