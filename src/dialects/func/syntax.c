// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom syntax of functions, as upstream's function_interface_impl writes it:
//
//   func.func private @name(%a: memref<2xf32> {x.y}, %b: i1) -> (i32 {x.z}) attributes {...} { body
//   }
#include "dialects/func/func.h"

#include "ir/context.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

#include <string.h>

// -- reading ------------------------------------------------------------------------------------

void
bs_signature_clear(BsSignature *signature)
{
    bs_vec_free(&signature->args);
    bs_vec_free(&signature->results);
    bs_vec_free(&signature->result_attrs);
}

static gboolean
parse_dict(BsParser *parser, const BsAttr **dict)
{
    BsAttrs attrs = {0};
    gboolean ok = bs_parse_optional_attr_dict(parser, &attrs);
    *dict = ok && attrs.len ? bs_attr_dict(bs_parser_context(parser), attrs.len, attrs.data) : NULL;
    bs_vec_free(&attrs);
    return ok;
}

// `%name: type {attrs} loc(...)`, or in a declaration the same without the name, and for nothing;
// all arguments are of one sort.
static gboolean
parse_argument(BsParser *parser, BsArguments *args)
{
    const BsArgument *last = args->len ? &bs_vec_last(args) : NULL;
    BsArgument arg = {0};
    BsLoc loc = bs_parser_loc(parser);
    if (bs_parser_at_operand(parser)) {
        if (!bs_parse_argument(parser, TRUE, TRUE, &arg))
            return FALSE;
        if (last && !last->name.name)
            return bs_parser_error(parser, loc, "expected type instead of SSA identifier");
    } else {
        if (last && last->name.name)
            return bs_parser_error(parser, loc, "expected SSA identifier");
        arg.name.loc = loc;
        if (!bs_parse_type(parser, &arg.type) || !parse_dict(parser, &arg.attrs) ||
            !bs_skip_optional_loc(parser))
            return FALSE;
    }
    bs_vec_push(args, arg);
    return TRUE;
}

static gboolean
parse_arguments(BsParser *parser, BsArguments *args)
{
    if (!bs_parse_token(parser, "("))
        return FALSE;
    if (bs_parse_optional_token(parser, ")"))
        return TRUE;
    do {
        if (!parse_argument(parser, args))
            return FALSE;
    } while (bs_parse_optional_token(parser, ","));
    return bs_parse_token(parser, ")");
}

static gboolean
parse_result(BsParser *parser, BsSignature *signature, gboolean with_attrs)
{
    const BsType *type = NULL;
    const BsAttr *attrs = NULL;
    if (!bs_parse_type(parser, &type) || (with_attrs && !parse_dict(parser, &attrs)))
        return FALSE;
    bs_vec_push(&signature->results, type);
    bs_vec_push(&signature->result_attrs, attrs);
    return TRUE;
}

static gboolean
parse_results(BsParser *parser, BsSignature *signature)
{
    if (!bs_parse_optional_token(parser, "->"))
        return TRUE;
    if (!bs_parse_optional_token(parser, "("))
        return parse_result(parser, signature, FALSE);
    if (bs_parse_optional_token(parser, ")"))
        return TRUE;
    do {
        if (!parse_result(parser, signature, TRUE))
            return FALSE;
    } while (bs_parse_optional_token(parser, ","));
    return bs_parse_token(parser, ")");
}

gboolean
bs_signature_parse(BsParser *parser, BsSignature *signature)
{
    return parse_arguments(parser, &signature->args) && parse_results(parser, signature);
}

// What the syntax says already may not stand in the dictionary again.
static gboolean
parse_attributes(BsParser *parser, BsAttrs *attrs)
{
    static const char *const inferred[] = {"sym_visibility", "sym_name", "function_type"};
    BsLoc loc = bs_parser_loc(parser);
    if (!bs_parse_optional_attr_dict_with_keyword(parser, attrs))
        return FALSE;
    for (gsize i = 0; i < G_N_ELEMENTS(inferred); i++) {
        for (guint j = 0; j < attrs->len; j++) {
            if (!strcmp(attrs->data[j].name, inferred[i]))
                return bs_parser_error(
                    parser, loc,
                    "'%s' is an inferred attribute and should not be specified in the "
                    "explicit attribute dictionary",
                    inferred[i]);
        }
    }
    return TRUE;
}

// One dictionary per argument (result); no attribute at all when every one is empty.
static void
add_dicts(BsParser *parser, const char *name, guint32 n, const BsAttr **dicts)
{
    gboolean any = FALSE;
    for (guint32 i = 0; i < n; i++)
        any |= dicts[i] != NULL;
    if (!any)
        return;
    BsContext *context = bs_parser_context(parser);
    for (guint32 i = 0; i < n; i++) {
        if (!dicts[i])
            dicts[i] = bs_attr_dict(context, 0, NULL);
    }
    bs_add_attr(parser, name, bs_attr_array(context, n, dicts));
}

void
bs_signature_add(BsParser *parser, BsSignature *signature)
{
    BsContext *context = bs_parser_context(parser);
    guint32 n = signature->args.len;
    const BsType **inputs = g_new(const BsType *, n + 1);
    const BsAttr **attrs = g_new(const BsAttr *, n + 1);
    for (guint32 i = 0; i < n; i++) {
        inputs[i] = signature->args.data[i].type;
        const BsAttr *dict = signature->args.data[i].attrs;
        attrs[i] = dict && dict->dict.n ? dict : NULL;
    }
    const BsType *type =
        bs_type_function(context, n, inputs, signature->results.len, signature->results.data);
    bs_add_attr(parser, "function_type", bs_attr_type(context, type));
    add_dicts(parser, "arg_attrs", n, attrs);
    add_dicts(parser, "res_attrs", signature->result_attrs.len, signature->result_attrs.data);
    g_free(inputs);
    g_free(attrs);
}

static void
parse_visibility(BsParser *parser)
{
    static const char *const words[] = {"public", "private", "nested"};
    for (gsize i = 0; i < G_N_ELEMENTS(words); i++) {
        if (!bs_parse_optional_keyword(parser, words[i]))
            continue;
        bs_add_attr(parser, "sym_visibility",
                    bs_attr_string(bs_parser_context(parser), words[i], strlen(words[i])));
        return;
    }
}

static gboolean
parse_body(BsParser *parser, const BsArguments *args)
{
    gboolean present = FALSE;
    BsLoc loc = bs_parser_loc(parser);
    if (!bs_parse_optional_region(parser, args, &present))
        return FALSE;
    if (present && bs_parser_region_is_empty(parser))
        return bs_parser_error(parser, loc, "expected non-empty function body");
    return TRUE;
}

gboolean
bs_func_parse(BsParser *parser, BsOpState *state)
{
    (void)state;
    const BsAttr *name = NULL;
    parse_visibility(parser);
    if (!bs_parse_symbol_name(parser, &name))
        return FALSE;
    bs_add_attr(parser, "sym_name", name);
    BsSignature signature = {0};
    BsAttrs attrs = {0};
    gboolean ok = bs_signature_parse(parser, &signature) && parse_attributes(parser, &attrs);
    if (ok) {
        bs_add_attrs(parser, &attrs);
        bs_signature_add(parser, &signature);
        ok = parse_body(parser, &signature.args);
    }
    bs_vec_free(&attrs);
    bs_signature_clear(&signature);
    return ok;
}

// -- writing ------------------------------------------------------------------------------------

static void
put_optional_dict(BsPrinter *printer, const BsAttr *dict)
{
    if (!dict || dict->dict.n == 0)
        return;
    bs_put(printer, " ");
    bs_put_dict(printer, dict);
}

static const BsAttr *
dict_at(const BsAttr *dicts, guint32 i)
{
    return dicts && i < dicts->array.n ? dicts->array.items[i] : NULL;
}

static void
print_arguments(BsPrinter *printer, const BsOp *op, const BsType *type)
{
    const BsAttr *dicts = bs_op_attr(op, "arg_attrs");
    const BsBlock *entry = bs_op_region(op, 0)->first;
    bs_put(printer, "(");
    for (guint32 i = 0; i < type->function.n_inputs; i++) {
        if (i)
            bs_put(printer, ", ");
        if (entry && i < entry->n_args) {
            bs_put_argument(printer, entry->args[i], dict_at(dicts, i));
        } else {
            bs_put_type(printer, type->function.inputs[i]);
            put_optional_dict(printer, dict_at(dicts, i));
        }
    }
    bs_put(printer, ")");
}

static void
print_results(BsPrinter *printer, const BsOp *op, const BsType *type)
{
    guint32 n = type->function.n_results;
    if (n == 0)
        return;
    const BsAttr *dicts = bs_op_attr(op, "res_attrs"), *first = dict_at(dicts, 0);
    gboolean parens = n > 1 || type->function.results[0]->kind == BS_TYPE_FUNCTION ||
                      (first && first->dict.n > 0);
    bs_put(printer, parens ? " -> (" : " -> ");
    for (guint32 i = 0; i < n; i++) {
        if (i)
            bs_put(printer, ", ");
        bs_put_type(printer, type->function.results[i]);
        put_optional_dict(printer, dict_at(dicts, i));
    }
    if (parens)
        bs_put(printer, ")");
}

void
bs_signature_print(BsPrinter *printer, const BsOp *op)
{
    const BsType *type = bs_op_attr(op, "function_type")->type;
    print_arguments(printer, op, type);
    print_results(printer, op, type);
}

void
bs_func_print(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"sym_name",  "function_type", "sym_visibility",
                                         "arg_attrs", "res_attrs",     NULL};
    const BsAttr *visibility = bs_op_attr(op, "sym_visibility");
    bs_put(printer, " ");
    if (visibility) {
        bs_put(printer, visibility->string.text);
        bs_put(printer, " ");
    }
    bs_put_symbol_name(printer, bs_op_attr(op, "sym_name")->string.text);
    bs_signature_print(printer, op);
    bs_put_attr_dict_with_keyword(printer, op, elided);
    if (bs_op_region(op, 0)->first) {
        bs_put(printer, " ");
        bs_put_region(printer, bs_op_region(op, 0), FALSE, TRUE);
    }
}

// -- func.call_indirect -------------------------------------------------------------------------

// The types of the operands and results stand in the callee's type.
gboolean
bs_func_parse_call_indirect(BsParser *parser, BsOpState *state)
{
    (void)state;
    BsOperandName callee;
    BsOperandNames operands = {0};
    BsAttrs attrs = {0};
    const BsType *type = NULL;
    if (!bs_parse_operand(parser, &callee))
        return FALSE;
    if (!bs_parse_token(parser, "("))
        return FALSE;
    BsLoc loc = bs_parser_loc(parser);
    gboolean ok =
        (bs_parser_at_token(parser, ")") || bs_parse_operands(parser, NULL, NULL, &operands)) &&
        bs_parse_token(parser, ")") && bs_parse_optional_attr_dict(parser, &attrs) &&
        bs_parse_token(parser, ":");
    BsLoc type_loc = bs_parser_loc(parser);
    ok = ok && bs_parse_type(parser, &type);
    if (ok && type->kind != BS_TYPE_FUNCTION)
        ok = bs_parser_error_kind(parser, type_loc, 1u << BS_TYPE_FUNCTION, type);
    if (ok) {
        BsTypes inputs = {0}, results = {0};
        for (guint32 i = 0; i < type->function.n_inputs; i++)
            bs_vec_push(&inputs, type->function.inputs[i]);
        for (guint32 i = 0; i < type->function.n_results; i++)
            bs_vec_push(&results, type->function.results[i]);
        ok = bs_resolve_operand(parser, &callee, type) &&
             bs_resolve_operands(parser, &operands, &inputs, loc);
        bs_add_result_types(parser, &results);
        bs_add_attrs(parser, &attrs);
        bs_vec_free(&inputs);
        bs_vec_free(&results);
    }
    bs_vec_free(&operands);
    bs_vec_free(&attrs);
    return ok;
}

void
bs_func_print_call_indirect(BsPrinter *printer, const BsOp *op)
{
    bs_put(printer, " ");
    bs_put_value(printer, bs_op_operand(op, 0));
    bs_put(printer, "(");
    bs_put_operands(printer, op, (BsRange){1, op->n_operands - 1});
    bs_put(printer, ")");
    bs_put_attr_dict(printer, op, NULL);
    bs_put(printer, " : ");
    bs_put_type(printer, bs_op_operand(op, 0)->type);
}
