// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules of linalg.map, reduce, softmax, transpose and broadcast, each its own
// (mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp).
#include "dialects/linalg/linalg-private.h"

#include "dialects/common/checks.h"
#include "ir/shape.h"

#include <stdlib.h>
#include <string.h>

static guint32
rank_of(const BsType *type)
{
    return bs_linalg_has_elements(type) ? type->shaped.rank : 0;
}

// Sizes as numbers, dynamic ones with the number that stands for them, as upstream prints them.
static char *
sizes_text(guint32 n, const gint64 *sizes)
{
    GString *text = g_string_new(NULL);
    for (guint32 i = 0; i < n; i++)
        g_string_append_printf(text, "%s%" G_GINT64_FORMAT, i ? ", " : "", sizes[i]);
    return g_string_free(text, FALSE);
}

static char *
size_text(gint64 size)
{
    return sizes_text(1, &size);
}

gboolean
bs_linalg_verify_map(const BsOp *op, BsDiags *diags)
{
    const BsRange inputs = bs_linalg_inputs(op);
    const BsBlock *block = bs_op_region(op, 0)->first;
    const BsType *init = bs_op_operand(op, op->n_operands - 1)->type;
    if (block && block->n_args != bs_linalg_n_args(op)) {
        bs_diags_op_error(diags, op,
                          "expects number of operands to match the arity of mapper, but got: %u "
                          "and %u",
                          bs_linalg_n_args(op), block->n_args);
        return FALSE;
    }
    for (guint32 i = 0; block && i < inputs.n; i++) {
        const BsType *type = bs_op_operand(op, i)->type;
        if (block->args[i]->type != bs_linalg_element(type))
            return bs_fail_types(op, diags,
                                 "expected element type of input %s to match bbArg type %s",
                                 bs_linalg_element(type), block->args[i]->type);
        if (rank_of(type) != rank_of(init) ||
            (rank_of(type) && memcmp(type->shaped.shape, init->shaped.shape,
                                     rank_of(type) * sizeof *type->shaped.shape) != 0)) {
            g_autofree char *a = sizes_text(rank_of(type), type->shaped.shape);
            g_autofree char *b = sizes_text(rank_of(init), init->shaped.shape);
            bs_diags_op_error(diags, op,
                              "expected shape of input (%s) to match shape of output (%s)", a, b);
            return FALSE;
        }
    }
    return TRUE;
}

static gboolean
same_sizes(const BsType *a, const BsType *b)
{
    return rank_of(a) == rank_of(b) &&
           (rank_of(a) == 0 ||
            memcmp(a->shaped.shape, b->shaped.shape, rank_of(a) * sizeof *a->shaped.shape) == 0);
}

static gboolean
check_reduced_dims(const BsOp *op, BsDiags *diags, const BsType *input, const BsType *init)
{
    const BsAttr *dims = bs_op_attr(op, "dimensions");
    const guint32 rank = rank_of(input);
    g_autofree gint64 *kept = g_new(gint64, rank + 1);
    guint32 n = 0;
    for (guint32 i = 0; i < dims->dense.n; i++) {
        if (dims->dense.values[i] < rank)
            continue;
        bs_diags_op_error(diags, op, "dimensions for reduction should be in the range [0, %d].",
                          (gint)rank - 1);
        return FALSE;
    }
    for (guint32 d = 0; d < rank; d++) {
        gboolean reduced = FALSE;
        for (guint32 i = 0; i < dims->dense.n; i++)
            reduced = reduced || dims->dense.values[i] == d;
        if (!reduced)
            kept[n++] = input->shaped.shape[d];
    }
    if (n != rank_of(init)) {
        bs_diags_op_error(diags, op,
                          "number of dimensions after reduction %u doesn't match the init rank %u",
                          n, rank_of(init));
        return FALSE;
    }
    if (n == 0 || memcmp(kept, init->shaped.shape, n * sizeof *kept) == 0)
        return TRUE;
    g_autofree char *a = sizes_text(n, init->shaped.shape);
    g_autofree char *b = sizes_text(n, kept);
    bs_diags_op_error(diags, op,
                      "init dimensions [%s] doesn't match input dimensions after reduction [%s]", a,
                      b);
    return FALSE;
}

// Operands `begin` to `begin + n` have the shape of the first of them.
static gboolean
check_one_shape(const BsOp *op, BsDiags *diags, const char *what, guint32 begin, guint32 n)
{
    for (guint32 i = 1; i < n; i++) {
        if (same_sizes(bs_op_operand(op, begin + i)->type, bs_op_operand(op, begin)->type))
            continue;
        bs_diags_op_error(diags, op,
                          "expects all %ss to have the same shapes. Shape at %s-index %u is not "
                          "equal to the shape at %s-index 0.",
                          what, what, i, what);
        return FALSE;
    }
    return TRUE;
}

// Operands `begin` to `begin + n` have the elements that the arguments from `first_arg` on are.
static gboolean
check_arguments(const BsOp *op, BsDiags *diags, const char *what, BsRange operands,
                guint32 first_arg)
{
    const BsBlock *block = bs_op_region(op, 0)->first;
    for (guint32 i = 0; i < operands.n; i++) {
        const BsType *element = bs_linalg_element(bs_op_operand(op, operands.begin + i)->type);
        const BsType *arg = block->args[first_arg + i]->type;
        if (arg == element)
            continue;
        g_autofree char *format = g_strdup_printf(
            "%s element type %%s does not match corresponding block argument type %%s", what);
        return bs_fail_types(op, diags, format, element, arg);
    }
    return TRUE;
}

// There should be as many inputs as outputs. Where one is left over, upstream takes it for an
// input; where nothing is there to be reduced, it crashes.
gboolean
bs_linalg_verify_reduce(const BsOp *op, BsDiags *diags)
{
    const guint32 half = op->n_operands / 2;
    const BsBlock *block = bs_op_region(op, 0)->first;
    if (half == 0) {
        bs_diags_op_error(diags, op, "expects at least one input and one output");
        return FALSE;
    }
    if (!check_one_shape(op, diags, "input", 0, op->n_operands - half) ||
        !check_one_shape(op, diags, "output", half, half) ||
        !check_reduced_dims(op, diags, bs_op_operand(op, 0)->type, bs_op_operand(op, half)->type))
        return FALSE;
    if (!block)
        return TRUE;
    if (block->n_args != op->n_operands) {
        bs_diags_op_error(diags, op, "mismatching number of operands and block arguments");
        return FALSE;
    }
    return check_arguments(op, diags, "input", (BsRange){0, half}, 0) &&
           check_arguments(op, diags, "output", (BsRange){half, half}, block->n_args - half);
}

gboolean
bs_linalg_verify_softmax(const BsOp *op, BsDiags *diags)
{
    const BsType *input = bs_op_operand(op, 0)->type, *output = bs_op_operand(op, 1)->type;
    const gint64 dim = bs_op_attr(op, "dimension")->integer;
    gboolean compatible = rank_of(input) == rank_of(output);
    for (guint32 i = 0; compatible && i < rank_of(input); i++) {
        const gint64 a = input->shaped.shape[i], b = output->shaped.shape[i];
        compatible = a == b || a == BS_DYNAMIC || b == BS_DYNAMIC;
    }
    if (!compatible)
        bs_diags_op_error(diags, op, "incompatible output shape");
    else if (dim < 0 || dim >= rank_of(input))
        bs_diags_op_error(diags, op, "incorrect dimension specified");
    else
        return TRUE;
    return FALSE;
}

static gint
compare_numbers(gconstpointer a, gconstpointer b)
{
    const guint64 first = *(const guint64 *)a, second = *(const guint64 *)b;
    return (first > second) - (first < second);
}

static gboolean
has_duplicates(const BsAttr *numbers)
{
    const guint32 n = numbers->dense.n;
    g_autofree guint64 *sorted = g_memdup2(numbers->dense.values, n * sizeof *sorted);
    if (n)
        qsort(sorted, n, sizeof *sorted, compare_numbers);
    guint32 i = 1;
    while (i < n && sorted[i] != sorted[i - 1])
        i++;
    return i < n;
}

static gboolean
is_within(const BsAttr *numbers, guint32 n)
{
    guint32 i = 0;
    while (i < numbers->dense.n && numbers->dense.values[i] < n)
        i++;
    return i == numbers->dense.n;
}

// Until 22, upstream asks only whether dimensions stand twice before it compares the ranks, and
// then reads sizes from wherever the others lead.
gboolean
bs_linalg_verify_transpose(const BsOp *op, BsDiags *diags)
{
    const BsAttr *permutation = bs_op_attr(op, "permutation");
    const BsType *input = bs_op_operand(op, 0)->type, *init = bs_op_operand(op, 1)->type;
    const guint32 rank = rank_of(input), n = permutation->dense.n;
    const gboolean within = is_within(permutation, n);
    const gboolean since_22 = bs_op_upstream(op) >= BS_UPSTREAM_22;
    if (has_duplicates(permutation) || (since_22 && !within))
        return bs_fail(op, diags, "permutation is not valid");
    if (rank != rank_of(init)) {
        bs_diags_op_error(diags, op, "input rank %u does not match init rank %u", rank,
                          rank_of(init));
        return FALSE;
    }
    if (rank != n) {
        bs_diags_op_error(diags, op, "size of permutation %u does not match the argument rank %u",
                          n, rank);
        return FALSE;
    }
    if (!within)
        return bs_fail(op, diags, "permutation is not valid");
    for (guint32 i = 0; i < rank; i++) {
        const gint64 size = input->shaped.shape[permutation->dense.values[i]];
        if (size == init->shaped.shape[i])
            continue;
        bs_diags_op_error(diags, op,
                          "dim(result, %u) = %" G_GINT64_FORMAT
                          " doesn't match dim(input, permutation[%u]) = %" G_GINT64_FORMAT,
                          i, init->shaped.shape[i], i, size);
        return FALSE;
    }
    return TRUE;
}

gboolean
bs_linalg_verify_broadcast(const BsOp *op, BsDiags *diags)
{
    const BsAttr *dims = bs_op_attr(op, "dimensions");
    const BsType *input = bs_op_operand(op, 0)->type, *init = bs_op_operand(op, 1)->type;
    const guint32 rank = rank_of(input), init_rank = rank_of(init);
    if (rank + dims->dense.n != init_rank) {
        bs_diags_op_error(diags, op,
                          "input rank plus added dimensions does not match init rank. input rank: "
                          "%u, dimensions size: %u, init rank: %u",
                          rank, dims->dense.n, init_rank);
        return FALSE;
    }
    for (guint32 i = 0; i < dims->dense.n; i++) {
        if (dims->dense.values[i] < init_rank)
            continue;
        bs_diags_op_error(diags, op,
                          "dimension %u is out of range. expected range: [0, %d], got: "
                          "%" G_GINT64_FORMAT,
                          i, (gint)init_rank - 1, (gint64)dims->dense.values[i]);
        return FALSE;
    }
    for (guint32 i = 0, from = 0; i < init_rank; i++) {
        gboolean added = FALSE;
        for (guint32 k = 0; k < dims->dense.n; k++)
            added = added || dims->dense.values[k] == i;
        if (added || from >= rank)
            continue;
        if (input->shaped.shape[from] != init->shaped.shape[i]) {
            g_autofree char *a = size_text(input->shaped.shape[from]);
            g_autofree char *b = size_text(init->shaped.shape[i]);
            bs_diags_op_error(diags, op,
                              "input dim %u should match init dim %u. input: %s, init: %s", from, i,
                              a, b);
            return FALSE;
        }
        from++;
    }
    return TRUE;
}
