// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization patterns of bufferization's dealloc, clone and to_memref
// (mlir/lib/Dialect/Bufferization/IR/BufferizationOps.cpp, LLVM 19). The six patterns of dealloc
// are also part of buffer-deallocation-simplification.
#include "dialects/bufferization/bufferization-private.h"
#include "dialects/bufferization/dealloc.h"
#include "dialects/common/fold.h"
#include "dialects/common/pattern-rows.h"
#include "dialects/memref/slice.h"
#include "ir/ir.h"
#include "support/vec.h"

// -- the lists of a dealloc ----------------------------------------------------------------------

typedef BS_VEC(BsValue *) Values;

// Memrefs to free and their conditions, as a pattern puts them together.
typedef struct Lists {
    guint32 n;
    BsValue **memrefs, **conditions;
    BsValue *few[16];
} Lists;

static void
lists_init(Lists *lists, guint32 room)
{
    const gboolean many = 2 * room > G_N_ELEMENTS(lists->few);
    lists->n = 0;
    lists->memrefs = many ? g_new(BsValue *, 2 * (gsize)room) : lists->few;
    lists->conditions = lists->memrefs + room;
}

static void
lists_add(Lists *lists, BsValue *memref, BsValue *condition)
{
    lists->memrefs[lists->n] = memref;
    lists->conditions[lists->n++] = condition;
}

// Gives the dealloc these lists in place, and frees them.
static void
lists_put(Lists *lists, BsBuilder *builder, BsOp *op)
{
    bs_dealloc_set_memrefs(builder, op, lists->n, lists->memrefs, lists->conditions);
    if (lists->memrefs != lists->few)
        g_free(lists->memrefs);
}

// -- dealloc -------------------------------------------------------------------------------------

// Whether a value is listed twice. Most lists are short.
static gboolean
has_duplicates(const BsUse *uses, guint32 n)
{
    enum { SHORT = 8 };
    if (n > SHORT) {
        g_autoptr(GHashTable) seen = g_hash_table_new(NULL, NULL);
        for (guint32 i = 0; i < n; i++)
            if (!g_hash_table_add(seen, bs_use_value(&uses[i])))
                return TRUE;
        return FALSE;
    }
    for (guint32 i = 1; i < n; i++)
        for (guint32 k = 0; k < i; k++)
            if (bs_use_value(&uses[i]) == bs_use_value(&uses[k]))
                return TRUE;
    return FALSE;
}

// A memref that is listed again only adds its condition to the first one.
static gboolean
DeallocRemoveDuplicateDeallocMemrefs(BsBuilder *builder, BsOp *op)
{
    const BsDeallocLists old = bs_dealloc_lists(op);
    if (!has_duplicates(old.memrefs, old.n))
        return FALSE;
    Lists lists;
    lists_init(&lists, old.n);
    g_autoptr(GHashTable) positions = g_hash_table_new(NULL, NULL);
    for (guint32 i = 0; i < old.n; i++) {
        BsValue *memref = bs_dealloc_memref(&old, i);
        BsValue *condition = bs_dealloc_condition(&old, i);
        const guint position = GPOINTER_TO_UINT(g_hash_table_lookup(positions, memref));
        if (position == 0) {
            lists_add(&lists, memref, condition);
            g_hash_table_insert(positions, memref, GUINT_TO_POINTER(lists.n));
            continue;
        }
        BsValue **first = &lists.conditions[position - 1];
        if (*first != condition)
            *first = bs_builder_value(builder, "arith.ori", op->loc, condition->type, *first,
                                      condition, NULL, NULL);
    }
    lists_put(&lists, builder, op);
    return TRUE;
}

// The dealloc with another list of retained memrefs.
static BsOp *
rebuild_dealloc(BsBuilder *builder, const BsOp *op, const Values *retained)
{
    const BsDeallocLists old = bs_dealloc_lists(op);
    Values memrefs = {0}, conditions = {0};
    for (guint32 i = 0; i < old.n; i++) {
        bs_vec_push(&memrefs, bs_dealloc_memref(&old, i));
        bs_vec_push(&conditions, bs_dealloc_condition(&old, i));
    }
    BsOp *made = bs_dealloc_build(builder, op->loc, old.n, memrefs.data, conditions.data,
                                  retained->len, retained->data);
    bs_vec_free(&memrefs);
    bs_vec_free(&conditions);
    return made;
}

// A memref that is retained again has the result of the first one.
static gboolean
DeallocRemoveDuplicateRetainedMemrefs(BsBuilder *builder, BsOp *op)
{
    const BsDeallocLists old = bs_dealloc_lists(op);
    const guint32 n = old.n_retained;
    if (!has_duplicates(old.retained, n))
        return FALSE;
    Values unique = {0};
    g_autofree guint32 *position_of = g_new(guint32, (gsize)n + 1);
    g_autoptr(GHashTable) positions = g_hash_table_new(NULL, NULL);
    for (guint32 i = 0; i < n; i++) {
        BsValue *retained = bs_dealloc_retained(&old, i);
        gpointer position;
        if (!g_hash_table_lookup_extended(positions, retained, NULL, &position)) {
            position = GUINT_TO_POINTER(unique.len);
            g_hash_table_insert(positions, retained, position);
            bs_vec_push(&unique, retained);
        }
        position_of[i] = GPOINTER_TO_UINT(position);
    }
    const BsOp *made = rebuild_dealloc(builder, op, &unique);
    g_autofree BsValue **results = g_new(BsValue *, n);
    for (guint32 i = 0; i < n; i++)
        results[i] = bs_op_result(made, position_of[i]);
    bs_builder_replace_op(builder, op, results);
    bs_vec_free(&unique);
    return TRUE;
}

// With nothing to free, every retained memref still belongs to whom it did: no result is true.
static gboolean
EraseEmptyDealloc(BsBuilder *builder, BsOp *op)
{
    if (bs_dealloc_lists(op).n)
        return FALSE;
    BsValue *no = bs_builder_bool(builder, op->loc, FALSE);
    g_autofree BsValue **results = op->n_results ? g_new(BsValue *, op->n_results) : NULL;
    for (guint32 i = 0; i < op->n_results; i++)
        results[i] = no;
    bs_builder_replace_op(builder, op, results);
    return TRUE;
}

static gboolean
is_false(const BsValue *condition)
{
    const BsAttr *value = bs_value_constant(condition);
    return value && value->kind == BS_ATTR_INTEGER && value->integer == 0;
}

static gboolean
EraseAlwaysFalseDealloc(BsBuilder *builder, BsOp *op)
{
    const BsDeallocLists old = bs_dealloc_lists(op);
    guint32 first = 0;
    while (first < old.n && !is_false(bs_dealloc_condition(&old, first)))
        first++;
    if (first == old.n)
        return FALSE;
    Lists lists;
    lists_init(&lists, old.n);
    for (guint32 i = 0; i < old.n; i++) {
        if (i < first || !is_false(bs_dealloc_condition(&old, i)))
            lists_add(&lists, bs_dealloc_memref(&old, i), bs_dealloc_condition(&old, i));
    }
    lists_put(&lists, builder, op);
    return TRUE;
}

// Whether the op that makes the value says that it allocates it; `only`: and has no other effect on
// it.
static gboolean
is_allocated(const BsValue *value, gboolean only)
{
    if (!bs_value_op(value))
        return FALSE;
    BsEffects effects;
    bs_effects_init(&effects);
    gboolean allocated = FALSE, other = !bs_op_effects(bs_value_op(value), &effects);
    for (guint32 i = 0; i < effects.n; i++) {
        if (effects.items[i].value != value)
            continue;
        const gboolean is_allocation = effects.items[i].kind == BS_EFFECT_ALLOCATE;
        allocated |= is_allocation;
        other |= !is_allocation;
    }
    bs_effects_clear(&effects);
    return allocated && !(only && other);
}

// The allocation whose base the value is, or NULL.
static BsValue *
allocation_of_base(const BsValue *value)
{
    const BsOp *extract = bs_value_defined_by(value, "memref.extract_strided_metadata");
    return extract && is_allocated(bs_op_operand(extract, 0), FALSE) ? bs_op_operand(extract, 0)
                                                                     : NULL;
}

// The base of an allocation is the allocation itself.
static gboolean
SkipExtractMetadataOfAlloc(BsBuilder *builder, BsOp *op)
{
    const BsDeallocLists old = bs_dealloc_lists(op);
    guint32 first = 0;
    while (first < old.n && !allocation_of_base(bs_dealloc_memref(&old, first)))
        first++;
    if (first == old.n)
        return FALSE;
    Lists lists;
    lists_init(&lists, old.n);
    for (guint32 i = 0; i < old.n; i++) {
        BsValue *memref = bs_dealloc_memref(&old, i);
        BsValue *allocation = i >= first ? allocation_of_base(memref) : NULL;
        lists_add(&lists, allocation ? allocation : memref, bs_dealloc_condition(&old, i));
    }
    lists_put(&lists, builder, op);
    return TRUE;
}

static gboolean
is_only_freed(const BsValue *memref)
{
    return bs_value_has_one_use(memref) && is_allocated(memref, TRUE);
}

// An allocation that is only freed here goes, as does its place in the list.
static gboolean
RemoveAllocDeallocPairWhenNoOtherUsers(BsBuilder *builder, BsOp *op)
{
    const BsDeallocLists old = bs_dealloc_lists(op);
    guint32 first = 0;
    while (first < old.n && !is_only_freed(bs_dealloc_memref(&old, first)))
        first++;
    if (first == old.n)
        return FALSE;
    Lists lists;
    lists_init(&lists, old.n);
    BS_VEC(BsOp *) dead = {0};
    for (guint32 i = 0; i < old.n; i++) {
        BsValue *memref = bs_dealloc_memref(&old, i);
        if (i >= first && is_only_freed(memref))
            bs_vec_push(&dead, bs_value_op(memref));
        else
            lists_add(&lists, memref, bs_dealloc_condition(&old, i));
    }
    lists_put(&lists, builder, op);
    for (guint32 i = 0; i < dead.len; i++)
        bs_builder_erase_op(builder, dead.data[i]);
    bs_vec_free(&dead);
    return TRUE;
}

// -- clone ---------------------------------------------------------------------------------------

static gboolean
frees(BsOp *op, const BsValue *value)
{
    BsEffects effects;
    bs_effects_init(&effects);
    const gboolean result =
        bs_op_effects(op, &effects) && bs_effects_has(&effects, BS_EFFECT_FREE, value);
    bs_effects_clear(&effects);
    return result;
}

// The only op that frees the value, or NULL for none. FALSE when there are several, or a realloc.
static gboolean
find_dealloc(BsValue *value, BsOp **dealloc)
{
    *dealloc = NULL;
    bs_value_for_each_use (value, use) {
        if (!frees(bs_use_owner(use), value))
            continue;
        if (bs_op_is(bs_use_owner(use), "memref.realloc") || *dealloc)
            return FALSE;
        *dealloc = bs_use_owner(use);
    }
    return TRUE;
}

// Which of the two deallocs is not needed when the clone is not made. NULL when neither can be said
// to be.
static BsOp *
redundant_dealloc(const BsOp *clone, BsOp *of_clone, BsOp *of_source)
{
    if (of_clone && of_source && bs_op_block(of_clone) == bs_op_block(of_source))
        return NULL; // their lifetimes in the block need not overlap
    if (of_clone && bs_op_block(of_clone) == bs_op_block(clone))
        return of_clone;
    if (of_source && bs_op_block(of_source) == bs_op_block(clone))
        return of_source;
    return NULL;
}

// Whether an op from after `op` up to `last` frees something; FALSE for the answer "no" only when
// `last` is reached.
static gboolean
frees_before(const BsOp *op, const BsOp *last)
{
    for (BsOp *between = bs_op_next(op); between != last; between = bs_op_next(between))
        if (!between || frees(between, NULL))
            return TRUE;
    return FALSE;
}

// A clone whose original is no longer needed is the original. Upstream looks for frees in between
// that are ops of the block, and so does this: a loop in between that frees the clone it carries,
// or a callee that does, then frees the original before what uses that behind it. A clone that is
// written to, or whose original is, is folded, too: the op's definition leaves open what either
// holds then.
static gboolean
SimplifyClones(BsBuilder *builder, BsOp *op)
{
    BsValue *clone = bs_op_result(op, 0), *source = bs_op_operand(op, 0);
    if (!bs_value_uses(clone)) {
        bs_builder_erase_op(builder, op);
        return TRUE;
    }
    if (source->type != clone->type && !bs_memref_casts_to(source->type, clone->type))
        return FALSE;
    BsValue *origin = source;
    for (BsValue *next; bs_value_op(origin) && (next = bs_op_view_source(bs_value_op(origin)));)
        origin = next;
    BsOp *of_clone, *of_source;
    if (!find_dealloc(clone, &of_clone) || !find_dealloc(origin, &of_source))
        return FALSE;
    BsOp *redundant = redundant_dealloc(op, of_clone, of_source);
    if (!redundant || frees_before(op, redundant))
        return FALSE;
    if (source->type != clone->type)
        source = bs_builder_value(builder, "memref.cast", op->loc, clone->type, source, NULL, NULL,
                                  NULL);
    bs_builder_replace_op(builder, op, &source);
    bs_builder_erase_op(builder, redundant);
    return TRUE;
}

// -- to_memref -----------------------------------------------------------------------------------

// A new memref of that type with the contents of `source`.
static BsValue *
copy_to(BsBuilder *builder, BsLoc loc, const BsType *type, BsValue *source)
{
    BsContext *context = builder->ir->context;
    Values operands = {0};
    for (guint32 i = 0; i < type->shaped.rank; i++) {
        if (type->shaped.shape[i] != BS_DYNAMIC)
            continue;
        BsValue *index = bs_builder_index(builder, loc, i);
        bs_vec_push(&operands, bs_builder_value(builder, "memref.dim", loc, index->type, source,
                                                index, NULL, NULL));
    }
    const gint32 segments[] = {(gint32)operands.len, 0};
    const BsNamedAttr item = {"operandSegmentSizes", bs_attr_i32_array(context, 2, segments)};
    BsOp *alloc = bs_builder_op(builder, "memref.alloc", loc, operands.len, operands.data, 1, &type,
                                bs_attr_dict(context, 1, &item), 0);
    BsValue *copy = bs_op_result(alloc, 0);
    BsValue *const both[] = {source, copy};
    bs_builder_op(builder, "memref.copy", loc, 2, both, 0, NULL, NULL, 0);
    bs_vec_free(&operands);
    return copy;
}

// Whether a cast between ranked memrefs can never fail when the program runs.
static gboolean
forgets_or_keeps(const BsType *from, const BsType *to)
{
    g_autofree gint64 *from_strides = g_new(gint64, (gsize)from->shaped.rank + 1);
    g_autofree gint64 *to_strides = g_new(gint64, (gsize)to->shaped.rank + 1);
    gint64 from_offset, to_offset;
    if (!bs_memref_strides(from, from_strides, &from_offset) ||
        !bs_memref_strides(to, to_strides, &to_offset))
        return FALSE;
    gboolean safe = from_offset != BS_DYNAMIC || to_offset == BS_DYNAMIC;
    for (guint32 i = 0; i < from->shaped.rank; i++)
        safe = safe && (from_strides[i] != BS_DYNAMIC || to_strides[i] == BS_DYNAMIC);
    return safe;
}

// NULL when neither would do: unranked to ranked, or memrefs of other things; until 19 also memrefs
// in other memory spaces, which no cast reaches, but a copy.
static BsValue *
cast_or_copy(BsBuilder *builder, BsLoc loc, const BsType *type, BsValue *source)
{
    const BsType *from = source->type;
    const gboolean castable = bs_memref_casts_to(from, type);
    const gboolean ranked = from->kind == BS_TYPE_MEMREF && type->kind == BS_TYPE_MEMREF;
    if (castable && (ranked ? forgets_or_keeps(from, type) : from->kind == BS_TYPE_MEMREF))
        return bs_builder_value(builder, "memref.cast", loc, type, source, NULL, NULL, NULL);
    const gboolean any_space = bs_context_upstream(builder->ir->context) >= BS_UPSTREAM_22;
    const gboolean alike = ranked && from->shaped.element == type->shaped.element &&
                           (any_space || from->shaped.space == type->shaped.space) &&
                           from->shaped.rank == type->shaped.rank;
    return alike ? copy_to(builder, loc, type, source) : NULL;
}

// to_buffer(to_tensor(x)) of another type is a cast of x, or else a copy.
static gboolean
ToBufferToTensorFolding(BsBuilder *builder, BsOp *op)
{
    const BsOp *inner = bs_value_defined_by(bs_op_operand(op, 0), "bufferization.to_tensor");
    if (!inner)
        return FALSE;
    BsValue *source = bs_op_operand(inner, 0);
    const BsType *type = bs_op_result(op, 0)->type;
    BsValue *value = source;
    if (source->type != type)
        value = cast_or_copy(builder, bs_value_loc(source), type, source);
    if (!value)
        return FALSE;
    bs_builder_replace_op(builder, op, &value);
    return TRUE;
}

// What is made of a cast tensor is made of the tensor, and cast then.
static gboolean
ToBufferOfCast(BsBuilder *builder, BsOp *op)
{
    BsContext *context = builder->ir->context;
    const BsOp *cast = bs_value_defined_by(bs_op_operand(op, 0), "tensor.cast");
    BsValue *source = cast ? bs_op_operand(cast, 0) : NULL;
    if (!source || source->type->kind != BS_TYPE_TENSOR)
        return FALSE;
    const BsType *tensor = source->type, *was = bs_op_result(op, 0)->type;
    const gboolean keeps = bs_context_upstream(context) >= BS_UPSTREAM_22;
    const gboolean ranked = keeps && was->kind == BS_TYPE_MEMREF;
    const BsType *type =
        bs_type_memref(context, tensor->shaped.rank, tensor->shaped.shape, tensor->shaped.element,
                       ranked ? was->shaped.layout : NULL, keeps ? was->shaped.space : NULL);
    const BsAttr *read_only = keeps ? bs_op_attr(op, "read_only") : NULL;
    BsValue *buffer =
        bs_builder_value(builder, op->def->name, op->loc, type, source, NULL, NULL,
                         read_only ? bs_dict_with(context, NULL, "read_only", read_only) : NULL);
    BsValue *made =
        bs_builder_value(builder, "memref.cast", op->loc, was, buffer, NULL, NULL, NULL);
    bs_builder_replace_op_with(builder, op, bs_value_op(made));
    return TRUE;
}

// -- alloc_tensor --------------------------------------------------------------------------------

// Sizes that are constants become part of the type.
static gboolean
ReplaceStaticShapeDims(BsBuilder *builder, BsOp *op)
{
    BsContext *context = builder->ir->context;
    const BsType *type = bs_op_result(op, 0)->type;
    if (type->kind != BS_TYPE_TENSOR || bs_op_operand_group(op, 1).n)
        return FALSE;
    const guint32 rank = type->shaped.rank;
    g_autofree gint64 *shape = g_new(gint64, (gsize)rank + 1);
    Values sizes = {0};
    guint32 next = 0;
    for (guint32 i = 0; i < rank; i++) {
        shape[i] = type->shaped.shape[i];
        if (shape[i] != BS_DYNAMIC)
            continue;
        BsValue *value = bs_op_operand(op, next++);
        gint64 size;
        if (bs_value_int(value, &size) && size >= 0)
            shape[i] = size;
        else
            bs_vec_push(&sizes, value);
    }
    const BsType *known =
        bs_type_tensor(context, rank, shape, type->shaped.element, type->shaped.layout);
    if (known != type) {
        const gint32 segments[] = {(gint32)sizes.len, 0, 0};
        const BsAttr *attrs = bs_dict_with(context, NULL, "operandSegmentSizes",
                                           bs_attr_i32_array(context, 3, segments));
        BsOp *made = bs_builder_op(builder, op->def->name, op->loc, sizes.len, sizes.data, 1,
                                   &known, attrs, 0);
        BsValue *cast = bs_builder_value(builder, "tensor.cast", op->loc, type,
                                         bs_op_result(made, 0), NULL, NULL, NULL);
        bs_builder_replace_op_with(builder, op, bs_value_op(cast));
    }
    bs_vec_free(&sizes);
    return known != type;
}

// -- the lists, in the order of upstream's registration ------------------------------------------

// clang-format off
const BsPattern bs_patterns_bufferization_dealloc[] = {
    P(DeallocRemoveDuplicateDeallocMemrefs, 1), P(DeallocRemoveDuplicateRetainedMemrefs, 1),
    P(EraseEmptyDealloc, 1), P(EraseAlwaysFalseDealloc, 1), P(SkipExtractMetadataOfAlloc, 1),
    P(RemoveAllocDeallocPairWhenNoOtherUsers, 1), END,
};
const BsPattern bs_patterns_bufferization_clone[] = { P(SimplifyClones, 1), END };
const BsPattern bs_patterns_bufferization_to_buffer[] = {
    NAMED_UNTIL_19("(anonymous namespace)::ToMemrefOfCast", ToBufferOfCast, 1),
    NAMED_SINCE_22("(anonymous namespace)::ToBufferOfCast", ToBufferOfCast, 1),
    NAMED_UNTIL_19("ToMemrefToTensorFolding", ToBufferToTensorFolding, 1),
    P_SINCE_22(ToBufferToTensorFolding, 1), END,
};
// What else upstream has for these rewrites ops of the tensor dialect.
const BsPattern bs_patterns_bufferization_to_tensor[] = { END };
const BsPattern bs_patterns_bufferization_alloc_tensor[] = { P(ReplaceStaticShapeDims, 1), END };
// clang-format on
