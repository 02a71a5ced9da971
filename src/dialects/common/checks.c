// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/common/checks.h"

#include "ir/context.h"
#include "ir/shape.h"
#include "ir/upstream-dialects.h"
#include "support/vec.h"
#include "syntax/printer.h"

#include <string.h>

// -- structure ----------------------------------------------------------------------------------

gboolean
bs_check_one_block(const BsOp *op, BsDiags *diags, guint32 i, const char *name, gboolean or_none)
{
    const BsRegion *region = bs_op_region(op, i);
    if (region->first == region->last && (region->first || or_none))
        return TRUE;
    bs_diags_op_error(diags, op,
                      "region #%u ('%s') failed to verify constraint: region with %s1 blocks", i,
                      name, or_none ? "at most " : "");
    return FALSE;
}

gboolean
bs_check_tensor_results(const BsOp *op, BsDiags *diags, guint32 n_outputs)
{
    guint32 n = 0;
    for (guint32 i = 0; i < op->n_results; i++) {
        const BsTypeKind kind = op->results[i].type->kind;
        n += kind == BS_TYPE_TENSOR || kind == BS_TYPE_UNRANKED_TENSOR;
    }
    if (n == n_outputs)
        return TRUE;
    bs_diags_op_error(diags, op,
                      "expected the number of tensor results (%u) to be equal to the number of "
                      "output tensors (%u)",
                      n, n_outputs);
    return FALSE;
}

// -- symbols ------------------------------------------------------------------------------------

const BsOp *
bs_symbol_find(const BsOp *table, const char *name)
{
    const BsBlock *body = table->n_regions ? bs_op_region(table, 0)->first : NULL;
    if (!body)
        return NULL;
    bs_block_for_each (body, op) {
        const BsAttr *own = bs_op_attr(op, "sym_name");
        if (own && own->kind == BS_ATTR_STRING && !strcmp(own->string.text, name))
            return op;
    }
    return NULL;
}

static gboolean
check_visibility(const BsOp *op, BsDiags *diags, const BsAttr *visibility)
{
    static const char *const words[] = {"public", "private", "nested"};
    if (visibility->kind != BS_ATTR_STRING) {
        bs_diags_op_error(
            diags, op, "requires visibility attribute 'sym_visibility' to be a string attribute");
        return FALSE;
    }
    for (gsize i = 0; i < G_N_ELEMENTS(words); i++) {
        if (!strcmp(visibility->string.text, words[i]))
            return TRUE;
    }
    char *text = bs_attr_to_string(visibility);
    bs_diags_op_error(
        diags, op,
        "visibility expected to be one of [\"public\", \"private\", \"nested\"], but got %s", text);
    g_free(text);
    return FALSE;
}

gboolean
bs_check_symbol(const BsOp *op, BsDiags *diags, gboolean is_declaration)
{
    const BsAttr *visibility = bs_op_attr(op, "sym_visibility");
    const BsAttr *name = bs_op_attr(op, "sym_name");
    if (name && name->kind == BS_ATTR_STRING && strlen(name->string.text) != name->string.len) {
        bs_diags_op_error(diags, op, "null character not allowed in symbol name"); // of our parser
        return FALSE;
    }
    if (visibility && !check_visibility(op, diags, visibility))
        return FALSE;
    if (is_declaration && (!visibility || !strcmp(visibility->string.text, "public"))) {
        bs_diags_op_error(diags, op, "symbol declaration cannot have public visibility");
        return FALSE;
    }
    BsOp *parent = bs_op_parent(op);
    if (parent && bs_op_is_registered(parent) && !bs_op_has_trait(parent, BS_TRAIT_SYMBOL_TABLE)) {
        bs_diags_op_error(diags, op, "symbol's parent must have the SymbolTable trait");
        return FALSE;
    }
    return TRUE;
}

static void
report_redefinition(const BsOp *table, const BsOp *op, const BsAttr *name, BsDiags *diags)
{
    BsDiag *error =
        bs_diags_error_at_op(diags, op, "redefinition of symbol named '%s'", name->string.text);
    bs_block_for_each (bs_op_region(table, 0)->first, first) {
        const BsAttr *other = bs_op_attr(first, "sym_name");
        if (other && other->kind == BS_ATTR_STRING &&
            !strcmp(other->string.text, name->string.text)) {
            bs_diag_note(error, first->loc, "see existing symbol definition here");
            return;
        }
    }
}

static gboolean
collect_symbols(const BsOp *table, GHashTable *symbols, BsDiags *diags)
{
    bs_block_for_each (bs_op_region(table, 0)->first, op) {
        const BsAttr *name = bs_op_attr(op, "sym_name");
        if (!name || name->kind != BS_ATTR_STRING)
            continue;
        // The key is only read; GHashTable takes it without const.
        if (!g_hash_table_insert(symbols, (gpointer)(guintptr)name->string.text, op)) {
            report_redefinition(table, op, name, diags);
            return FALSE;
        }
    }
    return TRUE;
}

// Where ops name symbols, and the symbols that they can name there.
typedef struct Place {
    const BsRegion *region;
    GHashTable *symbols;
} Place;

typedef BS_VEC(Place) Places;

// An op of a dialect that nobody knows may be a symbol table: nothing in it finds the symbols
// outside.
static gboolean
may_be_symbol_table(const BsOp *op)
{
    if (op->n_regions != 1 || bs_op_is_registered(op))
        return FALSE;
    const BsContext *context = op->def->shape->context;
    const gsize len = strcspn(op->def->name, ".");
    return !bs_context_has_dialect(context, op->def->name, len) &&
           !bs_dialect_is_upstreams(bs_context_upstream(context), op->def->name, len);
}

// Checks what the op names, and puts its regions where there may be more of that on the stack.
static gboolean
check_symbol_uses(const BsOp *op, GHashTable *symbols, GHashTable *none, BsDiags *diags,
                  Places *places)
{
    if (op->verified == BS_VERIFIED_WITHOUT_SYMBOLS)
        return TRUE;
    if (op->def->verify_symbols && !op->def->verify_symbols(op, symbols, diags))
        return FALSE;
    if (bs_op_has_trait(op, BS_TRAIT_SYMBOL_TABLE))
        return TRUE;
    for (guint32 i = 0; i < op->n_regions; i++)
        bs_vec_push(places,
                    ((Place){bs_op_region(op, i), may_be_symbol_table(op) ? none : symbols}));
    return TRUE;
}

// The ops of a region, then those in the last of its regions, and so on: of several errors upstream
// reports the one that it meets first.
static gboolean
check_all_symbol_uses(const BsOp *table, GHashTable *symbols, BsDiags *diags)
{
    Places places = {0};
    GHashTable *none = g_hash_table_new(g_str_hash, g_str_equal);
    gboolean ok = TRUE;
    bs_vec_push(&places, ((Place){bs_op_region(table, 0), symbols}));
    while (ok && places.len) {
        const Place place = bs_vec_pop(&places);
        bs_region_for_each (place.region, block)
            bs_block_for_each (block, op)
                ok = ok && check_symbol_uses(op, place.symbols, none, diags, &places);
    }
    g_hash_table_destroy(none);
    bs_vec_free(&places);
    return ok;
}

gboolean
bs_check_symbol_table(const BsOp *op, BsDiags *diags)
{
    if (op->n_regions != 1) {
        bs_diags_op_error(diags, op,
                          "Operations with a 'SymbolTable' must have exactly one region");
        return FALSE;
    }
    if (!bs_op_region(op, 0)->first || bs_op_region(op, 0)->first != bs_op_region(op, 0)->last) {
        bs_diags_op_error(diags, op, "Operations with a 'SymbolTable' must have exactly one block");
        return FALSE;
    }
    GHashTable *symbols = g_hash_table_new(g_str_hash, g_str_equal);
    const gboolean ok =
        collect_symbols(op, symbols, diags) && check_all_symbol_uses(op, symbols, diags);
    g_hash_table_destroy(symbols);
    return ok;
}

// -- types --------------------------------------------------------------------------------------

gboolean
bs_check_that(gboolean holds, const BsOp *op, BsDiags *diags, const char *summary)
{
    if (!holds)
        bs_diags_op_error(diags, op, "failed to verify that %s", summary);
    return holds;
}

static gboolean
have_same_element(const BsType *a, const BsType *b)
{
    return bs_type_element(a) == bs_type_element(b);
}

// SameOperandsShape, SameOperandsAndResultShape.
gboolean
bs_check_same_shape(const BsOp *op, BsDiags *diags, gboolean results)
{
    const guint32 n = op->n_operands + (results ? op->n_results : 0);
    const BsType **types = g_new(const BsType *, n + 1);
    for (guint32 i = 0; i < n; i++)
        types[i] =
            i < op->n_operands ? bs_op_operand(op, i)->type : op->results[i - op->n_operands].type;
    const gboolean same = bs_all_shapes_compatible(n, types);
    g_free(types);
    if (!same)
        bs_diags_op_error(diags, op, "requires the same shape for all operands%s",
                          results ? " and results" : "");
    return same;
}

gboolean
bs_check_same_element(const BsOp *op, BsDiags *diags, gboolean results)
{
    const guint32 n = op->n_operands + (results ? op->n_results : 0);
    for (guint32 i = 1; i < n && op->n_operands > 0; i++) {
        const BsType *type =
            i < op->n_operands ? bs_op_operand(op, i)->type : op->results[i - op->n_operands].type;
        if (have_same_element(type, bs_op_operand(op, 0)->type))
            continue;
        bs_diags_op_error(diags, op, "requires the same element type for all operands%s",
                          results ? " and results" : "");
        return FALSE;
    }
    return TRUE;
}

// Types are put in by hand: a format that is no literal would defeat the compiler's check.
static GString *
text_with_types(const char *format, const BsType *a, const BsType *b)
{
    const BsType *types[] = {a, b};
    GString *text = g_string_new(NULL);
    guint32 next = 0;
    for (const char *at = format; *at; at++) {
        if (at[0] == '%' && at[1] == 's' && next < G_N_ELEMENTS(types) && types[next]) {
            g_string_append_c(text, '\'');
            bs_type_append(text, types[next++]);
            g_string_append_c(text, '\'');
            at++;
        } else {
            g_string_append_c(text, *at);
        }
    }
    return text;
}

gboolean
bs_fail(const BsOp *op, BsDiags *diags, const char *text)
{
    bs_diags_op_error(diags, op, "%s", text);
    return FALSE;
}

gboolean
bs_fail_here(const BsOp *op, BsDiags *diags, const char *text)
{
    bs_diags_error_at_op(diags, op, "%s", text);
    return FALSE;
}

gboolean
bs_fail_dynamic_sizes(const BsOp *op, BsDiags *diags, guint32 found, guint32 expected)
{
    bs_diags_op_error(diags, op, "incorrect number of dynamic sizes, has %u, expected %u", found,
                      expected);
    return FALSE;
}

gboolean
bs_fail_types(const BsOp *op, BsDiags *diags, const char *format, const BsType *a, const BsType *b)
{
    GString *text = text_with_types(format, a, b);
    bs_diags_op_error(diags, op, "%s", text->str);
    g_string_free(text, TRUE);
    return FALSE;
}

gboolean
bs_fail_types_here(const BsOp *op, BsDiags *diags, const char *format, const BsType *a,
                   const BsType *b)
{
    GString *text = text_with_types(format, a, b);
    bs_diags_error_at_op(diags, op, "%s", text->str);
    g_string_free(text, TRUE);
    return FALSE;
}

gboolean
bs_check_cast(const BsOp *op, BsDiags *diags, gboolean compatible)
{
    if (compatible)
        return TRUE;
    g_autofree const BsType **operands = g_new(const BsType *, op->n_operands);
    for (guint32 i = 0; i < op->n_operands; i++)
        operands[i] = bs_op_operand(op, i)->type;
    g_autofree char *from = bs_quoted_types(op->n_operands, operands);
    g_autofree char *to = bs_quoted_types(1, &op->results[0].type);
    bs_diags_op_error(diags, op, "operand type%s %s and result type %s are cast incompatible",
                      op->n_operands > 1 ? "s" : "", from, to);
    return FALSE;
}

char *
bs_quoted_types(guint32 n, const BsType *const *types)
{
    GString *text = g_string_new(NULL);
    for (guint32 i = 0; i < n; i++) {
        g_string_append(text, i ? ", '" : "'");
        bs_type_append(text, types[i]);
        g_string_append_c(text, '\'');
    }
    return g_string_free(text, FALSE);
}

gboolean
bs_fail_inferred(const BsOp *op, BsDiags *diags, guint32 n, const BsType *const *inferred)
{
    g_autofree const BsType **types = g_new(const BsType *, op->n_results + 1);
    for (guint32 i = 0; i < op->n_results; i++)
        types[i] = op->results[i].type;
    g_autofree char *expected = bs_quoted_types(n, inferred);
    g_autofree char *actual = bs_quoted_types(op->n_results, types);
    bs_diags_error(
        diags, op->loc,
        "'%s' op inferred type(s) %s are incompatible with return type(s) of operation %s",
        op->def->name, expected, actual);
    return bs_fail(op, diags, "failed to infer returned types");
}
