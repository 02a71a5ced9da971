#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The timeline of every sample, by both systems, is what the schema says; prints TAP.

    test_schema.py BUFSCOPE-OPT SCHEMA SAMPLES
"""

import copy
import json
import subprocess
import sys
from pathlib import Path

import jsonschema


def trace(tool, file, pipeline):
    done = subprocess.run([tool, file, pipeline, "--trace=/dev/stdout", "-o", "/dev/null"], capture_output=True,
                          text=True)
    return json.loads(done.stdout)


def main():
    tool, schema, samples = sys.argv[1:]
    validator = jsonschema.Draft7Validator(json.loads(Path(schema).read_text()))
    files = sorted(Path(samples).glob("*.mlir"))
    pipelines = ("--buffer-deallocation-pipeline", "--legacy")
    print(f"1..{len(files) * len(pipelines) + 1}")
    seen, number, failed = set(), 0, 0
    for file in files:
        for pipeline in pipelines:
            whole = trace(tool, file, pipeline)
            errors = [f"{'/'.join(map(str, error.path))}: {error.message}" for error in validator.iter_errors(whole)]
            seen |= {member for event in whole["events"] for member in event}
            number += 1
            failed += bool(errors)
            print(f"{'not ok' if errors else 'ok'} {number} {file.name} {pipeline}")
            print("".join(f"# {error}\n" for error in errors[:5]), end="")
    # It can say no, and has no member that never comes.
    wrong = copy.deepcopy(whole)
    del wrong["events"][0]["number"]
    unused = set(validator.schema["definitions"]["event"]["properties"]) - seen
    fine = not validator.is_valid(wrong) and not unused
    print(f"{'ok' if fine else 'not ok'} {number + 1} the schema says no, and no more than there is {unused or ''}")
    return 1 if failed or not fine else 0


if __name__ == "__main__":
    sys.exit(main())
