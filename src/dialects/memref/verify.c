// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules of memref ops that allocate or access memory, and of globals.
#include "dialects/memref/memref-private.h"

#include "dialects/common/checks.h"
#include "ir/affine.h"
#include "ir/enums.h"
#include "ir/shape.h"
#include "syntax/printer.h"

#include <string.h>

// -- allocations --------------------------------------------------------------------------------

guint32
bs_memref_n_symbols(const BsType *memref)
{
    const BsAttr *layout = memref->shaped.layout;
    if (!layout)
        return 0;
    if (layout->kind == BS_ATTR_AFFINE_MAP)
        return bs_affine_n_symbols(layout->string.text);
    if (layout->kind != BS_ATTR_STRIDED)
        return 0;
    guint32 n = layout->strided.offset == BS_DYNAMIC;
    for (guint32 i = 0; i < layout->strided.rank; i++)
        n += layout->strided.strides[i] == BS_DYNAMIC;
    return n;
}

gboolean
bs_memref_verify_sizes(const BsOp *op, BsDiags *diags, guint32 n_sizes)
{
    const guint32 n_dynamic = bs_type_n_dynamic(op->results[0].type);
    if (n_sizes == n_dynamic)
        return TRUE;
    if (bs_op_upstream(op) >= BS_UPSTREAM_22)
        return bs_fail_dynamic_sizes(op, diags, n_sizes, n_dynamic);
    return bs_fail(op, diags,
                   "dimension operand count does not equal memref dynamic dimension count");
}

gboolean
bs_memref_verify_alloc(const BsOp *op, BsDiags *diags)
{
    const BsType *type = op->results[0].type;
    if (!bs_memref_verify_sizes(op, diags, bs_op_operand_group(op, 0).n))
        return FALSE;
    guint32 expected = bs_memref_n_symbols(type), n = bs_op_operand_group(op, 1).n;
    if (n == expected)
        return TRUE;
    bs_diags_op_error(
        diags, op, "symbol operand count does not equal memref symbol count: expected %u, got %u",
        expected, n);
    return FALSE;
}

gboolean
bs_memref_verify_alloca(const BsOp *op, BsDiags *diags)
{
    const BsOp *parent = bs_op_parent(op);
    while (parent && !bs_op_has_trait(parent, BS_TRAIT_AUTOMATIC_ALLOCATION_SCOPE))
        parent = bs_op_parent(parent);
    if (!parent)
        return bs_fail(op, diags, "requires an ancestor op with AutomaticAllocationScope trait");
    return bs_memref_verify_alloc(op, diags);
}

gboolean
bs_memref_verify_alloca_scope(const BsOp *op, BsDiags *diags)
{
    return bs_check_one_block(op, diags, 0, "bodyRegion", FALSE);
}

gboolean
bs_memref_verify_realloc(const BsOp *op, BsDiags *diags)
{
    const BsType *source = bs_op_operand(op, 0)->type, *result = op->results[0].type;
    gboolean has_size = bs_op_operand_group(op, 1).n > 0,
             is_dynamic = bs_type_n_dynamic(result) > 0;
    if (!bs_memref_has_identity_layout(source))
        return bs_fail_types_here(op, diags, "unsupported layout for source memref type %s", source,
                                  NULL);
    if (!bs_memref_has_identity_layout(result))
        return bs_fail_types_here(op, diags, "unsupported layout for result memref type %s", result,
                                  NULL);
    if (source->shaped.space != result->shaped.space)
        return bs_fail_types_here(
            op, diags,
            "different memory spaces specified for source memref type %s and result memref type "
            "%s",
            source, result);
    if (source->shaped.element != result->shaped.element)
        return bs_fail_types_here(
            op, diags,
            "different element types specified for source memref type %s and result memref type "
            "%s",
            source, result);
    if (is_dynamic == has_size)
        return TRUE;
    return bs_fail_types_here(op, diags,
                              is_dynamic ? "missing dimension operand for result type %s"
                                         : "unnecessary dimension operand for result type %s",
                              result, NULL);
}

// -- accesses -----------------------------------------------------------------------------------

gboolean
bs_memref_verify_assume_alignment(const BsOp *op, BsDiags *diags)
{
    guint64 alignment = (guint64)bs_op_attr(op, "alignment")->integer;
    return (alignment & (alignment - 1)) == 0 || bs_fail(op, diags, "alignment must be power of 2");
}

gboolean
bs_memref_verify_distinct_objects(const BsOp *op, BsDiags *diags)
{
    gboolean same = op->n_results == op->n_operands;
    for (guint32 i = 0; same && i < op->n_results; i++)
        same = op->results[i].type == bs_op_operand(op, i)->type;
    if (!same)
        return bs_fail(op, diags, "operand types and result types must match");
    return op->n_operands > 0 || bs_fail(op, diags, "expected at least one operand");
}

gboolean
bs_memref_verify_copy(const BsOp *op, BsDiags *diags)
{
    return bs_check_same_element(op, diags, FALSE) && bs_check_same_shape(op, diags, FALSE);
}

gboolean
bs_memref_verify_load(const BsOp *op, BsDiags *diags)
{
    const BsType *type = bs_op_operand(op, 0)->type;
    if (!bs_check_that(op->results[0].type == type->shaped.element, op, diags,
                       "result type matches element type of 'memref'"))
        return FALSE;
    if (op->n_operands - 1 == type->shaped.rank)
        return TRUE;
    bs_diags_op_error(diags, op, "incorrect number of indices for load, expected %u but got %u",
                      type->shaped.rank, op->n_operands - 1);
    return FALSE;
}

gboolean
bs_memref_verify_store(const BsOp *op, BsDiags *diags)
{
    const BsType *type = bs_op_operand(op, 1)->type;
    if (!bs_check_that(bs_op_operand(op, 0)->type == type->shaped.element, op, diags,
                       "type of 'value' matches element type of 'memref'"))
        return FALSE;
    return op->n_operands - 2 == type->shaped.rank ||
           bs_fail(op, diags, "store index operand count not equal to memref rank");
}

gboolean
bs_memref_verify_prefetch(const BsOp *op, BsDiags *diags)
{
    return op->n_operands - 1 == bs_op_operand(op, 0)->type->shaped.rank ||
           bs_fail(op, diags, "too few indices");
}

static gboolean
is_float_kind(const char *kind)
{
    return g_str_has_suffix(kind, "f");
}

gboolean
bs_memref_verify_atomic_rmw(const BsOp *op, BsDiags *diags)
{
    const BsType *value = bs_op_operand(op, 0)->type, *memref = bs_op_operand(op, 1)->type;
    if (!bs_check_that(op->results[0].type == value, op, diags,
                       "all of {value, result} have same type") ||
        !bs_check_that(memref->shaped.element == value, op, diags,
                       "value type matches element type of memref"))
        return FALSE;
    if (memref->shaped.rank != op->n_operands - 2)
        return bs_fail(op, diags, "expects the number of subscripts to be equal to memref rank");
    const BsEnum *kinds = bs_enum_atomic_kinds(bs_op_upstream(op));
    const char *kind = kinds->keywords[bs_enum_attr_value(kinds, bs_op_attr(op, "kind"))];
    gboolean wants_float = is_float_kind(kind);
    if (!strcmp(kind, "assign") || wants_float == (value->kind == BS_TYPE_FLOAT))
        return TRUE;
    bs_diags_op_error(diags, op, "with kind '%s' expects %s type", kind,
                      wants_float ? "a floating-point" : "an integer");
    return FALSE;
}

static BsWalk
check_effect_free(BsOp *op, gpointer data)
{
    if (bs_op_is(op, "memref.generic_atomic_rmw") || bs_op_is_memory_effect_free(op))
        return BS_WALK_ON;
    bs_diags_error_at_op(
        data, op,
        "body of 'memref.generic_atomic_rmw' should contain only operations with no "
        "side effects");
    return BS_WALK_STOP;
}

gboolean
bs_memref_verify_generic_atomic_rmw(const BsOp *op, BsDiags *diags)
{
    const BsBlock *body = bs_op_region(op, 0)->first;
    const BsType *result = op->results[0].type;
    if (!bs_check_that(bs_op_operand(op, 0)->type->shaped.element == result, op, diags,
                       "result type matches element type of memref"))
        return FALSE;
    if (!body || body->n_args != 1)
        return bs_fail(op, diags, "expected single number of entry block arguments");
    if (body->args[0]->type != result)
        return bs_fail(op, diags, "expected block argument of the same type result type");
    return bs_op_walk_postorder(bs_op_region(op, 0)->op, check_effect_free, diags);
}

gboolean
bs_memref_verify_atomic_yield(const BsOp *op, BsDiags *diags)
{
    const BsOp *parent = bs_op_parent(op);
    const BsType *expected = parent->n_results ? parent->results[0].type : NULL;
    const BsType *type = bs_op_operand(op, 0)->type;
    return !expected || type == expected ||
           bs_fail_types(op, diags, "types mismatch between yield op: %s and its parent: %s", type,
                         expected);
}

// -- globals ------------------------------------------------------------------------------------

static gboolean
has_shape_of(const BsType *value, const BsType *memref)
{
    return value->shaped.rank == memref->shaped.rank &&
           (value->shaped.rank == 0 || !memcmp(value->shaped.shape, memref->shaped.shape,
                                               value->shaped.rank * sizeof(gint64)));
}

static gboolean
fits_global(const BsType *value, const BsType *memref)
{
    return value->kind == BS_TYPE_TENSOR && value->shaped.element == memref->shaped.element &&
           !value->shaped.layout && has_shape_of(value, memref);
}

// The type that upstream names in its message: the tensor with the memref's shape.
static void
report_initial_type(const BsOp *op, BsDiags *diags, const BsType *memref, const BsType *actual)
{
    GString *expected = g_string_new("tensor<");
    for (guint32 i = 0; i < memref->shaped.rank; i++)
        g_string_append_printf(expected, "%" G_GINT64_FORMAT "x", memref->shaped.shape[i]);
    bs_type_append(expected, memref->shaped.element);
    char *text = bs_type_to_string(actual);
    bs_diags_op_error(diags, op, "initial value expected to be of type '%s>', but was of type '%s'",
                      expected->str, text);
    g_free(text);
    g_string_free(expected, TRUE);
}

static void
append_shape(GString *out, const BsType *type)
{
    for (guint32 i = 0; i < type->shaped.rank; i++)
        g_string_append_printf(out, "%s%" G_GINT64_FORMAT, i ? ", " : "", type->shaped.shape[i]);
}

// Since 22: elements, then shapes; an encoding is no difference.
static gboolean
check_initial_tensor(const BsOp *op, BsDiags *diags, const BsType *memref, const BsType *tensor)
{
    if (tensor->shaped.element != memref->shaped.element)
        return bs_fail_types(op, diags,
                             "initial value element expected to be of type %s, but was of type %s",
                             memref->shaped.element, tensor->shaped.element);
    if (has_shape_of(tensor, memref))
        return TRUE;
    g_autoptr(GString) text = g_string_new("initial value shape expected to be ");
    append_shape(text, memref);
    g_string_append(text, " but was ");
    append_shape(text, tensor);
    return bs_fail(op, diags, text->str);
}

static gboolean
check_initial_value(const BsOp *op, BsDiags *diags, const BsType *memref)
{
    const BsAttr *value = bs_op_attr(op, "initial_value");
    if (!value || value->kind == BS_ATTR_UNIT)
        return TRUE;
    if (!bs_attr_is_elements(value)) {
        char *text = bs_attr_to_string(value);
        bs_diags_op_error(diags, op,
                          "initial value should be a unit or elements attribute, but got %s", text);
        g_free(text);
        return FALSE;
    }
    if (bs_op_upstream(op) >= BS_UPSTREAM_22 && value->type->kind == BS_TYPE_TENSOR)
        return check_initial_tensor(op, diags, memref, value->type);
    if (fits_global(value->type, memref))
        return TRUE;
    report_initial_type(op, diags, memref, value->type);
    return FALSE;
}

gboolean
bs_memref_verify_global(const BsOp *op, BsDiags *diags)
{
    const BsType *type = bs_op_attr(op, "type")->type;
    if (!bs_check_symbol(op, diags, FALSE))
        return FALSE;
    if (!bs_type_has_static_shape(type))
        return bs_fail_types(op, diags, "type should be static shaped memref, but got %s", type,
                             NULL);
    if (!check_initial_value(op, diags, type))
        return FALSE;
    const BsAttr *alignment = bs_op_attr(op, "alignment");
    guint64 value = alignment ? (guint64)alignment->integer : 1;
    if (value && (value & (value - 1)) == 0)
        return TRUE;
    bs_diags_error_at_op(
        diags, op, "alignment attribute value %" G_GUINT64_FORMAT " is not a power of 2", value);
    return FALSE;
}

gboolean
bs_memref_verify_get_global(const BsOp *op, GHashTable *symbols, BsDiags *diags)
{
    const char *name = bs_attr_symbol_root(bs_op_attr(op, "name"));
    const BsOp *global = g_hash_table_lookup(symbols, name);
    if (!global || !bs_op_is(global, "memref.global")) {
        bs_diags_op_error(diags, op, "'%s' does not reference a valid global memref", name);
        return FALSE;
    }
    const BsType *type = bs_op_attr(global, "type")->type;
    if (type == op->results[0].type)
        return TRUE;
    char *format =
        g_strdup_printf("result type %%s does not match type %%s of the global memref @%s", name);
    bs_fail_types(op, diags, format, op->results[0].type, type);
    g_free(format);
    return FALSE;
}
