# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What was typed and not saved outlives a program that ends unasked."""
import glob
import os
import shutil
import time

from driver import Program, press, wait
from editing import CHANGED, MORE, PROGRAM, answer, content, opened, put, write
from harness import IF, executable, long_test, test


def copies():
    folder = os.path.join(os.environ["HOME"], ".local/state/bufscope/unsaved")
    return sorted(glob.glob(f"{folder}/*.mlir"))


def crash(app):
    """Ends it as a fault does; returns the next one."""
    app.process.kill()
    app.close()
    return Program(executable, IF, restore=True)


def kept(app, text):
    wait("a copy of the text", lambda: [content(path).decode() for path in copies()] == [text])


@long_test
def text_that_was_not_saved_is_offered_again(app):
    with opened(app) as path:
        write(app, CHANGED)
        kept(app, CHANGED)
        again = crash(app)
        try:
            wait("which one", lambda: any("program.mlir" in label for label in again.labels()))
            answer(again, "Later")
            again = crash(again)
            answer(again, "Open", "Later")
            wait("its window", lambda: again.find("frame", "• program.mlir"))
            wait("its text", lambda: any(MORE.strip() in code for code in again.code()))
            assert content(path).decode() == PROGRAM
            window = type(again.window)(again, 2)
            window.wait_state("edit-state", "run")
            assert window.state("unsaved")
            window.do("undo")  # to what the file has
            window.wait_state("unsaved", False)
            wait("no copy", lambda: not copies())
            window.do("redo")
            window.wait_state("unsaved", True)
            window.do("save")
            window.wait_state("unsaved", False)
            assert content(path).decode() == CHANGED
            wait("no copy", lambda: not copies())
        finally:
            again.close()


def recovered(app):
    """The window of what is offered, of the file that the path names."""
    answer(app, "Open", "Later")
    return wait("its window", lambda: app.find("frame", "program.mlir")) and type(app.window)(app, 2)


@long_test
def text_is_not_saved_over_what_others_wrote_meanwhile(app):
    with opened(app) as path:
        write(app, CHANGED)
        kept(app, CHANGED)
        again = crash(app)
        theirs = PROGRAM + "// theirs\n"
        with open(path, "w", encoding="utf-8") as file:
            file.write(theirs)
        try:
            window = recovered(again)
            window.wait_state("edit-state", "run")
            window.wait_state("unsaved", True)
            window.do("save")
            answer(again, "Replace", "Cancel")
            window.wait_state("unsaved", False)
            assert content(path).decode() == CHANGED
        finally:
            again.close()


@test
def text_is_of_no_other_file(app):
    with opened(app) as path:
        write(app, CHANGED)
        kept(app, CHANGED)
        again = crash(app)
        os.unlink(path)
        os.mkdir(path)
        other = f"{path}.other.mlir"
        with open(other, "w", encoding="utf-8") as file:
            file.write(PROGRAM)
        try:
            answer(again, "Open", "Later")
            window = type(again.window)(again, 2)
            wait("the window", lambda: window.state("outcome") is not None)
            wait("that it cannot be read", lambda: any("program.mlir" in label for label in again.labels()))
            window.open(other)
            again.rest(0.3)
            assert not window.state("unsaved")
            assert [content(copy).decode() for copy in copies()] == [CHANGED]
        finally:
            again.close()


@test
def copy_goes_when_it_is_not_needed(app):
    with opened(app):
        write(app, CHANGED)
        kept(app, CHANGED)
        write(app, PROGRAM)
        wait("no copy", lambda: not copies())
        write(app, CHANGED)
        kept(app, CHANGED)
        app.window.do("save")
        wait("no copy", lambda: not copies())
        write(app, PROGRAM)
        kept(app, PROGRAM)
        app.window.do("open-file", IF)
        answer(app, "Discard")
        wait("no copy", lambda: not copies())


@test
def end_of_the_session_keeps_the_text(app):
    with opened(app) as path:
        app.window.do("write-source", CHANGED)
        app.window.wait_state("unsaved", True)
        app.process.terminate()  # before a copy was written
        app.process.wait(30)
        app.close()
        assert [content(copy).decode() for copy in copies()] == [CHANGED]
        os.unlink(path)
        again = Program(executable, IF, restore=True)
        try:
            answer(again, "Open", "Later")
            wait("its window", lambda: again.find("frame", "• program.mlir"))
            window = type(again.window)(again, 2)
            window.wait_state("unsaved", True)
            window.do("save")
            window.wait_state("unsaved", False)
            assert content(path).decode() == CHANGED
        finally:
            again.close()


@test
def unwanted_text_is_deleted(app):
    with opened(app):
        write(app, CHANGED)
        kept(app, CHANGED)
        again = crash(app)
        try:
            answer(again, "Delete")
            wait("no copy", lambda: not copies())
        finally:
            again.close()


@test
def program_does_not_end_unasked(app):
    with opened(app) as path:
        write(app, CHANGED)
        press("ctrl+q")
        answer(app, "Cancel")
        assert app.window.state("unsaved")
        press("ctrl+q")
        answer(app, "Save", ends=True)
        assert content(path).decode() == CHANGED


@test
def text_that_cannot_be_kept_is_said_once(app):
    folder = os.path.join(os.environ["HOME"], ".local/state/bufscope/unsaved")
    with opened(app):
        os.makedirs(os.path.dirname(folder), exist_ok=True)
        shutil.rmtree(folder, ignore_errors=True)
        with open(folder, "w"):  # in its way
            pass
        write(app, CHANGED)
        wait("that it is said", lambda: app.window.state("message").startswith("Nothing that you type is kept"))
        assert "unsaved" in app.window.state("message")
        app.window.do("copy-command")
        wait("another message", lambda: app.window.state("message").startswith("Copied"))
        write(app, CHANGED.replace("func.func", "func.func ", 1))
        app.window.wait_state("edit-state", "run")  # one goes on
        time.sleep(1.5)
        assert app.window.state("message").startswith("Copied")
        os.remove(folder)
        write(app, CHANGED)
        kept(app, CHANGED)
        app.window.do("save")
        app.window.wait_state("unsaved", False)


@test
def text_whose_name_cannot_be_kept_is_said(app):
    """Without what it is of the text would not be found again."""
    with opened(app):
        write(app, CHANGED)
        kept(app, CHANGED)
        about = copies()[0].removesuffix(".mlir") + ".about"
        os.remove(about)
        os.mkdir(about)  # in its way
        write(app, CHANGED + "// more\n")
        wait("that it is said", lambda: app.window.state("message").startswith("Nothing that you type is kept"))
        assert ".about" in app.window.state("message"), app.window.state("message")
        os.rmdir(about)
        write(app, CHANGED + "// still more\n")
        kept(app, CHANGED + "// still more\n")


def recover_odd_text(app, there):
    """A text that no file to be edited may have comes back byte for byte, over what its file has now."""
    odd = PROGRAM + "// a\rb\n// " + "x" * 1200000 + "\n"
    with opened(app) as path:
        write(app, odd, "unread")
        wait("a copy of the text", lambda: [content(copy).decode() for copy in copies()] == [odd])
        again = crash(app)
        put(path, there)
        try:
            window = recovered(again)
            window.wait_state("unsaved", True)
            window.do("save-as", path + ".copy.mlir")
            window.wait_state("unsaved", False)
            assert content(path + ".copy.mlir") == odd.encode()
            assert content(path) == there
            wait("no copy", lambda: not copies())
        finally:
            again.close()


@test
def text_that_no_file_may_have_is_recovered(app):
    recover_odd_text(app, PROGRAM.encode())


@test
def text_is_recovered_over_a_file_that_cannot_be_edited(app):
    recover_odd_text(app, PROGRAM.encode() + b"// \xff\n")
