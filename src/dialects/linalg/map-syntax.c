// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom syntax of linalg.map, reduce, transpose and broadcast. A map or reduction by one op is
// written with that op's name instead of a region: `linalg.map { arith.addf } ins(...)`.
#include "dialects/linalg/linalg-private.h"

#include "ir/builder.h"
#include "ir/context.h"
#include "syntax/format.h"

#include <string.h>

// -- the short form -----------------------------------------------------------------------------

typedef struct Payload {
    const BsOpDef *def; // NULL: a region is written
    BsAttrs attrs;
} Payload;

// `{ arith.addf {attrs} }`
static gboolean
parse_payload(BsParser *parser, Payload *payload)
{
    if (!bs_parse_optional_token(parser, "{"))
        return TRUE;
    const char *name;
    if (!bs_parse_op_name(parser, &name) || !bs_parse_optional_attr_dict(parser, &payload->attrs) ||
        !bs_parse_token(parser, "}"))
        return FALSE;
    payload->def = bs_context_op(bs_parser_context(parser), name);
    return TRUE;
}

// What a payload is applied to: a reduction's to the accumulator, which is the last argument, and
// then the others; a map's to the inputs, and since 22 there is an argument that it has not.
static guint32
n_applied(gboolean init_first, guint32 n_args, gboolean with_outputs)
{
    return !init_first && with_outputs && n_args ? n_args - 1 : n_args;
}

// The region of the op: block arguments for the operands, the payload on them, and a yield.
static void
add_payload_region(BsParser *parser, const BsLinalgOperands *operands, const Payload *payload,
                   gboolean init_first)
{
    const gboolean with_outputs =
        init_first || bs_context_upstream(bs_parser_context(parser)) >= BS_UPSTREAM_22;
    BsTypes types = {0};
    for (guint i = 0; i < operands->in_types.len; i++)
        bs_vec_push(&types, bs_linalg_element(operands->in_types.data[i]));
    for (guint i = 0; i < operands->out_types.len; i++)
        bs_vec_push(&types, bs_linalg_element(operands->out_types.data[i]));
    const BsType *type = bs_vec_last(&types); // the last operand is the output, whatever is written
    if (!with_outputs)
        (void)bs_vec_pop(&types);
    BsBlock *block = bs_add_region_with_block(parser, types.len, types.data);
    BsBuilder builder;
    bs_builder_init(&builder, bs_parser_ir(parser));
    bs_builder_set_end(&builder, block);
    const guint32 n = n_applied(init_first, types.len, with_outputs);
    g_autofree BsValue **args = g_new(BsValue *, n + 1);
    for (guint i = 0; i < n; i++)
        args[i] = block->args[init_first ? (i + n - 1) % n : i];
    const BsAttr *attrs = payload->attrs.len ? bs_attr_dict(bs_parser_context(parser),
                                                            payload->attrs.len, payload->attrs.data)
                                             : NULL;
    const BsLoc loc = bs_parser_name_loc(parser);
    BsOp *op = bs_builder_op(&builder, payload->def->name, loc, n, args, 1, &type, attrs, 0);
    BsValue *result = bs_op_result(op, 0);
    bs_builder_op(&builder, "linalg.yield", loc, 1, &result, 0, NULL, NULL, 0);
    bs_vec_free(&types);
}

// The op that alone stands before the yield, with the block's arguments as operands, or NULL.
static const BsOp *
find_payload(const BsOp *op, gboolean init_first)
{
    const BsBlock *block = bs_op_region(op, 0)->first;
    const BsOp *payload = block ? block->first : NULL;
    if (!payload || !bs_op_next(payload) || bs_op_next(bs_op_next(payload)) || payload->n_regions)
        return NULL;
    const BsOp *yield = bs_op_next(payload);
    const guint32 n = n_applied(init_first, block->n_args, bs_linalg_n_args(op) == op->n_operands);
    if (payload->n_operands != n || n == 0 || payload->n_results != 1 || yield->n_operands != 1 ||
        bs_op_operand(yield, 0) != bs_op_result(payload, 0))
        return NULL;
    for (guint32 i = 0; i < n; i++) {
        if (bs_op_operand(payload, i) != block->args[init_first ? (i + n - 1) % n : i])
            return NULL;
    }
    return payload;
}

// Upstream leaves the first fastmath attribute out when it says nothing, and no other default.
static void
put_payload(BsPrinter *printer, const BsOp *payload)
{
    static const char *const elided[] = {"fastmath", NULL};
    const BsAttr *flags = bs_op_attr(payload, "fastmath");
    const gboolean none = flags && flags->kind == BS_ATTR_OPAQUE &&
                          !strcmp(flags->string.text, "#arith.fastmath<none>");
    bs_putf(printer, " { %s", payload->def->name);
    const BsAttr *attrs = payload->attrs;
    const char *separator = " {";
    for (guint32 i = 0; attrs && i < attrs->dict.n; i++) {
        const BsNamedAttr *attr = &attrs->dict.items[i];
        if (none && g_strv_contains(elided, attr->name))
            continue;
        bs_putf(printer, "%s%s", separator, attr->name);
        if (attr->value->kind != BS_ATTR_UNIT) {
            bs_put(printer, " = ");
            bs_put_attr(printer, attr->value);
        }
        separator = ", ";
    }
    bs_put(printer, *separator == ',' ? "} }" : " }");
}

// -- regions that are written -------------------------------------------------------------------

// `(%a: f32, %b: f32) { ... }`
static gboolean
parse_body(BsParser *parser)
{
    BsArguments args = {0};
    gboolean ok = bs_parse_token_in(parser, "(", "argument list");
    if (ok && !bs_parse_optional_token(parser, ")")) {
        do {
            BsArgument arg = {0};
            ok = bs_parse_argument(parser, TRUE, TRUE, &arg);
            if (ok)
                bs_vec_push(&args, arg);
        } while (ok && bs_parse_optional_token(parser, ","));
        ok = ok && bs_parse_token_in(parser, ")", "argument list");
    }
    ok = ok && bs_parse_region(parser, &args);
    bs_vec_free(&args);
    return ok;
}

static void
put_body(BsPrinter *printer, const BsOp *op)
{
    const BsBlock *block = bs_op_region(op, 0)->first;
    bs_put_indent(printer, TRUE);
    bs_put_newline(printer);
    bs_put(printer, "(");
    for (guint32 i = 0; block && i < block->n_args; i++) {
        bs_put(printer, i ? ", " : "");
        bs_put_argument(printer, block->args[i], NULL);
    }
    bs_put(printer, ") ");
    bs_put_region(printer, bs_op_region(op, 0), FALSE, TRUE);
    bs_put_indent(printer, FALSE);
}

// -- linalg.map and reduce ----------------------------------------------------------------------

// `[0, 1]` as an i64 array, after `name =`.
static gboolean
parse_dims(BsParser *parser, const char *name)
{
    const BsType *i64 = bs_type_integer(bs_parser_context(parser), 64, BS_SIGNLESS);
    const BsAttr *dims;
    if (!bs_parse_keyword(parser, name) || !bs_parse_token(parser, "=") ||
        !bs_parse_dense_array(parser, i64, &dims))
        return FALSE;
    bs_add_attr(parser, name, dims);
    return TRUE;
}

static void
put_dims(BsPrinter *printer, const BsOp *op, const char *name)
{
    const BsAttr *dims = bs_op_attr(op, name);
    bs_putf(printer, " %s = [", name);
    for (guint32 i = 0; i < dims->dense.n; i++)
        bs_putf(printer, "%s%" G_GINT64_FORMAT, i ? ", " : "", (gint64)dims->dense.values[i]);
    bs_put(printer, "] ");
}

// What map, reduce, transpose and broadcast share; `dims` names an attribute behind the operands.
static gboolean
parse_parts(BsParser *parser, const BsOpDef *def, const char *dims, BsLinalgOperands *operands)
{
    BsAttrs attrs = {0};
    BsLoc attrs_loc;
    const gboolean ok = bs_linalg_parse_first_attrs(parser, def, &attrs, &attrs_loc) &&
                        bs_linalg_parse_operands(parser, operands) &&
                        bs_linalg_resolve_operands(parser, operands) &&
                        bs_check_inherent_attrs(parser, def, &attrs, 0, attrs_loc) &&
                        (!dims || parse_dims(parser, dims)) &&
                        bs_parse_optional_attr_dict(parser, &attrs);
    if (ok) {
        bs_linalg_add_tensor_results(parser, operands);
        bs_add_attrs(parser, &attrs);
    }
    bs_vec_free(&attrs);
    return ok;
}

static gboolean
parse_with_payload(BsParser *parser, const BsOpDef *def, const char *dims, gboolean init_first)
{
    BsLinalgOperands operands = {0};
    Payload payload = {0};
    gboolean ok = parse_payload(parser, &payload) && parse_parts(parser, def, dims, &operands);
    if (ok && payload.def && operands.in_types.len + operands.out_types.len == 0)
        bs_add_empty_region(parser); // the verifier asks for operands
    else if (ok && payload.def)
        add_payload_region(parser, &operands, &payload, init_first);
    else if (ok)
        ok = parse_body(parser);
    bs_linalg_operands_clear(&operands);
    bs_vec_free(&payload.attrs);
    return ok;
}

gboolean
bs_linalg_parse_map(BsParser *parser, BsOpState *state)
{
    return parse_with_payload(parser, state->def, NULL, FALSE);
}

gboolean
bs_linalg_parse_reduce(BsParser *parser, BsOpState *state)
{
    return parse_with_payload(parser, state->def, "dimensions", TRUE);
}

void
bs_linalg_print_map(BsPrinter *printer, const BsOp *op)
{
    const BsOp *payload = find_payload(op, FALSE);
    if (payload)
        put_payload(printer, payload);
    bs_linalg_put_operands(printer, op);
    bs_put_attr_dict(printer, op, NULL);
    if (!payload)
        put_body(printer, op);
}

void
bs_linalg_print_reduce(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"dimensions", NULL};
    const BsOp *payload = find_payload(op, TRUE);
    if (payload)
        put_payload(printer, payload);
    bs_linalg_put_operands(printer, op);
    put_dims(printer, op, "dimensions");
    bs_put_attr_dict(printer, op, elided);
    if (!payload)
        put_body(printer, op);
}

// -- linalg.transpose and broadcast -------------------------------------------------------------

// The region yields its first argument, the input's element. How many operands there should be is
// for the verifier to say.
static gboolean
parse_moving(BsParser *parser, const BsOpDef *def, const char *dims)
{
    BsLinalgOperands operands = {0};
    const gboolean ok = parse_parts(parser, def, dims, &operands);
    if (ok) {
        const guint32 n_ins = operands.in_types.len, n = n_ins + operands.out_types.len;
        BsBlock *block = bs_add_region_with_block(parser, 0, NULL);
        for (guint32 i = 0; i < n; i++) {
            const BsType *type =
                i < n_ins ? operands.in_types.data[i] : operands.out_types.data[i - n_ins];
            const BsValue *operand = bs_parser_resolved(parser, i);
            bs_block_add_arg(bs_parser_ir(parser), block, bs_linalg_element(type),
                             operand ? bs_value_loc(operand) : (BsLoc){0});
        }
        BsBuilder builder;
        bs_builder_init(&builder, bs_parser_ir(parser));
        bs_builder_set_end(&builder, block);
        const BsLoc loc = bs_parser_name_loc(parser);
        if (n)
            bs_builder_op(&builder, "linalg.yield", loc, 1, block->args, 0, NULL, NULL, 0);
    }
    bs_linalg_operands_clear(&operands);
    return ok;
}

gboolean
bs_linalg_parse_transpose(BsParser *parser, BsOpState *state)
{
    return parse_moving(parser, state->def, "permutation");
}

gboolean
bs_linalg_parse_broadcast(BsParser *parser, BsOpState *state)
{
    return parse_moving(parser, state->def, "dimensions");
}

void
bs_linalg_print_transpose(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"permutation", NULL};
    bs_linalg_put_operands(printer, op);
    put_dims(printer, op, "permutation");
    bs_put_attr_dict(printer, op, elided);
}

void
bs_linalg_print_broadcast(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"dimensions", NULL};
    bs_linalg_put_operands(printer, op);
    put_dims(printer, op, "dimensions");
    bs_put_attr_dict(printer, op, elided);
}
