// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an op does to memory, and what its results are of its operands: questions to its row
// (ir/opdef.h) that more than one room asks. The effects themselves: bs_op_effects() in ir/op.h.
#pragma once

#include "ir/op.h"

/* Whether the op has an effect of that kind on the value (NULL: on any, or on none). FALSE, too,
   when its effects are unknown. */
gboolean bs_op_has_effect(const BsOp *op, BsEffectKind kind, const BsValue *value);
/* Whether the op frees the value, whatever else it does (NULL: any). */
gboolean bs_op_frees(const BsOp *op, const BsValue *value);
/* Whether all that the op does is to free its only operand. */
gboolean bs_op_is_free(const BsOp *op);
/* Whether the value is a buffer that its op makes (a copy is one); whether that is on the stack. */
gboolean bs_value_is_allocation(const BsValue *value);
gboolean bs_value_is_on_stack(const BsValue *value);

/* What the op does to memory besides its effects. */
static inline BsMemory
bs_op_memory(const BsOp *op)
{
    return op->def->memory;
}

/* Operands of which result 0 may be a part: a bit each, or BS_ALL_OPERANDS. */
static inline guint8
bs_op_same_as(const BsOp *op)
{
    const BsOpDef *def = op->def;
    return (guint8)(def->same_as | (def->view_like ? BS_OPERAND(MIN(def->viewed, 7)) : 0));
}

/* Whether the op says the address of its operand as a number. */
gboolean bs_op_is_address(const BsOp *op);

// A load, or a store.
typedef struct BsAccess {
    gboolean is_store;
    guint32 memref;    // number of the operand that is read or written
    BsRange indices;   // operands
    const BsAttr *map; // what makes the indices of these, or NULL: they are it
} BsAccess;

/* Where a load or store reads or writes. FALSE: it is neither. */
gboolean bs_op_access(const BsOp *op, BsAccess *access);

/* The numbers of the cases of an op that decides by them (dense elements or array), or NULL. */
const BsAttr *bs_op_cases(const BsOp *op);
