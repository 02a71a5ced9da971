// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/constraints.h"

#include "ir/enums.h"

#include <string.h>

// -- types
// ---------------------------------------------------------------------------------------------

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

static const BsConstraint type_constraints[] = {
    // clang-format off
    {"any",          "any type",                                       any_type,                 NULL},
    {"index",        "index",                                          is_index,                 NULL},
    {"i1",           "1-bit signless integer",                         bs_type_is_i1,            NULL},
    {"integer",      "integer",                                        is_integer,               NULL},
    {"float",        "floating-point",                                 is_float,                 NULL},
    {"integer-like", "signless-integer-like",                          is_signless_integer_like, NULL},
    {"float-like",   "floating-point-like",                            is_float_like,            NULL},
    {"bool-like",    "bool-like",                                      is_bool_like,             NULL},
    {"memref",       "memref of any type values",                      is_ranked_memref,         NULL},
    {"any-memref",   "ranked or unranked memref of any type values",   bs_type_is_memref,        NULL},
    // clang-format on
};

// -- attributes
// ----------------------------------------------------------------------------------------

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
    // clang-format on
};

// Enum attributes are listed in ir/enums.c; here they only need to be known, their values are
// checked there.
static const BsConstraint enum_constraints[] = {
    {"cmpi-predicate", "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9", NULL,
     is_i64_attr},
    {"cmpf-predicate",
     "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15",
     NULL, is_i64_attr},
    {"rounding-mode", "Floating point rounding mode", NULL, is_i32_attr},
    {"atomic-rmw-kind",
     "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14",
     NULL, is_i64_attr},
    {"overflow", "Integer overflow arith flags", NULL, any_attr},
    {"fastmath", "Floating point fast math flags", NULL, any_attr},
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
