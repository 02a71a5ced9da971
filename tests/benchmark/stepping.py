#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes large programs and has `stepping` walk through them. BUFSCOPE_BENCHMARK_OPS and
BUFSCOPE_BENCHMARK_SHAPES say which, as for benchmark.py."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "differential"))
import generate  # noqa: E402


def main():
    sizes = os.environ.get("BUFSCOPE_BENCHMARK_OPS", "100000").replace("_", "")
    shapes = os.environ.get("BUFSCOPE_BENCHMARK_SHAPES", "many-functions,one-function,long-cfg")
    for shape in shapes.split(","):
        for ops in map(int, sizes.split(",")):
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / f"{shape}-{ops}.mlir"
                path.write_text(generate.generate_shape(shape, ops))
                subprocess.run([sys.argv[1], path], check=True)


if __name__ == "__main__":
    main()
