// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of the async dialect, whose callers get a token and values to await, and reads and
// writes of such values in the runtime.
#include "dialects/async/async-private.h"

#include "dialects/common/checks.h"
#include "dialects/func/func.h"
#include "ir/context.h"
#include "ir/shape.h"

#include <string.h>

static gboolean
is_token(const BsType *type)
{
    return type->kind == BS_TYPE_OPAQUE && !strcmp(type->opaque.text, "!async.token");
}

// -- functions ----------------------------------------------------------------------------------

// Values to await, and before them a token, or that alone.
gboolean
bs_async_verify_func(const BsOp *op, BsDiags *diags)
{
    if (!bs_func_verify(op, diags))
        return FALSE;
    const BsType *type = bs_op_attr(op, "function_type")->type;
    if (!type->function.n_results)
        return bs_fail(op, diags, "result is expected to be at least of size 1, but got 0");
    for (guint32 i = 0; i < type->function.n_results; i++) {
        const BsType *result = type->function.results[i];
        if (!is_token(result) && bs_async_value_type(result) == result)
            return bs_fail_types(op, diags,
                                 "result type must be async value type or async token type, but "
                                 "got %s",
                                 result, NULL);
        if (i == 0 || !is_token(result))
            continue;
        bs_diags_op_error(diags, op,
                          " results' (optional) async token type is expected to appear as the 1st "
                          "return value, but got %u",
                          i + 1);
        return FALSE;
    }
    return TRUE;
}

gboolean
bs_async_verify_return(const BsOp *op, BsDiags *diags)
{
    const BsAttr *attr = bs_op_attr(bs_op_parent(op), "function_type");
    if (!attr || !attr->type || attr->type->kind != BS_TYPE_FUNCTION)
        return TRUE; // said of the function itself
    const BsType *type = attr->type;
    const guint32 n = type->function.n_results,
                  first = n && is_token(type->function.results[0]) ? 1 : 0;
    gboolean same = op->n_operands == n - first;
    for (guint32 i = first; same && i < n; i++)
        same = bs_op_operand(op, i - first)->type == bs_async_value_type(type->function.results[i]);
    return same || bs_fail(op, diags,
                           "operand types do not match the types returned from the parent FuncOp");
}

gboolean
bs_async_verify_call_symbols(const BsOp *op, GHashTable *symbols, BsDiags *diags)
{
    return bs_func_check_call(op, symbols, diags, "async.func", "async function");
}

// -- values in the runtime ----------------------------------------------------------------------

// `!async.value<T>`, or without its name: `<T>`
static gboolean
parse_value_type(BsParser *parser, const BsType **type)
{
    const BsType *inner;
    if (!bs_parse_token(parser, ":"))
        return FALSE;
    const BsLoc loc = bs_parser_loc(parser);
    if (!bs_parser_at_type_symbol(parser)) {
        if (!bs_parse_token(parser, "<") || !bs_parse_type(parser, &inner) ||
            !bs_parse_token(parser, ">"))
            return bs_parser_error(parser, bs_parser_name_loc(parser),
                                   "failed to parse async value type");
        *type = bs_type_opaque_of(bs_parser_context(parser), "!async.value", inner);
        return TRUE;
    }
    if (!bs_parse_type(parser, type))
        return FALSE;
    return bs_async_value_type(*type) != *type ||
           bs_parser_error_class(parser, loc, "Type", "async.value", *type);
}

gboolean
bs_async_parse_access(BsParser *parser, BsOpState *state)
{
    const gboolean loads = !strcmp(state->def->name, "async.runtime.load");
    BsOperandName stored, storage;
    const BsType *type = NULL;
    if (!loads && (!bs_parse_operand(parser, &stored) || !bs_parse_token(parser, ",")))
        return FALSE;
    if (!bs_parse_operand(parser, &storage) || !bs_parse_op_attr_dict(parser) ||
        !parse_value_type(parser, &type))
        return FALSE;
    if (loads)
        bs_add_result_type(parser, bs_async_value_type(type));
    return (loads || bs_resolve_operand(parser, &stored, bs_async_value_type(type))) &&
           bs_resolve_operand(parser, &storage, type);
}

void
bs_async_print_access(BsPrinter *printer, const BsOp *op)
{
    bs_put(printer, " ");
    bs_put_operands(printer, op, (BsRange){0, op->n_operands});
    bs_put_attr_dict(printer, op, NULL);
    bs_put(printer, " : <");
    bs_put_type(printer, bs_async_value_type(bs_op_operand(op, op->n_operands - 1)->type));
    bs_put(printer, ">");
}

gboolean
bs_async_verify_access(const BsOp *op, BsDiags *diags)
{
    const BsType *value = op->n_results ? op->results[0].type : bs_op_operand(op, 0)->type;
    const BsType *storage = bs_op_operand(op, op->n_operands - 1)->type;
    return bs_check_that(value == bs_async_value_type(storage), op, diags,
                         "type of 'value' matches element type of 'storage'");
}
