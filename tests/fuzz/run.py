#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a fuzz target over its seeds and regressions: `run.py PROGRAM NAME --replay` over those alone,
without --replay libFuzzer goes on from there. Findings are left beside the program."""

import argparse
import os
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from choice import thorough  # noqa: E402

TOP = HERE.parent.parent
SEED = 19  # of the random numbers: the same inputs in every run
LARGEST = 4096  # bytes of an input
SECONDS_PER_INPUT = 20
MEGABYTES = 2048


def make_seeds(folder):
    subprocess.run([sys.executable, HERE / "seeds.py", folder, TOP / "samples", TOP / "tests/mlir"],
                   check=True)


def libfuzzer_arguments(options, scratch):
    yield from (f"-seed={options.seed}", f"-max_total_time={options.seconds}", f"-max_len={LARGEST}",
                f"-timeout={SECONDS_PER_INPUT}", f"-rss_limit_mb={MEGABYTES}",
                # Looking for leaks after each input takes longer than all else; replaying finds them.
                "-detect_leaks=0",
                "-error_exitcode=1",  # libFuzzer's own, 77, means "skipped" to Meson
                # So does working out how rare what it covers is.
                "-entropic=0",
                f"-artifact_prefix={options.program.parent}/{options.name}-", "-print_final_stats=1",
                "-verbosity=1")
    if options.dictionary:
        words = scratch / "dictionary"
        with words.open("w") as out:
            subprocess.run([options.dictionary, options.words], stdout=out, check=True)
        yield f"-dict={words}"
    corpus = options.corpus or scratch / "corpus"
    corpus.mkdir(parents=True, exist_ok=True)
    yield str(corpus)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("name", help="parser, passes, machine, pipeline, sheet, document, dump or reduce")
    parser.add_argument("--replay", action="store_true", help="PROGRAM is linked with replay.c")
    parser.add_argument("--seconds", type=int, default=60 if thorough else 2)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--corpus", type=pathlib.Path, help="keep what was found here")
    parser.add_argument("--dictionary", type=pathlib.Path, help="the program that writes it")
    parser.add_argument("--words", default="ir", help="its argument")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        scratch = pathlib.Path(name)
        make_seeds(scratch / "seeds")
        inputs = [scratch / "seeds" / options.name, HERE / "regressions" / options.name]
        arguments = [] if options.replay else list(libfuzzer_arguments(options, scratch))
        command = [options.program, *arguments, *(path for path in inputs if path.is_dir())]
        environment = {"UBSAN_OPTIONS": "halt_on_error=1:print_stacktrace=1", **os.environ}
        return subprocess.run(command, env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
