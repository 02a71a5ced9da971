# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random pipelines for compare.py: the passes in any order, nested and with options."""

import hashlib

from generate_base import Rng

OPTIONS = {
    "canonicalize": (("top-down", ("true", "false")),
                     ("region-simplify", ("disabled", "normal", "aggressive")),
                     ("max-iterations", ("-1", "0", "1", "2", "10")),
                     ("max-num-rewrites", ("-1", "0", "1", "3", "8")),
                     ("test-convergence", ("true", "false"))),
    "cse": (),
    "expand-realloc": (("emit-deallocs", ("true", "false")),),
    "ownership-based-buffer-deallocation": (("private-function-dynamic-ownership",
                                             ("true", "false")),),
    "buffer-deallocation-simplification": (),
    "bufferization-lower-deallocations": (),
    "buffer-deallocation-pipeline": (("private-function-dynamic-ownership", ("true", "false")),),
    "buffer-hoisting": (),
    "buffer-loop-hoisting": (),
    "promote-buffers-to-stack": (("max-alloc-size-in-bytes", ("0", "16", "1024", "4096")),
                                 ("max-rank-of-allocated-memref", ("0", "1", "2"))),
    "buffer-deallocation": (),
}
# They run on functions only.
OF_FUNCTIONS = ("buffer-hoisting", "buffer-loop-hoisting", "promote-buffers-to-stack",
                "buffer-deallocation")
# Often enough in the order of the real pipeline that something is left to do for the later passes.
USUAL = ("expand-realloc", "canonicalize", "ownership-based-buffer-deallocation", "canonicalize",
         "buffer-deallocation-simplification", "bufferization-lower-deallocations", "cse",
         "canonicalize")
OLDER = (*OF_FUNCTIONS, "canonicalize")
ANY = tuple(OPTIONS)
NAMED_PIPELINE = "buffer-deallocation-pipeline"
NESTED = {"func.func": ("canonicalize", "cse", "expand-realloc", "buffer-deallocation-simplification",
                        "bufferization-lower-deallocations",
                        "ownership-based-buffer-deallocation")}
NESTED["any"] = NESTED["builtin.module"] = NESTED["func.func"]
NESTED["func.func"] += OF_FUNCTIONS


class PipelineWriter:
    def __init__(self, rng):
        self.rng = rng

    def one(self, name):
        chosen = [f"{option}={self.rng.pick(values)}" for option, values in OPTIONS[name]
                  if self.rng.percent(25)]
        if not chosen:
            return name + ("{}" if self.rng.percent(3) else "")
        return f"{name}{{{' '.join(chosen)}}}"

    def nested(self):
        anchor = self.rng.weighted(((6, "func.func"), (1, "any"), (1, "builtin.module")))
        inside = [self.one(self.rng.pick(NESTED[anchor])) for _ in range(self.rng.between(1, 3))]
        return f"{anchor}({','.join(inside)})"

    def write(self):
        parts = []
        if self.rng.percent(65):  # one of the usual orders with gaps
            order = OLDER if self.rng.percent(30) else USUAL
            names = [name for name in order if self.rng.percent(80)]
        else:
            names = [self.rng.pick(ANY) for _ in range(self.rng.between(1, 5))]
        for name in names:
            if self.rng.percent(15):
                parts.append(self.nested())
            else:
                one = self.one(name)
                parts.append(f"func.func({one})" if name in OF_FUNCTIONS else one)
        return f"builtin.module({','.join(parts or ['cse'])})"


def random_arguments(text, number):
    """Arguments that run pipeline `number` of the program: the same every time."""
    digest = hashlib.sha256(text.encode(errors="surrogateescape")).digest()
    pipeline = PipelineWriter(Rng(int.from_bytes(digest[:8], "big"), number)).write()
    # on several threads it is chance to which other functions the reference gets before one fails
    return [f"--pass-pipeline={pipeline}"]
