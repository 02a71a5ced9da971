// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// affine.delinearize_index and affine.linearize_index, as they are since 22: the sizes that an
// index is taken apart by (the basis) are numbers or values, and that of the outermost dimension
// may be missing.
//
//   %0:3 = affine.delinearize_index %i into (2, 1, 4)
//
// has a dimension of size 1, in which the index is 0; what is left is
//
//   %0:2 = affine.delinearize_index %i into (2, 4)
#include "dialects/affine-private.h"
#include "dialects/fold-private.h"
#include "dialects/pattern-rows-private.h"
#include "dialects/rewrite-private.h"
#include "dialects/slice-private.h"
#include "ir/context.h"
#include "ir/mutate.h"

enum { LINEAR_INDEX, BASIS };

enum { MULTI_INDEX, DYNAMIC_BASIS }; // of linearize_index

static BsMixed *
read_basis(const BsOp *op, guint32 *n)
{
    const BsAttr *numbers = bs_op_attr(op, "static_basis");
    *n = numbers->dense.n;
    BsMixed *basis = g_new(BsMixed, (gsize)*n + 1);
    if (bs_mixed_read(op, BASIS, numbers, basis)) // DYNAMIC_BASIS is the same group
        return basis;
    g_free(basis);
    return NULL;
}

static const BsAttr *
static_basis(BsContext *context, const BsMixed *basis, guint32 n)
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
    g_autofree BsMixed *basis = read_basis(op, &n);
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
                       static_basis(builder->ir->context, basis, n));
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

static BsOp *
build(BsBuilder *builder, BsOp *like, const BsMixed *basis, guint32 n, guint32 n_results)
{
    BsContext *context = builder->ir->context;
    const BsNamedAttr attr = {bs_context_string(context, "static_basis"),
                              static_basis(context, basis, n)};
    BsValues operands = {0};
    bs_vec_push(&operands, bs_op_operand(like, LINEAR_INDEX));
    for (guint32 i = 0; i < n; i++)
        if (basis[i].value)
            bs_vec_push(&operands, basis[i].value);
    g_autofree const BsType **types = g_new(const BsType *, n_results);
    for (guint32 i = 0; i < n_results; i++)
        types[i] = bs_type_index(context);
    BsOp *made = bs_builder_op(builder, "affine.delinearize_index", like->loc, operands.len,
                               operands.data, n_results, types, bs_attr_dict(context, 1, &attr), 0);
    bs_vec_free(&operands);
    return made;
}

// In a dimension of size 1 there is nothing but 0.
static gboolean
DropUnitExtentBasis(BsBuilder *builder, BsOp *op)
{
    guint32 n, n_kept = 0;
    g_autofree BsMixed *basis = read_basis(op, &n);
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
    const BsOp *made = n_results ? build(builder, op, basis, n_kept, n_results) : NULL;
    for (guint32 i = 0, next = 0; i < op->n_results; i++)
        if (!results[i])
            results[i] = bs_op_result(made, next++);
    bs_builder_replace_op(builder, op, results);
    return TRUE;
}

const BsPattern bs_patterns_affine_delinearize[] = {
    NAMED("(anonymous namespace)::DropUnitExtentBasis", DropUnitExtentBasis, 1), END};

// -- affine.linearize_index ----------------------------------------------------------------------

// Values of the basis that are constants become numbers.
static gboolean
make_linear_basis_static(BsBuilder *builder, BsOp *op)
{
    guint32 n, next = bs_op_operand_group(op, DYNAMIC_BASIS).begin, n_static = 0;
    g_autofree BsMixed *basis = read_basis(op, &n);
    for (guint32 i = 0; basis && i < n; i++) {
        if (!basis[i].value)
            continue;
        if (!bs_mixed_number(basis[i], &basis[i].number)) {
            next++;
            continue;
        }
        basis[i].value = NULL;
        n_static++;
        bs_op_splice_operands(builder->ir, op, (BsRange){next, 1}, DYNAMIC_BASIS, 0, NULL);
    }
    if (n_static)
        bs_op_set_attr(builder->ir, op, "static_basis",
                       static_basis(builder->ir->context, basis, n));
    return n_static > 0;
}

BsFold
bs_fold_affine_linearize(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                         BsFoldResult *results)
{
    const guint32 n = bs_op_operand_group(op, MULTI_INDEX).n;
    if (make_linear_basis_static(builder, op))
        return BS_FOLD_IN_PLACE;
    if (n == 1)
        return bs_fold_to_value(results, bs_op_operand(op, 0));
    const BsAttr *basis = bs_op_attr(op, "static_basis");
    guint64 sum = 0, stride = 1;
    for (guint32 i = 0; i < op->n_operands; i++)
        if (i >= n || !constants[i] || constants[i]->kind != BS_ATTR_INTEGER)
            return BS_FOLD_NONE;
    for (guint32 i = 0; i < n; i++) { // from the innermost
        sum += (guint64)constants[n - 1 - i]->integer * stride;
        stride *= i < basis->dense.n ? basis->dense.values[basis->dense.n - 1 - i] : 1;
    }
    return bs_fold_to_attr(results, bs_attr_index(builder->ir->context, (gint64)sum));
}

// A linearize_index in the place of `op`, of those indices.
static gboolean
linearize_instead(BsBuilder *builder, BsOp *op, BsValues *indices, const BsMixed *basis, guint32 n)
{
    BsContext *context = builder->ir->context;
    gint32 sizes[] = {(gint32)indices->len, 0};
    for (guint32 i = 0; i < n; i++) {
        if (!basis[i].value)
            continue;
        bs_vec_push(indices, basis[i].value);
        sizes[1]++;
    }
    const BsNamedAttr items[] = {{"disjoint", bs_op_attr(op, "disjoint")},
                                 {"operandSegmentSizes", bs_attr_i32_array(context, 2, sizes)},
                                 {"static_basis", static_basis(context, basis, n)}};
    const BsType *index = bs_type_index(context);
    bs_builder_replace_op_with(builder, op,
                               bs_builder_op(builder, "affine.linearize_index", op->loc,
                                             indices->len, indices->data, 1, &index,
                                             bs_attr_dict(context, 3, items), 0));
    return TRUE;
}

// An index that is 0 in the outermost dimension adds nothing.
static gboolean
DropLinearizeLeadingZero(BsBuilder *builder, BsOp *op)
{
    const BsRange range = bs_op_operand_group(op, MULTI_INDEX);
    guint32 n;
    g_autofree BsMixed *basis = read_basis(op, &n);
    gint64 number;
    if (!basis || !range.n || !bs_value_int(bs_op_operand(op, 0), &number) || number)
        return FALSE;
    if (range.n == 1)
        return bs_rewrite_replace(builder, op, bs_op_operand(op, 0));
    BsValues indices = {0};
    bs_values_add_range(&indices, op, (BsRange){1, range.n - 1});
    const guint32 skipped = n == range.n;
    linearize_instead(builder, op, &indices, basis + skipped, n - skipped);
    bs_vec_free(&indices);
    return TRUE;
}

// Nor does one in a dimension of size 1, where it is 0 or must be.
static gboolean
DropLinearizeUnitComponentsIfDisjointOrZero(BsBuilder *builder, BsOp *op)
{
    const BsRange range = bs_op_operand_group(op, MULTI_INDEX);
    const BsAttr *disjoint = bs_op_attr(op, "disjoint");
    const gboolean must_be_zero = disjoint && disjoint->kind == BS_ATTR_UNIT;
    guint32 n, n_kept = 0;
    g_autofree BsMixed *basis = read_basis(op, &n);
    if (!basis)
        return FALSE;
    BsValues indices = {0};
    const guint32 unbound = range.n - n;
    bs_values_add_range(&indices, op, (BsRange){0, unbound});
    for (guint32 i = 0; i < n; i++) {
        BsValue *index = bs_op_operand(op, unbound + i);
        gint64 number;
        if (bs_mixed_is(basis[i], 1) && (must_be_zero || (bs_value_int(index, &number) && !number)))
            continue;
        bs_vec_push(&indices, index);
        basis[n_kept++] = basis[i];
    }
    const gboolean drops = indices.len < range.n;
    if (drops && indices.len)
        linearize_instead(builder, op, &indices, basis, n_kept);
    else if (drops)
        bs_rewrite_replace(builder, op, bs_builder_index(builder, op->loc, 0));
    bs_vec_free(&indices);
    return drops;
}

const BsPattern bs_patterns_affine_linearize[] = {
    NAMED("(anonymous namespace)::DropLinearizeLeadingZero", DropLinearizeLeadingZero, 1),
    NAMED("(anonymous namespace)::DropLinearizeUnitComponentsIfDisjointOrZero",
          DropLinearizeUnitComponentsIfDisjointOrZero, 1),
    END};
