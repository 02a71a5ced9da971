// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The async dialect: work that goes on beside the code that began it, and who waits for it. Its
// functions, and what it is lowered to, are read in generic form only.
#include "dialects/checks-private.h"
#include "dialects/dialects.h"
#include "dialects/pattern-rows-private.h"
#include "ir/builder.h"
#include "ir/context.h"
#include "ir/mutate.h"
#include "ir/shape.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

#include <string.h>

enum { DEPENDENCIES, BODY_OPERANDS, N_SEGMENTS }; // groups of operands of async.execute

// -- types --------------------------------------------------------------------------------------

// T of `!async.value<T>`; any other type is itself.
static const BsType *
value_type(const BsType *type)
{
    return type->kind == BS_TYPE_OPAQUE && type->opaque.inner ? type->opaque.inner : type;
}

static gboolean
are_compatible(G_GNUC_UNUSED const BsOp *op, const BsType *a, const BsType *b)
{
    return value_type(a) == value_type(b);
}

// -- async.execute ------------------------------------------------------------------------------

static const BsType *
token_type(BsParser *parser)
{
    return bs_type_opaque(bs_parser_context(parser), "!async.token", strlen("!async.token"));
}

// `(%value as %inner: !async.value<T>, ...)`, if there
static gboolean
parse_body_operands(BsParser *parser, BsOperandNames *operands, BsTypes *types, BsArguments *args)
{
    if (!bs_parse_optional_token(parser, "(") || bs_parse_optional_token(parser, ")"))
        return TRUE;
    do {
        BsOperandName operand;
        BsArgument arg;
        const BsType *type;
        if (!bs_parse_operand(parser, &operand) || !bs_parse_keyword(parser, "as") ||
            !bs_parse_argument(parser, FALSE, FALSE, &arg) || !bs_parse_colon_type(parser, &type))
            return FALSE;
        arg.type = value_type(type);
        bs_vec_push(operands, operand);
        bs_vec_push(types, type);
        bs_vec_push(args, arg);
    } while (bs_parse_optional_token(parser, ","));
    return bs_parse_token(parser, ")");
}

static gboolean
parse_dependencies(BsParser *parser, guint32 *n)
{
    BsOperandNames tokens = {0};
    const gboolean ok = !bs_parser_at_token(parser, "[") ||
                        (bs_parse_operands(parser, "[", "]", &tokens) &&
                         bs_resolve_operands_same(parser, &tokens, token_type(parser)));
    *n = tokens.len;
    bs_vec_free(&tokens);
    return ok;
}

static gboolean
parse_operands(BsParser *parser, BsArguments *args)
{
    BsOperandNames operands = {0};
    BsTypes types = {0};
    guint32 n;
    gboolean ok = parse_dependencies(parser, &n);
    const BsLoc loc = bs_parser_loc(parser);
    ok = ok && parse_body_operands(parser, &operands, &types, args) &&
         bs_resolve_operands(parser, &operands, &types, loc);
    if (ok) {
        const gint32 segments[N_SEGMENTS] = {(gint32)n, (gint32)operands.len};
        bs_add_attr(parser, "operandSegmentSizes",
                    bs_attr_i32_array(bs_parser_context(parser), N_SEGMENTS, segments));
    }
    bs_vec_free(&operands);
    bs_vec_free(&types);
    return ok;
}

static gboolean
parse_execute(BsParser *parser, G_GNUC_UNUSED BsOpState *state)
{
    BsArguments args = {0};
    BsAttrs attrs = {0};
    gboolean ok = parse_operands(parser, &args);
    if (ok) {
        bs_add_result_type(parser, token_type(parser));
        ok = bs_parse_optional_results(parser) &&
             bs_parse_optional_attr_dict_with_keyword(parser, &attrs);
    }
    if (ok)
        bs_add_attrs(parser, &attrs);
    ok = ok && bs_parse_region(parser, &args);
    bs_vec_free(&args);
    bs_vec_free(&attrs);
    return ok;
}

static void
print_execute(BsPrinter *printer, const BsOp *op)
{
    static const char *const elided[] = {"operandSegmentSizes", NULL};
    const BsRange dependencies = bs_op_operand_group(op, DEPENDENCIES),
                  operands = bs_op_operand_group(op, BODY_OPERANDS);
    const BsBlock *body = bs_op_region(op, 0)->first;
    if (dependencies.n) {
        bs_put(printer, " [");
        bs_put_operands(printer, op, dependencies);
        bs_put(printer, "]");
    }
    for (guint32 i = 0; i < operands.n; i++) {
        const BsValue *operand = bs_op_operand(op, operands.begin + i);
        bs_put(printer, i ? ", " : " (");
        bs_put_value(printer, operand);
        bs_put(printer, " as ");
        bs_put_value(printer, body->args[i]);
        bs_put(printer, ": ");
        bs_put_type(printer, operand->type);
    }
    bs_put(printer, operands.n ? ")" : "");
    g_autofree const BsType **types = g_new(const BsType *, op->n_results);
    for (guint32 i = 1; i < op->n_results; i++)
        types[i - 1] = op->results[i].type;
    bs_put_arrow_types(printer, op->n_results - 1, types);
    bs_put_attr_dict_with_keyword(printer, op, elided);
    bs_put(printer, " ");
    bs_put_region(printer, bs_op_region(op, 0), FALSE, TRUE);
}

static gboolean
verify_execute(const BsOp *op, BsDiags *diags)
{
    return bs_check_one_block(op, diags, 0, "bodyRegion", FALSE);
}

static guint32
execute_successors(const BsOp *op, const BsRegion *from, BsRegion **out, guint32 cap)
{
    if (cap > 0)
        out[0] = from ? NULL : bs_op_region(op, 0);
    return 1;
}

static BsRange
execute_entry_operands(const BsOp *op, G_GNUC_UNUSED const BsRegion *to)
{
    return bs_op_operand_group(op, BODY_OPERANDS);
}

// The token is nobody's to give.
static BsRange
execute_inputs(const BsOp *op, const BsRegion *to)
{
    if (to)
        return (BsRange){0, to->first ? to->first->n_args : 0};
    return (BsRange){1, op->n_results - 1};
}

static const BsRegionBranch execute_branch = {execute_successors, execute_entry_operands,
                                              execute_inputs, are_compatible};

static BsRange
yielded(const BsOp *op, G_GNUC_UNUSED const BsRegion *to)
{
    return (BsRange){0, op->n_operands};
}

static const char *
hint_execute(G_GNUC_UNUSED const BsOp *op, guint32 i, G_GNUC_UNUSED char *buffer)
{
    return i == 0 ? "token" : i == 1 ? "bodyResults" : NULL;
}

// -- async.await --------------------------------------------------------------------------------

// Of a value there is what is in it then.
static gboolean
parse_await(BsParser *parser, G_GNUC_UNUSED BsOpState *state)
{
    BsOperandName operand;
    const BsType *type;
    if (!bs_parse_operand(parser, &operand) || !bs_parse_colon_type(parser, &type) ||
        !bs_parse_op_attr_dict(parser) || !bs_resolve_operand(parser, &operand, type))
        return FALSE;
    const BsType *value = value_type(type);
    if (value != type)
        bs_add_result_type(parser, value);
    return TRUE;
}

static void
print_await(BsPrinter *printer, const BsOp *op)
{
    bs_put(printer, " ");
    bs_put_value(printer, bs_op_operand(op, 0));
    bs_put(printer, " : ");
    bs_put_type(printer, bs_op_operand(op, 0)->type);
    bs_put_attr_dict(printer, op, NULL);
}

static gboolean
verify_await(const BsOp *op, BsDiags *diags)
{
    const BsType *type = bs_op_operand(op, 0)->type, *value = value_type(type);
    if (value == type)
        return !op->n_results || bs_fail(op, diags, "awaiting on a token must have empty result");
    if (op->n_results && op->results[0].type == value)
        return TRUE;
    g_autofree char *found =
        op->n_results ? bs_type_to_string(op->results[0].type) : g_strdup("<<NULL TYPE>>");
    g_autofree char *expected = bs_type_to_string(value);
    bs_diags_op_error(diags, op, "result type '%s' does not match async value type '%s'", found,
                      expected);
    return FALSE;
}

// -- groups -------------------------------------------------------------------------------------

// Nothing is in it: nobody need wait.
static gboolean
canonicalize_create_group(BsBuilder *builder, BsOp *op)
{
    const BsValue *group = bs_op_result(op, 0);
    bs_value_for_each_use (group, use)
        if (!bs_op_is(bs_use_owner(use), "async.await_all"))
            return FALSE;
    while (bs_value_uses(group))
        bs_builder_erase_op(builder, bs_use_owner(bs_value_uses(group)));
    bs_builder_erase_op(builder, op);
    return TRUE;
}

static const BsPattern create_group_patterns[] = {NAMED("", canonicalize_create_group, 1), END};

// -- the table ----------------------------------------------------------------------------------

#define EXECUTE                                                                            \
    .name = "async.execute", .summary = "runs its region beside the code behind it",       \
    .n_regions = 1, .operands = "dependencies:async-token*, bodyOperands:async-awaited*",  \
    .results = "token:async-token, bodyResults:async-value*", .result_hint = hint_execute, \
    .parse = parse_execute, .print = print_execute, .verify = verify_execute,              \
    .verify_regions = bs_check_region_flow, .region_branch = &execute_branch,              \
    .terminator = "async.yield"
#define EXECUTE_TRAITS \
    (BS_TRAIT_OPERAND_SEGMENTS | BS_TRAIT_SINGLE_BLOCK | BS_TRAIT_AUTOMATIC_ALLOCATION_SCOPE)

// clang-format off
static const BsOpDef ops[] = {
    { .name = "async.add_to_group", .summary = "lets a group wait for a token or value",
      .operands = "operand:async-awaited, group:async-group", .results = "rank:index",
      .format = "$operand `,` $group `:` type($operand) attr-dict" },
    { .name = "async.await", .summary = "waits for a token or value", .operands = "operand:async-awaited",
      .results = "result:any?", .parse = parse_await, .print = print_await, .verify = verify_await },
    { .name = "async.await_all", .summary = "waits for all that was added to a group", .operands = "operand:async-group",
      .format = "$operand attr-dict" },
    { .name = "async.create_group", .summary = "a group of tokens and values", .operands = "size:index",
      .results = "result:async-group", .format = "$size `:` type($result) attr-dict", .traits = BS_TRAIT_PURE,
      .patterns = create_group_patterns },
    { EXECUTE, .traits = EXECUTE_TRAITS, .releases = BS_UNTIL_19 },
    { EXECUTE, .traits = EXECUTE_TRAITS | BS_TRAIT_RECURSIVE_EFFECTS, .releases = BS_SINCE_22 },
    { .name = "async.yield", .summary = "ends such a region with its values", .operands = "operands:any*",
      .format = "($operands^ `:` type($operands))? attr-dict", .parent = "async.execute", .region_terminator = TRUE,
      .terminator_operands = yielded, .traits = BS_TRAIT_PURE | BS_TRAIT_TERMINATOR },
};
// clang-format on

static const BsDialectSymbol types[] = {
    {"coro.handle", NULL},
    {"coro.id", NULL},
    {"coro.state", NULL},
    {"group", NULL},
    {"token", NULL},
    {"value", BS_SYMBOL_TYPE},
    {0},
};

const BsDialect bs_dialect_async = {
    .name = "async",
    .ops = ops,
    .n_ops = G_N_ELEMENTS(ops),
    .allows_unknown_ops = TRUE,
    .types = types,
};
