// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/constraints-private.h"

#include <string.h>

// Constraints on the types of operands and results.

static gboolean
any_type(const BsType *type)
{
    return type != NULL;
}

static gboolean
is_index(const BsType *type)
{
    return type->kind == BS_TYPE_INDEX;
}

static gboolean
is_ranked_memref(const BsType *type)
{
    return type->kind == BS_TYPE_MEMREF;
}

static gboolean
is_integer(const BsType *type)
{
    return type->kind == BS_TYPE_INTEGER;
}

static gboolean
is_any_integer_or_index(const BsType *type)
{
    return is_integer(type) || is_index(type);
}

static gboolean
is_i32(const BsType *type)
{
    return bs_type_is_integer(type, 32);
}

static gboolean
is_float(const BsType *type)
{
    return type->kind == BS_TYPE_FLOAT;
}

// Memrefs are no "like" types: these are scalars, vectors and tensors (upstream's TypesOrShaped
// "ValueBasedConstraint").
static const BsType *
scalar_of_value_type(const BsType *type)
{
    return bs_type_is_memref(type) ? NULL : bs_type_element(type);
}

static gboolean
is_signless_integer_like(const BsType *type)
{
    const BsType *scalar = scalar_of_value_type(type);
    return scalar && bs_type_is_signless_integer_or_index(scalar);
}

static gboolean
is_float_like(const BsType *type)
{
    const BsType *scalar = scalar_of_value_type(type);
    return scalar && is_float(scalar);
}

static gboolean
is_bool_like(const BsType *type)
{
    const BsType *scalar = scalar_of_value_type(type);
    return scalar && bs_type_is_i1(scalar);
}

static gboolean
is_signless_integer(const BsType *type)
{
    return is_integer(type) && type->integer.sign == BS_SIGNLESS;
}

static gboolean
is_complex(const BsType *type)
{
    return type->kind == BS_TYPE_COMPLEX;
}

static gboolean
is_float_complex(const BsType *type)
{
    return is_complex(type) && is_float(type->shaped.element);
}

static gboolean
is_fixed_integer_like(const BsType *type)
{
    const BsType *scalar = scalar_of_value_type(type);
    return scalar && is_signless_integer(scalar);
}

static gboolean
is_index_cast_like(const BsType *type)
{
    return type->kind != BS_TYPE_UNRANKED_MEMREF &&
           bs_type_is_signless_integer_or_index(bs_type_element(type));
}

static gboolean
is_signless_integer_or_float(const BsType *type)
{
    return is_signless_integer(type) || is_float(type);
}

static gboolean
is_bitcast_like(const BsType *type)
{
    const BsType *scalar = bs_type_element(type);
    return type->kind != BS_TYPE_UNRANKED_MEMREF &&
           (scalar->kind == BS_TYPE_INDEX || is_signless_integer_or_float(scalar));
}

// Since 22.
static gboolean
is_fixed_bitcast_like(const BsType *type)
{
    return is_bitcast_like(type) && bs_type_element(type)->kind != BS_TYPE_INDEX;
}

static gboolean
is_function(const BsType *type)
{
    return type->kind == BS_TYPE_FUNCTION;
}

static gboolean
is_ranked_tensor(const BsType *type)
{
    return type->kind == BS_TYPE_TENSOR;
}

static gboolean
is_tensor(const BsType *type)
{
    return is_ranked_tensor(type) || type->kind == BS_TYPE_UNRANKED_TENSOR;
}

static gboolean
is_tensor_or_memref(const BsType *type)
{
    return is_tensor(type) || is_ranked_memref(type);
}

static gboolean
is_non_scalar_tensor(const BsType *type)
{
    return is_tensor(type) && !(is_ranked_tensor(type) && type->shaped.rank == 0);
}

static gboolean
is_integer_tensor(const BsType *type)
{
    return is_ranked_tensor(type) && bs_type_is_signless_integer_or_index(type->shaped.element);
}

static gboolean
is_1d_integer_tensor(const BsType *type)
{
    return is_integer_tensor(type) && type->shaped.rank == 1;
}

static gboolean
is_opaque_of(const BsType *type, const char *text)
{
    return type->kind == BS_TYPE_OPAQUE && strcmp(type->opaque.text, text) == 0;
}

static gboolean
is_witness(const BsType *type)
{
    return is_opaque_of(type, "!shape.witness");
}

static gboolean
is_unranked_memref(const BsType *type)
{
    return type->kind == BS_TYPE_UNRANKED_MEMREF;
}

static gboolean
is_gpu_token(const BsType *type)
{
    return is_opaque_of(type, "!gpu.async.token");
}

static gboolean
is_async_group(const BsType *type)
{
    return is_opaque_of(type, "!async.group");
}

static gboolean
is_async_token(const BsType *type)
{
    return is_opaque_of(type, "!async.token");
}

static gboolean
is_async_value(const BsType *type)
{
    return type->kind == BS_TYPE_OPAQUE && type->opaque.inner &&
           strcmp(type->opaque.text, "!async.value") == 0;
}

static gboolean
is_async_awaited(const BsType *type)
{
    return is_async_value(type) || is_async_token(type);
}

static gboolean
is_ownership(const BsType *type)
{
    return is_opaque_of(type, "!deallocation.ownership");
}

static gboolean
is_ownership_or_memref(const BsType *type)
{
    return bs_type_is_memref(type) || is_ownership(type);
}

static gboolean
is_shape(const BsType *type)
{
    const gboolean is_tensor_of_rank_1 = type->kind == BS_TYPE_TENSOR && type->shaped.rank == 1;
    return is_opaque_of(type, "!shape.shape") ||
           (is_tensor_of_rank_1 && is_index(type->shaped.element));
}

static gboolean
is_size(const BsType *type)
{
    return is_opaque_of(type, "!shape.size") || is_index(type);
}

static gboolean
has_shape(const BsType *type)
{
    return bs_type_is_shaped(type) || is_opaque_of(type, "!shape.value_shape");
}

static gboolean
is_async_any(const BsType *type)
{
    return is_async_awaited(type) || is_async_group(type);
}

static gboolean
is_coro_id(const BsType *type)
{
    return is_opaque_of(type, "!async.coro.id");
}

static gboolean
is_coro_handle(const BsType *type)
{
    return is_opaque_of(type, "!async.coro.handle");
}

static gboolean
is_coro_state(const BsType *type)
{
    return is_opaque_of(type, "!async.coro.state");
}

// Sizes of a launch.
static gboolean
is_launch_size(const BsType *type)
{
    return type->kind == BS_TYPE_INDEX || bs_type_is_integer(type, 32) ||
           bs_type_is_integer(type, 64);
}

// Numbers and vectors of numbers.
static gboolean
is_printable(const BsType *type)
{
    const BsType *element = type->kind == BS_TYPE_VECTOR ? type->shaped.element : type;
    return element->kind == BS_TYPE_INTEGER || element->kind == BS_TYPE_FLOAT ||
           element->kind == BS_TYPE_INDEX;
}

static gboolean
is_vector(const BsType *type)
{
    return type->kind == BS_TYPE_VECTOR;
}

static gboolean
is_memref_or_tensor(const BsType *type)
{
    return is_ranked_memref(type) || type->kind == BS_TYPE_TENSOR;
}

static gboolean
is_memref_of_rank(const BsType *type, guint32 rank)
{
    return is_ranked_memref(type) && type->shaped.rank == rank;
}

static gboolean
is_1d_memref(const BsType *type)
{
    return is_memref_of_rank(type, 1);
}

static gboolean
is_1d_byte_memref(const BsType *type)
{
    return is_1d_memref(type) && bs_type_is_integer(type->shaped.element, 8);
}

static gboolean
is_1d_integer_memref(const BsType *type)
{
    return is_1d_memref(type) && bs_type_is_signless_integer_or_index(type->shaped.element);
}

static gboolean
is_atomic_memref(const BsType *type)
{
    return is_ranked_memref(type) && is_signless_integer_or_float(type->shaped.element);
}

static gboolean
is_static_memref(const BsType *type)
{
    return is_ranked_memref(type) && bs_type_has_static_shape(type);
}

static gboolean
is_static_tensor(const BsType *type)
{
    return is_ranked_tensor(type) && bs_type_has_static_shape(type);
}

static gboolean
is_non_scalar_memref(const BsType *type)
{
    return bs_type_is_memref(type) && !is_memref_of_rank(type, 0);
}

static gboolean
is_strided_memref(const BsType *type)
{
    if (!is_ranked_memref(type))
        return FALSE;
    gint64 offset, *strides = g_new(gint64, type->shaped.rank + 1);
    const gboolean strided = bs_memref_strides(type, strides, &offset);
    g_free(strides);
    return strided;
}

static gboolean
is_strided_scalar_memref(const BsType *type)
{
    return is_memref_of_rank(type, 0) && is_strided_memref(type);
}

// Upstream calls it a vector of any type values, as if one without dimensions were none.
static gboolean
is_vector_with_dims(const BsType *type)
{
    return is_vector(type) && type->shaped.rank > 0;
}

static gboolean
is_fixed_vector(const BsType *type)
{
    return is_vector(type) && !type->shaped.layout;
}

static gboolean
is_integer_vector(const BsType *type)
{
    return is_vector_with_dims(type) &&
           (is_integer(type->shaped.element) || is_index(type->shaped.element));
}

static gboolean
is_float_vector(const BsType *type)
{
    return is_vector(type) && is_float(type->shaped.element);
}

static gboolean
is_bool_vector(const BsType *type)
{
    return is_vector(type) && bs_type_is_i1(type->shaped.element);
}

static gboolean
is_bool_vector_with_dims(const BsType *type)
{
    return is_vector_with_dims(type) && is_bool_vector(type);
}

static gboolean
is_fixed_bool_vector_with_dims(const BsType *type)
{
    return is_fixed_vector(type) && is_bool_vector_with_dims(type);
}

static gboolean
is_1d_vector(const BsType *type)
{
    return is_vector(type) && type->shaped.rank == 1;
}

static gboolean
is_1d_scalable_vector(const BsType *type)
{
    return is_1d_vector(type) && type->shaped.layout;
}

static gboolean
is_1d_integer_vector(const BsType *type)
{
    return is_1d_vector(type) && is_integer_vector(type);
}

static gboolean
is_1d_number_vector(const BsType *type)
{
    if (!is_1d_vector(type))
        return FALSE;
    const BsType *element = type->shaped.element;
    return is_float(element) || is_index(element) ||
           (is_integer(element) && element->integer.sign != BS_UNSIGNED);
}

static gboolean
is_number(const BsType *type)
{
    return type->kind == BS_TYPE_INTEGER || is_float(type);
}

static gboolean
is_number_or_1d_vector(const BsType *type)
{
    return is_number(type) || (is_1d_vector(type) && is_number(type->shaped.element));
}

static gboolean
is_number_or_fixed_1d_vector(const BsType *type)
{
    return is_number_or_1d_vector(type) && !(is_vector(type) && type->shaped.layout);
}

static gboolean
is_1d_bool_vector(const BsType *type)
{
    return is_1d_vector(type) && is_bool_vector(type);
}

static gboolean
is_1d_index_vector(const BsType *type)
{
    return is_1d_vector(type) && is_index(type->shaped.element);
}

static gboolean
is_vector_element(const BsType *type)
{
    return bs_type_is_signless_integer_or_index(type) || is_float(type);
}

// What threads could hand to each other up to 19.
static gboolean
is_shuffled(const BsType *type)
{
    return is_launch_size(type)
               ? !is_index(type)
               : is_float(type) && (type->format == BS_F32 || type->format == BS_F64);
}

// Types of the dialect itself, and those of builtin that LLVM has, too.
static gboolean
is_llvm_compatible(const BsType *type)
{
    static const BsFloatFormat floats[] = {BS_F16, BS_BF16, BS_F32, BS_F64, BS_F80, BS_F128};
    gboolean found =
        is_signless_integer(type) || (type->kind == BS_TYPE_VECTOR && type->shaped.rank == 1) ||
        (type->kind == BS_TYPE_OPAQUE && g_str_has_prefix(type->opaque.text, "!llvm."));
    for (guint i = 0; type->kind == BS_TYPE_FLOAT && i < G_N_ELEMENTS(floats); i++)
        found = found || type->format == floats[i];
    return found;
}
static const BsConstraint type_constraints[] = {
    // clang-format off
    {"llvm-compatible", "LLVM dialect-compatible type",                is_llvm_compatible,       NULL},
    {"any",          "any type",                                       any_type,                 NULL},
    {"index",        "index",                                          is_index,                 NULL},
    {"i1",           "1-bit signless integer",                         bs_type_is_i1,            NULL},
    {"i32",          "32-bit signless integer",                        is_i32,                   NULL},
    {"integer",      "integer",                                        is_integer,               NULL},
    {"float",        "floating-point",                                 is_float,                 NULL},
    {"signless-integer", "signless integer",                           is_signless_integer,      NULL},
    {"complex",      "complex-type",                                   is_complex,               NULL},
    {"complex-float", "complex type with floating-point elements",     is_float_complex,         NULL},
    {"integer-like", "signless-integer-like",                          is_signless_integer_like, NULL},
    {"float-like",   "floating-point-like",                            is_float_like,            NULL},
    {"bool-like",    "bool-like",                                      is_bool_like,             NULL},
    {"memref",       "memref of any type values",                      is_ranked_memref,         NULL},
    {"any-memref",   "ranked or unranked memref of any type values",   bs_type_is_memref,        NULL},
    {"unranked-memref", "unranked.memref of any type values",             is_unranked_memref,       NULL},
    {"fixed-integer-like", "signless-fixed-width-integer-like",        is_fixed_integer_like,    NULL},
    {"index-cast",   "signless-integer-like or memref of signless-integer", is_index_cast_like,  NULL},
    {"bitcast",      "signless-integer-or-float-like or memref of signless-integer or float",
     is_bitcast_like, NULL},
    {"bitcast-22",   "signless-integer-or-float-like or memref of signless-integer or float",
     is_fixed_bitcast_like, NULL},
    {"any-integer-or-index", "integer or index", is_any_integer_or_index, NULL},
    {"integer-or-index", "signless integer or index", bs_type_is_signless_integer_or_index, NULL},
    {"integer-or-float", "signless integer or floating-point", is_signless_integer_or_float, NULL},
    {"number",       "Integer or Float",                               is_number,                NULL},
    {"numbers",      "Integer or Float or vector of Integer or Float values of ranks 1",
     is_number_or_1d_vector, NULL},
    {"numbers-fixed", "Integer or Float or fixed-length vector of Integer or Float values of ranks 1",
     is_number_or_fixed_1d_vector, NULL},
    {"shuffled",     "i32, i64, f32 or f64",                           is_shuffled,              NULL},
    {"function",     "function type",                                  is_function,              NULL},
    {"shaped",       "shaped of any type values",                      bs_type_is_shaped,        NULL},
    {"tensor",       "tensor of any type values",                      is_tensor,                NULL},
    {"tensor-like",  "TensorLikeType instance",                        is_tensor,                NULL},
    {"buffer-like",  "BufferLikeType instance",                        bs_type_is_memref,        NULL},
    {"memref-or-tensor", "memref of any type values or ranked tensor of any type values",
     is_memref_or_tensor, NULL},
    {"tensor-or-memref", "Tensor or MemRef of any type values",        is_tensor_or_memref,      NULL},
    {"tensor-not-0d", "non-0-ranked or unranked tensor",                is_non_scalar_tensor,     NULL},
    {"tensor-static", "statically shaped tensor of any type values",   is_static_tensor,         NULL},
    {"tensor-integer", "ranked tensor of signless integer or index values", is_integer_tensor,   NULL},
    {"tensor-1d-integer", "1D tensor of signless integer or index values", is_1d_integer_tensor, NULL},
    {"shape",        "shape or extent tensor",                         is_shape,                 NULL},
    {"size",         "size or index",                                  is_size,                  NULL},
    {"has-shape",    "shaped of any type values or ", /* as upstream */ has_shape,               NULL},
    {"witness",      "witness",                                        is_witness,               NULL},
    {"gpu-token",    "async token type",                               is_gpu_token,             NULL},
    {"async-group",  "async group type",                               is_async_group,           NULL},
    {"async-token",  "async token type",                               is_async_token,           NULL},
    {"async-value",  "async value type",                               is_async_value,           NULL},
    {"async-awaited", "async value type or async token type",          is_async_awaited,         NULL},
    {"async-any",    "async value type or async token type or async group type", is_async_any,    NULL},
    {"ownership",    "ownership indicator",                            is_ownership,             NULL},
    {"ownership-or-memref", "ranked or unranked memref of any type values or ownership indicator",
     is_ownership_or_memref, NULL},
    {"coro-id",      "switched-resume coroutine identifier",           is_coro_id,               NULL},
    {"coro-handle",  "coroutine handle",                               is_coro_handle,           NULL},
    {"coro-state",   "saved coroutine state",                          is_coro_state,            NULL},
    {"launch-size",  "index or 32-bit signless integer or 64-bit signless integer", is_launch_size, NULL},
    {"vector",       "vector of any type values",                     is_vector,                NULL},
    {"vector-not-0d", "vector of any type values",                    is_vector_with_dims,      NULL},
    {"vector-fixed", "fixed-length vector of any type values",         is_fixed_vector,          NULL},
    {"vector-integer", "vector of integer or index values",            is_integer_vector,        NULL},
    {"vector-1d-integer", "vector of integer or index values of ranks 1", is_1d_integer_vector,  NULL},
    {"vector-1d-number", "vector of signless integer or signed integer or index or floating-point values of ranks 1",
     is_1d_number_vector, NULL},
    {"vector-1d-scalable", " of ranks 1", /* as upstream */            is_1d_scalable_vector,    NULL},
    {"printable",    "", /* upstream's has none */                     is_printable,             NULL},
    {"vector-float", "vector of floating-point values",                is_float_vector,          NULL},
    {"vector-i1",    "vector of 1-bit signless integer values",        is_bool_vector,           NULL},
    {"vector-i1-not-0d", "vector of 1-bit signless integer values",    is_bool_vector_with_dims, NULL},
    {"vector-i1-fixed", "fixed-length vector of 1-bit signless integer values",
     is_fixed_bool_vector_with_dims, NULL},
    {"vector-1d",    " of ranks 1", /* that is all upstream says */    is_1d_vector,             NULL},
    {"vector-1d-i1", "vector of 1-bit signless integer values of ranks 1", is_1d_bool_vector,    NULL},
    {"vector-1d-index", "vector of index values of ranks 1",           is_1d_index_vector,       NULL},
    {"vector-element", "integer/index/float type",                     is_vector_element,        NULL},
    {"ranked-tensor", "ranked tensor of any type values",              is_ranked_tensor,         NULL},
    {"memref-1d",    "1D memref of any type values",                   is_1d_memref,             NULL},
    {"memref-1d-i8", "1D memref of 8-bit signless integer values",     is_1d_byte_memref,        NULL},
    {"memref-1d-integer", "1D memref of signless integer or index values", is_1d_integer_memref, NULL},
    {"memref-atomic", "memref of signless integer or floating-point values", is_atomic_memref,   NULL},
    {"memref-static", "statically shaped memref of any type values",   is_static_memref,         NULL},
    {"memref-not-0d", "unranked.memref of any type values or non-0-ranked.memref of any type values",
     is_non_scalar_memref, NULL},
    {"memref-strided", "strided memref of any type values",            is_strided_memref,        NULL},
    {"memref-strided-0d", "strided memref of any type values of rank 0", is_strided_scalar_memref, NULL},
    // clang-format on
};

const BsConstraint *
bs_constraint_find_type(const char *name)
{
    return bs_constraint_in(type_constraints, G_N_ELEMENTS(type_constraints), name);
}
