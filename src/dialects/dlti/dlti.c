// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dlti dialect: what is said of the sizes and alignments of types, by attributes of modules. It
// has no ops. What may stand in a data layout is checked as by mlir/lib/Dialect/DLTI/DLTI.cpp and
// mlir/lib/Interfaces/DataLayoutInterfaces.cpp.
#include "dialects/dialects.h"
#include "ir/context.h"
#include "ir/diag.h"
#include "ir/shape.h"
#include "ir/upstream-dialects.h"
#include "syntax/printer.h"

#include <string.h>

// -- entries -------------------------------------------------------------------------------------

static gboolean
fail_entry(const BsOp *op, BsDiags *diags, const char *what, const BsAttr *key, const BsAttr *value)
{
    g_autofree char *key_text = bs_attr_to_string(key), *value_text = bs_attr_to_string(value);
    bs_diags_error(diags, op->loc, "%s " BS_LAYOUT_ENTRY "<%s, %s>", what, key_text, value_text);
    return FALSE;
}

// One or two alignments in bits: the one that is needed, and the one that is preferred.
static gboolean
check_alignments(const BsOp *op, BsDiags *diags, const BsAttr *key, const BsAttr *value)
{
    const BsType *element =
        value->kind == BS_ATTR_DENSE_ELEMENTS ? value->type->shaped.element : NULL;
    if (!element || element->kind != BS_TYPE_INTEGER || element->integer.width != 64 ||
        element->integer.sign != BS_SIGNLESS)
        return fail_entry(op, diags,
                          "expected a dense i64 elements attribute in the data layout entry", key,
                          value);
    const gint64 n = bs_type_n_elements(value->type);
    if (n < 1 || n > 2)
        return fail_entry(op, diags, "expected 1 or 2 elements in the data layout entry", key,
                          value);
    if (n == 2 && !value->dense.splat && value->dense.values[1] < value->dense.values[0])
        return fail_entry(op, diags,
                          "preferred alignment is expected to be greater than or equal to the abi "
                          "alignment in data layout entry",
                          key, value);
    return TRUE;
}

static gboolean
fail(const BsOp *op, BsDiags *diags, const char *text)
{
    bs_diags_error(diags, op->loc, "%s", text);
    return FALSE;
}

// Of a dialect that is not described here nobody knows what it takes.
static gboolean
check_other_type(const BsOp *op, BsDiags *diags, const BsType *type)
{
    if (type->kind != BS_TYPE_OPAQUE)
        return fail(op, diags, "unexpected data layout for a built-in type");
    g_autofree char *text = bs_type_to_string(type);
    const gsize len = strcspn(text + 1, ".<");
    if (bs_context_find_dialect(bs_op_context(op), text + 1, len))
        return fail(op, diags, "data layout specified for a type that does not support it");
    return bs_dialect_is_upstreams(bs_op_upstream(op), text + 1, len) ||
           fail(op, diags, "unexpected data layout for a built-in type");
}

static gboolean
check_type(const BsOp *op, BsDiags *diags, const BsAttr *key, const BsAttr *value)
{
    switch (key->type->kind) {
    case BS_TYPE_INDEX:
        if (value->kind == BS_ATTR_INTEGER)
            return TRUE;
        bs_diags_error(diags, op->loc,
                       "expected integer attribute in the data layout entry for 'index'");
        return FALSE;
    case BS_TYPE_INTEGER:
    case BS_TYPE_FLOAT:
        return check_alignments(op, diags, key, value);
    default:
        return check_other_type(op, diags, key->type);
    }
}

typedef struct Name {
    const char *name;
    BsReleases releases;
} Name;

static gboolean
check_name(const BsOp *op, BsDiags *diags, const char *name, const BsAttr *value)
{
    static const Name names[] = {
        {"alloca_memory_space", {0}},          {"global_memory_space", {0}},
        {"program_memory_space", {0}},         {"stack_alignment", {0}},
        {"default_memory_space", BS_SINCE_22}, {"function_pointer_alignment", BS_SINCE_22},
        {"legal_int_widths", BS_SINCE_22},     {"mangling_mode", BS_SINCE_22},
    };
    if (!g_str_has_prefix(name, "dlti."))
        return TRUE;
    if (strcmp(name, "dlti.endianness") == 0)
        return (value->kind == BS_ATTR_STRING && (strcmp(value->string.text, "big") == 0 ||
                                                  strcmp(value->string.text, "little") == 0)) ||
               fail(op, diags,
                    "'dlti.endianness' data layout entry is expected to be either 'big' or "
                    "'little'");
    for (guint i = 0; i < G_N_ELEMENTS(names); i++) {
        if (strcmp(names[i].name, name + strlen("dlti.")) == 0 &&
            bs_releases_have(names[i].releases, bs_op_upstream(op)))
            return TRUE;
    }
    bs_diags_error(diags, op->loc, "unknown data layout entry name: %s", name);
    return FALSE;
}

// Types first, then names.
static gboolean
check_layout(const BsOp *op, BsDiags *diags, const BsAttr *entries)
{
    for (guint pass = 0; pass < 2; pass++) {
        for (guint32 i = 0; i < entries->array.n; i += 2) {
            const BsAttr *key = entries->array.items[i], *value = entries->array.items[i + 1];
            const gboolean is_type = key->kind == BS_ATTR_TYPE;
            if (is_type != (pass == 0))
                continue;
            if (is_type ? !check_type(op, diags, key, value)
                        : !check_name(op, diags, key->string.text, value))
                return FALSE;
        }
    }
    return TRUE;
}

// -- attributes of ops ---------------------------------------------------------------------------

static gboolean
verify_layout(const BsOp *op, const BsAttr *value, BsDiags *diags)
{
    const BsAttr *entries = bs_attr_layout_entries(value, BS_LAYOUT);
    if (!entries) {
        bs_diags_error_at_op(diags, op,
                             "'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute");
        return FALSE;
    }
    return !bs_op_has_trait(op, BS_TRAIT_DATA_LAYOUT) || check_layout(op, diags, entries);
}

static gboolean
verify_target(const BsOp *op, const BsNamedAttr *attr, const char *prefix, BsDiags *diags)
{
    if (attr->value->kind == BS_ATTR_OPAQUE && g_str_has_prefix(attr->value->string.text, prefix))
        return TRUE;
    bs_diags_error_at_op(diags, op, "'%s' is expected to be a %s attribute", attr->name, prefix);
    return FALSE;
}

static gboolean
verify_op_attr(const BsOp *op, const BsNamedAttr *attr, BsDiags *diags)
{
    if (strcmp(attr->name, "dlti.dl_spec") == 0)
        return verify_layout(op, attr->value, diags);
    if (strcmp(attr->name, "dlti.target_system_spec") == 0)
        return verify_target(op, attr, "#dlti.target_system_spec", diags);
    if (strcmp(attr->name, "dlti.map") == 0 && bs_op_upstream(op) >= BS_UPSTREAM_22)
        return verify_target(op, attr, "#dlti.map", diags);
    bs_diags_error_at_op(diags, op, "attribute '%s' not supported by dialect", attr->name);
    return FALSE;
}

static const BsDialectSymbol attrs[] = {
    {"dl_entry", BS_SYMBOL_LAYOUT_ENTRY},   {"dl_spec", BS_SYMBOL_LAYOUT},
    {"map", BS_SYMBOL_TEXT, BS_SINCE_22},   {"target_device_spec", BS_SYMBOL_TEXT},
    {"target_system_spec", BS_SYMBOL_TEXT}, {0},
};

const BsDialect bs_dialect_dlti = {
    .name = "dlti",
    .attrs = attrs,
    .verify_op_attr = verify_op_attr,
};
