// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Builds and rewrites ops at an insertion point and tells a listener, as upstream's OpBuilder and
// RewriterBase do. Passes without a listener use it as a plain builder; patterns change the IR
// through it only.
#pragma once

#include "ir/mutate.h"

// Told after an insertion or change, before an erasure or replacement. Any may be NULL.
typedef struct BsListener {
    void (*op_inserted)(gpointer data, BsOp *op);
    void (*op_modified)(gpointer data, BsOp *op);
    void (*op_replaced)(gpointer data, BsOp *op,
                        BsValue *const *values); // the n_results values that replace it
    void (*op_erased)(gpointer data, BsOp *op);  // for nested ops too, in post-order
    void (*block_erased)(gpointer data, BsBlock *block);
    void (*upstream_crashes)(gpointer data, BsOp *op, const char *why);
} BsListener;

struct BsBuilder {
    BsIr *ir;
    BsBlock *block; // insertion point: in `block`, before `before` (NULL: at the end)
    BsOp *before;
    const BsListener *listener; // or NULL
    gpointer listener_data;
};

/* A builder without insertion point and listener. */
void bs_builder_init(BsBuilder *builder, BsIr *ir);
/* Moves the insertion point: before or behind an op, or to the end of a block. */
static inline void
bs_builder_set_before(BsBuilder *builder, BsOp *op)
{
    builder->block = bs_op_block(op);
    builder->before = op;
}
void bs_builder_set_after(BsBuilder *builder, BsOp *op);
void bs_builder_set_start(BsBuilder *builder, BsBlock *block); // before the op that is first now
void bs_builder_set_end(BsBuilder *builder, BsBlock *block);

/* Makes an op at the insertion point. */
BsOp *bs_builder_insert(BsBuilder *builder, const BsOpState *state);
/* The same from a name and lists; `attrs` is a dictionary or NULL, attributes that have a default
 * are added. */
BsOp *bs_builder_op(BsBuilder *builder, const char *name, BsLoc loc, guint32 n_operands,
                    BsValue *const *operands, guint32 n_results, const BsType *const *result_types,
                    const BsAttr *attrs, guint32 n_regions);
/* The same for one result and up to three operands (NULL where there are fewer); returns the
 * result. */
BsValue *bs_builder_value(BsBuilder *builder, const char *name, BsLoc loc,
                          const BsType *result_type, BsValue *a, BsValue *b, BsValue *c,
                          const BsAttr *attrs);
/* arith.constant of an attribute (integer, float or dense). */
BsValue *bs_builder_constant(BsBuilder *builder, BsLoc loc, const BsAttr *value);
/* arith.constant of type i1 (index). */
BsValue *bs_builder_bool(BsBuilder *builder, BsLoc loc, gboolean value);
BsValue *bs_builder_index(BsBuilder *builder, BsLoc loc, gint64 value);
BsBlock *bs_builder_block(BsBuilder *builder, BsRegion *region,
                          BsLoc loc); // at the region's end; insertion point moves into it

/* Tells the listener that `op` was changed in place by functions of ir/mutate.h. */
void bs_builder_modified(BsBuilder *builder, BsOp *op);
/* Tells the listener that upstream's mlir-opt crashes at the op where we go on; `why` is the end of
   a sentence, and stays the caller's. */
void bs_builder_upstream_crashes(BsBuilder *builder, BsOp *op, const char *why);
/* Replaces all uses and tells the listener of every user; see bs_value_replace_all_uses(). */
void bs_builder_replace_uses(BsBuilder *builder, BsValue *from, BsValue *to);
/* Replaces the op's results by `values` (n_results of them) and erases it. Does nothing where one
   of them is a result of the op: in code that cannot be reached, an op may be computed from itself.
 */
void bs_builder_replace_op(BsBuilder *builder, BsOp *op, BsValue *const *values);
/* Replaces an op by a new one that is inserted already, result by result. */
void bs_builder_replace_op_with(BsBuilder *builder, BsOp *op, BsOp *by);
/* Erases an op (block) with all that is nested in it and tells the listener of each; nothing may
   use its values any more. */
void bs_builder_erase_op(BsBuilder *builder, BsOp *op);
void bs_builder_erase_block(BsBuilder *builder, BsBlock *block);
/* Moves an op and tells the listener (upstream notifies a move as an insertion). */
void bs_builder_move_op(BsBuilder *builder, BsOp *op, BsBlock *block, BsOp *before);
/* Moves the ops of `source` before `before` (NULL: the end) of `block`, its arguments replaced by
 * `args`; erases `source`. */
void bs_builder_inline_block(BsBuilder *builder, BsBlock *source, BsBlock *block, BsOp *before,
                             BsValue *const *args);
