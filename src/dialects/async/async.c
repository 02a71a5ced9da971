// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The async dialect: work that goes on beside the code that began it, who waits for it, and the
// coroutines and runtime that it is lowered to. Rules of its functions are in func.c.
#include "dialects/async/async-private.h"
#include "dialects/common/checks.h"
#include "dialects/common/pattern-rows.h"
#include "dialects/dialects.h"
#include "dialects/func/func.h"
#include "ir/builder.h"
#include "ir/context.h"
#include "ir/mutate.h"
#include "ir/shape.h"
#include "syntax/parser.h"
#include "syntax/printer.h"

#include <string.h>

enum { DEPENDENCIES, BODY_OPERANDS, N_SEGMENTS }; // groups of operands of async.execute

// -- types --------------------------------------------------------------------------------------

const BsType *
bs_async_value_type(const BsType *type)
{
    return type->kind == BS_TYPE_OPAQUE && type->opaque.inner ? type->opaque.inner : type;
}

static gboolean
are_compatible(G_GNUC_UNUSED const BsOp *op, const BsType *a, const BsType *b)
{
    return bs_async_value_type(a) == bs_async_value_type(b);
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
        arg.type = bs_async_value_type(type);
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
    const gboolean ok = !bs_parse_optional_token(parser, "[") ||
                        (bs_parse_operands(parser, NULL, NULL, &tokens) &&
                         bs_resolve_operands_same(parser, &tokens, token_type(parser)) &&
                         bs_parse_token(parser, "]"));
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
    const BsType *value = bs_async_value_type(type);
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
    const BsType *type = bs_op_operand(op, 0)->type, *value = bs_async_value_type(type);
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
    .name = "async.execute", .does = BS_DOES_ENTER,                                        \
    .summary = "runs its region beside the code behind it", .n_regions = 1,                \
    .operands = "dependencies:async-token*, bodyOperands:async-awaited*",                  \
    .results = "token:async-token, bodyResults:async-value*", .result_hint = hint_execute, \
    .parse = parse_execute, .print = print_execute, .verify = verify_execute,              \
    .verify_regions = bs_check_region_flow, .region_branch = &execute_branch,              \
    .terminator = "async.yield", .memory = BS_MEMORY_START_REGIONS
#define EXECUTE_TRAITS                                                           \
    (BS_TRAIT_OPERAND_SEGMENTS | BS_TRAIT_SINGLE_BLOCK | BS_TRAIT_BLOCKS_FIRST | \
     BS_TRAIT_AUTOMATIC_ALLOCATION_SCOPE)

// Ops of the runtime that take one token, value or group, or make one.
#define RUNTIME(mnemonic, text, kind)                                                    \
    {                                                                                    \
        .name = "async.runtime." mnemonic, .summary = text, .operands = "operand:" kind, \
        .format = "$operand attr-dict `:` type($operand)"                                \
    }
#define COUNTED(mnemonic, text)                                                              \
    {                                                                                        \
        .name = "async.runtime." mnemonic, .summary = text, .operands = "operand:async-any", \
        .attrs = "count:positive-i64", .format = "$operand attr-dict `:` type($operand)"     \
    }
#define ACCESS \
    .parse = bs_async_parse_access, .print = bs_async_print_access, .verify = bs_async_verify_access

// clang-format off
static const BsOpDef ops[] = {
    { .name = "async.add_to_group", .does = BS_DOES_POISON, .summary = "lets a group wait for a token or value",
      .operands = "operand:async-awaited, group:async-group", .results = "rank:index",
      .format = "$operand `,` $group `:` type($operand) attr-dict", .memory = BS_MEMORY_ADD_TO_GROUP },
    { .name = "async.await", .does = BS_DOES_SAME, .summary = "waits for a token or value", .operands = "operand:async-awaited",
      .results = "result:any?", .parse = parse_await, .print = print_await, .verify = verify_await,
      .memory = BS_MEMORY_WAIT_MADE },
    { .name = "async.await_all", .does = BS_DOES_NOTHING, .summary = "waits for all that was added to a group", .operands = "operand:async-group",
      .format = "$operand attr-dict", .memory = BS_MEMORY_WAIT_FOR },
    { .name = "async.call", .summary = "call of an async function", .operands = "operands:any*", .results = "results:async-awaited*",
      .attrs = "callee:symbol", .format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
      .verify_symbols = bs_async_verify_call_symbols, .traits = BS_TRAIT_CALL },
    { .name = "async.coro.begin", .summary = "begins a coroutine", .operands = "id:coro-id", .results = "handle:coro-handle",
      .format = "$id attr-dict" },
    { .name = "async.coro.end", .summary = "ends a coroutine", .operands = "handle:coro-handle", .format = "$handle attr-dict" },
    { .name = "async.coro.free", .summary = "frees a coroutine", .operands = "id:coro-id, handle:coro-handle",
      .format = "$id `,` $handle attr-dict" },
    { .name = "async.coro.id", .summary = "names a coroutine", .results = "id:coro-id", .format = "attr-dict" },
    { .name = "async.coro.save", .summary = "where a coroutine will go on", .operands = "handle:coro-handle",
      .results = "state:coro-state", .format = "$handle attr-dict" },
    { .name = "async.coro.suspend", .summary = "leaves a coroutine until it is resumed", .operands = "state:coro-state",
      .n_successors = 3, .format = "$state `,` successor(0) `,` successor(1) `,` successor(2) attr-dict",
      .traits = BS_TRAIT_TERMINATOR },
    { .name = "async.create_group", .does = BS_DOES_POISON, .summary = "a group of tokens and values", .operands = "size:index",
      .results = "result:async-group", .format = "$size `:` type($result) attr-dict", .traits = BS_TRAIT_PURE,
      .memory = BS_MEMORY_MAKE_GROUP, .patterns = create_group_patterns },
    { EXECUTE, .traits = EXECUTE_TRAITS, .releases = BS_UNTIL_19 },
    { EXECUTE, .traits = EXECUTE_TRAITS | BS_TRAIT_RECURSIVE_EFFECTS, .releases = BS_SINCE_22 },
    { .name = "async.func", .summary = "a function that goes on beside the code that calls it",
      .attrs = "sym_name:string, function_type:function-type, sym_visibility:string?, arg_attrs:dict-array?, "
               "res_attrs:dict-array?",
      .n_regions = 1, .default_dialect = "async", .parse = bs_func_parse, .print = bs_func_print, .verify = bs_async_verify_func,
      .traits = BS_TRAIT_ISOLATED | BS_TRAIT_SYMBOL | BS_TRAIT_FUNCTION },
    { .name = "async.return", .does = BS_DOES_RETURN, .summary = "ends such a function with its values", .operands = "operands:any*",
      .format = "attr-dict ($operands^ `:` type($operands))?", .parent = "async.func", .verify = bs_async_verify_return,
      .traits = BS_TRAIT_PURE | BS_TRAIT_TERMINATOR | BS_TRAIT_RETURN_LIKE, .region_terminator = TRUE },
    COUNTED("add_ref", "counts users of a token, value or group"),
    { .name = "async.runtime.add_to_group", .summary = "lets a group wait for a token or value",
      .operands = "operand:async-awaited, group:async-group", .results = "rank:index",
      .format = "$operand `,` $group attr-dict `:` type($operand)" },
    RUNTIME("await", "stops the thread until a token, value or group is there", "async-any"),
    { .name = "async.runtime.await_and_resume", .summary = "resumes a coroutine when a token, value or group is there",
      .operands = "operand:async-any, handle:coro-handle", .format = "$operand `,` $handle attr-dict `:` type($operand)" },
    { .name = "async.runtime.create", .summary = "a token or value", .results = "result:async-awaited",
      .format = "attr-dict `:` type($result)" },
    { .name = "async.runtime.create_group", .summary = "a group", .operands = "size:index", .results = "result:async-group",
      .format = "$size `:` type($result) attr-dict" },
    COUNTED("drop_ref", "counts users of a token, value or group down"),
    { .name = "async.runtime.is_error", .summary = "whether something went wrong", .operands = "operand:async-any",
      .results = "is_error:i1", .format = "$operand attr-dict `:` type($operand)" },
    { .name = "async.runtime.load", .summary = "reads a value that is there", .operands = "storage:async-value",
      .results = "result:any", ACCESS },
    { .name = "async.runtime.num_worker_threads", .summary = "the number of threads", .results = "result:index",
      .format = "attr-dict `:` type($result)" },
    { .name = "async.runtime.resume", .summary = "goes on with a coroutine", .operands = "handle:coro-handle",
      .format = "$handle attr-dict" },
    RUNTIME("set_available", "says that a token or value is there", "async-awaited"),
    RUNTIME("set_error", "says that a token or value will not be there", "async-awaited"),
    { .name = "async.runtime.store", .summary = "gives a value", .operands = "value:any, storage:async-value", ACCESS,
      .memory = BS_MEMORY_PART },
    { .name = "async.yield", .does = BS_DOES_YIELD, .summary = "ends such a region with its values", .operands = "operands:any*",
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
    .types = types,
};
