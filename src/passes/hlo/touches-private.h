// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which op of a block is the last that touches a class of values: that has one of them as operand
// or result, or has an op in it that does. Kept up to date while classes are united, so that asking
// walks over nothing.
#pragma once

#include "passes/hlo/hlo-private.h"

typedef struct BsHloTouches BsHloTouches;

/* Nothing is touched yet. Free with bs_hlo_touches_free(), which accepts NULL. */
BsHloTouches *bs_hlo_touches_new(void);
void bs_hlo_touches_free(BsHloTouches *touches);
/* Forgets all ops, values and classes: for the next function. */
void bs_hlo_touches_reset(BsHloTouches *touches);

/* The classes of values whose touches are kept. */
BsHloClasses *bs_hlo_touches_classes(BsHloTouches *touches);

/* Gives the ops in a function their places: before any of their values is united or asked for. */
void bs_hlo_touches_number(BsHloTouches *touches, BsOp *function);
/* `made` takes the place of `op`. */
void bs_hlo_touches_replace(BsHloTouches *touches, const BsOp *op, BsOp *made);
/* `made` stands behind `op` now, which has a place, and behind what was put there before. Its
   operands are touched. */
void bs_hlo_touches_add(BsHloTouches *touches, BsOp *made, const BsOp *op);

/* The op of the block of `op` that touches the value's class last, if that is behind `op`, in it or
   by its results; else NULL. */
BsOp *bs_hlo_touched_behind(BsHloTouches *touches, BsValue *value, const BsOp *op);
/* The op of the block that touches the value's class last, or NULL. */
BsOp *bs_hlo_touched_last(BsHloTouches *touches, BsValue *value, const BsBlock *block);
