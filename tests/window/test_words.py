# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Menus, preferences, languages, and names for who does not see."""
import gettext
import os
import re
import xml.etree.ElementTree as ElementTree

from driver import Program, click, press, shown_windows, wait, xdotool
from harness import EXAMPLE, LESSON, SELECT, executable, long_test, samples, soon, started_with, test


def choose(app, button, *keys):
    """In the menu of a button, by the letters that are underlined; of several items with one, Return takes one."""
    def menu():
        click(next(node for node in app.walk() if node.get_name() == button))
        return soon(lambda: len(shown_windows()) > 1)

    wait("the menu", menu)
    for key in keys:
        xdotool("sleep", "1", "key", key)


@test
def menu_hands_on_what_was_chosen(app):
    app.window.open(SELECT)
    choose(app, "Pipeline", "2")
    app.window.wait_state("upstream", "22")
    app.window.wait_state("outcome", "complete")
    choose(app, "Pipeline", "l")
    app.window.wait_state("pipeline", "legacy")
    app.window.do("upstream", "19")  # which the next test finds kept
    app.window.wait_state("upstream", "19")
    # A target without a type is a string as it stands, quotes included.
    menus = ElementTree.parse(os.path.join(samples, "../ui/menus.ui"))
    for target in menus.iterfind(".//attribute[@name='target']"):
        assert target.get("type") or not target.text.startswith("'"), target.text


@test
def preferences_are_kept(app):
    press("ctrl+comma")
    wait("the dialog", lambda: {"Rules of", "Colors"} <= set(app.labels()))
    assert app.wait_find("combo box", "MLIR").get_name() == "Rules of: MLIR 19"
    press("Escape")
    app.window.do("upstream", "22")
    app.window.wait_state("upstream", "22")
    app.close()
    again = Program(executable)
    try:
        again.window.wait_state("upstream", "22")
        again.window.do("upstream", "19")
        again.window.wait_state("upstream", "19")
    finally:
        again.close()


@test
@started_with(LANGUAGE="de")
def texts_are_in_the_language_of_the_desktop(app):
    app.window.open(EXAMPLE)
    app.window.do("last")
    app.wait_find("push button", "Öffnen")
    wait("the timeline", lambda: any(re.fullmatch(r"Ereignis \d+ von \d+", label) for label in app.labels()))


TABLES = ("ownership", "liveness", "graph", "deallocs", "why", "why-not", "became", "history", "lifetimes", "counts", "scan",
          "findings", "events")


def english_texts():
    """What the window says in English and has another text for in German: whole, and the fixed parts of templates."""
    path = os.path.join(os.path.dirname(executable), "../../data/po/de/LC_MESSAGES/bufscope.mo")
    with open(path, "rb") as file:
        said = {text for text, german in gettext.GNUTranslations(file)._catalog.items()
                if isinstance(text, str) and text and text != german and "\x04" not in text}
    parts = {part.strip() for text in said for part in re.split(r"\{[^}]*\}|[][]", text) if "{" in text}
    return said, {part for part in parts if len(part.split()) > 2}


@long_test
@started_with(LANGUAGE="de")
def no_english_is_left_in_a_german_window(app):
    said, parts = english_texts()
    assert len(said) > 500 and len(parts) > 50, (len(said), len(parts))

    def check(sentence):
        found = [part for part in parts if part in sentence]
        assert not found, f"{found} in: {sentence}"

    app.window.open(SELECT)
    for pipeline, layout in (("ownership", "explore"), ("legacy", "run")):
        app.window.do("layout", layout)
        app.window.do("pipeline", pipeline)
        app.window.wait_state("pipeline", pipeline)
        app.window.wait_state("outcome", "complete")
        for event in range(1, app.window.state("n-events") + 1):
            app.window.do("goto-event", event)
            app.window.wait_state("cursor", event)
            check(app.window.state("sentence"))
        app.window.do("select-value", "%alloc")
        for table in TABLES:
            app.window.do("table", table)
            labels = [label for label in app.labels() if label]
            assert not said & set(labels), said & set(labels)
            for label in labels:
                check(label)


@test
def everything_that_can_be_pressed_has_a_name(app):
    roles = ("push button", "toggle button", "radio button", "slider", "combo box", "text")

    def check_names():
        """GTK gives the name of its class to what has none, and says the letter of a mnemonic."""
        pressed = [(node.get_role_name(), node.get_name()) for node in app.walk() if node.get_role_name() in roles]
        for role, name in pressed:
            assert name and not name.startswith("Gtk"), f"{role} is called {name!r}"
            assert "_" not in name.split(": ")[0] or role == "text", f"{role} is called {name!r}"
        return [name for role, name in pressed]

    assert "Open a File…" in check_names()
    app.window.open(EXAMPLE)
    assert "Open" in check_names()
    app.window.open(LESSON)
    app.wait_find("push button", "Next")
    assert {"Open", "Back", "Next"} <= set(check_names())
