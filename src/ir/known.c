// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/known-private.h"

#include "ir/mutate.h"

enum { MANY_NESTED = 64 }; // an op with more ops in it is never settled

static const guint8 not_settled = (guint8) ~(BS_SETTLED | BS_WATCHES),
                    not_row_good = (guint8)~BS_ROW_GOOD, not_uses_good = (guint8)~BS_USES_GOOD;

// -- setting -------------------------------------------------------------------------------------

void
bs_op_set_verified(BsOp *op, BsVerified verified)
{
    op->verified = verified;
}

void
bs_op_set_row_good(BsOp *op)
{
    op->known |= BS_ROW_GOOD;
}

void
bs_op_set_uses_good(BsOp *op)
{
    op->known |= BS_USES_GOOD;
}

void
bs_ir_set_flow_verified(BsIr *ir)
{
    ir->flow_verified = ir->n_flow_changes;
}

// What defines the operands. An op with many operands may be what defines those of many others: it
// is gone through once.
static void
watch_operands(BsOp *op)
{
    if (op->known & BS_WATCHES)
        return;
    for (guint32 i = 0; i < op->n_operands; i++) {
        BsOp *definition = bs_value_op(bs_op_operand(op, i));
        if (definition)
            definition->known |= BS_WATCHED;
    }
    op->known |= BS_WATCHES;
}

// The same, and what defines the operands of that.
static void
watch_definitions(BsOp *op)
{
    watch_operands(op);
    for (guint32 i = 0; i < op->n_operands; i++) {
        BsOp *definition = bs_value_op(bs_op_operand(op, i));
        if (definition)
            watch_operands(definition);
    }
}

// Whether no more than `*left` ops are nested in the op; counts them down. An op is looked at each
// time that something in it changed: what that costs must not depend on how much is in it.
static gboolean
has_few_nested(const BsOp *op, guint32 *left)
{
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            for (const BsOp *nested = block->first; nested; nested = bs_op_next(nested)) {
                if ((*left)-- == 0 || (nested->n_regions && !has_few_nested(nested, left)))
                    return FALSE;
            }
        }
    }
    return TRUE;
}

static void
set_quiet(const BsOp *op)
{
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            if (block->quiet)
                continue;
            block->quiet = TRUE;
            bs_block_for_each (block, nested) {
                if (nested->n_regions)
                    set_quiet(nested);
            }
        }
    }
}

void
bs_op_set_settled(BsOp *op)
{
    guint32 left = MANY_NESTED;
    if (op->n_regions && !has_few_nested(op, &left))
        return;
    op->known |= BS_SETTLED;
    watch_definitions(op);
    if (op->n_regions) {
        set_quiet(op);
        if (bs_op_prev(op))
            watch_definitions(bs_op_prev(op));
    }
}

// -- taking back ---------------------------------------------------------------------------------

// An op that is not verified is in none that is: so the walk ends where an earlier one did, and at
// what is new.
static void
forget_verified(BsOp *op)
{
    for (; op && op->verified; op = bs_op_parent(op))
        op->verified = BS_NOT_VERIFIED;
}

static void
unsettle(BsOp *op)
{
    if (op)
        op->known &= not_settled;
}

// A block that is not quiet is in none that is.
static void
disturb(BsBlock *block)
{
    while (block && block->quiet) {
        block->quiet = FALSE;
        BsOp *op = bs_block_parent_op(block);
        unsettle(op);
        block = op ? bs_op_block(op) : NULL;
    }
}

// Who looks at what defines its operands, or theirs: of the users, and of what follows them. What
// the users watch is to be watched anew.
static void
unsettle_users(const BsOp *op, guint depth)
{
    for (guint32 i = 0; i < op->n_results; i++) {
        bs_value_for_each_use (bs_op_result(op, i), use) {
            BsOp *user = bs_use_owner(use);
            if (depth && user->known & BS_WATCHED)
                unsettle_users(user, depth - 1);
            unsettle(user);
            unsettle(bs_op_next(user));
        }
    }
}

static void
op_changes(BsOp *op)
{
    if (op->known & BS_WATCHED)
        unsettle_users(op, 1);
    unsettle(bs_op_next(op));
    disturb(bs_op_block(op));
    op->known = 0; // nobody who watches it is settled any more
}

// The op gets another place.
static void
op_is_placed(BsIr *ir, BsOp *op)
{
    op->known &= not_row_good & not_uses_good;
    for (guint32 i = 0; i < op->n_results; i++) {
        bs_value_for_each_use (bs_op_result(op, i), use)
            bs_use_owner(use)->known &= not_uses_good;
    }
    for (guint32 r = 0; r < op->n_regions; r++)
        ir->n_flow_changes += bs_op_region(op, r)->first != NULL;
    ir->n_flow_changes += op->n_successors;
}

static void
block_changes(BsBlock *block, BsOp *next)
{
    forget_verified(bs_block_parent_op(block));
    unsettle(next);
    disturb(block);
}

// What an op has in its regions, but for the ops there. NULL: the region is of no op yet.
static void
frame_changes(BsOp *op)
{
    if (!op)
        return;
    forget_verified(op);
    op->known &= not_row_good & not_settled;
    disturb(bs_op_block(op));
}

static void
value_changes(const BsValue *value)
{
    forget_verified(bs_value_owner(value));
    if (bs_value_op(value))
        op_changes(bs_value_op(value));
    else
        frame_changes(bs_value_owner(value));
    bs_value_for_each_use (value, use) {
        forget_verified(bs_use_owner(use));
        op_changes(bs_use_owner(use));
    }
}

static void
ops_move(BsIr *ir, const BsRecord *record)
{
    const BsOp *last = record->a;
    unsettle(record->subject); // it follows another one there
    for (BsOp *op = record->subject;; op = bs_op_next(op)) {
        op_is_placed(ir, op);
        if (op == last)
            break;
    }
    block_changes(record->c, record->b);
    block_changes(record->d, record->e);
}

// An empty block, or one that goes, matters to the others only where they begin.
static gboolean
changes_flow(const BsRecord *record, const BsRegion *region, const BsBlock *block)
{
    const gboolean arrives = record->kind == BS_RECORD_BLOCK_INSERT;
    return record->b ? region->first == (arrives ? record->b : block) || (arrives && block->first)
                     : arrives && block->first;
}

void
bs_known_forget_op(BsOp *op)
{
    forget_verified(op);
    op_changes(op);
}

void
bs_known_forget_insert(BsIr *ir, BsOp *op, BsBlock *block, BsOp *before)
{
    block_changes(block, before);
    unsettle(op);
    op_is_placed(ir, op);
}

void
bs_known_forget(BsIr *ir, const BsRecord *record)
{
    const BsRegion *region = record->a; // of a block
    BsBlock *block = record->subject;
    switch ((BsRecordKind)record->kind) {
    case BS_RECORD_OP_LINK:
    case BS_RECORD_OP_UNLINK:
    case BS_RECORD_OPERAND:
    case BS_RECORD_OPERANDS:
    case BS_RECORD_ATTRS:
        bs_known_forget_op(record->subject);
        break;
    case BS_RECORD_SUCCESSOR:
        bs_known_forget_op(record->subject);
        ir->n_flow_changes++;
        break;
    case BS_RECORD_LOC:
        forget_verified(record->subject);
        break;
    case BS_RECORD_OP_INSERT:
        bs_known_forget_insert(ir, record->subject, record->a, record->b);
        break;
    case BS_RECORD_OP_REMOVE:
        block_changes(record->a, record->b);
        break;
    case BS_RECORD_OPS_MOVE:
        ops_move(ir, record);
        break;
    case BS_RECORD_TYPE:
        value_changes(record->subject);
        break;
    case BS_RECORD_BLOCK_INSERT:
    case BS_RECORD_BLOCK_REMOVE:
        frame_changes(region->op);
        ir->n_flow_changes += changes_flow(record, region, block);
        break;
    case BS_RECORD_ARG_INSERT:
    case BS_RECORD_ARG_REMOVE:
        disturb(block);
        frame_changes(bs_block_parent_op(block));
        break;
    }
}
