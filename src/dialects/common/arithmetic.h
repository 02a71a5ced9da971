// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What ops compute of integers (the column `computes` of ir/opdef.h), for folds, and for who runs a
// program. Numbers of more than 64 bits: arith-wide-private.h.
#pragma once

#include "ir/op.h"

typedef enum BsComputed {
    BS_COMPUTED_NOT,     // by zero, or shifted too far
    BS_COMPUTED_WRAPPED, // the result does not fit where it must, and was cut to the width
    BS_COMPUTED_EXACTLY, // sums and products are cut to the width, too, as they should
} BsComputed;

/* Whether it divides: where there is no result, the program must not ask for it; of the others that
   have none, the result is poison. */
static inline gboolean
bs_computes_quotient(BsComputes what)
{
    return what >= BS_COMPUTES_DIVIDE_S && what <= BS_COMPUTES_REMAINDER_U;
}

/* The result of one of BS_COMPUTATIONS on two numbers of `width` bits (1 to 64), zero-extended;
   what is in it above the width does not count. NOT: `a`, or 0 of what was shifted out. */
BsComputed bs_compute(BsComputes what, guint32 width, guint64 a, guint64 b, guint64 *result);

// As arith.cmpi and index.cmp count them.
typedef enum BsPredicate {
    BS_PREDICATE_EQ,
    BS_PREDICATE_NE,
    BS_PREDICATE_SLT,
    BS_PREDICATE_SLE,
    BS_PREDICATE_SGT,
    BS_PREDICATE_SGE,
    BS_PREDICATE_ULT,
    BS_PREDICATE_ULE,
    BS_PREDICATE_UGT,
    BS_PREDICATE_UGE,
    BS_N_PREDICATES
} BsPredicate;

/* Whether it holds for two numbers of which the first is less (`order` < 0), equal or greater. */
gboolean bs_predicate_holds(BsPredicate predicate, gint order);
/* The predicate with operands exchanged, and the one that holds where this one does not. */
BsPredicate bs_predicate_swapped(BsPredicate predicate);
BsPredicate bs_predicate_opposite(BsPredicate predicate);
/* Whether it holds for two numbers of `width` bits, zero-extended. */
gboolean bs_predicate_compare(BsPredicate predicate, guint32 width, guint64 a, guint64 b);
/* What a comparison asks. FALSE: it does not say. */
gboolean bs_op_predicate(const BsOp *op, BsPredicate *predicate);

/* Whether result 0 is a number that bs_op_compute() computes of one or two numbers. */
static inline gboolean
bs_op_computes_number(const BsOp *op)
{
    return op->def->computes > BS_COMPUTES_NOTHING && op->def->computes < BS_COMPUTES_MAP;
}

/* The number that such an op makes of its operands. Numbers have their sign, but those of one bit
   are 0 and 1. FALSE: there is none, or it does not fit. */
gboolean bs_op_compute(const BsOp *op, const gint64 *operands, gint64 *number);
