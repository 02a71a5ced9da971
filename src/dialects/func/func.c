// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The func dialect: functions, calls, returns, and functions as values. The syntax of a function
// itself is in syntax.c.
#include "dialects/func/func.h"

#include "dialects/common/checks.h"
#include "dialects/dialects.h"
#include "ir/builder.h"
#include "ir/context.h"
#include "ir/shape.h"
#include "syntax/printer.h"

#include <string.h>

// -- func.func ----------------------------------------------------------------------------------

static gboolean
check_attr_count(const BsOp *op, BsDiags *diags, const char *attr_name, const char *what,
                 guint32 expected)
{
    const BsAttr *attrs = bs_op_attr(op, attr_name);
    if (!attrs || attrs->array.n == expected)
        return TRUE;
    bs_diags_op_error(
        diags, op,
        "expects %s attribute array to have the same number of elements as the number of "
        "function %ss, got %u, but expected %u",
        what, what, attrs->array.n, expected);
    return FALSE;
}

// Attributes of arguments or results belong to a dialect, which may have its say about arguments.
static gboolean
check_dialect_attrs(const BsOp *op, BsDiags *diags, const char *attr_name, const char *what)
{
    const BsContext *context = bs_op_context(op);
    const BsAttr *dicts = bs_op_attr(op, attr_name);
    for (guint32 i = 0; dicts && i < dicts->array.n; i++) {
        const BsAttr *dict = dicts->array.items[i];
        for (guint32 k = 0; k < dict->dict.n; k++) {
            const BsNamedAttr *attr = &dict->dict.items[k];
            const char *dot = strchr(attr->name, '.');
            if (!dot) {
                bs_diags_op_error(diags, op, "%s may only have dialect attributes", what);
                return FALSE;
            }
            const BsDialect *dialect =
                bs_context_find_dialect(context, attr->name, (gsize)(dot - attr->name));
            if (dialect && dialect->verify_arg_attr && *what == 'a' &&
                !dialect->verify_arg_attr(op, attr, diags))
                return FALSE;
        }
    }
    return TRUE;
}

static gboolean
check_entry_block(const BsOp *op, BsDiags *diags, const BsType *type)
{
    const BsBlock *entry = bs_op_region(op, 0)->first;
    if (!entry)
        return TRUE;
    if (entry->n_args != type->function.n_inputs) {
        bs_diags_op_error(diags, op,
                          "entry block must have %u arguments to match function signature",
                          type->function.n_inputs);
        return FALSE;
    }
    for (guint32 i = 0; i < entry->n_args; i++) {
        if (entry->args[i]->type == type->function.inputs[i])
            continue;
        char *format =
            g_strdup_printf("type of entry block argument #%u(%%s) must match the type of the "
                            "corresponding argument in function signature(%%s)",
                            i);
        bs_fail_types(op, diags, format, entry->args[i]->type, type->function.inputs[i]);
        g_free(format);
        return FALSE;
    }
    return TRUE;
}

gboolean
bs_func_verify(const BsOp *op, BsDiags *diags)
{
    const BsType *type = bs_op_attr(op, "function_type")->type;
    return bs_check_symbol(op, diags, bs_op_region(op, 0)->first == NULL) &&
           check_attr_count(op, diags, "arg_attrs", "argument", type->function.n_inputs) &&
           check_dialect_attrs(op, diags, "arg_attrs", "arguments") &&
           check_attr_count(op, diags, "res_attrs", "result", type->function.n_results) &&
           check_dialect_attrs(op, diags, "res_attrs", "results") &&
           check_entry_block(op, diags, type);
}

// -- func.return --------------------------------------------------------------------------------

static void
report_return_type(const BsOp *op, BsDiags *diags, guint32 i, const BsType *expected,
                   const char *name)
{
    char *actual = bs_type_to_string(bs_op_operand(op, i)->type),
         *result = bs_type_to_string(expected);
    bs_diags_error_at_op(
        diags, op,
        "type of return operand %u ('%s') doesn't match function result type ('%s') in "
        "function @%s",
        i, actual, result, name);
    g_free(actual);
    g_free(result);
}

static gboolean
verify_return(const BsOp *op, BsDiags *diags)
{
    const BsOp *function = bs_op_parent(op);
    const BsAttr *type = bs_op_attr(function, "function_type");
    if (!type || !type->type || type->type->kind != BS_TYPE_FUNCTION)
        return TRUE; // said of the function itself
    guint32 n = type->type->function.n_results;
    const BsAttr *name = op->n_operands || n ? bs_op_attr(function, "sym_name") : NULL;
    if (!name)
        return TRUE; // returns nothing, or has no name: that is said of the function itself
    if (op->n_operands != n) {
        bs_diags_op_error(diags, op, "has %u operands, but enclosing function (@%s) returns %u",
                          op->n_operands, name->string.text, n);
        return FALSE;
    }
    for (guint32 i = 0; i < n; i++) {
        const BsType *expected = type->type->function.results[i];
        if (bs_op_operand(op, i)->type == expected)
            continue;
        report_return_type(op, diags, i, expected, name->string.text);
        return FALSE;
    }
    return TRUE;
}

// -- calls --------------------------------------------------------------------------------------

static const BsOp *
find_function(const BsAttr *symbol, GHashTable *symbols, const char *kind)
{
    const BsOp *function = g_hash_table_lookup(symbols, bs_attr_symbol_root(symbol));
    return function && bs_op_is(function, kind) ? function : NULL;
}

static gboolean
check_call_operands(const BsOp *op, BsDiags *diags, const BsType *callee)
{
    if (callee->function.n_inputs != op->n_operands) {
        bs_diags_op_error(diags, op, "incorrect number of operands for callee");
        return FALSE;
    }
    for (guint32 i = 0; i < op->n_operands; i++) {
        const BsType *type = bs_op_operand(op, i)->type;
        if (type == callee->function.inputs[i])
            continue;
        char *format = g_strdup_printf(
            "operand type mismatch: expected operand type %%s, but provided %%s for "
            "operand number %u",
            i);
        bs_fail_types(op, diags, format, callee->function.inputs[i], type);
        g_free(format);
        return FALSE;
    }
    return TRUE;
}

static void
report_result_mismatch(const BsOp *op, BsDiags *diags, guint32 i, const BsType *callee)
{
    const BsType **types = g_new(const BsType *, op->n_results);
    for (guint32 j = 0; j < op->n_results; j++)
        types[j] = op->results[j].type;
    char *actual = bs_quoted_types(op->n_results, types);
    char *expected = bs_quoted_types(callee->function.n_results, callee->function.results);
    BsDiag *error = bs_diags_op_error(diags, op, "result type mismatch at index %u", i);
    bs_diag_note(error, op->loc, "      op result types: %s", actual);
    bs_diag_note(error, op->loc, "function result types: %s", expected);
    g_free(actual);
    g_free(expected);
    g_free(types);
}

gboolean
bs_func_check_call(const BsOp *op, GHashTable *symbols, BsDiags *diags, const char *kind,
                   const char *what)
{
    const BsAttr *symbol = bs_op_attr(op, "callee");
    const BsOp *function = find_function(symbol, symbols, kind);
    if (!function) {
        bs_diags_op_error(diags, op, "'%s' does not reference a valid %s",
                          bs_attr_symbol_root(symbol), what);
        return FALSE;
    }
    const BsType *callee = bs_op_attr(function, "function_type")->type;
    if (!check_call_operands(op, diags, callee))
        return FALSE;
    if (callee->function.n_results != op->n_results) {
        bs_diags_op_error(diags, op, "incorrect number of results for callee");
        return FALSE;
    }
    for (guint32 i = 0; i < op->n_results; i++) {
        if (op->results[i].type == callee->function.results[i])
            continue;
        report_result_mismatch(op, diags, i, callee);
        return FALSE;
    }
    return TRUE;
}

static gboolean
verify_call_symbols(const BsOp *op, GHashTable *symbols, BsDiags *diags)
{
    return bs_func_check_call(op, symbols, diags, "func.func", "function");
}

static gboolean
verify_call_indirect(const BsOp *op, BsDiags *diags)
{
    const BsType *callee = bs_op_operand(op, 0)->type;
    gboolean inputs = callee->function.n_inputs == op->n_operands - 1;
    for (guint32 i = 0; inputs && i < callee->function.n_inputs; i++)
        inputs = bs_op_operand(op, i + 1)->type == callee->function.inputs[i];
    gboolean results = callee->function.n_results == op->n_results;
    for (guint32 i = 0; results && i < op->n_results; i++)
        results = op->results[i].type == callee->function.results[i];
    return bs_check_that(inputs, op, diags, "callee input types match argument types") &&
           bs_check_that(results, op, diags, "callee result types match result types");
}

// -- func.constant ------------------------------------------------------------------------------

static gboolean
check_constant(const BsOp *op, const BsOp *function, BsDiags *diags)
{
    if (!function || !bs_op_is(function, "func.func")) {
        bs_diags_op_error(diags, op, "reference to undefined function '%s'",
                          bs_attr_symbol_root(bs_op_attr(op, "value")));
        return FALSE;
    }
    const BsAttr *type = bs_op_attr(function, "function_type");
    return (type && type->type == op->results[0].type) ||
           bs_fail(op, diags, "reference to function with mismatched type");
}

static gboolean
verify_constant_symbols(const BsOp *op, GHashTable *symbols, BsDiags *diags)
{
    const char *name = bs_attr_symbol_root(bs_op_attr(op, "value"));
    return check_constant(op, g_hash_table_lookup(symbols, name), diags);
}

// The first op of that name in the module around, whatever other symbol tables are between.
static const BsOp *
find_in_module(const BsOp *op, const char *name)
{
    const BsOp *module = bs_op_parent(op);
    while (module && !bs_op_is(module, "builtin.module"))
        module = bs_op_parent(module);
    return module ? bs_symbol_find(module, name) : NULL;
}

// Until 22, upstream looks the function up when it verifies the op, and from the module.
static gboolean
verify_constant(const BsOp *op, BsDiags *diags)
{
    const char *name = bs_attr_symbol_root(bs_op_attr(op, "value"));
    return check_constant(op, find_in_module(op, name), diags);
}

// The same, when the symbols are at hand.
static gboolean
verify_constant_in_module(const BsOp *op, GHashTable *symbols, BsDiags *diags)
{
    const BsOp *table = bs_op_parent(op);
    while (table && !bs_op_has_trait(table, BS_TRAIT_SYMBOL_TABLE))
        table = bs_op_parent(table);
    return table && bs_op_is(table, "builtin.module") ? verify_constant_symbols(op, symbols, diags)
                                                      : verify_constant(op, diags);
}

// -- the table ----------------------------------------------------------------------------------

// clang-format off
#define FUNCTION_ATTRS                                                                                                \
    "sym_name:string, function_type:function-type, sym_visibility:string?, arg_attrs:dict-array?, res_attrs:dict-array?"
#define FUNCTION                                                                                                      \
    .name = "func.func", .summary = "a function, with a body or declared only", .n_regions = 1,                       \
    .default_dialect = "func", .parse = bs_func_parse, .print = bs_func_print, BS_LOCAL_RULE(bs_func_verify),         \
    .traits = BS_TRAIT_ISOLATED | BS_TRAIT_SYMBOL | BS_TRAIT_AFFINE_SCOPE | BS_TRAIT_FUNCTION |                       \
              BS_TRAIT_AUTOMATIC_ALLOCATION_SCOPE
#define CONSTANT                                                                                                      \
    .name = "func.constant", .does = BS_DOES_CONSTANT, .summary = "a function as a value", .results = "result:any", .attrs = "value:symbol",    \
    .format = "attr-dict $value `:` type(results)", .hint = "f",                                                      \
    .traits = BS_TRAIT_PURE | BS_TRAIT_CONSTANT_LIKE
#define CALL                                                                                                          \
    .name = "func.call", .does = BS_DOES_CALL, .summary = "call of a function by name", .operands = "operands:any*",                        \
    .results = "results:any*",                                                                                        \
    .format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",                          \
    .verify_symbols = verify_call_symbols, .traits = BS_TRAIT_CALL

static const BsOpDef ops[] = {
    { FUNCTION, .attrs = FUNCTION_ATTRS, .releases = BS_UNTIL_19 },
    { FUNCTION, .attrs = FUNCTION_ATTRS ", no_inline:unit?", .releases = BS_SINCE_22 },
    { .name = "func.return", .does = BS_DOES_RETURN, .summary = "return from a function", .operands = "operands:any*",
      .format = "attr-dict ($operands^ `:` type($operands))?", .parent = "func.func", .verify = verify_return, .region_terminator = TRUE,
      .traits = BS_TRAIT_PURE | BS_TRAIT_TERMINATOR | BS_TRAIT_RETURN_LIKE },
    { CALL, .attrs = "callee:symbol", .releases = BS_UNTIL_19 },
    { CALL, .attrs = "callee:symbol, arg_attrs:dict-array?, res_attrs:dict-array?, no_inline:unit?",
      .releases = BS_SINCE_22 },
    { .name = "func.call_indirect", .does = BS_DOES_CALL, .summary = "call of a function value",
      .operands = "callee:function, callee_operands:any*", .results = "results:any*",
      .parse = bs_func_parse_call_indirect, .print = bs_func_print_call_indirect, .verify = verify_call_indirect,
      .traits = BS_TRAIT_CALL, .patterns = bs_patterns_func_call_indirect },
    { CONSTANT, .verify = verify_constant, .verify_symbols = verify_constant_in_module,
      .releases = BS_UNTIL_19 },
    { CONSTANT, .verify_symbols = verify_constant_symbols, .releases = BS_SINCE_22 },
};
// clang-format on

static BsOp *
materialize(BsBuilder *builder, const BsAttr *value, const BsType *type, const BsOp *folded)
{
    if (value->kind != BS_ATTR_SYMBOL || value->array.n != 1 || type->kind != BS_TYPE_FUNCTION)
        return NULL;
    const BsNamedAttr attr = {bs_context_string(builder->ir->context, "value"), value};
    const BsAttr *attrs = bs_attr_dict(builder->ir->context, 1, &attr);
    return bs_builder_op(builder, "func.constant", folded->loc, 0, NULL, 1, &type, attrs, 0);
}

const BsDialect bs_dialect_func = {
    .name = "func",
    .ops = ops,
    .n_ops = G_N_ELEMENTS(ops),
    .materialize = materialize,
};
