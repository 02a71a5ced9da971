// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/affine.h"
#include "ir/attr.h"
#include "ir/context-private.h"

#include <string.h>

// -- interning -----------------------------------------------------------------------------------

static guint32
hash_pointers(guint32 hash, guint32 n, const void *const *pointers)
{
    for (guint32 i = 0; i < n; i++)
        hash = bs_hash_mix(hash, (guint64)(guintptr)pointers[i]);
    return bs_hash_mix(hash, n);
}

static guint32
hash_types(guint32 hash, guint32 n, const BsType *const *types)
{
    return hash_pointers(hash, n, (const void *const *)types);
}

static guint32
hash_shaped(guint32 hash, const BsType *type)
{
    for (guint32 i = 0; i < type->shaped.rank; i++)
        hash = bs_hash_mix(hash, (guint64)type->shaped.shape[i]);
    const void *parts[] = {type->shaped.element, type->shaped.layout, type->shaped.space};
    return hash_pointers(hash, 3, parts);
}

static guint32
hash_type(const BsType *type)
{
    const guint32 hash = bs_hash_mix(0, type->kind);
    switch (type->kind) {
    case BS_TYPE_INTEGER:
        return bs_hash_mix(hash, (guint64)type->integer.width << 2 | type->integer.sign);
    case BS_TYPE_FLOAT:
        return bs_hash_mix(hash, type->format);
    case BS_TYPE_INDEX:
    case BS_TYPE_NONE:
        return hash;
    case BS_TYPE_FUNCTION:
        return hash_types(hash_types(hash, type->function.n_inputs, type->function.inputs),
                          type->function.n_results, type->function.results);
    case BS_TYPE_TUPLE:
        return hash_types(hash, type->tuple.n, type->tuple.types);
    case BS_TYPE_OPAQUE:
        return bs_hash_mix(bs_hash_mix(hash, (guintptr)type->opaque.inner),
                           bs_hash_bytes(type->opaque.text, type->opaque.len));
    default:
        return hash_shaped(hash, type);
    }
}

static gboolean
types_equal(guint32 n, const BsType *const *a, guint32 m, const BsType *const *b)
{
    return n == m && (n == 0 || memcmp(a, b, n * sizeof *a) == 0);
}

static gboolean
shaped_equal(const BsType *a, const BsType *b)
{
    return a->shaped.element == b->shaped.element && a->shaped.layout == b->shaped.layout &&
           a->shaped.space == b->shaped.space && a->shaped.rank == b->shaped.rank &&
           (a->shaped.rank == 0 ||
            memcmp(a->shaped.shape, b->shaped.shape, a->shaped.rank * sizeof(gint64)) == 0);
}

static gboolean
type_equal(const void *kept, const void *candidate)
{
    const BsType *a = kept, *b = candidate;
    if (a->kind != b->kind)
        return FALSE;
    switch (a->kind) {
    case BS_TYPE_INTEGER:
        return a->integer.width == b->integer.width && a->integer.sign == b->integer.sign;
    case BS_TYPE_FLOAT:
        return a->format == b->format;
    case BS_TYPE_INDEX:
    case BS_TYPE_NONE:
        return TRUE;
    case BS_TYPE_FUNCTION:
        return types_equal(a->function.n_inputs, a->function.inputs, b->function.n_inputs,
                           b->function.inputs) &&
               types_equal(a->function.n_results, a->function.results, b->function.n_results,
                           b->function.results);
    case BS_TYPE_TUPLE:
        return types_equal(a->tuple.n, a->tuple.types, b->tuple.n, b->tuple.types);
    case BS_TYPE_OPAQUE:
        return a->opaque.len == b->opaque.len && a->opaque.inner == b->opaque.inner &&
               memcmp(a->opaque.text, b->opaque.text, a->opaque.len) == 0;
    default:
        return shaped_equal(a, b);
    }
}

// The arrays of a new type are the caller's until here, where they move to the context's arena.
static void
own_arrays(BsArena *arena, BsType *type)
{
    switch (type->kind) {
    case BS_TYPE_FUNCTION:
        type->function.inputs =
            bs_arena_copy(arena, type->function.inputs, type->function.n_inputs * sizeof(BsType *));
        type->function.results = bs_arena_copy(arena, type->function.results,
                                               type->function.n_results * sizeof(BsType *));
        break;
    case BS_TYPE_TUPLE:
        type->tuple.types =
            bs_arena_copy(arena, type->tuple.types, type->tuple.n * sizeof(BsType *));
        break;
    case BS_TYPE_VECTOR:
    case BS_TYPE_TENSOR:
    case BS_TYPE_MEMREF:
        type->shaped.shape =
            bs_arena_copy(arena, type->shaped.shape, type->shaped.rank * sizeof(gint64));
        break;
    case BS_TYPE_OPAQUE:
        type->opaque.text = bs_arena_strndup(arena, type->opaque.text, type->opaque.len);
        break;
    default:
        break;
    }
}

static BsExtent
extent_of(const BsType *type)
{
    BsExtent extent = {1, 1};
    switch (type->kind) {
    case BS_TYPE_FUNCTION:
        for (guint32 i = 0; i < type->function.n_inputs; i++)
            bs_extent_add(&extent, &type->function.inputs[i]->extent);
        for (guint32 i = 0; i < type->function.n_results; i++)
            bs_extent_add(&extent, &type->function.results[i]->extent);
        break;
    case BS_TYPE_TUPLE:
        for (guint32 i = 0; i < type->tuple.n; i++)
            bs_extent_add(&extent, &type->tuple.types[i]->extent);
        break;
    case BS_TYPE_OPAQUE:
        extent.weight += (guint32)(type->opaque.len / BS_EXTENT_TEXT);
        if (type->opaque.inner)
            bs_extent_add(&extent, &type->opaque.inner->extent);
        break;
    case BS_TYPE_INTEGER:
    case BS_TYPE_FLOAT:
    case BS_TYPE_INDEX:
    case BS_TYPE_NONE:
        break;
    default:
        extent.weight += type->shaped.rank;
        bs_extent_add(&extent, bs_extent_of(type->shaped.element));
        bs_extent_add(&extent, bs_extent_of(type->shaped.layout));
        bs_extent_add(&extent, bs_extent_of(type->shaped.space));
        break;
    }
    return extent;
}

static const BsType *
intern(BsContext *context, const BsType *candidate)
{
    const guint32 hash = hash_type(candidate);
    const BsType *kept = bs_intern_find(&context->types, hash, candidate, type_equal);
    if (!kept) {
        BsType *copy = bs_arena_copy(&context->arena, candidate, sizeof *candidate);
        own_arrays(&context->arena, copy);
        copy->extent = extent_of(copy);
        bs_intern_add(&context->types, hash, copy);
        kept = copy;
    }
    return kept;
}

// -- making --------------------------------------------------------------------------------------

const BsType *
bs_type_integer(BsContext *context, guint32 width, BsSignedness sign)
{
    if (width == 32 && sign == BS_SIGNLESS && context->i32)
        return context->i32;
    return intern(context, &(BsType){.kind = BS_TYPE_INTEGER, .integer = {width, sign}});
}

const BsType *
bs_type_i1(BsContext *context)
{
    return context->i1;
}

const BsType *
bs_type_index(BsContext *context)
{
    return context->index ? context->index : intern(context, &(BsType){.kind = BS_TYPE_INDEX});
}

const BsType *
bs_type_float(BsContext *context, BsFloatFormat format)
{
    static const guint32 widths[] = {
#define X(id, keyword, bits, exponent, significand, ...) bits,
        BS_FLOAT_FORMATS(X)
#undef X
    };
    const gboolean stored = format == BS_TF32 && bs_context_upstream(context) < BS_UPSTREAM_22;
    return intern(
        context,
        &(BsType){.kind = BS_TYPE_FLOAT, .format = format, .width = stored ? 32 : widths[format]});
}

const BsType *
bs_type_none(BsContext *context)
{
    return intern(context, &(BsType){.kind = BS_TYPE_NONE});
}

const BsType *
bs_type_complex(BsContext *context, const BsType *element)
{
    return intern(context, &(BsType){.kind = BS_TYPE_COMPLEX, .shaped = {.element = element}});
}

const BsType *
bs_type_vector(BsContext *context, guint32 rank, const gint64 *shape, const BsType *element)
{
    return intern(context, &(BsType){.kind = BS_TYPE_VECTOR,
                                     .shaped = {.element = element, .rank = rank, .shape = shape}});
}

const BsType *
bs_type_scalable_vector(BsContext *context, guint32 rank, const gint64 *shape,
                        const gint64 *scalable, const BsType *element)
{
    gboolean any = FALSE;
    for (guint32 i = 0; i < rank; i++)
        any = any || scalable[i];
    if (!any)
        return bs_type_vector(context, rank, shape, element);
    const BsAttr *dims = bs_attr_dense_array(context, bs_type_i1(context), rank, scalable);
    return intern(
        context,
        &(BsType){.kind = BS_TYPE_VECTOR,
                  .shaped = {.element = element, .rank = rank, .shape = shape, .layout = dims}});
}

const BsType *
bs_type_tensor(BsContext *context, guint32 rank, const gint64 *shape, const BsType *element,
               const BsAttr *encoding)
{
    return intern(
        context,
        &(BsType){
            .kind = BS_TYPE_TENSOR,
            .shaped = {.element = element, .rank = rank, .shape = shape, .layout = encoding}});
}

const BsType *
bs_type_unranked_tensor(BsContext *context, const BsType *element)
{
    return intern(context,
                  &(BsType){.kind = BS_TYPE_UNRANKED_TENSOR, .shaped = {.element = element}});
}

// The memory space 0, of whatever integer type, is the default one (upstream's
// skipDefaultMemorySpace).
static const BsAttr *
without_default_space(const BsAttr *space)
{
    const gboolean is_default = space && space->kind == BS_ATTR_INTEGER && space->integer == 0;
    return is_default ? NULL : space;
}

const BsType *
bs_type_memref(BsContext *context, guint32 rank, const gint64 *shape, const BsType *element,
               const BsAttr *layout, const BsAttr *space)
{
    if (layout && layout->kind == BS_ATTR_AFFINE_MAP &&
        bs_affine_is_identity(layout->string.text, rank))
        layout = NULL;
    const gboolean may_repeat = bs_context_upstream(context) >= BS_UPSTREAM_22;
    return intern(context, &(BsType){.kind = BS_TYPE_MEMREF,
                                     .shaped = {.element = element,
                                                .rank = rank,
                                                .may_repeat = may_repeat,
                                                .shape = shape,
                                                .layout = layout,
                                                .space = without_default_space(space)}});
}

const BsType *
bs_type_unranked_memref(BsContext *context, const BsType *element, const BsAttr *space)
{
    return intern(context,
                  &(BsType){.kind = BS_TYPE_UNRANKED_MEMREF,
                            .shaped = {.element = element, .space = without_default_space(space)}});
}

const BsType *
bs_type_function(BsContext *context, guint32 n_inputs, const BsType *const *inputs,
                 guint32 n_results, const BsType *const *results)
{
    return intern(context, &(BsType){.kind = BS_TYPE_FUNCTION,
                                     .function = {n_inputs, n_results, inputs, results}});
}

const BsType *
bs_type_tuple(BsContext *context, guint32 n, const BsType *const *types)
{
    return intern(context, &(BsType){.kind = BS_TYPE_TUPLE, .tuple = {n, types}});
}

const BsType *
bs_type_opaque(BsContext *context, const char *text, gsize len)
{
    return intern(context, &(BsType){.kind = BS_TYPE_OPAQUE, .opaque = {text, len, NULL}});
}

const BsType *
bs_type_opaque_of(BsContext *context, const char *name, const BsType *inner)
{
    return intern(context,
                  &(BsType){.kind = BS_TYPE_OPAQUE, .opaque = {name, strlen(name), inner}});
}

// -- asking --------------------------------------------------------------------------------------

gboolean
bs_type_is_integer(const BsType *type, guint32 width)
{
    return type->kind == BS_TYPE_INTEGER && type->integer.width == width &&
           type->integer.sign == BS_SIGNLESS;
}

gboolean
bs_type_is_i1(const BsType *type)
{
    return bs_type_is_integer(type, 1);
}

gboolean
bs_type_is_bit(const BsType *type)
{
    return type->kind == BS_TYPE_INTEGER && type->integer.width == 1;
}

gboolean
bs_type_is_signless_integer_or_index(const BsType *type)
{
    return type->kind == BS_TYPE_INDEX ||
           (type->kind == BS_TYPE_INTEGER && type->integer.sign == BS_SIGNLESS);
}

gboolean
bs_type_is_memref(const BsType *type)
{
    return type->kind == BS_TYPE_MEMREF || type->kind == BS_TYPE_UNRANKED_MEMREF;
}

gboolean
bs_type_is_tensor(const BsType *type)
{
    return type->kind == BS_TYPE_TENSOR || type->kind == BS_TYPE_UNRANKED_TENSOR;
}

guint32
bs_type_n_dynamic(const BsType *type)
{
    guint32 n = 0;
    for (guint32 i = 0; i < type->shaped.rank; i++)
        n += type->shaped.shape[i] == BS_DYNAMIC;
    return n;
}

gboolean
bs_type_is_shaped(const BsType *type)
{
    switch (type->kind) {
    case BS_TYPE_VECTOR:
    case BS_TYPE_TENSOR:
    case BS_TYPE_UNRANKED_TENSOR:
    case BS_TYPE_MEMREF:
    case BS_TYPE_UNRANKED_MEMREF:
        return TRUE;
    default:
        return FALSE;
    }
}

static gboolean
is_ranked(const BsType *type)
{
    return type->kind == BS_TYPE_VECTOR || type->kind == BS_TYPE_TENSOR ||
           type->kind == BS_TYPE_MEMREF;
}

const BsType *
bs_type_element(const BsType *type)
{
    return bs_type_is_shaped(type) ? type->shaped.element : type;
}

guint32
bs_type_bit_width(const BsType *type)
{
    switch (type->kind) {
    case BS_TYPE_INTEGER:
        return type->integer.width;
    case BS_TYPE_FLOAT:
        return type->width;
    case BS_TYPE_INDEX:
        return 64;
    default:
        return 0;
    }
}

guint32
bs_type_element_bytes(const BsType *type)
{
    return (bs_type_bit_width(type) + 7) / 8;
}

gboolean
bs_type_has_static_shape(const BsType *type)
{
    if (!is_ranked(type))
        return FALSE;
    for (guint32 i = 0; i < type->shaped.rank; i++) {
        if (type->shaped.shape[i] == BS_DYNAMIC)
            return FALSE;
    }
    return TRUE;
}

gint64
bs_type_n_elements(const BsType *type)
{
    if (!bs_type_has_static_shape(type))
        return -1;
    gint64 n = 1;
    for (guint32 i = 0; i < type->shaped.rank; i++) {
        if (__builtin_mul_overflow(n, type->shaped.shape[i], &n))
            return -1;
    }
    return n;
}

gboolean
bs_memref_has_identity_layout(const BsType *type)
{
    const BsAttr *layout = type->shaped.layout;
    return !layout || (layout->kind == BS_ATTR_STRIDED && layout->strided.rank == 1 &&
                       layout->strided.strides[0] == 1 && layout->strided.offset == 0);
}

// Elements would be in one place.
static gboolean
has_zero(guint32 n, const gint64 *strides)
{
    while (n > 0 && strides[n - 1] != 0)
        n--;
    return n > 0;
}

gboolean
bs_memref_strides(const BsType *type, gint64 *strides, gint64 *offset)
{
    if (type->kind != BS_TYPE_MEMREF)
        return FALSE;
    const BsAttr *layout = type->shaped.layout;
    if (layout && layout->kind == BS_ATTR_STRIDED) {
        if (type->shaped.rank)
            memcpy(strides, layout->strided.strides, type->shaped.rank * sizeof *strides);
        *offset = layout->strided.offset;
        return TRUE;
    }
    if (layout && layout->kind == BS_ATTR_AFFINE_MAP)
        return bs_affine_strides(layout->string.text, type->shaped.rank, strides, offset) &&
               (type->shaped.may_repeat || !has_zero(type->shaped.rank, strides));
    if (layout)
        return FALSE;
    gint64 stride = 1;
    for (guint32 i = type->shaped.rank; i-- > 0;) {
        strides[i] = stride;
        const gint64 size = type->shaped.shape[i];
        // Upstream calls what is left of an empty dimension dynamic, too.
        if (size == BS_DYNAMIC || size == 0 || stride == BS_DYNAMIC ||
            __builtin_mul_overflow(stride, size, &stride))
            stride = BS_DYNAMIC;
    }
    *offset = 0;
    return TRUE;
}
