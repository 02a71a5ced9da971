// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of memref's ops (mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp, LLVM 19).
#include "dialects/common/fold.h"
#include "dialects/memref/memref-private.h"
#include "dialects/memref/slice.h"
#include "ir/ir.h"
#include "ir/shape.h"
#include "support/vec.h"

#include <string.h>

// -- op(cast(x)) is op(x) ------------------------------------------------------------------------

static BsFold
in_place_if(gboolean changed)
{
    return changed ? BS_FOLD_IN_PLACE : BS_FOLD_NONE;
}

#define CAST_FOLD(name, inner)                                                 \
    BsFold bs_fold_memref_##name(BsBuilder *builder, BsOp *op,                 \
                                 G_GNUC_UNUSED const BsAttr *const *constants, \
                                 G_GNUC_UNUSED BsFoldResult *results)          \
    {                                                                          \
        return in_place_if(bs_memref_fold_casts(builder, op, inner));          \
    }

CAST_FOLD(load, NULL)
CAST_FOLD(dealloc, NULL)
CAST_FOLD(prefetch, NULL)
CAST_FOLD(dma, NULL)
CAST_FOLD(store, bs_op_operand(op, 0))
CAST_FOLD(atomic_rmw, bs_op_operand(op, 0))

BsFold
bs_fold_memref_cast(BsBuilder *builder, BsOp *op, G_GNUC_UNUSED const BsAttr *const *constants,
                    BsFoldResult *results)
{
    const BsFold fold = in_place_if(bs_memref_fold_casts(builder, op, NULL));
    return bs_fold_cast_trait(op, fold, results);
}

BsFold
bs_fold_memref_memory_space_cast(BsBuilder *builder, BsOp *op,
                                 G_GNUC_UNUSED const BsAttr *const *constants,
                                 BsFoldResult *results)
{
    const BsOp *inner = bs_value_defined_by(bs_op_operand(op, 0), "memref.memory_space_cast");
    if (inner)
        bs_op_set_operand(builder->ir, op, 0, bs_op_operand(inner, 0));
    return bs_fold_cast_trait(op, in_place_if(inner != NULL), results);
}

// What was said before (since 22).
BsFold
bs_fold_memref_assume_alignment(G_GNUC_UNUSED BsBuilder *builder, BsOp *op,
                                G_GNUC_UNUSED const BsAttr *const *constants, BsFoldResult *results)
{
    BsValue *source = bs_op_operand(op, 0);
    const BsOp *before = bs_value_defined_by(source, "memref.assume_alignment");
    if (!before || bs_op_attr(before, "alignment") != bs_op_attr(op, "alignment"))
        return BS_FOLD_NONE;
    return bs_fold_to_value(results, source);
}

// Only casts that forget something are looked through.
BsFold
bs_fold_memref_copy(BsBuilder *builder, BsOp *op, G_GNUC_UNUSED const BsAttr *const *constants,
                    G_GNUC_UNUSED BsFoldResult *results)
{
    gboolean folded = FALSE;
    for (guint32 i = 0; i < op->n_operands; i++) {
        const BsOp *cast = bs_value_defined_by(bs_op_operand(op, i), "memref.cast");
        if (cast && bs_memref_cast_only_forgets(cast)) {
            bs_op_set_operand(builder->ir, op, i, bs_op_operand(cast, 0));
            folded = TRUE;
        }
    }
    return in_place_if(folded);
}

// -- dim and rank --------------------------------------------------------------------------------

// Operand for the dynamic dimension `index` of an op whose group `group` has one per dynamic
// dimension.
static BsValue *
dynamic_size(const BsOp *op, guint32 group, const BsType *type, guint32 index)
{
    const BsRange sizes = bs_op_operand_group(op, group);
    guint32 position = 0;
    for (guint32 i = 0; i < index; i++)
        position += type->shaped.shape[i] == BS_DYNAMIC;
    return position < sizes.n ? bs_op_operand(op, sizes.begin + position) : NULL;
}

static BsValue *
subview_size(const BsOp *subview, const BsSlice *slice, guint32 index)
{
    const BsType *source = bs_op_operand(subview, 0)->type;
    g_autofree gboolean *dropped = g_new0(gboolean, source->shaped.rank + 1);
    if (!bs_dropped_dims(source, bs_op_result(subview, 0)->type, slice, dropped))
        return NULL;
    guint32 kept = 0;
    for (guint32 i = 0; i < source->shaped.rank && i < slice->n_sizes; i++) {
        if (!dropped[i] && kept++ == index)
            return slice->sizes[i].value;
    }
    return NULL;
}

// The value that a dynamic size of the op's result was made from, or NULL.
static BsValue *
size_operand(const BsOp *op, const BsType *type, guint32 index, BsUpstream upstream)
{
    if (upstream >= BS_UPSTREAM_22 && bs_op_is(op, "memref.reinterpret_cast"))
        return NULL;
    if (bs_op_is(op, "memref.alloc") || bs_op_is(op, "memref.alloca"))
        return dynamic_size(op, 0, type, index);
    if (bs_op_is(op, "memref.view"))
        return dynamic_size(op, 2, type, index);
    const gboolean is_subview = bs_op_is(op, "memref.subview");
    BsSlice slice;
    if ((!is_subview && !bs_op_is(op, "memref.reinterpret_cast")) || !bs_slice_init(&slice, op))
        return NULL;
    BsValue *size = is_subview              ? subview_size(op, &slice, index)
                    : index < slice.n_sizes ? slice.sizes[index].value
                                            : NULL;
    bs_slice_clear(&slice);
    return size;
}

BsFold
bs_fold_memref_dim(BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                   BsFoldResult *results)
{
    const BsAttr *index = constants[1];
    const BsValue *source = bs_op_operand(op, 0);
    const BsType *type = source->type;
    if (!index || index->kind != BS_ATTR_INTEGER || type->kind != BS_TYPE_MEMREF ||
        index->integer < 0 || index->integer >= type->shaped.rank)
        return BS_FOLD_NONE;
    const gint64 size = type->shaped.shape[index->integer];
    if (size != BS_DYNAMIC)
        return bs_fold_to_attr(results, bs_attr_index(builder->ir->context, size));
    const BsUpstream upstream = bs_context_upstream(builder->ir->context);
    BsValue *value = bs_value_op(source) ? size_operand(bs_value_op(source), type,
                                                        (guint32)index->integer, upstream)
                                         : NULL;
    if (value)
        return bs_fold_to_value(results, value);
    return in_place_if(bs_memref_fold_casts(builder, op, NULL));
}

BsFold
bs_fold_memref_rank(BsBuilder *builder, BsOp *op, G_GNUC_UNUSED const BsAttr *const *constants,
                    BsFoldResult *results)
{
    const BsType *type = bs_op_operand(op, 0)->type;
    if (type->kind != BS_TYPE_MEMREF)
        return BS_FOLD_NONE;
    return bs_fold_to_attr(results, bs_attr_index(builder->ir->context, type->shaped.rank));
}

// -- extract_strided_metadata --------------------------------------------------------------------

// Goes on with the use that stood behind, which has moved on to the constant when it is in the same
// op: what stood behind that one keeps the result until the op is folded again, as upstream's
// replaceConstantUsesOf has it.
static void
replace_user_by_user(BsIr *ir, BsValue *value, BsValue *constant)
{
    for (BsUse *use = bs_value_uses(value), *next; use; use = next) {
        BsOp *user = bs_use_owner(use);
        next = bs_use_next(use);
        for (guint32 i = 0; i < user->n_operands; i++) {
            if (bs_op_operand(user, i) == value)
                bs_op_set_operand(ir, user, i, constant);
        }
    }
}

// Uses of a result whose number the source's type says get a constant. Nobody is told, as upstream
// does not.
static gboolean
replace_known(BsBuilder *builder, BsOp *op, guint32 result, gint64 number)
{
    BsValue *value = bs_op_result(op, result);
    if (number == BS_DYNAMIC || !bs_value_uses(value))
        return FALSE;
    replace_user_by_user(builder->ir, value, bs_builder_index(builder, op->loc, number));
    return TRUE;
}

BsFold
bs_fold_memref_extract_strided_metadata(BsBuilder *builder, BsOp *op,
                                        G_GNUC_UNUSED const BsAttr *const *constants,
                                        G_GNUC_UNUSED BsFoldResult *results)
{
    const BsType *type = bs_op_operand(op, 0)->type;
    if (type->kind != BS_TYPE_MEMREF || op->n_results != 2 + 2 * type->shaped.rank)
        return BS_FOLD_NONE;
    const guint32 rank = type->shaped.rank;
    gint64 few[8], offset;
    g_autofree gint64 *many = rank > G_N_ELEMENTS(few) ? g_new(gint64, rank) : NULL;
    gint64 *strides = many ? many : few;
    if (!bs_memref_strides(type, strides, &offset))
        return BS_FOLD_NONE;
    BsBuilder quiet;
    bs_builder_init(&quiet, builder->ir);
    bs_builder_set_before(&quiet, op);
    gboolean changed = replace_known(&quiet, op, 1, offset);
    for (guint32 i = 0; i < rank; i++)
        changed |= replace_known(&quiet, op, 2 + i, type->shaped.shape[i]);
    for (guint32 i = 0; i < rank; i++)
        changed |= replace_known(&quiet, op, 2 + rank + i, strides[i]);
    const BsOp *cast = bs_value_defined_by(bs_op_operand(op, 0), "memref.cast");
    if (cast && bs_op_operand(cast, 0)->type->kind == BS_TYPE_MEMREF &&
        bs_context_upstream(builder->ir->context) >= BS_UPSTREAM_22) {
        bs_op_set_operand(builder->ir, op, 0, bs_op_operand(cast, 0));
        changed = TRUE;
    }
    return in_place_if(changed);
}

// -- reinterpret_cast and subview ----------------------------------------------------------------

static gboolean
all_are(guint32 n, const BsMixed *mixed, gint64 number)
{
    for (guint32 i = 0; i < n; i++)
        if (!bs_mixed_is(mixed[i], number))
            return FALSE;
    return TRUE;
}

// What a reinterpret_cast can take instead of its source: of that it only uses the base.
static BsValue *
same_base(const BsValue *source)
{
    const BsOp *op = bs_value_op(source);
    if (!op)
        return NULL;
    if (bs_op_is(op, "memref.reinterpret_cast") || bs_op_is(op, "memref.cast"))
        return bs_op_operand(op, 0);
    BsSlice slice;
    if (!bs_op_is(op, "memref.subview") || !bs_slice_init(&slice, op))
        return NULL;
    const gboolean at_start = all_are(slice.n_offsets, slice.offsets, 0);
    bs_slice_clear(&slice);
    return at_start ? bs_op_operand(op, 0) : NULL;
}

BsFold
bs_fold_memref_reinterpret_cast(BsBuilder *builder, BsOp *op,
                                G_GNUC_UNUSED const BsAttr *const *constants, BsFoldResult *results)
{
    BsValue *source = bs_op_operand(op, 0), *base = same_base(source);
    if (base) {
        // All of a chain at once: who asks its last op first would come back for every one of it.
        for (BsValue *next; (next = same_base(base));)
            base = next;
        bs_op_set_operand(builder->ir, op, 0, base);
        return BS_FOLD_IN_PLACE;
    }
    const BsAttr *offsets = bs_op_attr(op, "static_offsets");
    if (source->type == bs_op_result(op, 0)->type && bs_type_has_static_shape(source->type) &&
        offsets && offsets->kind == BS_ATTR_DENSE_ARRAY && offsets->dense.n == 1 &&
        offsets->dense.values[0] == 0)
        return bs_fold_to_value(results, source);
    return BS_FOLD_NONE;
}

// Whether the second subview takes all of the first.
static gboolean
takes_all(const BsSlice *first, const BsSlice *second)
{
    if (first->n_sizes != second->n_sizes || !all_are(second->n_offsets, second->offsets, 0) ||
        !all_are(second->n_strides, second->strides, 1))
        return FALSE;
    for (guint32 i = 0; i < first->n_sizes; i++)
        if (!bs_mixed_equal(first->sizes[i], second->sizes[i]))
            return FALSE;
    return TRUE;
}

// Whether the layout, if it is a strided one, leaves nothing open.
static gboolean
has_static_layout(const BsType *type)
{
    if (!type->shaped.layout || type->shaped.layout->kind != BS_ATTR_STRIDED)
        return TRUE;
    gint64 offset = 0;
    g_autofree gint64 *strides = bs_memref_strides_new(type, &offset);
    for (guint32 i = 0; i < type->shaped.rank; i++)
        if (strides[i] == BS_DYNAMIC)
            return FALSE;
    return offset != BS_DYNAMIC;
}

BsFold
bs_fold_memref_subview(G_GNUC_UNUSED BsBuilder *builder, BsOp *op,
                       G_GNUC_UNUSED const BsAttr *const *constants, BsFoldResult *results)
{
    BsValue *source = bs_op_operand(op, 0);
    if (source->type != bs_op_result(op, 0)->type)
        return BS_FOLD_NONE;
    if (bs_type_has_static_shape(source->type))
        return bs_op_upstream(op) < BS_UPSTREAM_22 || has_static_layout(source->type)
                   ? bs_fold_to_value(results, source)
                   : BS_FOLD_NONE;
    const BsOp *inner = bs_value_defined_by(source, "memref.subview");
    BsSlice first, second;
    if (!inner || !bs_slice_init(&first, inner))
        return BS_FOLD_NONE;
    gboolean same = FALSE;
    if (bs_slice_init(&second, op)) {
        same = takes_all(&first, &second);
        bs_slice_clear(&second);
    }
    bs_slice_clear(&first);
    return same ? bs_fold_to_value(results, source) : BS_FOLD_NONE;
}

// -- view ----------------------------------------------------------------------------------------

// Since 22 all bytes of a buffer are the buffer.
BsFold
bs_fold_memref_view(G_GNUC_UNUSED BsBuilder *builder, BsOp *op, const BsAttr *const *constants,
                    BsFoldResult *results)
{
    BsValue *source = bs_op_operand(op, 0);
    return bs_op_upstream(op) >= BS_UPSTREAM_22 && source->type == bs_op_result(op, 0)->type &&
                   bs_type_has_static_shape(source->type) && constants[1] &&
                   bs_attr_is_zero(constants[1])
               ? bs_fold_to_value(results, source)
               : BS_FOLD_NONE;
}

// -- transpose -----------------------------------------------------------------------------------

typedef BS_VEC(guint32) Dims;

// Reads `(d0, d1) -> (d1, d0)`: numbers of the results. FALSE for everything but a list of
// dimensions.
static gboolean
read_permutation(const BsAttr *attr, Dims *dims)
{
    const char *at =
        attr && attr->kind == BS_ATTR_AFFINE_MAP ? strstr(attr->string.text, "-> (") : NULL;
    if (!at)
        return FALSE;
    at += strlen("-> (");
    while (*at == 'd') {
        char *end;
        const guint64 number = g_ascii_strtoull(at + 1, &end, 10);
        if (number > G_MAXUINT16)
            break;
        bs_vec_push(dims, (guint32)number);
        at = end;
        while (*at == ',' || *at == ' ')
            at++;
    }
    if (*at == ')')
        return TRUE;
    bs_vec_free(dims);
    return FALSE;
}

static const BsAttr *
permutation_attr(BsContext *context, const Dims *dims)
{
    GString *text = g_string_new("(");
    for (guint32 i = 0; i < dims->len; i++)
        g_string_append_printf(text, "%sd%u", i ? ", " : "", i);
    g_string_append(text, ") -> (");
    for (guint32 i = 0; i < dims->len; i++)
        g_string_append_printf(text, "%sd%u", i ? ", " : "", dims->data[i]);
    g_string_append_c(text, ')');
    const BsAttr *attr = bs_attr_text(context, BS_ATTR_AFFINE_MAP, text->str, text->len);
    g_string_free(text, TRUE);
    return attr;
}

static gboolean
is_identity(const Dims *dims)
{
    for (guint32 i = 0; i < dims->len; i++)
        if (dims->data[i] != i)
            return FALSE;
    return TRUE;
}

// Replaces the numbers of `outer` by what `inner` has there. FALSE when the two don't fit.
static gboolean
compose(Dims *outer, const Dims *inner)
{
    for (guint32 i = 0; i < outer->len; i++) {
        if (outer->data[i] >= inner->len)
            return FALSE;
        outer->data[i] = inner->data[outer->data[i]];
    }
    return outer->len == inner->len;
}

// A transposition that moves nothing is its operand; two in a row are one.
BsFold
bs_fold_memref_transpose(BsBuilder *builder, BsOp *op, G_GNUC_UNUSED const BsAttr *const *constants,
                         BsFoldResult *results)
{
    BsValue *in = bs_op_operand(op, 0);
    const BsOp *inner_op = bs_value_defined_by(in, "memref.transpose");
    Dims outer = {0}, inner = {0};
    BsFold fold = BS_FOLD_NONE;
    if (!read_permutation(bs_op_attr(op, "permutation"), &outer))
        return BS_FOLD_NONE;
    if (is_identity(&outer) && in->type == bs_op_result(op, 0)->type) {
        fold = bs_fold_to_value(results, in);
    } else if (inner_op && read_permutation(bs_op_attr(inner_op, "permutation"), &inner) &&
               compose(&outer, &inner)) {
        bs_op_set_operand(builder->ir, op, 0, bs_op_operand(inner_op, 0));
        bs_op_set_attr(builder->ir, op, "permutation",
                       permutation_attr(builder->ir->context, &outer));
        fold = BS_FOLD_IN_PLACE;
    }
    bs_vec_free(&outer);
    bs_vec_free(&inner);
    return fold;
}
