// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the folds and patterns of several dialects share: matching constants as upstream's m_Zero(),
// m_One() and m_ConstantInt() do, and constant folding of scalars, splats and dense elements
// (mlir/include/mlir/Dialect/CommonFolders.h). Integers of up to 64 bits are words; wider ones, up
// to a limit, have functions of their own, so that words stay fast.
#pragma once

#include "ir/builder.h"
#include "support/wide.h"

// A result that is a value, or an attribute; gives BS_FOLD_RESULTS.
static inline BsFold
bs_fold_to_value(BsFoldResult *result, BsValue *value)
{
    *result = (BsFoldResult){.value = value};
    return BS_FOLD_RESULTS;
}
/* BS_FOLD_NONE for NULL. */
static inline BsFold
bs_fold_to_attr(BsFoldResult *result, const BsAttr *attr)
{
    *result = (BsFoldResult){.attr = attr};
    return attr ? BS_FOLD_RESULTS : BS_FOLD_NONE;
}

/* The op that defines the value if it has that name, else NULL. */
static inline BsOp *
bs_value_defined_by(const BsValue *value, const char *name)
{
    return bs_value_op(value) && bs_op_is(bs_value_op(value), name) ? bs_value_op(value) : NULL;
}

/* Whether it is an integer type of at most 64 bits, none included, or index, or a shaped type of
 * such elements. */
gboolean bs_int_fits(const BsType *type);
/* Bits of an integer type, of index (64), or of the elements of a shaped type; 0 for everything
 * else and for more than 64. */
guint32 bs_int_width(const BsType *type);
guint64 bs_int_mask(guint32 width);
/* The low `width` bits, sign-extended. */
gint64 bs_int_signed(guint64 bits, guint32 width);
/* Whether it is an integer type of more than 64 bits, or a shaped type of such elements. */
gboolean bs_int_is_wide(const BsType *type);

// An integer constant: its low `width` bits, zero-extended.
typedef struct BsInt {
    guint64 bits;
    guint32 width;
} BsInt;

/* Whether the attribute (NULL: no) is an integer or a splat of one. */
gboolean bs_attr_match_int(const BsAttr *attr, BsInt *number);
/* The same for what defines the value. */
gboolean bs_value_match_int(const BsValue *value, BsInt *number);
/* An integer of more than 64 bits, or a splat of one; none that is wider than BS_INT_MAX_WIDTH. */
gboolean bs_attr_match_wide(const BsAttr *attr, BsWide *number);
/* Whether it is an integer of any width, or a splat of one: that one, cut to its width; 0; 1; -1.
 */
gboolean bs_attr_is_int(const BsAttr *attr, gint64 value);
gboolean bs_attr_is_zero(const BsAttr *attr);
gboolean bs_attr_is_one(const BsAttr *attr);
gboolean bs_attr_is_all_ones(const BsAttr *attr);
/* The constant integer that defines the value, sign-extended; FALSE when it is none (upstream's
 * getConstantIntValue). Of a wider one the low 64 bits. */
gboolean bs_value_int(const BsValue *value, gint64 *number);

/* What an operation without a value gives: `#ub.poison`, which makes an ub.poison op. */
const BsAttr *bs_attr_poison(BsContext *context);
/* Whether the attribute (NULL: no) is that one. */
gboolean bs_attr_is_poison(const BsAttr *attr);
BsOp *bs_ub_materialize(BsBuilder *builder, const BsAttr *value, const BsType *type,
                        const BsOp *folded);

/* Zero of an integer or float type, or a splat of it for a static shape; else NULL. */
const BsAttr *bs_attr_zero(BsContext *context, const BsType *type);
/* `value` as i1, or as splat for a shaped type of static shape; NULL for a dynamic one. */
const BsAttr *bs_attr_bool_like(BsContext *context, const BsType *type, gboolean value);

// One element: operand bits in, result bits out. FALSE stops: nothing is folded.
typedef gboolean (*BsElementFn)(gpointer data, const guint64 *operands, guint64 *result);

/* Constant folds 1 or 2 constants element by element to `type`. `kind` is BS_ATTR_INTEGER or
   BS_ATTR_FLOAT, what the operands hold. Poison where any operand is. NULL when an operand is NULL
   or something else, when two operands differ in type, or when `element` refuses. */
const BsAttr *bs_constant_fold(BsContext *context, BsAttrKind kind, guint32 n,
                               const BsAttr *const *operands, const BsType *type,
                               BsElementFn element, gpointer data);

enum { BS_INT_MAX_WIDTH = BS_WIDE_BITS / 2 }; // so that there is room for products

// The same for numbers of any width: integers, and the bits of floats.
typedef gboolean (*BsWideFn)(gpointer data, const BsWide *const *operands, BsWide *result);

/* Constant folds up to 3 constants where one of them or `type` has integers of more than 64 bits;
   that types of operands belong together is for the caller to know. NULL also where one is
   wider than BS_INT_MAX_WIDTH. */
const BsAttr *bs_wide_fold(BsContext *context, guint32 n, const BsAttr *const *operands,
                           const BsType *type, BsWideFn element, gpointer data);

/* The same as bs_attr_from_bits(), from the bits of a number of any width. */
const BsAttr *bs_attr_from_wide(BsContext *context, const BsType *type, const BsWide *number);
/* An element of a dense or sparse constant, row by row: as attribute of the element's type, or the
   two parts of a complex number. NULL where they are no numbers, or such as nothing computes with.
 */
const BsAttr *bs_attr_element(BsContext *context, const BsAttr *elements, gint64 number);
/* Tensors and vectors of static shape. */
gboolean bs_is_dense_type(const BsType *type);
/* An attribute of `type`, an integer or float type, from the bits of one element. */
const BsAttr *bs_attr_from_bits(BsContext *context, const BsType *type, guint64 bits);

/* Folds a cast whose operand and result types are equal (upstream's CastOpInterface); `fold` is
 * what the op's own fold gave. */
BsFold bs_fold_cast_trait(BsOp *op, BsFold fold, BsFoldResult *result);
