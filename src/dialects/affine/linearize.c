// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// affine.linearize_index, which came with 22: one index of those in several dimensions, whose sizes
// are numbers or values, and that of the outermost dimension may be missing. What
// affine.delinearize_index took apart before, or takes apart again, is left out of both
// (mlir/lib/Dialect/Affine/IR/AffineOps.cpp).
//
//   %0:3 = affine.delinearize_index %i into (2, 3, 4)
//   %1 = affine.linearize_index [%j, %0#1, %0#2] by (5, 3, 4)
//
// becomes
//
//   %0:2 = affine.delinearize_index %i into (2, 12)
//   %1 = affine.linearize_index [%j, %0#1] by (5, 12)
#include "dialects/affine/affine-private.h"
#include "dialects/affine/index-private.h"
#include "dialects/common/fold.h"
#include "dialects/common/pattern-rows.h"
#include "ir/affine-map.h"
#include "ir/context.h"
#include "ir/ir.h"

enum { MULTI_INDEX, DYNAMIC_BASIS };

// Whether every index is known to be below the size of its dimension.
static gboolean
is_disjoint(const BsOp *op)
{
    const BsAttr *disjoint = bs_op_attr(op, "disjoint");
    return disjoint && disjoint->kind == BS_ATTR_UNIT;
}

// -- the fold
// --------------------------------------------------------------------------------------

// Values of the basis that are constants become numbers.
static gboolean
make_linear_basis_static(BsBuilder *builder, BsOp *op)
{
    guint32 n, next = bs_op_operand_group(op, DYNAMIC_BASIS).begin, n_static = 0;
    g_autofree BsMixed *basis = bs_affine_basis_read(op, &n);
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
                       bs_affine_basis_attr(builder->ir->context, basis, n));
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

static BsOp *
make_linearize(BsBuilder *builder, BsLoc loc, guint32 n_indices, BsValue *const *indices,
               const BsMixed *basis, guint32 n, const BsAttr *disjoint)
{
    BsContext *context = builder->ir->context;
    gint32 sizes[] = {(gint32)n_indices, 0};
    BsValues operands = {0};
    for (guint32 i = 0; i < n_indices; i++)
        bs_vec_push(&operands, indices[i]);
    for (guint32 i = 0; i < n; i++)
        if (basis[i].value)
            bs_vec_push(&operands, basis[i].value);
    sizes[1] = (gint32)(operands.len - n_indices);
    const BsNamedAttr items[] = {{"disjoint", disjoint},
                                 {"operandSegmentSizes", bs_attr_i32_array(context, 2, sizes)},
                                 {"static_basis", bs_affine_basis_attr(context, basis, n)}};
    const BsType *index = bs_type_index(context);
    BsOp *made = bs_builder_op(builder, "affine.linearize_index", loc, operands.len, operands.data,
                               1, &index, bs_attr_dict(context, 3, items), 0);
    bs_vec_free(&operands);
    return made;
}

// The same in the place of `op`.
static gboolean
linearize_instead(BsBuilder *builder, BsOp *op, const BsValues *indices, const BsMixed *basis,
                  guint32 n)
{
    bs_builder_replace_op_with(builder, op,
                               make_linearize(builder, op->loc, indices->len, indices->data, basis,
                                              n, bs_op_attr(op, "disjoint")));
    return TRUE;
}

// An index that is 0 in the outermost dimension adds nothing.
static gboolean
DropLinearizeLeadingZero(BsBuilder *builder, BsOp *op)
{
    const BsRange range = bs_op_operand_group(op, MULTI_INDEX);
    guint32 n;
    g_autofree BsMixed *basis = bs_affine_basis_read(op, &n);
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
    const gboolean must_be_zero = is_disjoint(op);
    guint32 n, n_kept = 0;
    g_autofree BsMixed *basis = bs_affine_basis_read(op, &n);
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

// -- what was taken apart, or will be -------------------------------------------------------------

// In a basis with a size for each index, the outermost one when it is missing.
static const BsMixed no_size = {.number = BS_DYNAMIC};

static gboolean
is_no_size(BsMixed size)
{
    return !size.value && size.number == BS_DYNAMIC;
}

// The basis with a size for each of `n` indices.
static BsMixed *
read_padded_basis(const BsOp *op, guint32 n)
{
    guint32 n_sizes;
    g_autofree BsMixed *basis = bs_affine_basis_read(op, &n_sizes);
    BsMixed *padded = g_new(BsMixed, (gsize)n + 1);
    for (guint32 i = 0; i < n; i++)
        padded[i] = no_size;
    for (guint32 i = 0; basis && i < n_sizes; i++)
        padded[n - n_sizes + i] = basis[i];
    return padded;
}

static BsOp *
make_padded_delinearize(BsBuilder *builder, BsLoc loc, BsValue *index, const BsMixed *basis,
                        guint32 n)
{
    const guint32 skipped = n && is_no_size(basis[0]);
    return bs_affine_make_delinearize(builder, loc, index, basis + skipped, n - skipped, !skipped);
}

// Indices in a row that are results in a row of one delinearize_index.
typedef struct Match {
    BsOp *delinearize;
    guint32 index, result, n;
} Match;

typedef BS_VEC(Match) Matches;

// How many indices from `at` on are what the delinearize_index gives, from its result on.
static guint32
match_length(const BsOp *op, guint32 n, const BsMixed *basis, guint32 at)
{
    const BsValue *first = bs_op_operand(op, at);
    const BsOp *delinearize = bs_value_defined_by(first, "affine.delinearize_index");
    if (!delinearize)
        return 0;
    const guint32 n_results = delinearize->n_results, result = first->index;
    g_autofree BsMixed *given = read_padded_basis(delinearize, n_results);
    if (!bs_mixed_equal(given[result], basis[at]) &&
        !(result == 0 && (at == 0 || (is_disjoint(op) && is_no_size(given[0])))))
        return 0;
    guint32 length = 1;
    while (at + length < n && result + length < n_results &&
           bs_op_operand(op, at + length) == bs_op_result(delinearize, result + length) &&
           bs_mixed_equal(basis[at + length], given[result + length]))
        length++;
    return length;
}

static gboolean
is_matched(const Matches *matches, const BsOp *delinearize)
{
    gboolean found = FALSE;
    for (guint32 i = 0; i < matches->len; i++)
        found = found || matches->data[i].delinearize == delinearize;
    return found;
}

// Of one delinearize_index the first match only: the others are found when this one is gone.
static void
find_matches(const BsOp *op, guint32 n, const BsMixed *basis, Matches *matches)
{
    for (guint32 at = 0; at < n;) {
        const guint32 length = match_length(op, n, basis, at);
        const BsValue *first = bs_op_operand(op, at);
        if (length <= 1 || is_matched(matches, bs_value_op(first))) {
            at++;
            continue;
        }
        bs_vec_push(matches, ((Match){bs_value_op(first), at, first->index, length}));
        at += length;
    }
}

// The product of the sizes: a number, or an affine.apply.
static BsMixed
make_size(BsBuilder *builder, BsLoc loc, const BsMixed *sizes, guint32 n)
{
    BsContext *context = builder->ir->context;
    BsArena arena;
    bs_arena_init(&arena);
    BsAffineExprs exprs = {.arena = &arena};
    BsValues values = {0};
    BsMixed size = {0};
    const BsAffineExpr *product = bs_affine_expr_leaf(&exprs, BS_AFFINE_CONSTANT, 1);
    for (guint32 i = 0; i < n; i++) {
        gint64 number;
        const gboolean known = bs_mixed_number(sizes[i], &number);
        const BsAffineExpr *factor =
            known ? bs_affine_expr_leaf(&exprs, BS_AFFINE_CONSTANT, number)
                  : bs_affine_expr_leaf(&exprs, BS_AFFINE_SYMBOL, values.len);
        if (!known)
            bs_vec_push(&values, sizes[i].value);
        product = bs_affine_expr_make(&exprs, BS_AFFINE_MUL, product, factor);
    }
    if (product->kind == BS_AFFINE_CONSTANT) {
        size.number = product->value;
    } else {
        BsAffineMap map = bs_affine_map_new(&exprs, 0, values.len, 1);
        map.results[0] = product;
        const BsNamedAttr item = {"map", bs_affine_map_attr(context, &map)};
        const BsType *index = bs_type_index(context);
        size.value =
            bs_op_result(bs_builder_op(builder, "affine.apply", loc, values.len, values.data, 1,
                                       &index, bs_attr_dict(context, 1, &item), 0),
                         0);
    }
    bs_vec_free(&values);
    bs_arena_clear(&arena);
    return size;
}

// Takes the index apart into those that are not matched and one for those that are; and this one,
// as it may have other uses, into those. Returns it; the values for all results are in `results`.
static BsValue *
merge_results(BsBuilder *builder, const Match *match, const BsMixed *sizes, BsMixed size,
              BsValue **results)
{
    BsOp *op = match->delinearize;
    const guint32 n = op->n_results, behind = match->result + match->n;
    g_autofree BsMixed *basis = read_padded_basis(op, n);
    basis[match->result] = size;
    for (guint32 i = behind; i < n; i++)
        basis[i - match->n + 1] = basis[i];
    BsOp *merged =
        make_padded_delinearize(builder, op->loc, bs_op_operand(op, 0), basis, n - match->n + 1);
    BsValue *both = bs_op_result(merged, match->result);
    BsOp *rest = make_padded_delinearize(builder, op->loc, both, sizes, match->n);
    for (guint32 i = 0; i < n; i++)
        results[i] = i < match->result ? bs_op_result(merged, i)
                     : i < behind      ? bs_op_result(rest, i - match->result)
                                       : bs_op_result(merged, i - match->n + 1);
    return both;
}

// Makes the index that stands for those of the match. `results` stays empty where the whole
// delinearize_index is passed by.
static BsValue *
merge_match(BsBuilder *builder, const BsOp *op, const Match *match, BsMixed *sizes,
            BsValue **results)
{
    BsMixed size = no_size;
    bs_builder_set_before(builder, match->delinearize);
    if (!is_no_size(sizes[0]))
        size = make_size(builder, op->loc, sizes, match->n);
    BsValue *index = match->n == match->delinearize->n_results
                         ? bs_op_operand(match->delinearize, 0)
                         : merge_results(builder, match, sizes, size, results);
    sizes[0] = size;
    return index;
}

static gboolean
CancelLinearizeOfDelinearizePortion(BsBuilder *builder, BsOp *op)
{
    const guint32 n = bs_op_operand_group(op, MULTI_INDEX).n;
    g_autofree BsMixed *basis = read_padded_basis(op, n);
    Matches matches = {0};
    find_matches(op, n, basis, &matches);
    g_autofree BsValue ***replacements = g_new0(BsValue **, (gsize)matches.len + 1);
    g_autofree BsValue **indices = g_new(BsValue *, (gsize)n + 1);
    guint32 n_left = 0, at = 0;
    for (guint32 m = 0; m <= matches.len; m++) {
        const Match *match = m < matches.len ? &matches.data[m] : NULL;
        for (; at < (match ? match->index : n); at++) {
            indices[n_left] = bs_op_operand(op, at);
            basis[n_left++] = basis[at];
        }
        if (!match)
            break;
        replacements[m] = g_new0(BsValue *, match->delinearize->n_results);
        indices[n_left] = merge_match(builder, op, match, &basis[at], replacements[m]);
        basis[n_left++] = basis[at];
        at += match->n;
    }
    const gboolean any = matches.len > 0;
    if (any) {
        const guint32 skipped = is_no_size(basis[0]);
        bs_builder_set_before(builder, op);
        bs_builder_replace_op_with(builder, op,
                                   make_linearize(builder, op->loc, n_left, indices,
                                                  basis + skipped, n_left - skipped,
                                                  bs_op_attr(op, "disjoint")));
    }
    for (guint32 m = 0; m < matches.len; m++) {
        if (replacements[m][0])
            bs_builder_replace_op(builder, matches.data[m].delinearize, replacements[m]);
        g_free(replacements[m]);
    }
    bs_vec_free(&matches);
    return any;
}

// -- of delinearize_index -------------------------------------------------------------------------

// The op that made the index, of indices that are known to be below their sizes; or NULL.
static const BsOp *
disjoint_source(const BsOp *op)
{
    const BsOp *source = bs_value_defined_by(bs_op_operand(op, 0), "affine.linearize_index");
    return source && is_disjoint(source) ? source : NULL;
}

// The innermost dimensions that both have are left out of both.
gboolean
bs_affine_delinearize_of_linearize(BsBuilder *builder, BsOp *op)
{
    const BsOp *source = disjoint_source(op);
    if (!source)
        return FALSE;
    const guint32 n_indices = bs_op_operand_group(source, MULTI_INDEX).n;
    guint32 n_in, n_out, n_same = 0;
    g_autofree BsMixed *in = bs_affine_basis_read(source, &n_in),
                       *out = bs_affine_basis_read(op, &n_out);
    while (in && out && n_same < MIN(n_in, n_out) &&
           bs_mixed_equal(in[n_in - 1 - n_same], out[n_out - 1 - n_same]))
        n_same++;
    if (n_same == 0)
        return FALSE;
    BsValues results = {0};
    bs_values_add_range(&results, source, (BsRange){0, n_indices});
    if (n_same < n_in || n_same < n_out || n_indices != op->n_results) {
        BsOp *made = make_linearize(builder, source->loc, n_indices - n_same, results.data, in,
                                    n_in - n_same, bs_op_attr(source, "disjoint"));
        BsOp *parts = bs_affine_make_delinearize(builder, op->loc, bs_op_result(made, 0), out,
                                                 n_out - n_same, op->n_results == n_out);
        bs_vec_clear(&results);
        bs_values_add_results(&results, parts);
        bs_values_add_range(&results, source, (BsRange){n_indices - n_same, n_same});
    }
    bs_builder_replace_op(builder, op, results.data);
    bs_vec_free(&results);
    return TRUE;
}

// How many of the innermost sizes, two or more, multiply to `product`; 0: none do.
static guint32
count_factors(const BsMixed *basis, guint32 n, gint64 product)
{
    gint64 so_far = 1;
    guint32 count = 0;
    while (count < n && so_far < product) {
        const BsMixed size = basis[n - 1 - count++];
        if (size.value || __builtin_mul_overflow(so_far, size.number, &so_far))
            return 0;
    }
    return so_far == product && count >= 2 ? count : 0;
}

// The last index is taken apart alone where the innermost dimensions are its.
gboolean
bs_affine_split_last_index(BsBuilder *builder, BsOp *op)
{
    const BsOp *source = disjoint_source(op);
    if (!source)
        return FALSE;
    const BsRange range = bs_op_operand_group(source, MULTI_INDEX);
    guint32 n_in, n_out;
    g_autofree BsMixed *in = bs_affine_basis_read(source, &n_in),
                       *out = bs_affine_basis_read(op, &n_out);
    const guint32 n_split = in && out && n_in && !in[n_in - 1].value
                                ? count_factors(out, n_out, in[n_in - 1].number)
                                : 0;
    if (n_split == 0)
        return FALSE;
    BsValues indices = {0}, results = {0};
    bs_values_add_range(&indices, source, range);
    BsOp *made = make_linearize(builder, source->loc, range.n - 1, indices.data, in, n_in - 1,
                                bs_op_attr(source, "disjoint"));
    bs_values_add_results(&results,
                          bs_affine_make_delinearize(builder, op->loc, bs_op_result(made, 0), out,
                                                     n_out - n_split, op->n_results == n_out));
    bs_values_add_results(
        &results, bs_affine_make_delinearize(builder, op->loc,
                                             bs_op_operand(source, range.begin + range.n - 1),
                                             out + n_out - n_split, n_split, TRUE));
    bs_builder_replace_op(builder, op, results.data);
    bs_vec_free(&indices);
    bs_vec_free(&results);
    return TRUE;
}

const BsPattern bs_patterns_affine_linearize[] = {
    NAMED("(anonymous namespace)::CancelLinearizeOfDelinearizePortion",
          CancelLinearizeOfDelinearizePortion, 1),
    NAMED("(anonymous namespace)::DropLinearizeLeadingZero", DropLinearizeLeadingZero, 1),
    NAMED("(anonymous namespace)::DropLinearizeUnitComponentsIfDisjointOrZero",
          DropLinearizeUnitComponentsIfDisjointOrZero, 1),
    END};
