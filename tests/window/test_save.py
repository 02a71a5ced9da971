# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The file of a source that is edited: it gets what was typed, byte for byte, and nobody's text is lost unasked."""
import contextlib
import fcntl
import glob
import os
import resource
import signal

from driver import Program, press, shown_windows, wait
from editing import CHANGED, MORE, PROGRAM, answer, content, opened, put, write
from harness import IF, LESSON, executable, long_test, soon, test


def save(app):
    app.window.do("save")
    app.window.wait_state("unsaved", False)


def title(app):
    return app.find("frame", "program.mlir").get_name()


@long_test
def breaks_between_lines_stay_as_they_were(app):
    for text in (PROGRAM.replace("\n", "\r\n"), PROGRAM.rstrip("\n"), PROGRAM.replace("\n", "\r\n").rstrip(),
                 PROGRAM.replace("\n", "\r\n", 2), PROGRAM + "\n\n", "\ufeff".encode() + PROGRAM.encode()):
        text = text if isinstance(text, bytes) else text.encode()
        with opened(app, text, "parse-failed" if text.startswith(b"\xef") else "complete") as path:
            press("ctrl+Home")
            press("Right")
            press("z")
            app.window.wait_state("unsaved", True)
            save(app)
            begin = 4 if text.startswith(b"\xef") else 1
            assert content(path) == text[:begin] + b"z" + text[begin:], content(path)
            press("BackSpace")
            app.window.wait_state("unsaved", True)
            save(app)
            assert content(path) == text, content(path)


@test
def new_line_ends_as_the_others_do(app):
    text = PROGRAM.replace("\n", "\r\n")
    with opened(app, text) as path:
        press("ctrl+Home")
        press("Return")
        app.window.wait_state("unsaved", True)
        save(app)
        assert content(path) == b"\r\n" + text.encode(), content(path)


@test
def text_that_a_buffer_cannot_hold_is_not_edited(app):
    for text, why in ((PROGRAM.encode() + b"// \xff\xfe\n", "UTF-8"), (PROGRAM.encode() + b"// \0\n", "UTF-8"),
                      (PROGRAM + "// a\rb\n", "breaks between lines"), (PROGRAM + f"// {'x' * 99}\n" * 10500, "megabyte")):
        text = text if isinstance(text, bytes) else text.encode()
        with opened(app, text, "parse-failed" if b"\r" in text else "complete", edits=False) as path:
            app.window.do("edit")
            wait(f"that it cannot be edited: {why}", lambda: why in app.window.state("message"))
            assert not app.window.state("edit") and not app.window.enabled("save")
            press("z")
            assert content(path) == text


@test
def title_says_what_is_not_saved(app):
    with opened(app) as path:
        assert title(app).startswith("program.mlir")
        write(app, CHANGED)
        wait("a dot", lambda: title(app).startswith("• "))
        save(app)
        wait("no dot", lambda: title(app).startswith("program.mlir"))
        assert content(path).decode() == CHANGED


@long_test
def program_is_not_left_unasked(app):
    with opened(app) as path:
        write(app, CHANGED)
        app.window.do("open-file", IF)
        answer(app, "Cancel")
        assert app.window.state("unsaved") and title(app)
        app.window.do("open-file", IF)
        answer(app, "Discard")
        wait("the other program", lambda: app.find("frame", os.path.basename(IF)))
        app.window.wait_state("outcome", "complete")
        assert content(path).decode() == PROGRAM
        assert app.window.states("unsaved", "edit", "edit-state") == (False, False, "off")
    with opened(app) as path:
        write(app, CHANGED)
        app.window.do("open-file", IF)
        answer(app, "Save")
        wait("the other program", lambda: app.find("frame", os.path.basename(IF)))
        assert content(path).decode() == CHANGED


@long_test
def window_is_not_closed_unasked(app):
    with opened(app) as path:
        write(app, CHANGED)
        press("ctrl+w")
        answer(app, "Cancel")
        assert app.window.state("unsaved")
        app.window.do("close")
        answer(app, "Save", ends=True)
        assert content(path).decode() == CHANGED


@test
def copy_asks_for_a_name(app):
    """The program of a lesson is edited in a window of its own; what came by standard input, in its place."""
    app.window.open(LESSON)
    app.window.do("edit")
    app.wait_find("frame", "01-who-frees-this.mlir")
    assert app.window.state("layout") == "lesson"
    window = type(app.window)(app, 2)
    window.wait_state("edit", True)
    assert not window.state("unsaved")
    window.do("write-source", PROGRAM)
    window.wait_state("edit-state", "run")
    window.do("save")
    wait("the dialog", lambda: len(shown_windows()) == 3)
    path = os.path.join(os.environ["HOME"], "copy.mlir")
    window.do("save-as", path)
    window.wait_state("unsaved", False)
    wait("its name", lambda: app.find("frame", "copy.mlir"))
    assert content(path).decode() == PROGRAM


@test
def standard_input_is_a_copy(app):
    app.close()
    source, sink = os.pipe()
    os.write(sink, PROGRAM.encode())
    os.close(sink)
    other = Program(executable, "-", stdin=source)
    try:
        other.window.wait_state("outcome", "complete")
        other.window.do("edit")
        other.window.wait_state("edit", True)
        write(other, CHANGED)
        kept = glob.glob(os.path.join(os.environ["XDG_CACHE_HOME"], "bufscope/standard-input-*"))
        other.window.do("save")
        wait("the dialog", lambda: len(shown_windows()) == 2)
        assert PROGRAM in [content(path).decode() for path in kept] and other.window.state("unsaved")
    finally:
        other.close()


@long_test
def write_protected_file_is_not_written(app):
    with opened(app) as path:
        os.chmod(path, 0o444)
        write(app, CHANGED)
        app.window.do("save")
        wait("why not", lambda: any("write-protected" in label for label in app.labels()))
        answer(app, "Cancel")
        assert app.window.state("unsaved") and content(path).decode() == PROGRAM
        other = os.path.join(os.path.dirname(path), "other.mlir")
        app.window.do("save-as", other)
        app.window.wait_state("unsaved", False)
        wait("the other name", lambda: app.find("frame", "other.mlir"))
        assert content(other).decode() == CHANGED and content(path).decode() == PROGRAM
        write(app, PROGRAM)
        save(app)  # from now on there
        assert content(other).decode() == PROGRAM
        third = os.path.join(os.path.dirname(path), "third.mlir")
        with open(third, "w"):
            os.chmod(third, 0o444)
        app.window.do("save-as", third)
        wait("which one", lambda: any("“third.mlir” is write-protected" in label for label in app.labels()))
        answer(app, "Cancel")


@test
def title_names_the_file_of_a_text_that_cannot_be_run(app):
    with opened(app) as path:
        write(app, "no program %%% (", "unread")
        app.window.do("save-as", path + ".copy")
        app.window.wait_state("unsaved", False)
        wait("its name", lambda: app.find("frame", "program.mlir.copy"))


@long_test
def what_others_wrote_is_asked_for(app):
    theirs = PROGRAM.replace("@f", "@theirs")
    with opened(app) as path:
        put(path, theirs)  # nothing was typed: it is read
        wait("their text", lambda: "@theirs" in app.code()[0])
        assert not app.window.state("unsaved")
        write(app, CHANGED)
        put(path, theirs + "\n")
        answer(app, "Keep Mine")
        assert app.window.state("unsaved") and MORE.strip() in app.code()[0]
        app.window.do("save")
        answer(app, "Cancel")
        assert content(path).decode() == theirs + "\n" and app.window.state("unsaved")
        app.window.do("save")
        answer(app, "Replace")
        app.window.wait_state("unsaved", False)
        assert content(path).decode() == CHANGED
        write(app, PROGRAM)
        put(path, theirs)
        answer(app, "Read Again")
        wait("their text", lambda: "@theirs" in app.code()[0])
        app.window.wait_state("unsaved", False)
        app.window.do("undo")
        wait("mine again", lambda: "@theirs" not in app.code()[0])


@test
def file_that_is_gone_can_be_saved(app):
    with opened(app) as path:
        os.unlink(path)
        wait("that it is gone", lambda: "is gone" in app.window.state("message"))
        assert app.window.state("unsaved")
        save(app)
        assert content(path).decode() == PROGRAM
    with opened(app) as path:
        write(app, CHANGED)
        os.unlink(path)
        wait("that it is gone", lambda: "is gone" in app.window.state("message"))
        save(app)
        assert content(path).decode() == CHANGED


@test
def own_writing_is_not_read_again(app):
    """Also not what it was before, where it is written while it is being read."""
    with opened(app) as path:
        for text in (CHANGED, PROGRAM) * 6 + (CHANGED,):
            write(app, text)
            save(app)
            assert "read again" not in app.window.state("message")
        assert not soon(lambda: "read again" in app.window.state("message"))
        assert app.window.enabled("undo")


@test
def saving_keeps_what_a_file_is(app):
    """Its mode; and where a link leads, that is written and the link stays."""
    with opened(app) as path:
        os.chmod(path, 0o640)
        link = f"{path}.link.mlir"
        os.symlink(path, link)
        app.window.open(link)
        app.window.do("edit")
        app.window.wait_state("edit", True)
        write(app, CHANGED)
        save(app)
        assert os.path.islink(link) and content(path).decode() == CHANGED
        assert os.stat(path).st_mode & 0o777 == 0o640


@test
def disk_that_is_full_leaves_what_was_there(app):
    """Here a file may not grow beyond a limit. What has two names is written in its place."""
    app.close()
    program = os.path.join(os.environ["HOME"], "limited")
    with open(program, "w", encoding="ascii") as file:
        file.write(f"#!/bin/sh\ntrap '' XFSZ\nexec '{os.path.abspath(executable)}' \"$@\"\n")
    os.chmod(program, 0o755)
    limited = Program(program)
    text = PROGRAM + "// more\n" * 8000
    for also in (None, os.link, os.symlink):
        with opened(limited, text=PROGRAM) as path:
            if also:
                also(path, f"{path}.also.mlir")
                limited.window.open(f"{path}.also.mlir")
                limited.window.do("edit")
                limited.window.wait_state("edit", True)
            write(limited, text)
            before = resource.prlimit(limited.process.pid, resource.RLIMIT_FSIZE, (16384, resource.RLIM_INFINITY))
            limited.window.do("save")
            wait("what went wrong", lambda: "Not saved" in limited.window.state("message"))
            assert content(path).decode() == PROGRAM, also
            resource.prlimit(limited.process.pid, resource.RLIMIT_FSIZE, before)
            save(limited)
            assert content(path).decode() == text, also
    assert not limited.close()


@contextlib.contextmanager
def held(path):
    """Whoever opens it waits until it is let go."""
    before = signal.signal(signal.SIGIO, signal.SIG_IGN)
    file = os.open(path, os.O_RDWR)
    fcntl.fcntl(file, fcntl.F_SETLEASE, fcntl.F_WRLCK)
    try:
        yield
    finally:
        fcntl.fcntl(file, fcntl.F_SETLEASE, fcntl.F_UNLCK)
        os.close(file)
        signal.signal(signal.SIGIO, before)


@test
def what_is_saved_while_it_is_being_saved_is_saved_then(app):
    later = CHANGED + "// later\n"
    with opened(app) as path:
        write(app, CHANGED)
        with held(path):
            app.window.do("save")
            write(app, later)
            app.window.do("save")
        app.window.wait_state("unsaved", False)
        assert content(path).decode() == later


@test
def what_is_saved_elsewhere_meanwhile_is_written_also_when_the_first_is_not(app):
    theirs = PROGRAM + "// theirs\n"
    with opened(app) as path:
        write(app, CHANGED)
        put(path, theirs)
        answer(app, "Keep Mine")
        other = path + ".other.mlir"
        with held(path):
            app.window.do("save")  # which will not be done, as the file has changed
            app.window.do("save-as", other)
        app.window.wait_state("unsaved", False)
        wait("the other name", lambda: app.find("frame", "program.mlir.other.mlir"))
        assert content(other).decode() == CHANGED and content(path).decode() == theirs


@test
def what_is_typed_while_it_is_left_is_saved(app):
    later = CHANGED + "// later\n"
    with opened(app) as path:
        write(app, CHANGED)
        app.window.do("open-file", IF)
        wait("a question", lambda: app.find("push button", "Discard"))
        with held(path):
            answer(app, "Save")
            write(app, later)
        wait("the other program", lambda: app.find("frame", os.path.basename(IF)))
        assert content(path).decode() == later


@test
def breaks_between_lines_are_undone(app):
    """Where the file has come to have others, and what was there before is asked for."""
    crlf = CHANGED.replace("\n", "\r\n")
    with opened(app) as path:
        for theirs in (crlf, PROGRAM.replace("\n", "\r\n")):
            write(app, theirs)
            save(app)
            assert content(path).decode() == theirs
            app.window.do("undo")
            app.window.wait_state("unsaved", True)
            save(app)
            assert content(path).decode() == PROGRAM, content(path)
            app.window.do("redo")
            app.window.wait_state("unsaved", True)
            save(app)
            assert content(path).decode() == theirs, content(path)
            app.window.do("undo")
            app.window.wait_state("unsaved", True)


@test
def source_is_no_place_for_what_is_made_of_it(app):
    with opened(app, edits=False) as path:
        link = f"{path}.link.svg"
        os.symlink(path, link)
        kinds = ("svg", "png", "pdf", "dot", "code", "trace", "html", "handout", "memory-svg", "csv")
        for action in (*(f"export-{kind}" for kind in kinds), "print", "run-export-heap"):
            for place in (path, link):
                wait(action, lambda: app.window.enabled(action))
                app.window.do("copy-command")
                app.window.do(action, place)
                wait("why not", lambda: app.window.state("message") == f"Not saved: {place} is the source that is open")
        app.window.do("export-figure", ["picture", "width=column", ".svg", path])
        wait("why not", lambda: app.window.state("message").startswith(f"Not saved: {path}"))
        app.window.wait_state("exports", 0)
        assert content(path).decode() == PROGRAM
