// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/constraints.h"

#include "ir/enums.h"

#include <string.h>

// -- types ---------------------------------------------------------------------------------------

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
is_non_scalar_tensor(const BsType *type)
{
    return is_tensor(type) && !(is_ranked_tensor(type) && type->shaped.rank == 0);
}

static gboolean
is_1d_integer_tensor(const BsType *type)
{
    return is_ranked_tensor(type) && type->shaped.rank == 1 &&
           bs_type_is_signless_integer_or_index(type->shaped.element);
}

static gboolean
is_witness(const BsType *type)
{
    return type->kind == BS_TYPE_OPAQUE && strcmp(type->text, "!shape.witness") == 0;
}

static gboolean
is_vector(const BsType *type)
{
    return type->kind == BS_TYPE_VECTOR;
}

static gboolean
is_memref_or_tensor(const BsType *type)
{
    return is_ranked_memref(type) || is_tensor(type);
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

static const BsConstraint type_constraints[] = {
    // clang-format off
    {"any",          "any type",                                       any_type,                 NULL},
    {"index",        "index",                                          is_index,                 NULL},
    {"i1",           "1-bit signless integer",                         bs_type_is_i1,            NULL},
    {"i32",          "32-bit signless integer",                        is_i32,                   NULL},
    {"integer",      "integer",                                        is_integer,               NULL},
    {"float",        "floating-point",                                 is_float,                 NULL},
    {"integer-like", "signless-integer-like",                          is_signless_integer_like, NULL},
    {"float-like",   "floating-point-like",                            is_float_like,            NULL},
    {"bool-like",    "bool-like",                                      is_bool_like,             NULL},
    {"memref",       "memref of any type values",                      is_ranked_memref,         NULL},
    {"any-memref",   "ranked or unranked memref of any type values",   bs_type_is_memref,        NULL},
    {"fixed-integer-like", "signless-fixed-width-integer-like",        is_fixed_integer_like,    NULL},
    {"index-cast",   "signless-integer-like or memref of signless-integer", is_index_cast_like,  NULL},
    {"bitcast",      "signless-integer-or-float-like or memref of signless-integer or float",
     is_bitcast_like, NULL},
    {"integer-or-index", "signless integer or index", bs_type_is_signless_integer_or_index, NULL},
    {"integer-or-float", "signless integer or floating-point", is_signless_integer_or_float, NULL},
    {"function",     "function type",                                  is_function,              NULL},
    {"shaped",       "shaped of any type values",                      bs_type_is_shaped,        NULL},
    {"tensor",       "tensor of any type values",                      is_tensor,                NULL},
    {"tensor-like",  "TensorLikeType instance",                        is_tensor,                NULL},
    {"buffer-like",  "BufferLikeType instance",                        bs_type_is_memref,        NULL},
    {"memref-or-tensor", "memref of any type values or tensor of any type values", is_memref_or_tensor, NULL},
    {"tensor-not-0d", "non-0-ranked or unranked tensor",                is_non_scalar_tensor,     NULL},
    {"tensor-1d-integer", "1D tensor of signless integer or index values", is_1d_integer_tensor, NULL},
    {"witness",      "witness",                                        is_witness,               NULL},
    {"vector",       "vector of any type values",                     is_vector,                NULL},
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

// -- attributes ----------------------------------------------------------------------------------

static gboolean
any_attr(const BsAttr *attr)
{
    return attr != NULL;
}

static gboolean
is_unit(const BsAttr *attr)
{
    return attr->kind == BS_ATTR_UNIT;
}

static gboolean
is_string(const BsAttr *attr)
{
    return attr->kind == BS_ATTR_STRING;
}

static gboolean
is_symbol(const BsAttr *attr)
{
    return attr->kind == BS_ATTR_SYMBOL && attr->array.n == 1;
}

static gboolean
is_any_symbol(const BsAttr *attr)
{
    return attr->kind == BS_ATTR_SYMBOL;
}

static gboolean
is_type(const BsAttr *attr)
{
    return attr->kind == BS_ATTR_TYPE;
}

static gboolean
is_integer_attr(const BsAttr *attr, guint32 width)
{
    return attr->kind == BS_ATTR_INTEGER && bs_type_is_integer(attr->type, width);
}

static gboolean
is_bool_attr(const BsAttr *attr)
{
    return is_integer_attr(attr, 1);
}

static gboolean
is_i32_attr(const BsAttr *attr)
{
    return is_integer_attr(attr, 32);
}

static gboolean
is_i64_attr(const BsAttr *attr)
{
    return is_integer_attr(attr, 64);
}

static gboolean
is_i64_array(const BsAttr *attr)
{
    return attr->kind == BS_ATTR_DENSE_ARRAY && bs_type_is_integer(attr->type, 64);
}

static gboolean
is_array(const BsAttr *attr)
{
    return attr->kind == BS_ATTR_ARRAY;
}

static gboolean
is_flat_array_of(const BsAttr *attr, gboolean (*holds)(const BsAttr *))
{
    if (attr->kind != BS_ATTR_ARRAY)
        return FALSE;
    for (guint32 i = 0; i < attr->array.n; i++) {
        if (!holds(attr->array.items[i]))
            return FALSE;
    }
    return TRUE;
}

static gboolean
is_dict(const BsAttr *attr)
{
    return attr->kind == BS_ATTR_DICT;
}

static gboolean
is_dict_array(const BsAttr *attr)
{
    return is_flat_array_of(attr, is_dict);
}

static gboolean
is_array_of_i64(const BsAttr *attr)
{
    return is_flat_array_of(attr, is_i64_attr);
}

static gboolean
is_index_lists(const BsAttr *attr)
{
    return is_flat_array_of(attr, is_array_of_i64);
}

static gboolean
is_i32_array(const BsAttr *attr)
{
    return attr->kind == BS_ATTR_DENSE_ARRAY && bs_type_is_integer(attr->type, 32);
}

static gboolean
is_function_type(const BsAttr *attr)
{
    return is_type(attr) && attr->type->kind == BS_TYPE_FUNCTION;
}

static gboolean
is_memref_type(const BsAttr *attr)
{
    return is_type(attr) && attr->type->kind == BS_TYPE_MEMREF;
}

static gboolean
is_affine_map(const BsAttr *attr)
{
    return attr->kind == BS_ATTR_AFFINE_MAP;
}

static gboolean
is_integer_set(const BsAttr *attr)
{
    return attr->kind == BS_ATTR_INTEGER_SET;
}

static gboolean
is_not_negative(const BsAttr *attr)
{
    return is_i64_attr(attr) && attr->integer >= 0;
}

static gboolean
is_positive_i32(const BsAttr *attr)
{
    return is_i32_attr(attr) && attr->integer > 0;
}

static gboolean
is_locality(const BsAttr *attr)
{
    return is_i32_attr(attr) && attr->integer >= 0 && attr->integer <= 3;
}

static gboolean
is_any_integer(const BsAttr *attr)
{
    return attr->kind == BS_ATTR_INTEGER;
}

static gboolean
is_index_attr(const BsAttr *attr)
{
    return attr->kind == BS_ATTR_INTEGER && attr->type->kind == BS_TYPE_INDEX;
}

// Upstream has an interface for it; it is that of attributes of dialects such as gpu.
static gboolean
is_device_mapping(const BsAttr *attr)
{
    return attr->kind == BS_ATTR_OPAQUE && *attr->string.text == '#';
}

static gboolean
is_device_mapping_array(const BsAttr *attr)
{
    return is_flat_array_of(attr, is_device_mapping);
}

static gboolean
is_linalg_attr(const BsAttr *attr)
{
    return attr->kind == BS_ATTR_OPAQUE && g_str_has_prefix(attr->string.text, "#linalg.");
}

static gboolean
is_map_array(const BsAttr *attr)
{
    return is_flat_array_of(attr, is_affine_map);
}

static gboolean
is_iterator_type(const BsAttr *attr)
{
    return attr->kind == BS_ATTR_OPAQUE &&
           g_str_has_prefix(attr->string.text, "#linalg.iterator_type<");
}

static gboolean
is_iterator_array(const BsAttr *attr)
{
    return is_flat_array_of(attr, is_iterator_type);
}

static gboolean
is_i64_elements(const BsAttr *attr, gint64 n)
{
    return attr->kind == BS_ATTR_DENSE_ELEMENTS && attr->type->shaped.rank == 1 &&
           attr->type->shaped.shape[0] == n && bs_type_is_integer(bs_type_element(attr->type), 64);
}

static gboolean
is_1_i64_elements(const BsAttr *attr)
{
    return is_i64_elements(attr, 1);
}

static gboolean
is_2_i64_elements(const BsAttr *attr)
{
    return is_i64_elements(attr, 2);
}

static gboolean
is_3_i64_elements(const BsAttr *attr)
{
    return is_i64_elements(attr, 3);
}

static gboolean
is_poison(const BsAttr *attr)
{
    return attr->kind == BS_ATTR_OPAQUE && strcmp(attr->string.text, "#ub.poison") == 0;
}

static gboolean
is_typed(const BsAttr *attr)
{
    switch (attr->kind) {
    case BS_ATTR_INTEGER:
    case BS_ATTR_FLOAT:
    case BS_ATTR_STRING:
    case BS_ATTR_DENSE_ELEMENTS:
    case BS_ATTR_OPAQUE:
        return TRUE;
    default:
        return FALSE;
    }
}

static gboolean
is_integer_elements(const BsAttr *attr)
{
    if (attr->kind != BS_ATTR_DENSE_ELEMENTS)
        return FALSE;
    const BsTypeKind kind = bs_type_element(attr->type)->kind;
    return kind == BS_TYPE_INTEGER || kind == BS_TYPE_INDEX;
}

static const BsConstraint attr_constraints[] = {
    // clang-format off
    {"any",         "any attribute",                            NULL, any_attr},
    {"unit",        "unit attribute",                           NULL, is_unit},
    {"string",      "string attribute",                         NULL, is_string},
    {"symbol-name", "string attribute",                         NULL, is_string},
    {"symbol",      "flat symbol reference attribute",          NULL, is_symbol},
    {"any-symbol",  "symbol reference attribute",               NULL, is_any_symbol},
    {"type",        "any type attribute",                       NULL, is_type},
    {"bool",        "bool attribute",                           NULL, is_bool_attr},
    {"i32",         "32-bit signless integer attribute",        NULL, is_i32_attr},
    {"i64",         "64-bit signless integer attribute",        NULL, is_i64_attr},
    {"i64-array",   "i64 dense array attribute",                NULL, is_i64_array},
    {"array",       "array attribute",                          NULL, is_array},
    {"typed-attr",  "TypedAttr instance",                       NULL, is_typed},
    {"int-elements", "integer elements attribute",              NULL, is_integer_elements},
    {"i32-array",   "i32 dense array attribute",                NULL, is_i32_array},
    {"dict-array",  "Array of dictionary attributes",           NULL, is_dict_array},
    {"index-lists", "Array of 64-bit integer array attributes", NULL, is_index_lists},
    {"function-type", "type attribute of function type",        NULL, is_function_type},
    {"memref-type", "memref type attribute",                    NULL, is_memref_type},
    {"affine-map",  "AffineMap attribute",                      NULL, is_affine_map},
    {"integer-set", "IntegerSet attribute",                     NULL, is_integer_set},
    {"index-attr",  "index attribute",                          NULL, is_index_attr},
    {"integer",     "arbitrary integer attribute",              NULL, is_any_integer},
    {"device-mapping-array", "Device Mapping array attribute",  NULL, is_device_mapping_array},
    {"linalg-attr", "attribute of the linalg dialect",          NULL, is_linalg_attr},
    {"map-array",   "AffineMap array attribute",                NULL, is_map_array},
    {"iterator-array", "Iterator type should be an enum.",      NULL, is_iterator_array},
    {"i64-elements-1", "64-bit signless int elements attribute of shape [1]", NULL, is_1_i64_elements},
    {"i64-elements-2", "64-bit signless int elements attribute of shape [2]", NULL, is_2_i64_elements},
    {"i64-elements-3", "64-bit signless int elements attribute of shape [3]", NULL, is_3_i64_elements},
    {"poison",      "PoisonAttrInterface instance",             NULL, is_poison},
    {"alignment",   "64-bit signless integer attribute whose minimum value is 0", NULL, is_not_negative},
    {"positive-i32", "32-bit signless integer attribute whose value is positive", NULL, is_positive_i32},
    {"locality",    "32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3",
     NULL, is_locality},
    // clang-format on
};

// -- enums ----------------------------------------------------------------------------------------

static gboolean
is_enum_value(const BsAttr *attr, const char *constraint)
{
    return bs_enum_attr_value(bs_enum_find(constraint), attr) >= 0;
}

static gboolean
is_cmpi_predicate(const BsAttr *attr)
{
    return is_enum_value(attr, "cmpi-predicate");
}

static gboolean
is_cmpf_predicate(const BsAttr *attr)
{
    return is_enum_value(attr, "cmpf-predicate");
}

static gboolean
is_overflow(const BsAttr *attr)
{
    return is_enum_value(attr, "overflow");
}

static gboolean
is_fastmath(const BsAttr *attr)
{
    return is_enum_value(attr, "fastmath");
}

static gboolean
is_rounding_mode(const BsAttr *attr)
{
    return is_enum_value(attr, "rounding-mode");
}

static gboolean
is_atomic_kind(const BsAttr *attr)
{
    return is_enum_value(attr, "atomic-rmw-kind");
}

static gboolean
is_vector_kind(const BsAttr *attr)
{
    return is_enum_value(attr, "vector-kind");
}

static gboolean
is_vector_punctuation(const BsAttr *attr)
{
    return is_enum_value(attr, "vector-punctuation");
}

// Their keywords and values are in ir/enums.c.
static const BsConstraint enum_constraints[] = {
    {"cmpi-predicate", "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9", NULL,
     is_cmpi_predicate},
    {"cmpf-predicate",
     "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15",
     NULL, is_cmpf_predicate},
    {"vector-kind", "Kind of combining function for contractions and reductions", NULL,
     is_vector_kind},
    {"vector-punctuation", "Punctuation for separating vectors or vector elements", NULL,
     is_vector_punctuation},
    {"overflow", "Integer overflow arith flags", NULL, is_overflow},
    {"fastmath", "Floating point fast math flags", NULL, is_fastmath},
    {"rounding-mode", "Floating point rounding mode", NULL, is_rounding_mode},
    {"atomic-rmw-kind",
     "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14",
     NULL, is_atomic_kind},
};

static const BsConstraint *
find(const BsConstraint *table, guint n, const char *name)
{
    for (guint i = 0; i < n; i++) {
        if (strcmp(table[i].name, name) == 0)
            return &table[i];
    }
    return NULL;
}

const BsConstraint *
bs_constraint_find(const char *name, gboolean is_attr)
{
    if (!is_attr)
        return find(type_constraints, G_N_ELEMENTS(type_constraints), name);
    const BsConstraint *row = find(attr_constraints, G_N_ELEMENTS(attr_constraints), name);
    return row ? row : find(enum_constraints, G_N_ELEMENTS(enum_constraints), name);
}
