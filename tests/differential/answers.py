#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the reference answers, kept in the tree as hashes: it depends on nothing but its version, its arguments and
the text that it is given.

    answers.py                  says how much the table knows
    answers.py --renew FILE     makes the table anew, of the questions in FILE: `tests/run --renew` does all of it

The table, answers.xz, has a line for each question: a hash of version, arguments and text; behind it what was
answered: exit status, a hash of the output and one of the messages; or a short text. In what is hashed the path of
the program stands as a word that is the same everywhere. Where answers differ from run to run, because they depend on
addresses, some of them stand side by side, or the word `varies`. Of a crash it is only known that it is one.

A script that compares asks the reference itself for what the table does not know, and where ours is another answer.
Of the rest it asks for a twentieth, so that the table cannot rot: which, a number decides (--again). What was asked
is kept in the build folder, too, in the same form: a second run does not ask it again, and --renew has it from there.
What clang-tidy and cppcheck have nothing to say about (tests/house/lint.py) is kept in the same way.

The last digit of a folded sine is the C library's. The table says with which version of it it was made; where another
one gives another answer, that is learned, as what is new is, and the table is none the worse.
"""

import argparse
import hashlib
import json
import lzma
import platform
import random
import subprocess
import sys
import threading
from pathlib import Path

HERE = Path(__file__).resolve().parent
TABLE = HERE / "answers.xz"
NEW = HERE.parent.parent / "build" / "differential" / "answers"
PART = 20  # one of so many questions is asked all the same
SURE = 12  # how often the same answer is not chance: with two answers, five were the same once in 36,000 programs
CRASH, VARIES = "crash", "varies"
PATH = "<the program>"
LIBRARY = "C library"  # a question of the table to itself


def c_library():
    return " ".join(platform.libc_ver())


def short_hash(*texts):
    return hashlib.sha256("\0".join(texts).encode(errors="surrogateescape")).hexdigest()[:16]


# ------------------------------------------------------------------------------------ the table


def read_lines(text):
    """question -> its answers; a line that was not written to its end is none."""
    lines = (line[:-1].split("\t") for line in text.splitlines(keepends=True) if line.endswith("\n"))
    return {question: answers for question, *answers in lines}


def write_line(question, answers):
    return "\t".join((question, *answers)) + "\n"


def read_table():
    return read_lines(lzma.decompress(TABLE.read_bytes()).decode()) if TABLE.exists() else {}


def write_table(lines):
    TABLE.write_bytes(lzma.compress("".join(lines).encode(), preset=9 | lzma.PRESET_EXTREME))


def read_all():
    """What is new is read last."""
    return read_table() | (read_lines(NEW.read_text()) if NEW.exists() else {})


class Answers:
    """What one reference is known to answer."""

    def __init__(self, program, options, share=PART):
        """One of `share` questions is asked all the same."""
        self.share = share
        said = subprocess.run([str(program), "--version"], capture_output=True, check=True, text=True).stdout
        self.version = "".join(line for line in said.splitlines(keepends=True) if "Host CPU" not in line)
        self.again, self.used_file = options.again, options.used
        self.known = {} if self.again == "all" else read_all()
        self.is_at_home = self.known.get(LIBRARY, [c_library()]) == [c_library()]
        self.used, self.asked, self.rotten = set(), 0, []
        self.lock = threading.Lock()

    def question(self, *texts):
        question = short_hash(self.version, *texts)
        self.used.add(question)
        return question

    def is_asked_again(self, question):
        return self.again != "none" and int(short_hash(self.again, question), 16) % self.share == 0

    def add(self, question, *answers):
        """These are all that are known from now on."""
        with self.lock:
            self.known[question] = list(answers)
            NEW.parent.mkdir(parents=True, exist_ok=True)
            with NEW.open("a") as file:
                file.write(write_line(question, answers))

    def learn(self, question, answer, ask):
        """The reference has just given this answer, which is not what the table says, if that says anything. When
        ask() gives another one, it varies."""
        before = self.known.get(question, [])
        if answer in before or VARIES in before:
            return
        if before and all(ask() == answer for _ in range(SURE)):
            if self.is_at_home:
                self.rotten.append(f"{question}: {' or '.join(before)} is known, the answer is {answer}")
            before = []
        self.add(question, *before, answer)

    def text(self, asked, ask, is_sure=lambda answer: True):
        """What ask() gives, or once gave, for the same texts `asked`: what JSON can hold. What is_sure() does not hold of
        may be another next time, for example what was too slow."""
        question = self.question(*asked)
        known = self.known.get(question)
        if known and not self.is_asked_again(question):
            return json.loads(known[0])
        self.asked += 1
        answer = ask()
        if is_sure(answer):
            self.learn(question, json.dumps(answer), lambda: json.dumps(ask()))
        return answer

    def report(self):
        """Says what was asked, notes what was used, and returns how much of the table is not so."""
        how = {"all": "", "none": ""}.get(self.again, f", one of {self.share} again (--again {self.again})")
        print(f"{len(self.used)} questions, {self.asked} of them asked{how}")
        for line in self.rotten:
            print(f"different: not as {TABLE.name} has it: {line}")
        if self.used_file:
            with self.used_file.open("a") as file:
                file.writelines(f"{question}\n" for question in sorted(self.used))
        return len(self.rotten)


# ----------------------------------------------------------------------------------- one answer


class Reply:
    """What the reference answers to one question: hashes, until all of it is needed."""

    def __init__(self, answers, question, path, ask):
        """ask() runs the reference."""
        self.answers, self.question, self.path, self.run = answers, question, str(path), ask
        self.result = None
        self.hashes = answers.known.get(question, [])
        if not self.hashes or answers.is_asked_again(question):
            self.whole()

    def hash(self, result):
        if result.timed_out():
            return None
        if result.crashed():
            return CRASH
        texts = (result.out.replace(self.path, PATH), result.err.replace(self.path, PATH))
        return " ".join((str(result.status), *(short_hash(text) if text else "-" for text in texts)))

    def ask(self):
        self.answers.asked += 1
        return self.run()

    def whole(self):
        """The answer itself."""
        if not self.result:
            self.result = self.ask()
            self.keep(self.result)
        return self.result

    def keep(self, result):
        """This is what it gave."""
        answer = self.hash(result)
        if answer:
            self.answers.learn(self.question, answer, lambda: self.hash(self.ask()))
            self.hashes = self.answers.known[self.question]

    def keep_as_well(self, result):
        """It gave this, too."""
        self.answers.add(self.question, *self.hashes, self.hash(result))

    def keep_varies(self):
        self.answers.add(self.question, *self.hashes, VARIES)

    def varies(self):
        return VARIES in self.hashes

    def status(self):
        """The exit status; of a crash, as a shell would say it."""
        if self.result:
            return self.result.status
        return -1 if self.hashes[0] == CRASH else int(self.hashes[0].split()[0])

    def crashed(self):
        return self.result.crashed() if self.result else self.hashes[0] == CRASH

    def timed_out(self):
        return bool(self.result and self.result.timed_out())

    def fits(self, actual):
        """Whether ours is the same; then it is known as a whole."""
        if self.result:
            return actual == self.result
        if actual.crashed() or self.hash(actual) not in self.hashes:
            return False
        self.result = actual
        return True


class Reference:
    """A Tool that is asked only for what is not known."""

    def __init__(self, tool, answers):
        self.tool, self.answers = tool, answers

    def reply(self, arguments, path, text, split=False):
        """To the text, which is at the path."""
        question = self.answers.question("split" if split else "whole", text, *arguments)
        return Reply(self.answers, question, path, lambda: self.tool.run(arguments, path, split))


# ------------------------------------------------------------------------------------- options


def add_options(parser):
    parser.add_argument("--again", default=str(random.SystemRandom().randrange(100000)), metavar="NUMBER|all|none",
                        help=f"which of the known answers are asked for: a choice of one of {PART}, all, or none")
    parser.add_argument("--used", type=Path, metavar="FILE", help="note there which questions the run had")


def renew(used):
    known = read_all()
    wanted = set(used.read_text().split())
    lines = [write_line(question, known[question]) for question in sorted(wanted & known.keys())]
    write_table([write_line(LIBRARY, [c_library()]), *lines])


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n", maxsplit=1)[0])
    parser.add_argument("--renew", type=Path, metavar="FILE", help="the questions that the table is to answer")
    options = parser.parse_args()
    if options.renew:
        renew(options.renew)
    print(f"{len(read_table())} questions, {TABLE.stat().st_size} bytes" if TABLE.exists() else "there is no table")
    return 0


if __name__ == "__main__":
    sys.exit(main())
