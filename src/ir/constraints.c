// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/constraints-private.h"

#include "ir/enums.h"

#include <string.h>

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

// Also one with a type, which is kept as text.
static gboolean
is_any_string(const BsAttr *attr)
{
    return is_string(attr) || (attr->kind == BS_ATTR_OPAQUE && *attr->string.text == '"');
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
is_increasing_i64_array(const BsAttr *attr)
{
    if (!is_i64_array(attr))
        return FALSE;
    for (guint32 i = 1; i < attr->dense.n; i++) {
        if ((gint64)attr->dense.values[i] <= (gint64)attr->dense.values[i - 1])
            return FALSE;
    }
    return TRUE;
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
is_bool_array(const BsAttr *attr)
{
    return is_flat_array_of(attr, is_bool_attr);
}

// A property that is there or not: `false` says that it is not.
static gboolean
is_unit_property(const BsAttr *attr)
{
    return is_unit(attr) || is_bool_attr(attr);
}

static gboolean
is_loop_annotation(const BsAttr *attr)
{
    return attr->kind == BS_ATTR_OPAQUE &&
           g_str_has_prefix(attr->string.text, "#llvm.loop_annotation");
}

static gboolean
is_gpu_target(const BsAttr *attr)
{
    static const char *const targets[] = {"#nvvm.target", "#rocdl.target", "#spirv.target_env",
                                          "#xevm.target"};
    gboolean found = FALSE;
    for (guint32 i = 0; attr->kind == BS_ATTR_OPAQUE && i < G_N_ELEMENTS(targets); i++)
        found = found || g_str_has_prefix(attr->string.text, targets[i]);
    return found;
}

static gboolean
is_gpu_target_array(const BsAttr *attr)
{
    gboolean ok = attr->kind == BS_ATTR_ARRAY && attr->array.n > 0;
    for (guint32 i = 0; ok && i < attr->array.n; i++)
        ok = is_gpu_target(attr->array.items[i]);
    return ok;
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

// Sizes of three dimensions.
static gboolean
is_3_i32_array(const BsAttr *attr)
{
    return is_i32_array(attr) && attr->dense.n == 3;
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
is_power_of_two(const BsAttr *attr)
{
    return is_i64_attr(attr) && attr->integer > 0 && (attr->integer & (attr->integer - 1)) == 0;
}

static gboolean
is_positive_i32(const BsAttr *attr)
{
    return is_i32_attr(attr) && attr->integer > 0;
}

static gboolean
is_positive_i64(const BsAttr *attr)
{
    return is_i64_attr(attr) && attr->integer > 0;
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
is_vector_iterator_type(const BsAttr *attr)
{
    return bs_enum_attr_value(bs_enum_find("vector-iterator"), attr) >= 0;
}

static gboolean
is_vector_iterator_array(const BsAttr *attr)
{
    return is_flat_array_of(attr, is_vector_iterator_type);
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
        return TRUE;
    default:
        return attr->kind == BS_ATTR_OPAQUE && attr->type;
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

static gboolean
is_i32_elements(const BsAttr *attr)
{
    return attr->kind == BS_ATTR_DENSE_ELEMENTS &&
           bs_type_is_integer(bs_type_element(attr->type), 32);
}

static gboolean
is_enum_value(const BsAttr *attr, const char *constraint)
{
    return bs_enum_attr_value(bs_enum_find(constraint), attr) >= 0;
}

static gboolean
is_atomic_kind(const BsAttr *attr)
{
    return is_enum_value(attr, "atomic-rmw-kind");
}

static gboolean
is_atomic_kind_since_22(const BsAttr *attr)
{
    return is_enum_value(attr, "atomic-rmw-kind-22");
}

static gboolean
is_reduction_array(const BsAttr *attr)
{
    return is_flat_array_of(attr, is_atomic_kind);
}

static gboolean
is_reduction_array_since_22(const BsAttr *attr)
{
    return is_flat_array_of(attr, is_atomic_kind_since_22);
}

static gboolean
is_linalg_cast(const BsAttr *attr)
{
    return is_enum_value(attr, "linalg-cast");
}

static gboolean
is_linalg_unary(const BsAttr *attr)
{
    return is_enum_value(attr, "linalg-unary");
}

static gboolean
is_linalg_binary(const BsAttr *attr)
{
    return is_enum_value(attr, "linalg-binary");
}

static gboolean
is_linalg_elementwise(const BsAttr *attr)
{
    return is_enum_value(attr, "linalg-elementwise");
}

static const BsConstraint attr_constraints[] = {
    // clang-format off
    {"any",         "any attribute",                            NULL, any_attr},
    {"unit",        "unit attribute",                           NULL, is_unit},
    {"unit-property", "unit attribute",                         NULL, is_unit_property},
    {"string",      "string attribute",                         NULL, is_string},
    {"any-string",  "An Attribute containing a string",         NULL, is_any_string},
    {"symbol-name", "string attribute",                         NULL, is_string},
    {"symbol",      "flat symbol reference attribute",          NULL, is_symbol},
    {"any-symbol",  "symbol reference attribute",               NULL, is_any_symbol},
    {"type",        "any type attribute",                       NULL, is_type},
    {"bool",        "bool attribute",                           NULL, is_bool_attr},
    {"i32",         "32-bit signless integer attribute",        NULL, is_i32_attr, is_any_integer},
    {"i64",         "64-bit signless integer attribute",        NULL, is_i64_attr, is_any_integer},
    {"i64-array",   "i64 dense array attribute",                NULL, is_i64_array},
    {"increasing-i64-array", "i64 dense array attribute should be in increasing order",
     NULL, is_increasing_i64_array, is_i64_array},
    {"array",       "array attribute",                          NULL, is_array},
    {"typed-attr",  "TypedAttr instance",                       NULL, is_typed},
    {"int-elements", "integer elements attribute",              NULL, is_integer_elements},
    {"i32-elements", "32-bit signless integer elements attribute", NULL, is_i32_elements, is_integer_elements},
    {"bool-array",  "1-bit boolean array attribute",            NULL, is_bool_array, is_array},
    {"i64-list",    "64-bit integer array attribute",           NULL, is_array_of_i64, is_array},
    {"reduction-array", "Reduction ops",                        NULL, is_reduction_array, is_array},
    {"reduction-array-22", "Reduction ops",                     NULL, is_reduction_array_since_22, is_array},
    {"i32-array",   "i32 dense array attribute",                NULL, is_i32_array},
    {"i32-array-3", "i32 dense array attribute with 3 elements (if present)", NULL, is_3_i32_array, is_i32_array},
    {"loop-annotation", "",                                     NULL, is_loop_annotation},
    {"gpu-targets", "array of GPU target attributes with at least 1 elements", NULL, is_gpu_target_array, is_array},
    {"dict-array",  "Array of dictionary attributes",           NULL, is_dict_array, is_array},
    {"index-lists", "Array of 64-bit integer array attributes", NULL, is_index_lists, is_array},
    {"function-type", "type attribute of function type",        NULL, is_function_type, is_type},
    {"memref-type", "memref type attribute",                    NULL, is_memref_type, is_type},
    {"affine-map",  "AffineMap attribute",                      NULL, is_affine_map},
    {"integer-set", "IntegerSet attribute",                     NULL, is_integer_set},
    {"index-attr",  "index attribute",                          NULL, is_index_attr, is_any_integer},
    {"integer",     "arbitrary integer attribute",              NULL, is_any_integer},
    {"device-mapping-array", "Device Mapping array attribute",  NULL, is_device_mapping_array, is_array},
    {"linalg-cast", "allowed 32-bit signless integer cases: 0, 1",                               NULL, is_linalg_cast},
    {"linalg-elementwise", "allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, "
     "17, 18, 19, 20, 21, 22, 23", NULL, is_linalg_elementwise},
    {"linalg-unary", "allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12", NULL, is_linalg_unary},
    {"linalg-binary", "allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9",     NULL, is_linalg_binary},
    {"map-array",   "AffineMap array attribute",                NULL, is_map_array, is_array},
    {"iterator-array", "Iterator type should be an enum.",      NULL, is_iterator_array, is_array},
    {"vector-iterator-array", "Iterator type should be an enum.", NULL, is_vector_iterator_array, is_array},
    {"i64-elements-1", "64-bit signless int elements attribute of shape [1]", NULL, is_1_i64_elements, is_integer_elements},
    {"i64-elements-2", "64-bit signless int elements attribute of shape [2]", NULL, is_2_i64_elements, is_integer_elements},
    {"i64-elements-3", "64-bit signless int elements attribute of shape [3]", NULL, is_3_i64_elements, is_integer_elements},
    {"poison",      "PoisonAttrInterface instance",             NULL, is_poison},
    {"alignment",   "64-bit signless integer attribute whose minimum value is 0", NULL, is_not_negative, is_any_integer},
    {"power-of-2",  "64-bit signless integer attribute whose value is positive and whose value is a power of two > 0",
     NULL, is_power_of_two, is_any_integer},
    {"positive-i32", "32-bit signless integer attribute whose value is positive", NULL, is_positive_i32, is_any_integer},
    {"positive-i64", "64-bit signless integer attribute whose value is positive", NULL, is_positive_i64, is_any_integer},
    {"locality",    "32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3",
     NULL, is_locality, is_any_integer},
    // clang-format on
};

// -- enums ----------------------------------------------------------------------------------------

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
is_vector_kind(const BsAttr *attr)
{
    return is_enum_value(attr, "vector-kind");
}

static gboolean
is_index_predicate(const BsAttr *attr)
{
    return is_enum_value(attr, "index-predicate");
}

static gboolean
is_gpu_dim(const BsAttr *attr)
{
    return is_enum_value(attr, "gpu-dim");
}

static gboolean
is_gpu_shuffle_mode(const BsAttr *attr)
{
    return is_enum_value(attr, "gpu-shuffle-mode");
}

static gboolean
is_gpu_reduction(const BsAttr *attr)
{
    return is_enum_value(attr, "gpu-all-reduce-op");
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
    {"index-predicate", "index.cmp comparison predicate kind", NULL, is_index_predicate},
    {"gpu-dim", "a dimension, either 'x', 'y', or 'z'", NULL, is_gpu_dim},
    {"gpu-all-reduce-op", "built-in reduction operations supported by gpu.allreduce.", NULL,
     is_gpu_reduction},
    {"gpu-shuffle-mode", "Indexing modes supported by gpu.shuffle.", NULL, is_gpu_shuffle_mode},
    {"overflow", "Integer overflow arith flags", NULL, is_overflow},
    {"fastmath", "Floating point fast math flags", NULL, is_fastmath},
    {"rounding-mode", "Floating point rounding mode", NULL, is_rounding_mode},
    {"atomic-rmw-kind",
     "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14",
     NULL, is_atomic_kind},
    {"atomic-rmw-kind-22",
     "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15",
     NULL, is_atomic_kind_since_22},
};

const BsConstraint *
bs_constraint_in(const BsConstraint *table, guint n, const char *name)
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
        return bs_constraint_find_type(name);
    const BsConstraint *row =
        bs_constraint_in(attr_constraints, G_N_ELEMENTS(attr_constraints), name);
    return row ? row : bs_constraint_in(enum_constraints, G_N_ELEMENTS(enum_constraints), name);
}
