# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What bufscope-opt says on purpose and the reference does not.

Where the reference writes code that leaks, or may be wrong, we write the same and warn; where it
writes code that is wrong for sure (a buffer freed twice, used when it is free, shared by the rounds
of a loop), or crashes, we refuse.  compare.py takes these warnings away before it compares and does
not count a program that is refused.
"""

import re
from dataclasses import replace

WARNINGS = (
    "this buffer is never freed: ",
    "this buffer is never freed where another",
    "this buffer is not freed on every path: ",
    "this buffer is freed twice: ",
    "this buffer is freed in every round of the loop",
    "this buffer is freed too early: ",
    "this buffer is freed too early, now that a clone of it is itself: ",
    "this buffer is freed twice, now that a clone of it is itself: ",
    "this buffer is freed while '",
    "this buffer is allocated on paths now on which",
    "all rounds of the loop share this buffer now",
    "this buffer moves to the stack, but",
    "this buffer is on the stack, and '",
    "this reallocation moves to another block",
    "this buffer is taken for a small one",
    "the clone for argument [0-9]+ of successor",
    "what this writes may be lost: ",
    "what this writes into a (?:clone|buffer) may be seen in ",
    "this function has more paths than were tried out",
    "this function has more (?:buffers in one value|transfers on a path) than are followed",
)
REFUSALS = (
    "this buffer is freed already and would be freed twice: ",
    "this buffer is freed twice: ",
    "this buffer is freed twice, now that a clone of it is itself: ",
    "this buffer is freed too early, now that a clone of it is itself: ",
    "this buffer is freed in every round of the loop",
    "this buffer is freed too early: ",
    "this buffer is freed while '",
    "all rounds of the loop share this buffer now",
    "this buffer moves to the stack, but",
    "this buffer is on the stack, and '",
    "this reallocation moves to another block",
    "this deallocation would move behind '",
)

NOTES = (
    "a path ends here on which nothing frees it",
    "the clone was made here",
)

WHERE = r".*\n(?:.*\n *\^\n)?"
WARNING = re.compile(r"^.*: warning: (?:loc\(.*\): )?(?:" + "|".join(WARNINGS) + ")" + WHERE +
                     r"(?:.*: note: (?:" + "|".join(NOTES) + ")" + WHERE + ")*", re.MULTILINE)

REFUSAL = re.compile(r": error: (?:loc\(.*\): )?(" + "|".join(REFUSALS) + ")")


def without_warnings(result):
    return replace(result, err=WARNING.sub("", result.err))


def find_refusal(text):
    """The text with which we refuse what the reference takes, or None."""
    found = REFUSAL.search(text)
    return found and found[1].rstrip(": '")


# "mlir-opt 19 crashes here: WHY", "mlir-opt 22 crashes here, or refuses what it writes: WHY"
FAILURE = re.compile(r": warning: (?:loc\(.*\): )?mlir-opt \d+ "
                     r"(crashes here(, or refuses what it writes)?|does not come to an end here): ")


def says_failure(text):
    """Whether we say that the reference crashes, or hangs."""
    return FAILURE.search(text) is not None


def says_invalid(text):
    """Whether we say that the reference may also refuse what it has written itself."""
    return any(found[2] for found in FAILURE.finditer(text))
