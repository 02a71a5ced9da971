# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Asking before an event is shown."""
import itertools
import os

from driver import shown_window, wait, xdotool
from harness import DIAMOND, SELECT, long_test, place_of_label, resized, samples, soon, started_with, test


@long_test
def next_event_is_predicted_and_revealed(app):
    app.window.open(DIAMOND)
    assert app.window.state("prediction") == ""
    app.window.do("predict")
    app.window.wait_state("prediction", "Which ownership does %arg1 get in ^bb0?")
    app.wait_find("push button", "unique(false): someone else owns it").do_action(0)
    app.window.wait_state("prediction-score", "1/1")
    wait("the event", lambda: app.window.state("sentence").startswith("%arg1: unique(%false)"))
    app.window.do("predict-next")
    app.window.wait_state("prediction", "Which ownership does %arg2 get in ^bb0?")
    app.window.do("predict-answer", 99)  # there is no such answer
    app.wait_find("push button", "unique(true): this block owns it").do_action(0)
    app.window.wait_state("prediction-score", "1/2")
    wait("the verdict", lambda: "✗ No: that is so where the block allocates it, or has to free it in any case. "
         "It is: unique(false): someone else owns it" in app.labels())
    app.window.do("predict-next")
    wait("it to go with its question", lambda: not any(label.startswith("✗") for label in app.labels()))
    score = app.window.state("prediction-score")
    while app.window.state("prediction"):
        app.window.do("predict-reveal")
        app.window.do("predict-next")
    assert app.window.state("prediction-score") != score
    app.window.do("predict")
    app.window.do("last")
    app.window.do("predict")
    wait("the end", lambda: any(label.startswith("There is nothing to predict from here on") for label in app.labels()))
    assert not any("0 of 0" in label for label in app.labels())
    app.window.do("predict")
    app.window.wait_state("prediction", "")


@test
def older_passes_are_predicted_too(app):
    app.window.do("pipeline", "buffer-deallocation")
    app.window.open(os.path.join(samples, "18-clones.mlir"))
    app.window.do("predict")
    app.window.wait_state("prediction", "Is %0 a critical alias of %alloc?")
    app.wait_find("push button", "no: ^bb2 dominates its block").do_action(0)
    app.window.wait_state("prediction-score", "1/1")
    app.window.do("predict-next")
    app.window.wait_state("prediction", "Is %1 a critical alias of %0?")


@test
def nothing_tells_what_is_asked(app):
    app.window.open(DIAMOND)
    app.window.do("second-code")
    app.window.do("right-stage", 7)
    wait("the end", lambda: "scf.if" in app.code()[1])
    wait("verdicts", lambda: app.window.state("verdicts").endswith("right"))
    app.window.do("predict")
    app.window.wait_state("prediction", "Which ownership does %arg1 get in ^bb0?")
    assert app.code()[1] == "// Hidden until you have answered."
    assert app.window.states("verdicts", "verdict-changes", "n-findings") == ("", "", -1)
    asked_at = app.window.state("cursor")
    for way in ("step-forward", "last", "next-stage"):
        app.window.do(way)
    for layout in ("run", "compare"):
        app.window.do("layout", layout)
    app.window.do("stage", 7)
    place = app.window.state("cursor")
    assert app.window.state("layout") == "explore" and app.window.state("prediction").startswith("Which ownership")
    assert asked_at <= place < 12
    last = [node.get_name() for node in app.walk() if node.get_role_name() == "push button" and
            node.get_name().startswith("7 ")]
    assert len(last) == 1 and "✓" not in last[0], last
    app.window.do("predict-answer", 0)
    app.window.wait_state("prediction-score", "0/1" if "✗" in " ".join(app.labels()) else "1/1")
    assert app.window.state("cursor") > place
    app.window.do("predict")  # no more questions
    wait("the end", lambda: "scf.if" in app.code()[1])
    wait("verdicts", lambda: app.window.state("verdicts").endswith("right"))


@test
def tables_and_search_keep_what_is_asked(app):
    app.window.open(DIAMOND)
    app.window.do("goto-event", 9)
    app.window.do("predict")
    app.window.do("table", "events")
    app.wait_find("table row", "9, ")
    assert not app.find("table row", "12, ")
    app.window.do("search-for", "unique")
    wait("it searched", lambda: not app.window.state("search-busy"))
    assert app.window.state("search-count") == 0
    app.window.do("predict")
    app.window.do("search-for", "unique(%")
    wait("it found", lambda: app.window.state("search-count") > 0)
    app.window.do("predict")
    app.window.do("table", "lifetimes")
    wait("it is not told", lambda: "Hidden until you have answered." in app.labels())
    app.window.do("predict")
    wait("it is told", lambda: "Hidden until you have answered." not in app.labels())


def assert_answers_in_sight(app, question, slider):
    app.window.open(SELECT)
    app.window.do("goto-event", 15)
    app.window.do("predict")
    heights = itertools.cycle(("600", "595"))

    def in_sight():
        asked = app.wait_find("label", question).get_extents()
        bottom = app.wait_find("slider", slider).get_extents().y
        answers = [node.get_extents() for node in app.walk() if node.get_role_name() == "push button"]
        answers = [at for at in answers if asked.y + asked.height <= at.y < bottom - 20 and at.width > 60]
        return (len(answers) == 4 and bottom < 600 and
                all(at.x >= 0 and at.x + at.width <= 900 and at.y + at.height < bottom for at in answers))

    def fits():
        xdotool("windowsize", shown_window(), "900", next(heights))
        return soon(in_sight)

    wait("four whole answers", fits)
    app.window.do("predict-answer", 0)
    wait("the answer", lambda: app.window.state("prediction-score") != "0/0")
    wait("four whole answers of the next question", fits)


@test
def answers_fit_a_small_window(app):
    assert_answers_in_sight(app, "Which ownership does", "Event")


@test
@started_with(LANGUAGE="de")
def answers_fit_a_small_window_in_german(app):
    assert_answers_in_sight(app, "Welchen Besitz bekommt", "Ereignis")


@test
def comment_on_an_answer_is_in_sight(app):
    app.window.open(os.path.join(samples, "lessons", "04-retained-values.lesson"))
    app.wait_find("push button", "Both: each successor could allocate again.")
    heights = itertools.cycle(("600", "595"))

    def answers_are_too_long():
        answer, back = (app.find("push button", name).get_extents()
                        for name in ("Both: each successor could allocate again.", "Back"))
        return answer.y + answer.height > back.y

    wait("a small window", lambda: resized("1280", heights, answers_are_too_long))
    app.window.do("lesson-answer", 1)

    def in_sight():
        comment, back = place_of_label(app, "✓ Right."), app.find("push button", "Back")
        return comment.y + comment.height <= back.get_extents().y

    wait("the comment", in_sight)
