# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The start page, and what comes to the window from outside: files, pipes, the desktop."""
import os
import re
import shutil
import subprocess
import tempfile
import time

from driver import (
    Atspi, Program, Window, click, drag, press, shown_window, shown_windows, wait, xdotool)
from editing import CHANGED, opened, write
from harness import DIAMOND, EXAMPLE, SELECT, executable, long_test, samples, test


@test
def start_page_lists_the_samples(app):
    names = {name for name in os.listdir(samples) if name.endswith(".mlir")}
    labels = wait("the samples", lambda: names & set(app.labels()) and set(app.labels()))
    assert names <= labels, names - labels
    assert app.find("push button", "Open a File")
    assert not app.window.enabled("step-forward")


@test
def row_of_the_start_page_opens(app):
    rows = [node for node in app.walk() if node.get_role_name() == "list item"]
    click(rows[0])  # the first lesson; what is further down is not in sight
    app.window.wait_state("outcome", "complete")
    assert app.window.state("function") == "straight_line"


def focused(app):
    """What has the keyboard."""
    return wait("the focus", lambda: next((node for node in app.walk() if node.get_role_name() != "frame" and
                                           node.has_state(Atspi.StateType.FOCUSED)), None))


@long_test
def each_list_of_the_start_page_is_one_stop_of_tab(app):
    stops = []
    while stops.count(stops[0] if stops else "") < 2 and len(stops) < 12:
        press("Tab")
        stops.append(focused(app).get_name())
    assert len(stops) == 8, stops  # Open, recent files, menu, Open a File, exercise, lessons, samples, and the first again
    while not focused(app).get_name().startswith("Who frees this?"):
        press("Tab")
    titles = [node.get_name() for node in app.walk() if node.get_role_name() == "list item"]
    lessons = len([name for name in os.listdir(os.path.join(samples, "lessons")) if name.endswith(".lesson")])
    for key, row in (("Down", 1), ("Down", 2), ("Up", 1), ("Next", 9), ("Prior", 1), ("End", lessons - 1),
                     ("Down", lessons - 1), ("Home", 0), ("Up", 0), ("Down", 1)):
        press(key)
        wait(f"row {row} by {key}", lambda row=row: focused(app).get_name() == titles[row])
    press("shift+Tab")
    assert focused(app).get_name().startswith("Exercise at Random")
    press("Tab")
    wait("the row that was left", lambda: focused(app).get_name() == titles[1])
    press("Tab")
    press("shift+Tab")
    wait("the same from behind", lambda: focused(app).get_name() == titles[1])
    press("Return")
    app.window.wait_state("function", "stages")


@long_test
def recent_files_are_listed(app):
    with tempfile.TemporaryDirectory() as folder:
        for name in ("first_one.mlir", "second.mlir", "gone.mlir"):
            app.window.open(shutil.copy(EXAMPLE, os.path.join(folder, name)))
        app.window.open(f"resource:///org/bufscope/Bufscope/samples/{os.path.basename(EXAMPLE)}")
        os.remove(os.path.join(folder, "gone.mlir"))
        kept = os.path.join(os.environ["XDG_DATA_HOME"], "recently-used.xbel")
        wait("the list to be kept", lambda: "gone.mlir" in open(kept).read())
        app.close()
        again = Program(executable)
        try:
            wait("their heading", lambda: "Recent Files" in again.labels())
            recent = again.labels()[:again.labels().index("Lessons")]
            assert [label for label in recent if label.endswith(".mlir")] == ["second.mlir", "first_one.mlir"], recent
            click(again.find("list item", "first_one.mlir"))
            again.window.wait_state("outcome", "complete")
            assert again.find("frame", "first_one.mlir")
            click(next(node for node in again.walk() if node.get_name() == "Recent files"))
            again.wait_find("menu item", "second.mlir")
        finally:
            complaints = again.close()
        assert not complaints, complaints


@test
def second_file_opens_a_second_window(app):
    app.window.open(EXAMPLE)
    subprocess.run([executable, SELECT], check=True, timeout=120)
    second = Window(app, 2)
    wait("window 2", lambda: second.state("outcome") == "complete")
    assert second.state("function") != app.window.state("function")
    app.window.do("step-forward")
    app.window.wait_state("cursor", 1)
    assert second.state("cursor") == 0


@test
def help_is_opened_where_something_shows_it(app):
    press("F1")
    said = wait("where to read on", lambda: re.search("read on: man (-l )?(.*)$", app.window.state("message")))
    assert not said[1] or os.path.isfile(said[2]), said[0]
    applications = os.path.join(os.environ["XDG_DATA_HOME"], "applications")
    asked = os.path.join(os.environ["HOME"], "asked")
    viewer = os.path.join(os.environ["HOME"], "viewer")
    os.makedirs(applications, exist_ok=True)
    with open(viewer, "w") as script:
        script.write(f'#!/bin/sh\necho "$1" > {asked}\n')
    os.chmod(viewer, 0o755)
    with open(os.path.join(applications, "viewer.desktop"), "w") as desktop:
        desktop.write(f"[Desktop Entry]\nType=Application\nName=Viewer\nExec={viewer} %u\n"
                      "MimeType=x-scheme-handler/help;\n")
    with open(os.path.join(applications, "mimeinfo.cache"), "w") as cache:
        cache.write("[MIME Cache]\nx-scheme-handler/help=viewer.desktop;\n")

    def shown():
        press("F1")
        time.sleep(0.3)
        return os.path.exists(asked) and open(asked).read() == "help:bufscope\n"

    wait("the viewer to be asked for the manual", shown)


@test
def keys_are_shown_and_fit_a_small_screen(app):
    app.window.open(EXAMPLE)
    before = shown_window()
    press("ctrl+question")
    shown = wait("another window", lambda: [window for window in shown_windows() if window != before])
    wait("the keys of stepping", lambda: "Step by blocks" in app.labels())
    assert app.find("frame", "Keyboard Shortcuts")
    said = "\n".join(xdotool("getwindowgeometry", "--shell", shown[0]))
    size = {name: int(value) for name, value in re.findall(r"(\w+)=(\d+)", said)}
    assert size["WIDTH"] <= 1200 and size["HEIGHT"] <= 660, size


@test
def link_is_opened(app):
    subprocess.run([executable, f"file://{EXAMPLE}"], check=True, timeout=120)
    app.window.wait_state("outcome", "complete")
    assert app.window.state("function") == "example"


@test
def dropped_files_are_opened(app):
    app.window.open(EXAMPLE)
    source = os.path.join(os.path.dirname(__file__), "drag_source.py")
    with subprocess.Popen(["/usr/bin/python3", source, SELECT, DIAMOND]) as files:
        wait("the files to drag",
             lambda: xdotool("search", "--onlyvisible", "--name", "^files$", check=False))
        handle, = xdotool("search", "--onlyvisible", "--name", "^files$")
        xdotool("windowmove", handle, "1480", "20")
        time.sleep(0.5)
        drag(handle, 300, 400)
        try:
            wait("the first file", lambda: app.find("frame", os.path.basename(SELECT)))
            wait("the second in a window of its own",
                 lambda: app.find("frame", os.path.basename(DIAMOND)))
        finally:
            files.terminate()


@test
def file_dropped_on_a_text_that_is_edited_is_opened(app):
    """Its name does not come into the text, and nothing that was typed is lost."""
    source = os.path.join(os.path.dirname(__file__), "drag_source.py")
    with opened(app) as path:
        write(app, CHANGED)
        app.window.wait_state("unsaved", True)
        view = next(view for view in app.code_views() if "%more" in view.get_text())
        place = view.get_extents()
        with subprocess.Popen(["/usr/bin/python3", source, SELECT]) as files:
            wait("the file to drag", lambda: xdotool("search", "--onlyvisible", "--name", "^files$", check=False))
            handle, = xdotool("search", "--onlyvisible", "--name", "^files$")
            xdotool("windowmove", handle, "1480", "20")
            time.sleep(0.5)
            drag(handle, place.x + place.width // 2, place.y + 60)
            try:
                wait("the file in a window of its own", lambda: app.find("frame", os.path.basename(SELECT)))
            finally:
                files.terminate()
        assert app.window.state("unsaved") and app.find("frame", "• program.mlir")
        assert any(code.strip() == CHANGED.strip() for code in app.code()), app.code()
        with open(path) as file:
            assert "%more" not in file.read()
        app.window.do("save")
        app.window.wait_state("unsaved", False)


@test
def standard_input_is_opened(app):
    cache = os.path.join(os.environ["XDG_CACHE_HOME"], "bufscope")
    os.makedirs(cache, exist_ok=True)
    older = [os.path.join(cache, f"standard-input-{i}.mlir") for i in range(20)]
    for age, path in enumerate([*older, os.path.join(cache, "other")]):
        with open(path, "w"):
            pass
        os.utime(path, (1e9 - age, 1e9 - age))
    for _ in range(2):  # the same text is the same file
        with open(EXAMPLE) as example:
            subprocess.run([executable, "-"], stdin=example, check=True, timeout=120)
        app.window.wait_state("outcome", "complete")
        assert app.window.state("function") == "example"
        kept = set(os.listdir(cache))
        assert "other" in kept and {os.path.basename(path) for path in older[:15]} < kept
        assert len(kept) == 17, kept  # 16 of them
    app.window.do("reload")
    app.window.wait_state("outcome", "complete")


def n_threads(app):
    return len(os.listdir(f"/proc/{app.process.pid}/task"))


@test
def a_pipe_can_be_cancelled_and_read(app):
    """Whoever is to write to it may never come; then nothing is left waiting for it."""
    with tempfile.TemporaryDirectory() as folder:
        pipe = os.path.join(folder, "pipe.mlir")
        os.mkfifo(pipe)
        before = n_threads(app)
        for _ in range(12):
            app.window.do("open-file", pipe)
            wait("a way to cancel", lambda: app.window.enabled("cancel"))
            app.window.do("cancel")
            wait("no more to cancel", lambda: not app.window.enabled("cancel"))
        wait("nobody waiting for a writer", lambda: n_threads(app) < before + 6)
        app.window.do("open-file", pipe)
        wait("a way to cancel", lambda: app.window.enabled("cancel"))
        with open(pipe, "w") as writer:
            writer.write("func.func @piped() {\n  return\n}\n")
        app.window.wait_state("outcome", "complete")
        assert "@piped" in app.code()[0]
