# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs that tell fence.c, as native code, what they are about to do.

Before each op of each function stand calls: fence_step(which op it is, counted from outside to inside, the module
being 0), and fence_uses(the memory) for each memref among its operands. From these alone fence.c says at which step a
buffer was made, freed and used, and behind which one nothing that holds it was used any more.
"""

import generic_form

Op = generic_form.Op
DEALLOC = "bufferization.dealloc"
FUNCTIONS = ("fence_step", "fence_uses")


class Maker:
    """Makes ops, with names that no program has."""

    def __init__(self):
        self.count = 0

    def op(self, name, operands=(), types=(), result=None, properties=()):
        self.count += 1
        return Op(name, [f"%traced{self.count}"] if result else [], list(operands),
                  properties=[list(pair) for pair in properties], operand_types=list(types),
                  result_types=[result] if result else [])

    def number(self, value):
        return self.op("arith.constant", result="index", properties=[("value", f"{value} : index")])

    def address(self, memref, type_):
        return self.op("memref.extract_aligned_pointer_as_index", [memref], [type_], "index")

    def call(self, function, argument):
        return self.op("func.call", argument.results, ["index"], properties=[("callee", f"@{function}")])

    def truth(self, name, one, other, type_="i1", properties=()):
        return self.op(name, [one, other], [type_, type_], "i1", properties)


def calls(maker, number, op):
    made = [maker.number(number)]
    made.append(maker.call("fence_step", made[0]))
    for name, type_ in zip(op.operands, op.operand_types):
        if type_.startswith("memref<"):
            made.append(maker.address(name, type_))
            made.append(maker.call("fence_uses", made[-1]))
    return made


def spread(maker, op, memrefs):
    """Ops with which each condition of a dealloc holds where that of any other name of the same buffer does."""
    made = [maker.address(op.operands[i], op.operand_types[i]) for i in range(memrefs)]
    addresses, conditions = [address.results[0] for address in made], op.operands[memrefs:2 * memrefs]
    for i in range(memrefs):
        for k in range(memrefs):
            same = maker.truth("arith.cmpi", addresses[i], addresses[k], "index", [("predicate", "0 : i64")])
            holds = maker.truth("arith.andi", same.results[0], conditions[k])
            either = maker.truth("arith.ori", op.operands[memrefs + i], holds.results[0])
            op.operands[memrefs + i] = either.results[0]
            made += [same, holds, either]
    return made


def traced(text, segments=None):
    """The program with these calls. With `segments`, which says how many operands of each kind a dealloc has, each
    dealloc is such that its lowering does what its page says: frees a buffer where the condition of any of its names
    holds. As written, the lowering asks for that of its first name alone."""
    maker = Maker()
    head, module = generic_form.read(text)
    top = module.regions[0][0]
    ahead = {}
    for number, (op, block) in enumerate(generic_form.walk(module)):
        if block not in (None, top):
            ahead[id(op)] = calls(maker, number, op)
            if segments and op.name == DEALLOC:
                ahead[id(op)] += spread(maker, op, segments(op)[0])
    for blocks in [blocks for op, _ in generic_form.walk(module) for blocks in op.regions]:
        for block in blocks:
            block.ops = [each for op in block.ops for each in [*ahead.get(id(op), ()), op]]
    top.ops += [Op("func.func", properties=[["function_type", "(index) -> ()"], ["sym_name", f'"{name}"'],
                                            ["sym_visibility", '"private"']], regions=[[]]) for name in FUNCTIONS]
    return head + generic_form.write(module) + "\n"
