# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tasks and kernels for generate.py: async.execute in one another, tokens, values and groups that are
waited for or not, and launches of kernels that stand in a gpu.module.

Barriers follow one another and places are asked for twice more often than anyone would write it.
"""

BUFFER = "memref<8xf32>"
PLACES = ("thread_id", "block_id", "block_dim", "grid_dim", "global_id", "cluster_id")


class KernelWriter:
    def __init__(self, rng):
        self.rng = rng
        self.lines = []
        self.indices = []
        self.buffers = ["%m"]
        self.count = 0

    def define(self, text):
        name = f"%k{self.count}"
        self.count += 1
        self.lines.append(f"      {name} = {text}")
        return name

    def op_place(self):
        bound = " upper_bound 64" if self.rng.percent(20) else ""
        place, dimension = self.rng.pick(PLACES), self.rng.pick("xyz")
        self.indices.append(self.define(f"gpu.{place} {dimension}{bound}"))

    def op_count(self):
        count = self.rng.pick(("num_subgroups", "subgroup_id", "subgroup_size"))
        self.indices.append(self.define(f"gpu.{count} : index"))

    def op_barrier(self):
        self.lines += ["      gpu.barrier"] * self.rng.between(1, 3)

    def op_alloc(self):
        self.buffers.append(self.define(f"memref.alloc() : {BUFFER}"))

    def op_move(self):
        at = self.rng.pick(self.indices)
        x = self.define(f"memref.load {self.rng.pick(self.buffers)}[{at}] : {BUFFER}")
        if self.rng.percent(30):
            name = f"%k{self.count}"
            self.count += 1
            width = self.define("arith.constant 8 : i32")
            mode = self.rng.pick(("xor", "up", "down", "idx"))
            self.lines.append(f"      {name}, %ok{self.count} = gpu.shuffle {mode} {x}, {width}, {width} : f32")
            x = name
        if self.rng.percent(80):
            self.lines.append(f"      memref.store {x}, {self.rng.pick(self.buffers)}[{at}] : {BUFFER}")

    def write(self, name, size):
        self.op_place()
        kinds = ((4, self.op_place), (1, self.op_count), (3, self.op_barrier), (1, self.op_alloc),
                 (4, self.op_move))
        for _ in range(size):
            self.rng.weighted(kinds)()
        shared = " workgroup(%shared : memref<32xf32, #gpu.address_space<workgroup>>)"
        memory = shared if self.rng.percent(40) else ""
        return [f"    gpu.func @{name}(%m: {BUFFER}){memory} kernel {{"] + self.lines + [
            "      gpu.return", "    }"]


class TaskWriter:
    def __init__(self, rng):
        self.rng = rng
        self.lines = []
        self.depth = 2
        self.count = 0
        # What can be seen where the next line stands: names by their kind.
        self.seen = {"buffer": ["%m"], "number": ["%x"], "token": ["%given"], "value": [],
                     "later": [], "group": []}

    def put(self, text):
        self.lines.append("  " * self.depth + text)

    def name(self):
        self.count += 1
        return f"%t{self.count}"

    def define(self, kind, text):
        name = self.name()
        self.put(f"{name} = {text}")
        self.seen[kind].append(name)

    # -- what a task does

    def op_alloc(self):
        self.define("buffer", f"memref.alloc() : {BUFFER}")

    def op_copy(self):
        a, b = (self.rng.pick(self.seen["buffer"]) for _ in range(2))
        self.put(f"memref.copy {a}, {b} : {BUFFER} to {BUFFER}")

    def op_add(self):
        a, b = (self.rng.pick(self.seen["number"]) for _ in range(2))
        self.define("number", f"arith.addf {a}, {b} : f32")

    def op_store(self):
        number, buffer = self.rng.pick(self.seen["number"]), self.rng.pick(self.seen["buffer"])
        self.put(f"memref.store {number}, {buffer}[%i] : {BUFFER}")

    # -- tasks, and who waits

    def op_execute(self):
        if self.depth > 4:
            return self.op_add()
        waits = self.rng.sample(self.seen["token"], self.rng.below(3))
        given = self.rng.sample(self.seen["value"], self.rng.below(2))
        kind = self.rng.pick((None, None, "number", "buffer"))
        type_ = {"number": "f32", "buffer": BUFFER}.get(kind)
        token, result = self.name(), self.name()
        inner = [self.name() for _ in given]
        text = f"{token}{', ' + result if kind else ''} = async.execute"
        text += f" [{', '.join(waits)}]" if waits else ""
        if given:
            pairs = (f"{value} as {name}: !async.value<f32>" for value, name in zip(given, inner))
            text += f" ({', '.join(pairs)})"
        self.put(text + (f" -> !async.value<{type_}>" if kind else "") + " {")
        around = self.seen
        self.seen = {names: list(known) for names, known in around.items()}
        self.seen["number"] += inner
        self.depth += 1
        self.some_ops(self.rng.between(0, 3))
        self.put(f"async.yield {self.rng.pick(self.seen[kind])} : {type_}" if kind else "async.yield")
        self.depth -= 1
        self.seen = around
        self.put("}")
        self.seen["token"].append(token)
        if kind:
            self.seen["value" if kind == "number" else "later"].append(result)

    def op_await(self):
        kind = self.rng.pick(("token", "token", "value", "later"))
        if not self.seen[kind]:
            return
        awaited = self.rng.pick(self.seen[kind])
        if kind == "token":
            self.put(f"async.await {awaited} : !async.token")
        elif kind == "value":
            self.define("number", f"async.await {awaited} : !async.value<f32>")
        else:
            self.define("buffer", f"async.await {awaited} : !async.value<{BUFFER}>")

    def op_group(self):
        if not self.seen["group"] or self.rng.percent(30):
            self.define("group", "async.create_group %i : !async.group")
        elif self.rng.percent(50):
            token, group = self.rng.pick(self.seen["token"]), self.rng.pick(self.seen["group"])
            self.put(f"{self.name()} = async.add_to_group {token}, {group} : !async.token")
        else:
            self.put(f"async.await_all {self.rng.pick(self.seen['group'])}")

    def op_launch(self):
        at = "(%i, %one, %one)"
        kernel, buffer = self.rng.pick(("first", "second")), self.rng.pick(self.seen["buffer"])
        text = f"@kernels::@{kernel} blocks in {at} threads in {at} args({buffer} : {BUFFER})"
        if self.rng.percent(60):
            self.put(f"gpu.launch_func {text}")
            return
        before, behind = self.name(), self.name()
        self.put(f"{before} = gpu.wait async")
        self.put(f"{behind} = gpu.launch_func async [{before}] {text}")
        if self.rng.percent(70):
            self.put(f"gpu.wait [{behind}]")

    def some_ops(self, count):
        kinds = ((2, self.op_alloc), (3, self.op_copy), (2, self.op_add), (2, self.op_store),
                 (5, self.op_execute), (4, self.op_await), (4, self.op_group), (2, self.op_launch))
        for _ in range(count):
            self.rng.weighted(kinds)()

    def write(self, name, size):
        self.put("%one = arith.constant 1 : index")
        self.some_ops(size)
        return [f"  func.func @{name}(%m: {BUFFER}, %x: f32, %i: index, %given: !async.token) {{"
                ] + self.lines + ["    return", "  }"]


def write(rng, size):
    lines = ["  gpu.module @kernels {"]
    for name in ("first", "second"):
        lines += KernelWriter(rng).write(name, size)
    lines.append("  }")
    for name in ("alpha", "beta"):
        lines += TaskWriter(rng).write(name, size)
    return "\n".join(["module attributes {gpu.container_module} {"] + lines + ["}"]) + "\n"
