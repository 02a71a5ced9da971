// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vector.extract: where the element, or the part of a vector, was before (folds and patterns of
// mlir/lib/Dialect/Vector/IR/VectorOps.cpp, LLVM 19).
#include "dialects/common/fold.h"
#include "dialects/common/pattern-rows.h"
#include "dialects/common/rewrite.h"
#include "dialects/common/slice.h"
#include "dialects/vector/vector-private.h"
#include "ir/context.h"
#include "ir/mutate.h"
#include "ir/shape.h"

#include <string.h>

// -- positions -----------------------------------------------------------------------------------

BsRange
bs_vector_positions(const BsOp *op)
{
    return bs_op_operand_group(op, bs_op_is(op, "vector.insert") ? 2 : 1);
}

gboolean
bs_vector_has_dynamic_position(const BsOp *op)
{
    return bs_vector_positions(op).n > 0;
}

static const BsAttr *
static_position(const BsOp *op)
{
    return bs_op_attr(op, "static_position");
}

static const gint64 *
numbers_of(const BsAttr *position)
{
    return (const gint64 *)position->dense.values;
}

static guint32
rank_of(const BsType *type)
{
    return type->kind == BS_TYPE_VECTOR ? type->shaped.rank : 0;
}

// Constants among the positions become numbers; FALSE when there is none, or when one lies outside.
gboolean
bs_vector_make_positions_static(BsBuilder *builder, BsOp *op, const BsType *vector)
{
    const BsAttr *numbers = static_position(op);
    const BsRange dynamic = bs_vector_positions(op);
    BsValues left = {0};
    g_autofree gint64 *places = g_new(gint64, numbers->dense.n + 1);
    guint32 next = dynamic.begin, n_known = 0;
    for (guint32 i = 0; i < numbers->dense.n; i++) {
        places[i] = numbers_of(numbers)[i];
        if (places[i] != BS_DYNAMIC)
            continue;
        BsValue *value = bs_op_operand(op, next++);
        gint64 number;
        if (bs_value_int(value, &number) && number >= -1 && number < vector->shaped.shape[i]) {
            places[i] = number;
            n_known++;
        } else {
            bs_vec_push(&left, value);
        }
    }
    if (n_known) {
        bs_op_splice_operands(builder->ir, op, dynamic, BS_ANY, left.len, left.data);
        bs_op_set_attr(builder->ir, op, "static_position",
                       bs_attr_i64_array(builder->ir->context, numbers->dense.n, places));
    }
    bs_vec_free(&left);
    return n_known > 0;
}

// Extracts from `source` at those places instead.
static BsFold
extract_from(BsBuilder *builder, BsOp *op, BsValue *source, guint32 n, const gint64 *places)
{
    bs_op_set_operand(builder->ir, op, 0, source);
    bs_op_set_attr(builder->ir, op, "static_position",
                   bs_attr_i64_array(builder->ir->context, n, places));
    return BS_FOLD_IN_PLACE;
}

// -- what an extract has extracted from ----------------------------------------------------------

// The outermost vector, and the places in all of them one behind the other.
static BsFold
fold_chain(BsBuilder *builder, BsOp *op)
{
    const BsOp *outer = bs_value_defined_by(bs_op_operand(op, 0), "vector.extract");
    if (!outer)
        return BS_FOLD_NONE;
    BS_VEC(gint64) places = {0}; // the last one first
    const BsOp *first = op;
    gboolean known = TRUE;
    for (const BsOp *at = op; at && known;
         at = bs_value_defined_by(bs_op_operand(at, 0), "vector.extract")) {
        const BsAttr *position = static_position(at);
        known = !bs_vector_has_dynamic_position(at);
        for (guint32 i = position->dense.n; i-- > 0;)
            bs_vec_push(&places, numbers_of(position)[i]);
        first = at;
    }
    for (guint32 i = 0; i < places.len / 2; i++) {
        const gint64 swapped = places.data[i];
        places.data[i] = places.data[places.len - 1 - i];
        places.data[places.len - 1 - i] = swapped;
    }
    const BsFold fold =
        known ? extract_from(builder, op, bs_op_operand(first, 0), places.len, places.data)
              : BS_FOLD_NONE;
    bs_vec_free(&places);
    return fold;
}

// -- what was inserted or transposed before ------------------------------------------------------

// While one looks upwards for the place: numbers, then for each dimension of the result, from the
// first on, -1, -2, ...  As long as these stand at the end in this order, the result is that part.
typedef struct Search {
    guint32 n, n_free; // places; of these, dimensions of the result
    gint64 *places;
} Search;

static gboolean
is_in_order(const Search *search)
{
    for (guint32 i = 0; i < search->n_free; i++) {
        if (search->places[search->n - search->n_free + i] != -(gint64)i - 1)
            return FALSE;
    }
    return TRUE;
}

static void
look_through_transpose(Search *search, const BsOp *transpose)
{
    const gint64 *permutation = numbers_of(bs_op_attr(transpose, "permutation"));
    g_autofree gint64 *moved = g_new(gint64, search->n + 1);
    for (guint32 i = 0; i < search->n; i++)
        moved[permutation[i]] = search->places[i];
    memcpy(search->places, moved, search->n * sizeof(gint64));
}

typedef enum Meeting { APART, SAME, INSIDE, ACROSS } Meeting;

// How what was inserted lies to what is looked for.
static Meeting
meet(const Search *search, const BsOp *insert)
{
    const BsAttr *position = static_position(insert);
    const gint64 *there = numbers_of(position);
    const guint32 n = position->dense.n, wanted = search->n - search->n_free;
    const gboolean known = !bs_vector_has_dynamic_position(insert);
    if (known && n <= search->n && (n == 0 || !memcmp(there, search->places, n * sizeof(gint64))))
        return n == wanted ? SAME : INSIDE;
    for (guint32 i = 0; i < MIN(n, search->n); i++) {
        if (there[i] >= 0 && search->places[i] >= 0 && there[i] != search->places[i])
            return APART;
    }
    return ACROSS;
}

static BsFold
extract_found(BsBuilder *builder, BsOp *op, BsValue *source, const Search *search)
{
    if (source == bs_op_operand(op, 0) || !is_in_order(search))
        return BS_FOLD_NONE;
    return extract_from(builder, op, source, search->n - search->n_free, search->places);
}

static BsFold
search_insertions(BsBuilder *builder, BsOp *op, Search *search, BsFoldResult *results)
{
    BsValue *source = bs_op_operand(op, 0);
    for (;;) {
        const BsOp *insert = bs_value_defined_by(source, "vector.insert");
        const BsOp *transpose = bs_value_defined_by(source, "vector.transpose");
        if (!insert && !transpose)
            return extract_found(builder, op, source, search);
        if (transpose) {
            look_through_transpose(search, transpose);
            source = bs_op_operand(transpose, 0);
            continue;
        }
        const Meeting meeting = meet(search, insert);
        if (meeting == ACROSS)
            return BS_FOLD_NONE;
        if (meeting == SAME && is_in_order(search))
            return bs_fold_to_value(results, bs_op_operand(insert, 0));
        if (meeting != APART) {
            const guint32 n = static_position(insert)->dense.n;
            search->places += n;
            search->n -= n;
            return extract_found(builder, op, bs_op_operand(insert, 0), search);
        }
        source = bs_op_operand(insert, 1);
    }
}

static BsFold
fold_inserted(BsBuilder *builder, BsOp *op, BsFoldResult *results)
{
    const BsAttr *position = static_position(op);
    const guint32 rank = rank_of(bs_op_operand(op, 0)->type), n = position->dense.n;
    g_autofree gint64 *places = g_new(gint64, rank + 1);
    for (guint32 i = 0; i < n; i++)
        places[i] = numbers_of(position)[i];
    for (guint32 i = n; i < rank; i++)
        places[i] = -(gint64)(i - n) - 1;
    Search search = {rank, rank - n, places};
    return search_insertions(builder, op, &search, results);
}

// -- what was broadcast before -------------------------------------------------------------------

// Whether the last dimensions of what is broadcast are those of the result, none of them repeated.
static gboolean
keeps_last_sizes(const BsType *from, const BsType *part)
{
    const guint32 n = rank_of(part);
    return n == 0 || !memcmp(part->shaped.shape, from->shaped.shape + (from->shaped.rank - n),
                             n * sizeof(gint64));
}

// In its own dimensions the place is the same, 0 where it has one element.
static BsFold
extract_from_broadcast_vector(BsBuilder *builder, BsOp *op, BsValue *from, guint32 n_new)
{
    const BsAttr *position = static_position(op);
    const guint32 n = from->type->shaped.rank - rank_of(op->results[0].type);
    const BsRange dynamic = bs_vector_positions(op);
    g_autofree gint64 *places = g_new(gint64, n + 1);
    BsValues left = {0};
    guint32 next = dynamic.begin;
    for (guint32 i = 0; i < n_new + n; i++) {
        const gint64 place = numbers_of(position)[i];
        BsValue *value = place == BS_DYNAMIC ? bs_op_operand(op, next++) : NULL;
        if (i < n_new)
            continue;
        const gboolean is_one = from->type->shaped.shape[i - n_new] == 1;
        places[i - n_new] = is_one ? 0 : place;
        if (value && !is_one)
            bs_vec_push(&left, value);
    }
    if (dynamic.n)
        bs_op_splice_operands(builder->ir, op, dynamic, BS_ANY, left.len, left.data);
    bs_vec_free(&left);
    return extract_from(builder, op, from, n, places);
}

// Whether a vector.shape_cast does no more than put dimensions of size 1 in front.
static gboolean
only_adds_ones(const BsOp *op)
{
    if (!bs_op_is(op, "vector.shape_cast"))
        return FALSE;
    const BsType *from = bs_op_operand(op, 0)->type, *to = op->results[0].type;
    const guint32 n = rank_of(from), n_new = rank_of(to) - MIN(n, rank_of(to));
    return n <= rank_of(to) && (n == 0 || memcmp(from->shaped.shape, to->shaped.shape + n_new,
                                                 n * sizeof *to->shaped.shape) == 0);
}

static const BsOp *
find_broadcast(const BsValue *value)
{
    const BsOp *op = bs_value_op(value);
    if (op && (bs_op_is(op, "vector.broadcast") || bs_op_is(op, "vector.splat")))
        return op;
    return op && bs_op_upstream(op) >= BS_UPSTREAM_22 && only_adds_ones(op) ? op : NULL;
}

static BsFold
fold_broadcast(BsBuilder *builder, BsOp *op, BsFoldResult *results)
{
    const BsOp *broadcast = find_broadcast(bs_op_operand(op, 0));
    if (!broadcast)
        return BS_FOLD_NONE;
    BsValue *from = bs_op_operand(broadcast, 0);
    const BsType *part = op->results[0].type;
    if (from->type == part)
        return bs_fold_to_value(results, from);
    const guint32 rank = rank_of(from->type);
    if (rank_of(part) >= rank || !keeps_last_sizes(from->type, part))
        return BS_FOLD_NONE;
    return extract_from_broadcast_vector(builder, op, from,
                                         rank_of(broadcast->results[0].type) - rank);
}

// A part that has more dimensions than what was broadcast is a broadcast, too.
static gboolean
ExtractOpFromBroadcast(BsBuilder *builder, BsOp *op)
{
    const BsOp *broadcast = find_broadcast(bs_op_operand(op, 0));
    const BsType *part = op->results[0].type;
    if (!broadcast || part->kind != BS_TYPE_VECTOR)
        return FALSE;
    BsValue *from = bs_op_operand(broadcast, 0);
    if (from->type == part || rank_of(from->type) > rank_of(part))
        return FALSE;
    return bs_rewrite_replace(
        builder, op,
        bs_builder_value(builder, "vector.broadcast", op->loc, part, from, NULL, NULL, NULL));
}

// -- what had another shape before ---------------------------------------------------------------

// The number of the part that a position says, counted in the first `n` dimensions.
static gint64
part_number(const gint64 *shape, guint32 n, const gint64 *places)
{
    gint64 number = 0;
    for (guint32 i = 0; i < n; i++)
        number = number * shape[i] + places[i];
    return number;
}

// The same part of what was there before the shape changed, where that has the same last sizes.
static BsFold
fold_shape_cast(BsBuilder *builder, BsOp *op)
{
    const BsValue *vector = bs_op_operand(op, 0);
    const BsOp *cast = bs_value_defined_by(vector, "vector.shape_cast");
    const BsType *part = op->results[0].type;
    if (!cast)
        return BS_FOLD_NONE;
    const BsType *from = bs_op_operand(cast, 0)->type;
    if (rank_of(part) > rank_of(from) || !keeps_last_sizes(from, part))
        return BS_FOLD_NONE;
    const BsAttr *position = static_position(op);
    gint64 number =
        part_number(vector->type->shaped.shape, position->dense.n, numbers_of(position));
    const guint32 n = rank_of(from) - rank_of(part);
    g_autofree gint64 *places = g_new(gint64, n + 1);
    for (guint32 i = n; i-- > 0;) {
        const gint64 size = from->shaped.shape[i];
        places[i] = i ? number % size : number;
        number /= size;
    }
    return extract_from(builder, op, bs_op_operand(cast, 0), n, places);
}

// All that there is, in another shape.
static gboolean
extract_all_of_shape_cast(BsBuilder *builder, BsOp *op)
{
    const BsOp *cast = bs_value_defined_by(bs_op_operand(op, 0), "vector.shape_cast");
    const BsType *part = op->results[0].type;
    if (!cast || part->kind != BS_TYPE_VECTOR ||
        bs_type_n_elements(bs_op_operand(cast, 0)->type) != bs_type_n_elements(part))
        return FALSE;
    return bs_rewrite_replace(builder, op,
                              bs_builder_value(builder, "vector.shape_cast", op->loc, part,
                                               bs_op_operand(cast, 0), NULL, NULL, NULL));
}

// -- what a slice was taken from or inserted in before -------------------------------------------

static gint64
offset_of(const BsAttr *offsets, guint32 i)
{
    return offsets->array.items[i]->integer;
}

// The part of the vector that a slice was taken from, where it has no dimension of which the slice
// has a part.
static BsFold
fold_slice(BsBuilder *builder, BsOp *op)
{
    const BsOp *slice = bs_value_defined_by(bs_op_operand(op, 0), "vector.extract_strided_slice");
    if (!slice)
        return BS_FOLD_NONE;
    const BsType *from = bs_op_operand(slice, 0)->type, *sliced = slice->results[0].type;
    const BsAttr *offsets = bs_op_attr(slice, "offsets"), *position = static_position(op);
    guint32 n = offsets->array.n;
    while (n > 0 && offset_of(offsets, n - 1) == 0 &&
           sliced->shaped.shape[n - 1] == from->shaped.shape[n - 1])
        n--;
    if (rank_of(op->results[0].type) > rank_of(from) - n)
        return BS_FOLD_NONE;
    g_autofree gint64 *places = g_new(gint64, position->dense.n + 1);
    for (guint32 i = 0; i < position->dense.n; i++)
        places[i] = numbers_of(position)[i] + (i < n ? offset_of(offsets, i) : 0);
    return extract_from(builder, op, bs_op_operand(slice, 0), position->dense.n, places);
}

// Whether the position lies in what was inserted; then where, in `places[n]`.
static gboolean
lies_in_slice(const BsOp *op, const BsOp *insert, gint64 *places, guint32 *n)
{
    const BsAttr *offsets = bs_op_attr(insert, "offsets"), *position = static_position(op);
    const BsType *part = bs_op_operand(insert, 0)->type;
    const guint32 more = rank_of(insert->results[0].type) - rank_of(part);
    *n = 0;
    for (guint32 i = 0; i < position->dense.n; i++) {
        const gint64 place = numbers_of(position)[i] - offset_of(offsets, i);
        if (place < 0 || place >= (i < more ? 1 : part->shaped.shape[i - more]))
            return FALSE;
        if (i >= more)
            places[(*n)++] = place;
    }
    return TRUE;
}

// The same part of what was inserted, where that has the dimensions of the result as a whole.
static BsFold
fold_inserted_slice(BsBuilder *builder, BsOp *op)
{
    const BsType *part = op->results[0].type;
    g_autofree gint64 *places = g_new(gint64, static_position(op)->dense.n + 1);
    guint32 n = 0;
    const BsOp *insert = bs_value_defined_by(bs_op_operand(op, 0), "vector.insert_strided_slice");
    for (; insert;
         insert = bs_value_defined_by(bs_op_operand(insert, 1), "vector.insert_strided_slice")) {
        const BsType *inserted = bs_op_operand(insert, 0)->type;
        if (rank_of(part) > rank_of(inserted))
            return BS_FOLD_NONE;
        if (!lies_in_slice(op, insert, places, &n))
            continue;
        const guint32 kept = rank_of(part);
        const gint64 *whole = insert->results[0].type->shaped.shape;
        if (kept &&
            memcmp(inserted->shaped.shape + (rank_of(inserted) - kept),
                   whole + (rank_of(insert->results[0].type) - kept), kept * sizeof(gint64)) != 0)
            return BS_FOLD_NONE;
        return extract_from(builder, op, bs_op_operand(insert, 0), n, places);
    }
    return BS_FOLD_NONE;
}

// -- what was made from numbers ------------------------------------------------------------------

// The op, and in `*number` that of the first element of the part among its operands; or NULL.
static const BsOp *
find_elements(const BsOp *op, gint64 *number)
{
    const BsValue *vector = bs_op_operand(op, 0);
    const BsOp *elements = bs_value_defined_by(vector, "vector.from_elements");
    if (!elements || bs_vector_has_dynamic_position(op) || vector->type->shaped.layout)
        return NULL;
    const BsAttr *position = static_position(op);
    const BsType *part = op->results[0].type;
    *number = part_number(vector->type->shaped.shape, position->dense.n, numbers_of(position)) *
              (part->kind == BS_TYPE_VECTOR ? bs_type_n_elements(part) : 1);
    return elements;
}

static BsFold
fold_element(BsOp *op, BsFoldResult *results)
{
    gint64 number;
    const BsOp *elements = find_elements(op, &number);
    return elements && op->results[0].type->kind != BS_TYPE_VECTOR
               ? bs_fold_to_value(results, bs_op_operand(elements, (guint32)number))
               : BS_FOLD_NONE;
}

static gboolean
extract_from_elements(BsBuilder *builder, BsOp *op)
{
    const BsType *part = op->results[0].type;
    gint64 number;
    const BsOp *elements = find_elements(op, &number);
    if (!elements || part->kind != BS_TYPE_VECTOR)
        return FALSE;
    BsValues values = {0};
    bs_values_add_range(&values, elements,
                        (BsRange){(guint32)number, (guint32)bs_type_n_elements(part)});
    BsOp *made = bs_builder_op(builder, "vector.from_elements", op->loc, values.len, values.data, 1,
                               &part, NULL, 0);
    bs_builder_replace_op_with(builder, op, made);
    bs_vec_free(&values);
    return TRUE;
}

// -- constants -----------------------------------------------------------------------------------

// Part of the elements; NULL when it is not known which, and they are not all the same.
static const BsAttr *
part_of_constant(BsContext *context, const BsOp *op, const BsAttr *constant)
{
    const BsType *part = op->results[0].type;
    if (!constant || constant->kind != BS_ATTR_DENSE_ELEMENTS ||
        (!constant->dense.splat && bs_vector_has_dynamic_position(op)))
        return NULL;
    const BsAttr *position = static_position(op);
    const gboolean is_vector = part->kind == BS_TYPE_VECTOR;
    const guint32 n = is_vector ? (guint32)bs_type_n_elements(part) : 1;
    const guint64 *values = constant->dense.values;
    if (!constant->dense.splat)
        values +=
            n * part_number(constant->type->shaped.shape, position->dense.n, numbers_of(position));
    return is_vector ? bs_attr_dense(context, part, constant->dense.splat ? 1 : n, values,
                                     constant->dense.splat)
                     : bs_attr_from_bits(context, part, values[0]);
}

static gboolean
replace_by_part(BsBuilder *builder, BsOp *op, gboolean splat)
{
    const BsAttr *constant = bs_value_constant(bs_op_operand(op, 0));
    if (!constant || constant->kind != BS_ATTR_DENSE_ELEMENTS || constant->dense.splat != splat)
        return FALSE;
    const BsAttr *part = part_of_constant(builder->ir->context, op, constant);
    return part && bs_rewrite_replace(builder, op, bs_builder_constant(builder, op->loc, part));
}

static gboolean
ExtractOpSplatConstantFolder(BsBuilder *builder, BsOp *op)
{
    return replace_by_part(builder, op, TRUE);
}

static gboolean
ExtractOpNonSplatConstantFolder(BsBuilder *builder, BsOp *op)
{
    return replace_by_part(builder, op, FALSE);
}

// Whether nothing is let through in one dimension, and therefore in none.
static gboolean
lets_nothing_through(const BsOp *mask)
{
    for (guint32 i = 0; i < mask->n_operands; i++) {
        gint64 size;
        if (bs_value_int(bs_op_operand(mask, i), &size) && size <= 0)
            return TRUE;
    }
    return FALSE;
}

// Part of a mask: nothing where the place lies behind what is let through in one dimension; where
// it surely does not, a mask of the sizes that are left.
static gboolean
ExtractOpFromCreateMask(BsBuilder *builder, BsOp *op)
{
    const BsType *part = op->results[0].type;
    const BsOp *mask = bs_value_defined_by(bs_op_operand(op, 0), "vector.create_mask");
    if (!mask || part->kind != BS_TYPE_VECTOR)
        return FALSE;
    const BsAttr *position = static_position(op);
    const guint32 n = position->dense.n;
    const BsType *whole = mask->results[0].type;
    gboolean known = TRUE, none = lets_nothing_through(mask);
    for (guint32 i = 0; i < n && !none; i++) {
        const gint64 place = numbers_of(position)[i];
        gint64 size = -1;
        const gboolean is_number = bs_value_int(bs_op_operand(mask, i), &size);
        none = is_number && place != BS_DYNAMIC && place >= size;
        known &= is_number && (place != BS_DYNAMIC || size >= whole->shaped.shape[i]);
    }
    if (none)
        return bs_rewrite_replace(
            builder, op,
            bs_builder_constant(builder, op->loc,
                                bs_attr_bool_like(builder->ir->context, part, FALSE)));
    if (!known)
        return FALSE;
    BsValues sizes = {0};
    bs_values_add_range(&sizes, mask, (BsRange){n, mask->n_operands - n});
    BsOp *made = bs_builder_op(builder, "vector.create_mask", op->loc, sizes.len, sizes.data, 1,
                               &part, NULL, 0);
    bs_builder_replace_op_with(builder, op, made);
    bs_vec_free(&sizes);
    return TRUE;
}

// -- the fold ------------------------------------------------------------------------------------

gboolean
bs_vector_has_poison_position(const BsOp *op)
{
    const BsAttr *position = static_position(op);
    for (guint32 i = 0; i < position->dense.n; i++) {
        if (numbers_of(position)[i] == -1)
            return TRUE;
    }
    return FALSE;
}

static BsFold
fold_known_positions(BsBuilder *builder, BsOp *op, BsFoldResult *results)
{
    BsFold fold = fold_chain(builder, op);
    if (fold == BS_FOLD_NONE)
        fold = fold_inserted(builder, op, results);
    if (fold == BS_FOLD_NONE)
        fold = fold_broadcast(builder, op, results);
    if (fold == BS_FOLD_NONE)
        fold = fold_shape_cast(builder, op);
    if (fold == BS_FOLD_NONE)
        fold = fold_slice(builder, op);
    if (fold == BS_FOLD_NONE)
        fold = fold_inserted_slice(builder, op);
    return fold == BS_FOLD_NONE ? fold_element(op, results) : fold;
}

BsFold
bs_fold_vector_extract(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                       BsFoldResult *results)
{
    BsContext *context = builder->ir->context;
    BsValue *vector = bs_op_operand(op, 0);
    const gboolean since_22 = bs_op_upstream(op) >= BS_UPSTREAM_22;
    if (!static_position(op)->dense.n && vector->type == op->results[0].type)
        return bs_fold_to_value(results, vector);
    if (since_22 && (bs_attr_is_poison(constants[0]) || bs_vector_has_poison_position(op)))
        return bs_fold_to_attr(results, bs_attr_poison(context));
    if (since_22 && bs_vector_make_positions_static(builder, op, vector->type))
        return BS_FOLD_IN_PLACE;
    BsFold fold = BS_FOLD_NONE;
    if (!bs_vector_has_dynamic_position(op))
        fold = fold_known_positions(builder, op, results);
    else if (since_22)
        fold = fold_broadcast(builder, op, results);
    return fold == BS_FOLD_NONE && since_22
               ? bs_fold_to_attr(results, part_of_constant(context, op, constants[0]))
               : fold;
}

const BsPattern bs_patterns_vector_extract[] = {
    P_UNTIL_19(ExtractOpSplatConstantFolder, 1),
    P_UNTIL_19(ExtractOpNonSplatConstantFolder, 1),
    P(ExtractOpFromBroadcast, 1),
    P(ExtractOpFromCreateMask, 1),
    NAMED("", extract_all_of_shape_cast, 1),
    NAMED("", extract_from_elements, 1),
    END,
};
