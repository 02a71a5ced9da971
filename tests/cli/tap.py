# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a test found, in the form that Meson reads."""

MOST = 4000  # letters of a detail
number = failures = 0


def ok(what, good, *details):
    """One result; the details are printed where it is not good."""
    global number, failures
    number += 1
    failures += not good
    print(f"{'ok' if good else 'not ok'} {number} - {what}")
    for detail in () if good else details:
        print("# " + str(detail)[-MOST:].replace("\n", "\n# "))


def finish():
    """Prints how many results there were; the exit status."""
    print(f"1..{number}")
    return 1 if failures else 0
