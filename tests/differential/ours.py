# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What bufscope-opt says on purpose and the reference does not.

Where the reference crashes and the rules imply a result, we give it and one warning that says so.
Where it reads memory that it has freed, it depends on chance what becomes of it: it may crash, refuse
what it has written, or be lucky.
"""

import re
from dataclasses import replace

WHERE = r".*\n(?:.*\n *\^\n)?"
CRASHES = re.compile(r"^.*: warning: (?:loc\(.*\): )?mlir-opt \d+ (?:crashes|may crash) here: " + WHERE, re.MULTILINE)
MAY_CRASH = re.compile(r"^.*: warning: (?:loc\(.*\): )?mlir-opt \d+ may crash here: " + WHERE, re.MULTILINE)
# At a refusal that upstream has, too, in the same words.
EXPLANATION = re.compile(r"^.*: note: (?:loc\(.*\): )?nothing is known here of '" + WHERE, re.MULTILINE)


def without_maybe(result):
    """Without the warnings that a reference that does not crash agrees with, and what we explain besides."""
    return replace(result, err=EXPLANATION.sub("", MAY_CRASH.sub("", result.err)))


def says_crash(text):
    return CRASHES.search(text) is not None


def says_maybe(text):
    return MAY_CRASH.search(text) is not None
