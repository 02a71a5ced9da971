// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Control: branches between blocks, and ops with regions, all of which are jumps with moves.
#include "sim/exec-private.h"

#include "dialects/common/fold.h"

static const BsRange nothing = {0, 0};

// -- jumps ---------------------------------------------------------------------------------------

void
bs_exec_jump(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    bs_machine_jump(machine, &insn->jumps[0], frame);
}

void
bs_exec_jump_if(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    bs_machine_jump(machine, &insn->jumps[frame[insn->operands[0]] ? 0 : 1], frame);
}

gboolean
bs_decode_branch(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    BsJump *jumps = bs_decode_jumps(decoder, insn, op->n_successors);
    for (guint32 i = 0; i < op->n_successors; i++) {
        if (!bs_decode_jump(decoder, &jumps[i], op, bs_op_successor_operands(op, i),
                            bs_successor_block(bs_op_successor(op, i)), NULL, 0))
            return FALSE;
    }
    return TRUE;
}

// -- choices -------------------------------------------------------------------------------------

typedef struct Cases {
    guint32 n;
    const guint64 *values; // cut to the width of the operand
} Cases;

static gboolean
decode_cases(BsDecoder *decoder, const BsOp *op, guint32 insn, const char *name)
{
    const BsAttr *values = bs_op_attr(op, name);
    const guint32 width = bs_type_bit_width(bs_op_operand(op, 0)->type);
    Cases *cases = bs_decode_alloc(decoder, sizeof *cases);
    decoder->insns.data[insn].data = cases;
    if (!values)
        return TRUE;
    if (values->kind != BS_ATTR_DENSE_ELEMENTS && values->kind != BS_ATTR_DENSE_ARRAY)
        return bs_decode_refuse(decoder, BS_UNJUDGED_NO_CASES, op);
    const gboolean splat = values->kind == BS_ATTR_DENSE_ELEMENTS && values->dense.splat;
    cases->n = decoder->insns.data[insn].n_jumps - 1;
    guint64 *words = bs_decode_alloc(decoder, (cases->n + 1) * sizeof *words);
    for (guint32 i = 0; i < cases->n && (splat || i < values->dense.n); i++)
        words[i] = values->dense.values[splat ? 0 : i] & bs_int_mask(width);
    cases->values = words;
    return TRUE;
}

gboolean
bs_decode_switch(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    return bs_decode_branch(decoder, op, insn) && decode_cases(decoder, op, insn, "case_values");
}

void
bs_exec_switch(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const Cases *cases = insn->data;
    guint32 taken = 0;
    for (guint32 i = 0; i < cases->n && !taken; i++) {
        if (cases->values[i] == frame[insn->operands[0]])
            taken = i + 1;
    }
    bs_machine_jump(machine, &insn->jumps[taken], frame);
}

guint32
bs_insn_n_cases(const BsInsn *insn)
{
    return ((const Cases *)insn->data)->n;
}

guint64
bs_insn_case(const BsInsn *insn, guint32 i)
{
    return ((const Cases *)insn->data)->values[i];
}

// Into a region, or, where there is none, behind the op.
static gboolean
jump_to_region(BsDecoder *decoder, BsJump *jump, const BsOp *op, guint32 region)
{
    const BsBlock *entry = region < op->n_regions ? bs_op_region(op, region)->first : NULL;
    return bs_decode_jump(decoder, jump, op, nothing, entry, op, 0);
}

static gboolean
decode_regions(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    for (guint32 i = 0; i < op->n_regions; i++) {
        if (!bs_decode_region(decoder, op, i, insn))
            return FALSE;
    }
    return TRUE;
}

gboolean
bs_decode_if(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    BsJump *jumps = bs_decode_jumps(decoder, insn, 2);
    return jump_to_region(decoder, &jumps[0], op, 0) && jump_to_region(decoder, &jumps[1], op, 1) &&
           decode_regions(decoder, op, insn);
}

gboolean
bs_decode_index_switch(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    BsJump *jumps = bs_decode_jumps(decoder, insn, op->n_regions);
    for (guint32 i = 0; i < op->n_regions; i++) {
        if (!jump_to_region(decoder, &jumps[i], op, i))
            return FALSE;
    }
    return decode_cases(decoder, op, insn, "cases") && decode_regions(decoder, op, insn);
}

// -- regions that run once -----------------------------------------------------------------------

gboolean
bs_decode_enter(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    const BsRegionBranch *branch = op->def->region_branch;
    const BsRegion *region = bs_op_region(op, 0);
    const BsRange operands = branch ? branch->entry_operands(op, region) : nothing;
    if (op->n_regions != 1) // of a sheet's op there may be more
        return bs_decode_refuse(decoder, BS_UNJUDGED_REGION, op);
    const guint32 first =
        branch && branch->successor_inputs ? branch->successor_inputs(op, region).begin : 0;
    return bs_decode_jump(decoder, bs_decode_jumps(decoder, insn, 1), op, operands, region->first,
                          op, first) &&
           decode_regions(decoder, op, insn);
}

// All operands become results of the op around, the last ones of it.
gboolean
bs_decode_leave(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    const BsOp *around = decoder->scope->op;
    decoder->insns.data[insn].exec = bs_exec_jump;
    if (op->n_operands > around->n_results)
        return bs_decode_refuse(decoder, BS_UNJUDGED_MANY_VALUES, around);
    return bs_decode_jump(decoder, bs_decode_jumps(decoder, insn, 1), op,
                          (BsRange){0, op->n_operands}, NULL, around,
                          around->n_results - op->n_operands);
}

// -- counting loops ------------------------------------------------------------------------------

static gboolean
is_below(const BsCounter *counter, guint64 a, guint64 b)
{
    if (counter->is_unsigned)
        return a < b;
    return bs_int_signed(a, counter->width) < bs_int_signed(b, counter->width);
}

// Of a loop whose bounds are constants, one of the two ways is never taken, and none is a choice.
static void
drop_choice(BsDecoder *decoder, BsJump *jumps)
{
    decoder->program->edges.len -= 2;
    jumps[0].edge = jumps[1].edge = BS_NO_EDGE;
}

static gboolean
has_known_bounds(const BsOp *op)
{
    gint64 lower, upper;
    if (op->def->does != BS_DOES_FOR)
        return FALSE;
    return bs_value_int(bs_op_operand(op, 0), &lower) && bs_value_int(bs_op_operand(op, 1), &upper);
}

// Jumps into the body and behind the op with the values that go round.
static gboolean
decode_round(BsDecoder *decoder, const BsOp *op, guint32 insn, const BsOp *loop, BsRange round)
{
    BsJump *jumps = bs_decode_jumps(decoder, insn, 2);
    if (op != loop || has_known_bounds(loop))
        drop_choice(decoder, jumps);
    const BsBlock *body = bs_op_region(loop, 0)->first;
    return bs_decode_jump(decoder, &jumps[0], op, round, body, NULL, 1) &&
           bs_decode_jump(decoder, &jumps[1], op, round, NULL, loop, 0);
}

gboolean
bs_decode_counted(BsDecoder *decoder, const BsOp *op, guint32 insn, BsRange round)
{
    return decode_round(decoder, op, insn, op, round) && decode_regions(decoder, op, insn);
}

gboolean
bs_decode_loop(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    BsJump *jumps = bs_decode_jumps(decoder, insn, 2);
    drop_choice(decoder, jumps);
    return jump_to_region(decoder, &jumps[0], op, 0) &&
           bs_decode_jump(decoder, &jumps[1], op, nothing, NULL, op, 0) &&
           decode_regions(decoder, op, insn);
}

gboolean
bs_decode_for(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    BsCounter *counter = bs_decode_alloc(decoder, sizeof *counter);
    const BsBlock *body = bs_op_region(op, 0)->first;
    *counter = (BsCounter){.at = bs_decode_place(decoder, body->args[0]),
                           .lower = bs_decode_place(decoder, bs_op_operand(op, 0)),
                           .upper = bs_decode_place(decoder, bs_op_operand(op, 1)),
                           .step = bs_decode_place(decoder, bs_op_operand(op, 2)),
                           .width = bs_type_bit_width(body->args[0]->type),
                           .is_unsigned = bs_op_attr(op, "unsignedCmp") != NULL};
    decoder->insns.data[insn].data = counter;
    return bs_decode_counted(decoder, op, insn, (BsRange){3, op->n_operands - 3});
}

void
bs_exec_for(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsCounter *counter = insn->data;
    const guint64 lower = frame[counter->lower];
    bs_machine_jump(machine, &insn->jumps[is_below(counter, lower, frame[counter->upper]) ? 0 : 1],
                    frame);
    frame[counter->at] = lower;
}

static void
next_round(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsCounter *counter = insn->data;
    const guint64 next = (frame[counter->at] + frame[counter->step]) & bs_int_mask(counter->width);
    // What goes past the largest number ends the loop, too.
    const gboolean on = is_below(counter, next, frame[counter->upper]) &&
                        (is_below(counter, frame[counter->at], next) || !frame[counter->step]);
    bs_machine_jump(machine, &insn->jumps[on ? 0 : 1], frame);
    frame[counter->at] = next;
}

gboolean
bs_decode_for_end(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    BsInsn *made = &decoder->insns.data[insn];
    made->exec = next_round;
    made->data = decoder->insns.data[decoder->scope->insn].data;
    return decode_round(decoder, op, insn, decoder->scope->op, (BsRange){0, op->n_operands});
}

// -- while ---------------------------------------------------------------------------------------

gboolean
bs_decode_while(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    return bs_decode_jump(decoder, bs_decode_jumps(decoder, insn, 1), op,
                          (BsRange){0, op->n_operands}, bs_op_region(op, 0)->first, NULL, 0) &&
           decode_regions(decoder, op, insn);
}

gboolean
bs_decode_condition(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    const BsOp *loop = decoder->scope ? decoder->scope->op : NULL;
    const BsRange passed = {1, op->n_operands - 1};
    if (!loop || loop->def->does != BS_DOES_WHILE)
        return bs_decode_refuse(decoder, BS_UNJUDGED_NO_LOOP, op);
    BsJump *jumps = bs_decode_jumps(decoder, insn, 2);
    return bs_decode_jump(decoder, &jumps[0], op, passed, bs_op_region(loop, 1)->first, NULL, 0) &&
           bs_decode_jump(decoder, &jumps[1], op, passed, NULL, loop, 0);
}

gboolean
bs_decode_while_end(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    decoder->insns.data[insn].exec = bs_exec_jump;
    return bs_decode_jump(decoder, bs_decode_jumps(decoder, insn, 1), op,
                          (BsRange){0, op->n_operands}, bs_op_region(decoder->scope->op, 0)->first,
                          NULL, 0);
}

// -- loops in several dimensions -----------------------------------------------------------------

void
bs_decode_nest_init(BsDecoder *decoder, BsNest *nest, guint32 n, const BsBlock *body)
{
    guint32 *at = bs_decode_alloc(decoder, (n + 1) * sizeof *at);
    for (guint32 i = 0; i < n && i < body->n_args; i++)
        at[i] = bs_decode_place(decoder, body->args[i]);
    *nest = (BsNest){.n = n, .at = at};
    nest->lower = bs_decode_alloc(decoder, (n + 1) * sizeof *nest->lower);
    nest->upper = bs_decode_alloc(decoder, (n + 1) * sizeof *nest->upper);
    nest->step = bs_decode_alloc(decoder, (n + 1) * sizeof *nest->step);
}

static BsNest *
new_nest(BsDecoder *decoder, guint32 n, const BsBlock *body)
{
    BsNest *nest = bs_decode_alloc(decoder, sizeof *nest);
    bs_decode_nest_init(decoder, nest, n, body);
    return nest;
}

static void
read_bounds(BsDecoder *decoder, const BsOp *op, BsRange range, BsBound *bounds)
{
    for (guint32 i = 0; i < range.n; i++)
        bounds[i].place = bs_decode_place(decoder, bs_op_operand(op, range.begin + i));
}

static gboolean
read_mixed_bounds(BsDecoder *decoder, const BsOp *op, guint32 group, const char *name, guint32 n,
                  BsBound *bounds)
{
    const BsAttr *numbers = bs_op_attr(op, name);
    const BsRange operands = bs_op_operand_group(op, group);
    guint32 next = 0;
    for (guint32 i = 0; numbers && i < n && i < numbers->dense.n; i++) {
        bounds[i].number = (gint64)numbers->dense.values[i];
        bounds[i].is_number = bounds[i].number != BS_DYNAMIC;
        if (!bounds[i].is_number && next < operands.n)
            bounds[i].place = bs_decode_place(decoder, bs_op_operand(op, operands.begin + next++));
    }
    return numbers && numbers->dense.n == n;
}

static gint64
bound(const BsBound *bound_of, const guint64 *frame)
{
    return bound_of->is_number ? bound_of->number : (gint64)frame[bound_of->place];
}

gboolean
bs_decode_nest_body(BsDecoder *decoder, const BsOp *op, guint32 insn, const BsNest *nest,
                    BsRange initial)
{
    const BsBlock *body = bs_op_region(op, 0)->first;
    BsJump *jumps = bs_decode_jumps(decoder, insn, 2);
    decoder->insns.data[insn].data = nest;
    if (!bs_decode_jump(decoder, &jumps[0], op, initial, NULL, op, 0) ||
        !bs_decode_jump(decoder, &jumps[1], op, initial, NULL, op, 0))
        return FALSE;
    // The values to reduce into stand in the places of the results; control goes to the body.
    decoder->pending.data[decoder->pending.len - 2].block = body;
    return decode_regions(decoder, op, insn);
}

gboolean
bs_decode_parallel(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    const BsRange lower = bs_op_operand_group(op, 0);
    BsNest *nest = new_nest(decoder, lower.n, bs_op_region(op, 0)->first);
    read_bounds(decoder, op, lower, nest->lower);
    read_bounds(decoder, op, bs_op_operand_group(op, 1), nest->upper);
    read_bounds(decoder, op, bs_op_operand_group(op, 2), nest->step);
    return bs_decode_nest_body(decoder, op, insn, nest, bs_op_operand_group(op, 3));
}

gboolean
bs_decode_forall(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    const BsAttr *steps = bs_op_attr(op, "staticStep");
    const guint32 n = steps && steps->kind == BS_ATTR_DENSE_ARRAY ? steps->dense.n : 0;
    BsNest *nest = new_nest(decoder, n, bs_op_region(op, 0)->first);
    if (op->n_results)
        return bs_decode_refuse(decoder, BS_UNJUDGED_PARTS, op);
    return read_mixed_bounds(decoder, op, 0, "staticLowerBound", n, nest->lower) &&
           read_mixed_bounds(decoder, op, 1, "staticUpperBound", n, nest->upper) &&
           read_mixed_bounds(decoder, op, 2, "staticStep", n, nest->step) &&
           bs_decode_nest_body(decoder, op, insn, nest, nothing);
}

// The threads of a launch, one after the other. Arguments: numbers of block and thread, then the
// sizes of both.
gboolean
bs_decode_grid(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    enum { DIMS = 6 };
    const BsBlock *body = bs_op_region(op, 0)->first;
    BsNest *nest = new_nest(decoder, DIMS, body);
    if (body->n_args != 2 * DIMS)
        return bs_decode_refuse(decoder, BS_UNJUDGED_CLUSTERS, op);
    for (guint32 i = 0; i < DIMS; i++) {
        const BsRange size = bs_op_operand_group(op, 1 + i);
        if (size.n != 1)
            return bs_decode_refuse(decoder, BS_UNJUDGED_NO_SIZE, op);
        nest->lower[i] = (BsBound){.is_number = TRUE};
        nest->step[i] = (BsBound){.is_number = TRUE, .number = 1};
        nest->upper[i] =
            (BsBound){.place = bs_decode_place(decoder, bs_op_operand(op, size.begin))};
    }
    BsJump *jumps = bs_decode_jumps(decoder, insn, 2);
    drop_choice(decoder, jumps);
    decoder->insns.data[insn].data = nest;
    const BsRange sizes = {bs_op_operand_group(op, 1).begin, DIMS};
    return bs_decode_jump(decoder, &jumps[0], op, sizes, body, NULL, DIMS) &&
           bs_decode_jump(decoder, &jumps[1], op, nothing, NULL, op, 0) &&
           decode_regions(decoder, op, insn);
}

void
bs_exec_parallel(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const BsNest *nest = insn->data;
    gboolean on = TRUE;
    for (guint32 i = 0; i < nest->n; i++)
        on = on && bound(&nest->lower[i], frame) < bound(&nest->upper[i], frame);
    bs_machine_jump(machine, &insn->jumps[on ? 0 : 1], frame);
    for (guint32 i = 0; i < nest->n; i++)
        frame[nest->at[i]] = (guint64)bound(&nest->lower[i], frame);
}

static gboolean
to_next_point(const BsNest *nest, guint64 *frame)
{
    for (guint32 i = nest->n; i-- > 0;) {
        const gint64 at = (gint64)frame[nest->at[i]], step = bound(&nest->step[i], frame);
        gint64 next;
        const gboolean fits = !__builtin_add_overflow(at, step, &next);
        if (fits && next < bound(&nest->upper[i], frame)) {
            frame[nest->at[i]] = (guint64)next;
            return TRUE;
        }
        frame[nest->at[i]] = (guint64)bound(&nest->lower[i], frame);
    }
    return FALSE;
}

static void
next_point(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    const gboolean on = to_next_point(insn->data, frame);
    bs_machine_jump(machine, &insn->jumps[on ? 0 : 1], frame);
}

// Jumps that lead on with the loop and behind it, with `passed` for result number `result`.
static gboolean
decode_next_point(BsDecoder *decoder, const BsOp *op, guint32 insn, const BsScope *loop,
                  BsRange passed, guint32 result)
{
    BsJump *jumps = bs_decode_jumps(decoder, insn, 2);
    drop_choice(decoder, jumps);
    decoder->insns.data[insn].exec = next_point;
    decoder->insns.data[insn].data = decoder->insns.data[loop->insn].data;
    if (!bs_decode_jump(decoder, &jumps[0], op, passed, NULL, loop->op, result) ||
        !bs_decode_jump(decoder, &jumps[1], op, passed, NULL, loop->op, result))
        return FALSE;
    decoder->pending.data[decoder->pending.len - 2].block = bs_op_region(loop->op, 0)->first;
    return TRUE;
}

gboolean
bs_decode_parallel_end(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    return decode_next_point(decoder, op, insn, decoder->scope, nothing, 0);
}

// Into the region that reduces operand `i` of `reduce`: what there is so far, and the operand.
static gboolean
jump_to_reduction(BsDecoder *decoder, BsJump *jump, const BsOp *reduce, guint32 i, const BsOp *loop)
{
    const BsBlock *body = bs_op_region(reduce, i)->first;
    BsMove *moves = bs_decode_alloc(decoder, 2 * sizeof *moves);
    if (!bs_decode_jump(decoder, jump, reduce, nothing, body, NULL, 0) || body->n_args != 2 ||
        i >= loop->n_results)
        return bs_decode_refuse(decoder, BS_UNJUDGED_REDUCTION, reduce);
    const BsValue *from[] = {bs_op_result(loop, i), bs_op_operand(reduce, i)};
    for (guint32 k = 0; k < 2; k++)
        moves[k] =
            (BsMove){bs_decode_place(decoder, from[k]), bs_decode_place(decoder, body->args[k]),
                     bs_program_storage(decoder->program, from[k]->type)->words};
    jump->moves = moves;
    jump->n_moves = 2;
    return TRUE;
}

gboolean
bs_decode_reduce(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    const BsScope *loop = decoder->scope;
    if (!loop || loop->op->def->does != BS_DOES_PARALLEL)
        return bs_decode_refuse(decoder, BS_UNJUDGED_NO_LOOP, op);
    decoder->insns.data[insn].parent = loop->insn;
    if (!op->n_regions)
        return decode_next_point(decoder, op, insn, loop, nothing, 0);
    return jump_to_reduction(decoder, bs_decode_jumps(decoder, insn, 1), op, 0, loop->op) &&
           decode_regions(decoder, op, insn);
}

// Ends a reduction: its value is what there is now; then comes the next one, or the next round.
gboolean
bs_decode_reduce_end(BsDecoder *decoder, const BsOp *op, guint32 insn)
{
    const BsScope *reduce = decoder->scope, *loop = reduce->around;
    const guint32 i = reduce->region->index;
    const BsRange value = {0, 1};
    if (!loop || i >= loop->op->n_results)
        return bs_decode_refuse(decoder, BS_UNJUDGED_NO_LOOP, op);
    if (i + 1 == reduce->op->n_regions)
        return decode_next_point(decoder, op, insn, loop, value, i);
    decoder->insns.data[insn].exec = bs_exec_jump;
    BsJump *jump = bs_decode_jumps(decoder, insn, 1), next;
    if (!jump_to_reduction(decoder, jump, reduce->op, i + 1, loop->op))
        return FALSE;
    next = *jump;
    if (!bs_decode_jump(decoder, jump, op, value, NULL, loop->op, i))
        return FALSE;
    decoder->pending.len--;
    BsMove *moves = bs_decode_alloc(decoder, 3 * sizeof *moves);
    moves[0] = jump->moves[0];
    memcpy(moves + 1, next.moves, 2 * sizeof *moves);
    *jump = next;
    jump->moves = moves;
    jump->n_moves = 3;
    return TRUE;
}

// -- assertions ----------------------------------------------------------------------------------

void
bs_exec_assert(BsMachine *machine, const BsInsn *insn, guint64 *frame)
{
    if (!frame[insn->operands[0]])
        bs_machine_fault(machine, BS_MACHINE_ASSERTION, insn, 0);
}
