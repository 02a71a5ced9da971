// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vector.extract_strided_slice and vector.insert_strided_slice: their rules, and the same part of
// what is known of the vector (mlir/lib/Dialect/Vector/IR/VectorOps.cpp, LLVM 19).
#include "dialects/common/checks.h"
#include "dialects/common/fold.h"
#include "dialects/common/pattern-rows.h"
#include "dialects/common/rewrite.h"
#include "dialects/vector/vector-private.h"
#include "ir/context.h"
#include "ir/mutate.h"
#include "ir/shape.h"

#include <string.h>

// Constants of more elements are not made from one that is used more than once.
enum { MAX_ELEMENTS = 256 };

// -- lists of numbers ----------------------------------------------------------------------------

static const BsAttr *
list(const BsOp *op, const char *name)
{
    return bs_op_attr(op, name);
}

static gint64
number(const BsAttr *list, guint32 i)
{
    return list->array.items[i]->integer;
}

static const BsAttr *
make_list(BsContext *context, guint32 n, const gint64 *numbers)
{
    g_autofree const BsAttr **items = g_new(const BsAttr *, n + 1);
    for (guint32 i = 0; i < n; i++)
        items[i] = bs_attr_i64(context, numbers[i]);
    return bs_attr_array(context, n, items);
}

static gboolean
is_scalable(const BsType *vector, guint32 dim)
{
    return vector->shaped.layout && vector->shaped.layout->dense.values[dim] != 0;
}

// -- rules ---------------------------------------------------------------------------------------

#define FORMAT_RANGE "[%d, %" G_GINT64_FORMAT ")"

// Number `i` is at least `min` and below `max`.
static gboolean
check_in(const BsOp *op, BsDiags *diags, const char *what, guint32 i, gint64 value, int min,
         gint64 max)
{
    if (value >= min && value < max)
        return TRUE;
    bs_diags_op_error(diags, op, "expected %s dimension %u to be confined to " FORMAT_RANGE, what,
                      i, min, max);
    return FALSE;
}

static gboolean
check_offsets(const BsOp *op, BsDiags *diags, const BsAttr *offsets, const BsType *vector)
{
    for (guint32 i = 0; i < offsets->array.n; i++) {
        if (!check_in(op, diags, "offsets", i, number(offsets, i), 0, vector->shaped.shape[i]))
            return FALSE;
    }
    return TRUE;
}

static gboolean
check_strides(const BsOp *op, BsDiags *diags)
{
    const BsAttr *strides = list(op, "strides");
    for (guint32 i = 0; i < strides->array.n; i++) {
        if (number(strides, i) != 1)
            return bs_fail(op, diags, "expected strides to be confined to [1, 2)");
    }
    return TRUE;
}

// What has a scalable dimension has all of it.
static gboolean
check_scalable_size(const BsOp *op, BsDiags *diags, guint32 i, gint64 size, gint64 whole)
{
    if (size == whole)
        return TRUE;
    bs_diags_op_error(diags, op,
                      "expected size at idx=%u to match the corresponding base size from the "
                      "input vector (%" G_GINT64_FORMAT " vs %" G_GINT64_FORMAT ")",
                      i, size, whole);
    return FALSE;
}

// The vector with other sizes in its first dimensions.
static const BsType *
slice_type(BsContext *context, const BsType *vector, const BsAttr *sizes)
{
    const BsAttr *scalable = vector->shaped.layout;
    const guint32 rank = vector->shaped.rank;
    g_autofree gint64 *shape = g_new(gint64, rank + 1);
    for (guint32 i = 0; i < rank; i++)
        shape[i] = i < sizes->array.n ? number(sizes, i) : vector->shaped.shape[i];
    return scalable ? bs_type_scalable_vector(context, rank, shape,
                                              (const gint64 *)scalable->dense.values,
                                              vector->shaped.element)
                    : bs_type_vector(context, rank, shape, vector->shaped.element);
}

static gboolean
check_slice(const BsOp *op, BsDiags *diags, const BsType *vector)
{
    const BsAttr *offsets = list(op, "offsets"), *sizes = list(op, "sizes");
    const gint64 *shape = vector->shaped.shape;
    if (!check_offsets(op, diags, offsets, vector))
        return FALSE;
    for (guint32 i = 0; i < sizes->array.n; i++) {
        if (!check_in(op, diags, "sizes", i, number(sizes, i), 1, shape[i] + 1))
            return FALSE;
    }
    if (!check_strides(op, diags))
        return FALSE;
    for (guint32 i = 0; i < sizes->array.n; i++) {
        if (!check_in(op, diags, "sum(offsets, sizes)", i, number(offsets, i) + number(sizes, i), 1,
                      shape[i] + 1))
            return FALSE;
    }
    return TRUE;
}

gboolean
bs_vector_verify_extract_strided_slice(const BsOp *op, BsDiags *diags)
{
    const BsType *vector = bs_op_operand(op, 0)->type, *part = op->results[0].type;
    const BsAttr *sizes = list(op, "sizes");
    const guint32 n = sizes->array.n;
    if (!bs_check_that(vector->shaped.element == part->shaped.element, op, diags,
                       "operand and result have same element type"))
        return FALSE;
    if (list(op, "offsets")->array.n != n || list(op, "strides")->array.n != n)
        return bs_fail(op, diags, "expected offsets, sizes and strides attributes of same size");
    if (n > vector->shaped.rank)
        return bs_fail(op, diags, "expected offsets attribute of rank no greater than vector rank");
    if (!check_slice(op, diags, vector))
        return FALSE;
    const BsType *expected = slice_type(bs_op_context(op), vector, sizes);
    if (part != expected)
        return bs_fail_types(op, diags, "expected result type to be %s", expected, NULL);
    for (guint32 i = 0; i < n; i++) {
        if (is_scalable(vector, i) &&
            !check_scalable_size(op, diags, i, number(sizes, i), vector->shaped.shape[i]))
            return FALSE;
    }
    return TRUE;
}

static gboolean
check_scalable_flags(const BsOp *op, BsDiags *diags, const BsType *part, const BsType *vector)
{
    const guint32 more = vector->shaped.rank - part->shaped.rank;
    for (guint32 i = 0; i < part->shaped.rank; i++) {
        if (is_scalable(part, i) != is_scalable(vector, i + more)) {
            bs_diags_op_error(diags, op, "mismatching scalable flags (at source vector idx=%u)", i);
            return FALSE;
        }
        if (is_scalable(part, i) && !check_scalable_size(op, diags, i, part->shaped.shape[i],
                                                         vector->shaped.shape[i + more]))
            return FALSE;
    }
    return TRUE;
}

gboolean
bs_vector_verify_insert_strided_slice(const BsOp *op, BsDiags *diags)
{
    const BsType *part = bs_op_operand(op, 0)->type, *vector = bs_op_operand(op, 1)->type;
    const BsAttr *offsets = list(op, "offsets");
    const guint32 rank = vector->shaped.rank, n = part->shaped.rank;
    const gboolean since_22 = bs_op_upstream(op) >= BS_UPSTREAM_22;
    if (!bs_check_that(part->shaped.element == op->results[0].type->shaped.element, op, diags,
                       "operand #0 and result have same element type") ||
        !bs_check_that(vector == op->results[0].type, op, diags,
                       since_22 ? "all of {dest, result} have same type"
                                : "all of {dest, res} have same type"))
        return FALSE;
    if (offsets->array.n != rank)
        return bs_fail(op, diags, "expected offsets of same size as destination vector rank");
    if (list(op, "strides")->array.n != n)
        return bs_fail(op, diags, "expected strides of same size as source vector rank");
    if (n > rank)
        return bs_fail(op, diags, "expected source rank to be no greater than destination rank");
    if (!check_offsets(op, diags, offsets, vector) || !check_strides(op, diags))
        return FALSE;
    for (guint32 i = rank - n; i < rank; i++) {
        if (!check_in(op, diags, "sum(offsets, source vector shape)", i,
                      number(offsets, i) + part->shaped.shape[i - (rank - n)], 1,
                      vector->shaped.shape[i] + 1))
            return FALSE;
    }
    return check_scalable_flags(op, diags, part, vector);
}

// -- parts of constants --------------------------------------------------------------------------

// Where each element of a part stands among those of the vector.
typedef struct Places {
    const BsType *part, *vector;
    const BsAttr *offsets; // of the vector's first dimensions
} Places;

static gint64
place_of(const Places *places, gint64 element)
{
    const guint32 more = places->vector->shaped.rank - places->part->shaped.rank;
    gint64 place = 0, step = 1;
    for (guint32 i = places->vector->shaped.rank; i-- > 0;) {
        const gint64 size = i < more ? 1 : places->part->shaped.shape[i - more];
        const gint64 offset = i < places->offsets->array.n ? number(places->offsets, i) : 0;
        place += (offset + element % size) * step;
        element /= size;
        step *= places->vector->shaped.shape[i];
    }
    return place;
}

static guint64
element_of(const BsAttr *constant, gint64 i)
{
    return constant->dense.values[constant->dense.splat ? 0 : i];
}

static gboolean
is_elements(const BsAttr *constant)
{
    return constant && constant->kind == BS_ATTR_DENSE_ELEMENTS;
}

// NULL when it is no constant.
static const BsAttr *
part_of_constant(BsContext *context, const BsOp *op, const BsAttr *constant)
{
    const BsType *part = op->results[0].type;
    if (!is_elements(constant))
        return NULL;
    if (constant->dense.splat)
        return bs_attr_dense(context, part, 1, constant->dense.values, TRUE);
    const Places places = {part, constant->type, list(op, "offsets")};
    const gint64 n = bs_type_n_elements(part);
    g_autofree guint64 *values = g_new(guint64, n);
    for (gint64 i = 0; i < n; i++)
        values[i] = constant->dense.values[place_of(&places, i)];
    return bs_attr_dense(context, part, (guint32)n, values, FALSE);
}

static gboolean
replace_by_part(BsBuilder *builder, BsOp *op, gboolean splat)
{
    const BsAttr *constant = bs_value_constant(bs_op_operand(op, 0));
    if (!is_elements(constant) || constant->dense.splat != splat)
        return FALSE;
    const BsAttr *part = part_of_constant(builder->ir->context, op, constant);
    return bs_rewrite_replace(builder, op, bs_builder_constant(builder, op->loc, part));
}

static gboolean
StridedSliceSplatConstantFolder(BsBuilder *builder, BsOp *op)
{
    return replace_by_part(builder, op, TRUE);
}

static gboolean
StridedSliceNonSplatConstantFolder(BsBuilder *builder, BsOp *op)
{
    return replace_by_part(builder, op, FALSE);
}

// -- parts of masks and broadcasts ---------------------------------------------------------------

static gboolean
StridedSliceConstantMaskFolder(BsBuilder *builder, BsOp *op)
{
    const BsOp *mask = bs_value_defined_by(bs_op_operand(op, 0), "vector.constant_mask");
    if (!mask)
        return FALSE;
    const BsAttr *before = list(mask, "mask_dim_sizes");
    const BsAttr *offsets = list(op, "offsets"), *sizes = list(op, "sizes");
    const guint32 rank = bs_vector_n_mask_sizes(before);
    g_autofree gint64 *after = g_new0(gint64, rank + 1);
    gboolean empty = FALSE;
    for (guint32 i = 0; i < rank; i++) {
        after[i] = bs_vector_mask_size(before, i);
        if (i < sizes->array.n)
            after[i] = CLAMP(after[i] - number(offsets, i), 0, number(sizes, i));
        empty |= after[i] == 0;
    }
    if (empty)
        memset(after, 0, rank * sizeof(gint64));
    BsValue *made =
        bs_builder_value(builder, "vector.constant_mask", op->loc, op->results[0].type, NULL, NULL,
                         NULL, bs_vector_mask_sizes(builder->ir->context, rank, after));
    return bs_rewrite_replace(builder, op, made);
}

// What is let through of the slice is less by what stands before it.
static gboolean
StridedSliceCreateMaskFolder(BsBuilder *builder, BsOp *op)
{
    const BsOp *mask = bs_value_defined_by(bs_op_operand(op, 0), "vector.create_mask");
    if (!mask)
        return FALSE;
    const BsAttr *offsets = list(op, "offsets");
    BsValues sizes = {0};
    for (guint32 i = 0; i < mask->n_operands; i++) {
        BsValue *size = bs_op_operand(mask, i);
        if (i < offsets->array.n && number(offsets, i) != 0)
            size = bs_builder_value(builder, "arith.subi", op->loc, size->type, size,
                                    bs_builder_index(builder, op->loc, number(offsets, i)), NULL,
                                    NULL);
        bs_vec_push(&sizes, size);
    }
    BsOp *made = bs_builder_op(builder, "vector.create_mask", op->loc, sizes.len, sizes.data, 1,
                               &op->results[0].type, NULL, 0);
    bs_builder_replace_op_with(builder, op, made);
    bs_vec_free(&sizes);
    return TRUE;
}

static const BsAttr *
list_without(BsContext *context, const BsOp *op, const char *name, guint32 n)
{
    const BsAttr *numbers = list(op, name);
    n = MIN(n, numbers->array.n);
    return bs_attr_array(context, numbers->array.n - n, numbers->array.items + n);
}

// Since 22 what is repeated is looked at: it has but the one element.
static void
take_the_one(BsContext *context, const BsType *from, const BsAttr **offsets, const BsAttr **sizes)
{
    const guint32 n = (*sizes)->array.n;
    g_autofree gint64 *first = g_new(gint64, n + 1), *many = g_new(gint64, n + 1);
    for (guint32 i = 0; i < n; i++) {
        const gboolean is_one = from->shaped.shape[i] == 1;
        first[i] = is_one ? 0 : number(*offsets, i);
        many[i] = is_one ? 1 : number(*sizes, i);
    }
    *offsets = make_list(context, n, first);
    *sizes = make_list(context, n, many);
}

static BsValue *
slice_of_source(BsBuilder *builder, const BsOp *op, BsValue *source, guint32 n_new)
{
    BsContext *context = builder->ir->context;
    const BsAttr *offsets = list_without(context, op, "offsets", n_new);
    const BsAttr *sizes = list_without(context, op, "sizes", n_new);
    if (bs_op_upstream(op) >= BS_UPSTREAM_22)
        take_the_one(context, source->type, &offsets, &sizes);
    const BsNamedAttr attrs[] = {
        {"offsets", offsets},
        {"sizes", sizes},
        {"strides", list_without(context, op, "strides", n_new)},
    };
    return bs_builder_value(builder, "vector.extract_strided_slice", op->loc,
                            slice_type(context, source->type, sizes), source, NULL, NULL,
                            bs_attr_dict(context, G_N_ELEMENTS(attrs), attrs));
}

// The slice of what was broadcast, or all of it where the slice leaves its dimensions alone.
static gboolean
StridedSliceBroadcast(BsBuilder *builder, BsOp *op)
{
    const BsOp *broadcast = bs_value_defined_by(bs_op_operand(op, 0), "vector.broadcast");
    if (!broadcast)
        return FALSE;
    BsValue *source = bs_op_operand(broadcast, 0);
    const BsType *from = source->type, *to = op->results[0].type;
    const gboolean is_vector = from->kind == BS_TYPE_VECTOR && from->shaped.rank > 0;
    const guint32 n_new = to->shaped.rank - (is_vector ? from->shaped.rank : 0);
    const gboolean is_whole = !is_vector || memcmp(from->shaped.shape, to->shaped.shape + n_new,
                                                   from->shaped.rank * sizeof(gint64)) == 0;
    if (!is_whole && bs_type_n_elements(from) != 1)
        source = slice_of_source(builder, op, source, n_new);
    return bs_rewrite_replace(
        builder, op,
        bs_builder_value(builder, "vector.broadcast", op->loc, to, source, NULL, NULL, NULL));
}

static gboolean
StridedSliceSplat(BsBuilder *builder, BsOp *op)
{
    const BsOp *splat = bs_value_defined_by(bs_op_operand(op, 0), "vector.splat");
    return splat && bs_rewrite_replace(builder, op,
                                       bs_builder_value(builder, "vector.splat", op->loc,
                                                        op->results[0].type,
                                                        bs_op_operand(splat, 0), NULL, NULL, NULL));
}

// -- slices in one piece -------------------------------------------------------------------------

// How many places say which part of the vector the slice is, when it is one: those before the
// dimensions that it has whole; 0 when it is none.
static guint32
n_places(const BsAttr *sizes, const BsType *vector)
{
    const guint32 n = sizes->array.n;
    guint32 places = n;
    while (places > 0 && number(sizes, places - 1) == vector->shaped.shape[places - 1])
        places--;
    if (places == vector->shaped.rank)
        return 0;
    for (guint32 i = 0; i < places; i++) {
        if (number(sizes, i) != 1)
            return 0;
    }
    while (places > 0 && places + 1 < n && number(sizes, places) == 1)
        places++;
    return places;
}

// A part of the vector, with dimensions of one element before it.
static gboolean
ContiguousExtractStridedSliceToExtract(BsBuilder *builder, BsOp *op)
{
    BsContext *context = builder->ir->context;
    const BsType *vector = bs_op_operand(op, 0)->type;
    const guint32 n = vector->shaped.layout ? 0 : n_places(list(op, "sizes"), vector);
    if (!n)
        return FALSE;
    g_autofree gint64 *places = g_new(gint64, n);
    for (guint32 i = 0; i < n; i++)
        places[i] = number(list(op, "offsets"), i);
    const BsType *type = bs_type_vector(context, vector->shaped.rank - n, vector->shaped.shape + n,
                                        vector->shaped.element);
    const BsNamedAttr position = {"static_position", bs_attr_i64_array(context, n, places)};
    BsValue *part = bs_builder_value(builder, "vector.extract", op->loc, type, bs_op_operand(op, 0),
                                     NULL, NULL, bs_attr_dict(context, 1, &position));
    return bs_rewrite_replace(builder, op,
                              bs_builder_value(builder, "vector.shape_cast", op->loc,
                                               op->results[0].type, part, NULL, NULL, NULL));
}

const BsPattern bs_patterns_vector_extract_strided_slice[] = {
    P_SINCE_22(StridedSliceCreateMaskFolder, 1),
    P(StridedSliceConstantMaskFolder, 1),
    P_UNTIL_19(StridedSliceSplatConstantFolder, 1),
    P_UNTIL_19(StridedSliceNonSplatConstantFolder, 1),
    P(StridedSliceBroadcast, 1),
    P_UNTIL_19(StridedSliceSplat, 1),
    P_SINCE_22(ContiguousExtractStridedSliceToExtract, 1),
    END,
};

// -- what was inserted before --------------------------------------------------------------------

typedef enum Meeting { APART, INSIDE, ACROSS } Meeting;

// How the slice lies to what was inserted; where it lies inside, its offsets in that.
static Meeting
meet(const BsOp *op, const BsOp *insert, gint64 *offsets)
{
    const BsAttr *wanted = list(op, "offsets"), *sizes = list(op, "sizes");
    const BsAttr *there = list(insert, "offsets");
    const BsType *part = bs_op_operand(insert, 0)->type;
    Meeting meeting = INSIDE;
    for (guint32 i = 0; i < wanted->array.n; i++) {
        const gint64 begin = number(there, i), end = begin + part->shaped.shape[i];
        const gint64 first = number(wanted, i);
        if (first < begin || first >= end)
            return APART;
        if (first + number(sizes, i) > end)
            meeting = ACROSS;
        offsets[i] = first - begin;
    }
    return meeting;
}

// A slice that begins behind what was inserted, or before it, is taken to lie apart from it, as
// upstream does; that it may reach into it is not asked.
static gboolean
fold_inserted(BsBuilder *builder, BsOp *op)
{
    const BsType *vector = bs_op_operand(op, 0)->type;
    const guint32 n = list(op, "offsets")->array.n;
    g_autofree gint64 *offsets = g_new0(gint64, n + 1);
    const BsOp *insert = bs_value_defined_by(bs_op_operand(op, 0), "vector.insert_strided_slice");
    for (; insert;
         insert = bs_value_defined_by(bs_op_operand(insert, 1), "vector.insert_strided_slice")) {
        if (bs_op_operand(insert, 0)->type->shaped.rank != vector->shaped.rank)
            return FALSE;
        const Meeting meeting = meet(op, insert, offsets);
        if (meeting == ACROSS)
            return FALSE;
        if (meeting == INSIDE) {
            bs_op_set_operand(builder->ir, op, 0, bs_op_operand(insert, 0));
            bs_op_set_attr(builder->ir, op, "offsets", make_list(builder->ir->context, n, offsets));
            return TRUE;
        }
    }
    return FALSE;
}

BsFold
bs_fold_vector_extract_strided_slice(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                                     BsFoldResult *results)
{
    if (bs_op_operand(op, 0)->type == op->results[0].type)
        return bs_fold_to_value(results, bs_op_operand(op, 0));
    if (fold_inserted(builder, op))
        return BS_FOLD_IN_PLACE;
    return bs_op_upstream(op) < BS_UPSTREAM_22
               ? BS_FOLD_NONE
               : bs_fold_to_attr(results, part_of_constant(builder->ir->context, op, constants[0]));
}

// -- vector.insert_strided_slice -----------------------------------------------------------------

// One value in a vector of that value.
static gboolean
FoldInsertStridedSliceSplat(BsBuilder *builder, BsOp *op)
{
    const BsValue *value = bs_vector_repeated_value(bs_op_operand(op, 0));
    return value && value == bs_vector_repeated_value(bs_op_operand(op, 1)) &&
           bs_rewrite_replace(builder, op, bs_op_operand(op, 1));
}

// What was taken from there.
static gboolean
FoldInsertStridedSliceOfExtract(BsBuilder *builder, BsOp *op)
{
    const BsOp *slice = bs_value_defined_by(bs_op_operand(op, 0), "vector.extract_strided_slice");
    return slice && bs_op_operand(slice, 0) == bs_op_operand(op, 1) &&
           list(slice, "offsets") == list(op, "offsets") &&
           list(slice, "strides") == list(op, "strides") &&
           bs_rewrite_replace(builder, op, bs_op_operand(op, 1));
}

static gboolean
InsertStridedSliceConstantFolder(BsBuilder *builder, BsOp *op)
{
    const BsAttr *part = bs_value_constant(bs_op_operand(op, 0));
    const BsAttr *vector = bs_value_constant(bs_op_operand(op, 1));
    const BsType *type = op->results[0].type;
    const gint64 n = bs_type_n_elements(type);
    if (!is_elements(part) || !is_elements(vector) || type->shaped.layout ||
        (n > MAX_ELEMENTS && !bs_value_has_one_use(bs_op_operand(op, 1))))
        return FALSE;
    const Places places = {part->type, type, list(op, "offsets")};
    g_autofree guint64 *values = g_new(guint64, n);
    for (gint64 i = 0; i < n; i++)
        values[i] = element_of(vector, i);
    const gint64 n_inserted = bs_type_n_elements(part->type);
    for (gint64 i = 0; i < n_inserted; i++)
        values[place_of(&places, i)] = element_of(part, i);
    const BsAttr *made = bs_attr_dense(builder->ir->context, type, (guint32)n, values, FALSE);
    return bs_rewrite_replace(builder, op, bs_builder_constant(builder, op->loc, made));
}

const BsPattern bs_patterns_vector_insert_strided_slice[] = {
    P(FoldInsertStridedSliceSplat, 1),
    P(FoldInsertStridedSliceOfExtract, 1),
    P(InsertStridedSliceConstantFolder, 1),
    END,
};

BsFold
bs_fold_vector_insert_strided_slice(BsBuilder *builder G_GNUC_UNUSED, BsOp *op,
                                    const BsAttr *const *constants G_GNUC_UNUSED,
                                    BsFoldResult *results)
{
    BsValue *part = bs_op_operand(op, 0);
    return part->type == op->results[0].type ? bs_fold_to_value(results, part) : BS_FOLD_NONE;
}
