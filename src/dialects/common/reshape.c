// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/common/reshape.h"

#include "dialects/common/fold.h"
#include "dialects/common/rewrite.h"
#include "dialects/common/slice.h"
#include "dialects/memref/shared.h"
#include "ir/ir.h"
#include "ir/shape.h"

#include <string.h>

// -- names ---------------------------------------------------------------------------------------

// The ops of the two dialects.
typedef struct Names {
    const char *expand, *collapse, *cast, *dim;
} Names;

static const Names of_memrefs = {"memref.expand_shape", "memref.collapse_shape", "memref.cast",
                                 "memref.dim"};
static const Names of_tensors = {"tensor.expand_shape", "tensor.collapse_shape", "tensor.cast",
                                 "tensor.dim"};

static const Names *
names_of(const BsOp *op)
{
    return op->results[0].type->kind == BS_TYPE_TENSOR ? &of_tensors : &of_memrefs;
}

static gboolean
expands(const BsOp *op)
{
    return bs_op_is(op, names_of(op)->expand);
}

static const char *
inverse_of(const BsOp *op)
{
    return expands(op) ? names_of(op)->collapse : names_of(op)->expand;
}

// -- groups --------------------------------------------------------------------------------------

gboolean
bs_groups_read(const BsOp *op, BsGroups *groups)
{
    const BsAttr *attr = bs_op_attr(op, "reassociation");
    if (!attr || attr->kind != BS_ATTR_ARRAY)
        return FALSE;
    for (guint32 i = 0; i < attr->array.n; i++) {
        if (attr->array.items[i]->kind != BS_ATTR_ARRAY || !attr->array.items[i]->array.n) {
            bs_vec_free(groups);
            return FALSE;
        }
        bs_vec_push(groups, attr->array.items[i]->array.n);
    }
    return TRUE;
}

const BsAttr *
bs_groups_attr(BsContext *context, const BsGroups *groups)
{
    BS_VEC(const BsAttr *) items = {0}, lists = {0};
    gint64 next = 0;
    for (guint32 i = 0; i < groups->len; i++) {
        bs_vec_clear(&items);
        for (guint32 k = 0; k < groups->data[i]; k++)
            bs_vec_push(&items, bs_attr_i64(context, next++));
        bs_vec_push(&lists, bs_attr_array(context, items.len, items.data));
    }
    const BsAttr *attr = bs_attr_array(context, lists.len, lists.data);
    bs_vec_free(&items);
    bs_vec_free(&lists);
    return attr;
}

guint32
bs_count_dynamic(guint32 n, const gint64 *shape)
{
    guint32 dynamic = 0;
    for (guint32 i = 0; i < n; i++)
        dynamic += shape[i] == BS_DYNAMIC;
    return dynamic;
}

// -- folds of reshapes ---------------------------------------------------------------------------

// Whether the second reshape undoes the first although several sizes are only known when the
// program runs.
static gboolean
undoes(const BsOp *first, const BsOp *second)
{
    const BsType *type = bs_op_operand(first, 0)->type;
    BsGroups groups = {0};
    if (bs_count_dynamic(type->shaped.rank, type->shaped.shape) < 2)
        return TRUE;
    if (bs_op_attr(first, "reassociation") != bs_op_attr(second, "reassociation"))
        return FALSE;
    if (type->shaped.rank < bs_op_result(first, 0)->type->shaped.rank)
        return TRUE;
    gboolean known = bs_groups_read(first, &groups);
    guint32 at = 0;
    for (guint32 i = 0; i < groups.len && known; at += groups.data[i++])
        known = at + groups.data[i] <= type->shaped.rank &&
                bs_count_dynamic(groups.data[i], type->shaped.shape + at) < 2;
    bs_vec_free(&groups);
    return known;
}

BsFold
bs_fold_reshape(BsBuilder *builder, BsOp *op, const BsAttr *const *constants, BsFoldResult *results)
{
    const BsType *type = bs_op_result(op, 0)->type;
    BsValue *source = bs_op_operand(op, 0);
    if (source->type == type)
        return bs_fold_to_value(results, source);
    const BsOp *first = bs_value_defined_by(source, inverse_of(op));
    if (first && bs_op_operand(first, 0)->type == type && undoes(first, op))
        return bs_fold_to_value(results, bs_op_operand(first, 0));
    const BsAttr *elements = constants[0];
    if (elements && bs_attr_is_splat(elements) && bs_type_has_static_shape(type))
        return bs_fold_to_attr(results, bs_attr_splat_as(builder->ir->context, elements, type));
    if (!elements || elements->kind != BS_ATTR_DENSE_ELEMENTS || !bs_type_has_static_shape(type))
        return BS_FOLD_NONE;
    return bs_fold_to_attr(results, bs_attr_dense(builder->ir->context, type, elements->dense.n,
                                                  elements->dense.values, elements->dense.splat));
}

// -- making reshapes -----------------------------------------------------------------------------

BsValue *
bs_reshape_make_collapse(BsBuilder *builder, const BsOp *op, const BsType *type, BsValue *source,
                         const BsGroups *groups)
{
    BsContext *context = builder->ir->context;
    const BsNamedAttr item = {"reassociation", bs_groups_attr(context, groups)};
    return bs_builder_value(builder, names_of(op)->collapse, op->loc, type, source, NULL, NULL,
                            bs_attr_dict(context, 1, &item));
}

void
bs_reshape_collapse_instead(BsBuilder *builder, BsOp *op, const BsType *type, BsValue *source,
                            const BsGroups *groups)
{
    const BsType *result = op->results[0].type;
    if (type == result) {
        bs_op_set_operand(builder->ir, op, 0, source);
        bs_builder_modified(builder, op);
        return;
    }
    BsValue *made = bs_reshape_make_collapse(builder, op, type, source, groups);
    bs_rewrite_replace(
        builder, op,
        bs_builder_value(builder, names_of(op)->cast, op->loc, result, made, NULL, NULL, NULL));
}

// An expand_shape of `source` with the output sizes of `op`.
static BsValue *
make_expand(BsBuilder *builder, const BsOp *op, BsValue *source, const BsGroups *groups)
{
    BsContext *context = builder->ir->context;
    BS_VEC(BsValue *) operands = {0};
    bs_vec_push(&operands, source);
    for (guint32 i = 1; i < op->n_operands; i++)
        bs_vec_push(&operands, bs_op_operand(op, i));
    const BsNamedAttr items[] = {
        {"reassociation", bs_groups_attr(context, groups)},
        {"static_output_shape", bs_op_attr(op, "static_output_shape")},
    };
    const guint32 n = items[1].value ? 2 : 1;
    const BsType *type = bs_op_result(op, 0)->type;
    BsOp *made = bs_builder_op(builder, names_of(op)->expand, op->loc, operands.len, operands.data,
                               1, &type, bs_attr_dict(context, n, items), 0);
    bs_vec_free(&operands);
    return bs_op_result(made, 0);
}

BsValue *
bs_reshape_make_expand(BsBuilder *builder, const BsOp *op, const BsType *type, BsValue *source,
                       const gint64 *sizes, const BsValues *given, const BsGroups *groups)
{
    BsContext *context = builder->ir->context;
    BsValues operands = {0};
    bs_vec_push(&operands, source);
    for (guint32 i = 0; i < given->len; i++)
        bs_vec_push(&operands, given->data[i]);
    const BsNamedAttr items[] = {
        {"reassociation", bs_groups_attr(context, groups)},
        {"static_output_shape", bs_attr_i64_array(context, type->shaped.rank, sizes)}};
    BsOp *made = bs_builder_op(builder, names_of(op)->expand, op->loc, operands.len, operands.data,
                               1, &type, bs_attr_dict(context, 2, items), 0);
    bs_vec_free(&operands);
    return bs_op_result(made, 0);
}

static gboolean
has_layout(const BsValue *value)
{
    return value->type->kind == BS_TYPE_MEMREF && !bs_memref_has_identity_layout(value->type);
}

static gboolean
any_has_layout(const BsOp *op, const BsOp *source)
{
    return has_layout(bs_op_operand(op, 0)) || has_layout(bs_op_operand(source, 0)) ||
           has_layout(bs_op_result(op, 0));
}

const BsType *
bs_reshape_collapsed_type(BsContext *context, const BsType *type, const BsGroups *groups)
{
    g_autofree gint64 *shape = g_new(gint64, (gsize)groups->len + 1);
    guint32 next = 0;
    for (guint32 i = 0; i < groups->len; i++) {
        gint64 size = 1;
        for (guint32 k = 0; k < groups->data[i]; k++, next++) {
            if (next >= type->shaped.rank)
                return NULL;
            const gint64 factor = type->shaped.shape[next];
            if (size == 0 || factor == 0)
                size = 0;
            else if (size == BS_DYNAMIC || factor == BS_DYNAMIC)
                size = BS_DYNAMIC;
            else
                size = (gint64)((guint64)size * (guint64)factor);
        }
        shape[i] = size;
    }
    return type->kind == BS_TYPE_TENSOR
               ? bs_type_tensor(context, groups->len, shape, type->shaped.element, NULL)
               : bs_type_memref(context, groups->len, shape, type->shaped.element, NULL,
                                type->shaped.space);
}

// -- two reshapes in the same direction ----------------------------------------------------------

// BsGroups of groups. FALSE when the finer list has not one group per dimension that the coarser
// one names.
static gboolean
compose_groups(const BsGroups *a, const BsGroups *b, BsGroups *composed)
{
    if (a->len == b->len)
        return FALSE;
    const BsGroups *fine = a->len > b->len ? a : b, *coarse = a->len > b->len ? b : a;
    guint32 next = 0;
    for (guint32 i = 0; i < coarse->len; i++) {
        guint32 size = 0;
        for (guint32 k = 0; k < coarse->data[i]; k++) {
            if (next == fine->len)
                return FALSE;
            size += fine->data[next++];
        }
        bs_vec_push(composed, size);
    }
    return coarse->len == 0 || next == fine->len;
}

gboolean
bs_reshape_compose(BsBuilder *builder, BsOp *op)
{
    const BsOp *first = bs_value_defined_by(bs_op_operand(op, 0), op->def->name);
    if (!first || any_has_layout(op, first))
        return FALSE;
    BsGroups a = {0}, b = {0}, composed = {0};
    const gboolean done =
        bs_groups_read(first, &a) && bs_groups_read(op, &b) && compose_groups(&a, &b, &composed);
    BsValue *source = bs_op_operand(first, 0);
    if (done && expands(op))
        bs_rewrite_replace(builder, op, make_expand(builder, op, source, &composed));
    else if (done)
        bs_rewrite_replace(
            builder, op,
            bs_reshape_make_collapse(builder, op, bs_op_result(op, 0)->type, source, &composed));
    bs_vec_free(&a);
    bs_vec_free(&b);
    bs_vec_free(&composed);
    return done;
}

// -- collapse of expand --------------------------------------------------------------------------

// How many groups of the finer list make up each group of the coarser one. FALSE when borders do
// not meet.
static gboolean
cover_groups(const BsGroups *fine, const BsGroups *coarse, BsGroups *cover)
{
    guint32 next = 0, fine_end = 0, coarse_end = 0;
    for (guint32 i = 0; i < coarse->len; i++) {
        coarse_end += coarse->data[i];
        guint32 count = 0;
        while (next < fine->len && fine_end < coarse_end) {
            fine_end += fine->data[next++];
            count++;
        }
        if (fine_end > coarse_end)
            return FALSE;
        bs_vec_push(cover, count);
    }
    return TRUE;
}

// Whether each group of the sizes has at most one that is only known when the program runs.
static gboolean
can_infer_sizes(const BsType *type, const BsGroups *groups)
{
    guint32 at = 0;
    for (guint32 i = 0; i < groups->len; at += groups->data[i++])
        if (at + groups->data[i] > type->shaped.rank ||
            bs_count_dynamic(groups->data[i], type->shaped.shape + at) > 1)
            return FALSE;
    return TRUE;
}

// The number of elements in the group's static sizes; BS_DYNAMIC when all are static.
static gint64
static_product(const BsType *type, guint32 at, guint32 n)
{
    gint64 product = 1;
    for (guint32 i = 0; i < n; i++)
        if (type->shaped.shape[at + i] != BS_DYNAMIC)
            product = (gint64)((guint64)product * (guint64)type->shaped.shape[at + i]);
    return bs_count_dynamic(n, type->shaped.shape + at) ? product : BS_DYNAMIC;
}

// An expand_shape whose sizes come from those of `source` (upstream's inferExpandShapeOutputShape).
static BsValue *
infer_expand(BsBuilder *builder, const BsOp *op, const BsType *type, BsValue *source,
             const BsGroups *groups)
{
    BsContext *context = builder->ir->context;
    const BsType *index = bs_type_index(context);
    const guint32 rank = source->type->shaped.rank;
    g_autofree BsValue **operands = g_new0(BsValue *, (gsize)rank + 1);
    for (guint32 i = 0; i < rank; i++)
        if (source->type->shaped.shape[i] == BS_DYNAMIC)
            operands[i + 1] = bs_builder_value(builder, names_of(op)->dim, op->loc, index, source,
                                               bs_builder_index(builder, op->loc, i), NULL, NULL);
    operands[0] = source;
    guint32 n_operands = 1, at = 0;
    for (guint32 i = 0; i < groups->len && i < rank; at += groups->data[i++]) {
        const gint64 product = static_product(type, at, groups->data[i]);
        if (product != BS_DYNAMIC && operands[i + 1])
            operands[n_operands++] =
                bs_builder_value(builder, "arith.divui", op->loc, index, operands[i + 1],
                                 bs_builder_index(builder, op->loc, product), NULL, NULL);
    }
    const BsAttr *sizes = bs_attr_dense_array(context, bs_type_integer(context, 64, BS_SIGNLESS),
                                              type->shaped.rank, type->shaped.shape);
    const BsNamedAttr items[] = {{"reassociation", bs_groups_attr(context, groups)},
                                 {"static_output_shape", sizes}};
    BsOp *made = bs_builder_op(builder, names_of(op)->expand, op->loc, n_operands, operands, 1,
                               &type, bs_attr_dict(context, 2, items), 0);
    return bs_op_result(made, 0);
}

// The product of the sizes of a group. Those that are only known when the program runs are the next
// operands of `expand`.
static BsMixed
make_product(BsBuilder *builder, const BsOp *op, const BsOp *expand, guint32 at, guint32 n,
             guint32 *next)
{
    const BsType *type = bs_op_result(expand, 0)->type,
                 *index = bs_type_index(builder->ir->context);
    BsMixed product = {.number = 1};
    for (guint32 i = 0; i < n; i++) {
        gint64 size = type->shaped.shape[at + i];
        BsValue *given = size == BS_DYNAMIC ? bs_op_operand(expand, (*next)++) : NULL;
        if (!given || bs_value_int(given, &size))
            product.number = (gint64)((guint64)product.number * (guint64)size);
        else if (product.value)
            product.value = bs_builder_value(builder, "arith.muli", op->loc, index, product.value,
                                             given, NULL, NULL);
        else
            product.value = given;
    }
    if (product.value && product.number != 1)
        product.value =
            bs_builder_value(builder, "arith.muli", op->loc, index, product.value,
                             bs_builder_index(builder, op->loc, product.number), NULL, NULL);
    return product;
}

// An expand_shape whose sizes are the products of those that `expand` was given, as 22 has it.
static BsValue *
multiply_expand(BsBuilder *builder, const BsOp *op, const BsOp *expand, const BsGroups *of_collapse,
                const BsGroups *groups)
{
    BsValues given = {0};
    g_autofree gint64 *sizes = g_new(gint64, (gsize)of_collapse->len + 1);
    guint32 at = 0, next = 1;
    for (guint32 i = 0; i < of_collapse->len; at += of_collapse->data[i++]) {
        const BsMixed size = make_product(builder, op, expand, at, of_collapse->data[i], &next);
        sizes[i] = size.value ? BS_DYNAMIC : size.number;
        if (size.value)
            bs_vec_push(&given, size.value);
    }
    BsValue *made = bs_reshape_make_expand(builder, op, bs_op_result(op, 0)->type,
                                           bs_op_operand(expand, 0), sizes, &given, groups);
    bs_vec_free(&given);
    return made;
}

// The op in place of an expansion by `of_expand` that a collapse by `of_collapse` partly undoes.
// NULL for none.
static BsValue *
rest_of_expansion(BsBuilder *builder, BsOp *op, const BsOp *expand, const BsGroups *of_expand,
                  const BsGroups *of_collapse, BsGroups *cover)
{
    BsValue *source = bs_op_operand(expand, 0);
    const BsType *type = bs_op_result(op, 0)->type;
    const guint32 from = source->type->shaped.rank, to = type->shaped.rank;
    const gboolean collapses = from > to;
    if (!cover_groups(collapses ? of_expand : of_collapse, collapses ? of_collapse : of_expand,
                      cover))
        return NULL;
    if (collapses)
        return bs_reshape_make_collapse(builder, op, type, source, cover);
    if (from == to)
        return bs_builder_value(builder, names_of(op)->cast, op->loc, type, source, NULL, NULL,
                                NULL);
    if (bs_op_upstream(op) >= BS_UPSTREAM_22)
        return multiply_expand(builder, op, expand, of_collapse, cover);
    return can_infer_sizes(type, cover) ? infer_expand(builder, op, type, source, cover) : NULL;
}

// What is left of an expansion that is partly undone: a collapse, a cast or a smaller expansion.
// (LLVM 19 crashes where the sizes of the latter can't be inferred.)
gboolean
bs_reshape_collapse_of_expand(BsBuilder *builder, BsOp *op)
{
    const BsOp *expand = bs_value_defined_by(bs_op_operand(op, 0), inverse_of(op));
    if (!expand || has_layout(bs_op_operand(op, 0)) || has_layout(bs_op_operand(expand, 0)) ||
        bs_op_operand(expand, 0)->type == bs_op_result(op, 0)->type)
        return FALSE;
    BsGroups of_expand = {0}, of_collapse = {0}, cover = {0};
    BsValue *rest = NULL;
    if (bs_groups_read(expand, &of_expand) && bs_groups_read(op, &of_collapse))
        rest = rest_of_expansion(builder, op, expand, &of_expand, &of_collapse, &cover);
    bs_vec_free(&of_expand);
    bs_vec_free(&of_collapse);
    bs_vec_free(&cover);
    return rest && bs_rewrite_replace(builder, op, rest);
}

// -- expand of collapse --------------------------------------------------------------------------

// Cuts `fine` into runs whose products are the sizes of `coarse`; trailing 1s and unknown sizes go
// to the last run (upstream's getReassociationIndicesForCollapse).
static gboolean
cut_to_products(guint32 n_fine, const gint64 *fine, guint32 n_coarse, const gint64 *coarse,
                BsGroups *runs)
{
    guint32 next = 0;
    for (guint32 i = 0; i < n_coarse; i++) {
        gint64 product = 1;
        const guint32 start = next;
        while (next < n_fine && fine[next] != BS_DYNAMIC && product * fine[next] < coarse[i])
            product *= fine[next++];
        if (next == n_fine)
            return FALSE;
        if (fine[next] == BS_DYNAMIC || coarse[i] == BS_DYNAMIC) {
            if (fine[next] != coarse[i] || product != 1)
                return FALSE;
        } else if (product * fine[next] != coarse[i]) {
            return FALSE;
        }
        next++;
        bs_vec_push(runs, next - start);
    }
    for (; next < n_fine; next++) {
        if (fine[next] != BS_DYNAMIC && fine[next] != 1)
            return FALSE;
        if (runs->len)
            bs_vec_last(runs)++;
    }
    return TRUE;
}

// Runs for each group of dimensions that the two reshapes have in common, or for all when there are
// no groups. As in LLVM 19 every group must shrink.
static gboolean
cut_groups(const BsType *fine, const BsGroups *fine_groups, const BsType *coarse,
           const BsGroups *coarse_groups, BsGroups *runs)
{
    const gint64 *from = fine->shaped.shape, *to = coarse->shaped.shape;
    if (!fine_groups->len)
        return cut_to_products(fine->shaped.rank, from, coarse->shaped.rank, to, runs);
    if (fine_groups->len != coarse_groups->len)
        return FALSE;
    guint32 from_at = 0, to_at = 0;
    for (guint32 i = 0; i < fine_groups->len; i++) {
        const guint32 n = fine_groups->data[i], m = coarse_groups->data[i];
        if (n <= m || from_at + n > fine->shaped.rank || to_at + m > coarse->shaped.rank)
            return FALSE;
        if (!cut_to_products(n, from + from_at, m, to + to_at, runs))
            return FALSE;
        from_at += n;
        to_at += m;
    }
    return TRUE;
}

// The same as 22 does it: groups may stay as they are, and the sizes must leave no choice.
static gboolean
match_groups(const BsType *fine, const BsGroups *fine_groups, const BsType *coarse,
             const BsGroups *coarse_groups, BsGroups *runs)
{
    const gint64 *from = fine->shaped.shape, *to = coarse->shaped.shape;
    if (!fine_groups->len)
        return bs_groups_match(fine->shaped.rank, from, coarse->shaped.rank, to, runs);
    guint32 from_at = 0, to_at = 0;
    for (guint32 i = 0; i < MIN(fine_groups->len, coarse_groups->len); i++) {
        const guint32 n = fine_groups->data[i], m = coarse_groups->data[i];
        if (from_at + n > fine->shaped.rank || to_at + m > coarse->shaped.rank)
            return FALSE;
        if (bs_count_dynamic(n, from + from_at) >= 2 && bs_count_dynamic(m, to + to_at) >= 2)
            return FALSE;
        if (n == m && !memcmp(from + from_at, to + to_at, n * sizeof *from))
            for (guint32 k = 0; k < n; k++)
                bs_vec_push(runs, 1);
        else if (!bs_groups_match(n, from + from_at, m, to + to_at, runs))
            return FALSE;
        from_at += n;
        to_at += m;
    }
    return TRUE;
}

// A collapse that is expanded to something else is one reshape.
gboolean
bs_reshape_expand_of_collapse(BsBuilder *builder, BsOp *op)
{
    const BsOp *collapse = bs_value_defined_by(bs_op_operand(op, 0), inverse_of(op));
    if (!collapse || has_layout(bs_op_operand(op, 0)) || has_layout(bs_op_operand(collapse, 0)))
        return FALSE;
    BsValue *source = bs_op_operand(collapse, 0);
    const BsType *from = source->type, *to = bs_op_result(op, 0)->type;
    BsGroups of_collapse = {0}, of_expand = {0}, runs = {0};
    gboolean (*const find)(const BsType *, const BsGroups *, const BsType *, const BsGroups *,
                           BsGroups *) =
        bs_op_upstream(op) < BS_UPSTREAM_22 ? cut_groups : match_groups;
    gboolean done = bs_groups_read(collapse, &of_collapse) && bs_groups_read(op, &of_expand);
    if (from->shaped.rank > to->shaped.rank)
        done = done && find(from, &of_collapse, to, &of_expand, &runs) &&
               bs_rewrite_replace(builder, op,
                                  bs_reshape_make_collapse(builder, op, to, source, &runs));
    else if (from->shaped.rank < to->shaped.rank)
        done = done && find(to, &of_expand, from, &of_collapse, &runs) &&
               bs_rewrite_replace(builder, op, make_expand(builder, op, source, &runs));
    else
        done = FALSE;
    bs_vec_free(&of_collapse);
    bs_vec_free(&of_expand);
    bs_vec_free(&runs);
    return done;
}
