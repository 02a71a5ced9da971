// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every change of a program. Nothing else writes a field of the IR. Each function appends records
// to the journal when one records, and costs one branch when none does. Listeners (see
// ir/builder.h) are not told here.
#pragma once

#include "ir/ir.h"

// What an op is made from. The arrays are copied.
struct BsOpState {
    const BsOpDef *def;
    BsLoc loc;
    const BsAttr *attrs; // dictionary, or NULL
    guint32 n_operands, n_results, n_successors, n_regions;
    BsValue *const *operands;
    const BsType *const *result_types;
    BsBlock *const *successors;
};

// -- ops -----------------------------------------------------------------------------------------

/* Makes a detached op; its operands are linked at once. Its regions are empty. */
BsOp *bs_op_create(BsIr *ir, const BsOpState *state);
/* Puts a detached op into `block` before `before` (NULL: at the end). */
void bs_op_insert(BsIr *ir, BsOp *op, BsBlock *block, BsOp *before);
/* Takes the op out of its block; it keeps its operands and can be inserted again. */
void bs_op_detach(BsIr *ir, BsOp *op);
/* Moves an op, within a block or between blocks. */
void bs_op_move(BsIr *ir, BsOp *op, BsBlock *block, BsOp *before);
/* Erases an op and all that is nested in it. No result may have uses outside of it. */
void bs_op_erase(BsIr *ir, BsOp *op);

/* Replaces operand `i`. */
void bs_op_set_operand(BsIr *ir, BsOp *op, guint32 i, BsValue *value);
/* Replaces the whole operand list. Does not touch `operandSegmentSizes`. */
void bs_op_set_operands(BsIr *ir, BsOp *op, guint32 n, BsValue *const *values);
/* Replaces `range` of the operands by `n` values, and in `operandSegmentSizes`, if the op has it,
 * the size of `group`. All operands become the newest uses of their values; where `n` is 0, only
 * those behind the range do (upstream's eraseOperands). */
void bs_op_splice_operands(BsIr *ir, BsOp *op, BsRange range, guint32 group, guint32 n,
                           BsValue *const *values);
/* Replaces the whole operand list of an op that has `operandSegmentSizes`, and those by `sizes`: as
 * many values in each of its `n_groups` groups. */
void bs_op_set_operand_groups(BsIr *ir, BsOp *op, guint32 n_groups, const gint64 *sizes,
                              BsValue *const *values);
/* Replaces all attributes by a dictionary, or by none (NULL). */
void bs_op_set_attrs(BsIr *ir, BsOp *op, const BsAttr *dict);
/* Sets one attribute; `value` NULL removes it. */
void bs_op_set_attr(BsIr *ir, BsOp *op, const char *name, const BsAttr *value);
/* Makes `block` successor `i`. Does not touch the operands that are passed to it. */
void bs_op_set_successor(BsIr *ir, BsOp *op, guint32 i, BsBlock *block);
/* Sets the location (an op that was moved or merged). */
void bs_op_set_loc(BsIr *ir, BsOp *op, BsLoc loc);
/* Notes that the verifier accepted the op with all that is nested in it. Every change in an op
   takes the note back, from the op and from all around it; so what did not change is not verified
   again. A cache: no part of the journal. */
void bs_op_set_verified(BsOp *op, BsVerified verified);
/* Notes that an op with regions is as its row says, whatever is in them; that what defines an op's
   operands dominates it; and that the whole program was verified. The first two hold while
   ir->n_flow_changes is ir->flow_verified. */
void bs_op_set_row_good(BsOp *op);
void bs_op_set_uses_good(BsOp *op);
void bs_ir_set_flow_verified(BsIr *ir);
/* Notes something for a while, see BsOp.noted; no part of the journal. */
static inline void
bs_op_note(BsOp *op, guint8 bits)
{
    op->noted |= bits;
}
static inline void
bs_op_unnote(BsOp *op, guint8 bits)
{
    op->noted &= (guint8)~bits;
}
/* Notes that fold and patterns of an op whose row `looks_near` found nothing to do; not of an op
   with many ops in it. Taken back when anything changes that it may be due to (see BsOpDef). A
   cache: no part of the journal. */
void bs_op_set_settled(BsOp *op);

// -- values --------------------------------------------------------------------------------------

/* Changes the type; whether users can have it is the caller's affair. */
void bs_value_set_type(BsIr *ir, BsValue *value, const BsType *type);
/* Uses of `from` become uses of `to`, walked newest first (so that their order is reversed, as
 * upstream's); `to` is its heir. */
void bs_value_replace_all_uses(BsIr *ir, BsValue *from, BsValue *to);

// -- heirs ---------------------------------------------------------------------------------------

/* Notes that `heir` takes the place of the value (op), which goes now or later: what the source
   calls it, and what was said of it, is of `heir` from then on. Nothing changes, and nothing is
   noted where nothing is recorded. Replacing all uses and copying note it by themselves. */
void bs_value_note_heir(BsIr *ir, const BsValue *value, const BsValue *heir);
void bs_op_note_heir(BsIr *ir, const BsOp *op, const BsOp *heir);

// -- blocks and regions --------------------------------------------------------------------------

/* Makes an empty block in `region` before `before` (NULL: at the end). */
BsBlock *bs_block_create(BsIr *ir, BsRegion *region, BsBlock *before, BsLoc loc);
/* Says where the block is in the source, when that is read after a branch to it: while nothing is
   recorded. */
void bs_block_set_loc(BsIr *ir, BsBlock *block, BsLoc loc);
/* Moves a block with all it holds, to another place or region. */
void bs_block_move(BsIr *ir, BsBlock *block, BsRegion *region, BsBlock *before);
/* Erases a block with its ops. Uses of its values from outside, and successor slots that name it,
 * must be gone. */
void bs_block_erase(BsIr *ir, BsBlock *block);
/* Drops all operands and successors of the block's ops, nested ones too, so that dead cycles can be
 * erased. */
void bs_block_drop_references(BsIr *ir, BsBlock *block);
/* Adds an argument before argument `index` (n_args: at the end). */
BsValue *bs_block_insert_arg(BsIr *ir, BsBlock *block, guint32 index, const BsType *type,
                             BsLoc loc);
/* Adds one behind the last. */
BsValue *bs_block_add_arg(BsIr *ir, BsBlock *block, const BsType *type, BsLoc loc);
/* Removes an argument without uses. */
void bs_block_erase_arg(BsIr *ir, BsBlock *block, guint32 index);
/* Moves `first` and everything after it in its block to before `before` (NULL: the end) of `block`.
 */
void bs_block_splice(BsIr *ir, BsBlock *block, BsOp *before, BsOp *first);
/* Splits the block before `op` (NULL: at the end); returns the new block, which follows it. */
BsBlock *bs_block_split(BsIr *ir, BsBlock *block, BsOp *op);
/* Moves all blocks of `from` to the end of `to`: an op of the same kind is the heir of what it
   takes them from. */
void bs_region_take(BsIr *ir, BsRegion *to, BsRegion *from);
