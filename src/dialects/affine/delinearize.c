// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// affine.delinearize_index, as it is since 22 (its inverse is in linearize.c): the sizes
// that an index is taken apart by (the basis) are numbers or values, and that of the outermost
// dimension may be missing.
//
//   %0:3 = affine.delinearize_index %i into (2, 1, 4)
//
// has a dimension of size 1, in which the index is 0; what is left is
//
//   %0:2 = affine.delinearize_index %i into (2, 4)
#include "dialects/affine/affine-private.h"
#include "dialects/affine/index-private.h"
#include "dialects/common/fold.h"
#include "dialects/common/pattern-rows.h"
#include "ir/context.h"
#include "ir/ir.h"

enum { LINEAR_INDEX, BASIS };

BsMixed *
bs_affine_basis_read(const BsOp *op, guint32 *n)
{
    const BsAttr *numbers = bs_op_attr(op, "static_basis");
    *n = numbers->dense.n;
    BsMixed *basis = g_new(BsMixed, (gsize)*n + 1);
    if (bs_mixed_read(op, BASIS, numbers, basis)) // the same group of linearize_index
        return basis;
    g_free(basis);
    return NULL;
}

const BsAttr *
bs_affine_basis_attr(BsContext *context, const BsMixed *basis, guint32 n)
{
    g_autofree gint64 *numbers = g_new(gint64, (gsize)n + 1);
    for (guint32 i = 0; i < n; i++)
        numbers[i] = basis[i].value ? BS_DYNAMIC : basis[i].number;
    return bs_attr_i64_array(context, n, numbers);
}

// -- the fold -----------------------------------------------------------------------------------

// Values that are constants become numbers.
static gboolean
make_basis_static(BsBuilder *builder, BsOp *op, const BsAttr *const *constants)
{
    guint32 n;
    g_autofree BsMixed *basis = bs_affine_basis_read(op, &n);
    BsValues operands = {0};
    bs_vec_push(&operands, bs_op_operand(op, LINEAR_INDEX));
    for (guint32 i = 0, next = 1; basis && i < n; i++) {
        if (!basis[i].value)
            continue;
        const BsAttr *constant = constants[next++];
        if (constant && constant->kind == BS_ATTR_INTEGER)
            basis[i] = (BsMixed){.number = constant->integer};
        else
            bs_vec_push(&operands, basis[i].value);
    }
    const gboolean any = basis && operands.len < op->n_operands;
    if (any) {
        bs_op_set_operands(builder->ir, op, operands.len, operands.data);
        bs_op_set_attr(builder->ir, op, "static_basis",
                       bs_affine_basis_attr(builder->ir->context, basis, n));
    }
    bs_vec_free(&operands);
    return any;
}

BsFold
bs_fold_affine_delinearize(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                           BsFoldResult *results)
{
    const BsAttr *index = constants[LINEAR_INDEX];
    if (make_basis_static(builder, op, constants))
        return BS_FOLD_IN_PLACE;
    if (op->n_results == 1)
        return bs_fold_to_value(results, bs_op_operand(op, LINEAR_INDEX));
    if (!index || index->kind != BS_ATTR_INTEGER || op->n_operands > 1)
        return BS_FOLD_NONE;
    const BsAttr *basis = bs_op_attr(op, "static_basis");
    for (guint32 i = 0; i < basis->dense.n; i++)
        if ((gint64)basis->dense.values[i] <= 0)
            return BS_FOLD_NONE; // no valid op any more; the verifier says so
    gint64 rest = index->integer;
    for (guint32 i = op->n_results - 1, size = basis->dense.n; i > 0; i--) {
        const gint64 modulus = (gint64)basis->dense.values[--size];
        const gint64 digit = rest % modulus;
        results[i].attr = bs_attr_index(builder->ir->context, digit < 0 ? digit + modulus : digit);
        rest = rest / modulus - (digit < 0); // rounded down
    }
    results[0].attr = bs_attr_index(builder->ir->context, rest);
    return BS_FOLD_RESULTS;
}

// -- canonicalization ---------------------------------------------------------------------------

BsOp *
bs_affine_make_delinearize(BsBuilder *builder, BsLoc loc, BsValue *index, const BsMixed *basis,
                           guint32 n, gboolean bounded)
{
    BsContext *context = builder->ir->context;
    const BsNamedAttr attr = {bs_context_string(context, "static_basis"),
                              bs_affine_basis_attr(context, basis, n)};
    const guint32 n_results = n + !bounded;
    BsValues operands = {0};
    bs_vec_push(&operands, index);
    for (guint32 i = 0; i < n; i++)
        if (basis[i].value)
            bs_vec_push(&operands, basis[i].value);
    g_autofree const BsType **types = g_new(const BsType *, (gsize)n_results + 1);
    for (guint32 i = 0; i < n_results; i++)
        types[i] = bs_type_index(context);
    BsOp *made = bs_builder_op(builder, "affine.delinearize_index", loc, operands.len,
                               operands.data, n_results, types, bs_attr_dict(context, 1, &attr), 0);
    bs_vec_free(&operands);
    return made;
}

// In a dimension of size 1 there is nothing but 0.
static gboolean
DropUnitExtentBasis(BsBuilder *builder, BsOp *op)
{
    guint32 n, n_kept = 0;
    g_autofree BsMixed *basis = bs_affine_basis_read(op, &n);
    if (!basis)
        return FALSE;
    const guint32 unbound = op->n_results - n; // the outermost result, where it has no size
    g_autofree BsValue **results = g_new0(BsValue *, op->n_results);
    BsValue *zero = NULL;
    for (guint32 i = 0; i < n; i++) {
        if (!bs_mixed_is(basis[i], 1)) {
            basis[n_kept++] = basis[i];
            continue;
        }
        if (!zero)
            zero = bs_builder_index(builder, op->loc, 0);
        results[unbound + i] = zero;
    }
    if (!zero)
        return FALSE;
    const guint32 n_results = n_kept + unbound;
    const BsOp *made =
        n_results ? bs_affine_make_delinearize(builder, op->loc, bs_op_operand(op, LINEAR_INDEX),
                                               basis, n_kept, !unbound)
                  : NULL;
    for (guint32 i = 0, next = 0; i < op->n_results; i++)
        if (!results[i])
            results[i] = bs_op_result(made, next++);
    bs_builder_replace_op(builder, op, results);
    return TRUE;
}

const BsPattern bs_patterns_affine_delinearize[] = {
    NAMED("(anonymous namespace)::CancelDelinearizeOfLinearizeDisjointExactTail",
          bs_affine_delinearize_of_linearize, 1),
    NAMED("(anonymous namespace)::DropUnitExtentBasis", DropUnitExtentBasis, 1),
    NAMED("(anonymous namespace)::SplitDelinearizeSpanningLastLinearizeArg",
          bs_affine_split_last_index, 1),
    END};
